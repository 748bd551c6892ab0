import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import Testing

@testable import BeckonCXone

/// Bodies from outside in every broken form: nothing traps, hangs, or says that it was taken when it cannot be read.
@Suite("Broken input from CXone") struct FuzzTests {
    private static let seeds: [JSONValue] = Fixture.all.compactMap { try? $0.body }

    @Test("changed bytes of the examples are answered, and what cannot be read changes nothing", arguments: 0..<8)
    func bytes(_ walk: UInt64) async throws {
        let world = World { $0.messages = walk % 2 == 0 ? .events : .channel }
        try await world.running { node in
            let chat = try await world.chat(node)
            let token = try await world.token(node)
            var random = SeededGenerator(walk)
            for _ in 0..<400 {
                guard let seed = Self.seeds.randomElement(using: &random) else { return }
                let text = try seed.renamed("72b85256-d627-5b57-baca-584f7f0318d3", to: chat.text)
                var body = text.encoded()
                for _ in 0...Int.random(in: 0..<4, using: &random) { body.mutate(&random) }
                let path = [
                    ["events"], ["1.0", "posts", chat.text, "messages"], ["2.0", "channel", "c", "outbound"],
                    ["1.0", "token"],
                ].randomElement(using: &random)
                let answer = await world.side.answer(
                    PlatformRequest(
                        path: path ?? [],
                        headers: ["x-beckon-secret": world.eventSecret, "authorization": "Bearer \(token)"], body: body),
                    world.port(node))
                #expect([200, 400, 401, 404, 410, 422, 503].contains(answer.status))
                if (try? JSONValue(parsing: body)) == nil, path != ["1.0", "token"] { #expect(answer.status == 400) }
            }
            #expect(try await !world.transcript(chat).isEmpty)
        }
    }

    @Test("members of every wrong type are read without a trap", arguments: 0..<4)
    func types(_ walk: UInt64) throws {
        var random = SeededGenerator(walk &+ 100)
        for _ in 0..<3_000 {
            guard let seed = Self.seeds.randomElement(using: &random) else { return }
            let body = seed.disturbed(&random)
            _ = try? BYOCCall(.first, post: nil, body: body)
            if let call = try? BYOCCall(.second, post: "p", body: body) {
                _ = OutboundMessage(key: call.mark, text: call.text, parts: call.parts).actions
            }
            _ = try? DigitalEvent.read(body)
            _ = ContactView(body)
            _ = ContactView.id(in: body)
            _ = CallView(body)
            _ = CXoneHosts(area: "na1").replaced(by: body)
        }
    }
}

/// Random numbers that a test can repeat.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var word = state
        word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
        return word ^ (word >> 31)
    }
}

extension [UInt8] {
    fileprivate mutating func mutate(_ random: inout SeededGenerator) {
        guard !isEmpty else { return }
        let place = Int.random(in: 0..<count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: self[place] = UInt8.random(in: .min ... .max, using: &random)
        case 1: remove(at: place)
        case 2: insert(contentsOf: Array("\"{}[]:,0\\".utf8).shuffled(using: &random).prefix(2), at: place)
        case 3: removeSubrange(place..<Swift.min(count, place + Int.random(in: 1...40, using: &random)))
        default: insert(contentsOf: self[place..<Swift.min(count, place + 20)], at: place)
        }
    }
}

extension JSONValue {
    private static let odd: [JSONValue] = [
        nil, true, 0, -1, .integer(.max), .integer(.min), "", "x", .string(String(repeating: "y", count: 20_000)), [],
        [:], [[]],
        "\u{0}", "9999-99-99T99:99:99Z", "https://", "2026-03-02T09:01:10.250Z",
    ]

    /// The same JSON with some values replaced by others of any type.
    fileprivate func disturbed(_ random: inout SeededGenerator) -> JSONValue {
        if Int.random(in: 0..<12, using: &random) == 0 { return Self.odd.randomElement(using: &random) ?? .null }
        if let object {
            return .object(JSONObject(object.map { (key: $0.key, value: $0.value.disturbed(&random)) }))
        }
        if let array { return .array(array.map { $0.disturbed(&random) }) }
        return self
    }
}
