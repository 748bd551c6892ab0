package import Beckon
import NIOHPACK

/// A provider that can show a push without delivering it.
package protocol PreviewingProvider: PushProvider {
    /// Shows a push as its service would be asked for it.
    ///
    /// - Parameter push: What it says, and to whom.
    /// - Returns: The request, and what is known about its outcome.
    func preview(_ push: PushRequest) async -> PushPreview
}

/// A request that was not sent, without its credential.
package struct PushPreview: Sendable {
    /// The request's headers but for its credential.
    package let headers: [(name: String, value: String)]
    /// JSON; empty where the push cannot be spelled.
    package let body: [UInt8]
    /// What the service says, or why it would not be asked; nil when nobody knows.
    package let outcome: PushOutcome?

    /// Makes a preview.
    ///
    /// - Parameters:
    ///   - headers: The request's headers but for its credential.
    ///   - body: JSON; empty where the push cannot be spelled.
    ///   - outcome: What the service says, or why it would not be asked; nil when nobody knows.
    init(headers: HPACKHeaders = [:], body: [UInt8] = [], outcome: PushOutcome?) {
        self.headers = headers.map { ($0.name, $0.value) }
        self.body = body
        self.outcome = outcome
    }
}
