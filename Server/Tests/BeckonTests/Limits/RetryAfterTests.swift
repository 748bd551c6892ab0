import Beckon
import Testing

@Suite struct RetryAfterTests {
    /// 1994-11-06T08:49:00Z.
    private let now = Timestamp(milliseconds: 784_111_740_000)

    @Test("seconds and dates are read")
    func reads() {
        #expect(RetryAfter.read("17", now: now) == .seconds(17))
        #expect(RetryAfter.read("0", now: now) == .zero)
        #expect(RetryAfter.read("Sun, 06 Nov 1994 08:49:37 GMT", now: now) == .seconds(37))
        #expect(RetryAfter.read("Sun, 06 Nov 1994 08:48:00 GMT", now: now) == .zero)
        #expect(
            RetryAfter.read("Thu, 29 Feb 2024 00:00:00 GMT", now: Timestamp(milliseconds: 1_709_164_799_000))
                == .seconds(1))
    }

    @Test("a service can ask for five minutes at most, as an agent side can")
    func bounds() {
        #expect(RetryAfter.read("300", now: now) == .seconds(300))
        for text in ["301", "7200", "9223372036854775807", "99999999999999999999"] {
            #expect(RetryAfter.read(text, now: now) == .seconds(300), "\(text)")
        }
        for date in ["Sun, 06 Nov 1994 10:49:00 GMT", "Fri, 31 Dec 9999 23:59:59 GMT"] {
            #expect(RetryAfter.read(date, now: now) == .seconds(300), "\(date)")
        }
    }

    @Test(
        "nonsense is no wait",
        arguments: [
            "", "-1", "soon", "1.5", "Sun, 06 Nov 1994", "Sun, 06 Foo 1994 08:49:37 GMT",
            "Sun, 40 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT",
        ])
    func refuses(text: String) {
        #expect(RetryAfter.read(text, now: now) == nil)
        #expect(RetryAfter.read(nil, now: now) == nil)
        #expect(RetryAfter.read("Sun, 06 Nov 1994 08:49:37 GMT", now: nil) == nil)
    }
}
