import Beckon

/// A sign-in at the desk with its account, as they were read together.
struct SignIn: Hashable, Sendable {
    var session: DeskSession
    let account: DeskAccount
}

/// The sign-ins that were used lately, with their accounts, so that few requests of a signed-in agent need the database.
///
/// Pure: a wake or a look at the database makes it forget, and it gives nothing while nobody can say that neither is missing.
/// A read that was under way when something was forgotten adds nothing. At most ``capacity`` sign-ins are kept; beyond that,
/// the quarter that was not used for the longest time is dropped.
struct SignInMemory {
    static let capacity = 4_096
    /// How long a sign-in is kept before it is read again, also if nothing was heard of it: nodes of a release that sends no
    /// wakes of accounts may serve beside this one.
    static let longestAge = Milliseconds.seconds(15)
    /// How old the last look at the database may be: what another process changes holds after this time at the latest.
    static let longestUnseen = Milliseconds.seconds(1)
    /// How old it is when the next look begins, so that no request waits for it but the one that looks.
    static let pause = Milliseconds(500)
    /// How long ago the other nodes' wakes may last have been known to arrive.
    static let longestSilence = Milliseconds.seconds(3)

    /// What tells that another process has changed the database.
    enum News: Hashable {
        /// Wakes; with how long ago they were last known to arrive, nil while they do not.
        case wakes(silence: Milliseconds?)
        /// A look at the database, see ``beginLook(at:)``.
        case looks
    }

    /// A read of the database that is under way.
    struct Reading: Hashable, Sendable {
        fileprivate let endings: UInt64
        fileprivate let began: Uptime
    }

    private struct Entry {
        var signIn: SignIn
        let readAt: Uptime
        var touched: UInt64
    }

    private var entries: [String: Entry] = [:]
    /// Rises whenever something is forgotten because it may have changed.
    private var endings: UInt64 = 0
    private var uses: UInt64 = 0
    /// What the last look at the database found, and when it began; nil before the first one.
    private var seen: (version: Int64, at: Uptime)?
    private var isLooking = false

    var count: Int { entries.count }

    // MARK: - Using

    /// A sign-in that is known to hold; nil if the database has to be asked.
    ///
    /// - Parameters:
    ///   - id: The sign-in.
    ///   - now: The time of day, at which it must not be over.
    ///   - uptime: The time by the clock that never goes back.
    ///   - news: What would have told of a change.
    /// - Returns: The sign-in, as used now.
    mutating func recall(_ id: String, now: Timestamp, uptime: Uptime, by news: News) -> SignIn? {
        guard isSure(at: uptime, by: news), let entry = entries[id], now < entry.signIn.session.idleEnd,
            uptime.elapsed(since: entry.readAt) < Self.longestAge
        else { return nil }
        uses += 1
        entries[id]?.touched = uses
        return entry.signIn
    }

    private func isSure(at uptime: Uptime, by news: News) -> Bool {
        switch news {
        case .wakes(let silence): silence.map { $0 < Self.longestSilence } ?? false
        case .looks: seen.map { uptime.elapsed(since: $0.at) < Self.longestUnseen } ?? false
        }
    }

    /// Begins to read a sign-in that is not known.
    func beginRead(at uptime: Uptime) -> Reading { Reading(endings: endings, began: uptime) }

    /// Keeps a sign-in that was read, unless something was forgotten since the read began.
    mutating func keep(_ signIn: SignIn, of reading: Reading) {
        guard reading.endings == endings else { return }
        if entries[signIn.session.id] == nil, entries.count >= Self.capacity { makeRoom() }
        uses += 1
        entries[signIn.session.id] = Entry(signIn: signIn, readAt: reading.began, touched: uses)
    }

    /// Notes that the use of a sign-in was stored, and until when it holds by that.
    mutating func prolonged(_ id: String, idleEnd: Timestamp) {
        guard let standing = entries[id]?.signIn.session.idleEnd else { return }
        entries[id]?.signIn.session.idleEnd = max(standing, idleEnd)
    }

    private mutating func makeRoom() {
        let oldest = entries.map { ($0.key, $0.value.touched) }.sorted { $0.1 < $1.1 }
        for (id, _) in oldest.prefix(max(1, Self.capacity / 4)) { entries[id] = nil }
    }

    // MARK: - Forgetting

    /// Forgets what a wake is about; a wake about anything else changes nothing.
    mutating func heard(_ wake: Wake) {
        switch wake {
        case .account(let user):
            for id in entries.filter({ $0.value.signIn.account.user == user }).keys { entries[id] = nil }
        case .signIn(let id): entries[id] = nil
        case .accounts: entries.removeAll()
        case .chat, .callback, .push, .agentSide, .work: return
        }
        endings += 1
    }

    // MARK: - Looking whether another process has changed the database

    /// Whether it is time for a look; true begins one, which ``endLook(_:begun:)`` ends.
    mutating func beginLook(at uptime: Uptime) -> Bool {
        guard !isLooking, seen.map({ uptime.elapsed(since: $0.at) >= Self.pause }) ?? true else { return false }
        isLooking = true
        return true
    }

    /// Ends a look, and forgets everything if it found a change.
    ///
    /// The first look forgets, too: nobody knows what changed before it.
    ///
    /// - Parameters:
    ///   - version: The database's ``Store/foreignVersion()``; nil if it could not be read.
    ///   - uptime: When the look began.
    mutating func endLook(_ version: Int64?, begun uptime: Uptime) {
        isLooking = false
        guard let version else { return }
        if seen?.version != version { heard(.accounts) }
        seen = (version, uptime)
    }
}
