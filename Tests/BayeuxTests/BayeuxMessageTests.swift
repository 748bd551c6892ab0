import Bayeux
import BeckonJSON
import Testing

extension BayeuxMessage {
    static func decode(_ text: String, limits: MessageLimits = MessageLimits()) throws -> [BayeuxMessage] {
        try decode(Array(text.utf8), limits: limits)
    }
}

extension RawJSON {
    var text: String { String(decoding: bytes, as: UTF8.self) }
}

struct BayeuxMessageDecodingTests {
    @Test("an array and a lone object are both read")
    func topLevel() throws {
        #expect(try BayeuxMessage.decode(#"[{"channel":"/a"},{"channel":"/b"}]"#).map(\.channel) == ["/a", "/b"])
        #expect(try BayeuxMessage.decode(#" {"channel":"/meta/connect"} "#).map(\.metaChannel) == [.connect])
    }

    @Test("every field of the envelope is read")
    func fields() throws {
        let message = try #require(
            try BayeuxMessage.decode(
                """
                [{"channel":"/meta/handshake","id":"7","clientId":"c","version":"1.0","minimumVersion":"0.9",
                "supportedConnectionTypes":["long-polling",1,"websocket"],"connectionType":"long-polling",
                "advice":{"reconnect":"retry","interval":1,"timeout":2,"maxInterval":3,"hosts":["x"]},
                "subscription":["/a","/b"],"successful":true,"error":"402::x","timestamp":"2014-01-01T00:00:00",
                "data":{"a": [1, 2]},"ext":{"ack":true},"connectionId":"relic"}]
                """
            ).first)
        #expect(message.metaChannel == .handshake)
        #expect(message.id?.text == #""7""#)
        #expect(message.clientID == "c")
        #expect(message.version == "1.0")
        #expect(message.minimumVersion == "0.9")
        #expect(message.supportedConnectionTypes == ["long-polling", "websocket"])
        #expect(message.connectionType == "long-polling")
        #expect(message.advice == Advice(reconnect: .retry, interval: 1, timeout: 2, maxInterval: 3))
        #expect(message.subscription?.channels == ["/a", "/b"])
        #expect(message.successful == true)
        #expect(message.error == "402::x")
        #expect(message.timestamp == "2014-01-01T00:00:00")
        #expect(message.data?.text == #"{"a": [1, 2]}"#)
        #expect(message.ext?.text == #"{"ack":true}"#)
        #expect(message.fault == nil)
    }

    @Test("an id is kept as it was written", arguments: [#""7""#, "7", "7.10", "12345678901234567890", #""\u0037""#])
    func ids(_ id: String) throws {
        #expect(try BayeuxMessage.decode(#"{"channel":"/a","id":\#(id)}"#).first?.id?.text == id)
    }

    @Test(
        "truth is read from booleans, numbers and words",
        arguments: [("true", true), ("false", false), ("1", true), ("0", false), (#""true""#, true), ("null", nil)])
    func truth(_ written: String, _ expected: Bool?) throws {
        #expect(try BayeuxMessage.decode(#"{"channel":"/a","successful":\#(written)}"#).first?.successful == expected)
    }

    @Test(
        "odd advice counts as none",
        arguments: [#""x""#, "[]", "-1", "1e300", "null", "{}", #"{"timeout":"x"}"#, #"{"timeout":1e300}"#])
    func oddAdvice(_ advice: String) throws {
        let message = try #require(try BayeuxMessage.decode(#"{"channel":"/a","advice":\#(advice)}"#).first)
        #expect(message.fault == nil)
        #expect(message.advice?.timeout == nil)
    }

    @Test(
        "what can be told about a message that cannot be handled is told",
        arguments: [
            (#"{"id":1}"#, "400::Channel missing"),
            (#"{"channel":7,"id":1}"#, "400::Channel missing"),
            (#"{"channel":"/a","clientId":7,"id":1}"#, "400::Client ID is not a string"),
            (#"{"channel":"/a","clientId":{},"id":1}"#, "400::Client ID is not a string"),
        ])
    func faults(_ text: String, _ error: String) throws {
        let message = try #require(try BayeuxMessage.decode(text).first)
        #expect(message.fault?.wire == error)
        #expect(message.id?.text == "1")
    }

    @Test("half an emoji spoils no message, and is not passed on")
    func halves() throws {
        let message = try #require(
            try BayeuxMessage.decode(
                #"[{"channel":"/a\ud83d","data":{"text":"\ud83d\ude00 \ud83d"},"ext":{"\udead":1},"subscription":"/b\ud83d"}]"#
            ).first)
        #expect(message.channel == "/a\u{FFFD}" && message.subscription?.channels == ["/b\u{FFFD}"])
        #expect(message.data?.text == #"{"text":"\ud83d\ude00 \uFFFD"}"# && message.ext?.text == #"{"\uFFFD":1}"#)
    }

    @Test("an element that is no object does not spoil its neighbours")
    func mixedArray() throws {
        let messages = try BayeuxMessage.decode(#"[1,{"channel":"/a"},null]"#)
        #expect(messages.map(\.fault?.code) == [.badRequest, nil, .badRequest])
    }

    @Test(
        "a subscription is a string or an array of strings",
        arguments: [
            (#""/a""#, ["/a"]), (#"["/a","/b"]"#, ["/a", "/b"]), ("[]", []), ("7", nil), (#"["/a",7]"#, nil),
            (#"[["/a"]]"#, nil), ("null", nil),
        ] as [(String, [String]?)])
    func subscriptions(_ written: String, _ channels: [String]?) throws {
        let message = try #require(
            try BayeuxMessage.decode(#"{"channel":"/meta/subscribe","subscription":\#(written)}"#).first)
        #expect(message.subscription?.channels == channels)
        #expect(message.subscription?.raw.text == written)
    }

    @Test(
        "a body without any message is refused as a whole",
        arguments: ["[]", "7", "null", #""x""#, "[1,2]", "[[{}]]"])
    func noMessages(_ body: String) {
        #expect(throws: BayeuxDecodingError(reason: .noMessages)) { try BayeuxMessage.decode(body) }
    }

    @Test(
        "what is not JSON is refused as a whole",
        arguments: [
            "", " ", "[", "{", #"[{"channel":"/a"}"#, #"[{"channel":"/a"},]"#, #"{"channel":"/a"}x"#, "{'a':1}",
        ])
    func malformed(_ body: String) throws {
        let error = #expect(throws: BayeuxDecodingError.self) { try BayeuxMessage.decode(body) }
        guard case .malformed = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.bayeuxError.wire.hasPrefix("400::Body is not valid JSON") == true)
    }

    @Test("invalid UTF-8 and UTF-16 are refused")
    func encodings() {
        #expect(throws: BayeuxDecodingError.self) {
            try BayeuxMessage.decode(Array(#"{"channel":"/"#.utf8) + [0xFF] + Array(#""}"#.utf8))
        }
        let utf16 = Array(#"{"channel":"/a"}"#.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        #expect(throws: BayeuxDecodingError.self) { try BayeuxMessage.decode(utf16) }
    }

    @Test("the limits hold")
    func limits() throws {
        var limits = MessageLimits()
        limits.maxBodyBytes = 200
        limits.maxMessages = 2
        limits.maxMessageBytes = 60
        limits.maxIDBytes = 4
        limits.maxChannelBytes = 8
        limits.maxDepth = 4
        let tooLarge = BayeuxDecodingError(reason: .tooLarge)
        #expect(throws: tooLarge) { try BayeuxMessage.decode(String(repeating: " ", count: 201), limits: limits) }
        #expect(throws: tooLarge) { try BayeuxMessage.decode("[{},{},{}]", limits: limits) }
        #expect(throws: BayeuxDecodingError.self) { try BayeuxMessage.decode("[[[[[]]]]]", limits: limits) }
        let messages = try BayeuxMessage.decode(
            #"[{"channel":"/a","id":"abc"},{"channel":"/abcdefgh","id":1}]"#, limits: limits)
        #expect(messages.map(\.fault?.wire) == ["400::Message ID is too long", "400::Channel name is too long"])
        let large = try BayeuxMessage.decode(
            #"{"channel":"/a","data":"\#(String(repeating: "x", count: 60))"}"#, limits: limits)
        #expect(large.first?.fault?.code == .tooLarge)
    }

    @Test("mutilated bodies never trap")
    func mutants() {
        let seed =
            #"[{"channel":"/meta/subscribe","clientId":"abc","id":"4","subscription":["/_genesys"],"#
            + #""advice":{"timeout":0},"ext":{"transcriptPosition":"4"},"data":{"a":[1,2.5e3,null,true]}}]"#
        var random = SplitMix(seed: 99)
        for _ in 0..<4000 {
            var body = Array(seed.utf8)
            for _ in 0..<random.next(1, 4) {
                let index = random.next(0, body.count - 1)
                switch random.next(0, 3) {
                case 0: body[index] = UInt8(truncatingIfNeeded: random.next())
                case 1: body.remove(at: index)
                case 2: body.insert(Array(#"{}[]",:0"#.utf8)[random.next(0, 7)], at: index)
                default: body.removeSubrange(index...)
                }
                if body.isEmpty { body = [0x5B] }
            }
            let messages = (try? BayeuxMessage.decode(body)) ?? []
            for message in messages where message.fault == nil { #expect(message.channel != nil) }
        }
    }
}

struct BayeuxMessageWritingTests {
    @Test("what is written is read back")
    func roundTrip() throws {
        var message = BayeuxMessage(channel: "/meta/handshake")
        message.id = .string("1")
        message.clientID = "abc"
        message.version = "1.0"
        message.minimumVersion = "1.0"
        message.supportedConnectionTypes = ["long-polling", "websocket"]
        message.connectionType = "long-polling"
        message.advice = Advice(reconnect: .handshake, interval: 0, timeout: 30_000, maxInterval: 10_000)
        message.subscription = BayeuxMessage.Subscription(["/a", "/b"])
        message.successful = false
        message.error = BayeuxError.unknownClient.wire
        message.timestamp = "2014-01-01T00:00:00"
        message.data = RawJSON(Array(#"{"text":"Grüße \"an\" alle"}"#.utf8))
        message.ext = RawJSON(Array(#"{"transcriptPosition":4}"#.utf8))
        let second = BayeuxMessage(channel: "/a")
        #expect(try BayeuxMessage.decode(BayeuxMessage.encode([message, second])) == [message, second])
    }

    @Test("the contract's good-bye is read and written unchanged but for the order of its members")
    func farewell() throws {
        let sample =
            #"{"channel":"/meta/disconnect","clientId":"71k6evjfbffqq9eir3jhn6udxz","#
            + #""ext":{"transcriptPosition":"4"},"id":"4"}"#
        let messages = try BayeuxMessage.decode(sample)
        #expect(String(decoding: BayeuxMessage.encode(messages), as: UTF8.self) == "[\(sample)]")
    }

    @Test("one channel is written as a string")
    func oneChannel() {
        #expect(BayeuxMessage.Subscription("/_genesys").raw.text == #""/_genesys""#)
    }

    @Test("an empty batch is written as an empty array")
    func nothing() {
        #expect(BayeuxMessage.encode([]) == Array("[]".utf8))
    }
}
