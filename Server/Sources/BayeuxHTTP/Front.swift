package import Hummingbird
import Logging

/// What a ``FrontStep`` says of a request.
package enum FrontVerdict {
    /// It goes on.
    case pass
    /// It goes on, and what the step added to the context's logger is in every line of the log that its route writes.
    case passLogged
    /// It is answered here.
    case answer(Response)
}

/// A rule about all requests of a router, which waits for nothing; see ``Front``.
package protocol FrontStep<Context>: Sendable {
    associatedtype Context: RequestContext

    /// Looks at a request before its route gets it.
    ///
    /// - Throws: What the steps before this one answer.
    func before(_ request: Request, _ context: inout Context) throws -> FrontVerdict

    /// Answers an error of a later step or of the route; nil leaves it to the steps before this one.
    func answer(to error: any Error, of request: Request, _ context: Context) -> Response?

    /// Completes an answer that a later step or the route has given.
    func after(_ response: inout Response, to request: Request, _ context: Context)
}

extension FrontStep {
    package func before(_ request: Request, _ context: inout Context) throws -> FrontVerdict { .pass }
    package func answer(to error: any Error, of request: Request, _ context: Context) -> Response? { nil }
    package func after(_ response: inout Response, to request: Request, _ context: Context) {}
}

/// Runs the rules about all requests of a router: in order before the route, and back in the opposite order after it.
///
/// A middleware for each rule would cost more than the rules themselves: each is a chain of asynchronous calls. A rule that
/// waits is a middleware of its own, behind this one. What runs for each request is inlinable, so that it is compiled for the
/// context of the router that uses it.
package struct Front<Context: RequestContext>: RouterMiddleware {
    @usableFromInline let steps: [any FrontStep<Context>]

    /// Takes the rules.
    ///
    /// - Parameter steps: The rules; the first one has the last word about each answer.
    package init(_ steps: [any FrontStep<Context>]) {
        self.steps = steps
    }

    @concurrent @inlinable
    package func handle(
        _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        var context = context
        var (passed, logs) = (0, false)
        var response: Response
        do {
            if let answer = try enter(request, &context, &passed, &logs) {
                response = answer
            } else if logs {
                response = try await logging(request, context, next)
            } else {
                response = try await next(request, context)
            }
        } catch {
            response = try answer(to: error, of: request, context, &passed)
        }
        for step in steps[..<passed].reversed() { step.after(&response, to: request, context) }
        return response
    }

    /// Runs the rules until one answers.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - context: Its context.
    ///   - passed: Counts the steps that let it pass.
    ///   - logs: Set if one of them added to the context's logger.
    /// - Returns: The answer; nil if all let it pass.
    /// - Throws: The error of one of them.
    @inlinable
    func enter(
        _ request: Request, _ context: inout Context, _ passed: inout Int, _ logs: inout Bool
    ) throws -> Response? {
        for step in steps {
            switch try step.before(request, &context) {
            case .pass: break
            case .passLogged: logs = true
            case .answer(let response): return response
            }
            passed += 1
        }
        return nil
    }

    /// Runs the route with the context's logger as the logger of its task.
    @concurrent @usableFromInline
    func logging(
        _ request: Request, _ context: Context, _ next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        try await withLogger(context.logger) { _ in try await next(request, context) }
    }

    /// Has the last step that answers an error do so; `passed` then counts the steps before it.
    @inlinable
    func answer(
        to error: any Error, of request: Request, _ context: Context, _ passed: inout Int
    ) throws -> Response {
        while passed > 0 {
            passed -= 1
            if let response = steps[passed].answer(to: error, of: request, context) { return response }
        }
        throw error
    }
}
