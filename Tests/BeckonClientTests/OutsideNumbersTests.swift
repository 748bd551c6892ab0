import Foundation
import Testing

/// A rule over the sources of all clients: a number from a server or a file has a range before it counts, waits or points.
@Suite struct OutsideNumbersTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../Sources", directoryHint: .isDirectory
    ).standardizedFileURL

    /// Whether a line reads a number without a range, or waits for one.
    private static func isForbidden(_ line: Substring) -> Bool {
        let isRead =
            line.contains(/[\])]\??\.(int|int64|double)\b/)
            || line.contains(/\bU?Int(64|32|16)?\((\$0|text|digits|String\()/)
            || line.contains(/\.flatMap\(U?Int(64|32|16)?\.init\)/)
        let isWaited = line.contains(/\.(seconds|milliseconds|nanoseconds)\([a-z$][A-Za-z0-9$.]*\)/)
        let hasRange = line.contains("(in: ") || line.contains("(clampedTo: ")
        let isExempt = hasRange || line.contains("WireTimestamp.") || line.contains(/^\s*\/\//)
        return (isRead || isWaited || line.contains(/\babs\(/)) && !isExempt
    }

    /// Lines that have a range, or read what this program wrote, by the files in which they stand; with the reason.
    private static let exceptions: [String: [String]] = [
        // Shown or given back as they came.
        "Acknowledgement.swift": ["batch ="], "Answer.swift": ["errorCode"], "ErrorBody.swift": ["!= nil else"],
        // The reading of the contract's numbers, which are values of their whole type; who counts with one gives it a range.
        "Members.swift": ["case .string(let text): Int64(text)"],
        "WireValue.swift": ["case .string(let text): Int(text)"],
        // The range stands in the same line, or in the type.
        "GatewayCalls.swift": ["positions.contains"], "JSONValue+Range.swift": ["brought(into:"],
        "DirectoryHold.swift": ["< largestCount"], "TransportResponse.swift": ["seconds >= 0"],
        "GatewayCalls+Files.swift": ["{ UInt32($0) }"],
        // A year at most, see `number` above it.
        "GatewayCalls+Callbacks.swift": [".seconds($0)"],
    ]

    @Test(
        "numbers from outside have a range",
        arguments: [
            "BeckonClient", "BayeuxClient", "Bayeux", "GMSContract", "BeckonTransport", "ICWSClient", "ICWSCore",
            "ICWSViews", "ICWSTransportNIO",
        ])
    func sources(folder: String) throws {
        let folder = Self.sources.appending(path: folder)
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            count += 1
            let known = Self.exceptions[file.lastPathComponent] ?? []
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                guard !known.contains(where: { line.contains($0) }) else { continue }
                #expect(!Self.isForbidden(line), "\(file.lastPathComponent): \(line)")
            }
        }
        #expect(count > 0)
    }

    @Test(
        "the rule finds what it looks for",
        arguments: [
            ("        return json[\"beat\"]?.int64 ?? 30", true), ("        return (.seconds(beat), nil)", true),
            ("let x = Int(text) ?? 0", true), ("let x = headers[name].flatMap(Int.init)", true),
            ("let size = data[\"size\"].flatMap { Int($0) }", true),
            ("json[\"beat\"]?.integer(clampedTo: 5...600)", false),
            ("try await rest(asked: .seconds(60))", false), ("// Int(text)", false),
        ])
    func rule(line: String, isForbidden: Bool) {
        #expect(Self.isForbidden(line[...]) == isForbidden)
    }
}
