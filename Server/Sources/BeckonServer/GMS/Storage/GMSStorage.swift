import Beckon
import BeckonJSON
import Foundation

/// The Storage API of GMS: texts and files that an app, a back-end or a router keeps for a while under an id.
///
/// It knows no HTTP. Any node reads what another one stored.
struct GMSStorage: Sendable {
    /// A file as it was sent.
    struct File: Hashable, Sendable {
        let type: String
        let bytes: [UInt8]
    }

    /// The time of a `ttl` that cannot be used, as in GMS.
    static let fallbackTime = 30
    /// The longest time, 31 days; a longer `ttl` counts as this.
    static let longestTime = 31 * 86_400
    /// The most keys of one id.
    static let mostKeys = 256
    /// The most bytes of one id, files in their stored form.
    static let longest = 4_194_304

    let store: any Store
    let queue: CommitQueue
    let ids: any IDSource
    let time: any TimeSource

    /// What a request sends: texts and files by key.
    struct Items {
        var texts: [String: String] = [:]
        var files: [String: File] = [:]

        /// The stored form: keys with what they are, files in base64 behind their type.
        var stored: [String: String] {
            var stored: [String: String] = [:]
            for (key, text) in texts { stored["text \(key)"] = text }
            for (key, file) in files {
                stored["file \(key)"] = "\(file.type) \(Data(file.bytes).base64EncodedString())"
            }
            return stored
        }
    }

    /// Keeps items under a new id.
    ///
    /// - Parameters:
    ///   - items: Texts and files.
    ///   - seconds: How long; see ``fallbackTime``.
    ///   - customID: The caller's own id; nil for a new one.
    ///   - user: The header `gms_user`; an own id needs it.
    /// - Returns: The id.
    /// - Throws: ``GMSFault``, ``StoreError``.
    func create(_ items: Items, for seconds: String, as customID: String? = nil, user: String?) async throws -> String {
        let key = try customID.map { try Self.key($0, user) }
        let end = end(seconds)
        for _ in 0..<3 {
            if let key, let earlier = try await store.service(creationKey: key) {
                // An own id that is used again has the new items alone.
                try await put(items.stored, in: earlier.id, until: end)
                return customID ?? earlier.id.text
            }
            let instance = ServiceInstance(
                id: ids.serviceID(), name: "storage", kind: .storage, createdAt: time.now, expiresAt: end, user: user,
                key: key, userData: try checked(items.stored))
            switch try await queue.commit(Commit([.insertService(instance)])) {
            case .committed: return customID ?? instance.id.text
            default: continue
            }
        }
        throw GMSFault(.unavailable, "The entry is busy; try again.")
    }

    /// Adds items to an id, in the place of those of the same keys, and keeps it for another time.
    ///
    /// Of two updates at the same moment the last one counts.
    ///
    /// - Throws: ``GMSFault`` with 404 for an unknown id; ``StoreError``.
    func update(_ id: String, _ items: Items, for seconds: String, user: String?) async throws {
        let instance = try await entry(id, user)
        var stored = instance.userData
        for (key, value) in items.stored {
            let name = key.dropFirst("text ".count)
            stored["text \(name)"] = nil
            stored["file \(name)"] = nil
            stored[key] = value
        }
        try await put(stored, in: instance.id, until: end(seconds))
    }

    /// All texts of an id; a file is read alone.
    func texts(_ id: String, user: String?) async throws -> [String: String] {
        let instance = try await readable(id, user)
        guard instance.kind == .storage else { return instance.userData }
        var texts: [String: String] = [:]
        for (key, value) in instance.userData where key.hasPrefix("text ") {
            texts[String(key.dropFirst("text ".count))] = value
        }
        return texts
    }

    /// One text.
    ///
    /// - Throws: ``GMSFault`` with 404 for an unknown id or key; ``StoreError``.
    func text(_ id: String, _ key: String, user: String?) async throws -> String {
        guard let text = try await texts(id, user: user)[key] else { throw GMSFault.unknownID }
        return text
    }

    /// One file.
    ///
    /// - Throws: ``GMSFault`` with 404 for an unknown id or key, and for a text; ``StoreError``.
    func file(_ id: String, _ key: String, user: String?) async throws -> File {
        try Self.file(key, in: try await entry(id, user))
    }

    private static func file(_ key: String, in entry: ServiceInstance) throws -> File {
        let parts = entry.userData["file \(key)"]?.split(separator: " ", maxSplits: 1)
        guard let parts, parts.count == 2, let bytes = Data(base64Encoded: String(parts[1])) else {
            throw GMSFault.unknownID
        }
        return File(type: String(parts[0]), bytes: [UInt8](bytes))
    }

    // MARK: - Files of a service instance

    /// Keeps files beside a service instance until its end, in the place of those of the same names.
    func put(_ files: [String: File], beside instance: ServiceInstance) async throws {
        if files.isEmpty { return }
        let (key, stored) = (Self.filesKey(of: instance.id), Items(files: files).stored)
        for _ in 0..<3 {
            if let earlier = try await store.service(creationKey: key) {
                return try await put(
                    earlier.userData.merging(stored) { _, new in new }, in: earlier.id, until: instance.expiresAt)
            }
            let entry = ServiceInstance(
                id: ids.serviceID(), name: "storage", kind: .storage, createdAt: time.now,
                expiresAt: instance.expiresAt,
                user: instance.user, key: key, userData: try checked(stored))
            if try await queue.commit(Commit([.insertService(entry)])) == .committed { return }
        }
        throw GMSFault(.unavailable, "The entry is busy; try again.")
    }

    /// One file of a service instance.
    ///
    /// - Throws: ``GMSFault`` with 404 for a file that is not there; ``StoreError``.
    func file(_ key: String, beside instance: ServiceInstance) async throws -> File {
        guard let entry = try await store.service(creationKey: Self.filesKey(of: instance.id)) else {
            throw GMSFault.unknownID
        }
        return try Self.file(key, in: entry)
    }

    /// No caller can choose it: keys of callers begin with other words.
    private static func filesKey(of id: ServiceID) -> String { "storage/files/\(id.text)" }

    /// Removes an id with everything in it.
    ///
    /// - Throws: ``GMSFault`` with 404 for an unknown id; ``StoreError``.
    func remove(_ id: String, user: String?) async throws {
        let instance = try await entry(id, user)
        _ = try await queue.commit(Commit([.removeService(instance.id)]))
    }

    // MARK: - Finding

    private func entry(_ id: String, _ user: String?) async throws -> ServiceInstance {
        let instance = try await readable(id, user)
        guard instance.kind == .storage else { throw GMSFault.unknownID }
        return instance
    }

    /// An entry, or an instance of a service whose data may be read by its id (`_data_id`).
    private func readable(_ id: String, _ user: String?) async throws -> ServiceInstance {
        var found = try await store.service(ServiceID(id))
        if found?.kind == .storage, found?.key != nil, found?.user != user { found = nil }
        if found == nil, let user, !user.isEmpty {
            found = try await store.service(creationKey: try Self.key(id, user))
        }
        guard let found, found.expiresAt > time.now else { throw GMSFault.unknownID }
        return found
    }

    /// The key of a caller's own id: the lengths separate the parts, whatever characters they hold.
    private static func key(_ customID: String, _ user: String?) throws -> String {
        guard let user, !user.isEmpty else {
            throw GMSFault(.badRequest, "An id of one's own needs the header gms_user.")
        }
        guard customID.utf8.count <= TextLimit.key, !ControlCharacters.occur(in: customID) else {
            throw GMSFault.badValue("customId")
        }
        return "storage \(user.utf8.count) \(user) \(customID)"
    }

    /// Stores data that are within the limits.
    func put(_ stored: [String: String], in id: ServiceID, until end: Timestamp) async throws {
        _ = try await queue.commit(Commit([.putData(of: id, try checked(stored), expiresAt: end)]))
    }

    private func checked(_ stored: [String: String]) throws -> [String: String] {
        guard stored.count <= Self.mostKeys else {
            throw GMSFault(.badRequest, "An entry holds at most \(Self.mostKeys) keys.")
        }
        guard stored.reduce(0, { $0 + $1.key.utf8.count + $1.value.utf8.count }) <= Self.longest else {
            throw GMSFault(.payloadTooLarge, "An entry holds at most \(Self.longest) bytes.")
        }
        return stored
    }

    private func end(_ seconds: String) -> Timestamp {
        let asked = WholeNumber.clamped(seconds, to: 0...Self.longestTime) ?? 0
        return time.now.advanced(by: .seconds(Int64(asked > 0 ? asked : Self.fallbackTime)))
    }
}
