import Bayeux
import BeckonTime

/// The sources of a session, and the events collected from them for an answer.
struct SourceList: Sendable {
    private(set) var readers: [SourceReader] = []
    private var lastID: UInt32 = 0
    /// Which source is read first, so that a busy one cannot starve the others.
    private var turn = 0
    /// The name of the source of the last events that were sent; it moves on and back like the sources' cursors.
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

    /// Whether an answer waits for a load.
    var isLoading: Bool { readers.contains { $0.isLoading && $0.isReadable } }

    /// Whether events for an answer have been collected.
    var hasGathered: Bool { readers.contains { $0.isGathered } }

    /// When the next resting source is to be tried again; nil if none rests.
    var restsUntil: Uptime? { readers.lazy.compactMap { $0.restsUntil }.min() }
}

// MARK: - Membership

extension SourceList {
    /// Adds a source, unless the list already has one of that name.
    ///
    /// - Parameters:
    ///   - attachment: The source and where to begin.
    ///   - isWaiting: Whether reading waits for ``release()`` or ``look()``.
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
    /// - Returns: Whether the list had it.
    mutating func detach(_ name: SourceName) -> Bool {
        guard let index = readers.firstIndex(where: { $0.name == name }) else { return false }
        readers.remove(at: index)
        turn = 0
        return true
    }

    /// Changes which channels' events are wanted.
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
    /// Sets which source's events the client was sent last before this session.
    ///
    /// - Parameter name: The source's name; nil if unknown.
    mutating func begin(lastSent name: SourceName?) {
        (lastSent, lastAnswered, lastConfirmed) = (name, name, name)
    }

    /// Records that an answer to a connect was written after all sent events.
    mutating func markAnswered() {
        lastAnswered = lastSent
        for index in readers.indices { readers[index].markAnswered() }
    }

    /// Sets the confirmed cursors to the answered ones.
    ///
    /// - Returns: Whether a cursor changed.
    mutating func confirm() -> Bool {
        var isChanged = false
        lastConfirmed = lastAnswered
        for index in readers.indices where readers[index].confirm() { isChanged = true }
        return isChanged
    }

    /// Goes back to the confirmed cursors, and drops the collected events.
    mutating func rewind() {
        (lastSent, lastAnswered) = (lastConfirmed, lastConfirmed)
        for index in readers.indices { readers[index].rewind() }
    }

    /// Moves the sent cursors on.
    ///
    /// - Parameter moves: Sources and their new cursors; a detached source is skipped.
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
    /// - Returns: Its name; nil if it was detached.
    func name(of id: SourceID) -> SourceName? { index(of: id).map { readers[$0].name } }
}

// MARK: - Reading

/// A source and its cursor after an answer is written.
struct SourceMove: Sendable {
    let source: SourceID
    let through: Int
}

extension SourceList {
    /// Returns the next source to read or to load from for an answer.
    ///
    /// - Parameter limit: The most events in the answer.
    /// - Returns: The read or load; nil if there is none, or none before a load under way has ended.
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

    /// Takes the events collected for an answer.
    ///
    /// - Returns: The events, and the cursors after they are written.
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

    /// Takes the result of reading a source.
    ///
    /// - Parameters:
    ///   - id: The source.
    ///   - result: The result of the read.
    mutating func didRead(_ id: SourceID, _ result: SourceRead) {
        guard let index = index(of: id) else { return }
        readers[index].didRead(result)
    }

    /// Takes the result of a load.
    ///
    /// - Parameters:
    ///   - id: The source.
    ///   - cursor: The cursor that the load started from.
    ///   - batch: The events, nil if the load failed.
    ///   - isWanted: Whether the session can send the events.
    ///   - time: When to try again if it failed.
    mutating func didLoad(
        _ id: SourceID, after cursor: Int, _ batch: SourceBatch?, isWanted: Bool, restUntil time: Uptime
    ) {
        guard let index = index(of: id) else { return }
        readers[index].didLoad(after: cursor, batch, isWanted: isWanted, restUntil: time)
    }
}

// MARK: - New events

extension SourceList {
    /// Marks all sources to be read again: every connect does so, so that a lost wake delays events only until then.
    mutating func look() {
        for index in readers.indices { readers[index].look() }
    }

    /// Notes that a source has new events.
    ///
    /// - Parameter name: The source's name.
    mutating func wake(_ name: SourceName) {
        guard let index = readers.firstIndex(where: { $0.name == name }) else { return }
        readers[index].wake()
    }

    /// Allows reading of the sources that were attached as waiting.
    mutating func release() {
        for index in readers.indices { readers[index].release() }
    }

    /// Allows another try of the sources whose rest is over.
    ///
    /// - Parameter now: The time.
    mutating func endRest(now: Uptime) {
        for index in readers.indices { readers[index].endRest(now: now) }
    }
}
