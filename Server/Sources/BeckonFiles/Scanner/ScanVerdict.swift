/// What a scanner says about a body.
package enum ScanVerdict: Hashable, Sendable {
    /// It was scanned whole, and nothing was found.
    case clean
    /// Something was found; the scanner's name for it.
    case infected(String)
    /// The scanner takes no body of this length.
    case tooLong
    /// The scanner could not be asked, or did not answer.
    case away
}
