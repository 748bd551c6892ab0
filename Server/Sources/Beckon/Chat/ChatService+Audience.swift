extension ChatService {
    /// The most devices of a customer that get pushes about an event.
    package static let devicesPerCustomer = 50

    /// The devices that may get pushes because of an input, besides the one that the chat's own request named.
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

/// The operator's settings for customers' devices.
package struct AudienceRules: Hashable, Sendable {
    /// `push.othersWhileActive`.
    package var othersWhileActive: Audience.OthersWhileActive
    /// `push.devices.perCustomer`: one more registration removes the device registered longest ago.
    package var devicesPerCustomer: Int
    /// `push.devices.maxAgeDays`: a device gets no pushes when its last registration is older than this.
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
    /// Whether this input may make pushes owed or change their due times.
    fileprivate func mayOwe(_ head: ChatHead) -> Bool {
        switch self {
        case .agent: head.attendance.presence.isAway
        case .deviceNamed, .deviceTaken: true
        case .deliveryEnded(_, let end): end.passedOver != nil && head.attendance.presence.isAway
        case .reported(_, let verdict): verdict.mayPush
        case .customerAway, .timeReached: !head.isBridged && head.lastPushable > head.attendance.cursor
        case .appsChanged: head.attendance.presence.isAway && head.lastPushable > head.attendance.cursor
        default: false
        }
    }

    fileprivate var reportedCustomer: String? {
        if case .reported(let event, _) = self { event.customer } else { nil }
    }
}
