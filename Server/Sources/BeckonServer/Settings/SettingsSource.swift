import Beckon
import BeckonJSON
import BeckonPush
import Yams

/// One level of the settings file, overridden by the environment and the flags.
///
/// Every key that is read is a known key; ``finish()`` reports the others as unknown. All problems are collected, so that
/// an operator sees them at once.
struct SettingsSource {
    /// Values from outside the file, and the problems found.
    final class Ledger {
        let environment: [String: String]
        /// Values of flags by their dotted path; they win over everything.
        let flags: [String: String]
        /// The keys that were looked up, by their dotted path.
        var keys: Set<String> = []
        /// What files hold that keys name, by the dotted path of the key.
        var contents: [String: String] = [:]
        var problems: [String] = []
        /// Settings that can be used but do not do what they say.
        var warnings: [String] = []

        init(environment: [String: String], flags: [String: String]) {
            self.environment = environment
            self.flags = flags
        }
    }

    let path: String
    let ledger: Ledger
    private let values: [String: Node]
    private let order: [String]
    /// The line of each key, for messages.
    private let lines: [String: Int]
    private var known: Set<String> = []

    init(_ node: Node?, path: String, ledger: Ledger) {
        self.path = path
        self.ledger = ledger
        var values: [String: Node] = [:]
        var order: [String] = []
        var lines: [String: Int] = [:]
        if let node, let mapping = node.mapping {
            for (key, value) in mapping {
                guard let name = key.string else {
                    ledger.problems.append("\(Self.join(path, "?")): keys must be text")
                    continue
                }
                values[name] = value
                lines[name] = key.mark?.line
                order.append(name)
            }
        } else if let node, node != Node("", Tag(.null)), node.null == nil {
            ledger.problems.append("\(path.isEmpty ? "the file" : path): must be a map of keys and values")
        }
        self.values = values
        self.order = order
        self.lines = lines
    }

    /// The keys in the file's order.
    var keys: [String] { order }

    /// Whether the file or the environment sets any key of this level.
    var isPresent: Bool {
        if !values.isEmpty { return true }
        let prefix = Self.environmentName(path) + "_"
        return ledger.environment.keys.contains { $0.hasPrefix(prefix) }
    }

    /// Whether a key of this level is set.
    func has(_ name: String) -> Bool {
        values[name] != nil || outside(name) != nil
    }

    /// A level below.
    mutating func section(_ name: String) -> SettingsSource {
        known.insert(name)
        return SettingsSource(values[name], path: Self.join(path, name), ledger: ledger)
    }

    /// The text of a value; nil if it is not set.
    mutating func text(_ name: String) -> String? {
        know(name)
        if let text = outside(name) { return text }
        guard let node = values[name], node.null == nil else { return nil }
        guard let scalar = node.scalar else {
            problem(name, "must be a single value")
            return nil
        }
        return scalar.string
    }

    /// The text of a value that is JSON: a text as it stands, a map or list of the file as JSON.
    mutating func json(_ name: String) -> String? {
        know(name)
        if let text = outside(name) { return text }
        guard let node = values[name], node.null == nil else { return nil }
        return node.scalar?.string ?? JSONValue(node).encodedText
    }

    /// A list of texts; a single text with commas counts as a list.
    mutating func list(_ name: String) -> [String]? {
        if outside(name) == nil, let sequence = values[name]?.sequence {
            know(name)
            let texts = sequence.compactMap { $0.null == nil ? $0.string : nil }
            if texts.count != sequence.count { problem(name, "must be a list of texts") }
            return texts
        }
        guard let text = text(name) else { return nil }
        return text.split(separator: ",").map { part in
            String(part.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
        }
    }

    /// A whole number inside a range.
    mutating func integer(_ name: String, in range: ClosedRange<Int>) -> Int? {
        guard let text = text(name) else { return nil }
        if let number = WholeNumber.plain(text, in: range) { return number }
        let digits = WholeNumber.isReadTwice(text) ? ", in decimal digits alone and without a leading 0" : ""
        problem(name, "must be a whole number from \(range.lowerBound) to \(range.upperBound)\(digits)")
        return nil
    }

    /// A whole number inside a range; without a usable one the next level counts, as in GMS, and the operator is warned.
    mutating func limit(_ name: String, in range: ClosedRange<Int>) -> Int? {
        guard let text = text(name), !text.isEmpty else { return nil }
        // What one reader takes for a number must not count as none.
        if WholeNumber.isReadTwice(text) { return integer(name, in: range) }
        guard let number = WholeNumber.read(text, in: range) else {
            warning(
                name,
                "is no whole number from \(range.lowerBound) to \(range.upperBound), so that it is as if it were not there"
            )
            return nil
        }
        return number
    }

    /// A yes or no.
    mutating func flag(_ name: String) -> Bool? {
        guard let text = text(name) else { return nil }
        let flag = Self.flag(of: text)
        if flag == nil { problem(name, "must be true or false") }
        return flag
    }

    /// The yes or no that a text says, in any of the words of YAML; nil for another text.
    static func flag(of text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes", "on": true
        case "false", "no", "off": false
        default: nil
        }
    }

    /// One of the values of an enumeration.
    mutating func choice<Value: RawRepresentable & CaseIterable & Equatable>(
        _ name: String, _ type: Value.Type
    ) -> Value? where Value.RawValue == String {
        choice(name, of: Value.allCases.map { $0 })
    }

    /// One of some values.
    mutating func choice<Value: RawRepresentable & Equatable>(
        _ name: String, of values: [Value]
    ) -> Value? where Value.RawValue == String {
        guard let text = text(name) else { return nil }
        guard let value = values.first(where: { $0.rawValue == text }) else {
            problem(name, "must be one of \(values.map(\.rawValue).joined(separator: ", "))")
            return nil
        }
        return value
    }

    /// Accepts options that have no effect here, so that a GMS options file can be used unchanged.
    mutating func ignore(_ names: [String]) {
        for name in names { know(name) }
    }

    /// Notes what the file of a key holds, so that a reload can tell of a change that it does not take over.
    func note(_ name: String, holds text: String) {
        ledger.contents[Self.join(path, name)] = text
    }

    func problem(_ name: String, _ text: String) {
        ledger.problems.append(message(name, text))
    }

    /// Warns the operator of a setting that can be used but does not do what it says.
    func warning(_ name: String, _ text: String) {
        ledger.warnings.append(message(name, text))
    }

    private func message(_ name: String, _ text: String) -> String {
        let full = Self.join(path, name)
        let variable = Self.environmentName(full)
        let place =
            if ledger.flags[full] != nil {
                ""
            } else if ledger.environment[variable] != nil {
                " (\(variable))"
            } else {
                lines[name].map { " (line \($0))" } ?? ""
            }
        return "\(full): \(text)\(place)"
    }

    private mutating func know(_ name: String) {
        known.insert(name)
        ledger.keys.insert(Self.join(path, name))
    }

    /// The value of a flag or a variable.
    private func outside(_ name: String) -> String? {
        let full = Self.join(path, name)
        return ledger.flags[full] ?? ledger.environment[Self.environmentName(full)]
    }

    /// Reports every key that was not read.
    ///
    /// Call it last.
    func finish() {
        for name in order where !known.contains(name) { problem(name, "is not a known key") }
    }

    private static func join(_ path: String, _ name: String) -> String {
        path.isEmpty ? name : "\(path).\(name)"
    }

    /// `push.apns.keyID` becomes `BECKON_PUSH_APNS_KEY_ID`.
    static func environmentName(_ path: String) -> String {
        var name = "BECKON"
        for part in path.split(separator: ".") {
            name += "_"
            var wasLower = false
            for character in part {
                if character.isUppercase, wasLower { name += "_" }
                wasLower = character.isLowercase || character.isNumber
                name += character == "-" ? "_" : character.uppercased()
            }
        }
        return name
    }
}

extension SettingsSource {
    /// Warns of an address to which customers' words or numbers go unencrypted; the same machine's is no danger.
    ///
    /// - Parameters:
    ///   - name: The key with the address.
    ///   - url: The address.
    ///   - what: What goes there.
    func warnIfPlain(_ name: String, _ url: String, _ what: String) {
        guard let address = WebAddress(url), !address.isSecure, !address.isThisMachine else { return }
        warning(name, "\(what) go there unencrypted, readable and changeable on the way; use https")
    }
}

extension WebAddress {
    /// Whether the host is this machine by its name or a loopback address.
    fileprivate var isThisMachine: Bool {
        host == "localhost" || host.hasSuffix(".localhost") || host == "::1" || isIPAddress && host.hasPrefix("127.")
    }
}
