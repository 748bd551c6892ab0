import Beckon
import BeckonNode
import Foundation

extension Settings {
    /// Reads the database's address and the options of this node.
    mutating func readCluster(_ root: inout SettingsSource) {
        readDatabase(&root)
        var node = root.section("node")
        if let name = node.text("name") { self.node.name = name }
        if let lease = node.integer("lease", in: 1...600) { self.node.lease = Int64(lease) }
        node.finish()
        var operations = root.section("operations")
        if let host = operations.text("host") { self.operations.host = host }
        if let port = operations.integer("port", in: 0...65_535) { self.operations.port = port }
        operations.finish()
        var drain = root.section("drain")
        if let linger = drain.integer("linger", in: 0...10) { self.drain.linger = Int64(linger) }
        if let spread = drain.integer("spread", in: 0...12) { self.drain.spread = Int64(spread) }
        drain.finish()
        if let wakes = root.choice("wakes", Wakes.self) { self.wakes = wakes }
    }

    /// Whether this program was built with PostgreSQL.
    package static var knowsPostgreSQL: Bool {
        #if POSTGRESQL
        true
        #else
        false
        #endif
    }

    private mutating func readDatabase(_ root: inout SettingsSource) {
        guard let url = root.text("database"), !url.isEmpty else { return }
        // The address may hold a password, so a problem does not repeat it.
        guard ["postgresql://", "postgres://"].contains(where: url.hasPrefix) else {
            return root.problem("database", "must be postgresql://…; leave it out for SQLite in the data directory")
        }
        guard Self.knowsPostgreSQL else {
            return root.problem("database", "needs PostgreSQL, without which this program was built (no libpq)")
        }
        database = url
    }

    /// The node's name: the operator's, else the machine's and the port.
    var effectiveNodeName: String {
        node.name.isEmpty ? "\(ProcessInfo.processInfo.hostName):\(http.port)" : node.name
    }

    /// How long the node still serves while it reports that it is not ready.
    var drainLinger: Milliseconds { .seconds(drain.linger ?? (database == nil ? 0 : 5)) }

    /// The time over which held polls are answered.
    var drainSpread: Milliseconds {
        max(Milliseconds(100), .seconds(drain.spread ?? (database == nil ? 1 : 10)))
    }
}

extension Settings {
    /// The configuration of the node.
    var nodeConfiguration: NodeConfiguration {
        var configuration = NodeConfiguration()
        configuration.name = effectiveNodeName
        configuration.lease = .seconds(node.lease)
        configuration.services = services
        configuration.calendar = calendar
        configuration.zones = SystemZones()
        configuration.callAccess = callAccess
        configuration.accessNumbers = accessNumbers
        configuration.statusCodes = statusCodes
        configuration.mayListCallbacks = callbackQueries.withoutLookupKey
        configuration.limits = trafficLimits
        configuration.openChats = limits.openChats
        configuration.audience = customers.rules
        configuration.pushes = push.rules
        configuration.pollTimeout = bayeux.timeout
        configuration.maxInterval = bayeux.maxInterval
        configuration.retention = retention
        return configuration
    }
}
