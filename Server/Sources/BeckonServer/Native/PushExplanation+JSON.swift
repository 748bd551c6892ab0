package import Beckon
package import BeckonJSON

extension PushExplanation {
    /// For programs: the event without what it says, and each line in order.
    package var json: JSONValue {
        [
            "chat": .string(head.id.text), "conversation": .string(head.conversation),
            "position": .integer(Int64(event.position)), "kind": .string(event.kind.rawValue),
            "party": .string(event.party.rawValue), "at": .integer(event.at.milliseconds),
            "lines": .array(lines.map(Self.json)),
        ]
    }

    private static func json(_ line: PushRecord) -> JSONValue {
        var object: JSONObject = [
            "at": .integer(line.at.milliseconds), "kind": .string(line.kind.rawValue), "word": .string(line.word),
            "reason": .string(line.reason), "after": .integer(Int64(line.after)),
            "through": .integer(Int64(line.through)),
        ]
        if let device = line.deviceID { object["device"] = .string(device.text) }
        return .object(object)
    }
}
