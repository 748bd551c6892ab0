import Beckon
import BeckonCallback
import Testing

@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonServer

/// The refusals of limits, byte for byte.
@Suite struct ThrottleBodyTests {
    private static func body(_ message: String) -> String {
        #"{"code":503,"phrase":"Service Unavailable","message":"\#(message)","#
            + #""exception":"com.genesyslab.gsg.services.callback.exceptions.CallbackExceptionServiceUnavailable"}"#
    }

    @Test("an interval, a number and a queue that are full are refused with the contract's bodies")
    func bodies() async throws {
        let cases: [(String, (inout ServiceOptions) -> Void)] = [
            (
                "Limit of queued callbacks for voice-wait-userterm is reached for interval 300s.",
                { $0.throttle.first.limit = 0 }
            ),
            (
                "Limit of queued callbacks for voice-wait-userterm is reached for interval 3600s.",
                { $0.throttle.second.limit = 0 }
            ),
            (
                "Callback for _customer_number=5550100 rejected because previous callbacks for this parameter were "
                    + "requested for more than 0 times today.", { $0.throttle.parameterLimit = 0 }
            ),
            ("Limit of queued callbacks for voice-wait-userterm is reached.", { $0.maxQueuedCallbacks = 0 }),
        ]
        for (message, change) in cases {
            let gateway = GMSCallbackGateway { change(&$0) }
            try await gateway.run {
                let refusal = await #expect(throws: CallbackRefusal.self) {
                    _ = try await gateway.start("voice-wait-userterm")
                }
                #expect(String(decoding: refusal?.body ?? [], as: UTF8.self) == Self.body(message))
            }
        }
    }

    @Test("a header that names a customer is counted in the stead of the parameter")
    func header() async throws {
        let gateway = GMSCallbackGateway {
            $0.throttle.parameterLimit = 1
            $0.throttle.readsHeaders = true
        }
        try await gateway.run {
            func start(_ number: String) async throws {
                _ = try await gateway.callback.start(
                    "voice-wait-userterm", parameters: RequestParameters(["_customer_number": number]),
                    baseURL: "https://gms.example.com/genesys", user: nil, key: nil,
                    headers: ["_customer_number": "4155550199"])
            }
            try await start("5550101")
            let refusal = await #expect(throws: CallbackRefusal.self) { try await start("5550102") }
            #expect(refusal?.answer?.hasPrefix("Callback for _customer_number=4155550199 rejected ") == true)
        }
    }
}
