import Beckon
import Testing

extension StoreConformance {
    static var auditing: [Check] {
        [
            Check("a sound database has nothing to tell and is counted") { store async throws in
                #expect(try await store.audit(limit: 9) == AuditReport())
                try await store.commit(.putDevice(Sample.device()), .putCallback(Sample.waiting("C")))
                try await store.append(Sample.event(1), Sample.event(2), with: Sample.sound("A", last: 2))
                try await store.append(
                    Sample.event(1), with: Sample.sound("B", last: 1) { $0.attendance.presence = .polling })
                try await store.owe(Sample.push("A"), Sample.call("C"))
                #expect(
                    try await store.audit(limit: 9) == AuditReport(chats: 2, events: 3, owedPushes: 2, callbacks: 1))
            },
            Check("cursors beyond the transcript, or out of order, are told") { store async throws in
                let wrong: [(inout ChatHead) -> Void] = [
                    { $0.attendance.cursor = -1 }, { $0.attendance.cursor = 3 }, { $0.attendance.sent = 3 },
                    { $0.attendance.cursor = 2 }, { $0.side.cursor = 3 },
                    { $0.side.cursor = -1 },
                ]
                for (index, change) in wrong.enumerated() {
                    let head = Sample.sound("\(index)", last: 2) {
                        $0.attendance.cursor = 1
                        $0.attendance.sent = 1
                        change(&$0)
                    }
                    try await store.append(Sample.event(1), Sample.event(2), with: head)
                }
                let report = try await store.audit(limit: 99)
                #expect(report.violations.map(\.rule) == wrong.map { _ in .cursorsWithin })
                #expect(report.violations.map(\.subject) == wrong.indices.map { "\($0)" })
            },
            Check("an ended chat that waits and an open one that does not are told") { store async throws in
                try await store.begin(
                    Sample.sound("A") { $0.life.due = nil }, Sample.sound("B") { $0.life.state = .ended },
                    Sample.sound("C") {
                        $0.life.state = .ended
                        $0.life.due = nil
                    })
                let report = try await store.audit(limit: 9)
                #expect(
                    report.violations == ["A", "B"].map { .init(rule: .timersFollowState, subject: $0) })
            },
            Check("an agent side that will never be told what it is owed is told") { store async throws in
                func put(_ id: String, _ side: ChatAgentSide) async throws {
                    let head = Sample.sound(id, last: 1) { $0.side = side }
                    try await store.append(Sample.event(1), with: head)
                }
                var (waiting, told) = (ChatAgentSide(newOf: .cxone), ChatAgentSide(newOf: Sample.webhook("crm")))
                waiting.ledger?.due = Sample.at(9)
                told.cursor = 1
                try await put("A", ChatAgentSide(newOf: .cxone))
                try await put("B", ChatAgentSide(.cxone))
                try await put("C", ChatAgentSide(.desk, ledger: AgentLedger()))
                try await put("D", waiting)
                try await put("E", told)
                try await put("F", ChatAgentSide(newOf: .desk))
                let report = try await store.audit(limit: 9)
                #expect(report.violations == ["A", "B", "C"].map { .init(rule: .agentSideIsTold, subject: $0) })
            },
            Check("what an agent side goes on without is kept, else that is told") { store async throws in
                func put(_ id: String, _ record: PushRecord?) async throws {
                    let chat = Sample.sound(id, last: 1)
                    let told = TranscriptEvent(
                        position: 1, kind: .messageText, nickname: "System", text: "x", party: .external,
                        at: Sample.at(1), key: "\(TranscriptEvent.passedOverPrefix)12")
                    try await store.append(told, with: chat)
                    if let record { try await store.commit(.record(record)) }
                }
                try await put("A", Sample.record("A", after: 11, through: 12, kind: .passedOver, word: "x"))
                try await put("B", Sample.record("B", after: 11, through: 12, kind: .ended, word: "x"))
                try await put("C", Sample.record("C", after: 1, through: 2, kind: .passedOver, word: "x"))
                try await put("D", nil)
                let report = try await store.audit(limit: 9)
                #expect(report.violations == ["B", "C", "D"].map { .init(rule: .passedOverIsKept, subject: $0) })
                let kept = try await store.passedOver(before: .max, limit: 9)
                #expect(kept.map(\.chat.text) == ["C", "A"])
                #expect(try await store.passedOver(before: kept[0].id, limit: 9).map(\.chat.text) == ["A"])
                #expect(try await store.passedOver(before: .max, limit: 1).map(\.chat.text) == ["C"])
                #expect(try await store.passedOver(before: .max, limit: 0).isEmpty)
            },
            Check("a debt beyond the transcript, or for nothing, is told") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.append(Sample.event(1), with: Sample.sound("A", last: 1))
                for (after, through) in [(0, 2), (1, 1), (-1, 1)] {
                    try await store.owe(Sample.push("A", after: after, through: through, joinsDue: false))
                }
                try await store.owe(Sample.push("none"), Sample.push("A", joinsDue: false), Sample.call("none"))
                let report = try await store.audit(limit: 9)
                #expect(report.violations.map(\.rule) == Array(repeating: .owedWithinTranscript, count: 4))
                #expect(Set(report.violations.map(\.subject)).count == 4)
                #expect(report.violations.allSatisfy { $0.subject.hasPrefix("owed push ") })
            },
            Check("a push to an active client outlives the customer's reading, and is told beyond the transcript") {
                store async throws in
                try await store.commit(.putDevice(Sample.device()))
                let head = Sample.sound("A", last: 2) {
                    $0.attendance.presence = .present(clientID: "c")
                    ($0.attendance.cursor, $0.attendance.sent) = (2, 2)
                }
                try await store.append(Sample.event(1), Sample.event(2), with: head)
                func active(_ chat: String, after: Int, through: Int) -> OwedPush {
                    OwedPush(
                        subject: .active(ChatID(chat), after: after, through: through), deviceID: Sample.device().id,
                        due: Sample.at(0), expiresAt: Sample.at(99), reason: OwedPush.activeReason)
                }
                try await store.owe(active("A", after: 0, through: 1), active("A", after: 1, through: 2))
                #expect(try await store.audit(limit: 9).violations.isEmpty)
                let claims = try await store.claim()
                #expect(claims.map(\.push.subject) == [.active(ChatID("A"), after: 1, through: 2)])
                try await store.owe(active("A", after: 2, through: 3), active("none", after: 0, through: 1))
                #expect(
                    try await store.audit(limit: 9).violations.map(\.rule)
                        == Array(repeating: .activeWithinTranscript, count: 2))
            },
            Check("a push owed to a present customer is told, unless it ends with its claim") { store async throws in
                let presences: [CustomerPresence] = [.expected, .present(clientID: "c"), .polling]
                try await store.commit(.putDevice(Sample.device()))
                for (index, presence) in presences.enumerated() {
                    let head = Sample.sound("\(index)", last: 1) { $0.attendance.presence = presence }
                    try await store.append(Sample.event(1), with: head)
                    try await store.owe(Sample.push("\(index)"))
                }
                _ = try await store.claim(limit: 1)
                #expect(
                    try await store.audit(limit: 9).violations.map(\.rule)
                        == Array(repeating: .nothingOwedToPresent, count: 3))
                for index in 0..<3 { try await store.commit(.cancelOwed(lane: "chat/\(index)")) }
                #expect(try await store.audit(limit: 9) == AuditReport(chats: 3, events: 3, owedPushes: 1))
            },
            Check("no more violations are told than were asked for") { store async throws in
                for chat in 1...5 { try await store.begin(Sample.head("\(chat)")) }
                for (limit, count) in [(-1, 0), (0, 0), (2, 2), (9, 5)] {
                    let report = try await store.audit(limit: limit)
                    #expect(report.violations.count == count)
                    #expect(report.chats == 5)
                }
            },
        ]
    }
}

extension Sample {
    /// An open chat of an absent customer that breaks no rule.
    static func sound(_ id: String, last: Int = 0, _ change: (inout ChatHead) -> Void = { _ in }) -> ChatHead {
        head(id, last: last) {
            $0.attendance.presence = .away(since: at(0))
            $0.life.due = at(9)
            change(&$0)
        }
    }
}
