/// Which callbacks are looked for, as far as an index answers it; the rest is compared row by row.
package struct CallbackSearch: Hashable, Sendable {
    /// What leads to them.
    package enum Lead: Hashable, Sendable {
        /// Nothing but their time.
        case time
        /// A property that their service indexes, see ``Change/indexCallback(_:_:)``.
        ///
        /// A value longer than ``keyLength`` bytes also finds those that begin alike.
        case key(name: String, value: String)
        /// The customer's number, as it was spelled.
        case number(String)
    }

    package var lead: Lead
    /// The service; nil for all.
    package var service: String?
    /// Whether those that are completed are left out.
    package var isOpen: Bool
    /// The first time, of ``CallbackRecord/time``.
    package var from: Timestamp
    /// The time after the last one.
    package var until: Timestamp
    /// Of those at the first time, only callbacks with an id behind this one: where the page before ended.
    package var after: String

    /// How many bytes of a value an index holds.
    package static let keyLength = 256

    package init(
        _ lead: Lead, service: String? = nil, isOpen: Bool = false, from: Timestamp = Timestamp(milliseconds: .min),
        until: Timestamp = Timestamp(milliseconds: .max), after: String = ""
    ) {
        self.lead = lead
        self.service = service
        self.isOpen = isOpen
        self.from = from
        self.until = until
        self.after = after
    }

    /// The search for what comes behind a callback.
    package func behind(_ record: CallbackRecord) -> CallbackSearch {
        var next = self
        next.from = record.time
        next.after = record.id.text
        return next
    }
}

extension CallbackRecord {
    /// When it is wished for, else when it was made; what lists go by.
    package var time: Timestamp { desiredTime ?? createdAt }
}
