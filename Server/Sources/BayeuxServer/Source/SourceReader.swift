import Bayeux
import BeckonTime

/// A session's cursors in one source, and what it knows about the events after them.
package struct SourceReader: Sendable {
    /// What is known about the events after ``sent``.
    private enum Knowledge {
        /// There are none until a wake arrives.
        case nothing
        /// There may be some, but the client must get a reply first.
        case waiting
        /// There may be some.
        case unknown
        /// There are some, but they must be loaded.
        case mustLoad
        /// They are being loaded; `isWoken` says whether a wake has arrived since the load began.
        case loading(isWoken: Bool)
        /// The load failed and is not repeated before this time.
        case resting(until: Uptime)
        /// They have been collected for the next answer.
        case gathered(SourceBatch)
    }

    let id: SourceID
    package let name: SourceName
    package let source: any EventSource
    /// The channel; nil if its name is not well-formed, in which case the source is never read.
    let channel: ChannelName?
    /// Whether the session is subscribed to the channel.
    var isReadable = false {
        didSet { if !isReadable, isGathered { knowledge = .unknown } }
    }
    /// The cursor after the events that the client has confirmed.
    package private(set) var confirmed: Int
    /// The cursor after the events that were fully written.
    package private(set) var sent: Int
    /// The cursor after the events sent before or with the last answer to a connect; the next connect confirms them.
    private var answered: Int
    private var knowledge: Knowledge
    /// Whether the client has had all events since its cursors were last set back, so that deliveries are measured.
    private var isLive = false

    init(id: SourceID, name: SourceName, source: any EventSource, cursor: Int, isWaiting: Bool) {
        self.id = id
        self.name = name
        self.source = source
        channel = ChannelName(source.channel)
        confirmed = cursor
        sent = cursor
        answered = cursor
        knowledge = isWaiting ? .waiting : .unknown
    }

    var wantsReading: Bool {
        if isReadable, case .unknown = knowledge { true } else { false }
    }

    var wantsLoading: Bool {
        if isReadable, case .mustLoad = knowledge { true } else { false }
    }

    var isLoading: Bool {
        if case .loading = knowledge { true } else { false }
    }

    var isGathered: Bool {
        if case .gathered = knowledge { true } else { false }
    }

    var gatheredCount: Int {
        if case .gathered(let batch) = knowledge { max(1, batch.count) } else { 0 }
    }

    var restsUntil: Uptime? {
        if case .resting(let time) = knowledge { time } else { nil }
    }

    /// Marks the source to be read again: every connect does so, so that a lost wake delays events only until then.
    mutating func look() {
        switch knowledge {
        case .nothing, .waiting: knowledge = .unknown
        default: break
        }
    }

    mutating func wake() {
        switch knowledge {
        case .nothing: knowledge = .unknown
        case .loading: knowledge = .loading(isWoken: true)
        default: break
        }
    }

    mutating func release() {
        if case .waiting = knowledge { knowledge = .unknown }
    }

    mutating func endRest(now: Uptime) {
        if case .resting(let time) = knowledge, now >= time { knowledge = .unknown }
    }

    /// Records that an answer to a connect was written after all sent events.
    mutating func markAnswered() { answered = sent }

    /// Sets the confirmed cursor to the answered one.
    ///
    /// - Returns: Whether the cursor changed.
    mutating func confirm() -> Bool {
        guard confirmed != answered else { return false }
        confirmed = answered
        return true
    }

    mutating func send(through cursor: Int) {
        sent = max(sent, cursor)
    }

    /// Goes back to the confirmed cursor, and drops the collected events.
    mutating func rewind() {
        sent = confirmed
        answered = confirmed
        isLive = false
        switch knowledge {
        case .loading, .resting, .waiting: break
        default: knowledge = .unknown
        }
    }

    mutating func takeGathered() -> SourceBatch? {
        guard case .gathered(let batch) = knowledge else { return nil }
        knowledge = .unknown
        return batch
    }

    mutating func didRead(_ result: SourceRead) {
        guard case .unknown = knowledge else { return }
        switch result {
        case .batch(var batch) where batch.through > sent:
            if !isLive { batch.since = nil }
            knowledge = .gathered(batch)
        case .batch, .nothing: (knowledge, isLive) = (.nothing, true)
        case .mustLoad: knowledge = .mustLoad
        }
    }

    mutating func beginLoading() {
        knowledge = .loading(isWoken: false)
    }

    mutating func didLoad(after cursor: Int, _ batch: SourceBatch?, isWanted: Bool, restUntil time: Uptime) {
        guard case .loading(let isWoken) = knowledge else { return }
        guard let batch else {
            knowledge = .resting(until: time)
            return
        }
        guard isWanted, cursor == sent else {
            knowledge = .unknown
            return
        }
        if batch.through > sent {
            knowledge = .gathered(batch)
        } else {
            knowledge = isWoken ? .unknown : .nothing
        }
    }
}
