import ArgumentParser
import Foundation
import ICWSSimulator

/// `icws simulate`: simulates a PureConnect server.
struct Simulate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Simulate a PureConnect server on 127.0.0.1, without TLS.",
        discussion: """
            A browser shows two agents and a customer at the address that it prints. PUT /simulator/switches changes the faults
            while it runs.
            """)

    @Option(help: "The port; 0 takes a free one.")
    var port = 8_018

    @Option(help: "An icws-api/1 file to use instead of the built-in description.")
    var description: String?

    @Option(
        help:
            "What there is at the start: empty, small (two agents, four interactions) or large (1,000 users, 500 interactions)."
    )
    var data = "empty"

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

    @Flag(help: "Begin each batch of messages with one of which an element cannot be read.")
    var misread = false

    @Flag(help: "Break the answer to the next poll off.")
    var breakNextPoll = false

    @Option(help: "Carry the next call of this operation out and end its connection without an answer.")
    var swallow = ""

    @Option(help: "The version of messaging; below 2 there is no event stream.")
    var messagingVersion = 2

    @Flag(help: "Answer successes without a body with 204.")
    var noContent = false

    @Flag(help: "Set the cookie of a load balancer, and refuse calls without it.")
    var loadBalancer = false

    func run() async throws {
        guard let data = DataSet.all.first(where: { $0.name == self.data }) else {
            throw ValidationError("--data must be empty, small or large.")
        }
        guard let catalogue = try? description.map({ try Catalogue(file: URL(fileURLWithPath: $0)) }) ?? Catalogue()
        else {
            throw Failure(
                "cannot read the description; give an icws-api/1 file with --description, or its directory in ICWS_FILES"
            )
        }
        let simulator = Simulator(catalogue, data: data)
        var switches = SimulatorSwitches()
        switches.isUnavailable = unavailable
        switches.alternateHosts = alternateHost
        switches.emptySuccess = empty
        switches.staleCookie = staleCookie
        switches.dropStreamAfter = dropStreamAfter
        switches.unknownType = unknownType
        switches.slowMilliseconds = slow
        switches.misread = misread
        switches.breakNextPoll = breakNextPoll
        switches.swallowNext = swallow
        switches.messagingVersion = messagingVersion
        switches.noContent = noContent
        switches.loadBalancer = loadBalancer
        simulator.switches = switches
        guard let server = try? SimulatorServer(simulator, port: port) else {
            throw Failure("cannot listen on port \(port); give another one with --port")
        }
        // It serves on when nobody can read that.
        _ = StandardStream.output.write(Array("ready http://127.0.0.1:\(server.port)\n".utf8))
        while !Task.isCancelled { try await Task.sleep(for: .seconds(3_600)) }
        server.stop()
    }
}
