import BeckonJSON

/// A conversation that the device keeps and this release of the library cannot read: damaged, or written by a newer release.
///
/// It stays on the device, and is tried again at each start of the app. ``ContactCentre/unreadable()`` gives what there is, and
/// ``ContactCentre/discard(_:)`` removes one.
public struct UnreadableRecord: Sendable, Hashable, Identifiable {
    /// The name of the record on the device.
    public let id: String
    /// The customer's texts, and names of files, that were found in it, the oldest first; the server may or may not have them.
    public let texts: [String]

    /// The conversation that it is.
    var conversation: String { String(id.dropFirst(RecordName.conversation.count)) }

    init(name: String, bytes: [UInt8]) {
        id = name
        texts = Self.texts(in: bytes)
    }

    private static let mark = Array(#""text":""#.utf8)

    /// The texts of an outbox, also of one that is cut: each stands behind its mark, as JSON.
    private static func texts(in bytes: [UInt8]) -> [String] {
        var texts: [String] = []
        var place = 0
        while place + mark.count < bytes.count, texts.count < Outbox.limit {
            guard bytes[place...].starts(with: mark) else {
                place += 1
                continue
            }
            let start = place + mark.count
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
                end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
            }
            let text = bytes[(start - 1)..<min(end, bytes.count)] + [UInt8(ascii: "\"")]
            if let text = (try? JSONValue(parsing: Array(text)))?.string, !text.isEmpty { texts.append(text) }
            place = end + 1
        }
        return texts
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
