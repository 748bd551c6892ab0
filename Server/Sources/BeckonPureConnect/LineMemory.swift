import Beckon
import BeckonCallback

/// How a queue moved while a session saw it, and what customers in line were told.
///
/// Pure. It holds what is in the queue now, and at most ``WaitEstimate/most`` departures.
struct LineMemory: Sendable {
    /// A place in line that a customer is to read.
    struct News: Hashable {
        let place: Int
        /// The step that was reached; a customer reads each step once.
        let step: Int
        /// How long customers at this place wait; nil while nothing is known.
        let wait: Milliseconds?
    }

    /// The places at which customers in line read again where they are.
    static let steps = [1, 2, 3, 5, 10, 20, 50, 100, 200, 500]

    /// Since when the session has seen interactions wait.
    private var waiting: [String: Timestamp] = [:]
    /// The youngest first.
    private var departures: [LineDeparture] = []
    private var told: [String: Int] = [:]

    /// Notes the queue as it is now.
    mutating func note(_ queue: QueueView, now: Timestamp) {
        let present = Set(queue.waiting)
        for (interaction, since) in waiting where !present.contains(interaction) {
            let isTaken = queue.interactions[interaction] != nil && queue.isAnswered(interaction)
            departures.insert(LineDeparture(queuedAt: since, leftAt: now, isTaken: isTaken), at: 0)
            waiting[interaction] = nil
        }
        for interaction in present where waiting[interaction] == nil { waiting[interaction] = now }
        let begin = now.advanced(by: Milliseconds(-WaitEstimate.window.count))
        departures = Array(departures.prefix(WaitEstimate.most).filter { $0.leftAt > begin })
    }

    /// What customers have to be told now; it counts as told.
    ///
    /// - Parameters:
    ///   - places: The places of the chats that wait, from 1.
    ///   - now: The time.
    /// - Returns: News by chat.
    mutating func news(_ places: [String: Int], now: Timestamp) -> [String: News] {
        let estimate = WaitEstimate(departures: departures, oldest: waiting.values.min(), now: now)
        told = told.filter { places[$0.key] != nil }
        var news: [String: News] = [:]
        for (chat, place) in places {
            guard let step = Self.steps.first(where: { $0 >= place }), step < told[chat] ?? .max else { continue }
            told[chat] = step
            news[chat] = News(place: place, step: step, wait: estimate.wait(at: place))
        }
        return news
    }

    /// Takes back that a customer was told.
    mutating func forget(_ chat: String) { told[chat] = nil }
}
