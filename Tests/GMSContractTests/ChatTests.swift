import BeckonJSON
import GMSContract
import Testing

@Suite("Chat on the wire")
struct ChatTests {
    @Test("A position is read from a string and from a number, and written as asked")
    func positionForms() throws {
        for position: JSONValue in ["12", 12] {
            let resource = try ChatResource(decoding: ["chatIxnState": "TRANSCRIPT", "transcriptPosition": position])
            #expect(resource.transcriptPosition == 12)
            var writer = JSONWriter()
            resource.write(to: &writer, positionForm: .number)
            #expect(
                text(writer.bytes) == #"{"chatIxnState":"TRANSCRIPT","transcriptToShow":[],"transcriptPosition":12}"#)
            #expect(
                text(resource) == #"{"chatIxnState":"TRANSCRIPT","transcriptToShow":[],"transcriptPosition":"12"}"#)
            #expect(try MetaDisconnectExtension(decoding: ["transcriptPosition": position]).transcriptPosition == 12)
            #expect(PositionForm.position(in: position) == 12)
        }
        for other: JSONValue in ["", "x", "1.5", .number("1.5"), true, nil, [], [:], "99999999999999999999"] {
            #expect(PositionForm.position(in: other) == nil)
        }
        #expect(PositionForm.position(in: -3) == -3)
    }

    @Test("Missing fields have defaults and unknown ones are ignored")
    func defaults() throws {
        let resource = try ChatResource(decoding: [
            "chatIxnState": "SOMETHING_NEW", "transcriptToShow": nil, "unknown": ["a": [1]], "startedAt": nil,
        ])
        #expect(resource == ChatResource(state: ChatState(rawValue: "SOMETHING_NEW")))
        #expect(resource.verbose == nil)
        #expect(try MetaDisconnectExtension(decoding: ["ack": true]).transcriptPosition == nil)
        #expect(text(MetaDisconnectExtension(transcriptPosition: nil)) == "{}")
        let notification = try CometNotification(decoding: ["message": ["chatIxnState": "CONNECTED"]])
        #expect(notification.id.isEmpty)
        #expect(notification.serviceID == nil)
    }

    @Test("An event keeps types and parties that are not known, and needs its type alone")
    func openSets() throws {
        let entry = try TranscriptEntry(decoding: ["Notice.New", "n", "t", 7, "ROBOT", ["Index": 1]])
        #expect(text(entry) == #"["Notice.New","n","t","7","ROBOT"]"#)
        let short = try TranscriptEntry(decoding: ["Message.Text", nil])
        #expect(text(short) == #"["Message.Text","","","",""]"#)
        #expect(TranscriptEventType.all.count == 7)
        #expect(Set(TranscriptEventType.all).count == 7)
    }

    @Test("Texts with everything that JSON escapes come back whole")
    func escaping() throws {
        let words = "\"\\/\n\r\t\u{8}\u{C}\0\u{1F}\u{7F} é 世界 👋🏽 \u{2028}</script>"
        let entry = TranscriptEntry(type: .messageText, nickname: words, text: words, seconds: -1, party: .agent)
        #expect(try TranscriptEntry(decoding: entry.encoded()) == entry)
    }

    @Test("The verbose fields are read and written in the vendor's order")
    func verbose() throws {
        let json = #"""
            {"chatIxnState":"CONNECTED","chatSessionId":"s","transcriptToShow":[],"userId":"u","secureKey":"k",
            "checkChatServiceLoadBalancerPath":"/p","chatServerLoadBalancerAlias":"1","chatServerHost":"h",
            "chatWebApiPort":4120,"isTLSrequired":false,"clientTimeZoneOffset":-60,"_chatIxnAPI_SEND_URL":"a",
            "_chatIxnAPI_REFRESH_URL":"b","_chatIxnAPI_START_TYPING_URL":"c","_chatIxnAPI_STOP_TYPING_URL":"d",
            "_chatIxnAPI_DISCONNECT_URL":"e","_chatIxnAPI_REFRESH_FROM_START_URL":"f"}
            """#.filter { $0 != "\n" }
        let resource = try ChatResource(decoding: Array(json.utf8))
        #expect(resource.verbose?.webAPIPort == 4120)
        #expect(resource.verbose?.isTLSRequired == false)
        #expect(text(resource) == json)
        let lenient = try ChatResource(decoding: [
            "chatIxnState": "CONNECTED", "chatWebApiPort": "80", "isTLSrequired": "True", "clientTimeZoneOffset": "0",
        ])
        #expect(lenient.verbose?.webAPIPort == 80)
        #expect(lenient.verbose?.isTLSRequired == true)
        #expect(lenient.verbose?.clientTimeZoneOffset == 0)
    }

    @Test("The answer to a new service names it and where to create the chat")
    func serviceCreated() throws {
        let created = ServiceCreated(
            id: "180-1", chatCreateURL: "https://gms.example.com/genesys/1/service/180-1/ixn/chat")
        #expect(
            text(created)
                == #"{"_id":"180-1","_chatIxnAPI-CREATE-URL":"https://gms.example.com/genesys/1/service/180-1/ixn/chat"}"#
        )
        #expect(try ServiceCreated(decoding: created.encoded()) == created)
        #expect(try ServiceCreated(decoding: ["_id": "x", "more": 1]) == ServiceCreated(id: "x"))
        #expect(throws: ContractError(code: .missing, field: "_id")) { try ServiceCreated(decoding: [:]) }
    }

    @Test(
        "A chat resource of the wrong shape is an error that names the field",
        arguments: [
            ([:], .missing, "chatIxnState"),
            (["chatIxnState": nil], .missing, "chatIxnState"),
            (["chatIxnState": []], .wrongType, "chatIxnState"),
            (["chatIxnState": "T", "chatSessionId": [:]], .wrongType, "chatSessionId"),
            (["chatIxnState": "T", "startedAt": true], .wrongType, "startedAt"),
            (["chatIxnState": "T", "transcriptPosition": "two"], .wrongType, "transcriptPosition"),
            (["chatIxnState": "T", "transcriptPosition": .number("1e3")], .wrongType, "transcriptPosition"),
            (["chatIxnState": "T", "transcriptToShow": "x"], .wrongType, "transcriptToShow"),
            (["chatIxnState": "T", "transcriptToShow": [:]], .wrongType, "transcriptToShow"),
            (["chatIxnState": "T", "transcriptToShow": ["x"]], .wrongType, "transcriptToShow"),
            (["chatIxnState": "T", "transcriptToShow": [[]]], .missing, "transcriptToShow"),
            (["chatIxnState": "T", "transcriptToShow": [[[]]]], .wrongType, "transcriptToShow"),
            (["chatIxnState": "T", "transcriptToShow": [["a", "b", true]]], .wrongType, "transcriptToShow"),
            (["chatIxnState": "T", "isTLSrequired": 1], .wrongType, "isTLSrequired"),
            (["chatIxnState": "T", "chatWebApiPort": "x"], .wrongType, "chatWebApiPort"),
            ([], .wrongType, "ChatResource"),
            ("text", .wrongType, "ChatResource"),
            (.null, .wrongType, "ChatResource"),
        ] as [(JSONValue, ContractError.Code, String)])
    func wrongShapes(json: JSONValue, code: ContractError.Code, field: String) {
        #expect(throws: ContractError(code: code, field: field)) { try ChatResource(decoding: json) }
    }

    @Test("Text that is no JSON is told with its place and without its content")
    func malformed() {
        let cause = JSONError(code: .unexpectedByte, offset: 1)
        #expect(throws: ContractError(code: .malformed, field: "ChatResource", cause: cause)) {
            try ChatResource(decoding: Array("{secret".utf8))
        }
        #expect(
            ContractError(code: .malformed, field: "ChatResource", cause: cause).description
                == "ChatResource is not JSON: unexpected byte at byte 1")
        #expect(ContractError(code: .missing, field: "_id").description == "_id is missing")
    }
}
