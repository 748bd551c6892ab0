import Synchronization

/// Keeps bodies in memory, for tests.
package final class MemoryVault: FileVault {
    fileprivate struct State {
        var bodies: [ContentHash: [UInt8]] = [:]
        var failure: FileVaultError?
    }

    private let state = Mutex(State())

    package init() {}

    /// From now on everything fails with this code; nil ends that.
    package func fails(with code: FileVaultError.Code?) {
        state.withLock { $0.failure = code.map(FileVaultError.init) }
    }

    /// How many bodies it holds.
    package var count: Int { state.withLock { $0.bodies.count } }

    package func store(limit: Int, _ next: NextBytes, admission: Admission) async throws -> StoredContent {
        var (arriving, bytes) = (ArrivingContent(limit: limit), [UInt8]())
        try state.withLock { try $0.check() }
        while let piece = try await next() {
            try arriving.take(piece)
            bytes += piece
        }
        let content = try arriving.finish()
        try await admission(Self.pieces(of: bytes))
        try state.withLock { [bytes] state in
            try state.check()
            state.bodies[content.hash] = bytes
        }
        return content
    }

    package func read(_ hash: ContentHash) async throws -> (size: Int, next: NextBytes) {
        let bytes = try state.withLock { state in
            try state.check()
            guard let bytes = state.bodies[hash] else { throw FileVaultError(.unknown) }
            return bytes
        }
        return (bytes.count, Self.pieces(of: bytes))
    }

    private static func pieces(of bytes: [UInt8]) -> NextBytes {
        let rest = Mutex(bytes[...])
        return {
            rest.withLock { rest in
                guard !rest.isEmpty else { return nil }
                defer { rest = rest.dropFirst(FilePiece.length) }
                return Array(rest.prefix(FilePiece.length))
            }
        }
    }

    package func holds(_ hash: ContentHash) async throws -> Bool {
        try state.withLock { state in
            try state.check()
            return state.bodies[hash] != nil
        }
    }

    package func remove(_ hash: ContentHash) async throws {
        try state.withLock { state in
            try state.check()
            state.bodies[hash] = nil
        }
    }

    package func hashes(after: ContentHash?, limit: Int) async throws -> [ContentHash] {
        try state.withLock { state in
            try state.check()
            let later = state.bodies.keys.filter { hash in after.map { hash > $0 } ?? true }
            return Array(later.sorted().prefix(limit))
        }
    }
}

extension MemoryVault.State {
    fileprivate func check() throws { if let failure { throw failure } }
}
