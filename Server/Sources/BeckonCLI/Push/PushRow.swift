import Beckon
import BeckonJSON
import BeckonPush

/// One push of `beckon push send`, from a line of its file or from its flags.
struct PushRow: Sendable, Hashable {
    /// The types by their names on the command line.
    static let types: [String: PushType] = [
        "apns": .ios, "fcm": .fcm, "http": .httpcb, "customhttp": .customhttp,
    ]

    var type: PushType
    /// The device token, registration token, address or device id.
    var token: String
    var title: String?
    var body: String
    /// The collapse id, with which the notice replaces an earlier one; nil for a notice that replaces none.
    var collapse: String?
}

extension PushRow {
    /// Reads a line `{"provider":"apns","token":"…","title":"…","body":"…","collapse":"…"}`; nil when it is malformed.
    ///
    /// - Parameters:
    ///   - bytes: The buffer with the line.
    ///   - range: The range of the line, a JSON object; title and collapse may be missing.
    init?(parsing bytes: [UInt8], in range: Range<Int>) {
        var (type, title, collapse) = (PushType?.none, String?.none, String?.none)
        var (token, body) = (String?.none, String?.none)
        do {
            var reader = try JSONReader(bytes, in: range)
            try reader.beginObject()
            while try reader.nextMember() {
                if reader.isKey("provider") {
                    type = try Self.text(&reader).flatMap { Self.types[$0] }
                } else if reader.isKey("token") {
                    token = try Self.text(&reader)
                } else if reader.isKey("title") {
                    title = try Self.text(&reader)
                } else if reader.isKey("body") {
                    body = try Self.text(&reader)
                } else if reader.isKey("collapse") {
                    collapse = try Self.text(&reader)
                }
            }
            try reader.finish()
        } catch { return nil }
        guard let type, let token, !token.isEmpty, let body else { return nil }
        self.init(type: type, token: token, title: title, body: body, collapse: collapse)
    }

    /// Returns the next value; nil when it is not a string.
    private static func text(_ reader: inout JSONReader) throws(JSONError) -> String? {
        try reader.peek() == .string ? reader.readString() : nil
    }

    /// Returns the request for a provider.
    ///
    /// - Parameters:
    ///   - id: A UUID, the same for every attempt.
    ///   - options: The credential, the styles and the expiry.
    ///   - now: The time of day.
    /// - Returns: The request.
    func request(id: String, _ options: DirectSending.Options, now: Timestamp) -> PushRequest {
        let device = Device(
            type: type, token: token, debug: options.debug, providerName: options.provider, registeredAt: now)
        var request = PushRequest(
            id: id, collapseID: collapse.flatMap(CollapseID.fitted) ?? id, device: device,
            content: .note(title: title, body: body), expiresAt: now.advanced(by: options.expiry), priority: 10)
        request.style = options.styles.style(for: device, event: nil)
        return request
    }
}

/// The lines of a file, read as they are needed.
struct PushRowReader {
    /// The longest line, in bytes; longer ones count as malformed.
    static let longestLine = 65_536

    private let read: () throws -> [UInt8]?
    private var given: ArraySlice<PushRow> = []
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false
    /// The number of the line that was read last, from 1; empty lines count.
    private(set) var number = 0

    /// Makes a reader.
    ///
    /// - Parameter read: Returns the next piece of the file; nil at its end.
    init(_ read: @escaping () throws -> [UInt8]?) { self.read = read }

    /// Makes a reader that returns these pushes.
    init(_ pushes: [PushRow]) {
        read = { nil }
        given = pushes[...]
    }

    /// Returns the next line that is not empty.
    ///
    /// - Returns: A push, `.some(nil)` for a malformed line, nil at the end.
    /// - Throws: The error of reading.
    mutating func next() throws -> PushRow?? {
        if let push = given.popFirst() { return .some(push) }
        while true {
            if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { start = end + 1 }
                number += 1
                if let line = push(start..<end) { return line }
                continue
            }
            if isAtEnd {
                defer { start = buffer.count }
                if start < buffer.count { number += 1 }
                return start < buffer.count ? push(start..<buffer.count) : nil
            }
            try fill()
        }
    }

    private mutating func fill() throws {
        buffer.removeSubrange(..<start)
        start = 0
        // Of a line that is too long, one byte more than the limit is kept, so that `push` sees that it is too long.
        if buffer.count > Self.longestLine { buffer.removeSubrange((Self.longestLine + 1)...) }
        guard let piece = try read(), !piece.isEmpty else {
            isAtEnd = true
            return
        }
        buffer += piece
    }

    private func push(_ line: Range<Int>) -> PushRow?? {
        guard buffer[line].contains(where: { $0 > 0x20 }) else { return nil }
        return .some(line.count <= Self.longestLine ? PushRow(parsing: buffer, in: line) : nil)
    }
}
