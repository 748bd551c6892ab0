import BeckonFiles
import FileVaultConformance
import TestLog
import Testing

@Suite("What a scanner's verdict leads to")
struct ScanGateTests {
    private struct Scanner: FileScanner {
        let verdict: ScanVerdict

        func scan(_ next: NextBytes) async throws -> ScanVerdict { verdict }
    }

    @Test("a body is kept only if it was scanned and nothing was found")
    func verdicts() async throws {
        let log = LogLines()
        for (verdict, expected) in [
            (ScanVerdict.clean, nil), (.infected("X"), ScanGate.Refusal.infected), (.tooLong, .tooLong), (.away, .away),
        ] {
            let gate = ScanGate(Scanner(verdict: verdict), logger: log.logger)
            let vault = MemoryVault()
            var refusal: ScanGate.Refusal?
            do {
                _ = try await vault.store(limit: 9, SampleBody.pieces(of: [1, 2, 3])) { try await gate.admit($0) }
            } catch let error as ScanGate.Refusal {
                refusal = error
            }
            #expect(refusal == expected)
            #expect(vault.count == (expected == nil ? 1 : 0))
        }
        #expect(log.matching("a file was refused: the scanner found malware").map(\.metadata) == [["name": "X"]])
    }
}
