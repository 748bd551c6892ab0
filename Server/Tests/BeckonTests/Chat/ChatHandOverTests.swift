import Beckon
import Testing

/// What a chat's head says while its customer's client goes from node to node.
@Suite("Chat hand-over")
struct ChatHandOverTests {
    private static let start = Timestamp(milliseconds: 1_000_000)
    private static let options = ServiceOptions(name: "request-chat", kind: .chat)
    private static let (a, b) = (NodeID("a"), NodeID("b"))

    private func head() -> ChatHead {
        ChatHead(
            ChatID("CHAT"), serviceID: ServiceID("SERVICE"), serviceName: "request-chat",
            life: ChatLife(startedAt: Self.start, expiresAt: Self.start.advanced(by: .seconds(3_600))),
            customer: ChatCustomer(nickname: "Stan", user: "u"), attendance: ChatAttendance(.expected),
            lastPosition: 9)
    }

    private func apply(
        _ input: ChatInput, to head: inout ChatHead, at now: Timestamp = ChatHandOverTests.start
    ) throws -> ChatSession {
        var session = ChatSession(head: head, options: Self.options, now: now)
        try session.apply(input)
        head = session.head
        return session
    }

    @Test("the node that a client comes to holds it")
    func holder() throws {
        var head = head()
        let session = try apply(.customerPresent(clientID: "c", node: Self.a), to: &head)
        #expect(head.attendance.holder == Self.a)
        #expect(session.setsCursor)
        let again = try apply(.customerPresent(clientID: "c", node: Self.a), to: &head)
        #expect(!again.isChanged)
    }

    @Test("what the node before wrote last is written once more, unless that was the second time")
    func takeOver() throws {
        var head = head()
        _ = try apply(.customerPresent(clientID: "c", node: Self.a), to: &head)
        head.attendance.sent = 5
        _ = try apply(.customerPresent(clientID: "c", node: Self.b), to: &head)
        #expect([head.attendance.cursor, head.attendance.handedOver, head.attendance.sent] == [0, 5, 0])
        // The node dies before its first answer, and the next one as well.
        for node in [Self.a, Self.b] {
            _ = try apply(.customerPresent(clientID: "c", node: node), to: &head)
            #expect([head.attendance.cursor, head.attendance.handedOver, head.attendance.sent] == [0, 5, 0])
        }
        head.attendance.sent = 7
        _ = try apply(.customerPresent(clientID: "c", node: Self.a), to: &head)
        #expect([head.attendance.cursor, head.attendance.handedOver, head.attendance.sent] == [5, 7, 5])
        head.attendance.sent = 7
        _ = try apply(.customerPresent(clientID: "c", node: Self.b), to: &head)
        #expect([head.attendance.cursor, head.attendance.handedOver, head.attendance.sent] == [7, 7, 7])
    }

    @Test("what was handed over counts as read only when the client has proven it, if it proves by numbers")
    func takeOverUnproven() throws {
        var head = head()
        _ = try apply(.customerPresent(clientID: "c", node: Self.a), to: &head)
        head.attendance.sent = 5
        for node in [Self.b, Self.a] {
            _ = try apply(.customerPresent(clientID: "c", node: node, handOver: .unproven), to: &head)
            #expect([head.attendance.cursor, head.attendance.handedOver, head.attendance.sent] == [0, 5, 0])
            head.attendance.sent = 5
        }
        _ = try apply(.customerPresent(clientID: "c", node: Self.b, handOver: .arrived), to: &head)
        #expect(head.attendance.cursor == 5)
    }

    @Test("another client of the customer begins at what is confirmed")
    func otherClient() throws {
        var head = head()
        _ = try apply(.customerPresent(clientID: "c", node: Self.a), to: &head)
        (head.attendance.cursor, head.attendance.sent) = (3, 6)
        _ = try apply(.customerPresent(clientID: "d", node: Self.b), to: &head)
        #expect([head.attendance.cursor, head.attendance.handedOver, head.attendance.sent] == [3, 3, 3])
    }

    @Test("a node that misses a client which another one holds is late")
    func lateNode() throws {
        var head = head()
        _ = try apply(.customerPresent(clientID: "c", node: Self.b), to: &head)
        let late = try apply(.customerAway(position: 0, .missed(clientID: "c", by: Self.a)), to: &head)
        #expect(!late.isChanged)
        let own = try apply(.customerAway(position: 2, .missed(clientID: "c", by: Self.b)), to: &head)
        #expect(own.isChanged && head.attendance.presence.isAway)
        #expect([head.attendance.cursor, head.attendance.handedOver, head.attendance.sent] == [2, 2, 2])
        #expect(head.attendance.holder == nil)
        let again = try apply(.customerAway(position: 1, .missed(clientID: "c", by: Self.b)), to: &head)
        #expect(!again.isChanged)
    }

    @Test("a client that said good-bye does not come back under its id, whatever a late node believes")
    func farewell() throws {
        var head = head()
        _ = try apply(.customerPresent(clientID: "c", node: Self.a), to: &head)
        _ = try apply(.customerAway(position: 2, .goodBye(clientID: "c")), to: &head)
        let late = try apply(.customerPresent(clientID: "c", node: Self.b), to: &head)
        #expect(!late.isChanged && head.attendance.presence.isAway)
        let repeated = try apply(.customerAway(position: 2, .goodBye(clientID: "c")), to: &head)
        #expect(!repeated.isChanged)
        _ = try apply(.customerPresent(clientID: "d", node: Self.b), to: &head)
        #expect(head.attendance.presence == .present(clientID: "d"))
    }

    @Test("a client that is missed may come back, until it says good-bye")
    func missedThenFarewell() throws {
        var head = head()
        _ = try apply(.customerPresent(clientID: "c", node: Self.a), to: &head)
        _ = try apply(.customerAway(position: 2, .missed(clientID: "c", by: Self.a)), to: &head)
        var other = head
        _ = try apply(.customerPresent(clientID: "c", node: Self.b), to: &other)
        #expect(other.attendance.presence == .present(clientID: "c"))
        let farewell = try apply(.customerAway(position: 2, .goodBye(clientID: "c")), to: &head)
        #expect(farewell.isChanged && farewell.debts.isEmpty)
        let late = try apply(.customerPresent(clientID: "c", node: Self.b), to: &head)
        #expect(!late.isChanged && head.attendance.presence.isAway)
    }

    @Test("a node that misses a client does not take back what is stored of it")
    func staleNode() throws {
        var head = head()
        _ = try apply(.customerPresent(clientID: "c", node: Self.a), to: &head)
        head.attendance.cursor = 6
        _ = try apply(.customerAway(position: 2, .missed(clientID: "c", by: Self.a)), to: &head)
        #expect(head.attendance.presence.isAway && head.attendance.cursor == 6)
    }

    @Test("a client that says good-bye at another node is believed")
    func farewellElsewhere() throws {
        var head = head()
        _ = try apply(.customerPresent(clientID: "c", node: Self.a), to: &head)
        _ = try apply(.customerAway(position: 4, .goodBye(clientID: "c")), to: &head)
        #expect(head.attendance.presence.isAway && head.attendance.cursor == 4)
    }

    @Test("a released customer has until a time to come back, and is away after it")
    func released() throws {
        var head = head()
        _ = try apply(.customerPresent(clientID: "c", node: Self.a), to: &head)
        let other = try apply(.released(node: Self.b, until: Self.start), to: &head)
        #expect(!other.isChanged)
        let until = Self.start.advanced(by: .seconds(10))
        _ = try apply(.released(node: Self.a, until: until), to: &head)
        #expect(head.life.due == until && head.attendance.holder == nil && !head.attendance.presence.isAway)
        _ = try apply(.timeReached(.missing(clientID: "c", at: Self.b)), to: &head, at: until)
        #expect(head.attendance.presence.isAway)
    }

    @Test("what a node saw of a client counts only while the customer is present with that client at that node")
    func lateSighting() throws {
        var head = head()
        let due = Self.start.advanced(by: .seconds(50))
        // It was expected when somebody looked, and has come since.
        _ = try apply(.customerPresent(clientID: "c", node: Self.a), to: &head)
        for sighting in [
            Sighting.none, .missing(clientID: "other", at: Self.a), .missing(clientID: "c", at: Self.b),
            .held(clientID: "other", by: Self.b),
        ] {
            #expect(!(try apply(.timeReached(sighting), to: &head, at: due).isChanged))
            #expect(head.attendance.presence == .present(clientID: "c") && head.attendance.holder == Self.a)
        }
        // The other node let go of it since: it has its time to come back, and then somebody misses it.
        _ = try apply(.released(node: Self.a, until: due), to: &head)
        #expect(!(try apply(.timeReached(.elsewhere(clientID: "c")), to: &head, at: due).isChanged))
        #expect(head.life.due == due && head.attendance.holder == nil)
        _ = try apply(.timeReached(.held(clientID: "c", by: Self.b)), to: &head, at: due)
        #expect(head.attendance.holder == Self.b && head.attendance.presence == .present(clientID: "c"))
    }

    @Test("a polling customer is seen every ten seconds and away after forty-five")
    func polling() throws {
        var head = head()
        head.customer.user = nil
        head.attendance.presence = .polling
        head.attendance.seenAt = Self.start
        let soon = try apply(.customerPolled, to: &head, at: Self.start.advanced(by: .seconds(9)))
        #expect(!soon.isChanged)
        let seen = Self.start.advanced(by: .seconds(10))
        _ = try apply(.customerPolled, to: &head, at: seen)
        #expect(head.attendance.seenAt == seen && head.life.due == seen.advanced(by: .seconds(45)))
        // Another node's timer looks: the head says when the customer asked, wherever that was.
        _ = try apply(.timeReached(.none), to: &head, at: seen.advanced(by: .seconds(44)))
        #expect(head.attendance.presence == .polling)
        _ = try apply(.timeReached(.none), to: &head, at: seen.advanced(by: .seconds(45)))
        #expect(head.attendance.presence.isAway)
    }
}
