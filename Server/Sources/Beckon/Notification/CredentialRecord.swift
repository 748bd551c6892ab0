/// Whom a credential reached and whom it did not, as a value; decides whether a device may be forgotten.
///
/// A push service calls a token dead for two reasons: the app is gone from the phone, or the credential is wrong (its
/// topic, environment or project), and then every token is called dead. One answer does not tell them apart; the
/// answers about other devices do. So a device that is accused is in doubt and kept, and its push waits. It is believed
/// dead only when it is accused again, after the credential has reached at least ``proof`` other devices since the first
/// time, the last of them within ``freshness``, and ``ratio`` of them for every other device in doubt. A credential that
/// reaches nobody therefore buries nobody, however good it was before, and a burst is not believed either.
///
/// Nothing is stored: after a restart the record is empty, and an empty record believes nothing.
struct CredentialRecord: Sendable, Equatable {
    /// How many other devices must have been reached since a device was first accused.
    static let proof = 4
    /// How many other devices must have been reached for each other device that is in doubt, or was believed lately.
    static let ratio = 100
    /// How long ago the last of them may have been reached.
    static let freshness = Milliseconds.seconds(60)
    /// How long a doubt counts, and how long one that was believed counts against others.
    static let memory = Milliseconds.seconds(86_400)
    /// The most reached devices that are remembered; beyond it those reached longest ago are forgotten.
    static let reachedLimit = 1_024
    /// The most devices in doubt that are remembered; beyond it others are kept too, and none is believed dead.
    static let doubtLimit = 4_096
    /// How many accusations in a row, of devices that were reached before, mean that the credential is at fault.
    static let tolerance = 10
    /// How many accusations in a row, of whatever devices, make a credential without any success suspect.
    static let suspicion = 3
    /// How many waiting pushes of devices in doubt are tried again for each device that is reached.
    static let releases = 2

    /// What to make of an answer that calls a token dead.
    enum Verdict: Sendable, Equatable {
        /// The device is to be forgotten.
        case believed
        /// The device is kept and its push waits; `isSuspect` when the credential has never reached anybody.
        case doubted(isSuspect: Bool)
        /// The credential is at fault: the push waits, and so do the others.
        case fault
    }

    /// A push that waits because its device is in doubt.
    struct Held: Sendable, Equatable {
        var push: Int64
        /// The uptime at which it is tried again by itself.
        var until: Uptime
        var expiresAt: Timestamp
    }

    private struct Doubt: Sendable, Equatable {
        /// The count of successes when it began, and at the last accusation.
        var since: Int
        var last: Int
        var began: Uptime
        var isBelieved = false
        var held: Held?
    }

    private var successes = 0
    private var lastSuccess: Uptime?
    /// The devices that were reached, each with the number of its last success.
    private var lastReached: [DeviceID: Int] = [:]
    private var doubts: [DeviceID: Doubt] = [:]
    /// The devices whose pushes wait, the first to wait first.
    private var waiting: [DeviceID] = []
    /// Accusations since the last success, and those among them of devices that were reached before.
    private var accusations = 0
    private var accusationsOfKnown = 0
    private var lastSweep = Uptime.start

    init() {}

    /// Whether the credential has reached a device.
    var isProven: Bool { successes > 0 }

    /// Whether the credential has reached a device lately.
    func isReaching(now: Uptime) -> Bool { lastSuccess.map { now.elapsed(since: $0) <= Self.freshness } ?? false }

    /// How many devices are in doubt.
    var inDoubt: Int { doubts.values.count { !$0.isBelieved } }

    /// Notes that a push was delivered to a device.
    ///
    /// - Returns: Waiting pushes of devices in doubt that are worth another attempt now.
    mutating func reached(_ device: DeviceID, now: Uptime) -> [Held] {
        successes += 1
        lastSuccess = now
        (accusations, accusationsOfKnown) = (0, 0)
        lastReached[device] = successes
        if lastReached.count > Self.reachedLimit { forgetOldest() }
        if !doubts.isEmpty, doubts.removeValue(forKey: device) != nil { waiting.removeAll { $0 == device } }
        return waiting.isEmpty ? [] : released(now: now)
    }

    /// Notes that the service called a device's token dead.
    ///
    /// - Parameters:
    ///   - device: The device.
    ///   - isKnown: Whether a push was delivered to it before.
    ///   - now: The uptime.
    /// - Returns: What to make of it.
    mutating func accused(_ device: DeviceID, isKnown: Bool, now: Uptime) -> Verdict {
        sweep(now: now)
        accusations += 1
        if isKnown { accusationsOfKnown += 1 }
        guard var doubt = doubts[device] else {
            if doubts.count < Self.doubtLimit {
                doubts[device] = Doubt(since: successes, last: successes, began: now)
            }
            return verdict
        }
        doubt.last = successes
        doubt.held = nil
        waiting.removeAll { $0 == device }
        doubt.isBelieved = isProvenDead(device, since: doubt.since, now: now)
        doubts[device] = doubt
        return doubt.isBelieved ? .believed : verdict
    }

    /// Notes that the push of a device in doubt waits.
    mutating func holds(_ held: Held, for device: DeviceID) {
        guard doubts[device] != nil else { return }
        doubts[device]?.held = held
        waiting.append(device)
    }

    private var verdict: Verdict {
        accusationsOfKnown >= Self.tolerance
            ? .fault : .doubted(isSuspect: successes == 0 && accusations >= Self.suspicion)
    }

    private func isProvenDead(_ device: DeviceID, since: Int, now: Uptime) -> Bool {
        guard let lastSuccess, now.elapsed(since: lastSuccess) <= Self.freshness, accusations <= Self.suspicion,
            doubts.count < Self.doubtLimit
        else { return false }
        let needed = max(Self.proof, (doubts.count - 1) * Self.ratio)
        guard lastReached.count >= needed else { return false }
        return lastReached.count { $0.value > since && $0.key != device } >= needed
    }

    /// The pushes that waited longest, as far as enough devices were reached since their last attempt.
    private mutating func released(now: Uptime) -> [Held] {
        var released: [Held] = []
        while released.count < Self.releases, let device = waiting.first {
            if let doubt = doubts[device], let held = doubt.held {
                guard successes - doubt.last >= Self.proof else { break }
                if held.until > now { released.append(held) }
            }
            waiting.removeFirst()
        }
        return released
    }

    private mutating func forgetOldest() {
        let numbers = lastReached.values.sorted()
        let middle = numbers[numbers.count / 2]
        lastReached = lastReached.filter { $0.value >= middle }
    }

    /// Drops doubts that are too old, at most once an hour.
    private mutating func sweep(now: Uptime) {
        guard now.elapsed(since: lastSweep) >= .seconds(3_600) else { return }
        lastSweep = now
        doubts = doubts.filter { now.elapsed(since: $0.value.began) < Self.memory }
        waiting.removeAll { doubts[$0] == nil }
    }
}

/// The records of all credentials: one each, and for addresses of devices one for each host that receives.
///
/// Apps name the hosts, so their number is limited; a record that makes room believes nobody when it begins anew.
struct CredentialRecords: Sendable {
    /// The most hosts with a record.
    static let receiverLimit = 128

    private struct Key: Hashable {
        let route: PushRoute
        let receiver: String
    }

    private var records: [PushRoute: CredentialRecord] = [:]
    private var ofReceivers: [Key: (record: CredentialRecord, lastUse: Int)] = [:]
    private var uses = 0

    /// The record of a credential, or of one receiver that it serves.
    subscript(route: PushRoute, receiver: String?) -> CredentialRecord {
        _read {
            guard let receiver else {
                yield records[route] ?? CredentialRecord()
                return
            }
            yield ofReceivers[Key(route: route, receiver: receiver)]?.record ?? CredentialRecord()
        }
        _modify {
            guard let receiver else {
                yield &records[route, default: CredentialRecord()]
                return
            }
            let key = Key(route: route, receiver: receiver)
            uses += 1
            if ofReceivers[key] == nil, ofReceivers.count >= Self.receiverLimit { forgetOldest() }
            let new = (record: CredentialRecord(), lastUse: uses)
            ofReceivers[key, default: new].lastUse = new.lastUse
            yield &ofReceivers[key, default: new].record
        }
    }

    /// How many hosts have a record.
    var receivers: Int { ofReceivers.count }

    private mutating func forgetOldest() {
        guard let oldest = ofReceivers.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
        ofReceivers[oldest.key] = nil
    }
}
