import Beckon

/// A customer who wants to be called, now or later, and perhaps changes their mind; and the operator who pauses the service.
final class CalledCustomer {
    static let options: ServiceOptions = {
        var options = ServiceOptions(name: "telephone", kind: .callback)
        options.callDirection = .userTerminated
        options.timeToLive = .seconds(600)
        options.executionBuffer = .seconds(5)
        options.dialling.telephony = TelephoneSystem.name
        options.dialling.retryPause = .seconds(20)
        options.dialling.longestWait = .seconds(60)
        return options
    }()

    private let world: World
    private let number: Int
    private var callback: ServiceID?

    init(_ world: World, number: Int) {
        self.world = world
        self.number = number
    }

    func begin() {
        let delay = world.dice.chance(500) ? world.dice.between(1, 60) : nil
        let number = number
        world.ask(world.server(preferring: nil)) {
            try await $0.startCall(number, in: delay)
        } then: { answer in
            guard case .named(let name) = answer else { return self.world.after(1_000) { self.begin() } }
            self.callback = ServiceID(name)
            self.world.after(self.world.dice.about(60_000)) { self.fidget() }
        }
    }

    /// Cancels, or has the operator pause the service for a while.
    private func fidget() {
        guard !world.isSettling, let callback else { return world.passOver() }
        switch world.dice.below(10) {
        case 0...1:
            world.calls.cancels(callback)
            world.ask(world.server(preferring: nil)) {
                try await $0.cancelCall(callback)
            } then: { _ in
            }
        case 2: pause(true)
        default: break
        }
        world.after(world.dice.about(40_000)) { self.fidget() }
    }

    private func pause(_ isPaused: Bool) {
        world.ask(world.server(preferring: nil)) {
            try await $0.pauseCalls(isPaused)
        } then: { answer in
            // A pause that may hold is ended, however long that takes.
            if isPaused { self.world.after(self.world.dice.about(15_000)) { self.pause(false) } }
            guard case .done = answer else {
                if !isPaused { self.world.after(1_000) { self.pause(false) } }
                return
            }
            if isPaused { self.world.coverage.count(.servicePaused) }
        }
    }
}
