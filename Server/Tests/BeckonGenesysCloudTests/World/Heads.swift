import Beckon

/// Chats and callbacks as values.
enum Heads {
    static func head(_ id: String, data: [String: String] = [:]) -> ChatHead {
        ChatHead(
            ChatID(id), serviceID: ServiceID("service"), serviceName: "chat",
            life: ChatLife(startedAt: ChatWorld.moment, expiresAt: ChatWorld.moment.advanced(by: .seconds(3_600))),
            customer: ChatCustomer(nickname: "Ana", userData: data),
            attendance: ChatAttendance(.away(since: ChatWorld.moment)),
            side: ChatAgentSide(newOf: .genesysCloud))
    }

    static func callback(
        _ id: String, state: CallbackState = .queued, data: [String: String] = [:]
    ) -> CallbackRecord {
        CallbackRecord(
            id: ServiceID(id), serviceName: "callback", state: state, step: .dialling(until: ChatWorld.moment),
            customerNumber: "+351912345678", createdAt: ChatWorld.moment,
            expiresAt: ChatWorld.moment.advanced(by: .seconds(3_600)), user: "user", properties: data)
    }
}
