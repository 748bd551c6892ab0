import Beckon
import BeckonCallback
import BeckonEdge
import BeckonJSON

/// What supervisors do at the desk: see everybody's callbacks, cancel and move them, see the load of time slots, pause services.
///
/// It knows no HTTP.
struct DeskSupervisor: Sendable {
    /// The most callbacks of a page.
    static let pageLimit = 500
    private static let usualPage = 100
    private static let day = Milliseconds.seconds(86_400)
    private static let longestSlots = Milliseconds.seconds(8 * 86_400)

    let callbacks: CallbackService

    // MARK: - Seeing

    /// Callbacks in the order of their times.
    ///
    /// - Parameters:
    ///   - query: `service`, `states` with commas, `number`, `from` and `until` in milliseconds (by default from a day ago on), `limit`,
    ///     and `after` from the page before.
    ///   - account: the person who asks.
    /// - Returns: `{"callbacks", "next", "services", "mayChange", "now"}`; the services are those that the person sees.
    /// - Throws: ``DeskFault``, ``CallbackRefusal``, ``StoreError``.
    func list(_ query: RequestParameters, for account: DeskAccount) async throws -> [UInt8] {
        let permission = try Self.reading(account)
        let now = callbacks.time.now
        let from = try Self.time("from", query) ?? now.advanced(by: Milliseconds(-Self.day.count))
        let until = try Self.time("until", query) ?? now.advanced(by: .seconds(366 * 86_400))
        guard from <= until else { throw DeskFault.bad("until is before from.") }
        let limit = try Self.number("limit", query, in: 1...Self.pageLimit) ?? Self.usualPage
        var inquiry = CallbackInquiry(times: from..<until, limit: limit)
        inquiry.service = query.first(of: "service")
        inquiry.states = try CallbackInquiry.states(query["states"] ?? "")
        if let number = query.first(of: "number") {
            inquiry.filter = CallbackFilter([.init(CallbackRecord.Field.customerNumber, number)])
        }
        inquiry.after = try Self.place(query["after"])
        let page = try await callbacks.page(inquiry, for: permission)
        var writer = JSONWriter(reservingCapacity: 128 + page.records.count * 384)
        writer.beginObject()
        writer.member("callbacks", each: page.records) { view(of: $0).write(to: &$1) }
        writer.member("next", page.next.map { "\($0.time.milliseconds).\($0.id)" })
        writer.member("services", each: callbacks.services(seenBy: permission)) { $1.string($0) }
        writer.member("mayChange", permission.mayChange)
        writer.member("now", now)
        writer.endObject()
        return writer.bytes
    }

    /// The time slots of a service with their load; those that are over are left out.
    ///
    /// - Parameters:
    ///   - query: `service`, and `from` and `until` in milliseconds, at most eight days; by default the next 24 hours.
    ///   - account: the person who asks.
    /// - Returns: `{"minutes", "slots": [{"start", "taken", "total"}]}`.
    /// - Throws: ``DeskFault``, ``CallbackRefusal``, ``StoreError``.
    func slots(_ query: RequestParameters, for account: DeskAccount) async throws -> [UInt8] {
        let permission = try Self.reading(account)
        guard let service = query.first(of: "service") else { throw DeskFault.bad("service is needed.") }
        guard callbacks.services(seenBy: permission).contains(service) else { throw DeskFault.unknown }
        let from = try Self.time("from", query) ?? callbacks.time.now
        let until = try Self.time("until", query) ?? from.advanced(by: Self.day)
        guard from <= until, until <= from.advanced(by: Self.longestSlots) else {
            throw DeskFault.bad("from and until must be at most 8 days apart, the earlier one first.")
        }
        let (length, slots) = try await callbacks.availability(
            of: service, in: from..<until, withFull: true)
        var writer = JSONWriter(reservingCapacity: 64 + slots.count * 56)
        writer.beginObject()
        writer.member("minutes", Int(length.count / 60_000))
        writer.member("slots", each: slots) { slot, writer in
            writer.beginObject()
            writer.member("start", slot.start)
            writer.member("taken", slot.total - slot.free)
            writer.member("total", slot.total)
            writer.endObject()
        }
        writer.endObject()
        return writer.bytes
    }

    /// What is paused: `{"paused": [...]}`, names of services, and `all` when every one is paused.
    func pauses(for account: DeskAccount) async throws -> [UInt8] {
        try await pauses(seenBy: Self.reading(account))
    }

    private func pauses(seenBy permission: CallbackPermission) async throws -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("paused", each: try await callbacks.pauses(seenBy: permission)) { $1.string($0) }
        writer.endObject()
        return writer.bytes
    }

    // MARK: - Changing

    /// Gives a callback another time; the customer is told if the service does so.
    ///
    /// - Parameters:
    ///   - id: the callback.
    ///   - body: `time` in milliseconds, or null for now.
    ///   - account: the person who asks.
    ///   - extra: changes to commit along.
    /// - Returns: the callback afterwards.
    /// - Throws: ``DeskFault``, ``CallbackRefusal``, ``StoreError``.
    func move(
        _ id: ServiceID, _ body: JSONValue, for account: DeskAccount, adding extra: [Change] = []
    ) async throws -> [UInt8] {
        let permission = try Self.changing(account)
        guard let wished = body["time"], wished.isNull || wished.integer(in: Timestamp.nameable) != nil else {
            throw DeskFault.bad("time must be milliseconds since 1970, up to the year 9999, or null for now.")
        }
        guard let record = try await callbacks.callback(id), isSeen(record.serviceName, permission) else {
            throw DeskFault.unknown
        }
        var wish = CallbackWish()
        wish.time = .another(Timestamp(named: wished.integer(in: Timestamp.nameable)))
        let moved = try await callbacks.move(
            id, serviceName: record.serviceName, wish, byCompany: true, adding: extra)
        return DeskJSON.callback(view(of: moved))
    }

    /// Pauses a service or all of them, or ends the pause.
    ///
    /// - Parameters:
    ///   - body: `name`, a service or `all`, and `paused`.
    ///   - account: the person who asks.
    ///   - tell: makes the change that tells the audit trail.
    /// - Returns: what is paused then.
    /// - Throws: ``DeskFault``, ``CallbackRefusal``, ``StoreError``.
    func pause(
        _ body: JSONValue, for account: DeskAccount, telling tell: (TrailAct, String) -> [Change] = { _, _ in [] }
    ) async throws -> [UInt8] {
        let permission = try Self.changing(account)
        guard let name = body["name"]?.string, let isPaused = body["paused"]?.bool else {
            throw DeskFault.bad("name, and true or false for paused, are needed.")
        }
        let told = tell(isPaused ? .paused : .resumed, name)
        guard try await callbacks.pause(name, isPaused, for: permission, adding: told) else {
            throw DeskFault.forbidden
        }
        return try await pauses(seenBy: permission)
    }

    // MARK: - Permission

    /// Checks that a person may see a callback.
    ///
    /// - Throws: ``DeskFault`` with `unknown`; ``StoreError``.
    func checkSight(of id: ServiceID, for account: DeskAccount) async throws {
        let permission = CallbackPermission(account)
        guard !permission.seesAll else { return }
        guard let record = try await callbacks.callback(id), isSeen(record.serviceName, permission) else {
            throw DeskFault.unknown
        }
    }

    private static func reading(_ account: DeskAccount) throws(DeskFault) -> CallbackPermission {
        let permission = CallbackPermission(account)
        guard permission.mayRead else { throw .forbidden }
        return permission
    }

    private static func changing(_ account: DeskAccount) throws(DeskFault) -> CallbackPermission {
        let permission = CallbackPermission(account)
        guard permission.mayChange else { throw .forbidden }
        return permission
    }

    private func isSeen(_ service: String, _ permission: CallbackPermission) -> Bool {
        callbacks.isSeen(service, by: permission)
    }

    private func view(of record: CallbackRecord) -> DeskCallback {
        DeskCallback(record: record, offer: callbacks.offer(for: record))
    }

    // MARK: - Reading

    private static func time(_ name: String, _ query: RequestParameters) throws(DeskFault) -> Timestamp? {
        Timestamp(named: try number(name, query, in: Timestamp.nameable))
    }

    private static func number(
        _ name: String, _ query: RequestParameters, in range: ClosedRange<Int>
    ) throws(DeskFault) -> Int? {
        guard let text = query[name], !text.isEmpty else { return nil }
        guard let number = WholeNumber.read(text, in: range) else {
            throw .bad("\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    private static func place(_ text: String?) throws(DeskFault) -> CallbackInquiry.Place? {
        guard let text, !text.isEmpty else { return nil }
        let parts = text.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let number = WholeNumber.read(parts[0], in: Timestamp.nameable),
            let time = Timestamp(named: number), !ControlCharacters.occur(in: text)
        else {
            throw .bad("after must be what next says.")
        }
        return CallbackInquiry.Place(time: time, id: String(parts[1]))
    }
}
