import BayeuxHTTP
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import Testing

@testable import BeckonDesk
@testable import BeckonEdge

/// Pages that are read from somebody's folder at each request.
@Suite("Pages from a folder") struct PagesFolderTests {
    /// A folder with a desk of one file each, and a browser of it.
    private final class Checkout {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID().uuidString)")
        var pages: URL { root.appendingPathComponent("Server/Sources/BeckonDesk/Web") }

        init() throws {
            for folder in ["desk", "shared", "phone", "other"] {
                let place = pages.appendingPathComponent(folder)
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            }
            try write("<p>desk</p>", "desk/index.html")
            try write("p { color: red }", "shared/base.css")
        }

        deinit { try? FileManager.default.removeItem(at: root) }

        func write(_ text: String, _ path: String) throws {
            try Data(text.utf8).write(to: pages.appendingPathComponent(path))
        }

        func link(_ path: String, to other: String) throws {
            try FileManager.default.createSymbolicLink(
                at: pages.appendingPathComponent(path), withDestinationURL: pages.appendingPathComponent(other))
        }

        /// Asks for a path, as a router gets it.
        func send(
            _ method: HTTPRequest.Method, _ path: String, _ fields: HTTPFields = [:]
        ) async throws -> Response {
            let router = Router(context: GatewayContext.self)
            router.add(middleware: Front<GatewayContext>([PathStep()]))
            WebPages.desk(from: .folder(pages)).add(to: router)
            let head = HTTPRequest(
                method: method, scheme: "http", authority: "localhost", path: path, headerFields: fields)
            let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            return try await router.buildResponder().respond(
                to: Request(head: head, body: RequestBody(buffer: ByteBuffer())),
                context: GatewayContext(source: .init(channel: EmbeddedChannel(), logger: logger)))
        }

        /// The status of a request, whether the router answers or throws.
        func status(_ method: HTTPRequest.Method, _ path: String) async throws -> Int {
            do {
                return try await send(method, path).status.code
            } catch let error as HTTPError {
                return error.status.code
            }
        }
    }

    @Test("a changed file is there at the next request, and a file that did not change is not sent again")
    func changes() async throws {
        let checkout = try Checkout()
        let path = "/desk/pages/shared/base.css"
        let first = try await checkout.send(.get, path, [.acceptEncoding: "gzip"])
        let tag = try #require(first.headers[.eTag])
        #expect(first.status == .ok && first.headers[.contentEncoding] == nil)
        #expect(first.headers[.cacheControl] == "no-cache" && first.headers[.contentSecurityPolicy] != nil)
        #expect(try await checkout.send(.get, path, [.ifNoneMatch: tag]).status == .notModified)
        try checkout.write("p { color: tan }", "shared/base.css")
        let second = try await checkout.send(.get, path, [.ifNoneMatch: tag])
        #expect(second.status == .ok && second.headers[.eTag] != tag)
        #expect(try await checkout.status(.head, path) == 200)
        try checkout.write("new", "shared/new.js")
        #expect(try await checkout.status(.get, "/desk/pages/shared/new.js") == 200)
    }

    @Test("nothing outside of the desk's folders is read, whatever the path")
    func outside() async throws {
        let checkout = try Checkout()
        try checkout.write("secret", "secret.js")
        try checkout.write("secret", "other/secret.js")
        try checkout.write("secret", "phone/secret.js")
        try checkout.write("secret", "shared/.secret.js")
        try checkout.write("secret", "shared/secret.txt")
        try checkout.write(String(repeating: "x", count: 300_000), "shared/long.js")
        try checkout.link("shared/link.js", to: "other/secret.js")
        try checkout.link("shared/near.css", to: "shared/base.css")
        try checkout.link("callbacks", to: "other")
        let names = [
            "shared/none.js", "shared/.secret.js", "shared/secret.txt", "shared/long.js", "shared/link.js",
            "shared/near.css", "callbacks/secret.js", "other/secret.js", "phone/secret.js", "shared/..%2Fsecret.js",
            "shared/%2E%2E%2Fother%2Fsecret.js", "../secret.js", "%2E%2E/secret.js", "./secret.js", "..%2F/secret.js",
            "shared%2F..%2Fother/secret.js", "shared/..%5Csecret.js", "shared/%2Fetc%2Fpasswd", "shared/..", "shared/.",
            "shared/base.css%00.js", "shared/base.css.js", "shared/js", "shared/secret.js%2F..%2Fbase.css",
        ]
        for name in names {
            for method in [HTTPRequest.Method.get, .head] {
                #expect(try await checkout.status(method, "/desk/pages/\(name)") == 404, "\(method) \(name)")
            }
        }
        #expect(try await checkout.status(.get, "/desk/callbacks") == 404)
        #expect(try await checkout.status(.get, "/desk") == 200)
    }

    @Test("a program knows the checkout that it was built in, and no other folder")
    func found() throws {
        let checkout = try Checkout()
        let build = checkout.root.appendingPathComponent("Server/.build/x86_64-unknown-linux-gnu/debug")
        try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
        let link = checkout.root.appendingPathComponent("Server/.build/debug")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: build)
        for program in [build, link] {
            guard case .folder(let folder) = PagesPlace.checkout(of: program) else {
                Issue.record("the pages of \(program.path) were not found")
                continue
            }
            #expect(folder.resolvingSymlinksInPath().path == checkout.pages.resolvingSymlinksInPath().path)
        }
        let installed = checkout.root.appendingPathComponent("usr/lib/beckon")
        try FileManager.default.createDirectory(at: installed, withIntermediateDirectories: true)
        guard case .program = PagesPlace.checkout(of: installed) else {
            Issue.record("an installed program has no checkout")
            return
        }
        #expect(PagesPlace.named(checkout.root.path) == nil)
        #expect(PagesPlace.named(checkout.pages.path) != nil)
        try FileManager.default.removeItem(at: checkout.pages.appendingPathComponent("desk/index.html"))
        guard case .program = PagesPlace.checkout(of: build) else {
            Issue.record("sources without a desk are no pages")
            return
        }
    }
}
