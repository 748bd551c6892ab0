import Beckon
import BeckonJSON
import Foundation

/// Reads the events of the Interaction Web Tools (the common response format, icws §8).
extension WebChatBatch {
    /// - Parameter chat: The content of the envelope `chat`.
    init(webTools chat: JSONValue) {
        var (messages, unknown): ([Message], [String]) = ([], [])
        for event in (chat["events"]?.array ?? []).prefix(Self.most) {
            if let message = Self.message(webTools: event) {
                messages.append(message)
            } else {
                unknown.append(event["type"]?.string.map { String($0.suffix(64)) } ?? "other")
            }
        }
        self.init(messages, wait: chat["pollWaitSuggestion"], unknown: unknown)
    }

    private static func message(webTools json: JSONValue) -> Message? {
        guard let participant = json["participantID"]?.identifier,
            let sequence = json["sequenceNumber"]?.wholeNumber(in: Message.sequences)
        else { return nil }
        let name = json["displayName"]?.words ?? json["participantName"]?.words
        let kind: Message.Kind
        switch json["type"]?.string {
        case "text":
            guard let text = Self.text(json["value"]) else { return nil }
            kind = .text(text)
        case "typingIndicator": kind = .typing(json["value"]?.isTrue ?? false)
        case "url": kind = .page(json["value"]?.string ?? "")
        case "file":
            guard let path = json["value"]?.string, let file = filePath(path) else { return nil }
            kind = .file(
                path: file, name: path.split(separator: "/").last.map { String($0).removingPercentEncoding ?? "" } ?? ""
            )
        case "participantStateChanged":
            guard let state = json["state"]?.wholeNumber(in: 0...1_000) ?? state(json["state"]?.string) else {
                return nil
            }
            kind = .state(state, name: name, type: json["participantType"]?.string)
        default: return nil
        }
        return Message(
            participant: participant, sequence: sequence, kind: kind, name: name, type: json["participantType"]?.string)
    }

    /// The states of ICWS for their words.
    private static func state(_ word: String?) -> Int? {
        switch word?.lowercased() {
        case "active": 2
        case "disconnected": 4
        case .some: 0
        case nil: nil
        }
    }

    /// The path of a file below the server's address: servers write the root in any case.
    private static func filePath(_ path: String) -> String? {
        let root = "/websvcs/"
        guard path.lowercased().hasPrefix(root) else { return nil }
        return "/WebSvcs/" + path.dropFirst(root.count)
    }
}
