/// A customer's presence, as three columns of a chat's row.
package struct StoredPresence: Hashable, Sendable {
    package enum Word: String, Sendable {
        case expected, present, polling, away
    }

    package let word: Word
    /// The client that is present, or that said good-bye.
    package let client: String?
    package let since: Timestamp?

    package init(word: Word, client: String? = nil, since: Timestamp? = nil) {
        self.word = word
        self.client = client
        self.since = since
    }

    package init(_ presence: CustomerPresence) {
        switch presence {
        case .expected: self.init(word: .expected)
        case .present(let clientID): self.init(word: .present, client: clientID)
        case .polling: self.init(word: .polling)
        case .away(let since, let farewell): self.init(word: .away, client: farewell, since: since)
        }
    }

    /// Nil when a column that the word needs is NULL.
    package var presence: CustomerPresence? {
        switch word {
        case .expected: .expected
        case .present: client.map { .present(clientID: $0) }
        case .polling: .polling
        case .away: since.map { .away(since: $0, farewell: client) }
        }
    }
}
