/// One random walk, from a seed.
package struct Walk: Sendable {
    package let setup: Setup
    /// The first rule that was broken, if any.
    package let violation: Violation?
    package let coverage: Coverage
    /// The number of steps in the storm; ``settlingSteps`` is the number of further steps until everything was at rest.
    package let steps: Int
    package let settlingSteps: Int
    /// What happened, line by line, if the setup asks for it.
    package let story: [String]

    /// Makes the walk; equal setups make equal walks.
    package init(_ setup: Setup) {
        let world = World(setup)
        world.walk()
        self.setup = setup
        violation = world.judge.violation
        coverage = world.coverage
        steps = world.steps
        settlingSteps = world.settlingSteps
        story = world.story
    }

    /// Returns the shortest beginning of a failed walk that still fails, as far as a binary search finds it.
    package func shortened() -> Walk {
        guard let violation else { return self }
        var best = self
        // A rule broken during the storm is noticed by the step at which it breaks.
        var least = 0
        var most = min(setup.steps, max(1, violation.step))
        while least < most {
            let middle = (least + most) / 2
            let walk = beginning(middle)
            if walk.violation?.rule == violation.rule {
                best = walk
                most = middle
            } else {
                least = middle + 1
            }
        }
        let walk = beginning(most)
        if walk.violation?.rule == violation.rule { best = walk }
        return best
    }

    private func beginning(_ steps: Int) -> Walk {
        var setup = setup
        setup.steps = steps
        return Walk(setup)
    }
}
