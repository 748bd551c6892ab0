import BeckonTransport

/// The settings for calls to a contact centre's server.
public struct GatewayOptions: Sendable {
    /// The path of the API; `genesys` by default.
    public var contextPath = "genesys"
    /// Headers of each request to the server, for example credentials; requests to other servers do not carry them.
    ///
    /// `gms_user` is the customer's key at the server. The library makes one for each device; an app whose customers sign in may
    /// give one here that only the customer's own devices know. Then a push opens also a chat that another of them began.
    public var headers: [String: String] = [:]
    /// How long to wait for the answer to one call; 15 s by default.
    ///
    /// A file may take longer, as long as something moves within four times that.
    public var callTimeout: Duration = .seconds(15)
    /// Whether the server carries out a call with the same `Idempotency-Key` once; nil, the default, to find it out.
    ///
    /// Beckon says so in its answers. A proxy that removes the header `Beckon-API` hides it: then say true here. Where it is
    /// false or not known, a call whose answer was lost is not repeated by itself.
    public var honoursKeys: Bool?
    /// Whether live conversations use a WebSocket where the system and the server have one; true by default.
    public var usesWebSocket = true
    /// Whether new chats are of version 2 over REST, for a server that has no version 1; false by default.
    ///
    /// Version 2 has no live connection: while the app is open, the library asks for news every 2 seconds, and every 5 when
    /// nothing happens.
    public var usesChatVersion2 = false
    /// Takes what the library does and cannot do, for the app's log; called from any thread, so it returns at once.
    public var log: (@Sendable (LogLine) -> Void)?

    /// How long after its start a call of a callback may still be repeated.
    var patience: Duration = .seconds(30)
    /// The most tries of such a call.
    var attempts = 6
    /// How many events of a chat may wait before the chat asks the server for no more.
    var eventLimit = 256

    /// Makes the default settings.
    public init() {}

    /// The headers of each request to the server.
    var transportHeaders: TransportHeaders {
        var fields: TransportHeaders = [:]
        for (name, value) in headers { fields[name] = value }
        return fields
    }
}

extension GatewayOptions {
    /// Tells the app's log something.
    func tell(_ level: LogLine.Level, _ message: String, _ facts: (String, String)...) {
        log?(LogLine(level: level, message: message, facts: Dictionary(facts, uniquingKeysWith: { _, last in last })))
    }
}
