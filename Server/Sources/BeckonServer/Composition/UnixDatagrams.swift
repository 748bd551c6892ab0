import Foundation

/// Sends datagrams to a Unix socket that another program holds.
package final class UnixDatagrams: Sendable {
    private let descriptor: Int32
    private let address: sockaddr_un
    private let length: socklen_t

    /// Reaches a socket.
    ///
    /// The result is nil when nobody holds such a socket, or the path is too long.
    ///
    /// - Parameter path: Its path, or `@` and the name of an abstract socket, which Linux has.
    package init?(_ path: String) {
        guard let (address, length) = Self.address(path) else { return nil }
        self.address = address
        self.length = length
        #if canImport(Darwin)
        descriptor = socket(AF_UNIX, SOCK_DGRAM, 0)
        #else
        descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        #endif
        guard descriptor >= 0 else { return nil }
        // No program that this one starts may speak in its name.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        guard connect() else { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Sends a datagram, without waiting for room.
    ///
    /// - Parameter bytes: The datagram.
    /// - Returns: Whether it was sent.
    package func send(_ bytes: [UInt8]) -> Bool {
        if put(bytes) { return true }
        // Whoever held the socket may have started again.
        return [ECONNREFUSED, ENOTCONN, EDESTADDRREQ].contains(errno) && connect() && put(bytes)
    }

    private func put(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            #if canImport(Darwin)
            let flags = Int32(MSG_DONTWAIT)
            #else
            let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
            #endif
            return Foundation.send(descriptor, bytes.baseAddress, bytes.count, flags) == bytes.count
        }
    }

    private func connect() -> Bool {
        withUnsafePointer(to: address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.connect(descriptor, $0, length) == 0
            }
        }
    }

    /// Returns the address of a path; nil where it has none.
    private static func address(_ path: String) -> (sockaddr_un, socklen_t)? {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var name = Array(path.utf8)
        let room = MemoryLayout.size(ofValue: address.sun_path)
        guard let first = name.first, first == UInt8(ascii: "/") || first == UInt8(ascii: "@"), name.count < room,
            !name.contains(0)
        else { return nil }
        // The name of an abstract socket begins with a zero and has its length; a path ends with one.
        if first == UInt8(ascii: "@") { name[0] = 0 } else { name.append(0) }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        return (address, socklen_t(MemoryLayout.size(ofValue: address) - room + name.count))
    }
}
