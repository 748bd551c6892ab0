import Beckon
import Dispatch
import TestTime
import Testing

@testable import BeckonDesk
@testable import BeckonEdge

@Suite("Password hashes and the marks of known browsers") struct PasswordHashTests {
    private let now = Timestamp(milliseconds: 1_700_000_000_000)

    @Test("a password belongs to its own hash only")
    func hashes() throws {
        let hash = try PasswordHash.make("correct horse", cost: .small)
        #expect(PasswordHash.matches("correct horse", hash))
        #expect(!PasswordHash.matches("correct horsf", hash))
        #expect(try PasswordHash.make("correct horse", cost: .small) != hash)
        #expect(!hash.contains("horse"))
        #expect(!PasswordHash.isOutdated(hash, .small))
        #expect(PasswordHash.isOutdated(hash, .standard))
    }

    @Test("stored text that is no hash matches nothing", arguments: ["", "scrypt$1$2$3", "scrypt$a$8$1$AA==$AA=="])
    func noHash(stored: String) {
        #expect(!PasswordHash.matches("x", stored))
        #expect(PasswordHash.isOutdated(stored, .small))
    }

    @Test("the hash of nobody matches no password")
    func nobody() {
        for password in ["", "x", "correct horse"] {
            #expect(!PasswordHash.matches(password, PasswordHash.ofNobody(.small)))
        }
    }

    @Test("a mark names its browser to its account until it is over, and any other byte makes it nobody's")
    func marks() {
        let browsers = KnownBrowsers(secret: "0123456789abcdef0123456789abcdef")
        let mark = browsers.mark("ada b", in: "browser", now: now)
        #expect(browsers.browser(of: mark, user: "ada b", now: now) == "browser")
        #expect(browsers.browser(of: mark, user: "ada", now: now) == nil)
        #expect(browsers.browser(of: mark, user: "ada b", now: now.advanced(by: KnownBrowsers.lifetime)) == nil)
        #expect(KnownBrowsers(secret: "another").browser(of: mark, user: "ada b", now: now) == nil)
        for index in mark.indices {
            var forged = mark
            forged.replaceSubrange(index...index, with: mark[index] == "A" ? "B" : "A")
            if let browser = browsers.browser(of: forged, user: "ada b", now: now) { #expect(browser == "browser") }
        }
    }

    @Test("windows count by key, forget after a minute, and never grow")
    func windows() {
        var windows = AttemptWindows(limit: 3, salt: 7)
        for _ in 0..<3 {
            #expect(windows.wait("a", uptime: 0) == 0)
            windows.count("a", uptime: 0)
        }
        #expect(windows.wait("a", uptime: 10_000) == 50_000)
        windows.giveBack("a")
        #expect(windows.wait("a", uptime: 10_000) == 0)
        windows.count("a", uptime: 10_000)
        #expect(windows.wait("a", uptime: 60_000) == 0)
        for _ in 0..<3 {
            #expect(windows.wait("a", uptime: 70_000) == 0)
            windows.count("a", uptime: 70_000)
        }
        #expect(windows.wait("a", uptime: 80_000) == 50_000)
        var crowded = AttemptWindows(limit: 1, salt: 7, places: 4)
        for number in 0..<100 { crowded.count("\(number)", uptime: 0) }
        #expect(crowded.wait("100", uptime: 1) > 0)
    }

    @Test("a hash costs what OWASP asks of scrypt at least")
    func cost() throws {
        #expect(PasswordHash.Cost.standard.work >= 131_072 * 8)
        let cheaper = try PasswordHash.make("correct horse", cost: .init(rounds: 16_384, blockSize: 8, parallelism: 1))
        #expect(PasswordHash.isOutdated(cheaper, .standard))
    }

    @Test("no more than a few passwords wait for their hash", .timeLimit(.minutes(20)))
    func thread() async {
        let thread = PasswordThread()
        let gate = DispatchSemaphore(value: 0)
        // One is being computed.
        let refusals = 100 - PasswordLine.capacity - 1
        let refused = await withTaskCancellationHandler {
            await withTaskGroup(of: Int?.self) { group in
                for number in 0..<100 {
                    group.addTask {
                        await thread.run(at: .stranger("here")) {
                            gate.wait()
                            gate.signal()
                            return number
                        }
                    }
                }
                var refused = 0
                for await answer in group {
                    if answer == nil { refused += 1 }
                    // Only then the first one goes on.
                    if refused == refusals { gate.signal() }
                }
                return refused
            }
        } onCancel: {
            gate.signal()
        }
        #expect(refused == refusals)
        #expect(await thread.run(at: .known) { 1 } == 1)
    }
}
