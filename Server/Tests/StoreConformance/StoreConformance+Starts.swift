package import Beckon
import Testing

extension StoreConformance {
    static var starts: [Check] {
        [
            Check("starts are counted by service and by property from a time on, and none beyond the limit is") {
                store async throws in
                for (id, second) in [("A", 1), ("B", 5), ("C", 9)] as [(String, Int64)] {
                    #expect(try await store.count(id, at: second, Sample.check(limit: 3)) == .committed)
                }
                #expect(try await store.count("D", at: 9, Sample.check(limit: 3)) == .throttled(check: 0))
                #expect(try await store.startCounts([Sample.check()]) == [3])
                #expect(try await store.startCounts([Sample.check(from: 5), Sample.check(from: 6)]) == [2, 1])
                // The first one counts no more.
                #expect(try await store.count("D", at: 9, Sample.check(from: 2, limit: 3)) == .committed)
                #expect(try await store.count("E", at: 9, Sample.check(limit: 0)) == .throttled(check: 0))
                #expect(try await store.count("E", at: 9, Sample.check(limit: -1)) == .throttled(check: 0))
                #expect(try await store.startCounts([]).isEmpty)
            },
            Check("other services, names and values count by themselves") { store async throws in
                let first = Sample.check("mail", "é", limit: 1)
                let others = [
                    Sample.check("mail", "e", limit: 1), Sample.check("name", "é", limit: 1),
                    Sample.check("mail", "é", service: "other", limit: 1), Sample.check(limit: 1),
                ]
                #expect(try await store.count("A", first) == .committed)
                #expect(try await store.count("B", first) == .throttled(check: 0))
                #expect(try await store.startCounts(others) == [0, 0, 0, 0])
                for (index, other) in others.enumerated() {
                    #expect(try await store.count("other \(index)", other) == .committed)
                }
                #expect(try await store.startCounts([first] + others) == [1, 1, 1, 1, 1])
            },
            Check("two checks of one property count it once; the first that refuses is told, and nothing is written") {
                store async throws in
                let checks = [
                    Sample.check(from: 3, limit: 1), Sample.check(limit: 2), Sample.check("mail", "a", limit: 9),
                ]
                #expect(try await store.count("A", at: 1, checks) == .committed)
                #expect(try await store.startCounts(checks) == [0, 1, 1])
                #expect(try await store.count("B", at: 2, checks) == .committed)
                let refused = try await store.commit(
                    .putSetting(name: "x", value: "1"), .countStart(ServiceID("C"), at: Sample.at(4), checks))
                #expect(refused == .throttled(check: 1))
                #expect(try await store.setting("x") == nil)
                #expect(try await store.startCounts(checks) == [0, 2, 2])
            },
            Check("of the commits of one list the earlier ones are counted for the later ones") { store async throws in
                let commits = (0..<4).map { number in
                    Commit([
                        .countStart(
                            ServiceID("\(number)"), at: Sample.at(Int64(number)),
                            [Sample.check(from: Int64(number) - 1, limit: 9), Sample.check(limit: 3)])
                    ])
                }
                #expect(
                    try await store.commit(commits) == [.committed, .committed, .committed, .throttled(check: 1)])
                #expect(try await store.startCounts([Sample.check(from: 1), Sample.check()]) == [2, 3])
            },
            Check(
                "a callback that is counted again under a name counts there by the new value alone, elsewhere as before"
            ) {
                store async throws in
                let first = [Sample.check(), Sample.check("mail", "a")]
                #expect(try await store.count("A", at: 1, first) == .committed)
                #expect(try await store.count("A", at: 5, Sample.check("mail", "b", limit: 1)) == .committed)
                let checks = [
                    Sample.check(), Sample.check(from: 2), Sample.check("mail", "a"),
                    Sample.check("mail", "b", from: 5),
                ]
                #expect(try await store.startCounts(checks) == [1, 0, 0, 1])
                #expect(try await store.count("B", at: 6, Sample.check("mail", "b", limit: 1)) == .throttled(check: 0))
            },
            Check("long values that begin alike count as one, and two counts in one commit are refused") {
                store async throws in
                let long = String(repeating: "x", count: CountedProperty.valueLength)
                #expect(try await store.count("A", Sample.check("mail", long + "a", limit: 1)) == .committed)
                #expect(try await store.count("B", Sample.check("mail", long + "b", limit: 1)) == .throttled(check: 0))
                let twice = try await store.commit(
                    .countStart(ServiceID("C"), at: Sample.at(0), [Sample.check()]),
                    .countStart(ServiceID("D"), at: Sample.at(0), [Sample.check()]))
                #expect(twice == .conflict)
            },
        ]
    }
}

extension Sample {
    package static func check(
        _ name: String = "", _ value: String = "", service: String = "voice", from: Int64 = 0, limit: Int = 1_000
    ) -> ThrottleCheck {
        ThrottleCheck(CountedProperty(service: service, name: name, value: value), from: at(from), limit: limit)
    }
}

extension Store {
    fileprivate func count(_ id: String, at second: Int64 = 0, _ check: ThrottleCheck) async throws -> CommitResult? {
        try await count(id, at: second, [check])
    }

    fileprivate func count(
        _ id: String, at second: Int64 = 0, _ checks: [ThrottleCheck]
    ) async throws -> CommitResult? {
        try await commit(.countStart(ServiceID(id), at: Sample.at(second), checks))
    }
}
