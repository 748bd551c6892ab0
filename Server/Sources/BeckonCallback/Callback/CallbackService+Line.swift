package import Beckon

/// The line of a service: who stands where, and how long that takes.
extension CallbackService {
    /// Where a callback stands.
    ///
    /// - Parameter id: the callback.
    /// - Returns: its place.
    /// - Throws: ``CallbackRefusal`` with 404 for an unknown callback and for one that has ended; ``StoreError``.
    package func place(of id: ServiceID) async throws -> PlaceInLine {
        guard let record = try await store.callback(id) else { throw CallbackRefusal.unknownCallback() }
        let now = time.now
        let machine = CallbackMachine(record: record, options: options(of: record))
        guard machine.phase(at: now) != .ended else { throw CallbackRefusal.over() }
        let place = record.queuedAt.map { CallbackLine.Place(queuedAt: $0, id: record.id) }
        let line = try await store.callbackLine(of: record.serviceName, before: place ?? .last)
        guard record.state.isInLine else {
            let isConnected = record.state != .scheduled
            return PlaceInLine(
                position: isConnected ? 0 : nil, wait: isConnected ? .zero : nil, waiting: line.waiting,
                isAgentReady: isConnected)
        }
        let estimate = try await estimate(of: [record.serviceName], oldest: line.oldest, now: now)
        // A line that is paused does not move, however it moved before.
        let pace = isPaused(record.serviceName) ? nil : estimate.wait(at: line.ahead + 1)
        let wait = pace.map { wait in
            max(wait, Milliseconds((record.step.earliest ?? now).milliseconds - now.milliseconds))
        }
        return PlaceInLine(
            position: line.ahead + 1, wait: wait, waiting: line.waiting, isAgentReady: record.step.isAgentReady)
    }

    /// How long one waits in virtual queues.
    ///
    /// A virtual queue is all callback services of one `_urs_virtual_queue`, or a service that has none.
    ///
    /// - Parameter names: the queues; empty for all.
    /// - Returns: an entry for each name in its order, also for those that are not known.
    /// - Throws: ``StoreError``.
    package func waits(inQueues names: [String]) async throws -> [QueueWait] {
        let catalog = services()
        let options = catalog.names.compactMap { catalog[$0] }.filter { $0.kind == .callback }
        let queues = Dictionary(grouping: options, by: \.queueName).mapValues { $0.map(\.name) }
        var waits: [QueueWait] = []
        for name in names.isEmpty ? queues.keys.sorted() : names {
            guard let services = queues[name] else {
                waits.append(QueueWait(name: name, state: .unknown, wait: nil))
                continue
            }
            waits.append(try await wait(in: name, services))
        }
        return waits
    }

    private func wait(in name: String, _ services: [String]) async throws -> QueueWait {
        var (waiting, oldest) = (0, Timestamp?.none)
        for service in services {
            let line = try await store.callbackLine(of: service, before: .last)
            waiting += line.waiting
            oldest = [oldest, line.oldest].compactMap(\.self).min()
        }
        let estimate = try await estimate(of: services, oldest: oldest, now: time.now)
        guard !services.allSatisfy({ isPaused($0) }) else { return QueueWait(name: name, state: .paused, wait: nil) }
        return QueueWait(name: name, state: .open(estimate), wait: estimate.wait(at: waiting + 1))
    }

    private func estimate(of services: [String], oldest: Timestamp?, now: Timestamp) async throws -> WaitEstimate {
        let since = now.advanced(by: Milliseconds(-WaitEstimate.window.count))
        var departures: [LineDeparture] = []
        for service in services {
            departures += try await store.lineDepartures(of: service, since: since, limit: WaitEstimate.most)
        }
        departures.sort { $0.leftAt > $1.leftAt }
        return WaitEstimate(departures: Array(departures.prefix(WaitEstimate.most)), oldest: oldest, now: now)
    }
}

extension ServiceOptions {
    /// The virtual queue of a callback service.
    fileprivate var queueName: String { virtualQueue ?? name }
}

extension CallbackStage {
    /// Before this time the customer is not called.
    fileprivate var earliest: Timestamp? {
        switch self {
        case .scheduled(let until), .snoozed(let until), .dialDue(let until): until
        default: nil
        }
    }

    fileprivate var isAgentReady: Bool {
        switch self {
        case .offered, .dialling, .reached, .connecting, .connected: true
        default: false
        }
    }
}
