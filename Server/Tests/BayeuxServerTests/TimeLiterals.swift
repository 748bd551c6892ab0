import BeckonTime

// Tests count in plain milliseconds.

extension Uptime: ExpressibleByIntegerLiteral {
    public init(integerLiteral milliseconds: Int64) { self.init(milliseconds: milliseconds) }
}

extension Milliseconds: ExpressibleByIntegerLiteral {
    public init(integerLiteral count: Int64) { self.init(count) }
}

extension Timestamp: ExpressibleByIntegerLiteral {
    public init(integerLiteral milliseconds: Int64) { self.init(milliseconds: milliseconds) }
}
