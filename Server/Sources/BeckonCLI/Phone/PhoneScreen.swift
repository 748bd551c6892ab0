import BeckonClient
import BeckonJSON
import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Shows chats, dialogs and errors: in colour on a terminal, as JSON lines in a pipe.
struct PhoneScreen: Sendable {
    /// The form of the output.
    enum Form: Sendable {
        case terminal(hasColour: Bool)
        case jsonLines
    }

    let form: Form
    /// Writes one line; adds the line feed.
    let write: @Sendable (String) -> Void

    /// The standard output.
    static var standard: PhoneScreen {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let hasColour = ProcessInfo.processInfo.environment["NO_COLOR"] == nil
        return PhoneScreen(form: isTerminal ? .terminal(hasColour: hasColour) : .jsonLines) { line in
            // Unlike print, this has no buffer, so that a pipe gets each line at once.
            Console.say(line)
        }
    }

    // MARK: What is shown

    func show(_ news: TranscriptPrinter.News) {
        switch news {
        case .line(let line): show(line)
        case .connection(let connection):
            let word = Self.word(connection)
            show(["event": "connection", "state": .string(word)], "-- \(word) --", .dim)
        case .typing(let names):
            let text = names.isEmpty ? "   nobody is typing" : "   \(names.joined(separator: ", ")) is typing"
            show(["event": "typing", "names": .array(names.map { .string($0) })], text, .dim)
        case .ended: show(["event": "ended"], "-- the chat has ended --", .dim)
        case .refused(let words):
            show(
                ["event": "refused", "message": .string(words)], "-- the server refused the chat: \(words) --", .warning
            )
        }
    }

    private func show(_ line: TranscriptLine) {
        var json: JSONObject = [
            "event": "line", "kind": .string(Self.word(line.kind)), "sender": .string(line.sender),
            "text": .string(line.text),
            "own": .bool(line.isOwn),
        ]
        if let position = line.position { json["position"] = .integer(position) }
        if let state = line.state { json["state"] = .string(Self.word(state)) }
        switch line.kind {
        case .message where line.position == nil: show(json, "!  \(line.text)   (\(Self.word(line.state)))", .warning)
        case .message: show(json, "\(line.sender): \(line.text)", line.isOwn ? .own : .agent)
        case .gap: show(json, "-- events before \(line.position ?? 0) are gone --", .warning)
        case .file(_, let name, _): show(json, "\(line.sender) sent the file \(name)", .notice)
        case .joined, .left, .pushURL, .notice, .other: show(json, "   \(line.sender) \(line.text)", .dim)
        }
    }

    private static func word(_ kind: TranscriptLine.Kind) -> String {
        switch kind {
        case .file: "file"
        case .other(let name): name
        case .message, .joined, .left, .pushURL, .notice, .gap: "\(kind)"
        }
    }

    private static func word(_ connection: ChatConnection) -> String {
        if case .offline(let trouble) = connection { "offline: \(trouble)" } else { "\(connection)" }
    }

    private static func word(_ state: MessageState?) -> String {
        switch state {
        case .failed(let code, _)?: "failed: \(code)"
        case let state?: "\(state)"
        case nil: ""
        }
    }

    func show(_ step: CallbackStep) {
        var lines: [String] = []
        var json: JSONObject = ["event": "dialog"]
        switch step {
        case .menu(let menu):
            lines.append(menu.label)
            let items = menu.groups.flatMap(\.items)
            for (index, item) in items.enumerated() { lines.append("   \(index + 1)  \(item.label)") }
            json["items"] = .array(items.map { .string($0.label) })
        case .dial(let label, let url, let code):
            lines.append(label)
            lines.append("   call \(url?.absoluteString ?? "no number")" + (code.map { ", then enter \($0)" } ?? ""))
            json["number"] = url.map { .string($0.absoluteString) } ?? .null
            if let code { json["accessCode"] = .string(code) }
        case .chat(let label): lines.append(label)
        case .message(let text, let button): lines.append("\(text)   [\(button)]")
        case .finished: lines.append("Done.")
        case .unknown(let action): lines.append("An unknown dialog: \(action)")
        }
        json["text"] = .string(lines.first ?? "")
        show(json, lines.joined(separator: "\n"), .notice)
    }

    func show(chat serviceID: String) {
        show(["event": "chat", "service": .string(serviceID)], "-- chat \(serviceID) --", .dim)
    }

    /// A text is stored, so it will be sent whatever happens to the phone; a person sees the text when it is sent.
    func show(stored text: String) {
        guard case .jsonLines = form else { return }
        show(["event": "stored", "text": .string(text)], "", .dim)
    }

    func show(callback id: String) {
        show(["event": "callback", "service": .string(id)], "-- callback \(id) --", .dim)
    }

    func show(push intent: PushIntent) {
        let text = intent.text ?? "A push message."
        let json: JSONObject = [
            "event": "push", "text": .string(text), "lines": .array(intent.lines.map { .string($0) }),
        ]
        show(json, ([text] + intent.lines.map { "   " + $0 }).joined(separator: "\n"), .notice)
    }

    func show(_ error: any Error) {
        let named = error as? BeckonClientError
        // The server's message is meant for the customer.
        let text = [named?.description ?? "\(error)", named?.serverMessage].compactMap(\.self).joined(separator: " ")
        show(
            ["event": "error", "code": .string(named?.code.description ?? "other"), "message": .string(text)], text,
            .warning)
    }

    func show(notice text: String) {
        show(["event": "notice", "text": .string(text)], text, .dim)
    }

    // MARK: Writing

    private enum Tone: String {
        case own = "36"
        case agent = "1;32"
        case notice = "1"
        case dim = "2"
        case warning = "31"
    }

    private func show(_ json: JSONObject, _ text: String, _ tone: Tone) {
        switch form {
        case .jsonLines: write(String(decoding: JSONValue.object(json).encoded(), as: UTF8.self))
        case .terminal(let hasColour):
            let text = Self.printable(text)
            write(hasColour ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text)
        }
    }

    /// Replaces control characters, with which a message of another person could control the terminal.
    static func printable(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    let isControl = scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
                    return isControl ? "\u{FFFD}" : scalar
                }))
    }
}
