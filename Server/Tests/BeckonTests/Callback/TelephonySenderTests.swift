import BeckonTracing
import Synchronization
import TestTime
import Testing

@testable import Beckon
@testable import BeckonCallback

/// A telephone system that answers as a test wants.
final class StandInTelephony: Telephony {
    let name: BridgeSourceName
    let concurrency = 2
    private let answer: TelephonyAnswer
    private let taken = Mutex<[TelephonyOrder]>([])
    let traces = Mutex<[TraceContext?]>([])

    init(_ name: BridgeSourceName, answering answer: TelephonyAnswer = .accepted) {
        self.name = name
        self.answer = answer
    }

    var orders: [String] { taken.withLock { $0.map { "\($0.act.rawValue) \($0.attempt)" } } }

    func take(_ order: TelephonyOrder) async -> TelephonyAnswer {
        taken.withLock { $0.append(order) }
        traces.withLock { $0.append(TraceContext.current) }
        return answer
    }
}

@Suite struct TelephonySenderTests {
    private struct Scene {
        let harness: CallbackServiceHarness
        let service: CallbackService
        let system: StandInTelephony
        let line: TelephonySender

        init(_ answer: TelephonyAnswer = .accepted) throws {
            let harness = CallbackServiceHarness([.dialled()])
            self.harness = harness
            system = StandInTelephony(try #require(BridgeSourceName("pbx")), answering: answer)
            line = TelephonySender(to: system, time: harness.time)
            service = CallbackService(
                store: harness.memory, queue: harness.queue, wakes: WakePlane(), time: harness.time, ids: SystemIDs(),
                telephony: TelephonySenders([line]), services: harness.service.services)
        }

        func start() async throws -> ServiceID {
            try await service.start("dialled", parameters: CallbackServiceHarness.phone).record.id
        }

        /// Lets time pass, and everything be done that is due then.
        func pass(seconds: Int64) async throws {
            harness.time.advance(by: .seconds(seconds))
            _ = try await service.timersDue()
            await line.runOnce { order, answer in try? await service.answered(order, answer) }
        }
    }

    @Test("an order is handed over once it is committed, and the report ends the callback")
    func order() async throws {
        let scene = try Scene()
        try await scene.harness.run {
            let id = try await scene.start()
            try await scene.pass(seconds: 1)
            #expect(scene.system.orders == ["dial 1"])
            _ = try await scene.service.report(CallbackReport(.answered, attempt: 1).event, about: id)
            try await scene.pass(seconds: 1)
            #expect(scene.system.orders == ["dial 1", "connect-agent 1"])
            _ = try await scene.service.report(CallbackReport(.connect).event, about: id)
            _ = try await scene.service.report(CallbackReport(.complete).event, about: id)
            #expect(try await scene.harness.record(id)?.reason == .agentConnected)
        }
    }

    @Test("an order goes out in the trace of the request that made it, one of the clock in none")
    func trace() async throws {
        let trace = TraceContext(.init(high: 1, low: 2), span: 3, isSampled: true)
        let scene = try Scene()
        try await scene.harness.run {
            let id = try await scene.start()
            try await scene.pass(seconds: 1)
            try await TraceContext.with(trace) {
                _ = try await scene.service.report(CallbackReport(.answered, attempt: 1).event, about: id)
            }
            try await scene.pass(seconds: 1)
            #expect(scene.system.orders == ["dial 1", "connect-agent 1"])
            #expect(scene.system.traces.withLock { $0 } == [nil, trace])
        }
    }

    @Test("what a telephone system refuses counts as a call that could not be made")
    func refused() async throws {
        let scene = try Scene(.refused(reason: "status 400"))
        try await scene.harness.run {
            let id = try await scene.start()
            for _ in 0..<3 { try await scene.pass(seconds: 10) }
            let record = try #require(try await scene.harness.record(id))
            #expect(record.reason == .customerNotReached)
            #expect(record.dialResults == [.createCallError, .createCallError, .createCallError])
        }
    }

    @Test("a telephone system that is away gets the order three times")
    func unreachable() async throws {
        let scene = try Scene(.unreachable(reason: "refused"))
        try await scene.harness.run {
            let id = try await scene.start()
            for _ in 0..<3 { try await scene.pass(seconds: 10) }
            #expect(scene.system.orders == ["dial 1", "dial 1", "dial 1"])
            #expect(try await scene.harness.record(id)?.reason == .notSubmitted)
        }
    }

    @Test("an order of which it is not known whether it arrived is not given twice: the call has its time")
    func inDoubt() async throws {
        let scene = try Scene(.inDoubt(reason: "no answer"))
        try await scene.harness.run {
            let id = try await scene.start()
            try await scene.pass(seconds: 1)
            try await scene.pass(seconds: 10)
            #expect(scene.system.orders == ["dial 1"])
            #expect(try await scene.harness.record(id)?.dialResults == [])
            try await scene.pass(seconds: 10)
            #expect(try await scene.harness.record(id)?.dialResults == [.unknown])
        }
    }

    @Test("more orders than may wait are put off, and each is handed over in the end")
    func bounded() async throws {
        let scene = try Scene()
        try await scene.harness.run {
            for _ in 0..<300 { _ = try await scene.start() }
            scene.harness.time.advance(by: .seconds(1))
            _ = try await scene.service.timersDue()
            #expect(!scene.line.hasRoom)
            _ = try await scene.service.timersDue()
            try await scene.pass(seconds: 5)
            try await scene.pass(seconds: 1)
            #expect(scene.system.orders.count == 300)
        }
    }

    @Test("a service whose telephone system the settings do not name any more fails its orders")
    func missing() async throws {
        let harness = CallbackServiceHarness([.dialled()])
        try await harness.run {
            let id = try await harness.service.start("dialled", parameters: CallbackServiceHarness.phone).record.id
            for _ in 0..<3 {
                harness.time.advance(by: .seconds(10))
                _ = try await harness.service.timersDue()
            }
            #expect(try await harness.record(id)?.reason == .notSubmitted)
        }
    }

    @Test("reports, orders and the follow-up go by the telephone system that has the call, not by the settings")
    func reloaded() async throws {
        let harness = CallbackServiceHarness([.dialled()])
        let (old, new) = (try #require(BridgeSourceName("pbx")), try #require(BridgeSourceName("other")))
        let systems = [old, new].map { StandInTelephony($0, answering: .acceptedAs(reference: "at \($0)")) }
        let lines = systems.map { TelephonySender(to: $0, time: harness.time) }
        let services = ServiceDirectory(ServiceCatalog([.dialled()]))
        let service = CallbackService(
            store: harness.memory, queue: harness.queue, wakes: WakePlane(), time: harness.time, ids: SystemIDs(),
            telephony: TelephonySenders(lines), services: { services.catalog })
        func reload(_ telephony: BridgeSourceName?) {
            let options = ServiceOptions.dialled().with { $0.dialling.telephony = telephony }
            services.replace(with: ServiceCatalog([options]))
        }
        func pass() async throws {
            harness.time.advance(by: .seconds(1))
            _ = try await service.timersDue()
            for line in lines { await line.runOnce { order, answer in try? await service.answered(order, answer) } }
        }
        try await harness.run {
            let id = try await service.start("dialled", parameters: CallbackServiceHarness.phone).record.id
            try await pass()
            reload(new)
            #expect(try await service.openCalls(of: old, limit: 9).map(\.reference) == ["at pbx"])
            #expect(try await service.openCalls(of: new, limit: 9).isEmpty)
            let answered = CallbackReport(.answered, attempt: 1)
            #expect(try await service.take(answered, about: id, from: .webhook(old)).state == .routing)
            try await pass()
            reload(nil)
            #expect(try await service.openCalls(of: old, limit: 9).count == 1)
            _ = try await service.cancelByCustomer(id, serviceName: "dialled")
            try await pass()
            #expect(systems[0].orders == ["dial 1", "connect-agent 1", "hang-up 1"])
            #expect(systems[1].orders.isEmpty)
            let third = AgentSideName.webhook(try #require(BridgeSourceName("third")))
            let refusal = await harness.refusal { _ = try await service.take(answered, about: id, from: third) }
            #expect(refusal?.kind == .unknown)
        }
    }

    @Test("an agent side that has acted on a callback reports its end, whichever side its service has then")
    func agentSide() async throws {
        let harness = CallbackServiceHarness()
        let old = AgentSideName.webhook(try #require(BridgeSourceName("crm")))
        let services = ServiceDirectory(ServiceCatalog([.voiceWaitUserTerminated.with { $0.agentSide = old }]))
        let service = CallbackService(
            store: harness.memory, queue: harness.queue, wakes: WakePlane(), time: harness.time, ids: SystemIDs(),
            services: { services.catalog })
        try await harness.run {
            let ids = [
                try await service.start("voice-wait-userterm", parameters: CallbackServiceHarness.phone).record.id,
                try await service.start("voice-wait-userterm", parameters: CallbackServiceHarness.phone).record.id,
            ]
            _ = try await service.take(CallbackReport(.connect), about: ids[0], from: old)
            services.replace(with: ServiceCatalog([.voiceWaitUserTerminated]))
            let complete = CallbackReport(.complete)
            #expect(try await service.take(complete, about: ids[0], from: old).reason == .agentConnected)
            let refusal = await harness.refusal { _ = try await service.take(complete, about: ids[1], from: old) }
            #expect(refusal?.kind == .unknown)
        }
    }
}
