import BayeuxHTTP
package import Beckon
package import BeckonCallback
package import HTTPTypes
package import Hummingbird

/// Counts every request by its row of ``OperationCosts``, before anything of it is read or looked up.
///
/// The address is counted here; the operation itself counts the customer or the chat, once it knows which. Refusals have
/// the form of the request's path.
package struct AdmissionMiddleware: RouterMiddleware {
    /// Answers a refusal on a path.
    package typealias Words = @Sendable (TooManyRequests, _ path: String, GatewayContext) -> Response?
    /// Reads what proves a request of a back-end.
    package typealias Credential = @Sendable (_ source: String, HTTPFields) -> String?

    private let limits: TrafficLimits
    private let services: ServiceDirectory
    private let calendars: CalendarDirectory
    private let time: any TimeSource
    private let bodyLimit: Int
    private let credential: Credential
    private let words: Words

    /// - Parameters:
    ///   - limits: The limits.
    ///   - services: The services.
    ///   - calendars: The office-hours and capacity services.
    ///   - time: The clock.
    ///   - bodyLimit: The longest body of a request, in bytes.
    ///   - credential: The credential of a back-end's request that stands alone in a header field; nil for none.
    ///   - words: The answer to a refusal on a path whose clients do not read errors; nil for all other paths.
    package init(
        limits: TrafficLimits, services: ServiceDirectory, calendars: CalendarDirectory, time: any TimeSource,
        bodyLimit: Int, credential: @escaping Credential, words: @escaping Words
    ) {
        self.limits = limits
        self.services = services
        self.calendars = calendars
        self.time = time
        self.bodyLimit = bodyLimit
        self.credential = credential
        self.words = words
    }

    package func handle(
        _ request: Request, context: GatewayContext,
        next: @concurrent (Request, GatewayContext) async throws -> Response
    ) async throws -> Response {
        let cost = OperationCosts.cost(of: request.method, context.endpointPath)
        do {
            return try await knowing(request, context, cost) {
                try await counting(request, context, cost) { try await next(request, context) }
            }
        } catch let refusal as TooManyRequests {
            guard let answer = words(refusal, cost.path, context) else { throw refusal }
            return answer
        }
    }

    // MARK: - Acts

    private func counting(
        _ request: Request, _ context: GatewayContext, _ cost: OperationCost, _ work: () async throws -> Response
    ) async throws -> Response {
        guard cost.counted != .refusals else { return try await work() }
        try admit(request, context, cost)
        let response = try await guessing(request, context, cost, work)
        // The router makes the answer to `HEAD` of this one, without its body.
        if request.method != .head { charge(response, context) }
        return response
    }

    private func admit(
        _ request: Request, _ context: GatewayContext, _ cost: OperationCost
    ) throws(TooManyRequests) {
        let word = Self.word(of: cost, context)
        if let act = cost.act(word, services.catalog) { try take(1, act, context) }
        switch cost.stored {
        case .nothing: break
        // A file's bytes are counted as they arrive.
        case .file: try take(0, .written, context)
        default: try take(LimitedAct.units(ofBytes: length(of: request)), .written, context)
        }
        if cost.answered != .nothing { try take(0, .answered, context) }
    }

    private func take(_ count: Int, _ act: LimitedAct, _ context: GatewayContext) throws(TooManyRequests) {
        if let wait = limits.count(.take(count), act, from: context.peer, uptime: time.uptime) {
            throw TooManyRequests(act, wait: wait)
        }
    }

    /// The length of a body; one that does not tell it counts as the longest.
    private func length(of request: Request) -> Int {
        let headers = request.headers
        if let length = headers.value(of: .contentLength).flatMap(Int.init) { return min(max(0, length), bodyLimit) }
        return headers.contains(.transferEncoding) ? bodyLimit : 0
    }

    private func charge(_ response: Response, _ context: GatewayContext) {
        guard let length = response.body.contentLength, length > 0 else { return }
        limits.count(
            .charge(LimitedAct.units(ofBytes: length)), .answered, from: context.peer, uptime: time.uptime)
    }

    /// The last part of the path that is not the same for all requests of the row.
    private static func word(of cost: OperationCost, _ context: GatewayContext) -> String {
        switch cost.counted {
        case .byService: context.parameters.get("id") ?? ""
        case .byWord: context.parameters.get("operation") ?? context.parameters.get("action") ?? ""
        case .refusals, .act: ""
        }
    }

    // MARK: - Guesses

    /// An answer that says that what was asked for is not there.
    private struct Missed: PossibleMiss {
        let response: Response
        var isMiss: Bool { true }
    }

    private func guessing(
        _ request: Request, _ context: GatewayContext, _ cost: OperationCost, _ work: () async throws -> Response
    ) async throws -> Response {
        guard let secret = secret(of: cost.guess, request, context) else { return try await work() }
        do {
            return try await limits.trying(secret, from: context.peer, time: time, isMiss: { $0.namesNothing }) {
                let response = try await work()
                guard response.status != .notFound else { throw Missed(response: response) }
                return response
            }
        } catch let miss as Missed {
            return miss.response
        }
    }

    /// What a caller would have to guess; nil for nothing.
    private func secret(of guess: OperationCost.Guess, _ request: Request, _ context: GatewayContext) -> String? {
        switch guess {
        case .nothing, .body: return nil
        case .service(let name):
            let service = context.parameters.get(name) ?? ""
            let isKnown = services.catalog.knows(service) || calendars.calendar.knows(service)
            return isKnown ? nil : "service \(service)"
        case .id(let name): return context.parameters.get(name)
        case .ownID(let name):
            let user = (try? Call.customer(of: request)) ?? ""
            return context.parameters.get(name).map { OperationCost.ownID($0, of: user) }
        }
    }

    // MARK: - Those who are known first

    /// Counts refusals of callers who need credentials; those who have shown right ones before are let through.
    private func knowing(
        _ request: Request, _ context: GatewayContext, _ cost: OperationCost, _ work: () async throws -> Response
    ) async throws -> Response {
        guard cost.caller != .anyone else { return try await work() }
        let proof = proof(request, context, cost)
        if let wait = limits.count(.take(0), .refusal, from: context.peer, uptime: time.uptime),
            proof.map({ limits.isKnown($0, at: context.peer) }) != true
        {
            throw TooManyRequests(.refusal, wait: wait)
        }
        do {
            let response = try await work()
            if Self.isRefusal(response, cost) {
                refused(response.status == .unauthorized ? proof : nil, context)
            } else if let proof, response.status.code < 400 {
                limits.note(proof, isRight: true, at: context.peer)
            }
            return response
        } catch {
            if Self.isRefusal(error) { refused(error is Fault ? proof : nil, context) }
            throw error
        }
    }

    /// The credential that the operation checks, if it stands alone in a header field.
    ///
    /// Nothing else may let a caller pass the limit: beside a right credential that the operation does not look at, the one
    /// that it does look at could be guessed.
    private func proof(
        _ request: Request, _ context: GatewayContext, _ cost: OperationCost
    ) -> TrafficLimits.Proof? {
        var area = cost.caller.rawValue
        let credential: String?
        switch cost.caller {
        case .anyone: credential = nil
        case .customer, .operator: credential = request.headers.value(of: .authorization)
        case .agent: credential = request.headers.value(of: .cookie)
        case .backEnd:
            let name = context.parameters.get("source") ?? ""
            area += " \(name)"
            credential = cost.guess == .body ? nil : self.credential(name, request.headers)
        }
        return credential.map { TrafficLimits.Proof(area: area, credential: $0) }
    }

    /// Counts a refusal.
    ///
    /// - Parameters:
    ///   - proof: What was wrong; nil for nothing, or for what was not looked at.
    ///   - context: The request's context.
    private func refused(_ proof: TrafficLimits.Proof?, _ context: GatewayContext) {
        if let proof { limits.note(proof, isRight: false, at: context.peer) }
        limits.count(.charge(1), .refusal, from: context.peer, uptime: time.uptime)
    }

    /// Whether an answer says that credentials are wrong, or that too many were.
    private static func isRefusal(_ response: Response, _ cost: OperationCost) -> Bool {
        response.status == .unauthorized || cost.caller == .customer && response.status == .tooManyRequests
    }

    private static func isRefusal(_ error: any Error) -> Bool {
        switch error {
        case let fault as Fault: fault.kind == .unauthorized
        case let refusal as TooManyRequests: refusal.act == .miss
        default: false
        }
    }
}

/// An error of a room that may say that what a caller named is unknown.
package protocol PossibleMiss: Error {
    var isMiss: Bool { get }
}

extension Error {
    /// Whether it says that an id, a name, a number or a code is unknown.
    package var namesNothing: Bool {
        switch self {
        case let error as any PossibleMiss: error.isMiss
        // Whoever asks after a callback that has ended knows its id.
        case let refusal as CallbackRefusal where refusal == .over(): false
        default: Fault(of: self).map { $0.kind == .notFound && $0 != .unknownKey } ?? false
        }
    }
}
