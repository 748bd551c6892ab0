/// What is kept of the device: its token, its registration, and the sign-outs that have not reached the server.
struct DeviceRecord: Sendable, Hashable, Codable {
    var device: PushDevice?
    var registration: Gateway.Registration?
    /// Registrations to end, the oldest first; at most 32 are kept.
    var signOuts: [String] = []

    static let name = "device"
    static let signOutLimit = 32

    /// Ends the registration, as soon as the server can be told.
    mutating func signOut() {
        if let registration {
            signOuts.append(registration.registration)
            if signOuts.count > Self.signOutLimit { signOuts.removeFirst() }
        }
        (device, registration) = (nil, nil)
    }
}
