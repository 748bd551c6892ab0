// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSWfm

extension ICWS.Wfm.AcceptableStartTime: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.earliestStartUtc = self.earliestStartUtc.rebuilt()
        copy.latestStartUtc = self.latestStartUtc.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.ActivityCodeInfo: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.activityCodeId = self.activityCodeId.rebuilt()
        copy.activityType = self.activityType.rebuilt()
        copy.activityCodeName = self.activityCodeName.rebuilt()
        copy.shortName = self.shortName.rebuilt()
        copy.isPaidTime = self.isPaidTime.rebuilt()
        copy.isActive = self.isActive.rebuilt()
        copy.lengthInMinutes = self.lengthInMinutes.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.ActivityType: Rebuildable {}

extension ICWS.Wfm.ActivityTypeWarningsForShiftTrade: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.activityTypeID = self.activityTypeID.rebuilt()
        copy.warningMessage = self.warningMessage.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.AgentConfiguration: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.version = self.version.rebuilt()
        copy.startDayOfWeek = self.startDayOfWeek.rebuilt()
        copy.fullTimeEquivalentDayMinutes = self.fullTimeEquivalentDayMinutes.rebuilt()
        copy.fullTimeEquivalentWeekMinutes = self.fullTimeEquivalentWeekMinutes.rebuilt()
        copy.minPartialDayTimeOffMinutes = self.minPartialDayTimeOffMinutes.rebuilt()
        copy.maxPartialDayTimeOffMinutes = self.maxPartialDayTimeOffMinutes.rebuilt()
        copy.minFullDayTimeOffMinutes = self.minFullDayTimeOffMinutes.rebuilt()
        copy.maxFullDayTimeOffMinutes = self.maxFullDayTimeOffMinutes.rebuilt()
        copy.enableShiftTrading = self.enableShiftTrading.rebuilt()
        copy.minHoursForTradesToBeEffective = self.minHoursForTradesToBeEffective.rebuilt()
        copy.minTradedLengthHours = self.minTradedLengthHours.rebuilt()
        copy.minContiguousHoursInScheduleAfterTrade = self.minContiguousHoursInScheduleAfterTrade.rebuilt()
        copy.activityTypeTradeWarnings = self.activityTypeTradeWarnings.rebuilt()
        copy.activityTypeIDsThatCannotBeTraded = self.activityTypeIDsThatCannotBeTraded.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.DataVersionsMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.scheduleVersion = self.scheduleVersion.rebuilt()
        copy.timeOffRequestVersion = self.timeOffRequestVersion.rebuilt()
        copy.notificationVersion = self.notificationVersion.rebuilt()
        copy.accrualVersion = self.accrualVersion.rebuilt()
        copy.availabilityVersion = self.availabilityVersion.rebuilt()
        copy.activityCodesVersion = self.activityCodesVersion.rebuilt()
        copy.tradeRequestVersion = self.tradeRequestVersion.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.DayOfWeek: Rebuildable {}

extension ICWS.Wfm.DenyReason: Rebuildable {}

extension ICWS.Wfm.MatchingShiftTradeCounts: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.matchDateUTC = self.matchDateUTC.rebuilt()
        copy.exactMatchesCount = self.exactMatchesCount.rebuilt()
        copy.otherMatchesCount = self.otherMatchesCount.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.MatchingShiftTradeCountsCollectionContainer: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.MatchingShiftTradeInfo: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.timeTradedAwayStartUtc = self.timeTradedAwayStartUtc.rebuilt()
        copy.timeTradedAwayEndUtc = self.timeTradedAwayEndUtc.rebuilt()
        copy.timeGainedStartUtc = self.timeGainedStartUtc.rebuilt()
        copy.timeGainedEndUtc = self.timeGainedEndUtc.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.MatchingShiftTradeInfoCollectionContainer: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.Notification: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.notificationId = self.notificationId.rebuilt()
        copy.itemType = self.itemType.rebuilt()
        copy.notificationType = self.notificationType.rebuilt()
        copy.itemId = self.itemId.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.PerformTradeRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.timeTradedAwayStartUTC = self.timeTradedAwayStartUTC.rebuilt()
        copy.timeTradedAwayEndUTC = self.timeTradedAwayEndUTC.rebuilt()
        copy.timeGainedStartUTC = self.timeGainedStartUTC.rebuilt()
        copy.timeGainedEndUTC = self.timeGainedEndUTC.rebuilt()
        copy.namedScheduleID = self.namedScheduleID.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.PerformTradeResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.performTradeStatus = self.performTradeStatus.rebuilt()
        copy.failureReason = self.failureReason.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.PerformTradeStatus: Rebuildable {}

extension ICWS.Wfm.ScheduleDatesRange: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.scheduleStartTimeUTC = self.scheduleStartTimeUTC.rebuilt()
        copy.scheduleEndTimeUTC = self.scheduleEndTimeUTC.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.ScheduleInterval: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.activityType = self.activityType.rebuilt()
        copy.startTimeUtc = self.startTimeUtc.rebuilt()
        copy.endTimeUtc = self.endTimeUtc.rebuilt()
        copy.isPaidTime = self.isPaidTime.rebuilt()
        copy.isContiguousTime = self.isContiguousTime.rebuilt()
        copy.description = self.description.rebuilt()
        copy.activityCodeId = self.activityCodeId.rebuilt()
        copy.isPlanned = self.isPlanned.rebuilt()
        copy.isExcused = self.isExcused.rebuilt()
        copy.scheduleIntervalId = self.scheduleIntervalId.rebuilt()
        copy.scheduleId = self.scheduleId.rebuilt()
        copy.namedScheduleId = self.namedScheduleId.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.ShiftTradeMatch: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.shiftTradeMatchId = self.shiftTradeMatchId.rebuilt()
        copy.matchState = self.matchState.rebuilt()
        copy.startTimeAcceptedUtc = self.startTimeAcceptedUtc.rebuilt()
        copy.endTimeAcceptedUtc = self.endTimeAcceptedUtc.rebuilt()
        copy.startTimeOfferedUtc = self.startTimeOfferedUtc.rebuilt()
        copy.endTimeOfferedUtc = self.endTimeOfferedUtc.rebuilt()
        copy.canCancelTradeMatch = self.canCancelTradeMatch.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.ShiftTradeRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.requestState = self.requestState.rebuilt()
        copy.minStartTimeGivenUtc = self.minStartTimeGivenUtc.rebuilt()
        copy.minEndTimeGivenUtc = self.minEndTimeGivenUtc.rebuilt()
        copy.maxStartTimeGivenUtc = self.maxStartTimeGivenUtc.rebuilt()
        copy.maxEndTimeGivenUtc = self.maxEndTimeGivenUtc.rebuilt()
        copy.startTimeAcceptedUtc = self.startTimeAcceptedUtc.rebuilt()
        copy.endTimeAcceptedUtc = self.endTimeAcceptedUtc.rebuilt()
        copy.startTimeOfferedUtc = self.startTimeOfferedUtc.rebuilt()
        copy.endTimeOfferedUtc = self.endTimeOfferedUtc.rebuilt()
        copy.acceptableTimesToTake = self.acceptableTimesToTake.rebuilt()
        copy.shiftTradeRequestId = self.shiftTradeRequestId.rebuilt()
        copy.requestExpirationUtc = self.requestExpirationUtc.rebuilt()
        copy.canEditTradeRequest = self.canEditTradeRequest.rebuilt()
        copy.canCancelTradeRequest = self.canCancelTradeRequest.rebuilt()
        copy.matchState = self.matchState.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.TimeOffAccrual: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.codes = self.codes.rebuilt()
        copy.agentCanSubmitTimeOff = self.agentCanSubmitTimeOff.rebuilt()
        copy.agentCanSeeAccrualBalance = self.agentCanSeeAccrualBalance.rebuilt()
        copy.minutesAccrued = self.minutesAccrued.rebuilt()
        copy.minutesToBeAccruedByEndDate = self.minutesToBeAccruedByEndDate.rebuilt()
        copy.minutesToBeAccruedByEndOfYear = self.minutesToBeAccruedByEndOfYear.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.TimeOffAvailability: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.date = self.date.rebuilt()
        copy.availableMinutes = self.availableMinutes.rebuilt()
        copy.waitlistMinutes = self.waitlistMinutes.rebuilt()
        copy.isBlackout = self.isBlackout.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.TimeOffRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.requestType = self.requestType.rebuilt()
        copy.requestState = self.requestState.rebuilt()
        copy.lengthInMinutes = self.lengthInMinutes.rebuilt()
        copy.description = self.description.rebuilt()
        copy.startUtc = self.startUtc.rebuilt()
        copy.endUtc = self.endUtc.rebuilt()
        copy.activityCodeId = self.activityCodeId.rebuilt()
        copy.timeOffRequestId = self.timeOffRequestId.rebuilt()
        copy.cicUserName = self.cicUserName.rebuilt()
        copy.isPaidTime = self.isPaidTime.rebuilt()
        copy.submittedUserId = self.submittedUserId.rebuilt()
        copy.submittedDateTimeUtc = self.submittedDateTimeUtc.rebuilt()
        copy.reviewerUserId = self.reviewerUserId.rebuilt()
        copy.reviewedDateTimeUtc = self.reviewedDateTimeUtc.rebuilt()
        copy.waitlistReason = self.waitlistReason.rebuilt()
        copy.denyReason = self.denyReason.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.TimeOffRequestState: Rebuildable {}

extension ICWS.Wfm.TimeOffRequestType: Rebuildable {}

extension ICWS.Wfm.TradeMatchState: Rebuildable {}

extension ICWS.Wfm.TradeRequestState: Rebuildable {}

extension ICWS.Wfm.VersionedActivityCodeMap: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.version = self.version.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.VersionedNotificationCollection: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.version = self.version.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.VersionedObject: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Wfm.AgentConfiguration.urn, let derived = self.as(ICWS.Wfm.AgentConfiguration.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Wfm.VersionedActivityCodeMap.urn,
            let derived = self.as(ICWS.Wfm.VersionedActivityCodeMap.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Wfm.VersionedNotificationCollection.urn,
            let derived = self.as(ICWS.Wfm.VersionedNotificationCollection.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Wfm.VersionedScheduleIntervalCollection.urn,
            let derived = self.as(ICWS.Wfm.VersionedScheduleIntervalCollection.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Wfm.VersionedShiftTradeMatchCollection.urn,
            let derived = self.as(ICWS.Wfm.VersionedShiftTradeMatchCollection.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Wfm.VersionedShiftTradeRequestCollection.urn,
            let derived = self.as(ICWS.Wfm.VersionedShiftTradeRequestCollection.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Wfm.VersionedStatusMap.urn, let derived = self.as(ICWS.Wfm.VersionedStatusMap.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Wfm.VersionedTimeOffAccrualCollection.urn,
            let derived = self.as(ICWS.Wfm.VersionedTimeOffAccrualCollection.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Wfm.VersionedTimeOffAvailabilityCollection.urn,
            let derived = self.as(ICWS.Wfm.VersionedTimeOffAvailabilityCollection.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Wfm.VersionedTimeOffRequestCollection.urn,
            let derived = self.as(ICWS.Wfm.VersionedTimeOffRequestCollection.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.version = self.version.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.VersionedScheduleIntervalCollection: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.version = self.version.rebuilt()
        copy.scheduleIntervals = self.scheduleIntervals.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.VersionedShiftTradeMatchCollection: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.version = self.version.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.VersionedShiftTradeRequestCollection: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.version = self.version.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.VersionedStatusMap: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.version = self.version.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.VersionedTimeOffAccrualCollection: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.version = self.version.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.VersionedTimeOffAvailabilityCollection: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.version = self.version.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.VersionedTimeOffRequestCollection: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.version = self.version.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Wfm.WaitlistReason: Rebuildable {}

extension ICWS.Wfm.WfmData: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.schedule = self.schedule.rebuilt()
        copy.timeOff = self.timeOff.rebuilt()
        copy.availability = self.availability.rebuilt()
        copy.accrual = self.accrual.rebuilt()
        copy.activityCodes = self.activityCodes.rebuilt()
        copy.statusMappings = self.statusMappings.rebuilt()
        copy.configuration = self.configuration.rebuilt()
        copy.notifications = self.notifications.rebuilt()
        copy.tradeRequests = self.tradeRequests.rebuilt()
        copy.tradeMatches = self.tradeMatches.rebuilt()
        return copy
    }
}
