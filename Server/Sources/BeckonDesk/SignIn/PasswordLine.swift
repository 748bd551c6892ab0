import Dispatch
import Synchronization

/// Who waits for the thread that hashes passwords, and who is next.
///
/// Pure. Known browsers have a line of their own, which is served first. Strangers take turns by address, so that a few busy
/// addresses delay another one by one hash each. Each line has room for ``capacity``; a full line of strangers gives up the last
/// of the address that has most in it, if another address has fewer.
struct PasswordLine {
    /// Where somebody waits.
    enum Place: Hashable {
        /// A browser in which the account's user has signed in before.
        case known
        /// An address without such a browser.
        case stranger(String)
    }

    /// What became of somebody who wants to wait.
    enum Verdict: Hashable {
        case waits
        /// Waits in place of another one, who is turned away.
        case replaces(Int)
        case isTurnedAway
    }

    static let capacity = 16

    private var known: [Int] = []
    /// The waiting of each address, and the addresses in the order of their turns.
    private var strangers: [String: [Int]] = [:]
    private var turns: [String] = []

    private var strangerCount: Int { strangers.values.reduce(0) { $0 + $1.count } }

    /// Takes somebody in.
    ///
    /// - Parameters:
    ///   - ticket: A number of its own.
    ///   - place: Where it waits.
    /// - Returns: The verdict.
    mutating func add(_ ticket: Int, at place: Place) -> Verdict {
        guard case .stranger(let address) = place else {
            guard known.count < Self.capacity else { return .isTurnedAway }
            known.append(ticket)
            return .waits
        }
        var verdict = Verdict.waits
        if strangerCount >= Self.capacity {
            let own = strangers[address]?.count ?? 0
            guard let busiest = turns.max(by: { (strangers[$0]?.count ?? 0) < (strangers[$1]?.count ?? 0) }),
                let most = strangers[busiest]?.count, most > own + 1, let last = strangers[busiest]?.popLast()
            else { return .isTurnedAway }
            verdict = .replaces(last)
        }
        if strangers[address] == nil { turns.append(address) }
        strangers[address, default: []].append(ticket)
        return verdict
    }

    /// Takes out who is next; nil if nobody waits.
    mutating func next() -> Int? {
        if !known.isEmpty { return known.removeFirst() }
        guard let address = turns.first, let ticket = strangers[address]?.first else { return nil }
        turns.removeFirst()
        strangers[address]?.removeFirst()
        if strangers[address]?.isEmpty ?? true { strangers[address] = nil } else { turns.append(address) }
        return ticket
    }
}

/// Hashes passwords one at a time, on a thread of its own, in the order of a ``PasswordLine``.
///
/// A hash uses a core for half a second and 128 MiB; on the threads that serve requests a few hashes would block all
/// others.
final class PasswordThread: Sendable {
    private struct State {
        var line = PasswordLine()
        var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
        var tickets = 0
        var isBusy = false
    }

    private let queue = DispatchQueue(label: "beckon.passwords", qos: .utility)
    private let state = Mutex(State())

    /// Runs slow work when its turn has come.
    ///
    /// - Parameters:
    ///   - place: Where it waits for its turn.
    ///   - work: What is done.
    /// - Returns: The result; nil if too much waits already.
    func run<Value: Sendable>(
        at place: PasswordLine.Place, _ work: @escaping @Sendable () -> Value
    ) async -> Value? {
        guard await turn(at: place) else { return nil }
        let value = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
        passOn()
        return value
    }

    /// Waits for a turn; false if there is none.
    private func turn(at place: PasswordLine.Place) async -> Bool {
        await withCheckedContinuation { continuation in
            let (ended, result) = state.withLock { state in Self.join(continuation, place, &state) }
            ended?.resume(returning: result)
        }
    }

    /// - Returns: Who waits no longer, and whether its turn has come.
    private static func join(
        _ continuation: CheckedContinuation<Bool, Never>, _ place: PasswordLine.Place, _ state: inout State
    ) -> (CheckedContinuation<Bool, Never>?, Bool) {
        guard state.isBusy else {
            state.isBusy = true
            return (continuation, true)
        }
        state.tickets += 1
        switch state.line.add(state.tickets, at: place) {
        case .isTurnedAway: return (continuation, false)
        case .waits:
            state.waiting[state.tickets] = continuation
            return (nil, false)
        case .replaces(let other):
            state.waiting[state.tickets] = continuation
            return (state.waiting.removeValue(forKey: other), false)
        }
    }

    /// Gives the turn to the next one.
    private func passOn() {
        let next = state.withLock { state in
            let next = state.line.next().flatMap { state.waiting.removeValue(forKey: $0) }
            state.isBusy = next != nil
            return next
        }
        next?.resume(returning: true)
    }
}
