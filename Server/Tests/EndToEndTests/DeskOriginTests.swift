import BeckonServer
import Testing

@Suite("Pages of other origins at the desk", .timeLimit(.minutes(20)))
struct DeskOriginTests {
    @Test("they read nothing with an agent's cookie", arguments: ["work", "callbacks/1", "chats/1", "events"])
    func reading(path: String) async throws {
        try await RunningGateway.run {
            $0.http.externalURLs = ["https://desk.example.com"]
        } _: { gateway in
            let desk = try await RunningGateway.Desk(gateway)
            for origin in ["https://evil.example", "null", "http://desk.example.com"] {
                #expect(try await desk.status(path, origin: origin) == 403)
            }
            if path == "work" { #expect(try await desk.status(path, origin: "https://desk.example.com") == 200) }
        }
    }
}
