import Beckon
import BeckonJSON
import Foundation
import TestLog
import TestTime
import Testing

@testable import BeckonEdge
@testable import BeckonNode
@testable import BeckonServer

@Suite("Keeping the audit trail") struct TrailKeepingTests {
    private static let day = Milliseconds.seconds(86_400)

    /// A node whose trail has a row for each of ten days, the last one today.
    private func run(
        retention days: Int64, _ body: (SimulatedNode, TrailKeeping, LogLines) async throws -> Void
    ) async throws {
        let node = SimulatedNode()
        try await node.run {
            for number in Int64(0)..<10 {
                let time = node.time.now.advanced(by: Milliseconds((number - 9) * Self.day.count))
                let entry = TrailEntry(.tookChat, by: .command, of: "\(number)", at: time)
                _ = try await node.store.commit([Commit([.tell(entry)])])
            }
            let lines = LogLines()
            let keeping = TrailKeeping(
                store: node.store, queue: node.core.queue, secret: "secret", retention: .seconds(days * 86_400),
                time: node.time, logger: lines.logger)
            try await body(node, keeping, lines)
        }
    }

    private func fault(_ node: SimulatedNode, _ secret: InstallationSecret) async throws -> TrailFault? {
        var check = TrailCheck { secret.hasSigned($0) }
        for row in try await node.store.trail(after: 0, limit: 99) {
            if let fault = check.add(row) { return fault }
        }
        return nil
    }

    @Test("old rows go, and a signed checkpoint keeps the chain whole, round after round")
    func retention() async throws {
        try await run(retention: 5) { node, keeping, _ in
            let before = try await node.store.trail(after: 0, limit: 99)
            for _ in 0..<2 {
                try await keeping.turn()
                let rows = try await node.store.trail(after: 0, limit: 99)
                #expect(rows.first?.isCheckpoint == true)
                #expect(rows.dropFirst() == before.suffix(6))
                #expect(try await fault(node, "secret") == nil)
                #expect(try await fault(node, "another")?.kind == .forged)
            }
            node.time.advance(by: .seconds(3 * 86_400))
            try await keeping.turn()
            #expect(try await node.store.trail(after: 0, limit: 99).dropFirst() == before.suffix(3))
            #expect(try await fault(node, InstallationSecret(stored: "new,secret")) == nil)
        }
    }

    @Test("a retention of zero keeps everything; the log has the head")
    func head() async throws {
        try await run(retention: 0) { node, keeping, lines in
            try await keeping.turn()
            let rows = try await node.store.trail(after: 0, limit: 99)
            #expect(rows.count == 10)
            let told = lines.all.compactMap { $0.metadata["audit.head"] }.map { "\($0)" }
            #expect(told == rows.suffix(1).map(\.head.text))
        }
    }
}
