import Bayeux
package import BeckonTime

/// The request of a held connect, kept to recognise the next one like it.
///
/// Between polls of a client only the message's `id` changes. A request on the same connection with the same header
/// fields, whose body differs only in a plain `id`, is handed to ``BayeuxHub/receive(_:repeating:now:exchange:)``
/// without being decoded.
package final class RepeatedPoll: Sendable {
    /// The longest body to keep, in bytes.
    private static let maxBody = 1024
    /// The longest `id` to recognise, in bytes with its quotes.
    private static let maxID = 32

    /// The bytes before and after the value of `id`; without an `id` all bytes are in `beginning`.
    private let beginning: [UInt8]
    private let end: [UInt8]
    private let hasID: Bool
    private let longest: Int
    let session: SessionHandle
    let hold: ConnectOrder.Hold
    private let clientID: String
    /// The request without its body.
    let request: BayeuxRequest

    /// Keeps a connect, unless its body is long, its `ext` may change with each poll, or it came over a WebSocket.
    ///
    /// - Parameters:
    ///   - message: The only message of the request.
    ///   - request: The request.
    ///   - session: The session that the connect belongs to.
    ///   - hold: How long to hold the connect.
    ///   - limits: The limits of a body.
    init?(
        _ message: BayeuxMessage, _ request: BayeuxRequest, of session: SessionHandle, hold: ConnectOrder.Hold,
        limits: MessageLimits
    ) {
        let body = request.body
        guard message.ext == nil, request.socket == nil, body.count <= Self.maxBody else { return nil }
        self.session = session
        self.hold = hold
        clientID = message.clientID ?? ""
        self.request = BayeuxRequest(
            body: [], browserID: request.browserID, otherBrowserIDs: request.otherBrowserIDs, user: request.user,
            peer: request.peer)
        longest = min(limits.maxBodyBytes, limits.maxMessageBytes)
        guard let id = message.id else {
            (hasID, beginning, end) = (false, body, [])
            return
        }
        // The id shares the body's storage, so its indices are the body's.
        let place = id.bytes.startIndex..<id.bytes.endIndex
        guard limits.maxIDBytes >= Self.maxID, place.upperBound <= body.count, body[place] == id.bytes else {
            return nil
        }
        (hasID, beginning, end) = (true, Array(body[..<place.lowerBound]), Array(body[place.upperBound...]))
    }

    /// Whether another client of the same browser has a connect held.
    fileprivate func isCrowded(in sessions: HubSessions) -> Bool {
        guard let browserID = request.browserID, sessions.configuration.multiSessionInterval > .zero else {
            return false
        }
        return sessions.table.holdsPoll(besides: clientID, of: browserID)
    }

    /// What a body that matches the kept one contains.
    struct Match {
        /// The message's `id`.
        let id: RawJSON?
    }

    /// Compares a body with the kept one.
    ///
    /// - Parameter body: The body.
    /// - Returns: The match; nil if the body differs in more than a plain `id`.
    func match(_ body: UnsafeRawBufferPointer) -> Match? {
        let around = beginning.count + end.count
        guard body.count <= longest, body.count >= around, body.count - around <= Self.maxID else { return nil }
        let id = beginning.count..<(body.count - end.count)
        guard body.has(beginning, at: 0), body.has(end, at: id.upperBound) else { return nil }
        guard hasID else { return id.isEmpty ? Match(id: nil) : nil }
        let bytes = UnsafeRawBufferPointer(rebasing: body[id])
        return Self.isPlain(bytes) ? Match(id: RawJSON(Array(bytes))) : nil
    }

    /// Whether bytes are a string of letters, digits, `-`, `_` and `.`, or a number of at most 18 digits.
    private static func isPlain(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let first = bytes.first, let last = bytes.last else { return false }
        guard first == UInt8(ascii: "\"") else {
            return bytes.count <= 18 && (first != UInt8(ascii: "0") || bytes.count == 1)
                && bytes.allSatisfy { (0x30...0x39).contains($0) }
        }
        guard bytes.count >= 2, last == UInt8(ascii: "\"") else { return false }
        return bytes.dropFirst().dropLast().allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
            default: false
            }
        }
    }
}

extension BayeuxHub {
    /// Handles a request like an earlier held poll, without decoding it.
    ///
    /// - Parameters:
    ///   - body: The request's body, valid during the call.
    ///   - poll: What ``BayeuxExchange/held(as:)`` got for an earlier request on the same connection with the same header
    ///     fields.
    ///   - now: The time on a monotonic clock.
    ///   - exchange: The exchange to answer.
    /// - Returns: Whether it was handled; if not, nothing has changed and the caller hands in the request as any other.
    package func receive(
        _ body: UnsafeRawBufferPointer, repeating poll: RepeatedPoll, now: Uptime, exchange: any BayeuxExchange
    ) -> Bool {
        guard sessions.draining == nil, let match = poll.match(body), !poll.isCrowded(in: sessions),
            application.wait(of: poll.request.peer) == nil
        else { return false }
        sessions.advanceClock(to: now)
        let order = ConnectOrder(hold: poll.hold, holder: .exchange(exchange), messageID: match.id, now: sessions.now)
        let asksAboutMoves = application.keepsHandshakes
        let outgoing = sessions.table.connect(poll.session, order) { session in
            // A client without subscriptions may have moved to another hub; only the application knows.
            mayUse(session, poll.request) && !(asksAboutMoves && session.subscriptions.isEmpty)
        }
        guard let outgoing else { return false }
        sessions.dispatch(outgoing)
        return true
    }
}

extension UnsafeRawBufferPointer {
    /// Whether the buffer has these bytes at an offset; compares eight at a time.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - offset: Where they should be; any number.
    /// - Returns: False also if the bytes would reach beyond the end.
    package func has(_ bytes: [UInt8], at offset: Int) -> Bool {
        guard offset >= 0, offset <= count, bytes.count <= count - offset else { return false }
        return bytes.withUnsafeBytes { bytes in
            var index = 0
            while index + 8 <= bytes.count {
                let word = loadUnaligned(fromByteOffset: offset + index, as: UInt64.self)
                guard word == bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) else { return false }
                index += 8
            }
            while index < bytes.count, self[offset + index] == bytes[index] { index += 1 }
            return index == bytes.count
        }
    }
}
