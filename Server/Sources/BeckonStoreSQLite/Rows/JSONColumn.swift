import Beckon
import BeckonJSON

/// Lists and dictionaries that no query looks into, as JSON in one column.
enum JSONColumn {
    static func text(of dictionary: [String: String]) -> String {
        guard !dictionary.isEmpty else { return "{}" }
        let members = dictionary.sorted { $0.key < $1.key }.map { (key: $0.key, value: JSONValue.string($0.value)) }
        return text(of: .object(JSONObject(members)))
    }

    static func dictionary(from text: String) throws -> [String: String] {
        guard text != "{}" else { return [:] }
        guard let object = try value(from: text).object else { throw unreadable }
        return try object.reduce(into: [:]) { dictionary, member in
            guard let text = member.value.string else { throw unreadable }
            dictionary[member.key] = text
        }
    }

    static func text(of value: JSONValue) -> String { String(decoding: value.encoded(), as: UTF8.self) }

    static func value(from text: String) throws -> JSONValue {
        try JSONValue(parsing: text, limits: JSONLimits(maxBytes: .max))
    }

    static var unreadable: StoreError { StoreError(.unusable, "the database holds JSON of another shape") }
}

extension AgentParty {
    static func text(of list: [AgentParty]) -> String {
        guard !list.isEmpty else { return "[]" }
        return JSONColumn.text(
            of: .array(
                list.map { party in
                    [
                        "nickname": .string(party.nickname), "kind": .string(party.kind.rawValue),
                        "account": .string(party.account),
                    ]
                }))
    }

    static func list(from text: String) throws -> [AgentParty] {
        guard text != "[]" else { return [] }
        guard let elements = try JSONColumn.value(from: text).array else { throw JSONColumn.unreadable }
        return try elements.map { element in
            guard let nickname = element["nickname"]?.string, let account = element["account"]?.string,
                let kind = element["kind"]?.string.flatMap(PartyKind.init(rawValue:))
            else { throw JSONColumn.unreadable }
            return AgentParty(nickname: nickname, kind: kind, account: account)
        }
    }
}
