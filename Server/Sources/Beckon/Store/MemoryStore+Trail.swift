extension MemoryTables {
    mutating func tell(_ entry: TrailEntry) {
        if let once = entry.once, trail.contains(where: { $0.entry.once == once }) { return }
        trail.append(TrailRow(entry, after: trail.last?.head))
    }

    mutating func cutTrail(to checkpoint: TrailRow) {
        if let index = trail.firstIndex(where: { $0.number == checkpoint.number && $0.hash == checkpoint.hash }) {
            trail[index] = checkpoint
        }
        trail.removeAll { $0.number < checkpoint.number }
    }
}

/// The audit trail in memory.
extension MemoryStore {
    package func trail(after number: Int64, limit: Int) async throws -> [TrailRow] {
        try await read { Array($0.trail.lazy.filter { $0.number > number }.prefix(max(0, limit))) }
    }

    package func trail(_ filter: TrailFilter, limit: Int) async throws -> [TrailRow] {
        try await read { Array($0.trail.reversed().lazy.filter { filter.holds(for: $0) }.prefix(max(0, limit))) }
    }

    package func trailEnd(before time: Timestamp, limit: Int) async throws -> TrailRow? {
        try await read { Array($0.trail.prefix(max(0, limit)).prefix { $0.entry.at < time }).last }
    }
}
