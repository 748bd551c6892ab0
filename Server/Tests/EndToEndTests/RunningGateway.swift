import Beckon
import BeckonClient
import BeckonDesk
import BeckonJSON
import BeckonServer
import BeckonSimulators
import BeckonTransport
import Foundation
import Logging
import Testing

/// A gateway over real sockets, with stand-ins for the push services, for the time of one test.
struct RunningGateway: Sendable {
    static let user = "agent"

    let url: URL
    let log: SimulatedPushLog
    let password: String

    /// Runs a gateway around a test, on free ports and a fresh data directory.
    ///
    /// - Parameters:
    ///   - change: What its settings say besides.
    ///   - body: The test.
    static func run(
        _ change: (inout Settings) throws -> Void = { _ in },
        _ body: @escaping @Sendable (RunningGateway) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("beckon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let log = SimulatedPushLog()
        let http = try await SimulatedHTTPTarget.listen(.init(log: log))
        let certificate = try SimulatedCertificate()
        let credentials = try SimulatedAPNsCredentials()
        let apns = try await SimulatedAPNs.listen(
            .init(credentials: [credentials], certificate: certificate, log: log))
        let account = try SimulatedServiceAccount()
        let fcm = try await SimulatedFCM.listen(.init(accounts: [account], certificate: certificate, log: log))
        let password = SystemIDs().text(length: 16)

        func file(_ name: String, _ text: String) throws -> String {
            let url = folder.appendingPathComponent(name)
            try Data(text.utf8).write(to: url)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
            return url.path
        }
        var settings = Settings()
        settings.http.port = 0
        settings.dataDirectory = folder.appendingPathComponent("data").path
        settings.services = services
        let roots = try file("roots.pem", certificate.authorityPEM)
        var apnsSettings = Settings.APNs(
            keyID: credentials.keyID, teamID: credentials.teamID, topic: "com.example.app",
            privateKeyFile: try file("key.p8", credentials.privateKeyPEM))
        apnsSettings.endpoint = "https://localhost:\(apns.port)"
        apnsSettings.trustRootsFile = roots
        settings.push.apns = apnsSettings
        var fcmSettings = Settings.FCM(
            serviceAccountFile: try file("account.json", account.json(tokenURI: fcm.tokenURI)))
        fcmSettings.endpoint = "https://localhost:\(fcm.port)"
        fcmSettings.trustRootsFile = roots
        settings.push.fcm = fcmSettings
        settings.push.allowedHTTPHosts = ["127.0.0.1:\(http.port)"]
        settings.push.customHTTPURL = http.customHTTPURL
        try change(&settings)
        let deskAccount = DeskAccount(
            user: user, nickname: "Kristi", role: .agent, passwordHash: try PasswordHash.make(password, cost: .small))
        let node = BeckonServer.Gateway(
            settings: settings, additions: .init(accounts: [deskAccount], passwordCost: .small),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })

        let (ports, port) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await apns.run() }
            group.addTask { await fcm.run() }
            group.addTask { await http.run() }
            group.addTask { try await node.run(signals: false) { port.yield($0) } }
            var iterator = ports.makeAsyncIterator()
            let bound = try #require(await iterator.next())
            let url = try #require(URL(string: "http://127.0.0.1:\(bound)"))
            try await body(RunningGateway(url: url, log: log, password: password))
            group.cancelAll()
        }
    }

    private static var services: [ServiceOptions] {
        var chat = ServiceOptions(name: "request-chat", kind: .chat)
        chat.clientTimeoutNotification = .seconds(1)
        var callback = ServiceOptions(name: "chat-wait", kind: .callback)
        callback.media = .chat
        callback.waitForAgent = true
        callback.waitForUserConfirm = true
        return [chat, callback]
    }

    /// The agents' desk, spoken to over its JSON API.
    struct Desk: Sendable {
        let url: URL
        private let transport = URLSessionTransport()

        init(_ gateway: RunningGateway) async throws {
            url = gateway.url.appendingPathComponent("desk/api")
            _ = try await post(
                "sign-in", ["user": .string(RunningGateway.user), "password": .string(gateway.password)])
        }

        func get(_ path: String) async throws -> JSONValue {
            let answer = try await transport.send(
                TransportRequest(method: "GET", url: url.appendingPathComponent(path)))
            return try JSONValue(parsing: answer.body)
        }

        /// The status of the answer to a page of another server that asks with the agent's cookie.
        func status(_ path: String, origin: String) async throws -> Int {
            var request = TransportRequest(method: "GET", url: url.appendingPathComponent(path))
            request.headers["Origin"] = origin
            return try await transport.send(request).status
        }

        @discardableResult
        func post(_ path: String, _ body: JSONValue = [:]) async throws -> JSONValue {
            var request = TransportRequest(method: "POST", url: url.appendingPathComponent(path))
            request.headers["Content-Type"] = "application/json"
            request.body = body.encoded()
            let answer = try await transport.send(request)
            try #require(answer.status < 300, "the desk answered \(answer.status)")
            return answer.body.isEmpty ? .null : try JSONValue(parsing: answer.body)
        }

        /// Asks about a chat until a condition holds; every question takes its time, so that this ends.
        func hears(of chat: String, _ condition: (JSONValue) -> Bool) async throws -> Bool {
            for _ in 0..<2_000 {
                if condition(try await get("chats/\(chat)")) { return true }
            }
            return false
        }

        /// The one chat that waits.
        func waitingChat() async throws -> String {
            let work = try await get("work")
            return try #require(work["chats"]?[0]?["id"]?.string)
        }
    }
}
