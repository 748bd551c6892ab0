import Beckon
import BeckonJSON
import Testing

@testable import BeckonGenesysCloud

/// Anything may arrive: readers leave out what they do not know, and never trap.
@Suite struct ReaderFuzzTests {
    private func read(_ bytes: [UInt8]) {
        _ = NotificationFrame(String(decoding: bytes, as: UTF8.self))
        guard let json = try? JSONValue(parsing: bytes) else { return }
        _ = NotificationFrame(json)
        let frames = (try? GenesysNotifications.frames(in: json)) ?? [json]
        for frame in frames {
            _ = try? GenesysNotifications.report(ofFrame: frame)
            let body = frame["eventBody"] ?? frame
            _ = ConversationReader.snapshot(body)
            _ = ConversationReader.detail(frame["topicName"]?.string ?? ".user.end", body)
            _ = CallbackSnapshot(body)
        }
        _ = MessageDetail.all(in: json)
        _ = MessageDetail(json)
        _ = NotificationTopics.rejections(in: json)
        _ = SQSQueue.messages(in: json)
    }

    @Test("random bytes")
    func random() {
        var choices = SeededChoices(seed: 1)
        for _ in 0..<2_000 {
            read((0..<choices.below(200)).map { _ in UInt8(choices.below(256)) })
        }
    }

    @Test("examples with bytes changed, left out and doubled", arguments: NotificationExampleTests.names)
    func mutated(_ name: String) throws {
        let example = try Example.bytes(name)
        var choices = SeededChoices(seed: UInt64(name.utf8.count))
        for _ in 0..<300 {
            var bytes = example
            for _ in 0...choices.below(6) {
                let place = choices.below(bytes.count)
                switch choices.below(3) {
                case 0: bytes[place] = UInt8(choices.below(256))
                case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + choices.below(40)))
                default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 20)], at: place)
                }
                if bytes.isEmpty { break }
            }
            read(bytes)
        }
    }

    @Test("examples with values of other types", arguments: NotificationExampleTests.names)
    func retyped(_ name: String) throws {
        let example = try Example.json(name)
        var choices = SeededChoices(seed: 7)
        for _ in 0..<300 { read(retyped(example, &choices).encoded()) }
    }

    private func retyped(_ value: JSONValue, _ choices: inout SeededChoices) -> JSONValue {
        if choices.chance(25) {
            let others: [JSONValue] = [
                nil, true, -1, 9_223_372_036_854_775_807, "", "x", [], [:], [nil], ["id": []],
                .string(String(repeating: "é", count: 300)), .number("1e400"),
            ]
            return others[choices.below(others.count)]
        }
        switch value {
        case .array(let values): return .array(values.map { retyped($0, &choices) })
        case .object(let members):
            return .object(JSONObject(members.map { (key: $0.key, value: retyped($0.value, &choices)) }))
        default: return value
        }
    }
}
