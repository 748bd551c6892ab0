import Beckon
import GRDB
import Testing

@testable import BeckonStoreSQL
@testable import BeckonStoreSQLite

@Suite("Plans of the statements on SQLite")
struct SQLitePlanTests {
    private static let statements: [BeckonStoreSQL.Statement] = [
        ChatQuery.byID, ChatQuery.byService, ChatQuery.ofUser, ChatQuery.open, ChatQuery.due, ChatQuery.present,
        ChatQuery.standing, ChatQuery.ofService, ChatQuery.updatePlain, ChatQuery.updateIndexed, ChatQuery.moveCursor,
        ChatQuery.held, ChatQuery.pushingTo, ChatQuery.bridgedOfUser, CallbackQuery.pushingTo,
        ChatQuery.expected, ChatQuery.marks, ChatQuery.owed, ChatDataQuery.ofChat, ChatDataQuery.put,
        ChatDataQuery.removeOfChats,
        ChatQuery.setCursor, ChatQuery.moveSent,
        ChatQuery.moveAgentCursor, ChatQuery.unread, NodeQuery.renew, SlotQuery.counts, SlotQuery.others,
        SlotQuery.book,
        EventQuery.page, EventQuery.positionOfKey,
        ServiceQuery.byID, ServiceQuery.byKey, ServiceQuery.exists, ServiceQuery.idOfKey,
        DeviceQuery.byID, DeviceQuery.put, DeviceQuery.keep, DeviceQuery.drop,
        ClientQuery.byID, ClientQuery.put, ClientQuery.remove, ClientQuery.removeExpired,
        CallbackQuery.byID, CallbackQuery.open, CallbackQuery.queuedCount, CallbackQuery.openCountOfNumber,
        CallbackQuery.due, CallbackQuery.version, CallbackQuery.search(.time),
        CallbackQuery.search(.key(name: "", value: "")), CallbackQuery.search(.number("")), CallbackKeyQuery.insert,
        CallbackKeyQuery.remove, CallbackQuery.line, CallbackQuery.departures, CallbackStartQuery.counts,
        CallbackStartQuery.insert, CallbackStartQuery.removeOfCallbacks,
        AccountQuery.byUser, DeskSessionQuery.byID, DeskSessionQuery.withAccount, DeskSessionQuery.begin,
        DeskSessionQuery.endOldest,
        DeskSessionQuery.prolong, DeskSessionQuery.endAll, DeskSessionQuery.removeExpired, DeskSessionQuery.ofUser,
        DeskSessionQuery.ofProvider, DeskGrantQuery.ofSession, DeskGrantQuery.due, DeskGrantQuery.put,
        DeskGrantQuery.move, DeskGrantQuery.remove, DeskGrantQuery.removeOfUser, SettingQuery.byName,
        TrailQuery.head, TrailQuery.isTold, TrailQuery.after, TrailQuery.filtered, TrailQuery.first,
        TrailQuery.byNumber, TrailQuery.putCheckpoint, TrailQuery.removeBefore,
        OwedQuery.nextDues, EmbeddedOwedQuery.grow, EmbeddedOwedQuery.removeWaiting, EmbeddedOwedQuery.insert,
        OwedQuery.cancelWaiting,
        OwedQuery.cancelClaimed, EmbeddedOwedQuery.claimed, OwedQuery.remove, EmbeddedOwedQuery.remove,
        EmbeddedOwedQuery.wait, EmbeddedOwedQuery.later,
        EmbeddedOwedQuery.absorbLater, EmbeddedOwedQuery.removeLater, EmbeddedOwedQuery.removeCancelled,
        EmbeddedOwedQuery.claimable[0],
        EmbeddedOwedQuery.claimable[1], EmbeddedOwedQuery.claimable[2], EmbeddedOwedQuery.insertWithTarget,
        DeviceQuery.move,
        ForgottenQuery.page, ForgottenQuery.keep, ForgottenQuery.restore, ForgottenQuery.remove,
        DeviceQuery.reroute, DeviceQuery.removeOthersPushes,
        DeadQuery.bury, DeadQuery.forget, EmbeddedOwedQuery.hurry, EmbeddedOwedQuery.revive, DeadQuery.remove,
        DeadQuery.removeLanes, OwedQuery.drop, OwedQuery.cancel, OwedQuery.entries, DeadQuery.entries,
        EmbeddedOwedQuery.claimOne, EmbeddedOwedQuery.claimMany, OwedQuery.removeReleased,
        EmbeddedOwedQuery.claimableDeliveredBefore[0], EmbeddedOwedQuery.claimableDeliveredBefore[1],
        EmbeddedOwedQuery.claimableDeliveredBefore[2],
        OwedQuery.release, OwedQuery.removeLanes,
        RemovalQuery.endedChats, RemovalQuery.endedCallbacks, RemovalQuery.endedServices, RemovalQuery.events,
        RemovalQuery.chats, RemovalQuery.callbacks, ServiceQuery.removeUnused, DeviceQuery.removeUnused,
        RemovalQuery.servicesOfUser, RemovalQuery.clientsOfUser, RemovalQuery.chatsOfUser,
        RemovalQuery.callbacksOfUser,
    ]

    /// Statements about one customer alone, or about what was under way at a crash: there is little enough to sort.
    private static let sorting: [BeckonStoreSQL.Statement] = [
        ChatQuery.ofUser, ChatQuery.pushingTo, ChatQuery.bridgedOfUser, CallbackQuery.pushingTo,
        CallbackQuery.search(.key(name: "", value: "")), CallbackQuery.search(.number("")),
        RemovalQuery.chatsOfUser,
        RemovalQuery.callbacksOfUser, EmbeddedOwedQuery.claimable[2], EmbeddedOwedQuery.claimableDeliveredBefore[2],
    ]

    /// Indexes whose whole order is what the statement reads, up to its limit.
    private static let orders = ["chat_open", "chat_expected", "callback_open", "owed_lease"]

    @Test("no statement reads a whole table or sorts more than one user's chats", arguments: statements.map(\.sqlite))
    func plan(statement: String) async throws {
        try await TemporaryDatabase.withStore { store in
            let steps = try await store.pool.read { database in
                let count = try database.makeStatement(sql: statement).sqliteArgumentCountForTests
                let values = [DatabaseValue](repeating: 1.databaseValue, count: count)
                return try Row.fetchAll(
                    database, sql: "EXPLAIN QUERY PLAN \(statement)", arguments: StatementArguments(values)
                ).map { $0["detail"] as String }
            }
            for step in steps where step.hasPrefix("SCAN") {
                let isOrder = Self.orders.contains { step.hasSuffix("INDEX \($0)") }
                #expect(
                    isOrder || step == "SCAN CONSTANT ROW"
                        || ["SCAN later", "SCAN routes", "SCAN unread"].contains(step),
                    "\(statement)")
            }
            if !Self.sorting.contains(where: { $0.sqlite == statement }) {
                #expect(!steps.contains { $0.contains("TEMP B-TREE") }, "\(statement): \(steps)")
            }
        }
    }
}

extension GRDB.Statement {
    /// How many values the statement takes; numbered parameters count once.
    fileprivate var sqliteArgumentCountForTests: Int {
        (0...40).first { count in
            let values = StatementArguments([DatabaseValue](repeating: .null, count: count))
            return (try? validateArguments(values)) != nil
        } ?? 0
    }
}
