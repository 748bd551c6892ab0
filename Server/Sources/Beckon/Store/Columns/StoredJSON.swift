import BeckonJSON

/// Lists and dictionaries that no query searches, as JSON in one column of a table.
package enum StoredJSON {
    package static func text(of dictionary: [String: String]) -> String {
        guard !dictionary.isEmpty else { return "{}" }
        let members = dictionary.sorted { $0.key < $1.key }.map { (key: $0.key, value: JSONValue.string($0.value)) }
        return text(of: .object(JSONObject(members)))
    }

    package static func text(of list: [String]) -> String { text(of: .array(list.map { .string($0) })) }

    package static func text(of parties: [AgentParty]) -> String {
        guard !parties.isEmpty else { return "[]" }
        return text(
            of: .array(
                parties.map { party in
                    [
                        "nickname": .string(party.nickname), "kind": .string(party.kind.rawValue),
                        "account": .string(party.account),
                    ]
                }))
    }

    /// - Returns: nil when the text is something else.
    package static func dictionary(from text: String) -> [String: String]? {
        guard text != "{}" else { return [:] }
        guard let object = value(from: text)?.object else { return nil }
        var dictionary: [String: String] = [:]
        for member in object {
            guard let text = member.value.string else { return nil }
            dictionary[member.key] = text
        }
        return dictionary
    }

    /// - Returns: nil when the text is something else.
    package static func parties(from text: String) -> [AgentParty]? {
        guard text != "[]" else { return [] }
        guard let elements = value(from: text)?.array else { return nil }
        var parties: [AgentParty] = []
        for element in elements {
            guard let nickname = element["nickname"]?.string, let account = element["account"]?.string,
                let kind = element["kind"]?.string.flatMap(PartyKind.init(rawValue:))
            else { return nil }
            parties.append(AgentParty(nickname: nickname, kind: kind, account: account))
        }
        return parties
    }

    package static func text(of calls: [CallbackCall]) -> String {
        guard !calls.isEmpty else { return "[]" }
        let elements = calls.map { call -> JSONValue in
            var object = JSONObject()
            object["result"] = call.result.map { .string($0.rawValue) }
            object["reference"] = call.reference.map { .string($0) }
            return .object(object)
        }
        return text(of: .array(elements))
    }

    /// - Returns: nil when the text is something else.
    package static func calls(from text: String) -> [CallbackCall]? {
        guard text != "[]" else { return [] }
        guard let elements = value(from: text)?.array else { return nil }
        var calls: [CallbackCall] = []
        for element in elements {
            guard let object = element.object else { return nil }
            var call = CallbackCall(reference: object["reference"]?.string)
            if let word = object["result"] {
                guard let result = word.string.flatMap(DialResult.init(rawValue:)) else { return nil }
                call.result = result
            }
            calls.append(call)
        }
        return calls
    }

    /// A ledger without its due time, which has a column of its own.
    package static func text(of ledger: AgentLedger) -> String {
        var object: JSONObject = [
            "opened": .bool(ledger.told.isOpened),
            "delivered": .integer(Int64(ledger.told.receipt.delivered)),
            "read": .integer(Int64(ledger.told.receipt.read)), "news": .bool(ledger.hasNews),
            "failures": .integer(Int64(ledger.failures)),
        ]
        if let since = ledger.told.awaySince { object["awaySince"] = .integer(since.milliseconds) }
        if let since = ledger.told.perhapsAwaySince { object["perhapsAwaySince"] = .integer(since.milliseconds) }
        if let reference = ledger.told.reference { object["reference"] = .string(reference) }
        if let claim = ledger.claim { object["claim"] = .string(claim) }
        if let failure = ledger.failure { object["failure"] = .string(failure) }
        if let refused = ledger.refused {
            object["refused"] = .string(refused.name)
            object["refusals"] = .integer(Int64(refused.count))
        }
        return text(of: .object(object))
    }

    /// - Returns: nil when the text is something else.
    package static func ledger(from text: String) -> AgentLedger? {
        guard let value = value(from: text), let isOpened = value["opened"]?.bool,
            let delivered = value["delivered"]?.int, let read = value["read"]?.int, let hasNews = value["news"]?.bool,
            let failures = value["failures"]?.int
        else { return nil }
        var ledger = AgentLedger()
        ledger.told.isOpened = isOpened
        ledger.told.awaySince = value["awaySince"]?.int64.map { Timestamp(milliseconds: $0) }
        ledger.told.perhapsAwaySince = value["perhapsAwaySince"]?.int64.map { Timestamp(milliseconds: $0) }
        ledger.told.receipt = ReceiptMark(delivered: delivered, read: read)
        ledger.told.reference = value["reference"]?.string
        ledger.hasNews = hasNews
        ledger.failures = failures
        ledger.claim = value["claim"]?.string
        ledger.failure = value["failure"]?.string
        ledger.refused = value["refused"]?.string.map { RefusedNotice($0, count: value["refusals"]?.int ?? 1) }
        return ledger
    }

    private static func text(of value: JSONValue) -> String { String(decoding: value.encoded(), as: UTF8.self) }

    private static func value(from text: String) -> JSONValue? {
        try? JSONValue(parsing: text, limits: JSONLimits(maxBytes: .max))
    }
}
