import Synchronization

/// Which messages of customers a stand-in refuses by what they hold: one, files, or all (`POST /_control/refusals`).
///
/// A message that is refused once is refused each time, as a platform does whose rules it breaks.
package final class StandInRefusals: Sendable {
    private struct Rules {
        /// Messages that hold one of these words.
        var words: [String] = []
        /// Messages with a file.
        var files = false
        var everything = false
        /// The chance of a message that is words of the customer, from 0 to 1.
        var chance = 0.0
        /// The status of a page that stands in the answer's place; nil for the platform's own refusal.
        var status: Int64?
    }

    /// The most words.
    private static let mostWords = 100

    private let rules = Mutex(Rules())

    package init() {}

    /// Decides on a message.
    ///
    /// - Parameters:
    ///   - text: Its text.
    ///   - id: What names it, so that chance decides the same each time.
    ///   - hasFile: Whether a file is attached.
    ///   - isNotice: Whether it is no word of the customer; chance takes none of these.
    /// - Returns: Whether it is refused.
    func refuse(_ text: String, id: String, hasFile: Bool = false, isNotice: Bool) -> Bool {
        let rules = rules.withLock { $0 }
        if rules.everything || rules.files && hasFile { return true }
        if rules.words.contains(where: { text.contains($0) }) { return true }
        return rules.chance > 0 && !isNotice && Self.fraction(of: id + text) < rules.chance
    }

    /// How a message is refused: by the platform, or with a page, as something before the platform answers.
    ///
    /// - Parameter own: The platform's own refusal.
    /// - Returns: The answer; its status may be that of a success.
    func answer(_ own: SimulatedAnswer) -> SimulatedAnswer {
        guard let status = rules.withLock({ $0.status }) else { return own }
        return SimulatedAnswer(
            Int(status), headers: [("content-type", "text/html")], body: Array("<html>Not taken</html>".utf8))
    }

    /// Takes the members of a control request: `words`, `files`, `everything`, `chance`, `status`; one that is missing is as at the
    /// start.
    ///
    /// - Returns: False for a request that is not understood; then nothing changes.
    package func take(_ json: SimulatedJSON) -> Bool {
        guard let members = json.members else { return false }
        var new = Rules()
        for (name, value) in members {
            switch name {
            case "words":
                let words = value.elements.compactMap(\.string).filter { !$0.isEmpty }
                guard case .array = value, words.count == value.elements.count, words.count <= Self.mostWords else {
                    return false
                }
                new.words = words
            case "files":
                guard let isOn = value.bool else { return false }
                new.files = isOn
            case "everything":
                guard let isOn = value.bool else { return false }
                new.everything = isOn
            case "chance":
                guard let chance = value.fraction, (0...1).contains(chance) else { return false }
                new.chance = chance
            case "status":
                guard let status = value.integer, (200...599).contains(status) else { return false }
                new.status = status
            default: return false
            }
        }
        rules.withLock { $0 = new }
        return true
    }

    var json: SimulatedJSON {
        let rules = rules.withLock { $0 }
        return [
            "words": .array(rules.words.map { .string($0) }), "files": .bool(rules.files),
            "everything": .bool(rules.everything), "chance": .number("\(rules.chance)"),
            "status": rules.status.map { SimulatedJSON($0) } ?? .null,
        ]
    }

    /// A number from 0 to below 1 that is the same for the same text (FNV-1a).
    private static func fraction(of text: String) -> Double {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
        return Double((hash ^ (hash >> 33)) >> 11) / Double(UInt64(1) << 53)
    }
}
