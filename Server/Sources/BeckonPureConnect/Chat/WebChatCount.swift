/// Which of the owed texts a server has already.
///
/// Pure. A server does not tell repeated texts apart, and the texts of a delivery that is repeated may differ from those of the first
/// try: a customer who was away has come back. So the texts that the server has beyond those of the cursor are compared with the owed
/// ones, in order. Words about the customer's presence stand between them and move nothing.
struct WebChatCount: Hashable, Sendable {
    /// How many texts of ours the server has up to the last notice that is accepted.
    private(set) var sent: Int
    /// The texts that it has beyond.
    private var ahead: ArraySlice<String>
    private var total: Int

    /// - Parameters:
    ///   - sent: How many texts of ours the server had at the cursor.
    ///   - own: All texts of ours that it has now; nil if it has no others.
    init(sent: Int, own: [String]? = nil) {
        self.sent = sent
        ahead = own?.dropFirst(sent) ?? []
        total = max(sent, own?.count ?? sent)
        if ahead.isEmpty { self.sent = total }
    }

    /// Whether every text that the server has is accounted for.
    var isSettled: Bool { ahead.isEmpty }

    /// Whether the server has an owed text already, which then is accepted.
    mutating func has(_ text: String, isPresence: Bool) -> Bool {
        guard let place = ahead.firstIndex(of: text) else {
            // Texts are sent in order: without this one it has none after it.
            if !isPresence { settle() }
            return false
        }
        if isPresence { return true }
        sent += place - ahead.startIndex + 1
        ahead = ahead[(place + 1)...]
        if ahead.isEmpty { sent = total }
        return true
    }

    /// A text was sent.
    mutating func add() {
        total += 1
        if ahead.isEmpty { sent = total }
    }

    /// Everything that was owed is accepted: what else the server has is owed no more.
    mutating func settle() {
        ahead = []
        sent = total
    }
}
