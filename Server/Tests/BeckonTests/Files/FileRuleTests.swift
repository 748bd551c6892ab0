import Testing

@testable import Beckon

/// The rules about files: names, types and limits.
@Suite struct FileRuleTests {
    @Test(
        "a name loses its path, spaces around it and marks that hide its ending",
        arguments: [
            ("report.pdf", "report.pdf"), ("/etc/passwd", "passwd"), ("..\\..\\x.png", "x.png"),
            (" a b .txt ", "a b .txt"),
            ("a\u{202e}gnp.exe", "agnp.exe"), ("Ölbild.png", "Ölbild.png"), ("a\u{feff}.png", "a.png"),
        ])
    func names(_ sent: String, _ kept: String) { #expect(FileName.cleaned(sent) == kept) }

    @Test(
        "a name of which nothing is left, or with control characters, is none",
        arguments: [
            "", " ", "/", "a/", "..", ".", "\u{200b}", "a\u{0}.png", "a\n.png", "a\u{7f}",
        ])
    func noNames(_ sent: String) { #expect(FileName.cleaned(sent) == nil) }

    @Test("marks that an invisible character parted are no long run without it")
    func marks() throws {
        let marks = String(repeating: "\u{301}", count: 25)
        let name = try #require(FileName.cleaned("a\(marks)\u{200b}\(marks).png"))
        #expect(name.unicodeScalars.split(separator: "\u{34F}").map(\.count) == [31, 24])
    }

    @Test("a long name loses its middle and keeps its ending")
    func longName() throws {
        let name = try #require(FileName.cleaned(String(repeating: "ä", count: 300) + ".jpeg"))
        #expect(name.utf8.count <= 255 && name.hasSuffix(".jpeg") && name.hasPrefix("ää"))
        #expect(FileName.cleaned(String(repeating: "b", count: 300))?.utf8.count == 255)
        #expect(FileName.ending(of: "A.TAR.Gz") == "gz" && FileName.ending(of: "none").isEmpty)
    }

    @Test("the content has to be what the name says")
    func types() {
        let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]
        let pdf = Array("%PDF-1.7".utf8)
        #expect(FileType.mediaType(of: "a.png", head: png) == "image/png")
        #expect(FileType.mediaType(of: "a.JPG", head: [0xff, 0xd8, 0xff, 0xe0]) == "image/jpeg")
        #expect(FileType.mediaType(of: "a.pdf", head: pdf) == "application/pdf")
        #expect(FileType.mediaType(of: "a.zip", head: [0x50, 0x4b, 3, 4]) == "application/zip")
        #expect(FileType.mediaType(of: "a.heic", head: [0, 0, 0, 24] + Array("ftypheic".utf8)) == "image/heic")
        #expect(FileType.mediaType(of: "a.webp", head: Array("RIFF....WEBP".utf8)) == "image/webp")
        #expect(FileType.mediaType(of: "a.txt", head: Array("Hello, ü".utf8)) == "text/plain;charset=UTF-8")
        #expect(FileType.mediaType(of: "a.dwg", head: Array("AC1027".utf8)) == "application/octet-stream")
        for (name, head) in [
            ("a.png", pdf), ("a.pdf", png), ("a.jpg", Array("<html>".utf8)), ("a.txt", Array("MZ".utf8)),
            ("a.txt", [0x41, 0]), ("a.csv", Array("\u{feff} <SCRIPT>".utf8)), ("a.dwg", [0x7f, 0x45, 0x4c, 0x46]),
            ("a.png", []), ("a.svgx", Array("<svg ".utf8)),
        ] {
            #expect(FileType.mediaType(of: name, head: head) == nil, "\(name)")
        }
    }

    @Test("checks come in their order: the chat, an agent, the size, the type, the number, all sizes")
    func order() {
        var options = FileOptions()
        (options.needsAgent, options.largestFile, options.mostFiles, options.largestTotal) = (true, 10, 1, 12)
        var head = ChatHead(
            ChatID("A"), serviceID: ServiceID("S"), serviceName: "n",
            life: ChatLife(
                state: .ended, startedAt: Timestamp(milliseconds: 0), expiresAt: Timestamp(milliseconds: 9)),
            customer: ChatCustomer(nickname: "Ada"), attendance: ChatAttendance(.polling),
            files: ChatFileUse(count: 1, bytes: 5))
        func refusal(_ name: String = "a.exe", _ size: Int = 11) -> FileRefusal? {
            options.refusal(of: name, size: size, in: head)
        }
        #expect(refusal() == .ended)
        head.life.state = .waiting
        #expect(refusal() == .noAgent)
        head.side.agents = [AgentParty(nickname: "Kim", kind: .agent, account: "kim")]
        #expect(refusal() == .tooLarge)
        #expect(refusal("a.exe", 10) == .type)
        #expect(refusal("a.PNG", 10) == .tooMany)
        options.mostFiles = 2
        #expect(refusal("a.png", 8) == .tooMuch)
        #expect(refusal("a.png", 7) == nil)
        options.needsAgent = false
        head.side.agents = []
        #expect(refusal("a.png", 7) == nil)
    }
}
