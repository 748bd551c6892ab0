import CLinux
import Glibc
import Measure

/// A server's HTTP answer or WebSocket frame, as it lies in the read buffer.
package struct Answer {
    /// The head of an HTTP answer; empty for a frame.
    package let head: UnsafeRawBufferPointer
    package let body: UnsafeRawBufferPointer
    /// The HTTP status; 0 for a frame.
    package let status: Int
    /// How many bytes the answer takes.
    let length: Int

    /// Reads the HTTP answer at the start of some bytes; returns nil if it is not complete yet.
    static func http(_ bytes: UnsafeRawBufferPointer) throws -> Answer? {
        guard let end = bytes.offset(of: "\r\n\r\n") else { return nil }
        let head = UnsafeRawBufferPointer(rebasing: bytes[..<(end + 2)])
        guard head.count > 12 else { throw BenchmarkError("the answer is not HTTP") }
        let status = head.number(at: 9)
        var length = 0
        if let field = head.offset(of: "\r\nContent-Length: ") ?? head.offset(of: "\r\ncontent-length: ") {
            length = head.number(at: field + 18)
        } else if status != 101, status != 204 {
            throw BenchmarkError("an answer with status \(status) has no Content-Length")
        }
        let start = end + 4
        guard bytes.count >= start + length else { return nil }
        let body = UnsafeRawBufferPointer(rebasing: bytes[start..<(start + length)])
        return Answer(head: head, body: body, status: status, length: start + length)
    }

    /// Reads the WebSocket frame at the start of some bytes; returns nil if it is not complete yet.
    static func frame(_ bytes: UnsafeRawBufferPointer) throws -> Answer? {
        guard bytes.count >= 2 else { return nil }
        guard bytes[0] == 0x81, bytes[1] & 0x80 == 0 else {
            throw BenchmarkError("a frame is not a whole text frame; its first byte is \(bytes[0])")
        }
        var (start, length) = (2, Int(bytes[1]))
        if length >= 126 {
            let size = length == 126 ? 2 : 8
            guard bytes.count >= 2 + size else { return nil }
            length = bytes[2..<(2 + size)].reduce(0) { $0 << 8 | Int($1) }
            start += size
        }
        guard bytes.count >= start + length else { return nil }
        let empty = UnsafeRawBufferPointer(rebasing: bytes[..<0])
        return Answer(
            head: empty, body: UnsafeRawBufferPointer(rebasing: bytes[start..<(start + length)]), status: 0,
            length: start + length)
    }

    /// Returns a header's value, by its name in the server's spelling.
    package func header(_ name: StaticString) -> String? {
        guard let start = head.offset(of: name).map({ $0 + name.utf8CodeUnitCount }) else { return nil }
        let value = head[start...].prefix { $0 != 13 }
        return String(decoding: value, as: UTF8.self)
    }
}

extension UnsafeRawBufferPointer {
    /// Returns the offset of the first occurrence of a text.
    package func offset(of text: StaticString, from start: Int = 0) -> Int? {
        guard let base = baseAddress, start <= count,
            let found = memmem(base + start, count - start, text.utf8Start, text.utf8CodeUnitCount)
        else { return nil }
        return UnsafeRawPointer(found) - base
    }

    /// Reads the decimal number that starts at an offset.
    package func number(at start: Int) -> Int {
        var value = 0
        for byte in self[start...] {
            guard (48...57).contains(byte) else { break }
            value = value &* 10 &+ Int(byte &- 48)
        }
        return value
    }

    /// Returns the text between a given text and the next quote.
    package func string(after text: StaticString) -> String? {
        guard let start = offset(of: text).map({ $0 + text.utf8CodeUnitCount }) else { return nil }
        return String(decoding: self[start...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    }
}
