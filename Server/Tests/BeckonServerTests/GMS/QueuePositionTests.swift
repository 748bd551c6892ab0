import Beckon
import BeckonCallback
import BeckonJSON
import TestTime
import Testing

@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonServer

/// The answers about places and waits, byte for byte.
@Suite struct QueuePositionTests {
    private static let service = "voice-wait-userterm"

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// A gateway on which three customers were served within 40 s each, and seven wait.
    private func run(_ body: (GMSCallbackGateway, [String]) async throws -> Void) async throws {
        let gateway = GMSCallbackGateway {
            $0.limits.queueCheck = .off
            $0.throttle.parameterLimit = 100
        }
        try await gateway.run {
            for _ in 0..<3 {
                let id = ServiceID(try await gateway.start(Self.service).id)
                gateway.time.advance(by: .seconds(40))
                _ = try await gateway.callbacks.connect(id)
            }
            var ids: [String] = []
            for _ in 0..<7 {
                ids.append(try await gateway.start(Self.service).id)
                gateway.time.advance(by: Milliseconds(1))
            }
            try await body(gateway, ids)
        }
    }

    @Test("a place, its wait and the line's length are strings, the threshold is a boolean")
    func position() async throws {
        try await run { gateway, ids in
            #expect(
                text(try await gateway.callback.place(ids[2]))
                    == #"{"_position":"3","_eta":"121","_total_waiting":"7","#
                    + #""_agent_ready_threshold_passed":false,"ewt":"121"}"#)
            _ = try await gateway.callbacks.offer(ServiceID(ids[0]))
            #expect(
                try JSONValue(parsing: await gateway.callback.place(ids[0]))["_agent_ready_threshold_passed"] == true)
            _ = try await gateway.callbacks.connect(ServiceID(ids[0]))
            #expect(
                text(try await gateway.callback.place(ids[0]))
                    == #"{"_position":"0","_eta":"0","_total_waiting":"6","_agent_ready_threshold_passed":true,"ewt":"0"}"#
            )
        }
    }

    @Test("a scheduled callback has place and wait -1; one that has ended and one that never was are not found")
    func others() async throws {
        try await run { gateway, ids in
            let (scheduled, _) = try await gateway.start(
                Self.service, ["_desired_time": "2023-11-15T00:00:00.000Z"])
            #expect(
                text(try await gateway.callback.place(scheduled))
                    == #"{"_position":"-1","_eta":"-1","_total_waiting":"7","#
                    + #""_agent_ready_threshold_passed":false,"ewt":"-1"}"#)
            _ = try await gateway.callback.cancel(scheduled, of: Self.service)
            for (id, message) in [(scheduled, "Callback is completed."), ("none", "Callback is not found.")] {
                let refusal = await #expect(throws: CallbackRefusal.self) { try await gateway.callback.place(id) }
                #expect(
                    text(refusal?.body ?? [])
                        == #"{"code":404,"phrase":"Not Found","message":"\#(message)","#
                        + #""exception":"com.genesyslab.gsg.services.callback.exceptions.CallbackExceptionNotFound"}"#)
            }
        }
    }

    @Test(
        "waits have an entry for each queue that is asked for, -1 where they are not known, and say what they rest on")
    func waits() async throws {
        try await run { gateway, _ in
            let known =
                #"{"virtualQueue":"voice-wait-userterm","estimatedWaitTime":321,"#
                + #""message":"From 3 callbacks within the last hour, give or take 58 percent."}"#
            let none =
                #"{"virtualQueue":"none","estimatedWaitTime":-1,"message":"There is no such virtual queue."}"#
            let idle =
                #"{"virtualQueue":"chat-now","estimatedWaitTime":-1,"#
                + #""message":"Not known: agents took fewer than 3 callbacks within the last hour."}"#
            #expect(text(try await gateway.callback.waits([Self.service])) == "[\(known)]")
            #expect(
                text(try await gateway.callback.waits(["none, voice-wait-userterm", "chat-now", "none"]))
                    == "[\(none),\(known),\(idle)]")
            let all = try JSONValue(parsing: await gateway.callback.waits([])).array
            #expect(
                all?.map { $0["virtualQueue"] } == [
                    "chat-now", "voice-now-userorig", "voice-now-userterm", .string(Self.service),
                ])
            await #expect(throws: Fault.self) {
                try await gateway.callback.waits((0...GMSCallback.queueLimit).map { "\($0)" })
            }
        }
    }
}
