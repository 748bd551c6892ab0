import Beckon
import BeckonJSON

/// How the desk's API spells what it shows.
enum DeskJSON {
    static func work(chats: [ChatHead], callbacks: [CallbackRecord], isAdmin: Bool) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("admin")
        writer.bool(isAdmin)
        writer.key("chats")
        writer.beginArray()
        for chat in chats { write(chat, to: &writer) }
        writer.endArray()
        writer.key("callbacks")
        writer.beginArray()
        for callback in callbacks { write(callback, to: &writer) }
        writer.endArray()
        writer.endObject()
        return writer.bytes
    }

    static func transcript(
        _ head: ChatHead, _ events: [TranscriptEvent], notice: String, receipt: ReceiptMark
    ) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("online")
        writer.bool(isOnline(head))
        writer.key("notice")
        if head.presence.isAway, head.state != .ended { writer.string(notice) } else { writer.null() }
        writer.key("state")
        writer.string(head.state.rawValue)
        writer.key("customer")
        writer.string(head.customerNickname)
        writer.key("customerTyping")
        writer.bool(head.customerTyping.isTyping)
        writer.key("lastPosition")
        writer.integer(head.lastPosition)
        writer.key("delivered")
        writer.integer(receipt.delivered)
        writer.key("read")
        writer.integer(receipt.read)
        writer.key("events")
        writer.beginArray()
        for event in events { write(event, to: &writer) }
        writer.endArray()
        writer.endObject()
        return writer.bytes
    }

    static func callback(_ callback: CallbackRecord) -> [UInt8] {
        var writer = JSONWriter()
        write(callback, to: &writer)
        return writer.bytes
    }

    static func chatNotice(_ head: ChatHead) -> [UInt8] {
        let value: JSONValue = [
            "id": .string(head.id.text), "lastPosition": .integer(Int64(head.lastPosition)),
            "online": .bool(isOnline(head)),
        ]
        return value.encoded()
    }

    private static func isOnline(_ head: ChatHead) -> Bool { !head.presence.isAway }

    private static func write(_ chat: ChatHead, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("id")
        writer.string(chat.id.text)
        writer.key("state")
        writer.string(chat.state.rawValue)
        writer.key("customer")
        writer.string(chat.customerNickname)
        writer.key("online")
        writer.bool(isOnline(chat))
        writer.key("lastPosition")
        writer.integer(chat.lastPosition)
        writer.key("service")
        writer.string(chat.serviceName)
        writer.key("startedAt")
        writer.integer(chat.startedAt.milliseconds)
        writer.key("agents")
        writer.beginArray()
        for agent in chat.agents { writer.string(agent.nickname) }
        writer.endArray()
        writer.endObject()
    }

    private static func write(_ event: TranscriptEvent, to writer: inout JSONWriter) {
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
        writer.endObject()
    }

    private static func write(_ callback: CallbackRecord, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("id")
        writer.string(callback.id.text)
        writer.key("service")
        writer.string(callback.serviceName)
        writer.key("state")
        writer.string(callback.state.rawValue)
        writer.key("customerNumber")
        writer.string(callback.customerNumber)
        if let reason = callback.reason {
            writer.key("reason")
            writer.string(reason.rawValue)
        }
        if let media = callback.properties["_media_type"] {
            writer.key("media")
            writer.string(media)
        }
        if let code = callback.accessCode {
            writer.key("accessCode")
            writer.string(code)
        }
        writer.key("step")
        writer.string(name(of: callback.step))
        writer.key("createdAt")
        writer.integer(callback.createdAt.milliseconds)
        if let time = callback.desiredTime {
            writer.key("desiredTime")
            writer.integer(time.milliseconds)
        }
        writer.endObject()
    }

    private static func name(of step: CallbackStep) -> String {
        switch step {
        case .scheduled: "scheduled"
        case .waitingForAgent: "waiting"
        case .offered: "offered"
        case .snoozed: "snoozed"
        case .connecting: "connecting"
        case .connected: "connected"
        case .ended: "ended"
        }
    }
}
