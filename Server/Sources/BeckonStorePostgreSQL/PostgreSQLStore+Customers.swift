package import Beckon

extension PostgreSQLStore {
    package func forgottenDevices(after: DeviceID?, limit: Int) async throws -> [ForgottenDevice] {
        try await all(
            ForgottenQuery.page, (after?.text ?? "").sql, limit: limit, read: ForgottenDevice.init(from:))
    }

    package func devices(of customer: CustomerKey, limit: Int) async throws -> [Device] {
        try await all(DeviceQuery.ofCustomer, customer.sql, limit: limit, read: Device.init(from:))
    }

    package func presences(of customer: CustomerKey, limit: Int) async throws -> [PresenceRecord] {
        try await all(PresenceQuery.ofCustomer, customer.sql, limit: limit, read: PresenceRecord.init(from:))
    }

    package func bridgedChats(of customer: String, limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.bridgedOfUser, customer.sql, limit: limit, read: ChatHead.init(from:))
    }

    package func chats(pushingTo device: DeviceID, notOf user: String, limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.pushingTo, device.sql, user.sql, limit: limit, read: ChatHead.init(from:))
    }

    package func callbacks(
        pushingTo device: DeviceID, notOf user: String, limit: Int
    ) async throws -> [CallbackRecord] {
        try await all(CallbackQuery.pushingTo, device.sql, user.sql, limit: limit, read: CallbackRecord.init(from:))
    }

    package func receipt(_ chat: ChatID) async throws -> ReceiptMark {
        try await first(ReceiptQuery.byChat, chat.sql, read: ReceiptMark.init(from:)) ?? ReceiptMark()
    }

    package func pushRecords(_ chat: ChatID, position: Int, limit: Int) async throws -> [PushRecord] {
        try await all(PushRecordQuery.about, chat.sql, position.sql, limit: limit, read: PushRecord.init(from:))
    }

    package func passedOver(before id: Int64, limit: Int) async throws -> [PushRecord] {
        try await all(PushRecordQuery.passedOver, id.sql, limit: limit, read: PushRecord.init(from:))
    }
}
