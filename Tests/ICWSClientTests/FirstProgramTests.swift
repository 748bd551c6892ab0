import ICWSClient
import ICWSConnection
import ICWSSimulator
import ICWSStatus
import Testing

/// The first program of the documentation.
///
/// - Parameters:
///   - address: The base URL.
///   - print: Takes a line.
private func firstProgram(_ address: ServerAddress, print: (String) -> Void) async throws {
    // program begins
    let session = ICWSSession(SessionConfiguration(address: address, hosts: ["127.0.0.1"])) {
        let icAuth = ICWS.Connection.IcAuthConnectionRequestSettings(
            applicationName: "First program", userID: "jo", password: "secret")
        return ICWS.Connection.BaseAuthConnectionRequestSettings(icAuth)
    }
    guard case .connected(let connected) = try await session.connect() else { throw SessionError.notConnected }
    print("Connected to \(connected.response?.icServer ?? connected.host).")

    let answer = try await session.send(ICWS.Status.Resources.UserStatuses.GetUserStatus(userId: "jo"))
    switch answer.outcome {
    case .success(let body): print("Status: \(body.value.statusId)")
    case .empty: print("The server says yes and nothing else.")
    case .unreadable(let error): print("The answer is not as described: \(error)")
    case .refused(let refusal): print("Refused: \(refusal.status) \(refusal.errorID ?? "")")
    }
    await session.logOff()
    // program ends
}

@Suite(.timeLimit(.minutes(20))) struct FirstProgramTests {
    @Test("the first program of the documentation does what it says")
    func run() async throws {
        let world = try World()
        var lines: [String] = []
        try await firstProgram(world.configuration.address) { lines.append($0) }
        #expect(lines == ["Connected to IC1.", "Status: Available"])
        #expect(world.simulator.sessionIDs == [])
    }

    @Test("the documentation shows it as it runs")
    func documentation() throws {
        try Documentation.expect("ICWSClientTests/FirstProgramTests.swift", "program")
    }
}
