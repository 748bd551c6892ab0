import Foundation
import Testing

/// Rules over the sources of what talks to the outside: a number is read with a range, a body in one place.
@Suite struct OutsideSourcesTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../../Sources", directoryHint: .isDirectory
    ).standardizedFileURL

    /// Whether a line reads a number without a range, or decodes a path a second time.
    private static func isForbidden(_ line: Substring) -> Bool {
        line.contains(/\bU?Int(64|32|16|8)?\((text|String\(|value|.*parameters|.*query)/)
            || line.contains(/\]\?\.int(64)?\b/) || line.contains(/\babs\(/) || line.contains("removingPercentEncoding")
    }

    /// Lines that give what they read a range themselves, or read what this program wrote.
    private static let exceptions: Set<String> = [
        // The size of a file, as this program stored it.
        "WebhookAgentSide.swift",
        // Clamped to a range in the same expression.
        "BridgeSource.swift",
        // The spelling of keys in entries, which this program wrote.
        "StoredKey.swift",
        // The numbers of the OpenAPI description itself.
        "OpenAPIDocument.swift",
        // Answers of this program's own.
        "CXoneBox.swift",
    ]

    @Test(
        "numbers are read with WholeNumber or integer(in:), and paths are decoded by PathStep",
        arguments: [
            "BeckonEdge", "BeckonDesk", "BeckonNative", "BeckonGMS", "BeckonServer/Platforms",
        ])
    func sources(folder: String) throws {
        let folder = Self.sources.appending(path: folder)
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            count += 1
            guard !Self.exceptions.contains(file.lastPathComponent), !file.path.contains("/SignIn/") else { continue }
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                #expect(!Self.isForbidden(line), "\(file.lastPathComponent): \(line)")
            }
        }
        #expect(count > 0)
    }

    /// Whether a line of an adapter reads a number of an answer without a range.
    private static func isForbiddenInAdapters(_ line: Substring) -> Bool {
        let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
        return code.contains(/\bU?Int(64|32|16|8)?\((text|String\(|value|parts\[|kept)/)
            || code.contains(/flatMap\(? ?\{ ?U?Int(64|32|16|8)?\(\$0\)/) || code.contains(/\.int(64)?\b/)
            || code.contains(/\babs\(/)
    }

    /// Lines of adapters that give what they read a range themselves, or read what this program wrote.
    private static let adapterExceptions: Set<String> = [
        // The size of a file, as this program stored it.
        "ChatComposer.swift",
        // The end in a token that this program signed; it is compared alone.
        "ClientTokens.swift",
        // Ports in the settings.
        "S3Bucket.swift", "ClamdAddress.swift", "HTTPTargetList.swift", "WebAddress.swift",
        // The difference of two clocks.
        "ServiceClock.swift",
        // Reports of this program's own.
        "PlatformReport.swift",
        // The status of HTTP/2, which is compared alone.
        "HTTP2ConnectionState.swift",
    ]

    @Test(
        "numbers in answers of platforms, push services and buckets have a range from the beginning",
        arguments: [
            "BeckonPlatform", "BeckonGenesysCloud", "BeckonCXone", "BeckonPureConnect", "BeckonPush", "BeckonFiles",
        ])
    func adapters(module: String) throws {
        let folder = Self.sources.appending(path: module)
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            count += 1
            guard !Self.adapterExceptions.contains(file.lastPathComponent) else { continue }
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                #expect(!Self.isForbiddenInAdapters(line), "\(file.lastPathComponent): \(line)")
            }
        }
        #expect(count > 0)
    }

    @Test("bodies that are not read whole are read by ArrivingBytes alone, whose drop() makes no arrays")
    func bodies() throws {
        var readers: [String] = []
        for room in ["BeckonEdge", "BeckonDesk", "BeckonNative", "BeckonGMS", "BeckonServer"] {
            let folder = Self.sources.appending(path: room)
            let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                if text.contains(/RequestBody\.AsyncIterator|body\.makeAsyncIterator|in (request\.)?body\b/) {
                    readers.append(file.lastPathComponent)
                }
            }
        }
        #expect(readers == ["ArrivingBytes.swift"])
    }
}
