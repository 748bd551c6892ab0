import BeckonJSON
import BeckonServer
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("A gateway behind a proxy with a path", .timeLimit(.minutes(20)))
struct PublicPathStoryTests {
    private static let address = "https://m.example.com/mobile_chat"

    private func post(
        _ url: URL, _ body: String = "", type: String = "application/json"
    ) async throws -> (text: String, response: HTTPURLResponse) {
        // The cases run in one process; none sends the cookies of another.
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        let session = URLSession(configuration: configuration)
        defer { session.finishTasksAndInvalidate() }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpBody = Data(body.utf8)
        request.setValue(type, forHTTPHeaderField: "Content-Type")
        request.setValue("ada", forHTTPHeaderField: "gms_user")
        request.httpShouldHandleCookies = false
        let (data, response) = try await session.data(for: request)
        return (String(decoding: data, as: UTF8.self), try #require(response as? HTTPURLResponse))
    }

    @Test("is reached with its path and without, and every address and cookie has it", arguments: ["", "/mobile_chat"])
    func bothWays(prefix: String) async throws {
        try await RunningGateway.run {
            $0.http.externalURLs = [Self.address]
        } _: { gateway in
            let base = gateway.url.absoluteString + prefix
            func url(_ path: String) throws -> URL { try #require(URL(string: base + path)) }

            let service = try await post(try url("/genesys/1/service/request-chat"))
            #expect(service.response.statusCode == 200)
            #expect(service.text.contains("\"\(Self.address)/genesys/1/service/"))
            let callback = try await post(
                try url("/genesys/1/service/callback/chat-wait"), "_customer_number=5550123",
                type: "application/x-www-form-urlencoded")
            #expect(callback.response.statusCode == 200)

            let handshake = try await post(
                try url("/genesys/cometd/handshake"),
                "[{\"channel\":\"/meta/handshake\",\"version\":\"1.0\",\"supportedConnectionTypes\":[\"long-polling\"]}]"
            )
            #expect(handshake.text.contains("\"successful\":true"))
            let cookie = try #require(handshake.response.value(forHTTPHeaderField: "Set-Cookie"))
            #expect(cookie.contains("; Path=/mobile_chat;"))

            let signIn = try await post(
                try url("/desk/api/sign-in"),
                "{\"user\":\"\(RunningGateway.user)\",\"password\":\"\(gateway.password)\"}")
            #expect(signIn.response.statusCode == 204)
            #expect(
                signIn.response.value(forHTTPHeaderField: "Set-Cookie")?.contains("; Path=/mobile_chat/desk;") == true)
            #expect(try await post(try url("/x/genesys/1/service/request-chat")).response.statusCode == 404)
        }
    }
}
