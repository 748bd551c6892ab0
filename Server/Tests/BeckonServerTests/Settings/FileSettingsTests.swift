import Beckon
import Testing

@testable import BeckonServer

/// `chat.files` and `services.<name>.files`.
@Suite struct FileSettingsTests {
    @Test("chat.files holds for every service, and a service changes what it names")
    func inheritance() throws {
        let settings = try Settings(
            yaml: """
                chat:
                  files: {maxFiles: 2, types: [PDF, txt], needAgent: true, downloads: 3, delete: false}
                services:
                  request-chat: {type: chat}
                  other: {type: chat, files: {maxFileSize: 9, maxTotalSize: 10, types: png}}
                """)
        var files = FileOptions()
        (files.mostFiles, files.types, files.needsAgent) = (2, ["pdf", "txt"], true)
        (files.downloads, files.mayDelete) = (3, false)
        func options(_ name: String) -> FileOptions? { settings.services.first { $0.name == name }?.files }
        #expect(options("request-chat") == files)
        (files.largestFile, files.largestTotal, files.types) = (9, 10, ["png"])
        #expect(options("other") == files)
        #expect(try Settings(yaml: "").services.allSatisfy { $0.files == FileOptions() })
    }

    @Test("what cannot hold is told")
    func problems() {
        let yaml = """
            chat:
              files: {maxFiles: -1, maxTotalSize: 5, types: [a.b], colour: red}
              other: 1
            """
        #expect {
            try Settings(yaml: yaml)
        } throws: { error in
            let problems = (error as? SettingsError)?.problems ?? []
            return [
                "chat.files.maxFiles", "chat.files.maxTotalSize", "chat.files.types", "chat.files.colour", "chat.other",
            ]
            .allSatisfy { start in problems.contains { $0.hasPrefix("\(start):") } }
        }
    }
}
