import Beckon
import BeckonEdge
import BeckonJSON

/// Spells the answers of the desk's API.
enum DeskJSON {
    static func work(
        chats: [DeskChat], callbacks: [DeskCallback], more: OpenCounts, next: Int?, account: DeskAccount,
        now: Timestamp
    ) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("admin", account.role.may(.seeAgentSides))
        writer.member("supervises", CallbackPermission(account).mayRead)
        writer.member("mayAnswer", account.role.mayAnswer)
        writer.member("audits", account.role.may(.readTrail))
        writer.member("user", account.user)
        writer.member("name", account.nickname)
        writer.member("now", now)
        writer.member("chats", each: chats) { $0.write(to: &$1) }
        writer.member("callbacks", each: callbacks) { $0.write(to: &$1) }
        writer.key("more")
        writer.beginObject()
        writer.member("chats", more.chats)
        writer.member("callbacks", more.callbacks)
        writer.endObject()
        writer.member("next", next)
        writer.endObject()
        return writer.bytes
    }

    static func transcript(_ delivery: AgentDelivery, of chat: DeskChat) -> [UInt8] {
        let shown = Shown(delivery)
        var writer = JSONWriter()
        writer.beginObject()
        chat.writeMembers(to: &writer)
        writer.key("notice")
        if let words = shown.notice { writer.string(words) } else { writer.null() }
        writer.member("customerTyping", chat.head.customer.typing.isTyping)
        writer.member("delivered", shown.receipt.delivered)
        writer.member("read", shown.receipt.read)
        writer.member("largestFile", chat.largestFile)
        if let data = shown.data { write(data, to: &writer) }
        writer.member("events", each: shown.events) { write($0, isMine: chat.isMine($0), to: &$1) }
        writer.endObject()
        return writer.bytes
    }

    /// The notices of a delivery, by where the desk's page shows them.
    private struct Shown {
        var events: [TranscriptEvent] = []
        /// The text for agents while the customer is away.
        var notice: String?
        var receipt = ReceiptMark()
        /// It does not change, so only the first page holds it.
        var data: AttachedData?

        init(_ delivery: AgentDelivery) {
            for notice in delivery.notices {
                switch notice {
                case .opened(let attached): data = AttachedData(attached)
                case .event(let event): events.append(event)
                case .customerAway(_, let words): self.notice = words
                case .customerReturned: self.notice = nil
                case .receipt(let mark): receipt = mark
                }
            }
        }
    }

    static func callback(_ callback: DeskCallback, data: AttachedData? = nil) -> [UInt8] {
        var writer = JSONWriter()
        callback.write(to: &writer, data: data)
        return writer.bytes
    }

    static func agents(_ accounts: ArraySlice<DeskAccount>, signedIn: Set<String>) -> [UInt8] {
        let agents = accounts.map { account -> JSONValue in
            [
                "user": .string(account.user), "name": .string(account.nickname),
                "online": .bool(signedIn.contains(account.user)),
            ]
        }
        return (["agents": .array(agents)] as JSONValue).encoded()
    }

    static func chatNotice(_ head: ChatHead) -> [UInt8] {
        var writer = JSONWriter(reservingCapacity: 96)
        writer.beginObject()
        writer.member("id", head.id.text)
        writer.member("lastPosition", head.lastPosition)
        writer.member("online", !head.attendance.presence.isAway)
        writer.endObject()
        return writer.bytes
    }

    /// The answer to a text: its position.
    static func position(_ position: Int) -> [UInt8] {
        var writer = JSONWriter(reservingCapacity: 32)
        writer.beginObject()
        writer.member("position", position)
        writer.endObject()
        return writer.bytes
    }

    /// Writes attached data as a list of pairs, because its order counts.
    static func write(_ data: AttachedData, to writer: inout JSONWriter) {
        writer.member("data", each: data.entries) { entry, writer in
            writer.beginArray()
            writer.string(entry.key)
            writer.string(entry.value)
            writer.endArray()
        }
    }

    /// Which file an event sent or deleted; a deleted one has no size.
    private static func write(fileOf event: TranscriptEvent, to writer: inout JSONWriter) {
        guard let file = event.file else { return }
        writer.key("file")
        writer.beginObject()
        writer.member("id", file.id.text)
        writer.member("name", file.name)
        writer.member("size", file.size)
        writer.endObject()
    }

    private static func write(_ event: TranscriptEvent, isMine: Bool, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("position", event.position)
        writer.member("type", event.kind.rawValue)
        writer.member("nickname", event.nickname)
        writer.member("text", event.text)
        writer.member("party", event.party.rawValue)
        writer.member("at", event.at)
        if isMine {
            writer.member("mine", true)
        }
        write(fileOf: event, to: &writer)
        writer.endObject()
    }
}
