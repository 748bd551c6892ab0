import Beckon
import BeckonStoreSQL

extension OwedPush {
    /// Returns the requests that owe this push, in order.
    func requests(now: Timestamp) -> [BoundStatement] {
        if case .chat = subject {
            let later = joinsDue ? Timestamp(milliseconds: .min) : now
            return [BoundStatement(SharedOwedQuery.oweChat, values: values + [later.sql])]
        }
        let lane = [subject.lane.sql, deviceID.sql]
        guard let target else {
            return [
                BoundStatement(SharedOwedQuery.removeWaiting, values: lane),
                BoundStatement(SharedOwedQuery.owe, values: values),
            ]
        }
        return [
            BoundStatement(SharedOwedQuery.removeWaitingNotes, values: lane),
            BoundStatement(
                SharedOwedQuery.oweTarget, values: values + [StoredRoute(target.route).text.sql] + target.values),
        ]
    }

    /// Returns the requests that withdraw pushes, in order.
    static func withdrawing(
        _ chat: ChatID, after: Int, through: Int, but device: DeviceID?, now: Timestamp, expiresAt: Timestamp
    ) -> [BoundStatement] {
        let lane = PushSubject.withdrawal(chat, after: after, through: through).lane
        let told = [chat.sql, after.sql, lane.sql, (device?.text ?? "").sql]
        let values = [
            through.sql, PushSubject.withdrawalWord.sql, now.sql, expiresAt.sql, withdrawalPriority.sql,
            withdrawalReason.sql,
        ]
        return [
            BoundStatement(SharedOwedQuery.removeWaitingOfTold, values: told),
            BoundStatement(SharedOwedQuery.withdraw, values: told + values),
        ]
    }
}

extension Settlement {
    /// The requests after which a claimed push waits for its next attempt, in order; none for other settlements.
    func retrying(_ id: Int64, _ fence: Int64) -> [BoundStatement] {
        guard case .retry(let due, let attempt, let failure) = self else { return [] }
        return [
            BoundStatement(SharedOwedQuery.removeNeedless, id.sql, fence.sql),
            BoundStatement(
                SharedOwedQuery.retry, id.sql, fence.sql, due.sql, attempt.attempts.sql, attempt.doubts.sql,
                failure.sql),
        ]
    }
}
