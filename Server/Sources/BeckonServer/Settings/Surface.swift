import BeckonJSON
import Foundation

/// A part of what the gateway serves that can have an address of its own.
package enum Surface: String, CaseIterable, Sendable {
    /// The agents' desk and its API.
    case desk
    /// The operator's API of GMS: callbacks of all customers, tenants.
    case administration = "operator"
    /// Publishing to notification subscriptions, and the subscriptions.
    case notifications

    /// The surface of a request's path; nil for what customers and contact centres use.
    ///
    /// The path is compared as a router may read it: without empty segments, decoded, in small letters.
    ///
    /// - Parameter target: The request's target, without a proxy's prefix.
    init?(target: String) {
        let path = target.prefix { $0 != "?" }
        let segments = path.split(separator: "/").map { segment in
            StreamSafe.text(segment.removingPercentEncoding ?? String(segment)).lowercased()
        }
        switch segments.first {
        // The bare address leads to the desk.
        case nil, "desk": self = .desk
        case "genesys" where segments.count > 2 && segments[1] == "1":
            switch segments[2] {
            // What a load balancer asks is no secret.
            case "admin" where segments.dropFirst(3) == ["node", "status"]: return nil
            case "admin", "tenants": self = .administration
            case "notification": self = .notifications
            default: return nil
            }
        default: return nil
        }
    }
}

/// Which surfaces one listener serves.
struct SurfaceDoor: Sendable {
    /// The surfaces that are served at an address of their own.
    let apart: Set<Surface>
    /// Whether this is that address.
    let isApart: Bool

    /// Whether a request is served here.
    ///
    /// - Parameter target: The request's target, without a proxy's prefix.
    /// - Returns: At the address of their own the surfaces that have it, elsewhere all others.
    func admits(_ target: String) -> Bool {
        if apart.isEmpty { return true }
        let isTheirs = Surface(target: target).map(apart.contains) ?? false
        return isTheirs == isApart
    }
}
