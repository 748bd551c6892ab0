import Beckon

extension PostgreSQLSchema {
    /// The starts of callbacks that are counted.
    static let callbackStarts: [MigrationStep] = [
        .new(
            """
            CREATE TABLE callback_start (callback text NOT NULL, service text NOT NULL, name text NOT NULL, \
            value text NOT NULL, at bigint NOT NULL, PRIMARY KEY (callback, name))
            """),
        .new("CREATE INDEX callback_start_value ON callback_start (service, name, value, at)"),
    ]
}
