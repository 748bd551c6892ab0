import Beckon
import BeckonCallback
import GMSContract

/// Callbacks as a table for a spreadsheet: `text/csv` with a line of titles (RFC 4180).
///
/// A value that a spreadsheet would take for a formula gets `'` before it. Numbers with `+` are no formulas.
struct CancelledReport: Sendable {
    let records: [CallbackRecord]
    /// The titles, in order: members of a query's record, or attached data.
    let properties: [String]

    /// The members that a report has when the request names none.
    static let usual = [
        "_id", "_service_name", "_customer_number", "_desired_time", "_callback_state", "_callback_reason",
    ]
    static let propertyLimit = 64

    var text: String {
        let lines = [properties] + records.map { record in properties.map { value($0, of: record) } }
        return lines.map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
    }

    private func value(_ name: String, of record: CallbackRecord) -> String {
        switch name {
        case "_id": record.id.text
        case "_service_name": record.serviceName
        case "_customer_number": record.customerNumber
        case "_desired_time": WireTimestamp.milliseconds((record.desiredTime ?? record.createdAt).milliseconds)
        case "_expiration_time": WireTimestamp.milliseconds(record.expiresAt.milliseconds)
        case "_callback_state": record.state.rawValue
        case "_callback_reason": record.reason?.rawValue ?? ""
        default: record.attachedData[name] ?? ""
        }
    }

    /// One value: harmless to a spreadsheet, and in quotes where the form asks for them.
    static func cell(_ value: String) -> String {
        let text = isFormula(value) ? "'" + value : value
        // Line by line in bytes: Swift takes CR and LF for one character.
        guard text.utf8.contains(where: { [0x22, 0x2c, 0x0a, 0x0d].contains($0) }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }

    private static func isFormula(_ value: String) -> Bool {
        guard let first = value.unicodeScalars.first else { return false }
        switch first {
        case "=", "@", "\t", "\r": return true
        case "+", "-":
            return !value.unicodeScalars.dropFirst().allSatisfy { "0123456789 ()-./".unicodeScalars.contains($0) }
        default: return false
        }
    }
}
