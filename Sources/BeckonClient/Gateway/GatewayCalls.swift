import BeckonTransport
import Foundation

/// The calls of a contact centre's server.
///
/// It is a value without a connection of its own.
struct GatewayCalls: Sendable {
    /// The settings for calls to the server.
    let options: GatewayOptions
    let caller: GatewayCaller
    let inputs: ClientInputs

    /// Makes a gateway; it sends nothing yet.
    ///
    /// - Parameters:
    ///   - url: The server's address, with or without the context path.
    ///   - transport: The transport of the requests.
    ///   - webSocket: The transport of WebSockets; nil to use long-polling alone.
    ///   - options: The settings for calls to the server.
    ///   - inputs: Time and randomness.
    init(
        url: URL, transport: any HTTPTransport, webSocket: (any WebSocketTransport)? = nil,
        options: GatewayOptions = GatewayOptions(), inputs: ClientInputs = ClientInputs()
    ) {
        self.options = options
        self.inputs = inputs
        caller = GatewayCaller(
            address: GatewayAddress(url: url, contextPath: options.contextPath), transport: transport,
            webSocket: webSocket, options: options, inputs: inputs)
    }

    /// The header by which Beckon says that it is there, with the version of what GMS does not have.
    static let presenceHeader = "Beckon-API"
    /// The header by which Beckon says which position the message of a call's key has.
    static let positionHeader = "Beckon-Position"

    /// The positions that an event may have, so that the next one can always be counted.
    static let positions: Range<Int64> = 1..<Int64.max - 1

    /// The position of a message in the transcript, if the server tells it.
    static func position(_ response: TransportResponse) -> Int64? {
        response.headers[positionHeader].flatMap { Int64($0) }.flatMap { positions.contains($0) ? $0 : nil }
    }
}
