import Testing

@testable import BeckonSimulators

@Suite struct SimulatedPushLogTests {
    private func filled(_ count: Int, capacity: Int) -> SimulatedPushLog {
        let log = SimulatedPushLog(capacity: capacity)
        for number in 0..<count { log.record(provider: "apns", token: "\(number + 1)", headers: [], payload: []) }
        return log
    }

    @Test("entries are numbered from 1 and come oldest first")
    func numbers() {
        let log = filled(3, capacity: 10)
        #expect(log.entries(after: 0).map(\.number) == [1, 2, 3])
        #expect(log.entries(after: 1).map(\.token) == ["2", "3"])
        #expect(log.entries(after: 3).isEmpty)
        #expect(log.entries(after: 99).isEmpty)
        #expect(log.entries(after: -5).count == 3)
        #expect(log.entries(after: 0, limit: 2).map(\.number) == [1, 2])
    }

    @Test("a full log drops the oldest and goes on counting")
    func drops() {
        let log = filled(25, capacity: 10)
        #expect(log.count == 25)
        #expect(log.entries(after: 0).map(\.number) == Array(16...25))
        #expect(log.entries(after: 20).map(\.token) == ["21", "22", "23", "24", "25"])
        #expect(log.entries(after: 24).map(\.number) == [25])
    }

    @Test("credentials are not kept, repeated headers are joined")
    func hidesCredentials() {
        let log = SimulatedPushLog()
        log.record(
            provider: "fcm", token: "t",
            headers: [
                SimulatedHeader(name: "authorization", value: "Bearer secret"),
                SimulatedHeader(name: "x", value: "1"), SimulatedHeader(name: "x", value: "2"),
            ], payload: [1])
        #expect(log.entries(after: 0).first?.headers == ["x": "1, 2"])
    }
}
