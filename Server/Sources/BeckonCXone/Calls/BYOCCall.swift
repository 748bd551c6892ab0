import Beckon
import BeckonJSON

/// A call of a BYOC channel with a message for the customer, first or second version (contact-centers §3.2).
struct BYOCCall: Hashable, Sendable {
    enum Version: Int, Hashable, Sendable {
        /// `1.0/posts/{postId}/messages`
        case first = 1
        /// `2.0/channel/{channelId}/outbound`
        case second = 2
    }

    let version: Version
    /// The thread, which is our chat.
    let thread: String
    let brand: String?
    let text: String?
    let parts: MessageParts
    /// When CXone made the message; only the second version says so.
    let at: Timestamp?
    /// The user who wrote it; only the first version says so.
    let author: CXoneUser?
    /// The customer to whom it goes.
    let recipient: String?
    /// All recipients, as the answer names them again.
    let recipients: JSONValue
    /// Whether CXone reports a message that the customer wrote.
    let isCustomers: Bool
    /// What tells two messages apart that were made at the same time.
    private let content: String

    /// Reads a call.
    ///
    /// - Parameters:
    ///   - version: The version.
    ///   - post: The post in the path of the first version; it names the thread if the body does not.
    ///   - body: The body.
    /// - Throws: `BridgeRefusal` for a body without content or thread.
    init(_ version: Version, post: String?, body: JSONValue) throws(BridgeRefusal) {
        let report = try BridgeMapping.cxoneBYOC.report(body)
        guard let event = report.events.first else { throw BridgeRefusal("messageContent is missing") }
        guard let thread = JSONValue.string(event.conversation ?? post ?? "").cxoneID else {
            throw BridgeRefusal("the thread is missing")
        }
        self.version = version
        self.thread = thread
        brand = body["brand"]?["id"]?.cxoneID
        text = event.text
        at = version == .second ? event.at : nil
        author = body["author"].flatMap { CXoneUser($0) } ?? body["authorUser"].flatMap { CXoneUser($0) }
        recipient = event.customer
        recipients = CXoneBYOC.recipients(of: body)
        parts = MessageParts(content: body["messageContent"], attachments: body["attachments"])
        // Some middlewares name an author for agents' messages, too; it is the customer only if it is the recipient.
        let identity = body["authorEndUserIdentity"]?["idOnExternalPlatform"]?.cxoneID
        isCustomers = event.actor == .customer && identity != nil && (identity == event.customer || identity == thread)
        // Without the addresses of files, whose signatures may differ in a repeated call.
        let words = [text ?? "", author?.id ?? "", parts.address ?? ""] + parts.files.map(\.name) + parts.choices
        content = words.joined(separator: "\u{0}")
    }

    /// What is the same for two calls with one message.
    ///
    /// The second version says when the message was made, to the millisecond; so equal texts that were sent twice differ, and
    /// a repeated call does not. The first version has neither id nor time: its calls are equal when author and contents are.
    var mark: String {
        if let at { return "cxone/2/\(at.milliseconds)/\(StableHash.uuid(of: content))" }
        return "cxone/1/\(StableHash.uuid(of: content))"
    }

    /// Whether its mark alone identifies the message.
    var isIdentified: Bool { at != nil }
}

/// Recognises a repeated call of the first version by its time.
///
/// Pure. Two equal calls within a window are one message. Its key names the part of time in which it was taken, so that two nodes
/// that get a call at once store it once.
enum RepeatWindow {
    /// How many events of a chat are looked at for an earlier call.
    static let lookBack = 100

    /// The key of a call that is not a repetition.
    static func key(_ mark: String, at now: Timestamp, window: Milliseconds) -> String {
        guard window > .zero else { return "\(mark)/\(now.milliseconds)" }
        return "\(mark)/\(now.milliseconds / window.count)"
    }

    /// The event that an equal call made within the window; nil if there is none.
    static func earlier(
        _ mark: String, in notices: [AgentNotice], at now: Timestamp, window: Milliseconds
    ) -> TranscriptEvent? {
        guard window > .zero else { return nil }
        let oldest = now.advanced(by: Milliseconds(-window.count))
        for case .event(let event) in notices.reversed() where event.at > oldest {
            if event.key?.hasPrefix("\(mark)/") == true, event.key?.isMainKey(of: mark) == true { return event }
        }
        return nil
    }
}

extension String {
    /// Whether this key is that of a message's first part, and not of its further parts.
    fileprivate func isMainKey(of mark: String) -> Bool { !dropFirst(mark.count + 1).contains("/") }
}
