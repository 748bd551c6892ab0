/// One thing that a check of a platform's set-up found (`beckon check-config --online`).
package struct PlatformFinding: Hashable, Sendable {
    package enum Level: String, Hashable, Sendable, CaseIterable {
        /// It is in order.
        case fine
        /// It works, but something is missing that an operator may want.
        case warning
        /// It does not work.
        case fault
    }

    package let level: Level
    /// What was looked at, in a word or two: "token", "integration", "topics".
    package let subject: String
    /// What was found and, for a warning or a fault, what to do; no secrets.
    package let text: String

    package init(_ level: Level, _ subject: String, _ text: String) {
        self.level = level
        self.subject = subject
        self.text = text
    }
}
