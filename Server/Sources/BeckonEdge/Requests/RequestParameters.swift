import Beckon
package import BeckonJSON

/// The parameters of a GMS request, from query, form, multipart and JSON body.
///
/// GMS clients mix the encodings freely (gms-chat §2), so all four are one map. A body's value wins over the query's.
package struct RequestParameters: Hashable, Sendable {
    /// The most parameters; a request with more is refused.
    static let countLimit = 256
    /// Parameters whose values are identifiers; all others are texts, see ``ControlCharacters``.
    private static let identifiers: Set<String> = [
        "gms_user", "_id", "_customer_id", "_customer_number", "_desired_time", "_device_notification_id", "_device_os",
        "notify_by", "push_notification_deviceid", "push_notification_language", "push_notification_provider",
        "push_notification_type", "subscriptionID", "transcriptPosition",
    ]

    private var values: [String: String]
    /// The values of names that look like one in ``values`` and are spelled in other bytes: the Storage API tells them apart.
    private var twins: [StoredKey: String] = [:]

    package init(_ values: [String: String] = [:]) {
        self.values = values
    }

    /// Reads the parameters of a request.
    ///
    /// - Parameters:
    ///   - query: the query string as received, without its question mark.
    ///   - contentType: the header `Content-Type`, if any.
    ///   - body: the whole body.
    /// - Throws: ``Fault``: 415 for a content type that GMS does not accept, 400 for a body that does not match its
    ///   type.
    package init(query: String?, contentType: String?, body: [UInt8]) throws(Fault) {
        values = [:]
        if let query { try add(FormDecoder.decode(Array(query.utf8))) }
        guard !body.isEmpty else { return }
        try addBody(body, contentType: contentType)
    }

    /// Takes the parameters of a query, and of a body that was read already.
    ///
    /// - Parameters:
    ///   - query: The query string as received, without its question mark.
    ///   - pairs: The names and values of the body, in their order.
    /// - Throws: ``Fault`` with 400.
    package init(query: String?, pairs: [(String, String)]) throws(Fault) {
        values = [:]
        if let query { try add(FormDecoder.decode(Array(query.utf8))) }
        try add(pairs)
    }

    /// Takes the members of a JSON object; one that is null counts as absent.
    ///
    /// - Throws: ``Fault`` with 400.
    package init(members object: JSONObject) throws(Fault) {
        values = [:]
        try add(object)
    }

    package subscript(name: String) -> String? { values[name] }

    /// The first non-empty value among several spellings of a name.
    package func first(of names: String...) -> String? {
        for name in names {
            if let value = values[name], !value.isEmpty { return value }
        }
        return nil
    }

    /// The first of several spellings of a text that a person reads of which something can be seen.
    package func firstSeen(of names: String...) -> String? {
        names.lazy.compactMap { values[$0] }.compactMap(VisibleText.trimmed).first
    }

    /// Whether a parameter is `true`, in any case (`true`, `True` and the JSON value occur).
    package func flag(_ name: String) -> Bool {
        values[name]?.lowercased() == "true"
    }

    /// A whole number within a range, or nil when the parameter is absent or empty; JSON may spell it `2.0`.
    ///
    /// No reader gives a number without a range, so that whoever counts on from it cannot overflow.
    ///
    /// - Parameters:
    ///   - name: The parameter.
    ///   - range: What is possible; a number outside counts as the nearer end, however large it is.
    /// - Returns: Its value.
    /// - Throws: ``Fault`` with 400 if the value is not a whole number.
    package func integer(_ name: String, clampedTo range: ClosedRange<Int>) throws(Fault) -> Int? {
        guard let text = values[name], !text.isEmpty else { return nil }
        guard let number = WholeNumber.clamped(text, to: range) else { throw .badValue(name) }
        return number
    }

    /// `transcriptPosition`, within the positions that a transcript can have; nil when it is absent.
    package func position() throws(Fault) -> Int? {
        try integer("transcriptPosition", clampedTo: TranscriptEvent.positions)
    }

    /// All parameters but some.
    package func without(_ names: Set<String>) -> [String: String] {
        values.filter { !names.contains($0.key) }
    }

    /// All parameters.
    package var all: [String: String] { values }

    /// All texts but those of some names, by the bytes of their names.
    package func texts(without names: Set<String>) -> [StoredKey: String] {
        var texts = twins
        for (name, value) in values where !names.contains(name) { texts[StoredKey(.text, name)] = value }
        return texts
    }

    private mutating func addBody(_ body: [UInt8], contentType: String?) throws(Fault) {
        let type = MediaType(contentType ?? "")
        switch type.name {
        case "application/json": try addJSON(body)
        case "multipart/form-data":
            guard let boundary = type.parameters["boundary"] else { throw .unsupportedContentType }
            try add(MultipartForm.decode(body, boundary: boundary))
        case "application/x-www-form-urlencoded", "":
            // Some clients post JSON under the form's content type (gms-chat §2).
            if body.first(where: { !$0.isJSONSpace }) == UInt8(ascii: "{") { return try addJSON(body) }
            try add(FormDecoder.decode(body, charset: type.parameters["charset"]))
        default: throw .unsupportedContentType
        }
    }

    private mutating func addJSON(_ body: [UInt8]) throws(Fault) {
        let json: JSONValue
        do {
            // Some clients begin with a byte order mark.
            json = try JSONValue(parsing: body.starts(with: [0xef, 0xbb, 0xbf]) ? Array(body.dropFirst(3)) : body)
        } catch {
            throw Fault(.badRequest, "The body is not valid JSON (\(error.code) at byte \(error.offset)).")
        }
        guard let object = json.object else { throw Fault(.badRequest, "The body must be a JSON object.") }
        try add(object)
    }

    private mutating func add(_ object: JSONObject) throws(Fault) {
        var pairs: [(String, String)] = []
        for (key, value) in object where !value.isNull { pairs.append((key, value.parameterText)) }
        try add(pairs)
    }

    private mutating func add(_ pairs: [(String, String)]) throws(Fault) {
        for (name, value) in pairs where !name.isEmpty {
            guard name.utf8.count <= TextLimit.name, !ControlCharacters.occur(in: name) else {
                throw Fault(
                    .badRequest, "The name of a parameter is longer than 256 bytes or holds a control character.")
            }
            if Self.identifiers.contains(name), ControlCharacters.occur(in: value) { throw .badValue(name) }
            put(ControlCharacters.stripped(from: value), name)
        }
        guard values.count + twins.count <= Self.countLimit else { throw Fault(.badRequest, "Too many parameters.") }
    }
}

extension RequestParameters {
    /// Keeps a value; a name that takes the place of another one that looks the same is spelled as it was sent.
    private mutating func put(_ value: String, _ name: String) {
        if let place = values.index(forKey: name), !values[place].key.utf8.elementsEqual(name.utf8) {
            let earlier = values.remove(at: place)
            twins[StoredKey(.text, earlier.key)] = earlier.value
            twins[StoredKey(.text, name)] = nil
        }
        values[name] = value
    }
}

extension JSONValue {
    /// The text a form would carry for this value: strings as they are, everything else as JSON.
    fileprivate var parameterText: String {
        string ?? String(decoding: encoded(), as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isJSONSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0a || self == 0x0d }
}
