package import Bayeux
import BeckonJSON
package import BeckonTime

extension BayeuxHub {
    /// Sends a message to all sessions that are subscribed to a channel, each once, in the order of the calls.
    ///
    /// The message is encoded once and shared. A session whose mailbox is full ends, and its client gets the advice to shake
    /// hands again.
    ///
    /// - Parameters:
    ///   - data: The message's field `data`.
    ///   - channel: The channel.
    ///   - lazyFor: How long it may wait for other messages to go with it; nil to send it at once.
    package func broadcast(_ data: RawJSON, on channel: ChannelName, lazyFor: Milliseconds? = nil) {
        let now = sessions.now
        let letter = Letter(
            message: encoder.event(data, on: channel), patterns: channel.patterns,
            waitsUntil: lazyFor.map { now.advanced(by: max(.zero, $0)) })
        sessions.table.publish(letter, now: now) {
            sessions.dispatch($0)
        } end: {
            endOverfull($0)
        }
    }

    /// Sends a message, such as a service reply, to one session, whether it is subscribed to the channel or not.
    ///
    /// - Parameters:
    ///   - data: The message's field `data`.
    ///   - channel: The channel, usually one below `/service`.
    ///   - clientID: The session.
    ///   - lazyFor: How long it may wait for other messages to go with it; nil to send it at once.
    /// - Returns: Whether it is in the session's mailbox; false if there is no such session or its mailbox was full.
    @discardableResult
    package func deliver(
        _ data: RawJSON, on channel: ChannelName, to clientID: String, lazyFor: Milliseconds? = nil
    ) -> Bool {
        let now = sessions.now
        let waitsUntil = lazyFor.map { now.advanced(by: max(.zero, $0)) }
        let message = encoder.event(data, on: channel)
        guard
            let (outgoing, overfull) = sessions.table.post(message, to: clientID, waitsUntil: waitsUntil, now: now)
        else { return false }
        sessions.dispatch(outgoing)
        if let overfull { endOverfull(overfull) }
        return overfull == nil
    }

    /// Puts an encoded message into the mailbox of a session; a session that has ended is ignored.
    func post(_ message: [UInt8], to session: SessionHandle) {
        guard let (outgoing, overfull) = sessions.table.post(message, to: session, now: sessions.now) else { return }
        sessions.dispatch(outgoing)
        if let overfull { endOverfull(overfull) }
    }
}
