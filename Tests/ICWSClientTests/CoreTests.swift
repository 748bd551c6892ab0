import BeckonJSON
import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationPeople
import ICWSConnection
import ICWSCore
import ICWSMessaging
import ICWSQueues
import Testing

@testable import ICWSClient

@Suite struct ContractTests {
    @Test(
        "a time is read in both forms and written in the compact one",
        arguments: [
            ("20260131T235959Z", 1_769_903_999, 0, "20260131T235959Z"),
            ("2026-01-31T23:59:59Z", 1_769_903_999, 0, "20260131T235959Z"),
            ("2026-01-31T23:59Z", 1_769_903_940, 0, "20260131T235900Z"),
            ("2026-01-31T23:59:59.25Z", 1_769_903_999, 250_000_000, "2026-01-31T23:59:59.25Z"),
            ("19691231T235959Z", -1, 0, "19691231T235959Z"), ("20240229T000000Z", 1_709_164_800, 0, "20240229T000000Z"),
        ])
    func times(_ text: String, _ seconds: Int64, _ nanoseconds: Int32, _ written: String) throws {
        let time = try #require(ICWS.DateTime(json: .string(text)))
        #expect(time == ICWS.DateTime(secondsSince1970: seconds, nanoseconds: nanoseconds))
        #expect(time.json == .string(written))
    }

    @Test(
        "a length of time of any number is a duration",
        arguments: [
            (1.5, 1.5), (-2, -2), (1e300, 31_557_600_000), (-1e300, -31_557_600_000), (.infinity, 31_557_600_000),
            (.nan, 0),
        ])
    func durations(seconds: Double, duration: Double) {
        #expect(ICWS.Seconds(seconds).duration == .seconds(duration))
    }

    @Test(
        "what is no time is refused",
        arguments: [
            "", "20260131T235959", "20260231T000000Z", "20261301T000000Z", "20260131T245959Z", "2026-01-31",
            "2026-01-31T23Z",
            "20260131T235959.5Z", "2026-01-31T23:59:59.Z", "２0260131T235959Z",
        ])
    func badTimes(_ text: String) {
        #expect(ICWS.DateTime(json: .string(text)) == nil)
    }

    @Test("an enum keeps a number that it does not know")
    func unknownNumbers() {
        #expect(ICWS.Queues.QueueType(rawValue: 2) == .workgroup)
        let unknown = ICWS.Queues.QueueType(rawValue: 99)
        #expect(unknown == .unknown(99))
        #expect(unknown.json == .integer(99))
    }

    @Test("a contract says what is missing or of another type, and holds no values in it")
    func problems() {
        let json: JSONValue = ["queueIds": [["queueType": "secret"]], "attributeNames": nil]
        let error = #expect(throws: ContractError.self) {
            try ICWS.Queues.QueueSubscriptionParameters(checkingJSON: json)
        }
        #expect(
            error?.description
                == "queueIds.0.queueType is of another type; queueIds.0.queueName is missing; attributeNames is null")
    }

    @Test("fields that are not known survive")
    func unknownFields() throws {
        var id = try ICWS.Queues.QueueId(checking: ["queueType": 1, "queueName": "a", "later": [1, .number("2.50")]])
        id.queueName = "b"
        #expect(id.json == ["queueType": 1, "queueName": "b", "later": [1, .number("2.50")]])
    }

    @Test("a derived contract is found by its type, also through a base between")
    func derived() throws {
        let settings = ICWS.Connection.IcAuthConnectionRequestSettings(
            applicationName: "Beckon", userID: "u", password: "p")
        let base = ICWS.Connection.BaseAuthConnectionRequestSettings(settings)
        #expect(base.json["__type"] == "urn:inin.com:connection:icAuthConnectionRequestSettings")
        #expect(base.as(ICWS.Connection.IcAuthConnectionRequestSettings.self)?.password == "p")
        #expect(base.as(ICWS.Connection.AuthConnectionRequestSettings.self)?.userID == "u")
        #expect(base.as(ICWS.Connection.AuthTokenConnectionRequestSettings.self) == nil)
    }

    @Test("in a delta absent leaves what was, null clears it, and a value takes its place")
    func deltas() throws {
        typealias User = ICWS.Configuration.People.User
        func user(_ fields: JSONObject) throws -> User { try User(checking: fields) }
        var users = KeyedState<String, User>()
        func apply(_ isDelta: Bool, _ added: [User], _ changed: [User], _ removed: [String] = []) {
            users.apply(
                isDelta: isDelta, added: added, changed: changed, removed: removed,
                key: { $0.configurationId?.id ?? "" }, merge: { $0.merged(with: $1) })
        }
        let id: JSONValue = ["id": "u1"]
        apply(false, [try user(["configurationId": id, "extension": "100", "homeSite": nil, "notes": "a"])], [])
        apply(true, [], [try user(["configurationId": id, "extension": nil, "later": 1])])
        #expect(users.items["u1"]?.extension == .null && users.items["u1"]?.notes == .value("a"))
        #expect(users.items["u1"]?.fields.json["later"] == 1)
        apply(true, [try user(["configurationId": ["id": "u2"]])], [], ["u1"])
        #expect(users.items.keys.sorted() == ["u2"])
        #expect(users.items["u2"]?.extension == .absent)
        apply(false, [], [])
        #expect(users.items.isEmpty)
    }

    @Test("absent, null and a value are three things, in what is sent as well")
    func threeStates() throws {
        var user = ICWS.Configuration.People.User()
        #expect(user.extension == .absent)
        user.extension = .null
        #expect(user.json == ["extension": nil])
        #expect(user.extension == .null)
        user.extension = .value("123")
        #expect(user.extension.value == "123")
        #expect(user.extension.applied(to: "9") == "123")
        #expect(Field<String>.absent.applied(to: "9") == "9")
        #expect(Field<String>.null.applied(to: "9") == nil)
        user.extension = .absent
        #expect(user.json == [:])
    }

    @Test("equality does not look at the order of fields")
    func equality() throws {
        let one = try ICWS.Queues.QueueId(checking: ["queueType": 1, "queueName": "a"])
        let two = try ICWS.Queues.QueueId(checking: ["queueName": "a", "queueType": 1])
        #expect(one == two)
        #expect(one.hashValue == two.hashValue)
        #expect(one != two.with { $0.queueName = "b" })
    }

    @Test("an identifier is of the form 8-4-4-4-12, whatever its capitals")
    func identifiers() {
        let small = ICWS.GUID("0f8fad5b-d9cb-469f-a165-70867728950e")
        #expect(small != nil)
        #expect(small == ICWS.GUID("0F8FAD5B-D9CB-469F-A165-70867728950E"))
        #expect(ICWS.GUID("0f8fad5bd9cb469fa16570867728950e") == nil)
        #expect(ICWS.GUID("0f8fad5b-d9cb-469f-a165-70867728950g") == nil)
    }
}
