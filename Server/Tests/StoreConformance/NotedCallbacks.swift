package import Beckon
import BeckonCallback
import Testing

/// Callbacks as they stood when what Beckon noted about them was among the request's properties; and what has to be read
/// of them.
package enum NotedCallbacks {
    /// Writes them, in the words of both engines.
    ///
    /// - Parameter steps: The steps that the tables have had.
    /// - Returns: The statements; none for tables that have no such callbacks any more.
    package static func statements(after steps: [String]) -> [String] {
        guard !steps.contains("callbackCalls") else { return steps.contains("bookedTimes") ? [] : booked }
        return rows
            + (steps.contains("callbackLine") ? ["UPDATE callback SET queued_at = 0 WHERE id IN (\(waiting))"] : [])
    }

    private static let waiting = "'bare', 'midst', 'reached', 'first', 'warned', 'again', 'text'"

    private static var rows: [String] {
        [
            stored("bare", properties: "{}"),
            // In the middle of the second call, whose order was given a third time.
            stored(
                "midst", "'QUEUED'", "'dialling'", until: "60000", due: "60000",
                properties: #"{"_CB_DIAL_1_RESULT":"BUSY","_call_reference":"2 a \"b\" },{","#
                    + #""_gms_user_stated":"true","_submit_attempts":"2","first_name":"Kim,\u0000\""}"#),
            stored(
                "reached", "'ROUTING'", "'reached'", until: "60000", due: "60000",
                properties: #"{"_CB_DIAL_10_RESULT":"PERSON",\#(unanswered),"_call_reference":"10 x","a":"b"}"#),
            stored("first", "'QUEUED'", "'dialling'", until: "60000", due: "60000", properties: call),
            stored("warned", properties: #"{"_customer_reminded":"true"}"#),
            stored("again", properties: #"{"a":"b","_start_counted":"true","c":"d"}"#),
            // Over, with all that can be noted.
            stored(
                "over", "'COMPLETED'", "'ended'", due: "NULL", reason: "'FAIL_CALL_TO_CUSTOMER'",
                properties: #"{"_CB_DIAL_1_RESULT":"NO_ANSWER","_CB_DIAL_2_RESULT":"FAX","_call_reference":"2 y","#
                    + #""_customer_reminded":"true","_gms_user_stated":"true","_start_counted":"true","#
                    + #""_submit_attempts":"1"}"#),
            // Texts of customers that look like notes.
            stored("text", properties: #"{"a":",\"_call_reference\":\"1 x\"","b,":"_call_reference"}"#),
        ]
    }

    /// A callback with a place that is kept by the beginning of its slot.
    private static let booked = [
        stored("booked", "'SCHEDULED'", "'scheduled'", until: "3600000", properties: "{}"),
        "UPDATE callback SET desired_time = 3600000 WHERE id = 'booked'",
        "INSERT INTO slot_booking (callback, service, start_at, capacity) VALUES ('booked', 'voice-now', 3300000, 1)",
    ]

    /// Checks what was made of them.
    ///
    /// - Parameters:
    ///   - store: The store on the database.
    ///   - steps: The steps that the tables had had.
    package static func check(_ store: any Store, after steps: [String]) async throws {
        if steps.contains("callbackCalls") {
            let (booked, end) = (Timestamp(milliseconds: 3_600_000), Timestamp(milliseconds: 7_200_000))
            #expect(try await store.bookings(service: "voice-now", from: booked, until: end) == [booked: 1])
            #expect(try await store.audit(limit: 9).violations.isEmpty)
            return
        }
        func read(_ id: String) async throws -> CallbackRecord {
            try #require(try await store.callback(ServiceID(id)), "\(id) is gone")
        }
        for id in ["bare", "text"] {
            let record = try await read(id)
            #expect(record.calls.isEmpty && record.submissions == 0)
            #expect(!record.hasStatedUser && !record.isReminded && !record.wasCounted)
        }
        #expect(try await read("text").properties == ["a": #","_call_reference":"1 x""#, "b,": "_call_reference"])

        let midst = try await read("midst")
        #expect(midst.calls == [CallbackCall(result: .busy), CallbackCall(reference: #"a "b" },{"#)])
        #expect(midst.submissions == 2 && midst.hasStatedUser && !midst.isReminded)
        #expect(midst.properties == ["first_name": "Kim,\u{0}\""])
        #expect(midst.attachedData["_CB_DIAL_1_RESULT"] == "BUSY")
        #expect(midst.openCall?.attempt == 2)
        #expect(midst.telephony == nil && midst.agentSide == nil)

        let reached = try await read("reached")
        #expect(reached.dialResults == Array(repeating: .noAnswer, count: 9) + [.person])
        #expect(reached.calls.last?.reference == "x" && reached.openCall?.attempt == 10)
        #expect(reached.properties == ["a": "b"])

        #expect(try await read("first").calls == [CallbackCall(reference: "call 1")])
        let warned = try await read("warned")
        #expect(warned.isReminded && !warned.wasCounted && warned.properties.isEmpty)
        let again = try await read("again")
        #expect(again.wasCounted && !again.isReminded && again.properties == ["a": "b", "c": "d"])
        let over = try await read("over")
        #expect(over.calls == [CallbackCall(result: .noAnswer), CallbackCall(result: .fax, reference: "y")])
        #expect(over.isReminded && over.hasStatedUser && over.wasCounted && over.submissions == 1)
        #expect(over.properties.isEmpty && over.attachedData["_CB_DIAL_2_RESULT"] == "FAX")
        #expect(try await store.audit(limit: 9).violations.isEmpty)
    }

    private static let call = #"{"_call_reference":"1 call 1","a":"b"}"#
    private static let unanswered = (1...9).map { #""_CB_DIAL_\#($0)_RESULT":"NO_ANSWER""# }.joined(separator: ",")

    private static func stored(
        _ id: String, _ state: String = "'QUEUED'", _ step: String = "'waitingForAgent'", until: String = "NULL",
        due: String = "3600000", reason: String = "NULL", properties: String
    ) -> String {
        """
        INSERT INTO callback (id, service_name, version, state, reason, step, step_until, customer_number, created_at, \
        expires_at, connects, gms_user, properties, due) \
        VALUES ('\(id)', 'voice-now', 1, \(state), \(reason), \(step), \(until), '5550100', 0, 3600000, 0, 'u', \
        '\(properties)', \(due))
        """
    }
}
