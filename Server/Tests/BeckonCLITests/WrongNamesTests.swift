import Foundation
import Testing

/// What the program itself says about files, hosts and variables that are not what they should be.
@Suite("Wrong names at the terminal", .serialized, .timeLimit(.minutes(20)), .enabled(if: ProgramRun.isThere))
struct WrongNamesTests {
    /// A line of the shell, how it ends, and what it says.
    struct Case: Sendable, CustomTestStringConvertible {
        let line: String
        let status: Int32
        let words: String
        var variables: [String: String] = [:]

        var testDescription: String { line }
    }

    /// `folder` is a folder, `file` a file that holds no text; `none` is not there.
    static let cases = [
        Case(line: "serve --config folder", status: 64, words: "folder is a folder. Name a settings file"),
        Case(line: "check-config --config folder", status: 64, words: "folder is a folder. Name a settings file"),
        Case(line: "check-config --config none", status: 64, words: "The settings file none does not exist"),
        Case(line: "check-config --config file", status: 64, words: "is not UTF-8 text"),
        Case(line: "serve --data file --port 0", status: 70, words: "is a file: name a folder with --data"),
        Case(line: "demo --data file --port 0", status: 70, words: "is a file: name a folder with --data"),
        Case(line: "demo --data data --port 0 --pages folder", status: 66, words: "folder holds no pages: name"),
        Case(line: "demo --data data --port 0 --pages none", status: 66, words: "none holds no pages: name"),
        Case(line: "verify folder", status: 70, words: "folder is a folder: name the file"),
        Case(line: "restore folder --data data", status: 70, words: "folder is a folder: name the file"),
        Case(line: "restore file --data data", status: 70, words: "file is no SQLite database: name a file"),
        Case(line: "migrate --data none", status: 70, words: "there is no database in none; name its folder"),
        Case(line: "renew-secrets --data none", status: 70, words: "there is no database in none; name its folder"),
        Case(line: "import gms-options folder", status: 73, words: "folder is a folder. Name a file."),
        Case(line: "push send --from folder --data data", status: 66, words: "folder is a folder. Name a file."),
        Case(line: "phone --script none", status: 66, words: "none does not exist"),
        Case(line: "phone --script folder", status: 66, words: "folder is a folder. Name a file."),
        Case(line: "phone --script file", status: 66, words: "save it as UTF-8 text"),
        Case(line: "serve --host no..host --port 0 --data data", status: 70, words: "no..host is neither an address"),
        Case(line: "bayeux --host no..host --port 0", status: 70, words: "no..host is neither an address"),
        Case(line: "serve --data data", status: 64, words: "(BECKON_PORT)", variables: ["BECKON_PORT": "abc"]),
        Case(
            line: "serve --data data", status: 64, words: "(BECKON_HTTP_PORT)", variables: ["BECKON_HTTP_PORT": "abc"]),
    ]

    @Test("each is named for what it is, and nothing is called a bug or shown raw", arguments: cases)
    func named(_ one: Case) async throws {
        try await CommandRun.withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/folder", withIntermediateDirectories: false)
            try Data([0x80, 0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: folder + "/file"))
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder + "/file")
            let run = try await ProgramRun.run("$beckon \(one.line)", in: folder, variables: one.variables)
            #expect(run.complaint.contains(one.words), "\(run.complaint)")
            #expect(run.status == one.status, "\(run.complaint)")
            for raw in ["as a bug", "NSCocoaErrorDomain", "disk I/O error"] { #expect(!run.complaint.contains(raw)) }
        }
    }
}
