/// Files in a chat: their events, and what the customer's take of the limits.
extension ChatSession {
    mutating func customerSentFile(_ file: ChatFile, key: String?) throws(ChatRefusal) {
        try refuseIfEnded()
        if let refusal = options.files.refusal(of: file.name, size: file.size, in: head) {
            throw ChatRefusal(file: refusal)
        }
        head.files.count += 1
        head.files.bytes += file.size
        customerEvent(.fileUploaded, Self.sentText(file), key: key, data: file.eventData)
        customerWaits(since: now)
    }

    mutating func customerDeletedFile(_ file: ChatFile) throws(ChatRefusal) {
        try refuseIfEnded()
        guard options.files.mayDelete else { throw ChatRefusal(file: .kept) }
        head.files.count = max(0, head.files.count - 1)
        head.files.bytes = max(0, head.files.bytes - file.size)
        customerEvent(
            .fileDeleted, "has deleted the file \(file.name)", key: "delete/\(file.id.text)",
            data: EventFile(id: file.id, name: file.name).data)
    }

    mutating func agentSentFile(_ file: ChatFile, _ party: AgentParty, key: String?) {
        agentEvent(.fileUploaded, Self.sentText(file), party, key: key, data: file.eventData)
        head.customer.waitingSince = nil
    }

    private static func sentText(_ file: ChatFile) -> String { "has sent the file \(file.name)" }
}
