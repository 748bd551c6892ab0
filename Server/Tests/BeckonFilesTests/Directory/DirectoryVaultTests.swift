import FileVaultConformance
import Foundation
import Testing

@testable import BeckonFiles

@Suite("The vault in a directory")
struct DirectoryVaultTests {
    private let folder: TemporaryFolder
    private let body = Array("hello, world".utf8)

    init() throws { folder = try TemporaryFolder() }

    @Test("keeps a body in two levels of folders, for its owner alone")
    func layout() async throws {
        let vault = try await DirectoryVault.open("\(folder.path)/data/files")
        let hash = try await vault.store(limit: 100, SampleBody.pieces(of: body)).hash.text
        #expect(hash == "09ca7e4eaa6e8ae9c7d261167129184883644d07dfba7cbfbc4c8a2e08360d5b")
        #expect(try folder.files(below: "data/files") == ["09/ca/\(hash)"])
        #expect(try folder.mode(of: "data/files/09/ca/\(hash)") == 0o600)
        for path in ["data/files", "data/files/09", "data/files/09/ca", "data/files/incoming"] {
            #expect(try folder.mode(of: path) == 0o700)
        }
    }

    @Test("removes at its start what a crash left incomplete, and nothing else")
    func leftovers() async throws {
        let stored = try await DirectoryVault.open("\(folder.path)/files")
            .store(limit: 100, SampleBody.pieces(of: body)).hash
        try Data(body).write(to: URL(fileURLWithPath: "\(folder.path)/files/incoming/0123"))
        let vault = try await DirectoryVault.open("\(folder.path)/files")
        #expect(try folder.files(below: "files/incoming").isEmpty)
        #expect(try await SampleBody.read(stored, from: vault) == body)
    }

    @Test("leaves alone what another process is writing when it starts")
    func otherProcess() async throws {
        let path = "\(folder.path)/files"
        let vault = try await DirectoryVault.open(path)
        let pieces = SampleBody.pieces(of: body, length: 5)
        let stored = try await vault.store(limit: 100) {
            _ = try await DirectoryVault.open(path)
            return try await pieces()
        }
        #expect(try await SampleBody.read(stored.hash, from: vault) == body)
    }

    @Test("has no file left of a body that was refused or cut")
    func nothingLeft() async throws {
        struct Cut: Error {}
        let vault = try await DirectoryVault.open("\(folder.path)/files")
        await #expect(throws: FileVaultError(.tooLong)) { try await vault.store(limit: 1_000) { [1, 2, 3] } }
        await #expect(throws: Cut.self) {
            try await vault.store(limit: 100, SampleBody.pieces(of: body) { throw Cut() })
        }
        #expect(try folder.files(below: "files").isEmpty)
    }

    @Test("is full when the disk is")
    func full() throws {
        let disk = open("/dev/full", O_WRONLY)
        try #require(disk >= 0)
        defer { close(disk) }
        #expect(throws: FileVaultError(.full)) { try FilePiece.write(body, to: disk) }
    }

    @Test("tells a damaged body, and makes it whole when it is stored again")
    func damage() async throws {
        let vault = try await DirectoryVault.open("\(folder.path)/files")
        let hash = try await vault.store(limit: 100, SampleBody.pieces(of: body)).hash
        let file = URL(fileURLWithPath: "\(folder.path)/files/09/ca/\(hash.text)")
        for damaged in [Data("hello, w0rld".utf8), Data(), Data("hello, world!".utf8)] {
            try damaged.write(to: file)
            #expect(try await !vault.isIntact(hash))
        }
        _ = try await vault.store(limit: 100, SampleBody.pieces(of: body))
        #expect(try await vault.isIntact(hash))
    }

    @Test("lists bodies alone, whatever else lies in its folders")
    func strangers() async throws {
        let vault = try await DirectoryVault.open("\(folder.path)/files")
        let hash = try await vault.store(limit: 100, SampleBody.pieces(of: body)).hash
        for name in ["readme", "09/note", "09/ca/short", "09/ca/\(String(repeating: "a", count: 64))", "lost+found"] {
            try Data().write(to: URL(fileURLWithPath: "\(folder.path)/files/\(name)"))
        }
        #expect(try await vault.hashes(after: nil, limit: 10) == [hash])
    }

    @Test("reads no file through a link")
    func links() async throws {
        let vault = try await DirectoryVault.open("\(folder.path)/files")
        let hash = try await vault.store(limit: 100, SampleBody.pieces(of: body)).hash
        let path = "\(folder.path)/files/09/ca/\(hash.text)"
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/etc/passwd")
        await #expect(throws: FileVaultError(.away)) { _ = try await vault.read(hash) }
    }

    @Test("cannot be opened where a file is in the way")
    func cannotOpen() async throws {
        try Data().write(to: URL(fileURLWithPath: "\(folder.path)/files"))
        await #expect(throws: FileVaultError(.away)) { _ = try await DirectoryVault.open("\(folder.path)/files") }
    }
}
