// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.WfmData`.
    public enum WfmData {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `Wfm`.
    public enum Wfm {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Messaging.Subscriptions.WfmData.Resources.DataVersions.DeleteDataVersionsSubscription``.
    public typealias DeleteDataVersionsSubscription = ICWS.Messaging.Subscriptions.WfmData.Resources.DataVersions
        .DeleteDataVersionsSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.WfmData.Resources.DataVersions.UpdateDataVersionsSubscription``.
    public typealias UpdateDataVersionsSubscription = ICWS.Messaging.Subscriptions.WfmData.Resources.DataVersions
        .UpdateDataVersionsSubscription

    /// Short for ``ICWS.Wfm.Resources.MatchingTradecounts.GetMatchingTradeCounts``.
    public typealias GetMatchingTradeCounts = ICWS.Wfm.Resources.MatchingTradecounts.GetMatchingTradeCounts

    /// Short for ``ICWS.Wfm.Resources.TimeOffByTimeOffRequestId.UpdateTimeOffRequestById``.
    public typealias UpdateTimeOffRequestById = ICWS.Wfm.Resources.TimeOffByTimeOffRequestId.UpdateTimeOffRequestById

    /// Short for ``ICWS.Wfm.Resources.TradeRequestsByShiftTradeRequestId.UpdateShiftTradeRequestById``.
    public typealias UpdateShiftTradeRequestById = ICWS.Wfm.Resources.TradeRequestsByShiftTradeRequestId
        .UpdateShiftTradeRequestById
}
