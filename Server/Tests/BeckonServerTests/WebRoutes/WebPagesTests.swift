import HTTPTypes
import Hummingbird
import NIOCore
import Testing

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
        #expect(WebPages.takesGzip(Request(head: head, body: RequestBody(buffer: ByteBuffer()))) == isTaken)
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
}
