import Beckon
import BeckonJSON
import BeckonPlatform
import Foundation
import Synchronization

/// Gets access tokens of CXone, and finds the hosts of the tenant before it (contact-centers §3.1).
///
/// With an application it uses OAuth's password grant, the access key being user and password; else it sends the access
/// key itself. The hosts are discovered again with each token.
final class CXoneSignIn: Sendable {
    /// How long a token is taken to hold that does not say so, in seconds.
    private static let usualLifetime: Int64 = 3_600
    /// The pause after refused credentials: they get no better by asking.
    private static let refusedPause = Milliseconds.seconds(30)

    private let configuration: CXoneSide.Configuration
    private let transport: any PlatformTransport
    private let known: Mutex<CXoneHosts>

    init(_ configuration: CXoneSide.Configuration, transport: any PlatformTransport) {
        self.configuration = configuration
        self.transport = transport
        known = Mutex(CXoneHosts(configuration))
    }

    /// The tenant's hosts, as far as they are known.
    var hosts: CXoneHosts { known.withLock { $0 } }

    /// Signs in.
    ///
    /// - Throws: ``PlatformFailure``; a tenant that cannot be discovered keeps the hosts of the last time.
    func token() async throws(PlatformFailure) -> AccessToken {
        try await discover()
        let reply = try await transport.send(call(hosts))
        guard reply.isSuccess else { throw Self.failure(reply) }
        let json = reply.json
        guard let token = json["access_token"]?.string, !token.isEmpty, token.utf8.count <= 16_384 else {
            throw PlatformFailure(.malformed)
        }
        let told = json["expires_in"]
        let seconds =
            told?.integer(clampedTo: TokenKeeper.lifetimes)
            ?? told?.string.flatMap { WholeNumber.clamped($0, to: TokenKeeper.lifetimes) }
        return AccessToken(token, lifetime: .seconds(seconds.map(Int64.init) ?? Self.usualLifetime))
    }

    /// Finds the tenant's hosts, if the settings name the tenant and no other address.
    private func discover() async throws(PlatformFailure) {
        guard let tenant = configuration.tenant, configuration.endpoint == nil else { return }
        let reply: PlatformReply
        do throws(PlatformFailure) {
            reply = try await transport.send(
                PlatformCall("GET", hosts.discovery(of: tenant, escaped: PlatformCall.escaped)))
        } catch {
            if hosts == CXoneHosts(configuration) { throw error }
            return
        }
        let start = CXoneHosts(configuration)
        if reply.isSuccess, let found = start.replaced(by: reply.json) {
            known.withLock { $0 = found }
        } else if hosts == start {
            throw PlatformFailure(reply.isSuccess ? .malformed : .noAnswer, pause: reply.retryAfter)
        }
    }

    private func call(_ hosts: CXoneHosts) -> PlatformCall {
        guard let application = configuration.application else {
            return PlatformCall(
                "POST", hosts.accessKeyToken,
                json: [
                    "accessKeyId": .string(configuration.accessKey.id),
                    "accessKeySecret": .string(configuration.accessKey.secret),
                ])
        }
        let pair = "\(PlatformCall.escaped(application.id)):\(PlatformCall.escaped(application.secret))"
        return PlatformCall(
            "POST", hosts.applicationToken,
            form: [
                ("grant_type", "password"), ("username", configuration.accessKey.id),
                ("password", configuration.accessKey.secret),
            ], headers: ["authorization": "Basic \(Data(pair.utf8).base64EncodedString())"])
    }

    private static func failure(_ reply: PlatformReply) -> PlatformFailure {
        switch reply.status {
        case 400, 401, 403: PlatformFailure(.refusedCredentials, pause: refusedPause)
        default: PlatformFailure(.noAnswer, pause: reply.retryAfter)
        }
    }
}
