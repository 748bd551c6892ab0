import Beckon
import BeckonEdge

/// What a provider's document and keys said when they were last read, and when they are read again.
///
/// Pure. They are read again after ``freshness``, and as soon as a token names a key that is not among them, but never within
/// ``pause`` of the last time: strangers can send such tokens. While the provider cannot be reached, what is known serves for
/// ``longestAge``; then a key that the provider may have withdrawn counts no more.
struct ProviderMemory: Sendable {
    static let freshness = Milliseconds.seconds(3_600)
    static let longestAge = Milliseconds.seconds(86_400)
    static let pause = Milliseconds.seconds(30)
    /// The pause after a failure.
    static let pauseOfFailure = Milliseconds.seconds(5)
    /// The most keys of a provider that are kept.
    static let mostKeys = 64

    /// What was read together.
    struct Reading: Sendable {
        let document: ProviderDocument
        let keys: [SignedToken.Key]

        init(document: ProviderDocument, keys: [SignedToken.Key]) {
            self.document = document
            self.keys = Array(keys.prefix(ProviderMemory.mostKeys))
        }

        /// The keys that may have signed a token: of its algorithm and key id; without an id only where there is no choice.
        func keys(for token: SignedToken) -> [SignedToken.Key] {
            let fitting = keys.filter { $0.algorithm == token.algorithm }
            guard let id = token.keyID else { return fitting.count == 1 ? fitting : [] }
            return fitting.filter { $0.id == id }
        }
    }

    /// What the caller has to do.
    enum Need: Sendable {
        case use(Reading)
        /// Read them, then call ``read(_:at:)`` or ``failed(at:)`` and ask again.
        case read
        /// Somebody reads them; ask again in a moment.
        case wait
        /// Nothing is known, and it is too early to ask again.
        case away
        /// The keys are known, none fits, and it is too early to ask again.
        case unknownKey
    }

    private var known: (reading: Reading, at: Uptime)?
    private var nextRead = Uptime.distantPast
    private var isReading = false

    /// Decides what serves a caller.
    ///
    /// - Parameters:
    ///   - token: The token whose key is needed; nil for the document alone.
    ///   - uptime: The time by the clock that never goes back.
    /// - Returns: What the caller has to do.
    mutating func need(for token: SignedToken? = nil, at uptime: Uptime) -> Need {
        let usable = known.flatMap { uptime.elapsed(since: $0.at) < Self.longestAge ? $0 : nil }
        let fitting = usable.flatMap { known in
            token.map { known.reading.keys(for: $0).isEmpty } ?? false ? nil : known
        }
        if let fitting {
            let isFresh = uptime.elapsed(since: fitting.at) < Self.freshness
            if isFresh || isReading || uptime < nextRead { return .use(fitting.reading) }
        }
        if isReading { return .wait }
        guard uptime >= nextRead else { return usable == nil ? .away : .unknownKey }
        isReading = true
        return .read
    }

    /// Notes what was read.
    mutating func read(_ reading: Reading, at uptime: Uptime) {
        known = (reading, uptime)
        nextRead = uptime.advanced(by: Self.pause)
        isReading = false
    }

    /// Notes that nothing could be read; what is known stays known.
    mutating func failed(at uptime: Uptime) {
        nextRead = uptime.advanced(by: Self.pauseOfFailure)
        isReading = false
    }
}
