import Foundation

/// A stand-in for NICE CXone: a BYOC channel of its digital platform, digital events and callbacks (contact-centers §3).
///
/// It listens from ``listen(_:)`` on; ``run()`` serves until the task is cancelled. Agents answer at `/agent`.
package final class SimulatedCXone: StandInPlatform {
    package let title = "NICE CXone"
    package let desk: StandInDesk
    package let faults: StandInFaults
    let configuration: Configuration
    let limits: CXoneLimits
    let facts = CXoneFacts()
    let spelling: CXoneSpelling
    let calls: CXoneCalls
    private let signIns: CXoneSignIns
    package let box = ServerBox()

    private init(_ configuration: Configuration) {
        self.configuration = configuration
        faults = StandInFaults(seed: configuration.seed)
        let numbers = CXoneNumbers()
        desk = StandInDesk { numbers.next() }
        limits = CXoneLimits(configuration.limits)
        signIns = CXoneSignIns(configuration)
        spelling = CXoneSpelling(channel: configuration.channel)
        calls = CXoneCalls(
            configuration, desk: desk, faults: faults,
            caller: WebhookCaller(faults: faults, pause: configuration.webhookPause))
    }

    /// Starts to listen.
    ///
    /// - Parameter configuration: The configuration.
    /// - Returns: The stand-in, which listens.
    /// - Throws: When the port cannot be bound.
    package static func listen(_ configuration: Configuration) async throws -> SimulatedCXone {
        let platform = SimulatedCXone(configuration)
        platform.box.server = try await SimulatedServer.listen(
            port: configuration.port, handler: { [weak platform] request in await platform?.answerAny(request) })
        return platform
    }

    // MARK: - Requests

    package func answer(_ request: StandInRequest) async -> SimulatedAnswer? {
        if let answer = signIns.answer(request, endpoint: endpoint) { return answer }
        if faults.occurs(.expiredTokens) { signIns.tokens.forget() }
        guard signIns.tokens.accept(request) else { return Self.refusal(401, "invalid_token") }
        let path = request.path
        if path.starts(with: ["dfo", "3.0"]) { return digital(request, Array(path.dropFirst(2))) }
        if path.starts(with: ["incontactapi", "services"]), path.count > 3 {
            return patron(request, Array(path.dropFirst(3)))
        }
        return Self.refusal(404, "not_found")
    }

    /// A refusal; the form of CXone's own is not documented.
    static func refusal(_ status: Int, _ code: String) -> SimulatedAnswer {
        SimulatedAnswer(status, json: ["error": ["errorCode": .string(code), "errorMessage": .string(code)]])
    }

    private func digital(_ request: StandInRequest, _ path: [String]) -> SimulatedAnswer {
        let isMessage = request.method == "POST" && path.first == "channels" && path.last == "messages"
        let kind = isMessage ? CXoneLimits.Kind.inbound : request.method == "PUT" ? .updates : .reading
        if faults.occurs(.tooMany) { return limits.storm(kind) }
        let grant = limits.count(kind, contact: kind == .updates && path.count > 1 ? path[1] : nil)
        guard grant.isGiven else { return grant.heading(Self.refusal(429, "too_many_requests")) }
        return grant.heading(route(request, path, isMessage: isMessage))
    }

    private func route(_ request: StandInRequest, _ path: [String], isMessage: Bool) -> SimulatedAnswer {
        if path.first == "channels", path.count > 1 {
            guard path[1] == configuration.channel else { return Self.refusal(404, "channel_not_found") }
            if isMessage, path.count == 3 { return inbound(request) }
            if request.method == "GET", path.count == 2 { return SimulatedAnswer(json: spelling.channelView) }
        }
        if path.first == "contacts" { return contacts(request, path) }
        return Self.refusal(404, "not_found")
    }
}
