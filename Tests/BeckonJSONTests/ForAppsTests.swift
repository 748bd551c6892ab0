import Foundation
import Testing

/// What apps take along stays small, and within what the systems of the manifest have.
struct ForAppsTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Foundation with what lies below it; `Synchronization` is not among them, it came with macOS 15 and iOS 18.
    ///
    /// `Observation` came with macOS 14 and iOS 17: what uses it says so, and Linux leaves it out.
    private static let systems: Set<Substring> = [
        "Foundation", "FoundationNetworking", "Dispatch", "Network", "Observation", "Security", "Glibc", "Musl",
        "Darwin",
    ]

    private static func imports() throws -> [(file: String, module: Substring)] {
        let sources = root.appendingPathComponent("Sources")
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
                let words = line.split(separator: " ")
                guard let place = words.firstIndex(of: "import"), place <= 2, place + 1 < words.count,
                    words[..<place].allSatisfy({ $0.hasPrefix("@") || ["public", "package", "internal"].contains($0) })
                else { return nil }
                return (file.path, words[place + 1])
            }
        }
    }

    @Test("the libraries import the system's modules and each other, and the program icws its argument parser")
    func modules() throws {
        let imports = try Self.imports()
        #expect(imports.count > 200)
        for (file, module) in imports where !Self.systems.contains(module) {
            let ours = module.hasPrefix("ICWS") || module.hasPrefix("Beckon") || module.hasPrefix("Bayeux")
            let isProgram = module == "ArgumentParser" && file.contains("/ICWSCLI/")
            let isOverNIO = module.hasPrefix("NIO") && file.contains("/ICWSTransportNIO/")
            #expect(ours || module == "GMSContract" || isProgram || isOverNIO, "\(module) in \(file)")
        }
    }

    @Test("what needs a newer system says so, and is left out on Linux")
    func newer() throws {
        for (file, module) in try Self.imports() where module == "Observation" {
            let text = try String(contentsOfFile: file, encoding: .utf8)
            #expect(text.contains("#if canImport(Darwin)"))
            #expect(text.contains("@available(iOS 17, macOS 14"))
        }
    }

    @Test("what needs NIO is left out without its trait")
    func overNIO() throws {
        for file in Set(try Self.imports().map(\.file)) where file.contains("/ICWSTransportNIO/") {
            let text = try String(contentsOfFile: file, encoding: .utf8)
            #expect(text.hasPrefix("#if ICWSOverNIO\n") && text.hasSuffix("#endif\n"), "\(file)")
        }
    }

    @Test("the manifest asks for iOS 16, macOS 13 and one package; two more only with a trait that is off by default")
    func manifest() throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        #expect(text.contains("platforms: [.macOS(.v13), .iOS(.v16)]"))
        let packages = text.matches(of: /\.package\(url: "https:\/\/github.com\/([^"]+)"/).map { String($0.1) }
        #expect(packages == ["apple/swift-argument-parser", "apple/swift-nio", "apple/swift-nio-ssl"])
        // Each use of NIO goes through the function that asks for the trait.
        let uses = text.matches(of: /"swift-nio[a-z-]*"/).count
        #expect(uses > 0 && uses == text.matches(of: /\.overNIO\(\s*"[A-Za-z0-9]+",\s*"swift-nio[a-z-]*"\)/).count)
        #expect(text.contains(#"condition: .when(traits: ["ICWSOverNIO"])"#) && !text.contains("enabledTraits"))
    }
}
