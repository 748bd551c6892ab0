import Beckon

/// A machine of a walk: it runs a process with a node until the process is killed, then perhaps another process.
final class Server: @unchecked Sendable {
    let world: World
    let number: Int
    /// The running process; nil if there is none.
    private(set) var life: Life?
    private var pausedUntil: Int64 = 0
    /// Whether it will not start again.
    private(set) var isRetired = false

    init(_ world: World, number: Int) {
        self.world = world
        self.number = number
    }

    /// Whether the process is paused.
    var isPaused: Bool { world.now < pausedUntil }

    func start() {
        pausedUntil = 0
        let life = Life(self)
        self.life = life
        world.note("server \(number) starts \(life.nodeID)")
        life.begin()
    }

    /// Kills the process and everything in its memory.
    func crash() {
        guard let life else { return }
        self.life = nil
        life.end()
    }

    /// Pauses the process for a time; it continues without noticing.
    func pause(for length: Int64) {
        pausedUntil = world.now + length
        world.after(length) { self.world.passOver() }
    }

    /// Ends the storm; a server that is down may stay down if another one runs.
    func comeToRest() {
        pausedUntil = 0
        guard life == nil else { return }
        isRetired = world.servers.contains { $0.life != nil }
        if isRetired { world.note("server \(number) is down for good") } else { start() }
    }

    var isAtRest: Bool { isRetired || life?.isAtRest ?? false }

    /// Runs an action in the current process as soon as it is not paused; does nothing if the process has ended by
    /// then.
    func run(_ action: @escaping (Life) -> Void) {
        guard let life else { return world.passOver() }
        life.run { action(life) }
    }

    /// Runs an action as soon as the process is not paused.
    func whenAwake(_ action: @escaping () -> Void) {
        guard isPaused else { return action() }
        world.passOver()
        world.after(pausedUntil - world.now + world.dice.between(0, 20)) { self.whenAwake(action) }
    }
}
