import Beckon
import BeckonJSON
import GMSContract

/// Builds the chat resource that every REST call of chat v1 answers (gms-chat §3.4).
struct ChatAnswer {
    let head: ChatHead
    /// What the answer shows; empty where the request asked for no events.
    var events: [TranscriptEvent] = []
    /// The position to say when no event is shown.
    var position: Int
    /// The state to say instead of the transcript's: a creation answers `CONNECTED`.
    var state: GMSContract.ChatState?
    /// `_verbose`: the absolute URL of the service instance, for the URLs of the operations.
    var verboseURL: String?

    func encoded(positions: ServiceOptions.RESTPosition) -> [UInt8] {
        let through = events.last?.position ?? position
        var resource = ChatResource(
            startedAt: WireTimestamp.seconds(head.startedAt.milliseconds),
            state: state ?? TranscriptEncoder.state(of: head, through: shownThrough(through)),
            sessionID: head.id.text, transcript: events.map { TranscriptEncoder.entry($0, of: head) },
            transcriptPosition: Int64(through), serviceMessage: TranscriptEncoder.serviceMessage)
        resource.verbose = verboseURL.map(verboseFields)
        var writer = JSONWriter(reservingCapacity: 512)
        resource.write(to: &writer, positionForm: positions == .number ? .number : .string)
        return writer.bytes
    }

    /// An answer that shows no events says the chat's own state; one that shows some, the state at the last of them.
    private func shownThrough(_ position: Int) -> Int {
        events.isEmpty ? head.lastPosition : position
    }

    private func verboseFields(_ url: String) -> VerboseChatFields {
        var fields = VerboseChatFields()
        let chat = "\(url)/ixn/chat"
        fields.userID = StableHash.uuid(of: "user \(head.id.text)")
        fields.secureKey = StableHash.uuid(of: "key \(head.id.text)")
        fields.clientTimeZoneOffset = 0
        fields.isTLSRequired = url.hasPrefix("https:")
        fields.sendURL = "\(chat)/send"
        fields.refreshURL = "\(chat)/refresh"
        fields.startTypingURL = "\(chat)/startTyping"
        fields.stopTypingURL = "\(chat)/stopTyping"
        fields.disconnectURL = "\(chat)/disconnect"
        fields.refreshFromStartURL = "\(chat)/refresh?transcriptPosition=0"
        return fields
    }
}
