import Beckon
import BeckonEdge
import BeckonJSON
import BeckonServer
import Foundation
import Logging
import TestLog
import Testing

@testable import BeckonCLI

@Suite("The forms of the log")
struct LogFormTests {
    /// 2026-03-01T09:31:10.025Z.
    private static let time = Timestamp(milliseconds: 1_772_357_470_025)

    /// What a line must not break at: line ends of all kinds, quotes, control characters, bytes that are no UTF-8.
    private static let nasty =
        "a\nb\r\n\"c\"\\ \u{0}\u{1B}[31m\u{7F}\u{85}\u{2028}=é🎉" + String(decoding: [0x66, 0xFF, 0xC3], as: UTF8.self)

    private func entry(
        _ message: String, _ metadata: Logger.Metadata = [:], level: Logger.Level = .notice
    ) -> LogEntry {
        let event = LogEvent(
            level: level, message: "\(message)", metadata: nil, source: "BeckonServer", file: "", function: "", line: 1)
        return LogEntry(event, metadata: metadata, logger: "beckon", time: Self.time)
    }

    private func members(_ entry: LogEntry) throws -> [String: String] {
        var found: [String: String] = [:]
        guard case .object(let object) = try JSONValue(parsing: entry.json) else { return [:] }
        for (key, value) in object {
            if case .string(let text) = value { found[key] = text }
        }
        return found
    }

    /// Reads a datagram as the journal does.
    private func fields(_ bytes: [UInt8]) throws -> [(String, String)] {
        var (rest, found) = (bytes[...], [(String, String)]())
        while !rest.isEmpty {
            let end = try #require(rest.firstIndex { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "\n") })
            let name = String(decoding: rest[..<end], as: UTF8.self)
            let isLong = rest[end] == UInt8(ascii: "\n")
            rest = rest[(end + 1)...]
            var count = try #require(isLong ? 0 : rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 - rest.startIndex })
            if isLong {
                for (place, byte) in rest.prefix(8).enumerated() { count += Int(byte) << (8 * place) }
                rest = rest.dropFirst(8)
            }
            found.append((name, String(decoding: rest.prefix(count), as: UTF8.self)))
            rest = rest.dropFirst(count)
            #expect(rest.first == UInt8(ascii: "\n"))
            rest = rest.dropFirst()
        }
        return found
    }

    @Test(
        "a line of text is the one that programs have read so far",
        arguments: [
            (0, "2026-03-01T09:31:10+0000"), (19_800, "2026-03-01T15:01:10+0530"),
            (-12_600, "2026-03-01T06:01:10-0330"),
        ])
    func text(offset: Int, time: String) {
        let line = String(
            decoding: entry("it is ready", ["port": "8080", "a": "b"]).text(offset: offset), as: UTF8.self)
        #expect(line == "\(time) notice beckon: a=b port=8080 [BeckonServer] it is ready\n")
        let bare = String(decoding: entry("it is ready").text(offset: offset), as: UTF8.self)
        #expect(bare == "\(time) notice beckon: [BeckonServer] it is ready\n")
    }

    @Test("a JSON line has the five fixed members first, and facts beside them")
    func json() throws {
        let entry = entry("it is ready", ["port": "8080", "level": "loud"], level: .warning)
        let expected = """
            {"time":"2026-03-01T09:31:10.025Z","level":"warning","logger":"beckon","source":"BeckonServer",\
            "message":"it is ready","field.level":"loud","port":"8080"}

            """
        #expect(String(decoding: entry.json, as: UTF8.self) == expected)
    }

    @Test("a datagram for the journal has the message, its priority and the facts")
    func journal() throws {
        let entry = entry("it is ready", ["chat.id": "7", "agentSide": "cxone"], level: .error)
        let expected = """
            MESSAGE=it is ready
            PRIORITY=3
            SYSLOG_IDENTIFIER=beckon
            BECKON_LOGGER=beckon
            BECKON_SOURCE=BeckonServer
            BECKON_AGENT_SIDE=cxone
            BECKON_CHAT_ID=7

            """
        #expect(String(decoding: entry.journal, as: UTF8.self) == expected)
    }

    @Test(
        "names of fields fit the journal",
        arguments: [
            ("push.job_id", "BECKON_PUSH_JOB_ID"), ("pushJobID", "BECKON_PUSH_JOB_ID"), ("é\n=", "BECKON____"),
            ("", "BECKON_"),
            (String(repeating: "aB", count: 99), String(("BECKON_" + String(repeating: "A_B", count: 24)).prefix(64))),
        ])
    func names(name: String, expected: String) { #expect(LogEntry.journalName(name) == expected) }

    @Test("nothing in a message or a fact breaks a form")
    func adversary() throws {
        let entry = entry(Self.nasty, ["fact": "\(Self.nasty)", "fa\nct": "x"])
        let line = entry.text(offset: 0)
        #expect(line.filter { $0 < 0x20 }.count == 1 && line.last == UInt8(ascii: "\n"))
        #expect(String(decoding: line, as: UTF8.self).unicodeScalars.allSatisfy { !(0x7F...0x9F).contains($0.value) })
        #expect(entry.json.filter { $0 == UInt8(ascii: "\n") }.count == 1)
        let members = try members(entry)
        #expect(members["message"] == Self.nasty && members["fact"] == Self.nasty && members["fa\nct"] == "x")
        let fields = try fields(entry.journal)
        #expect(fields.first { $0.0 == "MESSAGE" }?.1 == Self.nasty)
        #expect(fields.filter { $0.0 == "BECKON_FA_CT" }.map(\.1) == ["x"])
        #expect(fields.first { $0.0 == "BECKON_FACT" }?.1 == Self.nasty)
    }

    @Test("a long message and many long facts are cut at whole characters, and fit a datagram")
    func long() throws {
        let text = "x" + String(repeating: "é", count: 524_288)
        var facts: Logger.Metadata = [:]
        for number in 100..<130 { facts["\(number)" + text] = "\(text)" }
        let entry = entry(text, facts)
        #expect(entry.message.utf8.count <= LogEntry.longestMessage + 3 && entry.message.hasSuffix("é…"))
        #expect(entry.fields.count == LogEntry.mostFields && entry.fields[0].value.hasSuffix("é…"))
        for bytes in [entry.text(offset: 0), entry.json, entry.journal] {
            #expect(bytes.count < 160_000 && String(validating: bytes, as: UTF8.self) != nil)
        }
        #expect(try fields(entry.journal).count == 5 + LogEntry.mostFields)
    }

    @Test("a line that is written for a request has the request's id and trace, whichever logger writes it")
    func requests() throws {
        let keeper = try DatagramKeeper()
        let log = ProgramLog(.journald, journalSocket: keeper.path)
        let logger = Logger(label: "beckon") { ProgramLogHandler(label: $0, log: log) }
        var ofRequest = logger
        ofRequest[metadataKey: RequestIDStep.idFact] = "r-1"
        ofRequest[metadataKey: RequestIDStep.traceFact] = "abc"
        withLogger(ofRequest) { ofRequest in
            logger.notice("of a library")
            ofRequest.notice("of a route")
        }
        logger.notice("outside")
        for expected in [["abc", "r-1"], ["abc", "r-1"], []] {
            let found = try fields(try #require(keeper.next()))
            #expect(
                found.filter { ["BECKON_REQUEST_ID", "BECKON_TRACE_ID"].contains($0.0) }.map(\.1).sorted() == expected)
        }
    }

    @Test("a log that could be written again tells once how many entries it lacks, on a line of its own")
    func gap() {
        let (line, broken): ([UInt8], [UInt8]) = (Array("b\n".utf8), Array("\nb\n".utf8))
        var gap = LogGap()
        #expect(gap.ended(nil, written: 2) == nil && gap.bytes(of: line) == line)
        #expect(gap.ended(ENOSPC, written: 0) == nil && gap.bytes(of: line) == line)
        #expect(gap.ended(ENOSPC, written: 1) == nil && gap.bytes(of: line) == broken)
        #expect(gap.ended(EIO, written: 0) == nil && gap.bytes(of: line) == broken)
        #expect(gap.ended(ENOSPC, written: 1) == nil && gap.bytes(of: line) == line)
        #expect(gap.ended(ENOSPC, written: 1) == nil && gap.bytes(of: line) == broken)
        let ended = gap.ended(nil, written: 3)
        #expect(ended?.count == 5 && ended?.code == ENOSPC)
        #expect(gap.ended(nil, written: 2) == nil && gap == LogGap())
    }

    @Test("warnings and errors are kept in memory as well, an error's own words are not")
    func kept() throws {
        let warnings = RecentWarnings()
        let keeper = try DatagramKeeper()
        let log = ProgramLog(.journald, journalSocket: keeper.path, warnings: warnings)
        let logger = Logger(label: "beckon") { ProgramLogHandler(label: $0, log: log) }
        logger.notice("it is ready")
        logger.warning("it is slow", metadata: ["reason": "x", "chat.id": "7"])
        logger.error("it broke", error: StoreError(.refused, "secret words"))
        #expect(warnings.newest.map(\.message) == ["it broke", "it is slow"])
        #expect(warnings.newest.map { $0.facts.map(\.name) } == [["error.type"], ["reason"]])
        #expect(!"\(warnings.newest)".contains("secret words"))
    }

    @Test("entries reach the journal's socket; without one the form is text")
    func socket() throws {
        let keeper = try DatagramKeeper()
        let log = ProgramLog(.journald, journalSocket: keeper.path)
        #expect(log.format == .journald)
        var logger = Logger(label: "beckon") { ProgramLogHandler(label: $0, log: log) }
        logger[metadataKey: "node"] = "a"
        logger.warning("two\nlines", metadata: ["chat.id": "7"])
        let found = try fields(try #require(keeper.next()))
        #expect(found.map(\.0).suffix(2) == ["BECKON_CHAT_ID", "BECKON_NODE"] && found[0].1 == "two\nlines")
        #expect(ProgramLog(.journald, journalSocket: "/nowhere/socket").format == .text)
        #expect(ProgramLog(.json, journalSocket: "/nowhere/socket").format == .json)
    }
}
