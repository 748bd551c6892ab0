import BeckonTransport
import Foundation
import ICWSClient
import ICWSCore
import ICWSSimulator
import ICWSStatus
import ICWSViews
import Testing

#if canImport(SwiftUI)
    import SwiftUI
#endif

// example begins
/// Hands on the statuses of some users, each time they change, until the session or the task ends.
func watchStatuses(of users: [String], in session: ICWSSession, _ show: (UserStatusState) -> Void) async throws {
    // `run()` connects in another task; this waits for it.
    guard case .connected = try await session.connect() else { return }
    for await state in try await UserStatusView(session).states(of: users) { show(state) }
}
// example ends

#if canImport(SwiftUI)
    // view begins
    struct StatusList: View {
        let session: ICWSSession
        let users: [String]
        @State private var state = UserStatusState()

        var body: some View {
            List(users, id: \.self) { user in
                LabeledContent(user, value: state.status(of: user)?.statusId ?? "")
            }
            .overlay { if state.isStale { ProgressView() } }
            .task { try? await watchStatuses(of: users, in: session) { state = $0 } }
        }
    }
// view ends
#endif

@Suite(.timeLimit(.minutes(20))) struct StatusExampleTests {
    @Test("the example of an app shows statuses, knows when they are stale, and ends with the session")
    func statuses() async throws {
        let world = try World(streams: true)
        let session = world.session()
        async let end = session.run()
        var steps: [String] = []
        try await watchStatuses(of: ["agent1", "agent2"], in: session) { state in
            let step = state.isStale ? "stale" : state.status(of: "agent1")?.statusId ?? "none"
            guard step != steps.last else { return }
            steps.append(step)
            switch steps.count {
            case 1: world.simulator.setStatus("Gone Home", of: "agent1")
            case 2: world.server.breakConnections()
            case 4: Task { await session.logOff() }
            default: break
            }
        }
        #expect(await end == .loggedOff)
        #expect(steps == ["Available", "Gone Home", "stale", "Gone Home", "stale"])
        #expect(world.simulator.sessionIDs == [])
    }

    @Test("the documentation shows what is compiled", arguments: ["example", "view"])
    func documentation(_ part: String) throws {
        try Documentation.expect("ICWSClientTests/StatusExampleTests.swift", part)
    }
}
