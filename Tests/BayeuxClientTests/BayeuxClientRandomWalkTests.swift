import Bayeux
import BeckonJSON
import BeckonTransport
import Testing

@testable import BayeuxClient

/// Random lives of a machine against a server that answers anything, checked after every step.
struct BayeuxClientRandomWalkTests {
    @Test("random actions of server and owner keep the rules of the protocol", arguments: 0..<200)
    func walk(round: UInt64) throws {
        let seed = UInt64.random(in: 0...UInt64.max) ^ round
        var walk = Walk(seed: seed)
        do {
            for _ in 0..<400 { try walk.step() }
        } catch {
            Issue.record("seed \(seed): \(error)")
        }
    }
}

/// splitmix64: enough for tests, and the same everywhere.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

private struct Walk {
    struct Broken: Error, CustomStringConvertible {
        let description: String
    }

    var driver = MachineDriver()
    var random: SeededGenerator
    var main: ClientRequest?
    var beside: [ClientRequest] = []
    var sessions = 0
    /// What the last successful handshake gave.
    var clientID: String?
    var confirmed: Set<String> = []
    var ids: Set<RawJSON> = []
    var hasEnded = false
    var isSuspended = false

    init(seed: UInt64) {
        random = SeededGenerator(state: seed)
    }

    mutating func step() throws {
        switch Int.random(in: 0..<20, using: &random) {
        case 0: try owner()
        case 1..<3 where !beside.isEmpty: try report(beside.removeFirst(), isMain: false)
        default:
            if let main {
                self.main = nil
                try report(main, isMain: true)
            } else {
                try next()
            }
        }
        if hasEnded { try expect(driver.machine.state == .ended, "ended, but \(driver.machine.state)") }
        if isSuspended && !hasEnded {
            try expect(driver.machine.state == .suspended, "suspended, but \(driver.machine.state)")
        }
    }

    func expect(_ condition: Bool, _ message: @autoclosure () -> String) throws {
        if !condition { throw Broken(description: message()) }
    }

    mutating func next() throws {
        switch driver.step() {
        case .send(let request):
            try check(request)
            main = request
        case .wait(let span):
            try expect(span > .zero && span <= .seconds(600), "waits \(span)")
            driver.now += Bool.random(using: &random) ? span : span / 2
        case .park: try expect(isSuspended, "parks though not suspended")
        case .finish: hasEnded = true
        }
    }

    mutating func check(_ request: ClientRequest) throws {
        try expect(!hasEnded && !isSuspended, "sends \(request.kind) after the end")
        try expect(!request.messages.isEmpty, "sends nothing")
        for message in request.messages {
            guard let id = message.id else { throw Broken(description: "a message without an ID") }
            try expect(ids.insert(id).inserted, "an ID twice")
            if request.kind == .handshake {
                try expect(message.clientID == nil, "a handshake with a client ID")
            } else {
                try expect(message.clientID == clientID && clientID != nil, "a foreign client ID")
            }
        }
        switch request.kind {
        case .handshake: confirmed = []
        case .connect:
            let open = driver.machine.wanted.filter { channel in
                !confirmed.contains(channel)
                    && !beside.contains { $0.messages.contains { $0.subscription?.channels == [channel] } }
            }
            try expect(open.isEmpty, "connects before it subscribed to \(open)")
        default: break
        }
    }

    // MARK: The owner

    mutating func owner() throws {
        let channel = ["/a", "/b", "/c"].randomElement(using: &random) ?? "/a"
        switch Int.random(in: 0..<14, using: &random) {
        case 0..<4: if let request = driver.machine.subscribe(channel) { try besides(request) }
        case 4..<6:
            confirmed.remove(channel)
            if let request = driver.machine.unsubscribe(channel) { try besides(request) }
        case 6..<8:
            if let request = driver.machine.publish([Publication(1, to: channel)]) { try besides(request) }
        case 8..<10:
            _ = driver.machine.suspend(ext: nil)
            isSuspended = true
        case 10..<12:
            driver.machine.resume()
            isSuspended = false
        case 12: driver.machine.reconnect()
        default:
            // Rare, since nothing happens afterwards.
            if Int.random(in: 0..<20, using: &random) == 0 {
                _ = driver.machine.disconnect(ext: nil)
                hasEnded = true
            }
        }
    }

    mutating func besides(_ request: ClientRequest) throws {
        try expect(!isSuspended && !hasEnded, "sends beside though not connected")
        if request.kind == .subscribe || request.kind == .publish { beside.append(request) }
    }

    // MARK: The server

    mutating func report(_ request: ClientRequest, isMain: Bool) throws {
        let isLive = driver.machine.requests.isUnderWay(request.token)
        driver.now += .milliseconds(Int.random(in: 0..<40_000, using: &random))
        if Int.random(in: 0..<5, using: &random) == 0 {
            let status = [nil, 400, 408, 500, 503].randomElement(using: &random) ?? nil
            driver.fail(request, .init(transport: status == nil ? .timeout : nil, status: status))
            return
        }
        let sent = reply(to: request)
        let before = driver.machine.state
        let answer = driver.answer(request, sent)
        if isLive {
            try expect(answer.deliveries.count == sent.filter { $0.data != nil }.count, "events lost")
            note(request, sent)
        } else {
            try expect(answer.deliveries.isEmpty && before == driver.machine.state, "a dead answer counts")
        }
        if driver.machine.state == .ended { hasEnded = true }
    }

    /// What a successful answer means for the rules that are checked.
    mutating func note(_ request: ClientRequest, _ replies: [BayeuxMessage]) {
        for reply in replies where reply.successful == true {
            if reply.metaChannel == .handshake, request.kind == .handshake { clientID = reply.clientID }
            if reply.metaChannel == .subscribe { confirmed.formUnion(reply.subscription?.channels ?? []) }
        }
    }

    mutating func reply(to request: ClientRequest) -> [BayeuxMessage] {
        var messages: [BayeuxMessage] = []
        if Int.random(in: 0..<3, using: &random) == 0 { messages.append(.event("/a", "1")) }
        for message in request.messages where Int.random(in: 0..<12, using: &random) > 0 {
            messages.append(reply(to: message, of: request))
        }
        if Int.random(in: 0..<40, using: &random) == 0 { messages.append(BayeuxMessage(channel: "/meta/disconnect")) }
        return messages
    }

    mutating func reply(to message: BayeuxMessage, of request: ClientRequest) -> BayeuxMessage {
        var reply = BayeuxMessage(channel: message.channel)
        reply.id = message.id
        reply.subscription = message.subscription
        reply.successful = Int.random(in: 0..<6, using: &random) > 0
        if reply.successful == false {
            reply.error = ["402::Unknown client", "503::Server busy"].randomElement(using: &random)
            reply.advice = Advice(reconnect: .retry)
        }
        if request.kind == .handshake, reply.successful == true {
            sessions += 1
            reply.clientID = "client\(sessions)"
        }
        if Int.random(in: 0..<10, using: &random) == 0 {
            reply.advice = Advice(
                reconnect: [.retry, .handshake, Advice.Reconnect(rawValue: "odd")].randomElement(using: &random),
                interval: [0, 500, .max].randomElement(using: &random),
                timeout: [0, 30_000, -1, .min, .max].randomElement(using: &random),
                maxInterval: [nil, 10_000].randomElement(using: &random) ?? nil)
        }
        return reply
    }
}
