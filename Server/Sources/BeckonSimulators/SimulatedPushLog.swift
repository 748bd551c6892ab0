import Synchronization

/// The pushes that the stand-ins accepted, newest last, for tests and for the demo.
///
/// One log is shared by all stand-ins of a process, so its numbers give one order over all providers. It holds the
/// last `capacity` entries and drops the oldest; numbers go on, so a reader sees that it missed some.
package final class SimulatedPushLog: Sendable {
    /// One push that a stand-in accepted.
    package struct Entry: Sendable, Equatable {
        /// The place in the log, from 1, without gaps.
        package var number: Int
        /// `apns`, `fcm`, `httpcb` or `customhttp`.
        package var provider: String
        /// The device token, registration token, address or device id that was addressed.
        package var token: String
        /// The request's headers with names in lower case, without credentials.
        package var headers: [String: String]
        /// The request's body: one JSON document.
        package var payload: [UInt8]
    }

    /// An accepted push as it arrived; entries for readers are made when they are read.
    private struct Record {
        var provider: String
        var token: String
        var headers: [SimulatedHeader]
        var payload: [UInt8]

        func entry(number: Int) -> Entry {
            var shown: [String: String] = [:]
            for header in headers where !SimulatedPushLog.secretHeaders.contains(header.name) {
                shown[header.name] = shown[header.name].map { $0 + ", " + header.value } ?? header.value
            }
            return Entry(number: number, provider: provider, token: token, headers: shown, payload: payload)
        }
    }

    private struct Waiter {
        var count: Int
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var records: [Record] = []
        var oldest = 0
        var count = 0
        var nextWaiter = 0
        var waiters: [Int: Waiter] = [:]
        var cancelled: Set<Int> = []

        /// Removes and returns the waiters whose count is reached.
        mutating func satisfied() -> [CheckedContinuation<Void, any Error>] {
            guard !waiters.isEmpty else { return [] }
            let done = waiters.filter { $0.value.count <= count }
            for key in done.keys { waiters[key] = nil }
            return done.values.map(\.continuation)
        }
    }

    private let capacity: Int
    private let state = Mutex(State())

    /// Makes an empty log.
    ///
    /// - Parameter capacity: How many entries are kept, at least 1.
    package init(capacity: Int = 10_000) {
        self.capacity = max(1, capacity)
    }

    /// How many pushes were accepted since the start, those that have been dropped from the log included.
    package var count: Int { state.withLock { $0.count } }

    /// The kept entries with a number above the given one, oldest first.
    ///
    /// - Parameters:
    ///   - number: The last number that the reader knows, 0 for none.
    ///   - limit: The most entries to return, at least 0.
    /// - Returns: The entries in the order in which they arrived.
    package func entries(after number: Int, limit: Int = .max) -> [Entry] {
        let (first, wanted) = state.withLock { state in
            let dropped = state.count - state.records.count
            let missing = min(max(0, number - dropped), state.records.count)
            let wanted = min(state.records.count - missing, max(0, limit))
            let records = (0..<wanted).map { state.records[(state.oldest + missing + $0) % state.records.count] }
            return (dropped + missing + 1, records)
        }
        return wanted.enumerated().map { $1.entry(number: first + $0) }
    }

    /// Waits until that many pushes were accepted since the start.
    ///
    /// - Parameter count: How many.
    /// - Throws: `CancellationError` as soon as the waiting task is cancelled.
    package func wait(for count: Int) async throws {
        let key = state.withLock { state in
            state.nextWaiter += 1
            return state.nextWaiter
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result = state.withLock { state -> Result<Void, any Error>? in
                    if state.cancelled.remove(key) != nil { return .failure(CancellationError()) }
                    if state.count >= count { return .success(()) }
                    state.waiters[key] = Waiter(count: count, continuation: continuation)
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            let waiter = state.withLock { state -> Waiter? in
                if let waiter = state.waiters.removeValue(forKey: key) { return waiter }
                state.cancelled.insert(key)
                return nil
            }
            waiter?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Adds an entry; removes the oldest if the log is full.
    ///
    /// - Parameters:
    ///   - provider: `apns`, `fcm`, `httpcb` or `customhttp`.
    ///   - token: The device that the push addressed.
    ///   - headers: The request's headers; readers do not see those that carry credentials.
    ///   - payload: The request's body.
    func record(provider: String, token: String, headers: [SimulatedHeader], payload: [UInt8]) {
        let record = Record(provider: provider, token: token, headers: headers, payload: payload)
        let waiters = state.withLock { state in
            state.count += 1
            if state.records.count < capacity {
                state.records.append(record)
            } else {
                state.records[state.oldest] = record
                state.oldest = (state.oldest + 1) % capacity
            }
            return state.satisfied()
        }
        for waiter in waiters { waiter.resume() }
    }

    private static let secretHeaders: Set<String> = ["authorization", "proxy-authorization", "cookie"]
}
