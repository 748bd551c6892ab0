import Bayeux
import BayeuxServer
import Beckon
import BeckonJSON
import GMSContract

/// Gives published notifications to CometD clients: `{"id", "message", "tag"}` on the channel of chat events.
struct CometPublication: Sendable {
    let hub: BayeuxHub
    let eventIDs: EventIDs

    /// Puts a notification into the mailboxes of a user's subscribed clients on this node.
    func deliver(_ notification: PublishedNotification, to user: String) {
        guard let channel = ChannelName(CometNotification.channel) else { return }
        var data: RawJSON?
        for client in hub.sessions.summaries(user: user)
        where client.subscriptions.contains(CometNotification.channel) {
            let spelled = data ?? spell(notification)
            data = spelled
            hub.deliver(spelled, on: channel, to: client.clientID)
        }
    }

    private func spell(_ notification: PublishedNotification) -> RawJSON {
        let text = notification.message
        let value = text.utf8.first == UInt8(ascii: "{") ? try? JSONValue(parsing: Array(text.utf8)) : nil
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("id")
        writer.string(eventIDs.next())
        writer.key("message")
        writer.value(value ?? .string(text))
        writer.key("tag")
        writer.string(notification.tag)
        writer.endObject()
        return RawJSON(writer.bytes)
    }
}
