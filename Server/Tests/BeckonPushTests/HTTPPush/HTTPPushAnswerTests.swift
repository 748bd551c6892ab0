import Beckon
import Testing

@testable import BeckonPush

@Suite struct HTTPPushAnswerTests {
    @Test(
        "what a receiver's status means",
        arguments: [
            (200, "delivered", "delivered"), (201, "retry", "delivered"), (204, "retry", "delivered"),
            (301, "bad", "bad"), (302, "bad", "bad"), (400, "bad", "bad"), (401, "bad", "fault"),
            (403, "bad", "fault"), (404, "bad", "bad"), (408, "retry", "retry"), (410, "dead", "bad"),
            (413, "bad", "bad"), (429, "retry", "retry"), (500, "retry", "retry"), (503, "retry", "retry"),
            (599, "retry", "retry"),
        ])
    func means(status: Int, httpcb: String, customhttp: String) {
        for (kind, expected) in [(PushProviderKind.httpcb, httpcb), (.customhttp, customhttp)] {
            let outcome = HTTPPushAnswer.outcome(status: status, retryAfter: nil, kind: kind)
            let word =
                switch outcome {
                case .delivered: "delivered"
                case .retry: "retry"
                case .messageBad: "bad"
                case .configurationFault: "fault"
                case .tokenDead: "dead"
                case .unprocessed, .held, .unsure: "other"
                }
            #expect(word == expected, "\(kind) \(status)")
        }
    }
}
