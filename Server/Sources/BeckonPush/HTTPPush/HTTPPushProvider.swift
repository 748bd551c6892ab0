package import Beckon
import BeckonTracing
import Foundation
package import GMSContract
package import Logging
import NIOHPACK
import NIOSSL
package import Tracing

/// Delivers pushes to HTTP addresses: to the device's own address (`httpcb`), or to one receiver for all devices
/// (`customhttp`).
package final class HTTPPushProvider: PushProvider, PreviewingProvider {
    /// The address that pushes are sent to.
    package enum Target: Sendable, Hashable {
        /// Type `httpcb`: the device's token is the address; it must be on the list.
        case deviceAddress(HTTPTargetList)
        /// Type `customhttp`: one address of the operator's choice, public or not; `credentials` are user and password,
        /// joined by a colon, for basic authentication.
        case receiver(url: String, credentials: String?)
    }

    /// The configuration of the provider.
    package struct Configuration: Sendable {
        /// The address that pushes are sent to.
        package var target: Target
        /// The authorities that may sign a receiver's certificate.
        package var trustRoots = TrustRoots.system
        /// The form of `message` for `customhttp`; nil for an object with chats and a string with callbacks.
        package var messageForm: MessageForm?
        /// Signs requests; nil leaves them unsigned, as GMS does.
        package var signer: WebhookSigner?
        /// The route whose devices the provider serves; nil for the default section.
        package var route: PushRoute?
        /// The time-out of one push, from the look-up of the host to the answer.
        package var timeout = Milliseconds.seconds(5)
        /// Makes a span of each push within a trace; nil for none.
        package var tracer: (any Tracer)?

        /// Makes a configuration.
        ///
        /// - Parameter target: The address that pushes are sent to.
        package init(target: Target) { self.target = target }
    }

    private enum Destination {
        case deviceAddress(HTTPTargetList)
        case receiver(WebAddress, authorization: String?)
    }

    /// `httpcb` or `customhttp`.
    package let kind: PushProviderKind
    package let route: PushRoute
    package let inFlightLimit: Int

    private let destination: Destination
    /// Limits pushes to each host of device addresses.
    private let gate = HostGate()
    private let configuration: Configuration
    private let tls: NIOSSLContext
    private let time: any TimeSource
    private let logger: Logger

    /// Checks the configuration.
    ///
    /// - Parameters:
    ///   - configuration: The configuration.
    ///   - time: The wall clock, for `Retry-After` dates.
    ///   - logger: Logs shortened pushes at debug level.
    /// - Throws: ``PushConfigurationError``.
    package init(
        configuration: Configuration, time: any TimeSource, logger: Logger
    ) throws(PushConfigurationError) {
        self.configuration = configuration
        self.time = time
        self.logger = logger
        switch configuration.target {
        case .deviceAddress(let list):
            kind = .httpcb
            inFlightLimit = 512
            destination = .deviceAddress(list)
        case .receiver(let url, let credentials):
            guard let address = WebAddress(url) else {
                throw PushConfigurationError(.badEndpoint, "customhttp.url is not an http or https address")
            }
            kind = .customhttp
            inFlightLimit = 64
            let authorization = credentials.map { "Basic " + Data($0.utf8).base64EncodedString() }
            destination = .receiver(address, authorization: authorization)
        }
        route = configuration.route ?? PushRoute(kind)
        do {
            tls = try NIOSSLContext(
                configuration: configuration.trustRoots.clientConfiguration(protocols: ["http/1.1"]))
        } catch {
            throw PushConfigurationError(.badTrustRoots, "the trust roots cannot be read", cause: error)
        }
    }

    /// Sends pushes, several at once, each over a connection of its own; for device addresses a gate limits each host.
    ///
    /// - Parameters:
    ///   - pushes: At most the pushes of one claim; at most ``inFlightLimit`` are sent at once.
    ///   - report: Gets one answer for each push, as it arrives. A cancelled call starts no more pushes; those that are
    ///     being sent end within their time-outs.
    package func deliver(_ pushes: [PushRequest], report: @escaping PushReport) async {
        await withTaskGroup(of: Void.self) { group in
            for (index, push) in pushes.enumerated() {
                if index >= inFlightLimit { await group.next() }
                guard !Task.isCancelled else {
                    report((index..<pushes.count).map { PushAnswer($0, .unprocessed) })
                    break
                }
                group.addTask { report([await self.answer(push, at: index)]) }
            }
        }
    }

    /// The host and port of a device's address: the party that answers about the device.
    package func receiver(of device: Device) -> String? {
        guard kind == .httpcb, let address = WebAddress(device.token) else { return nil }
        return Self.name(of: address)
    }

    private static func name(of address: WebAddress) -> String { "\(address.host):\(address.port)" }

    /// Returns the request for a push, without its credential; nothing is sent.
    package func preview(_ push: PushRequest) async -> PushPreview {
        switch request(for: push) {
        case .failure(let unsendable): return PushPreview(outcome: unsendable.outcome)
        case .success(let built):
            let shown = built.headers.filter { $0.name != "authorization" }
            let isRefused = built.verdict == .refused
            return PushPreview(
                headers: HPACKHeaders(shown.map { ($0.name, $0.value) }), body: built.body,
                outcome: isRefused ? .messageBad(reason: "\(kind.rawValue): address not allowed") : nil)
        }
    }

    private func answer(_ push: PushRequest, at index: Int) async -> PushAnswer {
        switch request(for: push) {
        case .success(let request): PushAnswer(index, await send(request, causedBy: push.trace))
        case .failure(let unsendable): PushAnswer(index, unsendable.outcome, isOwn: true)
        }
    }

    private func send(_ request: HTTPPost.Request, causedBy cause: TraceContext?) async -> PushOutcome {
        var request = request
        guard kind == .httpcb, request.verdict != .refused else {
            return outcome(of: await perform(request, causedBy: cause))
        }
        let host = Self.name(of: request.address)
        switch await gate.enter(host, now: time.uptime) {
        case .wait: return .unprocessed
        case .hold(let wait): return .held(for: wait, reason: "httpcb: its host has no room or is paused")
        case .go(let asStranger):
            request.lane = asStranger ? .strange : .known
            let result = Task.isCancelled ? .tooLate : await perform(request, causedBy: cause)
            gate.left(host, asStranger: asStranger, hostResult(of: result), now: time.uptime)
            return outcome(of: result)
        }
    }

    /// Performs a request in the trace of what caused it; a device's own address gets no more than the names of the trace.
    private func perform(_ request: HTTPPost.Request, causedBy cause: TraceContext?) async -> HTTPPostResult {
        guard let cause else { return await HTTPPost.perform(request) }
        let isOurs = kind == .customhttp
        let traced = TracedRequest(
            isOurs ? .customhttp : .httpcb, causedBy: cause, tracer: configuration.tracer)
        var request = request
        request.headers += traced.fields(isOurs: isOurs)
        let result = await HTTPPost.perform(request)
        traced.end(result)
        return result
    }

    private func outcome(of result: HTTPPostResult) -> PushOutcome {
        // A failure at one device's address is no evidence against other devices.
        let isDeviceOnly = kind == .httpcb
        switch result {
        case .answer(let status, let retryAfter):
            let outcome = HTTPPushAnswer.outcome(
                status: status, retryAfter: RetryAfter.read(retryAfter, now: time.now), kind: kind)
            guard case .retry(let after, let reason, _) = outcome else { return outcome }
            return .retry(after: after, reason: reason, isDeviceOnly: isDeviceOnly)
        case .addressRefused: return .messageBad(reason: "\(kind.rawValue): address not allowed")
        case .tooLate: return .unprocessed
        case .notSent(let reason):
            return .retry(after: nil, reason: "\(kind.rawValue): \(reason)", isDeviceOnly: isDeviceOnly)
        case .noAnswer: return .unsure
        }
    }

    /// Returns the evidence that a post gives about its host.
    private func hostResult(of result: HTTPPostResult) -> HostTable.Result {
        switch result {
        case .answer(let status, let retryAfter) where [408, 425, 429].contains(status) || status >= 500:
            .troubled(after: RetryAfter.read(retryAfter, now: time.now))
        case .answer: .answered
        case .addressRefused, .tooLate: .nothing
        case .notSent, .noAnswer: .silent
        }
    }

    private func request(for push: PushRequest) -> Result<HTTPPost.Request, Unsendable> {
        let address: WebAddress
        let verdict: HTTPTargetList.Verdict
        let payload: FittedPayload?
        var headers = [(name: "content-type", value: "application/json; charset=utf-8")]
        if kind == .httpcb { headers[0].value = HTTPPushPayload.contentType(of: push.content) }
        switch destination {
        case .deviceAddress(let list):
            guard let device = WebAddress(push.device.token) else {
                return .failure(Unsendable(outcome: .tokenDead(asOf: nil, reason: "httpcb: token is not a URL")))
            }
            address = device
            verdict = list.verdict(on: device)
            payload = HTTPPushPayload.callback(push.content)
        case .receiver(let receiver, let authorization):
            address = receiver
            verdict = .anyAddress
            payload =
                push.payload.map { HTTPPushPayload.custom($0, deviceID: push.device.token) }
                ?? HTTPPushPayload.custom(
                    push.content, deviceID: push.device.token, notice: push.style.customMessage,
                    form: configuration.messageForm)
            if let authorization = push.authorization.map({ "Basic \($0)" }) ?? authorization {
                headers.append((name: "authorization", value: authorization))
            }
        }
        guard let payload else {
            return .failure(Unsendable(outcome: .messageBad(reason: "\(kind.rawValue): too large")))
        }
        if payload.cut.isCut {
            logger.debug(
                "push shortened",
                metadata: [
                    LogKey.provider: "\(kind.rawValue)", LogKey.droppedEvents: "\(payload.cut.droppedLines)",
                ])
        }
        if let signer = configuration.signer {
            headers += signer.headers(id: push.id, seconds: time.now.milliseconds / 1_000, body: payload.bytes)
        }
        return .success(
            HTTPPost.Request(
                address: address, verdict: verdict, headers: headers, body: payload.bytes, tls: tls,
                timeout: configuration.timeout, latestStart: push.latestStart, time: time))
    }
}
