package import BeckonTime
package import Logging
import NIOCore
import NIOPosix
import Synchronization

/// Has bodies scanned by clamd: its command INSTREAM, a connection for each body.
///
/// Some bodies are scanned at the same time, some wait, and more are told that it is away. When it fails some times in a row it
/// is left alone for a while.
package final class ClamdScanner: FileScanner {
    /// How many bodies are scanned at the same time; clamd itself has ten threads by default.
    package static let places = 8
    /// How many wait.
    package static let longestLine = 64

    private let address: ClamdAddress
    private let patience: Milliseconds
    private let clock: VaultClock
    private let logger: Logger
    private let places = ScanPlaces(ClamdScanner.places, longestLine: ClamdScanner.longestLine)
    private let circuit = Mutex(OutageCircuit())

    /// Prepares a scanner; the first body opens a connection.
    ///
    /// - Parameters:
    ///   - address: Where clamd listens.
    ///   - patience: How long one body may take.
    ///   - clock: Its clocks.
    ///   - logger: It logs when clamd goes away and returns.
    package init(_ address: ClamdAddress, patience: Milliseconds, clock: VaultClock, logger: Logger) {
        self.address = address
        self.patience = patience
        self.clock = clock
        self.logger = logger
    }

    package func scan(_ next: NextBytes) async throws -> ScanVerdict {
        guard !circuit.withLock({ $0.refuses(at: clock.uptime()) }), await places.take() else {
            try Task.checkCancellation()
            return .away
        }
        defer { places.giveBack() }
        guard circuit.withLock({ $0.admits(at: clock.uptime()) }) else { return .away }
        let verdict = try await ask(next)
        try Task.checkCancellation()
        heard(verdict)
        return verdict
    }

    /// - Throws: What `next` throws.
    private func ask(_ next: NextBytes) async throws -> ScanVerdict {
        guard let channel = try? await connected() else { return .away }
        let socket = channel.channel
        let deadline = socket.eventLoop.scheduleTask(in: .milliseconds(patience.count)) { socket.close(promise: nil) }
        defer { deadline.cancel() }
        let trouble = Mutex<(any Error)?>(nil)
        let verdict = try? await channel.executeThenClose { inbound, outbound in
            async let reply = Self.reply(inbound)
            do {
                let isWhole = try await Self.send(next, outbound)
                return ClamdReply.verdict(await reply, isWhole: isWhole)
            } catch {
                trouble.withLock { $0 = error }
                return .away
            }
        }
        if let error = trouble.withLock({ $0 }) { throw error }
        return verdict ?? .away
    }

    private func connected() async throws -> NIOAsyncChannel<ByteBuffer, ByteBuffer> {
        let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(.milliseconds(min(patience.count, 5_000)))
        let wrap: @Sendable (any Channel) -> EventLoopFuture<NIOAsyncChannel<ByteBuffer, ByteBuffer>> = { channel in
            channel.eventLoop.makeCompletedFuture { try NIOAsyncChannel(wrappingChannelSynchronously: channel) }
        }
        return switch address {
        case .path(let path): try await bootstrap.connect(unixDomainSocketPath: path, channelInitializer: wrap)
        case .host(let host, let port): try await bootstrap.connect(host: host, port: port, channelInitializer: wrap)
        }
    }

    /// Sends a body as chunks, each behind its length; a length of zero is the end.
    ///
    /// - Returns: Whether clamd took it whole; it hangs up on a body that is too long.
    /// - Throws: What `next` throws.
    private static func send(
        _ next: NextBytes, _ outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
    ) async throws -> Bool {
        do { try await outbound.write(ByteBuffer(string: "zINSTREAM\0")) } catch { return false }
        while let piece = try await next() {
            // An empty chunk would be the end.
            for start in stride(from: 0, to: piece.count, by: FilePiece.length) {
                let part = piece[start..<min(start + FilePiece.length, piece.count)]
                var chunk = ByteBuffer(integer: UInt32(part.count))
                chunk.writeBytes(part)
                do { try await outbound.write(chunk) } catch { return false }
            }
        }
        do { try await outbound.write(ByteBuffer(integer: UInt32(0))) } catch { return false }
        return true
    }

    /// Reads the reply; what came of it if the connection ends.
    private static func reply(_ inbound: NIOAsyncChannelInboundStream<ByteBuffer>) async -> String {
        var bytes: [UInt8] = []
        do {
            for try await buffer in inbound {
                bytes += buffer.readableBytesView
                if bytes.contains(0) || bytes.count > ClamdReply.length { break }
            }
        } catch {
            // A reply that came before the connection broke counts.
        }
        return String(
            decoding: bytes.prefix { $0 != 0 && $0 != UInt8(ascii: "\n") }.prefix(ClamdReply.length), as: UTF8.self)
    }

    private func heard(_ verdict: ScanVerdict) {
        if verdict == .away {
            guard circuit.withLock({ $0.failed(at: clock.uptime()) }) else { return }
            logger.warning("the scanner of chat files is away; it is tried every 5 seconds")
        } else if circuit.withLock({ $0.answered() }) {
            logger.notice("the scanner of chat files answers again")
        }
    }
}

/// A reply of clamd to INSTREAM.
enum ClamdReply {
    /// The most bytes of a reply.
    static let length = 1_024

    /// What a reply says; anything unknown counts as a scanner that is away.
    ///
    /// - Parameters:
    ///   - text: The reply without its end.
    ///   - isWhole: Whether clamd had the whole body; else it cannot be clean.
    /// - Returns: The verdict.
    static func verdict(_ text: String, isWhole: Bool) -> ScanVerdict {
        if text.contains("size limit exceeded") { return .tooLong }
        guard text.hasPrefix("stream: ") else { return .away }
        let result = text.dropFirst("stream: ".count)
        if result == "OK" { return isWhole ? .clean : .away }
        guard result.hasSuffix(" FOUND") else { return .away }
        return .infected(name(result.dropLast(" FOUND".count)))
    }

    /// A name in which nothing can deceive a reader of the log.
    private static func name(_ text: Substring) -> String {
        String(text.prefix(100).map { $0.isASCII && ($0.isLetter || $0.isNumber || "._-:/".contains($0)) ? $0 : "?" })
    }
}
