import Foundation

/// The statuses of users, and the rules for them.
extension SimulatorState {
    /// The statuses that a user may have: id, whether an agent with it gets ACD work, and whether it may have an end.
    static let statusMessages: [(id: String, isACD: Bool, hasEnd: Bool)] = [
        ("Available", true, false), ("Available, No ACD", false, false), ("At Lunch", false, true),
        ("At a training session", false, true), ("Away from desk", false, false), ("Do Not disturb", false, false),
        ("Follow Up", false, false), ("Gone Home", false, false), ("In a meeting", false, true),
        ("On Vacation", false, true), ("Out of the Office", false, true), ("Working at Home", true, false),
    ]

    /// A user's status, as messages and answers show it.
    func status(of user: String) -> WireJSON {
        let known = statuses[user.lowercased()]?.members ?? [:]
        let isHere = sessions.values.contains { $0.user.lowercased() == user.lowercased() }
        let all: [String: WireJSON] = [
            "userId": .text(user), "statusId": .text("Available"), "loggedIn": .bool(isHere), "onPhone": .bool(false),
        ]
        return .object(all.merging(known) { _, new in new })
    }

    /// Sets a user's status and sends it to all subscribers of the user's status.
    mutating func setStatus(_ status: [String: WireJSON], of user: String) {
        statuses[user.lowercased()] = .object(status)
        for session in sessions.values {
            let users = (session.subscriptions["status/user-statuses"]?["userIds"]?.list ?? []).compactMap(\.text)
            guard let spelled = users.first(where: { $0.lowercased() == user.lowercased() }) else { continue }
            post(SimulatedMessages.statuses([self.status(of: spelled)], isDelta: true), to: session.id)
        }
    }
}

extension SimulatedCall {
    /// Sets a status, unless no user may have it; the change is completed by a message.
    func setStatus(_ state: inout SimulatorState) -> SimulatedAnswer {
        let wanted = body["statusId"]?.text ?? ""
        guard let status = SimulatorState.statusMessages.first(where: { $0.id.lowercased() == wanted.lowercased() })
        else {
            return .error(400, "error.request.invalidProperty", property: "statusId")
        }
        let until = body["until"] ?? .null
        guard until == .null || status.hasEnd else {
            return .error(400, "error.request.invalidProperty", property: "until")
        }
        var set: [String: WireJSON] = [
            "statusId": .text(status.id), "statusChanged": .text(state.now()),
        ]
        for name in ["notes", "forwardNumber", "until"] where body[name].map({ $0 != .null }) == true {
            set[name] = body[name]
        }
        let request = String(state.number())
        state.post(SimulatedMessages.completed(request), to: session)
        state.setStatus(set, of: tokens["userId"] ?? "")
        return .json(202, .object(["requestId": .text(request)]))
    }

    /// The statuses that a user may have.
    func statusMessages() -> SimulatedAnswer {
        let list: [WireJSON] = SimulatorState.statusMessages.map { status in
            .object([
                "statusId": .text(status.id), "messageText": .text(status.id), "iconUri": .text("/icons/status"),
                "groupTag": .text(status.isACD ? "Available" : "Unavailable"), "canHaveDate": .bool(status.hasEnd),
                "canHaveTime": .bool(status.hasEnd), "isDoNotDisturbStatus": .bool(status.id == "Do Not disturb"),
                "isSelectableStatus": .bool(true), "isPersistentStatus": .bool(false), "isForwardStatus": .bool(false),
                "isAfterCallWorkStatus": .bool(status.id == "Follow Up"), "isAcdStatus": .bool(status.isACD),
                "isAllowFollowUpStatus": .bool(status.isACD), "systemId": .text(status.id),
            ])
        }
        return .json(200, .object(["statusMessageList": .list(list)]))
    }
}
