package import Logging
import Synchronization

/// Limits the acts of callers by address and by customer; each node counts for itself.
package final class TrafficLimits: Sendable {
    /// How many acts are allowed a minute; zero for no limit.
    package struct Rules: Hashable, Sendable {
        /// The limits of one address.
        package var perAddress: [LimitedAct: Int]
        /// The limits of one `gms_user`.
        package var perUser: [LimitedAct: Int]
        /// How many addresses, and how many customers, have a bucket of their own for each act.
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
    /// What addresses have named rightly, see ``trying(_:from:time:isMiss:_:)``.
    let proven = Mutex(ProvenTable())
    /// What is being looked up, and who waits for it; a waiter is told whether nothing more is under way.
    let tries = Mutex(TriesUnderWay<CheckedContinuation<Bool, Never>>())
    private let isExempt: @Sendable (String) -> Bool

    /// - Parameters:
    ///   - rules: The limits.
    ///   - isExempt: Whether an address is not limited; the empty address never counts against the limits by address.
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
    ///   - act: The act.
    ///   - address: The caller's address, as ``GatewayContext`` counts addresses; empty if it has none.
    ///   - user: The customer, if the request names one.
    ///   - uptime: The time on a clock that never goes back.
    /// - Returns: Nil when the act is allowed; else how many milliseconds the caller has to wait.
    package func take(_ act: LimitedAct, from address: String, user: String? = nil, uptime: Uptime) -> Int64? {
        if isExempt(address) { return nil }
        return apply(.take(1), act, ofAddress: address, uptime: uptime) ?? takeUser(act, user, uptime: uptime)
    }

    /// Counts an act of an address alone, or gives back what was counted.
    ///
    /// - Parameters:
    ///   - use: What is done with the address's tokens.
    ///   - act: The act.
    ///   - address: The caller's address; an empty one is not counted.
    ///   - uptime: The time on a clock that never goes back.
    /// - Returns: Nil when it was done; else how many milliseconds the caller has to wait.
    @discardableResult
    package func count(_ use: TokenBucket.Use, _ act: LimitedAct, from address: String, uptime: Uptime) -> Int64? {
        if isExempt(address) { return nil }
        return apply(use, act, ofAddress: address, uptime: uptime)
    }

    /// Counts an act of a customer or of a chat alone; the address was counted already.
    ///
    /// - Parameters:
    ///   - act: The act.
    ///   - user: Who or what is counted; nil for nobody.
    ///   - address: The caller's address, which may be exempt.
    ///   - uptime: The time on a clock that never goes back.
    /// - Returns: Nil when the act is allowed; else how many milliseconds the caller has to wait.
    package func take(_ act: LimitedAct, of user: String?, from address: String, uptime: Uptime) -> Int64? {
        isExempt(address) ? nil : takeUser(act, user, uptime: uptime)
    }

    /// Whether an act of an address is counted at all.
    package func counts(_ act: LimitedAct, of address: String) -> Bool {
        addresses[act] != nil && !address.isEmpty && !isExempt(address)
    }

    private func apply(
        _ use: TokenBucket.Use, _ act: LimitedAct, ofAddress address: String, uptime: Uptime
    ) -> Int64? {
        untold(use, act, ofAddress: address, uptime: uptime).map { refused(act, wait: $0) }
    }

    /// The same, without a note for the log.
    private func untold(
        _ use: TokenBucket.Use, _ act: LimitedAct, ofAddress address: String, uptime: Uptime
    ) -> Int64? {
        guard let shards = addresses[act], !address.isEmpty else { return nil }
        return take(use, of: shards, address, near: String(Self.neighbourhood(of: address)), uptime: uptime)
    }

    /// Counts a miss; nil when it is within the limit, else how many milliseconds the caller has to wait.
    func miss(from address: String, uptime: Uptime) -> Int64? {
        isExempt(address) ? nil : untold(.take(1), .miss, ofAddress: address, uptime: uptime)
    }

    /// Notes for the log that an address was refused.
    func refused(_ act: LimitedAct, wait: Int64) -> Int64 {
        refused(RefusalTally.Kind(act, isByUser: false), wait: wait)
    }

    private func takeUser(_ act: LimitedAct, _ user: String?, uptime: Uptime) -> Int64? {
        guard let shards = users[act], let user else { return nil }
        let wait = take(.take(1), of: shards, user, near: user, uptime: uptime)
        return wait.map { refused(RefusalTally.Kind(act, isByUser: true), wait: $0) }
    }

    /// How many acts were refused so far, by the limit.
    package var refusedSoFar: [RefusalTally.Kind: Int] { refusals.withLock { $0.totals } }

    /// Logs the refused acts, each kind at most once a minute with its count; to be called once a second.
    ///
    /// - Parameters:
    ///   - uptime: The time on the clock that acts are counted with.
    ///   - logger: The log.
    package func tellRefusals(uptime: Uptime, logger: Logger) {
        for note in refusals.withLock({ $0.due(uptime: uptime) }) {
            logger.warning(
                "requests beyond a limit were refused",
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

    private func take(
        _ use: TokenBucket.Use, of shards: [Shard], _ caller: String, near: String, uptime: Uptime
    ) -> Int64? {
        let hash = Self.hash(caller)
        let shard = shards[Int(hash >> 32) % shards.count]
        return shard.table.withLock { $0.take(hash, near: Self.hash(near), uptime: uptime, use) }
    }

    /// A hash of texts with a new random seed in each process, so that it cannot be predicted from outside.
    ///
    /// It takes them byte by byte: putting marks into Unicode's order costs the square of a hostile text's length.
    package static func hash(_ text: String, _ more: String...) -> UInt64 {
        var hasher = Hasher()
        combine(text, into: &hasher)
        for text in more { combine(text, into: &hasher) }
        return UInt64(UInt(bitPattern: hasher.finalize()))
    }

    private static func combine(_ text: String, into hasher: inout Hasher) {
        var text = text
        hasher.combine(text.utf8.count)
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    /// The wider network of an address: the first two of its numbers.
    private static func neighbourhood(of address: String) -> Substring {
        func separates(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".") }
        guard let first = address.utf8.firstIndex(where: separates) else { return address[...] }
        let second = address.utf8[first...].dropFirst().firstIndex(where: separates)
        return address[..<(second ?? address.endIndex)]
    }
}
