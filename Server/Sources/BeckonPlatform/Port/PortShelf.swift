package import Beckon
import Synchronization

/// Keeps the port that the gateway attaches after a platform was made.
package final class PortShelf: Sendable {
    private let shelf = Mutex<AgentPort?>(nil)

    package init() {}

    /// The port; nil before it is attached.
    package var port: AgentPort? { shelf.withLock { $0 } }

    package func put(_ port: AgentPort) { shelf.withLock { $0 = port } }
}
