import Foundation
import Testing

@testable import BeckonCLI

@Suite("Options of GMS become settings", .timeLimit(.minutes(20)))
struct ImportCommandTests {
    private static let fine = "[service.support]\n_service=request-chat\n_type=builtin\n_ttl=600\n"

    @Test("the exit code tells whether a decision is needed, and what is no options file writes nothing")
    func codes() async throws {
        try await CommandRun.withFolder { folder in
            let (file, output) = (folder + "/gms.cfg", folder + "/beckon.yaml")
            for (text, code) in [
                (Self.fine, Int32(0)), (Self.fine + "[odd]\nx=1\n", 1), ("no options\n", 65), ("[a]\nx=1\nx=2\n", 65),
            ] {
                try Data(text.utf8).write(to: URL(fileURLWithPath: file))
                try? FileManager.default.removeItem(atPath: output)
                #expect(await CommandRun.exit(of: ImportOptionsCommand.self, file, "--output", output) == code)
                #expect(FileManager.default.fileExists(atPath: output) == (code < 2))
            }
            #expect(await CommandRun.exit(of: ImportOptionsCommand.self, folder + "/none.cfg") == 73)
        }
    }

    @Test("files are written for their owner alone, and none is replaced unasked")
    func files() async throws {
        try await CommandRun.withFolder { folder in
            let (file, output, secrets) = (folder + "/gms.cfg", folder + "/beckon.yaml", folder + "/secrets")
            let text = Self.fine + "[server]\nusername=u\npassword=p-7\n"
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
            func exit(_ more: String) async -> Int32 {
                await CommandRun.exit(
                    of: ImportOptionsCommand.self, file, "--secrets-dir", secrets, "--output", output, more)
            }
            #expect(await exit("--force") == 0)
            for path in [output, secrets + "/server.password"] {
                let attributes = try FileManager.default.attributesOfItem(atPath: path)
                #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o077 } == 0, "\(path)")
            }
            #expect(try String(contentsOfFile: secrets + "/server.password", encoding: .utf8) == "p-7\n")
            #expect(await CommandRun.exit(of: CheckConfigCommand.self, "--config", output) == 0)
            let again = await CommandRun.exit(
                of: ImportOptionsCommand.self, file, "--secrets-dir", secrets, "--output", output)
            #expect(again == 73)
            #expect(await exit("--force") == 0)
        }
    }

    @Test("neither a file that is read nor a database in use is replaced")
    func needed() async throws {
        try await CommandRun.withFolder { folder in
            let (file, data) = (folder + "/gms.cfg", folder + "/beckon.sqlite")
            try Data(Self.fine.utf8).write(to: URL(fileURLWithPath: file))
            for name in ["beckon.lock", "beckon.sqlite"] {
                try Data("theirs".utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
            }
            for output in [file, folder + "/./gms.cfg", data, data + "-wal"] {
                let code = await CommandRun.exit(of: ImportOptionsCommand.self, file, "--output", output, "--force")
                #expect(code == 73, "\(output)")
            }
            #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.fine)
            #expect(try String(contentsOfFile: data, encoding: .utf8) == "theirs")
            #expect(!FileManager.default.fileExists(atPath: data + "-wal"))
        }
    }
}
