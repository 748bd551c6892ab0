import BayeuxServer
import NIOCore
import Synchronization

/// What the connections of one event loop share: answers from other threads, the buffer in which answers are spelled, and
/// the queue of turns.
///
/// `@unchecked Sendable`: a lock guards the waiting answers. The buffer, the beginning and the turns are used on the event
/// loop only, by the handlers of its connections.
final class LoopShare: @unchecked Sendable {
    /// An answer on its way to a connection of the event loop.
    struct Parcel: Sendable {
        let exchange: HTTPExchange
        let response: BayeuxResponse
        let ended: @Sendable (WriteEnd) -> Void
    }

    /// The largest buffer kept for the next answer, in bytes.
    private static let maxKept = 64 << 10

    /// The event loop.
    let eventLoop: any EventLoop
    private let date: HTTPDate
    private let common: CommonFields
    /// At most one for each exchange that waits for an answer.
    private let parcels = Mutex<[Parcel]>([])
    private var buffer = ByteBuffer()
    private var beginning: (second: Int64, bytes: [UInt8]) = (.min, [])
    private var turns = TurnQueue<ConnectionGuard>()

    init(eventLoop: any EventLoop, date: HTTPDate, common: CommonFields) {
        self.eventLoop = eventLoop
        self.date = date
        self.common = common
    }

    /// Queues an answer for the event loop.
    ///
    /// Answers that come close together, such as those of a broadcast, share one task.
    func add(_ parcel: Parcel) {
        let isFirst = parcels.withLock { parcels in
            parcels.append(parcel)
            return parcels.count == 1
        }
        if isFirst { eventLoop.execute { self.deliver() } }
    }

    private func deliver() {
        let waiting = parcels.withLock { parcels in
            defer { parcels = [] }
            return parcels
        }
        for parcel in waiting { parcel.exchange.send(parcel.response, ended: parcel.ended) }
    }

    /// Spells an answer.
    ///
    /// - Parameters:
    ///   - answer: The answer.
    ///   - connection: What the answer says about the connection.
    /// - Returns: All bytes.
    func spell(_ answer: WholeAnswer, connection: RequestSequence.ConnectionField) -> ByteBuffer {
        if buffer.capacity > Self.maxKept { buffer = ByteBuffer() }
        buffer.clear()
        if answer.status == 200 {
            let second = date.second
            if beginning.second != second { beginning = (second, WholeAnswer.beginning(200, date: date.text, common)) }
            answer.write(after: beginning.bytes, connection: connection, to: &buffer)
        } else {
            let beginning = WholeAnswer.beginning(answer.status, date: date.text, common)
            answer.write(after: beginning, connection: connection, to: &buffer)
        }
        return buffer
    }

    /// Queues a connection that has more to handle than one turn allows; to be called on the event loop.
    func giveWay(_ connection: ConnectionGuard) {
        if let rest = turns.add(connection) { schedule(after: rest) }
    }

    /// Whether connections wait for their turn.
    var isCrowded: Bool { !turns.isEmpty }

    private func schedule(after rest: TimeAmount) {
        eventLoop.assumeIsolated().scheduleTask(in: rest) { self.takeTurns() }
    }

    private func takeTurns() {
        let begin = eventLoop.now
        turns.begin()
        while let connection = turns.next() {
            let requests = connection.goOn()
            turns.took(requests)
        }
        if let rest = turns.rest(after: eventLoop.now - begin) { schedule(after: rest) }
    }
}
