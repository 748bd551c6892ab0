import Beckon
import BeckonCallback
import BeckonJSON
import BeckonNode
import HTTPTypes
import Testing

@testable import BeckonServer

/// What stands in requests about callbacks: paths, encodings, headers, and parameters that decide nothing.
@Suite struct CallbackRequestTests {
    private static let path = "/genesys/1/service/callback/sales"

    private static func run(_ body: (GMSBrowser) async throws -> Void) async throws {
        var sales = ServiceOptions(name: "sales", kind: .callback)
        sales.limits.queueCheck = .off
        let services = [sales]
        try await GMSBrowser.run({ $0.services = services }, body)
    }

    private static func started(_ answer: GMSBrowser.Answer) throws -> String {
        #expect(answer.status == 200, "\(answer.body)")
        return try #require(try JSONValue(parsing: Array(answer.body.utf8))["_id"]?.string)
    }

    private static func record(_ id: String, _ browser: GMSBrowser) async throws -> JSONObject {
        let found = try await browser.send(.get, "/genesys/1/service/callback?_id=\(id)")
        return try #require(try JSONValue(parsing: Array(found.body.utf8))[0]?.object)
    }

    @Test(
        "a callback is started by either path, with every encoding",
        arguments: [path, "/genesys/1/service/sales"],
        [
            (#"{"_customer_number":"5551234","first_name":"Ada"}"#, "application/json"),
            ("_customer_number=5551234&first_name=Ada", "application/x-www-form-urlencoded"),
            (
                "--B\r\nContent-Disposition: form-data; name=\"_customer_number\"\r\n\r\n5551234\r\n--B\r\n"
                    + "Content-Disposition: form-data; name=\"first_name\"\r\n\r\nAda\r\n--B--\r\n",
                "multipart/form-data; boundary=B"
            ),
        ])
    func encodings(path: String, body: (text: String, type: String)) async throws {
        try await Self.run { browser async throws in
            let id = try Self.started(try await browser.send(.post, path, body.text, type: body.type))
            let record = try await Self.record(id, browser)
            #expect(record["_service_name"] == "sales")
            #expect(record["_customer_number"] == "5551234" && record["first_name"] == "Ada")
        }
    }

    @Test("another content type is refused with 415", arguments: [path, "/genesys/1/service/sales"])
    func contentType(path: String) async throws {
        try await Self.run { browser async throws in
            #expect(try await browser.send(.post, path, "<a/>", type: "text/xml").status == 415)
        }
    }

    @Test("a parameter that is missing or refused has the phrase that clients look for")
    func phrase() async throws {
        try await Self.run { browser async throws in
            for body in [#"{"first_name":"Ada"}"#, #"{"_customer_number":"1","_desired_time":"x"}"#] {
                let answer = try await browser.send(.post, Self.path, body)
                #expect(answer.status == 400)
                #expect(try JSONValue(parsing: answer.bytes)["phrase"]?.string == "BAD_PARAMETER")
            }
        }
    }

    @Test("a cancel that would pass over a router's failure is a cancel")
    func discardedFailure() async throws {
        try await Self.run { browser async throws in
            let id = try Self.started(try await browser.send(.post, Self.path, #"{"_customer_number":"5551234"}"#))
            #expect(try await browser.send(.delete, "\(Self.path)/\(id)?discard_ors_failure=true").status == 200)
            #expect(try await Self.record(id, browser)["_callback_reason"] == "CANCELLED")
            #expect(try await browser.send(.delete, "\(Self.path)/\(id)?discard_ors_failure=true").status == 400)
        }
    }

    @Test("a repeated cancel with a key is answered as the first one; without one, or after another end, it is refused")
    func repeatedCancel() async throws {
        try await Self.run { browser async throws in
            let key = [HTTPField(name: try #require(HTTPField.Name("Idempotency-Key")), value: "81b2")]
            let id = try Self.started(try await browser.send(.post, Self.path, #"{"_customer_number":"5551234"}"#))
            for fields in [key, key, []] {
                let answer = try await browser.send(.delete, "\(Self.path)/\(id)", fields: fields)
                #expect(answer.status == (fields.isEmpty ? 400 : 200))
            }
            let other = try Self.started(try await browser.send(.post, Self.path, #"{"_customer_number":"5551235"}"#))
            _ = try await browser.node.core.callbacks.cancel(ServiceID(other))
            #expect(try await browser.send(.delete, "\(Self.path)/\(other)", fields: key).status == 400)
        }
    }

    @Test("a state in a request changes no state, neither at the start nor later")
    func state() async throws {
        try await Self.run { browser async throws in
            let start = #"{"_customer_number":"5551234","_callback_state":"COMPLETED"}"#
            let id = try Self.started(try await browser.send(.post, Self.path, start))
            #expect(try await Self.record(id, browser)["_callback_state"] == "QUEUED")
            let change = #"{"_callback_state":"COMPLETED","note":"x"}"#
            #expect(try await browser.send(.put, "\(Self.path)/\(id)", change).status == 200)
            let record = try await Self.record(id, browser)
            #expect(record["_callback_state"] == "QUEUED" && record["note"] == "x")
        }
    }

    @Test("hints for routing and reports are kept and told")
    func hints() async throws {
        try await Self.run { browser async throws in
            let start =
                #"{"_customer_number":"5551234","_urs_virtual_queue":"VQ","_request_queue_time_stat":"ewt","#
                + #""_originating_interaction_id":"0042"}"#
            let id = try Self.started(try await browser.send(.post, Self.path, start))
            let record = try await Self.record(id, browser)
            #expect(record["_urs_virtual_queue"] == "VQ" && record["_request_queue_time_stat"] == "ewt")
            #expect(record["_originating_interaction_id"] == "0042")
        }
    }

    @Test("there is one contact centre, so its id counts for nothing", arguments: ["", "1", "unknown"])
    func contactCenter(id: String) async throws {
        try await Self.run { browser async throws in
            let field = HTTPField(name: try #require(HTTPField.Name("ContactCenterId")), value: id)
            _ = try Self.started(
                try await browser.send(.post, Self.path, #"{"_customer_number":"5551234"}"#, fields: [field]))
        }
    }

    @Test(
        "operations that are left out are not found",
        arguments: [
            (.post, "/genesys/1/statistic"), (.post, "/genesys/1/internal_statistic"),
            (.get, "/genesys/1/tenants/info"), (.post, "/genesys/1/tenants/refresh"),
            (.post, "/genesys/2/email/sales"), (.post, "/genesys/2/open/sales"),
        ] as [(HTTPRequest.Method, String)])
    func leftOut(method: HTTPRequest.Method, path: String) async throws {
        try await Self.run { browser async throws in
            let id = try Self.started(try await browser.send(.post, Self.path, #"{"_customer_number":"5551234"}"#))
            let path = path.replacing("%", with: id)
            #expect(try await browser.send(method, path, method == .post ? "{}" : "").status == 404)
        }
    }
}
