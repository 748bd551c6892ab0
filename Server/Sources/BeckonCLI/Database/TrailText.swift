import Beckon
import BeckonJSON
import GMSContract

/// What `beckon audit` says.
enum TrailText {
    /// Columns under their names.
    static func table(_ rows: [TrailRow]) -> String {
        let cells =
            [["NUMBER", "TIME", "ACCOUNT", "ROLE", "ADDRESS", "ACT", "TO WHAT"]]
            + rows.map { row in
                let entry = row.entry
                return [
                    "\(row.number)", time(entry.at), entry.account, entry.role, entry.address, entry.act,
                    row.isCheckpoint ? "rows before it were removed" : entry.subject,
                ]
            }
        let widths = (0..<6).map { column in cells.map { $0[column].count }.max() ?? 0 }
        return cells.map { row in
            let padded = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return (padded + [row[6]]).joined(separator: "  ")
        }.joined(separator: "\n")
    }

    /// A row as a JSON object, with its hashes.
    static func line(_ row: TrailRow) -> String {
        let entry = row.entry
        let value: JSONValue = [
            "number": .integer(row.number), "time": .string(time(entry.at)), "at": .integer(entry.at.milliseconds),
            "account": .string(entry.account), "role": .string(entry.role), "address": .string(entry.address),
            "act": .string(entry.act), "subject": .string(entry.subject), "previous": .string(row.previous),
            "hash": .string(row.hash),
        ]
        return String(decoding: value.encoded(), as: UTF8.self)
    }

    /// The end of a check, for a person.
    static func words(of check: TrailCheck, _ fault: TrailFault?) -> String {
        guard let fault else {
            guard let head = check.head else { return "The audit trail has no rows." }
            return "\(check.count) rows, none removed, changed or swapped. The head is \(head.text)."
        }
        let word =
            switch fault.kind {
            case .removed: "is missing: it was removed, or rows before it were"
            case .changed: "was changed"
            case .swapped: "stands where another one stood"
            case .forged: "stands for removed rows and was not signed by this installation"
            }
        return "Row \(fault.number) \(word). The \(check.count) rows before it are whole."
    }

    /// The same as a JSON object.
    static func line(of check: TrailCheck, _ fault: TrailFault?) -> String {
        var members: [(key: String, value: JSONValue)] = [("rows", .integer(Int64(check.count)))]
        if let head = check.head { members.append(("head", .string(head.text))) }
        if let fault {
            members.append(("fault", .string(fault.kind.rawValue)))
            members.append(("row", .integer(fault.number)))
        }
        return String(decoding: JSONValue.object(JSONObject(members)).encoded(), as: UTF8.self)
    }

    private static func time(_ time: Timestamp) -> String { WireTimestamp.milliseconds(time.milliseconds) }
}
