/// Where provider tokens are kept, so that a gateway that starts again does not make new ones: APNs refuses a sender that
/// makes too many.
package protocol TokenVault: Sendable {
    /// What was kept under a name; nil when nothing was, or the vault cannot be read.
    func token(_ name: String) async -> String?
    /// Keeps a text under a name, if it can.
    func keep(_ token: String, as name: String) async
}
