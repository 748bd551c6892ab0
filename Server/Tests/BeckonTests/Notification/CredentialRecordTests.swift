import TestTime
import Testing

@testable import Beckon

/// Whom a credential's record believes dead.
@Suite struct CredentialRecordTests {
    private let minute: Int64 = 60_000

    private func phone(_ number: Int) -> DeviceID { DeviceID("phone-\(number)") }

    private func reach(_ record: inout CredentialRecord, _ numbers: some Sequence<Int>, at now: Int64 = 0) {
        for number in numbers { _ = record.reached(phone(number), now: Uptime(milliseconds: now)) }
    }

    private func accuse(
        _ record: inout CredentialRecord, _ number: Int, isKnown: Bool = true, at now: Int64 = 0
    ) -> CredentialRecord.Verdict {
        record.accused(phone(number), isKnown: isKnown, now: Uptime(milliseconds: now))
    }

    @Test("one odd device among good ones goes when it is accused again after four others were reached, not before")
    func odd() {
        var record = CredentialRecord()
        reach(&record, 0..<50)
        #expect(accuse(&record, 7) == .doubted(isSuspect: false))
        reach(&record, 10..<13)
        #expect(accuse(&record, 7) == .doubted(isSuspect: false))
        reach(&record, 13..<14)
        #expect(accuse(&record, 7) == .believed)
    }

    @Test("a credential reaches devices for a minute after the last one, and none at first")
    func reaching() {
        var record = CredentialRecord()
        #expect(!record.isReaching(now: 0))
        reach(&record, [1], at: minute)
        let end = Uptime(milliseconds: 2 * minute)
        #expect(record.isReaching(now: end) && !record.isReaching(now: end + 1))
    }

    @Test("a single good device proves nothing about another, however often it is reached")
    func lone() {
        var record = CredentialRecord()
        for _ in 0..<1_000 {
            reach(&record, [1])
            #expect(accuse(&record, 2, isKnown: false) != .believed)
        }
    }

    @Test(
        "a fleet that was never reached: nobody is believed dead, and the credential is suspect",
        arguments: [1, 10, 1_000])
    func fresh(size: Int) {
        var record = CredentialRecord()
        for round in 0..<12 {
            for number in 0..<size {
                let verdict = accuse(&record, number, isKnown: false, at: Int64(round) * 5 * minute)
                #expect(verdict == .doubted(isSuspect: round * size + number >= CredentialRecord.suspicion - 1))
            }
        }
        #expect(record.inDoubt == size && !record.isProven)
    }

    @Test("a month of good pushes, then a wrong setting: nobody is believed dead, and the credential is at fault")
    func turnsWrong() {
        var record = CredentialRecord()
        for day in 0..<30 { reach(&record, 0..<1_000, at: Int64(day) * 1_440 * minute) }
        let start = 30 * 1_440 * minute
        for round in 0..<60 {
            for number in 0..<1_000 {
                let verdict = accuse(&record, number, at: start + Int64(round) * minute)
                let isFirst = round * 1_000 + number < CredentialRecord.tolerance - 1
                #expect(verdict == (isFirst ? .doubted(isSuspect: false) : .fault))
            }
        }
        // After the mending each device that is reached is out of doubt.
        reach(&record, 0..<1_000, at: start + 61 * minute)
        #expect(record.inDoubt == 0)
    }

    @Test("a setting that is wrong again and again believes nobody dead")
    func flaps() {
        var record = CredentialRecord()
        for hour in 0..<20 {
            let now = Int64(hour) * 60 * minute
            reach(&record, 0..<100, at: now)
            for number in 0..<100 { #expect(accuse(&record, number, at: now + minute) != .believed) }
            // A part of them was reached meanwhile, the others stay in doubt.
            reach(&record, 0..<50, at: now + 30 * minute)
            for number in 50..<100 { #expect(accuse(&record, number, at: now + 32 * minute) != .believed) }
        }
    }

    @Test("after a restart the record is empty and believes nobody dead, also where devices were reached before")
    func restart() {
        for _ in 0..<100 {
            var record = CredentialRecord()
            for number in 0..<5 { #expect(accuse(&record, number) != .believed) }
            for number in 0..<5 { #expect(accuse(&record, number) != .believed) }
        }
    }

    /// A thousand devices of which some are accused whenever they are asked for: how many are believed dead in a day.
    private func believed(_ accused: Int, seed: UInt64) -> Int {
        var record = CredentialRecord()
        var random = SplitMix(seed: seed)
        var gone: Set<Int> = []
        for step in 0..<8_000 {
            let (number, now) = (Int(random.next() % 1_000), Int64(step) * 4_000)
            guard !gone.contains(number) else { continue }
            if number >= accused {
                reach(&record, [number], at: now)
            } else if accuse(&record, number, at: now) == .believed {
                gone.insert(number)
            }
        }
        return gone.count
    }

    @Test("of a thousand devices a burst is kept, a few odd ones go", arguments: [1, 2, 3] as [UInt64])
    func mixtures(seed: UInt64) {
        for burst in [20, 200, 999] { #expect(believed(burst, seed: seed) == 0, "\(burst)") }
        #expect((1...3).contains(believed(3, seed: seed)))
    }

    @Test("devices that were believed dead count against the next ones for a day")
    func drips() {
        var record = CredentialRecord()
        var gone = 0
        for number in 0..<200 {
            let now = Int64(number) * 5 * minute
            _ = accuse(&record, number, at: now)
            reach(&record, 1_000..<2_000, at: now)
            if accuse(&record, number, at: now) == .believed { gone += 1 }
        }
        #expect(gone <= 11)
        let now = 3 * 1_440 * minute
        _ = accuse(&record, 500, at: now)
        reach(&record, 1_000..<1_010, at: now)
        #expect(accuse(&record, 500, at: now) == .believed)
    }

    @Test("good pushes an hour ago prove nothing about now")
    func stale() {
        var record = CredentialRecord()
        _ = accuse(&record, 1)
        reach(&record, 10..<100)
        #expect(accuse(&record, 1, at: CredentialRecord.freshness.count + 1) == .doubted(isSuspect: false))
        reach(&record, [10], at: 2 * minute)
        #expect(accuse(&record, 1, at: 2 * minute) == .believed)
    }

    @Test("each device that is reached has two waiting pushes tried again, the longest waiting first, once")
    func releases() {
        var record = CredentialRecord()
        for number in 0..<10 {
            _ = accuse(&record, number, isKnown: false)
            let held = CredentialRecord.Held(
                push: Int64(number), until: Uptime(milliseconds: 5 * minute), expiresAt: Timestamp(milliseconds: 0))
            record.holds(held, for: phone(number))
        }
        var released: [Int64] = []
        for number in 100..<120 {
            let some = record.reached(phone(number), now: 1).map(\.push)
            #expect(number >= 103 || some.isEmpty)
            #expect(some.count <= CredentialRecord.releases)
            released += some
        }
        #expect(released == Array(0..<10))
        // What is due by itself already is not released.
        _ = accuse(&record, 20, isKnown: false, at: 2)
        record.holds(.init(push: 20, until: 3, expiresAt: Timestamp(milliseconds: 0)), for: phone(20))
        for number in 100..<110 { #expect(record.reached(phone(number), now: 4).isEmpty) }
    }

    @Test("beyond as many devices in doubt as are remembered none is believed dead")
    func bounded() {
        var record = CredentialRecord()
        for number in 0..<(CredentialRecord.doubtLimit + 100) { _ = accuse(&record, number, isKnown: false) }
        #expect(record.inDoubt == CredentialRecord.doubtLimit)
        reach(&record, 10_000..<12_000)
        for number in [0, CredentialRecord.doubtLimit + 50] {
            #expect(accuse(&record, number) == .doubted(isSuspect: false))
        }
    }
}

/// A stream of random numbers from a seed.
private struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

@Suite struct CredentialRecordsTests {
    private let route = PushRoute(.httpcb)

    @Test("each receiver, and each credential without receivers, has a record of its own")
    func apart() {
        var records = CredentialRecords()
        _ = records[route, "a:443"].reached(DeviceID("1"), now: 0)
        #expect(records[route, "a:443"].isProven)
        #expect(!records[route, "b:443"].isProven)
        #expect(!records[route, nil].isProven)
        #expect(!records[PushRoute(.httpcb, providerName: "brand"), "a:443"].isProven)
        _ = records[PushRoute(.apns), nil].reached(DeviceID("1"), now: 0)
        #expect(records[PushRoute(.apns), nil].isProven && !records[PushRoute(.fcm), nil].isProven)
    }

    @Test("the receiver that was unused for longest makes room for another")
    func bounded() {
        var records = CredentialRecords()
        for number in 0..<CredentialRecords.receiverLimit {
            _ = records[route, "\(number)"].reached(DeviceID("1"), now: 0)
        }
        _ = records[route, "0"].reached(DeviceID("2"), now: 0)
        for number in 0..<10 { _ = records[route, "new-\(number)"].reached(DeviceID("1"), now: 0) }
        #expect(records.receivers == CredentialRecords.receiverLimit)
        #expect(records[route, "0"].isProven && records[route, "new-9"].isProven)
        #expect(!records[route, "1"].isProven)
    }
}
