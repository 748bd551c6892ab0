import BayeuxHTTP
import Beckon
import Hummingbird

/// Limits requests for unknown services and callbacks by address; requests for existing ones are always answered, so that a
/// neighbour behind the same address locks no customer out of a chat.
struct MissLimit: Sendable {
    /// A proxy's prefix may stand before it.
    private static let path = "/genesys/1/service"

    let limits: TrafficLimits
    let time: any TimeSource

    /// Counts an error for something unknown.
    ///
    /// - Parameters:
    ///   - error: The error of the request.
    ///   - request: The request.
    /// - Returns: The error, or ``TooManyRequests`` beyond the limit.
    func judge(_ error: any Error, of request: Request) -> any Error {
        guard request.uri.path.contains(Self.path), Self.isMiss(error) else { return error }
        let wait = limits.take(.miss, from: PeerField.peer(of: request), uptime: time.uptime)
        return wait.map { TooManyRequests(.miss, wait: $0) } ?? error
    }

    /// Counts a query that found nothing.
    ///
    /// - Parameter call: The request.
    /// - Throws: ``TooManyRequests`` beyond the limit.
    func admit(_ call: GMSChat.Call) throws(TooManyRequests) {
        let wait = limits.take(.miss, from: call.peer, uptime: time.uptime)
        if let wait { throw TooManyRequests(.miss, wait: wait) }
    }

    private static func isMiss(_ error: any Error) -> Bool {
        switch error {
        case let fault as GMSFault: fault.kind == .notFound
        case let refusal as ChatRefusal: GMSFault(refusal).kind == .notFound
        // Whoever asks after a callback that has ended knows its id.
        case let refusal as CallbackRefusal: refusal.status == 404 && refusal != .over()
        default: false
        }
    }
}

extension TrafficLimits {
    /// Counts an act of a GMS request.
    ///
    /// - Parameters:
    ///   - act: The act.
    ///   - call: The request.
    ///   - user: The user to count; by default the customer that the request names.
    ///   - time: The clock.
    /// - Throws: ``TooManyRequests`` beyond the limit.
    func admit(
        _ act: LimitedAct, _ call: GMSChat.Call, user: String? = nil, time: any TimeSource
    ) throws(TooManyRequests) {
        let wait = take(act, from: call.peer, user: user ?? call.user, uptime: time.uptime)
        if let wait { throw TooManyRequests(act, wait: wait) }
    }
}

extension TooManyRequests {
    /// The message, safe to show.
    var message: String { "Too many requests; try again in \(seconds) s." }
}
