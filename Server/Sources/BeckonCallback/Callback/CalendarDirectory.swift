package import Beckon
import BeckonJSON
import Synchronization

/// Holds the office-hours and capacity services: those of the settings, and in their place those that the operator stores
/// while the gateway runs.
///
/// What is stored holds on every node and survives restarts.
package final class CalendarDirectory: Sendable {
    /// The most sections that are stored at once.
    package static let most = 1_000
    /// The most bytes of one section.
    package static let longest = 65_536
    private static let prefix = "calendar "
    /// Names that were deleted keep an empty setting.
    private static let mostNames = 10_000

    private let store: any Store
    private let queue: CommitQueue
    private let services: ServiceDirectory
    private let zones: any ZoneSource
    private let held: Mutex<ServiceCalendar>

    /// - Parameters:
    ///   - calendar: what the settings say.
    ///   - store: the store to read from.
    ///   - queue: the queue that commits.
    ///   - services: the other services of the settings.
    ///   - zones: where the zones of stored services come from.
    package init(
        _ calendar: ServiceCalendar, store: any Store, queue: CommitQueue, services: ServiceDirectory,
        zones: any ZoneSource
    ) {
        held = Mutex(calendar)
        self.store = store
        self.queue = queue
        self.services = services
        self.zones = zones
    }

    /// The services as they are now.
    package var calendar: ServiceCalendar { held.withLock { $0 } }

    /// Takes over settings that are read again; what is stored holds on in the place of theirs.
    ///
    /// - Throws: ``CalendarRefusal``, and nothing is replaced.
    package func replace(with calendar: ServiceCalendar, _ catalog: ServiceCatalog) throws {
        // Under one lock, so that nobody who has read the new services finds the calendar before them.
        try held.withLock {
            $0 = try calendar.with(stored: $0.stored, zones: zones)
            services.replace(with: catalog)
        }
    }

    /// Takes over what is stored; call it at the start and every five seconds.
    ///
    /// A section that cannot be read, for example of another version, holds back no other one.
    ///
    /// - Throws: ``StoreError``; ``CalendarRefusal`` when the sections do not fit together, and what held before holds on; also
    ///   when one cannot be read, after the others were taken over.
    package func follow() async throws {
        let stored = try await read()
        // Under one lock, so that the calendar of a reload at the same moment is not undone.
        try held.withLock {
            guard stored.sections != $0.stored else { return }
            $0 = try $0.with(stored: stored.sections, zones: zones)
        }
        if let name = stored.unreadable.min() {
            throw CalendarRefusal(key: name, reason: "is stored and cannot be read; replace or delete it")
        }
    }

    /// Creates or replaces sections: all of them in one commit, or none.
    ///
    /// - Parameters:
    ///   - given: Options by service.
    ///   - extra: Changes to commit along.
    /// - Throws: ``CallbackRefusal`` with 400 that names the service and the key; ``StoreError``.
    package func put(_ given: [String: [String: String]], adding extra: [Change] = []) async throws {
        let stored = try await read()
        var (sections, names) = (stored.sections, stored.names)
        var changes: [Change] = []
        for (name, options) in given.sorted(by: { $0.key < $1.key }) {
            try check(name)
            do throws(CalendarRefusal) {
                sections[name] = try CalendarSection(options, maximum: calendar.maximum)
            } catch {
                throw CallbackRefusal.badRequest("\(name).\(error.key): \(error.reason)")
            }
            let text = Self.text(of: options)
            guard text.utf8.count <= Self.longest else {
                throw CallbackRefusal.badRequest("\(name): is longer than \(Self.longest) bytes")
            }
            names.insert(name)
            changes.append(.putSetting(name: Self.prefix + name, value: text))
        }
        guard sections.count <= Self.most, names.count < Self.mostNames else {
            throw CallbackRefusal.badRequest("More than \(Self.most) services would be stored.")
        }
        try await commit(changes, sections, adding: extra)
    }

    /// Deletes stored sections: all of them in one commit, or none.
    ///
    /// Where the settings file has a section, that one holds again.
    ///
    /// - Parameters:
    ///   - names: Their services.
    ///   - extra: Changes to commit along.
    /// - Throws: ``CallbackRefusal`` with 400 for a name that is not stored or is in use; ``StoreError``.
    package func remove(_ names: Set<String>, adding extra: [Change] = []) async throws {
        let stored = try await read()
        var sections = stored.sections
        let (catalog, calendar) = (services.catalog, calendar)
        for name in names.sorted() {
            let isInFile = calendar.kindInFile(name) != nil || catalog[name] != nil
            guard sections.removeValue(forKey: name) != nil || stored.unreadable.contains(name) else {
                throw CallbackRefusal.badRequest(
                    isInFile ? "\(name): stands in the settings file" : "\(name): is no stored service")
            }
            let user = catalog.names.first {
                catalog[$0].map { $0.slots.hours == name || $0.slots.capacity == name } ?? false
            }
            if let user, !isInFile { throw CallbackRefusal.badRequest("\(name): is used by \(user)") }
        }
        try await commit(
            names.sorted().map { .putSetting(name: Self.prefix + $0, value: "") }, sections, adding: extra)
    }

    /// The names of what is stored, for who opens the database and serves nothing.
    package static func names(in store: any Store) async throws -> Set<String> {
        let stored = try await store.settings(startingWith: prefix, limit: mostNames).filter { !$0.value.isEmpty }
        return Set(stored.keys.map { String($0.dropFirst(prefix.count)) })
    }

    private func check(_ name: String) throws {
        guard !name.isEmpty, name.utf8.count <= TextLimit.name, !ControlCharacters.occur(in: name) else {
            throw CallbackRefusal.badRequest("A service has no name, or one that cannot be stored.")
        }
        let catalog = services.catalog
        guard catalog[name] == nil, catalog.callAccess[name] == nil else {
            throw CallbackRefusal.badRequest("\(name): is another kind of service in the settings file")
        }
    }

    private func commit(
        _ changes: [Change], _ sections: [String: CalendarSection], adding extra: [Change]
    ) async throws {
        guard !changes.isEmpty else { return }
        do {
            _ = try calendar.with(stored: sections, zones: zones)
        } catch {
            throw CallbackRefusal.badRequest(error.description)
        }
        guard try await queue.commit(Commit(changes + extra)) == .committed else {
            throw CallbackRefusal.busy()
        }
        // It is stored; what keeps another section from being read is told by the next round.
        do { try await follow() } catch is CalendarRefusal {}
    }

    private struct Stored {
        var sections: [String: CalendarSection] = [:]
        /// The names that cannot be read.
        var unreadable: Set<String> = []
        var names: Set<String> = []
    }

    private func read() async throws -> Stored {
        var stored = Stored()
        for (key, text) in try await store.settings(startingWith: Self.prefix, limit: Self.mostNames) {
            let name = String(key.dropFirst(Self.prefix.count))
            stored.names.insert(name)
            guard !text.isEmpty else { continue }
            if let section = Self.section(text) {
                stored.sections[name] = section
            } else {
                stored.unreadable.insert(name)
            }
        }
        return stored
    }

    private static func section(_ text: String) -> CalendarSection? {
        guard let object = try? JSONValue(parsing: text).object else { return nil }
        var options: [String: String] = [:]
        for (key, value) in object { options[key] = value.string }
        // The limit of its time held for it.
        return try? CalendarSection(options, maximum: .max)
    }

    private static func text(of options: [String: String]) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        for (key, value) in options.sorted(by: { $0.key < $1.key }) {
            writer.key(key)
            writer.string(value)
        }
        writer.endObject()
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
