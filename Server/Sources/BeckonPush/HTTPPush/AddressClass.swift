import NIOCore

/// Decides whether an IP address is public.
///
/// An app supplies the push address, so it may name anything the server can reach. Loopback, private, link-local (cloud
/// metadata included), shared, documentation, benchmark, multicast and reserved ranges are not public. An IPv6 address
/// that embeds an IPv4 address is judged by the IPv4 address (RFC 6890, RFC 6598, RFC 4193, RFC 6052, RFC 3056).
enum AddressClass {
    /// Whether the address may be called without being listed.
    static func isPublic(_ address: SocketAddress) -> Bool {
        // The socket structures of all supported systems put the address after two bytes of family and two of port,
        // and for IPv6 after four more of flow information.
        switch address {
        case .v4(let address): withUnsafeBytes(of: address.address) { isPublic(ipv4: Array($0[4..<8])) }
        case .v6(let address): withUnsafeBytes(of: address.address) { isPublic(ipv6: Array($0[8..<24])) }
        case .unixDomainSocket: false
        }
    }

    /// Whether an IPv4 address, 4 bytes in network order, is public.
    static func isPublic(ipv4 bytes: [UInt8]) -> Bool {
        guard bytes.count == 4 else { return false }
        return switch (bytes[0], bytes[1], bytes[2]) {
        case (0, _, _), (10, _, _), (127, _, _), (100, 64...127, _), (169, 254, _), (172, 16...31, _): false
        case (192, 0, 0), (192, 0, 2), (192, 88, 99), (192, 168, _), (198, 18...19, _): false
        case (198, 51, 100), (203, 0, 113), (224..., _, _): false
        default: true
        }
    }

    /// Whether an IPv6 address, 16 bytes in network order, is public.
    static func isPublic(ipv6 bytes: [UInt8]) -> Bool {
        guard bytes.count == 16 else { return false }
        if let carried = carriedIPv4(bytes) { return isPublic(ipv4: carried) }
        guard bytes[0] & 0xE0 == 0x20 else { return false }
        let isReserved =
            bytes[0] == 0x20 && bytes[1] == 0x01
            && (bytes[2] < 0x02 || (bytes[2] == 0x0D && bytes[3] == 0xB8))
        return !isReserved && !(bytes[0] == 0x3F && bytes[1] == 0xFF)
    }

    /// Returns the embedded IPv4 address: mapped (::ffff:0:0/96), translated (64:ff9b::/96) or 6to4 (2002::/16).
    private static func carriedIPv4(_ bytes: [UInt8]) -> [UInt8]? {
        let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
        let translated: [UInt8] = [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]
        if bytes.starts(with: mapped) || bytes.starts(with: translated) { return Array(bytes[12...]) }
        return bytes[0] == 0x20 && bytes[1] == 0x02 ? Array(bytes[2...5]) : nil
    }
}
