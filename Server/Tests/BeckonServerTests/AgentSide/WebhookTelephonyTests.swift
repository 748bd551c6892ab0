import BeckonJSON
import BeckonPush
import Synchronization
import Testing

@testable import Beckon
@testable import BeckonCallback
@testable import BeckonServer

@Suite struct WebhookTelephonyTests {
    private static let order = TelephonyOrder(
        act: .dial, attempt: 2,
        record: CallbackRecord(
            id: ServiceID("cb"), serviceName: "sales", state: .queued, step: .waitingForAgent,
            customerNumber: "+4930123456", createdAt: Timestamp(milliseconds: 0),
            expiresAt: Timestamp(milliseconds: 1), user: "u",
            properties: [
                "first_name": "Kim", "_media_type": "voice", "_device_os": "fcm", "push_notification_deviceid": "t",
            ], hasStatedUser: true, isReminded: true,
            calls: [CallbackCall(result: .busy), CallbackCall(reference: "r")], submissions: 1))

    @Test("an order has the number, the attempt and the customer's data, and the same id when it is repeated")
    func body() async throws {
        let sent = Mutex<[(JSONValue?, String)]>([])
        let telephony = WebhookTelephony(try #require(BridgeSourceName("pbx"))) { body, id in
            sent.withLock { $0.append((try? JSONValue(parsing: body), id)) }
            return .accepted
        }
        #expect(await telephony.take(Self.order) == .accepted)
        #expect(await telephony.take(Self.order) == .accepted)
        let posts = sent.withLock { $0 }
        #expect(
            posts.first?.0 == [
                "order": "dial", "callback": "cb", "attempt": 2, "service": "sales", "number": "+4930123456",
                "data": ["_CB_DIAL_1_RESULT": "BUSY", "first_name": "Kim"],
            ])
        #expect(posts.map(\.1) == ["cb.2.dial", "cb.2.dial"])
    }

    @Test(
        "answers",
        arguments: [
            (WebhookSender.Result.refused(status: 400), TelephonyAnswer.refused(reason: "status 400")),
            (.busy(nil, status: 503), .unreachable(reason: "status 503")),
            (.unreachable(reason: "no answer"), .inDoubt(reason: "no answer")),
            (.failed(status: 500), .inDoubt(reason: "status 500")),
            (.unreachable(reason: "not sent"), .unreachable(reason: "not sent")),
        ])
    func answers(_ result: WebhookSender.Result, _ answer: TelephonyAnswer) async throws {
        let telephony = WebhookTelephony(try #require(BridgeSourceName("pbx"))) { _, _ in result }
        #expect(await telephony.take(Self.order) == answer)
    }
}
