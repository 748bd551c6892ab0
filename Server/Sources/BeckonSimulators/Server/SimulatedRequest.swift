import NIOHPACK

/// One header of a request, its name in lower case.
struct SimulatedHeader: Sendable, Equatable {
    var name: String
    var value: String
}

/// A whole request, in one form for HTTP/2 and HTTP/1.1.
struct SimulatedRequest: Sendable {
    /// The most bytes that a body may have; more is answered with 413.
    static let maximumBodyBytes = 32_768

    /// The number of the connection, 1 for the first that the stand-in accepted.
    var connection: Int
    var method: String
    /// The path with its query, as sent.
    var target: String
    /// Without the pseudo headers of HTTP/2; `host` holds `:authority`.
    var headers: [SimulatedHeader]
    var body: [UInt8]

    /// The path without its query.
    var path: Substring { target[..<(target.utf8.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex)] }

    /// The value of the header, or nil when it is absent; the first when it is repeated.
    func header(_ name: String) -> String? {
        headers.first { $0.name == name }?.value
    }
}

extension SimulatedRequest {
    /// Reads the header block that begins a request; nil when it is malformed (RFC 9113, sections 8.2 and 8.3).
    ///
    /// The codec could check this too, but that would cost more than all its other work.
    ///
    /// - Parameters:
    ///   - block: The header block.
    ///   - connection: The number of the connection.
    init?(_ block: HPACKHeaders, connection: Int) {
        self.init(connection: connection, method: "", target: "", headers: [], body: [])
        headers.reserveCapacity(block.count)
        var pseudoHeaders = PseudoHeaders()
        var hasFields = false
        for (name, value, _) in block {
            if name.utf8.first == UInt8(ascii: ":") {
                guard !hasFields, take(pseudoHeader: name, value, seen: &pseudoHeaders) else { return nil }
            } else {
                hasFields = true
                guard Self.isField(name, value), name != "te" || value == "trailers" else { return nil }
                headers.append(SimulatedHeader(name: name, value: value))
            }
        }
        let isConnect = method == "CONNECT"
        let wanted: PseudoHeaders = isConnect ? [.method, .authority] : [.method, .scheme, .path]
        guard pseudoHeaders.subtracting(isConnect ? [] : .authority) == wanted else { return nil }
    }

    /// Whether a header block may end a request: it has no pseudo headers, and each field is well formed.
    ///
    /// - Parameter block: The header block.
    /// - Returns: Whether it may.
    static func areTrailers(_ block: HPACKHeaders) -> Bool {
        block.allSatisfy { isField($0.name, $0.value) }
    }

    private mutating func take(pseudoHeader name: String, _ value: String, seen: inout PseudoHeaders) -> Bool {
        guard value.allBytes({ $0 > 0x20 && $0 != 0x7F }) else { return false }
        switch name {
        case ":method":
            method = value
            return seen.insert(.method).inserted
        case ":scheme": return seen.insert(.scheme).inserted
        case ":path":
            target = value
            return seen.insert(.path).inserted && !value.isEmpty
        case ":authority":
            headers.append(SimulatedHeader(name: "host", value: value))
            return seen.insert(.authority).inserted
        default: return false
        }
    }

    private static func isField(_ name: String, _ value: String) -> Bool {
        switch name {
        case "", "connection", "keep-alive", "proxy-connection", "transfer-encoding", "upgrade": false
        default: name.allBytes(isNameByte) && value.allBytes { $0 != 0 && $0 != 0x0A && $0 != 0x0D }
        }
    }

    /// Whether a byte is allowed in a field name: a `tchar` of RFC 9110, but not a capital letter.
    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x30...0x39, 0x5E...0x7A, 0x7C, 0x7E: true
        default: false
        }
    }
}

private struct PseudoHeaders: OptionSet {
    let rawValue: UInt8

    static let method = PseudoHeaders(rawValue: 1)
    static let scheme = PseudoHeaders(rawValue: 2)
    static let path = PseudoHeaders(rawValue: 4)
    static let authority = PseudoHeaders(rawValue: 8)
}

extension String {
    /// Whether all bytes of its UTF-8 meet the condition; true for an empty text.
    ///
    /// It checks all bytes even after one that fails, so that the compiler can check many at a time.
    @inline(__always)
    func allBytes(_ isRight: (UInt8) -> Bool) -> Bool {
        func check(_ bytes: some Sequence<UInt8>) -> Bool {
            var result = true
            for byte in bytes { result = isRight(byte) && result }
            return result
        }
        return utf8.withContiguousStorageIfAvailable { check($0) } ?? check(utf8)
    }
}
