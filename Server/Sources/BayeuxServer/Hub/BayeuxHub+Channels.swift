package import Bayeux
import BeckonJSON
package import BeckonTime

extension BayeuxHub {
    /// Sends a message to all sessions that are subscribed to a channel, each once, in the order of the calls.
    ///
    /// The message is encoded once and shared. A session whose mailbox is full ends, and its client gets the advice to shake
    /// hands again.
    ///
    /// - Parameters:
    ///   - data: The message's field `data`.
    ///   - channel: The channel.
    ///   - lazyFor: How long it may wait for other messages to go with it; nil to send it at once.
    package func broadcast(_ data: RawJSON, on channel: ChannelName, lazyFor: Milliseconds? = nil) {
        let now = now
        let letter = Letter(
            message: encoder.event(data, on: channel), patterns: channel.patterns,
            waitsUntil: lazyFor.map { now.advanced(by: max(.zero, $0)) })
        table.publish(letter, now: now) {
            dispatch($0)
        } end: {
            endOverfull($0)
        }
    }

    /// Sends a message, such as a service reply, to one session, whether it is subscribed to the channel or not.
    ///
    /// - Parameters:
    ///   - data: The message's field `data`.
    ///   - channel: The channel, usually one below `/service`.
    ///   - clientID: The session.
    ///   - lazyFor: How long it may wait for other messages to go with it; nil to send it at once.
    /// - Returns: Whether it is in the session's mailbox; false if there is no such session or its mailbox was full.
    @discardableResult
    package func deliver(
        _ data: RawJSON, on channel: ChannelName, to clientID: String, lazyFor: Milliseconds? = nil
    ) -> Bool {
        let now = now
        let waitsUntil = lazyFor.map { now.advanced(by: max(.zero, $0)) }
        let message = encoder.event(data, on: channel)
        guard let (outgoing, overfull) = table.post(message, to: clientID, waitsUntil: waitsUntil, now: now) else {
            return false
        }
        dispatch(outgoing)
        if let overfull { endOverfull(overfull) }
        return overfull == nil
    }

    /// Puts an encoded message into the mailbox of a session; a session that has ended is ignored.
    func post(_ message: [UInt8], to session: SessionHandle) {
        guard let (outgoing, overfull) = table.post(message, to: session, now: now) else { return }
        dispatch(outgoing)
        if let overfull { endOverfull(overfull) }
    }

    /// Ends a session without telling the application; a held connect is answered with a `/meta/disconnect`.
    ///
    /// - Parameter clientID: The session's ID; an unknown one is ignored.
    package func dismiss(_ clientID: String) {
        sessions.remove(clientID, .dismiss)
    }
}

// MARK: - WebSockets

extension BayeuxHub {
    /// Registers a WebSocket; the driver does so before its first request.
    ///
    /// - Parameter line: The WebSocket.
    /// - Returns: The registered WebSocket, to name in its requests.
    package func open(_ line: any BayeuxLine) -> OpenLine {
        OpenLine(line: line, token: table.lines.open())
    }

    /// Handles the closing of a WebSocket: unconfirmed events are sent again with the client's next connect.
    ///
    /// The hub may still answer open requests of the WebSocket.
    ///
    /// - Parameter line: The WebSocket.
    package func closed(_ line: OpenLine) {
        table.hangUp(line.token, now: now)
    }

    /// Makes a value of the cookie `BAYEUX_BROWSER` for a WebSocket whose client has none.
    ///
    /// - Returns: 26 letters and digits that cannot be guessed.
    package func makeBrowserID() -> String { Identifiers.make(random) }
}
