import Beckon
import BeckonEdge
import HTTPTypes
import Hummingbird
import NIOCore

extension ChatService {
    /// The position last answered to a polling client.
    func shown(_ head: ChatHead, to client: PollingClient) -> Int {
        registry.withLock { $0.pollCursor(head.id, of: client) } ?? (client == .first ? head.attendance.cursor : 0)
    }

    /// The answer to a call in a chat of either version.
    ///
    /// - Parameters:
    ///   - body: What it says.
    ///   - move: How it moves the position last answered; nil for not at all.
    ///   - position: The position of the message of the call's key, if the call sent one.
    /// - Returns: The answer.
    func response(_ body: [UInt8], moving move: GMSChat.CursorMove?, position: Int?) -> Response {
        var response = Response.json(body)
        if let move { response.body = movingBody(body, move) }
        BeckonHeaders.write(position: position, to: &response.headers)
        return response
    }

    /// A body that moves the position last answered: forward while it is written, back if that fails; it is stored once the
    /// body is written.
    private func movingBody(_ body: [UInt8], _ move: GMSChat.CursorMove) -> ResponseBody {
        let service = self
        return ResponseBody(contentLength: body.count) { writer in
            service.registry.withLock { $0.setPollCursor(move.chat, of: move.client, to: move.to) }
            do {
                try await writer.write(ByteBuffer(bytes: body))
                try await writer.finish(nil)
            } catch {
                service.registry.withLock { $0.setPollCursor(move.chat, of: move.client, to: move.from) }
                throw error
            }
            // A position that is not stored repeats events after a restart; it loses none.
            guard move.isStored else { return }
            try? await service.advanceCursors([ClientPositions(nil, [ChatPosition(move.chat, move.to)])])
        }
    }
}

/// What Beckon adds to the headers of answers in chats of both versions.
enum BeckonHeaders {
    /// Says which version of Beckon's additions to the contract answers: with 1, a key makes repeated calls harmless, and an
    /// answer says the position of the message that it made.
    ///
    /// - Parameters:
    ///   - position: The position of the message of the call's key, if the call sent one.
    ///   - headers: The headers of the answer.
    static func write(position: Int? = nil, to headers: inout HTTPFields) {
        if let version { headers[version] = "1" }
        if let position, let place { headers[place] = String(position) }
    }

    private static let version = HTTPField.Name("Beckon-API")
    private static let place = HTTPField.Name("Beckon-Position")
}
