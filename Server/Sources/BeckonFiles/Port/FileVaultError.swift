/// Why a vault could not store, read or remove a body.
package struct FileVaultError: Error, Hashable, Sendable {
    /// What went wrong.
    package enum Code: String, Hashable, Sendable {
        /// The body has more bytes than the limit.
        case tooLong
        /// The disk or the bucket does not answer or refuses; a later attempt may succeed.
        case away
        /// There is no room left.
        case full
        /// No such body is kept.
        case unknown
    }

    /// What went wrong.
    package let code: Code

    package init(_ code: Code) { self.code = code }
}
