package import Beckon
package import GMSContract
package import Logging
import NIOHPACK
import Synchronization

/// Delivers pushes through the Apple Push Notification service, with one key, to one app.
///
/// ``run()`` must run while the provider is used.
package final class APNsProvider: PushProvider, PreviewingProvider {
    /// The configuration of the provider.
    package struct Configuration: Sendable {
        /// The service's address, for example `https://api.push.apple.com` or `https://api.sandbox.push.apple.com`.
        package var endpoint: String
        /// The authorities that may sign the service's certificate.
        package var trustRoots = TrustRoots.system
        /// The key's id, 10 characters.
        package var keyID: String
        /// The team's id, 10 characters.
        package var teamID: String
        /// The content of the `.p8` file.
        package var privateKeyPEM: String
        /// The app's bundle id.
        package var topic: String
        /// The form of `message`.
        package var messageForm = MessageForm.string
        /// `aps.sound`.
        package var sound = "default"
        /// The route whose devices the provider serves.
        package var route = PushRoute(.apns)
        /// Keeps the provider token over a restart; nil to make a new one at each start.
        package var vault: (any TokenVault)?
        /// Shares provider tokens among the providers with the same key.
        package var tokens = ProviderTokens()
        /// The time-out from sending a push to its answer.
        package var requestTimeout = Milliseconds.seconds(10)
        /// The most connections to the service at once, 1 to 4.
        package var connections = 4

        /// Makes a configuration.
        ///
        /// - Parameters:
        ///   - endpoint: The service's `https` address.
        ///   - keyID: The key's id.
        ///   - teamID: The team's id.
        ///   - privateKeyPEM: The content of the `.p8` file.
        ///   - topic: The app's bundle id.
        package init(endpoint: String, keyID: String, teamID: String, privateKeyPEM: String, topic: String) {
            self.endpoint = endpoint
            self.keyID = keyID
            self.teamID = teamID
            self.privateKeyPEM = privateKeyPEM
            self.topic = topic
        }
    }

    /// APNs.
    package let kind = PushProviderKind.apns
    package let route: PushRoute

    private let builder: APNsRequestBuilder
    private let token: ProviderToken
    private let sender: HTTP2Sender
    private let time: any TimeSource
    private let logger: Logger

    /// Reads the key and prepares the connection, which opens with the first push.
    ///
    /// - Parameters:
    ///   - configuration: The configuration.
    ///   - time: The wall clock dates tokens, the uptime measures time-outs.
    ///   - ids: Gives the jitter of pauses.
    ///   - logger: Logs connections and shortened pushes at debug level.
    /// - Throws: ``PushConfigurationError``.
    package convenience init(
        configuration: Configuration, time: any TimeSource, ids: any IDSource, logger: Logger
    ) throws(PushConfigurationError) {
        let sender = try HTTP2Sender.toService(
            configuration.endpoint, trustRoots: configuration.trustRoots, requestTimeout: configuration.requestTimeout,
            maximumStreams: 1_000, connections: configuration.connections, time: time, ids: ids, logger: logger)
        try self.init(configuration: configuration, sender: sender, time: time, logger: logger)
    }

    init(
        configuration: Configuration, sender: HTTP2Sender, time: any TimeSource, logger: Logger
    ) throws(PushConfigurationError) {
        token = try configuration.tokens.token(
            keyID: configuration.keyID, teamID: configuration.teamID, privateKeyPEM: configuration.privateKeyPEM,
            time: time, vault: configuration.vault)
        route = configuration.route
        builder = APNsRequestBuilder(
            authority: sender.endpoint.authority, topic: configuration.topic, form: configuration.messageForm,
            sound: configuration.sound)
        self.sender = sender
        self.time = time
        self.logger = logger
    }

    /// Keeps the connection until the task is cancelled, then drains and closes it.
    package func run() async { await sender.run() }

    /// Sends pushes in their order.
    ///
    /// A push that is refused because the provider token has expired is sent once more with a new token over a new
    /// connection; if that is refused too, or no new one may be made yet, the outcome is a configuration fault.
    ///
    /// - Parameters:
    ///   - pushes: At most the pushes of one claim.
    ///   - report: Gets one answer for each push, as it arrives. After cancellation open requests have two more seconds.
    package func deliver(_ pushes: [PushRequest], report: @escaping PushReport) async {
        var tried: (token: String, word: String)?
        await ReadyPush.deliver(
            pushes, refusedTwice: "\(tried?.word ?? "apns"): \(token.refusal)", report: report,
            build: { index, push in
                builder.build(push).map { built in
                    note(built.payload.cut)
                    return ReadyPush(
                        index: index, headers: built.headers, body: built.payload.bytes, latestStart: push.latestStart,
                        isRepeat: push.isRepeat, mayRepeat: !push.isAtMostOnce)
                }
            }, attempt: { await attempt($0, after: &tried, report) })
    }

    /// Sends pushes once; returns those that were refused because the provider token was too old.
    ///
    /// Sends none with the token that was refused last, which it remembers in `tried` with the service's word.
    private func attempt(
        _ pushes: [ReadyPush], after tried: inout (token: String, word: String)?, _ report: @escaping PushReport
    ) async -> [ReadyPush] {
        guard !pushes.isEmpty else { return [] }
        guard let token = try? await token.usable() else {
            let fault = PushOutcome.configurationFault(reason: "the APNs key cannot sign")
            report(pushes.map { PushAnswer($0.index, fault) })
            return []
        }
        guard token != tried?.token else { return pushes }
        let refused = Mutex<(pushes: [ReadyPush], connections: Set<Int>, word: String)>(([], [], ""))
        await sender.send(pushes.map { $0.request(authorization: "bearer \(token)") }) { results in
            let now = self.time.now
            var answers: [PushAnswer] = []
            answers.reserveCapacity(results.count)
            defer { self.sender.withdrawWaiting(after: answers) }
            for (place, result) in results {
                switch self.read(result, token: token, now: now) {
                case .outcome(let outcome): answers.append(PushAnswer(pushes[place].index, outcome))
                case .again(let connection, let word):
                    refused.withLock { refused in
                        refused.pushes.append(pushes[place])
                        refused.connections.insert(connection)
                        refused.word = word
                    }
                }
            }
            if !answers.isEmpty { report(answers) }
        }
        let (again, connections, word) = refused.withLock { $0 }
        // A token with which nothing was refused sends the others, too.
        if !again.isEmpty { tried = (token, word) }
        for connection in connections { sender.retire(connection: connection) }
        return again
    }

    private enum Reading {
        case outcome(PushOutcome)
        /// The token was too old; the connection that answered so takes no more requests.
        case again(connection: Int, word: String)
    }

    private func read(_ result: HTTP2Result, token: String, now: Timestamp) -> Reading {
        guard case .response(let response) = result else {
            return .outcome(PushOutcome(withoutAnswer: result, service: "apns"))
        }
        let answer = APNsAnswer(response, now: now)
        switch answer.verdict {
        case .outcome(.delivered):
            self.token.wasAccepted(token)
            return .outcome(.delivered)
        case .outcome(.configurationFault) where answer.isAboutToken && self.token.isClockOff(date: response.date):
            // A token from the future is called invalid, not expired.
            self.token.wasRefused(token, date: response.date)
            return .again(connection: response.connection, word: answer.word)
        case .outcome(let outcome): return .outcome(outcome)
        case .renewCredential:
            self.token.wasRefused(token, date: response.date)
            return .again(connection: response.connection, word: answer.word)
        case .keepCredential(let wait):
            self.token.wasTooMany()
            return .outcome(.retry(after: wait, reason: answer.word))
        case .leaveConnection(let outcome):
            sender.retire(connection: response.connection)
            return .outcome(outcome)
        }
    }

    /// Returns the request for a push; APNs offers no check that does not deliver it.
    package func preview(_ push: PushRequest) async -> PushPreview {
        switch builder.build(push) {
        case .failure(let unsendable): return PushPreview(outcome: unsendable.outcome)
        case .success(let built):
            let canSign = (try? token.current()) != nil
            return PushPreview(
                headers: built.headers, body: built.payload.bytes,
                outcome: canSign ? nil : .configurationFault(reason: "the APNs key cannot sign"))
        }
    }

    private func note(_ cut: PayloadCut) {
        guard cut.isCut else { return }
        logger.debug("push text shortened", metadata: [LogKey.provider: "apns"])
    }
}

extension PushOutcome {
    /// Makes the outcome of a push that the service did not answer.
    init(withoutAnswer result: HTTP2Result, service: String) {
        switch result {
        case .response, .unsure: self = .unsure
        case .unprocessed(.credentialRefused):
            self = .held(for: .seconds(1), reason: "\(service): waits because the credential was refused")
        case .unprocessed: self = .unprocessed
        case .unreachable(let retryAfter, let cause): self = .retry(after: retryAfter, reason: "\(service): \(cause)")
        }
    }
}
