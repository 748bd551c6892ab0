import Beckon
import BeckonStoreSQL

/// Judges the commits of a batch for one transaction, and gathers the writes of the good ones.
struct CommitBatch {
    private var ground: BatchGround
    private var services: [ServiceInstance] = []
    /// Keys that instances lose, before others may have them.
    private var releases: [[StoredValue]] = []
    private var events: [[StoredValue]] = []
    private var callbacks: [ServiceID: CallbackRecord] = [:]
    /// The last change of each client; nil for a client that is removed.
    private var clients: [String: StoredClient?] = [:]
    /// Rows of the audit trail, in their order.
    private var trail: [TrailRow] = []
    /// Changes that are rare, or whose order matters.
    private var others: [BoundStatement] = []

    init(on ground: BatchGround) {
        self.ground = ground
    }

    mutating func add(_ commit: Commit) -> CommitResult {
        if let refusal = commit.refusal(on: ground) { return refusal }
        for change in commit.changes {
            ground.apply(change)
            write(change)
            // In the transaction, so that none is lost with its process, which may be a command that ends with it. Accounts and
            // sign-ins change too seldom to make commits wait for each other.
            if let wake = change.accountWake {
                others.append(BoundStatement(WakeText.notify, WakeText.channel.sql, WakeText.notice(of: wake).sql))
            }
        }
        return .committed
    }

    private mutating func write(_ change: Change) {
        switch change {
        case .insertService(let service): services.append(service)
        case .releaseKey(let id, let key): release(key, of: id)
        case .append(let chat, let event): events.append(event.values(in: chat))
        case .putCallback(let record): callbacks[record.id] = record
        case .putClient(let client): clients[client.clientID] = .some(client)
        case .removeClient(let clientID): clients[clientID] = .some(nil)
        // `ground` holds the effect of these on the heads.
        case .putChat(let head, _):
            if let data = head.newData { others += Change.attachData(head.id, data).requests }
        case .moveCursor, .moveSent, .moveAgentCursor: break
        case .tell(let entry): if let row = ground.row(of: entry) { trail.append(row) }
        default: others += change.ownRequests
        }
    }

    private mutating func release(_ key: String, of id: ServiceID) {
        if let index = services.firstIndex(where: { $0.id == id }) {
            services[index].key = nil
        } else {
            releases.append([id.sql, key.sql])
        }
    }

    /// All writes: one statement for each kind of row, then the changes that are written one by one.
    var requests: [BoundStatement] {
        var (inserts, updates, moves): ([[StoredValue]], [[StoredValue]], [[StoredValue]]) = ([], [], [])
        for (id, chat) in ground.chats {
            switch chat.write(of: id) {
            case .insert(let row): inserts.append(row)
            case .update(let row): updates.append(row)
            case .moveCursors(let row): moves.append(row)
            case nil: break
            }
        }
        let gone = clients.filter { $0.value == nil }.keys.sorted()
        let here = clients.values.compactMap { $0 }.sorted { $0.clientID < $1.clientID }
        let records = callbacks.values.sorted { $0.id.text < $1.id.text }
        let bulk: [(Statement, [[StoredValue]])] = [
            (ServiceQuery.releaseKey, releases), (ServiceQuery.insert, services.map { $0.values }),
            (ChatQuery.insert, inserts), (ChatQuery.update, updates),
            (ChatQuery.moveCursors, moves), (EventQuery.insert, events), (CallbackQuery.put, records.map { $0.values }),
            (ClientQuery.remove, gone.map { [$0.sql] }), (ClientQuery.put, here.map { $0.values }),
            (TrailQuery.insert, trail.map { $0.values }),
        ]
        return bulk.filter { !$0.1.isEmpty }.map { BoundStatement($0.0, rows: $0.1) } + others
    }
}

extension Change {
    /// The requests of a change that is written alone, in order; empty for changes that are written with others of
    /// their kind.
    fileprivate var ownRequests: [BoundStatement] {
        switch self {
        case .owe(let push, let now): push.requests(now: now)
        case .settle(let id, let fence, let settlement):
            settlement.requests(of: id, fence: fence) ?? settlement.retrying(id, fence)
        case .retryPush(let id, let now, let expiresAt):
            [
                BoundStatement(SharedOwedQuery.hurry, id.sql, now.sql, expiresAt.sql),
                BoundStatement(SharedOwedQuery.revive, id.sql, now.sql, expiresAt.sql),
            ]
        case .withdraw(let chat, let after, let through, let device, let now, let expiresAt):
            OwedPush.withdrawing(chat, after: after, through: through, but: device, now: now, expiresAt: expiresAt)
        default: requests
        }
    }
}
