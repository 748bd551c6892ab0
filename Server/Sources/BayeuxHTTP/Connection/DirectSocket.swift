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
