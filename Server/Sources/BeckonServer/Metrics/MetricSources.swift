package import BayeuxHTTP
import Beckon
package import BeckonNode
package import BeckonPlatform
import Foundation

/// What the metrics and the status are read from that is kept anyway: the node's parts and the system.
package struct MetricSources: Sendable {
    let version: String
    let node: Node
    let platforms: [any AgentPlatform]
    let identity: TLSIdentity?
    let reader: FigureReader
    let folder: String
    let log: String?
    let warnings: RecentWarnings
    let startedAt: Uptime
    let process = ProcessFigures()

    /// - Parameters:
    ///   - version: The version of the program.
    ///   - node: The node.
    ///   - platforms: The adapters that the node runs.
    ///   - identity: The certificate that the node shows; nil without TLS.
    ///   - folder: The data directory.
    ///   - log: The file of SQLite's log; nil for another engine.
    ///   - warnings: What the program's log said last.
    package init(
        version: String, node: Node, platforms: [any AgentPlatform] = [], identity: TLSIdentity? = nil,
        folder: String, log: String? = nil, warnings: RecentWarnings = RecentWarnings()
    ) {
        self.version = version
        self.node = node
        self.platforms = platforms
        self.identity = identity
        self.folder = folder
        self.log = log
        self.warnings = warnings
        reader = FigureReader(
            store: node.store, time: node.time, platforms: platforms.map(\.name),
            credentials: Array(node.dispatcher.credentials.keys))
        startedAt = node.time.uptime
    }

    /// What the database held at the last look.
    var figures: StoreFigures? { reader.last?.figures }

    /// The room on the disk of the data directory, in bytes.
    var freeBytes: Int? {
        let values = try? FileManager.default.attributesOfFileSystem(forPath: folder)
        return (values?[.systemFreeSize] as? NSNumber)?.intValue
    }

    /// The size of SQLite's log, in bytes.
    var logBytes: Int? {
        let values = log.flatMap { try? FileManager.default.attributesOfItem(atPath: $0) }
        return (values?[.size] as? NSNumber)?.intValue
    }

    /// How long ago a time of the figures was, in seconds; zero for one to come.
    func age(of time: Timestamp) -> Double {
        Double(max(0, node.time.now.milliseconds - time.milliseconds)) / 1_000
    }
}
