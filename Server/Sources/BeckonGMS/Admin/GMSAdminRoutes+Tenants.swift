import BayeuxHTTP
import Beckon
import BeckonCallback
import BeckonEdge
import BeckonJSON
import HTTPTypes
import Hummingbird
import NIOCore

/// `/genesys/1/tenants`: office-hours and capacity services are read, written and deleted, by administrators only.
extension GMSAdminRoutes {
    private static let prefix = "service."

    func addTenants(to router: Router<GatewayContext>) {
        let path: RouterPath = "genesys/1/tenants"
        router.get(path) { request, context in
            let account = try await admit(request, context, to: .seeTenants).account
            return Response.json(Self.listing(calendars.calendar, for: account))
        }
        router.post(path) { request, context in
            let asker = try await admit(request, context, to: .changeTenants)
            guard Self.isJSON(request) else { return Self.unsupported }
            let sections = try Self.sections(try await body(request))
            try Self.check(sections.keys, asker.account)
            try await calendars.put(sections, adding: told(.changedHours, of: sections.keys.sorted(), by: asker))
            await admin.callbacks.tellConflicts(after: sections.keys.sorted(), logger: context.logger)
            return Self.done
        }
        router.delete(path) { request, context in
            let asker = try await admit(request, context, to: .removeTenants)
            guard Self.isJSON(request) else { return Self.unsupported }
            let names = try Self.names(try await body(request))
            try Self.check(names, asker.account)
            try await calendars.remove(names, adding: told(.removedHours, of: names.sorted(), by: asker))
            await admin.callbacks.tellConflicts(after: names.sorted(), logger: context.logger)
            return Self.done
        }
    }

    private func told(_ act: TrailAct, of names: [String], by asker: Asker) -> [Change] {
        names.map { trail.change(act, by: asker.person, of: $0) }
    }

    private static func check(_ names: some Sequence<String>, _ account: DeskAccount?) throws {
        guard names.allSatisfy({ isSeen($0, account) }) else { throw Fault.forbidden }
    }

    private static func isSeen(_ name: String, _ account: DeskAccount?) -> Bool {
        account.map { CallbackPermission($0).sees(name, groups: []) } ?? true
    }

    private static func isJSON(_ request: Request) -> Bool {
        MediaType(request.headers[.contentType] ?? "").name == "application/json"
    }

    private func body(_ request: Request) async throws -> JSONValue {
        let buffer = try await request.body.collect(upTo: bodyLimit)
        guard let value = try? JSONValue(parsing: Array(buffer.readableBytesView)) else {
            throw CallbackRefusal.badRequest("The body is not JSON.")
        }
        return value
    }

    /// `{"service.<name>": {"<option>": "<text>"}}`.
    private static func sections(_ value: JSONValue) throws -> [String: [String: String]] {
        guard let object = value.object, !object.isEmpty else {
            throw CallbackRefusal.badRequest("The body must be an object of services.")
        }
        var sections: [String: [String: String]] = [:]
        for (key, value) in object {
            let name = try name(key)
            if let flaw = GMSSurface.flaw(ofServiceName: name, nil) {
                throw CallbackRefusal.badRequest("\(name): \(flaw)")
            }
            guard let members = value.object else {
                throw CallbackRefusal.badRequest("\(name): must be an object of options.")
            }
            var options: [String: String] = [:]
            for (option, value) in members {
                guard let text = value.string else {
                    throw CallbackRefusal.badRequest("\(name).\(option): must be a text")
                }
                options[option] = text
            }
            sections[name] = options
        }
        return sections
    }

    /// `["service.<name>"]`.
    private static func names(_ value: JSONValue) throws -> Set<String> {
        let texts = value.array?.compactMap(\.string) ?? []
        guard !texts.isEmpty, texts.count == value.array?.count else {
            throw CallbackRefusal.badRequest("The body must be a list of services.")
        }
        return Set(try texts.map(name))
    }

    private static func name(_ key: String) throws -> String {
        guard key.hasPrefix(prefix), key.utf8.count <= 512, !ControlCharacters.occur(in: key) else {
            throw CallbackRefusal.badRequest(
                "Each name must be as in service.bank-hours; other sections stand in the settings file.")
        }
        return String(key.dropFirst(prefix.count))
    }

    private static func listing(_ calendar: ServiceCalendar, for account: DeskAccount?) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        let sections = calendar.sections.merging(calendar.stored) { $1 }
        for (name, section) in sections.sorted(by: { $0.key < $1.key }) where isSeen(name, account) {
            writer.key(prefix + name)
            writer.beginObject()
            for (key, value) in section.options.sorted(by: { $0.key < $1.key }) {
                writer.key(key)
                writer.string(value)
            }
            writer.endObject()
        }
        writer.endObject()
        return writer.bytes
    }

    private static let done = Response(status: .ok, headers: [.cacheControl: "no-store"])

    private static let unsupported = Response(
        status: .unsupportedMediaType, headers: [.contentType: "text/plain;charset=UTF-8"],
        body: .init(byteBuffer: ByteBuffer(string: "Content-Type must be application/json.")))
}
