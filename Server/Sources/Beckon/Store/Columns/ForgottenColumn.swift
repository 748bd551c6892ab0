/// The columns of a forgotten device beyond those of a device, the same in every engine.
package enum ForgottenColumn: Int, StoredColumn {
    case forgottenAt, cause

    package static let names = allCases.map { snakeCase($0) }

    package var type: StoredType { self == .forgottenAt ? .integer : .text }
}

extension ForgottenDevice {
    /// Reads ``DeviceColumn/read``, then every ``ForgottenColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        let end = row.after(DeviceColumn.deliveredAt)
        self.init(
            device: try Device(from: row), at: try end.time(ForgottenColumn.forgottenAt),
            cause: try end.text(ForgottenColumn.cause))
    }
}
