import BeckonJSON

extension JSONLimits {
    /// The limits of messages, of which one may be the whole state of a large queue: 16 MiB and 64 levels.
    static let messages = JSONLimits(maxDepth: 64, maxBytes: 16 * 1_024 * 1_024)
}

/// Reads server-sent events, as the WHATWG defines them, from bytes.
///
/// Chunks may end anywhere. An event that is incomplete when the stream ends is dropped.
public struct EventStreamParser: Sendable {
    /// The most bytes of a line and the event data before it together: 16 MiB.
    public static let maximumBytes = 16 * 1_024 * 1_024

    /// One event.
    public struct Event: Sendable, Hashable {
        /// Its name; `message` if the server gave none.
        public var name: String
        /// Its id, if the server gave one.
        public var id: String?
        /// Its lines of data, joined by line feeds.
        public var data: [UInt8]
    }

    /// The stream holds a line or an event beyond ``EventStreamParser/maximumBytes``.
    public struct TooLong: Error, Sendable, Hashable {}

    private var line: [UInt8] = []
    private var endedWithReturn = false
    private var isFirstLine = true
    private var name = ""
    private var id: String?
    private var data: [UInt8]?

    /// Makes a parser for the beginning of a stream.
    public init() {}

    /// Reads a chunk.
    ///
    /// - Parameter chunk: The next bytes.
    /// - Returns: The events that it completes.
    /// - Throws: ``TooLong``; the caller must stop reading the stream.
    public mutating func take(_ chunk: [UInt8]) throws(TooLong) -> [Event] {
        var events: [Event] = []
        var rest = chunk[...]
        while let byte = rest.first {
            if byte == 0x0A, endedWithReturn {
                endedWithReturn = false
                rest = rest.dropFirst()
                continue
            }
            let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
            guard line.count + (data?.count ?? 0) + (end - rest.startIndex) <= Self.maximumBytes else {
                throw TooLong()
            }
            line += rest[..<end]
            endedWithReturn = end < rest.endIndex && rest[end] == 0x0D
            if end < rest.endIndex, let event = endLine() { events.append(event) }
            rest = rest[min(end + 1, rest.endIndex)...]
        }
        return events
    }

    private mutating func endLine() -> Event? {
        defer { line.removeAll(keepingCapacity: true) }
        if isFirstLine {
            isFirstLine = false
            if line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
        }
        guard !line.isEmpty else { return endEvent() }
        let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
        let field = line[..<colon]
        var value = line[min(colon + 1, line.endIndex)...]
        if value.first == 0x20 { value = value.dropFirst() }
        if field.elementsEqual("data".utf8) {
            if data == nil { data = Array(value) } else { data? += [0x0A] + value }
        } else if field.elementsEqual("event".utf8) {
            name = String(decoding: value, as: UTF8.self)
        } else if field.elementsEqual("id".utf8), !value.contains(0) {
            id = String(decoding: value, as: UTF8.self)
        }
        return nil
    }

    private mutating func endEvent() -> Event? {
        defer {
            name = ""
            data = nil
        }
        guard let data else { return nil }
        return Event(name: name.isEmpty ? "message" : name, id: id, data: data)
    }
}
