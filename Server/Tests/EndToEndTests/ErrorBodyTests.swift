import Beckon
import BeckonJSON
import BeckonTransport
import Foundation
import Testing

/// Every refusal of a callback operation has the whole number `code` that its clients read; a chat's has the two members
/// of chats.
@Suite(.timeLimit(.minutes(20))) struct ErrorBodyTests {
    private struct Case {
        var method = "POST"
        let path: String
        var type: String? = "application/json"
        var body = "{}"
        let status: Int
    }

    private static let callback = [
        Case(path: "callback/chat-wait", body: #"{"_customer_number":"#, status: 400),
        Case(path: "callback/chat-wait", type: "text/plain", body: "x", status: 415),
        Case(path: "callback/chat-wait", status: 400),
        Case(path: "callback/none", status: 404),
        Case(path: "callback/chat-wait/none/more", status: 404),
        Case(method: "PATCH", path: "callback/chat-wait", status: 405),
        Case(path: "callback", status: 405),
        Case(method: "PATCH", path: "callback/chat-wait/none", status: 405),
        Case(method: "PUT", path: "callback/chat-wait/none", status: 404),
        Case(method: "GET", path: "callback/none/availability", type: nil, body: "", status: 404),
        Case(path: "callback/chat-wait/availability", status: 405),
        Case(method: "DELETE", path: "callback/chat-wait/none", status: 404),
        Case(method: "GET", path: "callback", type: nil, body: "", status: 400),
        Case(path: "chat-wait", body: "[", status: 400),
        Case(path: "none/connect", status: 404),
        Case(path: "none/connect", body: "{", status: 400),
        Case(method: "PUT", path: "none/connect", status: 405),
        Case(path: "callback/chat-wait", body: String(repeating: "x", count: 70_000), status: 413),
        Case(
            path: "callback/chat-wait", type: "application/x-www-form-urlencoded", body: "_desired_time=%ff",
            status: 400),
    ]

    @Test("callback operations")
    func callbackBodies() async throws {
        try await RunningGateway.run { running in
            for item in Self.callback {
                let body = try await answer(item, running)
                #expect(body["code"] == .integer(Int64(item.status)), "\(item)")
                #expect(body["phrase"]?.string?.isEmpty == false)
                #expect(body["message"]?.string?.isEmpty == false)
                #expect(body["exception"]?.string?.contains(".") == true)
                #expect(body.object?.count == 4)
            }
        }
    }

    @Test("chat operations")
    func chatBodies() async throws {
        try await RunningGateway.run { running in
            let cases = [
                Case(path: "request-chat", body: "{", status: 400), Case(path: "none/ixn/chat", status: 404),
                Case(path: "none/ixn/chat/refresh", status: 404),
                Case(path: "none/ixn/chat/refresh", body: String(repeating: "x", count: 70_000), status: 413),
                Case(path: "request-chat", type: "text/plain", body: "x", status: 415),
            ]
            for item in cases {
                let body = try await answer(item, running)
                #expect(body.object?.count == 2, "\(item)")
                #expect(body["message"]?.string?.isEmpty == false)
                #expect(body["exception"]?.string?.contains(".") == true)
            }
        }
    }

    @Test("operations beside those of GMS have a word for programs, whoever refuses them")
    func wordedBodies() async throws {
        try await RunningGateway.run { running in
            let long = String(repeating: "x", count: 70_000)
            let cases: [(item: Case, word: String)] = [
                (Case(path: "beckon/1/events/none", body: long, status: 413), "too-long"),
                (Case(path: "beckon/1/none", status: 404), "unknown"),
                (Case(method: "GET", path: "desk/api/none", type: nil, body: "", status: 404), "unknown"),
                (Case(path: "desk/api/sign-in", body: long, status: 413), "too-long"),
            ]
            for (item, word) in cases {
                let body = try await answer(item, running, below: "")
                #expect(body["error"]?.string == word, "\(item.path)")
                #expect(body["message"]?.string?.isEmpty == false)
                #expect(body.object?.count == 2)
            }
        }
    }

    private func answer(
        _ item: Case, _ running: RunningGateway, below folder: String = "genesys/1/service"
    ) async throws -> JSONValue {
        let url = running.url.appendingPathComponent(folder).appendingPathComponent(item.path)
        var request = TransportRequest(method: item.method, url: url)
        if let type = item.type { request.headers["Content-Type"] = type }
        if !item.body.isEmpty { request.body = Array(item.body.utf8) }
        let answer = try await URLSessionTransport().send(request)
        #expect(answer.status == item.status, "\(item)")
        return try JSONValue(parsing: answer.body)
    }
}
