import BeckonClient
import BeckonJSON
import Foundation
import Synchronization
import Testing

@testable import BeckonCLI

struct PhoneScreenTests {
    /// What a screen writes.
    static func written(_ form: PhoneScreen.Form, _ body: (PhoneScreen) -> Void) -> [String] {
        let lines = Lines()
        body(PhoneScreen(form: form) { lines.add($0) })
        return lines.all
    }

    static let message = TranscriptPrinter.News.line(
        TranscriptLine(id: "#7", kind: .message, text: "a\u{1B}[31mb\nc", sender: "Agent", position: 7))

    @Test("into a pipe a line is one line of JSON")
    func jsonLines() throws {
        let lines = Self.written(.jsonLines) { $0.show(Self.message) }
        #expect(lines.count == 1)
        #expect(
            try JSONValue(parsing: lines[0]) == [
                "event": "line", "kind": "message", "sender": "Agent", "text": "a\u{1B}[31mb\nc", "own": false,
                "position": 7,
            ])
        #expect(!lines[0].contains("\n"))
    }

    @Test("on a terminal other people's words cannot steer it")
    func terminal() {
        let plain = Self.written(.terminal(hasColour: false)) { $0.show(Self.message) }
        #expect(plain == ["Agent: a\u{FFFD}[31mb\nc"])
        let coloured = Self.written(.terminal(hasColour: true)) { $0.show(Self.message) }
        #expect(coloured == ["\u{1B}[1;32mAgent: a\u{FFFD}[31mb\nc\u{1B}[0m"])
    }

    @Test("a menu numbers its items as /choose counts them")
    func menu() {
        let items = ["Yes", "No"].enumerated().map { CallbackMenu.Item(id: "\($0.offset)", label: $0.element) }
        let menu = CallbackMenu(label: "Ready?", groups: [.init(name: "", items: items)])
        #expect(
            Self.written(.terminal(hasColour: false)) { $0.show(.menu(menu)) } == [
                "Ready?\n   1  Yes\n   2  No"
            ])
    }

    @Test("an error is told with the server's own words")
    func error() {
        let error = BeckonClientError(
            code: .refused, message: "The server refused the call.", status: 503,
            serverMessage: "Limit is reached.")
        #expect(
            Self.written(.terminal(hasColour: false)) { $0.show(error) }
                == ["refused: The server refused the call. (HTTP 503) Limit is reached."])
    }
}

private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    func add(_ line: String) { lines.withLock { $0.append(line) } }
}
