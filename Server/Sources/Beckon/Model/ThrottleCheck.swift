/// What starts of callbacks are counted by: their service, or a property of the request.
package struct CountedProperty: Hashable, Sendable {
    package let service: String
    /// The name of a request's parameter; empty for the service as a whole.
    package let name: String
    /// Its value, cut to ``valueLength`` bytes.
    package let value: String

    /// How many bytes of a value are compared.
    package static let valueLength = 256

    package init(service: String, name: String = "", value: String = "") {
        self.service = service
        self.name = name
        self.value = value.prefix(bytes: Self.valueLength)
    }
}

/// A limit of counted starts since a time.
package struct ThrottleCheck: Hashable, Sendable {
    package let property: CountedProperty
    /// The first moment that counts.
    package let from: Timestamp
    /// With so many starts there is no further one.
    package let limit: Int

    package init(_ property: CountedProperty, from: Timestamp, limit: Int) {
        self.property = property
        self.from = from
        self.limit = limit
    }
}
