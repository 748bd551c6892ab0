import ArgumentParser
import BeckonSimulation

/// Walks through simulated lives of the whole core and judges them; `make simulate` builds and runs it.
@main
struct SimulateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Simulate",
        abstract: "Walk at random through crashes, losses and delays, and judge what came of it.",
        discussion: "A failure prints the command that repeats it. The same seed makes the same walk.")

    @Option(help: "How many walks to make.") var walks = 10_000
    @Option(help: "How many steps each storm lasts.") var steps = 1_000
    @Option(help: "The first walk's seed.") var first: UInt64 = 1
    @Option(help: "How many walks to make at a time.") var threads = 2
    @Option(help: "Make this one walk, and tell its story.") var seed: UInt64?
    @Flag(help: "End with the first walk that fails.") var untilFailure = false
    @Option(help: "With --seed: how many lines of the story to print, the last ones.") var lines = 60

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
