public import Bayeux
public import BeckonJSON
import BeckonTransport

extension BayeuxClient {
    /// Publishes to a channel and waits for the server's reply.
    ///
    /// The client sends the message once. Without an answer it is unknown whether the server received it. Messages published
    /// while another request is under way are sent together in the next one, in the order of the calls.
    ///
    /// - Parameters:
    ///   - data: What to publish.
    ///   - channel: The channel.
    /// - Throws: ``BayeuxClientError`` with `invalidChannel`, `notConnected`, `queueFull`, `publishRefused`, `noAnswer`
    ///   or `badAnswer`; `CancellationError` if the task was cancelled: messages that were not yet sent are not sent.
    public func publish(_ data: JSONValue, to channel: String) async throws {
        try await publish([Publication(data, to: channel)])
    }

    /// Publishes several messages in order, in as few requests as possible, and waits for the server's replies.
    ///
    /// - Parameter publications: The messages.
    /// - Throws: As ``publish(_:to:)``, for the first message that failed; others may have been published.
    public func publish(_ publications: [Publication]) async throws {
        guard publications.allSatisfy({ ChannelName($0.channel)?.isMeta == false }) else {
            throw BayeuxClientError(code: .invalidChannel, message: "The channel name is not valid for publishing.")
        }
        guard !publications.isEmpty else { return }
        guard isRunning, machine.hasSession else { throw BayeuxClientError.notConnected }
        guard let number = sendQueue.post(publications), let parcel = sendQueue.parcels[number] else {
            throw BayeuxClientError(code: .queueFull, message: "Too many messages wait to be sent. Try later.")
        }
        announceChange()
        await parcel.settled.wait()
        guard let parcel = sendQueue.remove(number), parcel.open == 0 else { throw CancellationError() }
        if let failure = parcel.failure { throw failure }
    }

    /// Sends a request beside the held connect, and waits for the end of it.
    func carry(_ request: ClientRequest) async {
        guard isRunning else {
            _ = take(await sender.send(request), of: request)
            return
        }
        let errand = sendQueue.post(request)
        announceChange()
        await errand.ended.wait()
    }

    /// Sends the requests of the queue one after the other until the task is cancelled.
    func carryOutbox() async {
        while !Task.isCancelled {
            if let errand = sendQueue.takeErrand() {
                await run(errand)
            } else if sendQueue.isEmpty || machine.isBetweenSockets {
                await waitForChange()
            } else {
                await send(sendQueue.takeBatch())
            }
        }
        while let errand = sendQueue.takeErrand() { errand.ended.give() }
        while !sendQueue.isEmpty { settle(sendQueue.takeBatch(), .notConnected) }
    }

    private func run(_ errand: SendQueue.Errand) async {
        defer { errand.ended.give() }
        guard machine.requests.isUnderWay(errand.request.token) else { return }
        _ = take(await sender.send(errand.request), of: errand.request)
    }

    private func send(_ batch: [SendQueue.Item]) async {
        guard let request = machine.publish(batch.map(\.publication)) else { return settle(batch, .notConnected) }
        let outcome = await sender.send(request)
        let answer = take(outcome, of: request)
        if case .failure(_, let cause) = outcome { return settle(batch, cause) }
        for (place, item) in batch.enumerated() {
            let word = answer.published.indices.contains(place) ? answer.published[place] : nil
            sendQueue.settle(item, Self.failure(word))
        }
    }

    private func settle(_ batch: [SendQueue.Item], _ failure: BayeuxClientError) {
        for item in batch { sendQueue.settle(item, failure) }
    }

    private static func failure(_ word: Result<Void, BayeuxError>?) -> BayeuxClientError? {
        switch word {
        case .success?: nil
        case .failure(let error)?:
            BayeuxClientError(code: .publishRefused, message: "The server refused the message.", bayeuxError: error)
        case nil: BayeuxClientError(code: .badAnswer, message: "The server did not confirm the message.")
        }
    }
}

extension BayeuxClientError {
    fileprivate static let notConnected = BayeuxClientError(code: .notConnected, message: "The client has no session.")
}

/// A message to publish.
public struct Publication: Sendable, Equatable {
    /// The channel.
    public var channel: String
    /// The message's data, exactly as on the wire.
    public var data: RawJSON

    /// Makes a publication.
    ///
    /// - Parameters:
    ///   - data: What to publish.
    ///   - channel: The channel.
    public init(_ data: JSONValue, to channel: String) {
        self.init(data: RawJSON(data.encoded()), to: channel)
    }

    /// Makes a publication of JSON bytes.
    ///
    /// - Parameters:
    ///   - data: What to publish.
    ///   - channel: The channel.
    public init(data: RawJSON, to channel: String) {
        self.channel = channel
        self.data = data
    }
}
