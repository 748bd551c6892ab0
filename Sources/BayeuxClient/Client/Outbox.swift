import Bayeux
import BeckonTransport

/// What waits to be sent beside the held connect: one request at a time, so that two connections are enough.
struct Outbox: Sendable {
    /// Publications of one call that have no word yet.
    struct Parcel: Sendable {
        /// Given when all of them have.
        let settled = Signal()
        var open: Int
        var failure: BayeuxClientError?
    }

    /// One publication on its way.
    struct Item: Sendable {
        let parcel: UInt64
        let publication: Publication
    }

    /// A request that the machine has made, and who waits for its end.
    struct Errand: Sendable {
        let request: Request
        let ended = Signal()
    }

    /// The most publications that may wait.
    let limit: Int
    private(set) var items: [Item] = []
    private(set) var parcels: [UInt64: Parcel] = [:]
    private var errands: [Errand] = []
    private var lastParcel: UInt64 = 0

    /// The most publications that go together, and the most bytes of data, the first in any case.
    private static let mostTogether = (count: 50, bytes: 32_768)

    init(limit: Int) { self.limit = limit }

    var isEmpty: Bool { items.isEmpty && errands.isEmpty }

    /// Adds publications at the end; nil when they are too many.
    mutating func post(_ publications: [Publication]) -> UInt64? {
        guard items.count + publications.count <= limit else { return nil }
        lastParcel += 1
        parcels[lastParcel] = Parcel(open: publications.count)
        items += publications.map { Item(parcel: lastParcel, publication: $0) }
        return lastParcel
    }

    mutating func post(_ request: Request) -> Errand {
        let errand = Errand(request: request)
        errands.append(errand)
        return errand
    }

    mutating func takeErrand() -> Errand? { errands.isEmpty ? nil : errands.removeFirst() }

    /// Takes out the publications that go together next.
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

    /// Notes the word about a publication.
    mutating func settle(_ item: Item, _ failure: BayeuxClientError?) {
        guard var parcel = parcels[item.parcel] else { return }
        parcel.open -= 1
        parcel.failure = parcel.failure ?? failure
        parcels[item.parcel] = parcel
        if parcel.open == 0 { parcel.settled.give() }
    }

    /// Forgets a call: what of it still waits is not sent.
    mutating func remove(_ number: UInt64) -> Parcel? {
        items.removeAll { $0.parcel == number }
        return parcels.removeValue(forKey: number)
    }
}
