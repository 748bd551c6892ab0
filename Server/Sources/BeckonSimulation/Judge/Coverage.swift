/// The kinds of events that walks meet; a kind that never occurs proves nothing.
package enum Occurrence: Int, CaseIterable, Sendable {
    case eventCommitted, conflict, keyRepeated, commitFailed, commitOutcomeLost, slowCommit, readFailed
    case crash, pause, clockJump, nodeDeclaredDead, selfDeclaredDead
    case handshake, subscription, takeOver, resumption, clientMissed, farewell, lateFarewell, unknownClient
    case writeFailed, writtenAnswerLost, requestLost, answerLost, requestDoubled, replacedPoll
    case wakeLost, wakeDoubled, wakeLate, catchUp, repeatedDelivery
    case customerAway, customerBack, pollingCustomerAway
    case pushOwed, debtCancelled, pushClaimed, claimRepeated, pushTaken, pushUnsure, pushRetried, tokenDead
    case outcomeFenced, chatEnded, refusal
    case noticesTaken, noticesRefused, noticesLost, noticesUnsure, noticeRepeated, deliveryTakenOver
    case noticeUnacceptable, noticePassedOver, centreBusy, centreDown, awayTold, returnTold, receiptTold
    case callbackOffered, callbackTimer, callbackEnded, callbackPaused, servicePaused
    case customerCalled, callEnded, orderRefused, orderLost, orderUnsure, reportLost, reportDoubled
}

/// How often each kind occurred.
package struct Coverage: Sendable, Equatable {
    private var counts = [Int](repeating: 0, count: Occurrence.allCases.count)

    package init() {}

    package subscript(kind: Occurrence) -> Int { counts[kind.rawValue] }

    mutating func count(_ kind: Occurrence) { counts[kind.rawValue] += 1 }

    mutating func add(_ other: Coverage) {
        for index in counts.indices { counts[index] += other.counts[index] }
    }

    /// The kinds that never occurred.
    package var missing: [Occurrence] { Occurrence.allCases.filter { self[$0] == 0 } }
}
