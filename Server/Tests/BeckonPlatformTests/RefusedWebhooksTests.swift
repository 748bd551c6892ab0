import BeckonPlatform
import BeckonTime
import TestLog
import Testing

@Suite("Refused webhooks in the log")
struct RefusedWebhooksTests {
    @Test("one a second is told, with its agent side and reason and without what was sent")
    func flood() {
        let (refusals, lines) = (RefusedWebhooks(), LogLines())
        for _ in 0..<100 {
            refusals.tell("signature", side: "cxone", body: Array("hunter2".utf8), at: .start, in: lines.logger)
        }
        refusals.tell("malformed", side: "cxone", body: [], at: .start.advanced(by: .seconds(1)), in: lines.logger)
        let told = lines.matching("a webhook is refused")
        #expect(told.map { $0.metadata["reason"] } == ["signature", "malformed"])
        #expect(told.allSatisfy { $0.metadata["agent.side"] == "cxone" && $0.metadata.count == 3 })
        #expect(!told.contains { $0.metadata.values.contains { $0.contains("hunter2") } })
    }
}
