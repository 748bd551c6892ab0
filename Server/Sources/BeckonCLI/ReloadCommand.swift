import ArgumentParser
import BeckonServer
import BeckonStoreSQLite
import Foundation

/// Has a running gateway read its settings again.
struct ReloadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reload", abstract: "Have a running gateway read its settings file again.",
        discussion: """
            Checks the settings first, as check-config does, and then signals the gateway of the data directory, or the process \
            that --pid names. The gateway takes over services, hours, limits and credentials, or nothing; its log tells what \
            it did.
            """)

    @OptionGroup var options: SettingsOptions

    @Option(help: "The process number of the gateway; without it, that of the data directory's gateway.")
    var pid: Int32?

    func run() async throws {
        let settings = try options.startSettings().settings
        let holder = DirectoryLock.holder(of: settings.dataDirectory)
        guard let process = pid ?? holder?.process else {
            throw Console.fail(
                "No gateway uses the data directory \(settings.dataDirectory). Name its process with --pid.", code: 69)
        }
        if let holder, holder.process == process, !holder.reloads {
            throw Console.fail(
                "Process \(process) is starting, or is a demo, which reads its settings at the start only: nothing is done.",
                code: 69)
        }
        guard process > 1, kill(process, SIGHUP) == 0 else {
            throw Console.fail("Process \(process) cannot be signalled. Is it a gateway of this user?", code: 69)
        }
        Console.say("process \(process) reads its settings again; its log tells what it took over")
    }
}
