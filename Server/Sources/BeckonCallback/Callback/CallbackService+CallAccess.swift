package import Beckon

/// The customer's own call about a callback.
extension CallbackService {
    /// How many digits the code of a callback has behind its prefix.
    private static let codeLength = 6
    private static let mostCodes = 8

    /// Notes that the customer's own call has come in.
    ///
    /// - Parameters:
    ///   - id: the callback.
    ///   - used: the change that uses up number and code; it is committed with the callback.
    /// - Returns: the callback; nil if the id is none of a callback.
    /// - Throws: ``CallbackRefusal`` with 404 for a callback that has ended, and for a code that another call has used;
    ///   ``StoreError``.
    func calledIn(_ id: ServiceID, committing used: Change) async throws -> CallbackRecord? {
        guard try await store.callback(id) != nil else { return nil }
        return try await change(id, orElse: .unknownAccess()) { record, options, now in
            var machine = machine(of: record, options, now: now)
            guard machine.phase(at: now) != .ended else { throw CallbackRefusal.unknownAccess() }
            let decision = machine.handle(.calledIn, at: now)
            guard decision.changed else {
                guard try await queue.commit(Commit([used])) == .committed else {
                    throw CallbackRefusal.unknownAccess()
                }
                return .leave(record)
            }
            let change = CallbackChange(
                from: record, to: machine.record, push: decision.push, now: now, first: [used])
            return .write(change, order: decision.order, change.record)
        }
    }

    /// The dialog; if it tells the customer to call with a code, with one that such a call can use: a fresh one if need be.
    func withCode(_ dialog: CallbackDialog, for record: CallbackRecord) async throws -> CallbackDialog {
        guard case .connectInbound(_?, _) = dialog, options(of: record).provideCode else { return dialog }
        // Another customer may have the code, or another request may have changed the callback.
        return try await change(record.id, atMost: Self.mostCodes) { record, options, now in
            var machine = machine(of: record, options, now: now)
            let end = try await access(of: record, options)?.expiresAt
            if end.map({ $0 < record.expiresAt }) ?? true { machine.record.accessCode = nil }
            let code = AccessCode.make(length: Self.codeLength, prefix: services().accessNumbers.prefix, ids)
            guard options.provideCode, machine.record.accessCode == nil, let number = options.phoneNumber,
                let key = accessKeys.key(number: number, code: code)
            else { return .leave(machine.dialog(for: .connectInbound, at: now)) }
            machine.record.accessCode = code
            let row = ServiceInstance(
                id: ids.serviceID(), name: record.serviceName, kind: .access, createdAt: now,
                expiresAt: record.expiresAt, user: record.user, key: key,
                userData: [CallAccessService.target: record.id.text])
            let change = CallbackChange(
                from: record, to: machine.record, push: nil, now: now, first: [.insertService(row)])
            return .write(change, machine.dialog(for: .connectInbound, at: now))
        }
    }

    /// Gives the end of a callback to what ends with it: its service instance, and its code.
    func prolonging(_ record: CallbackRecord, _ options: ServiceOptions) async throws -> [Change] {
        [try await store.service(record.id), try await access(of: record, options)].compactMap(\.self)
            .map { .putData(of: $0.id, $0.userData, expiresAt: record.expiresAt) }
    }

    /// What a call to the service's number with the callback's code finds; nil if it finds nothing of this callback.
    private func access(of record: CallbackRecord, _ options: ServiceOptions) async throws -> ServiceInstance? {
        guard let code = record.accessCode, let number = options.phoneNumber,
            let key = accessKeys.key(number: number, code: code),
            let found = try await store.service(creationKey: key), found.kind == .access, found.expiresAt > time.now
        else { return nil }
        return found.userData[CallAccessService.target] == record.id.text ? found : nil
    }
}

/// The number that a customer calls to reach the request of an app, and until when.
package struct CallTicket: Hashable, Sendable {
    /// The instance that the call will find.
    package let id: ServiceID
    package let number: String
    /// The code that the caller enters; nil where the number alone is enough.
    package let code: String?
    package let expiresAt: Timestamp
}

/// What an incoming call has found.
package struct MatchedCall: Hashable, Sendable {
    /// The instance: of `request-interaction`, or the callback or chat for which a number was given.
    package let id: ServiceID
    /// What the app sent, for the agent.
    package let data: [String: String]
}

extension CallbackRefusal {
    /// All numbers and codes that were tried are given to other customers.
    static func noAccessNumber() -> CallbackRefusal {
        CallbackRefusal(.noAccessNumber, "No access number is free; try again.", retryAfter: 5)
    }

    /// No waiting request has this number and code.
    package static func unknownAccess() -> CallbackRefusal {
        CallbackRefusal(.unknownInstance, "No request has this access number and code.")
    }

    /// The instance does not exist or has ended.
    static func unknownInstance() -> CallbackRefusal {
        CallbackRefusal(.unknownInstance, "No such service.")
    }
}
