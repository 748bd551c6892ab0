#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads the parts of a `multipart/form-data` body while it arrives (RFC 7578): bytes in, events out.
///
/// It keeps no more than the longest head of a part and a delimiter, however long the body is. How the body is cut into
/// pieces makes no difference.
struct MultipartReader {
    enum Event: Hashable {
        case part(MultipartPart)
        /// Further bytes of the part.
        case bytes([UInt8])
        /// The part is complete.
        case partEnd
    }

    /// At most this many parts are read.
    static let mostParts = 256
    /// The longest head of a part, in bytes.
    static let longestHead = 8_192
    /// The longest heads of all parts together, in bytes.
    static let longestHeads = 65_536

    private enum Phase {
        case preamble, delimiter, head, content, end
    }

    /// A line feed, two dashes and the boundary; a carriage return before it belongs to it, and some clients send none.
    private let delimiter: [UInt8]
    private var phase = Phase.preamble
    /// What cannot be told yet; the first delimiter needs no line end before it, so one stands there from the start.
    private var rest: [UInt8] = [0x0a]
    private var parts = 0
    private var headBytes = 0

    /// - Parameter boundary: The parameter of the content type.
    /// - Throws: ``Fault`` with 400 for a boundary that no body can have.
    init(boundary: String) throws(Fault) {
        guard !boundary.isEmpty, boundary.utf8.count <= 70 else { throw Self.broken }
        delimiter = Array("\n--\(boundary)".utf8)
    }

    static var broken: Fault { Fault(.badRequest, "The multipart body is malformed.") }

    /// Whether the last delimiter was read; what follows it is ignored.
    var isComplete: Bool { phase == .end }

    /// Takes the next bytes.
    ///
    /// - Throws: ``Fault`` with 400; then the reader must not be used any more.
    mutating func receive(_ bytes: [UInt8]) throws(Fault) -> [Event] {
        var events: [Event] = []
        rest += bytes
        var position = 0
        while let next = try step(from: position, &events) { position = next }
        position = max(position, phase == .end ? rest.count : 0)
        rest.removeFirst(pass(position, &events))
        return events
    }

    /// Gives on, or drops, what cannot belong to a delimiter any more; returns up to where.
    private func pass(_ position: Int, _ events: inout [Event]) -> Int {
        guard phase == .content || phase == .preamble else { return position }
        // A carriage return may stand before a delimiter.
        let end = max(position, rest.count - delimiter.count)
        if phase == .content, end > position { events.append(.bytes(Array(rest[position..<end]))) }
        return end
    }

    /// Reads one thing that is complete; nil if none is.
    private mutating func step(from start: Int, _ events: inout [Event]) throws(Fault) -> Int? {
        switch phase {
        case .preamble, .content:
            guard let found = Self.find(delimiter, in: rest, from: start) else { return nil }
            if phase == .content {
                let end = found > start && rest[found - 1] == 0x0d ? found - 1 : found
                if end > start { events.append(.bytes(Array(rest[start..<end]))) }
                events.append(.partEnd)
            }
            phase = .delimiter
            return found + delimiter.count
        case .delimiter: return try delimiterEnd(from: start)
        case .head: return try head(from: start, &events)
        case .end: return nil
        }
    }

    /// After a delimiter: two dashes end the body; spaces and a line end begin a part.
    private mutating func delimiterEnd(from start: Int) throws(Fault) -> Int? {
        guard rest.count - start >= 2 else { return nil }
        if rest[start] == 0x2d, rest[start + 1] == 0x2d {
            phase = .end
            return rest.count
        }
        var position = start
        while position < rest.count, rest[position] == 0x20 || rest[position] == 0x09 { position += 1 }
        guard position - start <= Self.longestHead else { throw Self.broken }
        guard let end = lineEnd(at: position) else { return nil }
        guard end > position else { throw Self.broken }
        parts += 1
        guard parts <= Self.mostParts else { throw Fault(.badRequest, "Too many parameters.") }
        phase = .head
        // The line end stays: a part without a head has only one more before its content.
        return position
    }

    private mutating func head(from start: Int, _ events: inout [Event]) throws(Fault) -> Int? {
        guard let (end, next) = blankLine(from: start) else {
            guard rest.count - start <= Self.longestHead else { throw Self.broken }
            return nil
        }
        headBytes += end - start
        guard end - start <= Self.longestHead, headBytes <= Self.longestHeads,
            let part = MultipartPart(head: String(decoding: rest[start..<end], as: UTF8.self))
        else { throw Self.broken }
        events.append(.part(part))
        phase = .content
        return next
    }

    /// Where a line end ends that begins at a place; the place itself if another byte stands there, nil if a byte is missing.
    private func lineEnd(at place: Int) -> Int? {
        guard place < rest.count else { return nil }
        if rest[place] == 0x0a { return place + 1 }
        guard rest[place] == 0x0d else { return place }
        guard place + 1 < rest.count else { return nil }
        return rest[place + 1] == 0x0a ? place + 2 : place
    }

    /// The first empty line: where the line before it ends, and where the next one begins.
    private func blankLine(from start: Int) -> (end: Int, next: Int)? {
        var position = start
        while let feed = Self.find([0x0a], in: rest, from: position) {
            guard let end = lineEnd(at: feed + 1) else { return nil }
            if end > feed + 1 { return (feed > start && rest[feed - 1] == 0x0d ? feed - 1 : feed, end) }
            position = feed + 1
        }
        return nil
    }

    /// Looks for bytes that begin with a line feed.
    private static func find(_ needle: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBytes { bytes -> Int? in
            guard let base = bytes.baseAddress else { return nil }
            var position = start
            while position <= bytes.count - needle.count,
                let found = memchr(base + position, Int32(needle[0]), bytes.count - needle.count - position + 1)
            {
                let offset = base.distance(to: found)
                if memcmp(found, needle, needle.count) == 0 { return offset }
                position = offset + 1
            }
            return nil
        }
    }
}
