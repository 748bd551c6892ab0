package import BeckonTime
import Synchronization

/// Counts what a platform did on this node, for `beckon agent-sides` and metrics.
///
/// It keeps at most ``mostWords`` different words of each sort; further ones count as `other`.
package final class PlatformTally: Sendable {
    /// The most different reasons, and the most different kinds.
    package static let mostWords = 64

    private let state = Mutex(PlatformCondition())

    package init() {}

    /// What was counted so far.
    package var condition: PlatformCondition { state.withLock { $0 } }

    /// A connection or subscription that the adapter holds stands.
    package func connected(at now: Timestamp) {
        state.withLock {
            $0.connectedSince = $0.connectedSince ?? now
            $0.trouble = nil
        }
    }

    /// The connection is gone, for a reason that a log may hold.
    package func disconnected(_ reason: String) {
        state.withLock {
            $0.connectedSince = nil
            $0.trouble = reason
        }
    }

    /// An event of the platform arrived and was taken.
    package func heard(at now: Timestamp) {
        state.withLock {
            $0.lastEvent = max($0.lastEvent ?? now, now)
            $0.events += 1
        }
    }

    /// A request of the platform was refused, for a reason of the adapter's closed list.
    package func refused(_ reason: String) { state.withLock { Self.count(reason, in: &$0.refused) } }

    /// An event of an unknown kind was passed over; kinds with other characters than letters, digits, `.`, `-` and `_` count
    /// as `other`.
    package func unknown(_ kind: String) {
        let isWord = (1...64).contains(kind.utf8.count) && kind.utf8.allSatisfy(Self.isOfWord)
        state.withLock { Self.count(isWord ? kind : "other", in: &$0.unknown) }
    }

    /// The platform told one of its limits.
    package func limit(_ limit: PlatformLimit) {
        state.withLock { state in
            guard state.limits[limit.name] != nil || state.limits.count < Self.mostWords else { return }
            state.limits[limit.name] = limit
        }
    }

    private static func count(_ word: String, in table: inout [String: Int]) {
        let word = table[word] != nil || table.count < mostWords - 1 ? word : "other"
        table[word, default: 0] += 1
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

/// How an adapter stands on this node.
package struct PlatformCondition: Hashable, Sendable {
    /// Since when its connection stands; nil without one.
    package var connectedSince: Timestamp?
    /// Why there is no connection, in words that a log may hold.
    package var trouble: String?
    package var lastEvent: Timestamp?
    /// How many events were taken.
    package var events = 0
    /// Refused requests, by reason.
    package var refused: [String: Int] = [:]
    /// Events that were passed over, by kind.
    package var unknown: [String: Int] = [:]
    /// The platform's limits, by name.
    package var limits: [String: PlatformLimit] = [:]

    package init() {}
}

/// A limit that a platform told with an answer.
package struct PlatformLimit: Hashable, Sendable {
    package let name: String
    package let used: Int
    package let allowed: Int
    /// When counting begins anew; nil if the platform did not say so.
    package let resetsIn: Milliseconds?

    package init(_ name: String, used: Int, allowed: Int, resetsIn: Milliseconds? = nil) {
        self.name = name
        self.used = used
        self.allowed = allowed
        self.resetsIn = resetsIn
    }
}
