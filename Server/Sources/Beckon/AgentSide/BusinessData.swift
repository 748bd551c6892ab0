import BeckonJSON

/// Selects the business data of a request, which agents see.
package enum BusinessData {
    /// Keys that control how the request is served, or whose values are stored elsewhere.
    private static let technical: Set<String> = [
        "notify_by", "message", "gms_user", "subscriptionID", "transcriptPosition", "userDisplayName", "UserName",
        "nickname",
    ]
    private static let addressPrefixes = ["push_notification", "_device_", "GCTI_GMS_", "GCTI_Chat_Push"]
    /// Push addresses and options of GMS.
    private static let technicalPrefixes = addressPrefixes + ["_"]
    /// What stands for `userData[key]` of chat version 2.
    private static let objectName = "userData"

    /// The data without technical keys, and without values of which nothing can be seen.
    package static func of(_ data: [String: String]) -> [String: String] {
        withoutAddresses(
            data.filter { key, value in
                VisibleText.isSeen(value) && !technical.contains(key) && !isNamed(key, by: technicalPrefixes)
            })
    }

    /// The data without push addresses, also without those in values that are JSON.
    ///
    /// Options of GMS in an object `userData` stay out as well; in any other value a name with `_` is the app's own.
    package static func withoutAddresses(_ data: [String: String]) -> [String: String] {
        var kept: [String: String] = [:]
        for (key, value) in data where !isNamed(key, by: addressPrefixes) {
            kept[key] = cleaned(value, of: key == objectName ? technicalPrefixes : addressPrefixes)
        }
        return kept
    }

    /// Whether a key, or the key in the brackets of `userData[key]`, begins with one of the prefixes.
    private static func isNamed(_ key: String, by prefixes: [String]) -> Bool {
        var name = key[...]
        if name.hasPrefix("\(objectName)[") {
            name = name.dropFirst(objectName.count + 1).drop { $0 == "\"" || $0 == "'" }
        }
        return prefixes.contains { name.hasPrefix($0) }
    }

    /// A value without the members of these names if it is a JSON object or array, else as it is; nil if no member is left.
    private static func cleaned(_ value: String, of prefixes: [String]) -> String? {
        let first = value.utf8.first { $0 > UInt8(ascii: " ") }
        guard first == UInt8(ascii: "{") || first == UInt8(ascii: "["), let json = try? JSONValue(parsing: value) else {
            return value
        }
        let clean = cleaned(json, of: prefixes)
        if clean == json { return value }
        return clean == [:] ? nil : String(decoding: clean.encoded(), as: UTF8.self)
    }

    private static func cleaned(_ value: JSONValue, of prefixes: [String]) -> JSONValue {
        switch value {
        case .object(let members):
            let kept = members.filter { !isNamed($0.key, by: prefixes) }
            return .object(JSONObject(kept.map { (key: $0.key, value: cleaned($0.value, of: prefixes)) }))
        case .array(let elements): return .array(elements.map { cleaned($0, of: prefixes) })
        case .string(let text): return .string(cleaned(text, of: prefixes) ?? "")
        case .null, .bool, .integer, .number: return value
        }
    }
}
