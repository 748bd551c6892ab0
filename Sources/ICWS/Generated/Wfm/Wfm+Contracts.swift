// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore
public import ICWSMessaging

extension ICWS.Wfm {
    /// Contract `Wfm.AcceptableStartTime`.
    ///
    /// Known from the vendor's library.
    public struct AcceptableStartTime: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:acceptableStartTime" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// A point in time, UTC; may be missing.
        public var earliestStartUtc: ICWS.DateTime? {
            get { fields.optional("earliestStartUtc") }
            set { fields.set("earliestStartUtc", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var latestStartUtc: ICWS.DateTime? {
            get { fields.optional("latestStartUtc") }
            set { fields.set("latestStartUtc", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("earliestStartUtc", ICWS.DateTime.self)
            checker.optional("latestStartUtc", ICWS.DateTime.self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.ActivityCodeInfo`.
    ///
    /// Known from the vendor's library.
    public struct ActivityCodeInfo: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:activityCodeInfo" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// A text; may be missing.
        public var activityCodeId: String? {
            get { fields.optional("activityCodeId") }
            set { fields.set("activityCodeId", optional: newValue) }
        }
        /// One of ``ActivityType``; may be missing.
        public var activityType: ICWS.Wfm.ActivityType? {
            get { fields.optional("activityType") }
            set { fields.set("activityType", optional: newValue) }
        }
        /// A text; may be missing.
        public var activityCodeName: String? {
            get { fields.optional("activityCodeName") }
            set { fields.set("activityCodeName", optional: newValue) }
        }
        /// A text; may be missing.
        public var shortName: String? {
            get { fields.optional("shortName") }
            set { fields.set("shortName", optional: newValue) }
        }
        /// True or false; may be missing.
        public var isPaidTime: Bool? {
            get { fields.optional("isPaidTime") }
            set { fields.set("isPaidTime", optional: newValue) }
        }
        /// True or false; may be missing.
        public var isActive: Bool? {
            get { fields.optional("isActive") }
            set { fields.set("isActive", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var lengthInMinutes: Int? {
            get { fields.optional("lengthInMinutes") }
            set { fields.set("lengthInMinutes", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("activityCodeId", String.self)
            checker.optional("activityType", ICWS.Wfm.ActivityType.self)
            checker.optional("activityCodeName", String.self)
            checker.optional("shortName", String.self)
            checker.optional("isPaidTime", Bool.self)
            checker.optional("isActive", Bool.self)
            checker.optional("lengthInMinutes", Int.self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.ActivityTypeWarningsForShiftTrade`.
    ///
    /// Known from the vendor's library.
    public struct ActivityTypeWarningsForShiftTrade: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:activityTypeWarningsForShiftTrade" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - activityTypeID: A text.
        ///   - warningMessage: A text.
        public init(
            activityTypeID: String,
            warningMessage: String
        ) {
            fields = ContractFields()
            fields.set("activityTypeID", activityTypeID)
            fields.set("warningMessage", warningMessage)
        }
        /// A text; required.
        public var activityTypeID: String {
            get { fields.required("activityTypeID") }
            set { fields.set("activityTypeID", newValue) }
        }
        /// A text; required.
        public var warningMessage: String {
            get { fields.required("warningMessage") }
            set { fields.set("warningMessage", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("activityTypeID", String.self)
            checker.required("warningMessage", String.self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.AgentConfiguration`.
    ///
    /// Known from the vendor's library.
    public struct AgentConfiguration: ICWS.Wfm.VersionedObject.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:agentConfiguration" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter version: A whole number.
        public init(
            version: Int
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("version", version)
        }
        /// One of ``DayOfWeek``; may be missing.
        public var startDayOfWeek: ICWS.Wfm.DayOfWeek? {
            get { fields.optional("startDayOfWeek") }
            set { fields.set("startDayOfWeek", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var fullTimeEquivalentDayMinutes: Int? {
            get { fields.optional("fullTimeEquivalentDayMinutes") }
            set { fields.set("fullTimeEquivalentDayMinutes", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var fullTimeEquivalentWeekMinutes: Int? {
            get { fields.optional("fullTimeEquivalentWeekMinutes") }
            set { fields.set("fullTimeEquivalentWeekMinutes", optional: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minPartialDayTimeOffMinutes: Field<Int> {
            get { fields.field("minPartialDayTimeOffMinutes") }
            set { fields.set("minPartialDayTimeOffMinutes", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxPartialDayTimeOffMinutes: Field<Int> {
            get { fields.field("maxPartialDayTimeOffMinutes") }
            set { fields.set("maxPartialDayTimeOffMinutes", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minFullDayTimeOffMinutes: Field<Int> {
            get { fields.field("minFullDayTimeOffMinutes") }
            set { fields.set("minFullDayTimeOffMinutes", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxFullDayTimeOffMinutes: Field<Int> {
            get { fields.field("maxFullDayTimeOffMinutes") }
            set { fields.set("maxFullDayTimeOffMinutes", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var enableShiftTrading: Field<Bool> {
            get { fields.field("enableShiftTrading") }
            set { fields.set("enableShiftTrading", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minHoursForTradesToBeEffective: Field<Int> {
            get { fields.field("minHoursForTradesToBeEffective") }
            set { fields.set("minHoursForTradesToBeEffective", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minTradedLengthHours: Field<Int> {
            get { fields.field("minTradedLengthHours") }
            set { fields.set("minTradedLengthHours", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minContiguousHoursInScheduleAfterTrade: Field<Int> {
            get { fields.field("minContiguousHoursInScheduleAfterTrade") }
            set { fields.set("minContiguousHoursInScheduleAfterTrade", field: newValue) }
        }
        /// A list, each a ``ActivityTypeWarningsForShiftTrade``; absent, null or a value.
        public var activityTypeTradeWarnings: Field<[ICWS.Wfm.ActivityTypeWarningsForShiftTrade]> {
            get { fields.field("activityTypeTradeWarnings") }
            set { fields.set("activityTypeTradeWarnings", field: newValue) }
        }
        /// A list, each a text; may be missing.
        public var activityTypeIDsThatCannotBeTraded: [String]? {
            get { fields.optional("activityTypeIDsThatCannotBeTraded") }
            set { fields.set("activityTypeIDsThatCannotBeTraded", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Wfm.VersionedObject.checkFields(&checker)
            checker.optional("startDayOfWeek", ICWS.Wfm.DayOfWeek.self)
            checker.optional("fullTimeEquivalentDayMinutes", Int.self)
            checker.optional("fullTimeEquivalentWeekMinutes", Int.self)
            checker.optional("minPartialDayTimeOffMinutes", Int.self)
            checker.optional("maxPartialDayTimeOffMinutes", Int.self)
            checker.optional("minFullDayTimeOffMinutes", Int.self)
            checker.optional("maxFullDayTimeOffMinutes", Int.self)
            checker.optional("enableShiftTrading", Bool.self)
            checker.optional("minHoursForTradesToBeEffective", Int.self)
            checker.optional("minTradedLengthHours", Int.self)
            checker.optional("minContiguousHoursInScheduleAfterTrade", Int.self)
            checker.optional("activityTypeTradeWarnings", [ICWS.Wfm.ActivityTypeWarningsForShiftTrade].self)
            checker.optional("activityTypeIDsThatCannotBeTraded", [String].self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.DataVersionsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/wfm-data/data-versions` (inferred).
    ///
    /// Known from the vendor's library.
    public struct DataVersionsMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:dataVersionsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/wfm-data/data-versions"
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter isDelta: True or false.
        public init(
            isDelta: Bool
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
        }
        /// A whole number; may be missing.
        public var scheduleVersion: Int? {
            get { fields.optional("scheduleVersion") }
            set { fields.set("scheduleVersion", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var timeOffRequestVersion: Int? {
            get { fields.optional("timeOffRequestVersion") }
            set { fields.set("timeOffRequestVersion", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var notificationVersion: Int? {
            get { fields.optional("notificationVersion") }
            set { fields.set("notificationVersion", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var accrualVersion: Int? {
            get { fields.optional("accrualVersion") }
            set { fields.set("accrualVersion", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var availabilityVersion: Int? {
            get { fields.optional("availabilityVersion") }
            set { fields.set("availabilityVersion", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var activityCodesVersion: Int? {
            get { fields.optional("activityCodesVersion") }
            set { fields.set("activityCodesVersion", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var tradeRequestVersion: Int? {
            get { fields.optional("tradeRequestVersion") }
            set { fields.set("tradeRequestVersion", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.optional("scheduleVersion", Int.self)
            checker.optional("timeOffRequestVersion", Int.self)
            checker.optional("notificationVersion", Int.self)
            checker.optional("accrualVersion", Int.self)
            checker.optional("availabilityVersion", Int.self)
            checker.optional("activityCodesVersion", Int.self)
            checker.optional("tradeRequestVersion", Int.self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.MatchingShiftTradeCounts`.
    ///
    /// Known from the vendor's library.
    public struct MatchingShiftTradeCounts: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:matchingShiftTradeCounts" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// A point in time, UTC; may be missing.
        public var matchDateUTC: ICWS.DateTime? {
            get { fields.optional("matchDateUTC") }
            set { fields.set("matchDateUTC", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var exactMatchesCount: Int? {
            get { fields.optional("exactMatchesCount") }
            set { fields.set("exactMatchesCount", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var otherMatchesCount: Int? {
            get { fields.optional("otherMatchesCount") }
            set { fields.set("otherMatchesCount", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("matchDateUTC", ICWS.DateTime.self)
            checker.optional("exactMatchesCount", Int.self)
            checker.optional("otherMatchesCount", Int.self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.MatchingShiftTradeCountsCollectionContainer`.
    ///
    /// Known from the vendor's library.
    public struct MatchingShiftTradeCountsCollectionContainer: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:matchingShiftTradeCountsCollectionContainer" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``MatchingShiftTradeCounts``.
        public init(
            items: [ICWS.Wfm.MatchingShiftTradeCounts]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``MatchingShiftTradeCounts``; required.
        public var items: [ICWS.Wfm.MatchingShiftTradeCounts] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Wfm.MatchingShiftTradeCounts].self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.MatchingShiftTradeInfo`.
    ///
    /// Known from the vendor's library.
    public struct MatchingShiftTradeInfo: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:matchingShiftTradeInfo" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// A point in time, UTC; may be missing.
        public var timeTradedAwayStartUtc: ICWS.DateTime? {
            get { fields.optional("timeTradedAwayStartUtc") }
            set { fields.set("timeTradedAwayStartUtc", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var timeTradedAwayEndUtc: ICWS.DateTime? {
            get { fields.optional("timeTradedAwayEndUtc") }
            set { fields.set("timeTradedAwayEndUtc", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var timeGainedStartUtc: ICWS.DateTime? {
            get { fields.optional("timeGainedStartUtc") }
            set { fields.set("timeGainedStartUtc", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var timeGainedEndUtc: ICWS.DateTime? {
            get { fields.optional("timeGainedEndUtc") }
            set { fields.set("timeGainedEndUtc", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("timeTradedAwayStartUtc", ICWS.DateTime.self)
            checker.optional("timeTradedAwayEndUtc", ICWS.DateTime.self)
            checker.optional("timeGainedStartUtc", ICWS.DateTime.self)
            checker.optional("timeGainedEndUtc", ICWS.DateTime.self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.MatchingShiftTradeInfoCollectionContainer`.
    ///
    /// Known from the vendor's library.
    public struct MatchingShiftTradeInfoCollectionContainer: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:matchingShiftTradeInfoCollectionContainer" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``MatchingShiftTradeInfo``.
        public init(
            items: [ICWS.Wfm.MatchingShiftTradeInfo]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``MatchingShiftTradeInfo``; required.
        public var items: [ICWS.Wfm.MatchingShiftTradeInfo] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Wfm.MatchingShiftTradeInfo].self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.Notification`.
    ///
    /// Known from the vendor's library.
    public struct Notification: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:notification" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// A text; may be missing.
        public var notificationId: String? {
            get { fields.optional("notificationId") }
            set { fields.set("notificationId", optional: newValue) }
        }
        /// A text; may be missing.
        public var itemType: String? {
            get { fields.optional("itemType") }
            set { fields.set("itemType", optional: newValue) }
        }
        /// A text; may be missing.
        public var notificationType: String? {
            get { fields.optional("notificationType") }
            set { fields.set("notificationType", optional: newValue) }
        }
        /// A text; may be missing.
        public var itemId: String? {
            get { fields.optional("itemId") }
            set { fields.set("itemId", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("notificationId", String.self)
            checker.optional("itemType", String.self)
            checker.optional("notificationType", String.self)
            checker.optional("itemId", String.self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.PerformTradeRequest`.
    ///
    /// Known from the vendor's library.
    public struct PerformTradeRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:performTradeRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// A point in time, UTC; may be missing.
        public var timeTradedAwayStartUTC: ICWS.DateTime? {
            get { fields.optional("timeTradedAwayStartUTC") }
            set { fields.set("timeTradedAwayStartUTC", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var timeTradedAwayEndUTC: ICWS.DateTime? {
            get { fields.optional("timeTradedAwayEndUTC") }
            set { fields.set("timeTradedAwayEndUTC", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var timeGainedStartUTC: ICWS.DateTime? {
            get { fields.optional("timeGainedStartUTC") }
            set { fields.set("timeGainedStartUTC", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var timeGainedEndUTC: ICWS.DateTime? {
            get { fields.optional("timeGainedEndUTC") }
            set { fields.set("timeGainedEndUTC", optional: newValue) }
        }
        /// A text; may be missing.
        public var namedScheduleID: String? {
            get { fields.optional("namedScheduleID") }
            set { fields.set("namedScheduleID", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("timeTradedAwayStartUTC", ICWS.DateTime.self)
            checker.optional("timeTradedAwayEndUTC", ICWS.DateTime.self)
            checker.optional("timeGainedStartUTC", ICWS.DateTime.self)
            checker.optional("timeGainedEndUTC", ICWS.DateTime.self)
            checker.optional("namedScheduleID", String.self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.PerformTradeResponse`.
    ///
    /// Known from the vendor's library.
    public struct PerformTradeResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:performTradeResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// One of ``PerformTradeStatus``; may be missing.
        public var performTradeStatus: ICWS.Wfm.PerformTradeStatus? {
            get { fields.optional("performTradeStatus") }
            set { fields.set("performTradeStatus", optional: newValue) }
        }
        /// A text; may be missing.
        public var failureReason: String? {
            get { fields.optional("failureReason") }
            set { fields.set("failureReason", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("performTradeStatus", ICWS.Wfm.PerformTradeStatus.self)
            checker.optional("failureReason", String.self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.ScheduleDatesRange`.
    ///
    /// Known from the vendor's library.
    public struct ScheduleDatesRange: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:scheduleDatesRange" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// A point in time, UTC; may be missing.
        public var scheduleStartTimeUTC: ICWS.DateTime? {
            get { fields.optional("scheduleStartTimeUTC") }
            set { fields.set("scheduleStartTimeUTC", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var scheduleEndTimeUTC: ICWS.DateTime? {
            get { fields.optional("scheduleEndTimeUTC") }
            set { fields.set("scheduleEndTimeUTC", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("scheduleStartTimeUTC", ICWS.DateTime.self)
            checker.optional("scheduleEndTimeUTC", ICWS.DateTime.self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.ScheduleInterval`.
    ///
    /// Known from the vendor's library.
    public struct ScheduleInterval: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:scheduleInterval" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// One of ``ActivityType``; may be missing.
        public var activityType: ICWS.Wfm.ActivityType? {
            get { fields.optional("activityType") }
            set { fields.set("activityType", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var startTimeUtc: ICWS.DateTime? {
            get { fields.optional("startTimeUtc") }
            set { fields.set("startTimeUtc", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var endTimeUtc: ICWS.DateTime? {
            get { fields.optional("endTimeUtc") }
            set { fields.set("endTimeUtc", optional: newValue) }
        }
        /// True or false; may be missing.
        public var isPaidTime: Bool? {
            get { fields.optional("isPaidTime") }
            set { fields.set("isPaidTime", optional: newValue) }
        }
        /// True or false; may be missing.
        public var isContiguousTime: Bool? {
            get { fields.optional("isContiguousTime") }
            set { fields.set("isContiguousTime", optional: newValue) }
        }
        /// A text; absent, null or a value.
        public var description: Field<String> {
            get { fields.field("description") }
            set { fields.set("description", field: newValue) }
        }
        /// A text; may be missing.
        public var activityCodeId: String? {
            get { fields.optional("activityCodeId") }
            set { fields.set("activityCodeId", optional: newValue) }
        }
        /// True or false; may be missing.
        public var isPlanned: Bool? {
            get { fields.optional("isPlanned") }
            set { fields.set("isPlanned", optional: newValue) }
        }
        /// True or false; may be missing.
        public var isExcused: Bool? {
            get { fields.optional("isExcused") }
            set { fields.set("isExcused", optional: newValue) }
        }
        /// A text; may be missing.
        public var scheduleIntervalId: String? {
            get { fields.optional("scheduleIntervalId") }
            set { fields.set("scheduleIntervalId", optional: newValue) }
        }
        /// A text; may be missing.
        public var scheduleId: String? {
            get { fields.optional("scheduleId") }
            set { fields.set("scheduleId", optional: newValue) }
        }
        /// A text; may be missing.
        public var namedScheduleId: String? {
            get { fields.optional("namedScheduleId") }
            set { fields.set("namedScheduleId", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("activityType", ICWS.Wfm.ActivityType.self)
            checker.optional("startTimeUtc", ICWS.DateTime.self)
            checker.optional("endTimeUtc", ICWS.DateTime.self)
            checker.optional("isPaidTime", Bool.self)
            checker.optional("isContiguousTime", Bool.self)
            checker.optional("description", String.self)
            checker.optional("activityCodeId", String.self)
            checker.optional("isPlanned", Bool.self)
            checker.optional("isExcused", Bool.self)
            checker.optional("scheduleIntervalId", String.self)
            checker.optional("scheduleId", String.self)
            checker.optional("namedScheduleId", String.self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.ShiftTradeMatch`.
    ///
    /// Known from the vendor's library.
    public struct ShiftTradeMatch: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:shiftTradeMatch" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// A text; may be missing.
        public var shiftTradeMatchId: String? {
            get { fields.optional("shiftTradeMatchId") }
            set { fields.set("shiftTradeMatchId", optional: newValue) }
        }
        /// One of ``TradeMatchState``; may be missing.
        public var matchState: ICWS.Wfm.TradeMatchState? {
            get { fields.optional("matchState") }
            set { fields.set("matchState", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var startTimeAcceptedUtc: ICWS.DateTime? {
            get { fields.optional("startTimeAcceptedUtc") }
            set { fields.set("startTimeAcceptedUtc", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var endTimeAcceptedUtc: ICWS.DateTime? {
            get { fields.optional("endTimeAcceptedUtc") }
            set { fields.set("endTimeAcceptedUtc", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var startTimeOfferedUtc: ICWS.DateTime? {
            get { fields.optional("startTimeOfferedUtc") }
            set { fields.set("startTimeOfferedUtc", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var endTimeOfferedUtc: ICWS.DateTime? {
            get { fields.optional("endTimeOfferedUtc") }
            set { fields.set("endTimeOfferedUtc", optional: newValue) }
        }
        /// True or false; may be missing.
        public var canCancelTradeMatch: Bool? {
            get { fields.optional("canCancelTradeMatch") }
            set { fields.set("canCancelTradeMatch", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("shiftTradeMatchId", String.self)
            checker.optional("matchState", ICWS.Wfm.TradeMatchState.self)
            checker.optional("startTimeAcceptedUtc", ICWS.DateTime.self)
            checker.optional("endTimeAcceptedUtc", ICWS.DateTime.self)
            checker.optional("startTimeOfferedUtc", ICWS.DateTime.self)
            checker.optional("endTimeOfferedUtc", ICWS.DateTime.self)
            checker.optional("canCancelTradeMatch", Bool.self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.ShiftTradeRequest`.
    ///
    /// Known from the vendor's library.
    public struct ShiftTradeRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:shiftTradeRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// One of ``TradeRequestState``; may be missing.
        public var requestState: ICWS.Wfm.TradeRequestState? {
            get { fields.optional("requestState") }
            set { fields.set("requestState", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var minStartTimeGivenUtc: ICWS.DateTime? {
            get { fields.optional("minStartTimeGivenUtc") }
            set { fields.set("minStartTimeGivenUtc", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var minEndTimeGivenUtc: ICWS.DateTime? {
            get { fields.optional("minEndTimeGivenUtc") }
            set { fields.set("minEndTimeGivenUtc", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var maxStartTimeGivenUtc: ICWS.DateTime? {
            get { fields.optional("maxStartTimeGivenUtc") }
            set { fields.set("maxStartTimeGivenUtc", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var maxEndTimeGivenUtc: ICWS.DateTime? {
            get { fields.optional("maxEndTimeGivenUtc") }
            set { fields.set("maxEndTimeGivenUtc", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var startTimeAcceptedUtc: ICWS.DateTime? {
            get { fields.optional("startTimeAcceptedUtc") }
            set { fields.set("startTimeAcceptedUtc", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var endTimeAcceptedUtc: ICWS.DateTime? {
            get { fields.optional("endTimeAcceptedUtc") }
            set { fields.set("endTimeAcceptedUtc", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var startTimeOfferedUtc: ICWS.DateTime? {
            get { fields.optional("startTimeOfferedUtc") }
            set { fields.set("startTimeOfferedUtc", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var endTimeOfferedUtc: ICWS.DateTime? {
            get { fields.optional("endTimeOfferedUtc") }
            set { fields.set("endTimeOfferedUtc", optional: newValue) }
        }
        /// A list, each a ``AcceptableStartTime``; may be missing.
        public var acceptableTimesToTake: [ICWS.Wfm.AcceptableStartTime]? {
            get { fields.optional("acceptableTimesToTake") }
            set { fields.set("acceptableTimesToTake", optional: newValue) }
        }
        /// A text; may be missing.
        public var shiftTradeRequestId: String? {
            get { fields.optional("shiftTradeRequestId") }
            set { fields.set("shiftTradeRequestId", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var requestExpirationUtc: ICWS.DateTime? {
            get { fields.optional("requestExpirationUtc") }
            set { fields.set("requestExpirationUtc", optional: newValue) }
        }
        /// True or false; may be missing.
        public var canEditTradeRequest: Bool? {
            get { fields.optional("canEditTradeRequest") }
            set { fields.set("canEditTradeRequest", optional: newValue) }
        }
        /// True or false; may be missing.
        public var canCancelTradeRequest: Bool? {
            get { fields.optional("canCancelTradeRequest") }
            set { fields.set("canCancelTradeRequest", optional: newValue) }
        }
        /// One of ``TradeMatchState``; may be missing.
        public var matchState: ICWS.Wfm.TradeMatchState? {
            get { fields.optional("matchState") }
            set { fields.set("matchState", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("requestState", ICWS.Wfm.TradeRequestState.self)
            checker.optional("minStartTimeGivenUtc", ICWS.DateTime.self)
            checker.optional("minEndTimeGivenUtc", ICWS.DateTime.self)
            checker.optional("maxStartTimeGivenUtc", ICWS.DateTime.self)
            checker.optional("maxEndTimeGivenUtc", ICWS.DateTime.self)
            checker.optional("startTimeAcceptedUtc", ICWS.DateTime.self)
            checker.optional("endTimeAcceptedUtc", ICWS.DateTime.self)
            checker.optional("startTimeOfferedUtc", ICWS.DateTime.self)
            checker.optional("endTimeOfferedUtc", ICWS.DateTime.self)
            checker.optional("acceptableTimesToTake", [ICWS.Wfm.AcceptableStartTime].self)
            checker.optional("shiftTradeRequestId", String.self)
            checker.optional("requestExpirationUtc", ICWS.DateTime.self)
            checker.optional("canEditTradeRequest", Bool.self)
            checker.optional("canCancelTradeRequest", Bool.self)
            checker.optional("matchState", ICWS.Wfm.TradeMatchState.self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.TimeOffAccrual`.
    ///
    /// Known from the vendor's library.
    public struct TimeOffAccrual: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:timeOffAccrual" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// A text; may be missing.
        public var name: String? {
            get { fields.optional("name") }
            set { fields.set("name", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var codes: [String]? {
            get { fields.optional("codes") }
            set { fields.set("codes", optional: newValue) }
        }
        /// True or false; may be missing.
        public var agentCanSubmitTimeOff: Bool? {
            get { fields.optional("agentCanSubmitTimeOff") }
            set { fields.set("agentCanSubmitTimeOff", optional: newValue) }
        }
        /// True or false; may be missing.
        public var agentCanSeeAccrualBalance: Bool? {
            get { fields.optional("agentCanSeeAccrualBalance") }
            set { fields.set("agentCanSeeAccrualBalance", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var minutesAccrued: Int? {
            get { fields.optional("minutesAccrued") }
            set { fields.set("minutesAccrued", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var minutesToBeAccruedByEndDate: Int? {
            get { fields.optional("minutesToBeAccruedByEndDate") }
            set { fields.set("minutesToBeAccruedByEndDate", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var minutesToBeAccruedByEndOfYear: Int? {
            get { fields.optional("minutesToBeAccruedByEndOfYear") }
            set { fields.set("minutesToBeAccruedByEndOfYear", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("name", String.self)
            checker.optional("codes", [String].self)
            checker.optional("agentCanSubmitTimeOff", Bool.self)
            checker.optional("agentCanSeeAccrualBalance", Bool.self)
            checker.optional("minutesAccrued", Int.self)
            checker.optional("minutesToBeAccruedByEndDate", Int.self)
            checker.optional("minutesToBeAccruedByEndOfYear", Int.self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.TimeOffAvailability`.
    ///
    /// Known from the vendor's library.
    public struct TimeOffAvailability: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:timeOffAvailability" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// A point in time, UTC; may be missing.
        public var date: ICWS.DateTime? {
            get { fields.optional("date") }
            set { fields.set("date", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var availableMinutes: Int? {
            get { fields.optional("availableMinutes") }
            set { fields.set("availableMinutes", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var waitlistMinutes: Int? {
            get { fields.optional("waitlistMinutes") }
            set { fields.set("waitlistMinutes", optional: newValue) }
        }
        /// True or false; may be missing.
        public var isBlackout: Bool? {
            get { fields.optional("isBlackout") }
            set { fields.set("isBlackout", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("date", ICWS.DateTime.self)
            checker.optional("availableMinutes", Int.self)
            checker.optional("waitlistMinutes", Int.self)
            checker.optional("isBlackout", Bool.self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.TimeOffRequest`.
    ///
    /// Known from the vendor's library.
    public struct TimeOffRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:timeOffRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// One of ``TimeOffRequestType``; may be missing.
        public var requestType: ICWS.Wfm.TimeOffRequestType? {
            get { fields.optional("requestType") }
            set { fields.set("requestType", optional: newValue) }
        }
        /// One of ``TimeOffRequestState``; may be missing.
        public var requestState: ICWS.Wfm.TimeOffRequestState? {
            get { fields.optional("requestState") }
            set { fields.set("requestState", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var lengthInMinutes: Int? {
            get { fields.optional("lengthInMinutes") }
            set { fields.set("lengthInMinutes", optional: newValue) }
        }
        /// A text; absent, null or a value.
        public var description: Field<String> {
            get { fields.field("description") }
            set { fields.set("description", field: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var startUtc: ICWS.DateTime? {
            get { fields.optional("startUtc") }
            set { fields.set("startUtc", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var endUtc: ICWS.DateTime? {
            get { fields.optional("endUtc") }
            set { fields.set("endUtc", optional: newValue) }
        }
        /// A text; may be missing.
        public var activityCodeId: String? {
            get { fields.optional("activityCodeId") }
            set { fields.set("activityCodeId", optional: newValue) }
        }
        /// A text; may be missing.
        public var timeOffRequestId: String? {
            get { fields.optional("timeOffRequestId") }
            set { fields.set("timeOffRequestId", optional: newValue) }
        }
        /// A text; may be missing.
        public var cicUserName: String? {
            get { fields.optional("cicUserName") }
            set { fields.set("cicUserName", optional: newValue) }
        }
        /// True or false; may be missing.
        public var isPaidTime: Bool? {
            get { fields.optional("isPaidTime") }
            set { fields.set("isPaidTime", optional: newValue) }
        }
        /// A text; may be missing.
        public var submittedUserId: String? {
            get { fields.optional("submittedUserId") }
            set { fields.set("submittedUserId", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var submittedDateTimeUtc: ICWS.DateTime? {
            get { fields.optional("submittedDateTimeUtc") }
            set { fields.set("submittedDateTimeUtc", optional: newValue) }
        }
        /// A text; may be missing.
        public var reviewerUserId: String? {
            get { fields.optional("reviewerUserId") }
            set { fields.set("reviewerUserId", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var reviewedDateTimeUtc: ICWS.DateTime? {
            get { fields.optional("reviewedDateTimeUtc") }
            set { fields.set("reviewedDateTimeUtc", optional: newValue) }
        }
        /// One of ``WaitlistReason``; may be missing.
        public var waitlistReason: ICWS.Wfm.WaitlistReason? {
            get { fields.optional("waitlistReason") }
            set { fields.set("waitlistReason", optional: newValue) }
        }
        /// One of ``DenyReason``; may be missing.
        public var denyReason: ICWS.Wfm.DenyReason? {
            get { fields.optional("denyReason") }
            set { fields.set("denyReason", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("requestType", ICWS.Wfm.TimeOffRequestType.self)
            checker.optional("requestState", ICWS.Wfm.TimeOffRequestState.self)
            checker.optional("lengthInMinutes", Int.self)
            checker.optional("description", String.self)
            checker.optional("startUtc", ICWS.DateTime.self)
            checker.optional("endUtc", ICWS.DateTime.self)
            checker.optional("activityCodeId", String.self)
            checker.optional("timeOffRequestId", String.self)
            checker.optional("cicUserName", String.self)
            checker.optional("isPaidTime", Bool.self)
            checker.optional("submittedUserId", String.self)
            checker.optional("submittedDateTimeUtc", ICWS.DateTime.self)
            checker.optional("reviewerUserId", String.self)
            checker.optional("reviewedDateTimeUtc", ICWS.DateTime.self)
            checker.optional("waitlistReason", ICWS.Wfm.WaitlistReason.self)
            checker.optional("denyReason", ICWS.Wfm.DenyReason.self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.VersionedActivityCodeMap`.
    ///
    /// Known from the vendor's library.
    public struct VersionedActivityCodeMap: ICWS.Wfm.VersionedObject.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:versionedActivityCodeMap" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - version: A whole number.
        ///   - items: Values by name, each a ``ActivityCodeInfo``.
        public init(
            version: Int,
            items: [String: ICWS.Wfm.ActivityCodeInfo]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("version", version)
            fields.set("items", items)
        }
        /// Values by name, each a ``ActivityCodeInfo``; required.
        public var items: [String: ICWS.Wfm.ActivityCodeInfo] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Wfm.VersionedObject.checkFields(&checker)
            checker.required("items", [String: ICWS.Wfm.ActivityCodeInfo].self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.VersionedNotificationCollection`.
    ///
    /// Known from the vendor's library.
    public struct VersionedNotificationCollection: ICWS.Wfm.VersionedObject.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:versionedNotificationCollection" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - version: A whole number.
        ///   - items: A list, each a ``Notification``.
        public init(
            version: Int,
            items: [ICWS.Wfm.Notification]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("version", version)
            fields.set("items", items)
        }
        /// A list, each a ``Notification``; required.
        public var items: [ICWS.Wfm.Notification] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Wfm.VersionedObject.checkFields(&checker)
            checker.required("items", [ICWS.Wfm.Notification].self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.VersionedObject`.
    ///
    /// Known from the vendor's library.
    public struct VersionedObject: Contract {
        /// What ``VersionedObject`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:versionedObject" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:wfm:agentConfiguration",
                "urn:inin.com:wfm:versionedActivityCodeMap",
                "urn:inin.com:wfm:versionedNotificationCollection",
                "urn:inin.com:wfm:versionedScheduleIntervalCollection",
                "urn:inin.com:wfm:versionedShiftTradeMatchCollection",
                "urn:inin.com:wfm:versionedShiftTradeRequestCollection",
                "urn:inin.com:wfm:versionedStatusMap",
                "urn:inin.com:wfm:versionedTimeOffAccrualCollection",
                "urn:inin.com:wfm:versionedTimeOffAvailabilityCollection",
                "urn:inin.com:wfm:versionedTimeOffRequestCollection",
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of what is required.
        ///
        /// - Parameter version: A whole number.
        public init(
            version: Int
        ) {
            fields = ContractFields()
            fields.set("version", version)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("version", Int.self)
        }
    }
}

extension ICWS.Wfm.VersionedObject: ICWS.Wfm.VersionedObject.Kind {}

extension ICWS.Wfm.VersionedObject.Kind {
    /// A whole number; required.
    public var version: Int {
        get { fields.required("version") }
        set { fields.set("version", newValue) }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.VersionedScheduleIntervalCollection`.
    ///
    /// Known from the vendor's library.
    public struct VersionedScheduleIntervalCollection: ICWS.Wfm.VersionedObject.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:versionedScheduleIntervalCollection" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - version: A whole number.
        ///   - scheduleIntervals: A list, each a ``ScheduleInterval``.
        public init(
            version: Int,
            scheduleIntervals: [ICWS.Wfm.ScheduleInterval]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("version", version)
            fields.set("scheduleIntervals", scheduleIntervals)
        }
        /// A list, each a ``ScheduleInterval``; required.
        public var scheduleIntervals: [ICWS.Wfm.ScheduleInterval] {
            get { fields.required("scheduleIntervals") }
            set { fields.set("scheduleIntervals", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Wfm.VersionedObject.checkFields(&checker)
            checker.required("scheduleIntervals", [ICWS.Wfm.ScheduleInterval].self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.VersionedShiftTradeMatchCollection`.
    ///
    /// Known from the vendor's library.
    public struct VersionedShiftTradeMatchCollection: ICWS.Wfm.VersionedObject.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:versionedShiftTradeMatchCollection" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - version: A whole number.
        ///   - items: A list, each a ``ShiftTradeMatch``.
        public init(
            version: Int,
            items: [ICWS.Wfm.ShiftTradeMatch]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("version", version)
            fields.set("items", items)
        }
        /// A list, each a ``ShiftTradeMatch``; required.
        public var items: [ICWS.Wfm.ShiftTradeMatch] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Wfm.VersionedObject.checkFields(&checker)
            checker.required("items", [ICWS.Wfm.ShiftTradeMatch].self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.VersionedShiftTradeRequestCollection`.
    ///
    /// Known from the vendor's library.
    public struct VersionedShiftTradeRequestCollection: ICWS.Wfm.VersionedObject.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:versionedShiftTradeRequestCollection" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - version: A whole number.
        ///   - items: A list, each a ``ShiftTradeRequest``.
        public init(
            version: Int,
            items: [ICWS.Wfm.ShiftTradeRequest]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("version", version)
            fields.set("items", items)
        }
        /// A list, each a ``ShiftTradeRequest``; required.
        public var items: [ICWS.Wfm.ShiftTradeRequest] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Wfm.VersionedObject.checkFields(&checker)
            checker.required("items", [ICWS.Wfm.ShiftTradeRequest].self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.VersionedStatusMap`.
    ///
    /// Known from the vendor's library.
    public struct VersionedStatusMap: ICWS.Wfm.VersionedObject.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:versionedStatusMap" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - version: A whole number.
        ///   - items: Values by name, each one of ``ActivityType``.
        public init(
            version: Int,
            items: [String: ICWS.Wfm.ActivityType]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("version", version)
            fields.set("items", items)
        }
        /// Values by name, each one of ``ActivityType``; required.
        public var items: [String: ICWS.Wfm.ActivityType] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Wfm.VersionedObject.checkFields(&checker)
            checker.required("items", [String: ICWS.Wfm.ActivityType].self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.VersionedTimeOffAccrualCollection`.
    ///
    /// Known from the vendor's library.
    public struct VersionedTimeOffAccrualCollection: ICWS.Wfm.VersionedObject.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:versionedTimeOffAccrualCollection" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - version: A whole number.
        ///   - items: A list, each a ``TimeOffAccrual``.
        public init(
            version: Int,
            items: [ICWS.Wfm.TimeOffAccrual]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("version", version)
            fields.set("items", items)
        }
        /// A list, each a ``TimeOffAccrual``; required.
        public var items: [ICWS.Wfm.TimeOffAccrual] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Wfm.VersionedObject.checkFields(&checker)
            checker.required("items", [ICWS.Wfm.TimeOffAccrual].self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.VersionedTimeOffAvailabilityCollection`.
    ///
    /// Known from the vendor's library.
    public struct VersionedTimeOffAvailabilityCollection: ICWS.Wfm.VersionedObject.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:versionedTimeOffAvailabilityCollection" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - version: A whole number.
        ///   - items: A list, each a ``TimeOffAvailability``.
        public init(
            version: Int,
            items: [ICWS.Wfm.TimeOffAvailability]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("version", version)
            fields.set("items", items)
        }
        /// A list, each a ``TimeOffAvailability``; required.
        public var items: [ICWS.Wfm.TimeOffAvailability] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Wfm.VersionedObject.checkFields(&checker)
            checker.required("items", [ICWS.Wfm.TimeOffAvailability].self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.VersionedTimeOffRequestCollection`.
    ///
    /// Known from the vendor's library.
    public struct VersionedTimeOffRequestCollection: ICWS.Wfm.VersionedObject.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:versionedTimeOffRequestCollection" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - version: A whole number.
        ///   - items: A list, each a ``TimeOffRequest``.
        public init(
            version: Int,
            items: [ICWS.Wfm.TimeOffRequest]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("version", version)
            fields.set("items", items)
        }
        /// A list, each a ``TimeOffRequest``; required.
        public var items: [ICWS.Wfm.TimeOffRequest] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Wfm.VersionedObject.checkFields(&checker)
            checker.required("items", [ICWS.Wfm.TimeOffRequest].self)
        }
    }
}

extension ICWS.Wfm {
    /// Contract `Wfm.WfmData`.
    ///
    /// Known from the vendor's library.
    public struct WfmData: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:wfm:wfmData" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - schedule: A ``VersionedScheduleIntervalCollection``.
        ///   - timeOff: A ``VersionedTimeOffRequestCollection``.
        ///   - availability: A ``VersionedTimeOffAvailabilityCollection``.
        ///   - accrual: A ``VersionedTimeOffAccrualCollection``.
        ///   - activityCodes: A ``VersionedActivityCodeMap``.
        ///   - statusMappings: A ``VersionedStatusMap``.
        ///   - notifications: A ``VersionedNotificationCollection``.
        public init(
            schedule: ICWS.Wfm.VersionedScheduleIntervalCollection,
            timeOff: ICWS.Wfm.VersionedTimeOffRequestCollection,
            availability: ICWS.Wfm.VersionedTimeOffAvailabilityCollection,
            accrual: ICWS.Wfm.VersionedTimeOffAccrualCollection,
            activityCodes: ICWS.Wfm.VersionedActivityCodeMap,
            statusMappings: ICWS.Wfm.VersionedStatusMap,
            notifications: ICWS.Wfm.VersionedNotificationCollection
        ) {
            fields = ContractFields()
            fields.set("schedule", schedule)
            fields.set("timeOff", timeOff)
            fields.set("availability", availability)
            fields.set("accrual", accrual)
            fields.set("activityCodes", activityCodes)
            fields.set("statusMappings", statusMappings)
            fields.set("notifications", notifications)
        }
        /// A ``VersionedScheduleIntervalCollection``; required.
        public var schedule: ICWS.Wfm.VersionedScheduleIntervalCollection {
            get { fields.required("schedule") }
            set { fields.set("schedule", newValue) }
        }
        /// A ``VersionedTimeOffRequestCollection``; required.
        public var timeOff: ICWS.Wfm.VersionedTimeOffRequestCollection {
            get { fields.required("timeOff") }
            set { fields.set("timeOff", newValue) }
        }
        /// A ``VersionedTimeOffAvailabilityCollection``; required.
        public var availability: ICWS.Wfm.VersionedTimeOffAvailabilityCollection {
            get { fields.required("availability") }
            set { fields.set("availability", newValue) }
        }
        /// A ``VersionedTimeOffAccrualCollection``; required.
        public var accrual: ICWS.Wfm.VersionedTimeOffAccrualCollection {
            get { fields.required("accrual") }
            set { fields.set("accrual", newValue) }
        }
        /// A ``VersionedActivityCodeMap``; required.
        public var activityCodes: ICWS.Wfm.VersionedActivityCodeMap {
            get { fields.required("activityCodes") }
            set { fields.set("activityCodes", newValue) }
        }
        /// A ``VersionedStatusMap``; required.
        public var statusMappings: ICWS.Wfm.VersionedStatusMap {
            get { fields.required("statusMappings") }
            set { fields.set("statusMappings", newValue) }
        }
        /// A ``AgentConfiguration``; required, may be null.
        public var configuration: ICWS.Wfm.AgentConfiguration? {
            get { fields.optional("configuration") }
            set { fields.set("configuration", newValue) }
        }
        /// A ``VersionedNotificationCollection``; required.
        public var notifications: ICWS.Wfm.VersionedNotificationCollection {
            get { fields.required("notifications") }
            set { fields.set("notifications", newValue) }
        }
        /// A ``VersionedShiftTradeRequestCollection``; may be missing.
        public var tradeRequests: ICWS.Wfm.VersionedShiftTradeRequestCollection? {
            get { fields.optional("tradeRequests") }
            set { fields.set("tradeRequests", optional: newValue) }
        }
        /// A ``VersionedShiftTradeMatchCollection``; may be missing.
        public var tradeMatches: ICWS.Wfm.VersionedShiftTradeMatchCollection? {
            get { fields.optional("tradeMatches") }
            set { fields.set("tradeMatches", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("schedule", ICWS.Wfm.VersionedScheduleIntervalCollection.self)
            checker.required("timeOff", ICWS.Wfm.VersionedTimeOffRequestCollection.self)
            checker.required("availability", ICWS.Wfm.VersionedTimeOffAvailabilityCollection.self)
            checker.required("accrual", ICWS.Wfm.VersionedTimeOffAccrualCollection.self)
            checker.required("activityCodes", ICWS.Wfm.VersionedActivityCodeMap.self)
            checker.required("statusMappings", ICWS.Wfm.VersionedStatusMap.self)
            checker.requiredNullable("configuration", ICWS.Wfm.AgentConfiguration.self)
            checker.required("notifications", ICWS.Wfm.VersionedNotificationCollection.self)
            checker.optional("tradeRequests", ICWS.Wfm.VersionedShiftTradeRequestCollection.self)
            checker.optional("tradeMatches", ICWS.Wfm.VersionedShiftTradeMatchCollection.self)
        }
    }
}
