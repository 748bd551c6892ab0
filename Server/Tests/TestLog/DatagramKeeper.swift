import Foundation

/// A Unix socket that keeps the datagrams that a program sends, as systemd's do.
package final class DatagramKeeper: Sendable {
    /// The address as programs are told it: a path, or `@` and the name of an abstract socket.
    package let path: String
    private let descriptor: Int32

    /// - Parameter isAbstract: Whether the socket has no file, which Linux alone knows.
    /// - Throws: What the system said.
    package init(isAbstract: Bool = false) throws {
        let name = "beckon-\(UUID().uuidString)"
        path = isAbstract ? "@\(name)" : "/tmp/\(name)"
        #if canImport(Darwin)
            descriptor = socket(AF_UNIX, SOCK_DGRAM, 0)
        #else
            descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        #endif
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = (isAbstract ? [0] : []) + Array((isAbstract ? name : path).utf8) + (isAbstract ? [] : [0])
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let length = MemoryLayout.size(ofValue: address) - MemoryLayout.size(ofValue: address.sun_path) + bytes.count
        let result = withUnsafePointer(to: address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(length)) }
        }
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    deinit { close() }

    /// Takes the next datagram that has arrived.
    ///
    /// - Returns: Its bytes; nil when none waits.
    package func next() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 1 << 18)
        let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
        return count < 0 ? nil : Array(bytes[..<count])
    }

    /// Takes all datagrams that have arrived, as texts.
    package func texts() -> [String] {
        var found: [String] = []
        while let bytes = next() { found.append(String(decoding: bytes, as: UTF8.self)) }
        return found
    }

    /// Removes the socket's file, so that nobody reaches it any more.
    private func close() {
        _ = Foundation.close(descriptor)
        if path.hasPrefix("/") { unlink(path) }
    }
}
