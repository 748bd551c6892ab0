/// The pushes that wait for a retry, by the credential or the host that failed, as a value; decides which are brought
/// forward.
///
/// An outage of two minutes leaves pushes that wait for a quarter of an hour. A delivery shows that the service is back:
/// each has ``perDelivery`` of those pushes tried, the longest waiting first, until an attempt fails. A push that new
/// events have joined needs no delivery, since the events alone would be tried, too. After an attempt a push rests as
/// ``pauses`` say, so that one that fails by its own fault is no burden; new events end the rest if the service has
/// taken a push since.
///
/// Nothing is stored: after a restart the pushes that wait come at their times.
struct WaitingRetries: Sendable, Equatable {
    /// How many waiting pushes each delivery brings forward.
    static let perDelivery = 2
    /// The most pushes that deliveries have earned and none has used.
    static let creditLimit = 64
    /// The most pushes of one line that are brought forward at once.
    static let together = 64
    /// How long a push rests after an attempt, by how often it was brought forward: 10, 20, 40, 60, 60, … seconds.
    static let pauses = Backoff(first: .seconds(10), longest: .seconds(60))
    /// The most pushes that are remembered of a credential; others come at their times.
    ///
    /// After five failures a credential's breaker keeps the rest in the store, where they wait for no retry.
    static let limit = 2_048
    /// The most pushes that are remembered of a host, and the most hosts.
    static let limitOfReceiver = 128
    static let receiverLimit = CredentialRecords.receiverLimit

    /// A credential, or one host that it serves.
    struct Key: Hashable, Sendable {
        let route: PushRoute
        let receiver: String?
    }

    /// A push that waits for a retry.
    struct Wait: Hashable, Sendable {
        let push: Int64
        /// The chat whose new events join it.
        var chat: ChatID?
        /// When it is tried again by itself.
        var due: Timestamp
        var expiresAt: Timestamp
        /// Whether its last attempt may have been delivered; deliveries bring it forward only once.
        var isDoubt = false
    }

    private var lines: [Key: Line] = [:]
    private var uses = 0

    init() {}

    /// Whether no push waits.
    var isEmpty: Bool { lines.isEmpty }

    /// How many pushes are remembered.
    var count: Int { lines.values.reduce(0) { $0 + $1.entries.count } }

    /// Notes that a push was delivered.
    mutating func delivered(_ push: Int64, by key: Key) { lines[key]?.delivered(push) }

    /// Notes that an attempt failed in a way that may befall others.
    mutating func failed(by key: Key) { lines[key]?.failed() }

    /// Notes that a push has ended, or waits for something else.
    mutating func forget(_ push: Int64, of key: Key) { _ = lines[key]?.remove(push) }

    /// Notes that a push waits after a failure, at an uptime.
    mutating func add(_ wait: Wait, to key: Key, uptime: Uptime, rule: SettlementRule) {
        if key.receiver != nil, lines[key] == nil { makeRoom() }
        uses += 1
        lines[key, default: Line()].lastUse = uses
        let limit = key.receiver == nil ? Self.limit : Self.limitOfReceiver
        lines[key]?.add(wait, limit: limit, uptime: uptime, rule: rule)
    }

    /// Takes the pushes to bring forward now.
    ///
    /// - Parameters:
    ///   - chats: The chats with new events since the last call.
    ///   - now: The time of day; what is due by itself is left alone.
    ///   - uptime: The uptime.
    /// - Returns: The pushes, each once until it has failed again.
    mutating func broughtForward(by chats: Set<ChatID>, now: Timestamp, uptime: Uptime) -> [Wait] {
        guard !lines.isEmpty else { return [] }
        var brought: [Wait] = []
        for key in Array(lines.keys) {
            if !chats.isEmpty { lines[key]?.join(chats) }
            brought += lines[key]?.take(now: now, uptime: uptime) ?? []
            if lines[key]?.entries.isEmpty == true { lines[key] = nil }
        }
        return brought
    }

    /// Forgets the host that failed longest ago if there are too many.
    private mutating func makeRoom() {
        let ofReceivers = lines.filter { $0.key.receiver != nil }
        guard ofReceivers.count >= Self.receiverLimit,
            let oldest = ofReceivers.min(by: { $0.value.lastUse < $1.value.lastUse })
        else { return }
        lines[oldest.key] = nil
    }
}

extension WaitingRetries {
    fileprivate struct Entry: Sendable, Equatable {
        var wait: Wait
        /// The uptime at which its rest after the last attempt ends.
        var soonest: Uptime
        /// How often it was brought forward.
        var brought: Int
        /// False once it is brought forward, until it has failed again.
        var isWaiting = true
        /// Whether new events have joined it since its last attempt.
        var isJoined = false
    }

    /// The pushes that wait for one credential or host, the longest waiting first.
    fileprivate struct Line: Sendable, Equatable {
        /// How long a line is not looked at if nothing happens.
        private static let lookPause = Milliseconds.seconds(60)

        private(set) var entries: [Entry] = []
        var lastUse = 0
        /// How many pushes may be brought forward, because others were delivered since the last failure.
        private var credit = 0
        /// Whether the last answer was a delivery.
        private var isBack = false
        /// Before this uptime there is nothing to take.
        private var quietUntil = Uptime.distantPast

        mutating func delivered(_ push: Int64) {
            _ = remove(push)
            credit = min(credit + WaitingRetries.perDelivery, WaitingRetries.creditLimit)
            isBack = true
            quietUntil = .distantPast
        }

        mutating func failed() {
            credit = 0
            isBack = false
        }

        mutating func remove(_ push: Int64) -> Entry? {
            entries.firstIndex { $0.wait.push == push }.map { entries.remove(at: $0) }
        }

        mutating func add(_ wait: Wait, limit: Int, uptime: Uptime, rule: SettlementRule) {
            let brought = remove(wait.push)?.brought ?? 0
            guard entries.count < limit else { return }
            let pause = rule.scaled(WaitingRetries.pauses.pause(after: brought + 1))
            entries.append(Entry(wait: wait, soonest: uptime.advanced(by: pause), brought: brought))
            quietUntil = .distantPast
        }

        mutating func join(_ chats: Set<ChatID>) {
            for index in entries.indices where entries[index].isWaiting {
                guard let chat = entries[index].wait.chat, chats.contains(chat) else { continue }
                entries[index].isJoined = true
                if isBack { entries[index].soonest = .distantPast }
                quietUntil = .distantPast
            }
        }

        mutating func take(now: Timestamp, uptime: Uptime) -> [Wait] {
            guard uptime >= quietUntil else { return [] }
            quietUntil = uptime.advanced(by: Self.lookPause)
            // What is due by itself needs no help, and another node may have taken it.
            entries.removeAll { $0.wait.due <= now }
            var taken: [Wait] = []
            for index in entries.indices where mayTake(entries[index]) {
                guard entries[index].soonest <= uptime else {
                    quietUntil = min(quietUntil, entries[index].soonest)
                    continue
                }
                guard taken.count < WaitingRetries.together else {
                    quietUntil = uptime
                    break
                }
                if !entries[index].isJoined { credit -= 1 }
                entries[index].isWaiting = false
                entries[index].isJoined = false
                entries[index].brought += 1
                taken.append(entries[index].wait)
            }
            return taken
        }

        private func mayTake(_ entry: Entry) -> Bool {
            guard entry.isWaiting, !entry.isJoined else { return entry.isWaiting }
            return credit > 0 && !(entry.wait.isDoubt && entry.brought > 0)
        }
    }
}
