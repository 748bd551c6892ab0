import Beckon
import BeckonJSON
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

    private func delivery(_ events: [TranscriptEvent]) -> AgentDelivery {
        var head = ChatHead(
            ChatIdentity(ChatID("c"), serviceID: ServiceID("s"), serviceName: "support"),
            life: ChatLife(startedAt: Timestamp(milliseconds: 1), expiresAt: Timestamp(milliseconds: 9)),
            customer: ChatCustomer(nickname: "Stan"), attendance: ChatAttendance(.polling),
            side: ChatAgentSide(newOf: .cxone))
        head.lastPosition = events.count
        return AgentDelivery(
            owedOf: head, events: events, receipt: ReceiptMark(),
            options: ServiceOptions(name: "support", kind: .chat))
    }

    private func event(_ position: Int, _ text: String, file: Bool = false) -> TranscriptEvent {
        TranscriptEvent(
            position: position, kind: file ? .fileUploaded : .messageText, nickname: "Stan", text: text, party: .client,
            at: Timestamp(milliseconds: 1), key: nil, data: file ? ["file-id": "f1", "file-name": "a.pdf"] : [:])
    }

    @Test("of notices of which one is refused the others before it are taken, one by one")
    func oneByOne() async throws {
        let centre = Centre { $0["text"]?.string == "bad" }
        let answer = try await centre.side().take(delivery([event(1, "a"), event(2, "bad"), event(3, "b")]))
        #expect(answer == .first(2, .content(reason: "status 415")))
        #expect(centre.taken.compactMap { $0["text"]?.string } == ["a"])
    }

    @Test("a file that is refused goes as a text with its name and address, and the rest follows")
    func files() async throws {
        let centre = Centre { $0["file"] != nil }
        let answer = try await centre.side().take(delivery([event(1, "file", file: true), event(2, "b")]))
        #expect(answer == .all)
        #expect(centre.taken.compactMap { $0["text"]?.string } == ["a.pdf: https://files.example.com/f1", "b"])
    }

    @Test(
        "only some statuses are about the content",
        arguments: [(400, true), (413, true), (415, true), (422, true), (401, false), (403, false), (404, false)])
    func statuses(_ status: Int, isContent: Bool) async throws {
        let side = WebhookAgentSide(try #require(BridgeSourceName("crm"))) { _, _ in .refused(status: status) }
        let trouble = try #require(await side.take(delivery([event(1, "a")])).trouble)
        #expect(trouble == (isContent ? .content(reason: "status \(status)") : .refused(reason: "status \(status)")))
    }
}
