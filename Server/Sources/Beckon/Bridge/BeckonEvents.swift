import BeckonJSON

/// Beckon's own schema of reported events: one event, or `{"events": […]}`.
enum BeckonEvents {
    static func report(_ body: JSONValue) throws(BridgeRefusal) -> BridgeReport {
        guard body.object != nil else { throw BridgeRefusal("the body is not an object") }
        guard let list = body["events"] else { return BridgeReport([try event(body)]) }
        guard let elements = list.array else { throw BridgeRefusal("events is not an array") }
        var events: [BridgeEvent] = []
        for element in elements { events.append(try event(element)) }
        return BridgeReport(events)
    }

    private static func event(_ value: JSONValue) throws(BridgeRefusal) -> BridgeEvent {
        guard value.object != nil else { throw BridgeRefusal("an event is not an object") }
        let kind = try word(value, "kind", BridgeEvent.Kind.self) ?? .text
        let actor = try word(value, "actor", BridgeEvent.Actor.self) ?? .agentOrBot
        let direction = try word(value, "direction", BridgeEvent.Direction.self)
        return BridgeEvent(
            conversation: try identifier(value, "conversation"), customer: try identifier(value, "customer"),
            message: try identifier(value, "message"), actor: actor,
            direction: direction ?? (actor == .customer ? .inbound : .outbound), kind: kind,
            text: try text(value, "text"), sender: try text(value, "sender"), at: try time(value, "at"),
            waitingSince: try time(value, "waitingSince"), onlyNow: try flag(value, "onlyNow"))
    }

    private static func flag(_ value: JSONValue, _ name: String) throws(BridgeRefusal) -> Bool {
        guard let member = present(value, name) else { return false }
        guard let flag = member.bool else { throw BridgeRefusal("\(name) is not true or false") }
        return flag
    }

    private static func word<Word: RawRepresentable>(
        _ value: JSONValue, _ name: String, _: Word.Type
    ) throws(BridgeRefusal) -> Word? where Word.RawValue == String {
        guard let member = present(value, name) else { return nil }
        guard let word = member.string.flatMap(Word.init(rawValue:)) else {
            throw BridgeRefusal("\(name) is not one of the known words")
        }
        return word
    }

    private static func identifier(_ value: JSONValue, _ name: String) throws(BridgeRefusal) -> String? {
        guard let member = present(value, name) else { return nil }
        guard let text = member.identifier else { throw BridgeRefusal("\(name) is not a text or whole number") }
        return text
    }

    private static func text(_ value: JSONValue, _ name: String) throws(BridgeRefusal) -> String? {
        guard let member = present(value, name) else { return nil }
        guard let text = member.string else { throw BridgeRefusal("\(name) is not a text") }
        return text
    }

    private static func time(_ value: JSONValue, _ name: String) throws(BridgeRefusal) -> Timestamp? {
        guard let member = present(value, name) else { return nil }
        guard let time = member.time else { throw BridgeRefusal("\(name) is not a time") }
        return time
    }

    private static func present(_ value: JSONValue, _ name: String) -> JSONValue? {
        guard let member = value[name], !member.isNull else { return nil }
        return member
    }
}
