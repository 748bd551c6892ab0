import Logging
import Synchronization
import TestLog
import TestTime
import Testing

@testable import Beckon

/// How a credential that was refused and then mended finds its way back.
@Suite(.timeLimit(.minutes(20))) struct CredentialProbeTests {
    /// Refuses everything until it is mended, and strangers' tokens even then.
    private final class Service: PushProvider {
        let kind = PushProviderKind.apns
        private let state = Mutex<(isMended: Bool, attempts: [String], taken: [String])>((true, [], []))

        var attempts: [String] { state.withLock { $0.attempts } }
        var taken: [String] { state.withLock { $0.taken } }

        func mend(_ isMended: Bool) { state.withLock { $0.isMended = isMended } }

        func deliver(_ pushes: [PushRequest], report: @escaping PushReport) async {
            for (index, push) in pushes.enumerated() {
                let token = push.device.token
                let isTaken = state.withLock { state in
                    state.attempts.append(token)
                    let isTaken = state.isMended && !token.hasPrefix("stranger")
                    if isTaken { state.taken.append(token) }
                    return isTaken
                }
                let fault = PushOutcome.configurationFault(reason: "apns 403 InvalidProviderToken")
                report([PushAnswer(index, isTaken ? .delivered : fault)])
            }
        }
    }

    private let service = Service()
    private let time = ManualTime()
    private let lines = LogLines()
    private let node: PushNode

    init() {
        node = PushNode(
            store: MemoryStore(), time: time, providers: [service], logger: lines.logger)
    }

    private func pass(_ seconds: Int64) async throws {
        time.advance(by: .seconds(seconds))
        try await node.dispatcher.runOnce()
    }

    private func write(_ changes: Change...) async throws {
        #expect(try await node.store.commit([Commit(changes)]) == [.committed])
    }

    private func sayToStrangers(_ count: Int = 9) async throws {
        for number in 1...count {
            try await node.say("text", try await node.awayChat(token: "stranger-\(number)", user: "user-\(number)"))
        }
    }

    @Test("a mended credential is tried with a device that was delivered to before, however many others wait longer")
    func known() async throws {
        try await node.running {
            let real = try await node.awayChat(token: "real", user: "user")
            try await node.say("one", real)
            try await pass(0)
            #expect(service.taken == ["real"])
            service.mend(false)
            try await sayToStrangers()
            try await pass(1)
            try await node.say("two", real)
            try await pass(1)
            service.mend(true)
            try await pass(60)
            #expect(service.taken == ["real", "real"])
        }
    }

    @Test("that a credential pauses and that it goes on again is a line of log each, without a token")
    func told() async throws {
        try await node.running {
            let real = try await node.awayChat(token: "real", user: "user")
            try await node.say("one", real)
            try await pass(0)
            service.mend(false)
            try await node.say("two", real)
            for _ in 0...3 { try await pass(60) }
            #expect(lines.matching("pushes with this credential are resumed").isEmpty)
            service.mend(true)
            try await pass(60)
            #expect(service.taken == ["real", "real"])
            let told = [
                lines.matching("pushes with this credential are paused"),
                lines.matching("pushes with this credential are resumed"),
            ]
            #expect(told.map(\.count) == [1, 1])
            #expect(told.joined().map(\.level) == [.warning, .notice])
            #expect(told.joined().allSatisfy { $0.metadata == ["push.route": "apns"] })
        }
    }

    @Test("while a credential pauses, the store holds until when and why, for as long as the node lives")
    func kept() async throws {
        try await node.running {
            let lease = time.now.advanced(by: .seconds(600))
            try await write(
                .putNode(NodeRecord(id: .test, name: "a", leaseUntil: lease)),
                .putNode(NodeRecord(id: NodeID("b"), name: "b", leaseUntil: lease)))
            let real = try await node.awayChat(token: "real", user: "user")
            try await node.say("one", real)
            try await pass(0)
            #expect(try await node.store.pushPauses(of: PushRoute(.apns), now: time.now).isEmpty)
            service.mend(false)
            try await node.say("two", real)
            try await pass(0)
            let reason = "apns 403 InvalidProviderToken"
            let first = PushPause(node: .test, until: time.now.advanced(by: .seconds(60)), reason: reason)
            #expect(
                try await node.store.pushPauses(of: PushRoute(.apns), now: time.now) == [.init(node: "a", pause: first)]
            )
            #expect(try await node.store.pushPauses(of: PushRoute(.fcm), now: time.now).isEmpty)
            #expect(
                try await node.store.pushPauses(of: PushRoute(.apns), now: lease.advanced(by: Milliseconds(1))).isEmpty)
            try await pass(60)
            let second = PushPause(node: .test, until: time.now.advanced(by: .seconds(60)), reason: reason)
            #expect(try await node.store.pushPauses(of: PushRoute(.apns), now: time.now).map(\.pause) == [second])
            // The node that starts under the same name does not pause.
            try await write(
                .removeNode(.test), .putNode(NodeRecord(id: NodeID("new"), name: "a", leaseUntil: lease)))
            #expect(try await node.store.pushPauses(of: PushRoute(.apns), now: time.now).isEmpty)
            try await write(.putNode(NodeRecord(id: .test, name: "a", leaseUntil: lease)))
            service.mend(true)
            try await pass(60)
            #expect(try await node.store.pushPauses(of: PushRoute(.apns), now: time.now).isEmpty)
        }
    }

    @Test("where nobody was delivered to before, others try a refused credential, more and more rarely")
    func strangers() async throws {
        try await node.running {
            try await sayToStrangers(9)
            try await pass(0)
            let first = service.attempts.count
            var tries: [Int64] = []
            for second in Int64(1)...3_600 {
                let before = service.attempts.count
                try await pass(1)
                if service.attempts.count > before { tries.append(second) }
            }
            #expect(first == 3 && tries == [60, 180, 420, 900, 1_860, 2_820])
        }
    }

    @Test("a new installation goes on when its credential is mended")
    func newInstallation() async throws {
        try await node.running {
            service.mend(false)
            for number in 1...5 {
                try await node.say("text", try await node.awayChat(token: "new-\(number)", user: "user-\(number)"))
            }
            try await pass(0)
            try await pass(60)
            #expect(service.attempts.count == 4)
            service.mend(true)
            try await pass(119)
            #expect(service.taken.isEmpty)
            try await pass(1)
            #expect(Set(service.taken).count == 5)
        }
    }

    @Test("a try with a device that was never delivered to puts off no other")
    func notPutOff() async throws {
        try await node.running {
            let real = try await node.awayChat(token: "real", user: "user")
            try await node.say("one", real)
            try await pass(0)
            try await sayToStrangers()
            try await pass(1)
            try await pass(60)
            try await node.say("two", real)
            try await pass(1)
            #expect(service.taken == ["real", "real"])
        }
    }
}
