import Beckon

/// A customer who asked for a callback, and the agent who offers it: choices and timers, at any server.
final class CallbackUser {
    /// The acts on a callback, besides its timers.
    enum Act {
        case offer, snooze, connect, talk, complete
    }

    static let options: ServiceOptions = {
        var options = ServiceOptions(name: "callback", kind: .callback)
        options.waitForAgent = true
        options.waitForUserConfirm = true
        options.snoozeDuration = .seconds(20)
        options.userConfirmTimeout = .seconds(25)
        return options
    }()

    private let world: World
    private var callback: ServiceID?

    init(_ world: World) {
        self.world = world
    }

    func begin() {
        world.ask(world.server(preferring: nil)) {
            try await $0.startCallback(key: "callback")
        } then: { answer in
            guard case .named(let name) = answer else { return self.world.after(1_000) { self.begin() } }
            self.callback = ServiceID(name)
            self.act()
        }
    }

    private func act() {
        world.after(world.dice.about(9_000)) {
            guard !self.world.isSettling, let callback = self.callback else { return self.world.passOver() }
            let act: Act =
                switch self.world.dice.below(12) {
                case 0...4: .offer
                case 5...8: .snooze
                case 9: .connect
                case 10: .talk
                default: self.world.dice.chance(300) ? .complete : .offer
                }
            self.world.ask(self.world.server(preferring: nil)) {
                try await $0.act(callback, act)
            } then: { _ in
                self.act()
            }
        }
    }
}
