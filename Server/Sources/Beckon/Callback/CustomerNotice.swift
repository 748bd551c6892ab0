/// A push about a callback's life, beyond the pushes of GMS.
///
/// The app opens it like every callback push: it asks for the push's action, and shows the text of the answer.
package enum CustomerNotice: String, Hashable, Sendable, CaseIterable {
    /// The desired time is near.
    case upcoming
    /// The telephone system is about to call.
    case ready
    /// A call did not reach the customer.
    case missed
    /// The company moved the callback to another time.
    case moved
    /// The company cancelled the callback.
    case cancelled

    /// The alert, unless the settings have another one.
    package var text: String {
        switch self {
        case .upcoming: "Your callback is due soon"
        case .ready: "We are calling you now"
        case .missed: "We called and could not reach you"
        case .moved: "Your callback has a new time"
        case .cancelled: "Your callback was cancelled"
        }
    }

    /// How long it is worth sending.
    var worth: Milliseconds {
        switch self {
        case .upcoming: .seconds(300)
        case .ready: .seconds(60)
        case .missed: .seconds(3_600)
        case .moved, .cancelled: .seconds(86_400)
        }
    }
}

extension CallbackSession {
    /// A notice to the customer; nil if the service does not send it.
    func notice(_ kind: CustomerNotice, at now: Timestamp, until: Timestamp? = nil) -> CallbackPush? {
        guard let text = options.customerPushes[kind] else { return nil }
        return CallbackPush(
            action: .confirmation, alert: text.isEmpty ? kind.text : text,
            expiresAt: until ?? now.advanced(by: kind.worth), reason: "customer notice: \(kind.rawValue)")
    }

    /// When the customer is reminded of a desired time; nil if not, or not any more.
    func reminder(of time: Timestamp) -> Timestamp? {
        guard options.customerPushes[.upcoming] != nil || options.status.reminds,
            record.properties[CallbackRecord.reminded] == nil
        else {
            return nil
        }
        return time.advanced(by: Milliseconds(-options.reminderBuffer.count))
    }

    /// Plans the reminder of a new desired time; one that would be late is left out.
    mutating func planReminder(of time: Timestamp, at now: Timestamp) {
        record.properties[CallbackRecord.reminded] = nil
        if let reminder = reminder(of: time), reminder <= now { record.properties[CallbackRecord.reminded] = "true" }
    }

    /// Reminds the customer of the desired time, once.
    mutating func remind(of time: Timestamp, at now: Timestamp) -> CallbackPush? {
        record.properties[CallbackRecord.reminded] = "true"
        move(to: record.state, record.step)
        return notice(.upcoming, at: now, until: time)
    }
}

extension CallbackRecord {
    /// The property that notes that the customer was reminded, or is not to be.
    static let reminded = "_customer_reminded"
}
