import BayeuxHTTP
import Beckon
import BeckonCallback
import BeckonGMS
import BeckonNode
import GMSContract
import Logging
import Synchronization

/// Reads the settings again and takes them over, all or nothing.
package final class Reloader: Sendable {
    private let reading: Mutex<SettingsReading>
    /// What the gateway was started with.
    private let first: Settings
    private let read: @Sendable () throws -> SettingsReading
    private let node: Node
    private let access: CurrentAccess
    private let identity: TLSIdentity?
    private let logger: Logger

    /// - Parameters:
    ///   - reading: What the gateway was started with.
    ///   - node: The node whose services are replaced.
    ///   - access: The credentials that are replaced.
    ///   - identity: The certificate that is replaced; nil without TLS.
    ///   - logger: Where it tells what it did.
    ///   - read: Reads the settings again.
    init(
        from reading: SettingsReading, node: Node, access: CurrentAccess, identity: TLSIdentity? = nil, logger: Logger,
        read: @escaping @Sendable () throws -> SettingsReading
    ) {
        self.reading = Mutex(reading)
        first = reading.settings
        self.node = node
        self.access = access
        self.identity = identity
        self.logger = logger
        self.read = read
    }

    /// Reads the settings again, and takes them over if everything fits.
    ///
    /// - Returns: Why they were not taken over; empty when they were.
    @discardableResult
    package func reload() async -> [String] {
        do {
            let new = try read()
            let plan = ReloadPlan(from: reading.withLock { $0 }, to: new, startedWith: first)
            var problems = plan.problems
            if problems.isEmpty { problems = try await openWork(of: plan.removed) }
            let pair = identity == nil ? nil : certificate(of: plan.settings, &problems)
            guard problems.isEmpty else { return refuse(problems) }
            try await node.trail.tell(.reloadedSettings, by: .gateway)
            try takeOver(plan.settings)
            var changes = plan.changes
            if let identity, let pair, identity.use(pair) {
                changes.append(
                    "the certificate is replaced; the new one ends at \(WireTimestamp.seconds(Self.end(of: pair).milliseconds))"
                )
            }
            reading.withLock { $0 = new }
            for warning in new.warnings {
                logger.warning(
                    "a setting has no effect, or not the one that it says", metadata: ["problem": "\(warning)"])
            }
            for change in changes.isEmpty ? ["nothing is changed"] : changes {
                logger.notice("settings are read again", metadata: ["change": "\(change)"])
            }
            if !plan.booking.isEmpty { await node.callbacks.tellConflicts(after: plan.booking, logger: logger) }
            return []
        } catch let error as CalendarRefusal {
            return refuse(["\(error.key): \(error.reason)"])
        } catch let error as StoreError {
            return refuse(["the database cannot be used now: \(error.code.rawValue)"])
        } catch {
            return refuse(["the settings file cannot be read"])
        }
    }

    private func refuse(_ problems: [String]) -> [String] {
        for problem in problems {
            logger.error("settings are not taken over; those before hold", metadata: ["problem": "\(problem)"])
        }
        return problems
    }

    private func takeOver(_ settings: Settings) throws {
        let configuration = settings.nodeConfiguration
        try node.calendars.replace(with: configuration.calendar, configuration.catalog)
        access.replace(with: settings.access)
    }

    /// The certificate and key that the files hold now, or a problem.
    private func certificate(of settings: Settings, _ problems: inout [String]) -> TLSIdentity.Pair? {
        guard let files = settings.http.tls?.files else { return nil }
        do {
            let pair = try TLSIdentity.Pair(files)
            if Self.end(of: pair) <= node.time.now {
                problems.append("http.tls.certificateFile: the certificate has expired")
            }
            return pair
        } catch {
            problems.append("http.tls: the files hold no certificate with its key")
            return nil
        }
    }

    private static func end(of pair: TLSIdentity.Pair) -> Timestamp {
        Timestamp(milliseconds: (pair.end ?? 0) * 1_000)
    }

    /// A problem for each service that is to go and still has chats or callbacks.
    private func openWork(of services: [String]) async throws -> [String] {
        guard !services.isEmpty else { return [] }
        let busy = try await node.store.busyServices()
        return services.filter(busy.contains).map {
            "services.\($0): has open chats or callbacks; end them first, or keep the service"
        }
    }
}
