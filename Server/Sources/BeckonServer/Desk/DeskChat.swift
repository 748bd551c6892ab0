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
    var isMine: Bool { head.takenBy?.account == account.user }

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
        writer.key("state")
        writer.string(head.state.rawValue)
        writer.key("customer")
        writer.string(head.customerNickname)
        writer.key("online")
        writer.bool(isOnline)
        writer.key("lastPosition")
        writer.integer(head.lastPosition)
        writer.key("mine")
        writer.bool(isMine)
        if let owner = head.takenBy {
            writer.key("owner")
            writer.string(owner.nickname)
        }
        if let waitingSince {
            writer.key("waitingSince")
            writer.integer(waitingSince.milliseconds)
        }
    }

    /// The chat in the list of work.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("id")
        writer.string(head.id.text)
        writeMembers(to: &writer)
        writer.key("service")
        writer.string(head.serviceName)
        writer.key("startedAt")
        writer.integer(head.startedAt.milliseconds)
        writer.key("read")
        writer.integer(head.agentCursor)
        writer.key("unread")
        writer.integer(unread)
        if let subject = AttachedData.subject(of: head.userData) {
            writer.key("subject")
            writer.string(subject)
        }
        if isCallback {
            writer.key("callback")
            writer.string(head.serviceID.text)
        }
        writer.endObject()
    }
}
