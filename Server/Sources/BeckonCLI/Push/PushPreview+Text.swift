import Beckon
import BeckonJSON
import BeckonPush

/// The output of `beckon push send --dry-run`.
extension PushPreview {
    /// Whether the push fits and its service, if asked, would accept it.
    var isGood: Bool {
        switch outcome {
        case nil, .delivered: true
        default: false
        }
    }

    /// One line of JSON: `headers`, `payload`, `bytes` and `verdict`.
    var text: String {
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
        case .delivered: "the service would accept it"
        case .unprocessed: "not processed"
        case .unsure: "no answer"
        case .held(_, let reason), .retry(_, let reason, _), .tokenDead(_, let reason, _), .messageBad(let reason),
            .unexplained(let reason), .configurationFault(let reason):
            reason
        }
    }
}
