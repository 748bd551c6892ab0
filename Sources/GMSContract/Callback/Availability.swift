public import BeckonJSON

/// Free places by time: the answer of the availability query of version 1, and `availability` of an error (Callback
/// Services API).
public struct Availability: ContractValue {
    /// A time and its free places.
    public struct Slot: Hashable, Sendable {
        /// The time, UTC with milliseconds; see ``WireTimestamp``.
        public var time: String
        /// How many places are free.
        public var places: Int64

        /// Makes a slot.
        ///
        /// - Parameters:
        ///   - time: The time, UTC with milliseconds.
        ///   - places: How many places are free.
        public init(time: String, places: Int64) {
            self.time = time
            self.places = places
        }
    }

    /// The slots in the order of the wire; empty if no place is free.
    public var slots: [Slot]

    /// Makes a table of free places.
    ///
    /// - Parameter slots: The slots in order.
    public init(slots: [Slot]) {
        self.slots = slots
    }

    /// Reads an object of times and places.
    ///
    /// - Parameter json: The received JSON.
    /// - Throws: ``ContractError`` if it is not an object or a value is not an integer.
    public init(decoding json: JSONValue) throws(ContractError) {
        let members = try Members(json, of: "availability")
        slots = []
        for (time, value) in members.object {
            guard let places = value.contractInteger else {
                throw ContractError(code: .wrongType, field: "availability")
            }
            slots.append(Slot(time: time, places: places))
        }
    }

    /// Writes the object.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        for slot in slots {
            writer.key(slot.time)
            writer.integer(slot.places)
        }
        writer.endObject()
    }
}
