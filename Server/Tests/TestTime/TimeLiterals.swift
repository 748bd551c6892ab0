package import BeckonTime

// Tests count in plain milliseconds.

extension Uptime: ExpressibleByIntegerLiteral {
    package init(integerLiteral milliseconds: Int64) { self.init(milliseconds: milliseconds) }

    package static func + (left: Uptime, milliseconds: Int64) -> Uptime {
        left.advanced(by: Milliseconds(milliseconds))
    }

    package static func - (left: Uptime, milliseconds: Int64) -> Uptime {
        left.advanced(by: Milliseconds(-milliseconds))
    }

    package static func += (left: inout Uptime, milliseconds: Int64) { left = left + milliseconds }
}

extension Milliseconds: ExpressibleByIntegerLiteral {
    package init(integerLiteral count: Int64) { self.init(count) }
}

extension Timestamp: ExpressibleByIntegerLiteral {
    package init(integerLiteral milliseconds: Int64) { self.init(milliseconds: milliseconds) }
}
