import Beckon
import Testing

@testable import BeckonCLI

@Suite struct PushRowTests {
    private func lines(_ pieces: [String]) throws -> [PushRow?] {
        var rest = pieces[...]
        var reader = PushRowReader { rest.popFirst().map { Array($0.utf8) } }
        var lines: [PushRow?] = []
        while let line = try reader.next() { lines.append(line) }
        return lines
    }

    @Test("lines are read across pieces, empty ones are passed over, others are told")
    func reads() throws {
        let one = #"{"provider":"apns","token":"aa","title":"T","body":"é","collapse":"c"}"#
        let two = #"{"provider":"http","token":"https://example.com/","body":"b"}"#
        let text = one + "\n\n  \r\n" + two + "\nnonsense\n" + #"{"provider":"sms","token":"a","body":"b"}"#
        let expected: [PushRow?] = [
            PushRow(type: .ios, token: "aa", title: "T", body: "é", collapse: "c"),
            PushRow(type: .httpcb, token: "https://example.com/", title: nil, body: "b", collapse: nil), nil, nil,
        ]
        #expect(try lines([text]) == expected)
        #expect(try lines(text.unicodeScalars.map { String($0) }) == expected)
        #expect(try lines([]) == [])
        #expect(try lines(["\n \n"]) == [])
    }

    @Test("lines are numbered as an editor numbers them")
    func numbers() throws {
        let good = #"{"provider":"fcm","token":"t","body":"b"}"#
        let text = good + "\n\n" + "nonsense\n" + good + "\n" + String(repeating: "x", count: 200_000) + "\n{}"
        for size in [1_021, 65_536] {
            var rest = Array(text.utf8)[...]
            var reader = PushRowReader {
                defer { rest = rest.dropFirst(size) }
                return rest.isEmpty ? nil : Array(rest.prefix(size))
            }
            var report = SendingReport()
            while let line = try reader.next() { if line == nil { report.fail(line: reader.number) } }
            #expect(report.malformedLines == [3, 5, 6])
            #expect(report.line(seconds: 0, cpuSeconds: 0).contains(#""malformedLines":[3,5,6]"#))
        }
    }

    @Test("a line without an end does not fill the memory")
    func longLine() throws {
        let piece = String(repeating: "x", count: 65_536)
        let good = #"{"provider":"fcm","token":"t","body":"b"}"#
        #expect(try lines(Array(repeating: piece, count: 8) + ["\n" + good]).map { $0?.token } == [nil, "t"])
    }

    @Test("the report is one line of JSON, reasons in order")
    func report() {
        var report = SendingReport()
        report.sent = 4
        report.delivered = 1
        for reason in ["b", "a", "b"] { report.fail(reason) }
        #expect(
            report.line(seconds: 1.23456, cpuSeconds: 0.5)
                == #"{"sent":4,"delivered":1,"failed":{"a":1,"b":2},"seconds":1.235,"cpuSeconds":0.5}"#)
        #expect(report.ended == 4)
    }
}
