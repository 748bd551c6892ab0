/// To which devices the pushes of a claim may go.
package enum DeviceChoice: Sendable, CaseIterable {
    /// To any.
    case every
    /// To registered devices that a push was delivered to before: what their service says of them can be relied on.
    ///
    /// A push that carries its device along is none of these.
    case deliveredBefore
}
