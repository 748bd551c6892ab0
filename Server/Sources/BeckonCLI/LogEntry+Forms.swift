import Beckon
import BeckonJSON
import BeckonServer
import GMSContract
import Logging

extension LogEntry {
    /// One line for a person: time, level, logger, fields, source, message.
    ///
    /// - Parameter offset: Seconds by which the machine's clock is ahead of UTC.
    /// - Returns: The line with its end; control characters are spelled out.
    func text(offset: Int) -> [UInt8] {
        let local = WireTimestamp.seconds(time.milliseconds + Int64(offset) * 1_000).dropLast()
        let minutes = abs(offset) / 60
        let zone = (minutes / 60 * 100 + minutes % 60 + 10_000).description.dropFirst()
        let facts = fields.map { " \($0.name)=\($0.value)" }.joined()
        let line = "\(local)\(offset < 0 ? "-" : "+")\(zone) \(level) \(logger):\(facts) [\(source)] \(message)"
        return Array(Self.onOneLine(line).utf8) + [UInt8(ascii: "\n")]
    }

    /// One JSON object on a line: `time`, `level`, `logger`, `source`, `message`, then the fields.
    ///
    /// A field that is called like one of the five has `field.` before its name.
    var json: [UInt8] {
        var writer = JSONWriter(reservingCapacity: 256)
        writer.beginObject()
        let fixed = [
            ("time", WireTimestamp.milliseconds(time.milliseconds)), ("level", level.rawValue), ("logger", logger),
            ("source", source), ("message", message),
        ]
        for (key, value) in fixed {
            writer.key(key)
            writer.string(value)
        }
        for (name, value) in fields {
            writer.key(fixed.contains { $0.0 == name } ? "field.\(name)" : name)
            writer.string(value)
        }
        writer.endObject()
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    /// A datagram of the journal's own protocol (systemd, JOURNAL_NATIVE_PROTOCOL).
    var journal: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(256 + message.utf8.count)
        Self.append("MESSAGE", message, to: &bytes)
        Self.append("PRIORITY", priority, to: &bytes)
        Self.append("SYSLOG_IDENTIFIER", "beckon", to: &bytes)
        Self.append("BECKON_LOGGER", logger, to: &bytes)
        Self.append("BECKON_SOURCE", source, to: &bytes)
        for (name, value) in fields { Self.append(Self.journalName(name), value, to: &bytes) }
        return bytes
    }

    /// The level as syslog counts it.
    private var priority: String {
        switch level {
        case .critical: "2"
        case .error: "3"
        case .warning: "4"
        case .notice: "5"
        case .info: "6"
        case .debug, .trace: "7"
        }
    }

    /// Returns a field's name in the journal: `agentSide` and `chat.id` become `BECKON_AGENT_SIDE` and `BECKON_CHAT_ID`.
    static func journalName(_ name: String) -> String {
        var result = "BECKON_"
        var wasSmall = false
        for scalar in name.unicodeScalars.prefix(longestName) {
            if wasSmall, ("A"..."Z").contains(scalar) { result += "_" }
            wasSmall = ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
            result += wasSmall || ("A"..."Z").contains(scalar) ? String(scalar).uppercased() : "_"
        }
        return String(result.prefix(64))
    }

    /// Appends a field: as `NAME=value`, or with its length before the value where this has a line's end.
    private static func append(_ name: String, _ value: String, to bytes: inout [UInt8]) {
        bytes += name.utf8
        if value.utf8.contains(UInt8(ascii: "\n")) {
            bytes.append(UInt8(ascii: "\n"))
            let count = UInt64(value.utf8.count)
            for shift in stride(from: 0, to: 64, by: 8) {
                bytes.append(UInt8(truncatingIfNeeded: count >> UInt64(shift)))
            }
        } else {
            bytes.append(UInt8(ascii: "="))
        }
        bytes += value.utf8
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Returns a text without control characters and line ends, so that nothing in it begins another line of the log.
    private static func onOneLine(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where isControl(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028 || scalar.value == 0x2029
    }
}
