import Logging
import NIOCore
import Testing

@testable import BayeuxHTTP

@Suite("The connections before the port opens")
struct PipelineRehearsalTests {
    private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    @Test("one of each kind goes all the way and leaves the hub alone", arguments: ["/genesys/cometd", "/"])
    func leadsThrough(path: String) async throws {
        let receiver = StubReceiver()
        let pipeline = HTTPPipeline(receiver: receiver, limits: .patient, endpoint: BayeuxEndpoint(path: path))
        let answers = await PipelineRehearsal(of: pipeline, logger: logger, patience: .minutes(5)).run()
        let router = path == "/" ? "405" : "404"
        #expect(
            answers.map { $0.split(separator: " ").dropFirst().first.map(String.init) ?? "" } == ["200", router, "101"])
        #expect(receiver.events.isEmpty)
    }
}
