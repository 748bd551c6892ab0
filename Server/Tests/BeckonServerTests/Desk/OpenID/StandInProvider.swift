import Beckon
import BeckonCrypto
import BeckonJSON
import BeckonPlatform
import Foundation
import Logging
import Synchronization
import TestTime

@testable import BeckonDesk
@testable import BeckonEdge
@testable import BeckonNode

/// A provider that a test scripts, without a network: it has a page, codes with PKCE, refresh tokens, keys and user information.
final class StandInProvider: PlatformTransport {
    struct State {
        var isDown = false
        /// The person who is signed in at the provider.
        var subject = "248289761001"
        var groups: [String] = ["desk-agents"]
        /// Further claims of the ID token; they win.
        var claims: JSONObject = [:]
        var header: JSONObject = ["alg": "ES256", "kid": "first"]
        /// Signs instead of the key.
        var sign: (@Sendable (Data) throws -> Data)?
        var givesRefreshToken = true
        /// Whether an ID token comes with a refresh.
        var givesIDTokenAgain = true
        var refusesRefresh = false
        var keys: [String: P256.PrivateKey] = [:]
        /// What the page knows of each code.
        var codes: [String: (nonce: String, challenge: String)] = [:]
        /// The refresh tokens that hold; each is good once.
        var refreshTokens: Set<String> = []
        var lastToken = 0
        /// The paths that were asked for.
        var asked: [String] = []
        var document: JSONObject = [:]
    }

    static let issuer = "https://idp.example.com"
    static let client = "beckon"
    let state: Mutex<State>
    private let time: ManualTime

    init(time: ManualTime) throws {
        self.time = time
        var state = State()
        state.keys["first"] = try P256.PrivateKey()
        let issuer = Self.issuer
        state.document = [
            "issuer": .string(issuer), "authorization_endpoint": .string("\(issuer)/authorize"),
            "token_endpoint": .string("\(issuer)/token"), "jwks_uri": .string("\(issuer)/keys"),
            "userinfo_endpoint": .string("\(issuer)/me"), "end_session_endpoint": .string("\(issuer)/logout?x=1"),
            "authorization_response_iss_parameter_supported": true,
        ]
        self.state = Mutex(state)
    }

    func change(_ body: (inout State) -> Void) { state.withLock { body(&$0) } }

    var asked: [String] { state.withLock { $0.asked } }

    // MARK: - The page

    /// What the provider's page sends back through the browser.
    func authorize(_ address: String) throws -> [(name: String, value: String)] {
        let query = Self.query(address)
        let code = "code-\(query["nonce"]?.prefix(8) ?? "")"
        state.withLock { $0.codes[code] = (query["nonce"] ?? "", query["code_challenge"] ?? "") }
        return [
            (name: "code", value: code), (name: "state", value: query["state"] ?? ""),
            (name: "iss", value: Self.issuer),
        ]
    }

    static func query(_ address: String) -> [String: String] {
        let items = URLComponents(string: address)?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
    }

    // MARK: - Tokens

    /// A token with the provider's claims, signed as the test says.
    func token(_ claims: JSONObject) throws -> String {
        let (header, sign, keys) = state.withLock { ($0.header, $0.sign, $0.keys) }
        func part(_ object: JSONObject) -> String { Data(JSONValue.object(object).encoded()).base64URL }
        let signed = part(header) + "." + part(claims)
        let bytes = Data(signed.utf8)
        if let sign { return signed + "." + (try sign(bytes)).base64URL }
        let key = try keys[header["kid"]?.string ?? ""] ?? P256.PrivateKey()
        return signed + "." + (try key.signature(for: bytes)).rawRepresentation.base64URL
    }

    var seconds: Int64 { time.now.milliseconds / 1_000 }

    func idClaims(nonce: String?) -> JSONObject {
        state.withLock { state in
            var claims: JSONObject = [
                "iss": .string(Self.issuer), "sub": .string(state.subject), "aud": .string(Self.client),
                "iat": .integer(seconds), "exp": .integer(seconds + 300), "sid": "s-1", "name": "Ada L",
                "groups": .array(state.groups.map { .string($0) }),
            ]
            if let nonce { claims["nonce"] = .string(nonce) }
            for (name, value) in state.claims { claims[name] = value }
            return claims
        }
    }

    func logoutClaims(_ further: JSONObject = [:]) -> JSONObject {
        var claims: JSONObject = [
            "iss": .string(Self.issuer), "aud": .string(Self.client), "iat": .integer(seconds),
            "jti": "j-1", "sid": "s-1", "events": ["http://schemas.openid.net/event/backchannel-logout": [:]],
        ]
        for (name, value) in further { claims[name] = value }
        return claims
    }

    // MARK: - Requests

    func send(_ call: PlatformCall) async throws(PlatformFailure) -> PlatformReply {
        let path = call.url.replacing(Self.issuer, with: "")
        let isDown = state.withLock { state in
            state.asked.append(path)
            return state.isDown
        }
        guard !isDown else { throw PlatformFailure(.notReached) }
        do {
            return try reply(path, call)
        } catch {
            throw PlatformFailure(.malformed)
        }
    }

    private func reply(_ path: String, _ call: PlatformCall) throws -> PlatformReply {
        switch path {
        case "/.well-known/openid-configuration": return Self.json(.object(state.withLock { $0.document }))
        case "/keys": return Self.json(["keys": .array(try keys())])
        case "/me":
            guard call.headers["authorization"] == "Bearer access" else { return PlatformReply(status: 401) }
            return state.withLock { state in
                Self.json([
                    "sub": .string(state.subject), "groups": .array(state.groups.map { .string($0) }),
                    "desk_groups": .array(state.groups.map { .string($0) }),
                ])
            }
        case "/token": return try tokens(Self.query("x:?" + String(decoding: call.body ?? [], as: UTF8.self)), call)
        default: return PlatformReply(status: 404)
        }
    }

    private func tokens(_ form: [String: String], _ call: PlatformCall) throws -> PlatformReply {
        guard call.headers["authorization"] == "Basic \(Data("beckon:s%26cret".utf8).base64EncodedString())" else {
            return Self.json(["error": "invalid_client"], status: 401)
        }
        let refused = Self.json(["error": "invalid_grant"], status: 400)
        var nonce: String?
        if form["grant_type"] == "refresh_token" {
            let isGood = state.withLock { state in
                !state.refusesRefresh && state.refreshTokens.remove(form["refresh_token"] ?? "") != nil
            }
            guard isGood else { return refused }
        } else {
            // A code is redeemed once, by who has the verifier.
            guard let known = state.withLock({ $0.codes.removeValue(forKey: form["code"] ?? "") }),
                SHA256.hash(data: Data((form["code_verifier"] ?? "").utf8)).base64URL == known.challenge,
                form["redirect_uri"] == "https://chat.example.com/desk/oidc/callback"
            else { return refused }
            nonce = known.nonce
        }
        let isRefresh = nonce == nil
        var body: JSONObject = ["token_type": "Bearer", "access_token": "access"]
        let (refresh, again) = state.withLock { state -> (String?, Bool) in
            guard state.givesRefreshToken else { return (nil, state.givesIDTokenAgain) }
            state.lastToken += 1
            state.refreshTokens.insert("refresh \(state.lastToken)")
            return ("refresh \(state.lastToken)", state.givesIDTokenAgain)
        }
        if let refresh { body["refresh_token"] = .string(refresh) }
        if !isRefresh || again { body["id_token"] = .string(try token(idClaims(nonce: nonce))) }
        return Self.json(.object(body))
    }

    private func keys() throws -> [JSONValue] {
        state.withLock { $0.keys }.map { id, key in
            let point = key.publicKey.derRepresentation.suffix(64)
            return [
                "kty": "EC", "crv": "P-256", "use": "sig", "kid": .string(id),
                "x": .string(Data(point.prefix(32)).base64URL), "y": .string(Data(point.suffix(32)).base64URL),
            ]
        }
    }

    private static func json(_ value: JSONValue, status: Int = 200) -> PlatformReply {
        PlatformReply(status: status, headers: ["content-type": "application/json"], body: value.encoded())
    }
}

/// A node at whose desk people sign in at a ``StandInProvider``.
struct OpenIDStage {
    let node: SimulatedNode
    let provider: StandInProvider
    let signIns: DeskSignIn
    let desk: OpenIDSignIn

    static var options: OpenIDOptions {
        var options = OpenIDOptions(
            issuer: StandInProvider.issuer, clientID: StandInProvider.client, clientSecret: "s&cret",
            redirectURL: "https://chat.example.com/desk/oidc/callback", signedOutURL: "https://chat.example.com/desk")
        options.roles.roles = ["desk-agents": .agent, "desk-leads": .supervisor]
        return options
    }

    static func run(
        _ change: (inout OpenIDOptions) -> Void = { _ in }, _ body: (OpenIDStage) async throws -> Void
    ) async throws {
        let node = SimulatedNode()
        var options = options
        change(&options)
        let made = options
        try await node.run {
            let provider = try StandInProvider(time: node.time)
            let signIns = DeskSignIn(
                store: node.store, queue: node.core.queue, secret: "secret", cost: .small,
                passwordRoles: made.passwordRoles, time: node.time, ids: SystemIDs(), wakes: node.core.wakes)
            let desk = OpenIDSignIn(
                made, transport: provider, signIns: signIns, store: node.store, queue: node.core.queue,
                secret: "secret", time: node.time, ids: SystemIDs(),
                logger: .init(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
            try await body(OpenIDStage(node: node, provider: provider, signIns: signIns, desk: desk))
        }
    }

    /// Goes to the provider's page and comes back.
    func authorize() async throws -> (query: [(name: String, value: String)], cookie: String) {
        let (address, cookie) = try await desk.begin()
        return (try provider.authorize(address), cookie)
    }

    /// Signs in.
    func enter() async throws -> OpenIDSignIn.Entry {
        let (query, cookie) = try await authorize()
        return try await desk.finish(query, cookies: [cookie], from: "1")
    }

    /// Why a sign-in comes to nothing; nil if it is one.
    func refusal(_ query: [(name: String, value: String)], _ cookies: [String]) async throws -> OpenIDFault? {
        do {
            _ = try await desk.finish(query, cookies: cookies, from: "1")
            return nil
        } catch let fault as OpenIDFault {
            return fault
        }
    }

    /// Why a sign-in at the provider as it is now comes to nothing.
    func refusal() async throws -> OpenIDFault? {
        let (query, cookie) = try await authorize()
        return try await refusal(query, [cookie])
    }

    func isSignedIn(_ entry: OpenIDSignIn.Entry) async throws -> Bool {
        do {
            _ = try await signIns.account(token: entry.token)
            return true
        } catch DeskFault.notSignedIn {
            return false
        }
    }

    /// Makes the checks that are due.
    func check() async throws -> [OpenIDChecks.Outcome] {
        var outcomes: [OpenIDChecks.Outcome] = []
        for grant in try await node.store.grantsDue(now: node.time.now, limit: 9) {
            outcomes.append(try await OpenIDChecks(desk).check(grant))
        }
        return outcomes
    }
}
