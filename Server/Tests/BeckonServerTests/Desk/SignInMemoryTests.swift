import Beckon
import TestTime
import Testing

@testable import BeckonDesk

extension SignInMemory {
    /// What it knows where nothing else is said: shortly after the start of the clock, and while wakes arrive.
    fileprivate mutating func known(
        _ id: String, now: Timestamp = 1, at uptime: Uptime = 1, by news: News = .wakes(silence: .zero)
    ) -> SignIn? {
        recall(id, now: now, uptime: uptime, by: news)
    }
}

@Suite("Remembered sign-ins, as a value") struct SignInMemoryTests {
    private func signIn(_ id: String, _ user: String = "ada", idleEnd: Timestamp = 1_000_000) -> SignIn {
        SignIn(
            session: DeskSession(id: id, user: user, beganAt: 0, endsAt: 2_000_000, idleEnd: idleEnd),
            account: DeskAccount(user: user, nickname: user, role: .agent, passwordHash: "hash"))
    }

    /// A memory that was told nothing yet and has read sign-ins at the start of the clock.
    private func memory(_ signIns: SignIn...) -> SignInMemory {
        var memory = SignInMemory()
        let reading = memory.beginRead(at: .start)
        for signIn in signIns { memory.keep(signIn, of: reading) }
        return memory
    }

    @Test("what was read is known, and nothing else")
    func hit() {
        var memory = memory(signIn("1"))
        #expect(memory.known("1") == signIn("1"))
        #expect(memory.known("2") == nil)
    }

    @Test("a sign-in is not known at its end, and one that was prolonged is known longer")
    func ends() {
        var memory = memory(signIn("1", idleEnd: 100))
        #expect(memory.known("1", now: 99) != nil)
        #expect(memory.known("1", now: 100) == nil)
        memory.prolonged("1", idleEnd: 200)
        memory.prolonged("1", idleEnd: 150)
        memory.prolonged("2", idleEnd: 150)
        #expect(memory.known("1", now: 199)?.session.idleEnd == 200)
        #expect(memory.known("1", now: 200) == nil)
        #expect(memory.count == 1)
    }

    @Test("after some time it is read again, whatever was heard, counted from when the read began")
    func age() {
        var memory = memory(signIn("1"))
        let end = SignInMemory.longestAge.count
        #expect(memory.known("1", at: Uptime.start + (end - 1)) != nil)
        #expect(memory.known("1", at: Uptime.start + end) == nil)
        memory.keep(signIn("1"), of: memory.beginRead(at: Uptime.start + end))
        #expect(memory.known("1", at: Uptime.start + end) != nil)
    }

    @Test("a wake ends what it is about, and nothing else")
    func wakes() {
        let all = [signIn("1"), signIn("2"), signIn("3", "bob")]
        func left(after wakes: Wake...) -> [String] {
            var memory = memory(all[0], all[1], all[2])
            for wake in wakes { memory.heard(wake) }
            return all.map(\.session.id).filter { memory.known($0) != nil }
        }
        #expect(left() == ["1", "2", "3"])
        #expect(left(after: .account("ada")) == ["3"])
        #expect(left(after: .account("nobody")) == ["1", "2", "3"])
        #expect(left(after: .signIn("2")) == ["1", "3"])
        #expect(left(after: .signIn("1"), .account("bob")) == ["2"])
        #expect(left(after: .accounts) == [])
        #expect(left(after: .push, .work, .agentSide, .chat(ChatID("1"))) == ["1", "2", "3"])
    }

    @Test(
        "a read that was under way when something ended adds nothing",
        arguments: [Wake.account("ada"), .account("bob"), .signIn("1"), .accounts])
    func race(wake: Wake) {
        var memory = SignInMemory()
        let reading = memory.beginRead(at: .start)
        memory.heard(wake)
        memory.keep(signIn("1"), of: reading)
        #expect(memory.known("1") == nil)
        memory.keep(signIn("1"), of: memory.beginRead(at: .start))
        #expect(memory.known("1") != nil)
    }

    @Test("wakes about other things do not waste a read that is under way")
    func otherWakes() {
        var memory = SignInMemory()
        let reading = memory.beginRead(at: .start)
        memory.heard(.push)
        memory.heard(.chat(ChatID("1")))
        memory.keep(signIn("1"), of: reading)
        #expect(memory.known("1") != nil)
    }

    @Test("while wakes do not arrive nothing is known")
    func silence() {
        var memory = memory(signIn("1"))
        let most = SignInMemory.longestSilence.count
        #expect(memory.known("1", by: .wakes(silence: nil)) == nil)
        #expect(memory.known("1", by: .wakes(silence: Milliseconds(most))) == nil)
        #expect(memory.known("1", by: .wakes(silence: Milliseconds(most - 1))) != nil)
    }

    @Test("when full, the sign-ins that were not used for the longest time are dropped")
    func overflow() {
        var memory = SignInMemory()
        let reading = memory.beginRead(at: .start)
        for number in 0..<SignInMemory.capacity { memory.keep(signIn("\(number)"), of: reading) }
        #expect(memory.count == SignInMemory.capacity)
        #expect(memory.known("0") != nil)
        // One that is known takes no room.
        memory.keep(signIn("5"), of: reading)
        #expect(memory.count == SignInMemory.capacity)
        memory.keep(signIn("new"), of: reading)
        #expect(memory.count == SignInMemory.capacity * 3 / 4 + 1)
        #expect(memory.known("new") != nil)
        #expect(memory.known("0") != nil)
        #expect(memory.known("5") != nil)
        #expect(memory.known("1") == nil)
        #expect(memory.known("\(SignInMemory.capacity - 1)") != nil)
    }

    // MARK: - Looks

    /// A memory that has looked at the start of the clock, and then read a sign-in.
    private func lookedMemory() -> SignInMemory {
        var memory = SignInMemory()
        #expect(memory.beginLook(at: .start) == true)
        memory.endLook(7, begun: .start)
        memory.keep(signIn("1"), of: memory.beginRead(at: .start))
        return memory
    }

    @Test("nothing is known before the first look, or from before it")
    func firstLook() {
        var memory = memory(signIn("1"))
        #expect(memory.known("1", by: .looks) == nil)
        let reading = memory.beginRead(at: .start)
        #expect(memory.beginLook(at: .start) == true)
        memory.endLook(7, begun: .start)
        #expect(memory.known("1", by: .looks) == nil)
        memory.keep(signIn("1"), of: reading)
        #expect(memory.known("1", by: .looks) == nil)
        memory.keep(signIn("1"), of: memory.beginRead(at: .start))
        #expect(memory.known("1", by: .looks) != nil)
    }

    @Test("a look holds for a second from its beginning, and the next one is due after half of that")
    func lookHolds() {
        var memory = lookedMemory()
        let (pause, end) = (SignInMemory.pause.count, SignInMemory.longestUnseen.count)
        #expect(memory.beginLook(at: Uptime.start + (pause - 1)) == false)
        #expect(memory.beginLook(at: Uptime.start + pause) == true)
        // One at a time; who does not look goes on by the last one.
        #expect(memory.beginLook(at: Uptime.start + pause) == false)
        #expect(memory.known("1", at: Uptime.start + (end - 1), by: .looks) != nil)
        #expect(memory.known("1", at: Uptime.start + end, by: .looks) == nil)
        memory.endLook(7, begun: Uptime.start + pause)
        #expect(memory.known("1", at: Uptime.start + end, by: .looks) != nil)
        #expect(memory.known("1", at: Uptime.start + (pause + end), by: .looks) == nil)
    }

    @Test("a look that finds a change ends everything, also what is being read")
    func lookFinds() {
        var memory = lookedMemory()
        let next = Uptime.start + SignInMemory.pause.count
        let reading = memory.beginRead(at: next)
        #expect(memory.beginLook(at: next) == true)
        memory.endLook(8, begun: next)
        #expect(memory.known("1", at: next, by: .looks) == nil)
        memory.keep(signIn("1"), of: reading)
        #expect(memory.known("1", at: next, by: .looks) == nil)
        memory.keep(signIn("1"), of: memory.beginRead(at: next))
        #expect(memory.known("1", at: next, by: .looks) != nil)
    }

    @Test("a look that fails proves nothing, and the next request looks again")
    func lookFails() {
        var memory = lookedMemory()
        let (next, end) = (Uptime.start + SignInMemory.pause.count, Uptime.start + SignInMemory.longestUnseen.count)
        #expect(memory.beginLook(at: next) == true)
        memory.endLook(nil, begun: next)
        #expect(memory.known("1", at: next, by: .looks) != nil)
        #expect(memory.known("1", at: end, by: .looks) == nil)
        #expect(memory.beginLook(at: end) == true)
    }
}
