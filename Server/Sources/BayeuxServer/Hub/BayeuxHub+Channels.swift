package import Bayeux
import BeckonJSON
package import BeckonTime

extension BayeuxHub {
    /// Sends a message to all sessions that are subscribed to a channel, each once, in the order of the calls.
    ///
    /// It is encoded once and shared. A session that does not keep up, for which too much waits already, ends; its
    /// client is told to shake hands anew.
    ///
    /// - Parameters:
    ///   - data: What it carries, the field `data`.
    ///   - channel: The channel.
    ///   - lazyFor: How long it may wait for others to go along with; nil is to go at once.
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

    /// Sends a message to one session, whether it is subscribed to the channel or not: the reply of a service.
    ///
    /// - Parameters:
    ///   - data: What it carries, the field `data`.
    ///   - channel: The channel, usually one below `/service`.
    ///   - clientID: The session.
    ///   - lazyFor: How long it may wait for others to go along with; nil is to go at once.
    /// - Returns: Whether it waits for the client now; false if there is no such session, or it does not keep up.
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

    /// Ends a session; its client is told so if it can be.
    ///
    /// The application is not told.
    ///
    /// - Parameter clientID: The session's ID; an unknown one is passed over.
    package func dismiss(_ clientID: String) {
        sessions.remove(clientID, .dismiss)
    }
}

// MARK: - WebSockets

extension BayeuxHub {
    /// Takes note of a WebSocket, before the first request comes over it.
    ///
    /// - Parameter line: The WebSocket.
    /// - Returns: Its name for requests.
    package func open(_ line: any BayeuxLine) -> OpenLine {
        OpenLine(line: line, token: table.lines.open())
    }

    /// A WebSocket is closed: what was written to it and is not confirmed goes with the client's next connect.
    ///
    /// Requests that came over it and are not answered yet may still be answered.
    ///
    /// - Parameter line: The WebSocket.
    package func closed(_ line: OpenLine) {
        table.hangUp(line.token, now: now)
    }

    /// Makes a value for the cookie `BAYEUX_BROWSER`, for a WebSocket whose client has none.
    ///
    /// - Returns: 26 letters and digits that cannot be guessed.
    package func makeBrowserID() -> String { Identifiers.make(random) }
}
