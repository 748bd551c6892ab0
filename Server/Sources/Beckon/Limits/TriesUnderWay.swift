import DequeModule

/// The tries of addresses whose outcome is not known yet, and who waits for one.
///
/// Every try counts as a miss until it was right. Of many right ones at once, as after a restart, some would find the limit
/// used up: they wait for the outcome of those under way. At most ``mostWaiting`` of an address wait, and ``mostInAll``
/// altogether; more are refused, and so is who has waited for too long. No locks, no clock.
struct TriesUnderWay<Waiter> {
    private struct Address {
        var running = 0
        var waiting: Deque<(ticket: UInt64, waiter: Waiter)> = []
    }

    private let mostWaiting: Int
    private let mostInAll: Int
    private var addresses: [String: Address] = [:]
    /// How many wait, of all addresses.
    private(set) var waiting = 0
    private var lastTicket: UInt64 = 0

    /// - Parameters:
    ///   - mostWaiting: How many of an address may wait.
    ///   - mostInAll: How many may wait altogether.
    init(mostWaiting: Int = 256, mostInAll: Int = 4_096) {
        self.mostWaiting = mostWaiting
        self.mostInAll = mostInAll
    }

    /// Notes that a try begins.
    mutating func begin(_ address: String) { addresses[address, default: Address()].running += 1 }

    /// A number by which somebody who is to wait can give up.
    mutating func ticket() -> UInt64 {
        lastTicket &+= 1
        return lastTicket
    }

    /// Has somebody wait for the end of a try.
    ///
    /// - Returns: Whether to wait: false if no try of the address is under way, or too many wait already.
    mutating func wait(_ waiter: Waiter, _ ticket: UInt64, for address: String) -> Bool {
        guard let tries = addresses[address], tries.running > 0, tries.waiting.count < mostWaiting, waiting < mostInAll
        else { return false }
        addresses[address]?.waiting.append((ticket, waiter))
        waiting += 1
        return true
    }

    /// Has somebody wait no longer; nil if the wait has ended.
    mutating func giveUp(_ ticket: UInt64, for address: String) -> Waiter? {
        guard let index = addresses[address]?.waiting.firstIndex(where: { $0.ticket == ticket }) else { return nil }
        waiting -= 1
        return addresses[address]?.waiting.remove(at: index).waiter
    }

    /// Notes the end of a try.
    ///
    /// - Returns: Who goes on: the first that waits if the try was right; all of them if no other is under way.
    mutating func end(_ address: String, isRight: Bool) -> [Waiter] {
        guard var tries = addresses[address] else { return [] }
        tries.running -= 1
        var next: [Waiter] = []
        if tries.running <= 0 {
            next = tries.waiting.map(\.waiter)
            tries.waiting = []
        } else if isRight, let first = tries.waiting.popFirst() {
            next = [first.waiter]
        }
        waiting -= next.count
        addresses[address] = tries.running <= 0 ? nil : tries
        return next
    }
}
