import Testing

@testable import Beckon
@testable import BeckonCallback

/// `_redirect` and `$name$` in options.
@Suite struct RedirectTests {
    @Test(
        "parameters in an option's value",
        arguments: [
            ("plain", "plain"), ("$a$", "1"), ("x$a$y$b$z", "x1y2z"), ("$none$", ""), ("5$", "5$"), ("$$", "$$"),
            ("$a b$a$", "$a b1"), ("$loop$", "$a$"), ("$a$$b$", "12"),
        ])
    func expand(_ text: String, _ result: String) {
        #expect(OptionTemplate.expand(text) { ["a": "1", "b": "2", "loop": "$a$"][$0] } == result)
    }

    private let services: [ServiceOptions] = [
        .voiceNowUserTerminated.with {
            $0.redirect = "voice-wait-userterm"
            $0.overwritableOptions = ["_redirect"]
        },
        .voiceWaitUserTerminated,
        .voiceNowUserOriginated.with { $0.redirect = "$where$" },
        .voiceWaitUserOriginated.with { $0.phoneNumber = "+49$line$" },
        .chatNow.with { $0.redirect = "chat-wait" },
        .chatWait.with { $0.redirect = "chat-now" },
    ]

    private func target(_ service: String, _ more: [String: String] = [:]) async throws -> String {
        let harness = CallbackServiceHarness(services)
        var name = ""
        try await harness.run {
            let parameters = CallbackServiceHarness.phone.merging(more) { $1 }
            name = try await harness.service.start(service, parameters: parameters).record.serviceName
        }
        return name
    }

    @Test("a start is handed on, unless the request says otherwise and may")
    func redirect() async throws {
        #expect(try await target("voice-now-userterm") == "voice-wait-userterm")
        #expect(try await target("voice-now-userterm", ["_redirect": ""]) == "voice-now-userterm")
        #expect(try await target("voice-wait-userterm", ["_redirect": "voice-now-userterm"]) == "voice-wait-userterm")
        #expect(try await target("voice-now-userorig", ["where": "voice-wait-userterm"]) == "voice-wait-userterm")
        #expect(try await target("voice-now-userorig") == "voice-now-userorig")
    }

    @Test("a circle and an unknown service are refused")
    func refused() async throws {
        await #expect(throws: CallbackRefusal.self) { try await target("chat-now") }
        await #expect(throws: CallbackRefusal.self) { try await target("voice-now-userorig", ["where": "none"]) }
    }

    @Test("a number to dial may hold a parameter, for the callback's whole life")
    func number() async throws {
        let harness = CallbackServiceHarness(services)
        try await harness.run {
            let parameters = CallbackServiceHarness.phone.merging(["line": "30123"]) { $1 }
            let record = try await harness.service.start("voice-wait-userorig", parameters: parameters).record
            #expect(harness.service.options(of: record).phoneNumber == "+4930123")
        }
    }
}
