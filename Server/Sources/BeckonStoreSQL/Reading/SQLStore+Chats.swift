package import Beckon

/// Chats, their transcripts and their service instances.
extension SQLStore {
    package func service(_ id: ServiceID) async throws -> ServiceInstance? {
        try await first(ServiceQuery.byID, id.sql, read: ServiceInstance.init(from:))
    }

    package func service(creationKey: String) async throws -> ServiceInstance? {
        try await first(ServiceQuery.byKey, creationKey.sql, read: ServiceInstance.init(from:))
    }

    package func knows(user: String) async throws -> Bool {
        try await first(ServiceQuery.ofUser, user.sql) { _ in true } ?? false
    }

    package func chat(_ id: ChatID) async throws -> ChatHead? {
        try await first(ChatQuery.byID, id.sql, read: ChatHead.init(from:))
    }

    package func chat(service: ServiceID) async throws -> ChatHead? {
        try await first(ChatQuery.byService, service.sql, read: ChatHead.init(from:))
    }

    package func data(of chat: ChatID) async throws -> [String: String]? {
        try await first(ChatDataQuery.ofChat, chat.sql) { row throws(Connection.Failure) in
            try row.dictionary(OnlyColumn.value)
        }
    }

    package func chats(user: String, now: Timestamp, limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.ofUser, user.sql, now.sql, limit: limit, read: ChatHead.init(from:))
    }

    package func bridgedChats(of customer: String, limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.bridgedOfUser, customer.sql, limit: limit, read: ChatHead.init(from:))
    }

    package func chatsDue(now: Timestamp, limit: Int) async throws -> [ChatHead] {
        try await all(ChatQuery.due, now.sql, limit: limit, read: ChatHead.init(from:))
    }

    package func busyServices() async throws -> Set<String> {
        Set(try await all(ChatQuery.busyServices, limit: .max, read: String.init(only:)))
    }

    package func marks(of chats: [ChatID]) async throws -> [ChatID: ChatMark] {
        let marks = try await all(Request(ChatQuery.marks, rows: chats.map { [$0.sql] })) {
            row throws(Connection.Failure) in
            (ChatID(try row.text(MarkColumn.id)), try ChatMark(from: row))
        }
        return Dictionary(marks) { first, _ in first }
    }

    package func events(_ chat: ChatID, after position: Int, limit: Int) async throws -> [TranscriptEvent] {
        try await all(EventQuery.page, chat.sql, position.sql, limit: limit, read: TranscriptEvent.init(from:))
    }

    package func position(_ chat: ChatID, key: String) async throws -> Int? {
        try await first(EventQuery.positionOfKey, chat.sql, key.sql, read: Int.init(only:))
    }

    package func receipt(_ chat: ChatID) async throws -> ReceiptMark {
        try await first(ReceiptQuery.byChat, chat.sql, read: ReceiptMark.init(from:)) ?? ReceiptMark()
    }
}
