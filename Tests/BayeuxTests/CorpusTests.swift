import Bayeux
import Foundation
import Testing

struct CorpusTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fuzz")

    private static func inputs() throws -> [(name: String, bytes: [UInt8])] {
        try ["corpus", "regressions"].flatMap { name in
            let folder = folder.appendingPathComponent(name)
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { !$0.lastPathComponent.hasPrefix(".") }
                .map { ($0.lastPathComponent, Array(try Data(contentsOf: $0))) }
        }
    }

    @Test("what holds for every body holds for those the fuzzer begins with, and for those that once broke it")
    func files() throws {
        let inputs = try Self.inputs()
        #expect(inputs.count >= 19)
        for input in inputs { #expect(BayeuxProperties.fault(of: input.bytes) == nil, "\(input.name)") }
    }

    @Test("it holds for mutations of them too")
    func mutations() throws {
        let inputs = try Self.inputs().map(\.bytes)
        var random = SystemRandomNumberGenerator()
        for _ in 0..<20_000 {
            let body = mutate(inputs, &random)
            if let fault = BayeuxProperties.fault(of: body) {
                Issue.record("\(fault): \(Data(body).base64EncodedString())")
                return
            }
        }
    }

    private func mutate(_ inputs: [[UInt8]], _ random: inout SystemRandomNumberGenerator) -> [UInt8] {
        var body = inputs.randomElement(using: &random) ?? []
        for _ in 0..<Int.random(in: 1...4, using: &random) where !body.isEmpty {
            let index = Int.random(in: 0..<body.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: body[index] = UInt8.random(in: 0...255, using: &random)
            case 1: body.remove(at: index)
            case 2: body.insert(contentsOf: body[index...].prefix(16), at: index)
            default: body.append(contentsOf: (inputs.randomElement(using: &random) ?? []).prefix(index))
            }
        }
        return body
    }
}
