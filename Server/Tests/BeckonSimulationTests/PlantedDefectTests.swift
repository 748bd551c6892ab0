import Beckon
import Testing

@testable import BeckonSimulation

/// A mistake that is planted must be found, and soon; else a walk without a complaint says nothing.
@Suite struct PlantedDefectTests {
    struct Plant: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let defect: Defects
        /// Within so many walks it must be found.
        let walks: UInt64
        /// The rules that may tell of it.
        let rules: Set<String>
    }

    static let plants = [
        Plant(
            testDescription: "what is owed is written after the event, not with it", defect: .pushOutsideCommit,
            walks: 100, rules: ["I10", "I12", "audit", "rest"]),
        Plant(
            testDescription: "an answer that could not be written counts as sent", defect: .sentBeforeWritten,
            walks: 100, rules: ["I6", "I10"]),
        Plant(
            testDescription: "the sender's key is ignored", defect: .keyIgnored, walks: 20,
            rules: ["I2", "I3", "order"]),
        Plant(
            testDescription: "an outcome is taken whatever its fencing number", defect: .settlementWithoutFence,
            walks: 300, rules: ["I11", "I10"]),
        Plant(
            testDescription: "debts stay when the customer comes back", defect: .debtsNotCancelled, walks: 20,
            rules: ["I12", "audit"]),
        Plant(
            testDescription: "a commit decided on an old head is accepted", defect: .staleHeadAccepted, walks: 20,
            rules: ["I9", "I5", "I12", "I10", "I3", "cursors", "rest", "claim"]),
        Plant(
            testDescription: "a commit decided on an old callback is accepted", defect: .staleCallbackAccepted,
            walks: 300, rules: ["callback", "telephone"]),
        Plant(
            testDescription: "a push is claimed while another claim holds", defect: .leaseIgnored, walks: 100,
            rules: ["I11"]),
    ]

    @Test("a planted mistake is found", arguments: plants)
    func found(_ plant: Plant) async throws {
        let walk = try #require(await Walks.first(failing: 1..<plant.walks + 1, defects: plant.defect))
        let violation = try #require(walk.violation)
        #expect(plant.rules.contains(violation.rule), "\(violation)")
        let short = walk.shortened()
        #expect(short.violation?.rule == violation.rule)
        #expect(short.setup.steps <= walk.setup.steps)
        #expect(Walk(short.setup).violation == short.violation)
    }

    @Test("without the mistake the same walks find nothing")
    func clean() async {
        let all = await Walks.run(seeds: 1..<21)
        #expect(all.failures.isEmpty)
    }
}
