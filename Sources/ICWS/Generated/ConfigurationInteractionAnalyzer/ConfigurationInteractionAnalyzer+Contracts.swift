// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSConfiguration
public import ICWSCore
public import ICWSMessaging

extension ICWS.Configuration.InteractionAnalyzer {
    /// Contract `Configuration.InteractionAnalyzer.Keyword`.
    ///
    /// Known from the vendor's library.
    public struct Keyword: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionAnalyzer:keyword" }
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
        /// A whole number; absent, null or a value.
        public var agentScore: Field<Int> {
            get { fields.field("agentScore") }
            set { fields.set("agentScore", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var configurationId: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("configurationId") }
            set { fields.set("configurationId", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var customerScore: Field<Int> {
            get { fields.field("customerScore") }
            set { fields.set("customerScore", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var language: Field<String> {
            get { fields.field("language") }
            set { fields.set("language", field: newValue) }
        }
        /// A number; absent, null or a value.
        public var minimumConfidenceThreshold: Field<Double> {
            get { fields.field("minimumConfidenceThreshold") }
            set { fields.set("minimumConfidenceThreshold", field: newValue) }
        }
        /// A list, each a text; absent, null or a value.
        public var userAntiPronunciations: Field<[String]> {
            get { fields.field("userAntiPronunciations") }
            set { fields.set("userAntiPronunciations", field: newValue) }
        }
        /// A list, each a text; absent, null or a value.
        public var userAntiWords: Field<[String]> {
            get { fields.field("userAntiWords") }
            set { fields.set("userAntiWords", field: newValue) }
        }
        /// A list, each a text; absent, null or a value.
        public var userPronunciations: Field<[String]> {
            get { fields.field("userPronunciations") }
            set { fields.set("userPronunciations", field: newValue) }
        }
        /// A list, each a text; absent, null or a value.
        public var userWords: Field<[String]> {
            get { fields.field("userWords") }
            set { fields.set("userWords", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("agentScore", Int.self)
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("customerScore", Int.self)
            checker.optional("language", String.self)
            checker.optional("minimumConfidenceThreshold", Double.self)
            checker.optional("userAntiPronunciations", [String].self)
            checker.optional("userAntiWords", [String].self)
            checker.optional("userPronunciations", [String].self)
            checker.optional("userWords", [String].self)
        }
    }
}

extension ICWS.Configuration.InteractionAnalyzer {
    /// Contract `Configuration.InteractionAnalyzer.KeywordSet`.
    ///
    /// Known from the vendor's library.
    public struct KeywordSet: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionAnalyzer:keywordSet" }
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
        /// A ``ConfigurationId``; may be missing.
        public var configurationId: ICWS.Configuration.ConfigurationId? {
            get { fields.optional("configurationId") }
            set { fields.set("configurationId", optional: newValue) }
        }
        /// A point in time, UTC; absent, null or a value.
        public var createdDate: Field<ICWS.DateTime> {
            get { fields.field("createdDate") }
            set { fields.set("createdDate", field: newValue) }
        }
        /// A list, each a ``CustomAttribute``; absent, null or a value.
        public var customAttributes: Field<[ICWS.Configuration.CustomAttribute]> {
            get { fields.field("customAttributes") }
            set { fields.set("customAttributes", field: newValue) }
        }
        /// A point in time, UTC; absent, null or a value.
        public var lastModifiedDate: Field<ICWS.DateTime> {
            get { fields.field("lastModifiedDate") }
            set { fields.set("lastModifiedDate", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var notes: Field<String> {
            get { fields.field("notes") }
            set { fields.set("notes", field: newValue) }
        }
        /// A ``ConfigurationId``; may be missing.
        public var accessControlGroupAssignment: ICWS.Configuration.ConfigurationId? {
            get { fields.optional("accessControlGroupAssignment") }
            set { fields.set("accessControlGroupAssignment", optional: newValue) }
        }
        /// A text; absent, null or a value.
        public var category: Field<String> {
            get { fields.field("category") }
            set { fields.set("category", field: newValue) }
        }
        /// A list, each a ``Keyword``; absent, null or a value.
        public var keywords: Field<[ICWS.Configuration.InteractionAnalyzer.Keyword]> {
            get { fields.field("keywords") }
            set { fields.set("keywords", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("createdDate", ICWS.DateTime.self)
            checker.optional("customAttributes", [ICWS.Configuration.CustomAttribute].self)
            checker.optional("lastModifiedDate", ICWS.DateTime.self)
            checker.optional("notes", String.self)
            checker.optional("accessControlGroupAssignment", ICWS.Configuration.ConfigurationId.self)
            checker.optional("category", String.self)
            checker.optional("keywords", [ICWS.Configuration.InteractionAnalyzer.Keyword].self)
        }
    }
}

extension ICWS.Configuration.InteractionAnalyzer {
    /// Contract `Configuration.InteractionAnalyzer.KeywordSets`.
    ///
    /// Known from the vendor's library.
    public struct KeywordSetsContract: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionAnalyzer:keywordSets" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``KeywordSet``.
        public init(
            items: [ICWS.Configuration.InteractionAnalyzer.KeywordSet]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``KeywordSet``; required.
        public var items: [ICWS.Configuration.InteractionAnalyzer.KeywordSet] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.InteractionAnalyzer.KeywordSet].self)
        }
    }
}

extension ICWS.Configuration.InteractionAnalyzer {
    /// Contract `Configuration.InteractionAnalyzer.KeywordSetsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/keyword-sets/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct KeywordSetsMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionAnalyzer:keywordSetsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/keyword-sets/{subscriptionId}"
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
        /// A list, each a ``KeywordSet``; may be missing.
        public var added: [ICWS.Configuration.InteractionAnalyzer.KeywordSet]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``KeywordSet``; may be missing.
        public var changed: [ICWS.Configuration.InteractionAnalyzer.KeywordSet]? {
            get { fields.optional("changed") }
            set { fields.set("changed", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var removed: [String]? {
            get { fields.optional("removed") }
            set { fields.set("removed", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.MultipleSubscriptionMessage.checkFields(&checker)
            checker.optional("added", [ICWS.Configuration.InteractionAnalyzer.KeywordSet].self)
            checker.optional("changed", [ICWS.Configuration.InteractionAnalyzer.KeywordSet].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.InteractionAnalyzer {
    /// Contract `Configuration.InteractionAnalyzer.PreviewKeywordRuntimeResult`.
    ///
    /// Known from the vendor's library.
    public struct PreviewKeywordRuntimeResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionAnalyzer:previewKeywordRuntimeResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - accuracyIndex: A text.
        ///   - accuracyIndexStandardDeviation: A text.
        ///   - runtimePronunciations: A list, each a text.
        ///   - runtimeAntiPronunciations: A list, each a text.
        public init(
            accuracyIndex: String,
            accuracyIndexStandardDeviation: String,
            runtimePronunciations: [String],
            runtimeAntiPronunciations: [String]
        ) {
            fields = ContractFields()
            fields.set("accuracyIndex", accuracyIndex)
            fields.set("accuracyIndexStandardDeviation", accuracyIndexStandardDeviation)
            fields.set("runtimePronunciations", runtimePronunciations)
            fields.set("runtimeAntiPronunciations", runtimeAntiPronunciations)
        }
        /// A text; required.
        public var accuracyIndex: String {
            get { fields.required("accuracyIndex") }
            set { fields.set("accuracyIndex", newValue) }
        }
        /// A text; required.
        public var accuracyIndexStandardDeviation: String {
            get { fields.required("accuracyIndexStandardDeviation") }
            set { fields.set("accuracyIndexStandardDeviation", newValue) }
        }
        /// A list, each a text; required.
        public var runtimePronunciations: [String] {
            get { fields.required("runtimePronunciations") }
            set { fields.set("runtimePronunciations", newValue) }
        }
        /// A list, each a text; required.
        public var runtimeAntiPronunciations: [String] {
            get { fields.required("runtimeAntiPronunciations") }
            set { fields.set("runtimeAntiPronunciations", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("accuracyIndex", String.self)
            checker.required("accuracyIndexStandardDeviation", String.self)
            checker.required("runtimePronunciations", [String].self)
            checker.required("runtimeAntiPronunciations", [String].self)
        }
    }
}
