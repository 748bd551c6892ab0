import Measure
import Wires

/// Agents at the desks of all nodes: they take chats and write to random ones.
///
/// They repeat with the same key what was not acknowledged.
final class Agents {
    /// What an agent does in a chat.
    private struct Act {
        let phone: Int
        /// The message; nil to take the chat.
        let mark: Mark?
    }

    private let wires: Wires
    private let phones: Phones
    private let tally: Tally
    private let headers: String
    private let first: Int
    private var waiting: [Act] = []
    private var begun = 0
    /// Connections without a request, as indexes.
    private var idle: [Int] = []
    private var clients: [Client] = []
    private var acts: [Act?] = []
    /// When each connection is opened or used again.
    private var dueAt: [UInt64]
    private var pace = Pace()
    /// Messages a second.
    var rate: Double {
        get { pace.rate }
        set { pace.rate = newValue }
    }

    init(_ settings: PhoneLoad.Settings, wires: Wires, phones: Phones, tally: Tally) {
        self.wires = wires
        self.phones = phones
        self.tally = tally
        headers = "Cookie: \(settings.cookie)\r\n"
        first = settings.phones
        for port in settings.desks {
            for _ in 0..<settings.connections { clients.append(wires.add(port: port)) }
        }
        acts = Array(repeating: nil, count: clients.count)
        dueAt = Array(repeating: 0, count: clients.count)
    }

    // MARK: Acts

    /// Has an agent take the chat of a phone.
    func take(_ phone: Int) { waiting.append(Act(phone: phone, mark: nil)) }

    /// How long nothing is due, in milliseconds, 10 at most.
    func pause(_ now: UInt64) -> Int32 {
        guard rate > 0 else { return 10 }
        return pace.due <= now ? 0 : Int32(min(10, (pace.due - now) / 1_000_000 + 1))
    }

    func tick(_ now: UInt64) throws {
        while let due = pace.next(now) { write(due: due) }
        for index in dueAt.indices where dueAt[index] <= now {
            dueAt[index] = .max
            clients[index].isOpen ? idle.append(index) : try wires.open(clients[index])
        }
        while begun < waiting.count, !idle.isEmpty {
            // Any node will do.
            let index = idle.remove(at: Int.random(in: idle.indices))
            acts[index] = waiting[begun]
            begun += 1
            try wires.send(request(waiting[begun - 1]), by: clients[index])
        }
        if begun == waiting.count, begun > 0 { (waiting, begun) = ([], 0) }
        tally.queued = waiting.count - begun
    }

    /// Writes a message to a random chat in which none is under way.
    private func write(due: UInt64) {
        for _ in 0..<100 {
            let number = Int.random(in: phones.all.indices)
            let phone = phones.all[number]
            guard phone.isTaken, !phone.isAddressed else { continue }
            phone.isAddressed = true
            phone.sent += 1
            tally.sent += 1
            waiting.append(Act(phone: number, mark: Mark(number: phone.sent, dueAt: due)))
            return
        }
        // All have waited since a node stopped.
        tally.refuse("no chat free for a message")
    }

    private func request(_ act: Act) -> [UInt8] {
        let phone = phones.all[act.phone]
        let body = act.mark.map { "{\"text\":\"\($0.text)\",\"key\":\"\(phone.user)-\($0.number)\"}" } ?? "{}"
        return Wire.post(
            "/desk/api/chats/\(phone.chat)/\(act.mark == nil ? "take" : "send")", type: "application/json",
            headers: headers, body)
    }

    // MARK: Connections

    func opened(_ client: Client) { idle.append(client.number - first) }

    func take(_ answer: Answer, by client: Client) throws {
        let index = client.number - first
        if let act = acts[index] {
            let phone = phones.all[act.phone]
            if act.mark == nil {
                phone.isTaken = true
                tally.taken += 1
            } else {
                phone.isAddressed = false
                tally.acknowledged += 1
            }
        }
        acts[index] = nil
        if answer.header("\r\nconnection: ") == "close" || answer.header("\r\nConnection: ") == "close" {
            wires.close(client)
            dueAt[index] = 0
        } else {
            idle.append(index)
        }
    }

    func refuse(_ answer: Answer, by client: Client) {
        tally.refuse("desk \(answer.status)")
        if ![429, 503].contains(answer.status) {
            tally.fail("an agent got \(answer.status): \(String(decoding: answer.body.prefix(200), as: UTF8.self))")
        }
        again(client.number - first)
    }

    func closed(_ client: Client) {
        idle.removeAll { $0 == client.number - first }
        again(client.number - first)
    }

    /// Repeats the request, at any node, and uses this one again a little later.
    private func again(_ index: Int) {
        if let act = acts[index] { waiting.append(act) }
        acts[index] = nil
        dueAt[index] = Monotonic.now + UInt64.random(in: 200_000_000...500_000_000)
    }
}
