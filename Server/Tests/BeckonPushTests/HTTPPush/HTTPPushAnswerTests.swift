import Beckon
import Testing

@testable import BeckonPush

@Suite struct HTTPPushAnswerTests {
    @Test(
        "what a receiver's status means",
        arguments: [
            (200, "delivered", "delivered"), (201, "retry", "delivered"), (204, "retry", "delivered"),
            (101, "kept", "fault"), (301, "kept", "fault"), (302, "kept", "fault"), (308, "kept", "fault"),
            (400, "kept", "kept"), (401, "kept", "fault"), (403, "kept", "fault"), (404, "kept", "kept"),
            (405, "kept", "fault"), (407, "kept", "fault"), (408, "retry", "retry"), (409, "kept", "kept"),
            (410, "dead", "kept"), (413, "bad", "bad"), (415, "bad", "bad"), (418, "kept", "kept"),
            (422, "bad", "bad"), (429, "retry", "retry"), (500, "retry", "retry"), (503, "retry", "retry"),
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
                case .unexplained: "kept"
                case .configurationFault: "fault"
                case .tokenDead: "dead"
                case .unprocessed, .held, .unsure: "other"
                }
            #expect(word == expected, "\(kind) \(status)")
        }
    }
}
