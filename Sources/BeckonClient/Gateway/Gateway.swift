public import BeckonTransport
public import Foundation

/// A contact centre's gateway: starts and restores chats, and requests callbacks and their dialogs.
///
/// It is a value without a connection of its own. Make one for each server and keep it; its chats share its transport.
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
    /// The settings for calls to the gateway.
    public struct Options: Sendable {
        /// The path of the API; `genesys` by default.
        public var contextPath = "genesys"
        /// Headers of each request to the gateway, for example credentials; requests to other servers do not carry them.
        public var headers: TransportHeaders = [:]
        /// How long to wait for the answer to one try of a call; 15 s by default.
        public var callTimeout: Duration = .seconds(15)
        /// How long after its start a call may still be repeated; 30 s by default.
        public var patience: Duration = .seconds(30)
        /// The most tries of one call; 6 by default.
        public var attempts = 6
        /// Whether the server carries out a call with the same `Idempotency-Key` only once; true by default.
        ///
        /// Set it to false for a server that does not: then the library does not repeat a call whose answer was lost,
        /// because the server might carry it out twice.
        public var honoursIdempotencyKeys = true
        /// How many events of a chat may wait for the app before the chat asks the server for no more; 256 by default.
        public var eventLimit = 256

        /// Makes the default options.
        public init() {}
    }

    /// The settings for calls to the gateway.
    public let options: Options
    let caller: GatewayCaller
    let inputs: ClientInputs

    /// Makes a gateway; it sends nothing yet.
    ///
    /// - Parameters:
    ///   - url: The server's address, with or without the context path.
    ///   - transport: The transport of the requests; a new `URLSessionTransport` by default.
    ///   - options: The settings for calls to the gateway.
    ///   - inputs: Time and randomness.
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
