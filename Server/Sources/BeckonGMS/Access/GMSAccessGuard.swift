import BayeuxHTTP
package import Beckon
import BeckonCrypto
import BeckonEdge
import HTTPTypes
import Hummingbird

/// Checks the credentials of requests to GMS' services, before anything else of the request is looked at.
///
/// An address that sends more than 60 wrong pairs in a minute gets 429 for every pair that has not proved right from
/// there before.
package struct GMSAccessGuard: Sendable {
    private let current: CurrentAccess
    let store: any Store
    private let chats: ChatRegistry
    let time: any TimeSource
    private let guesses: SecretGuard

    private var access: GMSAccess { current.access }

    /// - Parameters:
    ///   - access: The credentials.
    ///   - store: The store.
    ///   - chats: The chats in memory, whose services need no look at the store.
    ///   - time: The clock.
    ///   - salt: Random bits, by which addresses share counters of wrong credentials.
    package init(
        access: CurrentAccess, store: any Store, chats: ChatRegistry, time: any TimeSource, salt: UInt64
    ) {
        guesses = SecretGuard(salt: salt)
        current = access
        self.store = store
        self.chats = chats
        self.time = time
    }

    /// Checks a request to a service.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - service: The service; nil for what belongs to none.
    /// - Throws: ``Fault`` with 401, ``TooManyRequests``.
    func check(_ request: Request, service: String?) throws {
        guard !access.isOpen else { return }
        try judge(request) { access.admits($0, to: service) }
    }

    /// Checks a request to one of several services before it is known which one.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - services: The services.
    /// - Throws: ``Fault`` with 401 for credentials that open none of them, ``TooManyRequests``.
    func check(_ request: Request, anyOf services: [String]) throws {
        guard !access.isOpen else { return }
        try judge(request) { given in services.contains { access.admits(given, to: $0) } }
    }

    /// Checks credentials that came in a message.
    ///
    /// - Parameters:
    ///   - given: The credentials; nil if the message has none.
    ///   - service: The service.
    ///   - peer: The caller's address.
    /// - Throws: ``Fault`` with 401, ``TooManyRequests``.
    func check(_ given: BasicCredentials?, service: String, from peer: String) throws {
        guard !access.isOpen else { return }
        try judge(given, from: peer) { access.admits($0, to: service) }
    }

    /// Checks a request about an instance of a service: a chat's, a callback's or a telephone call's.
    ///
    /// Whatever names an id and is answered with what belongs to it is checked here, also where the path is another service's
    /// or none's.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - id: The instance; an entry of the storage belongs to the server.
    ///   - absent: The service whose callers hear that an id names nothing; nil for the server's.
    /// - Throws: ``Fault`` with 401, ``TooManyRequests``, ``StoreError``.
    func check(_ request: Request, instance id: String, absent: String? = nil) async throws {
        // Where no service has credentials of its own it does not matter whose instance it is.
        guard !access.services.isEmpty else { return try check(request, service: nil) }
        try check(request, service: try await service(of: ServiceID(id), absent: absent))
    }

    /// Checks a request that asks for callbacks of every service.
    ///
    /// - Returns: Whether the request may read the callbacks of a service.
    /// - Throws: ``Fault`` with 401, ``TooManyRequests``.
    func checkQuery(_ request: Request) throws -> @Sendable (String) -> Bool {
        guard !access.isOpen else { return { _ in true } }
        let given = BasicCredentials(request.headers)
        // Credentials of one service find the callbacks of that service.
        try judge(request) { given in given.map(access.knows) ?? (access.server == nil) }
        return { access.admits(given, to: $0) }
    }

    /// Credentials that were tried as the operator's.
    struct OperatorTry {
        let isOperator: Bool
        fileprivate let attempt: SecretGuard.Attempt?
    }

    /// Tries credentials as the operator's, who may do everything; too many guesses are never right.
    ///
    /// - Returns: What they are. Others count as a wrong guess, until ``giveBack(_:)``.
    func tryOperator(_ given: BasicCredentials, from peer: String) -> OperatorTry {
        let attempt = guesses.begin(given.digest.base64URL, from: peer, uptime: time.uptime)
        guard let attempt, access.isOperator(given) else {
            if let attempt { guesses.wasWrong(attempt) }
            return OperatorTry(isOperator: false, attempt: attempt)
        }
        guesses.wasRight(attempt)
        return OperatorTry(isOperator: true, attempt: nil)
    }

    /// Takes back a try with credentials that proved to be an account's, or that could not be compared.
    func giveBack(_ tried: OperatorTry) {
        if let attempt = tried.attempt { guesses.giveBack(attempt) }
    }

    private func service(of id: ServiceID, absent: String?) async throws -> String? {
        // The name never changes.
        if let head = chats.withLock({ chats in chats.chat(of: id).flatMap { chats.committedHead($0) } }) {
            return head.serviceName
        }
        if let instance = try await store.service(id) { return instance.kind == .storage ? nil : instance.name }
        return try await store.callback(id)?.serviceName ?? absent
    }

    private func judge(_ request: Request, _ isRight: (BasicCredentials?) -> Bool) throws {
        try judge(BasicCredentials(request.headers), from: PeerField.peer(of: request), isRight)
    }

    private func judge(
        _ given: BasicCredentials?, from peer: String, _ isRight: (BasicCredentials?) -> Bool
    ) throws {
        guard let given else {
            guard isRight(nil) else { throw Fault.wrongCredentials }
            return
        }
        guard let attempt = guesses.begin(given.digest.base64URL, from: peer, uptime: time.uptime) else {
            throw TooManyRequests(.miss, wait: Self.wait)
        }
        guard isRight(given) else {
            guesses.wasWrong(attempt)
            throw Fault.wrongCredentials
        }
        if access.knows(given) { guesses.wasRight(attempt) } else { guesses.giveBack(attempt) }
    }

    private static let wait: Int64 = 60_000
}
