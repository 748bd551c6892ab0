import Testing

@testable import BeckonEdge

/// The reader of multipart bodies that arrive in pieces.
@Suite struct MultipartReaderTests {
    /// What a body holds: the parts with their contents.
    private struct Read: Equatable {
        var parts: [MultipartPart] = []
        var contents: [[UInt8]] = []
        var isComplete = false
    }

    private static func read(_ body: [UInt8], in pieces: [Int], boundary: String = "xyz") throws -> Read {
        var (reader, read, rest) = (try MultipartReader(boundary: boundary), Read(), body[...])
        for length in pieces + [Int.max] where !rest.isEmpty {
            for event in try reader.receive(Array(rest.prefix(length))) {
                switch event {
                case .part(let part):
                    read.parts.append(part)
                    read.contents.append([])
                case .bytes(let bytes): read.contents[read.contents.count - 1] += bytes
                case .partEnd: break
                }
            }
            rest = rest.dropFirst(length)
        }
        read.isComplete = reader.isComplete
        return read
    }

    private static func body(_ parts: [(head: String, content: [UInt8])], boundary: String = "xyz") -> [UInt8] {
        var body: [UInt8] = []
        for part in parts { body += Array("--\(boundary)\r\n\(part.head)\r\n\r\n".utf8) + part.content + [13, 10] }
        return body + Array("--\(boundary)--\r\n".utf8)
    }

    @Test("parts come with their names, and their contents byte by byte as they were sent")
    func parts() throws {
        let bytes: [UInt8] = Array("a\r\n--xy\r\n\r\n--".utf8) + [0, 255, 13, 13, 10, 45, 45]
        let body = Self.body([
            ("Content-Disposition: form-data; name=\"secureKey\"", Array("é".utf8)),
            ("content-disposition:form-data;name=file; filename=\"a;b.png\"\r\nContent-Type: image/png", bytes),
            ("Content-Disposition: form-data; name=\"empty\"", []),
        ])
        let read = try Self.read(body, in: [])
        #expect(
            read.parts == [
                MultipartPart(name: "secureKey"),
                MultipartPart(name: "file", fileName: "a;b.png", type: "image/png"),
                MultipartPart(name: "empty"),
            ])
        #expect(read.contents == [Array("é".utf8), bytes, []] && read.isComplete)
    }

    @Test("however a body is cut into pieces, the same is read")
    func pieces() throws {
        var random = SystemRandomNumberGenerator()
        let alphabet: [UInt8] = [13, 10, 45, 45, 120, 121, 122, 0, 65]
        for _ in 0..<150 {
            let contents = (0..<3).map { _ in
                (0..<Int.random(in: 0..<60, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0 }
            }
            // A content cannot hold the delimiter itself.
            guard !contents.contains(where: { String(decoding: $0, as: UTF8.self).contains("--xyz") }) else { continue }
            let body = Self.body(contents.map { ("Content-Disposition: form-data; name=\"p\"", $0) })
            let whole = try Self.read(Array("preamble\r\n".utf8) + body + Array("epilogue".utf8), in: [])
            #expect(whole.contents == contents && whole.isComplete)
            #expect(try Self.read(body, in: body.map { _ in 1 }) == whole)
            let cuts = (0..<body.count).map { _ in Int.random(in: 1...9, using: &random) }
            #expect(try Self.read(body, in: cuts) == whole)
        }
    }

    @Test("nothing that is sent traps or is kept without a bound, and every cut is read alike")
    func noise() throws {
        var random = SystemRandomNumberGenerator()
        let good = Self.body([
            ("Content-Disposition: form-data; name=\"a\"", Array("one".utf8)),
            ("Content-Disposition: form-data; name=\"file\"; filename*=UTF-8''%C3%A9.png", Array("two".utf8)),
        ])
        for _ in 0..<1_500 {
            var body = good
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<body.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: body[place] = UInt8.random(in: 0...255, using: &random)
                case 1: body.remove(at: place)
                default: body.insert([13, 10, 45, 59, 34, 92].randomElement(using: &random) ?? 0, at: place)
                }
                if body.isEmpty { body = [13] }
            }
            let whole = try? Self.read(body, in: [])
            #expect(whole == (try? Self.read(body, in: body.map { _ in Int.random(in: 1...5, using: &random) })))
        }
    }

    @Test("a body that is cut is not complete, and one that is none is refused")
    func broken() throws {
        let body = Self.body([("Content-Disposition: form-data; name=\"a\"", Array("one".utf8))])
        for length in 0..<(body.count - 3) { #expect(try !Self.read(Array(body.prefix(length)), in: []).isComplete) }
        for wrong in [
            "--xyz\r\nno name\r\n\r\nx\r\n--xyz--", "--xyzz\r\n\r\n\r\n--xyz--",
            "--xyz\r\nContent-Disposition: form-data; name=\"\(String(repeating: "n", count: 9_000))\"\r\n\r\n",
        ] {
            #expect(throws: Fault.self) { _ = try Self.read(Array(wrong.utf8), in: []) }
        }
        for boundary in ["", String(repeating: "b", count: 71)] {
            #expect(throws: Fault.self) { _ = try MultipartReader(boundary: boundary) }
        }
        let many = Self.body((0...256).map { ("Content-Disposition: form-data; name=\"\($0)\"", []) })
        #expect(throws: Fault.self) { _ = try Self.read(many, in: []) }
    }

    @Test(
        "names of files are read as browsers and phones send them",
        arguments: [
            (#"form-data; name="file"; filename="C:\dir\a.png""#, #"C:\dir\a.png"#),
            (#"form-data; name="file"; filename="a\"b.png""#, #"a"b.png"#),
            (#"form-data; filename="x.png"; filename*=utf-8''%e2%82%ac.png; name=file"#, "€.png"),
            (#"form-data; name="file"; filename*=latin1''x.png; filename=y.png"#, "y.png"),
            (#"form-data; name="file"; filename="""#, ""),
            (#"form-data; name="file"; filename="a=b; c.png""#, "a=b; c.png"),
            ("form-data; name=\"file\";\r\n filename=\"folded.png\"", "folded.png"),
            ("form-data;\r\n\tname=\"file\";\r\n\tfilename=\"twice.png\"", "twice.png"),
        ])
    func names(_ field: String, _ name: String) {
        let part = MultipartPart(head: "Content-Disposition: \(field)")
        #expect(part == MultipartPart(name: "file", fileName: name))
    }
}
