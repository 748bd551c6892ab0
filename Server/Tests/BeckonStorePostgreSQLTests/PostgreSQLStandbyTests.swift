import Beckon
import PostgreSQLTestServer
import StoreConformance
import TestLog
import Testing

@testable import BeckonStorePostgreSQL

@Suite("Timelines of servers")
struct SeenTimelinesTests {
    @Test("a server is left when another one has continued its database, and only then")
    func admission() {
        let seen = SeenTimelines()
        let first = ServerTimeline(database: "A", number: "00000009")
        #expect(seen.admits(first))
        #expect(seen.admits(ServerTimeline(database: "A", number: "0000000A")))
        #expect(!seen.admits(first))
        #expect(seen.admits(ServerTimeline(database: "A", number: "0000000A")))
        // Another database has a history of its own, and a service that tells nothing is trusted.
        #expect(seen.admits(ServerTimeline(database: "B", number: "00000001")))
        #expect(seen.admits(nil))
    }
}

@Suite("Standbys and former primaries", .withPostgreSQL, .timeLimit(.minutes(20)))
struct PostgreSQLStandbyTests {
    @Test("after a take-over no connection uses the former primary, though that still takes writes")
    func takeOver() async throws {
        try await Self.withPair { primary, standby, name in
            // Behind the primary, whose connection breaks off, comes the standby, which is the primary by then.
            try await TestDatabase.withStore(at: Self.url(of: [standby, primary], name), readers: 1) { store in
                try await store.commit(.putSetting(name: "a", value: "before"))
                #expect(try await store.setting("a") == "before")
                try await Self.untilEqual(standby, primary)
                try standby.promote()
                try primary.query(
                    """
                    SELECT pg_terminate_backend(pid, 900000) FROM pg_stat_activity \
                    WHERE application_name = 'beckon' AND query = 'COMMIT'
                    """, database: name)
                #expect(try await store.commit(.putSetting(name: "a", value: "after")) == .committed)
                // The reading connection still stood at the former primary.
                let old = try primary.query("SELECT value FROM beckon.setting WHERE name = 'a'", database: name)
                #expect(old == "before")
                #expect(try await store.setting("a") == "after")

                try standby.stop(.immediate)
                let error = await #expect(throws: StoreError.self) { try await store.setting("a") }
                #expect(error?.code == .unavailable)
            }
        }
    }

    @Test("of several addresses the search goes on behind a former primary and a standby")
    func search() async throws {
        try await Self.withPair { primary, standby, name in
            let settings = try ConnectionSettings(
                url: Self.url(of: [standby, primary], name, "&target_session_attrs=any"))
            let first = try SessionSetup.connect(settings)
            #expect(first.timeline?.number == "00000001")
            try standby.promote()
            // Nothing tells of the take-over before a connection is lost.
            #expect(try SessionSetup.connect(settings).timeline?.number == "00000001")
            settings.pulse.leaves(address: first.address)
            settings.pulse.leaves(address: first.address)
            #expect(try SessionSetup.connect(settings).timeline?.number == "00000002")
            let others = try ConnectionSettings(
                url: Self.url(of: [primary, standby], name), timelines: settings.timelines)
            #expect(try SessionSetup.connect(others).timeline?.number == "00000002")
            let former = try ConnectionSettings(url: primary.url(name), timelines: settings.timelines)
            #expect(throws: ConnectionFailure.self) { try SessionSetup.connect(former) }
        }
    }

    @Test("standbys that no commit waits for are told of, once")
    func warning() async throws {
        try await Self.withPair { primary, _, name in
            #expect(try await Self.warnings(at: primary.url(name)) == 1)
            try primary.query("ALTER SYSTEM SET synchronous_standby_names = '*'", database: name)
            try primary.query("SELECT pg_reload_conf()", database: name)
            try await Self.until(primary, answers: "*", to: "SHOW synchronous_standby_names", name)
            #expect(try await Self.warnings(at: primary.url(name)) == 0)
        }
    }

    /// How often a store that uses two connections warns.
    private static func warnings(at url: String) async throws -> Int {
        let lines = LogLines()
        let store = try await PostgreSQLStore.open(url: url, logger: lines.logger, limit: .seconds(900))
        _ = try? await store.setting("a")
        await store.close()
        return lines.all.count { $0.text.contains("synchronous_standby_names") }
    }

    private static func url(of servers: [PostgreSQLServer], _ name: String, _ settings: String = "") -> String {
        let addresses = servers.map { "127.0.0.1:\($0.port)" }.joined(separator: ",")
        return "postgresql://beckon@\(addresses)/\(name)?connect_timeout=900" + settings
    }

    /// A server with an empty database, and a standby that follows it.
    private static func withPair(
        _ body: (PostgreSQLServer, PostgreSQLServer, String) async throws -> Void
    ) async throws {
        let (primary, standby) = try await TestDatabase.onThread {
            let primary = try PostgreSQLServer()
            return (primary, try PostgreSQLServer(following: primary))
        }
        let name = try primary.createDatabase()
        try await until(primary, answers: "1", to: "SELECT count(*) FROM pg_stat_replication", name)
        try await untilEqual(standby, primary)
        try await body(primary, standby, name)
        for server in [primary, standby] { try? server.stop(.immediate) }
    }

    /// Waits until a standby has all that its primary has now.
    private static func untilEqual(_ standby: PostgreSQLServer, _ primary: PostgreSQLServer) async throws {
        let place = try primary.query("SELECT pg_current_wal_lsn()", database: "postgres")
        try await until(standby, answers: "t", to: "SELECT pg_last_wal_replay_lsn() >= '\(place)'", "postgres")
    }

    /// Asks until the answer has come.
    private static func until(
        _ server: PostgreSQLServer, answers answer: String, to sql: String, _ name: String
    ) async throws {
        while try await TestDatabase.onThread({ try server.query(sql, database: name) }) != answer {
            try Task.checkCancellation()
        }
    }
}
