/// How many callbacks a service takes in a time, and of one customer in a day, named as GMS names the options.
package struct ThrottleOptions: Hashable, Sendable {
    /// So many starts within a length of time.
    package struct Interval: Hashable, Sendable {
        package var limit: Int
        package var length: Milliseconds

        package init(limit: Int, length: Milliseconds) {
            self.limit = limit
            self.length = length
        }
    }

    /// `_throttle_callbacks_per_service_1` in `_throttle_ttl_1`.
    package var first = Interval(limit: 500, length: .seconds(300))
    /// `_throttle_callbacks_per_service_2` in `_throttle_ttl_2`.
    package var second = Interval(limit: 1_000, length: .seconds(3_600))
    /// `_throttle_request_parameters`: the parameters of which a value may start so many callbacks a day.
    package var parameters = ["_customer_number"]
    /// `_throttle_request_parameters_limit`: how many; 0 refuses all.
    package var parameterLimit = 6
    /// `_enable_throttle_header_parameters`: whether a header of a parameter's name wins over the parameter.
    package var readsHeaders = false

    package init() {}

    /// The longest interval; the starts of a day are kept in any case.
    package static let longestInterval = 86_400
}

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
