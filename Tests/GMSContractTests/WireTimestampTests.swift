import GMSContract
import Testing

@Suite("Times on the wire")
struct WireTimestampTests {
    @Test(
        "A time is spelled and read",
        arguments: [
            (0, "1970-01-01T00:00:00.000Z"),
            (1, "1970-01-01T00:00:00.001Z"),
            (86_399_999, "1970-01-01T23:59:59.999Z"),
            (951_782_400_000, "2000-02-29T00:00:00.000Z"),
            (951_868_800_000, "2000-03-01T00:00:00.000Z"),
            (1_399_048_058_000, "2014-05-02T16:27:38.000Z"),
            (1_425_414_972_123, "2015-03-03T20:36:12.123Z"),
            (1_709_164_800_000, "2024-02-29T00:00:00.000Z"),
            (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
            (4_107_456_000_000, "2100-02-28T00:00:00.000Z"),
            (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
        ] as [(Int64, String)])
    func knownTimes(time: Int64, text: String) {
        #expect(WireTimestamp.milliseconds(time) == text)
        #expect(WireTimestamp.seconds(time) == text.prefix(19) + "Z")
        #expect(WireTimestamp.parse(text) == time)
        #expect(WireTimestamp.parse(text.prefix(19) + "Z") == time / 1000 * 1000)
    }

    @Test("Times outside are taken to the nearest end", arguments: [-1, .min, .max, 253_402_300_800_000] as [Int64])
    func clamps(_ time: Int64) {
        let expected = time < 0 ? "1970-01-01T00:00:00.000Z" : "9999-12-31T23:59:59.999Z"
        #expect(WireTimestamp.milliseconds(time) == expected)
        #expect(WireTimestamp.parse("1969-12-31T23:59:59Z") == 0)
        #expect(WireTimestamp.parse("0001-01-01T00:00:00Z") == 0)
        #expect(WireTimestamp.parse("9999-12-31T23:59:59-01:00") == WireTimestamp.latest)
    }

    @Test("The ends of February and of the year agree with the calendar from 1970 to 9999")
    func calendar() {
        let lengths: [Int64] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        var day: Int64 = 0
        var faults = 0
        for year in Int64(1970)...9999 {
            let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
            for (index, length) in lengths.enumerated() {
                let last = index == 1 && isLeap ? length + 1 : length
                // Leap days and the turn of the year are where the arithmetic could slip.
                for date in index == 1 || index == 11 ? [last] : index == 2 ? [1] : [] {
                    let time = (day + date - 1) * 86_400_000 + 43_200_000
                    let text = WireTimestamp.seconds(time)
                    let month = index + 1
                    let expected = "\(year)-\(month < 10 ? "0" : "")\(month)-\(date < 10 ? "0" : "")\(date)T12:00:00Z"
                    if text != expected || WireTimestamp.parse(text) != time { faults += 1 }
                }
                day += last
            }
        }
        #expect(faults == 0)
        #expect(day * 86_400_000 - 1 == WireTimestamp.latest)
    }

    @Test(
        "Fractions of any length and offsets are read",
        arguments: [
            ("1970-01-01T00:00:01.5Z", 1500), ("1970-01-01T00:00:01.05Z", 1050),
            ("1970-01-01T00:00:01.123456789Z", 1123), ("1970-01-01T02:00:00+02:00", 0),
            ("1970-01-01T02:00:00+0200", 0), ("1969-12-31T22:30:00.000-01:30", 0),
            ("1970-01-01T00:00:00-00:01", 60_000),
        ] as [(String, Int64)])
    func otherForms(text: String, time: Int64) {
        #expect(WireTimestamp.parse(text) == time)
    }

    @Test(
        "Anything else is no time",
        arguments: [
            "", "Z", "2014-05-02", "2014-05-02T16:27:38", "2014-05-02 16:27:38Z", "2014-05-02t16:27:38Z",
            "2014-05-02T16:27Z", "2014-13-02T16:27:38Z", "2014-00-02T16:27:38Z", "2014-02-29T16:27:38Z",
            "2100-02-29T00:00:00Z", "2014-04-31T00:00:00Z", "2014-05-00T00:00:00Z", "2014-05-02T24:00:00Z",
            "2014-05-02T16:60:00Z", "2014-05-02T16:27:60Z", "2014-05-02T16:27:38.Z", "2014-05-02T16:27:38ZZ",
            "2014-05-02T16:27:38+2:00", "2014-05-02T16:27:38+25:00", "2014-05-02T16:27:38+00:60",
            "-014-05-02T16:27:38Z", "+2014-05-02T16:27:38Z", "0000-01-01T00:00:00Z", "20140502T162738Z",
            "２014-05-02T16:27:38Z", "2014-05-02T16:27:38.000000000000000000000000000000000Z", "\0",
        ])
    func noTimes(_ text: String) {
        #expect(WireTimestamp.parse(text) == nil)
    }
}
