import BayeuxClient
import BeckonJSON
import BeckonTransport

extension Chat {
    /// Tells the server that the app goes to the background: from now on it pushes instead.
    ///
    /// Call it when the system says so, and keep ``snapshot``. The server hears up to where the events were received;
    /// what comes later waits there. The chat is in the background also when this throws, and the server notices by
    /// itself after a while.
    ///
    /// - Throws: ``BeckonClientError`` with the code `offline` when the server did not hear it.
    public func enterBackground() async throws {
        guard !isInBackground else { return }
        isInBackground = true
        if typing.isOn, !transcript.isOver { try? await stopTyping() }
        guard let comet, isInBackground else { return }
        do {
            // The documents show the position as a string.
            try await comet.suspend(ext: ["transcriptPosition": .string(String(transcript.position))])
        } catch {
            throw BeckonClientError(transport: error)
        }
    }

    /// Connects again: a new session, and every event that came in the meantime.
    public func enterForeground() async {
        guard isInBackground else { return }
        isInBackground = false
        wantsCatchUp = true
        waiting.giveAll()
        await comet?.resume()
    }

    /// Connects again at once: call it when the phone changes its network.
    public func networkChanged() async {
        await comet?.reconnect()
    }
}
