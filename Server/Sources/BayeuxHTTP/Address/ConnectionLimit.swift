import Synchronization

/// Counts the open connections of each address and refuses those beyond a limit.
///
/// The table holds one entry for each address with an open connection, so the limit of open files bounds it.
package final class ConnectionLimit: Sendable {
    /// How many connections one address may have open; 0 for any number.
    package let most: Int
    private let isExempt: @Sendable (IPAddress) -> Bool
    private let counts = Mutex<[String: Int]>([:])

    /// Describes a limit.
    ///
    /// - Parameters:
    ///   - most: How many connections one address may have open; 0 for any number.
    ///   - isExempt: Whether the connections of an address are not counted: those of proxies, for example.
    package init(most: Int = 0, isExempt: @escaping @Sendable (IPAddress) -> Bool = { _ in false }) {
        self.most = most
        self.isExempt = isExempt
    }

    /// The outcome of counting a connection.
    enum Admission: Equatable {
        /// It is not counted.
        case exempt
        /// It is counted until ``release(_:)``.
        case counted(key: String)
        /// Its address has as many as it may have.
        case refused
    }

    /// Counts a connection that opens.
    ///
    /// - Parameter address: Its peer; nil for a peer on this machine that has no address.
    /// - Returns: The outcome.
    func admit(_ address: IPAddress?) -> Admission {
        guard most > 0, let address, !isExempt(address) else { return .exempt }
        let key = address.countingKey
        return counts.withLock { counts in
            let count = counts[key, default: 0]
            guard count < most else { return .refused }
            counts[key] = count + 1
            return .counted(key: key)
        }
    }

    /// Counts off a connection that closed.
    ///
    /// - Parameter key: What ``admit(_:)`` named.
    func release(_ key: String) {
        counts.withLock { counts in
            guard let count = counts[key] else { return }
            counts[key] = count > 1 ? count - 1 : nil
        }
    }

    /// How many addresses have open connections that are counted.
    var addresses: Int { counts.withLock { $0.count } }
}
