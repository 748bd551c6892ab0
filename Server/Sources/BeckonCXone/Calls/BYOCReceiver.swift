import Beckon
import BeckonJSON
import BeckonPlatform
import Logging

/// What a BYOC channel of CXone calls: a token endpoint, and messages for customers (contact-centers §3.2).
///
/// Each call is answered after its message is on disk. A call that is repeated gets the same answer, on any node.
struct BYOCReceiver: Sendable {
    let configuration: CXoneSide.Configuration
    let tokens: ClientTokens
    let api: CXoneAPI
    let tally: PlatformTally
    let logger: Logger
    private let refusals = RefusedWebhooks()

    init(
        configuration: CXoneSide.Configuration, tokens: ClientTokens, api: CXoneAPI, tally: PlatformTally,
        logger: Logger
    ) {
        self.configuration = configuration
        self.tokens = tokens
        self.api = api
        self.tally = tally
        self.logger = logger
    }

    /// Answers a call with a message; its token is checked before anything else.
    ///
    /// - Parameters:
    ///   - version: The version of the call.
    ///   - post: The post in its path.
    ///   - request: The call.
    ///   - port: What it is applied to.
    /// - Returns: The answer.
    func outbound(
        _ version: BYOCCall.Version, post: String?, _ request: PlatformRequest, _ port: PlatformPort
    ) async -> PlatformAnswer {
        guard tokens.accept(request.headers.bearer, now: port.time.now) else {
            refuse("bearer token", request, port)
            return BYOCAnswer.refused(401, "token", "A token of this gateway's token endpoint is needed.")
        }
        let call: BYOCCall
        do throws(BridgeRefusal) {
            guard let body = try? JSONValue(parsing: request.body) else { throw BridgeRefusal("the body is not JSON") }
            call = try BYOCCall(version, post: post.map { thread(ofPost: $0) }, body: body)
        } catch {
            refuse("message call", request, port)
            return BYOCAnswer.refused(400, "form", error.message)
        }
        if let brand = configuration.brand, let named = call.brand, named != brand {
            refuse("brand", request, port)
            return BYOCAnswer.refused(403, "brand", "This channel belongs to another brand.")
        }
        tally.heard(at: port.time.now)
        return await answer(call, port)
    }

    private func refuse(_ reason: String, _ request: PlatformRequest, _ port: PlatformPort) {
        tally.refused(reason)
        refusals.tell(
            reason, side: AgentSideName.cxone.word, body: request.body, at: port.time.uptime, in: logger)
    }

    /// The thread of a post: CXone puts the channel's id before it where it names posts itself.
    private func thread(ofPost post: String) -> String {
        let prefix = "\(configuration.channel)_"
        return post.hasPrefix(prefix) ? String(post.dropFirst(prefix.count)) : post
    }

    private func answer(_ call: BYOCCall, _ port: PlatformPort) async -> PlatformAnswer {
        do {
            // The customer's own messages, and those that the events bring, are not stored a second time.
            if call.isCustomers || configuration.messages == .events {
                if !call.isCustomers { try await check(call, port) }
                return stored(call, id: "\(call.thread).\(StableHash.uuid(of: call.mark))", port)
            }
            let position = try await store(call, port)
            return stored(call, id: "\(call.thread).\(position)", port)
        } catch let refusal as ChatRefusal {
            let answer = BYOCAnswer.refused(refusal)
            if answer.status < 500 {
                tally.refused("message \(refusal.code.rawValue)")
                await tellAgent(call, refusal, now: port.time.now)
            }
            return answer
        } catch {
            return BYOCAnswer.refused(503, "store", "The message cannot be stored now.")
        }
    }

    private func stored(_ call: BYOCCall, id: String, _ port: PlatformPort) -> PlatformAnswer {
        BYOCAnswer.stored(call, id: id, now: port.time.now, address: configuration.publicAddress)
    }

    /// Refuses a message that no event can bring any more; one that an event brought before the end is no such.
    private func check(_ call: BYOCCall, _ port: PlatformPort) async throws {
        let chat = ChatID(call.thread)
        let head = try await port.agents.head(chat)
        guard head.life.state == .ended else { return }
        let before = max(1, head.lastPosition - RepeatWindow.lookBack)
        let recent = try await port.agents.read(chat, after: before, limit: 2 * RepeatWindow.lookBack)
        let first = OutboundMessage(key: call.mark, text: call.text, parts: call.parts).actions.first
        let isThere = recent.notices.contains { notice in
            guard case .event(let event) = notice, event.party != .client else { return false }
            return switch first {
            case .message(let text, _), .custom(let text, _):
                text.parts(bytes: ChatSession.longestText).last == event.text
            case .file(let file, _): event.text.hasPrefix(file.name)
            case .pushedURL(let url, _): event.text == url
            default: false
            }
        }
        if !isThere { throw ChatRefusal(.ended) }
    }

    /// Stores a call's message, if an equal call did not, and returns its position.
    private func store(_ call: BYOCCall, _ port: PlatformPort) async throws -> Int {
        let chat = ChatID(call.thread)
        let head = try await port.agents.head(chat)
        var (key, earlier) = (call.mark, TranscriptEvent?.none)
        if !call.isIdentified {
            let (now, window) = (port.time.now, configuration.repeatWindow)
            let before = max(1, head.lastPosition - RepeatWindow.lookBack)
            let recent = try await port.agents.read(chat, after: before, limit: 2 * RepeatWindow.lookBack)
            earlier = RepeatWindow.earlier(key, in: recent.notices, at: now, window: window)
            key = earlier?.key ?? RepeatWindow.key(key, at: now, window: window)
        }
        let actions = OutboundMessage(key: key, text: call.text, parts: call.parts).actions
        guard !actions.isEmpty else { throw ChatRefusal(.emptyText) }
        // Of several parts the equal call may have stored the first alone.
        if let earlier, actions.count == 1 { return earlier.position }
        let party = await party(of: call, head)
        var position: Int?
        for action in actions {
            let outcome = try await port.agents.tell(chat, by: party, action)
            position = position ?? outcome.position
        }
        return position ?? 0
    }

    // MARK: - Who writes

    /// The agent who wrote a message: whom the call names, else who has the chat, else who has the contact.
    private func party(of call: BYOCCall, _ head: ChatHead) async -> AgentParty {
        let named = call.author
        if let named {
            if let known = head.side.agents.first(where: { $0.account == named.id }) { return known }
            if !named.name.isEmpty { return named.party(named: configuration.agentName) }
        } else if let present = head.takenBy {
            return present
        }
        if let found = await assignee(of: head), named == nil || named?.id == found.id {
            return found.party(named: configuration.agentName)
        }
        return named?.party(named: configuration.agentName) ?? ContactNews.anyone(configuration.agentName)
    }

    /// Who has the chat's contact; nil if CXone does not say so soon.
    private func assignee(of head: ChatHead) async -> CXoneUser? {
        guard let contact = head.side.ledger?.told.reference else { return nil }
        let reply = try? await api.contact(contact, timeout: CXoneAPI.shortTimeout)
        guard let reply, reply.isSuccess else { return nil }
        return ContactView(reply.json).assignee
    }

    // MARK: - What did not arrive

    /// Says in the thread that the customer does not get messages any more: once, because a bot may answer it.
    private func tellAgent(_ call: BYOCCall, _ refusal: ChatRefusal, now: Timestamp) async {
        guard refusal.code == .ended || refusal.code == .unknownChat else { return }
        if refusal.code == .ended {
            logger.notice("an agent's message came after the end of its chat", metadata: ["chat.id": "\(call.thread)"])
        }
        let text = refusal.code == .ended ? BYOCAnswer.endedText : BYOCAnswer.unknownText
        let message = CXoneMessage(
            id: "\(call.thread).undelivered", thread: call.thread, text: text, at: now,
            author: CXoneMessage.Author(id: call.recipient ?? call.thread))
        _ = try? await api.post(message, timeout: CXoneAPI.shortTimeout)
    }
}
