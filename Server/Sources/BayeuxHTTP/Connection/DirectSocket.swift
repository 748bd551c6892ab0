import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writes to a connection's socket past the channel, and asks which bytes the peer's machine has acknowledged.
///
/// Write only without TLS, while nothing waits in the channel, on the connection's event loop and while the channel is
/// active: then the socket is open.
struct DirectSocket: Sendable {
    private let handle: NIOBSDSocket.Handle

    /// Finds the socket of a channel; nil if the channel has none, or cannot be written to in this way.
    init?(_ pipeline: ChannelPipeline.SynchronousOperations) {
        #if os(Linux)
        let found = try? pipeline.withUnsafeTransportIfAvailable(of: NIOBSDSocket.Handle.self) { $0 }
        guard let handle = found.flatMap({ $0 }) else { return nil }
        self.handle = handle
        #else
        return nil
        #endif
    }

    /// Keeps the socket from the programs that this one starts.
    func closeOnExecution() {
        #if canImport(Glibc)
        _ = Glibc.fcntl(handle, F_SETFD, FD_CLOEXEC)
        #elseif canImport(Musl)
        _ = Musl.fcntl(handle, F_SETFD, FD_CLOEXEC)
        #endif
    }

    /// Whether the peer's machine has yet to acknowledge some of the bytes written.
    var hasUnacknowledgedBytes: Bool { unacknowledgedBytes > 0 }

    /// How many of the bytes written the peer's machine has yet to acknowledge: those on their way, and those that it has no
    /// room for.
    ///
    /// Other threads may ask, too. While the connection closes, the answer may be that of another connection or none; the
    /// only harm is that an answer is written once more, or that a client is missed a little later.
    var unacknowledgedBytes: Int {
        #if os(Linux)
        var count: Int32 = 0
        #if canImport(Glibc)
        return Glibc.ioctl(handle, UInt(TIOCOUTQ), &count) == 0 ? max(0, Int(count)) : 0
        #elseif canImport(Musl)
        return Musl.ioctl(handle, UInt(TIOCOUTQ), &count) == 0 ? max(0, Int(count)) : 0
        #endif
        #else
        return 0
        #endif
    }

    /// Sets for how long bytes may stay unacknowledged before the machine gives the connection up.
    ///
    /// - Parameter seconds: How long; Linux counts it also while a peer without room takes the bytes in small pieces.
    func endAfter(silence seconds: Int) {
        #if os(Linux)
        var milliseconds = UInt32(clamping: seconds) &* 1_000
        let size = socklen_t(MemoryLayout<UInt32>.size)
        #if canImport(Glibc)
        _ = Glibc.setsockopt(handle, Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, &milliseconds, size)
        #elseif canImport(Musl)
        _ = Musl.setsockopt(handle, Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, &milliseconds, size)
        #endif
        #endif
    }

    /// For how many seconds a peer may be silent while it has bytes to take: usually, and once it got a long answer.
    static let silence = (usual: 30, longAnswer: 300)

    /// Hands bytes to the socket, without waiting.
    ///
    /// - Parameter bytes: The bytes; those that the socket took are removed. A full or broken socket takes none; the
    ///   channel finds out which it is.
    func send(_ bytes: inout ByteBuffer) {
        #if os(Linux)
        let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
        let taken = bytes.withUnsafeReadableBytes { unsafe in
            #if canImport(Glibc)
            Glibc.send(handle, unsafe.baseAddress, unsafe.count, flags)
            #elseif canImport(Musl)
            Musl.send(handle, unsafe.baseAddress, unsafe.count, flags)
            #endif
        }
        if taken > 0 { bytes.moveReaderIndex(forwardBy: taken) }
        #endif
    }
}
