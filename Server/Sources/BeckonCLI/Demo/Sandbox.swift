import BeckonServer
import BeckonSimulators
import Foundation
import ServiceLifecycle

/// The stand-ins of the demo for APNs, FCM and HTTP receivers, with new keys at each start.
struct Sandbox: Service {
    let log: SimulatedPushLog
    let http: SimulatedHTTPTarget
    private let apns: SimulatedAPNs
    private let fcm: SimulatedFCM
    private let credentials: SimulatedAPNsCredentials
    private let account: SimulatedServiceAccount
    private let certificate: SimulatedCertificate
    private let folder: KeyFolder

    /// Makes keys and begins to listen.
    ///
    /// - Parameter directory: The parent of the folder `sandbox` with the key files; each start writes them again.
    /// - Returns: The sandbox, which listens; ``run()`` serves it.
    /// - Throws: When no port can be bound or no file written.
    static func open(in directory: String) async throws -> Sandbox {
        let log = SimulatedPushLog()
        let credentials = try SimulatedAPNsCredentials()
        let account = try SimulatedServiceAccount()
        let certificate = try SimulatedCertificate()
        let folder = try KeyFolder(URL(fileURLWithPath: directory).appendingPathComponent("sandbox"))
        return Sandbox(
            log: log, http: try await .listen(.init(log: log)),
            apns: try await .listen(.init(credentials: [credentials], certificate: certificate, log: log)),
            fcm: try await .listen(.init(accounts: [account], certificate: certificate, log: log)),
            credentials: credentials, account: account, certificate: certificate, folder: folder)
    }

    /// Returns the settings with which a gateway pushes to the sandbox, in the form that the real services need.
    func pushSettings() throws -> Settings.Push {
        let roots = try folder.write(certificate.authorityPEM, to: "authority.pem")
        var apns = Settings.APNs(
            keyID: credentials.keyID, teamID: credentials.teamID, topic: "com.example.beckon",
            privateKeyFile: try folder.write(credentials.privateKeyPEM, to: "key.p8"))
        apns.endpoint = "https://localhost:\(self.apns.port)"
        apns.trustRootsFile = roots
        var fcm = Settings.FCM(
            serviceAccountFile: try folder.write(account.json(tokenURI: self.fcm.tokenURI), to: "account.json"))
        fcm.endpoint = "https://localhost:\(self.fcm.port)"
        fcm.trustRootsFile = roots
        var push = Settings.Push()
        push.apns = apns
        push.fcm = fcm
        push.allowedHTTPHosts = ["127.0.0.1:\(http.port)", "localhost:\(http.port)"]
        push.customHTTPURL = http.customHTTPURL
        return push
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                group.addTask { await apns.run() }
                group.addTask { await fcm.run() }
                group.addTask { await http.run() }
            }
        }
        folder.remove()
    }
}
