import Beckon

/// What one delivery has CXone do, in order.
///
/// Pure. Everything that stands in a thread is a message there; CXone has no other words for a customer. So the opening, with the
/// data attached to the chat, goes with the chat's first event, and absence and return are short messages. Typing and
/// receipts of the customer have no call in a BYOC channel (contact-centers §3.2), and are accepted without one.
struct CXonePlan: Hashable, Sendable {
    enum Act: Hashable, Sendable {
        case post(CXoneMessage)
        /// Close the contact: the customer has left.
        case close
    }

    struct Step: Hashable, Sendable {
        let act: Act
        /// How many of the first notices are accepted when it is done.
        let through: Int
    }

    /// Makes the address of a file that was sent at a time.
    typealias Link = @Sendable (FileID, Timestamp) -> String?

    /// The most bytes of one value of attached data that agents are shown.
    private static let longestValue = 500
    /// The most values of attached data that agents are shown.
    private static let mostValues = 50
    /// What agents read when the customer is back.
    static let returnedText = "customer is online again"

    private(set) var steps: [Step] = []
    private let chat: ChatHead
    private let configuration: CXoneSide.Configuration
    private let link: Link
    /// The attached data, until a message takes it along.
    private var opening: [String: String]?

    /// - Parameters:
    ///   - delivery: What is owed.
    ///   - configuration: The settings.
    ///   - link: Makes the addresses of files.
    init(_ delivery: AgentDelivery, _ configuration: CXoneSide.Configuration, link: @escaping Link) {
        chat = delivery.chat
        self.configuration = configuration
        self.link = link
        for (index, notice) in delivery.notices.enumerated() { add(notice, index: index) }
        if let opening, !opening.isEmpty {
            post("0", "", at: chat.life.startedAt, as: .event("opened"), through: delivery.notices.count)
        }
    }

    static func == (left: CXonePlan, right: CXonePlan) -> Bool { left.steps == right.steps }

    func hash(into hasher: inout Hasher) { hasher.combine(steps) }

    private mutating func add(_ notice: AgentNotice, index: Int) {
        switch notice {
        case .opened(let data): opening = data
        case .event(let event): add(event, index: index)
        case .customerAway(let since, let words):
            post(
                "away.\(since.milliseconds)", words, at: since, as: .presence(isAway: true), through: index + 1)
        case .customerReturned(let since):
            post(
                "returned.\(since.milliseconds)", Self.returnedText, at: since, as: .presence(isAway: false),
                through: index + 1)
        case .receipt: break
        }
    }

    private mutating func add(_ event: TranscriptEvent, index: Int) {
        switch event.kind {
        case .typingStarted, .typingStopped: break
        case .left where configuration.closesContacts:
            // The message is repeated with the closing if that fails; CXone knows it by its id. An end whose words were
            // refused has none.
            if !event.text.isEmpty {
                post("\(event.position)", event.text, at: event.at, as: event.cxoneMark, through: index)
            }
            steps.append(Step(act: .close, through: index + 1))
        case .fileUploaded: postFile(event, through: index + 1)
        case .messageText, .joined, .left, .pushURL, .custom, .nicknameUpdated, .fileDeleted:
            post("\(event.position)", event.text, at: event.at, as: event.cxoneMark, through: index + 1)
        }
    }

    private mutating func postFile(_ event: TranscriptEvent, through: Int) {
        guard let file = event.file, let url = link(file.id, event.at) else {
            return post("\(event.position)", event.text, at: event.at, as: event.cxoneMark, through: through)
        }
        // Agents need the address in the text where a channel shows no attachments.
        let attachment = CXoneMessage.Attachment(name: file.name, url: url)
        post(
            "\(event.position)", "\(event.text): \(url)", at: event.at, as: event.cxoneMark,
            attachments: [attachment], through: through)
    }

    private mutating func post(
        _ id: String, _ text: String, at time: Timestamp, as mark: CXoneMessage.Mark?,
        attachments: [CXoneMessage.Attachment] = [], through: Int
    ) {
        var message = CXoneMessage(
            id: "\(chat.id.text).\(id)", thread: chat.id.text, text: text, at: time, author: chat.cxoneAuthor,
            attachments: attachments, mark: mark)
        if let data = opening {
            let shown = data.sorted { $0.key < $1.key }.prefix(Self.mostValues)
            let lines = shown.map { "\($0.key): \(Self.line($0.value))" }
            message.text = ([text] + lines).filter { !$0.isEmpty }.joined(separator: "\n")
            let (fields, takesAll) = (configuration.customFields, configuration.customFields["*"] != nil)
            message.fields = shown.compactMap { name, value in
                (fields[name] ?? (takesAll ? name : nil)).map { .init(ident: $0, value: Self.line(value)) }
            }
            opening = nil
        }
        steps.append(Step(act: .post(message), through: through))
    }

    private static func line(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 }).prefix(bytes: longestValue)
    }
}

extension TranscriptEvent {
    /// What its message is, if it is no text.
    fileprivate var cxoneMark: CXoneMessage.Mark? { kind == .messageText ? nil : .event(kind.rawValue) }
}

extension ChatHead {
    /// The customer as the author of messages: by the operator's id where it is known, else by the chat's.
    var cxoneAuthor: CXoneMessage.Author {
        func value(_ names: [String]) -> String {
            names.lazy.compactMap { customer.userData[$0] }.compactMap(VisibleText.trimmed).first?.prefix(bytes: 256)
                ?? ""
        }
        let first = value(["first_name", "firstName", "FirstName"])
        return CXoneMessage.Author(
            id: customer.signedID ?? id.text, firstName: first.isEmpty ? customer.nickname : first,
            lastName: value(["last_name", "lastName", "LastName"]), nickname: customer.nickname)
    }
}
