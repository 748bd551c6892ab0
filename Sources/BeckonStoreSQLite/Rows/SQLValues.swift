import Beckon
import GRDB

/// What can be bound to a statement.
protocol SQLBindable {
    var sql: DatabaseValue { get }
}

extension String: SQLBindable {
    /// SQLite ends a text at U+0000 on its way through C; U+FFFD keeps what comes after it.
    var sql: DatabaseValue {
        guard utf8.withContiguousStorageIfAvailable({ $0.contains(0) }) ?? utf8.contains(0) else {
            return databaseValue
        }
        let scalars = unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text).databaseValue
    }
}

extension Int: SQLBindable { var sql: DatabaseValue { databaseValue } }
extension Int64: SQLBindable { var sql: DatabaseValue { databaseValue } }
extension Bool: SQLBindable { var sql: DatabaseValue { databaseValue } }
extension Timestamp: SQLBindable { var sql: DatabaseValue { milliseconds.databaseValue } }
extension ServiceID: SQLBindable { var sql: DatabaseValue { text.sql } }
extension ChatID: SQLBindable { var sql: DatabaseValue { text.sql } }
extension DeviceID: SQLBindable { var sql: DatabaseValue { text.sql } }

extension Optional: SQLBindable where Wrapped: SQLBindable {
    var sql: DatabaseValue { self?.sql ?? .null }
}

extension SQLBindable where Self: RawRepresentable, RawValue == String {
    var sql: DatabaseValue { rawValue.databaseValue }
}

extension ServiceKind: SQLBindable {}
extension ChatState: SQLBindable {}
extension EventKind: SQLBindable {}
extension PartyKind: SQLBindable {}
extension PushType: SQLBindable {}
extension CallbackState: SQLBindable {}
extension CallbackReason: SQLBindable {}
extension DeskAccount.Role: SQLBindable {}
