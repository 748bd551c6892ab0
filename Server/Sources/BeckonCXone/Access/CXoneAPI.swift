import Beckon
import BeckonJSON
import BeckonPlatform

/// The calls to CXone that need a token.
///
/// A token that is refused is asked for again, once for each call.
struct CXoneAPI: Sendable {
    /// The longest time for a call within an answer to CXone.
    static let shortTimeout = Milliseconds.seconds(4)

    private let signIn: CXoneSignIn
    private let keeper: TokenKeeper
    private let transport: any PlatformTransport
    private let tally: PlatformTally
    private let time: any TimeSource
    private let configuration: CXoneSide.Configuration

    init(
        _ configuration: CXoneSide.Configuration, transport: any PlatformTransport, time: any TimeSource,
        tally: PlatformTally
    ) {
        let signIn = CXoneSignIn(configuration, transport: transport)
        self.signIn = signIn
        keeper = TokenKeeper(time: time) { () throws(PlatformFailure) in try await signIn.token() }
        self.transport = transport
        self.tally = tally
        self.time = time
        self.configuration = configuration
    }

    /// The hosts that are known now.
    var hosts: CXoneHosts { signIn.hosts }

    /// Gets a token, if none is at hand.
    ///
    /// - Throws: ``PlatformFailure`` when CXone gives none.
    func signedIn() async throws(PlatformFailure) { _ = try await keeper.token() }

    // MARK: - The digital API

    /// `POST /dfo/3.0/channels/{channelId}/messages`: a message of the customer (contact-centers §3.2).
    func post(_ message: CXoneMessage, timeout: Milliseconds = .seconds(10)) async throws(PlatformFailure)
        -> PlatformReply
    {
        let channel = PlatformCall.escaped(configuration.channel)
        return try await send("POST", timeout: timeout, body: message.json) {
            "\($0.digital)/dfo/3.0/channels/\(channel)/messages"
        }
    }

    /// `GET /dfo/3.0/contacts/{id}`: a contact with its status and assignee.
    func contact(_ id: String, timeout: Milliseconds = .seconds(10)) async throws(PlatformFailure) -> PlatformReply {
        try await send("GET", timeout: timeout) { "\($0.digital)/dfo/3.0/contacts/\(PlatformCall.escaped(id))" }
    }

    /// `GET /dfo/3.0/contacts?threadIdOnExternalPlatform=…`: the contacts of a chat's thread.
    func contacts(ofThread thread: String) async throws(PlatformFailure) -> PlatformReply {
        try await send("GET") {
            "\($0.digital)/dfo/3.0/contacts?threadIdOnExternalPlatform=\(PlatformCall.escaped(thread))"
        }
    }

    /// `PUT /dfo/3.0/contacts/{id}/status`: closes a contact.
    func close(_ id: String) async throws(PlatformFailure) -> PlatformReply {
        try await send("PUT", body: ["status": "closed"]) {
            "\($0.digital)/dfo/3.0/contacts/\(PlatformCall.escaped(id))/status"
        }
    }

    /// `GET /dfo/3.0/channels/{id}`: the BYOC channel.
    func channel() async throws(PlatformFailure) -> PlatformReply {
        let channel = PlatformCall.escaped(configuration.channel)
        return try await send("GET") { "\($0.digital)/dfo/3.0/channels/\(channel)" }
    }

    // MARK: - The Patron API

    /// A call below `/incontactapi/services/{version}` (contact-centers §3.7).
    func patron(
        _ method: String, _ path: String, version: String, query: [(name: String, value: String)] = []
    ) async throws(PlatformFailure) -> PlatformReply {
        let list = query.map { "\($0.name)=\(PlatformCall.escaped($0.value))" }.joined(separator: "&")
        return try await send(method) {
            "\($0.patron)/incontactapi/services/\(version)/\(path)\(list.isEmpty ? "" : "?\(list)")"
        }
    }

    // MARK: - Sending

    /// Fetches an address that is not of the API, without the token.
    func fetch(_ url: String) async throws(PlatformFailure) -> PlatformReply {
        try await transport.send(PlatformCall("GET", url, timeout: Self.shortTimeout))
    }

    /// Asks our own token endpoint for a token, as CXone does.
    func tryOwnToken(_ url: String, client: String, secret: String) async throws(PlatformFailure) -> PlatformReply {
        try await transport.send(
            PlatformCall(
                "POST", url,
                json: [
                    "client_id": .string(client), "client_secret": .string(secret),
                    "grant_type": "client_credentials",
                ]))
    }

    private func send(
        _ method: String, timeout: Milliseconds = .seconds(10), body: JSONValue? = nil, _ url: (CXoneHosts) -> String
    ) async throws(PlatformFailure) -> PlatformReply {
        var reply = PlatformReply(status: 401)
        for _ in 0..<2 {
            let token = try await keeper.token()
            var call = PlatformCall(
                method, url(hosts), headers: ["authorization": "Bearer \(token)"], body: body?.encoded(),
                timeout: timeout)
            if body != nil { call.headers["content-type"] = "application/json" }
            reply = try await transport.send(call)
            guard reply.status == 401 else { break }
            keeper.refused(token)
        }
        noteLimit(reply)
        return reply
    }

    /// Notes the limit that an answer tells, if it tells one.
    private func noteLimit(_ reply: PlatformReply) {
        func number(_ name: String, in range: ClosedRange<Int>) -> Int? {
            reply.headers["x-ratelimit-\(name)"].flatMap { WholeNumber.read($0, in: range) }
        }
        let counts = 0...Int.max
        guard let allowed = number("limit", in: counts), let left = number("remaining", in: counts) else { return }
        tally.limit(
            PlatformLimit(
                "digital", used: max(0, allowed - left), allowed: allowed,
                resetsIn: number("reset", in: 0...86_400).map { .seconds(Int64($0)) }))
    }
}
