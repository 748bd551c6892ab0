import Beckon

extension Migration {
    /// When each device was first delivered to; existing devices get it from the push history.
    static let deliveries = Migration(
        10, "deliveries", sum: 0x5f97_6261_0bb2_6f14,
        sqlite: """
            ALTER TABLE device ADD COLUMN delivered_at INTEGER;
            UPDATE device SET delivered_at = told.at FROM (SELECT device, min(at) AS at FROM push_record \
            WHERE kind = 'answered' AND word = 'delivered' GROUP BY device) AS told WHERE device.id = told.device;
            """,
        postgreSQL: [
            .changing("device", "ALTER TABLE device ADD COLUMN delivered_at bigint"),
            .changing(
                "device",
                """
                UPDATE device SET delivered_at = told.at FROM (SELECT device, min(at) AS at FROM push_record \
                WHERE kind = 'answered' AND word = 'delivered' GROUP BY device) AS told WHERE device.id = told.device
                """),
        ])
}
