/// One random walk, from a seed.
package struct Walk: Sendable {
    package let setup: Setup
    /// The first rule that was broken, if any.
    package let violation: Violation?
    package let coverage: Coverage
    /// How many steps were made until the storm was over, and how many more until everything had come to rest.
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

    /// The shortest beginning of a failed walk that still fails, as far as halving and stepping find it.
    package func shortened() -> Walk {
        guard let violation else { return self }
        var best = self
        // What broke during the storm is seen by the step at which it broke.
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
