package import Beckon

extension SQLiteStore {
    package func forgottenDevices(after: DeviceID?, limit: Int) async throws -> [ForgottenDevice] {
        try await all(ForgottenQuery.page, (after?.text ?? "").sql, limit: limit) { try ForgottenDevice(from: $0) }
    }

    package func devices(of customer: CustomerKey, limit: Int) async throws -> [Device] {
        try await all(DeviceQuery.ofCustomer, customer.sql, limit: limit) { try Device(from: $0) }
    }

    package func presences(of customer: CustomerKey, limit: Int) async throws -> [PresenceRecord] {
        try await all(PresenceQuery.ofCustomer, customer.sql, limit: limit) { try PresenceRecord(from: $0) }
    }

    package func bridgedChats(of customer: String, limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.bridgedOfUser, customer.sql, limit: limit) { try ChatHead(from: $0) }
    }

    package func chats(pushingTo device: DeviceID, notOf user: String, limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.pushingTo, device.sql, user.sql, limit: limit) { try ChatHead(from: $0) }
    }

    package func callbacks(
        pushingTo device: DeviceID, notOf user: String, limit: Int
    ) async throws -> [CallbackRecord] {
        try await all(CallbackQuery.pushingTo, device.sql, user.sql, limit: limit) { try CallbackRecord(from: $0) }
    }

    package func receipt(_ chat: ChatID) async throws -> ReceiptMark {
        try await first(ReceiptQuery.byChat, chat.sql) { try ReceiptMark(from: $0) } ?? ReceiptMark()
    }

    package func pushRecords(_ chat: ChatID, position: Int, limit: Int) async throws -> [PushRecord] {
        try await all(PushRecordQuery.about, chat.sql, position.sql, limit: limit) { try PushRecord(from: $0) }
    }

    package func passedOver(before id: Int64, limit: Int) async throws -> [PushRecord] {
        try await all(PushRecordQuery.passedOver, id.sql, limit: limit) { try PushRecord(from: $0) }
    }
}
