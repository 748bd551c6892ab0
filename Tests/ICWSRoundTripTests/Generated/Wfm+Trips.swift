// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSWfm

extension TripCase {
    static let wfm: [TripCase] = [
        TripCase("/icws/{sessionId}/messaging/subscriptions/wfm-data/data-versions", "deleteDataVersionsSubscription") {
            trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.WfmData.Resources.DataVersions.DeleteDataVersionsSubscription())
        },
        TripCase("/icws/{sessionId}/messaging/subscriptions/wfm-data/data-versions", "updateDataVersionsSubscription") {
            trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.WfmData.Resources.DataVersions.UpdateDataVersionsSubscription())
        },
        TripCase("/icws/{sessionId}/wfm/data", "getWfmData") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Wfm.Resources.Data.GetWfmData(
                    select: sample.text("select"), startUtc: sample.text("startUtc"), endUtc: sample.text("endUtc")))
        },
        TripCase("/icws/{sessionId}/wfm/matching-tradecounts", "getMatchingTradeCounts") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Wfm.Resources.MatchingTradecounts.GetMatchingTradeCounts(
                    startUtc: sample.text("startUtc"), endUtc: sample.text("endUtc"),
                    namedScheduleID: sample.text("namedScheduleID"), startTimes: sample.text("startTimes")))
        },
        TripCase("/icws/{sessionId}/wfm/matching-tradeinfo", "getMatchingTradeInfo") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Wfm.Resources.MatchingTradeinfo.GetMatchingTradeInfo(
                    startUtc: sample.text("startUtc"), endUtc: sample.text("endUtc"),
                    namedScheduleID: sample.text("namedScheduleID"), startTimes: sample.text("startTimes")))
        },
        TripCase("/icws/{sessionId}/wfm/perform-trade", "performTrade") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Wfm.Resources.PerformTrade.PerformTrade(
                    performTradeRequest: sample.body(ICWS.Wfm.PerformTradeRequest.self)))
        },
        TripCase("/icws/{sessionId}/wfm/scheduledatesrange", "getScheduleDatesRange") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Wfm.Resources.Scheduledatesrange.GetScheduleDatesRange(dateUTC: sample.text("dateUTC")))
        },
        TripCase("/icws/{sessionId}/wfm/time-off", "addTimeOffRequest") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Wfm.Resources.TimeOff.AddTimeOffRequest(timeOffRequest: sample.body(ICWS.Wfm.TimeOffRequest.self)))
        },
        TripCase("/icws/{sessionId}/wfm/time-off/{timeOffRequestId}", "updateTimeOffRequestById") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Wfm.Resources.TimeOffByTimeOffRequestId.UpdateTimeOffRequestById(
                    timeOffRequestId: sample.text("timeOffRequestId"),
                    timeOffRequest: sample.body(ICWS.Wfm.TimeOffRequest.self)))
        },
        TripCase("/icws/{sessionId}/wfm/trade-matches/{shiftTradeMatchId}", "cancelShiftTradeMatchById") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Wfm.Resources.TradeMatches.CancelShiftTradeMatchById(
                    shiftTradeMatchId: sample.text("shiftTradeMatchId"),
                    shiftTradeMatch: sample.body(ICWS.Wfm.ShiftTradeMatch.self)))
        },
        TripCase("/icws/{sessionId}/wfm/trade-requests", "addShiftTrade") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Wfm.Resources.TradeRequests.AddShiftTrade(
                    shiftTradeRequest: sample.body(ICWS.Wfm.ShiftTradeRequest.self)))
        },
        TripCase("/icws/{sessionId}/wfm/trade-requests/{shiftTradeRequestId}", "updateShiftTradeRequestById") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Wfm.Resources.TradeRequestsByShiftTradeRequestId.UpdateShiftTradeRequestById(
                    shiftTradeRequestId: sample.text("shiftTradeRequestId"),
                    shiftTradeRequest: sample.body(ICWS.Wfm.ShiftTradeRequest.self)))
        },
    ]
}
