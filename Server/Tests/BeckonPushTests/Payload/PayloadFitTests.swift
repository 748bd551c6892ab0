import Beckon
import BeckonJSON
import Testing

@testable import BeckonPush

@Suite struct PayloadFitTests {
    private func fit(_ limit: Int, _ notice: String, _ texts: [String]) -> (text: String, cut: PayloadCut)? {
        PayloadFit.fit(limit: limit, notice: notice, lines: texts.map(Requests.line)) { notice, lines in
            Array("id|\(notice)|\(lines.map(\.text).joined(separator: ","))".utf8)
        }.map { (String(decoding: $0.bytes, as: UTF8.self), $0.cut) }
    }

    @Test("what fits is left alone")
    func leavesAlone() throws {
        let fitted = try #require(fit(12, "ab", ["cde", "fg"]))
        #expect(fitted.text == "id|ab|cde,fg" && !fitted.cut.isCut)
    }

    @Test("the oldest events go first")
    func dropsOldest() throws {
        let fitted = try #require(fit(11, "ab", ["cde", "fg", "hi"]))
        #expect(fitted.text == "id|ab|fg,hi" && fitted.cut == PayloadCut(droppedLines: 1))
    }

    @Test("then the newest text is cut between characters, with an ellipsis")
    func cutsLine() throws {
        let fitted = try #require(fit(6 + 8 + 3, "ab", ["x", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦"]))
        #expect(fitted.text == "id|ab|…")
        #expect(fitted.cut == PayloadCut(droppedLines: 1, cutsLine: true))
        let accents = try #require(fit(6 + 3 + 5, "ab", ["ééééé"]))
        #expect(accents.text == "id|ab|éé…")
    }

    @Test("then the notice is cut, and ids never")
    func cutsNotice() throws {
        let fitted = try #require(fit(9, "abcdefgh", ["long enough"]))
        #expect(fitted.text == "id|ab…|")
        #expect(fitted.cut == PayloadCut(droppedLines: 1, cutsNotice: true))
        #expect(fit(6, "abcdefgh", []) == nil)
    }

    @Test("a random payload always fits, is valid, and is the longest of its kind")
    func randomWalk() throws {
        let seed = UInt64.random(in: .min ... .max)
        var generator = SplitMix(state: seed)
        for _ in 0..<60 {
            let lines = (0..<Int.random(in: 0..<120, using: &generator)).map { _ in
                let characters = ["a", "\"", "é", "\n", "😀", "👩‍👩‍👧‍👦", "e\u{301}"]
                return Requests.line(
                    (0..<Int.random(in: 0..<90, using: &generator)).compactMap { _ in
                        characters.randomElement(using: &generator)
                    }.joined())
            }
            let push = Requests.chat(token: "t", lines: lines)
            let fitted = try #require(FCMPayload.fitted(push, style: .data, timeToLive: 1), "seed \(seed)")
            let text = try #require(
                try JSONValue(parsing: fitted.bytes)["message"]?["data"]?["message"]?.string, "seed \(seed)")
            #expect(text.utf8.count <= FCMPayload.limit - 7, "seed \(seed)")
            let shown = try #require(try JSONValue(parsing: text)["lastTranscript"]?.array)
            #expect(shown.count == lines.count - fitted.cut.droppedLines, "seed \(seed)")
            if !fitted.cut.cutsLine {
                #expect(shown.compactMap { $0["Message.Text"]?.string } == lines.suffix(shown.count).map(\.text))
            }
        }
    }
}
