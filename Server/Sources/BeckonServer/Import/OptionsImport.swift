import Foundation
import Yams

/// Turns the options of GMS into settings of Beckon, and tells of each option what became of it.
///
/// The settings are read as `serve` reads them: what the reader refuses is taken out, and needs a decision.
package struct OptionsImport: Sendable {
    /// A secret that goes to a file of its own.
    package struct Secret: Sendable {
        /// The file's name within the directory of secrets.
        package let file: String
        package let value: String
    }

    /// The settings as YAML.
    package let yaml: String
    /// What became of each option, in the order of the options.
    package let options: [ImportedOption]
    /// The secrets that the settings name by their files.
    package let secrets: [Secret]

    /// The number of options with a fate.
    package func count(_ fate: ImportedOption.Fate) -> Int { options.count { $0.fate == fate } }

    /// Translates options.
    ///
    /// - Parameters:
    ///   - options: The options, each once.
    ///   - secretsDirectory: The directory for secrets; without one they need a decision.
    package init(_ options: [OptionsFile.Option], secretsDirectory: String?) {
        var imported = Self.translate(options)
        for index in imported.indices where imported[index].secretFile != nil {
            guard let directory = secretsDirectory else { continue }
            imported[index].reason = "in the file \(directory)/\(imported[index].secretFile ?? "")"
        }
        if secretsDirectory == nil { Self.dropSecrets(&imported) }
        Self.check(&imported)
        self.options = imported
        secrets = imported.compactMap { option in
            option.path == nil ? nil : option.secretFile.map { Secret(file: $0, value: option.value) }
        }
        yaml = Self.text(imported, secretsDirectory: secretsDirectory)
    }

    private static func translate(_ options: [OptionsFile.Option]) -> [ImportedOption] {
        let sections = Dictionary(grouping: options.indices, by: { options[$0].section })
        var imported = options.map { ImportedOption($0, .decide, "") }
        for (section, indices) in sections {
            let own = indices.map { options[$0] }
            let translated =
                ServiceRules.service(of: section).map { ServiceRules.translate($0, own) }
                ?? own.map(SectionRules.translate)
            for (index, option) in zip(indices, translated) { imported[index] = option }
        }
        return imported
    }

    /// A password without a place, and the user that belongs to it.
    private static func dropSecrets(_ options: inout [ImportedOption]) {
        let sections = Set(options.filter { $0.secretFile != nil }.map(\.option.section))
        for index in options.indices where sections.contains(options[index].option.section) {
            guard options[index].secretFile != nil || options[index].option.key == "username" else { continue }
            options[index].drop(.decide, "give --secrets-dir, or set username and passwordFile by hand")
        }
    }

    // MARK: - Checking

    /// Takes out what the reader of settings refuses, until it refuses nothing.
    private static func check(_ options: inout [ImportedOption]) {
        // Each round takes out at least one option; most files need two rounds.
        for _ in 0...options.count {
            let reading = SettingsReading(yaml: text(options, secretsDirectory: nil, isTrial: true))
            var isClean = true
            for warning in reading.warnings {
                guard let index = index(of: warning, in: options) else { continue }
                options[index].drop(.ignored, words(of: warning, after: options[index]))
                isClean = false
            }
            for problem in reading.problems {
                guard let index = index(of: problem, in: options) else { continue }
                options[index].drop(.decide, words(of: problem, after: options[index]))
                isClean = false
            }
            if isClean { return }
        }
    }

    /// The option that a problem is about: the one at its path, or the first one of its section.
    private static func index(of problem: String, in options: [ImportedOption]) -> Int? {
        func begins(_ path: ArraySlice<String>) -> Bool { problem.hasPrefix(path.joined(separator: ".") + ":") }
        if let exact = options.firstIndex(where: { $0.path.map { begins($0[...]) } ?? false }) { return exact }
        // A problem about something that is missing stands at a path that no option has.
        let name = problem.prefix { $0 != ":" }
        let section = options.indices.filter { index in
            options[index].path.map { path in
                path.count > 1 && "\(name).".hasPrefix(path.dropLast().joined(separator: ".") + ".")
            }
                ?? false
        }
        let secret = section.first { options[$0].secretFile != nil && name.hasSuffix(".username") }
        return secret ?? section.first
    }

    /// A problem without its path and line, which are those of the new file.
    private static func words(of problem: String, after option: ImportedOption) -> String {
        guard let colon = problem.range(of: ": ") else { return problem }
        let words = problem[colon.upperBound...]
        let end = words.range(of: " (line ", options: .backwards)?.lowerBound ?? words.endIndex
        return String(words[..<end])
    }

    // MARK: - Writing

    /// The settings as YAML, in the order of the options.
    ///
    /// - Parameters:
    ///   - options: The options; those without a path are left out.
    ///   - secretsDirectory: Where the files with secrets are.
    ///   - isTrial: Whether secrets stand in the text itself, because their files do not exist yet.
    /// - Returns: The file's text.
    private static func text(_ options: [ImportedOption], secretsDirectory: String?, isTrial: Bool = false) -> String {
        var root = Branch()
        for option in options {
            guard var path = option.path else { continue }
            var value = option.value
            if let file = option.secretFile, !isTrial {
                path[path.count - 1] += "File"
                value = "\(secretsDirectory ?? ".")/\(file)"
            }
            root.set(path[...], value)
        }
        return (try? Yams.serialize(node: root.node, width: -1, allowUnicode: true)) ?? ""
    }

    /// A map in the order of its keys.
    private struct Branch {
        private var order: [String] = []
        private var leaves: [String: String] = [:]
        private var branches: [String: Branch] = [:]

        mutating func set(_ path: ArraySlice<String>, _ value: String) {
            guard let key = path.first else { return }
            if leaves[key] == nil, branches[key] == nil { order.append(key) }
            if path.count == 1 {
                leaves[key] = value
            } else {
                branches[key, default: Branch()].set(path.dropFirst(), value)
            }
        }

        var node: Node {
            Node.mapping(
                Node.Mapping(
                    order.map { key in
                        let value = branches[key]?.node ?? Node(leaves[key] ?? "", Tag(.str), Self.style(leaves[key]))
                        return (Node(key), value)
                    }))
        }

        /// Texts that YAML would read as something else, or not at all, stand in quotes.
        private static func style(_ value: String?) -> Node.Scalar.Style {
            guard let value, let first = value.first, !["null", "true", "false"].contains(value.lowercased()) else {
                return .doubleQuoted
            }
            let isPlain = first.isLetter || first.isNumber || first == "/"
            let isSimple = value.allSatisfy { $0.isLetter || $0.isNumber || "-_./ ".contains($0) }
            return isPlain && isSimple && value.last != " " ? .plain : .singleQuoted
        }
    }
}
