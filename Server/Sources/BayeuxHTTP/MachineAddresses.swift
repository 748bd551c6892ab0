import NIOCore

/// The addresses under which other machines reach this one.
package enum MachineAddresses {
    /// Its IPv4 addresses and its global IPv6 addresses, but those that never leave it.
    package static var all: [String] {
        let devices = (try? System.enumerateDevices()) ?? []
        return devices.compactMap { $0.address?.ipAddress }.filter { text in
            !text.hasPrefix("127.") && text != "::1" && !text.lowercased().hasPrefix("fe80")
        }
    }
}
