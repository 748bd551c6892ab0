import Beckon

/// One value of a statement's parameter.
enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case text(String)
    case boolean(Bool)

    init(_ value: StoredValue) {
        self =
            switch value {
            case .null: .null
            case .text(let text): .text(text)
            case .integer(let integer): .integer(integer)
            case .boolean(let isTrue): .boolean(isTrue)
            }
    }

    var isNull: Bool { if case .null = self { true } else { false } }
}

/// What can be a statement's parameter.
protocol SQLBindable {
    var sql: SQLValue { get }
}

extension String: SQLBindable { var sql: SQLValue { .text(self) } }
extension Int: SQLBindable { var sql: SQLValue { .integer(Int64(self)) } }
extension Int64: SQLBindable { var sql: SQLValue { .integer(self) } }
extension Bool: SQLBindable { var sql: SQLValue { .boolean(self) } }
extension Timestamp: SQLBindable { var sql: SQLValue { .integer(milliseconds) } }
extension ServiceID: SQLBindable { var sql: SQLValue { .text(text) } }
extension ChatID: SQLBindable { var sql: SQLValue { .text(text) } }
extension DeviceID: SQLBindable { var sql: SQLValue { .text(text) } }
extension NodeID: SQLBindable { var sql: SQLValue { .text(text) } }
extension CustomerKey: SQLBindable { var sql: SQLValue { .text(text) } }

extension Optional: SQLBindable where Wrapped: SQLBindable {
    var sql: SQLValue { self?.sql ?? .null }
}

extension SQLBindable where Self: RawRepresentable, RawValue == String {
    var sql: SQLValue { .text(rawValue) }
}

extension ServiceKind: SQLBindable {}
extension EventKind: SQLBindable {}
extension PartyKind: SQLBindable {}
extension PushType: SQLBindable {}
extension PushRecord.Kind: SQLBindable {}
extension CallbackState: SQLBindable {}
extension CallbackReason: SQLBindable {}
extension DeskAccount.Role: SQLBindable {}
extension StoredStep.Word: SQLBindable {}
