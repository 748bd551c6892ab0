import Beckon
import BeckonJSON
import GMSContract
import HTTPTypes
import Testing

@testable import BeckonServer

/// A client of chat version 2 that sends files, and reads answers as the strictest known client does.
final class FileClient {
    let browser: GMSBrowser
    /// The answer that began the chat.
    private(set) var chat = ChatV2Answer(status: .failed, isEnded: true, chatID: "")
    private static let boundary = "----beckon7MA4YWxk"

    init(_ browser: GMSBrowser) { self.browser = browser }

    func begin() async throws { chat = try await form("/genesys/2/chat/support", "nickname=Ada") }

    /// Goes on with a chat that another client began, at another node.
    func goOn(_ chat: ChatV2Answer) { self.chat = chat }

    private var identity: String {
        "userId=\(chat.userID ?? "")&secureKey=\(chat.secureKey ?? "")&alias=\(chat.alias ?? "")"
    }

    private func path(_ operation: String) -> String { "/genesys/2/chat/support/\(chat.chatID)/\(operation)" }

    func form(_ path: String, _ form: String) async throws -> ChatV2Answer {
        let answer = try await browser.send(.post, path, form, type: "application/x-www-form-urlencoded")
        #expect(answer.status == 200, "\(answer.body)")
        return try Self.read(answer.bytes)
    }

    func answer(_ operation: String, _ more: String = "") async throws -> ChatV2Answer {
        try await form(path(operation), "\(identity)&\(more)")
    }

    /// An operation whose answer may be a file.
    func post(_ operation: String) async throws -> GMSBrowser.Answer {
        try await browser.send(.post, path(operation), identity, type: "application/x-www-form-urlencoded")
    }

    func refresh() async throws -> [ChatV2Message] {
        try await answer("refresh", "transcriptPosition=1").messages
    }

    func end() async throws { _ = try await answer("disconnect") }

    func upload(
        _ name: String, _ bytes: [UInt8], _ fields: [String: String] = [:], to path: String? = nil,
        in other: ChatV2Answer? = nil, key: String? = nil, isLate: Bool = false
    ) async throws -> ChatV2Answer {
        let chat = other ?? chat
        let body = multipart(name, bytes, fields, in: path == nil ? chat : nil, isLate: isLate)
        let answer = try await send(
            path: path ?? "/genesys/2/chat/support/\(chat.chatID)/file", body, key: key)
        #expect(answer.status == 200, "\(answer.body)")
        return try Self.read(answer.bytes)
    }

    func send(_ operation: String, _ body: [UInt8]) async throws -> GMSBrowser.Answer {
        try await send(path: path(operation), body, key: nil)
    }

    private func send(path: String, _ body: [UInt8], key: String?) async throws -> GMSBrowser.Answer {
        let fields = HTTPField.Name("Idempotency-Key").flatMap { name in key.map { [HTTPField(name: name, value: $0)] }
        }
        return try await browser.send(
            .post, path, bytes: body, fields: fields ?? [], type: "multipart/form-data; boundary=\(Self.boundary)")
    }

    func multipart(
        _ name: String, _ bytes: [UInt8], _ fields: [String: String], in chat: ChatV2Answer?, isLate: Bool = false
    ) -> [UInt8] {
        var all: [String: String] = [:]
        if let chat { all = ["userId": chat.userID ?? "", "alias": "1", "secureKey": chat.secureKey ?? ""] }
        all.merge(fields) { $1 }
        let texts = all.sorted { $0.key < $1.key }.flatMap { key, value in
            Array("--\(Self.boundary)\r\nContent-Disposition: form-data; name=\"\(key)\"\r\n\r\n\(value)\r\n".utf8)
        }
        let head =
            "--\(Self.boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(name)\"\r\n"
            + "Content-Type: application/octet-stream\r\n\r\n"
        let file = Array(head.utf8) + bytes + [13, 10]
        return (isLate ? file + texts : texts + file) + Array("--\(Self.boundary)--\r\n".utf8)
    }

    /// What strict clients need in every answer.
    private static func read(_ bytes: [UInt8]) throws -> ChatV2Answer {
        let json = try JSONValue(parsing: bytes)
        for name in ["chatId", "statusCode", "chatEnded"] { #expect(json[name] != nil, "\(name) is missing") }
        return try ChatV2Answer(decoding: json)
    }
}
