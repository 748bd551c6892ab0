import Beckon
import BeckonPlatform
import Foundation
import Synchronization
import Testing

@testable import BeckonPureConnect

/// The calls of an agent's session through the client that all adapters share.
@Suite struct PlatformDispatcherTests {
    /// Begins a session with the cookies of a server and its load balancer, and keeps the requests.
    private final class Server: PlatformTransport {
        private let cookies: [String]
        private let calls = Mutex<[PlatformCall]>([])

        init(_ cookies: [String]) { self.cookies = cookies }

        /// What came with the later requests.
        var sent: [String] {
            calls.withLock { $0.filter { $0.url.contains("/icws/211/") }.map { $0.headers["cookie"] ?? "" } }
        }

        func send(_ call: PlatformCall) async throws(PlatformFailure) -> PlatformReply {
            calls.withLock { $0.append(call) }
            if call.method == "GET" { return PlatformReply(status: 200, body: Array("[]".utf8)) }
            guard call.method == "POST" else { return PlatformReply(status: 204) }
            let headers = PlatformHeaders(cookies.map { PlatformHeaders.Field("Set-Cookie", $0) })
            let body = #"{"csrfToken":"dG9r","sessionId":"211","userID":"beckon","icServer":"IC2","features":[]}"#
            return PlatformReply(status: 201, headers: headers, body: Array(body.utf8))
        }
    }

    private static let session = "icws_211=abc; Path=/icws/211; HttpOnly"
    // The date has a comma, which does not begin another cookie.
    private static let balancer = "AWSALB=node2; Expires=Sun, 21 Oct 2096 07:28:00 GMT; Path=/"

    @Test(
        "all cookies of an answer are sent with what follows, in whichever order they came",
        arguments: [[session, balancer], [balancer, session], [session, balancer, "lb=x; Secure"], [session]])
    func cookies(_ cookies: [String]) async throws {
        let server = Server(cookies)
        let agent = PureConnectSide.Configuration.Agent(user: "beckon", password: UUID().uuidString)
        let watch = AgentWatch(
            configuration: .init(servers: ["https://ic1:8019"], target: "Support"), agent: agent, transport: server,
            tally: PlatformTally(), ids: SystemIDs())
        let finding = await watch.finding()
        #expect(finding.level == .fine)
        #expect(!server.sent.isEmpty)
        let expected = cookies.compactMap { $0.split(separator: ";").first.map(String.init) }.sorted()
        for sent in server.sent {
            #expect(sent.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }.sorted() == expected)
        }
    }
}
