import Beckon
import NIOHPACK

@testable import BeckonPush

/// A push service that cuts its connections, and the sender's states that send to it; the clock is a number.
///
/// A cut takes no answer back: what the service has taken in was delivered, and the sender cannot know it.
struct CuttingService {
    /// When a connection is cut.
    enum Cut: Sendable {
        /// At each n-th request of the service.
        case eachOfAll(Int)
        /// At each connection's n-th request.
        case eachOfConnection(Int)
        /// At any request, with the chance 1 in n.
        case any(Int)
    }

    private struct Line {
        var state: HTTP2ConnectionState
        var opensAt: Int64
        var isRetired = false
        var taken = 0
        /// What was sent and not taken in, and when it gets there.
        var sent: [(stream: Int32, push: Int, at: Int64)] = []
        var answers: [(stream: Int32, at: Int64)] = []
    }

    /// How long a frame travels one way.
    private static let travel: Int64 = 10
    /// The most pushes under way.
    private static let limit = 1_024

    private let cut: Cut
    private let count: Int
    private var random: SplitMix
    private var sender = HTTP2SenderState(limits: HTTP2SenderState.Limits())
    private var lines: [Int: Line] = [:]
    private var now: Int64 = 0
    private var next = 0
    private var taken = 0
    /// What was lost twice, and when the store owes it again.
    private var owed: [(push: Int, due: Int64)] = []
    private var doubts: [Int: Int] = [:]
    private var isRepeat: Set<Int> = []

    private(set) var done: Set<Int> = []
    private(set) var cuts = 0
    /// When each push arrived.
    private(set) var arrivals: [Int: [Int64]] = [:]

    init(_ cut: Cut, count: Int, seed: Int) {
        self.cut = cut
        self.count = count
        random = SplitMix(state: UInt64(seed))
    }

    private var uptime: Uptime { Uptime(milliseconds: now) }

    /// How many pushes arrived more than twice.
    var thrice: Int { arrivals.values.count { $0.count > 2 } }
    var most: Int { arrivals.values.map(\.count).max() ?? 0 }
    /// The longest time from a push's first arrival to its second.
    var longestWait: Int64 { arrivals.values.map { $0.count > 1 ? $0[1] - $0[0] : 0 }.max() ?? 0 }

    /// Sends every push, for at most an hour.
    mutating func run() {
        while done.count < count, now < 3_600_000 {
            now += 5
            submit()
            for request in sender.expired(now: uptime) { end(request, .unprocessed(.noStreamInTime)) }
            read()
            takeIn()
            pump()
        }
    }

    private mutating func submit() {
        let due = owed.filter { $0.due <= now }.map(\.push)
        owed.removeAll { $0.due <= now }
        if !due.isEmpty { refuse(sender.submit(due, repeated: Set(due.filter(isRepeat.contains)), now: uptime)) }
        let room = min(256, Self.limit - (next - done.count), count - next)
        guard room > 0 else { return }
        let new = Array(next..<next + room)
        next += room
        refuse(sender.submit(new, now: uptime))
    }

    private mutating func pump() {
        for number in sender.open {
            guard var line = lines[number] else { continue }
            while line.state.freeStreams > 0, let push = sender.next(for: line.state.use, now: uptime) {
                guard let stream = line.state.open(push, isRepeat: isRepeat.contains(push), now: uptime) else { break }
                line.sent.append((stream, push, now + Self.travel))
            }
            if sender.isSpent(line.state.use, now: uptime) {
                sender.retired(number)
                line.isRetired = true
            }
            lines[number] = line
        }
        if let number = sender.connectIfNeeded(now: uptime) {
            lines[number] = Line(
                state: HTTP2ConnectionState(number: number, limits: .init(), now: uptime),
                opensAt: now + 4 * Self.travel)
        }
    }

    /// Reads the answers that have arrived.
    private mutating func read() {
        for (number, var line) in lines.sorted(by: { $0.key < $1.key }) {
            if let connecting = sender.connecting, connecting == number, line.opensAt <= now {
                _ = sender.connected(number)
                line.state.receivedSettings(maximumConcurrentStreams: 1_000, now: uptime)
            }
            for answer in line.answers where answer.at <= now {
                let ended = line.state.receivedHeaders(
                    [":status": "200"], on: answer.stream, endStream: true, now: uptime)
                guard let ended else { continue }
                sender.answered()
                end(ended.request, ended.result)
            }
            line.answers.removeAll { $0.at <= now }
            lines[number] = line.isRetired && line.state.openStreams == 0 ? nil : line
        }
    }

    /// The service takes in what has arrived, some of it at a time.
    private mutating func takeIn() {
        for number in lines.keys.sorted() {
            for _ in 0..<Int.random(in: 1...120, using: &random) {
                guard let first = lines[number]?.sent.first, first.at <= now else { break }
                lines[number]?.sent.removeFirst()
                arrivals[first.push, default: []].append(now)
                lines[number]?.taken += 1
                taken += 1
                guard !isCut(lines[number]?.taken ?? 0) else {
                    lose(number)
                    break
                }
                lines[number]?.answers.append((first.stream, now + Self.travel))
            }
        }
    }

    private mutating func isCut(_ count: Int) -> Bool {
        switch cut {
        case .eachOfAll(let every): taken % every == 0
        case .eachOfConnection(let every): count == every
        case .any(let chance): Int.random(in: 1...chance, using: &random) == 1
        }
    }

    private mutating func lose(_ number: Int) {
        guard var line = lines.removeValue(forKey: number) else { return }
        cuts += 1
        let lost = line.state.closed()
        if !lost.isEmpty { sender.wasCut(after: line.state.answers, now: uptime) }
        let over = Set(sender.repeatLost(lost.map(\.request), now: uptime))
        for end in lost {
            guard over.contains(end.request) else {
                isRepeat.insert(end.request)
                continue
            }
            self.end(end.request, end.result)
        }
        if line.state.hasAnswered {
            sender.retired(number)
        } else {
            refuse(sender.failed(number, .noAnswer, now: uptime, jitter: 1))
        }
    }

    private mutating func refuse(_ refusal: HTTP2SenderState.Refusal?) {
        for request in refusal?.requests ?? [] { end(request, refusal?.result ?? .unprocessed(.stopped)) }
    }

    private mutating func end(_ push: Int, _ result: HTTP2Result) {
        sender.forget(push)
        switch isRepeat.contains(push) && doubts[push] == nil ? result.ofRepeat : result {
        case .response: done.insert(push)
        case .unprocessed: owed.append((push, now + 100))
        case .unreachable(let wait, _): owed.append((push, now + wait.count))
        case .unsure:
            let steps = SettlementRule.doubtBackOff
            let step = steps[min(doubts[push, default: 0], steps.count - 1)].count
            owed.append((push, now + Int64.random(in: step / 2...step * 3 / 2, using: &random)))
            doubts[push, default: 0] += 1
            isRepeat.insert(push)
        }
    }
}
