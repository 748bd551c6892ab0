import Foundation
import Testing

@testable import BeckonDesk

/// What browsers get of a script or a style sheet.
@Suite("The pages' comments") struct PageCommentsTests {
    @Test(
        "lines of comment alone are empty, and code stays",
        arguments: [
            ("// a\nb();\n  // c\n", "\nb();\n\n"), ("a(); // b\nc();", "a(); // b\nc();"),
            ("/** a */\nb();", "\nb();"), ("/**\n * a\n * b\n */\nc();\n", "\n\n\n\nc();\n"),
            ("/*\n// a */\nb();", "\n\nb();"), ("  /* a */ \t\r\nb();\r\n", "\nb();\r\n"),
            ("/** @type {A} */ (b).c();", "/** @type {A} */ (b).c();"),
            ("/* a */ b(); /* c */\nd();", "/* a */ b(); /* c */\nd();"),
            ("a(\"// b\");", "a(\"// b\");"), ("/\\/\\*/.test(a);\nb();", "/\\/\\*/.test(a);\nb();"),
            ("/*/ a\n*/\nb();", "\n\nb();"), ("a(`b`, `c`);\n// d\n", "a(`b`, `c`);\n\n"), ("", ""), ("\n\n", "\n\n"),
            ("/*\u{301} é */\nb(\"é\");", "\nb(\"é\");"),
        ])
    func script(_ text: String, _ expected: String) {
        #expect(PageComments.emptied(text, isScript: true) == expected)
    }

    @Test(
        "a file in which code might look like a comment stays as it is",
        arguments: [
            "// a\nb(`\n// c\n`);", "/* a\n*/ b();\n// c\n", "// a\n/* b\n c();", "// a\nb(`c\n/* d */\n${e}`);",
            "// a\nb(/`/);\n",
        ])
    func doubtful(_ text: String) {
        #expect(PageComments.emptied(text, isScript: true) == text)
    }

    @Test("two slashes are no comment of a style sheet")
    func styles() {
        let text = "/* a */\n//b { color: red }\n/*\n c\n*/\np::after { content: \"`\" }\n"
        let expected = "\n//b { color: red }\n\n\n\np::after { content: \"`\" }\n"
        #expect(PageComments.emptied(text, isScript: false) == expected)
    }

    @Test("every script and style sheet of the pages gets shorter, and keeps its lines")
    func pages() throws {
        let root = PagesPlace.resources.appendingPathComponent("Web")
        var scripts = 0
        for folder in ["account", "agent-sides", "audit", "callbacks", "desk", "phone", "shared", "status"] {
            for name in PageFolder(root).names(in: folder) where name.hasSuffix(".js") {
                let text = try String(contentsOf: root.appendingPathComponent("\(folder)/\(name)"), encoding: .utf8)
                let sent = PageComments.emptied(text, isScript: true)
                #expect(sent.utf8.count < text.utf8.count, "\(folder)/\(name)")
                #expect(!sent.contains("@ts-check") && !sent.contains("@param"), "\(folder)/\(name)")
                #expect(
                    sent.split(separator: "\n", omittingEmptySubsequences: false).count
                        == text.split(separator: "\n", omittingEmptySubsequences: false).count)
                scripts += 1
            }
        }
        #expect(scripts > 30)
    }
}
