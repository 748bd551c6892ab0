/// Keeps provider tokens over restarts, because APNs refuses a sender that makes too many.
package protocol TokenVault: Sendable {
    /// Returns the text kept under a name; nil if there is none or the vault cannot be read.
    func token(_ name: String) async -> String?
    /// Keeps a text under a name; a failure is ignored.
    func keep(_ token: String, as name: String) async
}
