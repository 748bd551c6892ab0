import Beckon
import Testing

extension StoreConformance {
    static var slots: [Check] {
        [
            Check("a slot takes as many callbacks as it holds, and refuses the whole commit then") {
                store async throws in
                #expect(try await store.book("A") == .committed)
                #expect(try await store.book("B") == .committed)
                let full = try await store.commit(
                    .putSetting(name: "x", value: "1"), .bookSlot(Sample.slot("C"), capacity: 2))
                #expect(full == .slotFull)
                #expect(try await store.setting("x") == nil)
                #expect(try await store.counts() == [Sample.at(0): 2])
                #expect(try await store.book("C", capacity: 3) == .committed)
                #expect(try await store.book("D", capacity: 0) == .slotFull)
                #expect(try await store.book("D", capacity: -1) == .slotFull)
                #expect(try await store.counts() == [Sample.at(0): 3])
            },
            Check("a callback has one slot: booking another moves it, booking its own keeps it") { store async throws in
                for callback in ["A", "B"] { try await store.book(callback) }
                #expect(try await store.book("B") == .committed)
                #expect(try await store.counts() == [Sample.at(0): 2])
                #expect(try await store.book("B", start: 60) == .committed)
                #expect(try await store.counts() == [Sample.at(0): 1, Sample.at(60): 1])
                #expect(try await store.book("C") == .committed)
                #expect(try await store.book("B") == .slotFull)
                #expect(try await store.counts() == [Sample.at(0): 2, Sample.at(60): 1])
            },
            Check("a slot that was freed can be had again") { store async throws in
                for callback in ["A", "B"] { try await store.book(callback) }
                try await store.commit(.freeSlot(of: ServiceID("A")), .freeSlot(of: ServiceID("none")))
                #expect(try await store.counts() == [Sample.at(0): 1])
                #expect(try await store.book("C") == .committed)
                #expect(try await store.book("D") == .slotFull)
            },
            Check("slots of other services and other times are other slots") { store async throws in
                #expect(try await store.book("A", capacity: 1) == .committed)
                #expect(try await store.book("B", start: 60, capacity: 1) == .committed)
                #expect(try await store.book("C", service: "other", capacity: 1) == .committed)
                #expect(try await store.book("D", capacity: 1) == .slotFull)
                #expect(try await store.counts() == [Sample.at(0): 1, Sample.at(60): 1])
                #expect(try await store.counts("other") == [Sample.at(0): 1])
                #expect(try await store.counts("none").isEmpty)
                let service = Sample.slotService
                let first = try await store.bookings(service: service, from: Sample.at(0), until: Sample.at(60))
                #expect(first == [Sample.at(0): 1])
                let second = try await store.bookings(service: service, from: Sample.at(1), until: Sample.at(61))
                #expect(second == [Sample.at(60): 1])
                let none = try await store.bookings(service: service, from: Sample.at(60), until: Sample.at(0))
                #expect(none.isEmpty)
            },
            Check("of the commits of one list the earlier ones take the slot") { store async throws in
                let commits = ["A", "B", "C"].map { Commit([.bookSlot(Sample.slot($0), capacity: 2)]) }
                #expect(try await store.commit(commits) == [.committed, .committed, .slotFull])
                #expect(try await store.counts() == [Sample.at(0): 2])
            },
            Check("places are counted by the times of callbacks, also when slots became longer, shorter or moved") {
                store async throws in
                // Slots of five minutes with two places each.
                for (callback, start) in [("A", 0), ("B", 30), ("C", 300), ("D", 599)] {
                    let slot = Sample.slot(callback, start: Int64(start) / 300 * 300, length: 300, time: Int64(start))
                    #expect(try await store.commit(.bookSlot(slot, capacity: 2)) == .committed)
                }
                #expect(
                    try await store.counts() == [
                        Sample.at(0): 1, Sample.at(30): 1, Sample.at(300): 1, Sample.at(599): 1,
                    ])
                // A quarter of an hour that holds them all; then one that begins beside them.
                let long = Sample.slot("E", length: 900, time: 720)
                #expect(try await store.commit(.bookSlot(long, capacity: 4)) == .slotFull)
                let beside = Sample.slot("E", start: 15, length: 900, time: 720)
                #expect(try await store.commit(.bookSlot(beside, capacity: 3)) == .slotFull)
                #expect(try await store.commit(.bookSlot(beside, capacity: 4)) == .committed)
                // A minute of which one place is taken, and the next, of which none is.
                let short = Sample.slot("F", start: 540, length: 60, time: 540)
                #expect(try await store.commit(.bookSlot(short, capacity: 1)) == .slotFull)
                let free = Sample.slot("F", start: 600, length: 60, time: 600)
                #expect(try await store.commit(.bookSlot(free, capacity: 1)) == .committed)
            },
            Check("two bookings in one commit are refused") { store async throws in
                let twice = try await store.commit(
                    .bookSlot(Sample.slot("A"), capacity: 9), .bookSlot(Sample.slot("B"), capacity: 9))
                #expect(twice == .conflict)
                #expect(try await store.counts().isEmpty)
            },
        ]
    }
}

extension Sample {
    static let slotService = "voice-scheduled"

    /// A place in a slot of a minute, or of `length` seconds, at its beginning or another time.
    static func slot(
        _ callback: String, start: Int64 = 0, length: Int64 = 60, time: Int64? = nil, service: String = slotService
    ) -> SlotBooking {
        SlotBooking(
            service: service, slot: at(start)..<at(start + length), time: at(time ?? start),
            callback: ServiceID(callback))
    }
}

extension Store {
    @discardableResult
    fileprivate func book(
        _ callback: String, start: Int64 = 0, service: String = Sample.slotService, capacity: Int = 2
    ) async throws -> CommitResult? {
        try await commit(.bookSlot(Sample.slot(callback, start: start, service: service), capacity: capacity))
    }

    fileprivate func counts(_ service: String = Sample.slotService) async throws -> [Timestamp: Int] {
        try await bookings(service: service, from: Sample.at(-1_000), until: Sample.at(1_000))
    }
}
