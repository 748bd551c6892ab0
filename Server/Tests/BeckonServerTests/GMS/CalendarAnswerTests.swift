import Beckon
import HTTPTypes
import Testing

@testable import BeckonServer

/// The answers of office-hours and capacity services over HTTP; the clock stands at 2026-11-20T08:00:00Z, a Friday.
@Suite struct CalendarAnswerTests {
    private static func run(_ body: (GMSBrowser) async throws -> Void) async throws {
        let settings = try Settings(
            yaml: """
                services:
                  bank-hours: {_service: office-hours, _timezone: Europe/Berlin, _bh_regular1: "Mon-Fri 9:00-18:00"}
                  desk: {_service: capacity, _timezone: Europe/Berlin, _capacity_5: '{"5":{"0900":4,"1000":6}}'}
                """)
        try await GMSBrowser.run({ $0 = settings }, body)
    }

    @Test("office hours tell their open periods, cut to the range, and whether it is open now")
    func hours() async throws {
        try await Self.run { browser async throws in
            let path = "/genesys/1/service/bank-hours"
            let now =
                #"{"error":null,"periods":[{"start":"2026-11-20T08:00:00.000Z","end":"2026-11-20T08:00:00.000Z"}]}"#
            #expect(try await browser.send(.get, path).body == now)
            let night = try await browser.send(.get, "\(path)?start=2026-11-20T22:00:00Z")
            #expect(night.body == #"{"error":null,"periods":[]}"#)
            let days = try await browser.send(.get, "\(path)?start=2026-11-20T12:00:00Z&number-of-days=3")
            let rest = #"{"start":"2026-11-20T12:00:00.000Z","end":"2026-11-20T17:00:00.000Z"}"#
            let monday = #"{"start":"2026-11-23T08:00:00.000Z","end":"2026-11-23T12:00:00.000Z"}"#
            #expect(days.body == #"{"error":null,"periods":[\#(rest),\#(monday)]}"#)
            let hour = try await browser.send(
                .get, "\(path)?start=2026-11-20T12:00:00Z&end=2026-11-20T13:00:00Z")
            #expect(
                hour.body
                    == #"{"error":null,"periods":[{"start":"2026-11-20T12:00:00.000Z","end":"2026-11-20T13:00:00.000Z"}]}"#
            )
            for query in ["start=x", "start=2026-11-20T12:00:00Z&end=2026-11-21T00:00:00Z&number-of-days=1"] {
                #expect(try await browser.send(.get, "\(path)?\(query)").status == 400)
            }
        }
    }

    @Test("a capacity tells the places of each hour, in the zone that is asked for")
    func capacity() async throws {
        try await Self.run { browser async throws in
            let path = "/genesys/1/service/desk"
            let range = "start=2026-11-20T08:00:00.000&end=2026-11-20T11:00:00.000"
            let own = try await browser.send(.get, "\(path)?\(range)")
            #expect(
                own.body == #"[{"start":"2026-11-20T08:00:00.000","end":"2026-11-20T09:00:00.000","capacity":0},"#
                    + #"{"start":"2026-11-20T09:00:00.000","end":"2026-11-20T10:00:00.000","capacity":4},"#
                    + #"{"start":"2026-11-20T10:00:00.000","end":"2026-11-20T11:00:00.000","capacity":6}]"#)
            let utc = try await browser.send(.get, "\(path)?\(range)&timezone=UTC")
            #expect(
                utc.body.hasPrefix(
                    #"[{"start":"2026-11-20T08:00:00.000","end":"2026-11-20T09:00:00.000","capacity":4}"#))
            for query in ["", "start=2026-11-20T08:00:00.000", "\(range)&timezone=Nowhere"] {
                #expect(try await browser.send(.get, "\(path)?\(query)").status == 400)
            }
        }
    }
}
