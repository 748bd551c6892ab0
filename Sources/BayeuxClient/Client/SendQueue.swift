import Bayeux
import BeckonTransport

/// The requests that wait to be sent beside the held connect, one at a time, so that two connections are enough.
struct SendQueue: Sendable {
    /// The publications of one call.
    struct Parcel: Sendable {
        /// Given when all of them have an outcome.
        let settled = Signal()
        /// How many of them have no outcome yet.
        var open: Int
        var failure: BayeuxClientError?
    }

    /// One publication that waits to be sent.
    struct Item: Sendable {
        let parcel: UInt64
        let publication: Publication
    }

    /// A request of the state machine, and the signal of its end.
    struct Errand: Sendable {
        let request: ClientRequest
        let ended = Signal()
    }

    /// The most publications that may wait.
    let limit: Int
    private(set) var items: [Item] = []
    private(set) var parcels: [UInt64: Parcel] = [:]
    private var errands: [Errand] = []
    private var lastParcel: UInt64 = 0

    /// The most publications in one request, and the most bytes of their data; the first may have more.
    private static let mostTogether = (count: 50, bytes: 32_768)

    init(limit: Int) { self.limit = limit }

    var isEmpty: Bool { items.isEmpty && errands.isEmpty }

    /// Adds publications at the end and returns the number of their parcel; nil if there would be too many.
    mutating func post(_ publications: [Publication]) -> UInt64? {
        guard items.count + publications.count <= limit else { return nil }
        lastParcel += 1
        parcels[lastParcel] = Parcel(open: publications.count)
        items += publications.map { Item(parcel: lastParcel, publication: $0) }
        return lastParcel
    }

    mutating func post(_ request: ClientRequest) -> Errand {
        let errand = Errand(request: request)
        errands.append(errand)
        return errand
    }

    mutating func takeErrand() -> Errand? { errands.isEmpty ? nil : errands.removeFirst() }

    /// Removes and returns the publications of the next request.
    mutating func takeBatch() -> [Item] {
        var bytes = 0
        let batch = items.prefix(Self.mostTogether.count).prefix {
            bytes += $0.publication.data.bytes.count
            return bytes <= Self.mostTogether.bytes
        }
        let count = max(batch.count, min(1, items.count))
        defer { items.removeFirst(count) }
        return Array(items.prefix(count))
    }

    /// Records the outcome of a publication.
    mutating func settle(_ item: Item, _ failure: BayeuxClientError?) {
        guard var parcel = parcels[item.parcel] else { return }
        parcel.open -= 1
        parcel.failure = parcel.failure ?? failure
        parcels[item.parcel] = parcel
        if parcel.open == 0 { parcel.settled.give() }
    }

    /// Removes a parcel; its publications that still wait are not sent.
    mutating func remove(_ number: UInt64) -> Parcel? {
        items.removeAll { $0.parcel == number }
        return parcels.removeValue(forKey: number)
    }
}
