package import Logging
import Synchronization

/// Holds what callers do against limits by address and by customer; each node counts for itself.
package final class TrafficLimits: Sendable {
    /// How much is allowed a minute; zero is without a limit.
    package struct Rules: Hashable, Sendable {
        /// What one address may do.
        package var perAddress: [LimitedAct: Int]
        /// What one `gms_user` may do.
        package var perUser: [LimitedAct: Int]
        /// How many addresses and how many customers are told apart for each act.
        package var capacity = 65_536

        package init(perAddress: [LimitedAct: Int], perUser: [LimitedAct: Int]) {
            self.perAddress = perAddress
            self.perUser = perUser
        }

        /// No limits.
        package static let none = Rules(perAddress: [:], perUser: [:])
    }

    private static let shardCount = 16

    private final class Shard: Sendable {
        let table: Mutex<RateTable>

        init(_ table: RateTable) { self.table = Mutex(table) }
    }

    private let addresses: [LimitedAct: [Shard]]
    private let users: [LimitedAct: [Shard]]
    private let refusals = Mutex(RefusalTally())
    private let isExempt: @Sendable (String) -> Bool

    /// - Parameters:
    ///   - rules: How much is allowed.
    ///   - isExempt: Whose addresses are not counted; the empty address never is.
    package init(rules: Rules, isExempt: @escaping @Sendable (String) -> Bool = { _ in false }) {
        self.isExempt = isExempt
        func shards(_ limits: [LimitedAct: Int]) -> [LimitedAct: [Shard]] {
            limits.filter { $0.value > 0 }.mapValues { perMinute in
                (0..<Self.shardCount).map { _ in
                    Shard(
                        RateTable(
                            rate: TokenBucket.Rate(perMinute: perMinute), capacity: rules.capacity / Self.shardCount))
                }
            }
        }
        addresses = shards(rules.perAddress)
        users = shards(rules.perUser)
    }

    /// Limits nothing.
    package static let none = TrafficLimits(rules: .none)

    /// Counts an act.
    ///
    /// - Parameters:
    ///   - act: What is done.
    ///   - address: From where, as ``GatewayContext`` counts addresses; empty for nowhere in particular.
    ///   - user: For which customer, if one is named.
    ///   - uptime: Milliseconds of a clock that never goes back.
    /// - Returns: Nil when it may be done; else how many milliseconds the caller has to wait.
    package func take(_ act: LimitedAct, from address: String, user: String? = nil, uptime: Int64) -> Int64? {
        if isExempt(address) { return nil }
        if let shards = addresses[act], !address.isEmpty {
            let wait = take(of: shards, address, near: Self.neighbourhood(of: address), uptime: uptime)
            if let wait { return refused(RefusalTally.Kind(act, isByUser: false), wait: wait) }
        }
        guard let shards = users[act], let user else { return nil }
        let wait = take(of: shards, user, near: user, uptime: uptime)
        return wait.map { refused(RefusalTally.Kind(act, isByUser: true), wait: $0) }
    }

    /// Says in the log what was refused, each kind once a minute with its count; to be called once a second.
    ///
    /// - Parameters:
    ///   - uptime: Milliseconds of the clock that acts are counted by.
    ///   - logger: The log.
    package func tellRefusals(uptime: Int64, logger: Logger) {
        for note in refusals.withLock({ $0.due(uptime: uptime) }) {
            logger.warning(
                "too many requests were refused",
                metadata: [
                    "limit": "\(note.kind.act.rawValue)", "of": note.kind.isByUser ? "gms_user" : "address",
                    "count": "\(note.count)",
                ])
        }
    }

    private func refused(_ kind: RefusalTally.Kind, wait: Int64) -> Int64 {
        refusals.withLock { $0.count(kind) }
        return wait
    }

    private func take(of shards: [Shard], _ caller: String, near: some Hashable, uptime: Int64) -> Int64? {
        let hash = Self.hash(caller)
        let shard = shards[Int(hash >> 32) % shards.count]
        return shard.table.withLock { $0.take(hash, near: Self.hash(near), uptime: uptime) }
    }

    /// Seeded anew in each process, so that nobody outside can foresee it.
    private static func hash(_ value: some Hashable) -> UInt64 {
        var hasher = Hasher()
        hasher.combine(value)
        return UInt64(UInt(bitPattern: hasher.finalize()))
    }

    /// The wider network of an address: the first two of its numbers.
    private static func neighbourhood(of address: String) -> [Substring] {
        let separator: Character = address.contains(":") ? ":" : "."
        return Array(address.split(separator: separator, maxSplits: 2, omittingEmptySubsequences: false).prefix(2))
    }
}
