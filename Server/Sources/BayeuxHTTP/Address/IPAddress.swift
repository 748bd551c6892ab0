import Foundation
import NIOCore

/// An IPv4 or IPv6 address; an IPv4-mapped IPv6 address is kept as the IPv4 address.
package struct IPAddress: Hashable, Sendable {
    /// The first 64 bits of an IPv6 address; zero for IPv4.
    let high: UInt64
    /// The last 64 bits of an IPv6 address; the 32 bits of an IPv4 address.
    let low: UInt64
    let isIPv4: Bool

    init(v4: UInt32) {
        high = 0
        low = UInt64(v4)
        isIPv4 = true
    }

    init(v6 high: UInt64, _ low: UInt64) {
        let isMapped = high == 0 && low >> 32 == 0xffff
        self.high = high
        self.low = isMapped ? low & 0xffff_ffff : low
        isIPv4 = isMapped
    }

    /// Reads an address in its usual form, without a port.
    package init?(_ text: some StringProtocol) {
        let text = String(text)
        guard text.utf8.count <= 45 else { return nil }
        if text.utf8.contains(UInt8(ascii: ":")) {
            var address = in6_addr()
            guard inet_pton(AF_INET6, text, &address) == 1 else { return nil }
            let bytes = withUnsafeBytes(of: &address) { Array($0) }
            self.init(v6: Self.number(bytes[..<8]), Self.number(bytes[8...]))
        } else {
            var address = in_addr()
            guard inet_pton(AF_INET, text, &address) == 1 else { return nil }
            self.init(v4: UInt32(bigEndian: address.s_addr))
        }
    }

    /// The IP address of a socket's peer; nil for a Unix domain socket.
    init?(_ address: SocketAddress?) {
        guard let address else { return nil }
        switch address {
        case .v4(let address): self.init(v4: UInt32(bigEndian: address.address.sin_addr.s_addr))
        case .v6(let address):
            var bytes = address.address.sin6_addr
            let all = withUnsafeBytes(of: &bytes) { Array($0) }
            self.init(v6: Self.number(all[..<8]), Self.number(all[8...]))
        case .unixDomainSocket: return nil
        }
    }

    /// Bytes in network order as a number.
    static func number(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Whether this is a loopback address.
    package var isLoopback: Bool { isIPv4 ? low >> 24 == 127 : high == 0 && low == 1 }

    /// The key by which requests are counted: an IPv4 address, or the /64 network of an IPv6 address, because one machine
    /// can use every address of its /64.
    var countingKey: String {
        if isIPv4 { return "\(low >> 24).\(low >> 16 & 0xff).\(low >> 8 & 0xff).\(low & 0xff)" }
        if high == 0 { return low == 1 ? "::1" : "::" }
        return [48, 32, 16, 0].map { String(high >> UInt64($0) & 0xffff, radix: 16) }.joined(separator: ":") + "::"
    }
}

/// A network: the addresses that begin with the same bits.
package struct IPNetwork: Hashable, Sendable {
    private let base: IPAddress
    private let bits: Int

    /// Reads `address` or `address/bits`.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let base = IPAddress(first) else { return nil }
        let most = base.isIPv4 ? 32 : 128
        if parts.count == 2 {
            guard let bits = Int(parts[1]), (0...most).contains(bits) else { return nil }
            self.bits = bits
        } else {
            bits = most
        }
        self.base = base
    }

    package func contains(_ address: IPAddress) -> Bool {
        guard address.isIPv4 == base.isIPv4 else { return false }
        if base.isIPv4 { return (address.low ^ base.low) & Self.mask(bits, of: 32) == 0 }
        return (address.high ^ base.high) & Self.mask(min(bits, 64), of: 64) == 0
            && (address.low ^ base.low) & Self.mask(max(0, bits - 64), of: 64) == 0
    }

    /// A mask with the first `bits` bits of a number of `width` bits set.
    private static func mask(_ bits: Int, of width: Int) -> UInt64 {
        guard bits > 0 else { return 0 }
        let all: UInt64 = width == 64 ? .max : (1 << UInt64(width)) - 1
        return (all >> UInt64(width - bits)) << UInt64(width - bits)
    }
}

/// The addresses under which other machines reach this one.
package enum MachineAddresses {
    /// The machine's IPv4 addresses and global IPv6 addresses, without loopback and link-local ones.
    package static var all: [String] {
        let devices = (try? System.enumerateDevices()) ?? []
        return devices.compactMap { $0.address?.ipAddress }.filter { text in
            !text.hasPrefix("127.") && text != "::1" && !text.lowercased().hasPrefix("fe80")
        }
    }
}
