import Beckon

extension PostgreSQLSchema {
    private static let word = #"text COLLATE "C""#

    /// Devices whose token was called dead, kept for a while so that they can be taken back.
    static let forgotten: [MigrationStep] = [
        .new(
            """
            CREATE TABLE forgotten_device (id \(word) PRIMARY KEY, type text NOT NULL, token text NOT NULL, \
            debug boolean NOT NULL, language text, provider_name text, registered_at bigint NOT NULL, \
            customer \(word), registration \(word), owned_since bigint, delivered_at bigint, \
            forgotten_at bigint NOT NULL, cause text NOT NULL)
            """)
    ]
}
