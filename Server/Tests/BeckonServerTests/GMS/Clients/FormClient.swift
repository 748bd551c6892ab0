import Beckon
import BeckonJSON
import Foundation
import HTTPTypes
import Testing

@testable import BeckonNode
@testable import BeckonServer

/// Requests as clients of chat version 2 over REST write them: forms with the members in the order given.
struct FormClient {
    let browser: GMSBrowser
    var fields: [HTTPField] = []

    static let agent = AgentParty(nickname: "Kim", kind: .agent, account: "kim")

    /// Runs a gateway with a service of each kind that the clients below name.
    static func run(_ body: (FormClient) async throws -> Void) async throws {
        try await GMSBrowser.run { settings in
            settings.services = [
                ServiceOptions(name: "request-chat", kind: .chat), ServiceOptions(name: "support", kind: .chat),
            ]
        } _: { browser async throws in
            try await body(FormClient(browser: browser))
        }
    }

    /// Posts pairs, percent-encoded as browsers do it.
    func post(_ path: String, _ pairs: KeyValuePairs<String, String>) async throws -> GMSBrowser.Answer {
        try await post(
            path, raw: pairs.map { "\(Self.escaped($0.key))=\(Self.escaped($0.value))" }.joined(separator: "&"))
    }

    func post(_ path: String, raw form: String) async throws -> GMSBrowser.Answer {
        try await browser.send(
            .post, path, form, fields: fields, type: "application/x-www-form-urlencoded; charset=UTF-8")
    }

    private static func escaped(_ text: String) -> String {
        text.utf8.map { byte in
            switch byte {
            case 48...57, 65...90, 97...122, 45, 46, 95: String(UnicodeScalar(byte))
            case 32: "+"
            default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }

    func agentSays(_ text: String, in chat: String) async throws {
        try await agent(.message(text: text, key: nil), in: chat)
    }

    func agent(_ action: AgentEvent.Action, in chat: String) async throws {
        _ = try await browser.node.core.port(of: .desk).tell(ChatID(chat), by: Self.agent, action)
    }

    /// A multipart body whose texts come as the content type given, and a file at the end.
    static func multipart(
        _ texts: KeyValuePairs<String, String>, as type: String? = nil, file: (name: String, bytes: [UInt8])? = nil
    ) -> (type: String, body: [UInt8]) {
        let boundary = "00content0boundary00"
        var body: [UInt8] = []
        for (name, value) in texts {
            let head = type.map { "Content-Type: \($0)\r\nContent-Transfer-Encoding: binary\r\n" } ?? ""
            body += Array(
                "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\(head)\r\n\(value)\r\n".utf8)
        }
        if let file {
            let head =
                "--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(file.name)\"\r\n"
                + "Content-Type: application/octet-stream\r\n\r\n"
            body += Array(head.utf8) + file.bytes + [13, 10]
        }
        return ("multipart/form-data; boundary=\(boundary)", body + Array("--\(boundary)--\r\n".utf8))
    }

    static let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10] + Array("picture".utf8)
}
