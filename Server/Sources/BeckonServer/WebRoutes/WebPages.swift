import Foundation
import HTTPTypes
package import Hummingbird
import NIOCore

/// Serves one browser application: its page at `/{name}`, further pages at `/{name}/{page}`, its files at `/{name}/{file}`.
///
/// The files are read once, at the start, from the resource folder beside the program.
package struct WebPages: Sendable {
    private struct File: Sendable {
        let type: String
        let buffer: ByteBuffer
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
            files[file] = File(type: type, buffer: ByteBuffer(bytes: data))
        }
        self.files = files
    }

    /// Whether the application's page was found; if not, the resource folder is missing beside the program.
    package var isComplete: Bool { files["\(name).html"] != nil }

    package func add<Context: RequestContext>(to router: Router<Context>) {
        router.page("\(name)") { request, _ in
            // The page names its files relative to itself, so that it works below any path of a proxy.
            if request.uri.path.hasSuffix("/") { return Response.redirect(to: "../\(name)", type: .permanent) }
            return try response("\(name).html")
        }
        router.page("\(name)/:file") { _, context in
            let file = try context.parameters.require("file")
            // A name without a type is that of a further page.
            return try response(file.contains(".") ? file : "\(name)-\(file).html")
        }
    }

    private func response(_ file: String) throws -> Response {
        guard let content = files[file] else { throw HTTPError(.notFound) }
        var headers: HTTPFields = [
            .contentType: content.type, .cacheControl: "no-cache", .xContentTypeOptions: "nosniff",
            .contentSecurityPolicy: Self.policy,
        ]
        for (name, value) in Self.isolation {
            if let name = HTTPField.Name(name) { headers[name] = value }
        }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: content.buffer))
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
