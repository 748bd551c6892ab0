import BeckonTransport
import Foundation
import GMSContract

/// What differs between the versions of the contract: how a request names its chat, and how an answer tells of it.
extension Chat {
    /// Makes a call about the chat.
    ///
    /// - Parameters:
    ///   - operation: The operation, the same word in both versions.
    ///   - fields: Its parameters; `transcriptPosition` is the last position received.
    ///   - key: The key of the call, the same for each try.
    /// - Returns: The call.
    func call(_ operation: String, _ fields: [(String, String)] = [], key: String? = nil) -> GatewayCaller.Call {
        var form = version2?.form ?? FormBody()
        var asksForEvents = false
        for (name, value) in fields {
            guard name == "transcriptPosition", version2 != nil else {
                form.add(name, value)
                continue
            }
            asksForEvents = true
        }
        // Version 2 names the next position; a request that says something asks for what is new, too.
        if version2 != nil, asksForEvents || key != nil {
            form.add("transcriptPosition", String(transcript.position + 1))
        }
        return .form(
            chatURL.appendingPathComponent(operation), form, userHeader: version2 == nil ? userHeader : nil, key: key)
    }

    /// Reads an answer about the chat.
    ///
    /// - Parameter response: The response, with a status of success.
    /// - Returns: What it says, or why the request was not carried out.
    func news(_ response: TransportResponse) -> Result<ChatNews, CallFailure> {
        guard version2 != nil else { return version1News(response) }
        let answer: ChatV2Answer
        switch GatewayCalls.version2Answer(response) {
        case .success(let found): answer = found
        case .failure(let failure): return .failure(failure)
        }
        if let alias = answer.alias { version2?.alias = alias }
        let news = ChatNews(answer)
        if news.entries.contains(where: { $0.position > transcript.position }) { lastNews = inputs.time.now() }
        return .success(news)
    }

    private func version1News(_ response: TransportResponse) -> Result<ChatNews, CallFailure> {
        do {
            let resource = try ChatResource(decoding: response.body, limits: GatewayCaller.limits)
            return .success(ChatNews(resource, startedAt: transcript.startedAt))
        } catch {
            return .failure(
                CallFailure(
                    BeckonClientError(
                        code: .badAnswer, message: "The server's answer does not follow the contract.", cause: error)))
        }
    }

    // MARK: Version 2

    /// Asks for news until the chat ends: version 2 over REST has no connection.
    func poll() async throws {
        isPolling = true
        wantsCatchUp = true
        show(isInBackground ? .background : .connecting)
        defer {
            isPolling = false
            shownConnection = nil
        }
        do {
            try await catchUpUntilOver()
        } catch let error where !(error is CancellationError) {
            waiting.giveAll()
            throw Self.named(error)
        }
        conclude()
    }

    /// Waits until the next question for news is due.
    func untilCatchUpIsDue() async {
        guard isPolling, !isInBackground else { return await waitForChange() }
        let isQuiet = inputs.time.now() - lastNews > Self.quiet
        await inputs.time.rest(isQuiet ? Self.slowPoll : Self.fastPoll) { await self.untilPlaceChanges() }
        // A question that falls into the background waits for the return.
        if !isInBackground { wantsCatchUp = true }
    }

    /// Waits until news are wanted at once, or the app goes to the background.
    private func untilPlaceChanges() async {
        while !wantsCatchUp, !isInBackground, !Task.isCancelled { await waitForChange() }
    }

    /// Shows in version 2 whether the server answers; in version 1 the live connection shows it.
    func noteAnswer(_ error: (any Error)?) {
        guard isPolling, !isInBackground else { return }
        guard let error else { return show(.live) }
        guard let failure = error as? BeckonClientError, failure.code != .chatEnded, failure.code != .cancelled else {
            return
        }
        show(.offline(.init(failure)))
    }

    /// Tells the app of another state of the connection.
    func show(_ connection: ChatConnection) {
        guard connection != shownConnection else { return }
        shownConnection = connection
        queue.append(connection)
        waiting.giveAll()
    }

    /// After this time without an event the questions become rarer.
    private static let quiet: Duration = .seconds(60)
    private static let fastPoll: Duration = .seconds(2)
    private static let slowPoll: Duration = .seconds(5)
}
