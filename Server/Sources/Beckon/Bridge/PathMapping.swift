import BeckonJSON

/// A mapping from the operator's settings: the place of each part of an event in a source's JSON.
package struct PathMapping: Hashable, Sendable {
    /// One part: a path, a constant, or a path whose values are translated.
    package struct Part: Hashable, Sendable {
        package var path: JSONPath?
        /// The translation of each value at the path; a value that is not listed gives the fallback.
        package var values: [String: String]?
        /// The value when the path leads to none.
        package var fallback: String?

        package init(path: JSONPath? = nil, values: [String: String]? = nil, fallback: String? = nil) {
            self.path = path
            self.values = values
            self.fallback = fallback
        }

        func value(in body: JSONValue) -> JSONValue? {
            guard let found = path?.value(in: body), !found.isNull else { return fallback.map { .string($0) } }
            guard let values else { return found }
            let word = found.identifier ?? found.bool.map(String.init)
            return (word.flatMap { values[$0] } ?? fallback).map { .string($0) }
        }
    }

    package enum Field: String, Hashable, Sendable, CaseIterable {
        case conversation, customer, message, actor, direction, kind, text, sender, at, waitingSince, onlyNow
    }

    /// The path to the list of events; nil if a request is one event.
    package var events: JSONPath?
    package var parts: [Field: Part]

    package init(events: JSONPath? = nil, parts: [Field: Part]) {
        self.events = events
        self.parts = parts
    }

    func report(_ body: JSONValue) throws(BridgeRefusal) -> BridgeReport {
        guard let events else { return BridgeReport([event(in: body)]) }
        guard let list = events.value(in: body)?.array else { throw BridgeRefusal("the list of events is missing") }
        return BridgeReport(list.map { event(in: $0) })
    }

    private func event(in body: JSONValue) -> BridgeEvent {
        let actor = word(.actor, BridgeEvent.Actor.self, in: body)
        return BridgeEvent(
            conversation: part(.conversation, in: body)?.identifier, customer: part(.customer, in: body)?.identifier,
            message: part(.message, in: body)?.identifier, actor: actor ?? .system,
            direction: word(.direction, BridgeEvent.Direction.self, in: body)
                ?? (actor == .customer ? .inbound : .outbound),
            // An event whose kind is not configured is never pushed.
            kind: word(.kind, BridgeEvent.Kind.self, in: body) ?? .other, text: part(.text, in: body)?.words,
            sender: part(.sender, in: body)?.words, at: part(.at, in: body)?.time,
            waitingSince: part(.waitingSince, in: body)?.time,
            onlyNow: part(.onlyNow, in: body).map { $0.bool ?? ($0.string == "true") } ?? false)
    }

    private func part(_ field: Field, in body: JSONValue) -> JSONValue? { parts[field]?.value(in: body) }

    private func word<Word: RawRepresentable>(_ field: Field, _: Word.Type, in body: JSONValue) -> Word?
    where Word.RawValue == String {
        part(field, in: body)?.string.flatMap(Word.init(rawValue:))
    }
}

/// A path into a JSON value: names and indexes, for example `data.messages[0].text`.
package struct JSONPath: Hashable, Sendable {
    private enum Step: Hashable, Sendable {
        case name(String)
        case index(Int)
    }

    private static let longest = 16
    private let steps: [Step]

    /// Reads a path; nil when the text has another form or more than 16 steps.
    ///
    /// - Parameter text: names joined by points, each followed by indexes in brackets; `$` is the value itself.
    package init?(_ text: String) {
        if text == "$" {
            steps = []
            return
        }
        var steps: [Step] = []
        for part in text.split(separator: ".", omittingEmptySubsequences: false) {
            guard let own = Self.steps(of: part) else { return nil }
            steps += own
        }
        guard steps.count <= Self.longest else { return nil }
        self.steps = steps
    }

    private static func steps(of part: Substring) -> [Step]? {
        let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
        guard let name = pieces.first, !name.isEmpty else { return nil }
        var steps: [Step] = [.name(String(name))]
        for piece in pieces.dropFirst() {
            guard piece.hasSuffix("]"), let index = Int(piece.dropLast()), index >= 0 else { return nil }
            steps.append(.index(index))
        }
        return steps
    }

    func value(in body: JSONValue) -> JSONValue? {
        var value: JSONValue? = body
        for step in steps {
            switch step {
            case .name(let name): value = value?[name]
            case .index(let index): value = value?[index]
            }
        }
        return value
    }
}
