package import Beckon
import NIOHPACK

/// A provider that can show a push without delivering it.
package protocol PreviewingProvider: PushProvider {
    /// Returns the request that would be sent for a push; delivers nothing.
    ///
    /// - Parameter push: The push.
    /// - Returns: The request, and its outcome if that is known.
    func preview(_ push: PushRequest) async -> PushPreview
}

/// A request that was not sent, without its credential.
package struct PushPreview: Sendable {
    /// The request's headers without its credential.
    package let headers: [(name: String, value: String)]
    /// The JSON body; empty if no request can be built for the push.
    package let body: [UInt8]
    /// The service's answer, or why the push cannot be sent; nil when the service was not asked.
    package let outcome: PushOutcome?

    /// Makes a preview.
    ///
    /// - Parameters:
    ///   - headers: The request's headers without its credential.
    ///   - body: The JSON body; empty if no request can be built for the push.
    ///   - outcome: The service's answer, or why the push cannot be sent; nil when the service was not asked.
    init(headers: HPACKHeaders = [:], body: [UInt8] = [], outcome: PushOutcome?) {
        self.headers = headers.map { ($0.name, $0.value) }
        self.body = body
        self.outcome = outcome
    }
}
