public import Foundation
import GMSContract

/// A time at which the company can call.
public struct CallbackSlot: Sendable, Hashable {
    /// When the slot begins.
    public var time: Date
    /// How many more callbacks it takes.
    public var places: Int
}

extension CallbackSlot {
    /// A slot of the wire; nil when its time cannot be read.
    init?(_ slot: Availability.Slot) {
        guard let time = WireTimestamp.parse(slot.time) else { return nil }
        self.init(time: Date(timeIntervalSince1970: Double(time) / 1_000), places: Int(clamping: slot.places))
    }
}

/// The place of a callback in line.
public struct CallbackPlace: Sendable, Hashable {
    /// The place, from 1; 0 when the customer is being connected, nil when it is not in line yet or not known.
    public var position: Int?
    /// How long it is likely to take; nil when not known.
    public var wait: Duration?
    /// How many wait; nil when not known.
    public var waiting: Int?
}
