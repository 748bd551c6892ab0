import Beckon
import BeckonSimulators
import Foundation
import Synchronization
import TestTime
import Testing

@testable import BeckonPush

/// A fleet whose credential is wrong for an hour: every device is reached after the mending.
@Suite(.timeLimit(.minutes(20))) struct WrongSettingTests {
    /// What a service answers while a setting is wrong.
    enum Mistake: CaseIterable, Sendable {
        case project, bundle, environment, unregistered

        var type: PushType { self == .project ? .fcm : .ios }

        /// The outcome of a wrong setting; a 410 names a time after every registration.
        func outcome(_ now: Timestamp) -> PushOutcome? {
            let verdict =
                switch self {
                case .project:
                    FCMAnswer(httpStatus: 403, errorCode: "SENDER_ID_MISMATCH", status: "PERMISSION_DENIED").verdict
                case .bundle: APNsAnswer(status: 400, reason: "DeviceTokenNotForTopic").verdict
                case .environment: APNsAnswer(status: 400, reason: "BadDeviceToken").verdict
                case .unregistered: APNsAnswer(status: 410, reason: "Unregistered", timestamp: now).verdict
                }
            guard case .outcome(let outcome) = verdict else { return nil }
            return outcome
        }
    }

    /// A service that takes everything unless its credential or its address is wrong.
    private final class Service: PushProvider {
        let kind: PushProviderKind
        private let refusal: @Sendable (Timestamp) -> PushOutcome?
        private let time: ManualTime
        private let state = Mutex<(isWrong: Bool, reached: Set<String>, refusals: Int)>((false, [], 0))

        init(
            _ kind: PushProviderKind, time: ManualTime, refusal: @escaping @Sendable (Timestamp) -> PushOutcome?
        ) {
            (self.kind, self.refusal, self.time) = (kind, refusal, time)
        }

        func receiver(of device: Device) -> String? { kind == .httpcb ? "app.example.com:443" : nil }

        var reached: Set<String> { state.withLock { $0.reached } }
        var refusals: Int { state.withLock { $0.refusals } }

        func turn(wrong: Bool) { state.withLock { $0 = (wrong, [], $0.refusals) } }

        func deliver(_ pushes: [PushRequest], report: @escaping PushReport) async {
            for (index, push) in pushes.enumerated() {
                let outcome = state.withLock { state -> PushOutcome in
                    guard state.isWrong else {
                        state.reached.insert(push.device.token)
                        return .delivered
                    }
                    state.refusals += 1
                    return refusal(time.now) ?? .delivered
                }
                report([PushAnswer(index, outcome)])
            }
        }
    }

    private struct Fleet {
        /// How many devices; the memory engine's cost grows with the square, so more are for `BECKON_FLEET=1000`.
        let size: Int
        let store = MemoryStore()
        let time: ManualTime
        let queue: CommitQueue
        let dispatcher: PushDispatcher
        let devices: [Device]

        init(
            of type: PushType, with provider: any PushProvider, time: ManualTime, clock: (any TimeSource)? = nil,
            size: Int = ProcessInfo.processInfo.environment["BECKON_FLEET"].flatMap { Int($0) } ?? 200
        ) {
            self.size = size
            self.time = time
            let queue = CommitQueue(store: store)
            self.queue = queue
            dispatcher = PushDispatcher(
                store: store, queue: queue, services: ServiceDirectory(ServiceCatalog([])), providers: [provider],
                time: clock ?? time, ids: SystemIDs(), logger: Sandbox.logger, node: NodeID("node"))
            let now = (clock ?? time).now
            devices = (0..<size).map { Device(type: type, token: Requests.deviceToken($0), registeredAt: now) }
        }

        func running(_ body: () async throws -> Void) async throws {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await queue.run() }
                _ = try await queue.commit(Commit(devices.map { .keepDevice($0) }))
                try await body()
                group.cancelAll()
            }
        }

        /// Owes a push to some devices.
        func owe(_ devices: some Sequence<Device>, now: Timestamp) async throws {
            let changes = devices.map { device in
                let push = OwedPush(
                    subject: .note(key: "k", title: "", body: "B"), deviceID: device.id, due: now,
                    expiresAt: now.advanced(by: .seconds(3_600)), reason: "test")
                return Change.owe(push, now: now)
            }
            _ = try await queue.commit(Commit(changes))
        }

        /// Lets minutes pass; in each, every so many devices are owed a push.
        func pass(minutes: Int, each: Int? = nil, clock: (any TimeSource)? = nil) async throws {
            for minute in 0..<minutes {
                if let each {
                    let some = devices.enumerated().filter { $0.offset % each == minute % each }.map(\.element)
                    try await owe(some, now: (clock ?? time).now)
                }
                for _ in 0..<2 {
                    try await dispatcher.runOnce()
                    time.advance(by: .seconds(30))
                }
            }
        }
    }

    @Test(
        "an hour of a wrong project, bundle or environment, or of 410s: all devices are kept and reached after the mending",
        arguments: Mistake.allCases, [false, true])
    func mended(mistake: Mistake, isUsed: Bool) async throws {
        let time = ManualTime()
        let service = Service(mistake.type.provider, time: time) { mistake.outcome($0) }
        let fleet = Fleet(of: mistake.type, with: service, time: time)
        try await fleet.running {
            if isUsed {
                try await fleet.owe(fleet.devices, now: time.now)
                try await fleet.pass(minutes: 1)
                #expect(service.reached.count == fleet.size)
            }
            service.turn(wrong: true)
            try await fleet.pass(minutes: 60, each: 20)
            service.turn(wrong: false)
            try await fleet.pass(minutes: 8)
            #expect(service.reached.count == fleet.size)
            #expect(try await fleet.store.forgottenDevices(after: nil, limit: 9).isEmpty)
            // A used credential is tried with a push now and then, a new one with each device's, ever more seldom.
            #expect(service.refusals <= (isUsed ? 200 : 30 * fleet.size), "\(service.refusals)")
        }
    }

    /// What answers at an address where no such service is, or after its receiver was deployed wrongly.
    struct Elsewhere: Sendable, CustomTestStringConvertible {
        let type: PushType
        let status: Int
        var reason = ""

        static let all: [Elsewhere] = {
            var all = [
                Elsewhere(type: .ios, status: 400, reason: "BrandNewReason"),
                Elsewhere(type: .ios, status: 404, reason: "BadPath"),
                Elsewhere(type: .ios, status: 405, reason: "MethodNotAllowed"),
            ]
            for status in [400, 403, 404, 405] {
                all += [Elsewhere(type: .ios, status: status), Elsewhere(type: .fcm, status: status)]
            }
            for status in [301, 400, 401, 403, 404, 405, 410] {
                all += [Elsewhere(type: .customhttp, status: status), Elsewhere(type: .httpcb, status: status)]
            }
            all += [413, 415, 422].map { Elsewhere(type: .customhttp, status: $0) }
            return all
        }()

        var testDescription: String { "\(type) \(status) \(reason)" }

        var outcome: PushOutcome? {
            let verdict: PushVerdict =
                switch type.provider {
                case .apns: APNsAnswer(status: status, reason: reason).verdict
                case .fcm: FCMAnswer(httpStatus: status).verdict
                case let kind: .outcome(HTTPPushAnswer.outcome(status: status, retryAfter: nil, kind: kind))
                }
            guard case .outcome(let outcome) = verdict else { return nil }
            return outcome
        }
    }

    @Test(
        "an hour of a wrong address or a bad deployment: no push ends, all devices are kept and reached after the mending",
        arguments: Elsewhere.all, [false, true])
    func elsewhere(_ place: Elsewhere, isUsed: Bool) async throws {
        let time = ManualTime()
        _ = try #require(place.outcome)
        let service = Service(place.type.provider, time: time) { _ in place.outcome }
        let fleet = Fleet(of: place.type, with: service, time: time, size: 40)
        try await fleet.running {
            if isUsed {
                try await fleet.owe(fleet.devices, now: time.now)
                try await fleet.pass(minutes: 1)
                #expect(service.reached.count == fleet.size)
            }
            service.turn(wrong: true)
            try await fleet.pass(minutes: 40, each: 20)
            service.turn(wrong: false)
            // A credential that never worked is tried every 16 minutes at the latest.
            try await fleet.pass(minutes: 18)
            #expect(service.reached.count == fleet.size)
            #expect(try await fleet.store.forgottenDevices(after: nil, limit: 9).isEmpty)
            #expect(service.refusals <= 40 * fleet.size, "\(service.refusals)")
        }
    }

    /// A clock that is ahead or behind until it is set.
    private final class WrongClock: TimeSource {
        private let time: ManualTime
        private let lead: Mutex<Milliseconds>

        init(_ time: ManualTime, lead: Milliseconds) {
            self.time = time
            self.lead = Mutex(lead)
        }

        var now: Timestamp { time.now.advanced(by: lead.withLock { $0 }) }
        var uptime: Uptime { time.uptime }

        func sleep(_ amount: Milliseconds) async throws { try await time.sleep(amount) }
        func set() { lead.withLock { $0 = .zero } }
    }

    /// Notes when provider tokens are made.
    private final class Vault: TokenVault {
        private let time: ManualTime
        private let made = Mutex<[Uptime]>([])
        private let kept = Mutex<[String: String]>([:])

        init(_ time: ManualTime) { self.time = time }

        var times: [Uptime] { made.withLock { $0 } }

        func token(_ name: String) async -> String? { kept.withLock { $0[name] } }
        func keep(_ token: String, as name: String) async {
            made.withLock { $0.append(time.uptime) }
            kept.withLock { $0[name] = token }
        }
    }

    @Test(
        "an hour of a wrong clock: no push is lost, one new provider token in 20 minutes, all devices are reached",
        arguments: [3_660, -3_660, 7_200, -86_400] as [Int64], [false, true])
    func clock(lead: Int64, tellsTime: Bool) async throws {
        let time = ManualTime(now: SystemTime().now)
        let (wrong, vault) = (WrongClock(time, lead: .seconds(lead)), Vault(time))
        let setUp: (inout APNsProvider.Configuration) -> Void = { $0.vault = vault }
        try await Sandbox.withAPNs(
            time: wrong,
            service: {
                $0.now = { time.now.milliseconds / 1_000 }; $0.tellsTime = tellsTime
            },
            provider: setUp
        ) { apns in
            let fleet = Fleet(of: .ios, with: apns.provider, time: time, clock: wrong)
            try await fleet.running {
                try await fleet.owe(fleet.devices, now: wrong.now)
                try await fleet.pass(minutes: tellsTime ? 40 : 60)
                // By the time that the answers tell, the second token is right though the clock is not.
                if tellsTime { #expect(reached(apns) == fleet.size) }
                wrong.set()
                try await fleet.owe(fleet.devices, now: wrong.now)
                try await fleet.pass(minutes: 25)
                #expect(reached(apns) == fleet.size)
            }
            let times = vault.times
            #expect(zip(times, times.dropFirst()).allSatisfy { $1.elapsed(since: $0) >= ProviderTokenState.spacing })
            #expect(times.count >= 2)
        }
    }

    private func reached(_ apns: Sandbox.APNs) -> Int { Set(apns.log.entries(after: 0).map(\.token)).count }
}
