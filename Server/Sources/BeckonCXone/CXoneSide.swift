package import Beckon
package import BeckonCallback
package import BeckonPlatform
package import Logging

/// NICE CXone as the agent side of chats, through a BYOC channel of its digital platform (contact-centers §3).
///
/// What customers write goes to CXone as messages of a thread that has the chat's id. What agents write comes by the
/// channel's calls, or by events of the digital platform. Who has a case and when it ends comes by events, or by asking.
package struct CXoneSide: AgentPlatform {
    /// Makes the address at which CXone fetches a customer's file.
    package typealias Link = @Sendable (_ file: FileID, _ sent: Timestamp) -> String?

    package let name = AgentSideName.cxone
    package let concurrency = 16
    package let tally = PlatformTally()
    package let telephony: (any Telephony)?

    private let configuration: Configuration
    private let link: Link
    private let api: CXoneAPI
    private let receiver: BYOCReceiver?
    private let feed: CXoneEventFeed?
    private let calls: CXoneTelephony?
    private let ids: any IDSource
    private let time: any TimeSource
    private let logger: Logger

    /// - Parameters:
    ///   - configuration: The settings.
    ///   - transport: The HTTPS client.
    ///   - link: Makes the addresses of customers' files.
    ///   - time: The clocks.
    ///   - ids: Random numbers for pauses.
    ///   - logger: Hears when CXone cannot be reached, and when it can again.
    package init(
        _ configuration: Configuration, transport: any PlatformTransport, link: @escaping Link, time: any TimeSource,
        ids: any IDSource, logger: Logger
    ) {
        self.configuration = configuration
        self.link = link
        self.ids = ids
        self.time = time
        self.logger = logger
        let (tally, api) = (tally, CXoneAPI(configuration, transport: transport, time: time, tally: tally))
        self.api = api
        receiver = SharedSecrets(configuration.box.map { "\($0.id):\($0.secret)" }).map {
            BYOCReceiver(
                configuration: configuration, tokens: ClientTokens($0, purpose: "cxone"), api: api, tally: tally,
                logger: logger)
        }
        feed = configuration.events.flatMap { SharedSecrets($0.secrets) }.map {
            CXoneEventFeed(configuration: configuration, secrets: $0, api: api, tally: tally, logger: logger)
        }
        let source = BridgeSourceName(AgentSideName.cxone.word)
        calls = configuration.callbacks.flatMap { settings in
            source.map {
                CXoneTelephony(
                    name: $0, settings: settings, api: api, time: time, tally: tally)
            }
        }
        telephony = calls
    }

    // MARK: - To CXone

    package func take(_ delivery: AgentDelivery, _ port: AgentPort) async -> AgentAnswer {
        let plan = CXonePlan(delivery, configuration, link: link)
        return await CXoneDeliverer(api: api, tally: tally).carryOut(plan, of: delivery)
    }

    // MARK: - From CXone

    package var paths: [String] {
        ["webhook", "events", "1.0/token", "1.0/posts/{post}/messages", "2.0/channel/{channel}/outbound"]
    }

    package func answer(_ request: PlatformRequest, _ port: PlatformPort) async -> PlatformAnswer {
        let path = request.path
        let isKnown =
            path == ["events"] || path == ["webhook"] || path == ["1.0", "token"]
            || path.count == 4 && (path[0], path[1], path[3]) == ("1.0", "posts", "messages")
            || path.count == 4 && (path[0], path[1], path[3]) == ("2.0", "channel", "outbound")
        guard isKnown else { return BYOCAnswer.refused(404, "unknown", "Nothing is here.") }
        guard request.method == "POST" else { return BYOCAnswer.refused(405, "method", "Use POST.") }
        if path.count == 1 {
            return await feed?.answer(request, port)
                ?? BYOCAnswer.refused(401, "no-events", "The settings name no proof of events.")
        }
        guard let receiver else {
            return BYOCAnswer.refused(404, "no-box", "The settings name no client of the channel.")
        }
        if path == ["1.0", "token"] {
            let answer = TokenCall.answer(request, receiver.tokens, now: port.time.now)
            if answer.status != 200 { tally.refused("token request") }
            return answer
        }
        return path[0] == "1.0"
            ? await receiver.outbound(.first, post: path[2], request, port)
            : await receiver.outbound(.second, post: nil, request, port)
    }

    // MARK: - What one node does

    package func hold(_ port: PlatformPort) async {
        await withDiscardingTaskGroup { group in
            group.addTask { await self.watchContacts(port) }
            group.addTask { await self.followCalls(port) }
        }
    }

    private func watchContacts(_ port: PlatformPort) async {
        let watch = ContactWatch(configuration: configuration, api: api, tally: tally)
        await repeatedly(port, every: watch.pause) { () async throws(PlatformFailure) in
            try await api.signedIn()
            try await watch.look(port)
        }
    }

    private func followCalls(_ port: PlatformPort) async {
        guard let calls else { return }
        await repeatedly(port, every: CXoneTelephony.pause, isNoted: false) { () async throws(PlatformFailure) in
            try await calls.follow(port)
        }
    }

    /// Does something again and again until the task is cancelled, after growing pauses while CXone does not answer.
    ///
    /// - Parameters:
    ///   - port: Its clock.
    ///   - pause: The pause after each success.
    ///   - isNoted: Whether the tally and the log hear how CXone answers.
    ///   - work: What is done.
    private func repeatedly(
        _ port: PlatformPort, every pause: Milliseconds, isNoted: Bool = true,
        _ work: () async throws(PlatformFailure) -> Void
    ) async {
        var backOff = Backoff()
        while !Task.isCancelled {
            var rest = pause
            do throws(PlatformFailure) {
                try await work()
                backOff.reset()
                if isNoted { noteConnected(port.time.now) }
            } catch {
                guard error.reason != .cancelled else { return }
                rest = backOff.next(random: ids.bits(), atLeast: error.pause)
                if isNoted { noteFailure(error) }
            }
            try? await port.time.sleep(rest)
        }
    }

    private func noteConnected(_ now: Timestamp) {
        if tally.condition.connectedSince == nil { logger.notice("CXone answers", metadata: ["agentSide": "cxone"]) }
        tally.connected(at: now)
    }

    private func noteFailure(_ failure: PlatformFailure) {
        if tally.condition.trouble != failure.reason.rawValue {
            logger.warning(
                "CXone does not answer", metadata: ["agentSide": "cxone", "reason": "\(failure.reason.rawValue)"])
        }
        tally.disconnected(failure.reason.rawValue)
    }

    // MARK: - Checking

    package func findings() async -> [PlatformFinding] {
        await CXoneCheck(configuration: configuration, api: api, canTakeEvents: feed != nil, hasBox: receiver != nil)
            .findings()
    }
}

extension CXoneSide.Configuration.EventProof {
    /// The secrets, whatever the proof.
    var secrets: [String] {
        switch self {
        case .header(_, let secrets), .signature(_, let secrets): secrets
        }
    }
}
