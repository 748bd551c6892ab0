import Beckon
import Hummingbird
import NIOCore

extension ChatService {
    /// The position last answered to a polling client.
    func shown(_ head: ChatHead, to client: PollingClient) -> Int {
        registry.pollCursor(head.id, of: client) ?? (client == .first ? head.cursor : 0)
    }

    /// A body that moves the position last answered: forward while it is written, back if that fails; it is stored once the
    /// body is written.
    func movingBody(_ body: [UInt8], _ move: GMSChat.CursorMove) -> ResponseBody {
        let service = self
        return ResponseBody(contentLength: body.count) { writer in
            service.registry.setPollCursor(move.chat, of: move.client, to: move.to)
            do {
                try await writer.write(ByteBuffer(bytes: body))
                try await writer.finish(nil)
            } catch {
                service.registry.setPollCursor(move.chat, of: move.client, to: move.from)
                throw error
            }
            // A position that is not stored repeats events after a restart; it loses none.
            guard move.isStored else { return }
            try? await service.advanceCursors([ClientPositions(nil, [ChatPosition(move.chat, move.to)])])
        }
    }
}
