import Beckon
import Testing

@Suite("Parts of a chat's head")
struct HeadPartsTests {
    private static let parts: [HeadParts] = [.message, .delivery, .indexed, .others, .cursors, .agentCursor]

    private static func at(_ milliseconds: Int) -> Timestamp { Timestamp(milliseconds: Int64(milliseconds)) }

    /// A head that differs from that of another number in every column of a part.
    private static func head(_ number: Int, presence: CustomerPresence) -> ChatHead {
        var ledger = AgentLedger()
        (ledger.failures, ledger.due) = (number, at(number))
        let typing = TypingState(isTyping: number == 1, lastStart: at(number))
        let webhook = BridgeSourceName("x").map { AgentSideName.webhook($0) }
        let side = ChatAgentSide(
            number == 1 ? .desk : webhook ?? .desk, conversation: "c\(number)", cursor: number,
            agents: [AgentParty(nickname: "a\(number)", kind: .agent, account: "a")], typing: typing, ledger: ledger)
        let customer = ChatCustomer(
            nickname: "n\(number)", signedID: "i\(number)", user: "u\(number)", deviceID: DeviceID("d\(number)"),
            deviceSince: at(number), typing: typing, waitingSince: at(number), userData: ["subject": "s\(number)"],
            hasMoreData: number == 1)
        let life = ChatLife(
            state: number == 1 ? .waiting : .active, startedAt: at(number), endedAt: at(number), expiresAt: at(number),
            due: at(number))
        let attendance = ChatAttendance(
            presence, holder: NodeID("h\(number)"), cursor: number, sent: number, handedOver: number,
            seenAt: at(number), firstPushDue: at(number))
        return ChatHead(
            ChatID("A"), serviceID: ServiceID("S"), serviceName: "request-chat", life: life, customer: customer,
            attendance: attendance, side: side, version: Int64(number), lastPosition: number, lastPushable: number,
            files: ChatFileUse(count: number, bytes: number))
    }

    private static let old = head(1, presence: .present(clientID: "c"))
    private static let new = head(2, presence: .away(since: at(2), farewell: "d"))

    @Test("a part has the fields of its columns, and no others", arguments: parts)
    func columns(part: HeadParts) {
        let mixed = Self.old.taking(part, of: Self.new)
        for column in ChatColumn.allCases where column.part != nil {
            #expect(Self.old[column] != Self.new[column], "\(column)")
            #expect(mixed[column] == (column.part == part ? Self.new : Self.old)[column], "\(column)")
        }
    }

    @Test("all parts are the whole head, whatever is taken first", arguments: parts)
    func whole(part: HeadParts) {
        let everything = Self.parts.reduce(into: HeadParts()) { $0.formUnion($1) }
        let rest = everything.subtracting(part)
        #expect(Self.old.taking(part, of: Self.new).taking(rest, of: Self.new) == Self.new)
        #expect(Self.old.taking(everything, of: Self.new) == Self.new)
        #expect(Self.old.taking([], of: Self.new) == Self.old)
    }

    @Test("the parts that changed are found, in any choice of them; cursors do not count", arguments: 0..<8)
    func changes(choice: Int) {
        var parts: HeadParts = .message
        for (place, part) in [HeadParts.delivery, .indexed, .others].enumerated() where choice & (1 << place) != 0 {
            parts.insert(part)
        }
        let next = Self.old.taking([parts, .cursors, .agentCursor], of: Self.new)
        #expect(next.parts(changedFrom: Self.old) == parts)
        #expect(Self.old.parts(changedFrom: Self.old) == .message)
    }

    private static func event(_ position: Int, key: String? = nil, of chat: ChatID = old.id) -> Change {
        .append(
            chat,
            TranscriptEvent(
                position: position, kind: .messageText, nickname: "", text: "", party: .client, at: at(0), key: key))
    }

    @Test("a step is one chat's next head with its events, and what cannot be refused behind it")
    func step() throws {
        let put = Change.putChat(Self.new, settingCursor: true, changing: .message)
        func step(_ changes: [Change], over version: Int64 = 1) -> ChatStep? {
            Commit(expecting: .chat(Self.old.id, version: version), changes).step
        }
        let seen = Change.moveAgentCursor(Self.old.id, to: 2)
        let written = try #require(step([Self.event(1), put, Self.event(2, key: "k"), seen]))
        #expect(written.head == Self.new && written.parts == [.message, .cursors])
        #expect(written.lastPosition == 0 && written.key == "k")
        let alone = try #require(step([put]))
        #expect(alone.lastPosition == 2 && alone.key == nil)

        let other = Self.event(2, of: ChatID("B"))
        let refusable: [[Change]] = [
            [], [Self.event(2)], [put, put], [seen, put], [put, other], [put, Self.event(1)],
            [put, Self.event(1), Self.event(3)], [put, Self.event(2), Self.event(1)],
            [put, Self.event(1, key: "a"), Self.event(2, key: "b")],
            [put, .releaseKey(of: Self.old.serviceID, key: "k")],
        ]
        for changes in refusable { #expect(step(changes) == nil, "\(changes.count) changes") }
        #expect(step([put], over: 0) == nil && step([put], over: 2) == nil)
        #expect(Commit([put]).step == nil)
    }
}
