import Beckon
import BeckonCallback

/// What reading the settings again would change: all of it can be done while the gateway runs, or none.
package struct ReloadPlan: Sendable {
    /// The keys at the top of the settings whose changes take effect without a restart.
    package static let live: Set<String> = [
        "services", "callback", "callbackEvents", "capacity", "accessNumbers", "server", "operator",
    ]

    /// Why the settings cannot be taken over; empty when they can.
    package private(set) var problems: [String]
    /// What changes, in words without values.
    package private(set) var changes: [String] = []
    /// The services that there would be no longer.
    package private(set) var removed: [String] = []
    /// The services by which other times can be booked than before: office hours, capacities and those that name some.
    package private(set) var booking: [String] = []
    package let settings: Settings

    /// - Parameters:
    ///   - old: What the gateway was started with, or took over last.
    ///   - new: What is read now.
    ///   - first: What the gateway was started with, and what it is connected with.
    package init(from old: SettingsReading, to new: SettingsReading, startedWith first: Settings) {
        settings = new.settings
        problems = new.problems
        // A file that is no YAML has no sections: what it would change is unknown.
        guard new.isReadable else { return }
        for key in Set(old.sections.keys).union(new.sections.keys).sorted() where old.sections[key] != new.sections[key]
        {
            if !Self.live.contains(key) {
                problems.append("\(key): changes at the next start only; undo the change or restart")
            }
        }
        compareFiles(old, new)
        compareServices(old.settings, new.settings)
        compareBooking(old.settings, new.settings)
        compareOutside(first, new.settings)
    }

    /// A secret that a file no longer holds would be valid on, unsaid.
    private mutating func compareFiles(_ old: SettingsReading, _ new: SettingsReading) {
        var keys = new.contents.keys.filter { key in
            let isLive = Self.live.contains(String(key.prefix { $0 != "." }))
            return !isLive && old.contents[key].map { $0 != new.contents[key] } ?? false
        }
        if old.sections["push"] == new.sections["push"], old.settings.push.texts != new.settings.push.texts {
            keys.append("push.localizationFileLocation")
        }
        for key in keys.sorted() {
            problems.append("\(key): what the file holds is read at the next start only; undo the change or restart")
        }
    }

    private mutating func compareServices(_ old: Settings, _ new: Settings) {
        let before = Dictionary(old.services.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        let after = Dictionary(new.services.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        for name in Set(before.keys).union(after.keys).sorted() where before[name] != after[name] {
            switch (before[name], after[name]) {
            case (let old?, let new?) where old.kind != new.kind:
                problems.append("services.\(name): cannot become another kind of service; give it another name")
            case (nil, _): changes.append("services.\(name) is new")
            case (_, nil):
                removed.append(name)
                changes.append("services.\(name) is gone")
            default: changes.append("services.\(name) is changed")
            }
        }
        if old.access != new.access { changes.append("credentials are changed") }
        if old.calendar.sections != new.calendar.sections || old.calendar.maximum != new.calendar.maximum {
            changes.append("office hours or capacities are changed")
        }
        if old.callAccess != new.callAccess || old.accessNumbers != new.accessNumbers {
            changes.append("access numbers or their services are changed")
        }
        if old.statusCodes != new.statusCodes { changes.append("services that tell the status are changed") }
        let isOpen = new.callbackQueries.withoutLookupKey
        if isOpen != old.callbackQueries.withoutLookupKey {
            changes.append("queries of callbacks that name no customer are \(isOpen ? "answered" : "refused")")
        }
    }

    private mutating func compareBooking(_ old: Settings, _ new: Settings) {
        let (before, after) = (old.calendar.sections, new.calendar.sections)
        var sections = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        let booked = Dictionary(old.services.map { ($0.name, $0.slots) }, uniquingKeysWith: { $1 })
        for service in new.services {
            if let slots = booked[service.name], slots != service.slots { sections.insert(service.name) }
        }
        booking = sections.sorted()
    }

    /// Connections to other systems are made at the start alone.
    ///
    /// What a reload dropped and the next one names again is still connected.
    private mutating func compareOutside(_ first: Settings, _ new: Settings) {
        let targets = Set(first.services.compactMap(\.status.target))
        if first.statusDelivery != new.statusDelivery {
            problems.append("callback.status: changes at the next start only; undo the change or restart")
        }
        for service in new.services {
            if let target = service.status.target, !targets.contains(target) {
                problems.append(
                    "services.\(service.name)._status_notification_target: is used at the next start only; restart")
            }
        }
    }
}
