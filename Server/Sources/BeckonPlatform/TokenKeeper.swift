package import Beckon
import Synchronization

/// An access token and how long it holds.
package struct AccessToken: Hashable, Sendable {
    package let value: String
    /// From when it was asked for.
    package let lifetime: Milliseconds

    package init(_ value: String, lifetime: Milliseconds) {
        self.value = value
        self.lifetime = lifetime
    }
}

/// Keeps a platform's access token: asks for one when it is needed, shortly before the old one ends, and after a refusal.
///
/// Callers that need a token at the same time wait for one request. After a failure nobody asks for ``pause``, unless the
/// platform names another time: callers get the same fault at once.
package final class TokenKeeper: Sendable {
    /// Asks the platform for a token.
    package typealias Ask = @Sendable () async throws(PlatformFailure) -> AccessToken

    /// How long before its end a token is no longer used, or a tenth of its lifetime if that is less.
    package static let margin = Milliseconds.seconds(60)
    /// The shortest time between a failure and the next request.
    package static let pause = Milliseconds.seconds(1)

    /// The lifetimes of tokens that are believed, in seconds; others count as the nearer end.
    package static let lifetimes = 1...86_400

    private struct State {
        var token: (value: String, until: Uptime)?
        var request: Task<Result<AccessToken, PlatformFailure>, Never>?
        var failure: (fault: PlatformFailure, until: Uptime)?
    }

    private let time: any TimeSource
    private let ask: Ask
    private let state = Mutex(State())

    package init(time: any TimeSource, ask: @escaping Ask) {
        self.time = time
        self.ask = ask
    }

    /// A token that holds now.
    ///
    /// - Throws: ``PlatformFailure`` when the platform gives none.
    package func token() async throws(PlatformFailure) -> String {
        let begun = time.uptime
        let request: Task<Result<AccessToken, PlatformFailure>, Never>
        switch state.withLock({ next(&$0, at: begun) }) {
        case .token(let value): return value
        case .fault(let fault): throw fault
        case .request(let task): request = task
        }
        let answer = await request.value
        return try state.withLock { state throws(PlatformFailure) in
            if state.request == request { note(answer, in: &state, asked: begun) }
            return try answer.get().value
        }
    }

    /// Forgets a token that the platform refused; another one that was asked for meanwhile stays.
    package func refused(_ token: String) {
        state.withLock { if $0.token?.value == token { $0.token = nil } }
    }

    private enum Step {
        case token(String)
        case fault(PlatformFailure)
        case request(Task<Result<AccessToken, PlatformFailure>, Never>)
    }

    private func next(_ state: inout State, at now: Uptime) -> Step {
        if let token = state.token, now < token.until { return .token(token.value) }
        if let request = state.request { return .request(request) }
        if let failure = state.failure, now < failure.until { return .fault(failure.fault) }
        // Not a child task: the token is for all callers, so that one caller's cancellation does not end it.
        let request = Task { [ask] () async -> Result<AccessToken, PlatformFailure> in
            do throws(PlatformFailure) { return .success(try await ask()) } catch { return .failure(error) }
        }
        state.request = request
        return .request(request)
    }

    private func note(_ answer: Result<AccessToken, PlatformFailure>, in state: inout State, asked: Uptime) {
        state.request = nil
        switch answer {
        case .success(let token):
            let margin = min(Self.margin.count, token.lifetime.count / 10)
            let rest = max(0, token.lifetime.count.subtractingClamped(margin))
            state.token = (token.value, asked.advanced(by: Milliseconds(rest)))
            state.failure = nil
        case .failure(let fault):
            state.token = nil
            state.failure = (fault, time.uptime.advanced(by: max(Self.pause, fault.pause ?? Self.pause)))
        }
    }
}
