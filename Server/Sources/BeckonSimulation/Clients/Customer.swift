import BayeuxServer
import Beckon

/// A customer's app: starts a chat, reads all of it, writes with keys and repeats texts that were not acknowledged.
///
/// With CometD it polls with a Bayeux client, goes to the background and comes back; without CometD it asks from time
/// to time.
final class Customer {
    enum Place {
        /// The chat has not begun.
        case outside
        case foreground
        case background
        /// Killed, or without a network: the server was not told.
        case gone
    }

    /// An open connect.
    struct Poll {
        let call: WalkCall
        var arrival: (life: Life, exchange: WalkExchange)?
    }

    let world: World
    let number: Int
    let usesComet: Bool
    /// The agent side of its chat.
    let side: AgentSideName
    let device: Device?
    var place = Place.outside
    var chat: ChatID?
    var clientID: String?
    /// The last position that its application has; it survives the app.
    var position = 0
    var lastServer: Int?
    /// The last position that the current client received live.
    var livePosition = 0
    /// The number of departures; an action planned before a departure does not happen after it.
    var stay = 0
    /// The open connect, and the process and exchange that hold it once it has arrived.
    var poll: Poll?
    /// Whether an answer may have been lost since the transcript was last compared.
    var mayMiss = false
    var wantsCatchUp = false
    var isCatchingUp = false
    private var isSending = false
    /// The text that is being sent.
    private var text: Int?
    var isOver = false
    /// Whether the client uses the extension `ack`, and whether it keeps cookies.
    let usesAck: Bool
    let keepsCookies: Bool
    var browserID: String?
    var acknowledgement: Int64?
    /// Whether the app is opened briefly and often, so that connections of one visit outlive the next visit.
    private let isRestless: Bool

    init(_ world: World, number: Int, usesComet: Bool, hasDevice: Bool) {
        self.world = world
        self.number = number
        self.usesComet = usesComet
        usesAck = world.dice.chance(300)
        keepsCookies = world.dice.chance(500)
        isRestless = world.dice.chance(250)
        side = world.hasCentre && world.dice.chance(700) ? .genesysCloud : .desk
        device = hasDevice ? Device(type: .fcm, token: "t\(number)", registeredAt: world.wall) : nil
    }

    var user: String? { usesComet ? "u\(number)" : nil }

    func server() -> Server {
        let server = world.server(preferring: lastServer)
        lastServer = server.number
        return server
    }

    /// Plans an action that happens only if the customer has not left meanwhile.
    func plan(_ delay: Int64, _ action: @escaping () -> Void) {
        let stay = stay
        world.after(delay) {
            if self.stay == stay { action() } else { self.world.passOver() }
        }
    }

    // MARK: - Beginning

    func begin() {
        world.ask(server()) {
            try await $0.createChat(
                of: self.side == .desk ? "chat" : WalkCentre.service, key: "s\(self.number)", user: self.user,
                device: self.device)
        } then: { answer in
            guard case .named(let name) = answer else { return self.plan(1_000) { self.begin() } }
            guard self.chat == nil else { return }
            let chat = ChatID(name)
            self.chat = chat
            self.world.note("customer \(self.number) has \(chat)")
            let agent = Agent(self.world, chat: chat, side: self.side)
            self.world.agents.append(agent)
            agent.begin()
            self.comeIn()
        }
    }

    // MARK: - Arriving and leaving

    func comeIn() {
        stay += 1
        place = .foreground
        isSending = false
        isCatchingUp = false
        world.note("customer \(number) is in the foreground")
        plan(world.dice.about(2_000)) { self.write() }
        wantsCatchUp = true
        // The connect of the previous visit may have been answered.
        mayMiss = true
        if usesComet { shakeHands() } else { catchUp() }
        if !world.isSettling, world.weather.blows > 0 || world.dice.chance(300) {
            plan(world.dice.about(isRestless ? 3_000 : 25_000)) { self.goOut() }
        }
    }

    /// Leaves the foreground, with or without a good-bye to the server.
    private func goOut() {
        guard !world.isSettling, place == .foreground else { return world.passOver() }
        leave()
        let saysSo = usesComet && world.dice.chance(700)
        place = saysSo ? .background : .gone
        world.note("customer \(number) \(saysSo ? "goes to the background" : "is gone") at \(position)")
        if saysSo { sayGoodbye(attempts: 2) }
        plan(world.dice.about(isRestless ? 3_000 : 30_000)) { self.comeBack() }
    }

    private func comeBack() {
        guard !world.isSettling else { return world.passOver() }
        if usesComet, place == .gone, world.dice.chance(300) { sayGoodbye(attempts: 1) }
        comeIn()
    }

    private func leave() {
        stay += 1
        guard let poll else { return }
        self.poll = nil
        poll.call.abandon()
        // In most cases the server sees the connection end.
        guard world.dice.chance(700), let (life, exchange) = poll.arrival else { return }
        world.after(world.latency()) { life.run { life.abandoned(exchange) } }
    }

    /// Kills the app, or cuts it off, without a good-bye.
    func strike() {
        guard place == .foreground else { return }
        leave()
        place = .gone
        world.note("customer \(number) is killed at \(position)")
        plan(world.dice.about(30_000)) { self.comeBack() }
    }

    private func sayGoodbye(attempts: Int) {
        guard let clientID, attempts > 0 else { return }
        let position = position
        world.comet(server(), CometMessage.disconnect(clientID, position: position), of: self) { life in
            self.world.coverage.count(life.holds(clientID) ? .farewell : .lateFarewell)
        } then: { answer in
            if answer?.isSuccessful ?? false { return self.world.judge.saidGoodbye(clientID) }
            self.plan(2_000) { self.sayGoodbye(attempts: attempts - 1) }
        }
    }

    /// Ends the storm for this customer: one that is away may stay away, the others continue until they have read
    /// everything.
    func comeToRest() {
        guard place != .outside else { return }
        if place == .foreground, text == nil, world.dice.chance(200) {
            leave()
            place = .gone
            world.note("customer \(number) is gone for good at \(position)")
        } else if place == .foreground {
            if poll == nil { comeIn() }
        } else if world.dice.chance(500) {
            comeIn()
        }
    }

    var isAtRest: Bool {
        guard let chat, let head = world.database.tables.chats[chat] else { return false }
        switch place {
        case .outside: return false
        case .foreground: return position == head.lastPosition && text == nil && !isCatchingUp && !wantsCatchUp
        case .background, .gone: return head.attendance.presence.isAway || head.life.state == .ended
        }
    }
}

// MARK: - Writing

extension Customer {
    /// Writes a text, or repeats one that was not acknowledged; then writes the next after a while.
    func write() {
        guard place == .foreground, !isOver, !isSending, let chat else { return }
        if text == nil {
            if world.isSettling { return }
            text = world.judge.sends(number, to: chat)
        }
        guard let text else { return }
        isSending = true
        world.ask(server()) {
            try await $0.call(chat, .customerMessage(text: "\(text)", key: "k\(text)"))
        } then: { answer in
            self.isSending = false
            switch answer {
            case .position(let position):
                self.world.judge.acknowledged(text, at: position)
                self.text = nil
                if self.side != .desk, self.world.dice.chance(150) { self.report() }
            case .done:
                self.world.judge.acknowledged(text, at: nil)
                self.text = nil
            case .refused(let code):
                self.world.coverage.count(.refusal)
                self.world.note("text \(text) is refused: \(code.rawValue)")
                self.world.judge.refused(text)
                self.text = nil
                self.isOver = true
            default: break
            }
            self.plan(self.text == nil ? self.world.dice.about(6_000) : self.world.dice.between(200, 2_000)) {
                self.write()
            }
        }
    }

    /// Reports how far the chat has reached the device.
    private func report() {
        guard let chat, position > 0 else { return }
        let position = position
        world.ask(server()) {
            try await $0.receipt(chat, through: position)
        } then: { answer in
            if case .position = answer { self.world.deliveries.acknowledged(receipt: position, of: chat) }
        }
    }

    /// Types; whether the server receives it does not matter.
    func type() {
        guard let chat, !isOver, !world.isSettling else { return }
        let isTyping = world.dice.chance(600)
        world.ask(server()) {
            try await $0.call(chat, .customerTyping(isTyping ? .began : .stopped))
        } then: { _ in
        }
    }
}
