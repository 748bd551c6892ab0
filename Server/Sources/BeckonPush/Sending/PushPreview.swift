package import Beckon
import BeckonJSON
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
    private let headers: [(name: String, value: String)]
    private let body: [UInt8]
    private let outcome: PushOutcome?

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

    /// Whether nothing speaks against the push.
    package var isGood: Bool {
        switch outcome {
        case nil, .delivered: true
        default: false
        }
    }

    /// One line of JSON: `headers`, `payload`, `bytes` and `verdict`.
    package var text: String {
        var writer = JSONWriter(reservingCapacity: body.count + 512)
        writer.beginObject()
        writer.key("headers")
        writer.beginObject()
        for (name, value) in headers {
            writer.key(name)
            writer.string(value)
        }
        writer.endObject()
        writer.key("payload")
        if body.isEmpty { writer.null() } else { writer.raw(body) }
        writer.key("bytes")
        writer.integer(body.count)
        writer.key("verdict")
        writer.string(verdict)
        writer.endObject()
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private var verdict: String {
        switch outcome {
        case nil: "not asked"
        case .delivered: "the service would take it"
        case .unprocessed: "not processed"
        case .unsure: "no answer"
        case .held(_, let reason), .retry(_, let reason, _), .tokenDead(_, let reason, _), .messageBad(let reason),
            .configurationFault(let reason):
            reason
        }
    }
}
