import Beckon
import BeckonJSON
import BeckonNode
import BeckonPush
import Synchronization
import Testing

@testable import BeckonServer

/// What a contact centre behind webhooks gets when it refuses a part.
@Suite struct WebhookAgentSideTests {
    /// A contact centre that refuses every body in which a test finds something bad.
    private final class Centre: Sendable {
        private let isBad: @Sendable (JSONValue) -> Bool
        private let bodies = Mutex<[JSONValue]>([])

        init(_ isBad: @escaping @Sendable (JSONValue) -> Bool) { self.isBad = isBad }

        var taken: [JSONValue] { bodies.withLock { $0 } }

        func receive(_ body: [UInt8]) -> WebhookSender.Result {
            let notices = (try? JSONValue(parsing: body))?["notices"]?.array ?? []
            if notices.contains(where: isBad) { return .refused(status: 415) }
            bodies.withLock { $0 += notices }
            return .accepted
        }

        func side() throws -> WebhookAgentSide {
            WebhookAgentSide(
                try #require(BridgeSourceName("crm")), link: { file, _ in "https://files.example.com/\(file.text)" },
                post: { body, _ in self.receive(body) })
        }
    }

    private let port = SimulatedNode().core.port(of: .cxone)

    private func delivery(_ events: [TranscriptEvent], refused: RefusedNotice? = nil) -> AgentDelivery {
        var head = ChatHead(
            ChatID("c"), serviceID: ServiceID("s"), serviceName: "support",
            life: ChatLife(startedAt: Timestamp(milliseconds: 1), expiresAt: Timestamp(milliseconds: 9)),
            customer: ChatCustomer(nickname: "Stan"), attendance: ChatAttendance(.polling),
            side: ChatAgentSide(newOf: .cxone))
        head.lastPosition = events.count
        head.side.ledger?.refused = refused
        return AgentDelivery(
            owedOf: head, events: events, receipt: ReceiptMark(),
            options: ServiceOptions(name: "support", kind: .chat))
    }

    private func event(_ position: Int, _ text: String, file: Bool = false) -> TranscriptEvent {
        TranscriptEvent(
            position: position, kind: file ? .fileUploaded : .messageText, nickname: "Stan", text: text, party: .client,
            at: Timestamp(milliseconds: 1), key: nil, data: file ? EventFile(id: FileID("f1"), name: "a.pdf").data : [:]
        )
    }

    @Test("of notices of which one is refused the others before it are taken, one by one")
    func oneByOne() async throws {
        let centre = Centre { $0["text"]?.string == "bad" }
        let answer = try await centre.side().take(delivery([event(1, "a"), event(2, "bad"), event(3, "b")]), port)
        #expect(answer == .first(2, .content(reason: "status 415")))
        #expect(centre.taken.compactMap { $0["text"]?.string } == ["a"])
    }

    @Test("a file that is refused goes as a text with its name and address, and the rest follows")
    func files() async throws {
        let centre = Centre { $0["file"] != nil }
        let answer = try await centre.side().take(delivery([event(1, "file", file: true), event(2, "b")]), port)
        #expect(answer == .all)
        #expect(centre.taken.compactMap { $0["text"]?.string } == ["a.pdf: https://files.example.com/f1", "b"])
    }

    @Test(
        "a status is surely, perhaps or not about the content",
        arguments: [
            (.refused(status: 400), .content(reason: "status 400")),
            (.refused(status: 413), .content(reason: "status 413")),
            (.refused(status: 415), .content(reason: "status 415")),
            (.refused(status: 422), .content(reason: "status 422")),
            (.refused(status: 403), .perhapsContent(reason: "status 403")),
            (.refused(status: 404), .perhapsContent(reason: "status 404")),
            (.refused(status: 409), .perhapsContent(reason: "status 409")),
            (.refused(status: 401), .refused(reason: "status 401")),
            (.failed(status: 500), .failing(reason: "status 500")),
            (.failed(status: 408), .unreachable(reason: "status 408")),
            (.busy(nil, status: 503), .failing(reason: "status 503")),
            (.busy(nil, status: 429), .unreachable(reason: "status 429")),
            (.busy(.seconds(2), status: 503), .busy(.seconds(2), reason: "status 503")),
        ] as [(WebhookSender.Result, AgentAnswer.Failure)])
    func statuses(_ result: WebhookSender.Result, _ failure: AgentAnswer.Failure) async throws {
        let side = WebhookAgentSide(try #require(BridgeSourceName("crm"))) { _, _ in result }
        #expect(await side.take(delivery([event(1, "a")]), port).failure == failure)
    }

    @Test("at a delivery that fails for the third time the notices go one by one, so that the one at fault is found")
    func failing() async throws {
        let calls = Mutex(0)
        let side = WebhookAgentSide(try #require(BridgeSourceName("crm"))) { body, _ in
            calls.withLock { $0 += 1 }
            let notices = (try? JSONValue(parsing: body))?["notices"]?.array ?? []
            return notices.contains { $0["text"]?.string == "bad" } ? .failed(status: 500) : .accepted
        }
        let events = [event(1, "a"), event(2, "bad"), event(3, "b")]
        #expect(await side.take(delivery(events), port) == .nothing(.failing(reason: "status 500")))
        #expect(calls.withLock { $0 } == 1)
        let failed = RefusedNotice(RefusedNotice.failing("opened"), count: 2)
        #expect(await side.take(delivery(events, refused: failed), port) == .first(2, .failing(reason: "status 500")))
    }
}
