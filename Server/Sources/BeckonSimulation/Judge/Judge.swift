import Beckon

/// A broken rule, and the step at which it was noticed.
package struct Violation: Sendable, Equatable {
    /// The invariant, I1 to I12 of the promises, or another condition.
    package let rule: String
    package let text: String
    /// The step at which it was noticed.
    package internal(set) var step = 0
}

/// Watches a walk from outside: the requests and acknowledgements, the rows in the store, the deliveries, and the
/// pushes that were sent.
final class Judge {
    /// A text that was sent, identified by a number of its own.
    struct Sent {
        let chat: Int
        let sender: Int
        var position = 0
        var acknowledged = 0
        var isRefused = false
    }

    /// What is known about a push row.
    struct Owed {
        var fence: Int64 = 0
        var owner: NodeID?
        /// When its claim ends, by the walk's undisturbed clock.
        var leaseEnd: Int64 = 0
        var jumps = 0
        /// Whether a clock jump has shortened, or may have shortened, one of its claims.
        var isDoubtful = false
        var isClaimed = false
        var isOver = false
        var sends = 0
        var allowance = 1
        /// The service's answer under the last claim.
        var answer: (fence: Int64, isOpen: Bool)?
    }

    /// The largest difference between a node's clock and the database's, in milliseconds.
    static let clockError: Int64 = 50
    /// A push that expires within this time may end before its next attempt.
    private static let longestWait = Milliseconds.seconds(1_800)

    private(set) var violation: Violation?
    /// The chats in the order of their first events.
    private(set) var chats: [ChatID] = []
    private var places: [ChatID: Int] = [:]
    private(set) var sent: [Sent] = []
    /// Every chat's events by their marks, in the order of the commits.
    private(set) var transcripts: [[Int32]] = []
    /// The last position of each chat that was ever written to its customer.
    private var written: [Int] = []
    /// The last position of each chat whose pushes were delivered or ended with a reason.
    private(set) var covered: [Int] = []
    private var owed: [Owed] = []
    /// The Bayeux clients whose good-bye was answered successfully.
    private var departed: Set<String> = []
    /// The Bayeux clients with which each chat's customer was present, in order.
    private var arrivals: [Int: [String]] = [:]

    /// Whether work that a node has begun may take long.
    private let mayStandStill: Bool

    init(mayStandStill: Bool) { self.mayStandStill = mayStandStill }

    func fail(_ rule: String, _ text: @autoclosure () -> String) {
        if violation == nil { violation = Violation(rule: rule, text: text()) }
    }

    func stop(step: Int) { violation?.step = step }

    // MARK: - Texts

    /// Registers a text that is about to be sent for the first time.
    func sends(_ sender: Int, to chat: ChatID) -> Int {
        sent.append(Sent(chat: index(of: chat), sender: sender))
        return sent.count
    }

    func acknowledged(_ number: Int, at position: Int?) {
        let text = sent[number - 1]
        guard text.position > 0 else {
            return fail("I1", "text \(number) was acknowledged and is not in the transcript")
        }
        if let position, position != text.position {
            fail("I9", "text \(number) was acknowledged at \(position) but is at \(text.position)")
        }
        sent[number - 1].acknowledged = text.position
    }

    func refused(_ number: Int) {
        if sent[number - 1].position > 0 { fail("I3", "text \(number) was refused and is in the transcript") }
        sent[number - 1].isRefused = true
    }

    // MARK: - Writes

    func appended(_ event: TranscriptEvent, to chat: ChatID) {
        let index = index(of: chat)
        let position = transcripts[index].count + 1
        if event.position != position {
            fail("I5", "chat \(index): event \(event.position) was appended at position \(position)")
        }
        let mark = Self.mark(of: event)
        transcripts[index].append(mark)
        guard mark > 0 else { return }
        let number = Int(mark)
        guard number <= sent.count, sent[number - 1].chat == index else {
            return fail("I3", "text \(number) is in chat \(index) and was never sent there")
        }
        if sent[number - 1].position > 0 { fail("I2", "text \(number) is twice in chat \(index)") }
        if sent[number - 1].isRefused { fail("I3", "text \(number) is in chat \(index) and was refused") }
        sent[number - 1].position = position
    }

    func stands(_ head: ChatHead) {
        stands(head.attendance.presence, of: index(of: head.id))
        let last = transcripts[index(of: head.id)].count
        if max(head.attendance.cursor, head.attendance.sent) > written[index(of: head.id)] {
            fail(
                "I6",
                "chat \(head.id): cursor \(head.attendance.cursor), sent \(head.attendance.sent), but less was written")
        }
        guard head.lastPosition == last, 0 <= head.attendance.cursor, head.attendance.cursor <= head.attendance.sent,
            head.attendance.sent <= last
        else {
            return fail(
                "cursors",
                "chat \(head.id): cursor \(head.attendance.cursor), sent \(head.attendance.sent), last \(head.lastPosition) of \(last)"
            )
        }
    }

    /// Checks that a customer is not present with a client that said good-bye before a later client came.
    ///
    /// If commits are slow or nodes pause, it may be, because of a request that began before the good-bye.
    private func stands(_ presence: CustomerPresence, of chat: Int) {
        guard case .present(let clientID) = presence, arrivals[chat]?.last != clientID else { return }
        if !mayStandStill, departed.contains(clientID), arrivals[chat, default: []].contains(clientID) {
            fail("farewell", "chat \(chat): the customer is back with \(clientID), which left before a later client")
        }
        arrivals[chat, default: []].append(clientID)
    }

    /// Notes that a customer got a successful answer to a client's good-bye.
    func saidGoodbye(_ clientID: String) { departed.insert(clientID) }

    // MARK: - Deliveries

    /// Notes events that were written to a customer; they may still be lost.
    func wrote(through position: Int, of chat: String) {
        let index = index(of: ChatID(chat))
        written[index] = max(written[index], position)
    }

    /// Checks an event that a reader's application gets.
    func delivered(_ mark: Int32, at position: Int, of chat: ChatID) {
        let chat = index(of: chat)
        guard position <= transcripts[chat].count else {
            return fail("I8", "position \(position) of chat \(chat) was delivered before it was committed")
        }
        if transcripts[chat][position - 1] != mark {
            fail("I8", "position \(position) of chat \(chat) was delivered as another event")
        }
    }

    // MARK: - Pushes

    /// Checks a claim of a push; for a node whose clock is not up to date, other nodes may see the lease as ended at
    /// once.
    func claimed(_ claim: ClaimedPush, owner: NodeID, now: Timestamp, _ world: World) {
        let index = Int(claim.push.id) - 1
        while owed.count <= index { owed.append(Owed()) }
        // A node that has not read the database's clock since a jump claims by another time than the others.
        if world.jumps > 0, abs(now.milliseconds - world.wall.milliseconds) > Self.clockError {
            owed[index].isDoubtful = true
        }
        let before = owed[index]
        if before.isClaimed {
            world.coverage.count(.claimRepeated)
            owed[index].allowance += 1
            if world.jumps != before.jumps { owed[index].isDoubtful = true }
            if world.now < before.leaseEnd - Self.clockError, !owed[index].isDoubtful {
                fail("I11", "push \(claim.push.id) was claimed while \(before.owner?.text ?? "?") held it")
            }
        }
        if before.isOver { fail("I11", "push \(claim.push.id) was claimed after its end") }
        owed[index].fence = claim.fence
        owed[index].owner = owner
        owed[index].isClaimed = true
        owed[index].jumps = world.jumps
        owed[index].leaseEnd = world.now + claim.leaseUntil.milliseconds - world.wall.milliseconds
        guard case .chat(let chat, _, let through) = claim.push.subject, let head = world.database.tables.chats[chat]
        else { return }
        if !head.attendance.presence.isAway {
            fail("I12", "a push of chat \(chat) was claimed while its customer is present")
        }
        if through <= head.attendance.cursor {
            fail("I12", "a push of chat \(chat) was claimed that its customer has read")
        }
    }

    /// Checks a push that is handed to its service.
    func handed(_ claim: ClaimedPush, _ world: World) {
        let index = Int(claim.push.id) - 1
        owed[index].sends += 1
        if owed[index].sends > owed[index].allowance {
            fail("I11", "push \(claim.push.id) was sent \(owed[index].sends) times")
        }
        if owed[index].fence != claim.fence, !owed[index].isDoubtful, world.jumps == owed[index].jumps {
            fail("I11", "push \(claim.push.id) was sent under claim \(claim.fence), not \(owed[index].fence)")
        }
    }

    /// Notes a push service's answer, or the lack of one: `isOpen` while the service can still accept the push.
    func answered(_ claim: ClaimedPush, isOpen: Bool) {
        owed[Int(claim.push.id) - 1].answer = (claim.fence, isOpen)
    }

    /// Checks a push's outcome that the store accepted.
    func settled(_ push: OwedPush, fence: Int64, _ settlement: Settlement, now: Timestamp) {
        let index = Int(push.id) - 1
        guard owed[index].fence == fence else { return }
        if case .retry = settlement {
            // The push is sent again.
        } else if let answer = owed[index].answer, answer.fence == fence, answer.isOpen,
            push.expiresAt > now.advanced(by: Self.longestWait)
        {
            fail("I10", "push \(push.id) ended while its service could still accept it")
        }
        owed[index].isClaimed = false
        switch settlement {
        case .done, .dead: owed[index].isOver = true
        case .retry: owed[index].allowance += 1
        }
    }

    /// Checks an outcome with another fencing number than the row's: it must not change anything.
    func fenced(_ before: OwedRow, _ after: OwedRow?) {
        guard let after, after.fence == before.fence, after.leaseUntil == before.leaseUntil,
            after.push == before.push
        else { return fail("I11", "an outcome of an old claim of push \(before.push.id) was accepted") }
    }

    /// Notes that a node's claims were released as dead; after a clock jump it may live, and send what it has claimed.
    func released(_ node: NodeID, _ world: World) {
        for index in owed.indices where owed[index].owner == node && owed[index].isClaimed {
            if world.jumps > 0 { owed[index].isDoubtful = true }
            owed[index].isClaimed = false
            owed[index].allowance += 1
        }
    }

    /// Notes that a service accepted a push, or that the push ended with a reason.
    func concluded(_ subject: PushSubject) {
        guard case .chat(let chat, _, let through) = subject else { return }
        let index = index(of: chat)
        covered[index] = max(covered[index], through)
    }
}

extension Judge {
    /// Returns a chat's number in this walk.
    func index(of chat: ChatID) -> Int {
        if let index = places[chat] { return index }
        places[chat] = chats.count
        chats.append(chat)
        transcripts.append([])
        covered.append(0)
        written.append(0)
        return chats.count - 1
    }

    /// Returns what identifies an event: a text's number, or the kind of a notice.
    static func mark(of event: TranscriptEvent) -> Int32 { mark(type: event.kind.rawValue, text: event.text) }

    /// The same for an event as spelled in messages.
    static func mark(type: String, text: String) -> Int32 {
        guard let kind = EventKind(rawValue: type) else { return .min }
        return switch kind {
        case .messageText: Int32(text) ?? 0
        case .joined: -1
        case .left: -2
        case .typingStarted: -3
        case .typingStopped: -4
        case .pushURL: -5
        case .custom: -6
        case .nicknameUpdated: -7
        case .fileUploaded: -8
        case .fileDeleted: -9
        }
    }
}
