import Testing

@testable import Beckon

@Suite("Rows of tables")
struct StoredRowTests {
    private struct Unreadable: Error, Equatable {
        let what: String
    }

    /// A row of values that stand where their columns say.
    private struct ValueRow: StoredRow {
        var values: [StoredValue]

        /// What was written into some columns, as others of them are read.
        init<Column: StoredColumn>(_ values: [StoredValue], of written: [Column], reading: [Column]) {
            let standing = Dictionary(uniqueKeysWithValues: zip(written.map(\.name), values))
            self.values = reading.map { standing[$0.name] ?? .null }
        }

        init(_ values: [StoredValue]) { self.values = values }

        func text(at index: Int) throws(Unreadable) -> String? {
            switch values[index] {
            case .null: nil
            case .text(let text): text
            default: throw Unreadable(what: "text")
            }
        }

        func integer(at index: Int) throws(Unreadable) -> Int64? {
            switch values[index] {
            case .null: nil
            case .integer(let integer): integer
            default: throw Unreadable(what: "integer")
            }
        }

        func boolean(at index: Int) throws(Unreadable) -> Bool? {
            switch values[index] {
            case .null: nil
            case .boolean(let isTrue): isTrue
            default: throw Unreadable(what: "boolean")
            }
        }

        func skipping(_ count: Int) -> ValueRow { ValueRow(Array(values.dropFirst(count))) }

        static func unknown<Value>(_: Value.Type) -> Unreadable { Unreadable(what: "unknown") }
        static var missing: Unreadable { Unreadable(what: "missing") }
    }

    private static func at(_ milliseconds: Int64) -> Timestamp { Timestamp(milliseconds: milliseconds) }

    private static let device = Device(
        type: .fcm, token: "token", debug: true, language: "de", providerName: "brand", registeredAt: at(1),
        customer: .signed("ada"), registration: "phone", ownedSince: at(2))

    @Test("what is written is read again, each value from its own column")
    func roundTrips() throws {
        let event = TranscriptEvent(
            position: 3, kind: .messageText, nickname: "Ada", text: "Hello", party: .client, at: Self.at(4), key: "key")
        let eventRow = ValueRow(
            event.values(in: ChatID("chat")), of: EventColumn.allCases, reading: EventColumn.page)
        #expect(try TranscriptEvent(from: eventRow) == event)

        let written = ValueRow(Self.device.values, of: DeviceColumn.written, reading: DeviceColumn.read)
        #expect(try Device(from: written) == Self.device)

        let callback = CallbackRecord(
            id: ServiceID("callback"), serviceName: "sales", version: 5, state: .queued, reason: .cancelled,
            step: .snoozed(until: Self.at(6)), customerNumber: "5551", createdAt: Self.at(7), desiredTime: Self.at(8),
            expiresAt: Self.at(9), connects: 10, deviceID: DeviceID("device"), user: "ada", accessCode: "code",
            properties: ["a": "b"], hasStatedUser: true, isReminded: true,
            wasCounted: true, calls: [CallbackCall(result: .busy), CallbackCall(reference: "1 \"a\"")], submissions: 12,
            due: Self.at(11), telephony: BridgeSourceName("pbx"), agentSide: BridgeSourceName("crm"))
        #expect(try CallbackRecord(from: ValueRow(callback.values)) == callback)

        let service = ServiceInstance(
            id: ServiceID("service"), name: "chat", kind: .chat, createdAt: Self.at(1), expiresAt: Self.at(2),
            user: "ada", key: "key", userData: ["a": "b"])
        #expect(try ServiceInstance(from: ValueRow(service.values)) == service)
    }

    @Test("an owed push is read from what was written, and a claim from three tables' columns beside each other")
    func claims() throws {
        let subjects: [PushSubject] = [
            .chat(ChatID("chat"), after: 1, through: 2), .withdrawal(ChatID("chat"), after: 1, through: 2),
            .callback(ServiceID("callback"), action: "menu", alert: "We can call you now"),
            .note(key: "key", title: "Title", body: "Body"),
        ]
        for subject in subjects {
            let push = OwedPush(
                subject: subject, deviceID: Self.device.id, due: Self.at(100), waitingSince: Self.at(90),
                expiresAt: Self.at(200), priority: 4, attempts: 5, doubts: 3, reason: "a test")
            var row = ValueRow(push.values, of: PushColumn.written, reading: PushColumn.read)
            row.values[PushColumn.id.rawValue] = .integer(7)
            let claim: [StoredValue] = [.null, .null, .null, .null, .integer(8), .integer(300)]
            let device = ValueRow(Self.device.values, of: DeviceColumn.written, reading: DeviceColumn.read)
            let read = try StoredClaim(from: ValueRow(row.values + claim + device.values))
            var expected = push
            expected.id = 7
            expected.joinsDue = read.push.joinsDue
            #expect(read.push == expected)
            #expect(read.device == Self.device)
            #expect(read.fence == 8 && read.leaseUntil == Self.at(300))
        }
    }

    @Test("what no program of ours has written is refused")
    func refusals() {
        let values = Self.device.values
        var row = ValueRow(values, of: DeviceColumn.written, reading: DeviceColumn.read)
        row.values[DeviceColumn.type.rawValue] = .text("pigeon")
        #expect(throws: Unreadable(what: "unknown")) { try Device(from: row) }
        row.values[DeviceColumn.type.rawValue] = .null
        #expect(throws: Unreadable(what: "missing")) { try Device(from: row) }
    }

    @Test("a column is called as its case, in small letters with underscores")
    func names() {
        #expect(EventColumn.page.list == "position, kind, nickname, text, party, at, key, data")
        #expect(OwedColumn.target.list(of: "owed") == "owed.type, owed.token, owed.debug, owed.provider_name")
        #expect(DeadColumn.allCases.list(settingFrom: "new") == "cause = new.cause, ended_at = new.ended_at")
    }
}
