import BeckonJSON
import BeckonTransport
import Foundation
import ICWSConnection
import ICWSCore
import ICWSSimulator
import TestSupport
import Testing

@testable import ICWSClient

@Suite(.timeLimit(.minutes(20))) struct ConnectingTests {
    @Test("connecting gives features, licences one by one, and the station")
    func connect() async throws {
        var world = try World()
        world.configuration.licenses = ["I3_ACCESS_CLIENT", "UNKNOWN_ONE"]
        world.configuration.station = ICWS.Connection.StationSettings(ICWS.Connection.StationlessSettings())
        let session = world.session()
        guard case .connected(let connected) = try await session.connect() else {
            return #expect(Bool(false), "it is not connected")
        }
        #expect(connected.supports("messaging", 2) && !connected.supports("messaging", 3))
        #expect(connected.licenses.map(\.isAvailable) == [true, false])
        #expect(connected.stationRefusal == nil)
        #expect(world.simulator.sessionIDs == [connected.sessionID])
        await session.logOff()
        #expect(world.simulator.sessionIDs == [])
        #expect(await session.run() == .loggedOff)
    }

    @Test("a wrong password is a refusal and is not tried again")
    func wrongPassword() async throws {
        let world = try World()
        let session = world.session(password: "wrong")
        guard case .refused(let refusal) = try await session.connect() else {
            return #expect(Bool(false), "it is refused")
        }
        #expect(world.simulator.sessionIDs.isEmpty)
        #expect(refusal.errorID == "error.request.connection.authenticationFailure")
    }

    @Test("the three kinds of settings reach the server", arguments: 0...2)
    func settings(_ kind: Int) async throws {
        let world = try World()
        let id = try #require(ICWS.GUID("0f8fad5b-d9cb-469f-a165-70867728950e"))
        let session = ICWSSession(world.configuration) {
            switch kind {
            case 0:
                ICWS.Connection.BaseAuthConnectionRequestSettings(
                    ICWS.Connection.IcAuthConnectionRequestSettings(
                        applicationName: "Test", userID: "u", password: "p"))
            case 1:
                ICWS.Connection.BaseAuthConnectionRequestSettings(
                    ICWS.Connection.AuthTokenConnectionRequestSettings(
                        applicationName: "Test", authTokenSeed: id, authToken: "t", authTokenSourceSession: "1"))
            default:
                ICWS.Connection.BaseAuthConnectionRequestSettings(
                    ICWS.Connection.SingleSignOnTokenConnectionRequestSettings(
                        applicationName: "Test", singleSignOnToken: "t"))
            }
        }
        guard case .connected = try await session.connect() else { return #expect(Bool(false), "it is connected") }
    }

    @Test("after 503 the alternate host is tried and remembered; each host is tried once in a pass")
    func alternateHosts() async throws {
        let world = try World()
        let hosts = HostRecorder(good: "127.0.0.1")
        var configuration = world.configuration
        configuration.hosts = ["ic1", "ic2"]
        let session = ICWSSession(configuration, transport: URLSessionStreaming(), dispatcher: hosts) {
            ICWS.Connection.BaseAuthConnectionRequestSettings(
                ICWS.Connection.IcAuthConnectionRequestSettings(
                    applicationName: "Test", userID: "u", password: "p"))
        }
        guard case .connected(let connected) = try await session.connect() else {
            return #expect(Bool(false), "it is connected")
        }
        #expect(connected.host == "127.0.0.1")
        #expect(hosts.seen.prefix(4) == ["ic1", "ic2", "ic3", "127.0.0.1"])
        #expect(await session.hosts == ["127.0.0.1", "ic1", "ic2", "ic3"])
    }

    @Test("a host that asks to be left alone for an hour holds up no other host")
    func retryAfter() async throws {
        let (now, tries) = (Guarded(Duration.zero), Guarded<[String]>([]))
        let time = MonotonicTime(now: { now.withLock { $0 } }, sleep: { span in now.withLock { $0 += span } })
        let hosts = Answering { host in
            let count = tries.withLock { seen in
                seen.append(host)
                return seen.filter { $0 == host }.count
            }
            if host == "ic1" { return TransportResponse(status: 503, headers: ["Retry-After": "3600"]) }
            guard count > 1 else { throw TransportError(code: .cannotConnect, message: "scripted") }
            let body: JSONValue = ["csrfToken": "t", "sessionId": "1", "features": []]
            return TransportResponse(status: 201, body: body.encoded())
        }
        let session = ICWSSession(
            SessionConfiguration(hosts: ["ic1", "ic2"]), transport: URLSessionStreaming(), dispatcher: hosts,
            inputs: SessionInputs(time: time, random: { 0.5 })
        ) {
            ICWS.Connection.BaseAuthConnectionRequestSettings(
                ICWS.Connection.IcAuthConnectionRequestSettings(
                    applicationName: "Test", userID: "u", password: "p"))
        }
        guard case .connected(let connected) = try await session.connect() else {
            return #expect(Bool(false), "it is connected")
        }
        #expect(connected.host == "ic2")
        #expect(now.withLock { $0 } == .seconds(2))
        #expect(tries.withLock { $0 } == ["ic1", "ic2", "ic2"])
    }

    #if canImport(FoundationNetworking)
        @Test("where URLSession supports the system's trust only, any other rule trusts no server")
        func trust() async throws {
            let world = try World()
            for trust in [ServerTrust.pinned([Data([1])]), .authorities([Data([1])])] {
                let session = world.session(transport: URLSessionStreaming(trust: trust))
                guard case .noHost = try await session.connect(passes: 1) else {
                    return #expect(Bool(false), "it is not trusted")
                }
                #expect(await session.lastFailure?.code == .secureConnectionFailed)
            }
        }
    #endif

    @Test("no host at all is an outcome, after all passes")
    func noHost() async throws {
        var world = try World()
        world.server.stop()
        world.configuration.reconnect.maximumPasses = 2
        let session = world.session()
        guard case .noHost = try await session.connect() else { return #expect(Bool(false), "nobody is there") }
        #expect(await session.lastFailure?.code == .cannotConnect)
    }
}

/// Answers for each host as a test says.
private struct Answering: RequestDispatcher {
    let answer: @Sendable (String) throws -> TransportResponse

    func dispatch(_ request: TransportRequest) async throws -> TransportResponse {
        try answer(request.url.host() ?? "")
    }
}

/// Answers 503 for every host but one, each naming the next.
private final class HostRecorder: RequestDispatcher {
    private let good: String
    private let hosts = Guarded<[String]>([])
    private let body: JSONValue

    init(good: String) {
        self.good = good
        body = ["csrfToken": "t", "sessionId": "1", "features": []]
    }

    var seen: [String] { hosts.withLock { $0 } }

    func dispatch(_ request: TransportRequest) async throws -> TransportResponse {
        let host = request.url.host() ?? ""
        hosts.withLock { $0.append(host) }
        if host == good { return TransportResponse(status: 201, body: body.encoded()) }
        let others: JSONValue = ["alternateHostList": ["ic1", "ic3", .string(good)], "errorId": "error.server"]
        return TransportResponse(status: 503, body: others.encoded())
    }
}
