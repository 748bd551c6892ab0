import BeckonClientTesting
import BeckonTransport
import Foundation
import TestSupport
import Testing

@testable import BeckonClient

/// A phone with an app on it: its disk stays when the app is ended.
final class TestPhone: Sendable {
    let server: StandInGateway
    let time = VirtualTime()
    /// By how many seconds the phone's clock is wrong.
    let clockError = Guarded(0.0)
    private let disk = Guarded(MemoryOutboxStore())
    let count: Counter
    private let url: URL
    private let options: GatewayOptions

    init(
        _ server: StandInGateway = StandInGateway(), count: Counter = Counter(),
        change: (inout GatewayOptions) -> Void = { _ in }
    )
        throws
    {
        self.server = server
        self.count = count
        url = try #require(URL(string: "http://gms.test"))
        var options = GatewayOptions()
        change(&options)
        self.options = options
    }

    var store: MemoryOutboxStore { disk.withLock { $0 } }

    /// The time of the phone's clock.
    func now() -> Date { Self.date(time.time, clockError) }

    private static func date(_ time: MonotonicTime, _ clockError: Guarded<Double>) -> Date {
        Date(
            timeIntervalSince1970: 1_795_165_200 + clockError.withLock { $0 }
                + Double(time.now().components.seconds))
    }

    /// Starts the app.
    func start() -> ContactCentre {
        let (count, time, clockError) = (count, time.time, clockError)
        let gateway = GatewayCalls(
            url: url, transport: server, options: options,
            inputs: ClientInputs(
                time: time, random: { count.next() }, date: { Self.date(time, clockError) }))
        return ContactCentre(gateway, store: store)
    }

    /// Runs the app beside a body, then ends it: at once, whatever it was doing.
    func running<Value: Sendable>(
        _ body: @escaping @Sendable (ContactCentre) async throws -> Value
    ) async throws -> Value {
        let centre = start()
        return try await withThrowingTaskGroup(of: Value?.self) { group in
            group.addTask {
                await centre.run()
                return nil
            }
            group.addTask { try await body(centre) }
            defer {
                // What an ended app would still have written is not there.
                disk.withLock { $0 = $0.copy() }
                group.cancelAll()
            }
            while let value = try await group.next() { if let value { return value } }
            throw CancellationError()
        }
    }
}

extension Conversation {
    /// Waits until the transcript is as asked.
    @discardableResult func until(_ condition: (Transcript) -> Bool) async -> Transcript {
        for await transcript in changes where condition(transcript) { return transcript }
        return transcript
    }

    /// Waits until every message of the customer is in the server's transcript or with the customer.
    @discardableResult func settled() async -> Transcript {
        await until {
            $0.lines.allSatisfy {
                $0.state != .pending && $0.state != .sending && ($0.state != .sent || $0.position != nil)
            }
        }
    }
}

extension Transcript {
    var messages: [String] { lines.filter { $0.kind == .message }.map(\.text) }
    var states: [MessageState] { lines.compactMap(\.state) }
}
