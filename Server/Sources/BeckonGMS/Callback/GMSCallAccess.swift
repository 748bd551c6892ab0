import Beckon
import BeckonCallback
import BeckonEdge
import BeckonJSON
import GMSContract

/// The built-in services of GMS by which a telephone call finds what an app sent: parameters in, the JSON answer out.
///
/// It knows no HTTP.
struct GMSCallAccess: Sendable {
    let access: CallAccessService
    let services: ServiceDirectory
    let time: any TimeSource
    let limits: TrafficLimits
    private let namedCallers: AttemptLimiter
    private let unnamedCallers: AttemptLimiter

    /// - Parameters:
    ///   - access: What joins a call with what an app sent.
    ///   - services: The services.
    ///   - time: The clock.
    ///   - limits: The limits of addresses.
    ///   - salt: Random bits, by which callers share counters of wrong codes.
    init(
        access: CallAccessService, services: ServiceDirectory, time: any TimeSource, limits: TrafficLimits,
        salt: UInt64
    ) {
        namedCallers = AttemptLimiter(limit: 5, salt: salt)
        unnamedCallers = AttemptLimiter(limit: 60, salt: salt)
        self.access = access
        self.services = services
        self.time = time
        self.limits = limits
    }

    /// Parameters that say which number is wanted; they are not what the customer sent.
    private static let own: Set<String> = ["_resource_group", "_provide_code", "_access_code_length", "gms_user"]

    /// The options of a service of these kinds; nil for another name.
    func options(_ name: String) -> CallAccessOptions? { services.catalog.callAccess[name] }

    /// Answers a request to one of these services.
    ///
    /// - Parameters:
    ///   - options: The service.
    ///   - call: The request.
    ///   - check: Checks that the caller may use the instance with an id.
    /// - Returns: A JSON object.
    /// - Throws: ``CallbackRefusal``, ``TooManyRequests``, ``StoreError``; what the check throws.
    func answer(
        _ options: CallAccessOptions, _ call: Call, checking check: (String) async throws -> Void
    ) async throws -> [UInt8] {
        let (parameters, user) = (call.parameters, call.user)
        switch options.kind {
        case .requestInteraction:
            let data = parameters.all.filter { !Self.own.contains($0.key) }
            let ticket = try await access.request(options, data: data, user: user)
            limits.knows(ticket.id.text, at: call.peer)
            return Self.encoded(ticket)
        case .requestAccess:
            guard let id = parameters.first(of: "_id") else { throw Self.missing("_id") }
            let group = parameters.first(of: "_resource_group")
            return try await limits.trying(id, call, time: time) {
                try await check(id)
                return Self.encoded(try await access.grant(options, to: ServiceID(id), group: group))
            }
        case .matchInteraction:
            // The caller names the numbers, so its address is counted as well.
            return try await limits.trying(nil, call, time: time) { try await match(parameters) }
        }
    }

    /// `{"_id","_data_id"}` and what the app sent.
    ///
    /// After five wrong codes of one caller (`_customer_number`) in a minute, that caller is refused for the rest of it.
    /// Callers without a number have 60 together for each access number. An address has its misses, whatever numbers it names.
    private func match(_ parameters: RequestParameters) async throws -> [UInt8] {
        guard let number = parameters.first(of: "_access_number") else { throw Self.missing("_access_number") }
        let caller = parameters.first(of: "_customer_number")
        let limiter = caller == nil ? unnamedCallers : namedCallers
        let name = Self.counted(number, caller)
        guard limiter.begin(name, uptime: time.uptime) else { throw TooManyRequests(.miss, wait: 60_000) }
        do {
            let found = try await access.match(number: number, code: parameters["_access_code"] ?? "")
            limiter.giveBack(name)
            return Self.encoded(found)
        } catch let refusal as CallbackRefusal where refusal == .unknownAccess() {
            throw refusal
        } catch {
            limiter.giveBack(name)
            throw error
        }
    }

    /// What wrong codes are counted by: the digits of both numbers, so that another spelling gives no further tries.
    private static func counted(_ number: String, _ caller: String?) -> String {
        [number, caller ?? ""].map { text in
            let digits = text.prefix(bytes: TextLimit.number).filter { $0.isASCII && $0.isNumber }.drop { $0 == "0" }
            return digits.isEmpty ? text.prefix(bytes: TextLimit.number) : String(digits)
        }.joined(separator: " ")
    }

    private static func missing(_ name: String) -> CallbackRefusal { .badRequest("Parameter \(name) is missing.") }

    private static func encoded(_ ticket: CallTicket) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("_id", ticket.id.text)
        writer.member("_access_number", ticket.number)
        if let code = ticket.code {
            writer.member("_access_code", code)
        }
        writer.member("_expiration_time", WireTimestamp.milliseconds(ticket.expiresAt.milliseconds))
        writer.endObject()
        return writer.bytes
    }

    private static func encoded(_ call: MatchedCall) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        for name in ["_id", "_data_id"] {
            writer.key(name)
            writer.string(call.id.text)
        }
        let data = BusinessData.withoutAddresses(call.data).sorted { $0.key < $1.key }
        for (name, value) in data where name != "_id" && name != "_data_id" {
            writer.key(name)
            writer.string(value)
        }
        writer.endObject()
        return writer.bytes
    }
}
