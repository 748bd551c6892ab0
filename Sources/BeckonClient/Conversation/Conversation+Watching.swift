import BeckonTransport

extension Conversation {
    /// Notices a network that takes everything and gives nothing back, while the customer looks, until the task is cancelled.
    ///
    /// A held poll says nothing for half a minute, so nothing else would show it. After 8 silent seconds an empty request asks
    /// whether anything answers; without an answer within 6 more the connection is made anew, and shown as lost meanwhile.
    /// It asks only while the conversation is on the screen, because it costs battery.
    func watchConnection() async {
        let time = gateway.inputs.time
        while !Task.isCancelled {
            // A chat of version 2 asks for news more often anyway.
            guard isOnScreen, !isInBackground, assembly.transcript.connection == .live, let chat,
                record.chat?.version2 == nil
            else {
                await waitForChange()
                continue
            }
            let seen = heard
            try? await time.sleep(Self.silence)
            guard !Task.isCancelled, isOnScreen, assembly.transcript.connection == .live, heard == seen else {
                continue
            }
            if await isAnswered() {
                heard += 1
            } else if !Task.isCancelled {
                set(.offline(.silent))
                await chat.networkChanged()
            }
        }
    }

    private static let silence: Duration = .seconds(8)
    private static let probeTime: Duration = .seconds(6)

    /// Whether anything answers at the server's address, whatever it says.
    private func isAnswered() async -> Bool {
        guard let url = record.chat?.cometURL else { return true }
        var call = GatewayCaller.Call(method: "HEAD", url: url)
        call.isHarmless = true
        let (caller, time, probe) = (gateway.caller, gateway.inputs.time, call)
        return await withTaskGroup(of: Bool.self) { group in
            defer { group.cancelAll() }
            group.addTask {
                switch await caller.attempt(probe) {
                case .success: true
                case .failure(let failure): failure.isAnswer
                }
            }
            group.addTask {
                try? await time.sleep(Self.probeTime)
                return false
            }
            return await group.next() ?? true
        }
    }
}

extension CallFailure {
    /// Whether the server answered.
    fileprivate var isAnswer: Bool {
        if case .status = kind { true } else { false }
    }
}

/// What one reader of a conversation has seen; each value is newer than the one before, and nothing is queued.
actor TranscriptReader {
    private let conversation: Conversation
    private var seen: UInt64 = 0
    private var last: Transcript?

    init(_ conversation: Conversation) { self.conversation = conversation }

    /// Waits for the next transcript; returns nil when the task was cancelled, or there is none to come.
    func next() async -> Transcript? {
        while let (transcript, version) = await conversation.next(after: seen) {
            seen = version
            guard transcript != last else { continue }
            last = transcript
            return transcript
        }
        return nil
    }
}
