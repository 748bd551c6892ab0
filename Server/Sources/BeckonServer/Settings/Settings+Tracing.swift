import Beckon
package import BeckonPlatform
import BeckonPush

extension Settings {
    /// `tracing`: where spans of requests go.
    package struct Tracing: Sendable, Hashable {
        /// `tracing.endpoint`: the whole address of the collector, with its path.
        package var endpoint: String
        /// `tracing.headersFile`: what each request to it has, one `name: value` a line.
        package var headers: PlatformHeaders = [:]
        /// `tracing.trustRootsFile`: PEM file of the roots to trust instead of the system's.
        package var trustRootsFile: String?
        /// `tracing.sample`: the part of the requests that are sampled, among those whose caller names no trace.
        package var sample = 1.0
    }

    /// Reads `tracing`.
    mutating func readTracing(_ root: inout SettingsSource) {
        var source = root.section("tracing")
        defer { source.finish() }
        guard source.isPresent else { return }
        let (headers, roots) = (Self.headers(&source), source.text("trustRootsFile"))
        let sample = source.text("sample")
        guard let endpoint = source.text("endpoint"), WebAddress(endpoint) != nil else {
            return source.problem(
                "endpoint", "must be an http or https address, such as http://localhost:4318/v1/traces")
        }
        source.warnIfPlain("endpoint", endpoint, "spans and the headers of headersFile")
        var tracing = Tracing(endpoint: endpoint, headers: headers, trustRootsFile: roots)
        if let sample {
            if !WholeNumber.isReadTwice(sample), let part = Double(sample), (0...1).contains(part) {
                tracing.sample = part
            } else {
                source.problem("sample", "must be a number from 0 to 1")
            }
        }
        self.tracing = tracing
    }

    private static func headers(_ source: inout SettingsSource) -> PlatformHeaders {
        guard let file = source.text("headersFile") else { return [:] }
        let fields = lines(of: file, source, key: "headersFile").map(field)
        if fields.contains(nil) { source.problem("headersFile", "each line must be a header, name: value") }
        return PlatformHeaders(fields.compactMap(\.self))
    }

    /// The header of a line; nil if it is none, or one that the request has anyway.
    private static func field(_ line: String) -> PlatformHeaders.Field? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let name = line[..<colon].lowercased()
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        let own = ["content-type", "content-length", "host", "connection", "transfer-encoding"]
        guard !name.isEmpty, !own.contains(name), !value.isEmpty,
            name.utf8.allSatisfy({ byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-_.".utf8.contains(byte)
            }), value.utf8.allSatisfy({ (0x20...0x7e).contains($0) })
        else { return nil }
        return PlatformHeaders.Field(name, String(value))
    }
}
