import Beckon
import Synchronization

/// Ids of delivered messages (`data.id`): time-based UUIDs printed without dashes, as GMS prints them.
final class EventIDs: Sendable {
    /// The time from 1582-10-15, where the clock of these UUIDs starts, to 1970, in steps of 100 nanoseconds.
    private static let epoch: UInt64 = 0x01b2_1dd2_1381_4000

    private let time: any TimeSource
    private let tail: UInt64
    private let last = Mutex<UInt64>(0)

    init(time: any TimeSource, ids: any IDSource) {
        self.time = time
        // Clock sequence with the variant's bits, then a node number of random bits.
        let random = ids.bits()
        let sequence = (random & 0x3fff) | 0x8000
        tail = sequence << 48 | (random >> 16 & 0xffff_ffff_ffff)
    }

    /// Returns an id that this process has not returned before.
    func next() -> String {
        let wall = UInt64(max(0, time.now.milliseconds)) &* 10_000 &+ Self.epoch
        let tick = last.withLock { last -> UInt64 in
            last = max(last + 1, wall)
            return last
        }
        let low = tick & 0xffff_ffff
        let middle = tick >> 32 & 0xffff
        let high = tick >> 48 & 0x0fff | 0x1000
        return UUIDText.spell(low << 32 | middle << 16 | high, tail, hasDashes: false)
    }
}
