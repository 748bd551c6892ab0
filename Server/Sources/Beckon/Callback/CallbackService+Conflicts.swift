package import Logging

/// Booked callbacks that lie outside office hours or above the capacity, because these changed after the booking.
extension CallbackService {
    /// At most so many conflicts are told at once.
    package static let conflictLimit = 1_000
    private static let conflictAhead = Milliseconds.seconds(3_660 * 86_400)

    /// A callback that keeps a time which its service no longer takes.
    package struct Conflict: Hashable, Sendable {
        package let id: ServiceID
        package let service: String
        package let time: Timestamp
        package let reason: BookingConflicts.Reason
    }

    /// The conflicts of callbacks whose times lie ahead, in the order of these; the first ``conflictLimit`` of them.
    ///
    /// - Parameters:
    ///   - service: the service; nil for all that the person sees.
    ///   - permission: the person who asks.
    /// - Returns: the conflicts.
    /// - Throws: ``CallbackRefusal`` with 404 for a service that is not configured or not seen; ``StoreError``.
    package func conflicts(of service: String?, for permission: CallbackPermission) async throws -> [Conflict] {
        let now = time.now
        var inquiry = CallbackInquiry(
            times: now..<now.advanced(by: Self.conflictAhead), limit: Self.inquiryLimit)
        inquiry.service = service
        // One that is near is in the queue already and keeps its place.
        inquiry.states = Set(CallbackState.allCases).subtracting([.completed])
        let calendar = services().calendar
        var (judge, conflicts) = (BookingConflicts(), [Conflict]())
        while true {
            let page = try await page(inquiry, for: permission)
            for record in page.records {
                guard let time = record.desiredTime else { continue }
                let plan = SlotPlan(options(of: record).slots, calendar: calendar)
                guard let reason = judge.judge(record.serviceName, at: time, plan) else { continue }
                conflicts.append(
                    Conflict(id: record.id, service: record.serviceName, time: time, reason: reason))
                if conflicts.count == Self.conflictLimit { return conflicts }
            }
            guard let next = page.next else { return conflicts }
            inquiry.after = next
        }
    }

    /// Logs how many booked callbacks no longer fit; the change holds already, so that no failure reaches who made it.
    ///
    /// - Parameters:
    ///   - changed: the office hours, capacities and services that are changed.
    ///   - logger: where it logs.
    package func tellConflicts(after changed: [String], logger: Logger) async {
        guard let found = try? await conflicts(of: nil, for: .everything) else {
            logger.warning("a calendar changed; whether booked callbacks still fit could not be read")
            return
        }
        guard !found.isEmpty else { return }
        logger.warning(
            "booked callbacks lie outside office hours or above the capacity; they are kept",
            metadata: [
                "changed": "\(changed.prefix(20).joined(separator: ","))", "callbacks": "\(found.count)",
                "services": "\(Set(found.map(\.service)).sorted().prefix(20).joined(separator: ","))",
            ])
    }
}
