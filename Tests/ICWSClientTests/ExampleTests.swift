import BeckonTransport
import Foundation
import ICWSClient
import ICWSConnection
import ICWSCore
import ICWSMessaging
import ICWSSimulator
import Testing

/// The example program of the Objective-C library, in Swift; `docs/icws.md` shows it.
///
/// - Parameters:
///   - address: The base URL.
///   - host: The host.
///   - log: Takes a line.
///   - limit: How many messages to read.
func exampleProgram(
    address: ServerAddress, host: String, limit: Int, log: @escaping @Sendable (String) -> Void
) async throws {
    // example begins
    var configuration = SessionConfiguration(address: address, hosts: [host], language: "en-US")
    configuration.include = ["features"]
    let session = ICWSSession(configuration) {
        let icAuth = ICWS.Connection.IcAuthConnectionRequestSettings(
            applicationName: "Example", userID: "userID", password: "password")
        return ICWS.Connection.BaseAuthConnectionRequestSettings(icAuth)
    }
    let events = await session.events()
    switch try await session.connect() {
    case .connected(let connected):
        log("Session established.")
        if connected.supports("messaging", 2) { log("The server is capable of server-sent events!") }
    case .refused(let refusal):
        return log("Could not create session. Received status code \(refusal.status).")
    case .noHost:
        return log("No host answers.")
    }
    async let end = session.run()
    var read = 0
    for await event in events {
        guard case .message(let message) = event else { continue }
        if let change = message.as(ICWS.Connection.ConnectionStateChangeMessage.self) {
            log("The connection is \(change.newConnectionState).")
        } else {
            log("Unrecognized message! \(message.typeURN ?? "")")
        }
        read += 1
        if read == limit { break }
    }
    await session.logOff()
    log("Ended: \(await end)")
    // example ends
}

@Suite(.timeLimit(.minutes(20))) struct ExampleTests {
    @Test("the example connects, looks at features, reads messages and meets an unknown one", arguments: [1, 2])
    func program(_ messagingVersion: Int) async throws {
        let simulator = Simulator(try World.catalogue.get())
        simulator.switches.unknownType = true
        simulator.switches.messagingVersion = messagingVersion
        let server = try SimulatorServer(simulator)
        let (lines, log) = AsyncStream<String>.makeStream(bufferingPolicy: .bufferingOldest(100))
        let address = ServerAddress(template: "http://{host}:\(server.port)")
        async let program: Void = exampleProgram(address: address, host: "127.0.0.1", limit: 2) { log.yield($0) }
        var seen: [String] = []
        for await line in lines {
            seen.append(line)
            if line == "Session established." {
                simulator.broadcast(
                    .object([
                        "__type": .text(ICWS.Connection.ConnectionStateChangeMessage.urn), "isDelta": .bool(false),
                        "previousConnectionState": .integer(0), "newConnectionState": .integer(1), "reason": .text(""),
                    ]))
            }
            if line.hasPrefix("Ended") { break }
        }
        try await program
        #expect(seen.first == "Session established.")
        #expect(seen.contains("The server is capable of server-sent events!") == (messagingVersion == 2))
        #expect(seen.contains("Unrecognized message! urn:inin.com:example:messageFromTheFuture"))
        #expect(seen.last == "Ended: loggedOff")
        #expect(simulator.sessionIDs.isEmpty)
    }

    @Test("the documentation shows the example as it runs")
    func documentation() throws {
        try Documentation.expect("ICWSClientTests/ExampleTests.swift", "example")
    }

    @Test("a refused log-in says its status")
    func refused() async throws {
        let simulator = Simulator(try World.catalogue.get())
        let server = try SimulatorServer(simulator)
        simulator.switches.isUnavailable = true
        var configuration = SessionConfiguration(
            address: ServerAddress(template: "http://{host}:\(server.port)"), hosts: ["127.0.0.1"])
        configuration.reconnect.maximumPasses = 1
        let session = ICWSSession(configuration) {
            ICWS.Connection.BaseAuthConnectionRequestSettings(applicationName: "Example")
        }
        guard case .noHost = try await session.connect() else { return #expect(Bool(false), "503 is no session") }
    }
}
