/// Mistakes that a test plants around the real code, to prove that the simulator finds them.
///
/// They are not in the product: they change the commits that the database gets, or the network's reports. `make
/// mutants` plants mistakes in the product itself.
package struct Defects: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Owed pushes are written in a transaction of their own, after the event's.
    package static let pushOutsideCommit = Defects(rawValue: 1 << 0)
    /// A connect's answer counts as written even if the write failed.
    package static let sentBeforeWritten = Defects(rawValue: 1 << 1)
    /// The sender's key is not stored, so a repeated call writes again.
    package static let keyIgnored = Defects(rawValue: 1 << 2)
    /// A push's outcome is accepted with any fencing number.
    package static let settlementWithoutFence = Defects(rawValue: 1 << 3)
    /// Owed pushes stay when the customer comes back.
    package static let debtsNotCancelled = Defects(rawValue: 1 << 4)
    /// A commit decided on an old head is fitted in instead of refused.
    package static let staleHeadAccepted = Defects(rawValue: 1 << 6)
    /// A commit decided on an old callback is fitted in instead of refused.
    package static let staleCallbackAccepted = Defects(rawValue: 1 << 8)
    /// Pushes are claimed even while another claim holds them.
    package static let leaseIgnored = Defects(rawValue: 1 << 7)
}
