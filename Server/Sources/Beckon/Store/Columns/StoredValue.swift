/// A value that is written into a column or passed to a statement as a parameter.
package enum StoredValue: Hashable, Sendable {
    case null
    case text(String)
    case integer(Int64)
    case boolean(Bool)

    package var isNull: Bool { if case .null = self { true } else { false } }
}

/// A type whose values a column can hold.
package protocol Storable {
    var sql: StoredValue { get }
}

extension String: Storable { package var sql: StoredValue { .text(self) } }
extension Int: Storable { package var sql: StoredValue { .integer(Int64(self)) } }
extension Int64: Storable { package var sql: StoredValue { .integer(self) } }
extension Bool: Storable { package var sql: StoredValue { .boolean(self) } }
extension Timestamp: Storable { package var sql: StoredValue { .integer(milliseconds) } }
extension ServiceID: Storable { package var sql: StoredValue { .text(text) } }
extension ChatID: Storable { package var sql: StoredValue { .text(text) } }
extension DeviceID: Storable { package var sql: StoredValue { .text(text) } }
extension NodeID: Storable { package var sql: StoredValue { .text(text) } }
extension FileID: Storable { package var sql: StoredValue { .text(text) } }
extension CustomerKey: Storable { package var sql: StoredValue { .text(text) } }

extension Optional: Storable where Wrapped: Storable {
    package var sql: StoredValue { self?.sql ?? .null }
}

extension Storable where Self: RawRepresentable, RawValue == String {
    package var sql: StoredValue { .text(rawValue) }
}

extension ServiceKind: Storable {}
extension EventKind: Storable {}
extension PartyKind: Storable {}
extension PushType: Storable {}
extension PushRecord.Kind: Storable {}
extension CallbackState: Storable {}
extension CallbackReason: Storable {}
extension DeskAccount.Role: Storable {}
extension StoredStep.Word: Storable {}
