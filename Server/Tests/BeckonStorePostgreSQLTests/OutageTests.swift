import Beckon
import Testing

@testable import BeckonStorePostgreSQL

@Suite("An outage of the database")
struct OutageTests {
    /// An outage on a clock of whole milliseconds.
    private final class Watched {
        private var outage = Outage()

        func mayTry(at time: Int) -> Bool { outage.mayTry(at: uptime(time)) }
        func fail(at time: Int) -> Bool { outage.fail(at: uptime(time)) }
        func succeed() -> Bool { outage.succeed() }

        private func uptime(_ time: Int) -> Uptime { Uptime(milliseconds: Int64(time)) }
    }

    @Test("everybody may try while the database is there")
    func none() {
        let outage = Watched()
        #expect(outage.mayTry(at: 0))
        #expect(outage.mayTry(at: 0))
        #expect(!outage.succeed())
    }

    @Test("after a failure one at a time tries, after waits that double up to a second")
    func waits() {
        let outage = Watched()
        var now = 0
        #expect(outage.fail(at: now))
        for wait in [50, 100, 200, 400, 800, 1_000, 1_000, 1_000] {
            #expect(!outage.mayTry(at: now + wait - 1))
            #expect(outage.mayTry(at: now + wait))
            #expect(!outage.mayTry(at: now + wait), "another one tries at the same time")
            now += wait
            #expect(!outage.fail(at: now))
        }
    }

    @Test("the first success ends it for everybody")
    func end() {
        let outage = Watched()
        _ = outage.fail(at: 0)
        #expect(outage.mayTry(at: 50))
        #expect(outage.succeed())
        #expect(outage.mayTry(at: 50))
        #expect(outage.fail(at: 50))
        #expect(outage.mayTry(at: 100))
    }
}
