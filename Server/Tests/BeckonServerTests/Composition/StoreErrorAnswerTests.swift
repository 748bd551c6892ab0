import Beckon
import BeckonCallback
import HTTPTypes
import HummingbirdCore
import Testing

@testable import BeckonDesk
@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonNative

@Suite("Answers when the database fails")
struct StoreErrorAnswerTests {
    private let damaged = StoreError(.unusable, "SQLite 11")

    @Test("a damaged database is not something to try again")
    func damage() throws {
        let fault = try #require(Fault(of: damaged))
        #expect(fault.kind == .damaged)
        #expect(DeskFault(damaged) == .damaged)
        #expect(Fault.native(damaged) == .damaged)
        for message in [fault.message, Fault(DeskFault.damaged).message, Fault.damaged.message] {
            #expect(message.contains("damaged"))
            #expect(!message.contains("again"))
        }
        #expect(Fault.damaged.answer.headers[.retryAfter] == nil)
    }

    @Test("other errors may be retried", arguments: [StoreError.Code.full, .unavailable, .overloaded, .unknownOutcome])
    func passing(code: StoreError.Code) {
        let error = StoreError(code, "words")
        #expect(Fault(of: error)?.kind == .unavailable)
        #expect(Fault(of: error)?.message.contains("try again") == true)
        #expect(DeskFault(error) == .busy)
        #expect(Fault.native(error) == .busy)
        #expect(Fault.busy.answer.headers[.retryAfter] == "1")
    }

    @Test("so may what meets a callback that other requests keep changing, in the form of its surface")
    func busyCallback() {
        let busy = CallbackRefusal(.notNow, "words")
        #expect(Fault.native(busy) == .busy)
        #expect(ChatV2Fault(busy) == ChatV2Fault(ChatRefusal(.contended) as any Error))
        #expect(Fault.native(CallbackRefusal(.unknown, "words")) == nil)
    }
}
