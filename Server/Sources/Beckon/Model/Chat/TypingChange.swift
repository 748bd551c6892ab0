/// A report that a party began or stopped typing.
package enum TypingChange: Hashable, Sendable {
    case began
    case stopped
}
