import BeckonCrypto
import Foundation
import HTTPTypes
package import Hummingbird
import NIOCore

/// Serves one browser application: its page at `/{name}`, further pages at `/{name}/{page}`, its files at `/{name}/{file}`.
///
/// The files are read and compressed once, at the start, from the resource folder beside the program. A browser asks again at each
/// load, by the hash of the content, and gets a file only once for each version of the program.
package struct WebPages: Sendable {
    private struct File: Sendable {
        let type: String
        let buffer: ByteBuffer
        /// The same, compressed; nil if that is no shorter.
        let gzipped: ByteBuffer?
        /// The hash of the content, which names the version.
        let hash: String

        init(type: String, data: Data) {
            self.type = type
            buffer = ByteBuffer(bytes: data)
            let short = Gzip.compressed(Array(data)).flatMap { $0.count < data.count ? $0 : nil }
            gzipped = short.map { ByteBuffer(bytes: $0) }
            hash = String(SHA256.hash(data: data).base64URL.prefix(22))
        }
    }

    /// Nothing inline and nothing from other origins: text that a customer wrote cannot become a script.
    private static let policy = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
        form-action 'none'; base-uri 'none'; frame-ancestors 'none'
        """

    /// No page of another origin holds a window of these pages or takes their files, and they use no device.
    private static let isolation = [
        ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()"),
    ]

    private let name: String
    private let files: [String: File]

    /// The agents' desk.
    package static var desk: WebPages { WebPages("desk", without: "phone") }

    /// The phone in the browser, for demonstrations.
    package static var phone: WebPages { WebPages("phone", without: "desk") }

    /// Reads an application's files without those of the other application.
    private init(_ name: String, without foreign: String) {
        self.name = name
        var files: [String: File] = [:]
        let folder = Self.folder
        for file in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            guard !file.hasPrefix(foreign), let type = Self.type(of: file),
                let data = try? Data(contentsOf: folder.appendingPathComponent(file))
            else { continue }
            files[file] = File(type: type, data: data)
        }
        self.files = files
    }

    /// Whether the application's page was found; if not, the resource folder is missing beside the program.
    package var isComplete: Bool { files["\(name).html"] != nil }

    package func add<Context: RequestContext>(to router: Router<Context>) {
        router.page("\(name)") { request, _ in
            // The page names its files relative to itself, so that it works below any path of a proxy.
            if request.uri.path.hasSuffix("/") { return Response.redirect(to: "../\(name)", type: .permanent) }
            return try response("\(name).html", to: request)
        }
        router.page("\(name)/:file") { request, context in
            let file = try context.parameters.require("file")
            // A name without a type is that of a further page.
            return try response(file.contains(".") ? file : "\(name)-\(file).html", to: request)
        }
    }

    private func response(_ file: String, to request: Request) throws -> Response {
        guard let content = files[file] else { throw HTTPError(.notFound) }
        let gzipped = content.gzipped.flatMap { Self.takesGzip(request) ? $0 : nil }
        var headers: HTTPFields = [
            .eTag: gzipped == nil ? "\"\(content.hash)\"" : "\"\(content.hash)-gzip\"", .vary: "Accept-Encoding",
            .contentType: content.type, .cacheControl: "no-cache", .xContentTypeOptions: "nosniff",
            .contentSecurityPolicy: Self.policy,
        ]
        for (name, value) in Self.isolation {
            if let name = HTTPField.Name(name) { headers[name] = value }
        }
        if request.headers[.ifNoneMatch]?.contains(content.hash) == true {
            return Response(status: .notModified, headers: headers)
        }
        guard let gzipped else {
            return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: content.buffer))
        }
        headers[.contentEncoding] = "gzip"
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: gzipped))
    }

    /// Whether the browser names gzip among the encodings that it takes, and not with the weight 0.
    static func takesGzip(_ request: Request) -> Bool {
        (request.headers[.acceptEncoding] ?? "").lowercased().split(separator: ",").contains { entry in
            let parts = entry.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            guard parts.first == "gzip" else { return false }
            return !parts.dropFirst().contains { $0.hasPrefix("q=0") && !$0.contains { ("1"..."9").contains($0) } }
        }
    }

    /// The resource folder beside the program.
    static var resources: URL {
        Bundle.main.bundleURL.appendingPathComponent("beckon-server_BeckonServer.resources")
    }

    private static var folder: URL { resources.appendingPathComponent("Web") }

    private static func type(of file: String) -> String? {
        switch file.split(separator: ".").last {
        case "html": "text/html;charset=UTF-8"
        case "css": "text/css;charset=UTF-8"
        case "js": "text/javascript;charset=UTF-8"
        case "svg": "image/svg+xml"
        default: nil
        }
    }
}
