import Wires

/// A customer with one chat, and the app that reads it over Bayeux.
final class Phone {
    /// What the app asks for next, or waits for.
    enum Step {
        case service, chat, handshake, subscription, firstConnect, poll, farewell
        /// The app is closed.
        case away
    }

    let user: String
    let client: Client
    var step = Step.service
    /// The chat's name for the agents; empty until it is made.
    private(set) var chat = ""
    private var service = ""
    /// Failed tries in a row.
    var failures = 0
    /// When the last request was sent; nil if it was answered.
    var askedAt: UInt64?
    /// Since when it has always had a poll at the gateway; nil if it has none.
    var parkedSince: UInt64?
    /// Whether it was parked before.
    var hasParked = false

    // MARK: What it read

    /// How many messages an agent has begun to send it; each has its number.
    var sent = 0
    /// Whether one of them has not been acknowledged yet.
    var isAddressed = false
    /// Whether an agent has taken the chat.
    var isTaken = false
    /// Whether the gateway may not know what the app has received, so that it sends events again.
    private var mayHearAgain = false
    private var position = 0
    private var last = 0

    init(user: String, client: Client) {
        self.user = user
        self.client = client
        client.headers = "gms_user: \(user)\r\n"
    }

    /// The request of the present step.
    var request: [UInt8] {
        let messages = BayeuxMessages(clientID: client.session)
        switch step {
        case .service: return form("request-chat", "")
        case .chat: return form("\(service)/ixn/chat", "userDisplayName=Customer&notify_by=comet")
        case .handshake: return bayeux(messages.handshake("long-polling"))
        case .subscription: return bayeux(messages.subscribe(to: "/_genesys"))
        case .firstConnect: return bayeux(messages.connect("long-polling", advice: ",\"advice\":{\"timeout\":0}"))
        case .poll: return client.poll
        case .farewell: return bayeux(messages.disconnect)
        case .away: return []
        }
    }

    private func form(_ path: String, _ body: String) -> [UInt8] {
        Wire.post(
            "/genesys/1/service/\(path)", type: "application/x-www-form-urlencoded", headers: client.headers, body)
    }

    private func bayeux(_ body: String) -> [UInt8] {
        Wire.post("/genesys/cometd", type: "application/json;charset=UTF-8", headers: client.headers, body)
    }

    /// Goes on after the step's answer.
    ///
    /// - Returns: Whether the answer has what the step needs.
    func advance(after answer: Answer) -> Bool {
        switch step {
        case .service:
            guard let id = answer.body.string(after: "\"_id\":\"") else { return false }
            (service, step) = (id, .chat)
        case .chat:
            guard let id = answer.body.string(after: "\"chatSessionId\":\"") else { return false }
            (chat, step) = (id, .handshake)
        case .handshake:
            guard let id = answer.body.string(after: "\"clientId\":\"") else { return false }
            begin(session: id, cookie: answer.header("\r\nSet-Cookie: ") ?? answer.header("\r\nset-cookie: "))
        case .subscription: step = .firstConnect
        case .firstConnect: step = .poll
        case .farewell: step = .away
        case .poll, .away: break
        }
        return true
    }

    private func begin(session: String, cookie: String?) {
        let cookie = cookie.map { "Cookie: \($0.prefix { $0 != ";" })\r\n" } ?? ""
        client.session = session
        client.headers = "gms_user: \(user)\r\n\(cookie)"
        client.poll = bayeux(BayeuxMessages(clientID: session).connect("long-polling"))
        (step, mayHearAgain) = (.subscription, true)
    }

    /// Notes that the connection is lost or given up.
    func disconnected() {
        (askedAt, parkedSince, mayHearAgain) = (nil, nil, true)
        if step == .poll { step = .firstConnect }
    }

    // MARK: Events

    /// Notes the events in an answer.
    ///
    /// - Parameters:
    ///   - body: The answer's body.
    ///   - now: When it was read.
    ///   - tally: Where messages are counted.
    func read(_ body: UnsafeRawBufferPointer, at now: UInt64, _ tally: Tally) {
        var start = 0
        while let list = body.offset(of: "\"transcriptToShow\":[", from: start),
            let end = body.offset(of: "\"transcriptPosition\":\"", from: list)
        {
            // Each entry of the list is a list that begins with a text.
            let entries = UnsafeRawBufferPointer(rebasing: body[(list + 19)..<end])
            var places: [Int] = []
            while let place = entries.offset(of: "[\"", from: places.last.map { $0 + 2 } ?? 0) { places.append(place) }
            var heardAgain = false
            for (index, place) in places.enumerated() {
                let position = body.number(at: end + 22) - places.count + index + 1
                let stop = index + 1 < places.count ? places[index + 1] : entries.count
                let entry = UnsafeRawBufferPointer(rebasing: entries[place..<stop])
                heardAgain = heardAgain || position <= self.position
                note(Mark(in: entry), at: position, now, tally)
            }
            if !places.isEmpty, !heardAgain { mayHearAgain = false }
            start = end
        }
    }

    private func note(_ mark: Mark?, at position: Int, _ now: UInt64, _ tally: Tally) {
        let isNew = position > self.position
        self.position = max(position, self.position)
        guard let mark else { return }
        switch (isNew, mark.number > last) {
        case (true, true):
            // Numbers in between will not come later: positions only grow.
            tally.missed += mark.number - last - 1
            tally.delivered += 1
            last = mark.number
            if let parkedSince, parkedSince <= mark.dueAt { tally.note(delay: now - min(now, mark.dueAt)) }
        case (false, _) where mayHearAgain: tally.repeated += 1
        default: tally.doubled += 1
        }
    }
}

/// The text of an agent's message, with its number and when it was due.
struct Mark {
    let number: Int
    /// Nanoseconds of the monotonic clock.
    let dueAt: UInt64

    init(number: Int, dueAt: UInt64) {
        self.number = number
        self.dueAt = dueAt
    }

    /// Reads the mark in an entry of a transcript; nil if the entry has none.
    init?(in entry: UnsafeRawBufferPointer) {
        guard let start = entry.offset(of: "\"mark "), let due = entry.offset(of: " due ", from: start) else {
            return nil
        }
        number = entry.number(at: start + 6)
        dueAt = UInt64(entry.number(at: due + 5))
    }

    /// 60 bytes, as long as a short sentence.
    var text: String {
        let text = "mark \(number) due \(dueAt) "
        return text + String(repeating: "x", count: max(0, 60 - text.utf8.count))
    }
}
