import Foundation

/// Whether a request was sent, and so may have reached the server, or was given up before.
///
/// `@unchecked Sendable`: `lock` guards the state.
final class Departure: @unchecked Sendable {
    private enum State { case waiting, left, givenUp }

    private let lock = NSLock()
    private var state = State.waiting

    /// Records that the request is sent now.
    ///
    /// - Returns: False when it was given up before; then it must not be sent.
    func leave() -> Bool { move(to: .left) }

    /// Gives the request up.
    ///
    /// - Returns: True when it was not sent before, and so never will be.
    func giveUp() -> Bool { move(to: .givenUp) }

    private func move(to next: State) -> Bool {
        lock.withLock {
            guard state == .waiting else { return false }
            state = next
            return true
        }
    }
}
