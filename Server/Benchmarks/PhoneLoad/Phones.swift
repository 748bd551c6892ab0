import Measure
import Wires

/// All phones of the process: they come, poll, leave and return, and after a failure they try again as the library does.
final class Phones {
    private let wires: Wires
    private let tally: Tally
    let all: [Phone]
    /// When each phone opens a connection or asks again, apart from the phones because it is looked through at each tick.
    private var dueAt: [UInt64]
    /// When they are looked through next.
    private var nextLook: UInt64 = 0
    private var begun = 0
    private var departures = Pace()
    /// How many phones leave in a second.
    var leaving: Double {
        get { departures.rate }
        set { departures.rate = newValue }
    }
    /// Receives each phone whose chat was just made.
    var hasChat: (_ number: Int) -> Void = { _ in }

    /// How many phones make their chats at a time.
    private static let entering = 32
    /// How long an app is away, in seconds.
    private static let absence = 5.0...20.0
    /// An answer comes within 30 seconds; the library waits 10 more.
    private static let patience: UInt64 = 40_000_000_000

    init(_ settings: PhoneLoad.Settings, wires: Wires, tally: Tally) {
        self.wires = wires
        self.tally = tally
        dueAt = Array(repeating: .max, count: settings.phones)
        all = (0..<settings.phones).map { number in
            // Each phone has an address of its own, as phones do: 127.16.0.1 and so on.
            let source = (127 << 24) + ((16 + settings.group) << 16) + UInt32(number / 250 << 8 + number % 250 + 1)
            return Phone(user: "\(settings.run)-\(settings.group)-\(number)", client: wires.add(from: source))
        }
        for _ in 0..<Self.entering { enter() }
    }

    private func enter() {
        guard begun < all.count else { return }
        dueAt[begun] = 0
        begun += 1
    }

    // MARK: Time

    /// Does what is due.
    func tick(_ now: UInt64) throws {
        guard now >= nextLook else { return }
        nextLook = now + 10_000_000
        for number in dueAt.indices where dueAt[number] <= now {
            dueAt[number] = .max
            try goOn(number)
        }
        while departures.next(now) != nil { leave(Int.random(in: all.indices), now) }
    }

    private func goOn(_ number: Int) throws {
        let phone = all[number]
        if phone.step == .away {
            phone.step = .handshake
            tally.away -= 1
        }
        guard !phone.client.isOpen else { return try ask(phone) }
        tally.tried += 1
        try wires.open(phone.client)
    }

    /// Gives up connections whose answer does not come.
    func hangUpSilent(_ now: UInt64) {
        for (number, phone) in all.enumerated() {
            guard let askedAt = phone.askedAt, askedAt + Self.patience < now else { continue }
            tally.refuse("no answer")
            wires.close(phone.client)
            closed(number)
        }
    }

    private func wait(_ number: Int, seconds: Double) {
        dueAt[number] = Monotonic.now + UInt64(seconds * 1_000_000_000)
    }

    /// Waits a second longer after each failure, less up to a half at random, as `LinearBackoff` does.
    private func fail(_ number: Int, atLeast seconds: Double = 0) {
        all[number].failures += 1
        let longest = Double(min(all[number].failures, 60))
        wait(number, seconds: max(seconds, longest * Double.random(in: 0.5...1)))
    }

    // MARK: Requests

    func opened(_ number: Int) throws {
        tally.opened += 1
        try ask(all[number])
    }

    private func ask(_ phone: Phone) throws {
        let now = Monotonic.now
        phone.askedAt = now
        if phone.step == .poll, phone.parkedSince == nil { park(phone, now) }
        tally.requests += 1
        try wires.send(phone.request, by: phone.client)
    }

    func take(_ answer: Answer, by number: Int) throws {
        let phone = all[number]
        phone.askedAt = nil
        phone.read(answer.body, at: Monotonic.now, tally)
        let (step, hadChat) = (phone.step, !phone.chat.isEmpty)
        guard phone.advance(after: answer) else { return refuse(answer, by: number) }
        phone.failures = 0
        if !hadChat, !phone.chat.isEmpty { hasChat(number) }
        if phone.step == .away { return rest(number) }
        let interval = answer.body.offset(of: "\"interval\":").map { answer.body.number(at: $0 + 11) } ?? 0
        if answer.header("\r\nconnection: ") == "close" || answer.header("\r\nConnection: ") == "close" {
            wires.close(phone.client)
            unpark(phone)
            // Without a failure the next request is held as well.
            if step == .poll { phone.step = .poll }
            return wait(number, seconds: Double(interval) / 1_000)
        }
        interval > 0 ? wait(number, seconds: Double(interval) / 1_000) : try ask(phone)
    }

    func refuse(_ answer: Answer, by number: Int) {
        let phone = all[number]
        phone.askedAt = nil
        phone.read(answer.body, at: Monotonic.now, tally)
        let text = String(decoding: answer.body.prefix(200), as: UTF8.self)
        let retryAfter = answer.header("\r\nRetry-After: ") ?? answer.header("\r\nretry-after: ")
        if text.contains("\"error\":\"402") || text.contains("\"reconnect\":\"handshake\"") {
            tally.refuse("402")
            unpark(phone)
            if phone.step == .farewell { return rest(number) }
            phone.step = .handshake
            return wait(number, seconds: Double.random(in: 0...1))
        }
        let isLater = [429, 503].contains(answer.status) || text.contains("\"error\":\"503")
        isLater ? tally.refuse("\(answer.status)") : tally.fail("a phone got \(answer.status): \(text)")
        if phone.step == .poll {
            unpark(phone)
            phone.step = .firstConnect
        }
        fail(number, atLeast: retryAfter.flatMap(Double.init) ?? 0)
    }

    func closed(_ number: Int) {
        let phone = all[number]
        // The app has closed it.
        guard phone.step != .away else { return }
        unpark(phone)
        fail(number)
    }

    // MARK: Presence

    private func park(_ phone: Phone, _ now: UInt64) {
        phone.parkedSince = now
        tally.parked += 1
        tally.lastParked = now
        if !phone.hasParked { enter() }
        phone.hasParked = true
    }

    private func unpark(_ phone: Phone) {
        if phone.parkedSince != nil { tally.parked -= 1 }
        phone.disconnected()
    }

    /// Lets a phone leave: the app says good-bye on another connection, or is ended without a word.
    private func leave(_ number: Int, _ now: UInt64) {
        let phone = all[number]
        guard phone.parkedSince != nil else { return }
        tally.left += 1
        wires.close(phone.client)
        unpark(phone)
        if Bool.random() {
            phone.step = .farewell
            dueAt[number] = now
        } else {
            rest(number)
        }
    }

    private func rest(_ number: Int) {
        let phone = all[number]
        wires.close(phone.client)
        phone.step = .away
        phone.askedAt = nil
        tally.away += 1
        wait(number, seconds: Double.random(in: Self.absence))
    }
}
