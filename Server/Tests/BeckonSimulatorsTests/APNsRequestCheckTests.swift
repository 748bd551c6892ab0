import Testing

@testable import BeckonSimulators

@Suite struct APNsRequestCheckTests {
    private static let token = String(repeating: "0a", count: 32)

    private func request(
        _ method: String = "POST", path: String = "/3/device/\(token)", headers: [String: String?] = [:],
        extra: [SimulatedHeader] = [], body: String = #"{"aps":{"alert":"x"}}"#
    ) -> SimulatedRequest {
        var all: [String: String?] = [
            "apns-topic": "com.example.app", "apns-push-type": "alert", "apns-priority": "10",
            "apns-id": "0b4d9a3c-7d1e-4d5a-9d4e-2f6f1f6f0a11", "apns-expiration": "0", "apns-collapse-id": "chat",
        ]
        all.merge(headers) { _, new in new }
        return SimulatedRequest(
            connection: 1, method: method, target: path,
            headers: all.compactMap { name, value in value.map { SimulatedHeader(name: name, value: $0) } } + extra,
            body: Array(body.utf8))
    }

    private func verdict(_ request: SimulatedRequest, topics: Set<String>? = nil) -> String {
        let check = APNsRequestCheck(topics: topics)
        do throws(APNsRequestCheck.Refusal) {
            let token = try check.token(of: request)
            try check.check(headers: APNsHeaders(request.headers), body: request.body, token: token)
            return "ok"
        } catch {
            return "\(error.status) \(error.reason)"
        }
    }

    @Test("a right request passes")
    func passes() {
        #expect(verdict(request()) == "ok")
        #expect(verdict(request(headers: ["apns-id": nil, "apns-priority": nil, "apns-collapse-id": nil])) == "ok")
        #expect(verdict(request(headers: ["apns-push-type": "background", "apns-priority": "5"])) == "ok")
    }

    @Test("method and path")
    func methodAndPath() {
        #expect(verdict(request("GET")) == "405 MethodNotAllowed")
        #expect(verdict(request(path: "/2/device/x")) == "404 BadPath")
        #expect(verdict(request(path: "/3/devices/x")) == "404 BadPath")
        #expect(verdict(request(path: "/3/device/")) == "400 MissingDeviceToken")
        #expect(verdict(request(path: "/3/device/xyz")) == "400 BadDeviceToken")
        #expect(verdict(request(path: "/3/device/\(Self.token)0")) == "400 BadDeviceToken")
    }

    @Test(
        "headers",
        arguments: [
            ("apns-topic", nil, "400 MissingTopic"), ("apns-topic", "a b", "400 BadTopic"),
            ("apns-push-type", nil, "400 InvalidPushType"), ("apns-push-type", "loud", "400 InvalidPushType"),
            ("apns-id", "17", "400 BadMessageId"), ("apns-priority", "7", "400 BadPriority"),
            ("apns-expiration", "soon", "400 BadExpirationDate"), ("apns-expiration", "-1", "400 BadExpirationDate"),
            ("apns-collapse-id", String(repeating: "x", count: 65), "400 BadCollapseId"),
            ("apns-collapse-id", String(repeating: "é", count: 33), "400 BadCollapseId"),
        ] as [(String, String?, String)])
    func headers(name: String, value: String?, expected: String) {
        #expect(verdict(request(headers: [name: value])) == expected)
    }

    @Test("a background push may not have priority 10, and a header may not be doubled")
    func combinations() {
        #expect(verdict(request(headers: ["apns-push-type": "background"])) == "400 BadPriority")
        let doubled = [SimulatedHeader(name: "apns-topic", value: "com.example.app")]
        #expect(verdict(request(extra: doubled)) == "400 DuplicateHeaders")
        #expect(verdict(request(), topics: ["com.example.other"]) == "400 TopicDisallowed")
    }

    @Test("payload")
    func payload() {
        #expect(verdict(request(body: "")) == "400 PayloadEmpty")
        #expect(verdict(request(body: "{}")) == "400 PayloadEmpty")
        #expect(verdict(request(body: "[1]")) == "400 PayloadEmpty")
        let text = { (size: Int) in "{\"a\":\"" + String(repeating: "x", count: size - 8) + "\"}" }
        #expect(verdict(request(body: text(4_096))) == "ok")
        #expect(verdict(request(body: text(4_097))) == "413 PayloadTooLarge")
        #expect(verdict(request(headers: ["apns-push-type": "voip"], body: text(5_120))) == "ok")
    }
}
