import BeckonFiles
import FileVaultConformance
import Testing

@Suite("Every vault of chat files")
struct FileVaultConformanceTests {
    @Test("keeps bodies in a directory", arguments: FileVaultConformance.checks)
    func directory(_ check: FileVaultConformance.Check) async throws {
        try await FileVaultConformance { body in
            let folder = try TemporaryFolder()
            try await body(try await DirectoryVault.open("\(folder.path)/files"))
        }.verify(check)
    }

    @Test("keeps bodies in memory", arguments: FileVaultConformance.checks)
    func memory(_ check: FileVaultConformance.Check) async throws {
        try await FileVaultConformance { body in try await body(MemoryVault()) }.verify(check)
    }
}
