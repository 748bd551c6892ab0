import BeckonJSON

/// A conversation that the device has stored and this release of the library cannot read: damaged, or written by a newer release.
///
/// It stays on the device, and is tried again at each start of the app. ``ContactCentre/unreadable()`` gives what there is, and
/// ``ContactCentre/discard(_:)`` removes one.
public struct UnreadableRecord: Sendable, Hashable, Identifiable {
    /// The name of the record on the device.
    public let id: String
    /// The customer's texts, and names of files, that were found in it, the oldest first; the server may or may not have them.
    public let texts: [String]
    /// What the customer had typed and not sent; empty when nothing of it was found.
    public let draft: String

    /// The conversation that it is.
    var conversation: String { String(id.dropFirst(RecordName.conversation.count)) }

    init(name: String, bytes: [UInt8]) {
        id = name
        let remains = RecordRemains(bytes)
        texts = remains.texts(behind: #""text":"#).filter { !$0.isEmpty }
        draft = remains.texts(behind: #""draft":"#).first ?? ""
    }
}

/// The bytes of a record that may be damaged or cut, and what can be found in them.
struct RecordRemains: Sendable {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The texts behind a mark, also one that is cut; at most 256.
    func texts(behind mark: String) -> [String] {
        var texts: [String] = []
        var place = 0
        while texts.count < Outbox.limit, let start = find(mark, from: place) {
            let found = read(at: start)
            if let text = found.text { texts.append(text) }
            place = found.end
        }
        return texts
    }

    /// The texts of a list behind a mark, which ends with the list's beginning; one that is cut is left out.
    func list(behind mark: String) -> [String] {
        guard var place = find(mark, from: 0) else { return [] }
        var texts: [String] = []
        while texts.count < Outbox.limit {
            let found = read(at: place)
            guard let text = found.text, found.end < bytes.count else { return texts }
            texts.append(text)
            guard bytes[found.end] == UInt8(ascii: ",") else { return texts }
            place = found.end + 1
        }
        return texts
    }

    private func find(_ mark: String, from start: Int) -> Int? {
        let mark = Array(mark.utf8)
        var place = start
        while place + mark.count <= bytes.count {
            if bytes[place...].starts(with: mark) { return place + mark.count }
            place += 1
        }
        return nil
    }

    /// The JSON text that begins at a place, as far as it is there, and the place behind it.
    private func read(at start: Int) -> (text: String?, end: Int) {
        let quote = UInt8(ascii: "\"")
        guard start < bytes.count, bytes[start] == quote else { return (nil, start) }
        var end = start + 1
        while end < bytes.count, bytes[end] != quote { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
        let isWhole = end < bytes.count
        let content = bytes[(start + 1)..<min(end, bytes.count)]
        // A cut may go through a letter of four bytes, or through one that is written as two escapes of six.
        for missing in 0...(isWhole ? 0 : min(12, content.count)) {
            let json: [UInt8] = [quote] + Array(content.dropLast(missing)) + [quote]
            guard var text = (try? JSONValue(parsing: json))?.string else { continue }
            // The first of two escapes alone is no letter.
            if !isWhole, text.unicodeScalars.last == "\u{FFFD}" { text.unicodeScalars.removeLast() }
            return (text, end + 1)
        }
        return (nil, end + 1)
    }
}

extension ContactCentre {
    /// The conversations on the device that cannot be read; show their texts, so that the customer can say them again.
    ///
    /// - Returns: The records; almost always none.
    /// - Throws: ``BeckonClientError`` with `notStored` or `inUse` when the device cannot be read at all.
    public func unreadable() async throws -> [UnreadableRecord] {
        try await load()
        return unreadable
    }

    /// Removes a record that cannot be read, once the customer has its texts.
    ///
    /// - Parameter record: The record.
    /// - Throws: ``BeckonClientError`` with `notStored` or `inUse` when it is still there.
    public func discard(_ record: UnreadableRecord) async throws {
        try await load()
        do {
            try await store.remove(named: record.id)
            for name in try await store.names() where name.hasPrefix(RecordName.files(of: record.conversation)) {
                try await store.remove(named: name)
            }
        } catch {
            throw BeckonClientError(store: error, "The device could not remove it.")
        }
        unreadable.removeAll { $0.id == record.id }
    }
}
