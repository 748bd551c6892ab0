package import Beckon

/// Joins telephone calls with the requests of apps: `request-interaction`, `request-access` and `match-interaction` of GMS.
///
/// A number, or a number with a code, belongs to one instance until its call comes or its time is over. The store's unique
/// keys see to that on all nodes.
package final class CallAccessService: Sendable {
    private let store: any Store
    private let queue: CommitQueue
    private let time: any TimeSource
    private let ids: any IDSource
    private let callbacks: CallbackService
    private let services: @Sendable () -> ServiceCatalog

    /// How many codes, or numbers of a group, are tried for one request.
    static let mostTries = 100

    /// - Parameters:
    ///   - store: the store to read from.
    ///   - queue: the queue that commits.
    ///   - time: the clock.
    ///   - ids: the source of ids and codes.
    ///   - callbacks: notes the calls of callbacks' customers.
    ///   - services: returns the configured services.
    package init(
        store: any Store, queue: CommitQueue, time: any TimeSource, ids: any IDSource, callbacks: CallbackService,
        services: @escaping @Sendable () -> ServiceCatalog
    ) {
        self.store = store
        self.queue = queue
        self.time = time
        self.ids = ids
        self.callbacks = callbacks
        self.services = services
    }

    /// Keeps what an app sends, and gives the number to call.
    ///
    /// - Parameters:
    ///   - options: the service `request-interaction`.
    ///   - data: the request's parameters.
    ///   - user: the header `gms_user`.
    /// - Returns: what the app shows or dials.
    /// - Throws: ``CallbackRefusal`` with 503 when no number is free; ``StoreError``.
    package func request(
        _ options: CallAccessOptions, data: [String: String], user: String?
    ) async throws -> CallTicket {
        let id = ids.serviceID()
        return try await give(options, group: options.resourceGroup, of: id, as: id, data, user)
    }

    /// Gives a number to call for an instance that exists.
    ///
    /// - Parameters:
    ///   - options: the service `request-access`.
    ///   - target: the callback, chat or request that the call will find.
    ///   - group: the group of numbers; nil for the service's own.
    /// - Returns: what the app shows or dials.
    /// - Throws: ``CallbackRefusal`` with 404 for an instance that does not exist or has ended, 503 when no number is free;
    ///   ``StoreError``.
    package func grant(_ options: CallAccessOptions, to target: ServiceID, group: String?) async throws -> CallTicket {
        guard let instance = try await store.service(target), try await isRunning(instance) else {
            throw CallbackRefusal.unknownInstance()
        }
        return try await give(
            options, group: group ?? options.resourceGroup, of: target, as: ids.serviceID(),
            [CallAccessService.target: target.text], instance.user)
    }

    /// Finds the request for an incoming call; number and code are used up by it.
    ///
    /// The callback of a customer who was told to call is routed to an agent.
    ///
    /// - Parameters:
    ///   - number: the number that was called, with its country code.
    ///   - code: the code that the caller entered; empty for none.
    /// - Returns: the instance with what the app sent.
    /// - Throws: ``CallbackRefusal`` with 404 when no request waits for this call; ``StoreError``.
    package func match(number: String, code: String) async throws -> MatchedCall {
        guard let key = callbacks.accessKeys.key(number: number, code: code),
            let found = try await store.service(creationKey: key),
            found.kind == .access, found.expiresAt > time.now
        else { throw CallbackRefusal.unknownAccess() }
        let used = Change.releaseKey(of: found.id, key: key)
        let target = found.userData[Self.target].map { ServiceID($0) }
        if let target, let record = try await callbacks.calledIn(target, committing: used) {
            let number = [CallbackRecord.Field.customerNumber: record.customerNumber]
            return MatchedCall(id: target, data: record.attachedData.merging(number) { $1 })
        }
        var data = found.userData
        if let target {
            guard let instance = try await store.service(target), try await isRunning(instance) else {
                throw CallbackRefusal.unknownAccess()
            }
            data = instance.userData
        }
        guard try await queue.commit(Commit([used])) == .committed else { throw CallbackRefusal.unknownAccess() }
        return MatchedCall(id: target ?? found.id, data: data)
    }

    /// The property that names the instance for which a number was given.
    static let target = "_access_target"

    private func isRunning(_ instance: ServiceInstance) async throws -> Bool {
        guard instance.expiresAt > time.now else { return false }
        guard instance.kind == .callback, let record = try await callbacks.callback(instance.id) else { return true }
        return record.state != .completed
    }

    /// Gives one of the service's numbers, with a code if it provides codes.
    private func give(
        _ options: CallAccessOptions, group: String, of target: ServiceID, as id: ServiceID, _ data: [String: String],
        _ user: String?
    ) async throws -> CallTicket {
        let numbers = options.phoneNumber.map { [$0] } ?? services().accessNumbers.groups[group] ?? []
        guard !numbers.isEmpty else { throw CallbackRefusal.badRequest("Parameter _resource_group has no numbers.") }
        let now = time.now
        let first = Int(ids.bits() % UInt64(numbers.count))
        for turn in 0..<(options.provideCode ? Self.mostTries : min(numbers.count, Self.mostTries)) {
            let number = numbers[(first + turn) % numbers.count]
            let code = options.provideCode ? code(options.codeLength) : nil
            guard let key = callbacks.accessKeys.key(number: number, code: code ?? ""), try await isFree(key, now: now)
            else {
                continue
            }
            let ticket = CallTicket(
                id: target, number: number, code: code, expiresAt: now.advanced(by: options.timeToLive))
            let instance = ServiceInstance(
                id: id, name: options.name, kind: .access, createdAt: now, expiresAt: ticket.expiresAt, user: user,
                key: key, userData: data)
            if try await queue.commit(Commit([.insertService(instance)])) == .committed { return ticket }
        }
        throw CallbackRefusal.noAccessNumber()
    }

    private func code(_ length: Int) -> String {
        AccessCode.make(length: length, prefix: services().accessNumbers.prefix, ids)
    }

    /// Whether nobody has the key; a holder whose time is over gives it back.
    private func isFree(_ key: String, now: Timestamp) async throws -> Bool {
        guard let holder = try await store.service(creationKey: key) else { return true }
        guard holder.expiresAt <= now else { return false }
        return try await queue.commit(Commit([.releaseKey(of: holder.id, key: key)])) == .committed
    }
}

/// Access codes that customers enter.
enum AccessCode {
    /// A random code.
    ///
    /// - Parameters:
    ///   - length: how many random digits it has.
    ///   - prefix: what it begins with.
    ///   - ids: the source of randomness.
    /// - Returns: digits.
    static func make(length: Int, prefix: AccessCodePrefix?, _ ids: any IDSource) -> String {
        let head =
            switch prefix {
            case .digits(let digits): digits
            case .range(let range): "\(range.lowerBound + Int(ids.bits() % UInt64(range.count)))"
            case nil: ""
            }
        return head + (0..<length).map { _ in digit(ids) }.joined()
    }

    private static func digit(_ ids: any IDSource) -> String { "\(ids.bits() % 10)" }
}

/// Makes the keys under which a number, or a number with a code, is stored.
///
/// A code is looked up by a digest, so that the time of a look-up tells nothing about the codes of others.
package struct AccessKeys: Sendable {
    private let digest: @Sendable (String) -> String

    /// - Parameter digest: gives a text of fixed length from which the input cannot be told; the default one is not for
    ///   secrets, and serves where nobody measures times.
    package init(digest: @escaping @Sendable (String) -> String = StableHash.uuid) {
        self.digest = digest
    }

    /// The key of a call to a number.
    ///
    /// - Parameters:
    ///   - number: the number in any spelling; zeros at its beginning do not count.
    ///   - code: the code; empty where the number alone counts.
    /// - Returns: the key; nil for a number without digits.
    func key(number: String, code: String) -> String? {
        let digits = Self.digits(of: number).drop { $0 == "0" }
        guard !digits.isEmpty else { return nil }
        return "access " + digest("\(digits) \(Self.digits(of: code))")
    }

    private static func digits(of text: String) -> String {
        text.prefix(bytes: TextLimit.number).filter { $0.isASCII && $0.isNumber }
    }
}
