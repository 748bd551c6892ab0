import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import BeckonDesk
@testable import BeckonServer

/// What browsers get of the pages, at the first load and at later ones.
@Suite("The pages' files") struct WebPagesTests {
    @Test(
        "gzip is sent to who takes it",
        arguments: [
            ("gzip", true), ("br, GZIP;q=0.5", true), ("gzip; q=1.0", true), ("", false), ("br", false),
            ("gzip;q=0", false), ("gzip;q=0.000", false), ("xgzip", false),
        ])
    func accepted(_ header: String, _ isTaken: Bool) {
        var head = HTTPRequest(method: .get, scheme: "http", authority: "a", path: "/desk")
        head.headerFields[.acceptEncoding] = header
        #expect(PageFile.takesGzip(Request(head: head, body: RequestBody(buffer: ByteBuffer()))) == isTaken)
    }

    @Test(
        "a browser has a version whose whole tag it names",
        arguments: [
            ("\"abc\"", true), ("W/\"abc\"", true), ("\"x\" , \"abc\"", true), ("*", true), ("", false),
            ("\"abcd\"", false), ("\"abc-gzip\"", false), ("abc", false), ("\"ab\", \"c\"", false),
        ])
    func held(_ header: String, _ isHeld: Bool) {
        #expect(PageFile.names("\"abc\"", header) == isHeld)
        #expect(!PageFile.names("\"abc\"", nil))
    }

    @Test("what is compressed is gzip, and shorter")
    func compressed() throws {
        let bytes = Array(repeating: Array("a line of a page\n".utf8), count: 200).flatMap(\.self)
        let short = try #require(Gzip.compressed(bytes))
        #expect(short.starts(with: [0x1f, 0x8b, 8]))
        #expect(short.count < bytes.count / 10)
        // The last four bytes are the length, the lowest first.
        #expect(Array(short.suffix(4)) == [UInt8(bytes.count & 0xff), UInt8(bytes.count >> 8), 0, 0])
        #expect(Gzip.compressed([])?.starts(with: [0x1f, 0x8b]) == true)
    }

    @Test("every page has its address, and every file that it names is there")
    func named() async throws {
        try await GMSBrowser.run { _ in
        } _: { browser in
            let pages = ["", "/callbacks", "/agent-sides", "/audit", "/status", "/account"]
            for address in pages.map({ "/desk\($0)" }) {
                let page = try await browser.send(.get, address)
                #expect(page.status == 200 && page.headers[.contentType] == "text/html;charset=UTF-8")
                let base = try #require(URL(string: "https://gms.example.com\(address)"))
                let names = page.body.matches(of: /(?:href|src)="([^"#]+)"/).map { String($0.output.1) }
                #expect(names.count > 5)
                for name in names {
                    let path = try #require(URL(string: name, relativeTo: base)).absoluteURL.path
                    #expect(try await browser.send(.get, path).status == 200, "\(address) names \(name)")
                }
            }
        }
    }

    @Test(
        "an address with a slash at its end leads to the one without",
        arguments: ["desk", "callbacks", "agent-sides", "audit", "status", "account"])
    func slash(_ page: String) async throws {
        try await GMSBrowser.run { _ in
        } _: { browser in
            let answer = try await browser.send(.get, page == "desk" ? "/desk/" : "/desk/\(page)/")
            #expect(answer.status == 308 || answer.status == 301)
            #expect(answer.headers[.location] == "../\(page)")
        }
    }

    @Test("a file comes compressed once, and afterwards only the word that it is the same")
    func reload() async throws {
        try await GMSBrowser.run { _ in
        } _: { browser in
            let path = "/desk/pages/desk/desk.js"
            let plain = try await browser.send(.get, path)
            let gzip = HTTPField(name: .acceptEncoding, value: "gzip, br")
            let short = try await browser.send(.get, path, fields: [gzip])
            #expect(plain.headers[.contentEncoding] == nil && short.headers[.contentEncoding] == "gzip")
            #expect(short.bytes.count < plain.bytes.count / 2 && short.bytes.starts(with: [0x1f, 0x8b]))
            #expect(plain.body.hasPrefix("\n") && plain.body.contains("import {") && !plain.body.contains("@param"))
            #expect(plain.headers[.vary]?.contains("Accept-Encoding") == true)
            let tags = try [plain, short].map { try #require($0.headers[.eTag]) }
            #expect(tags[0] != tags[1] && tags.allSatisfy { $0.hasPrefix("\"") })
            let again = try await browser.send(.get, path, fields: [gzip, .init(name: .ifNoneMatch, value: tags[1])])
            #expect(again.status == 304 && again.bytes.isEmpty && again.headers[.eTag] == tags[1])
            #expect(again.headers[.cacheControl] == "no-cache" && again.headers[.contentEncoding] == nil)
            let other = try await browser.send(.get, path, fields: [gzip, .init(name: .ifNoneMatch, value: tags[0])])
            #expect(other.status == 200)
        }
    }

    @Test("HEAD says what GET says, without the content")
    func head() async throws {
        try await GMSBrowser.run { _ in
        } _: { browser in
            for path in ["/desk", "/desk/callbacks", "/desk/pages/shared/base.css"] {
                let (got, head) = (try await browser.send(.get, path), try await browser.send(.head, path))
                #expect(head.status == 200 && head.bytes.isEmpty)
                for name in [HTTPField.Name.eTag, .contentType, .cacheControl, .contentSecurityPolicy] {
                    #expect(head.headers[name] == got.headers[name] && head.headers[name] != nil)
                }
            }
        }
    }

    @Test(
        "what is no file of the desk is not found",
        arguments: [
            "/desk/none", "/desk/desk.js", "/desk/pages/shared/none.js", "/desk/pages/none/dom.js",
            "/desk/pages/shared",
            "/desk/pages/phone/phone.js", "/desk/pages/shared/..%2Fdesk%2Findex.html", "/desk/pages/%2E%2E/pages.js",
        ])
    func missing(_ path: String) async throws {
        try await GMSBrowser.run { _ in
        } _: { browser in
            let (got, head) = (try await browser.send(.get, path), try await browser.send(.head, path))
            #expect(got.status == 404 && head.status == 404)
        }
    }
}
