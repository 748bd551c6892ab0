import Beckon

/// Zones that no database decides: UTC, and one whose clock jumps forth and back within three days.
struct FixedZones: ZoneSource {
    func zone(_ identifier: String) -> (any Zone)? {
        switch identifier {
        case "UTC": UTCZone()
        case "Test/Jumping": JumpingZone()
        default: nil
        }
    }
}

/// One hour ahead; two hours ahead from 2026-11-22T01:00Z to 2026-11-24T01:00Z.
struct JumpingZone: Zone {
    let identifier = "Test/Jumping"

    func offset(at time: Timestamp) -> Int64 {
        let forth = Timestamp(milliseconds: 1_795_309_200_000)
        let back = Timestamp(milliseconds: 1_795_482_000_000)
        return time >= forth && time < back ? 7_200 : 3_600
    }

    func standardOffset(at time: Timestamp) -> Int64 { 3_600 }
}
