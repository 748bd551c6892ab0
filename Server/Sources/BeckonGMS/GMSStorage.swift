import Beckon
import BeckonEdge
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
    let limits: TrafficLimits

    /// What a request sends: texts and files by key.
    struct Items {
        var texts: [StoredKey: String] = [:]
        var files: [StoredKey: File] = [:]

        /// The stored form: keys with what they are, files in base64 behind their type.
        var stored: [StoredKey: String] {
            var stored = texts
            for (key, file) in files {
                stored[key] = "\(file.type) \(Data(file.bytes).base64EncodedString())"
            }
            return stored
        }
    }

    /// Who asks, for the entry's owner and for counting.
    struct Caller: Sendable {
        /// The header `gms_user`.
        let user: String?
        let peer: String

        init(_ call: Call) { (user, peer) = (call.user, call.peer) }
    }

    /// Keeps items under a new id.
    ///
    /// - Parameters:
    ///   - items: Texts and files.
    ///   - seconds: How long; see ``fallbackTime``.
    ///   - customID: The caller's own id; nil for a new one.
    ///   - caller: Who asks; an own id needs its `gms_user`.
    /// - Returns: The id.
    /// - Throws: ``Fault``, ``TooManyRequests``, ``StoreError``.
    func create(
        _ items: Items, for seconds: String, as customID: String? = nil, by caller: Caller
    ) async throws -> String {
        let user = caller.user
        let key = try customID.map { try Self.key($0, user) }
        let stored = StoredKey.spelled(items.stored)
        let end = end(seconds)
        for _ in 0..<3 {
            if let key, let earlier = try await store.service(creationKey: key) {
                // An own id that is used again has the new items alone.
                try await put(stored, in: earlier.id, until: end, by: caller.peer)
                return customID ?? earlier.id.text
            }
            let instance = ServiceInstance(
                id: ids.serviceID(), name: "storage", kind: .storage, createdAt: time.now, expiresAt: end, user: user,
                key: key, userData: try checked(stored))
            switch try await queue.commit(Commit([.insertService(instance)])) {
            case .committed: return customID ?? instance.id.text
            default: continue
            }
        }
        throw Fault(.unavailable, "The entry is busy; try again.")
    }

    /// Adds items to an id, in the place of those of the same keys, and keeps it for another time.
    ///
    /// Of two updates at the same moment the last one counts.
    ///
    /// - Throws: ``Fault`` with 404 for an unknown id; ``TooManyRequests``, ``StoreError``.
    func update(_ id: String, _ items: Items, for seconds: String, by caller: Caller) async throws {
        let instance = try await entry(id, caller)
        // Own ids of two customers may be the same words, so the entry is counted, not its name.
        let wait = limits.take(.change, of: instance.id.text, from: caller.peer, uptime: time.uptime)
        if let wait { throw TooManyRequests(.change, wait: wait) }
        var stored = StoredKey.read(instance.userData)
        for (key, value) in items.stored {
            for kind in StoredKey.Kind.allCases { stored[StoredKey(kind, key.name)] = nil }
            stored[key] = value
        }
        try await put(StoredKey.spelled(stored), in: instance.id, until: end(seconds), by: caller.peer)
    }

    /// All texts of an id in the order of their keys; a file is read alone.
    func texts(_ id: String, by caller: Caller) async throws -> [(key: String, text: String)] {
        let instance = try await readable(id, caller)
        guard instance.kind == .storage else {
            return instance.userData.sorted { StoredKey.isBefore($0.key, $1.key) }.map { ($0.key, $0.value) }
        }
        return StoredKey.read(instance.userData).filter { $0.key.kind == .text }
            .sorted { StoredKey.isBefore($0.key.name, $1.key.name) }.map { ($0.key.name, $0.value) }
    }

    /// One text.
    ///
    /// - Throws: ``Fault`` with 404 for an unknown id or key; ``StoreError``.
    func text(_ id: String, _ key: String, by caller: Caller) async throws -> String {
        // Keys are compared byte by byte: letters that only look the same are two keys.
        let found = try await texts(id, by: caller).first { $0.key.utf8.elementsEqual(key.utf8) }
        guard let found else { throw Fault.unknownKey }
        return found.text
    }

    /// One file.
    ///
    /// - Throws: ``Fault`` with 404 for an unknown id or key, and for a text; ``StoreError``.
    func file(_ id: String, _ key: String, by caller: Caller) async throws -> File {
        try Self.file(key, in: try await entry(id, caller))
    }

    private static func file(_ key: String, in entry: ServiceInstance) throws -> File {
        guard let stored = StoredKey.read(entry.userData)[StoredKey(.file, key)],
            let space = stored.utf8.firstIndex(of: UInt8(ascii: " ")),
            let bytes = Data(base64Encoded: String(stored[stored.utf8.index(after: space)...]))
        else { throw Fault.unknownKey }
        return File(type: String(stored[..<space]), bytes: [UInt8](bytes))
    }

    // MARK: - Files of a service instance

    /// Keeps files beside a service instance until its end, in the place of those of the same names.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - instance: The instance.
    ///   - data: What the instance's own data become; nil to leave them.
    ///   - peer: Who asks, for counting.
    ///   - commit: Writes all changes together; false when they have to be made again.
    /// - Throws: ``Fault``, ``TooManyRequests``, ``StoreError``, and what `commit` throws; then nothing is kept.
    func put(
        _ files: [StoredKey: File], beside instance: ServiceInstance, with data: [String: String]? = nil,
        by peer: String, _ commit: ([Change]) async throws -> Bool
    ) async throws {
        for attempt in 0..<3 {
            let kept = try await keeping(files, beside: instance)
            let own = try data.map(checked)
            let ownChange = own.map { Change.putData(of: instance.id, $0, expiresAt: instance.expiresAt) }
            let changes = [kept?.change, ownChange].compactMap(\.self)
            if changes.isEmpty { return }
            if attempt == 0 { try charge(Self.length(of: kept?.stored ?? [:]) + Self.length(of: own ?? [:]), to: peer) }
            if try await commit(changes) { return }
        }
        throw Fault(.unavailable, "The entry is busy; try again.")
    }

    /// The change that keeps files in the entry beside an instance, and what the entry then holds; nil without files.
    private func keeping(
        _ files: [StoredKey: File], beside instance: ServiceInstance
    ) async throws -> (change: Change, stored: [String: String])? {
        if files.isEmpty { return nil }
        let (key, new) = (Self.filesKey(of: instance.id), Items(files: files).stored)
        if let earlier = try await store.service(creationKey: key) {
            let all = StoredKey.read(earlier.userData).merging(new) { _, new in new }
            let stored = try checked(StoredKey.spelled(all))
            return (Change.putData(of: earlier.id, stored, expiresAt: instance.expiresAt), stored)
        }
        let stored = try checked(StoredKey.spelled(new))
        let entry = ServiceInstance(
            id: ids.serviceID(), name: "storage", kind: .storage, createdAt: time.now, expiresAt: instance.expiresAt,
            user: instance.user, key: key, userData: stored)
        return (Change.insertService(entry), stored)
    }

    /// One file of a service instance.
    ///
    /// - Throws: ``Fault`` with 404 for a file that is not there; ``StoreError``.
    func file(_ key: String, beside instance: ServiceInstance, by peer: String) async throws -> File {
        guard let entry = try await store.service(creationKey: Self.filesKey(of: instance.id)) else {
            throw Fault.unknownKey
        }
        limits.count(
            .charge(LimitedAct.units(ofBytes: Self.length(of: entry.userData))), .answered, from: peer,
            uptime: time.uptime)
        return try Self.file(key, in: entry)
    }

    /// No caller can choose it: keys of callers begin with other words.
    private static func filesKey(of id: ServiceID) -> String { "storage/files/\(id.text)" }

    /// Removes an id with everything in it.
    ///
    /// - Throws: ``Fault`` with 404 for an unknown id; ``StoreError``.
    func remove(_ id: String, by caller: Caller) async throws {
        let instance = try await entry(id, caller)
        _ = try await queue.commit(Commit([.removeService(instance.id)]))
    }

    // MARK: - Finding

    private func entry(_ id: String, _ caller: Caller) async throws -> ServiceInstance {
        let instance = try await readable(id, caller)
        guard instance.kind == .storage else { throw Fault.unknownID }
        return instance
    }

    /// An entry, or an instance of a service whose data may be read by its id (`_data_id`).
    private func readable(_ id: String, _ caller: Caller) async throws -> ServiceInstance {
        let user = caller.user
        var found = try await store.service(ServiceID(id))
        if let entry = found, entry.kind == .storage, entry.key != nil, !Self.areSame(entry.user, user) { found = nil }
        if found == nil, let user, !user.isEmpty {
            found = try await store.service(creationKey: try Self.key(id, user))
        }
        guard let found, found.expiresAt > time.now else { throw Fault.unknownID }
        // All of it was read, however little is asked for.
        limits.count(
            .charge(LimitedAct.units(ofBytes: Self.length(of: found.userData))), .answered, from: caller.peer,
            uptime: time.uptime)
        return found
    }

    private static func areSame(_ one: String?, _ other: String?) -> Bool {
        (one ?? "").utf8.elementsEqual((other ?? "").utf8)
    }

    private static func length(of stored: [String: String]) -> Int {
        stored.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    }

    /// The key of a caller's own id: the lengths separate the parts, whatever characters they hold.
    private static func key(_ customID: String, _ user: String?) throws -> String {
        guard let user, !user.isEmpty else {
            throw Fault(.badRequest, "An id of one's own needs the header gms_user.")
        }
        // The words are parts of other paths, by which such an entry could never be read.
        guard customID.utf8.count <= TextLimit.key, !ControlCharacters.occur(in: customID),
            !["binary", "custom"].contains(customID)
        else { throw Fault.badValue("customId") }
        return "storage \(user.utf8.count) \(user) \(customID)"
    }

    /// Stores data that are within the limits; all of them are written, however little is new.
    private func put(_ stored: [String: String], in id: ServiceID, until end: Timestamp, by peer: String) async throws {
        let stored = try checked(stored)
        try charge(Self.length(of: stored), to: peer)
        _ = try await queue.commit(Commit([.putData(of: id, stored, expiresAt: end)]))
    }

    /// Counts bytes that are written.
    private func charge(_ bytes: Int, to peer: String) throws {
        let use = TokenBucket.Use.take(LimitedAct.units(ofBytes: bytes))
        if let wait = limits.count(use, .written, from: peer, uptime: time.uptime) {
            throw TooManyRequests(.written, wait: wait)
        }
    }

    private func checked(_ stored: [String: String]) throws -> [String: String] {
        guard stored.count <= Self.mostKeys else {
            throw Fault(.badRequest, "An entry holds at most \(Self.mostKeys) keys.")
        }
        guard Self.length(of: stored) <= Self.longest else {
            throw Fault(.payloadTooLarge, "An entry holds at most \(Self.longest) bytes.")
        }
        return stored
    }

    private func end(_ seconds: String) -> Timestamp {
        let asked = WholeNumber.clamped(seconds, to: 0...Self.longestTime) ?? 0
        return time.now.advanced(by: .seconds(Int64(asked > 0 ? asked : Self.fallbackTime)))
    }
}
