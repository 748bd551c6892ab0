import Beckon
import BeckonJSON

/// How the desk's API spells what it shows.
enum DeskJSON {
    static func work(
        chats: [DeskChat], callbacks: [DeskCallback], more: OpenCounts, next: Int?, account: DeskAccount,
        now: Timestamp
    ) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("admin")
        writer.bool(account.role == .admin)
        writer.key("user")
        writer.string(account.user)
        writer.key("name")
        writer.string(account.nickname)
        writer.key("now")
        writer.integer(now.milliseconds)
        writer.key("chats")
        writer.beginArray()
        for chat in chats { chat.write(to: &writer) }
        writer.endArray()
        writer.key("callbacks")
        writer.beginArray()
        for callback in callbacks { callback.write(to: &writer) }
        writer.endArray()
        writer.key("more")
        writer.beginObject()
        writer.key("chats")
        writer.integer(more.chats)
        writer.key("callbacks")
        writer.integer(more.callbacks)
        writer.endObject()
        if let next {
            writer.key("next")
            writer.integer(next)
        }
        writer.endObject()
        return writer.bytes
    }

    static func transcript(
        _ chat: DeskChat, _ events: [TranscriptEvent], notice: String, receipt: ReceiptMark, data: AttachedData?
    ) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        chat.writeMembers(to: &writer)
        writer.key("notice")
        if chat.isOnline || chat.head.state == .ended { writer.null() } else { writer.string(notice) }
        writer.key("customerTyping")
        writer.bool(chat.head.customerTyping.isTyping)
        writer.key("delivered")
        writer.integer(receipt.delivered)
        writer.key("read")
        writer.integer(receipt.read)
        if let data { write(data, to: &writer) }
        writer.key("events")
        writer.beginArray()
        for event in events { write(event, isMine: chat.isMine(event), to: &writer) }
        writer.endArray()
        writer.endObject()
        return writer.bytes
    }

    static func callback(_ callback: DeskCallback, data: AttachedData? = nil) -> [UInt8] {
        var writer = JSONWriter()
        callback.write(to: &writer, data: data)
        return writer.bytes
    }

    static func agents(_ accounts: [DeskAccount]) -> [UInt8] {
        let agents = accounts.map { account -> JSONValue in
            ["user": .string(account.user), "name": .string(account.nickname)]
        }
        return (["agents": .array(agents)] as JSONValue).encoded()
    }

    static func chatNotice(_ head: ChatHead) -> [UInt8] {
        let value: JSONValue = [
            "id": .string(head.id.text), "lastPosition": .integer(Int64(head.lastPosition)),
            "online": .bool(!head.presence.isAway),
        ]
        return value.encoded()
    }

    /// Attached data as a list of pairs: its order counts.
    static func write(_ data: AttachedData, to writer: inout JSONWriter) {
        writer.key("data")
        writer.beginArray()
        for entry in data.entries {
            writer.beginArray()
            writer.string(entry.key)
            writer.string(entry.value)
            writer.endArray()
        }
        writer.endArray()
    }

    private static func write(_ event: TranscriptEvent, isMine: Bool, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("position")
        writer.integer(event.position)
        writer.key("type")
        writer.string(event.kind.rawValue)
        writer.key("nickname")
        writer.string(event.nickname)
        writer.key("text")
        writer.string(event.text)
        writer.key("party")
        writer.string(event.party.rawValue)
        writer.key("at")
        writer.integer(event.at.milliseconds)
        if isMine {
            writer.key("mine")
            writer.bool(true)
        }
        writer.endObject()
    }
}
