import Beckon
import Testing

@Suite struct TimestampUTCTests {
    @Test(
        "times are read with and without fraction and offset",
        arguments: [
            ("1970-01-01T00:00:00Z", 0),
            ("2026-11-20T09:05:00.000Z", 1_795_165_500_000),
            ("2026-11-20T09:05:00.25Z", 1_795_165_500_250),
            ("2026-11-20T09:05:00.123456Z", 1_795_165_500_123),
            ("2026-11-20T10:05:00.000+01:00", 1_795_165_500_000),
            ("2026-11-20T04:05:00-0500", 1_795_165_500_000),
            ("2024-02-29T00:00:00Z", 1_709_164_800_000),
            ("2000-03-01T00:00:00Z", 951_868_800_000),
            ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
        ] as [(String, Int64)])
    func reads(text: String, milliseconds: Int64) {
        #expect(Timestamp(utc: text) == Timestamp(milliseconds: milliseconds))
    }

    @Test(
        "what is no time is refused",
        arguments: [
            "", "now", "2026-11-20", "2026-11-20T09:05:00", "2026-13-01T00:00:00Z", "2026-02-29T00:00:00Z",
            "2026-11-20T24:00:00Z", "2026-11-20T09:60:00Z", "2026-11-20T09:05:00.Z", "2026-11-20T09:05:00Zx",
            "2026-11-20T09:05:00.1234567890Z", "1969-12-31T23:59:59Z", "2026-00-10T00:00:00Z", "2026-01-00T00:00:00Z",
            "2026-11-20T09:05:00+15:00", "٢٠٢٦-11-20T09:05:00Z", "-026-11-20T09:05:00Z",
        ])
    func refuses(text: String) {
        #expect(Timestamp(utc: text) == nil)
    }
}
