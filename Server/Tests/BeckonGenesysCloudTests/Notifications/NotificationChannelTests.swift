import Beckon
import BeckonJSON
import TestTime
import Testing

@testable import BeckonGenesysCloud

@Suite struct NotificationChannelTests {
    /// A channel that is driven by hand.
    private struct Hand {
        var machine = NotificationChannel()
        var now: Uptime = 0

        mutating func next() -> NotificationChannel.Action { machine.next(at: now) }

        mutating func take(_ event: NotificationChannel.Event) { machine.take(event, at: now, random: 0) }

        /// Opens a channel and its first socket, and reconciles.
        mutating func connect(_ channel: String = "c1") {
            take(.created(channel: channel, uri: "wss://\(channel)"))
            _ = next()
            take(.subscribed)
            _ = next()
            take(.opened)
            if next() == .reconcile { take(.reconciled(isComplete: true)) }
        }
    }

    @Test("it creates a channel, subscribes, opens a socket, reconciles, and then listens")
    func begin() {
        var hand = Hand()
        #expect(hand.next() == .create(renewsToken: false))
        hand.take(.created(channel: "c1", uri: "wss://c1"))
        #expect(hand.next() == .subscribe(channel: "c1"))
        hand.take(.subscribed)
        #expect(hand.next() == .open(uri: "wss://c1", number: 1))
        hand.take(.opened)
        #expect(hand.next() == .reconcile)
        #expect(hand.next() == .wait(until: 35_000))
        hand.take(.reconciled(isComplete: true))
        #expect(hand.machine.isConnected)
    }

    @Test("after 35 s of silence it pings, and 5 s later opens a new socket to the same channel")
    func silence() {
        var hand = Hand()
        hand.connect()
        for _ in 0..<3 {
            hand.now += 30_000
            hand.take(.heard(.heartbeat))
            #expect(hand.next() == .wait(until: hand.now + 35_000))
        }
        hand.now += 35_000
        #expect(hand.next() == .ping)
        #expect(hand.next() == .wait(until: hand.now + 5_000))
        hand.take(.heard(.pong))
        #expect(hand.next() == .wait(until: hand.now + 35_000))
        hand.now += 35_000
        #expect(hand.next() == .ping)
        hand.now += 5_000
        #expect(hand.next() == .close)
        #expect(hand.next() == .open(uri: "wss://c1", number: 2))
        hand.take(.opened)
        #expect(hand.next() == .reconcile)
        // The end of the old socket is no matter.
        hand.take(.closed(number: 1))
        #expect(hand.machine.isConnected)
    }

    @Test("a channel whose socket is refused again and again is replaced; one that opens meanwhile is not")
    func refusals() {
        var hand = Hand()
        hand.take(.created(channel: "c1", uri: "wss://c1"))
        hand.take(.subscribed)
        for round in 0..<2 {
            for _ in 0..<NotificationChannel.mostRefusals - 1 {
                guard case .open(let uri, _) = hand.next() else {
                    Issue.record("it does not open")
                    return
                }
                #expect(uri == "wss://c1")
                hand.take(.failed(.refused))
                hand.now += 120_000
            }
            if round == 0 {
                _ = hand.next()
                hand.take(.opened)
                hand.take(.closed(number: NotificationChannel.mostRefusals))
                hand.now += 120_000
            }
        }
        _ = hand.next()
        hand.take(.failed(.refused))
        hand.now += 120_000
        #expect(hand.next() == .create(renewsToken: true))
    }

    @Test("silence does not count while an event is dealt with")
    func busy() {
        var hand = Hand()
        hand.connect()
        hand.take(.heard(.event([:])))
        hand.now += 120_000
        guard case .wait = hand.next() else {
            Issue.record("it does not wait")
            return
        }
        hand.take(.handled)
        #expect(hand.next() == .wait(until: hand.now + 35_000))
    }

    @Test("a closing socket is replaced while it is still open, also after a failed opening")
    func closing() {
        var hand = Hand()
        hand.connect()
        hand.take(.heard(.closing))
        #expect(hand.next() == .open(uri: "wss://c1", number: 2))
        hand.take(.failed(.passing(pause: nil)))
        #expect(hand.next() == .wait(until: 500))
        hand.now = 500
        #expect(hand.next() == .open(uri: "wss://c1", number: 3))
        hand.take(.failed(.passing(pause: nil)))
        // Now the service closes the old one.
        hand.now = 60_000
        hand.take(.closed(number: 1))
        #expect(!hand.machine.isConnected)
        hand.now = 120_000
        #expect(hand.next() == .open(uri: "wss://c1", number: 4))
        hand.take(.opened)
        #expect(hand.next() == .reconcile)
    }

    @Test("a service that closes each socket soon after its opening is asked again after growing pauses")
    func closesAtOnce() {
        var hand = Hand()
        hand.connect()
        hand.take(.heard(.closing))
        #expect(hand.next() == .open(uri: "wss://c1", number: 2))
        for (number, pause) in [(3, 500), (4, 1_000), (5, 2_000)] as [(Int, Int64)] {
            hand.take(.opened)
            if hand.next() == .reconcile { hand.take(.reconciled(isComplete: true)) }
            hand.take(.heard(.closing))
            #expect(hand.next() == .wait(until: hand.now + pause))
            hand.now += pause
            #expect(hand.next() == .open(uri: "wss://c1", number: number))
        }
        // One that lived is replaced at once.
        hand.take(.opened)
        hand.now += NotificationChannel.shortestLife.count
        hand.take(.heard(.closing))
        #expect(hand.next() == .open(uri: "wss://c1", number: 6))
    }

    @Test(
        "a channel that is gone is replaced, with a new token",
        arguments: [
            NotificationFrame.refused(404), .refused(401), .tokenRevoked, .noLongerSubscribed,
        ])
    func gone(_ frame: NotificationFrame) {
        var hand = Hand()
        hand.connect()
        hand.take(.heard(frame))
        #expect(hand.next() == .close)
        let pause: Uptime = frame == .noLongerSubscribed ? 5_000 : 500
        #expect(hand.next() == .wait(until: pause))
        hand.now = pause
        #expect(hand.next() == .create(renewsToken: true))
        hand.take(.failed(.passing(pause: .seconds(7))))
        #expect(hand.next() == .wait(until: pause + 7_000))
        hand.now += 7_000
        // The token was renewed once.
        #expect(hand.next() == .create(renewsToken: false))
        hand.connect("c2")
        #expect(hand.machine.isConnected)
    }

    @Test("a refused handshake gives the channel up")
    func handshake() {
        var hand = Hand()
        hand.take(.created(channel: "c1", uri: "wss://c1"))
        hand.take(.subscribed)
        _ = hand.next()
        hand.take(.failed(.gone))
        hand.now = 1_000
        #expect(hand.next() == .create(renewsToken: true))
    }

    @Test("after 23 hours it subscribes again, and listens on meanwhile when that fails")
    func rearming() {
        var hand = Hand()
        hand.connect()
        let rearming = Uptime(milliseconds: NotificationChannel.rearming.count)
        hand.now = rearming
        hand.take(.heard(.heartbeat))
        #expect(hand.next() == .subscribe(channel: "c1"))
        hand.take(.failed(.passing(pause: .seconds(60))))
        #expect(hand.next() == .wait(until: hand.now + 35_000))
        hand.now += 30_000
        hand.take(.heard(.heartbeat))
        #expect(hand.next() == .wait(until: rearming + 60_000))
        hand.now = rearming + 60_000
        #expect(hand.next() == .subscribe(channel: "c1"))
        hand.take(.subscribed)
        hand.take(.heard(.heartbeat))
        #expect(hand.next() == .wait(until: hand.now + 35_000))
    }

    @Test("sockets that close at once are opened again after growing pauses, until one is heard")
    func growingPauses() {
        var hand = Hand()
        hand.connect()
        var pauses: [Int64] = []
        for number in 1...8 {
            hand.take(.closed(number: number))
            guard case .wait(let until) = hand.next() else { break }
            pauses.append(until.elapsed(since: hand.now).count)
            hand.now = until
            _ = hand.next()
            hand.take(.opened)
            if hand.next() == .reconcile { hand.take(.reconciled(isComplete: true)) }
        }
        #expect(pauses == [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
        hand.take(.heard(.heartbeat))
        hand.take(.closed(number: 9))
        #expect(hand.next() == .wait(until: hand.now + 500))
    }

    @Test("an opening during a reconciliation, or an event that was lost, has it done again")
    func reconcileAgain() {
        var hand = Hand()
        hand.connect()
        hand.take(.lost)
        #expect(hand.next() == .reconcile)
        hand.take(.lost)
        guard case .wait = hand.next() else {
            Issue.record("two at a time")
            return
        }
        hand.take(.reconciled(isComplete: true))
        #expect(hand.next() == .reconcile)
        hand.take(.reconciled(isComplete: false))
        #expect(hand.next() == .wait(until: hand.now + 500))
        hand.now += 500
        #expect(hand.next() == .reconcile)
        hand.take(.reconciled(isComplete: true))
        #expect(hand.next() == .wait(until: 35_000))
    }

    @Test("whatever happens, it never holds two sockets, never waits for ever and never spins")
    func walk() {
        var generator = SeededChoices(seed: 4)
        for _ in 0..<200 {
            var hand = Hand()
            var isOpen = false
            for _ in 0..<300 {
                let action = hand.next()
                switch action {
                case .create: hand.take(generator.chance(2) ? .created(channel: "c", uri: "u") : failure(&generator))
                case .subscribe: hand.take(generator.chance(2) ? .subscribed : failure(&generator))
                case .open:
                    if generator.chance(2) {
                        isOpen = true
                        hand.take(.opened)
                    } else {
                        hand.take(failure(&generator))
                    }
                case .ping: #expect(isOpen)
                case .close:
                    #expect(isOpen)
                    isOpen = false
                case .reconcile:
                    if generator.chance(2) { hand.take(.reconciled(isComplete: generator.chance(2))) }
                case .wait(let until):
                    #expect(until > hand.now && until < hand.now + 86_400_000)
                    if generator.chance(3) {
                        hand.now = until
                    } else {
                        hand.now += Int64(generator.below(20_000))
                        happen(&hand, &isOpen, &generator)
                    }
                }
            }
        }
    }

    private func failure(_ generator: inout SeededChoices) -> NotificationChannel.Event {
        .failed(generator.chance(2) ? .gone : .passing(pause: generator.chance(2) ? .seconds(9) : nil))
    }

    private func happen(_ hand: inout Hand, _ isOpen: inout Bool, _ generator: inout SeededChoices) {
        let frames: [NotificationFrame] = [
            .heartbeat, .pong, .closing, .tokenRevoked, .noLongerSubscribed, .refused(404), .refused(400), .event([:]),
            .unknown("x"), .subscribed,
        ]
        switch generator.below(5) {
        case 0 where isOpen:
            for number in 0...400 { hand.take(.closed(number: number)) }
            isOpen = false
        case 1: hand.take(.handled)
        case 2: hand.take(.lost)
        case 3: hand.take(.reconciled(isComplete: generator.chance(2)))
        default: if isOpen { hand.take(.heard(frames[generator.below(frames.count)])) }
        }
    }
}
