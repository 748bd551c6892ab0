import ArgumentParser
import BeckonSimulation

/// Runs the whole core in simulated worlds and checks its promises; `make simulate` builds and runs it.
@main
struct SimulateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Simulate",
        abstract: "Run the core at random through crashes, losses and delays, and check its promises.",
        discussion: "A failure prints the command that repeats it. The same seed makes the same walk.")

    @Option(help: "How many walks to make.") var walks = 10_000
    @Option(help: "How many steps the storm (the part with faults) of each walk lasts.") var steps = 1_000
    @Option(help: "The first walk's seed.") var first: UInt64 = 1
    @Option(help: "How many walks run at a time.") var threads = 2
    @Option(help: "Make only the walk of this seed, and print its story.") var seed: UInt64?
    @Flag(help: "Stop at the first walk that fails.") var untilFailure = false
    @Option(help: "With --seed: how many of the story's last lines to print.") var lines = 60

    func validate() throws {
        guard walks > 0, steps >= 0, threads > 0, lines >= 0 else {
            throw ValidationError("walks and threads are at least 1, steps and lines at least 0.")
        }
        guard first <= UInt64.max - UInt64(walks) else { throw ValidationError("first is too large.") }
    }

    func run() async throws {
        if let seed {
            let steps = steps
            let walk = await WalkThread.run { Walk(Setup(seed: seed, steps: steps, isTold: true)) }
            for line in walk.story.suffix(lines) { print(line) }
            guard let violation = walk.violation else { return print("seed \(seed): no rule was broken") }
            print(Report.line(of: walk, violation))
            throw ExitCode.failure
        }
        if untilFailure {
            let seeds = first..<first + UInt64(walks)
            guard let walk = await Walks.first(failing: seeds, steps: steps, defects: []),
                let violation = walk.violation
            else { return print("\(walks) walks: no rule was broken") }
            print(Report.line(of: walk, violation))
            throw ExitCode.failure
        }
        let clock = ContinuousClock()
        let start = clock.now
        let all = await Walks.run(seeds: first..<first + UInt64(walks), steps: steps, threads: threads)
        print(Report.text(of: all, took: start.duration(to: clock.now)))
        if !all.failures.isEmpty { throw ExitCode.failure }
    }
}
