import NIOCore
import NIOEmbedded
import NIOHPACK
import NIOHTTP2
import Testing

@testable import BeckonSimulators

@Suite struct HTTP2RequestTests {
    private static let head = [(":method", "POST"), (":scheme", "https"), (":path", "/p?q"), (":authority", "host:1")]

    private static func block(_ fields: [(String, String)]) -> HPACKHeaders {
        var block = HPACKHeaders()
        for (name, value) in fields { block.add(name: name, value: value) }
        return block
    }

    private static func request(_ fields: [(String, String)]) -> SimulatedRequest? {
        SimulatedRequest(block(fields), connection: 7)
    }

    @Test("a header block is read as a request")
    func reads() throws {
        let request = try #require(Self.request(Self.head + [("a", "1"), ("te", "trailers"), ("a", "é \t")]))
        #expect(request.connection == 7)
        #expect(request.method == "POST")
        #expect(request.target == "/p?q")
        #expect(request.headers.map(\.name) == ["host", "a", "te", "a"])
        #expect(request.headers.map(\.value) == ["host:1", "1", "trailers", "é \t"])
        #expect(Self.request(Array(Self.head.prefix(3)))?.headers.isEmpty == true)
        #expect(Self.request([(":method", "CONNECT"), (":authority", "host:1")])?.method == "CONNECT")
    }

    @Test("pseudo headers are each there once, known, in front and not empty")
    func refusesPseudoHeaders() {
        for index in 0..<3 {
            var fields = Self.head
            let (name, value) = fields.remove(at: index)
            #expect(Self.request(fields) == nil, "\(name) is missing")
            #expect(Self.request(Self.head + [(name, value)]) == nil, "\(name) comes twice")
            #expect(Self.request(fields + [("a", "1"), (name, value)]) == nil, "\(name) comes late")
            #expect(Self.request(fields + [(name, "a b")]) == nil, "\(name) has a space")
        }
        #expect(Self.request(Self.head + [(":authority", "x")]) == nil)
        #expect(Self.request(Self.head + [(":status", "200")]) == nil)
        #expect(Self.request(Self.head + [(":protocol", "websocket")]) == nil)
        #expect(Self.request(Self.head + [(":", "x")]) == nil)
        #expect(Self.request([(":method", "GET"), (":scheme", "https"), (":path", "")]) == nil)
        #expect(Self.request([(":method", "CONNECT"), (":authority", "x"), (":path", "/")]) == nil)
        #expect(Self.request([(":method", "CONNECT")]) == nil)
    }

    @Test(
        "fields of a connection, names with capitals and values with line ends are refused",
        arguments: [
            ("connection", "close"), ("keep-alive", "1"), ("proxy-connection", "x"), ("transfer-encoding", "chunked"),
            ("upgrade", "h2c"), ("te", "gzip"), ("", "x"), ("Apns-Topic", "x"), ("a b", "x"), ("a:", "x"),
            ("a", "x\r"), ("a", "x\ny"), ("a", "\0"), ("a", String(repeating: "x", count: 100) + "\n"),
        ])
    func refusesFields(name: String, value: String) {
        #expect(Self.request(Self.head + [(name, value)]) == nil)
        #expect(!SimulatedRequest.areTrailers(Self.block([(name, value)])) || name == "te")
    }

    @Test("trailers have no pseudo headers")
    func trailers() {
        #expect(SimulatedRequest.areTrailers(Self.block([("a", "1")])))
        #expect(!SimulatedRequest.areTrailers(Self.block([("a", "1"), (":path", "/")])))
    }

    @Test("a malformed request ends its stream with PROTOCOL_ERROR, the next one is answered")
    func resets() throws {
        let link = try Link()
        defer { link.close() }
        let malformed = Self.block(Self.head + [("connection", "close")])
        try link.send(1, .headers(.init(headers: malformed, endStream: true)))
        try link.send(3, .headers(.init(headers: Self.block(Self.head), endStream: false)))
        try link.send(3, .headers(.init(headers: Self.block([(":path", "/")]), endStream: true)))
        try link.send(5, .headers(.init(headers: Self.block(Self.head), endStream: false)))
        try link.send(5, .headers(.init(headers: Self.block([("a", "1")]), endStream: true)))
        #expect(try link.outcomes() == ["1 reset protocol error", "3 reset protocol error", "5 answer 204"])
    }
}

/// A client that does not look at what it sends, and the server side of a stand-in.
private final class Link {
    private struct Service: SimulatedService {
        let maximumConcurrentStreams: Int? = nil
        func react(to request: SimulatedRequest) -> SimulatedReaction { .answer(SimulatedAnswer(204)) }
        func connectionClosed(_ connection: Int) {}
    }

    private let client = EmbeddedChannel()
    private let server = EmbeddedChannel()

    init() throws {
        var configuration = NIOHTTP2Handler.ConnectionConfiguration()
        configuration.headerBlockValidation = .disabled
        let handler = NIOHTTP2Handler(mode: .client, connectionConfiguration: configuration)
        try client.pipeline.syncOperations.addHandler(handler)
        try server.configureSimulatedHTTP2(service: Service(), connection: 1).wait()
        for channel in [client, server] { try channel.connect(to: SocketAddress(unixDomainSocketPath: "/x")).wait() }
        try exchange()
    }

    func send(_ stream: HTTP2StreamID, _ payload: HTTP2Frame.FramePayload) throws {
        try client.writeOutbound(HTTP2Frame(streamID: stream, payload: payload))
        try exchange()
    }

    /// What became of the streams, in the order in which the client heard of it.
    func outcomes() throws -> [String] {
        var outcomes: [String] = []
        while let frame = try client.readInbound(as: HTTP2Frame.self) {
            switch frame.payload {
            case .rstStream(let code):
                outcomes.append("\(Int(frame.streamID)) reset \(code == .protocolError ? "protocol error" : "\(code)")")
            case .headers(let headers):
                outcomes.append("\(Int(frame.streamID)) answer \(headers.headers.first(name: ":status") ?? "")")
            default: break
            }
        }
        return outcomes
    }

    func close() {
        _ = try? client.finish(acceptAlreadyClosed: true)
        _ = try? server.finish(acceptAlreadyClosed: true)
    }

    private func exchange() throws {
        var isQuiet = false
        while !isQuiet {
            isQuiet = true
            while let bytes = try client.readOutbound(as: ByteBuffer.self) {
                try server.writeInbound(bytes)
                isQuiet = false
            }
            while let bytes = try server.readOutbound(as: ByteBuffer.self) {
                try client.writeInbound(bytes)
                isQuiet = false
            }
        }
    }
}
