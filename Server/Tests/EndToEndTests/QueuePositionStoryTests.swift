import Beckon
import BeckonJSON
import BeckonServer
import BeckonTransport
import Foundation
import Testing

/// Places, waits and limits over the network.
@Suite(.timeLimit(.minutes(20))) struct QueuePositionStoryTests {
    @Test("an app asks for its place, widgets for the wait; a header of an untrusted caller counts for nothing")
    func story() async throws {
        try await RunningGateway.run({ settings in
            for index in settings.services.indices { settings.services[index].throttle.parameterLimit = 1 }
        }) { running in
            func call(
                _ method: String, _ path: String, _ body: String? = nil, headers: [String: String] = [:]
            ) async throws -> (status: Int, body: JSONValue, retryAfter: Duration?) {
                let url = try #require(URL(string: running.url.absoluteString + "/genesys/\(path)"))
                var request = TransportRequest(method: method, url: url)
                for (name, value) in headers { request.headers[name] = value }
                if let body {
                    request.headers["Content-Type"] = "application/json"
                    request.body = Array(body.utf8)
                }
                let answer = try await URLSessionTransport().send(request)
                return (answer.status, try JSONValue(parsing: answer.body), answer.retryAfter)
            }
            let start = "1/service/callback/chat-wait"
            let first = try await call("POST", start, #"{"_customer_number":"4155550100"}"#)
            let id = try #require(first.body["_id"]?.string)
            for method in ["GET", "POST"] {
                let place = try await call(method, "1/service/\(id)/check-queue-position")
                #expect(place.status == 200 && place.body["_position"] == "1" && place.body["_eta"] == "-1")
            }
            let unknown = try await call("GET", "1/service/none/check-queue-position")
            #expect(unknown.status == 404 && unknown.body["code"] == 404)
            for path in ["1/service/ewt-for-vq?name=chat-wait&aqt=urs2", "2/ewt?name=chat-wait&aqt=ewt2", "2/ewt"] {
                let waits = try await call("GET", path)
                #expect(waits.status == 200)
                #expect(
                    waits.body.array?.contains { $0["virtualQueue"] == "chat-wait" && $0["estimatedWaitTime"] == -1 }
                        == true)
            }
            let two = try await call("GET", "1/service/ewt-for-vq?name=none&name=chat-wait")
            #expect(two.body.array?.map { $0["virtualQueue"] } == ["none", "chat-wait"])
            let again = try await call("POST", start, #"{"_customer_number":"4155550100"}"#)
            #expect(again.status == 503 && again.body["message"]?.string?.hasSuffix("more than 1 times today.") == true)
            // Until midnight.
            #expect(again.retryAfter.map { $0 > .zero && $0 <= .seconds(86_400) } == true)
            let named = try await call(
                "POST", start, #"{"_customer_number":"4155550100"}"#, headers: ["_customer_number": "4155550111"])
            #expect(named.status == 503)
        }
    }
}
