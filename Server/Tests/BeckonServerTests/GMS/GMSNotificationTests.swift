import Beckon
import BeckonJSON
import Foundation
import HTTPTypes
import TestTime
import Testing

@testable import BeckonGMS
@testable import BeckonNode
@testable import BeckonServer

/// The Notification API of GMS: who may use it, who is reached, and how.
@Suite struct GMSNotificationTests {
    private static let path = "/genesys/1/notification"
    private static let pair = "gms:all"

    private static func run(
        _ change: (inout Settings) -> Void = { _ in }, _ body: (GMSBrowser) async throws -> Void
    ) async throws {
        try await GMSBrowser.run { settings in
            settings.services = [ServiceOptions(name: "support", kind: .chat)]
            settings.access = GMSAccess(server: BasicCredentials(user: "gms", password: "all"))
            settings.push.texts = PushTexts(common: [
                "de": ["order.shipped": "Unterwegs"], "": ["order.shipped": "Sent"],
            ])
            change(&settings)
        } _: { browser async throws in
            try await body(browser)
        }
    }

    private static func subscribe(
        _ browser: GMSBrowser, _ device: String, type: String = "ios", filter: String, _ more: String = "",
        fields: [HTTPField] = []
    ) async throws -> String {
        let answer = try await browser.send(
            .post, "\(path)/subscription",
            """
            {"subscriberId":"app","filter":"\(filter)","notificationDetails":{"deviceId":"\(device)","type":"\(type)"}\(more)}
            """, basic: pair, fields: fields)
        #expect(answer.status == 200)
        return try JSONValue(parsing: answer.bytes)["id"]?.string ?? ""
    }

    @discardableResult
    private static func publish(_ browser: GMSBrowser, _ body: String) async throws -> GMSBrowser.Answer {
        try await browser.send(.post, "\(path)/publish", body, basic: pair)
    }

    private static func pushes(_ browser: GMSBrowser, _ kind: PushProviderKind = .apns) async throws -> [PushRequest] {
        try await browser.node.core.dispatcher.runOnce()
        return kind == .httpcb ? browser.node.recorder.pushes : browser.node.recorders[kind]?.pushes ?? []
    }

    @Test(
        "nobody is let in without the server's own credentials, also when the settings have none",
        arguments: [
            (HTTPRequest.Method.post, "subscription"), (.get, "subscription"), (.get, "subscription/x"),
            (.delete, "subscription/x"), (.post, "publish"),
        ])
    func strangers(method: HTTPRequest.Method, path: String) async throws {
        for isOpen in [false, true] {
            try await Self.run { settings in
                if isOpen { settings.access = GMSAccess() }
                settings.access.services["support"] = BasicCredentials(user: "one", password: "service")
            } _: { browser in
                for basic in [nil, "gms:wrong", "one:service", isOpen ? Self.pair : ":"] {
                    let answer = try await browser.send(method, "\(Self.path)/\(path)", basic: basic)
                    #expect(answer.status == 401 && answer.headers[.wwwAuthenticate] != nil)
                }
                #expect(try await browser.node.store.subscriptionCount(now: browser.node.time.now) == 0)
            }
        }
    }

    @Test("a notification reaches each device whose filter its tag passes, once")
    func filters() async throws {
        try await Self.run { browser in
            for (device, filter) in [
                ("a", "order.1"), ("b", "order.*"), ("c", "order.2"), ("d", "*"), ("a", "order*"), ("e", "order"),
            ] { _ = try await Self.subscribe(browser, device, filter: filter) }
            let answer = try await Self.publish(browser, #"{"message":"Hi","tag":"order.1","mediaType":"string"}"#)
            #expect(answer.status == 200)
            let pushes = try await Self.pushes(browser)
            #expect(pushes.map(\.device.token).sorted() == ["a", "b", "d"])
            #expect(pushes.allSatisfy { $0.content == .published(tag: "order.1", message: "Hi") })
            #expect(try await Self.publish(browser, #"{"message":"Hi","tag":"nobody"}"#).status == 200)
            #expect(try await Self.pushes(browser).count == 4, "only the filter * passes")
        }
    }

    @Test("each type goes to its push service, customhttp with the subscription's credentials; unknown ones nowhere")
    func types() async throws {
        try await Self.run { settings in
            settings.push.enabled.remove(.android)
        } _: { browser in
            for type in ["ios", "fcm", "gcm", "android", "httpcb", "customhttp", "orscb", "wns"] {
                let more = type == "customhttp" ? #","authorization":"YmVja29uOnNlY3JldA=="# + "\"" : ""
                _ = try await Self.subscribe(browser, "to \(type)", type: type, filter: "t", more)
            }
            try await Self.publish(browser, #"{"message":{"_id":"1","_action":"x"},"tag":"t"}"#)
            #expect(try await Self.pushes(browser).map(\.device.token) == ["to ios"])
            #expect(try await Self.pushes(browser, .fcm).map(\.device.token).sorted() == ["to fcm", "to gcm"])
            #expect(try await Self.pushes(browser, .httpcb).map(\.device.token) == ["to httpcb"])
            let custom = try await Self.pushes(browser, .customhttp)
            #expect(custom.map(\.authorization) == ["YmVja29uOnNlY3JldA=="])
            #expect(custom.map(\.content) == [.published(tag: "t", message: #"{"_id":"1","_action":"x"}"#)])
        }
    }

    @Test("a key is worded in the subscription's language, wherever it stands; a text never is")
    func languages() async throws {
        try await Self.run { browser in
            _ = try await Self.subscribe(browser, "a", filter: "t", #","language":"de-AT""#)
            _ = try await Self.subscribe(browser, "b", filter: "t")
            let nested = #"{"deviceId":"c","type":"ios","properties":{"language":"de","debug":"true"}}"#
            _ = try await browser.send(
                .post, "\(Self.path)/subscription",
                #"{"subscriberId":"app","filter":"t","notificationDetails":\#(nested),"providerName":"brand"}"#,
                basic: Self.pair)
            try await Self.publish(browser, #"{"message":"order.shipped","tag":"t","mediaType":"localizestring"}"#)
            let pushes = try await Self.pushes(browser)
            let shown = Dictionary(uniqueKeysWithValues: pushes.map { ($0.device.token, $0.content) })
            #expect(
                shown == [
                    "a": .published(tag: "t", message: "Unterwegs"), "b": .published(tag: "t", message: "Sent"),
                    "c": .published(tag: "t", message: "Unterwegs"),
                ])
            let brand = pushes.first { $0.device.token == "c" }?.device
            #expect(brand?.debug == true && brand?.providerName == "brand")
            try await Self.publish(browser, #"{"message":"order.shipped","tag":"t","mediaType":"string"}"#)
            #expect(
                try await Self.pushes(browser).dropFirst(3).allSatisfy {
                    $0.content == .published(tag: "t", message: "order.shipped")
                })
        }
    }

    @Test("a subscription ends at its time, or when it is deleted; then nothing more is sent")
    func ends() async throws {
        try await Self.run { browser in
            let short = try await Self.subscribe(browser, "short", filter: "t")
            let long = try await Self.subscribe(browser, "long", filter: "t", #","expire":"3600""#)
            let spelled = try await browser.send(.get, "\(Self.path)/subscription/\(long)", basic: Self.pair)
            #expect(
                try JSONValue(parsing: spelled.bytes) == [
                    "id": .string(long), "subscriberId": "app", "filter": "t", "expire": 3600,
                    "notificationDetails": ["deviceId": "long", "type": "ios", "properties": ["debug": "false"]],
                ])
            browser.node.time.advance(by: .seconds(31))
            #expect(
                try await browser.send(.get, "\(Self.path)/subscription/\(short)", basic: Self.pair).status == 404)
            try await Self.publish(browser, #"{"message":"Hi","tag":"t"}"#)
            #expect(try await Self.pushes(browser).map(\.device.token) == ["long"])
            let list = try await browser.send(.get, "\(Self.path)/subscription", basic: Self.pair)
            #expect(
                try JSONValue(parsing: list.bytes)["subscriptions"]?.array?.compactMap { $0["id"]?.string } == [long])
            try await Self.publish(browser, #"{"message":"Bye","tag":"t"}"#)
            for status in [200, 404] {
                let answer = try await browser.send(
                    .delete, "\(Self.path)/subscription/\(long)", basic: Self.pair)
                #expect(answer.status == status)
            }
            #expect(try await Self.pushes(browser).count == 1, "what was owed to it is not sent")
        }
    }

    @Test("a notification goes directly to a device that the request names, without a subscription")
    func direct() async throws {
        try await Self.run { browser in
            _ = try await Self.subscribe(browser, "other", filter: "*")
            let answer = try await Self.publish(
                browser, #"{"message":"Hi","notificationDetails":{"deviceId":"a","type":"ios"}}"#)
            #expect(answer.status == 200)
            #expect(try await Self.pushes(browser).map(\.device.token) == ["a"])
        }
    }

    @Test("CometD clients with the gms_user get it on the channel of chat events, others do not")
    func comet() async throws {
        try await Self.run { browser in
            let header = HTTPField(name: try #require(HTTPField.Name("gms_user")), value: SimulatedNode.user)
            _ = try await Self.subscribe(browser, "", type: "comet", filter: "t", fields: [header])
            let (mine, _) = try await browser.node.arrive()
            let (other, _) = try await browser.node.arrive(user: "another")
            try await Self.publish(browser, #"{"message":{"order":17},"tag":"t"}"#)
            let shown = try await browser.node.connect(mine).filter { $0["channel"] == "/_genesys" }
            #expect(shown.count == 1)
            #expect(shown.first?["data"]?["message"] == ["order": 17] && shown.first?["data"]?["tag"] == "t")
            #expect(shown.first?["data"]?["id"]?.string?.utf8.count == 32)
            let others = try await browser.node.connect(other, user: "another")
            #expect(!others.contains { $0["channel"] == "/_genesys" })
        }
    }

    @Test(
        "what cannot be read is refused by name",
        arguments: [
            ("subscription", "", 400), ("subscription", "[]", 400), ("subscription", "{", 400),
            ("subscription", #"{"filter":"t","notificationDetails":{"deviceId":"a","type":"ios"}}"#, 400),
            ("subscription", #"{"subscriberId":"s","notificationDetails":{"deviceId":"a","type":"ios"}}"#, 400),
            ("subscription", #"{"subscriberId":"s","filter":"t"}"#, 400),
            ("subscription", #"{"subscriberId":"s","filter":"t","notificationDetails":{"type":"ios"}}"#, 400),
            ("subscription", #"{"subscriberId":"s","filter":"t","notificationDetails":{"type":"comet"}}"#, 400),
            (
                "subscription",
                #"{"subscriberId":"s","filter":"t","expire":-1,"notificationDetails":{"deviceId":"a","type":"ios"}}"#,
                400
            ),
            (
                "subscription",
                #"{"subscriberId":"s","filter":"t\u0000","notificationDetails":{"deviceId":"a","type":"ios"}}"#, 400
            ),
            ("publish", #"{"tag":"t"}"#, 400), ("publish", #"{"message":"","tag":"t"}"#, 400),
            ("publish", #"{"message":"Hi"}"#, 400), ("publish", #"{"message":7,"tag":"t"}"#, 400),
            ("publish", #"{"message":"Hi","tag":"t","notificationDetails":{}}"#, 400),
        ])
    func refusals(path: String, body: String, status: Int) async throws {
        try await Self.run { browser in
            let answer = try await browser.send(.post, "\(Self.path)/\(path)", body, basic: Self.pair)
            #expect(answer.status == (body.isEmpty ? 415 : status))
            #expect(try JSONValue(parsing: answer.bytes)["message"]?.string != nil)
        }
    }

    @Test("another content type gets 415, texts beyond their limits 400")
    func limits() async throws {
        try await Self.run { browser in
            for path in ["subscription", "publish"] {
                let answer = try await browser.send(
                    .post, "\(Self.path)/\(path)", "a=b", basic: Self.pair, type: "application/x-www-form-urlencoded")
                #expect(answer.status == 415)
            }
            let long = String(repeating: "x", count: 257)
            let details = #""notificationDetails":{"deviceId":"a","type":"ios"}"#
            for (path, body) in [
                ("subscription", #"{"subscriberId":"\#(long)","filter":"t",\#(details)}"#),
                ("subscription", #"{"subscriberId":"s","filter":"\#(long)",\#(details)}"#),
                ("publish", #"{"message":"Hi","tag":"\#(long)"}"#),
                ("publish", #"{"message":"\#(String(repeating: "x", count: 16_385))","tag":"t"}"#),
            ] {
                let answer = try await browser.send(.post, "\(Self.path)/\(path)", body, basic: Self.pair)
                #expect(answer.status == 400)
            }
        }
    }

    @Test("how long a subscription lasts is the operator's; less than 30 seconds counts as 30")
    func lifetime() throws {
        func lifetime(_ value: String) -> (Milliseconds, [String]) {
            let reading = SettingsReading(yaml: "push: {defaultSubscriptionExpiration: \(value)}")
            #expect(reading.problems.isEmpty)
            return (reading.settings.push.subscriptionLifetime, reading.warnings)
        }
        #expect(lifetime("600") == (.seconds(600), []))
        for value in ["29", "soon"] {
            #expect(lifetime(value).0 == .seconds(30) && lifetime(value).1.count == 1)
        }
    }
}
