extension ChatService {
    /// At most this many devices of a customer are told of an event.
    package static let devicesPerCustomer = 50

    /// Whom an input may be told to by push, besides the device that the chat's own request named.
    func audience(of head: ChatHead, for input: ChatInput) async throws -> Audience {
        guard input.mayOwe(head) else { return .none }
        let owner = head.owner
        guard let owner = owner ?? input.reportedCustomer.map(CustomerKey.signed) else { return .none }
        let devices = try await store.devices(of: owner, limit: Self.devicesPerCustomer)
        let fresh = devices.filter { $0.registeredAt.advanced(by: audienceRules.longestAge) > time.now }
        guard !fresh.isEmpty else { return .none }
        let presences = try await store.presences(of: owner, limit: Self.devicesPerCustomer)
        return Audience(
            conversation: head.conversation, devices: fresh, presences: presences,
            othersWhileActive: audienceRules.othersWhileActive)
    }
}

/// What an operator set about customers' devices.
package struct AudienceRules: Hashable, Sendable {
    /// `push.othersWhileActive`.
    package var othersWhileActive: Audience.OthersWhileActive
    /// `push.devices.perCustomer`: of more the one that was registered longest ago goes.
    package var devicesPerCustomer: Int
    /// `push.devices.maxAgeDays`: a device that was not registered again for so long is told nothing.
    package var longestAge: Milliseconds

    package init(
        othersWhileActive: Audience.OthersWhileActive = .silent, devicesPerCustomer: Int = 10,
        longestAge: Milliseconds = .seconds(270 * 86_400)
    ) {
        self.othersWhileActive = othersWhileActive
        self.devicesPerCustomer = devicesPerCustomer
        self.longestAge = longestAge
    }
}

extension ChatInput {
    /// Whether pushes may come to be owed by it.
    fileprivate func mayOwe(_ head: ChatHead) -> Bool {
        switch self {
        case .agent: head.presence.isAway
        case .deviceTaken: true
        case .reported(_, let verdict): verdict.mayPush
        case .customerAway, .timeReached: !head.isBridged && head.lastPushable > head.cursor
        case .appsChanged: head.presence.isAway && head.lastPushable > head.cursor
        default: false
        }
    }

    fileprivate var reportedCustomer: String? {
        if case .reported(let event, _) = self { event.customer } else { nil }
    }
}
