/// What somebody who types tells.
package enum TypingChange: Hashable, Sendable {
    case began
    case stopped
}
