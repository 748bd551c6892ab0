import Beckon
import HTTPTypes
import HummingbirdCore
import Testing

@testable import BeckonServer

@Suite("Answers when the database fails")
struct StoreErrorAnswerTests {
    private let damaged = StoreError(.unusable, "SQLite 11")

    @Test("a damaged database is not something to try again")
    func damage() {
        let fault = GMSFault(damaged)
        #expect(fault.kind == .damaged)
        #expect(DeskFault(damaged) == .damaged)
        #expect(NativeFault.of(damaged) == .damaged)
        for message in [fault.message, DeskFaultAnswer(.damaged).message, NativeFault.damaged.message] {
            #expect(message.contains("damaged"))
            #expect(!message.contains("again"))
        }
        #expect(NativeFault.damaged.response.headers[.retryAfter] == nil)
    }

    @Test("other errors may be retried", arguments: [StoreError.Code.full, .unavailable, .overloaded, .unknownOutcome])
    func passing(code: StoreError.Code) {
        let error = StoreError(code, "words")
        #expect(GMSFault(error).kind == .unavailable)
        #expect(GMSFault(error).message.contains("try again"))
        #expect(DeskFault(error) == .busy)
        #expect(NativeFault.of(error) == .busy)
        #expect(NativeFault.busy.response.headers[.retryAfter] == "1")
    }

    @Test("so may what meets a callback that other requests keep changing, in the form of its surface")
    func busyCallback() {
        let busy = CallbackRefusal(status: 503, exception: "", message: "words")
        #expect(NativeFault.of(busy) == .busy)
        #expect(ChatV2Failure(busy) == ChatV2Failure(ChatRefusal(.contended) as any Error))
        #expect(NativeFault.of(CallbackRefusal(status: 404, exception: "", message: "words")) == nil)
    }
}
