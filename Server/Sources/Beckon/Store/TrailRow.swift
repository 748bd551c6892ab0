import BeckonCrypto

/// A row of the audit trail: an entry with its place in the chain.
///
/// Each row names the hash of the row before it, and its own hash is over that name and the entry. So no row can be removed,
/// changed or moved without a break that ``TrailCheck`` finds.
package struct TrailRow: Hashable, Sendable {
    /// What the first row of an installation names as the hash before it.
    package static let origin = String(repeating: "0", count: 64)

    /// Its place, from 1, without holes.
    package let number: Int64
    package let entry: TrailEntry
    /// The hash of the row before it.
    package let previous: String
    package let hash: String

    package init(number: Int64, entry: TrailEntry, previous: String, hash: String) {
        self.number = number
        self.entry = entry
        self.previous = previous
        self.hash = hash
    }

    /// Makes the row that follows another one.
    ///
    /// - Parameters:
    ///   - entry: What it tells.
    ///   - head: The last row; nil where there is none.
    package init(_ entry: TrailEntry, after head: TrailHead?) {
        let previous = head?.hash ?? Self.origin
        self.init(
            number: (head?.number ?? 0) + 1, entry: entry, previous: previous,
            hash: Self.hash(of: entry, after: previous))
    }

    /// The hash of an entry behind a row.
    package static func hash(of entry: TrailEntry, after previous: String) -> String {
        SHA256.hash(data: encoding(of: entry, after: previous)).hexadecimal
    }

    /// What is hashed: a word for this form, then each text behind its length in bytes, so that no two rows are written alike.
    static func encoding(of entry: TrailEntry, after previous: String) -> [UInt8] {
        let texts = [
            "beckon audit 1", previous, "\(entry.at.milliseconds)", entry.account, entry.role, entry.address, entry.act,
            entry.subject,
        ]
        return texts.flatMap { text in Array("\(text.utf8.count):".utf8) + Array(text.utf8) }
    }

    package var head: TrailHead { TrailHead(number: number, hash: hash) }
}

/// The last row of a chain, by which all rows before it are known.
package struct TrailHead: Hashable, Sendable {
    package let number: Int64
    package let hash: String

    package init(number: Int64, hash: String) { (self.number, self.hash) = (number, hash) }

    /// Reads `NUMBER:HASH`, as the log tells it; nil for any other text.
    package init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int64(parts[0]), number > 0, parts[1].utf8.count == 64 else { return nil }
        self.init(number: number, hash: String(parts[1]))
    }

    /// `NUMBER:HASH`.
    package var text: String { "\(number):\(hash)" }
}

extension TrailRow {
    /// The row that stands for this one and all before it when they are removed for their age.
    ///
    /// It keeps place, time and hash, so that the next row still follows it; in the stead of a hash of its own it has a signature.
    package func checkpoint(signed signature: String) -> TrailRow {
        let entry = TrailEntry(
            at: entry.at, account: "", role: "", address: "", act: TrailAct.checkpoint.rawValue, subject: signature)
        return TrailRow(number: number, entry: entry, previous: "", hash: hash)
    }

    package var isCheckpoint: Bool { entry.act == TrailAct.checkpoint.rawValue }

    /// What the signature of a checkpoint is over.
    package var signedText: String { "beckon audit checkpoint 1 \(number) \(entry.at.milliseconds) \(hash)" }
}

/// What is wrong with a chain of rows.
package struct TrailFault: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        /// A row is missing.
        case removed
        /// The row says something else than it did.
        case changed
        /// The row stands where another one stood.
        case swapped
        /// The row in the stead of removed ones was not signed by this installation.
        case forged
    }

    package let kind: Kind
    /// The number of the row.
    package let number: Int64

    package init(_ kind: Kind, _ number: Int64) { (self.kind, self.number) = (kind, number) }
}

/// Checks a chain row by row, from the first one on; it keeps no row.
package struct TrailCheck: Sendable {
    /// Whether a checkpoint's signature is this installation's.
    package typealias Signature = @Sendable (TrailRow) -> Bool

    private let isSigned: Signature
    /// The row that was checked last.
    package private(set) var head: TrailHead?
    package private(set) var count = 0
    /// A head that somebody wrote down, and whether it was met.
    private let known: TrailHead?
    private var isKnownMet = false

    /// - Parameters:
    ///   - known: A head that the log told before; nil for none. Only it shows that the last rows were removed, or that all
    ///     hashes were made anew.
    ///   - isSigned: Whether a checkpoint's signature is right.
    package init(known: TrailHead? = nil, isSigned: @escaping Signature) {
        self.known = known
        self.isSigned = isSigned
    }

    /// Checks the next row.
    ///
    /// - Returns: What is wrong with it; nil if it follows the rows before it.
    package mutating func add(_ row: TrailRow) -> TrailFault? {
        let number = head.map { $0.number + 1 } ?? (row.isCheckpoint ? row.number : 1)
        guard row.number == number else { return TrailFault(.removed, number) }
        if row.isCheckpoint, head == nil {
            guard isSigned(row) else { return TrailFault(.forged, number) }
        } else {
            let isWhole = row.hash == TrailRow.hash(of: row.entry, after: row.previous)
            guard isWhole else { return TrailFault(.changed, number) }
            guard row.previous == head?.hash ?? TrailRow.origin else { return TrailFault(.swapped, number) }
        }
        if let known, known.number == number {
            guard known.hash == row.hash else { return TrailFault(.changed, number) }
            isKnownMet = true
        }
        // The row of a known head may have been removed for its age.
        if let known, head == nil, known.number < number { isKnownMet = true }
        head = row.head
        count += 1
        return nil
    }

    /// What is wrong when there are no more rows.
    package var end: TrailFault? {
        guard known != nil, !isKnownMet else { return nil }
        return TrailFault(.removed, (head?.number ?? 0) + 1)
    }
}
