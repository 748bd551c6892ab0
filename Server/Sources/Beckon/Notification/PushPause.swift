/// A pause of a credential's pushes on one node, as the outbox lists it.
///
/// Each node stores a setting of its own for each credential, so that no node overwrites another's pause.
package struct PushPause: Hashable, Sendable {
    /// What a pause comes from, as one of two words for programs.
    package enum Cause: String, Sendable, CaseIterable {
        /// The service refuses the credential, which a person has to mend.
        case refused
        /// The service fails or cannot be reached.
        case failing
    }

    /// The node that pauses; a pause of an earlier start is ignored.
    package let node: NodeID
    /// When the node tries a push again.
    package let until: Timestamp
    /// What opened the breaker, in words that a log may hold.
    package let reason: String
}

extension PushPause {
    /// The name of the setting that holds a node's pause.
    ///
    /// - Parameters:
    ///   - route: The credential, as ``PushRoute`` spells it.
    ///   - name: The operator's name for the node.
    /// - Returns: The setting's name.
    static func settingName(route: PushRoute, node name: String) -> String { "\(prefix(of: route))\(name)" }

    /// How the names of the settings begin that hold a credential's pauses.
    fileprivate static func prefix(of route: PushRoute) -> String { "push.pause \(route) at " }

    /// The setting's value; an empty value means that the node does not pause.
    var text: String { "\(node.text) \(until.milliseconds) \(reason)" }

    init?(text: String) {
        let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, !parts[0].isEmpty, let until = Int64(parts[1]) else { return nil }
        self.init(node: NodeID(String(parts[0])), until: Timestamp(milliseconds: until), reason: String(parts[2]))
    }
}

/// A pause and the name of its node.
package struct NamedPushPause: Hashable, Sendable {
    package let node: String
    package let pause: PushPause
}

extension Store {
    /// The pauses of a credential on all nodes with a running lease.
    ///
    /// - Parameters:
    ///   - route: The credential, as ``PushRoute`` spells it.
    ///   - now: Nodes whose lease ended before this are left out.
    /// - Returns: The pauses, in the order of the nodes' names.
    /// - Throws: ``StoreError``.
    package func pushPauses(of route: PushRoute, now: Timestamp) async throws -> [NamedPushPause] {
        var pauses: [NamedPushPause] = []
        for node in try await nodes().sorted(by: { $0.name < $1.name }) where node.leaseUntil >= now {
            let text = try await setting(PushPause.settingName(route: route, node: node.name)) ?? ""
            guard let pause = PushPause(text: text), pause.node == node.id else { continue }
            pauses.append(NamedPushPause(node: node.name, pause: pause))
        }
        return pauses
    }

    /// The pauses of a credential on some nodes, by one read.
    ///
    /// - Parameters:
    ///   - route: The credential.
    ///   - nodes: The nodes, in the order of the pauses.
    /// - Returns: The pauses.
    /// - Throws: ``StoreError``.
    package func pushPauses(of route: PushRoute, on nodes: [NodeRecord]) async throws -> [NamedPushPause] {
        let stored = try await settings(startingWith: PushPause.prefix(of: route), limit: 1_000)
        return nodes.compactMap { node in
            let text = stored[PushPause.settingName(route: route, node: node.name)] ?? ""
            guard let pause = PushPause(text: text), pause.node == node.id else { return nil }
            return NamedPushPause(node: node.name, pause: pause)
        }
    }
}
