/// What a customer can do in chat version 2 besides writing.
extension ChatSession {
    /// The most values that are attached to a chat; further ones are dropped.
    package static let mostData = 256
    /// The most bytes of all keys and values that are attached to a chat; more are refused.
    package static let longestData = 65_536

    /// Refuses data that are too long together.
    package static func checkData(_ data: [String: String]) throws(ChatRefusal) {
        let length = data.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
        guard length <= longestData else { throw ChatRefusal(.dataTooLong) }
    }

    mutating func customerSent(_ kind: EventKind, _ text: String, key: String?) throws(ChatRefusal) {
        try refuseIfEnded()
        try check(text)
        customerEvent(kind, text, key: key)
    }

    /// Changes the name that agents see; the event carries the new one.
    mutating func customerRenamed(_ nickname: String) throws(ChatRefusal) {
        try refuseIfEnded()
        try check(nickname)
        let old = head.customer.nickname
        guard nickname != old else { return }
        head.customer.nickname = nickname
        workChanged = true
        customerEvent(.nicknameUpdated, old.isEmpty ? nickname : "\(old) is now called \(nickname)")
    }

    /// Merges data into those of the chat, of which the head must have all.
    mutating func customerData(_ data: [String: String]) throws(ChatRefusal) {
        try refuseIfEnded()
        guard !head.customer.hasMoreData else { throw ChatRefusal(.contended) }
        var all = head.customer.userData
        for (name, value) in data.sorted(by: { $0.key < $1.key }) where all[name] != nil || all.count < Self.mostData {
            all[name] = value
        }
        guard all != head.customer.userData else { return }
        try Self.checkData(all)
        head.customer.userData = all
        isChanged = true
        workChanged = true
    }
}
