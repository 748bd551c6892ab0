import BeckonTransport

extension ContactCentre {
    /// A conversation of another contact centre, which Beckon only pushes for, is on the screen.
    ///
    /// Until ``disappear(_:)``, or until the app goes to the background, it counts as read and nothing is pushed for it. It needs a
    /// device that was registered with a customer token. Conversations of this library have ``Conversation/appear()``.
    ///
    /// - Parameter conversation: Its name there, as pushes have it.
    public func appear(_ conversation: String) {
        shown = conversation
        waiting.giveAll()
    }

    /// A conversation of another contact centre has left the screen.
    ///
    /// - Parameter conversation: Its name there; another one that is on the screen stays.
    public func disappear(_ conversation: String) {
        if shown == conversation { shown = nil }
        waiting.giveAll()
    }

    /// What is on the screen, for the server.
    private var visible: String? { isInBackground ? nil : shown }

    /// Tells Beckon which conversation of another contact centre is on the screen, until the task is cancelled.
    ///
    /// A report is repeated as often as the server asks, every 30 seconds; without anything on the screen nothing is sent.
    func tendPresence() async {
        var told: String?
        var pause = Pause()
        while !Task.isCancelled {
            let wanted = visible
            guard wanted != nil || told != nil, let customerToken, !isNativeUnavailable,
                let device = devices.registration?.device
            else {
                await waitForChange()
                continue
            }
            do {
                let (beat, _) = try await gateway.notePresence(
                    wanted ?? told, device: device, isActive: wanted != nil, as: .customer(try await customerToken()))
                told = wanted
                pause.succeeded()
                if wanted != nil { await rest(beat, whileVisible: wanted) }
            } catch {
                noteUnavailable(error)
                guard !isNativeUnavailable else { continue }
                let span = pause.afterFailure(
                    asked: nil, jitter: gateway.inputs.jitter(), longest: Self.longestPause(after: error))
                await rest(span, whileVisible: wanted)
            }
        }
    }

    private func rest(_ span: Duration, whileVisible wanted: String?) async {
        await gateway.inputs.time.rest(span) { await self.untilVisible(otherThan: wanted) }
    }

    private func untilVisible(otherThan wanted: String?) async {
        while visible == wanted, !Task.isCancelled { await waitForChange() }
    }
}
