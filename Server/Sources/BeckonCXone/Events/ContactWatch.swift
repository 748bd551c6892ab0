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
    /// - Throws: ``PlatformFailure`` when CXone cannot be asked; the chats that were looked at before are told.
    func look(_ port: PlatformPort) async throws(PlatformFailure) {
        pauses.begin()
        var (last, late) = (ChatID?.none, [ChatID]())
        while !Task.isCancelled,
            let page = try? await port.agents.openChats(after: last, limit: Self.pageLength), !page.isEmpty
        {
            let heads = page.filter { $0.side.ledger?.told.isOpened == true }
            let (sound, failing) = pauses.split(heads, at: port.time.uptime) { $0.id.text }
            late += failing.map(\.id)
            if let failure = await look(at: sound, port) { throw failure }
            last = page.last?.id
            guard page.count == Self.pageLength else { break }
        }
        var failure: PlatformFailure?
        for chat in late where failure == nil && !Task.isCancelled {
            // What was read at the beginning of the look may be old by now.
            guard let head = try? await port.agents.head(chat), head.life.state != .ended else { continue }
            failure = await look(at: [head], port)
        }
        if let failure, failure.isOutage { throw failure }
        // Those that failed before show nothing of CXone where it has answered for others.
        if pauses.isInVain, !Task.isCancelled { throw failure ?? PlatformFailure(.noAnswer) }
    }

    /// Looks at the contacts of some chats.
    ///
    /// - Returns: Why the look is over; nil when it goes on.
    private func look(at heads: [ChatHead], _ port: PlatformPort) async -> PlatformFailure? {
        var ends: [(chat: ChatID, telling: ContactNews.Telling)] = []
        var failure: PlatformFailure?
        for head in heads where failure == nil && !Task.isCancelled {
            do throws(PlatformFailure) {
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
                    failure = error
                    continue
                }
                tally.refused("contact \(error.reason.rawValue)")
            }
            try? await port.time.sleep(Milliseconds(1_000 / Int64(max(1, configuration.pollRate))))
        }
        if !ends.isEmpty { try? await port.time.sleep(configuration.endGrace) }
        for end in ends { await tell(end.telling, end.chat, port) }
        return failure
    }

    /// The contact of a chat; nil if CXone tells none.
    private func contact(of head: ChatHead) async throws(PlatformFailure) -> ContactView? {
        guard let id = head.side.ledger?.told.reference else {
            return try await api.newestContact(ofThread: head.id.text)
        }
        let reply = try await api.contact(id)
        switch reply.failure {
        case nil: return ContactView(reply.json)
        case .refused(let reason), .perhapsContent(let reason), .content(let reason):
            tally.refused("contact \(reason)")
            return nil
        case .busy, .unreachable, .failing: throw PlatformFailure(.noAnswer, pause: reply.retryAfter)
        }
    }

    /// Tells a chat what its contact shows; a chat that has ended meanwhile, or cannot be stored, is looked at again.
    private func tell(_ telling: ContactNews.Telling?, _ chat: ChatID, _ port: PlatformPort) async {
        guard let telling else { return }
        _ = try? await port.agents.tell(chat, by: telling.party, telling.action)
    }
}
