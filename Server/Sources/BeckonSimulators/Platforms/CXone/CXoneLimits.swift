import Synchronization

/// Counts a tenant's requests (contact-centers §3.1), and tells with each answer how many are left.
final class CXoneLimits: Sendable {
    /// What is counted by itself.
    enum Kind: Sendable {
        case inbound
        case reading
        case updates
    }

    /// Whether a request may be made, and what its answer tells.
    struct Grant {
        let isGiven: Bool
        let allowed: Int
        let left: Int
        /// Seconds until there are more.
        let reset: Int64

        /// An answer with `x-ratelimit-*`, and with `retry-after` where the request was refused.
        func heading(_ answer: SimulatedAnswer) -> SimulatedAnswer {
            var answer = answer
            answer.headers += [
                ("x-ratelimit-limit", "\(allowed)"), ("x-ratelimit-remaining", "\(left)"),
                ("x-ratelimit-reset", "\(reset)"),
            ]
            if !isGiven { answer.headers.append(("retry-after", "\(reset)")) }
            return answer
        }
    }

    private struct Window {
        var ends: Int64 = 0
        var used = 0
    }

    private struct Bucket {
        var left: Double
        var at: Int64
    }

    private struct State {
        var windows: [Kind: Window] = [:]
        var contacts: [String: Bucket] = [:]
    }

    private static let hour: Int64 = 3_600_000
    /// How many contacts are counted; beyond it those that are full again are forgotten, and then all.
    private static let mostContacts = 10_000

    private let limits: SimulatedCXone.Limits
    private let now: @Sendable () -> Int64
    private let state = Mutex(State())

    /// - Parameters:
    ///   - limits: How many requests are allowed.
    ///   - now: Milliseconds since 1970.
    init(_ limits: SimulatedCXone.Limits, now: @escaping @Sendable () -> Int64 = { StandInClock.now() }) {
        self.limits = limits
        self.now = now
    }

    /// Counts a request.
    ///
    /// - Parameters:
    ///   - kind: What it is.
    ///   - contact: The contact that it changes, if any.
    /// - Returns: Whether it may be made.
    func count(_ kind: Kind, contact: String? = nil) -> Grant {
        let (now, allowed) = (now(), allowed(kind))
        return state.withLock { state in
            var window = state.windows[kind] ?? Window()
            if window.ends <= now { window = Window(ends: now + Self.hour) }
            let reset = max(1, (window.ends - now + 999) / 1_000)
            guard window.used < allowed else {
                return Grant(isGiven: false, allowed: allowed, left: 0, reset: reset)
            }
            if let contact, !take(from: contact, at: now, &state) {
                let pause = Int64(60 / max(1, limits.contactRefillPerMinute)) + 1
                return Grant(isGiven: false, allowed: limits.contactBurst, left: 0, reset: pause)
            }
            window.used += 1
            state.windows[kind] = window
            return Grant(isGiven: true, allowed: allowed, left: allowed - window.used, reset: reset)
        }
    }

    /// The answer to a request in a storm of 429.
    func storm(_ kind: Kind) -> SimulatedAnswer {
        Grant(isGiven: false, allowed: allowed(kind), left: 0, reset: 1).heading(
            SimulatedCXone.refusal(429, "too_many_requests"))
    }

    private func allowed(_ kind: Kind) -> Int {
        switch kind {
        case .inbound: limits.inboundPerHour
        case .reading: limits.readsPerHour
        case .updates: limits.updatesPerHour
        }
    }

    /// Takes one change from a contact's bucket; false if it is empty.
    private func take(from contact: String, at now: Int64, _ state: inout State) -> Bool {
        let most = Double(limits.contactBurst)
        func filled(_ bucket: Bucket) -> Double {
            min(most, bucket.left + Double(now - bucket.at) / 60_000 * Double(limits.contactRefillPerMinute))
        }
        if state.contacts.count >= Self.mostContacts, state.contacts[contact] == nil {
            state.contacts = state.contacts.filter { filled($0.value) < most }
            if state.contacts.count >= Self.mostContacts { state.contacts = [:] }
        }
        let left = state.contacts[contact].map(filled) ?? most
        guard left >= 1 else { return false }
        state.contacts[contact] = Bucket(left: left - 1, at: now)
        return true
    }
}
