import Beckon
import BeckonCallback
import BeckonJSON
import Testing

@Suite struct WholeNumberTests {
    @Test(
        "a number of any size counts as the nearer end of its range",
        arguments: [
            ("5", 5), ("-5", 0), ("+7", 7), ("-0", 0), ("2.0", 2), ("1e1", 10), ("9223372036854775807", 10),
            ("-9223372036854775808", 0), ("9223372036854775808", 10), ("-9223372036854775809", 0), ("1e18", 10),
            ("-1e18", 0), ("00000000000000000000000000004", 4), ("1e19", 10), ("1e30", 10), ("1e308", 10),
            ("-1e308", 0), ("1e400", 10), ("9223372036854775808.0", 10),
        ])
    func clamped(text: String, number: Int) {
        #expect(WholeNumber.clamped(text, to: 0...10) == number)
    }

    @Test(
        "what is no whole number is none",
        arguments: [
            "", " ", "1x", "1.5", "NaN", "nan", "inf", "Infinity", "0x1", "1 ", "١", "1\u{301}", "--1", "1e", "true",
            ".5", "-", "+", "1e-1",
            "1" + String(repeating: "0", count: 70) + ".0",
        ])
    func others(text: String) {
        #expect(WholeNumber.clamped(text, to: 0...10) == nil)
        #expect(WholeNumber.read(text, in: 0...10) == nil)
    }

    @Test("a number outside its range is refused where it is not clamped")
    func read() {
        #expect(WholeNumber.read("10", in: 0...10) == 10)
        for text in ["11", "-1", "9223372036854775808"] { #expect(WholeNumber.read(text, in: 0...10) == nil) }
        for text in ["2", "2.0", "2e0"] { #expect(WholeNumber.spelled(text, in: 0...10) == 2) }
        for text in ["11", "-1", "1e30", "2.5", ""] { #expect(WholeNumber.spelled(text, in: 0...10) == nil) }
        #expect(JSONValue.integer(3).integer(in: 0...10) == 3)
        #expect(JSONValue.integer(.min).integer(in: 0...10) == nil && JSONValue.string("3").integer(in: 0...10) == nil)
    }

    @Test(
        "a number that readers take for different ones is none",
        arguments: ["010", "-08", "+00", "0x10", "0X10", "-0o7", "0b1", "1_0", "_1", "1:30", "00000000000000000000"])
    func readTwice(text: String) {
        #expect(WholeNumber.isReadTwice(text) && WholeNumber.plain(text, in: -100...100) == nil)
    }

    @Test(
        "a plain number is read by all alike, and other texts are no numbers",
        arguments: [
            ("0", 0), ("-0", 0), ("+7", 7), ("-7", -7), ("100", 100), ("101", nil), ("", nil), ("-", nil), ("1.5", nil),
            ("0.5", nil), ("1e1", nil), ("soon", nil), ("5s", nil), ("99999999999999999999", nil),
        ] as [(String, Int?)])
    func plain(text: String, number: Int?) {
        #expect(!WholeNumber.isReadTwice(text) && WholeNumber.plain(text, in: -100...100) == number)
    }

    @Test("times from outside lie in the years 1970 to 9999")
    func times() {
        #expect(Timestamp(named: 0) == Timestamp(milliseconds: 0))
        #expect(Timestamp(named: 253_402_300_799_999) != nil)
        for number in [nil, -1, 253_402_300_800_000, Int.min, Int.max] { #expect(Timestamp(named: number) == nil) }
    }

    @Test("the arithmetic of zones and slots holds at both ends of time", arguments: [Int64.min, -1, 0, Int64.max])
    func ends(milliseconds: Int64) {
        let time = Timestamp(milliseconds: milliseconds)
        let zone = UTCZone()
        _ = (zone.local(time), zone.moment(ofLocal: milliseconds))
        _ = SlotGrid(.hour, in: zone).start(holding: time)
        #expect(DialOptions.Hours("3600,9,21")?.next(from: time, promised: time, offset: .max) == time)
    }
}
