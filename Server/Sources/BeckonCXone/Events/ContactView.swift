import Beckon
import BeckonJSON
import BeckonPlatform

/// A contact, called a case in events: its status and who has it (contact-centers §3.4, `case`).
struct ContactView: Hashable, Sendable {
    /// Statuses after which nobody answers any more.
    static let ends: Set<String> = ["closed", "trashed"]

    /// The number under which the digital API has it.
    var id: String?
    /// The thread, which is our chat.
    var thread: String?
    /// `new`, `open`, `pending`, `escalated`, `resolved`, `closed`, `trashed`; nil if it was not told.
    var status: String?
    /// Who has it; nil for nobody, or if it was not told.
    var assignee: CXoneUser?
    /// Whether it was told who has it.
    var tellsAssignee = false

    var isOver: Bool { status.map(Self.ends.contains) ?? false }

    /// Reads a contact, also one that is wrapped in `contact`, `case` or `data`.
    init(_ json: JSONValue) {
        let inner = ["contact", "case", "data"].lazy.compactMap { json[$0] }.first { $0.object != nil } ?? json
        id = Self.identifier(inner["id"]) ?? Self.identifier(inner["contactNumber"])
        thread = Self.identifier(inner["threadIdOnExternalPlatform"])
        status = inner["status"]?.string ?? inner["status"]?["status"]?.string
        let user = [
            inner["inboxAssigneeUser"], json["inboxAssigneeUser"], json["inboxAssignee"], inner["inboxAssignee"],
        ]
        .lazy.compactMap { $0 }.first { $0.object != nil }
        let number = Self.identifier(inner["inboxAssignee"])
        tellsAssignee = inner["inboxAssignee"] != nil || user != nil
        if let user, let found = CXoneUser(user), number == nil || number == found.id {
            assignee = found
        } else if let number {
            assignee = CXoneUser(id: number)
        }
    }

    /// The contact's number in the answer to a message, wherever it stands: the answer's form is not documented.
    static func id(in reply: JSONValue) -> String? {
        let message = reply["message"] ?? reply
        let places = [
            reply["contact"]?["id"], reply["case"]?["id"], message["contactNumber"], message["contact"]?["id"],
            message["case"]?["id"],
        ]
        return places.lazy.compactMap { identifier($0) }.first
    }

    private static func identifier(_ value: JSONValue?) -> String? { value?.cxoneID }
}

extension JSONValue {
    /// An id: a text of at most 256 bytes without control characters, or a whole number.
    var cxoneID: String? {
        guard let text = string ?? int64.map(String.init), (1...256).contains(text.utf8.count),
            !ControlCharacters.occur(in: text)
        else { return nil }
        return text
    }
}

extension CXoneAPI {
    /// The newest contact of a thread; nil if CXone knows none.
    ///
    /// - Throws: ``PlatformFailure``, also for an answer that asks to come again.
    func newestContact(ofThread thread: String) async throws(PlatformFailure) -> ContactView? {
        let reply = try await contacts(ofThread: thread)
        guard reply.isSuccess else {
            if case .refused? = reply.failure { return nil }
            throw PlatformFailure(.noAnswer, pause: reply.retryAfter)
        }
        let json = reply.json
        let list = (json["data"] ?? json["contacts"] ?? json["hits"] ?? json).array ?? []
        let views = list.prefix(100).map { ContactView($0) }.filter { $0.thread == nil || $0.thread == thread }
        // Contacts are numbered in the order in which they begin.
        func number(_ view: ContactView) -> Int { WholeNumber.read(view.id ?? "", in: 0...Int.max) ?? 0 }
        return views.max { number($0) < number($1) }
    }
}

/// A user of CXone, as events name authors and assignees (contact-centers §3.4): an agent, a bot, or the survey.
struct CXoneUser: Hashable, Sendable {
    let id: String
    /// The name that customers see; empty if it was not told.
    var name = ""
    var isBot = false
    var isSurvey = false

    init(id: String) { self.id = id }

    /// Reads a user; nil for one without an id.
    init?(_ json: JSONValue) {
        guard let id = json["id"]?.cxoneID else { return nil }
        self.id = id
        let names = [json["nickname"]?.string, json["firstName"]?.string].compactMap { $0 }
        name = names.lazy.compactMap { AgentName.shown($0) }.first ?? ""
        isBot = json["isBotUser"]?.bool == true
        isSurvey = json["isSurveyUser"]?.bool == true
    }

    /// The user as a party of a chat; bots are external parties.
    ///
    /// - Parameter usual: The name for a user without one.
    /// - Returns: The party.
    func party(named usual: String) -> AgentParty {
        AgentParty(nickname: name.isEmpty ? usual : name, kind: isBot ? .external : .agent, account: id)
    }
}
