import Foundation
import Synchronization

/// The access tokens that a stand-in gave.
final class StandInTokens: Sendable {
    /// Seconds for which a token holds.
    let lifetime: Int64
    private let ends = Mutex<[String: Int64]>([:])

    /// - Parameter lifetime: Seconds for which a token holds.
    init(lifetime: Int64) { self.lifetime = lifetime }

    /// Gives a new token; beyond 1,000 of them those that have ended are forgotten.
    func issue() -> String {
        let token = UUID().uuidString
        let end = StandInClock.now() + lifetime * 1_000
        ends.withLock { ends in
            if ends.count > 1_000 { ends = ends.filter { $0.value > StandInClock.now() } }
            ends[token] = end
        }
        return token
    }

    /// Whether a token holds.
    func accept(_ token: String) -> Bool { ends.withLock { $0[token] ?? 0 } > StandInClock.now() }

    /// Whether a request has a token that holds.
    func accept(_ request: StandInRequest) -> Bool {
        let parts = (request.headers["authorization"] ?? "").split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return false }
        return accept(String(parts[1]))
    }

    /// Ends all tokens.
    func forget() { ends.withLock { $0 = [:] } }
}

/// Holds the server, which is made after the platform that it asks.
package final class ServerBox: Sendable {
    private let held = Mutex<SimulatedServer?>(nil)

    var server: SimulatedServer? {
        get { held.withLock { $0 } }
        set { held.withLock { $0 = newValue } }
    }
}
