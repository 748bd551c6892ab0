import Testing

@testable import BeckonEdge

@Suite struct RequestParametersTests {
    private func parse(_ body: String, _ type: String?, query: String? = nil) throws -> RequestParameters {
        try RequestParameters(query: query, contentType: type, body: Array(body.utf8))
    }

    @Test(
        "the same parameters come from every encoding that GMS clients use",
        arguments: [
            ("message=Hello+there%21&_verbose=true", "application/x-www-form-urlencoded"),
            ("message=Hello+there%21&_verbose=true", "Application/X-WWW-Form-Urlencoded; charset=UTF-8"),
            (#"{"message":"Hello there!","_verbose":true}"#, "application/json"),
            (#"{"message":"Hello there!","_verbose":"true"}"#, "application/x-www-form-urlencoded"),
            (
                "--b\r\nContent-Disposition: form-data; name=\"message\"\r\n\r\nHello there!\r\n--b\r\n"
                    + "Content-Disposition: form-data; name=_verbose\r\n\r\ntrue\r\n--b--\r\n",
                "multipart/form-data; boundary=\"b\""
            ),
        ])
    func encodings(body: String, type: String) throws {
        let parameters = try parse(body, type)
        #expect(parameters["message"] == "Hello there!")
        #expect(parameters.flag("_verbose"))
    }

    @Test("names and values have short runs of combining marks, which are cheap to compare")
    func marks() throws {
        let marks = String(repeating: "\u{301}\u{316}", count: 50)
        let part = "--b\r\nContent-Disposition: form-data; name=\"a\(marks)\"\r\n\r\nx\(marks)\r\n--b--\r\n"
        for (body, type) in [
            ("a\(marks)=x\(marks)", "application/x-www-form-urlencoded"),
            (#"{"a\#(marks)":"x\#(marks)"}"#, "application/json"), (part, "multipart/form-data; boundary=b"),
        ] {
            let pair = try #require(try parse(body, type).all.first)
            for text in [pair.key, pair.value] {
                #expect(text.unicodeScalars.split(separator: "\u{34F}").map(\.count) == [31, 30, 30, 10])
            }
        }
    }

    @Test("a name of more than 256 bytes is refused")
    func longNames() throws {
        let name = String(repeating: "n", count: 256)
        #expect(try parse("\(name)=1", nil)[name] == "1")
        for (body, type) in [("\(name)n=1", ""), (#"{"\#(name)n":1}"#, "application/json")] {
            #expect(throws: Fault.self) { try parse(body, type) }
        }
    }

    @Test("the query counts too, and the body wins")
    func query() throws {
        let parameters = try parse("a=body", "application/x-www-form-urlencoded", query: "a=query&transcriptPosition=4")
        #expect(parameters["a"] == "body")
        #expect(try parameters.position() == 4)
    }

    @Test("a file part is passed over")
    func file() throws {
        let parameters = try parse(
            "--b\r\nContent-Disposition: form-data; name=\"f\"; filename=\"x\"\r\n\r\nbytes\r\n--b--",
            "multipart/form-data; boundary=b")
        #expect(parameters.all.isEmpty)
    }

    @Test(
        "what cannot be read is refused with 400",
        arguments: [
            (#"{"a":"#, "application/json"), ("[1]", "application/json"),
            ("a=%G1", "application/x-www-form-urlencoded"),
            ("a=%f", ""), ("a=%ff", ""), ("no parts", "multipart/form-data; boundary=b"),
            ("--b\r\n\r\n--b--", "multipart/form-data; boundary=b"), ("--b", "multipart/form-data; boundary=b"),
        ])
    func broken(body: String, type: String) {
        #expect {
            try parse(body, type)
        } throws: { error in
            (error as? Fault)?.kind.status == 400
        }
    }

    @Test("other content types are refused with 415", arguments: ["text/xml", "text/plain", "multipart/form-data"])
    func contentType(type: String) {
        #expect(throws: Fault.unsupportedContentType) { try parse("<a/>", type) }
    }

    @Test("too many parameters, and numbers that are none, are refused")
    func limits() throws {
        let many = (0..<300).map { "k\($0)=v" }.joined(separator: "&")
        #expect(throws: Fault.self) { try parse(many, "") }
        #expect(throws: Fault.badValue("n")) { try parse("n=1x", "").integer("n", clampedTo: 0...9) }
    }

    @Test("a multipart body with line feeds alone, blanks after the delimiter or a charset is read as the others")
    func fieldMultiparts() throws {
        let head = "Content-Disposition: form-data; name=\"m\""
        for body in [
            "--b\n\(head)\n\nx\n--b--\n", "--b \r\n\(head)\r\n\r\nx\r\n--b--",
            "before\r\n--b\r\nX-Other: 1\r\n\(head)\r\nContent-Type: text/plain; charset=UTF-8\r\n\r\nx\r\n--b--after",
        ] {
            for type in ["multipart/form-data; boundary=b", "Multipart/Form-Data; charset=utf-8; boundary=\"b\""] {
                #expect(try parse(body, type).all == ["m": "x"])
            }
        }
    }

    @Test("a part of a multipart body has its own character set; names and values around it may hold other separators")
    func partCharsets() throws {
        var body = Array("--b\r\nContent-Disposition: form-data; name=\"m\u{2028}n\"\r\n".utf8)
        body += Array("Content-Type: text/plain; charset=ISO-8859-1\r\n\r\ncaf".utf8) + [0xe9] + Array("\r\n--b--".utf8)
        let read = try RequestParameters(query: nil, contentType: "multipart/form-data; boundary=b", body: body)
        #expect(read.all == ["m\u{2028}n": "café"])
    }

    @Test("names that look the same in other bytes are kept apart for the Storage API; elsewhere the last one counts")
    func twins() throws {
        let read = try parse("e%CC%81=1&%C3%A9=2&e%CC%81=3&x=4", "")
        #expect(read["é"] == "3" && read.all.count == 2)
        let texts = read.texts(without: ["x"])
        #expect(texts == [StoredKey(.text, "e\u{301}"): "3", StoredKey(.text, "\u{e9}"): "2"])
    }

    @Test("a form in Latin-1 and JSON behind a byte order mark are read; other charsets count as UTF-8")
    func charsets() throws {
        #expect(try parse("m=caf%E9", "application/x-www-form-urlencoded; charset=ISO-8859-1").all == ["m": "café"])
        #expect(try parse("m=caf%C3%A9", "application/x-www-form-urlencoded; charset=\"utf-8\"").all == ["m": "café"])
        #expect(throws: Fault.self) { try parse("m=caf%E9", "application/x-www-form-urlencoded; charset=x") }
        #expect(try parse("\u{feff}{\"m\":\"x\"}", "application/json; charset=UTF-8").all == ["m": "x"])
    }

    @Test("a head of quotation marks costs no more than its length, and all heads together have a bound")
    func heads() throws {
        let quotes = String(repeating: "\"", count: 8_000)
        for value in [
            quotes, "\\" + quotes, String(repeating: " \"", count: 4_000), String(repeating: ";", count: 8_000),
        ] {
            let head = "Content-Disposition: form-data; name=m; filename*=UTF-8''%41; x=\(value)"
            #expect(try parse("--b\r\n\(head)\r\n\r\nx\r\n--b--", "multipart/form-data; boundary=b").all.isEmpty)
        }
        let part = "--b\r\nContent-Disposition: form-data; name=m; x=\(quotes)\r\n\r\nx\r\n"
        #expect(throws: Fault.self) {
            try parse(String(repeating: part, count: 9) + "--b--", "multipart/form-data; boundary=b")
        }
    }

    @Test("mutated bodies are read or refused, and never trap", arguments: 0..<40)
    func mutations(seed: UInt64) {
        let samples = [
            "a=b&c=%41&d=+", #"{"a":{"b":[1,2,null]},"c":"d"}"#,
            "--b\r\nContent-Disposition: form-data; name=\"m\"\r\n\r\nx\r\n--b--\r\n",
        ]
        var state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1
        func next() -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state >> 33)
        }
        for round in 0..<300 {
            var bytes = Array(samples[round % samples.count].utf8)
            for _ in 0..<(1 + next() % 4) where !bytes.isEmpty {
                let place = next() % bytes.count
                switch next() % 3 {
                case 0: bytes[place] = UInt8(truncatingIfNeeded: next())
                case 1: bytes.remove(at: place)
                default: bytes.insert(UInt8(truncatingIfNeeded: next()), at: place)
                }
            }
            for type in ["", "application/json", "multipart/form-data; boundary=b"] {
                _ = try? RequestParameters(query: nil, contentType: type, body: bytes)
            }
        }
    }
}
