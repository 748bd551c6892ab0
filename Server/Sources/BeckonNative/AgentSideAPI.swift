import Beckon
import BeckonCallback
import BeckonEdge
import BeckonJSON
import BeckonNode
import HTTPTypes

/// Accepts the events that contact centres report about chats that they answer (`POST
/// /beckon/1/agent-sides/{source}/events`).
///
/// It knows no router. The events of one request are handled in order; each gets an answer of its own.
struct AgentSideAPI: Sendable {
    let native: NativeAPI
    let port: @Sendable (AgentSideName) -> AgentPort

    /// - Throws: ``Fault``: 404 for a source that answers no chats, 401 for a request without the source's proof, 400
    ///   for an invalid body. ``StoreError``, ``ChatRefusal`` with `contended` and ``CallbackRefusal`` with status 503: the
    ///   source may send the whole request again; an event with a key is not repeated.
    func take(_ name: String, headers: HTTPFields, body: [UInt8]) async throws -> JSONValue {
        let source = try native.source(name, headers: headers, body: body)
        guard source.delivery != nil else { throw Fault.unknown }
        let port = port(.webhook(source.name))
        var answers: [JSONValue] = []
        let request = source.verification.signedID(headers)
        for event in try AgentEventReading.events(body, from: source.name, request: request) {
            answers.append(try await take(event, port))
        }
        return ["events": .array(answers)]
    }

    private func take(_ event: AgentEventReading.Event, _ port: AgentPort) async throws -> JSONValue {
        var answer: JSONObject
        do {
            switch event {
            case .chat(let chat, let party, let action):
                answer = ["chat": .string(chat.text)]
                let outcome = try await port.tell(chat, by: party, action)
                if let position = outcome.position { answer["position"] = .integer(Int64(position)) }
            case .callback(let callback, let report):
                answer = ["callback": .string(callback.text)]
                answer["state"] = .string(try await port.tell(callback, report).state.rawValue)
            }
        } catch let refusal as ChatRefusal {
            guard refusal.code != .contended else { throw refusal }
            answer = ["error": .string(refusal.code.word)]
            if case .chat(let chat, _, _) = event { answer["chat"] = .string(chat.text) }
        } catch let refusal as CallbackRefusal {
            guard !refusal.isForNow else { throw refusal }
            answer = ["error": .string(Fault.Kind(refusal.kind) == .notFound ? "unknown" : "refused")]
            if case .callback(let callback, _) = event { answer["callback"] = .string(callback.text) }
        }
        return .object(answer)
    }
}

extension ChatRefusal.Code {
    fileprivate var word: String {
        switch self {
        case .unknownChat, .unknownService, .notAChatService: "unknown"
        case .ended: "ended"
        case .emptyText: "empty-text"
        case .textTooLong: "text-too-long"
        case .dataTooLong: "data-too-long"
        case .taken: "taken"
        case .file: "file"
        case .contended, .tooManyOpen: "busy"
        }
    }
}
