package import Beckon
import Synchronization

/// Pauses of callback services by the operator; they hold on every node and survive restarts.
extension CallbackService {
    private static let settingPrefix = "callback.paused "
    private static let pageLength = 200
    /// The most services that can be paused.
    package static let mostPauses = 10_000

    /// Pauses a service, or ends its pause.
    ///
    /// Callbacks in its queue become `PAUSED` within seconds, and `QUEUED` again after the pause. New ones are accepted and
    /// wait. A menu that is open and a call under way are not interrupted.
    ///
    /// - Parameters:
    ///   - name: the service, its `_paused_services_id`, or `all`.
    ///   - isPaused: whether it is to be paused.
    ///   - extra: changes to commit along.
    /// - Throws: ``CallbackRefusal`` with 404 for a name that no configured service has; ``StoreError``.
    package func pause(_ name: String, _ isPaused: Bool, adding extra: [Change] = []) async throws {
        let services = configuredServices
        guard
            name == PausedServices.everyService || services.contains(where: { $0.name == name || $0.pauseName == name })
        else { throw CallbackRefusal.unknownService() }
        _ = try await queue.commit(
            Commit([.putSetting(name: Self.settingPrefix + name, value: isPaused ? "true" : "")] + extra))
        try await followPauses()
    }

    /// The names that are paused.
    package func pausedNames() async throws -> Set<String> {
        let settings = try await store.settings(startingWith: Self.settingPrefix, limit: Self.mostPauses)
        return Set(settings.filter { $0.value == "true" }.map { String($0.key.dropFirst(Self.settingPrefix.count)) })
    }

    /// Whether a service is paused, as this node knows it.
    package func isPaused(_ serviceName: String) -> Bool {
        configured(serviceName).map { options in pauses.withLock { $0.holds(options) } } ?? false
    }

    /// Reads the stored pauses, and pauses or queues the callbacks that they are about; call it every five seconds.
    ///
    /// - Throws: ``StoreError``; the next call does the rest.
    package func followPauses() async throws {
        let names = try await pausedNames()
        let services = configuredServices
        for service in pauses.withLock({ $0.update(names, services: services) }) {
            let isPaused = pauses.withLock { $0.holds(service) }
            try await sweep(service.name, isPaused ? .queued : .paused, isPaused ? .paused : .resumed)
        }
    }

    /// Applies an event to every callback of a service that is in a state.
    private func sweep(_ service: String, _ state: CallbackState, _ event: CallbackEvent) async throws {
        var last: ServiceID?
        while true {
            let page = try await store.callbacks(of: service, in: state, after: last, limit: Self.pageLength)
            for record in page { try await apply(event, to: record.id) }
            guard page.count == Self.pageLength else { return }
            last = page.last?.id
        }
    }

    private func apply(_ event: CallbackEvent, to id: ServiceID) async throws {
        do {
            _ = try await carryOut(event, for: id)
        } catch is CallbackRefusal {
            // The callback was removed, or others kept changing it; the next look finds it.
        }
    }

    private var configuredServices: [ServiceOptions] { services().names.compactMap { configured($0) } }
}

/// Which callback services are paused, as this node knows it, and which services' callbacks have to be looked through.
///
/// Other nodes may queue a callback for a moment after a pause, before they know of it. So a service is looked through for a
/// minute after each change.
struct PausedServices: Sendable {
    /// The names under which pauses are stored: a service's, its `_paused_services_id`, or `all`.
    private(set) var names: Set<String> = []
    /// How many more times each service is looked through.
    private var rounds: [String: Int] = [:]
    private var isRead = false

    /// How many times a service is looked through after a change, once every five seconds.
    static let roundsAfterChange = 12
    /// The name that pauses every service.
    static let everyService = "all"

    /// Whether a service is paused.
    func holds(_ options: ServiceOptions) -> Bool {
        names.contains(options.pauseName) || names.contains(options.name) || names.contains(Self.everyService)
    }

    /// Takes the stored pauses.
    ///
    /// - Returns: The services whose callbacks have to be looked through now.
    mutating func update(_ names: Set<String>, services: [ServiceOptions]) -> [ServiceOptions] {
        let before = self
        self.names = names
        for service in services where !isRead || holds(service) != before.holds(service) {
            rounds[service.name] = Self.roundsAfterChange
        }
        isRead = true
        let due = services.filter { (rounds[$0.name] ?? 0) > 0 }
        for service in due {
            rounds[service.name] = rounds[service.name].flatMap { $0 > 1 ? $0 - 1 : nil }
        }
        return due
    }
}
