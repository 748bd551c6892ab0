import Testing

@testable import BeckonServer

/// The two forms of exported options.
@Suite struct OptionsFileTests {
    private static func files(_ texts: [String]) -> [(name: String, bytes: [UInt8])] {
        texts.enumerated().map { ("f\($0.offset)", [UInt8]($0.element.utf8)) }
    }

    private static func read(_ texts: String...) throws -> [OptionsFile.Option] { try OptionsFile.read(files(texts)) }

    private static func fault(_ texts: String...) -> String {
        do {
            _ = try OptionsFile.read(files(texts))
            return "none"
        } catch {
            return error.description
        }
    }

    @Test("sections, comments, blanks, ends of lines and values with = and quotes are read as they stand")
    func text() throws {
        let options = try Self.read(
            "\u{feff}# first\r\n; second\r\n\r\n[service.a]\r\n _ttl = 30 \r\n_x=a=b \"c\"\r\n_empty=\r\n[push]\nk=v")
        #expect(options.map(\.section) == ["service.a", "service.a", "service.a", "push"])
        #expect(options.map(\.key) == ["_ttl", "_x", "_empty", "k"])
        #expect(options.map(\.value) == ["30", "a=b \"c\"", "", "v"])
        #expect(options.map(\.place) == ["f0:5", "f0:6", "f0:7", "f0:9"])
    }

    @Test("line feeds and carriage returns alone end a line", arguments: ["\n", "\r\n", "\r"])
    func lines(end: String) throws {
        let options = try Self.read(["[a]", "x=one\u{2028}two\u{85}three\u{2029}", "y=\u{b}"].joined(separator: end))
        #expect(options.map(\.key) == ["x", "y"] && options.map(\.place) == ["f0:2", "f0:3"])
        #expect(options.first?.value.hasPrefix("one\u{2028}two\u{85}three") == true)
    }

    @Test("the JSON form is read when a file begins with a brace")
    func json() throws {
        let options = try Self.read(#" {"service.a": {"_ttl": 30, "_x": "y", "_n": null}, "push": {}}"#)
        #expect(options.map(\.key) == ["_ttl", "_x", "_n"] && options.map(\.value) == ["30", "y", ""])
        #expect(options.allSatisfy { $0.line == nil && $0.place == "f0" })
        #expect(Self.fault("{").hasPrefix("f0: is not valid JSON"))
        #expect(Self.fault(#"{"a": 3}"#) == "f0: [a] must be an object of options")
    }

    @Test("a section may go on in another file, an option may not stand twice")
    func several() throws {
        #expect(try Self.read("[a]\nx=1", "[a]\ny=2").count == 2)
        #expect(Self.fault("[a]\nx=1", "[b]\nx=1\n[a]\nx=2") == "f1:4: x of [a] stands at f0:2 already")
    }

    @Test(
        "what is no options file is told with its place, without its values",
        arguments: [
            ("key=value", "f0:1: stands before the first section"),
            ("[a]\nsecret", "f0:2: a line has the form key=value"),
            ("[a\n", "f0:1: a section has the form [name]"), ("[]\n", "f0:1: a section has the form [name]"),
            ("[a]\n=x", "f0:2: the key before = is missing"),
        ])
    func faults(_ text: String, _ words: String) {
        #expect(Self.fault(text) == words)
    }

    @Test("bytes that are not UTF-8 are told with their line")
    func encoding() {
        let bytes = [UInt8]("[a]\nx=1\ny=".utf8) + [0xe4, 0xf6] + [UInt8]("\nz=1\n".utf8)
        do {
            _ = try OptionsFile.read([("f", bytes)])
            Issue.record("it was read")
        } catch {
            #expect(error.description.hasPrefix("f:3: is not UTF-8"))
        }
    }

    @Test("whatever the bytes are, reading ends with options or a fault")
    func fuzz() {
        var random = SystemRandomNumberGenerator()
        let alphabet = [UInt8]("[]=#;{}\":,\n\r \\ax_".utf8) + [0xc3, 0xa4, 0xff, 0x00]
        for _ in 0..<2_000 {
            let bytes = (0..<Int.random(in: 0...60, using: &random)).compactMap { _ in
                alphabet.randomElement(using: &random)
            }
            guard let options = try? OptionsFile.read([("f", bytes)]) else { continue }
            #expect(OptionsImport(options, secretsDirectory: nil).options.count == options.count)
        }
    }
}
