import Testing

@testable import BeckonSimulators

@Suite struct FCMMessageCheckTests {
    private func field(_ body: String) -> String {
        do throws(FCMMessageCheck.Refusal) {
            return "ok \(try FCMMessageCheck.check(Array(body.utf8)).token)"
        } catch {
            return error.field ?? "-"
        }
    }

    @Test("a right message passes")
    func passes() {
        #expect(
            field(#"{"message":{"token":"t","data":{"message":"x"},"android":{"priority":"HIGH","ttl":"3.5s"}}}"#)
                == "ok t")
    }

    @Test(
        "a wrong message is refused with the field at fault",
        arguments: [
            ("", ""), ("[]", ""), (#"{"message":{"token":""}}"#, "message.token"), (#"{"massage":{}}"#, "massage"),
            (#"{"message":{"data":{}}}"#, "message.token"), (#"{"message":{"token":"t","to":"x"}}"#, "message.to"),
            (#"{"message":{"token":"t","data":{"a":1}}}"#, "message.data"),
            (#"{"message":{"token":"t","data":{"from":"x"}}}"#, "message.data"),
            (#"{"message":{"token":"t","data":{"gcm.x":"x"}}}"#, "message.data"),
            (#"{"message":{"token":"t","data":{"google.x":"x"}}}"#, "message.data"),
            (#"{"message":{"token":"t","android":{"priority":"top"}}}"#, "message.android.priority"),
            (#"{"message":{"token":"t","android":{"ttl":"5"}}}"#, "message.android.ttl"),
            (#"{"message":{"token":"t","android":{"ttl":"9999999s"}}}"#, "message.android.ttl"),
        ])
    func refuses(body: String, expected: String) {
        #expect(field(body) == expected)
    }

    @Test("4,096 bytes of data are taken, one more is not")
    func size() {
        let body = { (size: Int) in
            "{\"message\":{\"token\":\"t\",\"data\":{\"message\":\"\(String(repeating: "x", count: size - 7))\"}}}"
        }
        #expect(field(body(4_096)) == "ok t")
        #expect(field(body(4_097)) == "message")
    }
}
