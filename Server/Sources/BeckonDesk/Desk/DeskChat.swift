import Beckon
import BeckonEdge
import BeckonJSON

/// A chat as one agent sees it.
struct DeskChat: Sendable {
    let head: ChatHead
    let account: DeskAccount
    /// Messages of the customer that the chat's agent has not seen, counted up to a limit.
    let unread: Int
    /// Whether the chat belongs to a callback.
    let isCallback: Bool
    /// The longest file that the agent may send, in bytes.
    var largestFile = 0
    /// Whether the chat belongs to an agent who is not signed in.
    var isOwnerOut = false

    var isOnline: Bool { !head.attendance.presence.isAway }
    /// The agent side is compared, too: accounts of other agent sides may have the same name.
    var isMine: Bool { head.side.name == .desk && head.takenBy?.account == account.user }

    /// Since when the customer waits for an answer.
    var waitingSince: Timestamp? {
        head.life.state == .ended
            ? nil : head.customer.waitingSince ?? (head.life.state == .waiting ? head.life.startedAt : nil)
    }

    /// The prefix of the keys of an agent's own events.
    ///
    /// The length separates name and key, whatever characters they hold.
    static func keyPrefix(of account: DeskAccount) -> String { "agent/\(account.user.utf8.count)/\(account.user)/" }

    /// Whether this agent wrote the event; two agents may have the same nickname.
    func isMine(_ event: TranscriptEvent) -> Bool {
        guard event.party == .agent else { return false }
        guard let key = event.key else { return event.nickname == account.nickname }
        return key.hasPrefix(Self.keyPrefix(of: account))
    }

    /// The members that lists and transcripts have in common.
    func writeMembers(to writer: inout JSONWriter) {
        writer.member("state", head.life.state.rawValue)
        writer.member("customer", head.customer.nickname)
        writer.member("online", isOnline)
        writer.member("lastPosition", head.lastPosition)
        writer.member("mine", isMine)
        writer.member("owner", head.takenBy?.nickname)
        writer.member("waitingSince", waitingSince)
    }

    /// Writes the chat for the work list.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", head.id.text)
        writeMembers(to: &writer)
        writer.member("service", head.serviceName)
        writer.member("startedAt", head.life.startedAt)
        writer.member("read", head.side.cursor)
        writer.member("unread", unread)
        writer.member("subject", AttachedData.subject(of: head.customer.userData))
        if isOwnerOut { writer.member("ownerOut", true) }
        writer.member("callback", isCallback ? head.serviceID.text : nil)
        writer.endObject()
    }
}
