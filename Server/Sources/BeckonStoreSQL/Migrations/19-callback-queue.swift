import Beckon

extension Migration {
    /// Counts the queue of a service beside any number of scheduled callbacks.
    static let callbackQueue = Migration(
        19, "callbackQueue", sum: 0x3af4_7bd7_a4ac_4178,
        sqlite: """
            CREATE INDEX callback_queue ON callback (service_name) WHERE state <> 'COMPLETED' AND state <> 'SCHEDULED';
            """,
        postgreSQL: [
            .changing(
                "callback",
                """
                CREATE INDEX callback_queue ON callback (service_name) \
                WHERE state <> 'COMPLETED' AND state <> 'SCHEDULED'
                """)
        ])
}
