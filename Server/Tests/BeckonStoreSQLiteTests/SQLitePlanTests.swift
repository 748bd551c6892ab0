import Beckon
import GRDB
import Testing

@testable import BeckonStoreSQLite

@Suite("Plans of the statements on SQLite")
struct SQLitePlanTests {
    private static let statements = [
        ChatQuery.byID, ChatQuery.byService, ChatQuery.ofUser, ChatQuery.open, ChatQuery.due, ChatQuery.present,
        ChatQuery.standing, ChatQuery.ofService, ChatQuery.update, ChatQuery.updateIndexed, ChatQuery.moveCursor,
        ChatQuery.presentAtNode, ChatQuery.pushingTo, ChatQuery.bridgedOfUser, CallbackQuery.pushingTo,
        ChatQuery.expected, ChatQuery.mark, ChatQuery.owed, ChatDataQuery.ofChat, ChatDataQuery.put,
        ChatDataQuery.remove,
        ChatQuery.setCursor, ChatQuery.moveSent,
        ChatQuery.moveAgentCursor, ChatQuery.unread, NodeQuery.renew, BookingQuery.counts, BookingQuery.others,
        BookingQuery.put,
        EventQuery.page, EventQuery.positionOfKey,
        ServiceQuery.byID, ServiceQuery.byKey, ServiceQuery.exists, ServiceQuery.idOfKey,
        DeviceQuery.byID, DeviceQuery.put, DeviceQuery.keep, DeviceQuery.drop,
        ClientQuery.byID, ClientQuery.put, ClientQuery.remove, ClientQuery.removeExpired,
        CallbackQuery.byID, CallbackQuery.open, CallbackQuery.queuedCount, CallbackQuery.openCountOfNumber,
        CallbackQuery.due, CallbackQuery.version, CallbackQuery.search(.time),
        CallbackQuery.search(.key(name: "", value: "")), CallbackQuery.search(.number("")), CallbackKeyQuery.insert,
        CallbackKeyQuery.remove, CallbackQuery.line, CallbackQuery.departures, CallbackStartQuery.count,
        CallbackStartQuery.insert, CallbackStartQuery.remove,
        AccountQuery.byUser, DeskSessionQuery.byID, DeskSessionQuery.begin, DeskSessionQuery.endOldest,
        DeskSessionQuery.prolong, DeskSessionQuery.endAll, DeskSessionQuery.removeExpired, SettingQuery.byName,
        OwedQuery.nextDues, OwedQuery.grow, OwedQuery.removeWaiting, OwedQuery.insert, OwedQuery.cancelWaiting,
        OwedQuery.cancelClaimed, OwedQuery.claimed, OwedQuery.remove, OwedQuery.wait, OwedQuery.later,
        OwedQuery.absorbLater, OwedQuery.removeLater, OwedQuery.removeCancelled, OwedQuery.claimable[0],
        OwedQuery.claimable[1], OwedQuery.claimable[2], OwedQuery.insertWithTarget, DeviceQuery.move,
        ForgottenQuery.page, ForgottenQuery.keep, ForgottenQuery.restore, ForgottenQuery.remove,
        OwedQuery.reroute, DeviceQuery.removeOthersPushes,
        OwedQuery.bury, OwedQuery.forgetDead, OwedQuery.hurry, OwedQuery.revive, OwedQuery.removeDead,
        OwedQuery.removeDeadLane, OwedQuery.drop, OwedQuery.cancelOne, OwedQuery.owedEntries, OwedQuery.deadEntries,
        OwedQuery.claimOne, OwedQuery.claimMany, OwedQuery.removeCancelledOf,
        OwedQuery.claimableDeliveredBefore[0], OwedQuery.claimableDeliveredBefore[1],
        OwedQuery.claimableDeliveredBefore[2],
        OwedQuery.release, OwedQuery.removeLane,
        RemovalQuery.endedChats, RemovalQuery.endedCallbacks, RemovalQuery.endedServices, RemovalQuery.events,
        RemovalQuery.chatRow, RemovalQuery.callbackRow, RemovalQuery.service, RemovalQuery.device,
        RemovalQuery.servicesOfUser, RemovalQuery.clientsOfUser, RemovalQuery.chatsOfUser,
        RemovalQuery.callbacksOfUser,
    ]

    /// Statements about one customer alone, or about what was under way at a crash: there is little enough to sort.
    private static let sorting = [
        ChatQuery.ofUser, ChatQuery.pushingTo, ChatQuery.bridgedOfUser, CallbackQuery.pushingTo,
        CallbackQuery.search(.key(name: "", value: "")), CallbackQuery.search(.number("")),
        RemovalQuery.chatsOfUser,
        RemovalQuery.callbacksOfUser, OwedQuery.claimable[2], OwedQuery.claimableDeliveredBefore[2],
    ]

    /// Indexes whose whole order is what the statement reads, up to its limit.
    private static let orders = ["chat_open", "chat_expected", "callback_open", "owed_lease"]

    @Test("no statement reads a whole table or sorts more than one user's chats", arguments: statements)
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
                    isOrder || step == "SCAN CONSTANT ROW" || ["SCAN later", "SCAN routes"].contains(step),
                    "\(statement)")
            }
            if !Self.sorting.contains(statement) {
                #expect(!steps.contains { $0.contains("TEMP B-TREE") }, "\(statement): \(steps)")
            }
        }
    }
}

extension Statement {
    /// How many values the statement takes; numbered parameters count once.
    fileprivate var sqliteArgumentCountForTests: Int {
        (0...40).first { count in
            let values = StatementArguments([DatabaseValue](repeating: .null, count: count))
            return (try? validateArguments(values)) != nil
        } ?? 0
    }
}
