extension SQLiteSchema {
    /// A customer's number without the marks that people write between digits (``DialledDigits/withoutMarks(_:)``).
    static let comparedNumber = ["' '", "'-'", "'.'", "'/'", "'('", "')'", "'+'", "char(160)"].reduce(
        "customer_number"
    ) { "replace(\($0), \($1), '')" }

    /// Finds the open callbacks of a number, however it is spelled.
    static let callbackNumbers = """
        CREATE INDEX callback_open_number ON callback (\(comparedNumber), service_name) WHERE state <> 'COMPLETED';
        """
}
