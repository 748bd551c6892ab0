package import Beckon

/// The operations of the built-in desk.
///
/// It knows no HTTP. It is an agent side like others: it uses its ``AgentPort`` and reads by itself.
package struct Desk: Sendable {
    let port: AgentPort
    let store: any Store
    let time: any TimeSource
    /// Who acts, for the audit trail; nil where nothing is told.
    var person: TrailPerson?

    package init(port: AgentPort, store: any Store, time: any TimeSource) {
        self.port = port
        self.store = store
        self.time = time
    }

    /// The same desk, which tells the audit trail what a person does.
    func acting(for person: TrailPerson) -> Desk {
        var desk = self
        desk.person = person
        return desk
    }

    /// What is committed along with an act.
    func told(_ act: TrailAct, of subject: String) -> [Change] {
        person.map { [.tell(TrailEntry(act, by: $0, of: subject, at: time.now))] } ?? []
    }

    /// What is committed along with an act in a chat, if it gives the chat to somebody, or takes or ends it.
    func told(_ action: AgentEvent.Action) -> ChatDecision.Extra {
        let act: TrailAct =
            switch action {
            case .tookOver: .tookChatOver
            case .left: .leftChat
            case .transferred: .handedChatOver
            case .ended: .endedChat
            // The first message, address or file of a waiting chat takes it.
            default: .tookChat
            }
        return { [self] before, after in
            guard before.takenBy != after.takenBy || before.life.state != after.life.state else { return [] }
            return told(act, of: after.id.text)
        }
    }

    /// Checks that a person sees a chat: its service is one of the account's.
    ///
    /// - Throws: ``DeskFault`` with `unknown`, ``ChatRefusal`` for an unknown chat, ``StoreError``.
    func checkSight(of chat: ChatID, for account: DeskAccount) async throws {
        let permission = CallbackPermission(account)
        guard !permission.seesAll else { return }
        guard port.isSeen(try await port.head(chat).serviceName, by: permission) else { throw DeskFault.unknown }
    }
}

/// The callbacks that an agent sees, and the actions on them.
extension Desk {
    func perform(_ outcome: CallbackOutcome, _ id: ServiceID) async throws -> [UInt8] {
        let act = outcome == .cancel ? TrailAct.cancelledCallback : .changedCallback
        return DeskJSON.callback(
            view(of: try await port.tell(id, CallbackReport(outcome), adding: told(act, of: id.text))))
    }

    /// One callback with all its details, also when it has ended.
    func callback(_ id: ServiceID) async throws -> [UInt8] {
        guard let record = try await port.callback(id) else { throw DeskFault.unknown }
        return DeskJSON.callback(view(of: record), data: AttachedData(record.properties))
    }

    func view(of record: CallbackRecord) -> DeskCallback {
        DeskCallback(record: record, offer: port.offer(for: record))
    }
}
