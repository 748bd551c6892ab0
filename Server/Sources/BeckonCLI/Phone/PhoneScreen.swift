import BeckonClient
import BeckonJSON
import Foundation
import GMSContract

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
            try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
        }
    }

    // MARK: What is shown

    func show(_ event: ChatEvent, of serviceID: String) {
        switch event {
        case .entry(let entry): show(entry, of: serviceID)
        case .gap(let missing):
            show(
                ["event": "gap", "from": .integer(missing.lowerBound), "through": .integer(missing.upperBound)],
                "-- \(missing.count) events were lost --", .warning)
        case .connection(let connection):
            show(["event": "connection", "state": .string("\(connection)")], "-- \(connection) --", .dim)
        case .ended: show(["event": "ended", "service": .string(serviceID)], "-- the chat has ended --", .dim)
        }
    }

    private func show(_ entry: ChatEntry, of serviceID: String) {
        let json: JSONObject = [
            "event": "entry", "service": .string(serviceID), "position": .integer(entry.position),
            "type": .string(entry.type.rawValue), "nickname": .string(entry.nickname), "text": .string(entry.text),
            "party": .string(entry.party.rawValue),
        ]
        if entry.type == .messageText {
            show(json, "\(entry.nickname): \(entry.text)", entry.isOwn ? .own : .agent)
        } else {
            show(json, "   \(entry.nickname) \(entry.text)", .dim)
        }
    }

    func show(_ dialog: Dialog, items: [MenuItem]) {
        var json: JSONObject = ["event": "dialog", "dialog": (try? JSONValue(parsing: dialog.encoded())) ?? .null]
        json["items"] = .array(items.map { .string($0.label) })
        var lines = [dialog.words ?? dialog.action ?? "An unknown dialog."]
        if case .dialNumber(let number) = dialog { lines.append("   call \(number.telURL ?? "no number")") }
        for (index, item) in items.enumerated() { lines.append("   \(index + 1)  \(item.label)") }
        show(json, lines.joined(separator: "\n"), .notice)
    }

    func show(chat serviceID: String) {
        show(["event": "chat", "service": .string(serviceID)], "-- chat \(serviceID) --", .dim)
    }

    func show(callback id: String) {
        show(["event": "callback", "service": .string(id)], "-- callback \(id) --", .dim)
    }

    func show(push text: String?, _ events: [ChatPush.Event]) {
        let json: JSONObject = [
            "event": "push", "text": .string(text ?? ""), "lastTranscript": .array(events.map { .string($0.text) }),
        ]
        show(json, ([text ?? "A push message."] + events.map { "   " + $0.text }).joined(separator: "\n"), .notice)
    }

    func show(_ error: any Error) {
        let named = error as? BeckonClientError
        // The server's message is meant for the customer.
        let text = [named?.description ?? "\(error)", named?.fault?.message].compactMap(\.self).joined(separator: " ")
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
