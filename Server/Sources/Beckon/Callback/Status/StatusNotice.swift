/// One event of a callback for a back-end.
package struct StatusNotice: Hashable, Sendable {
    package let target: String
    /// How often it is tried.
    package let attempts: Int
    package let event: StatusEvent
    /// The callback after the event.
    package let record: CallbackRecord
    /// The parameters that the body holds beside the event, the callback and its service.
    package let parameters: [String]

    /// The same for every attempt.
    package var id: String { "\(record.id.text).\(record.version).\(event.rawValue)" }
}

extension StatusOptions {
    /// What a back-end is told of a change.
    func notices(from before: CallbackRecord, to after: CallbackRecord) -> [StatusNotice] {
        guard let target else { return [] }
        return StatusEvent.events(from: before, to: after).compactMap { event in
            events[event].map {
                StatusNotice(target: target, attempts: attempts, event: event, record: after, parameters: $0)
            }
        }
    }
}
