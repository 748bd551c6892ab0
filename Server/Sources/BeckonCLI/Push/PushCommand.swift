import ArgumentParser
import Beckon
import BeckonPush
import BeckonServer
import Foundation

/// Sends pushes without a chat.
struct PushCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "push", abstract: "Send pushes without a chat.", subcommands: [PushSendCommand.self])
}

/// Sends test pushes with the credentials of the settings.
struct PushSendCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "send", abstract: "Send a test push, or many from a file.",
        discussion: """
            Flags describe one push. With --dry-run it is shown and not delivered; FCM is asked whether it would \
            accept it. --from reads many pushes from a file, one JSON object a line: {"provider":"apns","token":"…", \
            "title":"…","body":"…","collapse":"…"}; the provider is apns, fcm, http or customhttp. They are owed in \
            the database and sent like those of chats; --direct sends them without the database. The last line is \
            JSON with the counts. Exits with 0 if all pushes were delivered, otherwise with 65.
            """)

    @Option(help: "The push service: apns, fcm, http or customhttp.")
    var provider: String?

    @Option(help: "The device token, registration token, address or device id.")
    var token: String?

    @Option(help: "The title.")
    var title: String?

    @Option(help: "The text.")
    var body = "Test push from Beckon"

    @Option(help: "The collapse ID; the push replaces an earlier one with the same.")
    var collapse: String?

    @Flag(help: "Show one push instead of delivering it.")
    var dryRun = false

    @Option(help: "Read many pushes from a file, one JSON object a line; - is standard input.")
    var from: String?

    @Flag(help: "Send the pushes of a file without owing them in the database.")
    var direct = false

    @Option(help: "The provider section of the settings whose credentials are used.")
    var section: String?

    @Flag(help: "Send to development devices.")
    var debug = false

    @Option(help: "After how many seconds a push expires.")
    var expire = 60

    @OptionGroup var options: SettingsOptions

    func validate() throws {
        guard (from == nil) != (token == nil) else { throw ValidationError("Give either --token or --from.") }
        guard from == nil || !dryRun else { throw ValidationError("--dry-run shows one push: give --token.") }
        guard expire >= 0, expire <= 2_419_200 else { throw ValidationError("--expire must be 0 to 2419200 s.") }
        if from == nil {
            guard let provider, PushRow.types[provider] != nil else {
                throw ValidationError("--provider must be apns, fcm, http or customhttp.")
            }
        }
    }

    func run() async throws {
        let settings = try options.settings()
        if let section, !settings.push.providers.contains(section) {
            let known = settings.push.providers.sorted().joined(separator: ", ")
            throw Console.fail(
                "The settings have no provider section \(section). Their sections: \(known.isEmpty ? "none" : known).",
                code: 64)
        }
        let report: SendingReport
        do {
            let run = try TestPushRun(settings: settings, sending: sending(settings))
            if dryRun, let line {
                guard try await run.preview(line) else { throw ExitCode(65) }
                return
            }
            report = try await run.send(try reader(), inDatabase: from != nil && !direct)
        } catch {
            throw Console.failure(of: error)
        }
        guard report.delivered == report.ended else { throw ExitCode(65) }
    }

    private var line: PushRow? {
        guard let token, let type = provider.flatMap({ PushRow.types[$0] }) else { return nil }
        return PushRow(type: type, token: token, title: title, body: body, collapse: collapse)
    }

    private func sending(_ settings: Settings) -> DirectSending.Options {
        var sending = DirectSending.Options()
        sending.expiry = .seconds(Int64(expire))
        sending.debug = debug
        sending.provider = section
        sending.timeScale = settings.push.timeScale
        sending.styles = settings.push.styles
        return sending
    }

    private func reader() throws -> PushRowReader {
        if let line { return PushRowReader([line]) }
        guard let path = from else { return PushRowReader([]) }
        guard let file = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path) else {
            throw Console.fail("The file \(path) cannot be read. Check the path and its permissions.", code: 66)
        }
        guard !FileErrorText.isFolder(path) else { throw Console.fail("\(path) is a folder. Name a file.", code: 66) }
        return PushRowReader { try file.read(upToCount: 65_536).map(Array.init) }
    }
}
