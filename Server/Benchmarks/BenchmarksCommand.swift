import ArgumentParser
import Foundation
import Measure
import NIOCore
import NIOPosix

/// Measures two running gateways; `Scripts/bench-load` starts them.
@main
struct BenchmarksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Benchmarks", abstract: "Measure a running beckon demo.",
        discussion: "The password of the desk account comes from BECKON_DEMO_PASSWORD.")

    @Option(help: "The port of the gateway under load.") var port: Int
    @Option(help: "The process id of the gateway under load.") var pid: Int32
    @Option(help: "The port of a fresh gateway that holds the parked phones.") var parkedPort: Int
    @Option(help: "The process id of that gateway.") var parkedPid: Int32
    @Option(help: "An empty directory for the store that is measured alone.") var data: String
    @Option(help: "The version of Swift that built both programs, for the report.") var swift: String
    @Flag(help: "Measure less of everything, within a minute.") var quick = false
    @Flag(help: "Print JSON even on a terminal.") var json = false

    func run() async throws {
        guard let password = ProcessInfo.processInfo.environment["BECKON_DEMO_PASSWORD"] else {
            throw ValidationError("BECKON_DEMO_PASSWORD is not set: set it to the desk account's password.")
        }
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let settings = quick ? Suite.Settings.quick : Suite.Settings()
        let suite = Suite(
            settings: settings,
            gateway: Gateway(port: port, process: ProcessFigures(pid: pid), group: group),
            parkedGateway: Gateway(port: parkedPort, process: ProcessFigures(pid: parkedPid), group: group),
            password: password, directory: data,
            progress: { FileHandle.standardError.write(Data("bench: \($0)\n".utf8)) })
        let loadBefore = Machine.load
        let machine = Machine(swift: swift)
        let figures = try await suite.run()
        let report = Report(
            machine: machine, settings: settings, figures: figures, loadBefore: loadBefore, loadAfter: Machine.load)
        print(isatty(STDOUT_FILENO) == 1 && !json ? report.table : report.json)
        try await group.shutdownGracefully()
    }
}
