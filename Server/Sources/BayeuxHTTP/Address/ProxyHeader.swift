import NIOCore

/// The header that a proxy sends at the start of a connection: the PROXY protocol, version 1 (text) or 2 (binary).
enum ProxyHeader: Hashable {
    /// The header is complete: its length in bytes, and the caller that it names (nil for the proxy's own connection).
    case complete(length: Int, caller: IPAddress?)
    /// More bytes are needed to decide.
    case partial
    /// These bytes are not a PROXY header.
    case malformed

    private static let signature: [UInt8] = [
        0x0d, 0x0a, 0x0d, 0x0a, 0x00, 0x0d, 0x0a, 0x51, 0x55, 0x49, 0x54, 0x0a,
    ]
    private static let longestText = 107
    /// The longest header of version 2; fields after the addresses are ignored.
    private static let longestBinary = 4_096

    /// Reads the bytes received so far.
    init(_ bytes: [UInt8]) {
        let text = Array("PROXY ".utf8)
        if bytes.starts(with: Self.signature.prefix(bytes.count)) {
            self = bytes.count < 16 ? .partial : Self.binary(bytes)
        } else if bytes.starts(with: text.prefix(bytes.count)) {
            self = Self.text(bytes)
        } else {
            self = .malformed
        }
    }

    private static func text(_ bytes: [UInt8]) -> ProxyHeader {
        guard let end = bytes.prefix(longestText).firstIndex(of: 0x0a) else {
            return bytes.count < longestText ? .partial : .malformed
        }
        guard end > 0, bytes[end - 1] == 0x0d else { return .malformed }
        let words = String(decoding: bytes[..<(end - 1)], as: UTF8.self).split(separator: " ")
        guard words.count >= 2 else { return .malformed }
        if words[1] == "UNKNOWN" { return .complete(length: end + 1, caller: nil) }
        guard words.count == 6, words[1] == "TCP4" || words[1] == "TCP6", let caller = IPAddress(words[2]) else {
            return .malformed
        }
        return .complete(length: end + 1, caller: caller)
    }

    private static func binary(_ bytes: [UInt8]) -> ProxyHeader {
        let (command, family) = (bytes[12], bytes[13])
        guard command >> 4 == 2, command & 0xf <= 1 else { return .malformed }
        let length = 16 + Int(bytes[14]) << 8 + Int(bytes[15])
        guard length <= longestBinary else { return .malformed }
        guard bytes.count >= length else { return .partial }
        // The command LOCAL: the proxy itself connects, for example for a health check.
        guard command & 0xf == 1 else { return .complete(length: length, caller: nil) }
        switch family >> 4 {
        case 1 where length >= 28:
            return .complete(length: length, caller: IPAddress(v4: UInt32(IPAddress.number(bytes[16..<20]))))
        case 2 where length >= 52:
            let caller = IPAddress(v6: IPAddress.number(bytes[16..<24]), IPAddress.number(bytes[24..<32]))
            return .complete(length: length, caller: caller)
        case 1, 2: return .malformed
        default: return .complete(length: length, caller: nil)
        }
    }
}

/// Removes the PROXY header from the start of a connection, before TLS and HTTP, and reports the caller that it names.
///
/// Passes nothing on before the header is complete, so that the time-out for the first byte covers the header, too.
final class ProxyHeaderHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let named: (IPAddress) -> Void
    private var bytes: ByteBuffer?
    private var isDone = false

    /// - Parameter named: Called with the caller, on the event loop.
    init(named: @escaping (IPAddress) -> Void) {
        self.named = named
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isDone { return context.fireChannelRead(data) }
        var new = unwrapInboundIn(data)
        if bytes == nil { bytes = new } else { bytes?.writeBuffer(&new) }
        guard var bytes else { return }
        switch ProxyHeader(Array(bytes.readableBytesView)) {
        case .partial: break
        case .malformed:
            isDone = true
            context.close(promise: nil)
        case .complete(let length, let caller):
            isDone = true
            if let caller { named(caller) }
            bytes.moveReaderIndex(forwardBy: length)
            self.bytes = nil
            if bytes.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(bytes)) }
            context.pipeline.syncOperations.removeHandler(self, promise: nil)
        }
    }
}
