import BayeuxServer
import Beckon
import Synchronization

/// Counts long Bayeux answers for their addresses, and has those wait that have got too much.
///
/// Polls are answered all the time, so usually nothing is looked up: ``latest`` says that nobody waits.
final class AnswerDebts: Sendable {
    private let limits: TrafficLimits
    private let time: any TimeSource
    /// When the last wait ends that a long answer has caused, in milliseconds of the uptime.
    private let latest = Atomic<Int64>(.min)

    init(limits: TrafficLimits, time: any TimeSource) {
        self.limits = limits
        self.time = time
    }

    /// Counts an answer.
    ///
    /// - Parameters:
    ///   - bytes: How many bytes it has.
    ///   - address: The address that gets it.
    func add(_ bytes: Int, of address: String) {
        let uptime = time.uptime
        limits.count(.charge(LimitedAct.units(ofBytes: bytes)), .answered, from: address, uptime: uptime)
        guard let wait = limits.count(.take(0), .answered, from: address, uptime: uptime) else { return }
        latest.max(uptime.advanced(by: Milliseconds(wait)).milliseconds, ordering: .relaxed)
    }

    /// How long an address has to wait before it may read on.
    ///
    /// - Parameter address: The address.
    /// - Returns: The time; nil if it need not wait.
    func wait(of address: String) -> Milliseconds? {
        let latest = latest.load(ordering: .relaxed)
        guard latest > .min else { return nil }
        let uptime = time.uptime
        guard latest > uptime.milliseconds else { return nil }
        return limits.count(.take(0), .answered, from: address, uptime: uptime).map { Milliseconds($0) }
    }
}

/// The numbers of answers (Bayeux ack extension) that a client gets after each return.
///
/// Every return begins a block of numbers of its own. So a number never proves an answer that another session of the same
/// client gave, whether at another node or at this one, even if an old copy of a request arrives late.
enum AnswerNumbers {
    /// How many numbers a block has; a longer session counts on into the next block.
    static let blockLength: Int64 = 65_536
    /// The highest number that a client is believed to have.
    private static let highest: Int64 = 1 << 52

    /// Returns the number before the first one of a new block.
    ///
    /// - Parameter number: The highest number that the client may have. A negative one counts as 0, an absurdly high one as
    ///   2^52.
    /// - Returns: The base, a multiple of ``blockLength``.
    static func base(after number: Int64) -> Int64 {
        (min(max(number, 0), highest) / blockLength + 1) * blockLength
    }
}
