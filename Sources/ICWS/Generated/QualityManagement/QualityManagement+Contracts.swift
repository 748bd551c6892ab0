// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore
public import ICWSMessaging

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.AckScorecardRequest`.
    ///
    /// Known from the vendor's library.
    public struct AckScorecardRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:ackScorecardRequest" }
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
        /// A text; absent, null or a value.
        public var comments: Field<String> {
            get { fields.field("comments") }
            set { fields.set("comments", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var version: Field<Int> {
            get { fields.field("version") }
            set { fields.set("version", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("comments", String.self)
            checker.optional("version", Int.self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.CreateQuestionnaireDirRequest`.
    ///
    /// Known from the vendor's library.
    public struct CreateQuestionnaireDirRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:createQuestionnaireDirRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter directory: A ``QuestionnaireDirectory``.
        public init(
            directory: ICWS.QualityManagement.QuestionnaireDirectory
        ) {
            fields = ContractFields()
            fields.set("directory", directory)
        }
        /// A ``QuestionnaireDirectory``; required.
        public var directory: ICWS.QualityManagement.QuestionnaireDirectory {
            get { fields.required("directory") }
            set { fields.set("directory", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("directory", ICWS.QualityManagement.QuestionnaireDirectory.self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.CreateQuestionnaireDirResponse`.
    ///
    /// Known from the vendor's library.
    public struct CreateQuestionnaireDirResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:createQuestionnaireDirResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter questionnaireDirId: A text.
        public init(
            questionnaireDirId: String
        ) {
            fields = ContractFields()
            fields.set("questionnaireDirId", questionnaireDirId)
        }
        /// A text; required.
        public var questionnaireDirId: String {
            get { fields.required("questionnaireDirId") }
            set { fields.set("questionnaireDirId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("questionnaireDirId", String.self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.CreateQuestionnaireRequest`.
    ///
    /// Known from the vendor's library.
    public struct CreateQuestionnaireRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:createQuestionnaireRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter questionnaire: A ``Questionnaire``.
        public init(
            questionnaire: ICWS.QualityManagement.Questionnaire
        ) {
            fields = ContractFields()
            fields.set("questionnaire", questionnaire)
        }
        /// A ``Questionnaire``; required.
        public var questionnaire: ICWS.QualityManagement.Questionnaire {
            get { fields.required("questionnaire") }
            set { fields.set("questionnaire", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("questionnaire", ICWS.QualityManagement.Questionnaire.self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.CreateQuestionnaireResponse`.
    ///
    /// Known from the vendor's library.
    public struct CreateQuestionnaireResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:createQuestionnaireResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter questionnaireId: A text.
        public init(
            questionnaireId: String
        ) {
            fields = ContractFields()
            fields.set("questionnaireId", questionnaireId)
        }
        /// A text; required.
        public var questionnaireId: String {
            get { fields.required("questionnaireId") }
            set { fields.set("questionnaireId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("questionnaireId", String.self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.CreateSearchCompletedMessage`.
    ///
    /// A message that no subscription is known for (inferred).
    ///
    /// Known from the vendor's library.
    public struct CreateSearchCompletedMessage: ICWS.Messaging.AsyncOperationCompletedMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:createSearchCompletedMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            []
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - isDelta: True or false.
        ///   - requestId: A text.
        ///   - moreResults: True or false.
        public init(
            isDelta: Bool,
            requestId: String,
            moreResults: Bool
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("requestId", requestId)
            fields.set("moreResults", moreResults)
        }
        /// True or false; required.
        public var moreResults: Bool {
            get { fields.required("moreResults") }
            set { fields.set("moreResults", newValue) }
        }
        /// A list, each a ``QualitySearchResult``; absent, null or a value.
        public var results: Field<[ICWS.QualityManagement.QualitySearchResult]> {
            get { fields.field("results") }
            set { fields.set("results", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.AsyncOperationCompletedMessage.checkFields(&checker)
            checker.required("moreResults", Bool.self)
            checker.optional("results", [ICWS.QualityManagement.QualitySearchResult].self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.CreateSearchRequest`.
    ///
    /// Known from the vendor's library.
    public struct CreateSearchRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:createSearchRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter filters: A ``QualityFilters``.
        public init(
            filters: ICWS.QualityManagement.QualityFilters
        ) {
            fields = ContractFields()
            fields.set("filters", filters)
        }
        /// A ``QualityFilters``; required.
        public var filters: ICWS.QualityManagement.QualityFilters {
            get { fields.required("filters") }
            set { fields.set("filters", newValue) }
        }
        /// A whole number; may be missing.
        public var maxResults: Int? {
            get { fields.optional("maxResults") }
            set { fields.set("maxResults", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("filters", ICWS.QualityManagement.QualityFilters.self)
            checker.optional("maxResults", Int.self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.GetMoreSearchResultsResponse`.
    ///
    /// Known from the vendor's library.
    public struct GetMoreSearchResultsResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:getMoreSearchResultsResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - numRemaining: A whole number.
        ///   - results: A list, each a ``QualitySearchResult``.
        public init(
            numRemaining: Int,
            results: [ICWS.QualityManagement.QualitySearchResult]
        ) {
            fields = ContractFields()
            fields.set("numRemaining", numRemaining)
            fields.set("results", results)
        }
        /// A whole number; required.
        public var numRemaining: Int {
            get { fields.required("numRemaining") }
            set { fields.set("numRemaining", newValue) }
        }
        /// A list, each a ``QualitySearchResult``; required.
        public var results: [ICWS.QualityManagement.QualitySearchResult] {
            get { fields.required("results") }
            set { fields.set("results", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("numRemaining", Int.self)
            checker.required("results", [ICWS.QualityManagement.QualitySearchResult].self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.GetQuestionnaireDirsResponse`.
    ///
    /// Known from the vendor's library.
    public struct GetQuestionnaireDirsResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:getQuestionnaireDirsResponse" }
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
        /// A list, each a ``QuestionnaireDirContents``; absent, null or a value.
        public var directories: Field<[ICWS.QualityManagement.QuestionnaireDirContents]> {
            get { fields.field("directories") }
            set { fields.set("directories", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("directories", [ICWS.QualityManagement.QuestionnaireDirContents].self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.GetRankGroupsResponse`.
    ///
    /// Known from the vendor's library.
    public struct GetRankGroupsResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:getRankGroupsResponse" }
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
        /// A list, each a ``RankGroup``; absent, null or a value.
        public var rankGroups: Field<[ICWS.QualityManagement.RankGroup]> {
            get { fields.field("rankGroups") }
            set { fields.set("rankGroups", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("rankGroups", [ICWS.QualityManagement.RankGroup].self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.ItemNameId`.
    ///
    /// Known from the vendor's library.
    public struct ItemNameId: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:itemNameId" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - name: A text.
        ///   - id: A text.
        public init(
            name: String,
            id: String
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("id", id)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; required.
        public var id: String {
            get { fields.required("id") }
            set { fields.set("id", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.required("id", String.self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.QualityFilters`.
    ///
    /// Known from the vendor's library.
    public struct QualityFilters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:qualityFilters" }
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
        /// A list, each a text; may be missing.
        public var scoredUsers: [String]? {
            get { fields.optional("scoredUsers") }
            set { fields.set("scoredUsers", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var questionnaireIds: [String]? {
            get { fields.optional("questionnaireIds") }
            set { fields.set("questionnaireIds", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var workgroups: [String]? {
            get { fields.optional("workgroups") }
            set { fields.set("workgroups", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var recordingTimeStart: ICWS.DateTime? {
            get { fields.optional("recordingTimeStart") }
            set { fields.set("recordingTimeStart", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var recordingTimeEnd: ICWS.DateTime? {
            get { fields.optional("recordingTimeEnd") }
            set { fields.set("recordingTimeEnd", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var scoringTimeStart: ICWS.DateTime? {
            get { fields.optional("scoringTimeStart") }
            set { fields.set("scoringTimeStart", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var scoringTimeEnd: ICWS.DateTime? {
            get { fields.optional("scoringTimeEnd") }
            set { fields.set("scoringTimeEnd", optional: newValue) }
        }
        /// A list, each one of ``ScorecardSignoffState``; may be missing.
        public var signoffStates: [ICWS.QualityManagement.ScorecardSignoffState]? {
            get { fields.optional("signoffStates") }
            set { fields.set("signoffStates", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("scoredUsers", [String].self)
            checker.optional("questionnaireIds", [String].self)
            checker.optional("workgroups", [String].self)
            checker.optional("recordingTimeStart", ICWS.DateTime.self)
            checker.optional("recordingTimeEnd", ICWS.DateTime.self)
            checker.optional("scoringTimeStart", ICWS.DateTime.self)
            checker.optional("scoringTimeEnd", ICWS.DateTime.self)
            checker.optional("signoffStates", [ICWS.QualityManagement.ScorecardSignoffState].self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.QualitySearchResult`.
    ///
    /// Known from the vendor's library.
    public struct QualitySearchResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:qualitySearchResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - recordingId: A text.
        ///   - interactionId: A text.
        ///   - recordingTime: A point in time, UTC.
        ///   - recordingVersion: A whole number.
        ///   - scorecard: A ``ScorecardSearchData``.
        public init(
            recordingId: String,
            interactionId: String,
            recordingTime: ICWS.DateTime,
            recordingVersion: Int,
            scorecard: ICWS.QualityManagement.ScorecardSearchData
        ) {
            fields = ContractFields()
            fields.set("recordingId", recordingId)
            fields.set("interactionId", interactionId)
            fields.set("recordingTime", recordingTime)
            fields.set("recordingVersion", recordingVersion)
            fields.set("scorecard", scorecard)
        }
        /// A text; required.
        public var recordingId: String {
            get { fields.required("recordingId") }
            set { fields.set("recordingId", newValue) }
        }
        /// A text; required.
        public var interactionId: String {
            get { fields.required("interactionId") }
            set { fields.set("interactionId", newValue) }
        }
        /// A whole number; absent, null or a value.
        public var recordingDuration: Field<Int> {
            get { fields.field("recordingDuration") }
            set { fields.set("recordingDuration", field: newValue) }
        }
        /// A point in time, UTC; required.
        public var recordingTime: ICWS.DateTime {
            get { fields.required("recordingTime") }
            set { fields.set("recordingTime", newValue) }
        }
        /// A text; absent, null or a value.
        public var recordingInitiationPolicy: Field<String> {
            get { fields.field("recordingInitiationPolicy") }
            set { fields.set("recordingInitiationPolicy", field: newValue) }
        }
        /// A whole number; required.
        public var recordingVersion: Int {
            get { fields.required("recordingVersion") }
            set { fields.set("recordingVersion", newValue) }
        }
        /// A whole number; absent, null or a value.
        public var recordingFileSize: Field<Int> {
            get { fields.field("recordingFileSize") }
            set { fields.set("recordingFileSize", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var workgroup: Field<String> {
            get { fields.field("workgroup") }
            set { fields.set("workgroup", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var recordingMediaStatus: Field<String> {
            get { fields.field("recordingMediaStatus") }
            set { fields.set("recordingMediaStatus", field: newValue) }
        }
        /// A ``ScorecardSearchData``; required.
        public var scorecard: ICWS.QualityManagement.ScorecardSearchData {
            get { fields.required("scorecard") }
            set { fields.set("scorecard", newValue) }
        }
        /// A ``SurveySearchData``; absent, null or a value.
        public var survey: Field<ICWS.QualityManagement.SurveySearchData> {
            get { fields.field("survey") }
            set { fields.set("survey", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("recordingId", String.self)
            checker.required("interactionId", String.self)
            checker.optional("recordingDuration", Int.self)
            checker.required("recordingTime", ICWS.DateTime.self)
            checker.optional("recordingInitiationPolicy", String.self)
            checker.required("recordingVersion", Int.self)
            checker.optional("recordingFileSize", Int.self)
            checker.optional("workgroup", String.self)
            checker.optional("recordingMediaStatus", String.self)
            checker.required("scorecard", ICWS.QualityManagement.ScorecardSearchData.self)
            checker.optional("survey", ICWS.QualityManagement.SurveySearchData.self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.Questionnaire`.
    ///
    /// Known from the vendor's library.
    public struct Questionnaire: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:questionnaire" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - name: A text.
        ///   - directoryId: A text.
        ///   - rankGroupId: A text.
        ///   - isTemplate: True or false.
        ///   - isLocked: True or false.
        ///   - showRankWhileScoring: True or false.
        ///   - totalNumCriticalQuestions: A whole number.
        ///   - isActive: True or false.
        ///   - showPassFailWhileScoring: True or false.
        ///   - version: A whole number.
        public init(
            name: String,
            directoryId: String,
            rankGroupId: String,
            isTemplate: Bool,
            isLocked: Bool,
            showRankWhileScoring: Bool,
            totalNumCriticalQuestions: Int,
            isActive: Bool,
            showPassFailWhileScoring: Bool,
            version: Int
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("directoryId", directoryId)
            fields.set("rankGroupId", rankGroupId)
            fields.set("isTemplate", isTemplate)
            fields.set("isLocked", isLocked)
            fields.set("showRankWhileScoring", showRankWhileScoring)
            fields.set("totalNumCriticalQuestions", totalNumCriticalQuestions)
            fields.set("isActive", isActive)
            fields.set("showPassFailWhileScoring", showPassFailWhileScoring)
            fields.set("version", version)
        }
        /// A text; absent, null or a value.
        public var id: Field<String> {
            get { fields.field("id") }
            set { fields.set("id", field: newValue) }
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; required.
        public var directoryId: String {
            get { fields.required("directoryId") }
            set { fields.set("directoryId", newValue) }
        }
        /// A text; required.
        public var rankGroupId: String {
            get { fields.required("rankGroupId") }
            set { fields.set("rankGroupId", newValue) }
        }
        /// A number; absent, null or a value.
        public var maxScore: Field<Double> {
            get { fields.field("maxScore") }
            set { fields.set("maxScore", field: newValue) }
        }
        /// A number; absent, null or a value.
        public var minScore: Field<Double> {
            get { fields.field("minScore") }
            set { fields.set("minScore", field: newValue) }
        }
        /// A number; absent, null or a value.
        public var minAcceptableScore: Field<Double> {
            get { fields.field("minAcceptableScore") }
            set { fields.set("minAcceptableScore", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var note: Field<String> {
            get { fields.field("note") }
            set { fields.set("note", field: newValue) }
        }
        /// True or false; required.
        public var isTemplate: Bool {
            get { fields.required("isTemplate") }
            set { fields.set("isTemplate", newValue) }
        }
        /// True or false; required.
        public var isLocked: Bool {
            get { fields.required("isLocked") }
            set { fields.set("isLocked", newValue) }
        }
        /// True or false; required.
        public var showRankWhileScoring: Bool {
            get { fields.required("showRankWhileScoring") }
            set { fields.set("showRankWhileScoring", newValue) }
        }
        /// A whole number; required.
        public var totalNumCriticalQuestions: Int {
            get { fields.required("totalNumCriticalQuestions") }
            set { fields.set("totalNumCriticalQuestions", newValue) }
        }
        /// True or false; required.
        public var isActive: Bool {
            get { fields.required("isActive") }
            set { fields.set("isActive", newValue) }
        }
        /// True or false; required.
        public var showPassFailWhileScoring: Bool {
            get { fields.required("showPassFailWhileScoring") }
            set { fields.set("showPassFailWhileScoring", newValue) }
        }
        /// A whole number; required.
        public var version: Int {
            get { fields.required("version") }
            set { fields.set("version", newValue) }
        }
        /// A list, each a ``QuestionnaireQuestionGroup``; absent, null or a value.
        public var questionGroups: Field<[ICWS.QualityManagement.QuestionnaireQuestionGroup]> {
            get { fields.field("questionGroups") }
            set { fields.set("questionGroups", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("id", String.self)
            checker.required("name", String.self)
            checker.required("directoryId", String.self)
            checker.required("rankGroupId", String.self)
            checker.optional("maxScore", Double.self)
            checker.optional("minScore", Double.self)
            checker.optional("minAcceptableScore", Double.self)
            checker.optional("note", String.self)
            checker.required("isTemplate", Bool.self)
            checker.required("isLocked", Bool.self)
            checker.required("showRankWhileScoring", Bool.self)
            checker.required("totalNumCriticalQuestions", Int.self)
            checker.required("isActive", Bool.self)
            checker.required("showPassFailWhileScoring", Bool.self)
            checker.required("version", Int.self)
            checker.optional("questionGroups", [ICWS.QualityManagement.QuestionnaireQuestionGroup].self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.QuestionnaireDirContents`.
    ///
    /// Known from the vendor's library.
    public struct QuestionnaireDirContents: ICWS.QualityManagement.QuestionnaireDirectory.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:questionnaireDirContents" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - name: A text.
        ///   - isTemplate: True or false.
        ///   - version: A whole number.
        ///   - writable: True or false.
        public init(
            name: String,
            isTemplate: Bool,
            version: Int,
            writable: Bool
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("name", name)
            fields.set("isTemplate", isTemplate)
            fields.set("version", version)
            fields.set("writable", writable)
        }
        /// True or false; required.
        public var writable: Bool {
            get { fields.required("writable") }
            set { fields.set("writable", newValue) }
        }
        /// A list, each a ``ItemNameId``; absent, null or a value.
        public var questionnaires: Field<[ICWS.QualityManagement.ItemNameId]> {
            get { fields.field("questionnaires") }
            set { fields.set("questionnaires", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.QualityManagement.QuestionnaireDirectory.checkFields(&checker)
            checker.required("writable", Bool.self)
            checker.optional("questionnaires", [ICWS.QualityManagement.ItemNameId].self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.QuestionnaireDirectory`.
    ///
    /// Known from the vendor's library.
    public struct QuestionnaireDirectory: Contract {
        /// What ``QuestionnaireDirectory`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:questionnaireDirectory" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:qualityManagement:questionnaireDirContents"
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
        /// - Parameters:
        ///   - name: A text.
        ///   - isTemplate: True or false.
        ///   - version: A whole number.
        public init(
            name: String,
            isTemplate: Bool,
            version: Int
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("isTemplate", isTemplate)
            fields.set("version", version)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("id", String.self)
            checker.required("name", String.self)
            checker.required("isTemplate", Bool.self)
            checker.optional("note", String.self)
            checker.required("version", Int.self)
        }
    }
}

extension ICWS.QualityManagement.QuestionnaireDirectory: ICWS.QualityManagement.QuestionnaireDirectory.Kind {}

extension ICWS.QualityManagement.QuestionnaireDirectory.Kind {
    /// A text; absent, null or a value.
    public var id: Field<String> {
        get { fields.field("id") }
        set { fields.set("id", field: newValue) }
    }
    /// A text; required.
    public var name: String {
        get { fields.required("name") }
        set { fields.set("name", newValue) }
    }
    /// True or false; required.
    public var isTemplate: Bool {
        get { fields.required("isTemplate") }
        set { fields.set("isTemplate", newValue) }
    }
    /// A text; absent, null or a value.
    public var note: Field<String> {
        get { fields.field("note") }
        set { fields.set("note", field: newValue) }
    }
    /// A whole number; required.
    public var version: Int {
        get { fields.required("version") }
        set { fields.set("version", newValue) }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.QuestionnaireQuestion`.
    ///
    /// Known from the vendor's library.
    public struct QuestionnaireQuestion: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:questionnaireQuestion" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - questionText: A text.
        ///   - sequence: A whole number.
        ///   - responseType: One of ``QuestionnaireResponseType``.
        ///   - questionLevel: One of ``QuestionnaireQuestionLevel``.
        ///   - weight: A number.
        ///   - maxScore: A number.
        ///   - minScore: A number.
        ///   - minAcceptableScore: A number.
        ///   - isTemplate: True or false.
        ///   - hasCommentField: True or false.
        ///   - canMarkNA: True or false.
        ///   - version: A whole number.
        public init(
            questionText: String,
            sequence: Int,
            responseType: ICWS.QualityManagement.QuestionnaireResponseType,
            questionLevel: ICWS.QualityManagement.QuestionnaireQuestionLevel,
            weight: Double,
            maxScore: Double,
            minScore: Double,
            minAcceptableScore: Double,
            isTemplate: Bool,
            hasCommentField: Bool,
            canMarkNA: Bool,
            version: Int
        ) {
            fields = ContractFields()
            fields.set("questionText", questionText)
            fields.set("sequence", sequence)
            fields.set("responseType", responseType)
            fields.set("questionLevel", questionLevel)
            fields.set("weight", weight)
            fields.set("maxScore", maxScore)
            fields.set("minScore", minScore)
            fields.set("minAcceptableScore", minAcceptableScore)
            fields.set("isTemplate", isTemplate)
            fields.set("hasCommentField", hasCommentField)
            fields.set("canMarkNA", canMarkNA)
            fields.set("version", version)
        }
        /// A text; absent, null or a value.
        public var id: Field<String> {
            get { fields.field("id") }
            set { fields.set("id", field: newValue) }
        }
        /// A text; required.
        public var questionText: String {
            get { fields.required("questionText") }
            set { fields.set("questionText", newValue) }
        }
        /// A whole number; required.
        public var sequence: Int {
            get { fields.required("sequence") }
            set { fields.set("sequence", newValue) }
        }
        /// One of ``QuestionnaireResponseType``; required.
        public var responseType: ICWS.QualityManagement.QuestionnaireResponseType {
            get { fields.required("responseType") }
            set { fields.set("responseType", newValue) }
        }
        /// One of ``QuestionnaireQuestionLevel``; required.
        public var questionLevel: ICWS.QualityManagement.QuestionnaireQuestionLevel {
            get { fields.required("questionLevel") }
            set { fields.set("questionLevel", newValue) }
        }
        /// A number; required.
        public var weight: Double {
            get { fields.required("weight") }
            set { fields.set("weight", newValue) }
        }
        /// A number; required.
        public var maxScore: Double {
            get { fields.required("maxScore") }
            set { fields.set("maxScore", newValue) }
        }
        /// A number; required.
        public var minScore: Double {
            get { fields.required("minScore") }
            set { fields.set("minScore", newValue) }
        }
        /// A number; required.
        public var minAcceptableScore: Double {
            get { fields.required("minAcceptableScore") }
            set { fields.set("minAcceptableScore", newValue) }
        }
        /// A text; absent, null or a value.
        public var helpText: Field<String> {
            get { fields.field("helpText") }
            set { fields.set("helpText", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var note: Field<String> {
            get { fields.field("note") }
            set { fields.set("note", field: newValue) }
        }
        /// True or false; required.
        public var isTemplate: Bool {
            get { fields.required("isTemplate") }
            set { fields.set("isTemplate", newValue) }
        }
        /// True or false; required.
        public var hasCommentField: Bool {
            get { fields.required("hasCommentField") }
            set { fields.set("hasCommentField", newValue) }
        }
        /// True or false; required.
        public var canMarkNA: Bool {
            get { fields.required("canMarkNA") }
            set { fields.set("canMarkNA", newValue) }
        }
        /// A whole number; required.
        public var version: Int {
            get { fields.required("version") }
            set { fields.set("version", newValue) }
        }
        /// A list, each a ``QuestionnaireQuestionChoice``; absent, null or a value.
        public var choices: Field<[ICWS.QualityManagement.QuestionnaireQuestionChoice]> {
            get { fields.field("choices") }
            set { fields.set("choices", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("id", String.self)
            checker.required("questionText", String.self)
            checker.required("sequence", Int.self)
            checker.required("responseType", ICWS.QualityManagement.QuestionnaireResponseType.self)
            checker.required("questionLevel", ICWS.QualityManagement.QuestionnaireQuestionLevel.self)
            checker.required("weight", Double.self)
            checker.required("maxScore", Double.self)
            checker.required("minScore", Double.self)
            checker.required("minAcceptableScore", Double.self)
            checker.optional("helpText", String.self)
            checker.optional("note", String.self)
            checker.required("isTemplate", Bool.self)
            checker.required("hasCommentField", Bool.self)
            checker.required("canMarkNA", Bool.self)
            checker.required("version", Int.self)
            checker.optional("choices", [ICWS.QualityManagement.QuestionnaireQuestionChoice].self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.QuestionnaireQuestionChoice`.
    ///
    /// Known from the vendor's library.
    public struct QuestionnaireQuestionChoice: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:questionnaireQuestionChoice" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - choiceText: A text.
        ///   - score: A number.
        ///   - sequence: A whole number.
        ///   - version: A whole number.
        public init(
            choiceText: String,
            score: Double,
            sequence: Int,
            version: Int
        ) {
            fields = ContractFields()
            fields.set("choiceText", choiceText)
            fields.set("score", score)
            fields.set("sequence", sequence)
            fields.set("version", version)
        }
        /// A text; required.
        public var choiceText: String {
            get { fields.required("choiceText") }
            set { fields.set("choiceText", newValue) }
        }
        /// A text; absent, null or a value.
        public var helpText: Field<String> {
            get { fields.field("helpText") }
            set { fields.set("helpText", field: newValue) }
        }
        /// A number; required.
        public var score: Double {
            get { fields.required("score") }
            set { fields.set("score", newValue) }
        }
        /// A whole number; required.
        public var sequence: Int {
            get { fields.required("sequence") }
            set { fields.set("sequence", newValue) }
        }
        /// A whole number; required.
        public var version: Int {
            get { fields.required("version") }
            set { fields.set("version", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("choiceText", String.self)
            checker.optional("helpText", String.self)
            checker.required("score", Double.self)
            checker.required("sequence", Int.self)
            checker.required("version", Int.self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.QuestionnaireQuestionGroup`.
    ///
    /// Known from the vendor's library.
    public struct QuestionnaireQuestionGroup: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:questionnaireQuestionGroup" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - name: A text.
        ///   - sequence: A whole number.
        ///   - isTemplate: True or false.
        ///   - isOptional: True or false.
        ///   - version: A whole number.
        public init(
            name: String,
            sequence: Int,
            isTemplate: Bool,
            isOptional: Bool,
            version: Int
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("sequence", sequence)
            fields.set("isTemplate", isTemplate)
            fields.set("isOptional", isOptional)
            fields.set("version", version)
        }
        /// A text; absent, null or a value.
        public var id: Field<String> {
            get { fields.field("id") }
            set { fields.set("id", field: newValue) }
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A whole number; required.
        public var sequence: Int {
            get { fields.required("sequence") }
            set { fields.set("sequence", newValue) }
        }
        /// True or false; required.
        public var isTemplate: Bool {
            get { fields.required("isTemplate") }
            set { fields.set("isTemplate", newValue) }
        }
        /// True or false; required.
        public var isOptional: Bool {
            get { fields.required("isOptional") }
            set { fields.set("isOptional", newValue) }
        }
        /// A text; absent, null or a value.
        public var note: Field<String> {
            get { fields.field("note") }
            set { fields.set("note", field: newValue) }
        }
        /// A whole number; required.
        public var version: Int {
            get { fields.required("version") }
            set { fields.set("version", newValue) }
        }
        /// A list, each a ``QuestionnaireQuestion``; absent, null or a value.
        public var questions: Field<[ICWS.QualityManagement.QuestionnaireQuestion]> {
            get { fields.field("questions") }
            set { fields.set("questions", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("id", String.self)
            checker.required("name", String.self)
            checker.required("sequence", Int.self)
            checker.required("isTemplate", Bool.self)
            checker.required("isOptional", Bool.self)
            checker.optional("note", String.self)
            checker.required("version", Int.self)
            checker.optional("questions", [ICWS.QualityManagement.QuestionnaireQuestion].self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.RankDefinition`.
    ///
    /// Known from the vendor's library.
    public struct RankDefinition: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:rankDefinition" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - name: A text.
        ///   - percent: A number.
        ///   - version: A whole number.
        public init(
            name: String,
            percent: Double,
            version: Int
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("percent", percent)
            fields.set("version", version)
        }
        /// A text; absent, null or a value.
        public var id: Field<String> {
            get { fields.field("id") }
            set { fields.set("id", field: newValue) }
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A number; required.
        public var percent: Double {
            get { fields.required("percent") }
            set { fields.set("percent", newValue) }
        }
        /// A whole number; required.
        public var version: Int {
            get { fields.required("version") }
            set { fields.set("version", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("id", String.self)
            checker.required("name", String.self)
            checker.required("percent", Double.self)
            checker.required("version", Int.self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.RankGroup`.
    ///
    /// Known from the vendor's library.
    public struct RankGroup: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:rankGroup" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - name: A text.
        ///   - version: A whole number.
        public init(
            name: String,
            version: Int
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("version", version)
        }
        /// A text; absent, null or a value.
        public var id: Field<String> {
            get { fields.field("id") }
            set { fields.set("id", field: newValue) }
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A whole number; required.
        public var version: Int {
            get { fields.required("version") }
            set { fields.set("version", newValue) }
        }
        /// A list, each a ``RankDefinition``; absent, null or a value.
        public var ranks: Field<[ICWS.QualityManagement.RankDefinition]> {
            get { fields.field("ranks") }
            set { fields.set("ranks", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("id", String.self)
            checker.required("name", String.self)
            checker.required("version", Int.self)
            checker.optional("ranks", [ICWS.QualityManagement.RankDefinition].self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.Scorecard`.
    ///
    /// Known from the vendor's library.
    public struct Scorecard: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:scorecard" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - id: A text.
        ///   - questionnaireId: A text.
        ///   - scoringState: One of ``ScorecardScoringState``.
        ///   - score: A number.
        ///   - scorePct: A number.
        ///   - calibration: One of ``ScorecardCalibration``.
        ///   - signoffState: One of ``ScorecardSignoffState``.
        ///   - version: A whole number.
        public init(
            id: String,
            questionnaireId: String,
            scoringState: ICWS.QualityManagement.ScorecardScoringState,
            score: Double,
            scorePct: Double,
            calibration: ICWS.QualityManagement.ScorecardCalibration,
            signoffState: ICWS.QualityManagement.ScorecardSignoffState,
            version: Int
        ) {
            fields = ContractFields()
            fields.set("id", id)
            fields.set("questionnaireId", questionnaireId)
            fields.set("scoringState", scoringState)
            fields.set("score", score)
            fields.set("scorePct", scorePct)
            fields.set("calibration", calibration)
            fields.set("signoffState", signoffState)
            fields.set("version", version)
        }
        /// A text; required.
        public var id: String {
            get { fields.required("id") }
            set { fields.set("id", newValue) }
        }
        /// A text; required.
        public var questionnaireId: String {
            get { fields.required("questionnaireId") }
            set { fields.set("questionnaireId", newValue) }
        }
        /// A text; absent, null or a value.
        public var recordingId: Field<String> {
            get { fields.field("recordingId") }
            set { fields.set("recordingId", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var scoringUser: Field<String> {
            get { fields.field("scoringUser") }
            set { fields.set("scoringUser", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var scoredUser: Field<String> {
            get { fields.field("scoredUser") }
            set { fields.set("scoredUser", field: newValue) }
        }
        /// One of ``ScorecardScoringState``; required.
        public var scoringState: ICWS.QualityManagement.ScorecardScoringState {
            get { fields.required("scoringState") }
            set { fields.set("scoringState", newValue) }
        }
        /// A number; required.
        public var score: Double {
            get { fields.required("score") }
            set { fields.set("score", newValue) }
        }
        /// A number; required.
        public var scorePct: Double {
            get { fields.required("scorePct") }
            set { fields.set("scorePct", newValue) }
        }
        /// A text; absent, null or a value.
        public var rank: Field<String> {
            get { fields.field("rank") }
            set { fields.set("rank", field: newValue) }
        }
        /// A number; absent, null or a value.
        public var maxScore: Field<Double> {
            get { fields.field("maxScore") }
            set { fields.set("maxScore", field: newValue) }
        }
        /// A number; absent, null or a value.
        public var minScore: Field<Double> {
            get { fields.field("minScore") }
            set { fields.set("minScore", field: newValue) }
        }
        /// A point in time, UTC; absent, null or a value.
        public var scoringDate: Field<ICWS.DateTime> {
            get { fields.field("scoringDate") }
            set { fields.set("scoringDate", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var assignedPolicy: Field<String> {
            get { fields.field("assignedPolicy") }
            set { fields.set("assignedPolicy", field: newValue) }
        }
        /// A number; absent, null or a value.
        public var nonCriticalMaxScore: Field<Double> {
            get { fields.field("nonCriticalMaxScore") }
            set { fields.set("nonCriticalMaxScore", field: newValue) }
        }
        /// A number; absent, null or a value.
        public var nonCriticalMinScore: Field<Double> {
            get { fields.field("nonCriticalMinScore") }
            set { fields.set("nonCriticalMinScore", field: newValue) }
        }
        /// A number; absent, null or a value.
        public var nonCriticalScore: Field<Double> {
            get { fields.field("nonCriticalScore") }
            set { fields.set("nonCriticalScore", field: newValue) }
        }
        /// A number; absent, null or a value.
        public var criticalScore: Field<Double> {
            get { fields.field("criticalScore") }
            set { fields.set("criticalScore", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var numAnsweredCritical: Field<Int> {
            get { fields.field("numAnsweredCritical") }
            set { fields.set("numAnsweredCritical", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var numPositiveAnsweredCritical: Field<Int> {
            get { fields.field("numPositiveAnsweredCritical") }
            set { fields.set("numPositiveAnsweredCritical", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isFailed: Field<Bool> {
            get { fields.field("isFailed") }
            set { fields.set("isFailed", field: newValue) }
        }
        /// One of ``ScorecardCalibration``; required.
        public var calibration: ICWS.QualityManagement.ScorecardCalibration {
            get { fields.required("calibration") }
            set { fields.set("calibration", newValue) }
        }
        /// One of ``ScorecardSignoffState``; required.
        public var signoffState: ICWS.QualityManagement.ScorecardSignoffState {
            get { fields.required("signoffState") }
            set { fields.set("signoffState", newValue) }
        }
        /// A text; absent, null or a value.
        public var signatureComments: Field<String> {
            get { fields.field("signatureComments") }
            set { fields.set("signatureComments", field: newValue) }
        }
        /// A whole number; required.
        public var version: Int {
            get { fields.required("version") }
            set { fields.set("version", newValue) }
        }
        /// A list, each a ``ScorecardAnswer``; absent, null or a value.
        public var answers: Field<[ICWS.QualityManagement.ScorecardAnswer]> {
            get { fields.field("answers") }
            set { fields.set("answers", field: newValue) }
        }
        /// A list, each a ``ScorecardGroupScore``; absent, null or a value.
        public var groupScores: Field<[ICWS.QualityManagement.ScorecardGroupScore]> {
            get { fields.field("groupScores") }
            set { fields.set("groupScores", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("id", String.self)
            checker.required("questionnaireId", String.self)
            checker.optional("recordingId", String.self)
            checker.optional("scoringUser", String.self)
            checker.optional("scoredUser", String.self)
            checker.required("scoringState", ICWS.QualityManagement.ScorecardScoringState.self)
            checker.required("score", Double.self)
            checker.required("scorePct", Double.self)
            checker.optional("rank", String.self)
            checker.optional("maxScore", Double.self)
            checker.optional("minScore", Double.self)
            checker.optional("scoringDate", ICWS.DateTime.self)
            checker.optional("assignedPolicy", String.self)
            checker.optional("nonCriticalMaxScore", Double.self)
            checker.optional("nonCriticalMinScore", Double.self)
            checker.optional("nonCriticalScore", Double.self)
            checker.optional("criticalScore", Double.self)
            checker.optional("numAnsweredCritical", Int.self)
            checker.optional("numPositiveAnsweredCritical", Int.self)
            checker.optional("isFailed", Bool.self)
            checker.required("calibration", ICWS.QualityManagement.ScorecardCalibration.self)
            checker.required("signoffState", ICWS.QualityManagement.ScorecardSignoffState.self)
            checker.optional("signatureComments", String.self)
            checker.required("version", Int.self)
            checker.optional("answers", [ICWS.QualityManagement.ScorecardAnswer].self)
            checker.optional("groupScores", [ICWS.QualityManagement.ScorecardGroupScore].self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.ScorecardAnswer`.
    ///
    /// Known from the vendor's library.
    public struct ScorecardAnswer: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:scorecardAnswer" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - id: A text.
        ///   - questionId: A text.
        ///   - choiceSequence: A whole number.
        ///   - isMarkedNA: True or false.
        ///   - version: A whole number.
        public init(
            id: String,
            questionId: String,
            choiceSequence: Int,
            isMarkedNA: Bool,
            version: Int
        ) {
            fields = ContractFields()
            fields.set("id", id)
            fields.set("questionId", questionId)
            fields.set("choiceSequence", choiceSequence)
            fields.set("isMarkedNA", isMarkedNA)
            fields.set("version", version)
        }
        /// A text; required.
        public var id: String {
            get { fields.required("id") }
            set { fields.set("id", newValue) }
        }
        /// A text; required.
        public var questionId: String {
            get { fields.required("questionId") }
            set { fields.set("questionId", newValue) }
        }
        /// A whole number; required.
        public var choiceSequence: Int {
            get { fields.required("choiceSequence") }
            set { fields.set("choiceSequence", newValue) }
        }
        /// A number; absent, null or a value.
        public var score: Field<Double> {
            get { fields.field("score") }
            set { fields.set("score", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var rawAnswer: Field<String> {
            get { fields.field("rawAnswer") }
            set { fields.set("rawAnswer", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var comments: Field<String> {
            get { fields.field("comments") }
            set { fields.set("comments", field: newValue) }
        }
        /// True or false; required.
        public var isMarkedNA: Bool {
            get { fields.required("isMarkedNA") }
            set { fields.set("isMarkedNA", newValue) }
        }
        /// A whole number; required.
        public var version: Int {
            get { fields.required("version") }
            set { fields.set("version", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("id", String.self)
            checker.required("questionId", String.self)
            checker.required("choiceSequence", Int.self)
            checker.optional("score", Double.self)
            checker.optional("rawAnswer", String.self)
            checker.optional("comments", String.self)
            checker.required("isMarkedNA", Bool.self)
            checker.required("version", Int.self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.ScorecardGroupScore`.
    ///
    /// Known from the vendor's library.
    public struct ScorecardGroupScore: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:scorecardGroupScore" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - questionGroupId: A text.
        ///   - score: A number.
        ///   - scorePct: A number.
        ///   - scoreMin: A number.
        ///   - scoreMax: A number.
        ///   - rank: A text.
        public init(
            questionGroupId: String,
            score: Double,
            scorePct: Double,
            scoreMin: Double,
            scoreMax: Double,
            rank: String
        ) {
            fields = ContractFields()
            fields.set("questionGroupId", questionGroupId)
            fields.set("score", score)
            fields.set("scorePct", scorePct)
            fields.set("scoreMin", scoreMin)
            fields.set("scoreMax", scoreMax)
            fields.set("rank", rank)
        }
        /// A text; required.
        public var questionGroupId: String {
            get { fields.required("questionGroupId") }
            set { fields.set("questionGroupId", newValue) }
        }
        /// A number; required.
        public var score: Double {
            get { fields.required("score") }
            set { fields.set("score", newValue) }
        }
        /// A number; required.
        public var scorePct: Double {
            get { fields.required("scorePct") }
            set { fields.set("scorePct", newValue) }
        }
        /// A number; required.
        public var scoreMin: Double {
            get { fields.required("scoreMin") }
            set { fields.set("scoreMin", newValue) }
        }
        /// A number; required.
        public var scoreMax: Double {
            get { fields.required("scoreMax") }
            set { fields.set("scoreMax", newValue) }
        }
        /// A text; required.
        public var rank: String {
            get { fields.required("rank") }
            set { fields.set("rank", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("questionGroupId", String.self)
            checker.required("score", Double.self)
            checker.required("scorePct", Double.self)
            checker.required("scoreMin", Double.self)
            checker.required("scoreMax", Double.self)
            checker.required("rank", String.self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.ScorecardSearchData`.
    ///
    /// Known from the vendor's library.
    public struct ScorecardSearchData: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:scorecardSearchData" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - scorecardId: A text.
        ///   - questionnaireId: A text.
        ///   - scoringTime: A point in time, UTC.
        ///   - scoringState: One of ``ScorecardScoringState``.
        ///   - scorePct: A number.
        ///   - signoffState: One of ``ScorecardSignoffState``.
        ///   - calibration: One of ``ScorecardCalibration``.
        public init(
            scorecardId: String,
            questionnaireId: String,
            scoringTime: ICWS.DateTime,
            scoringState: ICWS.QualityManagement.ScorecardScoringState,
            scorePct: Double,
            signoffState: ICWS.QualityManagement.ScorecardSignoffState,
            calibration: ICWS.QualityManagement.ScorecardCalibration
        ) {
            fields = ContractFields()
            fields.set("scorecardId", scorecardId)
            fields.set("questionnaireId", questionnaireId)
            fields.set("scoringTime", scoringTime)
            fields.set("scoringState", scoringState)
            fields.set("scorePct", scorePct)
            fields.set("signoffState", signoffState)
            fields.set("calibration", calibration)
        }
        /// A text; required.
        public var scorecardId: String {
            get { fields.required("scorecardId") }
            set { fields.set("scorecardId", newValue) }
        }
        /// A text; required.
        public var questionnaireId: String {
            get { fields.required("questionnaireId") }
            set { fields.set("questionnaireId", newValue) }
        }
        /// A text; absent, null or a value.
        public var scoredUser: Field<String> {
            get { fields.field("scoredUser") }
            set { fields.set("scoredUser", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var scoringUser: Field<String> {
            get { fields.field("scoringUser") }
            set { fields.set("scoringUser", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isFailed: Field<Bool> {
            get { fields.field("isFailed") }
            set { fields.set("isFailed", field: newValue) }
        }
        /// A point in time, UTC; required.
        public var scoringTime: ICWS.DateTime {
            get { fields.required("scoringTime") }
            set { fields.set("scoringTime", newValue) }
        }
        /// One of ``ScorecardScoringState``; required.
        public var scoringState: ICWS.QualityManagement.ScorecardScoringState {
            get { fields.required("scoringState") }
            set { fields.set("scoringState", newValue) }
        }
        /// A text; absent, null or a value.
        public var rank: Field<String> {
            get { fields.field("rank") }
            set { fields.set("rank", field: newValue) }
        }
        /// A number; required.
        public var scorePct: Double {
            get { fields.required("scorePct") }
            set { fields.set("scorePct", newValue) }
        }
        /// One of ``ScorecardSignoffState``; required.
        public var signoffState: ICWS.QualityManagement.ScorecardSignoffState {
            get { fields.required("signoffState") }
            set { fields.set("signoffState", newValue) }
        }
        /// One of ``ScorecardCalibration``; required.
        public var calibration: ICWS.QualityManagement.ScorecardCalibration {
            get { fields.required("calibration") }
            set { fields.set("calibration", newValue) }
        }
        /// A number; absent, null or a value.
        public var avgWorkgroupScorePct: Field<Double> {
            get { fields.field("avgWorkgroupScorePct") }
            set { fields.set("avgWorkgroupScorePct", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var avgWorkgroupRank: Field<String> {
            get { fields.field("avgWorkgroupRank") }
            set { fields.set("avgWorkgroupRank", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("scorecardId", String.self)
            checker.required("questionnaireId", String.self)
            checker.optional("scoredUser", String.self)
            checker.optional("scoringUser", String.self)
            checker.optional("isFailed", Bool.self)
            checker.required("scoringTime", ICWS.DateTime.self)
            checker.required("scoringState", ICWS.QualityManagement.ScorecardScoringState.self)
            checker.optional("rank", String.self)
            checker.required("scorePct", Double.self)
            checker.required("signoffState", ICWS.QualityManagement.ScorecardSignoffState.self)
            checker.required("calibration", ICWS.QualityManagement.ScorecardCalibration.self)
            checker.optional("avgWorkgroupScorePct", Double.self)
            checker.optional("avgWorkgroupRank", String.self)
        }
    }
}

extension ICWS.QualityManagement {
    /// Contract `QualityManagement.SurveySearchData`.
    ///
    /// Known from the vendor's library.
    public struct SurveySearchData: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:qualityManagement:surveySearchData" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - surveyFormId: A text.
        ///   - surveyId: A text.
        public init(
            surveyFormId: String,
            surveyId: String
        ) {
            fields = ContractFields()
            fields.set("surveyFormId", surveyFormId)
            fields.set("surveyId", surveyId)
        }
        /// A text; required.
        public var surveyFormId: String {
            get { fields.required("surveyFormId") }
            set { fields.set("surveyFormId", newValue) }
        }
        /// A text; required.
        public var surveyId: String {
            get { fields.required("surveyId") }
            set { fields.set("surveyId", newValue) }
        }
        /// A number; absent, null or a value.
        public var scorePct: Field<Double> {
            get { fields.field("scorePct") }
            set { fields.set("scorePct", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var rank: Field<String> {
            get { fields.field("rank") }
            set { fields.set("rank", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("surveyFormId", String.self)
            checker.required("surveyId", String.self)
            checker.optional("scorePct", Double.self)
            checker.optional("rank", String.self)
        }
    }
}
