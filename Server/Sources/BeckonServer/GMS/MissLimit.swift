import BayeuxHTTP
import Beckon
import Hummingbird

/// Slows down whoever names services and callbacks that are not there; what is there is answered all the same, so that
/// nobody is kept out of a chat by a neighbour behind the same address.
struct MissLimit: Sendable {
    /// Something may stand before it, where the external address has a path.
    private static let path = "/genesys/1/service"

    let limits: TrafficLimits
    let time: any TimeSource

    /// Counts an error that says that something is not there.
    ///
    /// - Parameters:
    ///   - error: What a request ended with.
    ///   - request: The request.
    /// - Returns: The error, or another one once there were too many.
    func judge(_ error: any Error, of request: Request) -> any Error {
        guard request.uri.path.contains(Self.path), Self.isMiss(error) else { return error }
        let wait = limits.take(.miss, from: PeerField.peer(of: request), uptime: time.uptime)
        return wait.map { TooManyRequests(.miss, wait: $0) } ?? error
    }

    /// Counts a query that found nothing.
    ///
    /// - Parameter call: The request.
    /// - Throws: ``TooManyRequests`` when there were too many.
    func admit(_ call: GMSChat.Call) throws(TooManyRequests) {
        let wait = limits.take(.miss, from: call.peer, uptime: time.uptime)
        if let wait { throw TooManyRequests(.miss, wait: wait) }
    }

    private static func isMiss(_ error: any Error) -> Bool {
        switch error {
        case let fault as GMSFault: fault.kind == .notFound
        case let refusal as ChatRefusal: GMSFault(refusal).kind == .notFound
        case let refusal as CallbackRefusal: refusal.status == 404
        default: false
        }
    }
}

extension TrafficLimits {
    /// Counts an act of a GMS request.
    ///
    /// - Parameters:
    ///   - act: What is done.
    ///   - call: The request.
    ///   - user: Whose act it is; by default the customer's whom the request names.
    ///   - time: The clock.
    /// - Throws: ``TooManyRequests`` when it came too soon.
    func admit(
        _ act: LimitedAct, _ call: GMSChat.Call, user: String? = nil, time: any TimeSource
    ) throws(TooManyRequests) {
        let wait = take(act, from: call.peer, user: user ?? call.user, uptime: time.uptime)
        if let wait { throw TooManyRequests(act, wait: wait) }
    }
}

extension TooManyRequests {
    /// Safe to show.
    var message: String { "Too many requests; try again in \(seconds) s." }
}
