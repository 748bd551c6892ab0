import BeckonJSON
import BeckonServer

/// What `beckon import gms-options` tells; it never shows a value.
enum ImportReport {
    /// A table for a person: what needs a decision stands at its end.
    static func table(_ result: OptionsImport) -> String {
        let order: [ImportedOption.Fate] = [.taken, .changed, .ignored, .decide]
        let rows = order.flatMap { fate in result.options.filter { $0.fate == fate } }.map { option in
            [option.fate.rawValue, "[\(option.option.section)]", option.option.key, option.option.place, option.reason]
        }
        return TextTable.text([["WHAT", "SECTION", "OPTION", "PLACE", "WHY"]] + rows)
    }

    /// One JSON object for each option, in the order of the files.
    static func lines(_ result: OptionsImport) -> [String] {
        result.options.map { option in
            var json: JSONObject = [
                "fate": .string(option.fate.rawValue), "file": .string(option.option.file),
                "section": .string(option.option.section), "option": .string(option.option.key),
                "reason": .string(option.reason),
            ]
            if let line = option.option.line { json["line"] = .integer(Int64(line)) }
            return String(decoding: JSONValue.object(json).encoded(), as: UTF8.self)
        }
    }

    /// The sentence at the end.
    static func summary(_ result: OptionsImport) -> String {
        let counts = ImportedOption.Fate.allCases.map { fate in
            switch fate {
            case .taken: "\(result.count(fate)) taken"
            case .changed: "\(result.count(fate)) changed"
            case .ignored: "\(result.count(fate)) ignored"
            case .decide: "\(result.count(fate)) to decide"
            }
        }
        return "\(result.options.count) options: \(counts.joined(separator: ", "))"
    }
}
