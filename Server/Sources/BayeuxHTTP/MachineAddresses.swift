import NIOCore

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
