import ArgumentParser
import Beckon
import BeckonPush
import BeckonServer
import Foundation

/// Sends test pushes with the credentials of the settings.
struct PushSendCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "send", abstract: "Send a test push, or many from a file.",
        discussion: """
            One push is described by flags; with --dry-run it is shown, and FCM is asked whether it would take it, but \
            nothing is delivered. Many are read from a file, one JSON object a line: {"provider":"apns","token":"…", \
            "title":"…","body":"…","collapse":"…"}; the provider is apns, fcm, http or customhttp. They are owed in \
            the database and dispatched like any other, unless --direct leaves the database out. At the end one line \
            of JSON says what became of them. Ends with 0 when all were delivered, else with 65.
            """)

    @Option(help: "The push service: apns, fcm, http or customhttp.")
    var provider: String?

    @Option(help: "The device token, registration token, address or device id.")
    var token: String?

    @Option(help: "The title.")
    var title: String?

    @Option(help: "The text.")
    var body = "Test push from Beckon"

    @Option(help: "What an earlier notice must have in common to be replaced.")
    var collapse: String?

    @Flag(help: "Show one push instead of delivering it.")
    var dryRun = false

    @Option(help: "Read many pushes from a file, one JSON object a line; - is standard input.")
    var from: String?

    @Flag(help: "Leave the database out: no row for each push.")
    var direct = false

    @Option(help: "The provider section whose credentials are used.")
    var section: String?

    @Flag(help: "To development devices.")
    var debug = false

    @Option(help: "For how many seconds a push is worth sending.")
    var expire = 60

    @OptionGroup var options: GatewayOptions

    func validate() throws {
        guard (from == nil) != (token == nil) else { throw ValidationError("Give --token or --from.") }
        guard from == nil || !dryRun else { throw ValidationError("--dry-run shows one push: give --token.") }
        guard expire >= 0, expire <= 2_419_200 else { throw ValidationError("--expire is 0 to 2419200 seconds.") }
        if from == nil {
            guard let provider, PushLine.types[provider] != nil else {
                throw ValidationError("--provider is apns, fcm, http or customhttp.")
            }
        }
    }

    func run() async throws {
        let settings = try options.settings()
        if let section, !settings.push.providers.contains(section) {
            let known = settings.push.providers.sorted().joined(separator: ", ")
            throw Console.fail(
                "There is no provider section \(section); the settings have \(known.isEmpty ? "none" : known).",
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

    private var line: PushLine? {
        guard let token, let type = provider.flatMap({ PushLine.types[$0] }) else { return nil }
        return PushLine(type: type, token: token, title: title, body: body, collapse: collapse)
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

    private func reader() throws -> PushLineReader {
        if let line { return PushLineReader([line]) }
        guard let path = from else { return PushLineReader([]) }
        guard let file = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path) else {
            throw Console.fail("The file \(path) cannot be read.", code: 66)
        }
        return PushLineReader { try file.read(upToCount: 65_536).map(Array.init) }
    }
}
