import BeckonJSON
import BeckonTransport
import Foundation
import ICWSCore
import ICWSMessaging
import ICWSQueues
import ICWSStatus
import TestSupport
import Testing

@testable import ICWSClient

@Suite struct HostPlanTests {
    private let policy = ReconnectPolicy(firstWait: .seconds(2), longestWait: .seconds(5), maximumPasses: 4)

    @Test("each host is tried once in a pass, and those that are learned join it")
    func passes() {
        var plan = HostPlan(hosts: ["a", "b", "a", ""], policy: policy)
        let step0 = plan.next(random: 0.5)
        #expect(step0 == .attempt("a"))
        plan.learn(["b", "c"])
        let step1 = plan.next(random: 0.5)
        #expect(step1 == .attempt("b"))
        let step2 = plan.next(random: 0.5)
        #expect(step2 == .attempt("c"))
        let step3 = plan.next(random: 0.5)
        #expect(step3 == .wait(.seconds(2)))
        let step4 = plan.next(random: 0.5)
        #expect(step4 == .attempt("a"))
    }

    @Test("waits double up to a cap, with jitter, and end")
    func waits() {
        var plan = HostPlan(hosts: ["a"], policy: policy)
        var steps: [HostPlan.Step] = []
        for random in [0, 0, 0, 0.5, 0, 0.999, 0, 0] { steps.append(plan.next(random: random)) }
        let expected: [HostPlan.Step] = [
            .attempt("a"), .wait(.seconds(1)), .attempt("a"), .wait(.seconds(4)), .attempt("a"),
            .wait(.seconds(5) * 1.499), .attempt("a"), .giveUp,
        ]
        #expect(steps == expected)
    }

    @Test("the wait that a server asks for is kept, within five minutes", arguments: [(30, 30), (3_600, 300), (-5, 1)])
    func retryAfter(asked: Int, waited: Int) {
        var plan = HostPlan(hosts: ["a"], policy: policy)
        _ = plan.next(random: 0, at: .seconds(10))
        plan.hold("a", for: .seconds(asked), at: .seconds(10))
        let step5 = plan.next(random: 0, at: .seconds(10))
        #expect(step5 == .wait(.seconds(waited)))
        let again = plan.next(random: 0, at: .seconds(10 + waited))
        #expect(again == .attempt("a"))
    }

    @Test("a host that asks to be left alone holds up no other host")
    func retryAfterOfOne() {
        var plan = HostPlan(hosts: ["a", "b"], policy: policy)
        _ = plan.next(random: 0)
        plan.hold("a", for: .seconds(3_600), at: .zero)
        var steps: [HostPlan.Step] = []
        for time in [0, 0, 1, 1, 3, 303] { steps.append(plan.next(random: 0, at: .seconds(time))) }
        let expected: [HostPlan.Step] = [
            .attempt("b"), .wait(.seconds(1)), .attempt("b"), .wait(.seconds(2)), .attempt("b"), .attempt("a"),
        ]
        #expect(steps == expected)
        // Whoever connects again later is not told that nobody is there without a try.
        plan.hold("b", for: .seconds(30), at: .seconds(303))
        plan.restart()
        let first = plan.next(random: 0, at: .seconds(304))
        #expect(first == .attempt("a"))
    }

    @Test("the host that worked is first the next time, and hosts are bounded")
    func memory() {
        var plan = HostPlan(hosts: ["a", "b"], policy: policy)
        plan.succeeded(with: "b", alternates: (0..<100).map { "x\($0)" })
        #expect(plan.hosts.prefix(3) == ["b", "a", "x0"])
        #expect(plan.hosts.count == HostPlan.maximumHosts)
    }
}

@Suite struct RelapseTests {
    @Test("sessions that are lost at once are set up with growing pauses")
    func pauses() {
        var relapses = RelapseGuard(policy: ReconnectPolicy(firstWait: .seconds(2), longestWait: .seconds(5)))
        var pauses: [Duration] = []
        for life in [100, 1, 1, 1, 1, 40, 1] {
            relapses.began(at: .zero)
            relapses.lost(at: .seconds(life))
            pauses.append(relapses.pause(random: 0.5))
        }
        #expect(pauses == [0, 0, 2, 4, 5, 0, 0].map { .seconds($0) })
    }
}

@Suite struct OwedSubscriptionsTests {
    @Test("a subscription that fails is put again alone, after pauses that double to a minute")
    func pauses() {
        var owed = OwedSubscriptions()
        owed.add(["a", "b"])
        #expect(owed.wait(at: .zero) == .zero)
        let first = owed.take(of: ["a", "b"], at: .zero)
        #expect(first == ["a", "b"])
        #expect(owed.wait(at: .zero) == nil)
        var now = Duration.zero
        var waits: [Duration] = []
        for _ in 0..<8 {
            owed.failed("a", first: .seconds(1), asked: nil, at: now)
            let wait = owed.wait(at: now) ?? .zero
            waits.append(wait)
            let early = owed.take(of: ["a", "b"], at: now)
            #expect(early.isEmpty)
            now += wait
            let due = owed.take(of: ["a", "b"], at: now)
            #expect(due == ["a"])
        }
        #expect(waits == [1, 2, 4, 8, 16, 32, 60, 60].map { .seconds($0) })
        owed.succeeded("a")
        owed.failed("a", first: .seconds(1), asked: nil, at: now)
        #expect(owed.wait(at: now) == .seconds(1))
    }

    @Test("a server is left alone as it asks, within five minutes", arguments: [(0, 1), (30, 30), (3_600, 300)])
    func asked(seconds: Int, waited: Int) {
        var owed = OwedSubscriptions()
        owed.failed("a", first: .seconds(1), asked: .seconds(seconds), at: .zero)
        #expect(owed.wait(at: .zero) == .seconds(waited))
        // That every state is needed again makes no pause shorter, and one that is removed is forgotten.
        owed.add(["a", "b"])
        let due = owed.take(of: ["a", "b"], at: .zero)
        #expect(due == ["b"])
        let none = owed.take(of: ["b"], at: .seconds(waited))
        #expect(none.isEmpty && owed.wait(at: .zero) == nil)
    }
}

@Suite struct EventStreamParserTests {
    private let text = ":ping\n\nid: 7\ndata: {\"a\":1,\r\ndata: \"b\":2}\r\rdata:x\nevent: other\n\ndata: half"

    @Test("chunks may end anywhere, and an event that is not whole is dropped", arguments: 1...12)
    func chunks(_ size: Int) throws {
        var parser = EventStreamParser()
        var events: [EventStreamParser.Event] = []
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            events += try parser.take(Array(bytes[start..<min(start + size, bytes.count)]))
        }
        #expect(events.map { String(decoding: $0.data, as: UTF8.self) } == ["{\"a\":1,\n\"b\":2}", "x"])
        #expect(events.map(\.name) == ["message", "other"])
        #expect(events.first?.id == "7")
    }

    @Test("a line without an end is given up")
    func tooLong() throws {
        var parser = EventStreamParser()
        let megabyte = [UInt8](repeating: 0x61, count: 1_048_576)
        #expect(throws: EventStreamParser.TooLong.self) {
            for _ in 0..<17 { _ = try parser.take(megabyte) }
        }
    }

    @Test("the whole state of a large queue is one event, also in many lines")
    func large() throws {
        var parser = EventStreamParser()
        var events: [EventStreamParser.Event] = []
        let line = [UInt8]("data: ".utf8) + [UInt8](repeating: 0x61, count: 99_999) + [0x0A]
        for _ in 0..<50 { events += try parser.take(line) }
        events += try parser.take([0x0A])
        #expect(events.map(\.data.count) == [5_000_000 - 1])
    }
}

@Suite struct SessionValueTests {
    @Test("all cookies of a session are kept, also those with a date in them")
    func cookies() {
        let text = "other=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT, icws_211=5b0a; Path=/icws/211; Secure; HttpOnly"
        let now = Date(timeIntervalSince1970: 1_790_000_000)
        func cookies(_ texts: String...) -> String {
            var cookies = SessionCookies()
            for text in texts { cookies.take(["Set-Cookie": text], at: now) }
            return cookies.header(at: now)
        }
        #expect(cookies(text) == "other=1; icws_211=5b0a", "those of load balancers are kept, too")
        #expect(cookies("a=1; Path=/") == "a=1")
        #expect(cookies("") == "")
        #expect(cookies("a=1", "b=2; Secure", "a=3") == "a=3; b=2", "a newer value replaces an older one")
        #expect(cookies("a=1, lb=x", "lb=; Max-Age=0; Path=/") == "a=1", "an expired one is removed")
        let many = (0..<40).map { "c\($0)=1" }.joined(separator: ", ")
        #expect(cookies(many).split(separator: ";").count == SessionCookies.limit)
    }

    @Test("a cookie is removed by either attribute, in every spelling of RFC 6265")
    func endedCookies() {
        let now = Date(timeIntervalSince1970: 1_790_000_000)
        for attribute in [
            "Expires=Thu, 01 Jan 1970 00:00:00 GMT", "expires=Thu, 01-Jan-70 00:00:01 GMT", "Max-Age=0", "MAX-AGE=-1",
            "Max-Age=-99999999999999999999", "Expires=Thu Jan  1 00:00:00 1970",
            "Path=/; Expires = Mon, 1 Jun 2015 1:2:3",
            "Max-Age=9; Max-Age=0", "Expires=Wed, 21 Oct 2099 07:28:00 GMT; Max-Age=0",
        ] {
            var cookies = SessionCookies()
            cookies.take(["Set-Cookie": "lb=x, a=1"], at: now)
            cookies.take(["Set-Cookie": "lb=; \(attribute)"], at: now)
            #expect(cookies.header(at: now) == "a=1", "\(attribute)")
        }
        for attribute in [
            "Expires=Wed, 21 Oct 2099 07:28:00 GMT", "Max-Age=99999999999999999999", "Max-Age=x", "Max-Age=", "Expires",
            "Expires=never", "Expires=Wed, 31 Feb 1999 07:28:00 GMT",
            "Max-Age=5; Expires=Thu, 01 Jan 1970 00:00:00 GMT",
        ] {
            var cookies = SessionCookies()
            cookies.take(["Set-Cookie": "lb=x; \(attribute), a=1"], at: now)
            #expect(cookies.header(at: now) == "lb=x; a=1", "\(attribute)")
        }
    }

    @Test("a value whose date is a little past is kept for the session: the date tells of a wrong clock")
    func outdatedCookies() {
        let now = Date(timeIntervalSince1970: 1_795_700_000)
        var cookies = SessionCookies()
        for _ in 0..<2 {
            cookies.take(["Set-Cookie": "lb=x; Expires=Wed, 21 Oct 2026 07:28:00 GMT; Path=/, a=1"], at: now)
            #expect(cookies.header(at: now.addingTimeInterval(86_400)) == "lb=x; a=1")
        }
        cookies.take(["Set-Cookie": "lb=; Expires=Wed, 21 Oct 2026 07:28:00 GMT"], at: now)
        #expect(cookies.header(at: now) == "a=1")
        cookies.take(["Set-Cookie": "a=deleted; Expires=Thu, 01 Jan 1970 00:00:00 GMT"], at: now)
        #expect(cookies.header(at: now).isEmpty)
    }

    @Test("a date just past removes a cookie that was valid; one that came with such a date is kept")
    func removedCookies() {
        let now = Date(timeIntervalSince1970: 1_795_700_000)
        let yesterday = "Expires=Wed, 25 Nov 2026 13:33:20 GMT; Path=/"
        let date = "Thu, 26 Nov 2026 13:33:20 GMT"
        var cookies = SessionCookies()
        cookies.take(["Date": date, "Set-Cookie": "lb=x, a=1, old=1; \(yesterday)"], at: now)
        #expect(cookies.header(at: now) == "lb=x; a=1; old=1")
        cookies.take(["Date": date, "Set-Cookie": "lb=gone; \(yesterday), old=2; \(yesterday)"], at: now)
        #expect(cookies.header(at: now) == "a=1; old=2")
        cookies.take(["Date": date, "Set-Cookie": "old=; \(yesterday)"], at: now)
        #expect(cookies.header(at: now) == "a=1")
    }

    @Test("cookies that have ended make room for others")
    func roomForCookies() {
        let now = Date(timeIntervalSince1970: 1_790_000_000)
        var cookies = SessionCookies()
        let many = (0..<SessionCookies.limit).map { "c\($0)=1; Max-Age=30" }.joined(separator: ", ")
        cookies.take(["Set-Cookie": many], at: now)
        cookies.take(["Set-Cookie": "late=1"], at: now)
        #expect(!cookies.header(at: now).contains("late"), "there are too many")
        let later = now.addingTimeInterval(31)
        cookies.take(["Set-Cookie": "late=1"], at: later)
        #expect(cookies.header(at: later) == "late=1")
    }

    @Test(
        "a refusal without an error of ICWS is somebody's before the server",
        arguments: [
            (404, "", true), (404, "<html>", true), (400, #"{"message":"no"}"#, true), (302, "", true),
            (407, #"{"errorId":"error.request"}"#, true), (408, "", true), (429, #"{"errorId":"error.request"}"#, true),
            (404, #"{"errorId":"error.request.unsupported"}"#, false), (400, #"{"errorCode":5,"message":"no"}"#, false),
            (500, #"{"errorId":"error.server"}"#, false),
        ])
    func strangers(status: Int, body: String, isStranger: Bool) {
        let refusal = Refusal(TransportResponse(status: status, body: Array(body.utf8)))
        #expect(refusal.isStranger == isStranger)
        #expect(refusal.mayPass == (isStranger || status >= 500))
    }

    @Test("a cookie is sent until it ends by the server's clock, whatever this machine's says")
    func shortCookies() {
        let now = Date(timeIntervalSince1970: 1_790_000_000)
        var cookies = SessionCookies()
        // The server's clock is a year behind.
        cookies.take(
            [
                "Date": "Sun, 21 Sep 2025 10:00:00 GMT",
                "Set-Cookie": "a=1; Expires=Sun, 21 Sep 2025 10:01:00 GMT,b=2; Max-Age=30, c=3",
            ], at: now)
        #expect(cookies.header(at: now) == "a=1; b=2; c=3")
        #expect(cookies.header(at: now.addingTimeInterval(30)) == "a=1; c=3")
        #expect(cookies.header(at: now.addingTimeInterval(61)) == "c=3")
    }

    @Test(
        "commas and equals signs in values stay",
        arguments: [
            (#"a="x,y=z"; Path=/, b=2"#, #"a="x,y=z"; b=2"#), ("a=1,2; Path=/,b=2", "a=1,2; b=2"),
            ("a=x==, b==", "a=x==; b=="), (#"a="x, b=2"#, #"a="x; b=2"#), ("a=, b=2", "a=; b=2"),
            (#"a="x,y"; b; Path=/, c="1,2=3,4""#, #"a="x,y"; c="1,2=3,4""#), (" a = 1 ; Secure", "a=1"),
            ("=1, b=2", "b=2"),
            ("none, b=2", "b=2"), (",,, b=2,", "b=2,"), ("a=1\r\nX: y, b=2", "b=2"),
        ])
    func commas(header: String, sent: String) {
        let now = Date(timeIntervalSince1970: 1_790_000_000)
        var cookies = SessionCookies()
        cookies.take(["Set-Cookie": header], at: now)
        #expect(cookies.header(at: now) == sent)
    }

    @Test(
        "dates of cookies",
        arguments: [
            ("Wed, 21 Oct 2026 07:28:00 GMT", 1_792_567_680.0), ("Thu, 01-Jan-70 00:00:01 GMT", 1),
            ("29 Feb 2000 23:59:59", 951_868_799), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
            ("Sun Nov  6 08:49:37 1994", 784_111_777),
        ])
    func dates(text: String, seconds: Double) {
        #expect(CookieDate.date(text)?.timeIntervalSince1970 == seconds)
    }

    @Test(
        "what is no date",
        arguments: [
            "", "now", "29 Feb 2023 00:00:00", "1 Jan 1600 00:00:00", "1 Jan 2020 24:00:00", "1 Jan 99999 0:0:0",
        ])
    func noDates(text: String) {
        #expect(CookieDate.date(text) == nil)
    }

    @Test("a stream that breaks at the same place is replaced by polls, whatever short messages come before")
    func brokenStreams() {
        var plan = ReadingPlan(streams: true, pollInterval: .seconds(1))
        _ = plan.streamEnded(after: .seconds(1), isTooLong: true)
        #expect(plan.way == .stream)
        _ = plan.streamEnded(after: .seconds(40), isTooLong: true)
        #expect(plan.way == .poll)
        plan = ReadingPlan(streams: true, pollInterval: .seconds(1))
        for _ in 0..<10 { _ = plan.streamEnded(after: .seconds(30)) }
        #expect(plan.way == .stream)
        for _ in 0..<2 { _ = plan.streamEnded(after: .seconds(29)) }
        #expect(plan.way == .poll)
    }

    @Test("a stream that fails is tried again after a while of polls, later each time; one that is refused never is")
    func streamAgain() {
        func polls(_ plan: inout ReadingPlan) -> Int? {
            (1...1_000).first { _ in
                plan.succeeded()
                return plan.way == .stream
            }
        }
        var plan = ReadingPlan(streams: true, pollInterval: .seconds(1))
        var found: [Int?] = []
        for _ in 0..<3 {
            for _ in 0..<3 { _ = plan.streamEnded() }
            found.append(polls(&plan))
        }
        #expect(found == [60, 120, 240])
        plan.streamRefused()
        #expect(polls(&plan) == nil)
        plan = ReadingPlan(streams: true, pollInterval: .seconds(1))
        for _ in 0..<2 { _ = plan.streamEnded(isTooLong: true) }
        #expect(polls(&plan) == nil)
        plan = ReadingPlan(streams: false, pollInterval: .seconds(1))
        #expect(polls(&plan) == nil)
    }

    @Test("answers to polls that are too long lose no session, and come after pauses that double to a minute")
    func longPolls() {
        var plan = ReadingPlan(streams: false, pollInterval: .seconds(1))
        var pauses: [Duration] = []
        for _ in 0..<7 {
            pauses.append(plan.pollTooLong())
            for _ in 0..<5 { plan.succeeded() }
        }
        #expect(pauses == [2, 4, 8, 16, 32, 60, 60].map { .seconds($0) })
        for _ in 0..<ReadingPlan.pollsBeforeStream { plan.succeeded() }
        let again = plan.pollTooLong()
        #expect(again == .seconds(2))
    }

    @Test("after repeated failures a stream is replaced by polls; after repeated failures of polls the session is lost")
    func reading() {
        var plan = ReadingPlan(streams: true, pollInterval: .seconds(1))
        let step6 = plan.streamEnded()
        #expect(step6 == .seconds(1))
        plan.succeeded()
        let step7 = plan.streamEnded()
        #expect(step7 == .seconds(1))
        let step8 = plan.streamEnded()
        #expect(step8 == .seconds(2))
        #expect(plan.way == .stream)
        let step9 = plan.streamEnded()
        #expect(step9 == .zero)
        #expect(plan.way == .poll)
        let step10 = plan.pollFailed()
        #expect(step10 == .seconds(1))
        let step11 = plan.pollFailed()
        #expect(step11 == .seconds(2))
        let step12 = plan.pollFailed()
        #expect(step12 == nil)
    }

    @Test("a completion is found in either order, and early ones are bounded")
    func completions() throws {
        func message(_ id: String) throws -> ICWS.Messaging.AsyncOperationCompletedMessage {
            try ICWS.Messaging.AsyncOperationCompletedMessage(
                checking: ["isDelta": false, "requestId": .string(id), "error": nil])
        }
        var table = AsyncCompletions()
        let early = table.completed(try message("1"))
        #expect(!early)
        guard case .completed = table.accepted("1") else { return #expect(Bool(false), "it came before") }
        guard case .waiting = table.accepted("2") else { return #expect(Bool(false), "it has not come") }
        let waited = table.completed(try message("2"))
        #expect(waited)
        let taken = [table.take("2")?.requestId, table.take("2")?.requestId]
        #expect(taken == ["2", nil])
        for number in 0..<AsyncCompletions.limit + 1 { _ = table.completed(try message("x\(number)")) }
        guard case .waiting = table.accepted("x0") else { return #expect(Bool(false), "the oldest is dropped") }
        guard case .completed = table.accepted("x1") else { return #expect(Bool(false), "the others are kept") }
    }

    @Test("a state takes full messages and deltas; a delta before the first full one changes nothing")
    func deltas() throws {
        typealias Statuses = ICWS.Status.UserStatusMessage
        func message(_ isDelta: Bool, _ fields: JSONObject) -> ICWS.Messaging.Message {
            var object: JSONObject = ["__type": .string(Statuses.urn), "isDelta": .bool(isDelta)]
            for (key, value) in fields { object[key] = value }
            return ICWS.Messaging.Message(fields: ContractFields(object))
        }
        var state = MessageState<Statuses>()
        var changes: [Bool] = []
        changes.append(state.apply(message(true, ["userStatusList": []])))
        changes.append(state.apply(message(false, ["userStatusList": [], "note": "a"])))
        changes.append(
            state.apply(message(true, ["userStatusList": [["userId": "u", "statusId": "s"]], "note": nil])))
        #expect(state.value?.userStatusList.first?.userId == "u")
        #expect(state.value?.isDelta == false)
        #expect(state.value?.fields.json["note"] == .some(.null))
        changes.append(
            state.apply(ICWS.Messaging.Message(fields: ContractFields(["__type": "urn:else", "isDelta": false]))))
        #expect(changes == [false, true, true, false])
    }

    @Test("an observer that does not read is told of a gap, and only it")
    func observers() async {
        var list = ObserverList()
        let slow = list.add(capacity: 2) { _ in }
        let fast = list.add(capacity: 100) { _ in }
        for number in 0..<5 { list.tell(.connected(sessionID: String(number))) }
        var reader = slow.reader()
        #expect(await reader.next() == .connected(sessionID: "0"))
        #expect(await reader.next() == .connected(sessionID: "1"))
        list.tell(.connected(sessionID: "5"))
        list.finish()
        #expect(await reader.next() == .gap(.observerTooSlow))
        #expect(await reader.next() == .connected(sessionID: "5"))
        #expect(await reader.next() == nil)
        var count = 0
        for await _ in fast { count += 1 }
        #expect(count == 6)
    }

    @Test("tokens and options are encoded one by one")
    func encoding() throws {
        let request = ICWS.Messaging.Subscriptions.Resources.Queues.DeleteQueueSubscription(subscriptionId: "..")
        let target = CallTarget(
            address: ServerAddress(template: "https://proxy.example/api/{host}/"), host: "ic1.example",
            key: SessionKey(sessionID: "2/1", csrfToken: "t", cookie: "c=1"))
        let http = try StandardRequestBuilder().request(
            type(of: request).operation, RequestParts(request), to: target, timeout: .seconds(10))
        #expect(
            http.url.absoluteString
                == "https://proxy.example/api/ic1.example/icws/2%2F1/messaging/subscriptions/queues/%2E%2E")
        #expect(http.headers["Cookie"] == "c=1")
        #expect(http.headers["ININ-ICWS-CSRF-Token"] == "t")
    }

    @Test(
        "hosts that are none make no request",
        arguments: ["a/b", "a?b", "a@b", "a b", String(repeating: "a", count: 256)])
    func badHosts(_ host: String) {
        #expect(ServerAddress.https.url(host: host, path: "/icws") == nil)
    }
}
