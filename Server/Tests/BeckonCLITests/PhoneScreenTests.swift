import BeckonClient
import BeckonJSON
import GMSContract
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

    static let message = ChatEvent.entry(
        ChatEntry(position: 7, type: .messageText, nickname: "Agent", text: "a\u{1B}[31mb\nc", party: .agent))

    @Test("into a pipe an event is one line of JSON")
    func jsonLines() throws {
        let lines = Self.written(.jsonLines) { $0.show(Self.message, of: "S1") }
        #expect(lines.count == 1)
        #expect(
            try JSONValue(parsing: lines[0]) == [
                "event": "entry", "service": "S1", "position": 7, "type": "Message.Text", "nickname": "Agent",
                "text": "a\u{1B}[31mb\nc", "party": "AGENT",
            ])
        #expect(!lines[0].contains("\n"))
    }

    @Test("on a terminal other people's words cannot steer it")
    func terminal() {
        let plain = Self.written(.terminal(hasColour: false)) { $0.show(Self.message, of: "S1") }
        #expect(plain == ["Agent: a\u{FFFD}[31mb\nc"])
        let coloured = Self.written(.terminal(hasColour: true)) { $0.show(Self.message, of: "S1") }
        #expect(coloured == ["\u{1B}[1;32mAgent: a\u{FFFD}[31mb\nc\u{1B}[0m"])
    }

    @Test("a menu numbers its items as /choose counts them")
    func menu() {
        let items = ["Yes", "No"].map { MenuItem(dialogID: "1", label: $0, userActionURL: "http://gms.test/") }
        let dialog = Dialog.confirmation(ConfirmationDialog(text: "Ready?", id: nil))
        #expect(
            Self.written(.terminal(hasColour: false)) { $0.show(dialog, items: items) } == [
                "Ready?\n   1  Yes\n   2  No"
            ])
    }

    @Test("an error is told with the server's own words")
    func error() {
        let fault = ContractFault(message: "Limit is reached.", exception: .callbackUnavailable)
        let error = BeckonClientError(
            code: .refused, message: "The server refused the call.", status: 503, fault: fault)
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
