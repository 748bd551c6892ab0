import Beckon

/// An agent in one chat: takes it, writes with keys, and sometimes leaves or ends it; a desk agent reads the whole
/// chat.
final class Agent {
    private let world: World
    private let chat: ChatID
    private let side: AgentSideName
    private let party: AgentParty
    private let sender: Int
    private var position = 0
    private var text: Int?
    private var isSending = false
    private var isOver = false
    private var lastServer: Int?

    init(_ world: World, chat: ChatID, side: AgentSideName) {
        self.world = world
        self.chat = chat
        self.side = side
        sender = 100 + world.agents.count
        party = AgentParty(nickname: "A", kind: .agent, account: "a\(world.agents.count)")
    }

    private func server() -> Server {
        let server = world.server(preferring: lastServer)
        lastServer = server.number
        return server
    }

    func begin() {
        world.after(world.dice.about(3_000)) { self.write() }
        // A contact centre gets deliveries instead.
        if side == .desk { world.after(world.dice.about(3_000)) { self.read() } }
        world.after(world.dice.about(20_000)) { self.fidget() }
    }

    func comeToRest() {
        if text != nil, !isSending { write() }
    }

    var isAtRest: Bool {
        text == nil && (side != .desk || position == world.database.tables.chats[chat]?.lastPosition)
    }

    // MARK: - Writing

    private func write() {
        guard !isOver, !isSending else { return }
        if text == nil {
            if world.isSettling { return }
            text = world.judge.sends(sender, to: chat)
        }
        guard let text else { return }
        isSending = true
        world.ask(server()) {
            try await $0.receive(self.chat, of: self.side, self.party, .message(text: "\(text)", key: "k\(text)"))
        } then: { answer in
            self.isSending = false
            self.hear(answer, text)
            let pause = self.text == nil ? self.world.dice.about(5_000) : self.world.dice.between(200, 2_000)
            self.world.after(pause) { self.write() }
        }
    }

    private func hear(_ answer: WalkAnswer?, _ text: Int) {
        switch answer {
        case .position(let position):
            world.judge.acknowledged(text, at: position)
            self.text = nil
        case .refused(let code):
            world.coverage.count(.refusal)
            world.note("text \(text) is refused: \(code.rawValue)")
            world.judge.refused(text)
            self.text = nil
            isOver = true
        default: break
        }
    }

    /// Types, leaves for a while, or ends the chat.
    private func fidget() {
        guard !isOver, !world.isSettling else { return world.passOver() }
        let action: AgentEvent.Action =
            switch world.dice.below(10) {
            case 0...5: .typing(world.dice.chance(600) ? .began : .stopped)
            case 6...7: .left()
            case 8: .custom(text: "notice", key: nil)
            default: world.dice.chance(300) ? .ended : .typing(.stopped)
            }
        if case .ended = action { world.coverage.count(.chatEnded) }
        world.ask(server()) {
            try await $0.receive(self.chat, of: self.side, self.party, action)
        } then: { _ in
        }
        world.after(world.dice.about(20_000)) { self.fidget() }
    }

    // MARK: - Reading

    private func read() {
        world.ask(server()) {
            try await $0.transcript(self.chat, after: self.position)
        } then: { answer in
            if case .events(let after, let marks) = answer {
                for (offset, mark) in marks.enumerated() {
                    let place = after + 1 + offset
                    self.world.judge.delivered(mark, at: place, of: self.chat)
                    if place == self.position + 1 { self.position = place }
                }
            }
            self.world.after(self.world.isSettling ? 3_000 : self.world.dice.about(6_000)) { self.read() }
        }
    }
}
