import Beckon
import Foundation
import Testing

@testable import BeckonServer

@Suite("Files with texts of pushes in several languages") struct LocalizationFileTests {
    @Test(
        "by language and key, or by key and language, as JSON or YAML",
        arguments: [
            #"{"en-US": {"order.shipped": "On its way"}, "de": {"order.shipped": "Unterwegs"}, "default": {"a": "b"}}"#,
            "en-US:\n  order.shipped: On its way\nde:\n  order.shipped: Unterwegs\ndefault:\n  a: b\n",
            #"{"order.shipped": {"en_US": "On its way", "DE": "Unterwegs"}, "a": {"default": "b"}}"#,
        ])
    func forms(text: String) throws {
        #expect(
            try LocalizationFile.catalog(of: text) == [
                "en-us": ["order.shipped": "On its way"], "de": ["order.shipped": "Unterwegs"], "": ["a": "b"],
            ])
    }

    @Test(
        "anything else is refused",
        arguments: [
            "", "[1]", #"{"de": "Hallo"}"#, #"{"de": {"a": {"b": "c"}}}"#, #"{"order.shipped": {"deutsch": "x"}}"#,
            "<texts/>", "a: [", #"{"de": {"a": 1}}"#,
        ])
    func refusals(text: String) {
        #expect(throws: LocalizationFile.Refusal.self) { try LocalizationFile.catalog(of: text) }
    }

    @Test("properties of Java: comments, escapes, continued lines")
    func properties() {
        let text = """
            # a comment
            ! another
            order.shipped = Unterwegs
            two:Gr\\u00fc\\u00DFe
            New\\ message\\ from\\ Agent=Neue \\
                Nachricht
            empty
            a=b=c
            broken=\\u12
            """
        #expect(
            LocalizationFile.lines(text) == [
                "order.shipped": "Unterwegs", "two": "Grüße", "New message from Agent": "Neue Nachricht", "empty": "",
                "a": "b=c", "broken": "12",
            ])
    }

    @Test("each language has a file of its own beside that of every language")
    func folder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("beckon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in [("texts", "a=A"), ("texts_de", "a=Ä"), ("texts_pt_BR", "a=Á"), ("texts_old copy", "a=x")] {
            try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).properties"))
        }
        let path = folder.appendingPathComponent("texts.properties").path
        let expected = ["": ["a": "A"], "de": ["a": "Ä"], "pt-br": ["a": "Á"]]
        #expect(try LocalizationFile.catalog(at: path) == expected)
        #expect(try LocalizationFile.catalog(at: "file://\(path)") == expected)
        let settings = try Settings(
            yaml: """
                push:
                  language: de_DE
                  localizationFileLocation: \(path)
                  texts:
                    pt-BR: {messages: {a: own}}
                  provider:
                    brand: {localizationFileLocation: \(path)}
                """)
        let texts = settings.push.rules.texts
        #expect(texts.text("a", language: "pt-BR", provider: nil) == "own")
        #expect(texts.text("a", language: "pt-BR", provider: "brand") == "Á")
        #expect(texts.text("a", language: "fr", provider: nil) == "Ä")
        #expect(settings.push.rules.noticeTexts.language == "de-de")
    }

    @Test("a file that is not there, and a language that is none, are named")
    func mistakes() {
        #expect {
            try Settings(yaml: "push: {localizationFileLocation: /nowhere/texts.json, language: deutsch}")
        } throws: { error in
            let text = "\(error)"
            return text.contains("push.localizationFileLocation: /nowhere/texts.json does not exist")
                && text.contains("push.language: must be a language tag")
        }
    }
}
