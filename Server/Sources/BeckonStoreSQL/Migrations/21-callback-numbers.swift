import Beckon

extension Migration {
    /// Finds the open callbacks of a number, however it is spelled.
    static let callbackNumbers = Migration(
        21, "callbackNumbers", sum: 0x7afb_62b8_584c_d1e0, sqlite: SQLite.step, postgreSQL: PostgreSQL.step)

    /// A customer's number without the marks that people write between digits (``DialledDigits/withoutMarks(_:)``).
    static let comparedNumber = (sqlite: SQLite.comparedNumber, postgreSQL: PostgreSQL.comparedNumber)
}

private enum SQLite {
    /// A customer's number without the marks that people write between digits (``DialledDigits/withoutMarks(_:)``).
    static let comparedNumber = ["' '", "'-'", "'.'", "'/'", "'('", "')'", "'+'", "char(160)"].reduce(
        "customer_number"
    ) { "replace(\($0), \($1), '')" }

    static let step = """
        CREATE INDEX callback_open_number ON callback (\(comparedNumber), service_name) WHERE state <> 'COMPLETED';
        """
}

private enum PostgreSQL {
    /// A customer's number without the marks that people write between digits (``DialledDigits/withoutMarks(_:)``).
    static let comparedNumber = #"translate(customer_number, U&' -./()+\00A0', '')"#

    static let step: [MigrationStep] = [
        .changing(
            "callback",
            """
            CREATE INDEX callback_open_number ON callback (\(comparedNumber), service_name) \
            WHERE state <> 'COMPLETED'
            """)
    ]
}
