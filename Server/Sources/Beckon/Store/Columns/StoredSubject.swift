/// What a push is about, as seven columns of its row.
///
/// A withdrawal is stored as a chat's push with an action. A note's title and body use the columns for a callback's action
/// and alert, and so do chat and range of a push to an active client: the customer's cursor has no effect on it.
package struct StoredSubject: Hashable, Sendable {
    private static let note = "note"
    private static let active = "active"

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
        case .active(let chat, let after, let through):
            (kind, callback, action, alert) = (Self.active, chat.text, "\(after)", "\(through)")
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
        case Self.active:
            guard let after = Int(action), let through = Int(alert) else { return nil }
            return .active(ChatID(callback), after: after, through: through)
        case Self.note: return .note(key: callback, title: action, body: alert)
        case nil: return .callback(ServiceID(callback), action: action, alert: alert)
        default: return nil
        }
    }
}
