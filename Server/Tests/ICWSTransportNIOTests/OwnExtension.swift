import BeckonJSON
import BeckonTransport
import Foundation
import ICWSClient
import ICWSConnection
import ICWSCore
import Testing

// A site's extension of ICWS, from outside of the library: an operation, a contract and a message that no description has.

/// What the extension takes and answers.
struct Badge: Contract {
    static var urn: String { "urn:example.com:badges:badge" }
    var fields: ContractFields
    init(fields: ContractFields) { self.fields = fields }

    init(number: Int) {
        fields = ContractFields(type: Self.urn)
        fields.set("number", number)
    }

    var number: Int { fields.required("number") }
    var owner: String? { fields.optional("owner") }

    static func checkFields(_ checker: inout ContractChecker) {
        checker.required("number", Int.self)
        checker.optional("owner", String.self)
    }
}

/// The extension's operation.
struct PutBadge: ServerRequest {
    typealias Success = JSONBody<Badge>
    static var operation: ServerOperation {
        ServerOperation("putBadge", "PUT", "/icws/{sessionId}/example/badges/{badge}", 200, "example", 1)
    }
    let badge: Badge

    func fill(_ parts: inout RequestParts) {
        parts.token("badge", "a/b")
        parts.query("notify", "yes")
        parts.body(badge)
    }
}

struct OwnExtensionTests {
    @Test("a site's own contract, operation and message need no fork")
    func extensions() throws {
        let request = try StandardRequestBuilder().request(
            PutBadge.operation, RequestParts(PutBadge(badge: Badge(number: 7))),
            to: CallTarget(
                address: .http, host: "ic", key: SessionKey(sessionID: "1", csrfToken: "t", cookie: "c=1")),
            timeout: .seconds(1))
        #expect(request.url.absoluteString == "http://ic:8018/icws/1/example/badges/a%2Fb?notify=yes")
        #expect(
            String(decoding: request.body, as: UTF8.self) == #"{"__type":"urn:example.com:badges:badge","number":7}"#)
        let reading = try JSONBody<Badge>(body: Array(#"{"number":"7","owner":[]}"#.utf8))
        #expect(reading.value.number == 7 && reading.value.owner == nil)
        #expect(
            reading.problems.map(\.description) == [
                "number is written as another type", "owner is of another type",
            ])
    }

    @Test("any verb goes to any path below the session")
    func raw() async throws {
        let standIn = try StandIn()
        let configuration = SessionConfiguration(
            address: ServerAddress(template: "http://{host}:\(standIn.port)"), hosts: ["127.0.0.1"])
        let session = ICWSSession(configuration) {
            ICWS.Connection.BaseAuthConnectionRequestSettings(
                ICWS.Connection.IcAuthConnectionRequestSettings(
                    applicationName: "Test", userID: "jo", password: "right"))
        }
        _ = try await session.connect()
        let put = try await session.call(
            "PUT", "status/user-statuses/jo", body: ["statusId": "At Lunch"])
        #expect(put.status == 202)
        let path = "messaging/subscriptions/status/user-statuses"
        #expect(try await session.call("PUT", path, body: ["userIds": ["jo"]]).isSuccess)
        #expect(await session.subscriptionPaths == [path], "it is put again in a new session")
        #expect(try await session.call("DELETE", path).isSuccess)
        #expect(await session.subscriptionPaths.isEmpty)
        #expect(try await session.call("PATCH", "status/user-statuses/jo").status == 405)
        #expect(try await session.call("POST", "nobody/knows/this", body: [:]).status == 404)
        await session.logOff()
    }
}
