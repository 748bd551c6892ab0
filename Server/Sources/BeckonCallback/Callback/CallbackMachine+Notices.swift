import Beckon

extension CallbackMachine {
    /// A notice to the customer; nil if the service does not send it.
    func notice(_ kind: CustomerNotice, at now: Timestamp, until: Timestamp? = nil) -> CallbackPush? {
        guard let text = options.customerPushes[kind] else { return nil }
        return CallbackPush(
            action: .confirmation, alert: text.isEmpty ? kind.text : text,
            expiresAt: until ?? now.advanced(by: kind.worth), reason: "customer notice: \(kind.rawValue)")
    }

    /// When the customer is reminded of a desired time; nil if not, or not any more.
    func reminder(of time: Timestamp) -> Timestamp? {
        guard options.customerPushes[.upcoming] != nil || options.status.reminds, !record.isReminded else { return nil }
        return time.advanced(by: Milliseconds(-options.reminderBuffer.count))
    }

    /// Plans the reminder of a new desired time; one that would be late is left out.
    mutating func planReminder(of time: Timestamp, at now: Timestamp) {
        record.isReminded = false
        if let reminder = reminder(of: time), reminder <= now { record.isReminded = true }
    }

    /// Reminds the customer of the desired time, once.
    mutating func remind(of time: Timestamp, at now: Timestamp) -> CallbackPush? {
        record.isReminded = true
        move(to: record.state, record.step)
        return notice(.upcoming, at: now, until: time)
    }
}
