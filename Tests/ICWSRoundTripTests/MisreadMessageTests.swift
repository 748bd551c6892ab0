import BeckonJSON
import ICWSCore
import ICWSSimulator
import Testing

/// Each described message with each of its fields absent, null and wrong in turn.
struct MisreadMessageTests {
    @Test("one bad field costs itself and is told; nothing else is lost, and nothing traps", arguments: MessageCase.all)
    func fields(_ message: MessageCase) throws {
        for kind in [Samples.Kind.full, .least] {
            guard let sample = message.sample(kind) else { continue }
            #expect(message.read(sample).problems.isEmpty)
            // Some configuration objects have a thousand fields, each of them an object: of these the outer ones are broken.
            let deep = sample.broken(depth: 3)
            for (path, broken) in deep.count > 600 ? sample.broken(depth: 2) : deep {
                if let fault = message.fault(broken) { Issue.record("\(path): \(fault)") }
            }
        }
    }

    @Test("every kind of message has a case")
    func count() { #expect(MessageCase.all.count == MessageCase.kinds.count && MessageCase.kinds.count >= 106) }
}

/// A kind of message.
struct MessageCase: Sendable, CustomTestStringConvertible {
    let kind: any MessageContract.Type

    static let all = kinds.map(MessageCase.init)
    private static let samples = Result { Samples(try Catalogue(), depth: 3) }

    var testDescription: String { kind.urn }

    func sample(_ kind: Samples.Kind) -> JSONValue? {
        guard case .success(let samples) = Self.samples else { return nil }
        let bytes = samples.value(ofURN: self.kind.urn, kind).bytes()
        return (try? JSONValue(parsing: bytes)).flatMap { $0.object == nil ? nil : $0 }
    }

    /// What is wrong with the reading of a message that has one bad field.
    func fault(_ broken: JSONValue) -> String? {
        let reading = read(broken)
        guard let value = reading.json else {
            return reading.problems.isEmpty ? "the message is unreadable, and nothing says so" : nil
        }
        guard read(value).problems.isEmpty else { return "what remains is not as described" }
        switch value.lost(from: broken) {
        case nil: return "something else has changed"
        case 0: return nil
        case 1: return reading.problems.isEmpty ? "the loss is not told" : nil
        default: return "it cost more than itself"
        }
    }

    func read(_ json: JSONValue) -> (json: JSONValue?, problems: [ContractProblem]) { Self.read(json, kind) }

    private static func read<Kind: MessageContract>(
        _ json: JSONValue, _ kind: Kind.Type
    ) -> (json: JSONValue?, problems: [ContractProblem]) {
        let reading = Kind.read(json)
        return (reading.value?.json, reading.problems)
    }
}

extension JSONValue {
    /// This value with each of its members and first elements absent, null and wrong in turn, down to a depth.
    fileprivate func broken(depth: Int) -> [(path: String, value: JSONValue)] {
        guard depth > 0 else { return [] }
        switch self {
        case .object(let members):
            return members.flatMap { key, member -> [(String, JSONValue)] in
                // Without its type nobody takes it for this message.
                guard key != "__type" else { return [] }
                func with(_ value: JSONValue?) -> JSONValue {
                    var copy = members
                    copy[key] = value
                    return .object(copy)
                }
                return [("absent", nil), ("null", .null), ("wrong", member.wrong)].map { ("\(key) \($0)", with($1)) }
                    + member.broken(depth: depth - 1).map { ("\(key).\($0)", with($1)) }
            }
        case .array(let elements):
            guard let first = elements.first else { return [] }
            let rest = Array(elements.dropFirst())
            return [("[0] null", .array([.null] + rest)), ("[0] wrong", .array([first.wrong] + rest))]
                + first.broken(depth: depth - 1).map { ("[0].\($0)", .array([$1] + rest)) }
        default: return []
        }
    }

    /// A value of another type that does not say the same.
    private var wrong: JSONValue { array == nil ? [] : "text" }

    /// How many members and elements another value has more, each counted with all that is in it as one; nil when anything
    /// else differs.
    fileprivate func lost(from other: JSONValue) -> Int? {
        switch (self, other) {
        case (.object(let mine), .object(let others)):
            guard mine.allSatisfy({ others[$0.key] != nil }) else { return nil }
            return Self.sum(others.map { key, member in mine[key].map { $0.lost(from: member) } ?? 1 })
        case (.array(let mine), .array(let others)) where mine.count == others.count:
            return Self.sum(zip(mine, others).map { $0.lost(from: $1) })
        case (.array(let mine), .array(let others)):
            // Only first elements are broken.
            guard mine.count == others.count - 1, mine == Array(others.dropFirst()) else { return nil }
            return 1
        default: return self == other ? 0 : nil
        }
    }

    private static func sum(_ counts: [Int?]) -> Int? {
        counts.reduce(0) { sum, count in sum.flatMap { sum in count.map { sum + $0 } } }
    }
}
