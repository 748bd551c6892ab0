import Beckon

extension PostgreSQLSchema {
    /// A customer's number without the marks that people write between digits (``DialledDigits/withoutMarks(_:)``).
    static let comparedNumber = #"translate(customer_number, U&' -./()+\00A0', '')"#

    /// Finds the open callbacks of a number, however it is spelled.
    static let callbackNumbers: [MigrationStep] = [
        .changing(
            "callback",
            """
            CREATE INDEX callback_open_number ON callback (\(comparedNumber), service_name) \
            WHERE state <> 'COMPLETED'
            """)
    ]
}
