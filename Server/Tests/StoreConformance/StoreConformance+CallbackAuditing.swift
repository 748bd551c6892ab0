package import Beckon
import Testing

extension StoreConformance {
    static var callbackAuditing: [Check] {
        [
            Check("callbacks in all their steps, as they are written, break no rule") { store async throws in
                for record in Sample.soundCallbacks { try await store.commit(.putCallback(record)) }
                try await store.hold(Sample.booked("booked"))
                // Of a callback that ended in its slot, the place stays.
                try await store.hold(Sample.over("late") { $0.desiredTime = Sample.bookedTime })
                try await store.commit(
                    .putCallback(Sample.waiting("found")), .indexCallback(ServiceID("found"), ["mail": "a"]),
                    .countStart(ServiceID("found"), at: Sample.at(0), [Sample.check(limit: 9)]))
                #expect(try await store.audit(limit: 99, now: Sample.bookedTime).violations.isEmpty)
            },
            Check("a scheduled callback without its place, or with another one, is told") { store async throws in
                try await store.commit(.putCallback(Sample.booked("none")))
                try await store.hold(Sample.booked("late"), at: 7_201)
                try await store.hold(Sample.booked("soon"), at: 7_199)
                try await store.hold(Sample.booked("else"), of: "other")
                try await store.expect(.scheduledHasSlot, ["else…", "late…", "none…", "soon…"])
                try await store.expect(.slotsHaveCallbacks, ["else…", "late…", "soon…"])
            },
            Check("a place that no callback needs is told") { store async throws in
                try await store.commit(.bookSlot(Sample.slot("gone"), capacity: 1))
                try await store.hold(Sample.waiting("asap"))
                try await store.hold(Sample.over("quit") { $0.desiredTime = Sample.bookedTime })
                try await store.hold(Sample.booked("well"))
                try await store.expect(.slotsHaveCallbacks, ["asap…", "gone…", "quit…"])
            },
            Check("an end without a reason, and a reason without an end, are told") { store async throws in
                try await store.broken([
                    Sample.over("none") { $0.reason = nil }, Sample.waiting("soon") { $0.reason = .cancelled },
                ])
                try await store.expect(.reasonsFollowState, ["none…", "soon…"])
            },
            Check("a step that does not fit the state, or the desired time, is told") { store async throws in
                try await store.broken([
                    Sample.over("rest") { $0.step = .dialling(until: Sample.at(9)) },
                    Sample.waiting("call") { ($0.state, $0.step) = (.processing, .reached(until: Sample.at(9))) },
                    Sample.waiting("ring") { ($0.state, $0.step) = (.paused, .dialling(until: Sample.at(9))) },
                    Sample.waiting("over") { $0.step = .ended },
                    Sample.booked("time") { $0.desiredTime = Sample.at(7_201) },
                    Sample.booked("none") { $0.desiredTime = nil },
                ])
                try await store.expect(.stepsFollowState, ["call…", "none…", "over…", "rest…", "ring…", "time…"])
            },
            Check("a wake that is missing, late or beyond the end is told") { store async throws in
                try await store.broken([
                    Sample.waiting("none") { $0.due = nil }, Sample.over("over") { $0.due = Sample.at(9) },
                    Sample.waiting("last") { $0.due = Sample.at(3_601) },
                    Sample.waiting("ring") { $0.step = .dialling(until: Sample.at(9)) },
                    Sample.booked("book") { $0.due = Sample.at(7_201) },
                ])
                try await store.expect(.wakesFollowStep, ["book…", "last…", "none…", "over…", "ring…"])
            },
            Check("a place in the line that a callback has lost, or kept, is told") { store async throws in
                try await store.broken([
                    Sample.waiting("lost") { $0.queuedAt = nil }, Sample.waiting("left") { $0.leftAt = Sample.at(1) },
                    Sample.over("kept") { $0.queuedAt = Sample.at(0) },
                    Sample.over("odd") { $0.leftAt = Sample.at(0) },
                    Sample.booked("soon") { $0.queuedAt = Sample.at(0) },
                    Sample.booked("both") { ($0.queuedAt, $0.leftAt) = (Sample.at(0), Sample.at(0)) },
                ])
                try await store.expect(.lineFollowsState, ["both…", "kept…", "left…", "lost…", "odd…", "soon…"])
            },
            Check("a customer who was reached, or not, without the result of a call is told") { store async throws in
                try await store.broken([
                    Sample.waiting("talk") { ($0.state, $0.step) = (.routing, .reached(until: Sample.at(3_600))) },
                    Sample.over("none") {
                        $0.reason = .customerNotReached
                        $0.properties = ["_CB_DIAL_1_RESULT": "BUSY"]
                        $0.calls = [CallbackCall(reference: #"[{"result":"BUSY"}"#)]
                    },
                ])
                try await store.expect(.callsHaveResults, ["none…", "talk…"])
            },
            Check("a call without a result before another one, and fewer orders than none, are told") {
                store async throws in
                try await store.broken([
                    Sample.waiting("gap") { $0.calls = [CallbackCall(reference: "a"), CallbackCall(result: .busy)] },
                    Sample.waiting("less") { $0.submissions = -1 },
                    Sample.waiting("well") {
                        $0.calls = [CallbackCall(result: .busy), CallbackCall(reference: "},{")]
                    },
                ])
                try await store.expect(.callsHaveResults, ["gap…", "less…"])
            },
            Check("lookup keys and counted starts of no callback are told, each callback once") { store async throws in
                try await store.commit(
                    .indexCallback(ServiceID("gone"), ["mail": "a", "name": "b"]),
                    .indexCallback(ServiceID("free"), [:]))
                for id in ["gone", "lone"] {
                    try await store.commit(.countStart(ServiceID(id), at: Sample.at(0), [Sample.check(limit: 9)]))
                }
                try await store.expect(.keysHaveCallbacks, ["gone…", "lone…"])
            },
        ]
    }
}

extension Sample {
    static let bookedTime = at(7_200)

    /// A callback that waits for an agent and breaks no rule.
    package static func waiting(_ id: String, _ change: (inout CallbackRecord) -> Void = { _ in }) -> CallbackRecord {
        callback(id) {
            $0.due = $0.expiresAt
            $0.queuedAt = at(0)
            change(&$0)
        }
    }

    /// A callback that waits for its time; with its place it breaks no rule.
    package static func booked(_ id: String, _ change: (inout CallbackRecord) -> Void = { _ in }) -> CallbackRecord {
        callback(id) {
            ($0.state, $0.step) = (.scheduled, .scheduled(until: bookedTime))
            $0.desiredTime = bookedTime
            $0.expiresAt = at(10_800)
            $0.due = bookedTime
            change(&$0)
        }
    }

    /// A callback that ended before its time and breaks no rule.
    static func over(_ id: String, _ change: (inout CallbackRecord) -> Void = { _ in }) -> CallbackRecord {
        callback(id) {
            ($0.state, $0.step, $0.reason) = (.completed, .ended, .cancelled)
            change(&$0)
        }
    }

    /// Callbacks in every step, and with every reason.
    static var soundCallbacks: [CallbackRecord] {
        let (soon, last) = (at(60), at(3_600))
        let steps: [(CallbackState, CallbackStage, Timestamp)] = [
            (.queued, .waitingForAgent, last), (.paused, .waitingForAgent, last),
            (.queued, .offered(until: soon), soon),
            (.routing, .offered(until: soon), last), (.queued, .snoozed(until: soon), soon),
            (.paused, .snoozed(until: soon), last), (.queued, .dialDue(at: soon), soon),
            (.paused, .dialDue(at: soon), last), (.queued, .dialling(until: soon), soon),
            (.routing, .reached(until: soon), soon), (.queued, .connecting, last), (.routing, .connecting, last),
            (.paused, .connecting, last), (.processing, .connected, last),
        ]
        let open = steps.enumerated().map { index, entry in
            waiting("open\(index)") {
                ($0.state, $0.step, $0.due) = entry
                $0.properties = ["a": "\"'%_"]
                $0.calls = [CallbackCall(result: .person), CallbackCall(reference: "\"'%_")]
                if entry.0 == .processing { $0.leftAt = soon }
            }
        }
        let reasons = CallbackReason.allCases + [.agentsRefused(9), .agentsRefused(10), .agentsRefused(1_000)]
        let ended = reasons.enumerated().map { index, reason in
            over("over\(index)") {
                $0.reason = reason
                $0.calls = [CallbackCall(result: .noAnswer)]
                if index > 3 { ($0.queuedAt, $0.leftAt) = (at(9), at(3)) }
            }
        }
        return open + ended
    }
}

extension Store {
    /// The audit at the beginning of all times of the samples.
    package func audit(limit: Int) async throws -> AuditReport { try await audit(limit: limit, now: Sample.at(0)) }

    /// Stores a callback with a place in a slot.
    fileprivate func hold(
        _ record: CallbackRecord, at start: Int64 = 7_200, of service: String = "voice-now"
    ) async throws {
        let slot = Sample.slot(record.id.text, start: start, service: service)
        #expect(try await commit(.putCallback(record), .bookSlot(slot, capacity: 9)) == .committed)
    }

    /// Stores callbacks that break a rule, and sound ones.
    fileprivate func broken(_ records: [CallbackRecord]) async throws {
        for record in records + [Sample.waiting("fine"), Sample.over("done")] {
            #expect(try await commit(.putCallback(record)) == .committed)
        }
    }

    /// Expects that a rule is broken by these alone.
    fileprivate func expect(_ rule: AuditRule, _ subjects: [String]) async throws {
        let violations = try await audit(limit: 99).violations.filter { $0.rule == rule }
        #expect(violations.map(\.subject) == subjects)
    }
}
