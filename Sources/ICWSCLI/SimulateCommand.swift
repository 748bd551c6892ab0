import ArgumentParser
import Foundation
import ICWSSimulator

/// `icws simulate`: simulates a PureConnect server.
struct Simulate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Simulate a PureConnect server on 127.0.0.1, without TLS.",
        discussion: "PUT /simulator/switches changes the faults while it runs.")

    @Option(help: "The port; 0 takes a free one.")
    var port = 8_018

    @Option(help: "An icws-api/1 file to use instead of the built-in description.")
    var description: String?

    @Flag(help: "Answer each connection request with 503.")
    var unavailable = false

    @Option(help: "An alternate host to name when a client connects; repeat it for more.")
    var alternateHost: [String] = []

    @Flag(help: "Answer every success with an empty body.")
    var empty = false

    @Flag(help: "Refuse every session cookie as stale.")
    var staleCookie = false

    @Option(help: "Cut each event stream off after this many events, within the next one; 0 never does.")
    var dropStreamAfter = 0

    @Flag(help: "Begin each batch of messages with one of an unknown type.")
    var unknownType = false

    @Option(help: "Wait this many milliseconds before each answer, at most 60000.")
    var slow = 0

    func run() async throws {
        guard let catalogue = try? description.map({ try Catalogue(file: URL(fileURLWithPath: $0)) }) ?? Catalogue()
        else { throw Failure("cannot read the description; give an icws-api/1 file with --description") }
        let simulator = Simulator(catalogue)
        var switches = SimulatorSwitches()
        switches.isUnavailable = unavailable
        switches.alternateHosts = alternateHost
        switches.emptySuccess = empty
        switches.staleCookie = staleCookie
        switches.dropStreamAfter = dropStreamAfter
        switches.unknownType = unknownType
        switches.slowMilliseconds = slow
        simulator.switches = switches
        guard let server = try? SimulatorServer(simulator, port: port) else {
            throw Failure("cannot listen on port \(port); give another one with --port")
        }
        FileHandle.standardOutput.write(Data("ready http://127.0.0.1:\(server.port)\n".utf8))
        while !Task.isCancelled { try await Task.sleep(for: .seconds(3_600)) }
        server.stop()
    }
}
