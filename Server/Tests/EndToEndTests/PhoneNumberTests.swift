import Beckon
import BeckonCallback
import BeckonServer
import BeckonTransport
import Foundation
import Testing

/// Telephone numbers over HTTP: the check of a number, and the refusals of callbacks, byte for byte.
@Suite(.timeLimit(.minutes(20))) struct PhoneNumberTests {
    private func get(_ query: String, _ running: RunningGateway) async throws -> (status: Int, body: String) {
        let url = try #require(URL(string: running.url.absoluteString + "/genesys/1/phonenumber?" + query))
        let answer = try await URLSessionTransport().send(TransportRequest(method: "GET", url: url))
        return (answer.status, String(decoding: answer.body, as: UTF8.self))
    }

    @Test("a number is checked, with + and with the space that it becomes")
    func check() async throws {
        guard PhoneNumberReading.ofThisProgram.knowsPlans else { return try await checkWithoutPlans() }
        try await RunningGateway.run { running in
            let found = try await get("number=06%2004%2012%2004%2005&country=FR&geocodingLocale=DE", running)
            #expect(found.status == 200)
            #expect(
                found.body
                    == #"{"number-specified":"06 04 12 04 05","country-default":"FR","language-specified":"de","#
                    + #""country-code":33,"country-code-source":"FROM_DEFAULT_COUNTRY","region-code":"FR","#
                    + #""number-E164":"+33604120405","number-international":"+33 6 04 12 04 05","#
                    + #""number-national":"06 04 12 04 05","number-national-short":"604120405","#
                    + #""number-original":"06 04 12 04 05","number-type":"MOBILE","is-possible-number":true,"#
                    + #""is-valid-number":true,"is-valid-number-for-region":true,"is-premium":false,"#
                    + #""italian-leading-zero":false,"extension":"","carrier":"","location":"Frankreich","#
                    + #""time-zone":"Europe/Paris"}"#)
            let escaped = try await get("number=%2B33604120405", running)
            #expect(escaped.body.contains(#""country-code-source":"FROM_NUMBER_WITH_PLUS_SIGN""#))
            #expect(try await get("number=+33604120405", running) == escaped)
            #expect(try await get("number=+33604120405&country=US&geocodingLocale=en", running) == escaped)
            let bad = try await get("number=bad&country=DE", running)
            #expect(bad.status == 400)
            #expect(
                bad.body
                    == #"{"exception":"com.genesyslab.gsg.GSGException","#
                    + #""message":"Invalid Phone Number bad for Country DE (parsing impossible)"}"#)
            let missing = try await get("country=DE", running)
            #expect(missing.status == 400 && missing.body.contains("number is missing"))
        }
    }

    private func checkWithoutPlans() async throws {
        try await RunningGateway.run { running in
            let answer = try await get("number=%2B33604120405", running)
            #expect(answer.status == 503 && answer.body.contains("libphonenumber"))
        }
    }

    @Test("numbers that are not called are refused in GMS's words, at a start and when a callback gets another number")
    func refusals() async throws {
        try await RunningGateway.run { running in
            let number = "com.genesyslab.gsg.services.callback.exceptions.CallbackExceptionNumber"
            let cases = [
                (
                    "+19005551234", number,
                    "Customer Number [+19005551234] is disallowed, because it's a premium number. "
                        + "Check option _disallow_premium_phone_numbers"
                ),
                (
                    "111", number,
                    "Customer Number [111] is disallowed, because it is invalid. "
                        + "Check option _disallow_impossible_phone_numbers"
                ),
                (
                    "bad", "com.genesyslab.gsg.GSGException",
                    "Invalid Phone Number bad for Country US (parsing impossible)"
                ),
            ]
            let id = try await started(running)
            for (text, exception, message) in cases {
                let body = #"{"code":400,"phrase":"BAD_PARAMETER","message":"\#(message)","exception":"\#(exception)"}"#
                #expect(try await send("POST", "chat-wait", text, running) == (400, body))
                #expect(try await send("PUT", "chat-wait/\(id)", text, running) == (400, body))
            }
            #expect(try await send("PUT", "chat-wait/\(id)", "+49 30 1234567", running) == (200, ""))
        }
    }

    private func started(_ running: RunningGateway) async throws -> String {
        let answer = try await send("POST", "chat-wait", "+14155550100", running)
        let parts = answer.body.components(separatedBy: #""_id":""#)
        return String(try #require(parts.dropFirst().first).prefix { $0 != "\"" })
    }

    private func send(
        _ method: String, _ path: String, _ number: String, _ running: RunningGateway
    ) async throws -> (status: Int, body: String) {
        let url = running.url.appendingPathComponent("genesys/1/service/callback/\(path)")
        var request = TransportRequest(method: method, url: url)
        request.headers["Content-Type"] = "application/json"
        request.body = Array(#"{"_customer_number":"\#(number)"}"#.utf8)
        let answer = try await URLSessionTransport().send(request)
        return (answer.status, String(decoding: answer.body, as: UTF8.self))
    }
}
