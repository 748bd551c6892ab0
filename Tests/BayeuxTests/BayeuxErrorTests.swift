import Bayeux
import Testing

struct BayeuxErrorTests {
    @Test("an error on the wire has exactly three parts")
    func threeParts() {
        #expect(BayeuxError.unknownClient.wire == "402::Unknown client")
        let error = BayeuxError(.forbidden, "No: not at all", arguments: ["a:b", "c,d"])
        #expect(error.wire == "403:a b,c d:No, not at all")
        #expect(error.wire.split(separator: ":", omittingEmptySubsequences: false).count == 3)
    }

    @Test("codes are clamped to three digits", arguments: [(-5, "000::x"), (7, "007::x"), (4020, "999::x")])
    func digits(_ number: Int, _ wire: String) {
        #expect(BayeuxError(BayeuxError.Code(rawValue: number), "x").wire == wire)
    }

    @Test(
        "errors of servers in the field are read",
        arguments: [
            ("402::session_unknown", 402, 0, "session_unknown"),
            ("401:abc:Unknown client", 401, 1, "Unknown client"),
            ("403:a,b:denied: really", 403, 2, "denied, really"),
            ("403:denied", 403, 0, "denied"),
            ("no colon at all", 0, 0, "no colon at all"),
            ("", 0, 0, ""),
            ("4x2::odd", 0, 0, "4x2,,odd"),
        ])
    func reading(_ wire: String, _ code: Int, _ arguments: Int, _ message: String) {
        let error = BayeuxError(wire: wire)
        #expect(error.code.rawValue == code)
        #expect(error.arguments.count == arguments)
        #expect(error.message == message)
    }

    @Test("the cause does not count when errors are compared")
    func equality() {
        let plain = BayeuxError(.busy, "Server busy")
        let caused = BayeuxError(.busy, "Server busy", cause: plain)
        #expect(plain == caused)
        #expect(plain.hashValue == caused.hashValue)
        #expect(caused.description == "503::Server busy")
    }
}

struct ProtocolVersionTests {
    @Test(
        "versions are compared element by element",
        arguments: [("0.9", "1.0"), ("1.0", "1.1"), ("1.9", "1.10"), ("1", "1.0.1"), ("", "0.1"), ("1.0beta", "1.1")])
    func order(_ older: String, _ newer: String) {
        #expect(ProtocolVersion(older) < ProtocolVersion(newer))
    }

    @Test("zeros at the end, and words, do not count", arguments: ["1", "1.0", "1.0.0", "1.0beta", "1.beta", "01.0"])
    func same(_ version: String) {
        #expect(ProtocolVersion(version) == .current)
    }

    @Test("absurd versions are compared without harm")
    func absurd() {
        #expect(ProtocolVersion(String(repeating: "9", count: 5000)) > .current)
        #expect(ProtocolVersion(String(repeating: ".", count: 5000)) < .current)
    }
}
