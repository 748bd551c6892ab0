import Foundation

/// Whether a request has left, and so may have reached the server, or was given up before.
///
/// `@unchecked Sendable`: the state stands behind the lock.
final class Departure: @unchecked Sendable {
    private enum State { case waiting, left, givenUp }

    private let lock = NSLock()
    private var state = State.waiting

    /// Says that the request leaves now.
    ///
    /// - Returns: False when it was given up before; then it must not leave.
    func leave() -> Bool { move(to: .left) }

    /// Gives the request up.
    ///
    /// - Returns: True when it had not left, and so never will.
    func giveUp() -> Bool { move(to: .givenUp) }

    private func move(to next: State) -> Bool {
        lock.withLock {
            guard state == .waiting else { return false }
            state = next
            return true
        }
    }
}
