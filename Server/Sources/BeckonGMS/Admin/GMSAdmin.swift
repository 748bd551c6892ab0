import Beckon
import BeckonCallback
import BeckonEdge
import BeckonJSON
import GMSContract

/// The operator's operations below `/genesys/1/admin/callback`: parameters in, the answer out.
///
/// It knows no HTTP.
struct GMSAdmin: Sendable {
    let callbacks: CallbackService

    private static let before = Milliseconds.seconds(15 * 60)
    private static let day = Milliseconds.seconds(86_400)
    /// A callback may be wished for a long time ahead.
    private static let reportAhead = Milliseconds.seconds(366 * 86_400)

    // MARK: - Seeing

    /// Callbacks by service: `GET queues`.
    ///
    /// - Parameters:
    ///   - parameters: `target`, `start_time`, `end_time`, `max`, `states`, and properties with values.
    ///   - permission: the person who asks.
    ///   - baseURL: the external address with `/genesys`.
    /// - Returns: an object, service to array of records; the service named by `target` is there even without any.
    /// - Throws: ``CallbackRefusal`` with 400 and 404, ``StoreError``.
    func queues(
        _ parameters: RequestParameters, for permission: CallbackPermission, baseURL: String
    ) async throws -> [UInt8] {
        let inquiry = try inquiry(parameters)
        let found = try await callbacks.page(inquiry, for: permission).records
        let groups = Dictionary(grouping: found, by: \.serviceName)
        let names = Set(groups.keys).union(inquiry.service.map { [$0] } ?? []).sorted()
        var writer = JSONWriter(reservingCapacity: 64 + found.count * 512)
        writer.beginObject()
        for name in names {
            writer.key(name)
            CallbackListing(
                records: groups[name] ?? [], properties: callbacks.returnedProperties, baseURL: baseURL
            ).write(to: &writer)
        }
        writer.endObject()
        return writer.bytes
    }

    private func inquiry(_ parameters: RequestParameters) throws -> CallbackInquiry {
        let now = callbacks.time.now
        let start = try Self.time("start_time", parameters) ?? now.advanced(by: Milliseconds(-Self.before.count))
        let end = try Self.time("end_time", parameters) ?? now.advanced(by: Self.day)
        var inquiry = CallbackInquiry(
            times: try Self.range(start, end), limit: try Self.limit(parameters["max"]))
        inquiry.service = parameters.first(of: "target")
        inquiry.states = try CallbackInquiry.states(parameters["states"] ?? "")
        inquiry.filter = CallbackFilter(
            parameters.without(["target", "start_time", "end_time", "max", "states"])
                .sorted { $0.key < $1.key }.map { CallbackFilter.Condition($0.key, $0.value) })
        return inquiry
    }

    /// How many callbacks are in the queue: `GET watermarks`.
    ///
    /// - Parameters:
    ///   - names: `service_name`, as often as it is there; none for all services that have callbacks in the queue.
    ///   - permission: the person who asks.
    /// - Returns: `{"services": {"<name>": n}, "total": n}`.
    /// - Throws: ``CallbackRefusal`` with 404 for a service that is not configured or not seen; ``StoreError``.
    func watermarks(_ names: [String], for permission: CallbackPermission) async throws -> [UInt8] {
        let wanted = Set(names).sorted()
        var counts: [(String, Int)] = []
        for name in wanted.isEmpty ? callbacks.services(seenBy: permission) : wanted {
            let count = try await callbacks.queueLength(of: name, for: permission)
            if count > 0 || !wanted.isEmpty { counts.append((name, count)) }
        }
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("services")
        writer.beginObject()
        for (name, count) in counts {
            writer.key(name)
            writer.integer(Int64(count))
        }
        writer.endObject()
        writer.key("total")
        writer.integer(Int64(counts.reduce(0) { $0 + $1.1 }))
        writer.endObject()
        return writer.bytes
    }

    /// Booked callbacks that the calendar no longer takes: `GET conflicts`.
    ///
    /// - Throws: ``CallbackRefusal`` with 404 for a service that is not configured or not seen; ``StoreError``.
    func conflicts(_ service: String?, for permission: CallbackPermission) async throws -> [UInt8] {
        let name = service.flatMap { $0.isEmpty ? nil : $0 }
        var writer = JSONWriter()
        writer.beginArray()
        for conflict in try await callbacks.conflicts(of: name, for: permission) {
            writer.beginObject()
            writer.member("_id", conflict.id.text)
            writer.member("_service_name", conflict.service)
            writer.member("_desired_time", WireTimestamp.milliseconds(conflict.time.milliseconds))
            writer.member("reason", conflict.reason.rawValue)
            writer.endObject()
        }
        writer.endArray()
        return writer.bytes
    }

    // MARK: - Cancelling

    /// Cancels callbacks: `POST cancel`.
    ///
    /// - Parameters:
    ///   - body: `{"reason": "CANCELLED_BY_ADMIN", "ids": [...]}`, 1 to 300 ids.
    ///   - permission: the person who asks.
    ///   - extra: changes to commit along with that of a callback.
    /// - Returns: id to `{"_ok_title": "Ok"}`, or `FAILURE_MISSING` for one that is connected, has ended or is not seen.
    /// - Throws: ``CallbackRefusal`` with 400, ``StoreError``.
    func cancel(
        _ body: JSONValue, for permission: CallbackPermission,
        adding extra: @escaping @Sendable (ServiceID) -> [Change] = { _ in [] }
    ) async throws -> [UInt8] {
        let reason = body["reason"] ?? .string(CallbackReason.cancelledByAdmin.rawValue)
        guard reason.string == CallbackReason.cancelledByAdmin.rawValue else {
            throw CallbackRefusal.badRequest("Member reason must be CANCELLED_BY_ADMIN.")
        }
        let limit = CallbackService.cancelLimit
        guard let list = body["ids"]?.array, (1...limit).contains(list.count) else {
            throw CallbackRefusal.badRequest("Member ids must be a list of 1 to \(limit) ids.")
        }
        let texts = list.compactMap(\.string)
        guard texts.count == list.count, !texts.contains(where: ControlCharacters.occur) else {
            throw CallbackRefusal.badRequest("Member ids must be a list of texts.")
        }
        let cancelled = try await callbacks.cancel(texts.map { ServiceID($0) }, for: permission, adding: extra)
        var (writer, written) = (JSONWriter(reservingCapacity: texts.count * 64), Set<String>())
        writer.beginObject()
        for text in texts where written.insert(text).inserted {
            writer.key(text)
            writer.beginObject()
            writer.member("_ok_title", cancelled.contains(ServiceID(text)) ? "Ok" : "FAILURE_MISSING")
            writer.endObject()
        }
        writer.endObject()
        return writer.bytes
    }

    /// The callbacks that ended for a reason, as a table: `POST reportcancelled`.
    ///
    /// - Parameters:
    ///   - body: `{"callback_reason", "exported_properties": [...]}`, and `start_time` and `end_time`, which by default begin
    ///     a day ago.
    ///   - permission: the person who asks.
    /// - Returns: the text of the table.
    /// - Throws: ``CallbackRefusal`` with 400, ``StoreError``.
    func report(_ body: JSONValue, for permission: CallbackPermission) async throws -> String {
        let name = body["callback_reason"]?.string ?? CallbackReason.cancelledByAdmin.rawValue
        guard let reason = CallbackReason(rawValue: name) else {
            throw CallbackRefusal.badRequest("Member callback_reason is no reason of a callback.")
        }
        let list = body["exported_properties"].map { $0.array?.compactMap(\.string) ?? [] } ?? CancelledReport.usual
        guard (1...CancelledReport.propertyLimit).contains(list.count),
            list.allSatisfy({ !$0.isEmpty && $0.utf8.count <= TextLimit.name && !ControlCharacters.occur(in: $0) })
        else {
            throw CallbackRefusal.badRequest(
                "Member exported_properties must be a list of 1 to \(CancelledReport.propertyLimit) names.")
        }
        let parameters = RequestParameters(
            ["start_time", "end_time"].reduce(into: [:]) { $0[$1] = body[$1]?.string })
        let now = callbacks.time.now
        let start = try Self.time("start_time", parameters) ?? now.advanced(by: Milliseconds(-Self.day.count))
        let end = try Self.time("end_time", parameters) ?? now.advanced(by: Self.reportAhead)
        var inquiry = CallbackInquiry(times: try Self.range(start, end), limit: CallbackService.inquiryLimit)
        inquiry.states = [.completed]
        inquiry.reason = reason
        let page = try await callbacks.page(inquiry, for: permission)
        guard page.next == nil else {
            throw CallbackRefusal.badRequest(
                "More than \(CallbackService.inquiryLimit) callbacks: give start_time and end_time.")
        }
        return CancelledReport(records: page.records, properties: list).text
    }

    // MARK: - Reading

    private static func time(_ name: String, _ parameters: RequestParameters) throws(CallbackRefusal) -> Timestamp? {
        guard let text = parameters[name], !text.isEmpty else { return nil }
        guard let time = Timestamp(utc: text) else {
            throw .badRequest("Parameter \(name) is not a time as 2026-11-20T09:05:00.000Z.")
        }
        return time
    }

    private static func range(_ start: Timestamp, _ end: Timestamp) throws(CallbackRefusal) -> Range<Timestamp> {
        guard start <= end else { throw .badRequest("Parameter end_time is before start_time.") }
        return start..<end
    }

    private static func limit(_ text: String?) throws(CallbackRefusal) -> Int {
        guard let text, !text.isEmpty else { return CallbackService.inquiryLimit }
        guard let limit = WholeNumber.clamped(text, to: 0...CallbackService.inquiryLimit), limit > 0 else {
            throw .badRequest("Parameter max must be a whole number above 0.")
        }
        return limit
    }
}
