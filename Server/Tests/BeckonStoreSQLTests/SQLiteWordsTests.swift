import Testing

@testable import BeckonStoreSQL

@Suite("Statements in SQLite's words")
struct SQLiteWordsTests {
    @Test(
        "a statement says the same to SQLite",
        arguments: [
            ("SELECT id FROM chat WHERE id = $1 LIMIT $12", "SELECT id FROM chat WHERE id = ?1 LIMIT ?12"),
            ("DELETE FROM event WHERE chat = ANY ($1)", "DELETE FROM event WHERE chat = (?1)"),
            ("SELECT least(a, $2), greatest(b, $1)", "SELECT min(a, ?2), max(b, ?1)"),
            ("a IS NOT DISTINCT FROM b AND c IS DISTINCT FROM d", "a IS b AND c IS NOT d"),
            (#"ORDER BY name COLLATE "C" LIMIT $1 FOR UPDATE"#, "ORDER BY name LIMIT ?1"),
            ("json_extract(agents, '$[0].account') = $1", "json_extract(agents, '$[0].account') = ?1"),
            ("json_extract(data, '$.key')", "json_extract(data, '$.key')"), ("price in $", "price in $"),
        ])
    func words(sql: String, sqlite: String) {
        #expect(SQLiteWords.text(of: sql) == sqlite)
    }

    @Test("statements have numbers of their own")
    func numbers() {
        #expect(Statement("a").number != Statement("a").number)
    }
}
