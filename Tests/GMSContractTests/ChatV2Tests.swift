import BeckonJSON
import GMSContract
import Testing

@Suite("Chat version 2")
struct ChatV2Tests {
    static let documents: [Fixture] = [
        "chat2-error", "chat2-refresh-answer", "chat2-request-answer", "chat2-file-limits",
    ].map(
        Fixture.init)

    @Test("An answer is read, and written with the same members and values", arguments: documents)
    func answers(_ fixture: Fixture) throws {
        let json = try fixture.json
        let answer = try ChatV2Answer(decoding: json)
        #expect(sorted(try JSONValue(parsing: answer.encoded())) == sorted(json))
    }

    @Test("An upload's answer names the file beside the messages")
    func upload() throws {
        let answer = try ChatV2Answer(decoding: try Fixture("chat2-file-upload").json)
        #expect(answer.userData == ["file-id": "000A1bC2dE3f0001-1"] && answer.messages.isEmpty)
        #expect(try ChatV2Answer(decoding: try JSONValue(parsing: answer.encoded())) == answer)
    }

    @Test("Success has no errors, not even an empty list; the end is always told")
    func members() {
        let answer = ChatV2Answer(status: .done, isEnded: false, chatID: "C")
        #expect(text(answer) == #"{"statusCode":0,"chatEnded":false,"chatId":"C","messages":[]}"#)
    }

    @Test(
        "What clients need is required",
        arguments: [
            "{}", #"{"statusCode":0}"#, #"{"chatEnded":true}"#, #"{"statusCode":3,"chatEnded":false}"#, "[]",
            #"{"statusCode":0,"chatEnded":false,"messages":{}}"#,
            #"{"statusCode":0,"chatEnded":false,"messages":[{"type":"Message","utcTime":1}]}"#,
            #"{"statusCode":0,"chatEnded":false,"messages":[{"type":"Message","from":{"nickname":"a","participantId":1,"type":"Client"}}]}"#,
            #"{"statusCode":0,"chatEnded":false,"messages":[{"type":"Message","utcTime":1,"from":{"nickname":"a","type":"Client"}}]}"#,
            #"{"statusCode":0,"chatEnded":false,"userData":{"a":[]}}"#,
            #"{"statusCode":2,"chatEnded":true,"errors":[{"advice":"x"}]}"#,
        ])
    func faulty(_ body: String) throws {
        let json = try JSONValue(parsing: body)
        #expect(throws: ContractError.self) { try ChatV2Answer(decoding: json) }
    }

    @Test("Numbers and truth values in userData are read as texts")
    func userData() throws {
        let json = try JSONValue(
            parsing: #"{"statusCode":"0","chatEnded":"false","userData":{"a":1,"b":true,"c":null}}"#)
        let answer = try ChatV2Answer(decoding: json)
        #expect(answer.userData == ["a": "1", "b": "true"] && answer.status == .done && !answer.isEnded)
    }

    /// The same value with all members in the order of their names.
    private func sorted(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let object):
            var members = JSONObject()
            for (key, value) in object.sorted(by: { $0.key < $1.key }) {
                members.append(key: key, value: sorted(value))
            }
            return .object(members)
        case .array(let elements): return .array(elements.map(sorted))
        default: return value
        }
    }
}
