package import Beckon
import BeckonJSON
package import Logging
import NIOHPACK
import Synchronization

/// Delivers pushes through Firebase Cloud Messaging (HTTP v1), with one service account, to one project.
///
/// ``run()`` must run while the provider is used.
package final class FCMProvider: PushProvider, PreviewingProvider {
    /// The configuration of the provider.
    package struct Configuration: Sendable {
        /// The service's address.
        package var endpoint = "https://fcm.googleapis.com"
        /// The authorities that may sign the certificates of the service and of the token endpoint.
        package var trustRoots = TrustRoots.system
        /// The project's service account, which also names the token endpoint.
        package var account: ServiceAccount
        /// The route whose devices the provider serves.
        package var route = PushRoute(.fcm)
        /// The time-out from sending a push to its answer.
        package var requestTimeout = Milliseconds.seconds(15)
        /// The most connections to the service at once, 1 to 4.
        package var connections = 4
        /// The time-out from the request for an access token to its answer.
        package var tokenTimeout = Milliseconds.seconds(5)

        /// Makes a configuration for the vendor's own endpoint.
        ///
        /// - Parameter account: The project's service account.
        package init(account: ServiceAccount) { self.account = account }
    }

    /// The streams that FCM allows on a connection; it answers more with GOAWAY.
    static let maximumStreams = 100
    /// The longest that FCM keeps a message, in seconds: four weeks.
    private static let longestTimeToLive: Int64 = 2_419_200

    /// FCM, also for the types of its retired predecessors.
    package let kind = PushProviderKind.fcm
    package let route: PushRoute

    private let path: String
    private let token: ServiceAccountToken
    private let tokenSender: HTTP2Sender
    private let sender: HTTP2Sender
    private let time: any TimeSource
    private let logger: Logger

    /// Prepares the connections, which open with the first push.
    ///
    /// - Parameters:
    ///   - configuration: The configuration.
    ///   - time: The wall clock dates assertions, the uptime measures time-outs.
    ///   - ids: Gives the jitter of pauses.
    ///   - logger: Logs connections and shortened pushes at debug level.
    /// - Throws: ``PushConfigurationError``.
    package convenience init(
        configuration: Configuration, time: any TimeSource, ids: any IDSource, logger: Logger
    ) throws(PushConfigurationError) {
        let account = configuration.account
        let sender = try HTTP2Sender.toService(
            configuration.endpoint, trustRoots: configuration.trustRoots, requestTimeout: configuration.requestTimeout,
            maximumStreams: Self.maximumStreams, connections: configuration.connections, time: time, ids: ids,
            logger: logger)
        let tokenSender = try HTTP2Sender.toService(
            "https://\(account.tokenURI.authority)", trustRoots: configuration.trustRoots,
            requestTimeout: configuration.tokenTimeout, maximumStreams: 1, connections: 1, time: time, ids: ids,
            logger: logger)
        self.init(configuration: configuration, sender: sender, tokenSender: tokenSender, time: time, logger: logger)
    }

    init(
        configuration: Configuration, sender: HTTP2Sender, tokenSender: HTTP2Sender, time: any TimeSource,
        logger: Logger
    ) {
        let account = configuration.account
        self.sender = sender
        self.tokenSender = tokenSender
        token = ServiceAccountToken(account: account, sender: tokenSender, time: time)
        route = configuration.route
        path = "/v1/projects/\(account.projectID)/messages:send"
        self.time = time
        self.logger = logger
    }

    /// Keeps the connections until the task is cancelled, then drains and closes them.
    package func run() async {
        async let messages: Void = sender.run()
        async let tokens: Void = tokenSender.run()
        _ = await (messages, tokens)
    }

    /// Sends pushes in their order.
    ///
    /// A push that is refused because the access token is stale is sent once more with a new token; if that is refused
    /// too, the outcome is a configuration fault.
    ///
    /// - Parameters:
    ///   - pushes: At most the pushes of one claim.
    ///   - report: Gets one answer for each push, as it arrives. After cancellation open requests have two more seconds.
    package func deliver(_ pushes: [PushRequest], report: @escaping PushReport) async {
        await ReadyPush.deliver(
            pushes, refusedTwice: "fcm 401 UNAUTHENTICATED, twice", report: report,
            build: { index, push in build(push, index: index) }, attempt: { await attempt($0, report) })
    }

    /// Returns the request for a push, and asks FCM whether it would accept it (`validate_only`).
    package func preview(_ push: PushRequest) async -> PushPreview {
        switch build(push, index: 0) {
        case .failure(let unsendable): return PushPreview(outcome: unsendable.outcome)
        case .success(var ready):
            let shown = ready
            ready.body = Array(#"{"validate_only":true,"#.utf8) + ready.body.dropFirst()
            let outcome = Mutex(PushOutcome.configurationFault(reason: "fcm 401 UNAUTHENTICATED"))
            _ = await attempt([ready]) { answers in
                if let answer = answers.first { outcome.withLock { $0 = answer.outcome } }
            }
            return PushPreview(headers: shown.headers, body: shown.body, outcome: outcome.withLock { $0 })
        }
    }

    private func build(_ push: PushRequest, index: Int) -> Result<ReadyPush, Unsendable> {
        let token = push.device.token
        guard !token.isEmpty, token.utf8.count <= 4_096 else {
            return .failure(
                Unsendable(outcome: .tokenDead(asOf: nil, reason: "registration token is empty or too long")))
        }
        let seconds = push.isOnlyNow ? 0 : (push.expiresAt.milliseconds - time.now.milliseconds) / 1_000
        let payload = FCMPayload.fitted(
            push, style: FCMStyle(push.style.android), timeToLive: min(max(0, seconds), Self.longestTimeToLive))
        guard let payload else {
            return .failure(Unsendable(outcome: .messageBad(reason: "does not fit \(FCMPayload.limit) bytes")))
        }
        if payload.cut.isCut {
            logger.debug(
                "push shortened",
                metadata: [LogKey.provider: "fcm", LogKey.droppedEvents: "\(payload.cut.droppedLines)"])
        }
        var headers = HPACKHeaders()
        headers.add(name: ":method", value: "POST")
        headers.add(name: ":scheme", value: "https")
        headers.add(name: ":path", value: path)
        headers.add(name: ":authority", value: sender.endpoint.authority)
        headers.add(name: "content-type", value: "application/json; charset=UTF-8")
        return .success(
            ReadyPush(
                index: index, headers: headers, body: payload.bytes, latestStart: push.latestStart,
                isRepeat: push.isRepeat, mayRepeat: !push.isAtMostOnce))
    }

    /// Sends pushes once; returns those that were refused because the access token was too old.
    private func attempt(_ pushes: [ReadyPush], _ report: @escaping PushReport) async -> [ReadyPush] {
        guard !pushes.isEmpty else { return [] }
        let token: String
        switch await self.token.current() {
        case .success(let current): token = current
        case .failure(let failure):
            report(pushes.map { PushAnswer($0.index, PushOutcome(failure)) })
            return []
        }
        let refused = Mutex<[ReadyPush]>([])
        await sender.send(pushes.map { $0.request(authorization: "Bearer \(token)") }) { results in
            let now = self.time.now
            var answers: [PushAnswer] = []
            answers.reserveCapacity(results.count)
            defer { self.sender.withdrawWaiting(after: answers) }
            for (place, result) in results {
                guard let outcome = Self.outcome(of: result, now: now) else {
                    refused.withLock { $0.append(pushes[place]) }
                    continue
                }
                let name = outcome == .delivered ? Self.name(in: result) : nil
                answers.append(PushAnswer(pushes[place].index, outcome, receipt: name))
            }
            if !answers.isEmpty { report(answers) }
        }
        let again = refused.withLock { $0 }
        if !again.isEmpty { await self.token.wasRefused(token) }
        return again
    }

    /// Returns FCM's name of an accepted message, `projects/…/messages/…`; nil when the answer has none of that form.
    private static func name(in result: HTTP2Result) -> String? {
        guard case .response(let response) = result, let name = try? JSONValue(parsing: response.body)["name"]?.string,
            name.hasPrefix("projects/"), name.utf8.count <= 256, name.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        return name
    }

    /// Returns the outcome of a push; nil when the access token was too old.
    private static func outcome(of result: HTTP2Result, now: Timestamp) -> PushOutcome? {
        guard case .response(let response) = result else { return PushOutcome(withoutAnswer: result, service: "fcm") }
        switch FCMAnswer(response, now: now).verdict {
        case .outcome(let outcome), .leaveConnection(let outcome): return outcome
        case .keepCredential(let wait): return .retry(after: wait, reason: "fcm")
        case .renewCredential: return nil
        }
    }
}

extension PushOutcome {
    /// Makes the outcome of a push without an access token.
    init(_ failure: AccessTokenFailure) {
        switch failure {
        case .refused(let reason): self = .configurationFault(reason: reason)
        case .unavailable(let retryAfter, let reason): self = .retry(after: retryAfter, reason: reason)
        }
    }
}
