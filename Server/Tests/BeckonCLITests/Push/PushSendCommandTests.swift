import Beckon
import BeckonSimulators
import BeckonStoreSQLite
import Foundation
import Testing

@testable import BeckonCLI

@Suite("beckon push send", .timeLimit(.minutes(20))) struct PushSendCommandTests {
    /// A stand-in for APNs, and a file of settings that names it.
    private struct Sandbox {
        let credentials: SimulatedAPNsCredentials
        let log = SimulatedPushLog()
        let apns: SimulatedAPNs
        let data: String
        let config: String

        init(in folder: String) async throws {
            credentials = try SimulatedAPNsCredentials()
            let certificate = try SimulatedCertificate()
            apns = try await SimulatedAPNs.listen(
                .init(credentials: [credentials], certificate: certificate, log: log))
            (data, config) = (folder + "/data", folder + "/beckon.yaml")
            let (key, roots) = (folder + "/key.p8", folder + "/roots.pem")
            try Self.write(credentials.privateKeyPEM, to: key)
            try Self.write(certificate.authorityPEM, to: roots)
            try Self.write(
                """
                data: "\(data)"
                push:
                  apns:
                    keyID: "\(credentials.keyID)"
                    teamID: "\(credentials.teamID)"
                    topic: "com.example.app"
                    privateKeyFile: "\(key)"
                    trustRootsFile: "\(roots)"
                    endpoint: "https://localhost:\(apns.port)"
                """, to: config)
        }

        /// The provider token that the gateway keeps, with the time it was made.
        func kept(in store: any Store) async throws -> String? {
            try await store.setting("push.apns.token.\(credentials.teamID).\(credentials.keyID)")
        }

        func send() async -> Int32 {
            let token = String(repeating: "ab", count: 32)
            return await CommandRun.exit(
                of: PushSendCommand.self, "--provider", "apns", "--token", token, "--config", config)
        }

        private static func write(_ text: String, to path: String) throws {
            let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
            #expect(
                FileManager.default.createFile(atPath: path, contents: Data(text.utf8), attributes: attributes))
        }
    }

    @Test("it sends with the provider token that the gateway keeps beside it, and keeps the one it had to make")
    func storedToken() async throws {
        try await CommandRun.withFolder { folder in
            let sandbox = try await Sandbox(in: folder)
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await sandbox.apns.run() }
                let gateway = try await SQLiteStore.open(directory: sandbox.data)
                #expect(await sandbox.send() == 0)
                let made = try #require(try await sandbox.kept(in: gateway))
                // Older by some minutes: one that is made anew cannot be the same.
                let parts = made.split(separator: " ")
                let time = try #require(Int64(parts[0]))
                let older = "\(time - 600) \(parts[1])"
                _ = try await gateway.commit([
                    Commit([
                        .putSetting(
                            name: "push.apns.token.\(sandbox.credentials.teamID).\(sandbox.credentials.keyID)",
                            value: older)
                    ])
                ])
                #expect(await sandbox.send() == 0)
                #expect(try await sandbox.kept(in: gateway) == older)
                #expect(sandbox.log.count == 2)
                try await gateway.close()
                group.cancelAll()
            }
        }
    }
}
