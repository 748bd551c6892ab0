import Beckon
import BeckonPlatform

/// Looks at the contacts of all open chats, to learn of ends and assignees that no event told.
///
/// Without events it is the only way to learn of them. With events it finds only ends, because an older look could undo a
/// newer event's assignment. It asks for at most ``CXoneSide/Configuration/pollRate`` contacts in a second. A contact at which CXone
/// fails has a pause of its own and holds up no other; several in a row end the look.
struct ContactWatch: Sendable {
    /// How many chats are read at once.
    private static let pageLength = 100

    let configuration: CXoneSide.Configuration
    let api: CXoneAPI
    let tally: PlatformTally
    private let pauses = EntryPauses()

    init(configuration: CXoneSide.Configuration, api: CXoneAPI, tally: PlatformTally) {
        self.configuration = configuration
        self.api = api
        self.tally = tally
    }

    /// The pause between two looks.
    var pause: Milliseconds {
        configuration.pollPause ?? (configuration.events == nil ? .seconds(15) : .seconds(300))
    }

    /// Looks once at all open chats; last at those whose contacts failed before.
    ///
    /// - Throws: ``PlatformFault`` when CXone cannot be asked; the chats that were looked at before are told.
    func look(_ port: PlatformPort) async throws(PlatformFault) {
        pauses.begin()
        var (last, late) = (ChatID?.none, [ChatID]())
        while !Task.isCancelled,
            let page = try? await port.agents.openChats(after: last, limit: Self.pageLength), !page.isEmpty
        {
            let heads = page.filter { $0.side.ledger?.told.isOpened == true }
            let (sound, failing) = pauses.split(heads, at: port.time.uptime) { $0.id.text }
            late += failing.map(\.id)
            if let fault = await look(at: sound, port) { throw fault }
            last = page.last?.id
            guard page.count == Self.pageLength else { break }
        }
        var fault: PlatformFault?
        for chat in late where fault == nil && !Task.isCancelled {
            // What was read at the beginning of the look may be old by now.
            guard let head = try? await port.agents.head(chat), head.life.state != .ended else { continue }
            fault = await look(at: [head], port)
        }
        if let fault, fault.isOutage { throw fault }
        // Those that failed before show nothing of CXone where it has answered for others.
        if pauses.isInVain, !Task.isCancelled { throw fault ?? PlatformFault(.noAnswer) }
    }

    /// Looks at the contacts of some chats.
    ///
    /// - Returns: Why the look is over; nil when it goes on.
    private func look(at heads: [ChatHead], _ port: PlatformPort) async -> PlatformFault? {
        var ends: [(chat: ChatID, telling: ContactNews.Telling)] = []
        var fault: PlatformFault?
        for head in heads where fault == nil && !Task.isCancelled {
            do throws(PlatformFault) {
                let contact = try await contact(of: head)
                pauses.answered(head.id.text)
                if let contact, let end = ContactNews.end(contact, head, agentName: configuration.agentName) {
                    ends.append((head.id, end))
                } else if let contact, configuration.events == nil {
                    await tell(
                        ContactNews.assignment(contact, head, agentName: configuration.agentName, key: nil), head.id,
                        port)
                }
            } catch {
                if pauses.ends(after: error, of: head.id.text, at: port.time.uptime) {
                    fault = error
                    continue
                }
                tally.refused("contact \(error.reason.rawValue)")
            }
            try? await port.time.sleep(Milliseconds(1_000 / Int64(max(1, configuration.pollRate))))
        }
        if !ends.isEmpty { try? await port.time.sleep(configuration.endGrace) }
        for end in ends { await tell(end.telling, end.chat, port) }
        return fault
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
