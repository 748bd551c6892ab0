import BeckonTransport

/// Limits how many pieces of work run at a time; further callers wait in line, within their own time limit.
///
/// At most ``longestLine`` callers wait; one more is refused at once.
actor Places {
    /// The most callers that wait.
    static let longestLine = 1_024

    /// How many places are free.
    private(set) var free: Int
    private var line: [(number: UInt64, continuation: CheckedContinuation<Bool, Never>)] = []
    private var lastNumber: UInt64 = 0

    init(_ count: Int) { free = count }

    /// How many callers wait.
    var waiting: Int { line.count }

    /// Runs work when a place is free.
    ///
    /// - Throws: `TransportError` with `cancelled` when the task is cancelled in the line and `cannotConnect` when
    ///   the line is full; what the work throws.
    func with<Value: Sendable>(_ work: @Sendable () async throws -> Value) async throws -> Value {
        try await take()
        defer { give() }
        return try await work()
    }

    private func take() async throws {
        guard free == 0 else {
            free -= 1
            return
        }
        guard line.count < Self.longestLine else {
            throw TransportError(code: .cannotConnect, message: "Too many requests wait for a connection.")
        }
        lastNumber += 1
        let number = lastNumber
        let isMine = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { return continuation.resume(returning: false) }
                line.append((number, continuation))
            }
        } onCancel: {
            Task { await self.leave(number) }
        }
        guard isMine else { throw TransportError.cancellation }
    }

    private func leave(_ number: UInt64) {
        guard let index = line.firstIndex(where: { $0.number == number }) else { return }
        line.remove(at: index).continuation.resume(returning: false)
    }

    private func give() {
        guard !line.isEmpty else {
            free += 1
            return
        }
        line.removeFirst().continuation.resume(returning: true)
    }
}
