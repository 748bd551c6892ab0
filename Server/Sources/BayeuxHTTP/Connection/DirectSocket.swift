import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The socket of a connection: for writing to it past the channel while nothing waits in the channel, if it is a plain
/// one, and for asking what its peer's machine has taken.
///
/// It is to be written to on the connection's event loop only, and only while the channel is active: then it is open.
struct DirectSocket: Sendable {
    private let handle: NIOBSDSocket.Handle

    /// Finds the socket of a channel; nil if there is none, or not one to write to like this.
    init?(_ pipeline: ChannelPipeline.SynchronousOperations) {
        #if os(Linux)
        let found = try? pipeline.withUnsafeTransportIfAvailable(of: NIOBSDSocket.Handle.self) { $0 }
        guard let handle = found.flatMap({ $0 }) else { return nil }
        self.handle = handle
        #else
        return nil
        #endif
    }

    /// Whether the peer's machine has not taken all that was written yet.
    ///
    /// It may be asked from other threads: in the moment of the close the answer may be another connection's or none, which
    /// does no harm, for then at most an answer is written once more.
    var hasUnacknowledgedBytes: Bool {
        #if os(Linux)
        var count: Int32 = 0
        #if canImport(Glibc)
        return Glibc.ioctl(handle, UInt(TIOCOUTQ), &count) == 0 && count > 0
        #elseif canImport(Musl)
        return Musl.ioctl(handle, UInt(TIOCOUTQ), &count) == 0 && count > 0
        #endif
        #else
        return false
        #endif
    }

    /// Hands bytes to the socket, without waiting.
    ///
    /// - Parameter bytes: The bytes; what was taken is taken out of it. Nothing is if the socket is full or broken,
    ///   which the channel finds out for itself.
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
