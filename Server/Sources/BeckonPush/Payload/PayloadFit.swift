import Beckon

/// The parts that were left out of a push to make it fit; all zero when it fits whole.
package struct PayloadCut: Sendable, Hashable {
    /// Whole events left out of `lastTranscript`, the oldest first.
    package var droppedLines = 0
    /// Whether the text of the newest event was cut.
    package var cutsLine = false
    /// Whether the notice was cut.
    package var cutsNotice = false

    /// Whether anything was left out.
    package var isCut: Bool { self != PayloadCut() }
}

/// A payload that fits its limit, and the parts that were left out.
struct FittedPayload: Sendable, Equatable {
    var bytes: [UInt8]
    var cut = PayloadCut()
}

/// Makes payloads fit a number of bytes, measured after encoding.
///
/// It drops transcript events first, the oldest before the newest; then it cuts the newest event's text, then the notice.
/// Texts are cut between characters and end in an ellipsis. Ids are never cut.
enum PayloadFit {
    static let ellipsis = "…"

    /// Finds the longest version of a payload that fits.
    ///
    /// - Parameters:
    ///   - limit: The most bytes that `measure` may return.
    ///   - notice: The text that is cut last.
    ///   - lines: The transcript, oldest first.
    ///   - measure: The size of a payload, by default its number of bytes; it must grow with the content.
    ///   - build: Encodes a version.
    /// - Returns: nil when even the version without any text does not fit.
    static func fit(
        limit: Int, notice: String, lines: [PushedEvent], measure: (_ payload: [UInt8]) -> Int = { $0.count },
        build: (_ notice: String, _ lines: [PushedEvent]) -> [UInt8]
    ) -> FittedPayload? {
        func fits(_ notice: String, _ lines: [PushedEvent]) -> [UInt8]? {
            let payload = build(notice, lines)
            return measure(payload) <= limit ? payload : nil
        }
        if let whole = fits(notice, lines) { return FittedPayload(bytes: whole) }
        let kept = longest(upTo: lines.count) { fits(notice, Array(lines.suffix($0))) != nil }
        if let kept, kept > 0, let payload = fits(notice, Array(lines.suffix(kept))) {
            return FittedPayload(bytes: payload, cut: PayloadCut(droppedLines: lines.count - kept))
        }
        if let last = lines.last, let payload = cutting(last.text, { fits(notice, [last.saying($0)]) }) {
            return FittedPayload(bytes: payload, cut: PayloadCut(droppedLines: lines.count - 1, cutsLine: true))
        }
        if kept == 0, let payload = fits(notice, []) {
            return FittedPayload(bytes: payload, cut: PayloadCut(droppedLines: lines.count))
        }
        return cutting(notice) { fits($0, []) }.map {
            FittedPayload(bytes: $0, cut: PayloadCut(droppedLines: lines.count, cutsNotice: true))
        }
    }

    /// Returns the payload of the longest prefix of a text, with an ellipsis, for which `fits` returns one.
    private static func cutting(_ text: String, _ fits: (_ text: String) -> [UInt8]?) -> [UInt8]? {
        let characters = Array(text)
        func beginning(_ count: Int) -> String { String(characters.prefix(count)) + ellipsis }
        let count = longest(upTo: max(0, characters.count - 1)) { fits(beginning($0)) != nil }
        return count.flatMap { fits(beginning($0)) }
    }

    /// Returns the greatest number in 0...bound for which a monotonic condition holds; nil if it holds for none.
    private static func longest(upTo bound: Int, _ holds: (Int) -> Bool) -> Int? {
        guard holds(0) else { return nil }
        var low = 0
        var high = bound
        while low < high {
            let middle = low + (high - low + 1) / 2
            if holds(middle) { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

extension PushedEvent {
    fileprivate func saying(_ text: String) -> PushedEvent {
        var line = self
        line.text = text
        return line
    }
}
