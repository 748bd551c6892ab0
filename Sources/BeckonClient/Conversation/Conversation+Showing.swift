import BeckonTransport
import Foundation

extension Conversation {
    /// A conversation for previews and tests of the app's screens: it shows a transcript and reaches no server.
    ///
    /// Texts that are sent stand below it, and wait. ``show(_:)`` gives it another transcript.
    ///
    /// - Parameter transcript: What it shows.
    /// - Returns: The conversation; nothing of it is stored.
    public static func showing(_ transcript: Transcript) -> Conversation {
        let gateway = GatewayCalls(url: URL(fileURLWithPath: "/"), transport: NoTransport())
        let inputs = gateway.inputs
        let record = ConversationRecord(
            id: inputs.token(), request: ChatRequest(), userHeader: inputs.token(), serviceKey: inputs.token(),
            chatKey: inputs.token(), beganAt: inputs.date().millisecondsSince1970, phase: transcript.phase,
            outbox: Outbox(honoursKeys: false))
        return Conversation(record, nil, gateway: gateway, store: RecordsInMemory(), showing: transcript)
    }

    /// Shows another transcript, in a conversation of ``showing(_:)``; in others it does nothing.
    ///
    /// - Parameter transcript: What it shows.
    public func show(_ transcript: Transcript) {
        guard gateway.caller.transport is NoTransport else { return }
        record.phase = transcript.phase
        assembly = TranscriptAssembly(showing: transcript)
        show()
    }
}

/// Reaches no server.
private struct NoTransport: HTTPTransport {
    func send(_ request: TransportRequest) async throws -> TransportResponse {
        throw TransportError(code: .cannotConnect, message: "This conversation reaches no server.")
    }
}

/// A file of the customer that is being sent.
struct FileSending: Sendable {
    let id: Outbox.Message.ID
    var progress: FileProgress
    /// The customer does not want it sent any more.
    var isWithdrawn = false
}
