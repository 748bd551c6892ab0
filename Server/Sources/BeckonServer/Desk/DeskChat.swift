import Beckon
import BeckonJSON

/// A chat as one agent sees it.
struct DeskChat: Sendable {
    let head: ChatHead
    let account: DeskAccount
    /// Messages of the customer that its owner has not seen, counted up to a limit.
    let unread: Int
    /// Whether it is a callback's.
    let isCallback: Bool

    var isOnline: Bool { !head.presence.isAway }
    /// Accounts of other agent sides may be spelled like those of the desk.
    var isMine: Bool { head.side.name == .desk && head.takenBy?.account == account.user }

    /// Since when somebody has to be answered.
    var waitingSince: Timestamp? {
        head.state == .ended ? nil : head.waitingSince ?? (head.state == .waiting ? head.startedAt : nil)
    }

    /// What the keys of an agent's own events begin with.
    ///
    /// The length keeps name and key apart, whatever stands in them.
    static func keyPrefix(of account: DeskAccount) -> String { "agent/\(account.user.utf8.count)/\(account.user)/" }

    /// Whether this agent said it; two agents may have one name.
    func isMine(_ event: TranscriptEvent) -> Bool {
        guard event.party == .agent else { return false }
        guard let key = event.key else { return event.nickname == account.nickname }
        return key.hasPrefix(Self.keyPrefix(of: account))
    }

    /// The members that lists and transcripts have in common.
    func writeMembers(to writer: inout JSONWriter) {
        writer.member("state", head.state.rawValue)
        writer.member("customer", head.customerNickname)
        writer.member("online", isOnline)
        writer.member("lastPosition", head.lastPosition)
        writer.member("mine", isMine)
        writer.member("owner", head.takenBy?.nickname)
        writer.member("waitingSince", waitingSince)
    }

    /// The chat in the list of work.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", head.id.text)
        writeMembers(to: &writer)
        writer.member("service", head.serviceName)
        writer.member("startedAt", head.startedAt)
        writer.member("read", head.agentCursor)
        writer.member("unread", unread)
        writer.member("subject", AttachedData.subject(of: head.userData))
        writer.member("callback", isCallback ? head.serviceID.text : nil)
        writer.endObject()
    }
}
