public import BeckonTransport
public import Foundation

/// A contact centre's gateway, as the app sees it: the place where chats and callbacks are begun and followed.
///
/// It is a value without a connection of its own. Make one for the server, keep it, and share its transport.
///
/// ```swift
/// let gateway = Gateway(url: serverURL)
/// let chat = try await gateway.startChat(ChatRequest(nickname: "Sam"))
/// try await withThrowingTaskGroup(of: Void.self) { group in
///     group.addTask { try await chat.run() }
///     for await event in chat.events { show(event) }
/// }
/// ```
public struct Gateway: Sendable {
    /// How the gateway is spoken to.
    public struct Options: Sendable {
        /// The path below which the API stands; `genesys` by default.
        public var contextPath = "genesys"
        /// Headers for each request to the gateway itself, for example credentials; addresses elsewhere do not get them.
        public var headers: TransportHeaders = [:]
        /// How long to wait for the answer to one try of a call; 15 s by default.
        public var callTimeout: Duration = .seconds(15)
        /// How long a call is tried again in all; 30 s by default.
        public var patience: Duration = .seconds(30)
        /// The most tries of one call; 6 by default.
        public var attempts = 6
        /// Whether the server carries out a call with the same `Idempotency-Key` only once; true by default.
        ///
        /// Set it to false for a server that does not: then a call whose answer was lost is not made again, because it
        /// might happen twice.
        public var honoursIdempotencyKeys = true
        /// How many events of a chat may wait for the app before the server is asked for no more; 256 by default.
        public var eventLimit = 256

        /// Makes the default options.
        public init() {}
    }

    /// How the gateway is spoken to.
    public let options: Options
    let caller: GatewayCaller
    let inputs: ClientInputs

    /// Makes a gateway; nothing is sent.
    ///
    /// - Parameters:
    ///   - url: The server's address, with or without the context path.
    ///   - transport: What carries the requests; an own `URLSessionTransport` by default.
    ///   - options: How the gateway is spoken to.
    ///   - inputs: Time and chance.
    public init(
        url: URL,
        transport: any HTTPTransport = URLSessionTransport(),
        options: Options = Options(),
        inputs: ClientInputs = ClientInputs()
    ) {
        self.options = options
        self.inputs = inputs
        caller = GatewayCaller(
            address: GatewayAddress(url: url, contextPath: options.contextPath), transport: transport,
            options: options, inputs: inputs)
    }
}
