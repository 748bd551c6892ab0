import ArgumentParser
import BeckonJSON
import BeckonServer
import BeckonStoreSQLite
import Foundation

/// Reads what another system leaves behind.
struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Take over options and certificates of GMS.",
        subcommands: [ImportOptionsCommand.self, ImportCertificateCommand.self])
}

/// Reads exported options of GMS and writes settings.
struct ImportOptionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gms-options", abstract: "Write settings from the options of GMS.",
        discussion: """
            Reads options as they are exported, sections [name] with lines key=value, or the same as JSON. Tells of each option \
            whether it is taken, changed, ignored or needs a decision, and why: as a table on a terminal, one JSON object a line \
            in a pipe. Without --output it only tells. Values are never shown.

            Exits with 0 when no decision is needed, 1 when one is (the settings are written all the same), 65 when a file is \
            no options file, and 73 when a file cannot be read or written.
            """)

    @Argument(help: "The files with options; sections may go on in the next file.")
    var files: [String]

    @Option(name: .shortAndLong, help: "The settings file to write, readable by its owner alone.")
    var output: String?

    @Option(help: "The directory for passwords, one file each; without it they need a decision.")
    var secretsDir: String?

    @Flag(help: "Replace files that exist.")
    var force = false

    func validate() throws {
        if files.isEmpty { throw ValidationError("Name at least one file.") }
    }

    func run() async throws {
        let result: OptionsImport
        do {
            var contents: [(name: String, bytes: [UInt8])] = []
            for file in files { contents.append((file, [UInt8](try Data(contentsOf: URL(fileURLWithPath: file))))) }
            result = OptionsImport(try OptionsFile.read(contents), secretsDirectory: secretsDir.map(Self.absolute))
        } catch let fault as OptionsFile.Refusal {
            throw Console.fail(fault.description, code: 65)
        } catch {
            throw Console.failure(of: error)
        }
        do {
            if let output { try write(result, to: output) }
        } catch {
            throw Console.failure(of: error)
        }
        if Console.isTerminal {
            Console.say(ImportReport.table(result))
            Console.say(ImportReport.summary(result))
        } else {
            for line in ImportReport.lines(result) { Console.say(line) }
        }
        if result.count(.decide) > 0 { throw ExitCode(1) }
    }

    private func write(_ result: OptionsImport, to output: String) throws {
        if let secretsDir {
            try FileManager.default.createDirectory(
                atPath: secretsDir, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            for secret in result.secrets { try write(secret.value + "\n", to: "\(secretsDir)/\(secret.file)") }
        }
        try write("# From the options of GMS: \(files.joined(separator: ", "))\n" + result.yaml, to: output)
    }

    /// A path that means the same wherever the gateway starts.
    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    /// Whether a file is one of those that are read, or belongs to a data directory.
    private func isNeeded(_ path: String) -> Bool {
        DataFiles.includeAnywhere(path) || files.contains { DataFiles.areSame($0, path) }
    }

    /// Writes a file that only its owner can read.
    private func write(_ text: String, to path: String) throws {
        guard force || !FileManager.default.fileExists(atPath: path) else {
            throw Console.fail("\(path) exists. Name another file, or replace it with --force.", code: 73)
        }
        let partial = path + ".partial"
        guard ![path, partial].contains(where: isNeeded) else {
            throw Console.fail(
                "\(path) would replace a database in use or a file that is read. Name another file.", code: 73)
        }
        guard
            FileManager.default.createFile(
                atPath: partial, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600]),
            rename(partial, path) == 0
        else {
            unlink(partial)
            throw Console.fail("\(path) cannot be written. Check that its folder exists and is writable.", code: 73)
        }
    }
}

/// What `beckon import gms-options` tells; it never shows a value.
enum ImportReport {
    /// A table for a person: what needs a decision stands at its end.
    static func table(_ result: OptionsImport) -> String {
        let order: [ImportedOption.Fate] = [.taken, .changed, .ignored, .decide]
        let rows = order.flatMap { fate in result.options.filter { $0.fate == fate } }.map { option in
            [option.fate.rawValue, "[\(option.option.section)]", option.option.key, option.option.place, option.reason]
        }
        return TextTable.text([["WHAT", "SECTION", "OPTION", "PLACE", "WHY"]] + rows)
    }

    /// One JSON object for each option, in the order of the files.
    static func lines(_ result: OptionsImport) -> [String] {
        result.options.map { option in
            var json: JSONObject = [
                "fate": .string(option.fate.rawValue), "file": .string(option.option.file),
                "section": .string(option.option.section), "option": .string(option.option.key),
                "reason": .string(option.reason),
            ]
            if let line = option.option.line { json["line"] = .integer(Int64(line)) }
            return String(decoding: JSONValue.object(json).encoded(), as: UTF8.self)
        }
    }

    /// The sentence at the end.
    static func summary(_ result: OptionsImport) -> String {
        let counts = ImportedOption.Fate.allCases.map { fate in
            switch fate {
            case .taken: "\(result.count(fate)) taken"
            case .changed: "\(result.count(fate)) changed"
            case .ignored: "\(result.count(fate)) ignored"
            case .decide: "\(result.count(fate)) to decide"
            }
        }
        return "\(result.options.count) options: \(counts.joined(separator: ", "))"
    }
}
