import Synchronization

/// Whose credentials open which service: `server/username` and `password` of GMS, and those of single services.
///
/// A service with credentials of its own does not take the server's. Without any credentials all services are open.
package struct GMSAccess: Hashable, Sendable {
    /// The credentials of all services without their own; nil leaves those open.
    package var server: BasicCredentials?
    /// The credentials of single services.
    package var services: [String: BasicCredentials] = [:]
    /// The credentials of the operator's own operations, which no app holds; nil leaves those to the server's pair, as in GMS.
    package var operatorPair: BasicCredentials?

    package init(
        server: BasicCredentials? = nil, services: [String: BasicCredentials] = [:],
        operatorPair: BasicCredentials? = nil
    ) {
        self.server = server
        self.services = services
        self.operatorPair = operatorPair
    }

    /// Whether credentials are the operator's.
    func isOperator(_ given: BasicCredentials) -> Bool {
        (operatorPair ?? server).map { given.matches($0) } ?? false
    }

    /// Whether every service is open.
    package var isOpen: Bool { server == nil && services.isEmpty }

    /// Whether credentials open a service; the server itself without a name.
    ///
    /// - Parameters:
    ///   - given: The credentials of the request.
    ///   - service: The service; nil for what belongs to none.
    /// - Returns: Whether the request may go on.
    package func admits(_ given: BasicCredentials?, to service: String?) -> Bool {
        guard let wanted = service.flatMap({ services[$0] }) ?? server else { return true }
        return given.map { $0.matches(wanted) } ?? false
    }

    /// Whether credentials are those of the server or of any service.
    func knows(_ given: BasicCredentials) -> Bool {
        ([server].compactMap(\.self) + Array(services.values)).reduce(false) { known, wanted in
            // All are compared, so that the time does not tell which one it was.
            let matches = wanted.matches(given)
            return known || matches
        }
    }
}

/// The credentials that hold now; they are replaced when settings are read again.
package final class CurrentAccess: Sendable {
    private let current: Mutex<GMSAccess>

    package init(_ access: GMSAccess) { current = Mutex(access) }

    var access: GMSAccess { current.withLock { $0 } }

    package func replace(with access: GMSAccess) { current.withLock { $0 = access } }
}
