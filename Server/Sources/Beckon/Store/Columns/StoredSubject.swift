/// What a push is about, as seven columns of its row.
///
/// A withdrawal is stored as a chat's push with an action; a note's title and body use the columns for a callback's
/// action and alert.
package struct StoredSubject: Hashable, Sendable {
    private static let note = "note"

    package var kind: String?
    package var chat: String?
    package var after: Int?
    package var through: Int?
    package var callback: String?
    package var action: String?
    package var alert: String?

    package init(_ subject: PushSubject) {
        switch subject {
        case .chat(let chat, let after, let through):
            (self.chat, self.after, self.through) = (chat.text, after, through)
        case .withdrawal(let chat, let after, let through):
            (self.chat, self.after, self.through) = (chat.text, after, through)
            action = PushSubject.withdrawalWord
        case .callback(let callback, let action, let alert):
            (self.callback, self.action, self.alert) = (callback.text, action, alert)
        case .note(let key, let title, let body):
            (kind, callback, action, alert) = (Self.note, key, title, body)
        }
    }

    init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        kind = try row.optionalText(PushColumn.kind)
        chat = try row.optionalText(PushColumn.chat)
        after = try row.optionalInt(PushColumn.afterPosition)
        through = try row.optionalInt(PushColumn.throughPosition)
        callback = try row.optionalText(PushColumn.callback)
        action = try row.optionalText(PushColumn.action)
        alert = try row.optionalText(PushColumn.alert)
    }

    /// Nil when the columns describe no subject.
    package var subject: PushSubject? {
        if let chat, let after, let through {
            return action == nil
                ? .chat(ChatID(chat), after: after, through: through)
                : .withdrawal(ChatID(chat), after: after, through: through)
        }
        guard let callback, let action, let alert else { return nil }
        switch kind {
        case Self.note: return .note(key: callback, title: action, body: alert)
        case nil: return .callback(ServiceID(callback), action: action, alert: alert)
        default: return nil
        }
    }
}
