extension SQLiteSchema {
    /// Valid sign-ins at the desk, by the hash of their token.
    static let deskSessions = """
        CREATE TABLE desk_session (
            id TEXT NOT NULL PRIMARY KEY,
            user TEXT NOT NULL,
            began_at INTEGER NOT NULL,
            ends_at INTEGER NOT NULL,
            idle_end INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX desk_session_by_user ON desk_session (user, began_at, id);
        CREATE INDEX desk_session_by_end ON desk_session (idle_end);
        """
}
