import Beckon

/// A row that can be claimed, in its state before the claim.
struct ClaimableRow {
    /// Whether the customer has read everything that the push is about.
    let isRead: Bool
    private let standing: StoredClaim

    /// Reads the columns of ``StoredClaim``, and after them whether the push was read.
    init(from row: RowReader) throws {
        standing = try StoredClaim(from: row)
        isRead = try row.after(PushColumn.waitingSince).after(OwedColumn.leaseUntil).after(DeviceColumn.deliveredAt)
            .bool(.first)
    }

    var id: Int64 { standing.push.id }

    /// Whether this row is claimed before another one.
    static func < (left: ClaimableRow, right: ClaimableRow) -> Bool {
        (left.standing.push.rank, left.id) < (right.standing.push.rank, right.id)
    }

    /// Returns the claim of this row; a lease that ended without an outcome counts as an attempt.
    func claim(until leaseUntil: Timestamp) -> ClaimedPush {
        var push = standing.push
        if standing.leaseUntil != nil { push.count(.inDoubt) }
        return ClaimedPush(push: push, device: standing.device, fence: standing.fence + 1, leaseUntil: leaseUntil)
    }
}
