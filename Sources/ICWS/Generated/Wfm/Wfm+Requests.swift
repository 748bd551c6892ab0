// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Messaging.Subscriptions.WfmData.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/wfm-data/data-versions`.
    public enum DataVersions {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/wfm-data/data-versions`.
        ///
        /// The call is known from the vendor's library. Feature `wfm`, inferred. Success is any 2xx, inferred.
        public struct DeleteDataVersionsSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteDataVersionsSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/wfm-data/data-versions", 0, "wfm", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/wfm-data/data-versions`.
        ///
        /// The call is known from the vendor's library. Feature `wfm`, inferred. Success is any 2xx, inferred.
        public struct UpdateDataVersionsSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateDataVersionsSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/wfm-data/data-versions", 0, "wfm", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }
    }
}

extension ICWS.Wfm.Resources {
    /// Resource `/icws/{sessionId}/wfm/data`.
    public enum Data {
        /// `GET /icws/{sessionId}/wfm/data`.
        ///
        /// The call is known from the vendor's library. Feature `wfm`, inferred. Success is 200, known from the vendor's library.
        public struct GetWfmData: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Wfm.WfmData>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getWfmData", "GET", "/icws/{sessionId}/wfm/data", 200, "wfm", 0)
            }
            /// The query option `select`.
            public var select: String
            /// The query option `startUtc`, if it is to be sent.
            public var startUtc: String?
            /// The query option `endUtc`, if it is to be sent.
            public var endUtc: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - select: The query option `select`.
            ///   - startUtc: The query option `startUtc`, if it is to be sent.
            ///   - endUtc: The query option `endUtc`, if it is to be sent.
            public init(
                select: String,
                startUtc: String? = nil,
                endUtc: String? = nil
            ) {
                self.select = select
                self.startUtc = startUtc
                self.endUtc = endUtc
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("select", select)
                parts.query("startUtc", startUtc)
                parts.query("endUtc", endUtc)
            }
        }
    }
}

extension ICWS.Wfm.Resources {
    /// Resource `/icws/{sessionId}/wfm/matching-tradecounts`.
    public enum MatchingTradecounts {
        /// `GET /icws/{sessionId}/wfm/matching-tradecounts`.
        ///
        /// The call is known from the vendor's library. Feature `wfm`, inferred. Success is 200, known from the vendor's library.
        public struct GetMatchingTradeCounts: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Wfm.MatchingShiftTradeCountsCollectionContainer>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getMatchingTradeCounts", "GET", "/icws/{sessionId}/wfm/matching-tradecounts", 200, "wfm", 0)
            }
            /// The query option `startUtc`, if it is to be sent.
            public var startUtc: String?
            /// The query option `endUtc`, if it is to be sent.
            public var endUtc: String?
            /// The query option `namedScheduleID`, if it is to be sent.
            public var namedScheduleID: String?
            /// The query option `startTimes`, if it is to be sent.
            public var startTimes: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - startUtc: The query option `startUtc`, if it is to be sent.
            ///   - endUtc: The query option `endUtc`, if it is to be sent.
            ///   - namedScheduleID: The query option `namedScheduleID`, if it is to be sent.
            ///   - startTimes: The query option `startTimes`, if it is to be sent.
            public init(
                startUtc: String? = nil,
                endUtc: String? = nil,
                namedScheduleID: String? = nil,
                startTimes: String? = nil
            ) {
                self.startUtc = startUtc
                self.endUtc = endUtc
                self.namedScheduleID = namedScheduleID
                self.startTimes = startTimes
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("startUtc", startUtc)
                parts.query("endUtc", endUtc)
                parts.query("namedScheduleID", namedScheduleID)
                parts.query("startTimes", startTimes)
            }
        }
    }
}

extension ICWS.Wfm.Resources {
    /// Resource `/icws/{sessionId}/wfm/matching-tradeinfo`.
    public enum MatchingTradeinfo {
        /// `GET /icws/{sessionId}/wfm/matching-tradeinfo`.
        ///
        /// The call is known from the vendor's library. Feature `wfm`, inferred. Success is 200, known from the vendor's library.
        public struct GetMatchingTradeInfo: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Wfm.MatchingShiftTradeInfoCollectionContainer>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getMatchingTradeInfo", "GET", "/icws/{sessionId}/wfm/matching-tradeinfo", 200, "wfm", 0)
            }
            /// The query option `startUtc`, if it is to be sent.
            public var startUtc: String?
            /// The query option `endUtc`, if it is to be sent.
            public var endUtc: String?
            /// The query option `namedScheduleID`, if it is to be sent.
            public var namedScheduleID: String?
            /// The query option `startTimes`, if it is to be sent.
            public var startTimes: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - startUtc: The query option `startUtc`, if it is to be sent.
            ///   - endUtc: The query option `endUtc`, if it is to be sent.
            ///   - namedScheduleID: The query option `namedScheduleID`, if it is to be sent.
            ///   - startTimes: The query option `startTimes`, if it is to be sent.
            public init(
                startUtc: String? = nil,
                endUtc: String? = nil,
                namedScheduleID: String? = nil,
                startTimes: String? = nil
            ) {
                self.startUtc = startUtc
                self.endUtc = endUtc
                self.namedScheduleID = namedScheduleID
                self.startTimes = startTimes
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("startUtc", startUtc)
                parts.query("endUtc", endUtc)
                parts.query("namedScheduleID", namedScheduleID)
                parts.query("startTimes", startTimes)
            }
        }
    }
}

extension ICWS.Wfm.Resources {
    /// Resource `/icws/{sessionId}/wfm/perform-trade`.
    public enum PerformTrade {
        /// `POST /icws/{sessionId}/wfm/perform-trade`.
        ///
        /// The call is known from the vendor's library. Feature `wfm`, inferred. Success is 201, known from the vendor's library.
        public struct PerformTrade: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Wfm.PerformTradeResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "performTrade", "POST", "/icws/{sessionId}/wfm/perform-trade", 201, "wfm", 0)
            }
            /// The body, `Wfm.PerformTradeRequest`.
            public var performTradeRequest: ICWS.Wfm.PerformTradeRequest
            /// Makes a request.
            ///
            /// - Parameter performTradeRequest: The body, `Wfm.PerformTradeRequest`.
            public init(
                performTradeRequest: ICWS.Wfm.PerformTradeRequest
            ) {
                self.performTradeRequest = performTradeRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(performTradeRequest)
            }
        }
    }
}

extension ICWS.Wfm.Resources {
    /// Resource `/icws/{sessionId}/wfm/scheduledatesrange`.
    public enum Scheduledatesrange {
        /// `GET /icws/{sessionId}/wfm/scheduledatesrange`.
        ///
        /// The call is known from the vendor's library. Feature `wfm`, inferred. Success is 200, known from the vendor's library.
        public struct GetScheduleDatesRange: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Wfm.ScheduleDatesRange>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getScheduleDatesRange", "GET", "/icws/{sessionId}/wfm/scheduledatesrange", 200, "wfm", 0)
            }
            /// The query option `dateUTC`, if it is to be sent.
            public var dateUTC: String?
            /// Makes a request.
            ///
            /// - Parameter dateUTC: The query option `dateUTC`, if it is to be sent.
            public init(
                dateUTC: String? = nil
            ) {
                self.dateUTC = dateUTC
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("dateUTC", dateUTC)
            }
        }
    }
}

extension ICWS.Wfm.Resources {
    /// Resource `/icws/{sessionId}/wfm/time-off`.
    public enum TimeOff {
        /// `POST /icws/{sessionId}/wfm/time-off`.
        ///
        /// The call is known from the vendor's library. Feature `wfm`, inferred. Success is 201, known from the vendor's library.
        public struct AddTimeOffRequest: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Wfm.TimeOffRequest>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "addTimeOffRequest", "POST", "/icws/{sessionId}/wfm/time-off", 201, "wfm", 0)
            }
            /// The body, `Wfm.TimeOffRequest`.
            public var timeOffRequest: ICWS.Wfm.TimeOffRequest
            /// Makes a request.
            ///
            /// - Parameter timeOffRequest: The body, `Wfm.TimeOffRequest`.
            public init(
                timeOffRequest: ICWS.Wfm.TimeOffRequest
            ) {
                self.timeOffRequest = timeOffRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(timeOffRequest)
            }
        }
    }
}

extension ICWS.Wfm.Resources {
    /// Resource `/icws/{sessionId}/wfm/time-off/{timeOffRequestId}`.
    public enum TimeOffByTimeOffRequestId {
        /// `PUT /icws/{sessionId}/wfm/time-off/{timeOffRequestId}`.
        ///
        /// The call is known from the vendor's library. Feature `wfm`, inferred. Success is any 2xx, inferred.
        public struct UpdateTimeOffRequestById: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateTimeOffRequestById", "PUT", "/icws/{sessionId}/wfm/time-off/{timeOffRequestId}", 0, "wfm", 0)
            }
            /// The template token `timeOffRequestId`.
            public var timeOffRequestId: String
            /// The body, `Wfm.TimeOffRequest`.
            public var timeOffRequest: ICWS.Wfm.TimeOffRequest
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - timeOffRequestId: The template token `timeOffRequestId`.
            ///   - timeOffRequest: The body, `Wfm.TimeOffRequest`.
            public init(
                timeOffRequestId: String,
                timeOffRequest: ICWS.Wfm.TimeOffRequest
            ) {
                self.timeOffRequestId = timeOffRequestId
                self.timeOffRequest = timeOffRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("timeOffRequestId", timeOffRequestId)
                parts.body(timeOffRequest)
            }
        }
    }
}

extension ICWS.Wfm.Resources {
    /// Resource `/icws/{sessionId}/wfm/trade-matches/{shiftTradeMatchId}`.
    public enum TradeMatches {
        /// `PUT /icws/{sessionId}/wfm/trade-matches/{shiftTradeMatchId}`.
        ///
        /// The call is known from the vendor's library. Feature `wfm`, inferred. Success is any 2xx, inferred.
        public struct CancelShiftTradeMatchById: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "cancelShiftTradeMatchById", "PUT", "/icws/{sessionId}/wfm/trade-matches/{shiftTradeMatchId}", 0,
                    "wfm", 0)
            }
            /// The template token `shiftTradeMatchId`.
            public var shiftTradeMatchId: String
            /// The body, `Wfm.ShiftTradeMatch`.
            public var shiftTradeMatch: ICWS.Wfm.ShiftTradeMatch
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - shiftTradeMatchId: The template token `shiftTradeMatchId`.
            ///   - shiftTradeMatch: The body, `Wfm.ShiftTradeMatch`.
            public init(
                shiftTradeMatchId: String,
                shiftTradeMatch: ICWS.Wfm.ShiftTradeMatch
            ) {
                self.shiftTradeMatchId = shiftTradeMatchId
                self.shiftTradeMatch = shiftTradeMatch
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("shiftTradeMatchId", shiftTradeMatchId)
                parts.body(shiftTradeMatch)
            }
        }
    }
}

extension ICWS.Wfm.Resources {
    /// Resource `/icws/{sessionId}/wfm/trade-requests`.
    public enum TradeRequests {
        /// `POST /icws/{sessionId}/wfm/trade-requests`.
        ///
        /// The call is known from the vendor's library. Feature `wfm`, inferred. Success is 201, known from the vendor's library.
        public struct AddShiftTrade: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Wfm.ShiftTradeRequest>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "addShiftTrade", "POST", "/icws/{sessionId}/wfm/trade-requests", 201, "wfm", 0)
            }
            /// The body, `Wfm.ShiftTradeRequest`.
            public var shiftTradeRequest: ICWS.Wfm.ShiftTradeRequest
            /// Makes a request.
            ///
            /// - Parameter shiftTradeRequest: The body, `Wfm.ShiftTradeRequest`.
            public init(
                shiftTradeRequest: ICWS.Wfm.ShiftTradeRequest
            ) {
                self.shiftTradeRequest = shiftTradeRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(shiftTradeRequest)
            }
        }
    }
}

extension ICWS.Wfm.Resources {
    /// Resource `/icws/{sessionId}/wfm/trade-requests/{shiftTradeRequestId}`.
    public enum TradeRequestsByShiftTradeRequestId {
        /// `PUT /icws/{sessionId}/wfm/trade-requests/{shiftTradeRequestId}`.
        ///
        /// The call is known from the vendor's library. Feature `wfm`, inferred. Success is any 2xx, inferred.
        public struct UpdateShiftTradeRequestById: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateShiftTradeRequestById", "PUT", "/icws/{sessionId}/wfm/trade-requests/{shiftTradeRequestId}",
                    0, "wfm", 0)
            }
            /// The template token `shiftTradeRequestId`.
            public var shiftTradeRequestId: String
            /// The body, `Wfm.ShiftTradeRequest`.
            public var shiftTradeRequest: ICWS.Wfm.ShiftTradeRequest
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - shiftTradeRequestId: The template token `shiftTradeRequestId`.
            ///   - shiftTradeRequest: The body, `Wfm.ShiftTradeRequest`.
            public init(
                shiftTradeRequestId: String,
                shiftTradeRequest: ICWS.Wfm.ShiftTradeRequest
            ) {
                self.shiftTradeRequestId = shiftTradeRequestId
                self.shiftTradeRequest = shiftTradeRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("shiftTradeRequestId", shiftTradeRequestId)
                parts.body(shiftTradeRequest)
            }
        }
    }
}
