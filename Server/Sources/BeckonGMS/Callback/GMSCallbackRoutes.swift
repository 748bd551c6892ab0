import Beckon
import BeckonCallback
import BeckonEdge
import HTTPTypes
import Hummingbird

/// The REST side of GMS callback: `/genesys/1/service/callback/…` and the dialogs of a service id.
struct GMSCallbackRoutes: Sendable {
    private let callback: GMSCallback
    private let limits: TrafficLimits
    private let zones: any ZoneSource

    /// - Parameters:
    ///   - callbacks: carries requests out.
    ///   - limits: limits callers that ask for unknown callbacks.
    ///   - zones: the time zones that a query may name.
    init(callbacks: CallbackService, limits: TrafficLimits, zones: any ZoneSource) {
        callback = GMSCallback(callbacks: callbacks)
        self.limits = limits
        self.zones = zones
    }

    private var time: any TimeSource { callback.callbacks.time }

    /// The services that a start reaches, the named one first.
    func redirects(of service: String, _ call: Call) -> [String] {
        callback.callbacks.redirects(of: service, call.parameters.all)
    }

    /// `POST /genesys/1/service/callback/{service}`, and the older form without `callback`.
    func start(_ service: String, _ call: Call) async throws -> Response {
        let body = try await callback.start(
            service, parameters: call.parameters, baseURL: call.baseURL, user: call.user, key: call.key,
            headers: call.headers)
        limits.knows(idIn: body, at: call.peer)
        return .json(body)
    }

    /// `GET` or `POST /genesys/1/service/{id}/{action}`.
    func dialog(_ id: String, action: String, _ call: Call) async throws -> Response {
        if action == "check-queue-position" { return .json(try await callback.place(id)) }
        return .json(try await callback.dialog(id, action: action, baseURL: call.baseURL))
    }

    /// `GET /genesys/1/service/ewt-for-vq?name=` and `GET /genesys/2/ewt`.
    func waits(_ request: Request) async throws -> Response {
        let pairs = try FormDecoder.decode(Array((request.uri.query ?? "").utf8))
        let names = pairs.filter { $0.0 == "name" }.map { ControlCharacters.stripped(from: $0.1) }
        return .json(try await callback.waits(names))
    }

    /// `DELETE /genesys/1/service/callback/{service}/{id}`.
    func cancel(_ id: String, of service: String, _ request: Request) async throws -> Response {
        let key = Call.idempotencyKey.flatMap { request.headers[$0] } ?? ""
        return .json(try await callback.cancel(id, of: service, hasKey: !key.isEmpty))
    }

    /// `GET /genesys/1/service/callback/{service}/availability`.
    func availability(_ service: String, _ call: Call) async throws -> Response {
        .json(try await callback.availability(service, parameters: call.parameters))
    }

    /// `GET /genesys/2/service/callback/{service}/availability`.
    func availability2(_ service: String, _ call: Call) async throws -> Response {
        .json(try await callback.availability2(service, parameters: call.parameters, zones: zones))
    }

    /// `PUT /genesys/1/service/callback/{service}/{id}`: 200 without a body.
    func move(_ id: String, of service: String, _ call: Call) async throws -> Response {
        guard try await callback.isGuess(id, of: service, parameters: call.parameters) else {
            try await callback.move(id, of: service, parameters: call.parameters)
            return Response(status: .ok)
        }
        // A number that is taken tells as much as one that is refused, so no answer gives the try back.
        try take(1, call)
        do {
            try await callback.move(id, of: service, parameters: call.parameters)
        } catch let error as StoreError {
            giveBack(1, call)
            throw error
        }
        return Response(status: .ok)
    }

    /// `GET /genesys/1/service/callback?_id=` and `GET /genesys/1/service/callback/{service}?_id=`.
    ///
    /// - Parameters:
    ///   - service: The service in the path, if there is one.
    ///   - call: The request.
    ///   - mayRead: Whether the caller may read the callbacks of a service.
    /// - Returns: The answer.
    /// - Throws: ``CallbackRefusal``, ``TooManyRequests``, ``StoreError``.
    func query(
        _ service: String?, _ call: Call, mayRead: @Sendable (String) -> Bool = { _ in true }
    ) async throws -> Response {
        let filter = try callback.filter(call.parameters)
        // With more conditions it is refused before anything is looked up.
        let guesses = filter.conditions.count > CallbackService.conditionLimit ? [] : filter.guesses
        do {
            return try await guessing(guesses, call) {
                let found = try await callback.query(filter, of: service, baseURL: call.baseURL, mayRead: mayRead)
                guard found.wrong.isEmpty else { throw NothingFound(found: found) }
                return .json(found.body)
            }
        } catch let nothing as NothingFound {
            return .json(nothing.found.body)
        }
    }

    /// Counts each guess as a try of its own, so that one that is right pays for no other.
    ///
    /// Only an id can become known; numbers and other properties never do.
    private func guessing(
        _ guesses: [CallbackFilter], _ call: Call, _ work: () async throws -> Response
    ) async throws -> Response {
        let unknown = guesses.filter { !limits.isKnown($0.onlyID, at: call.peer) }
        guard let first = unknown.first ?? guesses.first else { return try await work() }
        let others = Array(unknown.dropFirst())
        return try await limits.trying(
            first.onlyID, from: call.peer, time: time, isMiss: { Self.isMissed(first, $0) }
        ) {
            try take(others.count, call)
            do {
                let response = try await work()
                giveBack(others.count, call)
                return response
            } catch {
                giveBack(others.count { !Self.isMissed($0, error) }, call)
                throw error
            }
        }
    }

    /// Counts guesses of a request that is a try already, all or none; they wait for no other try, since that may be its own.
    private func take(_ count: Int, _ call: Call) throws(TooManyRequests) {
        for taken in 0..<count {
            let wait = limits.count(.take(1), .miss, from: call.peer, uptime: time.uptime)
            guard let wait else { continue }
            giveBack(taken, call)
            throw TooManyRequests(.miss, wait: wait)
        }
    }

    private func giveBack(_ count: Int, _ call: Call) {
        for _ in 0..<count { limits.count(.giveBack, .miss, from: call.peer, uptime: time.uptime) }
    }

    private static func isMissed(_ guess: CallbackFilter, _ error: any Error) -> Bool {
        switch error {
        case let nothing as NothingFound: nothing.found.wrong.contains(guess)
        case let refusal as CallbackRefusal where refusal == .tooManyCompared(): true
        default: error.namesNothing
        }
    }

    /// A query found nothing for some of its guesses: a miss that is answered 200.
    struct NothingFound: PossibleMiss {
        fileprivate let found: GMSCallback.Found
        var isMiss: Bool { true }
    }
}
