/// A callback's step, as two columns of its row.
package struct StoredStep: Hashable, Sendable {
    package enum Word: String, CaseIterable, Sendable {
        case scheduled, waitingForAgent, offered, snoozed, dialDue, dialling, reached, connecting, connected, ended
    }

    package let word: Word
    package let until: Timestamp?

    package init(word: Word, until: Timestamp? = nil) {
        self.word = word
        self.until = until
    }

    package init(_ step: CallbackStep) {
        switch step {
        case .scheduled(let until): self.init(word: .scheduled, until: until)
        case .waitingForAgent: self.init(word: .waitingForAgent)
        case .offered(let until): self.init(word: .offered, until: until)
        case .snoozed(let until): self.init(word: .snoozed, until: until)
        case .dialDue(let at): self.init(word: .dialDue, until: at)
        case .dialling(let until): self.init(word: .dialling, until: until)
        case .reached(let until): self.init(word: .reached, until: until)
        case .connecting: self.init(word: .connecting)
        case .connected: self.init(word: .connected)
        case .ended: self.init(word: .ended)
        }
    }

    /// Nil when the word needs a time and the column is NULL.
    package var step: CallbackStep? {
        switch word {
        case .scheduled: until.map { .scheduled(until: $0) }
        case .waitingForAgent: .waitingForAgent
        case .offered: until.map { .offered(until: $0) }
        case .snoozed: until.map { .snoozed(until: $0) }
        case .dialDue: until.map { .dialDue(at: $0) }
        case .dialling: until.map { .dialling(until: $0) }
        case .reached: until.map { .reached(until: $0) }
        case .connecting: .connecting
        case .connected: .connected
        case .ended: .ended
        }
    }
}
