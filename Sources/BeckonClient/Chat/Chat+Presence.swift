import BayeuxClient
import BeckonTransport

extension Chat {
    /// Tells the server that the app goes to the background, so that the server sends pushes.
    ///
    /// The call reports the last position received; the server stores later events. The chat is in the background even if this
    /// throws; the server then notices the absence by itself after a while.
    ///
    /// - Throws: ``BeckonClientError`` with the code `offline` when the server did not answer.
    func enterBackground() async throws {
        guard !isInBackground else { return }
        isInBackground = true
        if typing.isOn, !transcript.isOver { try? await stopTyping() }
        if isPolling, isInBackground { show(.background) }
        waiting.giveAll()
        guard let share, isInBackground else { return }
        do {
            try await share.suspend(transcript.position)
        } catch {
            throw BeckonClientError(transport: error)
        }
    }

    /// Connects again with a new session, and requests every event since the last position received.
    func enterForeground() async {
        guard isInBackground else { return }
        isInBackground = false
        wantsCatchUp = true
        waiting.giveAll()
        if isPolling { show(.connecting) }
        await share?.client.resume()
    }

    /// Connects again at once: call it when the phone changes its network.
    func networkChanged() async {
        if isPolling {
            wantsCatchUp = true
            waiting.giveAll()
        }
        await share?.client.reconnect()
    }

    /// Names the device to which the server pushes from now on.
    ///
    /// - Throws: ``BeckonClientError``.
    func name(_ device: PushDevice) async throws {
        var call =
            version2 == nil
            ? call("refresh", device.fields + [("transcriptPosition", String(transcript.position))])
            : call("updateData", device.fields.map { ("userData[\($0.0)]", $0.1) })
        call.isHarmless = true
        // Events in the answer come over the connection as well.
        _ = try news(try await caller.send(call)).mapError(\.error).get()
    }
}

/// Decides which changes of typing are sent: at most one start in five seconds, and a stop only after a start.
struct TypingNotice: Sendable {
    private static let pause: Duration = .seconds(5)
    private var startedAt: Duration?

    /// Whether a start was sent, and neither a stop nor a message after it.
    var isOn: Bool { startedAt != nil }

    /// Decides whether to send a start.
    mutating func start(at now: Duration) -> Bool {
        if let startedAt, now - startedAt < Self.pause { return false }
        startedAt = now
        return true
    }

    /// Decides whether to send a stop.
    mutating func stop() -> Bool {
        defer { startedAt = nil }
        return startedAt != nil
    }

    /// Notes that a message was sent; a message ends typing without a stop.
    mutating func messageSent() {
        startedAt = nil
    }
}
