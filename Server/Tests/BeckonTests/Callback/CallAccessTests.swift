import TestTime
import Testing

@testable import Beckon
@testable import BeckonCallback

/// Telephone calls find what an app sent, once.
@Suite struct CallAccessTests {
    private static let number = "+49 30 5550100"

    private static func service(_ change: (inout CallAccessOptions) -> Void = { _ in }) -> CallAccessOptions {
        var options = CallAccessOptions(name: "request-interaction", kind: .requestInteraction)
        change(&options)
        return options
    }

    private func harness(
        _ numbers: [String] = [CallAccessTests.number], ttl: Int64 = 86_400
    ) -> CallbackServiceHarness {
        var access = AccessNumbers()
        access.groups["DNIS"] = numbers
        return CallbackServiceHarness([Self.inbound.with { $0.timeToLive = .seconds(ttl) }], numbers: access)
    }

    /// The customer calls, with a code.
    private static let inbound = ServiceOptions.voiceNowUserOriginated.with {
        $0.provideCode = true
        $0.phoneNumber = number
    }

    @Test("a call finds what the app sent by number and code, in any spelling, once")
    func matches() async throws {
        let harness = harness()
        try await harness.run {
            let service = Self.service { $0.provideCode = true }
            let ticket = try await harness.callAccess.request(service, data: ["name": "Ada"], user: nil)
            let code = try #require(ticket.code)
            #expect(ticket.number == Self.number && code.count == 4)
            #expect(ticket.expiresAt == harness.time.now.advanced(by: .seconds(30)))
            for (number, code) in [(Self.number, ""), (Self.number, "\(code)0"), ("+49 30 5550101", code), ("", code)] {
                #expect(await harness.match(number, code) == .unknownAccess())
            }
            let call = try await harness.callAccess.match(number: "0049305550100", code: "\(code)#")
            #expect(call == MatchedCall(id: ticket.id, data: ["name": "Ada"]))
            #expect(await harness.match(Self.number, code) == .unknownAccess())
        }
    }

    @Test("two calls with one code at the same moment find the request once")
    func once() async throws {
        let harness = harness()
        try await harness.run {
            let ticket = try await harness.callAccess.request(Self.service(), data: [:], user: nil)
            let found = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<8 { group.addTask { await harness.match(ticket.number, "") == nil } }
                return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(found == 1)
        }
    }

    @Test("a number without a code belongs to one request until its call comes or its time is over")
    func numbers() async throws {
        let harness = harness(["030 1", "030 2"])
        try await harness.run {
            func request() async throws -> CallTicket {
                try await harness.callAccess.request(Self.service(), data: [:], user: nil)
            }
            let (first, second) = (try await request(), try await request())
            #expect(Set([first.number, second.number]) == ["030 1", "030 2"])
            #expect(await harness.refusal { _ = try await request() } == .noAccessNumber())
            #expect(await harness.match(first.number, "") == nil)
            #expect(try await request().number == first.number)
            harness.time.advance(by: .seconds(30))
            #expect(await harness.match(second.number, "") == .unknownAccess())
            #expect(try await Set([request().number, request().number]) == ["030 1", "030 2"])
        }
    }

    @Test("a group without numbers is refused")
    func emptyGroup() async throws {
        let harness = harness()
        try await harness.run {
            let service = Self.service { $0.resourceGroup = "other" }
            let refusal = await harness.refusal {
                _ = try await harness.callAccess.request(service, data: [:], user: nil)
            }
            #expect(refusal?.kind == .invalid)
        }
    }

    @Test("codes that others have are not given again")
    func codes() async throws {
        let harness = harness()
        try await harness.run {
            // Of a thousand codes of three digits, most are found although many are taken.
            let service = Self.service {
                $0.provideCode = true
                $0.codeLength = 3
            }
            var codes: Set<String> = []
            for _ in 0..<300 {
                let ticket = try await harness.callAccess.request(service, data: [:], user: nil)
                #expect(codes.insert(ticket.code ?? "").inserted)
            }
        }
    }

    @Test(
        "a code begins with the server's prefix",
        arguments: [("12", "12"), ("7-9", "7"), ("", nil), ("9-7", nil), ("a", nil), ("1-22", nil), ("-1", nil)]
            as [(String, String?)])
    func prefix(text: String, begin: String?) {
        let prefix = AccessCodePrefix(text)
        #expect((prefix == nil) == (begin == nil))
        guard let prefix, let begin else { return }
        let code = AccessCode.make(length: 4, prefix: prefix, SystemIDs())
        #expect(code.count == 4 + begin.count)
        if begin == "7" { #expect("789".contains(code.first ?? "0")) } else { #expect(code.hasPrefix(begin)) }
    }

    @Test("the customer's own call routes the callback, uses its code up, and the next dialog has another code")
    func callback() async throws {
        let harness = harness()
        try await harness.run {
            let (started, dialog) = try await harness.service.start(
                Self.inbound.name, parameters: CallbackServiceHarness.phone)
            guard case .connectInbound(let url?, let code?) = dialog else {
                Issue.record("\(dialog)")
                return
            }
            #expect(url == "tel:+49305550100,,\(code)" && code.count == 6)
            // A repeated dialog has the same code.
            #expect(try await harness.service.act(started.id, .connectInbound) == dialog)
            let call = try await harness.callAccess.match(number: Self.number, code: code)
            #expect(call.id == started.id && call.data["_customer_number"] == "5550100")
            let routed = try await harness.record(started.id)
            #expect(routed?.state == .routing && routed?.accessCode == nil && routed?.connects == 1)
            #expect(await harness.match(Self.number, code) == .unknownAccess())
            guard case .connectInbound(_?, let next?) = try await harness.service.act(started.id, .connectInbound)
            else {
                Issue.record("no further code")
                return
            }
            #expect(next != code)
            #expect(try await harness.callAccess.match(number: Self.number, code: next).id == started.id)
            #expect(try await harness.record(started.id)?.connects == 1)
        }
    }

    @Test("a code is good as long as its callback, also when that was moved to a later time; so is its instance")
    func moved() async throws {
        let harness = harness([Self.number], ttl: 60)
        try await harness.run {
            let (started, dialog) = try await harness.service.start(
                Self.inbound.name, parameters: CallbackServiceHarness.phone)
            guard case .connectInbound(_, let code?) = dialog else {
                Issue.record("\(dialog)")
                return
            }
            var wish = CallbackWish()
            wish.time = .another(harness.time.now.advanced(by: .seconds(70)))
            let moved = try await harness.service.move(started.id, serviceName: Self.inbound.name, wish)
            #expect(moved.expiresAt == harness.time.now.advanced(by: .seconds(130)))
            #expect(try await harness.memory.service(started.id)?.expiresAt == moved.expiresAt)
            harness.time.advance(by: .seconds(75))
            try await harness.service.timersDue()
            #expect(try await harness.service.act(started.id, .connectInbound) == dialog)
            #expect(try await harness.callAccess.match(number: Self.number, code: code).id == started.id)
        }
    }

    @Test("a dialog that shows another number than before has a code for that number; the earlier one stays good")
    func otherNumber() async throws {
        let (number, first) = ("+49 30 5550199", harness())
        let after = CallbackServiceHarness([Self.inbound.with { $0.phoneNumber = number }], memory: first.memory)
        var told: (id: ServiceID, code: String?)?
        try await first.run {
            let (record, dialog) = try await first.service.start(
                Self.inbound.name, parameters: CallbackServiceHarness.phone)
            if case .connectInbound(_, let code) = dialog { told = (record.id, code) }
        }
        let (id, code) = try #require(told)
        try await after.run {
            let dialog = try await after.service.act(id, .connectInbound)
            guard case .connectInbound(let url?, let next?) = dialog else {
                Issue.record("\(dialog)")
                return
            }
            #expect(url == "tel:+49305550199,,\(next)")
            #expect(try await after.service.act(id, .connectInbound) == dialog)
            #expect(try await after.callAccess.match(number: number, code: next).id == id)
            #expect(try await after.callAccess.match(number: Self.number, code: code ?? "").id == id)
        }
    }

    @Test("the code of a callback that has ended finds nothing")
    func ended() async throws {
        let harness = harness()
        try await harness.run {
            let (started, dialog) = try await harness.service.start(
                Self.inbound.name, parameters: CallbackServiceHarness.phone)
            guard case .connectInbound(_, let code?) = dialog else { return }
            _ = try await harness.service.cancelByCustomer(started.id, serviceName: Self.inbound.name)
            #expect(await harness.match(Self.number, code) == .unknownAccess())
        }
    }

    @Test("a number is given for an instance that exists, and its call finds that instance")
    func granted() async throws {
        let harness = harness()
        try await harness.run {
            var service = CallAccessOptions(name: "request-access", kind: .requestAccess)
            service.provideCode = true
            let request = try await harness.callAccess.request(
                Self.service { $0.phoneNumber = "1" }, data: ["a": "b"], user: nil)
            let ticket = try await harness.callAccess.grant(service, to: request.id, group: nil)
            #expect(ticket.id == request.id)
            let call = try await harness.callAccess.match(number: ticket.number, code: ticket.code ?? "")
            #expect(call == MatchedCall(id: request.id, data: ["a": "b"]))
            let unknown = await harness.refusal {
                _ = try await harness.callAccess.grant(service, to: ServiceID("none"), group: nil)
            }
            #expect(unknown == .unknownInstance())
        }
    }
}

extension CallbackServiceHarness {
    /// The refusal of a call; nil for one that finds its request.
    fileprivate func match(_ number: String, _ code: String) async -> CallbackRefusal? {
        await refusal { _ = try await callAccess.match(number: number, code: code) }
    }
}
