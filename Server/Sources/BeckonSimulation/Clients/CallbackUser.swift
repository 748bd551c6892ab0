import Beckon

/// A customer who asked for a callback, and the agent who offers it: choices and timers at any node.
final class CallbackUser {
    static let id = ServiceID("k0")
    static let options: ServiceOptions = {
        var options = ServiceOptions(name: "callback", kind: .callback)
        options.waitForAgent = true
        options.waitForUserConfirm = true
        options.snoozeDuration = .seconds(20)
        options.userConfirmTimeout = .seconds(25)
        return options
    }()

    private let world: World

    init(_ world: World) {
        self.world = world
    }

    func begin() {
        let device = Device(type: .fcm, token: "callback", registeredAt: world.wall)
        world.ask(world.node(preferring: nil)) { node, reply in
            node.startCallback(device, reply)
        } then: { answer in
            guard case .done = answer else { return self.world.after(1_000) { self.begin() } }
            self.act()
        }
    }

    private func act() {
        world.after(world.dice.about(9_000)) {
            guard !self.world.isSettling else { return self.world.passOver() }
            let event: CallbackEvent =
                switch self.world.dice.below(12) {
                case 0...4: .agentOffers
                case 5...8: .requested(.snooze)
                case 9: .requested(.connect)
                case 10: .agentConnected
                default: self.world.dice.chance(300) ? .agentCompletes : .agentOffers
                }
            self.world.ask(self.world.node(preferring: nil)) { node, reply in
                node.carryOut(event, reply)
            } then: { _ in
                self.act()
            }
        }
    }
}
