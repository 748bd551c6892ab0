package import BayeuxHTTP
import HTTPTypes
package import Hummingbird
import Logging

/// Gives each request an id, which its answer has, and each line of the log that is written for it.
///
/// A client may name the id, to find its request in the log. Otherwise it is Hummingbird's: random digits of the process and a
/// count, made into text for the answer alone. A client may also name the trace that its request belongs to (W3C Trace
/// Context); lines of the log have it, and it goes no further.
package struct RequestIDStep: FrontStep {
    /// The fact of a logger under which Hummingbird keeps the id.
    package static let idFact = "hb.request.id"
    /// The fact of a logger under which the trace is kept.
    package static let traceFact = "trace.id"

    static let idField = HTTPField.Name("X-Request-Id")
    private static let traceField = HTTPField.Name("traceparent")

    package init() {}

    package func before(_ request: Request, _ context: inout GatewayContext) -> FrontVerdict {
        let given = Self.idField.flatMap { request.headers.value(of: $0) }.flatMap { Self.isID($0) ? $0 : nil }
        let trace = Self.traceField.flatMap { request.headers.value(of: $0) }.flatMap(Self.trace(of:))
        if given == nil, trace == nil { return .pass }
        context.givenID = given
        if let given { context.logger[metadataKey: Self.idFact] = "\(given)" }
        if let trace { context.logger[metadataKey: Self.traceFact] = "\(trace)" }
        return .passLogged
    }

    package func after(_ response: inout Response, to request: Request, _ context: GatewayContext) {
        guard let field = Self.idField else { return }
        response.headers[field] =
            context.givenID ?? context.logger[metadataKey: Self.idFact]?.description ?? RequestID().description
    }

    /// Whether a client may call its request so: nothing in it can break a line of a log or a header.
    static func isID(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }

    /// Returns the trace of a `traceparent` of version 00; nil for any other text, and for ids of zeros alone.
    static func trace(of text: String) -> String? {
        guard text.utf8.count == 55 else { return nil }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [2, 32, 16, 2], parts[0] == "00", parts.allSatisfy(isHexadecimal),
            !parts[1...2].contains(where: { $0.utf8.allSatisfy { $0 == UInt8(ascii: "0") } })
        else { return nil }
        return String(parts[1])
    }

    private static func isHexadecimal(_ text: Substring) -> Bool {
        text.utf8.allSatisfy {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
        }
    }
}
