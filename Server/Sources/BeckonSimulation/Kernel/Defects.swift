/// Mistakes that a test plants into the simulated surroundings of the real code, to see that the simulator finds them.
///
/// None of them is in the product: they change what the database is handed or what the network tells. Mistakes in the
/// product itself are planted by `make mutants`.
package struct Defects: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// What is owed is written in a transaction of its own, after the event's.
    package static let pushOutsideCommit = Defects(rawValue: 1 << 0)
    /// A connect's answer counts as written also when the write failed.
    package static let sentBeforeWritten = Defects(rawValue: 1 << 1)
    /// The sender's key is not stored, so that a repeated call writes again.
    package static let keyIgnored = Defects(rawValue: 1 << 2)
    /// A push's outcome is taken whatever its fencing number.
    package static let settlementWithoutFence = Defects(rawValue: 1 << 3)
    /// What is owed stays when the customer comes back.
    package static let debtsNotCancelled = Defects(rawValue: 1 << 4)
    /// A commit decided on an old head is fitted in instead of refused.
    package static let staleHeadAccepted = Defects(rawValue: 1 << 6)
    /// Pushes are claimed also while another claim holds.
    package static let leaseIgnored = Defects(rawValue: 1 << 7)
}
