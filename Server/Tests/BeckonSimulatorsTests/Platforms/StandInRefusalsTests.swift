import Testing

@testable import BeckonSimulators

@Suite("What a stand-in refuses") struct StandInRefusalsTests {
    private let refusals = StandInRefusals()

    private func refuses(_ text: String, id: String = "1", hasFile: Bool = false, isNotice: Bool = false) -> Bool {
        refusals.refuse(text, id: id, hasFile: hasFile, isNotice: isNotice)
    }

    @Test("one message by its words, files, and everything")
    func rules() {
        #expect(!refuses("a bad word"))
        #expect(refusals.take(["words": ["bad"]]))
        #expect(refuses("a bad word") && !refuses("a word"))
        #expect(refusals.take(["files": .bool(true)]))
        #expect(refuses("x", hasFile: true) && !refuses("a bad word"))
        #expect(refusals.take(["everything": .bool(true)]))
        #expect(refuses("x", isNotice: true))
        #expect(refusals.take([:]))
        #expect(!refuses("x"))
    }

    @Test("a refusal may be a page, also one with the status of a success")
    func pages() {
        let own = SimulatedAnswer(400, json: [:])
        #expect(refusals.answer(own).status == 400)
        #expect(refusals.take(["words": ["bad"], "status": 200]))
        #expect(refuses("bad"))
        #expect(refusals.answer(own).status == 200)
        #expect(String(decoding: refusals.answer(own).body, as: UTF8.self).hasPrefix("<html>"))
    }

    @Test("chance decides the same for the same message, and takes no notice")
    func chance() {
        #expect(refusals.take(["chance": .number("0.3")]))
        let first = (0..<1_000).map { refuses("x", id: "\($0)") }
        #expect(first == (0..<1_000).map { refuses("x", id: "\($0)") })
        #expect((200...400).contains(first.filter(\.self).count))
        #expect(!(0..<1_000).contains { refuses("x", id: "\($0)", isNotice: true) })
    }

    @Test("what is not understood changes nothing")
    func wrong() {
        #expect(refusals.take(["words": ["bad"]]))
        for wrong: SimulatedJSON in [
            .null, ["words": "bad"], ["words": [1]], ["files": "yes"], ["chance": .number("2")], ["other": .bool(true)],
            ["status": .number("99")], ["status": "403"],
        ] {
            #expect(!refusals.take(wrong))
        }
        #expect(refuses("bad"))
    }
}
