import ArgumentParser
import Foundation
import ICWSSimulator

/// `icws simulate`: plays a PureConnect server.
struct Simulate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Play a PureConnect server on 127.0.0.1, without TLS.",
        discussion: "PUT /simulator/switches changes what goes wrong while it runs.")

    @Option(help: "The port; 0 takes a free one.")
    var port = 8_018

    @Option(help: "Another description than the one inside: an icws-api/1 file.")
    var description: String?

    @Flag(help: "Answer 503 to whoever connects.")
    var unavailable = false

    @Option(help: "A host that 503 names; give it again for more.")
    var alternateHost: [String] = []

    @Flag(help: "Answer every success with an empty body.")
    var empty = false

    @Flag(help: "Find every cookie stale.")
    var staleCookie = false

    @Option(help: "End event streams after so many events.")
    var dropStreamAfter = 0

    @Flag(help: "Begin each batch with a message of an unknown type.")
    var unknownType = false

    @Option(help: "Wait so many milliseconds before each answer.")
    var slow = 0

    func run() async throws {
        guard let catalogue = try? description.map({ try Catalogue(file: URL(fileURLWithPath: $0)) }) ?? Catalogue()
        else { throw Failure("the description cannot be read") }
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
            throw Failure("nobody can listen on port \(port)")
        }
        FileHandle.standardOutput.write(Data("ready http://127.0.0.1:\(server.port)\n".utf8))
        while !Task.isCancelled { try await Task.sleep(for: .seconds(3_600)) }
        server.stop()
    }
}
