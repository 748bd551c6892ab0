/// What is kept of the device: its token, its registration, and the sign-outs that have not reached the server.
struct DeviceRecord: Sendable, Hashable, Codable {
    var device: PushDevice?
    var registration: Gateway.Registration?
    /// Registrations to end, the oldest first; at most 32 are kept.
    var signOuts: [String] = []

    init() {}

    /// Takes from a damaged record what nobody else knows: the sign-outs that are still to be told.
    init(salvagedFrom bytes: [UInt8]) {
        signOuts = Array(RecordRemains(bytes).list(behind: #""signOuts":["#).suffix(Self.signOutLimit))
    }

    static let name = RecordName.device
    static let signOutLimit = 32

    /// Takes another device, or none: the registration of the one before is ended as soon as the server can be told.
    mutating func change(to device: PushDevice?) {
        if device != self.device, let registration { end(registration) }
        if device != self.device { registration = nil }
        self.device = device
    }

    /// Notes that a registration is to be ended.
    mutating func end(_ registration: Gateway.Registration) {
        signOuts.append(registration.registration)
        if signOuts.count > Self.signOutLimit { signOuts.removeFirst() }
    }
}
