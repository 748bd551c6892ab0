import Bayeux
import BeckonTime

/// The sources of a session, and what is put together from them for an answer.
struct SourceList: Sendable {
    private(set) var readers: [SourceReader] = []
    private var lastID: UInt32 = 0
    /// Which source is read first, so that a busy one cannot starve the others.
    private var turn = 0
    /// The source of the last events that were sent, by its name: a cursor like those of the sources.
    private(set) var lastSent: SourceName?
    private var lastAnswered: SourceName?
    private var lastConfirmed: SourceName?

    /// The confirmed cursors by the names of the sources.
    var confirmed: [SourceName: Int] {
        Dictionary(readers.map { ($0.name, $0.confirmed) }, uniquingKeysWith: { first, _ in first })
    }

    /// The sent cursors by the names of the sources.
    var sent: [SourceName: Int] {
        Dictionary(readers.map { ($0.name, $0.sent) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether events are being loaded that an answer waits for.
    var isLoading: Bool { readers.contains { $0.isLoading && $0.isReadable } }

    /// Whether there are events for an answer.
    var hasGathered: Bool { readers.contains(where: \.isGathered) }

    /// When a source that rests is to be tried again; nil if none rests.
    var restsUntil: Uptime? { readers.lazy.compactMap(\.restsUntil).min() }
}

// MARK: - Membership

extension SourceList {
    /// Adds a source, unless one of its name is there.
    ///
    /// - Parameters:
    ///   - attachment: The source and where to begin.
    ///   - isWaiting: Whether it is not to be read before ``release()`` or ``look()``.
    ///   - isReadable: Whether a channel's events are wanted.
    /// - Returns: Whether it is new.
    mutating func attach(
        _ attachment: SourceAttachment, isWaiting: Bool, isReadable: (ChannelName) -> Bool
    ) -> Bool {
        let name = attachment.source.name
        guard !readers.contains(where: { $0.name == name }) else { return false }
        lastID &+= 1
        var reader = SourceReader(
            id: SourceID(number: lastID), name: name, source: attachment.source, cursor: attachment.cursor,
            isWaiting: isWaiting)
        reader.isReadable = reader.channel.map(isReadable) ?? false
        readers.append(reader)
        return true
    }

    /// Removes a source.
    ///
    /// - Parameter name: Its name.
    /// - Returns: Whether it was there.
    mutating func detach(_ name: SourceName) -> Bool {
        guard let index = readers.firstIndex(where: { $0.name == name }) else { return false }
        readers.remove(at: index)
        turn = 0
        return true
    }

    /// Tells anew which channels' events are wanted.
    ///
    /// - Parameter isReadable: Whether a channel's events are wanted.
    mutating func setReadable(_ isReadable: (ChannelName) -> Bool) {
        for index in readers.indices { readers[index].isReadable = readers[index].channel.map(isReadable) ?? false }
    }

    private func index(of id: SourceID) -> Int? {
        readers.firstIndex { $0.id == id }
    }
}

// MARK: - Cursors

extension SourceList {
    /// Says which source's events the client was sent last, before it came here.
    ///
    /// - Parameter name: The source's name; nil if nobody knows.
    mutating func begin(lastSent name: SourceName?) {
        (lastSent, lastAnswered, lastConfirmed) = (name, name, name)
    }

    /// An answer to a connect has left, behind all that was sent.
    mutating func markAnswered() {
        lastAnswered = lastSent
        for index in readers.indices { readers[index].markAnswered() }
    }

    /// Makes what was answered the confirmed cursors.
    ///
    /// - Returns: Whether that is a change.
    mutating func confirm() -> Bool {
        var isChanged = false
        lastConfirmed = lastAnswered
        for index in readers.indices where readers[index].confirm() { isChanged = true }
        return isChanged
    }

    /// Goes back to the confirmed cursors, and forgets what was put together.
    mutating func rewind() {
        (lastSent, lastAnswered) = (lastConfirmed, lastConfirmed)
        for index in readers.indices { readers[index].rewind() }
    }

    /// Moves the sent cursors on.
    ///
    /// - Parameter moves: Sources and their new cursors; a source that is gone is passed over.
    mutating func send(_ moves: [SourceMove]) {
        for move in moves {
            guard let index = index(of: move.source) else { continue }
            readers[index].send(through: move.through)
            lastSent = readers[index].name
        }
    }

    /// The name of a source.
    ///
    /// - Parameter id: The source.
    /// - Returns: Its name; nil if it is gone.
    func name(of id: SourceID) -> SourceName? { index(of: id).map { readers[$0].name } }
}

// MARK: - Reading

/// A source and the cursor that an answer takes it to.
struct SourceMove: Sendable {
    let source: SourceID
    let through: Int
}

extension SourceList {
    /// The next source to read or to load from, for an answer of so many events.
    ///
    /// - Parameter limit: The most events in the answer.
    /// - Returns: What to do; nil when nothing is to be done but to wait for a load, if one is under way.
    mutating func nextRead(limit: Int) -> SessionEffect? {
        let room = readers.reduce(limit) { $0 - $1.gatheredCount }
        guard room > 0 else { return nil }
        if let index = indexInTurn(where: { $0.wantsReading }) {
            let reader = readers[index]
            return .read(reader.id, reader.source, after: reader.sent, limit: room)
        }
        guard !readers.contains(where: \.isLoading) else { return nil }
        guard let index = indexInTurn(where: { $0.wantsLoading }) else { return nil }
        readers[index].beginLoading()
        let reader = readers[index]
        return .load(reader.id, reader.source, after: reader.sent, limit: room)
    }

    private func indexInTurn(where isWanted: (SourceReader) -> Bool) -> Int? {
        for offset in readers.indices {
            let index = (offset + turn) % readers.count
            if isWanted(readers[index]) { return index }
        }
        return nil
    }

    /// Takes what was put together for an answer.
    ///
    /// - Returns: The events, and where they take the cursors.
    mutating func takeGathered() -> (batches: [SourceBatch], moves: [SourceMove]) {
        var batches: [SourceBatch] = []
        var moves: [SourceMove] = []
        for offset in readers.indices {
            let index = (offset + turn) % readers.count
            guard let batch = readers[index].takeGathered() else { continue }
            batches.append(batch)
            moves.append(SourceMove(source: readers[index].id, through: batch.through))
        }
        if !readers.isEmpty { turn = (turn + 1) % readers.count }
        return (batches, moves)
    }

    /// A source has been read.
    ///
    /// - Parameters:
    ///   - id: The source.
    ///   - result: What it gave.
    mutating func didRead(_ id: SourceID, _ result: SourceRead) {
        guard let index = index(of: id) else { return }
        readers[index].didRead(result)
    }

    /// A load has ended.
    ///
    /// - Parameters:
    ///   - id: The source.
    ///   - cursor: The cursor that was loaded from.
    ///   - batch: The events, nil if the load failed.
    ///   - isWanted: Whether an answer is being put together.
    ///   - time: When to try again if it failed.
    mutating func didLoad(
        _ id: SourceID, after cursor: Int, _ batch: SourceBatch?, isWanted: Bool, restUntil time: Uptime
    ) {
        guard let index = index(of: id) else { return }
        readers[index].didLoad(after: cursor, batch, isWanted: isWanted, restUntil: time)
    }
}

// MARK: - What may be there

extension SourceList {
    /// All sources may have events: a connect looks for itself, so that no lost wake delays events for long.
    mutating func look() {
        for index in readers.indices { readers[index].look() }
    }

    /// A source has new events.
    ///
    /// - Parameter name: The source's name.
    mutating func wake(_ name: SourceName) {
        guard let index = readers.firstIndex(where: { $0.name == name }) else { return }
        readers[index].wake()
    }

    /// Lets the sources be read that were attached as waiting.
    mutating func release() {
        for index in readers.indices { readers[index].release() }
    }

    /// Lets the sources be tried again that have rested long enough.
    ///
    /// - Parameter now: The time.
    mutating func endRest(now: Uptime) {
        for index in readers.indices { readers[index].endRest(now: now) }
    }
}
