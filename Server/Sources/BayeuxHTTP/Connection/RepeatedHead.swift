import BayeuxServer
import NIOCore

/// Recognises a request head with the same bytes as the last one of its connection.
///
/// Clients poll with heads that differ only in the length of the body. A request that begins where the last one ended, with
/// the very same bytes around that number, means the same: it is handled without parsing.
final class RepeatedHead {
    /// The bytes before the number and after it, with the blank line at their end.
    private let beginning: [UInt8]
    private let end: [UInt8]
    /// The longest body.
    private let limit: Int
    /// The framing of the head.
    let framing: RequestFraming
    /// The head's values for Bayeux.
    let request: BayeuxRequestHead

    /// Keeps a head, unless it ends the connection or has no plain `Content-Length`.
    ///
    /// - Parameters:
    ///   - bytes: The head's bytes, which were accepted before.
    ///   - framing: Their framing.
    ///   - request: Their values for Bayeux.
    ///   - limit: The longest body.
    init?(_ bytes: [UInt8], _ framing: RequestFraming, _ request: BayeuxRequestHead, limit: Int) {
        guard framing.contentLength != nil, !framing.isLast, !framing.isHTTP10, !framing.expectsContinue,
            let number = Self.length(in: bytes)
        else { return nil }
        self.framing = framing
        self.request = request
        self.limit = limit
        beginning = Array(bytes[..<number.lowerBound])
        end = Array(bytes[number.upperBound...])
    }

    /// The body of a request with the same head.
    ///
    /// - Parameter buffer: What was read.
    /// - Returns: The body; nil if the buffer is not exactly one such request.
    func body(of buffer: ByteBuffer) -> ByteBuffer? {
        let start = buffer.withUnsafeReadableBytes { read -> Int? in
            guard read.has(beginning, at: 0) else { return nil }
            var (index, length) = (beginning.count, 0)
            while index < read.count, index < beginning.count + 7, let digit = Self.digit(read[index]) {
                length = length * 10 + digit
                index += 1
            }
            guard index > beginning.count, length > 0, length <= limit else { return nil }
            let body = index + end.count
            guard read.count == body + length else { return nil }
            return read.has(end, at: index) ? body : nil
        }
        return start.flatMap { buffer.getSlice(at: buffer.readerIndex + $0, length: buffer.readableBytes - $0) }
    }

    private static func digit(_ byte: UInt8) -> Int? {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte - UInt8(ascii: "0")) : nil
    }

    /// The range of the number in the only field `Content-Length`; nil if there is no such field or several.
    private static func length(in head: [UInt8]) -> Range<Int>? {
        let name = Array("\ncontent-length:".utf8)
        guard head.count > name.count else { return nil }
        let starts = (0...(head.count - name.count)).filter { start in
            zip(head[start...], name).allSatisfy { $0 == $1 || (0x41...0x5A).contains($0) && $0 | 0x20 == $1 }
        }
        guard starts.count == 1, let start = starts.first else { return nil }
        let first = head[(start + name.count)...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? head.endIndex
        let last = head[first...].firstIndex { digit($0) == nil } ?? head.endIndex
        return first < last ? first..<last : nil
    }
}

/// Keeps the head's bytes of the request in hand and knows whether the decoder holds none.
///
/// It counts bytes: after a request whose head came in one piece, and with no bytes after its body, the decoder holds
/// nothing.
struct HeadRecorder {
    private enum State {
        /// The decoder holds nothing.
        case clean
        /// The decoder got the beginning of a request, with the whole head.
        case reading(head: [UInt8], received: Int)
        /// It is unknown what the decoder holds.
        case unknown
    }

    private static let maxHead = 1024
    private var state = State.clean

    /// Whether the decoder holds nothing.
    var isClean: Bool {
        if case .clean = state { true } else { false }
    }

    /// Bytes are about to be given to the decoder.
    ///
    /// - Parameters:
    ///   - buffer: The bytes.
    ///   - isIdle: Whether no request is in hand.
    mutating func received(_ buffer: ByteBuffer, isIdle: Bool) {
        switch state {
        case .clean where isIdle:
            state = Self.head(of: buffer).map { .reading(head: $0, received: buffer.readableBytes) } ?? .unknown
        case .reading(let head, let received):
            state = .reading(head: head, received: received + buffer.readableBytes)
        case .clean, .unknown:
            state = .unknown
        }
    }

    /// A request was read to its end.
    ///
    /// - Parameter bodyLength: How long its body was; nil if it was chunked.
    /// - Returns: The bytes of its head; nil if other bytes came after the request.
    mutating func ended(bodyLength: Int?) -> [UInt8]? {
        guard case .reading(let head, let received) = state, let bodyLength, received == head.count + bodyLength else {
            state = .unknown
            return nil
        }
        state = .clean
        return head
    }

    private static func head(of buffer: ByteBuffer) -> [UInt8]? {
        buffer.withUnsafeReadableBytes { bytes in
            var index = 3
            while index < min(bytes.count, maxHead) {
                if bytes[index] == 0x0A, bytes[index - 1] == 0x0D, bytes[index - 2] == 0x0A, bytes[index - 3] == 0x0D {
                    return Array(bytes[...index])
                }
                index += 1
            }
            return nil
        }
    }
}
