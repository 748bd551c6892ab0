package import BeckonJSON

extension PushExplanation {
    /// The explanation for programs: the event without its text, and each line in order.
    package var json: JSONValue {
        [
            "chat": .string(head.id.text), "conversation": .string(head.conversation),
            "position": .integer(Int64(event.position)), "kind": .string(event.kind.rawValue),
            "party": .string(event.party.rawValue), "at": .integer(event.at.milliseconds),
            "lines": .array(lines.map(Self.json)), "owed": .array(owed.map { Self.json($0, now: now) }),
        ]
    }

    private static func json(_ entry: OutboxEntry, now: Timestamp) -> JSONValue {
        let push = entry.push
        var object: JSONObject = [
            "id": .integer(push.id), "device": .string(push.deviceID.text),
            "credential": .string(entry.route.description),
            "state": .string(entry.state(now: now).rawValue), "nextAttempt": .integer(push.due.milliseconds),
            "expires": .integer(push.expiresAt.milliseconds), "attempts": .integer(Int64(push.attempts)),
            "pushID": .string(push.stableID),
        ]
        if let failure = entry.failure { object["lastFailure"] = .string(failure) }
        return .object(object)
    }

    private static func json(_ line: PushRecord) -> JSONValue {
        var object: JSONObject = [
            "at": .integer(line.at.milliseconds), "kind": .string(line.kind.rawValue), "word": .string(line.word),
            "reason": .string(line.reason), "after": .integer(Int64(line.after)),
            "through": .integer(Int64(line.through)),
        ]
        if let device = line.deviceID { object["device"] = .string(device.text) }
        if let id = line.apnsID { object["apnsID"] = .string(id) }
        return .object(object)
    }
}
