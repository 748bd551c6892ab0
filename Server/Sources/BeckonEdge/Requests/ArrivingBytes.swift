package import Hummingbird
import NIOCore

/// The bytes of a request's body as they arrive, read only as fast as they are used.
///
/// Every body that is not read whole goes through here: `drop()` must not make arrays.
package actor ArrivingBytes {
    private var pieces: RequestBody.AsyncIterator

    package init(_ body: RequestBody) { pieces = body.makeAsyncIterator() }

    /// The next bytes; nil at the end.
    ///
    /// - Throws: The error of reading the body, for instance when the client leaves.
    package func next() async throws -> [UInt8]? {
        try await read().map { Array($0.readableBytesView) }
    }

    /// Reads on to the end, so that a client that reads no answer before it has sent all gets one.
    ///
    /// It makes no arrays: Swift 6.3.1 (`-O`) frees an array that nobody uses before it copies the bytes into it.
    package func drop() async {
        while (try? await read()) != nil {}
    }

    private func read() async throws -> ByteBuffer? {
        var pieces = pieces
        let buffer = try await pieces.next(isolation: self)
        self.pieces = pieces
        return buffer
    }
}

/// A multipart body that is read only as fast as its parts are used.
package actor MultipartBody {
    private let arriving: ArrivingBytes
    private var reader: MultipartReader
    private var events: [MultipartReader.Event] = []
    private var next = 0

    /// - Throws: ``Fault`` with 400 for a boundary that no body can have.
    package init(_ body: RequestBody, boundary: String) throws(Fault) {
        reader = try MultipartReader(boundary: boundary)
        arriving = ArrivingBytes(body)
    }

    /// The next part, nil after the last one; what was not read of the part before is dropped.
    package func part() async throws -> MultipartPart? {
        while let event = try await event() {
            if case .part(let part) = event { return part }
        }
        return nil
    }

    /// Further bytes of the part; nil at its end.
    ///
    /// - Throws: ``Fault`` with 400 if the body ends within the part.
    package func bytes() async throws -> [UInt8]? {
        switch try await event() {
        case .bytes(let bytes): return bytes
        case .partEnd: return nil
        case .part, nil: throw MultipartReader.broken
        }
    }

    /// A part as text.
    ///
    /// - Parameters:
    ///   - part: The part whose bytes are next.
    ///   - limit: The most bytes.
    /// - Returns: The text.
    /// - Throws: ``Fault`` with 413 for a longer one, with 400 for one that is not in its character set.
    package func text(of part: MultipartPart, limit: Int) async throws -> String {
        var all: [UInt8] = []
        while let bytes = try await bytes() {
            all += bytes
            guard all.count <= limit else { throw Fault(.payloadTooLarge, "A parameter is too long.") }
        }
        return try FormDecoder.plain(all, isLatin: part.isLatin)
    }

    /// Reads on to the end and drops everything, so that a client that reads no answer before it has sent all gets one.
    package func drop() async { await arriving.drop() }

    private func event() async throws -> MultipartReader.Event? {
        while next >= events.count {
            guard let bytes = try await arriving.next() else {
                guard reader.isComplete else { throw MultipartReader.broken }
                return nil
            }
            events = try reader.receive(bytes)
            next = 0
        }
        defer { next += 1 }
        return events[next]
    }
}
