import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import Synchronization
import TestLog
import TestTime
import Testing

@testable import BeckonPureConnect

/// A server that tells no repeated texts apart gets each text once.
@Suite struct WebChatDeliveryTests {
    /// A server with one chat whose texts are counted.
    private final class Server: PlatformTransport {
        let texts = Mutex<[String]>([])
        let isBusy = Mutex(false)
        let hasHistory: Bool

        init(_ texts: [String], hasHistory: Bool = true) {
            self.hasHistory = hasHistory
            self.texts.withLock { $0 = texts }
        }

        func send(_ call: PlatformCall) async throws(PlatformFailure) -> PlatformReply {
            if isBusy.withLock({ $0 }) { return PlatformReply(status: 503, body: Array("{}".utf8)) }
            if call.url.contains("message-history") {
                if !hasHistory { return PlatformReply(status: 503, body: Array("{}".utf8)) }
                let messages = texts.withLock { texts in
                    texts.enumerated().map { number, text -> JSONValue in
                        [
                            "__type": "urn:inin.com:webChat:chatTextMessage", "participantId": "p",
                            "sequenceNumber": .integer(Int64(number)), "value": .string(text),
                        ]
                    }
                }
                let body: JSONValue = ["pollWaitSuggestion": "500", "messages": .array(messages)]
                return PlatformReply(status: 200, body: body.encoded())
            }
            if call.url.contains("send-message"), let body = call.body, let json = try? JSONValue(parsing: body) {
                texts.withLock { $0.append(json["message"]?.string ?? "") }
            }
            return PlatformReply(status: 204)
        }
    }

    private func delivery(to server: Server) -> WebChatDelivery {
        WebChatDelivery(
            configuration: .init(servers: ["http://127.0.0.1"], target: "Support"),
            calls: ICWSCalls(transport: server), places: WebChatPlaces(), link: { _, _ in nil },
            intake: WebChatIntake(
                calls: ICWSCalls(transport: server), news: WebChatNews(),
                teller: WebChatTeller(tally: PlatformTally(), ids: SystemIDs(), logger: LogLines().logger),
                agentName: "Agent"),
            webhook: nil)
    }

    private let port = PlatformPort(
        agents: Node(
            NodeCore(
                NodeConfiguration(),
                on: NodeGround(
                    store: MemoryStore(), time: ManualTime(), ids: SystemIDs(), logger: LogLines().logger))
        ).port(of: .pureConnect), time: ManualTime())

    /// What is owed of a chat in which the customer said "one" and "two", and of which the server took `sent` texts by the cursor.
    private func owed(sent: Int, after failures: Int = 0) -> AgentDelivery {
        let now = Timestamp(milliseconds: 1_700_000_000_000)
        var ledger = AgentLedger()
        ledger.told.isOpened = true
        if failures > 0 { ledger.refused = RefusedNotice(RefusedNotice.failing("1"), count: failures) }
        ledger.told.reference =
            WebChatReference(server: "http://127.0.0.1", chat: "1", participant: "p", sent: sent).text
        var head = ChatHead(
            ChatID("A"), serviceID: ServiceID("s"), serviceName: "support",
            life: ChatLife(startedAt: now, expiresAt: now.advanced(by: .seconds(3_600))),
            customer: ChatCustomer(nickname: "Ana"), attendance: ChatAttendance(.polling),
            side: ChatAgentSide(.pureConnect, ledger: ledger), version: 1)
        head.lastPosition = 2
        let events = ["one", "two"].enumerated().map { place, text in
            TranscriptEvent(
                position: place + 1, kind: .messageText, nickname: "Ana", text: text, party: .client, at: now, key: nil)
        }
        return AgentDelivery(
            owedOf: head, events: events, receipt: ReceiptMark(), options: ServiceOptions(name: "support", kind: .chat))
    }

    @Test("texts that the server has already, because another node sent them, are not sent again")
    func settled() async {
        let server = Server(["zero", "one"])
        _ = await delivery(to: server).take(owed(sent: 1), port)
        #expect(server.texts.withLock { $0 } == ["zero", "one", "two"])
    }

    @Test("while a server in doubt does not tell its history, nothing is sent to it")
    func noHistory() async {
        let server = Server(["zero", "one"])
        let delivery = delivery(to: server)
        server.isBusy.withLock { $0 = true }
        let answer = await delivery.take(owed(sent: 1), port)
        #expect(answer == .nothing(.failing(reason: "status 503")))
        server.isBusy.withLock { $0 = false }
        _ = await delivery.take(owed(sent: 1), port)
        #expect(server.texts.withLock { $0 } == ["zero", "one", "two"])
    }

    @Test("a history that fails again and again blocks no text")
    func failingHistory() async {
        let server = Server([], hasHistory: false)
        let early = await delivery(to: server).take(owed(sent: 0, after: RefusedNotice.patienceWithFailures - 1), port)
        #expect(early == .nothing(.failing(reason: "status 503")))
        #expect(server.texts.withLock { $0 }.isEmpty)
        _ = await delivery(to: server).take(owed(sent: 0, after: RefusedNotice.patienceWithFailures), port)
        #expect(server.texts.withLock { $0 } == ["one", "two"])
    }
}
