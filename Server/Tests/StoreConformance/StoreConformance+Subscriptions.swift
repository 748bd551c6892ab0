import Beckon
import Testing

extension StoreConformance {
    static var subscriptions: [Check] {
        [
            Check("a notification subscription comes back whole, is replaced and removed") { store async throws in
                let target = PushTarget(type: .customhttp, token: "é", debug: true, providerName: "brand")
                let whole = NotificationSubscription(
                    id: "A", subscriber: "s", filter: "f*", channel: .push(target), language: "de",
                    authorization: "YTpi", expiresAt: Sample.at(5))
                let comet = NotificationSubscription(
                    id: "B", subscriber: "s", filter: "f", channel: .comet(user: "u"), expiresAt: Sample.at(5))
                let unknown = NotificationSubscription(
                    id: "C", subscriber: "s", filter: "f", channel: .unknown(type: "orscb"), expiresAt: Sample.at(5))
                for subscription in [whole, comet, unknown] {
                    try await store.commit(.putSubscription(subscription))
                    #expect(try await store.subscription(subscription.id) == subscription)
                }
                let changed = NotificationSubscription(
                    id: "A", subscriber: "t", filter: "g", channel: .comet(user: "v"), expiresAt: Sample.at(6))
                try await store.commit(.putSubscription(changed))
                #expect(try await store.subscription("A") == changed)
                try await store.commit(.removeSubscription("A"), .removeSubscription("none"))
                #expect(try await store.subscription("A") == nil)
                #expect(try await store.subscriptionCount(now: Sample.at(0)) == 2)
            },
            Check("subscriptions are found by their filters until they end, in pages by id") { store async throws in
                for (id, filter, end) in [("C", "a", 9), ("A", "a*", 9), ("B", "b", 9), ("D", "a", 5)] {
                    try await store.commit(.putSubscription(Sample.subscription(id, filter: filter, end: Int64(end))))
                }
                func found(_ filters: [String]?, at second: Int64, after id: String? = nil, limit: Int = 9) async throws
                    -> [String]
                {
                    try await store.subscriptions(passing: filters, now: Sample.at(second), after: id, limit: limit)
                        .map(\.id)
                }
                #expect(try await found(["a", "a*", "none"], at: 1) == ["A", "C", "D"])
                #expect(try await found(["a", "a*"], at: 5) == ["A", "C"])
                #expect(try await found(["a", "a*"], at: 1, limit: 2) == ["A", "C"])
                #expect(try await found(["a", "a*"], at: 1, after: "C") == ["D"])
                #expect(try await found([], at: 1).isEmpty)
                #expect(try await found(["a"], at: 1, limit: 0).isEmpty)
                #expect(try await found(nil, at: 1) == ["A", "B", "C", "D"])
                #expect(try await found(nil, at: 5, after: "A", limit: 1) == ["B"])
                #expect(try await store.subscriptionCount(now: Sample.at(1)) == 4)
                #expect(try await store.subscriptionCount(now: Sample.at(5)) == 3)
            },
            Check("rows of ended subscriptions stay for a while, those of an erased customer do not") {
                store async throws in
                try await store.commit(.putSubscription(Sample.subscription("A", filter: "a", end: 5)))
                let hour = NotificationSubscription.memory.count / 1_000
                try await store.removeClients(expiredBefore: Sample.at(5 + hour))
                #expect(try await store.subscription("A") != nil)
                try await store.removeClients(expiredBefore: Sample.at(6 + hour))
                #expect(try await store.subscription("A") == nil)
                try await store.commit(
                    .putSubscription(Sample.subscription("B", filter: "a", end: 5, subscriber: "gone")),
                    .putSubscription(
                        NotificationSubscription(
                            id: "C", subscriber: "s", filter: "a", channel: .comet(user: "gone"),
                            expiresAt: Sample.at(5))),
                    .putSubscription(Sample.subscription("D", filter: "a", end: 5)))
                #expect(try await store.erase(user: "gone", limit: 10).isComplete)
                #expect(
                    try await store.subscriptions(passing: nil, now: Sample.at(0), after: nil, limit: 9).map(\.id)
                        == ["D"])
            },
        ]
    }
}

extension Sample {
    static func subscription(
        _ id: String, filter: String, end: Int64, subscriber: String = "s"
    ) -> NotificationSubscription {
        NotificationSubscription(
            id: id, subscriber: subscriber, filter: filter,
            channel: .push(PushTarget(type: .fcm, token: "token of \(id)")), expiresAt: at(end))
    }
}
