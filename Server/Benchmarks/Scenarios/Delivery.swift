import Measure
import NIOCore

/// Measures from the agent's send at the desk to the phone's held poll, with one phone for each chat.
struct Delivery: Sendable {
    /// The results of one load.
    struct Outcome: Sendable {
        /// The time from when each message was due until the phone received it, in milliseconds.
        var latencies: [Double] = []
        var sent = 0
        var seconds = 0.0

        mutating func add(_ other: Outcome) {
            latencies += other.latencies
            sent += other.sent
        }

        var lost: Int { sent - latencies.count }
    }

    let agent: Agent
    private(set) var phones: [Phone]
    /// The agents' connections; messages to phone `n` use connection `n` modulo their number.
    let desks: [HTTPConnection]

    static func make(_ count: Int, desks: Int, password: String, on gateway: Gateway) async throws -> Delivery {
        var connections: [HTTPConnection] = []
        for _ in 0..<desks { connections.append(try await gateway.connect()) }
        let agent = try await Agent(password: password, over: connections[0])
        var phones: [Phone] = []
        let run = UInt64.random(in: .min ... .max)
        for number in 0..<count {
            let connection = try await gateway.connect()
            let chat = try await gateway.makeChat(user: "bench-\(run)-\(number)", over: connection)
            _ = try await connections[0].expect2xx(agent.take(chat))
            phones.append(try await Phone(chat, over: connection))
        }
        return Delivery(agent: agent, phones: phones, desks: connections)
    }

    /// Sends one message at a time, to one phone after another.
    mutating func oneByOne(_ count: Int) async throws -> Outcome {
        var outcome = Outcome()
        let start = Monotonic.now
        for number in 0..<count {
            let index = number % phones.count
            let mark = Mark(number: number, dueAt: Monotonic.now)
            _ = try await desks[index % desks.count].expect2xx(agent.send(mark, to: phones[index].chat))
            outcome.sent += 1
            outcome.latencies.append(try await phones[index].arrival(of: number))
        }
        outcome.seconds = Monotonic.seconds(since: start)
        return outcome
    }

    /// Sends messages at fixed times, whether or not earlier ones have arrived; latency counts from the planned time.
    mutating func atRate(_ perSecond: Int, seconds: Int) async throws -> Outcome {
        let count = perSecond * seconds
        let step = 1_000_000_000 / UInt64(perSecond)
        let start = Monotonic.now + 50_000_000
        let results = try await withThrowingTaskGroup(of: (Int, Phone?, Outcome).self) { group in
            for (index, phone) in phones.enumerated() {
                let expected = count / phones.count + (index < count % phones.count ? 1 : 0)
                let deadline = start + UInt64(seconds + 5) * 1_000_000_000
                group.addTask {
                    var phone = phone
                    let outcome = try await phone.collect(expected, until: deadline)
                    return (index, phone, outcome)
                }
            }
            group.addTask { [self] in
                try await send(count, every: step, from: start)
                return (0, nil, Outcome(sent: count))
            }
            var results: [(Int, Phone?, Outcome)] = []
            for try await result in group { results.append(result) }
            return results
        }
        return merge(results, since: start)
    }

    /// Lets every chat's agent send its next message when the phone has received the last one.
    mutating func closedLoop(seconds: Double) async throws -> Outcome {
        let start = Monotonic.now
        let results = try await withThrowingTaskGroup(of: (Int, Phone?, Outcome).self) { group in
            for (index, phone) in phones.enumerated() {
                let desk = desks[index % desks.count]
                let agent = agent
                group.addTask {
                    var phone = phone
                    let outcome = try await phone.converse(agent, over: desk, from: start, seconds: seconds)
                    return (index, phone, outcome)
                }
            }
            var results: [(Int, Phone?, Outcome)] = []
            for try await result in group { results.append(result) }
            return results
        }
        return merge(results, since: start)
    }

    /// Makes the same sends to chats whose customers poll: the part of the closed loop that is not delivery.
    ///
    /// - Returns: Sends per second.
    func sendsAlone(to chats: [Chat], seconds: Double) async throws -> Double {
        try await rate(chats.count, seconds: seconds) { index, number in
            let mark = Mark(number: number, dueAt: Monotonic.now)
            _ = try await desks[index % desks.count].expect2xx(agent.send(mark, to: chats[index]))
        }
    }

    /// Closes all connections.
    func close() async {
        for phone in phones { await phone.close() }
        for desk in desks { await desk.close() }
    }

    private mutating func merge(_ results: [(Int, Phone?, Outcome)], since start: UInt64) -> Outcome {
        var outcome = Outcome()
        for (index, phone, part) in results {
            outcome.add(part)
            if let phone { phones[index] = phone }
        }
        outcome.seconds = Monotonic.seconds(since: start)
        return outcome
    }

    private func send(_ count: Int, every step: UInt64, from start: UInt64) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<count {
                let due = start + UInt64(number) * step
                let now = Monotonic.now
                if due > now { try await Task.sleep(nanoseconds: due - now) }
                let index = number % phones.count
                let request = agent.send(Mark(number: number, dueAt: due), to: phones[index].chat)
                let answer = desks[index % desks.count].start(request)
                group.addTask {
                    let answer = try await answer.get()
                    guard answer.status == 200 else {
                        throw BenchmarkError("a send was answered \(answer.status): \(answer.text.prefix(200))")
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}

extension Phone {
    /// Polls until the message with this number arrives.
    fileprivate mutating func arrival(of number: Int) async throws -> Double {
        let deadline = Monotonic.now + 35_000_000_000
        var seen: [Int] = []
        while Monotonic.now < deadline {
            let (marks, at) = try await next()
            seen += marks.map(\.number)
            if let mark = marks.first(where: { $0.number == number }) { return mark.milliseconds(until: at) }
        }
        throw BenchmarkError("message \(number) of chat \(chat.id) was not delivered within 35 s, only \(seen)")
    }

    /// Lets its agent send and itself receive, repeatedly until the time is over.
    fileprivate mutating func converse(
        _ agent: Agent, over desk: HTTPConnection, from start: UInt64, seconds: Double
    ) async throws -> Delivery.Outcome {
        var outcome = Delivery.Outcome()
        while Monotonic.seconds(since: start) < seconds {
            let mark = Mark(number: outcome.sent, dueAt: Monotonic.now)
            _ = try await desk.expect2xx(agent.send(mark, to: chat))
            outcome.sent += 1
            outcome.latencies.append(try await arrival(of: mark.number))
        }
        return outcome
    }

    fileprivate mutating func collect(_ expected: Int, until deadline: UInt64) async throws -> Delivery.Outcome {
        var outcome = Delivery.Outcome()
        var last = -1
        while outcome.latencies.count < expected, Monotonic.now < deadline {
            let (marks, at) = try await next()
            for mark in marks {
                guard mark.number > last else { throw BenchmarkError("message \(mark.number) arrived after \(last)") }
                last = mark.number
                outcome.latencies.append(mark.milliseconds(until: at))
            }
        }
        return outcome
    }
}

extension Mark {
    fileprivate func milliseconds(until at: UInt64) -> Double { at < dueAt ? 0 : Double(at - dueAt) / 1_000_000 }
}
