import Beckon
import Testing

@Suite struct CircuitBreakerTests {
    private let start = Uptime(milliseconds: 1_000)
    private let end = Uptime(milliseconds: 6_000)

    /// One that was opened until ``end`` by the last of three failures.
    private func opened(trial: Milliseconds = .forever) -> CircuitBreaker {
        var breaker = CircuitBreaker(tolerance: 3, trial: trial)
        for isLast in [false, false, true] {
            let opens = breaker.failed()
            #expect(opens == isLast)
        }
        let wasClosed = breaker.open(until: end)
        #expect(wasClosed && !breaker.isClosed && breaker.refusesUntil == end)
        return breaker
    }

    @Test("it is to be opened after failures in a row; a success between them counts from the beginning")
    func opening() {
        var breaker = CircuitBreaker(tolerance: 3)
        for _ in 0..<20 {
            let (first, second) = (breaker.failed(), breaker.failed())
            #expect(!first && !second)
            let wasOpen = breaker.succeeded()
            #expect(!wasOpen)
        }
        let (admitsOne, admitsAnother) = (breaker.admits(at: start), breaker.admits(at: start))
        #expect(admitsOne && admitsAnother && breaker.isClosed && breaker.refusesUntil == nil)
        _ = opened()
        var strict = CircuitBreaker(tolerance: 1)
        let opens = strict.failed()
        #expect(opens)
    }

    @Test("open, it refuses everybody until its time, and then all but the one that tries")
    func halfOpen() {
        var breaker = opened()
        let admitsEarly = breaker.admits(at: Uptime(milliseconds: 5_999))
        #expect(!admitsEarly && breaker.refuses(at: start) && !breaker.refuses(at: end))
        let (admitsOne, admitsAnother) = (breaker.admits(at: end), breaker.admits(at: end))
        #expect(admitsOne && !admitsAnother)
        let wasOpen = breaker.succeeded()
        #expect(wasOpen && breaker.isClosed)
        let (first, second) = (breaker.failed(), breaker.failed())
        #expect(!first && !second)
    }

    @Test("when the one that tries fails, it is to be opened again, for another time")
    func failedTrial() {
        var breaker = opened(trial: .seconds(30))
        _ = breaker.admits(at: end)
        let opens = breaker.failed()
        #expect(opens)
        let wasClosed = breaker.open(until: Uptime(milliseconds: 8_000))
        #expect(!wasClosed && breaker.refusesUntil == Uptime(milliseconds: 8_000))
    }

    @Test("when the one that tries is not heard of again, another one tries after a time, if there is one")
    func lostTrial() {
        var breaker = opened(trial: .seconds(30))
        _ = breaker.admits(at: end)
        #expect(breaker.refuses(at: Uptime(milliseconds: 35_999)))
        let later = Uptime(milliseconds: 36_000)
        let (admitsOne, admitsAnother) = (breaker.admits(at: later), breaker.admits(at: later))
        #expect(admitsOne && !admitsAnother)
        var patient = opened()
        _ = patient.admits(at: end)
        #expect(patient.refuses(at: Uptime(milliseconds: .max - 1)))
    }

    @Test("failures of what was asked before it opened change nothing, and another time only lengthens its own")
    func late() {
        var breaker = opened()
        let opens = breaker.failed()
        #expect(!opens && breaker.refusesUntil == end)
        breaker.open(until: start)
        #expect(breaker.refusesUntil == end)
        breaker.open(until: Uptime(milliseconds: 7_000))
        #expect(breaker.refusesUntil == Uptime(milliseconds: 7_000))
        let wasOpen = breaker.succeeded()
        #expect(wasOpen)
    }
}
