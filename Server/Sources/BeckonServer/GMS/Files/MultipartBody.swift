import Hummingbird

/// A multipart body that is read only as fast as its parts are used.
actor MultipartBody {
    private let arriving: ArrivingBytes
    private var reader: MultipartReader
    private var events: [MultipartReader.Event] = []
    private var next = 0

    /// - Throws: ``GMSFault`` with 400 for a boundary that no body can have.
    init(_ body: RequestBody, boundary: String) throws(GMSFault) {
        reader = try MultipartReader(boundary: boundary)
        arriving = ArrivingBytes(body)
    }

    /// The next part, nil after the last one; what was not read of the part before is dropped.
    func part() async throws -> MultipartPart? {
        while let event = try await event() {
            if case .part(let part) = event { return part }
        }
        return nil
    }

    /// Further bytes of the part; nil at its end.
    ///
    /// - Throws: ``GMSFault`` with 400 if the body ends within the part.
    func bytes() async throws -> [UInt8]? {
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
    /// - Throws: ``GMSFault`` with 413 for a longer one, with 400 for one that is not in its character set.
    func text(of part: MultipartPart, limit: Int) async throws -> String {
        var all: [UInt8] = []
        while let bytes = try await bytes() {
            all += bytes
            guard all.count <= limit else { throw GMSFault(.payloadTooLarge, "A parameter is too long.") }
        }
        return try FormDecoder.plain(all, isLatin: part.isLatin)
    }

    /// Reads on to the end and drops everything, so that a client that reads no answer before it has sent all gets one.
    func drop() async { await arriving.drop() }

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
