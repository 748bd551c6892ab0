import Beckon
import BeckonStoreSQL

/// A chat's head inside a batch: its row when the batch began, and the changes by the batch's commits.
struct StandingChat {
    private var version: Int64
    private var lastPosition: Int
    private let service: ServiceID
    private var cursor: Int
    private var sent: Int
    private var agentCursor: Int
    private var isAway: Bool
    private var client: String?

    /// The head that the last commit put.
    private var head: ChatHead?
    /// The parts in which that head differs from the row.
    private var parts: HeadParts = []
    /// Whether the chat did not exist when the batch began.
    private let isNew: Bool
    private var hasMoved = false

    /// Reads a row that holds every ``LockedChatColumn``.
    init(from row: RowReader) throws(ConnectionFailure) {
        let presence: CustomerPresence.StoredWord = try row.word(LockedChatColumn.presence)
        version = try row.int64(LockedChatColumn.version)
        lastPosition = try row.int(LockedChatColumn.lastPosition)
        service = ServiceID(try row.text(LockedChatColumn.service))
        cursor = try row.int(LockedChatColumn.cursor)
        sent = try row.int(LockedChatColumn.sent)
        agentCursor = try row.int(LockedChatColumn.agentCursor)
        isAway = presence == .away
        client = try row.optionalText(LockedChatColumn.presentClient)
        isNew = false
    }

    init(new head: ChatHead) {
        let presence = head.attendance.presence.stored
        version = head.version
        lastPosition = head.lastPosition
        service = head.serviceID
        cursor = head.attendance.cursor
        sent = head.attendance.sent
        agentCursor = head.side.cursor
        isAway = presence.word == .away
        client = presence.client
        self.head = head
        isNew = true
    }

    var standing: ChatStanding { ChatStanding(version: version, lastPosition: lastPosition, serviceID: service) }

    /// The parts of the row that an update has to write.
    var changed: HeadParts { isNew ? [] : parts }

    mutating func put(_ head: ChatHead, settingCursor: Bool, changing parts: HeadParts) {
        let presence = head.attendance.presence.stored
        version = head.version
        lastPosition = head.lastPosition
        if settingCursor { (cursor, sent) = (head.attendance.cursor, head.attendance.sent) }
        isAway = presence.word == .away
        client = presence.client
        self.head = head
        self.parts.formUnion(parts)
    }

    mutating func moveCursor(to position: Int, client: String?) {
        guard isFollowed(by: client), position > cursor else { return }
        cursor = max(cursor, min(position, lastPosition))
        sent = max(sent, cursor)
        hasMoved = true
    }

    mutating func moveSent(to position: Int, client: String) {
        guard isFollowed(by: client), position > sent else { return }
        sent = max(sent, min(position, lastPosition))
        hasMoved = true
    }

    /// As ``CustomerPresence/isFollowed(by:)``, with texts as they are stored.
    private func isFollowed(by client: String?) -> Bool {
        !isAway && self.client.map(StoredText.init) == client.map(StoredText.init)
    }

    mutating func moveAgentCursor(to position: Int) {
        guard position > agentCursor else { return }
        agentCursor = max(agentCursor, min(position, lastPosition))
        hasMoved = true
    }

    /// The write that the batch's changes result in.
    enum Write {
        case insert([StoredValue])
        case update([StoredValue])
        case moveCursors([StoredValue])
    }

    func write(of chat: ChatID, by update: HeadUpdate) -> Write? {
        guard var head else {
            return hasMoved ? .moveCursors([chat.sql, cursor.sql, sent.sql, agentCursor.sql]) : nil
        }
        head.attendance.cursor = cursor
        head.attendance.sent = sent
        head.side.cursor = agentCursor
        return isNew ? .insert(head.lean.values) : .update(update.values(of: head))
    }
}
