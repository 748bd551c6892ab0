import Beckon
import BeckonCallback
import BeckonJSON
import Foundation
import TestTime
import Testing

@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonServer

/// Free times and moves as clients read them, against the contract's own messages.
@Suite struct AvailabilityTests {
    @Test("version 1 and version 2 answer the contract's messages")
    func fixtures() async throws {
        let gateway = try await Self.gateway()
        try await gateway.run {
            try await book(gateway)
            let first = try await gateway.callback.availability(
                "voice-wait-userterm",
                parameters: RequestParameters([
                    "start": "2026-11-20T09:00:00.000Z", "end": "2026-11-20T09:20:00.000Z",
                ]))
            #expect(text(first) == (try fixture("availability-v1")))
            let second = try await gateway.callback.availability2(
                "voice-wait-userterm",
                parameters: RequestParameters([
                    "start": "2026-11-20T10:00:00", "end": "2026-11-20T10:20:00", "timezone": "Europe/Berlin",
                    "report-busy": "true",
                ]), zones: SystemZones())
            #expect(text(second) == (try fixture("availability-v2")))
        }
    }

    @Test("a full slot is refused with the contract's error, which names the next free slots")
    func full() async throws {
        let gateway = try await Self.gateway()
        try await gateway.run {
            try await book(gateway)
            let refusal = await #expect(throws: CallbackRefusal.self) {
                _ = try await gateway.start("voice-wait-userterm", ["_desired_time": "2026-11-20T09:12:00.000Z"])
            }
            let body = try JSONValue(parsing: try #require(refusal).body).object
            let expected = try JSONValue(parsing: try fixture("callback-error-slot-full")).object
            for name in ["code", "phrase", "message", "exception"] { #expect(body?[name] == expected?[name]) }
            let slots = try #require(body?["availability"]?.object)
            #expect(slots.count == 10)
            for (time, places) in try #require(expected?["availability"]?.object) { #expect(slots[time] == places) }
        }
    }

    @Test("without a range the slot that holds this moment is told, and one may limit the slots")
    func moment() async throws {
        let gateway = try await Self.gateway()
        try await gateway.run {
            let now = try await gateway.callback.availability("voice-wait-userterm", parameters: RequestParameters())
            #expect(text(now) == #"{"2026-11-20T08:00:00.000Z":5}"#)
            let two = try await gateway.callback.availability(
                "voice-wait-userterm", parameters: RequestParameters(["number-of-days": "1", "max-time-slots": "2"]))
            #expect(text(two) == #"{"2026-11-20T08:00:00.000Z":5,"2026-11-20T08:05:00.000Z":5}"#)
            let none = try await gateway.callback.availability(
                "voice-wait-userterm",
                parameters: RequestParameters(["start": "2026-11-19T08:00:00Z", "end": "2026-11-19T09:00:00Z"]))
            #expect(text(none) == "{}")
        }
    }

    @Test("an empty zone counts as none, and a zone by its new name is told with its times")
    func zones() async throws {
        let gateway = try await Self.gateway()
        try await gateway.run {
            for (zone, time) in [("", "2026-11-20T10:00:00"), ("Asia/Kolkata", "2026-11-20T15:30:00")] {
                let answer = try await gateway.callback.availability2(
                    "voice-wait-userterm", parameters: RequestParameters(["start": time, "timezone": zone]),
                    zones: SystemZones())
                let object = try #require(JSONValue(parsing: answer).object)
                let slot = try #require(object["slots"]?.array?.first?.object)
                #expect(slot["utcTime"]?.string == "2026-11-20T10:00:00.000Z")
                #expect(object["timezone"]?.string == (zone.isEmpty ? nil : zone))
                #expect(slot["localTime"]?.string == (zone.isEmpty ? nil : time + ".000"))
            }
        }
    }

    @Test(
        "a range that cannot be read is refused",
        arguments: [
            ["start": "tomorrow"], ["start": "2026-11-20T09:00:00Z", "start-ms": "1"], ["start-ms": "1"],
            ["start-ms": "x", "end-ms": "2"], ["end": "2026-11-21T09:00:00Z", "number-of-days": "1"],
            ["end": "2026-11-19T09:00:00Z"], ["number-of-days": "0"], ["number-of-days": "367"],
            ["max-time-slots": "0"],
            ["timezone": "EST5"], ["timezone": "EST"], ["report-busy": "maybe"],
            ["start": "2026-11-20T09:00:00Z", "end": "2028-11-20T09:00:00Z"],
        ])
    func refusals(parameters: [String: String]) async throws {
        let gateway = try await Self.gateway()
        try await gateway.run {
            let refusal = await #expect(throws: CallbackRefusal.self) {
                try await gateway.callback.availability2(
                    "voice-wait-userterm", parameters: RequestParameters(parameters), zones: SystemZones())
            }
            #expect(refusal?.kind == .invalid)
        }
    }

    @Test("a move answers nothing, takes the new time in either spelling, and other members as properties")
    func move() async throws {
        let gateway = try await Self.gateway()
        try await gateway.run {
            let (id, _) = try await gateway.start(
                "voice-wait-userterm", ["_desired_time": "2026-11-20T09:00:00.000Z", "note": "old", "gone": "x"])
            for name in ["_new_desired_time", "_desired_time"] {
                try await gateway.callback.move(
                    id, of: "voice-wait-userterm",
                    parameters: RequestParameters([
                        name: "2026-11-20T10:00:00.000Z", "note": "new", "gone": "", "_media_type": "chat",
                    ]))
                let record = try await gateway.callbacks.callback(ServiceID(id))
                #expect(record?.desiredTime == Timestamp(utc: "2026-11-20T10:00:00Z"))
                #expect(record?.attachedData == ["note": "new"])
                #expect(record?.properties["_media_type"] == "voice")
            }
            let refusal = await #expect(throws: CallbackRefusal.self) {
                try await gateway.callback.move(
                    id, of: "voice-wait-userterm", parameters: RequestParameters(["_new_desired_time": "soon"]))
            }
            #expect(refusal?.kind == .invalid)
        }
    }

    private static func gateway() async throws -> GMSCallbackGateway {
        let gateway = GMSCallbackGateway { options in
            options.slots.mostOfSlot = 5
            options.limits.queueCheck = .off
        }
        let begin = try #require(Timestamp(utc: "2026-11-20T08:00:00Z"))
        gateway.time.advance(by: Milliseconds(begin.milliseconds - gateway.time.now.milliseconds))
        return gateway
    }

    /// One, one, five and four places of four slots are taken.
    private func book(_ gateway: GMSCallbackGateway) async throws {
        for (minute, count) in [("00", 1), ("05", 1), ("10", 5), ("15", 4)] {
            for _ in 0..<count {
                _ = try await gateway.start("voice-wait-userterm", ["_desired_time": "2026-11-20T09:\(minute):00.000Z"])
            }
        }
    }

    private func fixture(_ name: String) throws -> String {
        let url = try #require(
            Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"))
        let file = try JSONValue(parsing: Array(try Data(contentsOf: url)))
        return text(try #require(file.object?["json"]).encoded())
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
