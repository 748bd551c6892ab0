import Beckon

/// One of the machines of a walk: a process that runs a node, until it is killed; then perhaps another one.
final class Server: @unchecked Sendable {
    let world: World
    let number: Int
    /// The process that runs now; nil while there is none.
    private(set) var life: Life?
    private var pausedUntil: Int64 = 0
    /// Whether it will not start any more.
    private(set) var isRetired = false

    init(_ world: World, number: Int) {
        self.world = world
        self.number = number
    }

    /// Whether the process stands still.
    var isPaused: Bool { world.now < pausedUntil }

    func start() {
        pausedUntil = 0
        let life = Life(self)
        self.life = life
        world.note("server \(number) starts \(life.nodeID)")
        life.begin()
    }

    /// The process is gone, with all it knew.
    func crash() {
        guard let life else { return }
        self.life = nil
        life.end()
    }

    /// The process stands still for a time, and goes on as if nothing had been.
    func pause(for length: Int64) {
        pausedUntil = world.now + length
        world.after(length) { self.world.passOver() }
    }

    /// The storm is over; a server that is down may stay so where there are others.
    func comeToRest() {
        pausedUntil = 0
        guard life == nil else { return }
        isRetired = world.servers.contains { $0.life != nil }
        if isRetired { world.note("server \(number) is down for good") } else { start() }
    }

    var isAtRest: Bool { isRetired || life?.isAtRest ?? false }

    /// Does something in the process that runs now, as soon as it does not stand still; nothing if it is gone by then.
    func run(_ action: @escaping (Life) -> Void) {
        guard let life else { return world.passOver() }
        life.run { action(life) }
    }

    /// Does something as soon as the process does not stand still.
    func whenAwake(_ action: @escaping () -> Void) {
        guard isPaused else { return action() }
        world.passOver()
        world.after(pausedUntil - world.now + world.dice.between(0, 20)) { self.whenAwake(action) }
    }
}
