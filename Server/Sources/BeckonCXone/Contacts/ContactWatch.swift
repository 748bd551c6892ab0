import Beckon
import BeckonPlatform

/// Looks at the contacts of all open chats, to learn of ends and assignees that no event told.
///
/// Without events it is the only way to learn of them. With events it finds only ends, because an older look could undo a
/// newer event's assignment. It asks for at most ``CXoneSide/Configuration/pollRate`` contacts in a second.
struct ContactWatch: Sendable {
    /// How many chats are read at once.
    private static let pageLength = 100

    let configuration: CXoneSide.Configuration
    let api: CXoneAPI
    let tally: PlatformTally

    /// The pause between two looks.
    var pause: Milliseconds {
        configuration.pollPause ?? (configuration.events == nil ? .seconds(15) : .seconds(300))
    }

    /// Looks once at all open chats.
    ///
    /// - Throws: ``PlatformFault`` when CXone cannot be asked; the chats that were looked at before are told.
    func look(_ port: PlatformPort) async throws(PlatformFault) {
        var last: ChatID?
        while !Task.isCancelled {
            guard let page = try? await port.agents.openChats(after: last, limit: Self.pageLength), !page.isEmpty else {
                return
            }
            try await look(at: page, port)
            last = page.last?.id
            guard page.count == Self.pageLength else { return }
        }
    }

    private func look(at page: [ChatHead], _ port: PlatformPort) async throws(PlatformFault) {
        var ends: [(chat: ChatID, telling: ContactNews.Telling)] = []
        var fault: PlatformFault?
        for head in page where head.side.ledger?.told.isOpened == true && !Task.isCancelled {
            do throws(PlatformFault) {
                guard let contact = try await contact(of: head) else { continue }
                if let end = ContactNews.end(contact, head, agentName: configuration.agentName) {
                    ends.append((head.id, end))
                } else if configuration.events == nil {
                    await tell(
                        ContactNews.assignment(contact, head, agentName: configuration.agentName, key: nil), head.id,
                        port)
                }
            } catch {
                fault = error
                break
            }
            try? await port.time.sleep(Milliseconds(1_000 / Int64(max(1, configuration.pollRate))))
        }
        if !ends.isEmpty { try? await port.time.sleep(configuration.endGrace) }
        for end in ends { await tell(end.telling, end.chat, port) }
        if let fault { throw fault }
    }

    /// The contact of a chat; nil if CXone tells none.
    private func contact(of head: ChatHead) async throws(PlatformFault) -> ContactView? {
        guard let id = head.side.ledger?.told.reference else {
            return try await api.newestContact(ofThread: head.id.text)
        }
        let reply = try await api.contact(id)
        switch reply.trouble {
        case nil: return ContactView(reply.json)
        case .refused(let reason), .perhapsContent(let reason), .content(let reason):
            tally.refused("contact \(reason)")
            return nil
        case .busy, .unreachable, .failing: throw PlatformFault(.noAnswer, pause: reply.retryAfter)
        }
    }

    /// Tells a chat what its contact shows; a chat that has ended meanwhile, or cannot be stored, is looked at again.
    private func tell(_ telling: ContactNews.Telling?, _ chat: ChatID, _ port: PlatformPort) async {
        guard let telling else { return }
        _ = try? await port.agents.tell(chat, by: telling.party, telling.action)
    }
}
