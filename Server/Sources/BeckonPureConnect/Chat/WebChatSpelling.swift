import Beckon
import ICWSCore
import ICWSWebChat

/// Spells what goes to PureConnect.
///
/// Pure.
enum WebChatSpelling {
    /// What becomes of one notice.
    enum Act: Hashable {
        case say(String)
        case type(Bool)
        case nothing
    }

    /// The name of the attribute that holds the chat's id.
    static let chatAttribute = "beckon_chat"
    /// The most attached values that become attributes; further ones, in the order of their names, are left out.
    static let mostAttributes = 64
    /// The longest value of an attribute in characters; a longer one is cut.
    static let longestAttribute = 1_000
    /// What agents read when the customer is back.
    static let returnedWords = "customer is online again"

    /// What agents read when their messages are lost.
    static let lostWords = "Not delivered to the customer: the last messages were too long together."

    /// The request that begins a chat.
    static func start(
        _ chat: ChatHead, _ configuration: PureConnectSide.Configuration, webhook: String? = nil
    ) -> ICWS.WebChat.StartChatRequest {
        var request = ICWS.WebChat.StartChatRequest(
            participantName: chat.customer.nickname.isEmpty ? "Customer" : chat.customer.nickname,
            targetName: configuration.target, targetType: configuration.targetType)
        request.language = configuration.language
        request.webhook = webhook
        let data = BusinessData.of(chat.customer.userData).sorted { $0.key < $1.key }.prefix(mostAttributes)
        var attributes = Dictionary(
            data.map { ($0.key, String($0.value.prefix(longestAttribute))) }, uniquingKeysWith: { $1 })
        attributes[chatAttribute] = chat.id.text
        request.attributes = attributes
        return request
    }

    /// What a notice becomes.
    ///
    /// - Parameters:
    ///   - notice: The notice.
    ///   - link: The address of a file; nil for none.
    /// - Returns: What to do.
    static func act(_ notice: AgentNotice, link: (FileID, Timestamp) -> String?) -> Act {
        switch notice {
        case .opened, .receipt: .nothing
        case .customerAway(_, let words): .say(words)
        case .customerReturned: .say(returnedWords)
        case .event(let event): act(event, link: link)
        }
    }

    private static func act(_ event: TranscriptEvent, link: (FileID, Timestamp) -> String?) -> Act {
        switch event.kind {
        case .messageText, .custom, .pushURL: return event.text.isEmpty ? .nothing : .say(event.text)
        case .typingStarted: return .type(true)
        case .typingStopped: return .type(false)
        // The chat's own beginning and end say so.
        case .joined, .left: return .nothing
        case .nicknameUpdated: return .say("\(event.nickname) \(event.text)")
        case .fileUploaded:
            let address = event.file.flatMap { link($0.id, event.at) }
            return .say([event.file?.name, address].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ": "))
        case .fileDeleted: return .say("\(event.file?.name ?? "") was deleted")
        }
    }
}
