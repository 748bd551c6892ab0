import Beckon

extension Migration {
    /// Whether a stored client has subscribed, or has only made a handshake.
    static let subscribed = Migration(
        5, "subscribed", sum: 0x952f_dad3_1504_24f4,
        sqlite: "ALTER TABLE client ADD COLUMN subscribed INTEGER NOT NULL DEFAULT 1",
        postgreSQL: [
            .changing("client", "ALTER TABLE client ADD COLUMN subscribed boolean NOT NULL DEFAULT true")
        ])
}
