/// That a node sends nothing with a credential for a while, as those who look at the outbox are told.
///
/// Each node keeps a setting of its own for each credential, so that none overwrites another's word.
package struct PushPause: Hashable, Sendable {
    /// Who pauses; at the node's next start it holds no more.
    package let node: NodeID
    /// When a push is tried.
    package let until: Timestamp
    /// What opened the breaker, in words that a log may hold.
    package let reason: String
}

extension PushPause {
    /// Under what a node keeps it.
    ///
    /// - Parameters:
    ///   - route: The credential, as ``PushRoute`` spells it.
    ///   - name: The operator's name for the node.
    /// - Returns: The setting's name.
    static func settingName(route: PushRoute, node name: String) -> String { "push.pause \(route) at \(name)" }

    /// As it is kept; an empty text says that the node does not pause.
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
    /// Which of the nodes that live pause with a credential, by their names.
    ///
    /// - Parameters:
    ///   - route: The credential, as ``PushRoute`` spells it.
    ///   - now: Nodes whose lease ended before are no more.
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
}
