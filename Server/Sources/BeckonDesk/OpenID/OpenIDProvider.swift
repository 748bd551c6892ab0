import Beckon
import BeckonEdge
import BeckonJSON
import BeckonPlatform
import Foundation
import Logging
import Synchronization

/// Asks the provider: for its document and keys, for tokens, and what it says of a person.
final class OpenIDProvider: Sendable {
    /// What the provider says of a person now.
    struct Word: Sendable {
        let identity: ProviderIdentity
        /// The claims of the ID token, and of the user information where these say not enough.
        let claims: JSONValue
        let tokens: TokenAnswer
    }

    /// How long a request waits, in steps of 100 ms, while another one reads the provider's keys.
    private static let mostWaits = 120

    private let options: OpenIDOptions
    private let transport: any PlatformTransport
    private let time: any TimeSource
    private let logger: Logger
    private let memory = Mutex(ProviderMemory())

    init(_ options: OpenIDOptions, transport: any PlatformTransport, time: any TimeSource, logger: Logger) {
        self.options = options
        self.transport = transport
        self.time = time
        self.logger = logger
    }

    // MARK: - Document and keys

    /// The provider's document and keys; with a key for a token, if the provider has it.
    ///
    /// - Throws: ``OpenIDFault``: `away`, or `signature` for a token of an unknown key.
    func reading(for token: SignedToken? = nil) async throws(OpenIDFault) -> ProviderMemory.Reading {
        for _ in 0..<Self.mostWaits {
            switch memory.withLock({ $0.need(for: token, at: time.uptime) }) {
            case .use(let reading): return reading
            case .away: throw .away
            case .unknownKey: throw .signature
            case .read: await read()
            case .wait:
                do { try await time.sleep(Milliseconds(100)) } catch { throw .away }
            }
        }
        throw .away
    }

    private func read() async {
        do throws(OpenIDFault) {
            let place = ProviderDocument.address(of: options.issuer)
            let document = try ProviderDocument(try await json(place), issuer: options.issuer)
            guard let keys = try await json(document.keys)["keys"]?.array else { throw .malformed }
            let reading = ProviderMemory.Reading(document: document, keys: keys.compactMap { SignedToken.Key($0) })
            memory.withLock { $0.read(reading, at: time.uptime) }
        } catch {
            memory.withLock { $0.failed(at: time.uptime) }
            logger.warning("the provider of the desk cannot be read", metadata: ["reason": "\(error.rawValue)"])
        }
    }

    // MARK: - People

    /// Redeems the code of a sign-in.
    func redeem(_ code: String, of pending: PendingSignIn) async throws(OpenIDFault) -> Word {
        let document = try await reading().document
        let tokens = try await tokens(
            [
                ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", options.redirectURL),
                ("code_verifier", pending.verifier),
            ], document)
        guard let text = tokens.idToken else { throw .malformed }
        let identity = try await identity(of: text, nonce: pending.nonce, accessToken: tokens.accessToken)
        let claims = try await claims(of: identity, tokens, document)
        return Word(identity: identity, claims: claims, tokens: tokens)
    }

    /// Redeems a refresh token, which tells that the person may stay.
    ///
    /// The answer may hold the next refresh token, in whose place the old one holds no more: keep it before anything else.
    func refresh(_ token: String) async throws(OpenIDFault) -> TokenAnswer {
        let document = try await reading().document
        return try await tokens([("grant_type", "refresh_token"), ("refresh_token", token)], document)
    }

    /// What the provider says of a person now.
    ///
    /// - Parameters:
    ///   - subject: Who the person is at the provider.
    ///   - tokens: What the provider gave for the refresh token.
    /// - Returns: The claims; none where the provider says nothing with a refresh.
    /// - Throws: ``OpenIDFault``: `grant` or `subject` where the person may not stay.
    func word(on subject: String, _ tokens: TokenAnswer) async throws(OpenIDFault) -> Word {
        let document = try await reading().document
        var identity = ProviderIdentity(issuer: options.issuer, subject: subject, session: nil, claims: .object([:]))
        if let text = tokens.idToken {
            identity = try await self.identity(of: text, nonce: nil, accessToken: tokens.accessToken)
            guard identity.subject == subject else { throw .subject }
        }
        let claims = try await claims(of: identity, tokens, document)
        return Word(identity: identity, claims: claims, tokens: tokens)
    }

    /// Reads a logout token.
    func logout(of text: String, now: Timestamp) async throws(OpenIDFault) -> LogoutNotice {
        try options.rules.logout(of: try await signed(text), now: now)
    }

    private func identity(
        of text: String, nonce: String?, accessToken: String?
    ) async throws(OpenIDFault) -> ProviderIdentity {
        let token = try await signed(text)
        return try options.rules.identity(of: token, nonce: nonce, accessToken: accessToken, now: time.now)
    }

    /// Reads a token and checks its signature.
    private func signed(_ text: String) async throws(OpenIDFault) -> SignedToken {
        guard let token = SignedToken(text, longest: TokenRules.longest) else { throw .signature }
        let reading = try await reading(for: token)
        guard reading.keys(for: token).contains(where: token.isSigned(by:)) else { throw .signature }
        return token
    }

    /// What the provider says of a person: the claims of the ID token, and what they leave open from the user information.
    private func claims(
        of identity: ProviderIdentity, _ tokens: TokenAnswer, _ document: ProviderDocument
    ) async throws(OpenIDFault) -> JSONValue {
        guard !options.roles.isComplete(identity.claims), let address = document.userInfo,
            let token = tokens.accessToken
        else { return identity.claims }
        let told = try await json(address, headers: ["authorization": "Bearer \(token)"])
        guard told["sub"]?.string == identity.subject, let further = told.object else { throw .subject }
        var all = identity.claims.object ?? [:]
        for (name, value) in further where all[name] == nil { all[name] = value }
        return .object(all)
    }

    // MARK: - Requests

    private func tokens(
        _ form: [(name: String, value: String)], _ document: ProviderDocument
    ) async throws(OpenIDFault) -> TokenAnswer {
        let (id, secret) = (options.clientID, options.clientSecret)
        var (form, headers): ([(name: String, value: String)], PlatformHeaders) = (form, Self.accepting)
        if document.takesSecretInHeader {
            let pair = Data("\(PlatformCall.escaped(id)):\(PlatformCall.escaped(secret))".utf8)
            headers["authorization"] = "Basic \(pair.base64EncodedString())"
        } else {
            form += [("client_id", id), ("client_secret", secret)]
        }
        return try TokenAnswer(try await send(PlatformCall("POST", document.token, form: form, headers: headers)))
    }

    private func json(_ address: String, headers: PlatformHeaders = [:]) async throws(OpenIDFault) -> JSONValue {
        let reply = try await send(PlatformCall("GET", address, headers: Self.accepting.adding(headers)))
        switch reply.status {
        case 200: break
        case 401, 403: throw .grant
        case 429, 500...: throw .away
        default: throw .malformed
        }
        guard reply.json.object != nil else { throw .malformed }
        return reply.json
    }

    private static let accepting: PlatformHeaders = ["accept": "application/json"]

    private func send(_ call: PlatformCall) async throws(OpenIDFault) -> PlatformReply {
        do throws(PlatformFailure) {
            return try await transport.send(call)
        } catch {
            throw .away
        }
    }
}

extension PlatformHeaders {
    fileprivate func adding(_ others: PlatformHeaders) -> PlatformHeaders { PlatformHeaders(fields + others.fields) }
}
