import Beckon

extension Migration {
    /// Who has a callback's call, and which agent side acted on it: the settings may name others meanwhile.
    static let callbackHolders = Migration(
        31, "callbackHolders", sum: 0x27f2_51b3_aa97_0339,
        sqlite: """
            ALTER TABLE callback ADD COLUMN telephony TEXT;
            ALTER TABLE callback ADD COLUMN agent_side TEXT;
            """,
        postgreSQL: [
            .changing("callback", "ALTER TABLE callback ADD COLUMN telephony text"),
            .changing("callback", "ALTER TABLE callback ADD COLUMN agent_side text"),
        ])
}
