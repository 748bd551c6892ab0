import Beckon
import BeckonJSON
import BeckonNode
import Foundation
import GMSContract

/// Builds the chat resource that every REST call of chat v1 answers (gms-chat §3.4).
struct ChatAnswer {
    let head: ChatHead
    /// The events in the answer; empty if the request asked for none.
    var events: [TranscriptEvent] = []
    /// The position in an answer without events.
    var position: Int
    /// The state in place of the transcript's: a creation answers `CONNECTED`.
    var state: GMSContract.ChatState?
    /// `_verbose`: the external address with `/genesys`, for the URLs of the operations, and the keys of chat version 2.
    var verbose: (base: String, keys: ChatV2Keys)?

    func encoded(positions: ServiceOptions.RESTPosition) -> [UInt8] {
        let through = events.last?.position ?? position
        var resource = ChatResource(
            startedAt: WireTimestamp.seconds(head.life.startedAt.milliseconds),
            state: state ?? TranscriptEncoder.state(of: head, through: shownThrough(through)),
            sessionID: head.id.text, transcript: events.map { TranscriptEncoder.entry($0, of: head) },
            transcriptPosition: Int64(through), serviceMessage: TranscriptEncoder.serviceMessage)
        resource.verbose = verbose.map(verboseFields)
        var writer = JSONWriter(reservingCapacity: 512)
        resource.write(to: &writer, positionForm: positions == .number ? .number : .string)
        return writer.bytes
    }

    /// An answer without events has the chat's own state; one with events has the state at the last of them.
    private func shownThrough(_ position: Int) -> Int {
        events.isEmpty ? head.lastPosition : position
    }

    /// All fields of `_verbose`; the fields about GMS's chat server describe this server.
    private func verboseFields(_ base: String, _ keys: ChatV2Keys) -> VerboseChatFields {
        var fields = VerboseChatFields()
        let address = URLComponents(string: base)
        let isTLS = address?.scheme == "https"
        fields.userID = keys.userID(of: head.id, for: .second)
        fields.secureKey = keys.secureKey(of: head.id)
        fields.loadBalancerPath = address?.path ?? ""
        fields.loadBalancerAlias = Self.alias
        fields.serverHost = address?.host ?? ""
        fields.webAPIPort = Int64(address?.port ?? (isTLS ? 443 : 80))
        fields.isTLSRequired = isTLS
        fields.clientTimeZoneOffset = 0
        let chat = "\(base)/1/service/\(head.serviceID.text)/ixn/chat"
        fields.sendURL = "\(chat)/send"
        fields.refreshURL = "\(chat)/refresh"
        fields.startTypingURL = "\(chat)/startTyping"
        fields.stopTypingURL = "\(chat)/stopTyping"
        fields.disconnectURL = "\(chat)/disconnect"
        fields.refreshFromStartURL = "\(chat)/refresh?transcriptPosition=0"
        return fields
    }

    /// All nodes have the same name for a balancer, because any node serves any chat.
    private static let alias = "1"
}
