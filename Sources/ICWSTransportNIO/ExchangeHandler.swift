#if ICWSOverNIO
import BeckonTransport
import Foundation
import NIOCore
import NIOHTTP1

/// The end of a connection's pipeline: sends the request of one exchange at a time, and hands it the answer.
final class ExchangeHandler: ChannelDuplexHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias OutboundIn = NIOExchange
    typealias OutboundOut = HTTPClientRequestPart

    private let connection: NIOConnection
    private let origin: Origin
    private let kept: KeptConnections
    private var exchange: NIOExchange?
    private var timer: Scheduled<Void>?
    private var staysOpen = false

    init(_ connection: NIOConnection, origin: Origin, kept: KeptConnections) {
        self.connection = connection
        self.origin = origin
        self.kept = kept
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let exchange = unwrapOutboundIn(data)
        self.exchange = exchange
        let request = exchange.request
        let channel = context.channel
        timer = context.eventLoop.scheduleTask(in: TimeAmount(request.timeout)) {
            exchange.fail(TransportError(code: .timeout, message: "The answer was not complete in time."))
            channel.close(promise: nil)
        }
        context.write(wrapOutboundOut(.head(head(of: request))), promise: nil)
        if !request.body.isEmpty {
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: request.body)))), promise: nil)
        }
        context.write(wrapOutboundOut(.end(nil)), promise: promise)
    }

    private func head(of request: TransportRequest) -> HTTPRequestHead {
        let parts = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
        var target = parts?.percentEncodedPath ?? ""
        if target.isEmpty { target = "/" }
        if let query = parts?.percentEncodedQuery { target += "?" + query }
        var headers = HTTPHeaders(request.headers.all.map { ($0.name, $0.value) })
        let host = origin.host.contains(":") ? "[\(origin.host)]" : origin.host
        headers.replaceOrAdd(name: "Host", value: "\(host):\(origin.port)")
        if !request.body.isEmpty || request.method != "GET" {
            headers.replaceOrAdd(name: "Content-Length", value: String(request.body.count))
        }
        if !request.mayBeRepeated { headers.replaceOrAdd(name: "Connection", value: "close") }
        return HTTPRequestHead(
            version: .http1_1, method: HTTPMethod(rawValue: request.method), uri: target, headers: headers)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            staysOpen = head.isKeepAlive && exchange?.request.mayBeRepeated == true
            if exchange?.limitsBody == false { timer?.cancel() }
            var headers: TransportHeaders = [:]
            // A header that occurs twice, such as Set-Cookie, has its values joined by commas.
            for (name, value) in head.headers { headers[name] = headers[name].map { "\($0), \(value)" } ?? value }
            exchange?.begin(status: Int(head.status.code), headers: headers)
        case .body(let buffer):
            if exchange?.take(Array(buffer.readableBytesView)) == false { context.close(promise: nil) }
        case .end:
            timer?.cancel()
            exchange?.end()
            exchange = nil
            if staysOpen { kept.keep(connection, origin) } else { context.close(promise: nil) }
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        connection.fail(TransportError(nioError: error))
        fail(TransportError(nioError: error))
        context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        fail(.connectionLost)
        kept.forget(connection, origin)
    }

    private func fail(_ error: TransportError) {
        timer?.cancel()
        exchange?.fail(error)
        exchange = nil
    }
}
#endif
