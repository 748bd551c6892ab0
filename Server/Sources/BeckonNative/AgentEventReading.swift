import Beckon
import BeckonEdge
import BeckonJSON

/// Reads the events that a contact centre reports in one request.
enum AgentEventReading {
    /// One event of a request.
    enum Event: Hashable, Sendable {
        case chat(ChatID, AgentParty, AgentEvent.Action)
        case callback(ServiceID, CallbackReport)
    }

    /// The most events in one request.
    static let longestRequest = 500
    /// Longest name, id or key, in UTF-8 bytes.
    private static let longestName = 256

    /// Reads a body: one event, or `{"events": […]}`.
    ///
    /// - Parameters:
    ///   - body: The body.
    ///   - source: Who sends it.
    ///   - request: The id of a request that its signature covers, which identifies events without a key; nil without one.
    /// - Returns: The events, in order.
    /// - Throws: ``Fault`` for any other body; then none of its events is accepted.
    static func events(
        _ body: [UInt8], from source: BridgeSourceName, request: String? = nil
    ) throws(Fault) -> [Event] {
        let request = request.map { "side/\(source)/request/\(StableHash.uuid(of: $0))" }
        guard let json = try? JSONValue(parsing: body), json.object != nil else {
            throw .bad("The body must be a JSON object.")
        }
        guard let list = json["events"] else { return [try event(json, source, request)] }
        guard let elements = list.array else { throw .bad("events must be a list.") }
        guard elements.count <= longestRequest else { throw .bad("At most \(longestRequest) events are allowed.") }
        var events: [Event] = []
        for (index, element) in elements.enumerated() {
            events.append(try event(element, source, request.map { "\($0)/\(index)" }))
        }
        return events
    }

    private static func event(
        _ value: JSONValue, _ source: BridgeSourceName, _ request: String?
    ) throws(Fault) -> Event {
        guard value.object != nil else { throw .bad("An event must be an object.") }
        if let callback = try optionalName("callback", value) {
            guard let outcome = CallbackOutcome(rawValue: try name("outcome", value)) else {
                throw .bad(
                    "outcome must be one of \(CallbackOutcome.allCases.map(\.rawValue).joined(separator: ", ")).")
            }
            let attempt = try optionalNumber("attempt", value, in: 1...1_000)
            let count = try optionalNumber("count", value, in: 1...CallbackReason.mostRefusals) ?? 1
            return .callback(ServiceID(callback), CallbackReport(outcome, attempt: attempt, count: count))
        }
        let chat = ChatID(try name("chat", value))
        return .chat(chat, try party(value["agent"] ?? .null), try action(value, source, request))
    }

    private static func action(
        _ value: JSONValue, _ source: BridgeSourceName, _ request: String?
    ) throws(Fault) -> AgentEvent.Action {
        let key = try optionalName("key", value).map { "side/\(source)/\($0)" } ?? request
        switch try name("event", value) {
        case "joined": return .joined
        case "left": return .left(key: key)
        case "transferred":
            let to = try value["to"].flatMap { $0.isNull ? nil : $0 }.map(party)
            return .transferred(to: to, key: key)
        case "message": return .message(text: try text("text", value), key: key)
        case "typing":
            guard let isTyping = value["on"]?.bool else { throw .bad("on must be true or false.") }
            return .typing(isTyping ? .began : .stopped)
        case "notice": return .custom(text: try text("text", value), key: key)
        case "url": return .pushedURL(try webAddress("url", value), key: key)
        case "file":
            return .file(
                AgentFile(name: try optionalName("name", value) ?? "", url: try webAddress("url", value)), key: key)
        case "ended": return .ended
        default:
            throw .bad("event must be joined, left, transferred, message, typing, notice, url, file or ended.")
        }
    }

    // MARK: - Members

    private static func party(_ value: JSONValue) throws(Fault) -> AgentParty {
        guard value.object != nil else { throw .bad("agent must be an object with id and name.") }
        let word = try optionalName("kind", value) ?? "agent"
        guard let kind = PartyKind(rawValue: word.uppercased()), kind != .client else {
            throw .bad("kind must be agent, supervisor or external.")
        }
        guard let nickname = VisibleText.trimmed(try name("name", value)) else {
            throw .bad("name must be a text of which something can be seen.")
        }
        return AgentParty(nickname: nickname, kind: kind, account: try name("id", value))
    }

    private static func name(_ member: String, _ value: JSONValue) throws(Fault) -> String {
        guard let text = try optionalName(member, value) else { throw .bad("\(member) is missing.") }
        return text
    }

    private static func optionalName(_ member: String, _ value: JSONValue) throws(Fault) -> String? {
        guard let found = value[member], !found.isNull else { return nil }
        guard let text = found.string, (1...longestName).contains(text.utf8.count), !ControlCharacters.occur(in: text)
        else { throw .bad("\(member) must be a text of 1 to \(longestName) bytes without control characters.") }
        return text
    }

    private static func optionalNumber(
        _ member: String, _ value: JSONValue, in range: ClosedRange<Int>
    ) throws(Fault) -> Int? {
        guard let found = value[member], !found.isNull else { return nil }
        guard let number = found.integer(in: range) else {
            throw .bad("\(member) must be a number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    private static func text(_ member: String, _ value: JSONValue) throws(Fault) -> String {
        guard let text = value[member]?.string else { throw .bad("\(member) is missing.") }
        return ControlCharacters.stripped(from: text)
    }

    private static func webAddress(_ member: String, _ value: JSONValue) throws(Fault) -> String {
        guard let text = value[member]?.string, AgentEvent.isWebAddress(text) else {
            throw .bad("\(member) must begin with http:// or https:// and hold no spaces.")
        }
        return text
    }
}
