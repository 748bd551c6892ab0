import Foundation
import ICWSClient
import ICWSConnection
import ICWSCore
import ICWSQueues
import ICWSStatistics
import ICWSTransportNIO
import ICWSViews

// snippet: day
/// An integrator's day: an agent works through what waits, whichever host serves it, behind a certificate of the company's own.
func integratorsDay(
    _ hosts: [String], authority: Data, streams: Bool, show: @Sendable (String) -> Void
) async throws {
    var configuration = SessionConfiguration(address: ServerAddress(template: "https://{host}"), hosts: hosts)
    configuration.allowsStreaming = streams
    configuration.licenses = ["I3_ACCESS_CLIENT"]
    configuration.station = AgentSession.stationless([.call, .callback, .email])
    let session = ICWSSession(configuration, transport: try NIOStreaming(trust: .authorities([authority]))) {
        ICWS.Connection.BaseAuthConnectionRequestSettings(
            ICWS.Connection.IcAuthConnectionRequestSettings(
                applicationName: "Day", userID: "jo", password: "secret"))
    }
    async let end = session.run()
    guard case .connected(let connected) = try await session.connect() else { throw SessionError.notConnected }
    guard connected.licenses.allSatisfy(\.isAvailable) else { throw SessionError.notConnected }
    let (agent, statuses) = (AgentSession(session), UserStatusView(session))
    _ = try await statuses.set("Available", of: "jo")

    let support = ICWS.Queues.QueueId(queueType: .workgroup, queueName: "Support")
    let watcher = QueueWatcher(
        session, queues: [support], attributes: ["Eic_State", "Eic_RemoteName"], subscriptionID: "support")
    let key = ICWS.Statistics.StatisticKey.workgroup("InteractionsEntered", "Support")
    let statistics = try await StatisticsView(session).states([key])
    // The session puts its subscriptions again wherever it goes; until the full state is there, the view is stale.
    for await state in try await watcher.states() where !state.isStale {
        let waiting = state.interactions.filter { $0.value["Eic_State"] == "A" }.keys.sorted()
        guard let next = waiting.first else { break }
        do {
            try await agent.pickUp(next)
            let supervisor = try await agent.consult(next, target: "5550100")
            try await agent.cancel(supervisor)
            try await agent.disconnect(next)
            show("handled \(state.attribute("Eic_RemoteName", of: next) ?? "")")
        } catch let error where !(error is CancellationError) {
            // The host is gone or somebody else was quicker: what waits is told anew.
            show("not handled")
        }
    }
    for await state in statistics where !state.isStale {
        if case .int(let count) = state.value(key) { show("\(count) entered") }
        break
    }
    _ = try await statuses.set("Gone Home", of: "jo")
    await session.logOff()
    show("\(await end)")
}
// end of snippet
