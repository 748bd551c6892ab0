import Beckon
import TestTime
import Testing

@Suite struct TimeArithmeticTests {
    @Test("lengths of time add, subtract and divide, and stop at the ends of what there is")
    func lengths() {
        #expect(Milliseconds.seconds(2) + Milliseconds(5) == Milliseconds(2_005))
        #expect(Milliseconds.seconds(2) - Milliseconds(2_005) == Milliseconds(-5))
        #expect(Milliseconds(1_999) / 20 == Milliseconds(99))
        #expect(Milliseconds.forever + Milliseconds(1) == .forever)
        #expect(Milliseconds(.min) - Milliseconds(1) == Milliseconds(.min))
        #expect(Milliseconds.zero - Milliseconds(.min) == .forever)
        #expect([Int64.max, .min].map { Milliseconds.seconds($0) } == [.forever, Milliseconds(.min)])
    }

    @Test("points in time move by lengths, and never beyond the first and the last")
    func points() {
        let start = Uptime.start
        #expect(start.advanced(by: .seconds(1)).elapsed(since: start) == .seconds(1))
        #expect(start.elapsed(since: start.advanced(by: .seconds(1))) == .seconds(-1))
        #expect(start.advanced(by: .seconds(1)).advanced(by: .forever) == .never)
        #expect(Uptime.distantPast.advanced(by: Milliseconds(-1)) == .distantPast)
        #expect(Uptime.never.elapsed(since: .distantPast) == .forever)
        let time = Timestamp(milliseconds: 5)
        #expect(time.advanced(by: .forever) == Timestamp(milliseconds: .max))
        #expect(time.advanced(by: Milliseconds(.min)) == Timestamp(milliseconds: .min + 5))
    }
}
