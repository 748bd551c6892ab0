#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A port of this machine at which nobody answers, not even with a refusal.
final class FullListener: Sendable {
    let port: Int
    private let sockets: [Int32]

    init() throws {
        let listener = socket(AF_INET, Self.stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        var isBound = false
        var others: [Int32] = []
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
                isBound =
                    bind(listener, general, size) == 0 && listen(listener, 0) == 0
                    && getsockname(listener, general, &size) == 0
                // The line for those who wait to be accepted is soon full; what comes then is not answered.
                for _ in 0..<4 {
                    let other = socket(AF_INET, Self.stream, 0)
                    _ = fcntl(other, F_SETFL, O_NONBLOCK)
                    _ = connect(other, general, size)
                    others.append(other)
                }
            }
        }
        port = Int(UInt16(bigEndian: address.sin_port))
        sockets = [listener] + others
        if !isBound { throw CannotListen() }
    }

    struct CannotListen: Error {}

    deinit { for socket in sockets { close(socket) } }

    private static var stream: Int32 {
        #if canImport(Glibc)
            Int32(SOCK_STREAM.rawValue)
        #else
            SOCK_STREAM
        #endif
    }
}
