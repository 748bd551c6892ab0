import Testing

@testable import Beckon

@Suite struct PushAnswersTests {
    @Test("what came while nobody waited comes together, then nothing more")
    func gathers() async {
        let answers = PushAnswers()
        answers.add([PushAnswer(0, .delivered)])
        answers.add([PushAnswer(2, .unsure), PushAnswer(1, .unprocessed)])
        #expect(
            await answers.next() == [PushAnswer(0, .delivered), PushAnswer(2, .unsure), PushAnswer(1, .unprocessed)])
        answers.add([PushAnswer(3, .delivered)])
        answers.end()
        #expect(await answers.next() == [PushAnswer(3, .delivered)])
        #expect(await answers.next() == nil)
    }

    @Test("who waits is woken by an answer and by the end, also when cancelled")
    func wakes() async {
        let answers = PushAnswers()
        await withTaskGroup(of: [Int].self) { group in
            group.cancelAll()
            group.addTask {
                var heard: [Int] = []
                while let come = await answers.next() { heard += come.map(\.index) }
                return heard
            }
            for index in 0..<100 {
                answers.add([PushAnswer(index, .delivered)])
                await Task.yield()
            }
            answers.end()
            #expect(await group.next() == Array(0..<100))
        }
    }
}
