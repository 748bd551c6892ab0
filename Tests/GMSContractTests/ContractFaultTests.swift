import BeckonJSON
import GMSContract
import Testing

@Suite("Error bodies")
struct ContractFaultTests {
    @Test("A chat error has a class and a message")
    func chat() throws {
        let fault = ContractFault(message: "No such service", exception: .general)
        #expect(text(fault) == #"{"exception":"com.genesyslab.gsg.GSGException","message":"No such service"}"#)
        #expect(try ContractFault(decoding: fault.encoded()) == fault)
    }

    @Test("A callback error has a code and a phrase as well, and the free places where they help")
    func callback() throws {
        let fault = ContractFault(
            code: 400, phrase: "Bad Request", message: "Full", exception: .callbackUnavailable,
            availability: Availability(slots: [.init(time: "2026-11-20T09:00:00.000Z", places: 7)]))
        let written = #"""
            {"code":400,"phrase":"Bad Request","message":"Full",
            "exception":"com.genesyslab.gsg.services.callback.exceptions.CallbackExceptionServiceUnavailable",
            "availability":{"2026-11-20T09:00:00.000Z":7}}
            """#.filter { $0 != "\n" }
        #expect(text(fault) == written)
        #expect(try ContractFault(decoding: fault.encoded()) == fault)
    }

    @Test("Missing fields have defaults, and error stands in for message")
    func tolerance() throws {
        let empty = try ContractFault(decoding: [:])
        #expect(empty == ContractFault(message: "", exception: FaultException(rawValue: "")))
        #expect(try ContractFault(decoding: ["error": "e", "more": [1]]).message == "e")
        #expect(try ContractFault(decoding: ["error": "e", "message": "m"]).message == "m")
        #expect(try ContractFault(decoding: ["code": "503"]).code == 503)
        #expect(try Availability(decoding: ["b": 1, "a": "2"]).slots.map(\.time) == ["b", "a"])
    }

    @Test(
        "An error body of the wrong shape is an error that names the field",
        arguments: [
            ([], "ContractFault"),
            (["code": "x"], "code"),
            (["message": [:]], "message"),
            (["exception": true], "exception"),
            (["availability": []], "availability"),
            (["availability": ["t": "many"]], "availability"),
            (["availability": ["t": nil]], "availability"),
        ] as [(JSONValue, String)])
    func wrongShapes(json: JSONValue, field: String) {
        #expect(throws: ContractError(code: .wrongType, field: field)) { try ContractFault(decoding: json) }
    }
}
