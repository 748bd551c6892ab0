// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSConfiguration
public import ICWSCore
public import ICWSMessaging

extension ICWS.Configuration.InteractionRecorder {
    /// Contract `Configuration.InteractionRecorder.InteractionRecorderConfiguration`.
    ///
    /// Known from the vendor's library.
    public struct InteractionRecorderConfiguration: Contract {
        /// What stands in `__type`.
        public static var urn: String {
            "urn:inin.com:configuration.interactionRecorder:interactionRecorderConfiguration"
        }
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
        /// True or false; absent, null or a value.
        public var enableSnippetRecordings: Field<Bool> {
            get { fields.field("enableSnippetRecordings") }
            set { fields.set("enableSnippetRecordings", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var forceHandsetPlayback: Field<Bool> {
            get { fields.field("forceHandsetPlayback") }
            set { fields.set("forceHandsetPlayback", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("enableSnippetRecordings", Bool.self)
            checker.optional("forceHandsetPlayback", Bool.self)
        }
    }
}

extension ICWS.Configuration.InteractionRecorder {
    /// Contract `Configuration.InteractionRecorder.InteractionRecorderConfigurationMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/interaction-recorder-configuration/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct InteractionRecorderConfigurationMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String {
            "urn:inin.com:configuration.interactionRecorder:interactionRecorderConfigurationMessage"
        }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/interaction-recorder-configuration/{subscriptionId}"
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
        /// - Parameters:
        ///   - isDelta: True or false.
        ///   - interactionRecorderConfiguration: A ``InteractionRecorderConfiguration``.
        public init(
            isDelta: Bool,
            interactionRecorderConfiguration: ICWS.Configuration.InteractionRecorder.InteractionRecorderConfiguration
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("interactionRecorderConfiguration", interactionRecorderConfiguration)
        }
        /// A ``InteractionRecorderConfiguration``; required.
        public var interactionRecorderConfiguration:
            ICWS.Configuration.InteractionRecorder.InteractionRecorderConfiguration
        {
            get { fields.required("interactionRecorderConfiguration") }
            set { fields.set("interactionRecorderConfiguration", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required(
                "interactionRecorderConfiguration",
                ICWS.Configuration.InteractionRecorder.InteractionRecorderConfiguration.self)
        }
    }
}

extension ICWS.Configuration.InteractionRecorder {
    /// Contract `Configuration.InteractionRecorder.InteractionRecorderQuestionnaire`.
    ///
    /// Known from the vendor's library.
    public struct InteractionRecorderQuestionnaire: Contract {
        /// What stands in `__type`.
        public static var urn: String {
            "urn:inin.com:configuration.interactionRecorder:interactionRecorderQuestionnaire"
        }
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
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
        }
    }
}

extension ICWS.Configuration.InteractionRecorder {
    /// Contract `Configuration.InteractionRecorder.InteractionRecorderQuestionnaires`.
    ///
    /// Known from the vendor's library.
    public struct InteractionRecorderQuestionnaires: Contract {
        /// What stands in `__type`.
        public static var urn: String {
            "urn:inin.com:configuration.interactionRecorder:interactionRecorderQuestionnaires"
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``InteractionRecorderQuestionnaire``.
        public init(
            items: [ICWS.Configuration.InteractionRecorder.InteractionRecorderQuestionnaire]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``InteractionRecorderQuestionnaire``; required.
        public var items: [ICWS.Configuration.InteractionRecorder.InteractionRecorderQuestionnaire] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.InteractionRecorder.InteractionRecorderQuestionnaire].self)
        }
    }
}
