/// Many walks, one seed after the other.
package struct Walks: Sendable {
    package private(set) var walks = 0
    package private(set) var steps = 0
    package private(set) var settlingSteps = 0
    package private(set) var coverage = Coverage()
    /// The failed walks, in the order of their seeds; at most ``most``.
    package private(set) var failures: [Walk] = []

    /// More failures are counted but not kept.
    private static let most = 100

    /// Makes walks on several threads; the result is the same for any number of threads.
    ///
    /// - Parameters:
    ///   - seeds: One walk is made for each.
    ///   - steps: How long each storm lasts.
    ///   - defects: The mistakes to plant.
    ///   - threads: How many walks run at a time.
    /// - Returns: The results of all walks.
    package static func run(
        seeds: Range<UInt64>, steps: Int = 1_000, defects: Defects = [], threads: Int = 2
    ) async -> Walks {
        let threads = UInt64(max(1, threads))
        let parts = await withTaskGroup(of: Walks.self, returning: [Walks].self) { group in
            for thread in 0..<threads {
                group.addTask {
                    await WalkThread.run {
                        var walks = Walks()
                        for seed in seeds where seed % threads == thread {
                            walks.add(Walk(Setup(seed: seed, steps: steps, defects: defects)))
                        }
                        return walks
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        var all = Walks()
        for part in parts { all.add(part) }
        all.failures = Array(all.failures.sorted { $0.setup.seed < $1.setup.seed }.prefix(most))
        return all
    }

    /// Returns the walk of the first seed that finds planted mistakes; nil if no seed does.
    package static func first(failing seeds: Range<UInt64>, steps: Int = 1_000, defects: Defects) async -> Walk? {
        await WalkThread.run {
            for seed in seeds {
                let walk = Walk(Setup(seed: seed, steps: steps, defects: defects))
                if walk.violation != nil { return walk }
            }
            return nil
        }
    }

    private mutating func add(_ walk: Walk) {
        walks += 1
        steps += walk.steps
        settlingSteps += walk.settlingSteps
        coverage.add(walk.coverage)
        if walk.violation != nil, failures.count < Self.most { failures.append(walk) }
    }

    private mutating func add(_ other: Walks) {
        walks += other.walks
        steps += other.steps
        settlingSteps += other.settlingSteps
        coverage.add(other.coverage)
        failures += other.failures
    }
}
