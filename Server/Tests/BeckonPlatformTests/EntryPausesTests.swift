import Beckon
import BeckonPlatform
import TestTime
import Testing

@Suite struct EntryPausesTests {
    private let pauses = EntryPauses()

    private func standing(_ entries: [String], at uptime: Uptime) -> [[String]] {
        let (sound, late) = pauses.split(entries, at: uptime) { $0 }
        return [sound, late]
    }

    @Test("an entry that fails waits, twice as long each time, up to a bound; an answer ends that")
    func doubling() {
        var uptime: Uptime = 0
        for seconds in [5, 10, 20, 40, 80, 160, 300, 300] as [Int64] {
            #expect(pauses.failed("a", at: uptime) == .seconds(seconds))
            #expect(standing(["a", "b"], at: uptime + seconds * 1_000 - 1) == [["b"], []])
            uptime += seconds * 1_000
            #expect(standing(["a", "b"], at: uptime) == [["b"], ["a"]])
        }
        pauses.answered("a")
        #expect(standing(["a", "b"], at: uptime) == [["a", "b"], []])
        #expect(pauses.failed("a", at: uptime) == .seconds(5))
    }

    @Test("the pause that the platform asks for is kept, up to the bound")
    func asked() {
        #expect(pauses.failed("a", at: 0, atLeast: .seconds(60)) == .seconds(60))
        #expect(pauses.failed("b", at: 0, atLeast: .seconds(900)) == .seconds(300))
        #expect(pauses.failed("c", at: .never, atLeast: .seconds(60)) == .seconds(60))
    }

    @Test("several failures in a row end a pass, and an answer between them does not let it end")
    func inRow() {
        pauses.begin()
        for entry in ["a", "b"] { pauses.failed(entry, at: 0) }
        pauses.answered("c")
        for entry in ["d", "e"] { pauses.failed(entry, at: 0) }
        #expect(pauses.goesOn && !pauses.isInVain)
        pauses.failed("f", at: 0)
        #expect(!pauses.goesOn)
        pauses.begin()
        #expect(pauses.goesOn)
    }

    @Test("a pass in which nobody was answered was in vain, unless there was nobody")
    func inVain() {
        pauses.begin()
        #expect(!pauses.isInVain)
        pauses.failed("a", at: 0)
        #expect(pauses.isInVain)
        pauses.begin()
        #expect(standing(["a"], at: 1) == [[], []])
        #expect(pauses.isInVain)
        pauses.answered("b")
        #expect(!pauses.isInVain)
    }

    @Test(
        "a fault ends the pass where nothing can be asked or a pause is asked for, and says nothing of the entry in the first case"
    )
    func faults() {
        pauses.begin()
        #expect(pauses.ends(after: PlatformFailure(.notReached), of: "a", at: 0))
        #expect(standing(["a"], at: 0) == [["a"], []])
        #expect(pauses.ends(after: PlatformFailure(.noAnswer, pause: .seconds(7)), of: "a", at: 0))
        #expect(!pauses.ends(after: PlatformFailure(.noAnswer), of: "b", at: 0))
        #expect(pauses.ends(after: PlatformFailure(.malformed), of: "c", at: 0))
        #expect(standing(["a", "b", "c"], at: 5_000) == [[], ["b", "c"]])
    }

    @Test("with more entries than it holds, all are noted anew")
    func bound() {
        for number in 0...EntryPauses.most { pauses.failed("\(number)", at: 0) }
        #expect(standing(["0"], at: 0) == [["0"], []])
        #expect(standing(["\(EntryPauses.most)"], at: 0) == [[], []])
    }
}
