extension SQLiteSchema {
    /// Since when customers wait for an answer, and the order of pushes that follows from it.
    static let waiting = """
        ALTER TABLE chat ADD COLUMN waiting_since INTEGER;
        ALTER TABLE owed_push ADD COLUMN waiting_since INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE dead_push ADD COLUMN waiting_since INTEGER NOT NULL DEFAULT 0;
        UPDATE owed_push SET waiting_since = due;
        UPDATE dead_push SET waiting_since = due;
        DROP INDEX owed_order;
        CREATE INDEX owed_order ON owed_push (route, waiting_since + (10 - priority) * 12000, id, due);
        """
}
