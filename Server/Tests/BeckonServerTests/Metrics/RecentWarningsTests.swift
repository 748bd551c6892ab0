import Beckon
import Logging
import TestTime
import Testing

@testable import BeckonServer

@Suite("The last warnings and errors of the log, in memory")
struct RecentWarningsTests {
    private let warnings = RecentWarnings()

    private func log(
        _ message: String, _ level: Logger.Level = .warning, at time: Int64 = 0,
        _ facts: (name: String, value: String)...
    ) {
        warnings.keep(level, message, source: "Beckon", facts: facts, at: Timestamp(milliseconds: time))
    }

    @Test("warnings and what is worse are kept, the newest first")
    func levels() {
        log("a", .notice)
        log("b", .warning)
        log("c", .error)
        log("d", .critical)
        #expect(warnings.newest.map(\.message) == ["d", "c", "b"])
    }

    @Test("a message that comes again counts, and comes first, with its last facts")
    func repeated() {
        log("a", at: 1, ("reason", "x"))
        log("b", at: 2)
        log("a", at: 3, ("reason", "y"))
        let newest = warnings.newest
        #expect(newest.map(\.message) == ["a", "b"])
        #expect(newest.map(\.count) == [2, 1])
        #expect(newest.first?.at == Timestamp(milliseconds: 3))
        #expect(newest.first?.facts == [.init(name: "reason", value: "y")])
    }

    @Test("the same words at another level are another message")
    func levelsApart() {
        log("a", .warning)
        log("a", .error)
        #expect(warnings.newest.map(\.level) == [.error, .warning])
    }

    @Test("twenty are kept, and a flood of one message pushes out none of them")
    func bounded() {
        for number in 0..<25 { log("message \(number)") }
        #expect(warnings.newest.count == RecentWarnings.most)
        #expect(warnings.newest.last?.message == "message 5")
        for _ in 0..<1_000 { log("message 5") }
        #expect(warnings.newest.count == RecentWarnings.most)
        #expect(warnings.newest.first?.count == 1_001)
        #expect(warnings.newest.last?.message == "message 6")
    }

    @Test("facts that name a chat, a request, an account or an address are not kept")
    func discreet() {
        log(
            "a", at: 0, ("chat.id", "C1"), ("client.address", "192.0.2.1"), ("desk.account", "ab12"),
            ("request.id", "r"), ("trace.id", "t"), ("name", "Eicar"), ("unheard", "x"), ("error.code", "busy"))
        #expect(warnings.newest.first?.facts == [.init(name: "error.code", value: "busy")])
    }

    @Test("long words are cut")
    func cut() {
        log(String(repeating: "m", count: 20_000), at: 0, ("reason", String(repeating: "é", count: 4_000)))
        let entry = warnings.newest.first
        #expect(entry?.message.count == RecentWarnings.longest && entry?.message.hasSuffix("…") == true)
        #expect(entry?.facts.first?.value.count == RecentWarnings.longest)
    }
}
