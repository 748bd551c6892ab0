package import Beckon

/// The columns of a noted step, the same in every engine.
package enum StepColumn: Int, StoredColumn {
    case number, name, sum, lowest

    package var type: StoredType { self == .name || self == .sum ? .text : .integer }
}

extension NotedStep {
    package static let table = "schema_step"
    package static let reading = Statement(
        "\(Table(table, of: StepColumn.self).select) ORDER BY \(StepColumn.number.name)")

    /// Reads a row that holds every ``StepColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            number: try row.int(StepColumn.number), name: try row.text(StepColumn.name),
            sum: try row.text(StepColumn.sum), lowest: try row.int(StepColumn.lowest))
    }
}
