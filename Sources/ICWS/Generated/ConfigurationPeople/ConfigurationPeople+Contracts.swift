// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSConfiguration
public import ICWSCore
public import ICWSMessaging

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.AccessControlGroup`.
    ///
    /// Known from the vendor's library.
    public struct AccessControlGroup: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:accessControlGroup" }
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
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var accountCodes: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("accountCodes") }
            set { fields.set("accountCodes", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var children: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("children") }
            set { fields.set("children", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var clientConfigurationTemplates: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("clientConfigurationTemplates") }
            set { fields.set("clientConfigurationTemplates", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var imageResources: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("imageResources") }
            set { fields.set("imageResources", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var interactionProcessorTables: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("interactionProcessorTables") }
            set { fields.set("interactionProcessorTables", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var ipPhoneProxyGroups: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("ipPhoneProxyGroups") }
            set { fields.set("ipPhoneProxyGroups", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var ipPhoneRingSets: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("ipPhoneRingSets") }
            set { fields.set("ipPhoneRingSets", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var ipPhones: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("ipPhones") }
            set { fields.set("ipPhones", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var ipPhoneTemplates: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("ipPhoneTemplates") }
            set { fields.set("ipPhoneTemplates", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isPermanent: Field<Bool> {
            get { fields.field("isPermanent") }
            set { fields.set("isPermanent", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var keywordSets: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("keywordSets") }
            set { fields.set("keywordSets", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var layouts: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("layouts") }
            set { fields.set("layouts", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var locations: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("locations") }
            set { fields.set("locations", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var parent: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("parent") }
            set { fields.set("parent", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var passwordPolicies: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("passwordPolicies") }
            set { fields.set("passwordPolicies", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var roles: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("roles") }
            set { fields.set("roles", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var schedules: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("schedules") }
            set { fields.set("schedules", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var skillCategories: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("skillCategories") }
            set { fields.set("skillCategories", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var skills: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("skills") }
            set { fields.set("skills", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var stationGroups: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("stationGroups") }
            set { fields.set("stationGroups", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var stations: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("stations") }
            set { fields.set("stations", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var stationTemplates: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("stationTemplates") }
            set { fields.set("stationTemplates", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var statisticGroups: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("statisticGroups") }
            set { fields.set("statisticGroups", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var users: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("users") }
            set { fields.set("users", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var workgroups: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("workgroups") }
            set { fields.set("workgroups", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var wrapUpCategories: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("wrapUpCategories") }
            set { fields.set("wrapUpCategories", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var wrapUpCodes: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("wrapUpCodes") }
            set { fields.set("wrapUpCodes", field: newValue) }
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
            checker.optional("accountCodes", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("children", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("clientConfigurationTemplates", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("imageResources", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("interactionProcessorTables", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("ipPhoneProxyGroups", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("ipPhoneRingSets", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("ipPhones", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("ipPhoneTemplates", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("isPermanent", Bool.self)
            checker.optional("keywordSets", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("layouts", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("locations", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("parent", ICWS.Configuration.ConfigurationId.self)
            checker.optional("passwordPolicies", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("roles", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("schedules", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("skillCategories", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("skills", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("stationGroups", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("stations", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("stationTemplates", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("statisticGroups", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("users", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("workgroups", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("wrapUpCategories", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("wrapUpCodes", [ICWS.Configuration.ConfigurationId].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.AccessControlGroups`.
    ///
    /// Known from the vendor's library.
    public struct AccessControlGroupsContract: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:accessControlGroups" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``AccessControlGroup``.
        public init(
            items: [ICWS.Configuration.People.AccessControlGroup]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``AccessControlGroup``; required.
        public var items: [ICWS.Configuration.People.AccessControlGroup] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.People.AccessControlGroup].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.AccessControlGroupsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/access-control-groups/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct AccessControlGroupsMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:accessControlGroupsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/access-control-groups/{subscriptionId}"
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
        /// A list, each a ``AccessControlGroup``; may be missing.
        public var added: [ICWS.Configuration.People.AccessControlGroup]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``AccessControlGroup``; may be missing.
        public var changed: [ICWS.Configuration.People.AccessControlGroup]? {
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
            checker.optional("added", [ICWS.Configuration.People.AccessControlGroup].self)
            checker.optional("changed", [ICWS.Configuration.People.AccessControlGroup].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.People.Accessrights {
    /// Contract `Configuration.People.Accessrights.AccessRightsProperties`.
    ///
    /// Known from the vendor's library.
    public struct AccessRightsProperties: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people.accessrights:accessRightsProperties" }
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
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var activateOthers: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("activateOthers") }
            set { fields.set("activateOthers", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var activateSelf: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("activateSelf") }
            set { fields.set("activateSelf", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canEditAccessRights: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canEditAccessRights") }
            set { fields.set("canEditAccessRights", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var changeUserStatus: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("changeUserStatus") }
            set { fields.set("changeUserStatus", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var clientButtons: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("clientButtons") }
            set { fields.set("clientButtons", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var coachLineQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("coachLineQueue") }
            set { fields.set("coachLineQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var coachStationQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("coachStationQueue") }
            set { fields.set("coachStationQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var coachUserQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("coachUserQueue") }
            set { fields.set("coachUserQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var coachWorkgroupQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("coachWorkgroupQueue") }
            set { fields.set("coachWorkgroupQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var createOptimizerForecasts: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("createOptimizerForecasts") }
            set { fields.set("createOptimizerForecasts", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var createSchedulingUnitAgentConstraints:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("createSchedulingUnitAgentConstraints") }
            set { fields.set("createSchedulingUnitAgentConstraints", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var createSchedulingUnitAgentGroups:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("createSchedulingUnitAgentGroups") }
            set { fields.set("createSchedulingUnitAgentGroups", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var createSchedulingUnitSchedules: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("createSchedulingUnitSchedules") }
            set { fields.set("createSchedulingUnitSchedules", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var createSchedulingUnitShiftRotations:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("createSchedulingUnitShiftRotations") }
            set { fields.set("createSchedulingUnitShiftRotations", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var createSchedulingUnitShifts: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("createSchedulingUnitShifts") }
            set { fields.set("createSchedulingUnitShifts", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var createSchedulingUnitTimeoffRequests:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("createSchedulingUnitTimeoffRequests") }
            set { fields.set("createSchedulingUnitTimeoffRequests", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var deleteOptimizerForecasts: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("deleteOptimizerForecasts") }
            set { fields.set("deleteOptimizerForecasts", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var deleteSchedulingUnitAgentConstraints:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("deleteSchedulingUnitAgentConstraints") }
            set { fields.set("deleteSchedulingUnitAgentConstraints", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var deleteSchedulingUnitAgentGroups:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("deleteSchedulingUnitAgentGroups") }
            set { fields.set("deleteSchedulingUnitAgentGroups", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var deleteSchedulingUnitSchedules: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("deleteSchedulingUnitSchedules") }
            set { fields.set("deleteSchedulingUnitSchedules", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var deleteSchedulingUnitShiftRotations:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("deleteSchedulingUnitShiftRotations") }
            set { fields.set("deleteSchedulingUnitShiftRotations", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var deleteSchedulingUnitShifts: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("deleteSchedulingUnitShifts") }
            set { fields.set("deleteSchedulingUnitShifts", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var deleteSchedulingUnitTimeoffRequests:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("deleteSchedulingUnitTimeoffRequests") }
            set { fields.set("deleteSchedulingUnitTimeoffRequests", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var disconnectLineQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("disconnectLineQueue") }
            set { fields.set("disconnectLineQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var disconnectStationQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("disconnectStationQueue") }
            set { fields.set("disconnectStationQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var disconnectUserQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("disconnectUserQueue") }
            set { fields.set("disconnectUserQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var disconnectWorkgroupQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("disconnectWorkgroupQueue") }
            set { fields.set("disconnectWorkgroupQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var eFaqs: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("eFaqs") }
            set { fields.set("eFaqs", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var followMePhoneNumberClassifications:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("followMePhoneNumberClassifications") }
            set { fields.set("followMePhoneNumberClassifications", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var forwardPhoneNumberClassifications:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("forwardPhoneNumberClassifications") }
            set { fields.set("forwardPhoneNumberClassifications", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var holdStationQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("holdStationQueue") }
            set { fields.set("holdStationQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var holdUserQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("holdUserQueue") }
            set { fields.set("holdUserQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var interactionClientPlugins: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("interactionClientPlugins") }
            set { fields.set("interactionClientPlugins", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var interactionConferenceRestrictRooms:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("interactionConferenceRestrictRooms") }
            set { fields.set("interactionConferenceRestrictRooms", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var joinLineQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("joinLineQueue") }
            set { fields.set("joinLineQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var joinStationQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("joinStationQueue") }
            set { fields.set("joinStationQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var joinUserQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("joinUserQueue") }
            set { fields.set("joinUserQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var joinWorkgroupQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("joinWorkgroupQueue") }
            set { fields.set("joinWorkgroupQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var launchableProcessList: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("launchableProcessList") }
            set { fields.set("launchableProcessList", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var listAccountCodes: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("listAccountCodes") }
            set { fields.set("listAccountCodes", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var listenLineQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("listenLineQueue") }
            set { fields.set("listenLineQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var listenStationQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("listenStationQueue") }
            set { fields.set("listenStationQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var listenUserQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("listenUserQueue") }
            set { fields.set("listenUserQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var listenWorkgroupQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("listenWorkgroupQueue") }
            set { fields.set("listenWorkgroupQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var loginStation: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("loginStation") }
            set { fields.set("loginStation", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var manageProcessList: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("manageProcessList") }
            set { fields.set("manageProcessList", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var miscellaneous: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("miscellaneous") }
            set { fields.set("miscellaneous", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var modifyAttendantEmailProfiles: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("modifyAttendantEmailProfiles") }
            set { fields.set("modifyAttendantEmailProfiles", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var modifyAttendantInboundProfiles: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("modifyAttendantInboundProfiles") }
            set { fields.set("modifyAttendantInboundProfiles", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var modifyAttendantOperatorProfiles:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("modifyAttendantOperatorProfiles") }
            set { fields.set("modifyAttendantOperatorProfiles", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var modifyAttendantOutboundProfiles:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("modifyAttendantOutboundProfiles") }
            set { fields.set("modifyAttendantOutboundProfiles", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var modifyCampaignList: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("modifyCampaignList") }
            set { fields.set("modifyCampaignList", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var modifyFeedbackSurveys: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("modifyFeedbackSurveys") }
            set { fields.set("modifyFeedbackSurveys", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var modifyOptimizerForecasts: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("modifyOptimizerForecasts") }
            set { fields.set("modifyOptimizerForecasts", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var modifyRecorderQuestionnaires: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("modifyRecorderQuestionnaires") }
            set { fields.set("modifyRecorderQuestionnaires", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var modifySchedulingUnitAgentConstraints:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("modifySchedulingUnitAgentConstraints") }
            set { fields.set("modifySchedulingUnitAgentConstraints", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var modifySchedulingUnitAgentGroups:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("modifySchedulingUnitAgentGroups") }
            set { fields.set("modifySchedulingUnitAgentGroups", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var modifySchedulingUnitConfiguration:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("modifySchedulingUnitConfiguration") }
            set { fields.set("modifySchedulingUnitConfiguration", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var modifySchedulingUnitListRealTimeAdherence:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("modifySchedulingUnitListRealTimeAdherence") }
            set { fields.set("modifySchedulingUnitListRealTimeAdherence", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var modifySchedulingUnitSchedules: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("modifySchedulingUnitSchedules") }
            set { fields.set("modifySchedulingUnitSchedules", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var modifySchedulingUnitShiftRotations:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("modifySchedulingUnitShiftRotations") }
            set { fields.set("modifySchedulingUnitShiftRotations", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var modifySchedulingUnitShifts: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("modifySchedulingUnitShifts") }
            set { fields.set("modifySchedulingUnitShifts", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var modifySchedulingUnitTimeoffRequests:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("modifySchedulingUnitTimeoffRequests") }
            set { fields.set("modifySchedulingUnitTimeoffRequests", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var muteStationQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("muteStationQueue") }
            set { fields.set("muteStationQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var muteUserQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("muteUserQueue") }
            set { fields.set("muteUserQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var phoneNumberClassifications: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("phoneNumberClassifications") }
            set { fields.set("phoneNumberClassifications", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var pickupLineQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("pickupLineQueue") }
            set { fields.set("pickupLineQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var pickupStationQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("pickupStationQueue") }
            set { fields.set("pickupStationQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var pickupUserQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("pickupUserQueue") }
            set { fields.set("pickupUserQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var pickupWorkgroupQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("pickupWorkgroupQueue") }
            set { fields.set("pickupWorkgroupQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var previewEmailUserQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("previewEmailUserQueue") }
            set { fields.set("previewEmailUserQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var previewEmailWorkgroupQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("previewEmailWorkgroupQueue") }
            set { fields.set("previewEmailWorkgroupQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var recordLineQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("recordLineQueue") }
            set { fields.set("recordLineQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var recordStationQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("recordStationQueue") }
            set { fields.set("recordStationQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var recordUserQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("recordUserQueue") }
            set { fields.set("recordUserQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var recordWorkgroupQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("recordWorkgroupQueue") }
            set { fields.set("recordWorkgroupQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var responseManagementDocuments: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("responseManagementDocuments") }
            set { fields.set("responseManagementDocuments", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var snipLineQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("snipLineQueue") }
            set { fields.set("snipLineQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var snipStationQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("snipStationQueue") }
            set { fields.set("snipStationQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var snipUserQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("snipUserQueue") }
            set { fields.set("snipUserQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var snipWorkgroupQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("snipWorkgroupQueue") }
            set { fields.set("snipWorkgroupQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var statusMessages: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("statusMessages") }
            set { fields.set("statusMessages", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var substituteQueueControlColumns: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("substituteQueueControlColumns") }
            set { fields.set("substituteQueueControlColumns", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var transferLineQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("transferLineQueue") }
            set { fields.set("transferLineQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var transferStationQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("transferStationQueue") }
            set { fields.set("transferStationQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var transferUserQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("transferUserQueue") }
            set { fields.set("transferUserQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var transferWorkgroupQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("transferWorkgroupQueue") }
            set { fields.set("transferWorkgroupQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var tuiPhoneNumberClassifications: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("tuiPhoneNumberClassifications") }
            set { fields.set("tuiPhoneNumberClassifications", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewAnalyticsDashboards: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewAnalyticsDashboards") }
            set { fields.set("viewAnalyticsDashboards", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewAttendantEmailProfileInSearch:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("viewAttendantEmailProfileInSearch") }
            set { fields.set("viewAttendantEmailProfileInSearch", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewAttendantEmailProfiles: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewAttendantEmailProfiles") }
            set { fields.set("viewAttendantEmailProfiles", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewAttendantInboundProfileInSearch:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("viewAttendantInboundProfileInSearch") }
            set { fields.set("viewAttendantInboundProfileInSearch", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewAttendantInboundProfiles: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewAttendantInboundProfiles") }
            set { fields.set("viewAttendantInboundProfiles", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewAttendantOperatorProfileInSearch:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("viewAttendantOperatorProfileInSearch") }
            set { fields.set("viewAttendantOperatorProfileInSearch", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewAttendantOperatorProfiles: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("viewAttendantOperatorProfiles") }
            set { fields.set("viewAttendantOperatorProfiles", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewAttendantOutboundProfileInSearch:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("viewAttendantOutboundProfileInSearch") }
            set { fields.set("viewAttendantOutboundProfileInSearch", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewAttendantOutboundProfiles: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("viewAttendantOutboundProfiles") }
            set { fields.set("viewAttendantOutboundProfiles", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewCampaignList: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewCampaignList") }
            set { fields.set("viewCampaignList", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewDataSource: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewDataSource") }
            set { fields.set("viewDataSource", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewFeedbackSurveys: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewFeedbackSurveys") }
            set { fields.set("viewFeedbackSurveys", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewGeneralDirectories: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewGeneralDirectories") }
            set { fields.set("viewGeneralDirectories", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewHistoricalReports: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewHistoricalReports") }
            set { fields.set("viewHistoricalReports", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewIndividualStatistics: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewIndividualStatistics") }
            set { fields.set("viewIndividualStatistics", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewLayoutList: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewLayoutList") }
            set { fields.set("viewLayoutList", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewLineQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewLineQueue") }
            set { fields.set("viewLineQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewModifyOptimizerAll: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewModifyOptimizerAll") }
            set { fields.set("viewModifyOptimizerAll", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewOptimizerForecasts: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewOptimizerForecasts") }
            set { fields.set("viewOptimizerForecasts", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewOptimizerSchedulingUnits: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewOptimizerSchedulingUnits") }
            set { fields.set("viewOptimizerSchedulingUnits", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewPositionsList: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewPositionsList") }
            set { fields.set("viewPositionsList", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewProcessList: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewProcessList") }
            set { fields.set("viewProcessList", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewQueueControlColumns: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewQueueControlColumns") }
            set { fields.set("viewQueueControlColumns", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewRecorderQuestionnaires: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewRecorderQuestionnaires") }
            set { fields.set("viewRecorderQuestionnaires", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewReport: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewReport") }
            set { fields.set("viewReport", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewSchedulingUnitAgentConstraints:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("viewSchedulingUnitAgentConstraints") }
            set { fields.set("viewSchedulingUnitAgentConstraints", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewSchedulingUnitAgentGroups: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("viewSchedulingUnitAgentGroups") }
            set { fields.set("viewSchedulingUnitAgentGroups", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewSchedulingUnitConfiguration:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("viewSchedulingUnitConfiguration") }
            set { fields.set("viewSchedulingUnitConfiguration", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewSchedulingUnitIntradayMonitoring:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("viewSchedulingUnitIntradayMonitoring") }
            set { fields.set("viewSchedulingUnitIntradayMonitoring", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewSchedulingUnitListRealTimeAdherence:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("viewSchedulingUnitListRealTimeAdherence") }
            set { fields.set("viewSchedulingUnitListRealTimeAdherence", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewSchedulingUnitSchedulePreferences:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("viewSchedulingUnitSchedulePreferences") }
            set { fields.set("viewSchedulingUnitSchedulePreferences", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewSchedulingUnitSchedules: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewSchedulingUnitSchedules") }
            set { fields.set("viewSchedulingUnitSchedules", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewSchedulingUnitShiftRotations:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("viewSchedulingUnitShiftRotations") }
            set { fields.set("viewSchedulingUnitShiftRotations", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewSchedulingUnitShifts: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewSchedulingUnitShifts") }
            set { fields.set("viewSchedulingUnitShifts", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewSchedulingUnitTimeoffRequests:
            Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("viewSchedulingUnitTimeoffRequests") }
            set { fields.set("viewSchedulingUnitTimeoffRequests", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewSkillList: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewSkillList") }
            set { fields.set("viewSkillList", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewStationGroups: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewStationGroups") }
            set { fields.set("viewStationGroups", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewStationGroupsInSearch: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewStationGroupsInSearch") }
            set { fields.set("viewStationGroupsInSearch", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewStationQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewStationQueue") }
            set { fields.set("viewStationQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewStationQueueInSearch: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewStationQueueInSearch") }
            set { fields.set("viewStationQueueInSearch", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewStatusColumns: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewStatusColumns") }
            set { fields.set("viewStatusColumns", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewUserInteractionHistory: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewUserInteractionHistory") }
            set { fields.set("viewUserInteractionHistory", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewUserQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewUserQueue") }
            set { fields.set("viewUserQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewWorkgroup: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewWorkgroup") }
            set { fields.set("viewWorkgroup", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewWorkgroupQueue: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewWorkgroupQueue") }
            set { fields.set("viewWorkgroupQueue", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewWorkgroupQueueInSearch: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewWorkgroupQueueInSearch") }
            set { fields.set("viewWorkgroupQueueInSearch", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var viewWorkgroupStatistics: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("viewWorkgroupStatistics") }
            set { fields.set("viewWorkgroupStatistics", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("activateOthers", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("activateSelf", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("canEditAccessRights", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("changeUserStatus", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("clientButtons", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("coachLineQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("coachStationQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("coachUserQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("coachWorkgroupQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "createOptimizerForecasts", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "createSchedulingUnitAgentConstraints",
                ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "createSchedulingUnitAgentGroups", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "createSchedulingUnitSchedules", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "createSchedulingUnitShiftRotations",
                ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "createSchedulingUnitShifts", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "createSchedulingUnitTimeoffRequests",
                ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "deleteOptimizerForecasts", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "deleteSchedulingUnitAgentConstraints",
                ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "deleteSchedulingUnitAgentGroups", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "deleteSchedulingUnitSchedules", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "deleteSchedulingUnitShiftRotations",
                ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "deleteSchedulingUnitShifts", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "deleteSchedulingUnitTimeoffRequests",
                ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("disconnectLineQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "disconnectStationQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("disconnectUserQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "disconnectWorkgroupQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("eFaqs", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "followMePhoneNumberClassifications",
                ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "forwardPhoneNumberClassifications", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self
            )
            checker.optional("holdStationQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("holdUserQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "interactionClientPlugins", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "interactionConferenceRestrictRooms",
                ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("joinLineQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("joinStationQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("joinUserQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("joinWorkgroupQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "launchableProcessList", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("listAccountCodes", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("listenLineQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("listenStationQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("listenUserQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "listenWorkgroupQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("loginStation", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("manageProcessList", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("miscellaneous", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "modifyAttendantEmailProfiles", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "modifyAttendantInboundProfiles", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "modifyAttendantOperatorProfiles", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "modifyAttendantOutboundProfiles", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("modifyCampaignList", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "modifyFeedbackSurveys", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "modifyOptimizerForecasts", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "modifyRecorderQuestionnaires", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "modifySchedulingUnitAgentConstraints",
                ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "modifySchedulingUnitAgentGroups", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "modifySchedulingUnitConfiguration", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self
            )
            checker.optional(
                "modifySchedulingUnitListRealTimeAdherence",
                ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "modifySchedulingUnitSchedules", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "modifySchedulingUnitShiftRotations",
                ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "modifySchedulingUnitShifts", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "modifySchedulingUnitTimeoffRequests",
                ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("muteStationQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("muteUserQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "phoneNumberClassifications", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("pickupLineQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("pickupStationQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("pickupUserQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "pickupWorkgroupQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "previewEmailUserQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "previewEmailWorkgroupQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("recordLineQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("recordStationQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("recordUserQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "recordWorkgroupQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "responseManagementDocuments", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("snipLineQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("snipStationQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("snipUserQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("snipWorkgroupQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("statusMessages", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "substituteQueueControlColumns", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("transferLineQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "transferStationQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("transferUserQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "transferWorkgroupQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "tuiPhoneNumberClassifications", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewAnalyticsDashboards", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewAttendantEmailProfileInSearch", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self
            )
            checker.optional(
                "viewAttendantEmailProfiles", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewAttendantInboundProfileInSearch",
                ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewAttendantInboundProfiles", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewAttendantOperatorProfileInSearch",
                ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewAttendantOperatorProfiles", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewAttendantOutboundProfileInSearch",
                ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewAttendantOutboundProfiles", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("viewCampaignList", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("viewDataSource", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("viewFeedbackSurveys", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewGeneralDirectories", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewHistoricalReports", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewIndividualStatistics", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("viewLayoutList", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("viewLineQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewModifyOptimizerAll", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewOptimizerForecasts", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewOptimizerSchedulingUnits", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("viewPositionsList", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("viewProcessList", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewQueueControlColumns", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewRecorderQuestionnaires", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("viewReport", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewSchedulingUnitAgentConstraints",
                ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewSchedulingUnitAgentGroups", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewSchedulingUnitConfiguration", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewSchedulingUnitIntradayMonitoring",
                ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewSchedulingUnitListRealTimeAdherence",
                ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewSchedulingUnitSchedulePreferences",
                ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewSchedulingUnitSchedules", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewSchedulingUnitShiftRotations", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewSchedulingUnitShifts", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewSchedulingUnitTimeoffRequests", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self
            )
            checker.optional("viewSkillList", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("viewStationGroups", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewStationGroupsInSearch", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("viewStationQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewStationQueueInSearch", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("viewStatusColumns", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewUserInteractionHistory", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("viewUserQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("viewWorkgroup", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("viewWorkgroupQueue", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewWorkgroupQueueInSearch", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "viewWorkgroupStatistics", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
        }
    }
}

extension ICWS.Configuration.People.Accessrights {
    /// Contract `Configuration.People.Accessrights.AdministrativeRightsProperties`.
    ///
    /// Known from the vendor's library.
    public struct AdministrativeRightsProperties: Contract {
        /// What stands in `__type`.
        public static var urn: String {
            "urn:inin.com:configuration.people.accessrights:administrativeRightsProperties"
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
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var accountCodeList: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("accountCodeList") }
            set { fields.set("accountCodeList", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var accumulatorList: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("accumulatorList") }
            set { fields.set("accumulatorList", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var actions: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("actions") }
            set { fields.set("actions", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var analyticsConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("analyticsConfiguration") }
            set { fields.set("analyticsConfiguration", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var attendantDefaults: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("attendantDefaults") }
            set { fields.set("attendantDefaults", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var audioSources: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("audioSources") }
            set { fields.set("audioSources", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canEditAdministrativeRights: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canEditAdministrativeRights") }
            set { fields.set("canEditAdministrativeRights", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canPublishClientTemplates: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canPublishClientTemplates") }
            set { fields.set("canPublishClientTemplates", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var clientButtons: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("clientButtons") }
            set { fields.set("clientButtons", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var clientConfigurationConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("clientConfigurationConfiguration") }
            set { fields.set("clientConfigurationConfiguration", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var clientConfigurationTemplates: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("clientConfigurationTemplates") }
            set { fields.set("clientConfigurationTemplates", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var collective: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("collective") }
            set { fields.set("collective", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var contactListSources: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("contactListSources") }
            set { fields.set("contactListSources", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var dataManagerConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("dataManagerConfiguration") }
            set { fields.set("dataManagerConfiguration", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var defaultIPPhoneConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("defaultIPPhoneConfiguration") }
            set { fields.set("defaultIPPhoneConfiguration", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var defaultLocationConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("defaultLocationConfiguration") }
            set { fields.set("defaultLocationConfiguration", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var defaultStationConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("defaultStationConfiguration") }
            set { fields.set("defaultStationConfiguration", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var defaultUserConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("defaultUserConfiguration") }
            set { fields.set("defaultUserConfiguration", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var dnisMappingsConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("dnisMappingsConfiguration") }
            set { fields.set("dnisMappingsConfiguration", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var eFaq: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("eFaq") }
            set { fields.set("eFaq", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var faxConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("faxConfiguration") }
            set { fields.set("faxConfiguration", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var faxGroups: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("faxGroups") }
            set { fields.set("faxGroups", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var handlers: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("handlers") }
            set { fields.set("handlers", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var icDataSources: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("iCDataSources") }
            set { fields.set("iCDataSources", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var imageResources: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("imageResources") }
            set { fields.set("imageResources", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var initializationFunctions: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("initializationFunctions") }
            set { fields.set("initializationFunctions", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var interactionAnalyzerKeywordSets: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("interactionAnalyzerKeywordSets") }
            set { fields.set("interactionAnalyzerKeywordSets", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var interactionConferenceConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("interactionConferenceConfiguration") }
            set { fields.set("interactionConferenceConfiguration", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var interactionConferenceRooms: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("interactionConferenceRooms") }
            set { fields.set("interactionConferenceRooms", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var interactionDialerCallLists: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("interactionDialerCallLists") }
            set { fields.set("interactionDialerCallLists", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var interactionDialerCampaigns: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("interactionDialerCampaigns") }
            set { fields.set("interactionDialerCampaigns", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var interactionDialerConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("interactionDialerConfiguration") }
            set { fields.set("interactionDialerConfiguration", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var interactionDialerPolicySets: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("interactionDialerPolicySets") }
            set { fields.set("interactionDialerPolicySets", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var interactionDialerRuleSets: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("interactionDialerRuleSets") }
            set { fields.set("interactionDialerRuleSets", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var interactionDialerSchedules: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("interactionDialerSchedules") }
            set { fields.set("interactionDialerSchedules", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var interactionDialerScripts: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("interactionDialerScripts") }
            set { fields.set("interactionDialerScripts", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var interactionDialerSkillSets: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("interactionDialerSkillSets") }
            set { fields.set("interactionDialerSkillSets", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var interactionDialerStageSets: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("interactionDialerStageSets") }
            set { fields.set("interactionDialerStageSets", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var interactionDialerZoneSets: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("interactionDialerZoneSets") }
            set { fields.set("interactionDialerZoneSets", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var interactionFeedbackConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("interactionFeedbackConfiguration") }
            set { fields.set("interactionFeedbackConfiguration", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var interactionOptimizerAdvancedConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("interactionOptimizerAdvancedConfiguration") }
            set { fields.set("interactionOptimizerAdvancedConfiguration", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var interactionOptimizerAgentsConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("interactionOptimizerAgentsConfiguration") }
            set { fields.set("interactionOptimizerAgentsConfiguration", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var interactionProcessAutomation: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("interactionProcessAutomation") }
            set { fields.set("interactionProcessAutomation", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var interactionProcessorTables: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("interactionProcessorTables") }
            set { fields.set("interactionProcessorTables", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var interactionRecorderConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("interactionRecorderConfiguration") }
            set { fields.set("interactionRecorderConfiguration", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var interactionTrackerConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("interactionTrackerConfiguration") }
            set { fields.set("interactionTrackerConfiguration", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var ipPhoneRegistrationGroups: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("iPPhoneRegistrationGroups") }
            set { fields.set("iPPhoneRegistrationGroups", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var ipPhoneRingSets: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("iPPhoneRingSets") }
            set { fields.set("iPPhoneRingSets", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var ipPhones: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("iPPhones") }
            set { fields.set("iPPhones", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var ipPhoneTemplates: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("iPPhoneTemplates") }
            set { fields.set("iPPhoneTemplates", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var layouts: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("layouts") }
            set { fields.set("layouts", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var licensesAllocationConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("licensesAllocationConfiguration") }
            set { fields.set("licensesAllocationConfiguration", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var lineGroups: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("lineGroups") }
            set { fields.set("lineGroups", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var lines: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("lines") }
            set { fields.set("lines", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var locations: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("locations") }
            set { fields.set("locations", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var logRetrievalAssistantConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("logRetrievalAssistantConfiguration") }
            set { fields.set("logRetrievalAssistantConfiguration", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var mailConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("mailConfiguration") }
            set { fields.set("mailConfiguration", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var masterAdministrator: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("masterAdministrator") }
            set { fields.set("masterAdministrator", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var mediaServersConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("mediaServersConfiguration") }
            set { fields.set("mediaServersConfiguration", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var mrcpConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("mrcpConfiguration") }
            set { fields.set("mrcpConfiguration", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var passwordPolicies: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("passwordPolicies") }
            set { fields.set("passwordPolicies", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var passwordPoliciesConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("passwordPoliciesConfiguration") }
            set { fields.set("passwordPoliciesConfiguration", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var peerSitesConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("peerSitesConfiguration") }
            set { fields.set("peerSitesConfiguration", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var phoneNumbersConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("phoneNumbersConfiguration") }
            set { fields.set("phoneNumbersConfiguration", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var positions: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("positions") }
            set { fields.set("positions", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var problemReporterConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("problemReporterConfiguration") }
            set { fields.set("problemReporterConfiguration", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var queueControlColumns: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("queueControlColumns") }
            set { fields.set("queueControlColumns", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var reportLogs: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("reportLogs") }
            set { fields.set("reportLogs", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var reports: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("reports") }
            set { fields.set("reports", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var responseManagement: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("responseManagement") }
            set { fields.set("responseManagement", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var roles: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("roles") }
            set { fields.set("roles", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var salesforceCtis: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("salesforceCtis") }
            set { fields.set("salesforceCtis", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var sametimeConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("sametimeConfiguration") }
            set { fields.set("sametimeConfiguration", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var schedules: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("schedules") }
            set { fields.set("schedules", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var secureInputForms: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("secureInputForms") }
            set { fields.set("secureInputForms", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var selectionRuleList: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("selectionRuleList") }
            set { fields.set("selectionRuleList", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var serverParameter: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("serverParameter") }
            set { fields.set("serverParameter", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var serversConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("serversConfiguration") }
            set { fields.set("serversConfiguration", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var sessionManagerServerConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("sessionManagerServerConfiguration") }
            set { fields.set("sessionManagerServerConfiguration", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var singleSignOnIdentityProviders: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection>
        {
            get { fields.field("singleSignOnIdentityProviders") }
            set { fields.set("singleSignOnIdentityProviders", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var singleSignOnSecureTokenServer: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("singleSignOnSecureTokenServer") }
            set { fields.set("singleSignOnSecureTokenServer", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var sipBridge: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("sipBridge") }
            set { fields.set("sipBridge", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var sipProxyConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("sipProxyConfiguration") }
            set { fields.set("sipProxyConfiguration", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var skillCategories: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("skillCategories") }
            set { fields.set("skillCategories", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var skills: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("skills") }
            set { fields.set("skills", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var smsBroker: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("smsBroker") }
            set { fields.set("smsBroker", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var smsConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("smsConfiguration") }
            set { fields.set("smsConfiguration", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var socialMedia: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("socialMedia") }
            set { fields.set("socialMedia", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var speechRecognitionConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("speechRecognitionConfiguration") }
            set { fields.set("speechRecognitionConfiguration", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var stationGroups: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("stationGroups") }
            set { fields.set("stationGroups", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var stations: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("stations") }
            set { fields.set("stations", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var stationTemplates: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("stationTemplates") }
            set { fields.set("stationTemplates", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var statisticGroups: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("statisticGroups") }
            set { fields.set("statisticGroups", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var statusMessages: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("statusMessages") }
            set { fields.set("statusMessages", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var structuredParameters: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("structuredParameters") }
            set { fields.set("structuredParameters", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var systemConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("systemConfiguration") }
            set { fields.set("systemConfiguration", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var systemParameters: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("systemParameters") }
            set { fields.set("systemParameters", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var users: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("users") }
            set { fields.set("users", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var webServicesParameters: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("webServicesParameters") }
            set { fields.set("webServicesParameters", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var widgetsConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("widgetsConfiguration") }
            set { fields.set("widgetsConfiguration", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var workgroups: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("workgroups") }
            set { fields.set("workgroups", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var wrapUpCategories: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("wrapUpCategories") }
            set { fields.set("wrapUpCategories", field: newValue) }
        }
        /// A ``InheritableGroupedConfigurationIdCollection``; absent, null or a value.
        public var wrapUpCodes: Field<ICWS.Configuration.InheritableGroupedConfigurationIdCollection> {
            get { fields.field("wrapUpCodes") }
            set { fields.set("wrapUpCodes", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("accountCodeList", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("accumulatorList", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("actions", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("analyticsConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("attendantDefaults", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("audioSources", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("canEditAdministrativeRights", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canPublishClientTemplates", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("clientButtons", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("clientConfigurationConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional(
                "clientConfigurationTemplates", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("collective", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("contactListSources", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("dataManagerConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("defaultIPPhoneConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("defaultLocationConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("defaultStationConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("defaultUserConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("dnisMappingsConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("eFaq", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("faxConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("faxGroups", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("handlers", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("iCDataSources", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("imageResources", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "initializationFunctions", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "interactionAnalyzerKeywordSets", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("interactionConferenceConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional(
                "interactionConferenceRooms", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "interactionDialerCallLists", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "interactionDialerCampaigns", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("interactionDialerConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional(
                "interactionDialerPolicySets", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "interactionDialerRuleSets", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "interactionDialerSchedules", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "interactionDialerScripts", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "interactionDialerSkillSets", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "interactionDialerStageSets", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "interactionDialerZoneSets", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("interactionFeedbackConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional(
                "interactionOptimizerAdvancedConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional(
                "interactionOptimizerAgentsConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("interactionProcessAutomation", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional(
                "interactionProcessorTables", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("interactionRecorderConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("interactionTrackerConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional(
                "iPPhoneRegistrationGroups", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("iPPhoneRingSets", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("iPPhones", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("iPPhoneTemplates", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("layouts", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("licensesAllocationConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("lineGroups", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("lines", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("locations", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("logRetrievalAssistantConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("mailConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("masterAdministrator", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("mediaServersConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("mrcpConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("passwordPolicies", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("passwordPoliciesConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("peerSitesConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("phoneNumbersConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("positions", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("problemReporterConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("queueControlColumns", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("reportLogs", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("reports", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("responseManagement", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("roles", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("salesforceCtis", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("sametimeConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("schedules", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("secureInputForms", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("selectionRuleList", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("serverParameter", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("serversConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("sessionManagerServerConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional(
                "singleSignOnIdentityProviders", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("singleSignOnSecureTokenServer", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("sipBridge", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("sipProxyConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("skillCategories", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("skills", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("smsBroker", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("smsConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("socialMedia", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("speechRecognitionConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("stationGroups", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("stations", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("stationTemplates", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("statisticGroups", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("statusMessages", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "structuredParameters", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("systemConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("systemParameters", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("users", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional(
                "webServicesParameters", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("widgetsConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("workgroups", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("wrapUpCategories", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
            checker.optional("wrapUpCodes", ICWS.Configuration.InheritableGroupedConfigurationIdCollection.self)
        }
    }
}

extension ICWS.Configuration.People.Accessrights {
    /// Contract `Configuration.People.Accessrights.SecurityRightsProperties`.
    ///
    /// Known from the vendor's library.
    public struct SecurityRightsProperties: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people.accessrights:securityRightsProperties" }
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
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var accessAllInteractionConferences: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("accessAllInteractionConferences") }
            set { fields.set("accessAllInteractionConferences", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var accessOwnedInteractionConferences: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("accessOwnedInteractionConferences") }
            set { fields.set("accessOwnedInteractionConferences", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var accountCodeVerification: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("accountCodeVerification") }
            set { fields.set("accountCodeVerification", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var addIndividuals: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("addIndividuals") }
            set { fields.set("addIndividuals", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var addOrganizations: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("addOrganizations") }
            set { fields.set("addOrganizations", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var agentPreferences: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("agentPreferences") }
            set { fields.set("agentPreferences", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowAccessToProblemReporter: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowAccessToProblemReporter") }
            set { fields.set("allowAccessToProblemReporter", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowAgentRules: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowAgentRules") }
            set { fields.set("allowAgentRules", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowAgentScheduleBidding: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowAgentScheduleBidding") }
            set { fields.set("allowAgentScheduleBidding", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowAgentSeeOwnRank: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowAgentSeeOwnRank") }
            set { fields.set("allowAgentSeeOwnRank", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowAgentSeeRelativeRank: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowAgentSeeRelativeRank") }
            set { fields.set("allowAgentSeeRelativeRank", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowAlertProgramming: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowAlertProgramming") }
            set { fields.set("allowAlertProgramming", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowEmailAccessViaTui: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowEmailAccessViaTui") }
            set { fields.set("allowEmailAccessViaTui", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowEmailAlerts: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowEmailAlerts") }
            set { fields.set("allowEmailAlerts", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowFaxAccessViaTui: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowFaxAccessViaTui") }
            set { fields.set("allowFaxAccessViaTui", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowHandlerAlerts: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowHandlerAlerts") }
            set { fields.set("allowHandlerAlerts", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowIntercomChat: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowIntercomChat") }
            set { fields.set("allowIntercomChat", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowMemoAlerts: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowMemoAlerts") }
            set { fields.set("allowMemoAlerts", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowMiniMode: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowMiniMode") }
            set { fields.set("allowMiniMode", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowMonitorColumns: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowMonitorColumns") }
            set { fields.set("allowMonitorColumns", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowMultipleCalls: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowMultipleCalls") }
            set { fields.set("allowMultipleCalls", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowPersistentConnections: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowPersistentConnections") }
            set { fields.set("allowPersistentConnections", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowReceiveVoicemail: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowReceiveVoicemail") }
            set { fields.set("allowReceiveVoicemail", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowRelatedInteractionsPage: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowRelatedInteractionsPage") }
            set { fields.set("allowRelatedInteractionsPage", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowResponseManagement: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowResponseManagement") }
            set { fields.set("allowResponseManagement", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowSpeedDials: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowSpeedDials") }
            set { fields.set("allowSpeedDials", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowStatusNotes: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowStatusNotes") }
            set { fields.set("allowStatusNotes", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowUserDefinedTelephoneNumberOnRemoteLogin: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowUserDefinedTelephoneNumberOnRemoteLogin") }
            set { fields.set("allowUserDefinedTelephoneNumberOnRemoteLogin", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowVideo: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowVideo") }
            set { fields.set("allowVideo", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowVoiceMaiAccessViaTui: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowVoiceMaiAccessViaTui") }
            set { fields.set("allowVoiceMaiAccessViaTui", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var allowWorkgroupStats: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("allowWorkgroupStats") }
            set { fields.set("allowWorkgroupStats", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canAccessOptimizerShiftTrading: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canAccessOptimizerShiftTrading") }
            set { fields.set("canAccessOptimizerShiftTrading", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canCoachInteractions: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canCoachInteractions") }
            set { fields.set("canCoachInteractions", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canConferenceCalls: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canConferenceCalls") }
            set { fields.set("canConferenceCalls", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canCreateEmailAttendantProfile: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canCreateEmailAttendantProfile") }
            set { fields.set("canCreateEmailAttendantProfile", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canCreateInboundAttendantProfile: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canCreateInboundAttendantProfile") }
            set { fields.set("canCreateInboundAttendantProfile", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canCreateOperatorAttendantProfile: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canCreateOperatorAttendantProfile") }
            set { fields.set("canCreateOperatorAttendantProfile", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canCreateOptimizerActivityCodes: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canCreateOptimizerActivityCodes") }
            set { fields.set("canCreateOptimizerActivityCodes", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canCreateOptimizerDayClassifications: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canCreateOptimizerDayClassifications") }
            set { fields.set("canCreateOptimizerDayClassifications", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canCreateOutboundAttendantProfile: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canCreateOutboundAttendantProfile") }
            set { fields.set("canCreateOutboundAttendantProfile", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canCreateQuestionnaireDirectories: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canCreateQuestionnaireDirectories") }
            set { fields.set("canCreateQuestionnaireDirectories", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canCreateSchedulingUnits: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canCreateSchedulingUnits") }
            set { fields.set("canCreateSchedulingUnits", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canDeleteOptimizerActivityCodes: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canDeleteOptimizerActivityCodes") }
            set { fields.set("canDeleteOptimizerActivityCodes", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canDeleteOptimizerDayClassifications: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canDeleteOptimizerDayClassifications") }
            set { fields.set("canDeleteOptimizerDayClassifications", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canDeleteSchedulingUnits: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canDeleteSchedulingUnits") }
            set { fields.set("canDeleteSchedulingUnits", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canDisconnectInteractions: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canDisconnectInteractions") }
            set { fields.set("canDisconnectInteractions", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canInitiateRecordingSnippet: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canInitiateRecordingSnippet") }
            set { fields.set("canInitiateRecordingSnippet", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canInitiateSecureInput: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canInitiateSecureInput") }
            set { fields.set("canInitiateSecureInput", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canJoinInteractions: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canJoinInteractions") }
            set { fields.set("canJoinInteractions", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canListenInOnInteractions: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canListenInOnInteractions") }
            set { fields.set("canListenInOnInteractions", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canManageClientTemplates: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canManageClientTemplates") }
            set { fields.set("canManageClientTemplates", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canModifyOptimizerActivityCodes: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canModifyOptimizerActivityCodes") }
            set { fields.set("canModifyOptimizerActivityCodes", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canModifyOptimizerDayClassifications: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canModifyOptimizerDayClassifications") }
            set { fields.set("canModifyOptimizerDayClassifications", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canModifyOptimizerStatusActivityTypeMapping: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canModifyOptimizerStatusActivityTypeMapping") }
            set { fields.set("canModifyOptimizerStatusActivityTypeMapping", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canMuteInteractions: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canMuteInteractions") }
            set { fields.set("canMuteInteractions", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canOrbitQueue: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canOrbitQueue") }
            set { fields.set("canOrbitQueue", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canOverrideFinishedScorecards: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canOverrideFinishedScorecards") }
            set { fields.set("canOverrideFinishedScorecards", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canParkInteractions: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canParkInteractions") }
            set { fields.set("canParkInteractions", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canPauseInteractions: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canPauseInteractions") }
            set { fields.set("canPauseInteractions", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canPickupInteractions: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canPickupInteractions") }
            set { fields.set("canPickupInteractions", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canPublishProcess: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canPublishProcess") }
            set { fields.set("canPublishProcess", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canPutInteractionsOnHold: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canPutInteractionsOnHold") }
            set { fields.set("canPutInteractionsOnHold", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canRecordInteractions: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canRecordInteractions") }
            set { fields.set("canRecordInteractions", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canRequestAssistanceFromSupervisor: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canRequestAssistanceFromSupervisor") }
            set { fields.set("canRequestAssistanceFromSupervisor", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canSecureRecordingPauseInteractions: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canSecureRecordingPauseInteractions") }
            set { fields.set("canSecureRecordingPauseInteractions", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canSubmitTimeOff: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canSubmitTimeOff") }
            set { fields.set("canSubmitTimeOff", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canTransferInteractions: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canTransferInteractions") }
            set { fields.set("canTransferInteractions", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canTransferInteractionsToVoicemail: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canTransferInteractionsToVoicemail") }
            set { fields.set("canTransferInteractionsToVoicemail", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canUserInteractionRecorderSelector: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canUserInteractionRecorderSelector") }
            set { fields.set("canUserInteractionRecorderSelector", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canViewOptimizerActivityCodes: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canViewOptimizerActivityCodes") }
            set { fields.set("canViewOptimizerActivityCodes", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canViewOptimizerDayClassifications: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canViewOptimizerDayClassifications") }
            set { fields.set("canViewOptimizerDayClassifications", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var canViewOptimizerStatusActivityTypeMapping: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("canViewOptimizerStatusActivityTypeMapping") }
            set { fields.set("canViewOptimizerStatusActivityTypeMapping", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var customizeClient: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("customizeClient") }
            set { fields.set("customizeClient", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var dataExtractorJobAdmin: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("dataExtractorJobAdmin") }
            set { fields.set("dataExtractorJobAdmin", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var debugHandlers: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("debugHandlers") }
            set { fields.set("debugHandlers", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var deleteIndividuals: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("deleteIndividuals") }
            set { fields.set("deleteIndividuals", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var deleteOrganizations: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("deleteOrganizations") }
            set { fields.set("deleteOrganizations", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var directoryAdmin: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("directoryAdmin") }
            set { fields.set("directoryAdmin", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var followMe: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("followMe") }
            set { fields.set("followMe", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var havePrivateContacts: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("havePrivateContacts") }
            set { fields.set("havePrivateContacts", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var interactionRecorderMasterKeyPasswordAdministrator:
            Field<ICWS.Configuration.InheritableBooleanProperty>
        {
            get { fields.field("interactionRecorderMasterKeyPasswordAdministrator") }
            set { fields.set("interactionRecorderMasterKeyPasswordAdministrator", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var ipPhoneProvisioningAdmin: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("iPPhoneProvisioningAdmin") }
            set { fields.set("iPPhoneProvisioningAdmin", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var lockPolicySets: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("lockPolicySets") }
            set { fields.set("lockPolicySets", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var loginCampaign: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("loginCampaign") }
            set { fields.set("loginCampaign", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var manageHandlers: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("manageHandlers") }
            set { fields.set("manageHandlers", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var mobileOfficeUser: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("mobileOfficeUser") }
            set { fields.set("mobileOfficeUser", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var modifyConfigurationChangeAuditing: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("modifyConfigurationChangeAuditing") }
            set { fields.set("modifyConfigurationChangeAuditing", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var modifyConfigurationGeneral: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("modifyConfigurationGeneral") }
            set { fields.set("modifyConfigurationGeneral", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var modifyConfigurationHTTPServer: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("modifyConfigurationHTTPServer") }
            set { fields.set("modifyConfigurationHTTPServer", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var modifyConfigurationOutboundServers: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("modifyConfigurationOutboundServers") }
            set { fields.set("modifyConfigurationOutboundServers", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var modifyConfigurationPhoneNumberTypes: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("modifyConfigurationPhoneNumberTypes") }
            set { fields.set("modifyConfigurationPhoneNumberTypes", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var modifyConfigurationPreviewCallBehavior: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("modifyConfigurationPreviewCallBehavior") }
            set { fields.set("modifyConfigurationPreviewCallBehavior", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var modifyIndividuals: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("modifyIndividuals") }
            set { fields.set("modifyIndividuals", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var modifyInteractions: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("modifyInteractions") }
            set { fields.set("modifyInteractions", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var modifyOrganizations: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("modifyOrganizations") }
            set { fields.set("modifyOrganizations", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var outlookTuiUser: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("outlookTuiUser") }
            set { fields.set("outlookTuiUser", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var privateCalls: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("privateCalls") }
            set { fields.set("privateCalls", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var publishHandlers: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("publishHandlers") }
            set { fields.set("publishHandlers", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var remoteControl: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("remoteControl") }
            set { fields.set("remoteControl", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var reporterAdministrator: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("reporterAdministrator") }
            set { fields.set("reporterAdministrator", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var requireForcedAuthorizationCode: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("requireForcedAuthorizationCode") }
            set { fields.set("requireForcedAuthorizationCode", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var runContactListPredefinedActions: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("runContactListPredefinedActions") }
            set { fields.set("runContactListPredefinedActions", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var showAssistanceButton: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("showAssistanceButton") }
            set { fields.set("showAssistanceButton", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var showCoachButton: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("showCoachButton") }
            set { fields.set("showCoachButton", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var showDisconnectButton: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("showDisconnectButton") }
            set { fields.set("showDisconnectButton", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var showHoldButton: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("showHoldButton") }
            set { fields.set("showHoldButton", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var showJoinButton: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("showJoinButton") }
            set { fields.set("showJoinButton", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var showListenButton: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("showListenButton") }
            set { fields.set("showListenButton", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var showMuteButton: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("showMuteButton") }
            set { fields.set("showMuteButton", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var showParkButton: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("showParkButton") }
            set { fields.set("showParkButton", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var showPauseButton: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("showPauseButton") }
            set { fields.set("showPauseButton", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var showPickupButton: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("showPickupButton") }
            set { fields.set("showPickupButton", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var showPrivateButton: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("showPrivateButton") }
            set { fields.set("showPrivateButton", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var showRecordButton: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("showRecordButton") }
            set { fields.set("showRecordButton", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var showRecordingSnippetButton: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("showRecordingSnippetButton") }
            set { fields.set("showRecordingSnippetButton", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var showSecureInputButton: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("showSecureInputButton") }
            set { fields.set("showSecureInputButton", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var showSecureRecordingPauseButton: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("showSecureRecordingPauseButton") }
            set { fields.set("showSecureRecordingPauseButton", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var showTransferButton: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("showTransferButton") }
            set { fields.set("showTransferButton", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var showVoicemailButton: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("showVoicemailButton") }
            set { fields.set("showVoicemailButton", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var showWorkgroupsProfilesTab: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("showWorkgroupsProfilesTab") }
            set { fields.set("showWorkgroupsProfilesTab", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var traceConfiguration: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("traceConfiguration") }
            set { fields.set("traceConfiguration", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var trackerAdministrator: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("trackerAdministrator") }
            set { fields.set("trackerAdministrator", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var useTiffForFaxes: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("useTiffForFaxes") }
            set { fields.set("useTiffForFaxes", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var viewConfigurationChangeAuditing: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("viewConfigurationChangeAuditing") }
            set { fields.set("viewConfigurationChangeAuditing", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var viewConfigurationGeneral: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("viewConfigurationGeneral") }
            set { fields.set("viewConfigurationGeneral", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var viewConfigurationHTTPServer: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("viewConfigurationHTTPServer") }
            set { fields.set("viewConfigurationHTTPServer", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var viewConfigurationOutboundServers: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("viewConfigurationOutboundServers") }
            set { fields.set("viewConfigurationOutboundServers", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var viewConfigurationPhoneNumberTypes: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("viewConfigurationPhoneNumberTypes") }
            set { fields.set("viewConfigurationPhoneNumberTypes", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var viewConfigurationPreviewCallBehavior: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("viewConfigurationPreviewCallBehavior") }
            set { fields.set("viewConfigurationPreviewCallBehavior", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var viewInteractionDetails: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("viewInteractionDetails") }
            set { fields.set("viewInteractionDetails", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var viewModifyCampaignAgentlessCallingType: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("viewModifyCampaignAgentlessCallingType") }
            set { fields.set("viewModifyCampaignAgentlessCallingType", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var viewModifyCampaignAutomaticTimeZoneMapping: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("viewModifyCampaignAutomaticTimeZoneMapping") }
            set { fields.set("viewModifyCampaignAutomaticTimeZoneMapping", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var viewModifyCampaignLineSettings: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("viewModifyCampaignLineSettings") }
            set { fields.set("viewModifyCampaignLineSettings", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var viewModifyCampaignMaxLines: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("viewModifyCampaignMaxLines") }
            set { fields.set("viewModifyCampaignMaxLines", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var viewModifyCampaignStatus: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("viewModifyCampaignStatus") }
            set { fields.set("viewModifyCampaignStatus", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var viewModifyContactListDataQuery: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("viewModifyContactListDataQuery") }
            set { fields.set("viewModifyContactListDataQuery", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var viewModifyCustomHandlerActions: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("viewModifyCustomHandlerActions") }
            set { fields.set("viewModifyCustomHandlerActions", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var viewModifyDatabaseConnections: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("viewModifyDatabaseConnections") }
            set { fields.set("viewModifyDatabaseConnections", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var viewModifyDncSources: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("viewModifyDncSources") }
            set { fields.set("viewModifyDncSources", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var viewModifyEventLog: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("viewModifyEventLog") }
            set { fields.set("viewModifyEventLog", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var viewModifyTimeZoneMapData: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("viewModifyTimeZoneMapData") }
            set { fields.set("viewModifyTimeZoneMapData", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var viewOtherPeoplesPrivateInteractions: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("viewOtherPeoplesPrivateInteractions") }
            set { fields.set("viewOtherPeoplesPrivateInteractions", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var widgetsConfigurationMaster: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("widgetsConfigurationMaster") }
            set { fields.set("widgetsConfigurationMaster", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("accessAllInteractionConferences", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("accessOwnedInteractionConferences", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("accountCodeVerification", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("addIndividuals", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("addOrganizations", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("agentPreferences", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowAccessToProblemReporter", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowAgentRules", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowAgentScheduleBidding", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowAgentSeeOwnRank", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowAgentSeeRelativeRank", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowAlertProgramming", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowEmailAccessViaTui", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowEmailAlerts", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowFaxAccessViaTui", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowHandlerAlerts", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowIntercomChat", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowMemoAlerts", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowMiniMode", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowMonitorColumns", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowMultipleCalls", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowPersistentConnections", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowReceiveVoicemail", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowRelatedInteractionsPage", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowResponseManagement", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowSpeedDials", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowStatusNotes", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional(
                "allowUserDefinedTelephoneNumberOnRemoteLogin", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowVideo", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowVoiceMaiAccessViaTui", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("allowWorkgroupStats", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canAccessOptimizerShiftTrading", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canCoachInteractions", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canConferenceCalls", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canCreateEmailAttendantProfile", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canCreateInboundAttendantProfile", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canCreateOperatorAttendantProfile", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canCreateOptimizerActivityCodes", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canCreateOptimizerDayClassifications", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canCreateOutboundAttendantProfile", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canCreateQuestionnaireDirectories", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canCreateSchedulingUnits", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canDeleteOptimizerActivityCodes", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canDeleteOptimizerDayClassifications", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canDeleteSchedulingUnits", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canDisconnectInteractions", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canInitiateRecordingSnippet", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canInitiateSecureInput", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canJoinInteractions", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canListenInOnInteractions", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canManageClientTemplates", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canModifyOptimizerActivityCodes", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canModifyOptimizerDayClassifications", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional(
                "canModifyOptimizerStatusActivityTypeMapping", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canMuteInteractions", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canOrbitQueue", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canOverrideFinishedScorecards", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canParkInteractions", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canPauseInteractions", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canPickupInteractions", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canPublishProcess", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canPutInteractionsOnHold", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canRecordInteractions", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canRequestAssistanceFromSupervisor", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canSecureRecordingPauseInteractions", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canSubmitTimeOff", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canTransferInteractions", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canTransferInteractionsToVoicemail", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canUserInteractionRecorderSelector", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canViewOptimizerActivityCodes", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("canViewOptimizerDayClassifications", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional(
                "canViewOptimizerStatusActivityTypeMapping", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("customizeClient", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("dataExtractorJobAdmin", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("debugHandlers", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("deleteIndividuals", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("deleteOrganizations", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("directoryAdmin", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("followMe", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("havePrivateContacts", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional(
                "interactionRecorderMasterKeyPasswordAdministrator", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("iPPhoneProvisioningAdmin", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("lockPolicySets", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("loginCampaign", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("manageHandlers", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("mobileOfficeUser", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("modifyConfigurationChangeAuditing", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("modifyConfigurationGeneral", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("modifyConfigurationHTTPServer", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("modifyConfigurationOutboundServers", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("modifyConfigurationPhoneNumberTypes", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional(
                "modifyConfigurationPreviewCallBehavior", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("modifyIndividuals", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("modifyInteractions", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("modifyOrganizations", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("outlookTuiUser", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("privateCalls", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("publishHandlers", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("remoteControl", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("reporterAdministrator", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("requireForcedAuthorizationCode", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("runContactListPredefinedActions", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("showAssistanceButton", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("showCoachButton", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("showDisconnectButton", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("showHoldButton", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("showJoinButton", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("showListenButton", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("showMuteButton", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("showParkButton", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("showPauseButton", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("showPickupButton", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("showPrivateButton", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("showRecordButton", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("showRecordingSnippetButton", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("showSecureInputButton", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("showSecureRecordingPauseButton", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("showTransferButton", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("showVoicemailButton", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("showWorkgroupsProfilesTab", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("traceConfiguration", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("trackerAdministrator", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("useTiffForFaxes", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("viewConfigurationChangeAuditing", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("viewConfigurationGeneral", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("viewConfigurationHTTPServer", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("viewConfigurationOutboundServers", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("viewConfigurationPhoneNumberTypes", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("viewConfigurationPreviewCallBehavior", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("viewInteractionDetails", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional(
                "viewModifyCampaignAgentlessCallingType", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional(
                "viewModifyCampaignAutomaticTimeZoneMapping", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("viewModifyCampaignLineSettings", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("viewModifyCampaignMaxLines", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("viewModifyCampaignStatus", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("viewModifyContactListDataQuery", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("viewModifyCustomHandlerActions", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("viewModifyDatabaseConnections", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("viewModifyDncSources", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("viewModifyEventLog", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("viewModifyTimeZoneMapData", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("viewOtherPeoplesPrivateInteractions", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("widgetsConfigurationMaster", ICWS.Configuration.InheritableBooleanProperty.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.AccountCode`.
    ///
    /// Known from the vendor's library.
    public struct AccountCode: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:accountCode" }
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
        public var accessControlGroupAssignment: ICWS.Configuration.ConfigurationId? {
            get { fields.optional("accessControlGroupAssignment") }
            set { fields.set("accessControlGroupAssignment", optional: newValue) }
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
        /// A text; absent, null or a value.
        public var description: Field<String> {
            get { fields.field("description") }
            set { fields.set("description", field: newValue) }
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
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("accessControlGroupAssignment", ICWS.Configuration.ConfigurationId.self)
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("createdDate", ICWS.DateTime.self)
            checker.optional("customAttributes", [ICWS.Configuration.CustomAttribute].self)
            checker.optional("description", String.self)
            checker.optional("lastModifiedDate", ICWS.DateTime.self)
            checker.optional("notes", String.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.AccountCodes`.
    ///
    /// Known from the vendor's library.
    public struct AccountCodes: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:accountCodes" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``AccountCode``.
        public init(
            items: [ICWS.Configuration.People.AccountCode]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``AccountCode``; required.
        public var items: [ICWS.Configuration.People.AccountCode] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.People.AccountCode].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.AccountCodesConfiguration`.
    ///
    /// Known from the vendor's library.
    public struct AccountCodesConfiguration: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:accountCodesConfiguration" }
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
        /// True or false; absent, null or a value.
        public var accountCodesEnabled: Field<Bool> {
            get { fields.field("accountCodesEnabled") }
            set { fields.set("accountCodesEnabled", field: newValue) }
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
            checker.optional("accountCodesEnabled", Bool.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.AccountCodesConfigurationMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/account-codes-configuration/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct AccountCodesConfigurationMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:accountCodesConfigurationMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/account-codes-configuration/{subscriptionId}"
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
        ///   - accountCodesConfiguration: A ``AccountCodesConfiguration``.
        public init(
            isDelta: Bool,
            accountCodesConfiguration: ICWS.Configuration.People.AccountCodesConfiguration
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("accountCodesConfiguration", accountCodesConfiguration)
        }
        /// A ``AccountCodesConfiguration``; required.
        public var accountCodesConfiguration: ICWS.Configuration.People.AccountCodesConfiguration {
            get { fields.required("accountCodesConfiguration") }
            set { fields.set("accountCodesConfiguration", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("accountCodesConfiguration", ICWS.Configuration.People.AccountCodesConfiguration.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.AccountCodesMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/account-codes/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct AccountCodesMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:accountCodesMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/account-codes/{subscriptionId}"
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
        /// A list, each a ``AccountCode``; may be missing.
        public var added: [ICWS.Configuration.People.AccountCode]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``AccountCode``; may be missing.
        public var changed: [ICWS.Configuration.People.AccountCode]? {
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
            checker.optional("added", [ICWS.Configuration.People.AccountCode].self)
            checker.optional("changed", [ICWS.Configuration.People.AccountCode].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.AreInUseResult`.
    ///
    /// Known from the vendor's library.
    public struct AreInUseResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:areInUseResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter areACGsInUse: True or false.
        public init(
            areACGsInUse: Bool
        ) {
            fields = ContractFields()
            fields.set("areACGsInUse", areACGsInUse)
        }
        /// True or false; required.
        public var areACGsInUse: Bool {
            get { fields.required("areACGsInUse") }
            set { fields.set("areACGsInUse", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("areACGsInUse", Bool.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.AssignMembershipArgument`.
    ///
    /// Known from the vendor's library.
    public struct AssignMembershipArgument: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:assignMembershipArgument" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter objects: A list, each a ``ConfigurationId``.
        public init(
            objects: [ICWS.Configuration.ConfigurationId]
        ) {
            fields = ContractFields()
            fields.set("objects", objects)
        }
        /// A list, each a ``ConfigurationId``; required.
        public var objects: [ICWS.Configuration.ConfigurationId] {
            get { fields.required("objects") }
            set { fields.set("objects", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("objects", [ICWS.Configuration.ConfigurationId].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.AssignMembershipResult`.
    ///
    /// Known from the vendor's library.
    public struct AssignMembershipResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:assignMembershipResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter id: A text.
        public init(
            id: String
        ) {
            fields = ContractFields()
            fields.set("id", id)
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
            checker.required("id", String.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.AssignableAccessControlGroup`.
    ///
    /// Known from the vendor's library.
    public struct AssignableAccessControlGroup: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:assignableAccessControlGroup" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter accessControlGroupId: A ``ConfigurationId``.
        public init(
            accessControlGroupId: ICWS.Configuration.ConfigurationId
        ) {
            fields = ContractFields()
            fields.set("accessControlGroupId", accessControlGroupId)
        }
        /// A ``ConfigurationId``; required.
        public var accessControlGroupId: ICWS.Configuration.ConfigurationId {
            get { fields.required("accessControlGroupId") }
            set { fields.set("accessControlGroupId", newValue) }
        }
        /// A list, each a ``AssignableAccessControlGroup``; absent, null or a value.
        public var children: Field<[ICWS.Configuration.People.AssignableAccessControlGroup]> {
            get { fields.field("children") }
            set { fields.set("children", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("accessControlGroupId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("children", [ICWS.Configuration.People.AssignableAccessControlGroup].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.AssignableEntry`.
    ///
    /// Known from the vendor's library.
    public struct AssignableEntry: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:assignableEntry" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter acg: A ``AssignableAccessControlGroup``.
        public init(
            acg: ICWS.Configuration.People.AssignableAccessControlGroup
        ) {
            fields = ContractFields()
            fields.set("acg", acg)
        }
        /// A ``AssignableAccessControlGroup``; required.
        public var acg: ICWS.Configuration.People.AssignableAccessControlGroup {
            get { fields.required("acg") }
            set { fields.set("acg", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("acg", ICWS.Configuration.People.AssignableAccessControlGroup.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.AssignableResult`.
    ///
    /// Known from the vendor's library.
    public struct AssignableResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:assignableResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter assignable: A list, each a ``AssignableEntry``.
        public init(
            assignable: [ICWS.Configuration.People.AssignableEntry]
        ) {
            fields = ContractFields()
            fields.set("assignable", assignable)
        }
        /// A list, each a ``AssignableEntry``; required.
        public var assignable: [ICWS.Configuration.People.AssignableEntry] {
            get { fields.required("assignable") }
            set { fields.set("assignable", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("assignable", [ICWS.Configuration.People.AssignableEntry].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.ClientButton`.
    ///
    /// Known from the vendor's library.
    public struct ClientButton: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:clientButton" }
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
        /// One of ``Action``; may be missing.
        public var action: ICWS.Configuration.People.Action? {
            get { fields.optional("action") }
            set { fields.set("action", optional: newValue) }
        }
        /// One of ``Availability``; may be missing.
        public var availability: ICWS.Configuration.People.Availability? {
            get { fields.optional("availability") }
            set { fields.set("availability", optional: newValue) }
        }
        /// A ``MultiLanguageString``; absent, null or a value.
        public var buttonText: Field<ICWS.Configuration.MultiLanguageString> {
            get { fields.field("buttonText") }
            set { fields.set("buttonText", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var deactivateAfterUse: Field<Bool> {
            get { fields.field("deactivateAfterUse") }
            set { fields.set("deactivateAfterUse", field: newValue) }
        }
        /// A ``MultiLanguageString``; absent, null or a value.
        public var description: Field<ICWS.Configuration.MultiLanguageString> {
            get { fields.field("description") }
            set { fields.set("description", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var displayNotification: Field<Bool> {
            get { fields.field("displayNotification") }
            set { fields.set("displayNotification", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var enabled: Field<Bool> {
            get { fields.field("enabled") }
            set { fields.set("enabled", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var iconUri: Field<String> {
            get { fields.field("iconUri") }
            set { fields.set("iconUri", field: newValue) }
        }
        /// A list, each one of ``InteractionType``; absent, null or a value.
        public var interactionTypes: Field<[ICWS.Configuration.People.InteractionType]> {
            get { fields.field("interactionTypes") }
            set { fields.set("interactionTypes", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var localApplication: Field<String> {
            get { fields.field("localApplication") }
            set { fields.set("localApplication", field: newValue) }
        }
        /// A list, each one of ``Location``; absent, null or a value.
        public var locations: Field<[ICWS.Configuration.People.Location]> {
            get { fields.field("locations") }
            set { fields.set("locations", field: newValue) }
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
            checker.optional("action", ICWS.Configuration.People.Action.self)
            checker.optional("availability", ICWS.Configuration.People.Availability.self)
            checker.optional("buttonText", ICWS.Configuration.MultiLanguageString.self)
            checker.optional("deactivateAfterUse", Bool.self)
            checker.optional("description", ICWS.Configuration.MultiLanguageString.self)
            checker.optional("displayNotification", Bool.self)
            checker.optional("enabled", Bool.self)
            checker.optional("iconUri", String.self)
            checker.optional("interactionTypes", [ICWS.Configuration.People.InteractionType].self)
            checker.optional("localApplication", String.self)
            checker.optional("locations", [ICWS.Configuration.People.Location].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.ClientButtons`.
    ///
    /// Known from the vendor's library.
    public struct ClientButtons: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:clientButtons" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``ClientButton``.
        public init(
            items: [ICWS.Configuration.People.ClientButton]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``ClientButton``; required.
        public var items: [ICWS.Configuration.People.ClientButton] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.People.ClientButton].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.ClientButtonsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/client-buttons/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct ClientButtonsMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:clientButtonsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/client-buttons/{subscriptionId}"
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
        /// A list, each a ``ClientButton``; may be missing.
        public var added: [ICWS.Configuration.People.ClientButton]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``ClientButton``; may be missing.
        public var changed: [ICWS.Configuration.People.ClientButton]? {
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
            checker.optional("added", [ICWS.Configuration.People.ClientButton].self)
            checker.optional("changed", [ICWS.Configuration.People.ClientButton].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.ClientConfigurationTemplate`.
    ///
    /// Known from the vendor's library.
    public struct ClientConfigurationTemplate: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:clientConfigurationTemplate" }
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
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.ClientConfigurationTemplates`.
    ///
    /// Known from the vendor's library.
    public struct ClientConfigurationTemplates: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:clientConfigurationTemplates" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``ClientConfigurationTemplate``.
        public init(
            items: [ICWS.Configuration.People.ClientConfigurationTemplate]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``ClientConfigurationTemplate``; required.
        public var items: [ICWS.Configuration.People.ClientConfigurationTemplate] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.People.ClientConfigurationTemplate].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.ClientConfigurationTemplatesMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/client-configuration-templates/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct ClientConfigurationTemplatesMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract
    {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:clientConfigurationTemplatesMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/client-configuration-templates/{subscriptionId}"
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
        /// A list, each a ``ClientConfigurationTemplate``; may be missing.
        public var added: [ICWS.Configuration.People.ClientConfigurationTemplate]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``ClientConfigurationTemplate``; may be missing.
        public var changed: [ICWS.Configuration.People.ClientConfigurationTemplate]? {
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
            checker.optional("added", [ICWS.Configuration.People.ClientConfigurationTemplate].self)
            checker.optional("changed", [ICWS.Configuration.People.ClientConfigurationTemplate].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.ClientTemplate`.
    ///
    /// Known from the vendor's library.
    public struct ClientTemplate: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:clientTemplate" }
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
        public var applicationId: Field<String> {
            get { fields.field("applicationId") }
            set { fields.set("applicationId", field: newValue) }
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
        public var fileDateLastModified: Field<ICWS.DateTime> {
            get { fields.field("fileDateLastModified") }
            set { fields.set("fileDateLastModified", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isPermanent: Field<Bool> {
            get { fields.field("isPermanent") }
            set { fields.set("isPermanent", field: newValue) }
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
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("applicationId", String.self)
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("createdDate", ICWS.DateTime.self)
            checker.optional("customAttributes", [ICWS.Configuration.CustomAttribute].self)
            checker.optional("fileDateLastModified", ICWS.DateTime.self)
            checker.optional("isPermanent", Bool.self)
            checker.optional("lastModifiedDate", ICWS.DateTime.self)
            checker.optional("notes", String.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.ClientTemplateInfo`.
    ///
    /// Known from the vendor's library.
    public struct ClientTemplateInfo: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:clientTemplateInfo" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - id: A ``ConfigurationId``.
        ///   - applicationId: A text.
        ///   - publishedDate: A point in time, UTC.
        public init(
            id: ICWS.Configuration.ConfigurationId,
            applicationId: String,
            publishedDate: ICWS.DateTime
        ) {
            fields = ContractFields()
            fields.set("id", id)
            fields.set("applicationId", applicationId)
            fields.set("publishedDate", publishedDate)
        }
        /// A ``ConfigurationId``; required.
        public var id: ICWS.Configuration.ConfigurationId {
            get { fields.required("id") }
            set { fields.set("id", newValue) }
        }
        /// A text; required.
        public var applicationId: String {
            get { fields.required("applicationId") }
            set { fields.set("applicationId", newValue) }
        }
        /// A point in time, UTC; required.
        public var publishedDate: ICWS.DateTime {
            get { fields.required("publishedDate") }
            set { fields.set("publishedDate", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("id", ICWS.Configuration.ConfigurationId.self)
            checker.required("applicationId", String.self)
            checker.required("publishedDate", ICWS.DateTime.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.ClientTemplates`.
    ///
    /// Known from the vendor's library.
    public struct ClientTemplates: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:clientTemplates" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``ClientTemplate``.
        public init(
            items: [ICWS.Configuration.People.ClientTemplate]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``ClientTemplate``; required.
        public var items: [ICWS.Configuration.People.ClientTemplate] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.People.ClientTemplate].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.ClientTemplatesMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/client-templates/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct ClientTemplatesMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:clientTemplatesMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/client-templates/{subscriptionId}"
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
        /// A list, each a ``ClientTemplate``; may be missing.
        public var added: [ICWS.Configuration.People.ClientTemplate]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``ClientTemplate``; may be missing.
        public var changed: [ICWS.Configuration.People.ClientTemplate]? {
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
            checker.optional("added", [ICWS.Configuration.People.ClientTemplate].self)
            checker.optional("changed", [ICWS.Configuration.People.ClientTemplate].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.DefaultUser`.
    ///
    /// Known from the vendor's library.
    public struct DefaultUser: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:defaultUser" }
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
        /// A ``AccessRightsProperties``; absent, null or a value.
        public var accessRights: Field<ICWS.Configuration.People.Accessrights.AccessRightsProperties> {
            get { fields.field("accessRights") }
            set { fields.set("accessRights", field: newValue) }
        }
        /// A ``AdministrativeRightsProperties``; absent, null or a value.
        public var administrativeRights: Field<ICWS.Configuration.People.Accessrights.AdministrativeRightsProperties> {
            get { fields.field("administrativeRights") }
            set { fields.set("administrativeRights", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var interactionDisconnectedAction: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("interactionDisconnectedAction") }
            set { fields.set("interactionDisconnectedAction", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var interactionOfferingAction: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("interactionOfferingAction") }
            set { fields.set("interactionOfferingAction", field: newValue) }
        }
        /// A ``InheritableStringProperty``; absent, null or a value.
        public var parkedCallExtension: Field<ICWS.Configuration.InheritableStringProperty> {
            get { fields.field("parkedCallExtension") }
            set { fields.set("parkedCallExtension", field: newValue) }
        }
        /// A ``InheritableDurationProperty``; absent, null or a value.
        public var parkedCallTimeout: Field<ICWS.Configuration.InheritableDurationProperty> {
            get { fields.field("parkedCallTimeout") }
            set { fields.set("parkedCallTimeout", field: newValue) }
        }
        /// A ``InheritableStringProperty``; absent, null or a value.
        public var parkedChatExtension: Field<ICWS.Configuration.InheritableStringProperty> {
            get { fields.field("parkedChatExtension") }
            set { fields.set("parkedChatExtension", field: newValue) }
        }
        /// A ``InheritableDurationProperty``; absent, null or a value.
        public var parkedChatTimeout: Field<ICWS.Configuration.InheritableDurationProperty> {
            get { fields.field("parkedChatTimeout") }
            set { fields.set("parkedChatTimeout", field: newValue) }
        }
        /// A ``InheritableStringProperty``; absent, null or a value.
        public var parkedEmailExtension: Field<ICWS.Configuration.InheritableStringProperty> {
            get { fields.field("parkedEmailExtension") }
            set { fields.set("parkedEmailExtension", field: newValue) }
        }
        /// A ``InheritableDurationProperty``; absent, null or a value.
        public var parkedEmailTimeout: Field<ICWS.Configuration.InheritableDurationProperty> {
            get { fields.field("parkedEmailTimeout") }
            set { fields.set("parkedEmailTimeout", field: newValue) }
        }
        /// A ``InheritableStringProperty``; absent, null or a value.
        public var parkedGenericObjectExtension: Field<ICWS.Configuration.InheritableStringProperty> {
            get { fields.field("parkedGenericObjectExtension") }
            set { fields.set("parkedGenericObjectExtension", field: newValue) }
        }
        /// A ``InheritableDurationProperty``; absent, null or a value.
        public var parkedGenericObjectTimeout: Field<ICWS.Configuration.InheritableDurationProperty> {
            get { fields.field("parkedGenericObjectTimeout") }
            set { fields.set("parkedGenericObjectTimeout", field: newValue) }
        }
        /// A ``SecurityRightsProperties``; absent, null or a value.
        public var securityRights: Field<ICWS.Configuration.People.Accessrights.SecurityRightsProperties> {
            get { fields.field("securityRights") }
            set { fields.set("securityRights", field: newValue) }
        }
        /// One of ``WebClientFaxFormat``; absent, null or a value.
        public var webClientFaxFormat: Field<ICWS.Configuration.People.WebClientFaxFormat> {
            get { fields.field("webClientFaxFormat") }
            set { fields.set("webClientFaxFormat", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var whisperToneLevel: Field<Int> {
            get { fields.field("whisperToneLevel") }
            set { fields.set("whisperToneLevel", field: newValue) }
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
            checker.optional("accessRights", ICWS.Configuration.People.Accessrights.AccessRightsProperties.self)
            checker.optional(
                "administrativeRights", ICWS.Configuration.People.Accessrights.AdministrativeRightsProperties.self)
            checker.optional("interactionDisconnectedAction", ICWS.Configuration.ConfigurationId.self)
            checker.optional("interactionOfferingAction", ICWS.Configuration.ConfigurationId.self)
            checker.optional("parkedCallExtension", ICWS.Configuration.InheritableStringProperty.self)
            checker.optional("parkedCallTimeout", ICWS.Configuration.InheritableDurationProperty.self)
            checker.optional("parkedChatExtension", ICWS.Configuration.InheritableStringProperty.self)
            checker.optional("parkedChatTimeout", ICWS.Configuration.InheritableDurationProperty.self)
            checker.optional("parkedEmailExtension", ICWS.Configuration.InheritableStringProperty.self)
            checker.optional("parkedEmailTimeout", ICWS.Configuration.InheritableDurationProperty.self)
            checker.optional("parkedGenericObjectExtension", ICWS.Configuration.InheritableStringProperty.self)
            checker.optional("parkedGenericObjectTimeout", ICWS.Configuration.InheritableDurationProperty.self)
            checker.optional("securityRights", ICWS.Configuration.People.Accessrights.SecurityRightsProperties.self)
            checker.optional("webClientFaxFormat", ICWS.Configuration.People.WebClientFaxFormat.self)
            checker.optional("whisperToneLevel", Int.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.DefaultUserMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/default-user/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct DefaultUserMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:defaultUserMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/default-user/{subscriptionId}"
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
        ///   - defaultUser: A ``DefaultUser``.
        public init(
            isDelta: Bool,
            defaultUser: ICWS.Configuration.People.DefaultUser
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("defaultUser", defaultUser)
        }
        /// A ``DefaultUser``; required.
        public var defaultUser: ICWS.Configuration.People.DefaultUser {
            get { fields.required("defaultUser") }
            set { fields.set("defaultUser", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("defaultUser", ICWS.Configuration.People.DefaultUser.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.FollowMe`.
    ///
    /// Known from the vendor's library.
    public struct FollowMe: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:followMe" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - phoneNumber: A text.
        ///   - timeout: A whole number.
        ///   - usePin: True or false.
        public init(
            phoneNumber: String,
            timeout: Int,
            usePin: Bool
        ) {
            fields = ContractFields()
            fields.set("phoneNumber", phoneNumber)
            fields.set("timeout", timeout)
            fields.set("usePin", usePin)
        }
        /// A text; required.
        public var phoneNumber: String {
            get { fields.required("phoneNumber") }
            set { fields.set("phoneNumber", newValue) }
        }
        /// A whole number; required.
        public var timeout: Int {
            get { fields.required("timeout") }
            set { fields.set("timeout", newValue) }
        }
        /// True or false; required.
        public var usePin: Bool {
            get { fields.required("usePin") }
            set { fields.set("usePin", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("phoneNumber", String.self)
            checker.required("timeout", Int.self)
            checker.required("usePin", Bool.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.MonitoredMailbox`.
    ///
    /// Known from the vendor's library.
    public struct MonitoredMailbox: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:monitoredMailbox" }
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
        public var canReceiveEncryptedEmail: Field<Bool> {
            get { fields.field("canReceiveEncryptedEmail") }
            set { fields.set("canReceiveEncryptedEmail", field: newValue) }
        }
        /// A ``ConfigurationId``; may be missing.
        public var configurationId: ICWS.Configuration.ConfigurationId? {
            get { fields.optional("configurationId") }
            set { fields.set("configurationId", optional: newValue) }
        }
        /// A text; may be missing.
        public var emailAddress: String? {
            get { fields.optional("emailAddress") }
            set { fields.set("emailAddress", optional: newValue) }
        }
        /// A text; absent, null or a value.
        public var inboundFolder: Field<String> {
            get { fields.field("inboundFolder") }
            set { fields.set("inboundFolder", field: newValue) }
        }
        /// A text; may be missing.
        public var mailboxMoniker: String? {
            get { fields.optional("mailboxMoniker") }
            set { fields.set("mailboxMoniker", optional: newValue) }
        }
        /// One of ``MonitoredMailboxType``; may be missing.
        public var mailboxType: ICWS.Configuration.People.MonitoredMailboxType? {
            get { fields.optional("mailboxType") }
            set { fields.set("mailboxType", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("canReceiveEncryptedEmail", Bool.self)
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("emailAddress", String.self)
            checker.optional("inboundFolder", String.self)
            checker.optional("mailboxMoniker", String.self)
            checker.optional("mailboxType", ICWS.Configuration.People.MonitoredMailboxType.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.MonitoredMailboxesBulkUpdate`.
    ///
    /// Known from the vendor's library.
    public struct MonitoredMailboxesBulkUpdate: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:monitoredMailboxesBulkUpdate" }
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
        /// A list, each a ``MonitoredMailbox``; absent, null or a value.
        public var add: Field<[ICWS.Configuration.People.MonitoredMailbox]> {
            get { fields.field("add") }
            set { fields.set("add", field: newValue) }
        }
        /// A list, each a ``MonitoredMailbox``; absent, null or a value.
        public var modify: Field<[ICWS.Configuration.People.MonitoredMailbox]> {
            get { fields.field("modify") }
            set { fields.set("modify", field: newValue) }
        }
        /// A list, each a text; absent, null or a value.
        public var remove: Field<[String]> {
            get { fields.field("remove") }
            set { fields.set("remove", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("add", [ICWS.Configuration.People.MonitoredMailbox].self)
            checker.optional("modify", [ICWS.Configuration.People.MonitoredMailbox].self)
            checker.optional("remove", [String].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.PasswordPolicies`.
    ///
    /// Known from the vendor's library.
    public struct PasswordPolicies: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:passwordPolicies" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``PasswordPolicy``.
        public init(
            items: [ICWS.Configuration.People.PasswordPolicy]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``PasswordPolicy``; required.
        public var items: [ICWS.Configuration.People.PasswordPolicy] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.People.PasswordPolicy].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.PasswordPoliciesMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/password-policies/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct PasswordPoliciesMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:passwordPoliciesMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/password-policies/{subscriptionId}"
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
        /// A list, each a ``PasswordPolicy``; may be missing.
        public var added: [ICWS.Configuration.People.PasswordPolicy]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``PasswordPolicy``; may be missing.
        public var changed: [ICWS.Configuration.People.PasswordPolicy]? {
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
            checker.optional("added", [ICWS.Configuration.People.PasswordPolicy].self)
            checker.optional("changed", [ICWS.Configuration.People.PasswordPolicy].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.PasswordPolicy`.
    ///
    /// Known from the vendor's library.
    public struct PasswordPolicy: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:passwordPolicy" }
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
        /// A whole number; absent, null or a value.
        public var accountLockoutDuration: Field<Int> {
            get { fields.field("accountLockoutDuration") }
            set { fields.set("accountLockoutDuration", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var allSequentialDigitsAllowed: Field<Bool> {
            get { fields.field("allSequentialDigitsAllowed") }
            set { fields.set("allSequentialDigitsAllowed", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var description: Field<String> {
            get { fields.field("description") }
            set { fields.set("description", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var failedLoginCountResetTime: Field<Int> {
            get { fields.field("failedLoginCountResetTime") }
            set { fields.set("failedLoginCountResetTime", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maximumFailedLoginAttempts: Field<Int> {
            get { fields.field("maximumFailedLoginAttempts") }
            set { fields.set("maximumFailedLoginAttempts", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maximumPasswordAge: Field<Int> {
            get { fields.field("maximumPasswordAge") }
            set { fields.set("maximumPasswordAge", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maximumPasswordAgeWarningPeriod: Field<Int> {
            get { fields.field("maximumPasswordAgeWarningPeriod") }
            set { fields.set("maximumPasswordAgeWarningPeriod", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minimumLowercaseCharacters: Field<Int> {
            get { fields.field("minimumLowercaseCharacters") }
            set { fields.set("minimumLowercaseCharacters", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minimumNumericCharacters: Field<Int> {
            get { fields.field("minimumNumericCharacters") }
            set { fields.set("minimumNumericCharacters", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minimumPasswordAge: Field<Int> {
            get { fields.field("minimumPasswordAge") }
            set { fields.set("minimumPasswordAge", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minimumPasswordHistory: Field<Int> {
            get { fields.field("minimumPasswordHistory") }
            set { fields.set("minimumPasswordHistory", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minimumPasswordLength: Field<Int> {
            get { fields.field("minimumPasswordLength") }
            set { fields.set("minimumPasswordLength", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minimumSpecialCharacters: Field<Int> {
            get { fields.field("minimumSpecialCharacters") }
            set { fields.set("minimumSpecialCharacters", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minimumUniqueDtmfDigits: Field<Int> {
            get { fields.field("minimumUniqueDtmfDigits") }
            set { fields.set("minimumUniqueDtmfDigits", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minimumUppercaseCharacters: Field<Int> {
            get { fields.field("minimumUppercaseCharacters") }
            set { fields.set("minimumUppercaseCharacters", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var roleAssignments: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("roleAssignments") }
            set { fields.set("roleAssignments", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var specialCharacters: Field<String> {
            get { fields.field("specialCharacters") }
            set { fields.set("specialCharacters", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var userAssignments: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("userAssignments") }
            set { fields.set("userAssignments", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var userMustChangePassword: Field<Bool> {
            get { fields.field("userMustChangePassword") }
            set { fields.set("userMustChangePassword", field: newValue) }
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
            checker.optional("accountLockoutDuration", Int.self)
            checker.optional("allSequentialDigitsAllowed", Bool.self)
            checker.optional("description", String.self)
            checker.optional("failedLoginCountResetTime", Int.self)
            checker.optional("maximumFailedLoginAttempts", Int.self)
            checker.optional("maximumPasswordAge", Int.self)
            checker.optional("maximumPasswordAgeWarningPeriod", Int.self)
            checker.optional("minimumLowercaseCharacters", Int.self)
            checker.optional("minimumNumericCharacters", Int.self)
            checker.optional("minimumPasswordAge", Int.self)
            checker.optional("minimumPasswordHistory", Int.self)
            checker.optional("minimumPasswordLength", Int.self)
            checker.optional("minimumSpecialCharacters", Int.self)
            checker.optional("minimumUniqueDtmfDigits", Int.self)
            checker.optional("minimumUppercaseCharacters", Int.self)
            checker.optional("roleAssignments", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("specialCharacters", String.self)
            checker.optional("userAssignments", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("userMustChangePassword", Bool.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.PersonalInformationProperties`.
    ///
    /// Known from the vendor's library.
    public struct PersonalInformationProperties: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:personalInformationProperties" }
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
        public var assistantName: Field<String> {
            get { fields.field("assistantName") }
            set { fields.set("assistantName", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var city: Field<String> {
            get { fields.field("city") }
            set { fields.set("city", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var companyName: Field<String> {
            get { fields.field("companyName") }
            set { fields.set("companyName", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var country: Field<String> {
            get { fields.field("country") }
            set { fields.set("country", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var departmentName: Field<String> {
            get { fields.field("departmentName") }
            set { fields.set("departmentName", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var emailAddress: Field<String> {
            get { fields.field("emailAddress") }
            set { fields.set("emailAddress", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var emailAlias: Field<String> {
            get { fields.field("emailAlias") }
            set { fields.set("emailAlias", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var givenName: Field<String> {
            get { fields.field("givenName") }
            set { fields.set("givenName", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var notes: Field<String> {
            get { fields.field("notes") }
            set { fields.set("notes", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var officeLocation: Field<String> {
            get { fields.field("officeLocation") }
            set { fields.set("officeLocation", field: newValue) }
        }
        /// A ``BasicPhoneNumber``; absent, null or a value.
        public var phoneNumberOfAssistant: Field<ICWS.Configuration.BasicPhoneNumber> {
            get { fields.field("phoneNumberOfAssistant") }
            set { fields.set("phoneNumberOfAssistant", field: newValue) }
        }
        /// A ``BasicPhoneNumber``; absent, null or a value.
        public var phoneNumberOfBusiness1: Field<ICWS.Configuration.BasicPhoneNumber> {
            get { fields.field("phoneNumberOfBusiness1") }
            set { fields.set("phoneNumberOfBusiness1", field: newValue) }
        }
        /// A ``BasicPhoneNumber``; absent, null or a value.
        public var phoneNumberOfBusiness2: Field<ICWS.Configuration.BasicPhoneNumber> {
            get { fields.field("phoneNumberOfBusiness2") }
            set { fields.set("phoneNumberOfBusiness2", field: newValue) }
        }
        /// A ``BasicPhoneNumber``; absent, null or a value.
        public var phoneNumberOfFax: Field<ICWS.Configuration.BasicPhoneNumber> {
            get { fields.field("phoneNumberOfFax") }
            set { fields.set("phoneNumberOfFax", field: newValue) }
        }
        /// A ``BasicPhoneNumber``; absent, null or a value.
        public var phoneNumberOfHome1: Field<ICWS.Configuration.BasicPhoneNumber> {
            get { fields.field("phoneNumberOfHome1") }
            set { fields.set("phoneNumberOfHome1", field: newValue) }
        }
        /// A ``BasicPhoneNumber``; absent, null or a value.
        public var phoneNumberOfHome2: Field<ICWS.Configuration.BasicPhoneNumber> {
            get { fields.field("phoneNumberOfHome2") }
            set { fields.set("phoneNumberOfHome2", field: newValue) }
        }
        /// A ``BasicPhoneNumber``; absent, null or a value.
        public var phoneNumberOfMobile: Field<ICWS.Configuration.BasicPhoneNumber> {
            get { fields.field("phoneNumberOfMobile") }
            set { fields.set("phoneNumberOfMobile", field: newValue) }
        }
        /// A ``BasicPhoneNumber``; absent, null or a value.
        public var phoneNumberOfPager: Field<ICWS.Configuration.BasicPhoneNumber> {
            get { fields.field("phoneNumberOfPager") }
            set { fields.set("phoneNumberOfPager", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var postalCode: Field<String> {
            get { fields.field("postalCode") }
            set { fields.set("postalCode", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var stateOrProvince: Field<String> {
            get { fields.field("stateOrProvince") }
            set { fields.set("stateOrProvince", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var streetAddress: Field<String> {
            get { fields.field("streetAddress") }
            set { fields.set("streetAddress", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var surname: Field<String> {
            get { fields.field("surname") }
            set { fields.set("surname", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var title: Field<String> {
            get { fields.field("title") }
            set { fields.set("title", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("assistantName", String.self)
            checker.optional("city", String.self)
            checker.optional("companyName", String.self)
            checker.optional("country", String.self)
            checker.optional("departmentName", String.self)
            checker.optional("emailAddress", String.self)
            checker.optional("emailAlias", String.self)
            checker.optional("givenName", String.self)
            checker.optional("notes", String.self)
            checker.optional("officeLocation", String.self)
            checker.optional("phoneNumberOfAssistant", ICWS.Configuration.BasicPhoneNumber.self)
            checker.optional("phoneNumberOfBusiness1", ICWS.Configuration.BasicPhoneNumber.self)
            checker.optional("phoneNumberOfBusiness2", ICWS.Configuration.BasicPhoneNumber.self)
            checker.optional("phoneNumberOfFax", ICWS.Configuration.BasicPhoneNumber.self)
            checker.optional("phoneNumberOfHome1", ICWS.Configuration.BasicPhoneNumber.self)
            checker.optional("phoneNumberOfHome2", ICWS.Configuration.BasicPhoneNumber.self)
            checker.optional("phoneNumberOfMobile", ICWS.Configuration.BasicPhoneNumber.self)
            checker.optional("phoneNumberOfPager", ICWS.Configuration.BasicPhoneNumber.self)
            checker.optional("postalCode", String.self)
            checker.optional("stateOrProvince", String.self)
            checker.optional("streetAddress", String.self)
            checker.optional("surname", String.self)
            checker.optional("title", String.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.QueueColumn`.
    ///
    /// Known from the vendor's library.
    public struct QueueColumn: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:queueColumn" }
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
        /// A text; absent, null or a value.
        public var attribute: Field<String> {
            get { fields.field("attribute") }
            set { fields.set("attribute", field: newValue) }
        }
        /// One of ``QueueColumnAttributeType``; absent, null or a value.
        public var attributeType: Field<ICWS.Configuration.People.QueueColumnAttributeType> {
            get { fields.field("attributeType") }
            set { fields.set("attributeType", field: newValue) }
        }
        /// A ``MultiLanguageString``; absent, null or a value.
        public var columnName: Field<ICWS.Configuration.MultiLanguageString> {
            get { fields.field("columnName") }
            set { fields.set("columnName", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isPermanent: Field<Bool> {
            get { fields.field("isPermanent") }
            set { fields.set("isPermanent", field: newValue) }
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
            checker.optional("attribute", String.self)
            checker.optional("attributeType", ICWS.Configuration.People.QueueColumnAttributeType.self)
            checker.optional("columnName", ICWS.Configuration.MultiLanguageString.self)
            checker.optional("isPermanent", Bool.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.QueueColumns`.
    ///
    /// Known from the vendor's library.
    public struct QueueColumns: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:queueColumns" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``QueueColumn``.
        public init(
            items: [ICWS.Configuration.People.QueueColumn]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``QueueColumn``; required.
        public var items: [ICWS.Configuration.People.QueueColumn] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.People.QueueColumn].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.QueueColumnsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/queue-columns/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct QueueColumnsMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:queueColumnsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/queue-columns/{subscriptionId}"
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
        /// A list, each a ``QueueColumn``; may be missing.
        public var added: [ICWS.Configuration.People.QueueColumn]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``QueueColumn``; may be missing.
        public var changed: [ICWS.Configuration.People.QueueColumn]? {
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
            checker.optional("added", [ICWS.Configuration.People.QueueColumn].self)
            checker.optional("changed", [ICWS.Configuration.People.QueueColumn].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.ResponseManagementDocument`.
    ///
    /// Known from the vendor's library.
    public struct ResponseManagementDocument: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:responseManagementDocument" }
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
        /// A text; absent, null or a value.
        public var description: Field<String> {
            get { fields.field("description") }
            set { fields.set("description", field: newValue) }
        }
        /// A point in time, UTC; absent, null or a value.
        public var documentDateLastModified: Field<ICWS.DateTime> {
            get { fields.field("documentDateLastModified") }
            set { fields.set("documentDateLastModified", field: newValue) }
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
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("createdDate", ICWS.DateTime.self)
            checker.optional("customAttributes", [ICWS.Configuration.CustomAttribute].self)
            checker.optional("description", String.self)
            checker.optional("documentDateLastModified", ICWS.DateTime.self)
            checker.optional("lastModifiedDate", ICWS.DateTime.self)
            checker.optional("notes", String.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.ResponseManagementDocuments`.
    ///
    /// Known from the vendor's library.
    public struct ResponseManagementDocuments: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:responseManagementDocuments" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``ResponseManagementDocument``.
        public init(
            items: [ICWS.Configuration.People.ResponseManagementDocument]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``ResponseManagementDocument``; required.
        public var items: [ICWS.Configuration.People.ResponseManagementDocument] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.People.ResponseManagementDocument].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.ResponseManagementDocumentsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/response-management-documents/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct ResponseManagementDocumentsMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:responseManagementDocumentsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/response-management-documents/{subscriptionId}"
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
        /// A list, each a ``ResponseManagementDocument``; may be missing.
        public var added: [ICWS.Configuration.People.ResponseManagementDocument]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``ResponseManagementDocument``; may be missing.
        public var changed: [ICWS.Configuration.People.ResponseManagementDocument]? {
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
            checker.optional("added", [ICWS.Configuration.People.ResponseManagementDocument].self)
            checker.optional("changed", [ICWS.Configuration.People.ResponseManagementDocument].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.Role`.
    ///
    /// Known from the vendor's library.
    public struct Role: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:role" }
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
        /// A ``AccessRightsProperties``; absent, null or a value.
        public var accessRights: Field<ICWS.Configuration.People.Accessrights.AccessRightsProperties> {
            get { fields.field("accessRights") }
            set { fields.set("accessRights", field: newValue) }
        }
        /// A ``AdministrativeRightsProperties``; absent, null or a value.
        public var administrativeRights: Field<ICWS.Configuration.People.Accessrights.AdministrativeRightsProperties> {
            get { fields.field("administrativeRights") }
            set { fields.set("administrativeRights", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var clientConfigurationTemplate: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("clientConfigurationTemplate") }
            set { fields.set("clientConfigurationTemplate", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var passwordPolicies: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("passwordPolicies") }
            set { fields.set("passwordPolicies", field: newValue) }
        }
        /// A ``SecurityRightsProperties``; absent, null or a value.
        public var securityRights: Field<ICWS.Configuration.People.Accessrights.SecurityRightsProperties> {
            get { fields.field("securityRights") }
            set { fields.set("securityRights", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var users: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("users") }
            set { fields.set("users", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var workgroups: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("workgroups") }
            set { fields.set("workgroups", field: newValue) }
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
            checker.optional("accessRights", ICWS.Configuration.People.Accessrights.AccessRightsProperties.self)
            checker.optional(
                "administrativeRights", ICWS.Configuration.People.Accessrights.AdministrativeRightsProperties.self)
            checker.optional("clientConfigurationTemplate", ICWS.Configuration.ConfigurationId.self)
            checker.optional("passwordPolicies", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("securityRights", ICWS.Configuration.People.Accessrights.SecurityRightsProperties.self)
            checker.optional("users", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("workgroups", [ICWS.Configuration.ConfigurationId].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.Roles`.
    ///
    /// Known from the vendor's library.
    public struct Roles: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:roles" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``Role``.
        public init(
            items: [ICWS.Configuration.People.Role]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``Role``; required.
        public var items: [ICWS.Configuration.People.Role] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.People.Role].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.RolesMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/roles/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct RolesMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:rolesMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/roles/{subscriptionId}"
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
        /// A list, each a ``Role``; may be missing.
        public var added: [ICWS.Configuration.People.Role]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``Role``; may be missing.
        public var changed: [ICWS.Configuration.People.Role]? {
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
            checker.optional("added", [ICWS.Configuration.People.Role].self)
            checker.optional("changed", [ICWS.Configuration.People.Role].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.Schedule`.
    ///
    /// Known from the vendor's library.
    public struct Schedule: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:schedule" }
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
        public var description: Field<String> {
            get { fields.field("description") }
            set { fields.set("description", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isActive: Field<Bool> {
            get { fields.field("isActive") }
            set { fields.set("isActive", field: newValue) }
        }
        /// A list, each a text; absent, null or a value.
        public var keywords: Field<[String]> {
            get { fields.field("keywords") }
            set { fields.set("keywords", field: newValue) }
        }
        /// A list, each a ``ScheduleRecurrence``; absent, null or a value.
        public var scheduleRecurrences: Field<[ICWS.Configuration.People.ScheduleRecurrence]> {
            get { fields.field("scheduleRecurrences") }
            set { fields.set("scheduleRecurrences", field: newValue) }
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
            checker.optional("description", String.self)
            checker.optional("isActive", Bool.self)
            checker.optional("keywords", [String].self)
            checker.optional("scheduleRecurrences", [ICWS.Configuration.People.ScheduleRecurrence].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.ScheduleRecurrence`.
    ///
    /// Known from the vendor's library.
    public struct ScheduleRecurrence: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:scheduleRecurrence" }
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
        /// A list, each a whole number; absent, null or a value.
        public var dates: Field<[Int]> {
            get { fields.field("dates") }
            set { fields.set("dates", field: newValue) }
        }
        /// A list, each a whole number; absent, null or a value.
        public var days: Field<[Int]> {
            get { fields.field("days") }
            set { fields.set("days", field: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var endDate: ICWS.DateTime? {
            get { fields.optional("endDate") }
            set { fields.set("endDate", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var endTime: ICWS.DateTime? {
            get { fields.optional("endTime") }
            set { fields.set("endTime", optional: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isAllDay: Field<Bool> {
            get { fields.field("isAllDay") }
            set { fields.set("isAllDay", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isDaySpan: Field<Bool> {
            get { fields.field("isDaySpan") }
            set { fields.set("isDaySpan", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isRelative: Field<Bool> {
            get { fields.field("isRelative") }
            set { fields.set("isRelative", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var month: Field<Int> {
            get { fields.field("month") }
            set { fields.set("month", field: newValue) }
        }
        /// One of ``PatternType``; may be missing.
        public var patternType: ICWS.Configuration.People.PatternType? {
            get { fields.optional("patternType") }
            set { fields.set("patternType", optional: newValue) }
        }
        /// One of ``RelativeDayType``; absent, null or a value.
        public var relativeDay: Field<ICWS.Configuration.People.RelativeDayType> {
            get { fields.field("relativeDay") }
            set { fields.set("relativeDay", field: newValue) }
        }
        /// One of ``RelativeMonthlyInstanceType``; absent, null or a value.
        public var relativeMonthlyInstance: Field<ICWS.Configuration.People.RelativeMonthlyInstanceType> {
            get { fields.field("relativeMonthlyInstance") }
            set { fields.set("relativeMonthlyInstance", field: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var startDate: ICWS.DateTime? {
            get { fields.optional("startDate") }
            set { fields.set("startDate", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var startTime: ICWS.DateTime? {
            get { fields.optional("startTime") }
            set { fields.set("startTime", optional: newValue) }
        }
        /// A point in time, UTC; absent, null or a value.
        public var weeklyEndTime: Field<ICWS.DateTime> {
            get { fields.field("weeklyEndTime") }
            set { fields.set("weeklyEndTime", field: newValue) }
        }
        /// A point in time, UTC; absent, null or a value.
        public var weeklyStartTime: Field<ICWS.DateTime> {
            get { fields.field("weeklyStartTime") }
            set { fields.set("weeklyStartTime", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("dates", [Int].self)
            checker.optional("days", [Int].self)
            checker.optional("endDate", ICWS.DateTime.self)
            checker.optional("endTime", ICWS.DateTime.self)
            checker.optional("isAllDay", Bool.self)
            checker.optional("isDaySpan", Bool.self)
            checker.optional("isRelative", Bool.self)
            checker.optional("month", Int.self)
            checker.optional("patternType", ICWS.Configuration.People.PatternType.self)
            checker.optional("relativeDay", ICWS.Configuration.People.RelativeDayType.self)
            checker.optional("relativeMonthlyInstance", ICWS.Configuration.People.RelativeMonthlyInstanceType.self)
            checker.optional("startDate", ICWS.DateTime.self)
            checker.optional("startTime", ICWS.DateTime.self)
            checker.optional("weeklyEndTime", ICWS.DateTime.self)
            checker.optional("weeklyStartTime", ICWS.DateTime.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.Schedules`.
    ///
    /// Known from the vendor's library.
    public struct Schedules: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:schedules" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``Schedule``.
        public init(
            items: [ICWS.Configuration.People.Schedule]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``Schedule``; required.
        public var items: [ICWS.Configuration.People.Schedule] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.People.Schedule].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.SchedulesMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/schedules/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct SchedulesMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:schedulesMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/schedules/{subscriptionId}"
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
        /// A list, each a ``Schedule``; may be missing.
        public var added: [ICWS.Configuration.People.Schedule]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``Schedule``; may be missing.
        public var changed: [ICWS.Configuration.People.Schedule]? {
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
            checker.optional("added", [ICWS.Configuration.People.Schedule].self)
            checker.optional("changed", [ICWS.Configuration.People.Schedule].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.SecureInputForm`.
    ///
    /// Known from the vendor's library.
    public struct SecureInputForm: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:secureInputForm" }
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
        /// A list, each a ``SecureInputFormCustomParameter``; absent, null or a value.
        public var customParameters: Field<[ICWS.Configuration.People.SecureInputFormCustomParameter]> {
            get { fields.field("customParameters") }
            set { fields.set("customParameters", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var description: Field<String> {
            get { fields.field("description") }
            set { fields.set("description", field: newValue) }
        }
        /// A list, each a ``SecureInputFormFieldDefinition``; absent, null or a value.
        public var formFields: Field<[ICWS.Configuration.People.SecureInputFormFieldDefinition]> {
            get { fields.field("formFields") }
            set { fields.set("formFields", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var formName: Field<String> {
            get { fields.field("formName") }
            set { fields.set("formName", field: newValue) }
        }
        /// One of ``SecureInputFormType``; absent, null or a value.
        public var formType: Field<ICWS.Configuration.People.SecureInputFormType> {
            get { fields.field("formType") }
            set { fields.set("formType", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var ivrHandlerName: Field<String> {
            get { fields.field("ivrHandlerName") }
            set { fields.set("ivrHandlerName", field: newValue) }
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
            checker.optional("customParameters", [ICWS.Configuration.People.SecureInputFormCustomParameter].self)
            checker.optional("description", String.self)
            checker.optional("formFields", [ICWS.Configuration.People.SecureInputFormFieldDefinition].self)
            checker.optional("formName", String.self)
            checker.optional("formType", ICWS.Configuration.People.SecureInputFormType.self)
            checker.optional("ivrHandlerName", String.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.SecureInputFormCustomParameter`.
    ///
    /// Known from the vendor's library.
    public struct SecureInputFormCustomParameter: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:secureInputFormCustomParameter" }
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
        ///   - value: A text.
        public init(
            name: String,
            value: String
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("value", value)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; required.
        public var value: String {
            get { fields.required("value") }
            set { fields.set("value", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.required("value", String.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.SecureInputFormFieldDefinition`.
    ///
    /// Known from the vendor's library.
    public struct SecureInputFormFieldDefinition: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:secureInputFormFieldDefinition" }
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
        ///   - displayName: A text.
        public init(
            id: String,
            displayName: String
        ) {
            fields = ContractFields()
            fields.set("id", id)
            fields.set("displayName", displayName)
        }
        /// A text; required.
        public var id: String {
            get { fields.required("id") }
            set { fields.set("id", newValue) }
        }
        /// A text; required.
        public var displayName: String {
            get { fields.required("displayName") }
            set { fields.set("displayName", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("id", String.self)
            checker.required("displayName", String.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.SecureInputForms`.
    ///
    /// Known from the vendor's library.
    public struct SecureInputForms: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:secureInputForms" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``SecureInputForm``.
        public init(
            items: [ICWS.Configuration.People.SecureInputForm]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``SecureInputForm``; required.
        public var items: [ICWS.Configuration.People.SecureInputForm] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.People.SecureInputForm].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.SecureInputFormsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/secure-input-forms/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct SecureInputFormsMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:secureInputFormsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/secure-input-forms/{subscriptionId}"
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
        /// A list, each a ``SecureInputForm``; may be missing.
        public var added: [ICWS.Configuration.People.SecureInputForm]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``SecureInputForm``; may be missing.
        public var changed: [ICWS.Configuration.People.SecureInputForm]? {
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
            checker.optional("added", [ICWS.Configuration.People.SecureInputForm].self)
            checker.optional("changed", [ICWS.Configuration.People.SecureInputForm].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.Skill`.
    ///
    /// Known from the vendor's library.
    public struct Skill: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:skill" }
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
        /// A list, each a ``SkillSetting``; absent, null or a value.
        public var userAssignments: Field<[ICWS.Configuration.SkillSetting]> {
            get { fields.field("userAssignments") }
            set { fields.set("userAssignments", field: newValue) }
        }
        /// A list, each a ``SkillSetting``; absent, null or a value.
        public var workgroupAssignments: Field<[ICWS.Configuration.SkillSetting]> {
            get { fields.field("workgroupAssignments") }
            set { fields.set("workgroupAssignments", field: newValue) }
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
            checker.optional("userAssignments", [ICWS.Configuration.SkillSetting].self)
            checker.optional("workgroupAssignments", [ICWS.Configuration.SkillSetting].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.SkillCategories`.
    ///
    /// Known from the vendor's library.
    public struct SkillCategories: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:skillCategories" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``SkillCategory``.
        public init(
            items: [ICWS.Configuration.People.SkillCategory]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``SkillCategory``; required.
        public var items: [ICWS.Configuration.People.SkillCategory] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.People.SkillCategory].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.SkillCategoriesMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/skill-categories/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct SkillCategoriesMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:skillCategoriesMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/skill-categories/{subscriptionId}"
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
        /// A list, each a ``SkillCategory``; may be missing.
        public var added: [ICWS.Configuration.People.SkillCategory]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``SkillCategory``; may be missing.
        public var changed: [ICWS.Configuration.People.SkillCategory]? {
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
            checker.optional("added", [ICWS.Configuration.People.SkillCategory].self)
            checker.optional("changed", [ICWS.Configuration.People.SkillCategory].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.SkillCategory`.
    ///
    /// Known from the vendor's library.
    public struct SkillCategory: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:skillCategory" }
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
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var skills: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("skills") }
            set { fields.set("skills", field: newValue) }
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
            checker.optional("skills", [ICWS.Configuration.ConfigurationId].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.Skills`.
    ///
    /// Known from the vendor's library.
    public struct Skills: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:skills" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``Skill``.
        public init(
            items: [ICWS.Configuration.People.Skill]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``Skill``; required.
        public var items: [ICWS.Configuration.People.Skill] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.People.Skill].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.SkillsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/skills/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct SkillsMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:skillsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/skills/{subscriptionId}"
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
        /// A list, each a ``Skill``; may be missing.
        public var added: [ICWS.Configuration.People.Skill]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``Skill``; may be missing.
        public var changed: [ICWS.Configuration.People.Skill]? {
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
            checker.optional("added", [ICWS.Configuration.People.Skill].self)
            checker.optional("changed", [ICWS.Configuration.People.Skill].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.StatisticParameterGroup`.
    ///
    /// Known from the vendor's library.
    public struct StatisticParameterGroup: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:statisticParameterGroup" }
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
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var skillCategories: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("skillCategories") }
            set { fields.set("skillCategories", field: newValue) }
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
            checker.optional("skillCategories", [ICWS.Configuration.ConfigurationId].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.StatisticParameterGroups`.
    ///
    /// Known from the vendor's library.
    public struct StatisticParameterGroups: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:statisticParameterGroups" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``StatisticParameterGroup``.
        public init(
            items: [ICWS.Configuration.People.StatisticParameterGroup]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``StatisticParameterGroup``; required.
        public var items: [ICWS.Configuration.People.StatisticParameterGroup] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.People.StatisticParameterGroup].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.StatisticParameterGroupsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/statistic-parameter-groups/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct StatisticParameterGroupsMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:statisticParameterGroupsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/statistic-parameter-groups/{subscriptionId}"
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
        /// A list, each a ``StatisticParameterGroup``; may be missing.
        public var added: [ICWS.Configuration.People.StatisticParameterGroup]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``StatisticParameterGroup``; may be missing.
        public var changed: [ICWS.Configuration.People.StatisticParameterGroup]? {
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
            checker.optional("added", [ICWS.Configuration.People.StatisticParameterGroup].self)
            checker.optional("changed", [ICWS.Configuration.People.StatisticParameterGroup].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.StatusColumn`.
    ///
    /// Known from the vendor's library.
    public struct StatusColumn: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:statusColumn" }
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
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("createdDate", ICWS.DateTime.self)
            checker.optional("customAttributes", [ICWS.Configuration.CustomAttribute].self)
            checker.optional("lastModifiedDate", ICWS.DateTime.self)
            checker.optional("notes", String.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.StatusColumns`.
    ///
    /// Known from the vendor's library.
    public struct StatusColumns: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:statusColumns" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``StatusColumn``.
        public init(
            items: [ICWS.Configuration.People.StatusColumn]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``StatusColumn``; required.
        public var items: [ICWS.Configuration.People.StatusColumn] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.People.StatusColumn].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.User`.
    ///
    /// Known from the vendor's library.
    public struct User: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:user" }
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
        /// A ``AccessRightsProperties``; absent, null or a value.
        public var accessRights: Field<ICWS.Configuration.People.Accessrights.AccessRightsProperties> {
            get { fields.field("accessRights") }
            set { fields.set("accessRights", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var acdAgentGreeting: Field<Bool> {
            get { fields.field("acdAgentGreeting") }
            set { fields.set("acdAgentGreeting", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var acdAgentGreetingFile: Field<String> {
            get { fields.field("acdAgentGreetingFile") }
            set { fields.set("acdAgentGreetingFile", field: newValue) }
        }
        /// A ``AdministrativeRightsProperties``; absent, null or a value.
        public var administrativeRights: Field<ICWS.Configuration.People.Accessrights.AdministrativeRightsProperties> {
            get { fields.field("administrativeRights") }
            set { fields.set("administrativeRights", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var alias: Field<String> {
            get { fields.field("alias") }
            set { fields.set("alias", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var autoAnswerAcdInteractions: Field<Bool> {
            get { fields.field("autoAnswerAcdInteractions") }
            set { fields.set("autoAnswerAcdInteractions", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var autoAnswerNonAcdInteractions: Field<Bool> {
            get { fields.field("autoAnswerNonAcdInteractions") }
            set { fields.set("autoAnswerNonAcdInteractions", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var callbackEnabledWorkgroups: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("callbackEnabledWorkgroups") }
            set { fields.set("callbackEnabledWorkgroups", field: newValue) }
        }
        /// A point in time, UTC; absent, null or a value.
        public var clientConfigDateLastModified: Field<ICWS.DateTime> {
            get { fields.field("clientConfigDateLastModified") }
            set { fields.set("clientConfigDateLastModified", field: newValue) }
        }
        /// A ``InheritableConfigurationId``; absent, null or a value.
        public var clientConfigurationTemplate: Field<ICWS.Configuration.InheritableConfigurationId> {
            get { fields.field("clientConfigurationTemplate") }
            set { fields.set("clientConfigurationTemplate", field: newValue) }
        }
        /// A list, each a ``ClientTemplateInfo``; absent, null or a value.
        public var clientTemplate: Field<[ICWS.Configuration.People.ClientTemplateInfo]> {
            get { fields.field("clientTemplate") }
            set { fields.set("clientTemplate", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var cost: Field<Int> {
            get { fields.field("cost") }
            set { fields.set("cost", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var defaultWorkstation: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("defaultWorkstation") }
            set { fields.set("defaultWorkstation", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var excludeFromDirectory: Field<Bool> {
            get { fields.field("excludeFromDirectory") }
            set { fields.set("excludeFromDirectory", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var `extension`: Field<String> {
            get { fields.field("extension") }
            set { fields.set("extension", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var faxCapability: Field<Bool> {
            get { fields.field("faxCapability") }
            set { fields.set("faxCapability", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var homeSite: Field<Int> {
            get { fields.field("homeSite") }
            set { fields.set("homeSite", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var interactionDisconnectedAction: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("interactionDisconnectedAction") }
            set { fields.set("interactionDisconnectedAction", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var interactionOfferingAction: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("interactionOfferingAction") }
            set { fields.set("interactionOfferingAction", field: newValue) }
        }
        /// A ``InheritableDurationProperty``; absent, null or a value.
        public var interactionOfferingTimeout: Field<ICWS.Configuration.InheritableDurationProperty> {
            get { fields.field("interactionOfferingTimeout") }
            set { fields.set("interactionOfferingTimeout", field: newValue) }
        }
        /// A ``LicenseProperties``; absent, null or a value.
        public var licenseProperties: Field<ICWS.Configuration.LicenseProperties> {
            get { fields.field("licenseProperties") }
            set { fields.set("licenseProperties", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var location: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("location") }
            set { fields.set("location", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var lyncIntegrationEnabled: Field<Bool> {
            get { fields.field("lyncIntegrationEnabled") }
            set { fields.set("lyncIntegrationEnabled", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var lyncLineUri: Field<String> {
            get { fields.field("lyncLineUri") }
            set { fields.set("lyncLineUri", field: newValue) }
        }
        /// A list, each one of ``LyncOption``; absent, null or a value.
        public var lyncOption: Field<[ICWS.Configuration.People.LyncOption]> {
            get { fields.field("lyncOption") }
            set { fields.set("lyncOption", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var lyncSipAddress: Field<String> {
            get { fields.field("lyncSipAddress") }
            set { fields.set("lyncSipAddress", field: newValue) }
        }
        /// A ``MailboxProperties``; absent, null or a value.
        public var mailboxProperties: Field<ICWS.Configuration.MailboxProperties> {
            get { fields.field("mailboxProperties") }
            set { fields.set("mailboxProperties", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var mwiAddress: Field<String> {
            get { fields.field("mwiAddress") }
            set { fields.set("mwiAddress", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var mwiEnabled: Field<Bool> {
            get { fields.field("mwiEnabled") }
            set { fields.set("mwiEnabled", field: newValue) }
        }
        /// One of ``MwiMode``; absent, null or a value.
        public var mwiMode: Field<ICWS.Configuration.People.MwiMode> {
            get { fields.field("mwiMode") }
            set { fields.set("mwiMode", field: newValue) }
        }
        /// A list, each a text; absent, null or a value.
        public var nameSpellingsAsr: Field<[String]> {
            get { fields.field("nameSpellingsAsr") }
            set { fields.set("nameSpellingsAsr", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var nameSpellingTts: Field<String> {
            get { fields.field("nameSpellingTts") }
            set { fields.set("nameSpellingTts", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var ntDomainUser: Field<String> {
            get { fields.field("ntDomainUser") }
            set { fields.set("ntDomainUser", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var outboundAni: Field<String> {
            get { fields.field("outboundAni") }
            set { fields.set("outboundAni", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var outlookIntegrationEnabled: Field<Bool> {
            get { fields.field("outlookIntegrationEnabled") }
            set { fields.set("outlookIntegrationEnabled", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var pagerActive: Field<Bool> {
            get { fields.field("pagerActive") }
            set { fields.set("pagerActive", field: newValue) }
        }
        /// A ``InheritableStringProperty``; absent, null or a value.
        public var parkedCallExtension: Field<ICWS.Configuration.InheritableStringProperty> {
            get { fields.field("parkedCallExtension") }
            set { fields.set("parkedCallExtension", field: newValue) }
        }
        /// A ``InheritableDurationProperty``; absent, null or a value.
        public var parkedCallTimeout: Field<ICWS.Configuration.InheritableDurationProperty> {
            get { fields.field("parkedCallTimeout") }
            set { fields.set("parkedCallTimeout", field: newValue) }
        }
        /// A ``InheritableStringProperty``; absent, null or a value.
        public var parkedChatExtension: Field<ICWS.Configuration.InheritableStringProperty> {
            get { fields.field("parkedChatExtension") }
            set { fields.set("parkedChatExtension", field: newValue) }
        }
        /// A ``InheritableDurationProperty``; absent, null or a value.
        public var parkedChatTimeout: Field<ICWS.Configuration.InheritableDurationProperty> {
            get { fields.field("parkedChatTimeout") }
            set { fields.set("parkedChatTimeout", field: newValue) }
        }
        /// A ``InheritableStringProperty``; absent, null or a value.
        public var parkedEmailExtension: Field<ICWS.Configuration.InheritableStringProperty> {
            get { fields.field("parkedEmailExtension") }
            set { fields.set("parkedEmailExtension", field: newValue) }
        }
        /// A ``InheritableDurationProperty``; absent, null or a value.
        public var parkedEmailTimeout: Field<ICWS.Configuration.InheritableDurationProperty> {
            get { fields.field("parkedEmailTimeout") }
            set { fields.set("parkedEmailTimeout", field: newValue) }
        }
        /// A ``InheritableStringProperty``; absent, null or a value.
        public var parkedGenericObjectExtension: Field<ICWS.Configuration.InheritableStringProperty> {
            get { fields.field("parkedGenericObjectExtension") }
            set { fields.set("parkedGenericObjectExtension", field: newValue) }
        }
        /// A ``InheritableDurationProperty``; absent, null or a value.
        public var parkedGenericObjectTimeout: Field<ICWS.Configuration.InheritableDurationProperty> {
            get { fields.field("parkedGenericObjectTimeout") }
            set { fields.set("parkedGenericObjectTimeout", field: newValue) }
        }
        /// A ``InheritableConfigurationIdCollection``; absent, null or a value.
        public var passwordPolicies: Field<ICWS.Configuration.InheritableConfigurationIdCollection> {
            get { fields.field("passwordPolicies") }
            set { fields.set("passwordPolicies", field: newValue) }
        }
        /// A ``PersonalInformationProperties``; absent, null or a value.
        public var personalInformationProperties: Field<ICWS.Configuration.People.PersonalInformationProperties> {
            get { fields.field("personalInformationProperties") }
            set { fields.set("personalInformationProperties", field: newValue) }
        }
        /// A ``IdDisplayName``; absent, null or a value.
        public var preferredLanguage: Field<ICWS.Configuration.IdDisplayName> {
            get { fields.field("preferredLanguage") }
            set { fields.set("preferredLanguage", field: newValue) }
        }
        /// A ``InheritableConfigurationIdCollection``; absent, null or a value.
        public var roles: Field<ICWS.Configuration.InheritableConfigurationIdCollection> {
            get { fields.field("roles") }
            set { fields.set("roles", field: newValue) }
        }
        /// A ``SecurityRightsProperties``; absent, null or a value.
        public var securityRights: Field<ICWS.Configuration.People.Accessrights.SecurityRightsProperties> {
            get { fields.field("securityRights") }
            set { fields.set("securityRights", field: newValue) }
        }
        /// A ``SkillSettingsProperties``; absent, null or a value.
        public var skills: Field<ICWS.Configuration.SkillSettingsProperties> {
            get { fields.field("skills") }
            set { fields.set("skills", field: newValue) }
        }
        /// A list, each a length of time, in seconds; absent, null or a value.
        public var statisticsShiftStarts: Field<[ICWS.Seconds]> {
            get { fields.field("statisticsShiftStarts") }
            set { fields.set("statisticsShiftStarts", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var statusText: Field<String> {
            get { fields.field("statusText") }
            set { fields.set("statusText", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var umDestination: Field<String> {
            get { fields.field("umDestination") }
            set { fields.set("umDestination", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var umRemoteOverride: Field<String> {
            get { fields.field("umRemoteOverride") }
            set { fields.set("umRemoteOverride", field: newValue) }
        }
        /// A ``UserClientConfigurationProperties``; absent, null or a value.
        public var clientConfigurationProperties: Field<ICWS.Configuration.People.UserClientConfigurationProperties> {
            get { fields.field("clientConfigurationProperties") }
            set { fields.set("clientConfigurationProperties", field: newValue) }
        }
        /// A ``UtilizationSettingsProperties``; absent, null or a value.
        public var utilizations: Field<ICWS.Configuration.UtilizationSettingsProperties> {
            get { fields.field("utilizations") }
            set { fields.set("utilizations", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var vniStation: Field<String> {
            get { fields.field("vniStation") }
            set { fields.set("vniStation", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var whisperToneLevel: Field<Int> {
            get { fields.field("whisperToneLevel") }
            set { fields.set("whisperToneLevel", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var workgroups: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("workgroups") }
            set { fields.set("workgroups", field: newValue) }
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
            checker.optional("accessRights", ICWS.Configuration.People.Accessrights.AccessRightsProperties.self)
            checker.optional("acdAgentGreeting", Bool.self)
            checker.optional("acdAgentGreetingFile", String.self)
            checker.optional(
                "administrativeRights", ICWS.Configuration.People.Accessrights.AdministrativeRightsProperties.self)
            checker.optional("alias", String.self)
            checker.optional("autoAnswerAcdInteractions", Bool.self)
            checker.optional("autoAnswerNonAcdInteractions", Bool.self)
            checker.optional("callbackEnabledWorkgroups", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("clientConfigDateLastModified", ICWS.DateTime.self)
            checker.optional("clientConfigurationTemplate", ICWS.Configuration.InheritableConfigurationId.self)
            checker.optional("clientTemplate", [ICWS.Configuration.People.ClientTemplateInfo].self)
            checker.optional("cost", Int.self)
            checker.optional("defaultWorkstation", ICWS.Configuration.ConfigurationId.self)
            checker.optional("excludeFromDirectory", Bool.self)
            checker.optional("extension", String.self)
            checker.optional("faxCapability", Bool.self)
            checker.optional("homeSite", Int.self)
            checker.optional("interactionDisconnectedAction", ICWS.Configuration.ConfigurationId.self)
            checker.optional("interactionOfferingAction", ICWS.Configuration.ConfigurationId.self)
            checker.optional("interactionOfferingTimeout", ICWS.Configuration.InheritableDurationProperty.self)
            checker.optional("licenseProperties", ICWS.Configuration.LicenseProperties.self)
            checker.optional("location", ICWS.Configuration.ConfigurationId.self)
            checker.optional("lyncIntegrationEnabled", Bool.self)
            checker.optional("lyncLineUri", String.self)
            checker.optional("lyncOption", [ICWS.Configuration.People.LyncOption].self)
            checker.optional("lyncSipAddress", String.self)
            checker.optional("mailboxProperties", ICWS.Configuration.MailboxProperties.self)
            checker.optional("mwiAddress", String.self)
            checker.optional("mwiEnabled", Bool.self)
            checker.optional("mwiMode", ICWS.Configuration.People.MwiMode.self)
            checker.optional("nameSpellingsAsr", [String].self)
            checker.optional("nameSpellingTts", String.self)
            checker.optional("ntDomainUser", String.self)
            checker.optional("outboundAni", String.self)
            checker.optional("outlookIntegrationEnabled", Bool.self)
            checker.optional("pagerActive", Bool.self)
            checker.optional("parkedCallExtension", ICWS.Configuration.InheritableStringProperty.self)
            checker.optional("parkedCallTimeout", ICWS.Configuration.InheritableDurationProperty.self)
            checker.optional("parkedChatExtension", ICWS.Configuration.InheritableStringProperty.self)
            checker.optional("parkedChatTimeout", ICWS.Configuration.InheritableDurationProperty.self)
            checker.optional("parkedEmailExtension", ICWS.Configuration.InheritableStringProperty.self)
            checker.optional("parkedEmailTimeout", ICWS.Configuration.InheritableDurationProperty.self)
            checker.optional("parkedGenericObjectExtension", ICWS.Configuration.InheritableStringProperty.self)
            checker.optional("parkedGenericObjectTimeout", ICWS.Configuration.InheritableDurationProperty.self)
            checker.optional("passwordPolicies", ICWS.Configuration.InheritableConfigurationIdCollection.self)
            checker.optional(
                "personalInformationProperties", ICWS.Configuration.People.PersonalInformationProperties.self)
            checker.optional("preferredLanguage", ICWS.Configuration.IdDisplayName.self)
            checker.optional("roles", ICWS.Configuration.InheritableConfigurationIdCollection.self)
            checker.optional("securityRights", ICWS.Configuration.People.Accessrights.SecurityRightsProperties.self)
            checker.optional("skills", ICWS.Configuration.SkillSettingsProperties.self)
            checker.optional("statisticsShiftStarts", [ICWS.Seconds].self)
            checker.optional("statusText", String.self)
            checker.optional("umDestination", String.self)
            checker.optional("umRemoteOverride", String.self)
            checker.optional(
                "clientConfigurationProperties", ICWS.Configuration.People.UserClientConfigurationProperties.self)
            checker.optional("utilizations", ICWS.Configuration.UtilizationSettingsProperties.self)
            checker.optional("vniStation", String.self)
            checker.optional("whisperToneLevel", Int.self)
            checker.optional("workgroups", [ICWS.Configuration.ConfigurationId].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.UserClientConfigurationProperties`.
    ///
    /// Known from the vendor's library.
    public struct UserClientConfigurationProperties: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:userClientConfigurationProperties" }
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
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var accountCodeSortByNumber: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("accountCodeSortByNumber") }
            set { fields.set("accountCodeSortByNumber", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var activateOutOfOfficeMessage: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("activateOutOfOfficeMessage") }
            set { fields.set("activateOutOfOfficeMessage", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var alertOnSecurityBelowRequestedLevel: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("alertOnSecurityBelowRequestedLevel") }
            set { fields.set("alertOnSecurityBelowRequestedLevel", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var analyzeOutgoingExternalCalls: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("analyzeOutgoingExternalCalls") }
            set { fields.set("analyzeOutgoingExternalCalls", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var autoPlayVoicemail: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("autoPlayVoicemail") }
            set { fields.set("autoPlayVoicemail", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var autoSelectInteractionOnDisconnect: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("autoSelectInteractionOnDisconnect") }
            set { fields.set("autoSelectInteractionOnDisconnect", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var callForwardAll: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("callForwardAll") }
            set { fields.set("callForwardAll", field: newValue) }
        }
        /// A ``InheritableStringProperty``; absent, null or a value.
        public var callForwardAllMode: Field<ICWS.Configuration.InheritableStringProperty> {
            get { fields.field("callForwardAllMode") }
            set { fields.set("callForwardAllMode", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var callForwardAllowChange: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("callForwardAllowChange") }
            set { fields.set("callForwardAllowChange", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var changeAlertingProperties: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("changeAlertingProperties") }
            set { fields.set("changeAlertingProperties", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var changeEfaqProperties: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("changeEfaqProperties") }
            set { fields.set("changeEfaqProperties", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var changeFollowMeProperties: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("changeFollowMeProperties") }
            set { fields.set("changeFollowMeProperties", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var changeQueueProperties: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("changeQueueProperties") }
            set { fields.set("changeQueueProperties", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var confirmDragAndDrop: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("confirmDragAndDrop") }
            set { fields.set("confirmDragAndDrop", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var confirmSingleClickDialing: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("confirmSingleClickDialing") }
            set { fields.set("confirmSingleClickDialing", field: newValue) }
        }
        /// One of ``EFaqSearchOptions``; absent, null or a value.
        public var eFaqSearchOption: Field<ICWS.Configuration.People.EFaqSearchOptions> {
            get { fields.field("eFaqSearchOption") }
            set { fields.set("eFaqSearchOption", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var emailDownloadHTMLPictures: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("emailDownloadHTMLPictures") }
            set { fields.set("emailDownloadHTMLPictures", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var enableAdvancedDialing: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("enableAdvancedDialing") }
            set { fields.set("enableAdvancedDialing", field: newValue) }
        }
        /// A ``InheritableIntProperty``; absent, null or a value.
        public var externalCallTimeout: Field<ICWS.Configuration.InheritableIntProperty> {
            get { fields.field("externalCallTimeout") }
            set { fields.set("externalCallTimeout", field: newValue) }
        }
        /// A list, each a ``FollowMe``; absent, null or a value.
        public var followMe: Field<[ICWS.Configuration.People.FollowMe]> {
            get { fields.field("followMe") }
            set { fields.set("followMe", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var muteOnTransfer: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("muteOnTransfer") }
            set { fields.set("muteOnTransfer", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var openNewCallWindowForIncomingCalls: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("openNewCallWindowForIncomingCalls") }
            set { fields.set("openNewCallWindowForIncomingCalls", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var ringWhenOnPhone: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("ringWhenOnPhone") }
            set { fields.set("ringWhenOnPhone", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var screenCalls: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("screenCalls") }
            set { fields.set("screenCalls", field: newValue) }
        }
        /// A ``InheritableBooleanProperty``; absent, null or a value.
        public var showStatusInSystemTray: Field<ICWS.Configuration.InheritableBooleanProperty> {
            get { fields.field("showStatusInSystemTray") }
            set { fields.set("showStatusInSystemTray", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("accountCodeSortByNumber", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("activateOutOfOfficeMessage", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("alertOnSecurityBelowRequestedLevel", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("analyzeOutgoingExternalCalls", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("autoPlayVoicemail", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("autoSelectInteractionOnDisconnect", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("callForwardAll", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("callForwardAllMode", ICWS.Configuration.InheritableStringProperty.self)
            checker.optional("callForwardAllowChange", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("changeAlertingProperties", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("changeEfaqProperties", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("changeFollowMeProperties", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("changeQueueProperties", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("confirmDragAndDrop", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("confirmSingleClickDialing", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("eFaqSearchOption", ICWS.Configuration.People.EFaqSearchOptions.self)
            checker.optional("emailDownloadHTMLPictures", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("enableAdvancedDialing", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("externalCallTimeout", ICWS.Configuration.InheritableIntProperty.self)
            checker.optional("followMe", [ICWS.Configuration.People.FollowMe].self)
            checker.optional("muteOnTransfer", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("openNewCallWindowForIncomingCalls", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("ringWhenOnPhone", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("screenCalls", ICWS.Configuration.InheritableBooleanProperty.self)
            checker.optional("showStatusInSystemTray", ICWS.Configuration.InheritableBooleanProperty.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.UserPassword`.
    ///
    /// Known from the vendor's library.
    public struct UserPassword: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:userPassword" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter password: A text.
        public init(
            password: String
        ) {
            fields = ContractFields()
            fields.set("password", password)
        }
        /// A text; required.
        public var password: String {
            get { fields.required("password") }
            set { fields.set("password", newValue) }
        }
        /// True or false; may be missing.
        public var force: Bool? {
            get { fields.optional("force") }
            set { fields.set("force", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("password", String.self)
            checker.optional("force", Bool.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.Users`.
    ///
    /// Known from the vendor's library.
    public struct UsersContract: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:users" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``User``.
        public init(
            items: [ICWS.Configuration.People.User]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``User``; required.
        public var items: [ICWS.Configuration.People.User] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.People.User].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.UsersMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/users/{subscriptionId}` (documented).
    ///
    /// Known from the vendor's library.
    public struct UsersMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:usersMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/users/{subscriptionId}"
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
        /// A list, each a ``User``; may be missing.
        public var added: [ICWS.Configuration.People.User]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``User``; may be missing.
        public var changed: [ICWS.Configuration.People.User]? {
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
            checker.optional("added", [ICWS.Configuration.People.User].self)
            checker.optional("changed", [ICWS.Configuration.People.User].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.Workgroup`.
    ///
    /// Known from the vendor's library.
    public struct Workgroup: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:workgroup" }
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
        /// A ``AccessRightsProperties``; absent, null or a value.
        public var accessRights: Field<ICWS.Configuration.People.Accessrights.AccessRightsProperties> {
            get { fields.field("accessRights") }
            set { fields.set("accessRights", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var acdDisconnectedAction: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("acdDisconnectedAction") }
            set { fields.set("acdDisconnectedAction", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var acdIncomingAction: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("acdIncomingAction") }
            set { fields.set("acdIncomingAction", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var acdOfferingAction: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("acdOfferingAction") }
            set { fields.set("acdOfferingAction", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var acdSaveRepliesToSentItemsFolder: Field<Bool> {
            get { fields.field("acdSaveRepliesToSentItemsFolder") }
            set { fields.set("acdSaveRepliesToSentItemsFolder", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var acdTransferAction: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("acdTransferAction") }
            set { fields.set("acdTransferAction", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var acdUseAvailablityTime: Field<Bool> {
            get { fields.field("acdUseAvailablityTime") }
            set { fields.set("acdUseAvailablityTime", field: newValue) }
        }
        /// A ``AdministrativeRightsProperties``; absent, null or a value.
        public var administrativeRights: Field<ICWS.Configuration.People.Accessrights.AdministrativeRightsProperties> {
            get { fields.field("administrativeRights") }
            set { fields.set("administrativeRights", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var agentScoreChange: Field<Int> {
            get { fields.field("agentScoreChange") }
            set { fields.set("agentScoreChange", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var callbackMaxRetry: Field<Int> {
            get { fields.field("callbackMaxRetry") }
            set { fields.set("callbackMaxRetry", field: newValue) }
        }
        /// A list, each a length of time, in seconds; absent, null or a value.
        public var callbackServiceLevelDistribution: Field<[ICWS.Seconds]> {
            get { fields.field("callbackServiceLevelDistribution") }
            set { fields.set("callbackServiceLevelDistribution", field: newValue) }
        }
        /// A length of time, in seconds; absent, null or a value.
        public var callbackServiceLevelTarget: Field<ICWS.Seconds> {
            get { fields.field("callbackServiceLevelTarget") }
            set { fields.set("callbackServiceLevelTarget", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var callbackSnoozeDuration: Field<Int> {
            get { fields.field("callbackSnoozeDuration") }
            set { fields.set("callbackSnoozeDuration", field: newValue) }
        }
        /// A list, each a length of time, in seconds; absent, null or a value.
        public var callServiceLevelDistribution: Field<[ICWS.Seconds]> {
            get { fields.field("callServiceLevelDistribution") }
            set { fields.set("callServiceLevelDistribution", field: newValue) }
        }
        /// A length of time, in seconds; absent, null or a value.
        public var callServiceLevelTarget: Field<ICWS.Seconds> {
            get { fields.field("callServiceLevelTarget") }
            set { fields.set("callServiceLevelTarget", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var callStatisticsPeriod: Field<Int> {
            get { fields.field("callStatisticsPeriod") }
            set { fields.set("callStatisticsPeriod", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var captureInRecordings: Field<Bool> {
            get { fields.field("captureInRecordings") }
            set { fields.set("captureInRecordings", field: newValue) }
        }
        /// A list, each a length of time, in seconds; absent, null or a value.
        public var chatServiceLevelDistribution: Field<[ICWS.Seconds]> {
            get { fields.field("chatServiceLevelDistribution") }
            set { fields.set("chatServiceLevelDistribution", field: newValue) }
        }
        /// A length of time, in seconds; absent, null or a value.
        public var chatServiceLevelTarget: Field<ICWS.Seconds> {
            get { fields.field("chatServiceLevelTarget") }
            set { fields.set("chatServiceLevelTarget", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var clientWaitTimeout: Field<Int> {
            get { fields.field("clientWaitTimeout") }
            set { fields.set("clientWaitTimeout", field: newValue) }
        }
        /// A list, each a length of time, in seconds; absent, null or a value.
        public var emailServiceLevelDistribution: Field<[ICWS.Seconds]> {
            get { fields.field("emailServiceLevelDistribution") }
            set { fields.set("emailServiceLevelDistribution", field: newValue) }
        }
        /// A length of time, in seconds; absent, null or a value.
        public var emailServiceLevelTarget: Field<ICWS.Seconds> {
            get { fields.field("emailServiceLevelTarget") }
            set { fields.set("emailServiceLevelTarget", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var estimatedCallTimeInterval: Field<Int> {
            get { fields.field("estimatedCallTimeInterval") }
            set { fields.set("estimatedCallTimeInterval", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var executeTransferActionOnUserTransfer: Field<Bool> {
            get { fields.field("executeTransferActionOnUserTransfer") }
            set { fields.set("executeTransferActionOnUserTransfer", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var `extension`: Field<String> {
            get { fields.field("extension") }
            set { fields.set("extension", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var faxCapability: Field<Bool> {
            get { fields.field("faxCapability") }
            set { fields.set("faxCapability", field: newValue) }
        }
        /// A list, each a length of time, in seconds; absent, null or a value.
        public var genericServiceLevelDistribution: Field<[ICWS.Seconds]> {
            get { fields.field("genericServiceLevelDistribution") }
            set { fields.set("genericServiceLevelDistribution", field: newValue) }
        }
        /// A length of time, in seconds; absent, null or a value.
        public var genericServiceLevelTarget: Field<ICWS.Seconds> {
            get { fields.field("genericServiceLevelTarget") }
            set { fields.set("genericServiceLevelTarget", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var gracePeriodBeforeNew: Field<Int> {
            get { fields.field("gracePeriodBeforeNew") }
            set { fields.set("gracePeriodBeforeNew", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var hasQueue: Field<Bool> {
            get { fields.field("hasQueue") }
            set { fields.set("hasQueue", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var interactionDisconnectedAction: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("interactionDisconnectedAction") }
            set { fields.set("interactionDisconnectedAction", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var interactionOfferingAction: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("interactionOfferingAction") }
            set { fields.set("interactionOfferingAction", field: newValue) }
        }
        /// A ``InheritableDurationProperty``; absent, null or a value.
        public var interactionOfferingTimeout: Field<ICWS.Configuration.InheritableDurationProperty> {
            get { fields.field("interactionOfferingTimeout") }
            set { fields.set("interactionOfferingTimeout", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isAcdEmailRoutingActive: Field<Bool> {
            get { fields.field("isAcdEmailRoutingActive") }
            set { fields.set("isAcdEmailRoutingActive", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isActive: Field<Bool> {
            get { fields.field("isActive") }
            set { fields.set("isActive", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isCallbackEnabled: Field<Bool> {
            get { fields.field("isCallbackEnabled") }
            set { fields.set("isCallbackEnabled", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isExemptHeldInteractionsEnabled: Field<Bool> {
            get { fields.field("isExemptHeldInteractionsEnabled") }
            set { fields.set("isExemptHeldInteractionsEnabled", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isWrapUpActive: Field<Bool> {
            get { fields.field("isWrapUpActive") }
            set { fields.set("isWrapUpActive", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var keypadWaitTimeout: Field<Int> {
            get { fields.field("keypadWaitTimeout") }
            set { fields.set("keypadWaitTimeout", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maximumChatReponseTime: Field<Int> {
            get { fields.field("maximumChatReponseTime") }
            set { fields.set("maximumChatReponseTime", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxNumberOfExempt: Field<Int> {
            get { fields.field("maxNumberOfExempt") }
            set { fields.set("maxNumberOfExempt", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var members: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("members") }
            set { fields.set("members", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var membersSpanSites: Field<Bool> {
            get { fields.field("membersSpanSites") }
            set { fields.set("membersSpanSites", field: newValue) }
        }
        /// A list, each a ``MonitoredMailbox``; absent, null or a value.
        public var monitoredMailboxes: Field<[ICWS.Configuration.People.MonitoredMailbox]> {
            get { fields.field("monitoredMailboxes") }
            set { fields.set("monitoredMailboxes", field: newValue) }
        }
        /// A list, each a text; absent, null or a value.
        public var nameSpellingsAsr: Field<[String]> {
            get { fields.field("nameSpellingsAsr") }
            set { fields.set("nameSpellingsAsr", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var nameSpellingTts: Field<String> {
            get { fields.field("nameSpellingTts") }
            set { fields.set("nameSpellingTts", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var noAnswerStatus: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("noAnswerStatus") }
            set { fields.set("noAnswerStatus", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var onCallStatus: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("onCallStatus") }
            set { fields.set("onCallStatus", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var onHoldMessage: Field<String> {
            get { fields.field("onHoldMessage") }
            set { fields.set("onHoldMessage", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var onHoldMusic: Field<String> {
            get { fields.field("onHoldMusic") }
            set { fields.set("onHoldMusic", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var operatorTarget: Field<String> {
            get { fields.field("operatorTarget") }
            set { fields.set("operatorTarget", field: newValue) }
        }
        /// A ``InheritableStringProperty``; absent, null or a value.
        public var parkedCallExtension: Field<ICWS.Configuration.InheritableStringProperty> {
            get { fields.field("parkedCallExtension") }
            set { fields.set("parkedCallExtension", field: newValue) }
        }
        /// A ``InheritableDurationProperty``; absent, null or a value.
        public var parkedCallTimeout: Field<ICWS.Configuration.InheritableDurationProperty> {
            get { fields.field("parkedCallTimeout") }
            set { fields.set("parkedCallTimeout", field: newValue) }
        }
        /// A ``InheritableStringProperty``; absent, null or a value.
        public var parkedChatExtension: Field<ICWS.Configuration.InheritableStringProperty> {
            get { fields.field("parkedChatExtension") }
            set { fields.set("parkedChatExtension", field: newValue) }
        }
        /// A ``InheritableDurationProperty``; absent, null or a value.
        public var parkedChatTimeout: Field<ICWS.Configuration.InheritableDurationProperty> {
            get { fields.field("parkedChatTimeout") }
            set { fields.set("parkedChatTimeout", field: newValue) }
        }
        /// A ``InheritableStringProperty``; absent, null or a value.
        public var parkedEmailExtension: Field<ICWS.Configuration.InheritableStringProperty> {
            get { fields.field("parkedEmailExtension") }
            set { fields.set("parkedEmailExtension", field: newValue) }
        }
        /// A ``InheritableDurationProperty``; absent, null or a value.
        public var parkedEmailTimeout: Field<ICWS.Configuration.InheritableDurationProperty> {
            get { fields.field("parkedEmailTimeout") }
            set { fields.set("parkedEmailTimeout", field: newValue) }
        }
        /// A ``InheritableStringProperty``; absent, null or a value.
        public var parkedGenericObjectExtension: Field<ICWS.Configuration.InheritableStringProperty> {
            get { fields.field("parkedGenericObjectExtension") }
            set { fields.set("parkedGenericObjectExtension", field: newValue) }
        }
        /// A ``InheritableDurationProperty``; absent, null or a value.
        public var parkedGenericObjectTimeout: Field<ICWS.Configuration.InheritableDurationProperty> {
            get { fields.field("parkedGenericObjectTimeout") }
            set { fields.set("parkedGenericObjectTimeout", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var playToExternalPartiesOnly: Field<Bool> {
            get { fields.field("playToExternalPartiesOnly") }
            set { fields.set("playToExternalPartiesOnly", field: newValue) }
        }
        /// A ``IdDisplayName``; absent, null or a value.
        public var preferredLanguage: Field<ICWS.Configuration.IdDisplayName> {
            get { fields.field("preferredLanguage") }
            set { fields.set("preferredLanguage", field: newValue) }
        }
        /// One of ``WorkgroupQueueType``; absent, null or a value.
        public var queueType: Field<ICWS.Configuration.People.WorkgroupQueueType> {
            get { fields.field("queueType") }
            set { fields.set("queueType", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var recordAll: Field<Bool> {
            get { fields.field("recordAll") }
            set { fields.set("recordAll", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var revertToAvailableTimeout: Field<Int> {
            get { fields.field("revertToAvailableTimeout") }
            set { fields.set("revertToAvailableTimeout", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var roles: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("roles") }
            set { fields.set("roles", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var secureInputForms: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("secureInputForms") }
            set { fields.set("secureInputForms", field: newValue) }
        }
        /// A ``SecurityRightsProperties``; absent, null or a value.
        public var securityRights: Field<ICWS.Configuration.People.Accessrights.SecurityRightsProperties> {
            get { fields.field("securityRights") }
            set { fields.set("securityRights", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var selectedTone: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("selectedTone") }
            set { fields.set("selectedTone", field: newValue) }
        }
        /// A list, each a ``SkillSetting``; absent, null or a value.
        public var skills: Field<[ICWS.Configuration.SkillSetting]> {
            get { fields.field("skills") }
            set { fields.set("skills", field: newValue) }
        }
        /// A list, each a length of time, in seconds; absent, null or a value.
        public var socialConversationServiceLevelDistribution: Field<[ICWS.Seconds]> {
            get { fields.field("socialConversationServiceLevelDistribution") }
            set { fields.set("socialConversationServiceLevelDistribution", field: newValue) }
        }
        /// A length of time, in seconds; absent, null or a value.
        public var socialConversationServiceLevelTarget: Field<ICWS.Seconds> {
            get { fields.field("socialConversationServiceLevelTarget") }
            set { fields.set("socialConversationServiceLevelTarget", field: newValue) }
        }
        /// A list, each a length of time, in seconds; absent, null or a value.
        public var socialDirectMessageServiceLevelDistribution: Field<[ICWS.Seconds]> {
            get { fields.field("socialDirectMessageServiceLevelDistribution") }
            set { fields.set("socialDirectMessageServiceLevelDistribution", field: newValue) }
        }
        /// A length of time, in seconds; absent, null or a value.
        public var socialDirectMessageServiceLevelTarget: Field<ICWS.Seconds> {
            get { fields.field("socialDirectMessageServiceLevelTarget") }
            set { fields.set("socialDirectMessageServiceLevelTarget", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var statisticParameterGroup: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("statisticParameterGroup") }
            set { fields.set("statisticParameterGroup", field: newValue) }
        }
        /// A list, each a length of time, in seconds; absent, null or a value.
        public var statisticsShiftStarts: Field<[ICWS.Seconds]> {
            get { fields.field("statisticsShiftStarts") }
            set { fields.set("statisticsShiftStarts", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var supervisors: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("supervisors") }
            set { fields.set("supervisors", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var useRecordingTones: Field<Bool> {
            get { fields.field("useRecordingTones") }
            set { fields.set("useRecordingTones", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var useTiffForFaxes: Field<Bool> {
            get { fields.field("useTiffForFaxes") }
            set { fields.set("useTiffForFaxes", field: newValue) }
        }
        /// A list, each a ``UtilizationSetting``; absent, null or a value.
        public var utilizations: Field<[ICWS.Configuration.UtilizationSetting]> {
            get { fields.field("utilizations") }
            set { fields.set("utilizations", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var voicemailMessage: Field<String> {
            get { fields.field("voicemailMessage") }
            set { fields.set("voicemailMessage", field: newValue) }
        }
        /// A ``WorkgroupMailboxProperties``; absent, null or a value.
        public var workgroupMailboxProperties: Field<ICWS.Configuration.WorkgroupMailboxProperties> {
            get { fields.field("workgroupMailboxProperties") }
            set { fields.set("workgroupMailboxProperties", field: newValue) }
        }
        /// A list, each a length of time, in seconds; absent, null or a value.
        public var workItemServiceLevelDistribution: Field<[ICWS.Seconds]> {
            get { fields.field("workItemServiceLevelDistribution") }
            set { fields.set("workItemServiceLevelDistribution", field: newValue) }
        }
        /// A length of time, in seconds; absent, null or a value.
        public var workItemServiceLevelTarget: Field<ICWS.Seconds> {
            get { fields.field("workItemServiceLevelTarget") }
            set { fields.set("workItemServiceLevelTarget", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var wrapUpCodes: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("wrapUpCodes") }
            set { fields.set("wrapUpCodes", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var wrapUpPrompt: Field<String> {
            get { fields.field("wrapUpPrompt") }
            set { fields.set("wrapUpPrompt", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var wrapUpStatus: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("wrapUpStatus") }
            set { fields.set("wrapUpStatus", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var wrapUpTimeout: Field<Int> {
            get { fields.field("wrapUpTimeout") }
            set { fields.set("wrapUpTimeout", field: newValue) }
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
            checker.optional("accessRights", ICWS.Configuration.People.Accessrights.AccessRightsProperties.self)
            checker.optional("acdDisconnectedAction", ICWS.Configuration.ConfigurationId.self)
            checker.optional("acdIncomingAction", ICWS.Configuration.ConfigurationId.self)
            checker.optional("acdOfferingAction", ICWS.Configuration.ConfigurationId.self)
            checker.optional("acdSaveRepliesToSentItemsFolder", Bool.self)
            checker.optional("acdTransferAction", ICWS.Configuration.ConfigurationId.self)
            checker.optional("acdUseAvailablityTime", Bool.self)
            checker.optional(
                "administrativeRights", ICWS.Configuration.People.Accessrights.AdministrativeRightsProperties.self)
            checker.optional("agentScoreChange", Int.self)
            checker.optional("callbackMaxRetry", Int.self)
            checker.optional("callbackServiceLevelDistribution", [ICWS.Seconds].self)
            checker.optional("callbackServiceLevelTarget", ICWS.Seconds.self)
            checker.optional("callbackSnoozeDuration", Int.self)
            checker.optional("callServiceLevelDistribution", [ICWS.Seconds].self)
            checker.optional("callServiceLevelTarget", ICWS.Seconds.self)
            checker.optional("callStatisticsPeriod", Int.self)
            checker.optional("captureInRecordings", Bool.self)
            checker.optional("chatServiceLevelDistribution", [ICWS.Seconds].self)
            checker.optional("chatServiceLevelTarget", ICWS.Seconds.self)
            checker.optional("clientWaitTimeout", Int.self)
            checker.optional("emailServiceLevelDistribution", [ICWS.Seconds].self)
            checker.optional("emailServiceLevelTarget", ICWS.Seconds.self)
            checker.optional("estimatedCallTimeInterval", Int.self)
            checker.optional("executeTransferActionOnUserTransfer", Bool.self)
            checker.optional("extension", String.self)
            checker.optional("faxCapability", Bool.self)
            checker.optional("genericServiceLevelDistribution", [ICWS.Seconds].self)
            checker.optional("genericServiceLevelTarget", ICWS.Seconds.self)
            checker.optional("gracePeriodBeforeNew", Int.self)
            checker.optional("hasQueue", Bool.self)
            checker.optional("interactionDisconnectedAction", ICWS.Configuration.ConfigurationId.self)
            checker.optional("interactionOfferingAction", ICWS.Configuration.ConfigurationId.self)
            checker.optional("interactionOfferingTimeout", ICWS.Configuration.InheritableDurationProperty.self)
            checker.optional("isAcdEmailRoutingActive", Bool.self)
            checker.optional("isActive", Bool.self)
            checker.optional("isCallbackEnabled", Bool.self)
            checker.optional("isExemptHeldInteractionsEnabled", Bool.self)
            checker.optional("isWrapUpActive", Bool.self)
            checker.optional("keypadWaitTimeout", Int.self)
            checker.optional("maximumChatReponseTime", Int.self)
            checker.optional("maxNumberOfExempt", Int.self)
            checker.optional("members", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("membersSpanSites", Bool.self)
            checker.optional("monitoredMailboxes", [ICWS.Configuration.People.MonitoredMailbox].self)
            checker.optional("nameSpellingsAsr", [String].self)
            checker.optional("nameSpellingTts", String.self)
            checker.optional("noAnswerStatus", ICWS.Configuration.ConfigurationId.self)
            checker.optional("onCallStatus", ICWS.Configuration.ConfigurationId.self)
            checker.optional("onHoldMessage", String.self)
            checker.optional("onHoldMusic", String.self)
            checker.optional("operatorTarget", String.self)
            checker.optional("parkedCallExtension", ICWS.Configuration.InheritableStringProperty.self)
            checker.optional("parkedCallTimeout", ICWS.Configuration.InheritableDurationProperty.self)
            checker.optional("parkedChatExtension", ICWS.Configuration.InheritableStringProperty.self)
            checker.optional("parkedChatTimeout", ICWS.Configuration.InheritableDurationProperty.self)
            checker.optional("parkedEmailExtension", ICWS.Configuration.InheritableStringProperty.self)
            checker.optional("parkedEmailTimeout", ICWS.Configuration.InheritableDurationProperty.self)
            checker.optional("parkedGenericObjectExtension", ICWS.Configuration.InheritableStringProperty.self)
            checker.optional("parkedGenericObjectTimeout", ICWS.Configuration.InheritableDurationProperty.self)
            checker.optional("playToExternalPartiesOnly", Bool.self)
            checker.optional("preferredLanguage", ICWS.Configuration.IdDisplayName.self)
            checker.optional("queueType", ICWS.Configuration.People.WorkgroupQueueType.self)
            checker.optional("recordAll", Bool.self)
            checker.optional("revertToAvailableTimeout", Int.self)
            checker.optional("roles", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("secureInputForms", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("securityRights", ICWS.Configuration.People.Accessrights.SecurityRightsProperties.self)
            checker.optional("selectedTone", ICWS.Configuration.ConfigurationId.self)
            checker.optional("skills", [ICWS.Configuration.SkillSetting].self)
            checker.optional("socialConversationServiceLevelDistribution", [ICWS.Seconds].self)
            checker.optional("socialConversationServiceLevelTarget", ICWS.Seconds.self)
            checker.optional("socialDirectMessageServiceLevelDistribution", [ICWS.Seconds].self)
            checker.optional("socialDirectMessageServiceLevelTarget", ICWS.Seconds.self)
            checker.optional("statisticParameterGroup", ICWS.Configuration.ConfigurationId.self)
            checker.optional("statisticsShiftStarts", [ICWS.Seconds].self)
            checker.optional("supervisors", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("useRecordingTones", Bool.self)
            checker.optional("useTiffForFaxes", Bool.self)
            checker.optional("utilizations", [ICWS.Configuration.UtilizationSetting].self)
            checker.optional("voicemailMessage", String.self)
            checker.optional("workgroupMailboxProperties", ICWS.Configuration.WorkgroupMailboxProperties.self)
            checker.optional("workItemServiceLevelDistribution", [ICWS.Seconds].self)
            checker.optional("workItemServiceLevelTarget", ICWS.Seconds.self)
            checker.optional("wrapUpCodes", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("wrapUpPrompt", String.self)
            checker.optional("wrapUpStatus", ICWS.Configuration.ConfigurationId.self)
            checker.optional("wrapUpTimeout", Int.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.Workgroups`.
    ///
    /// Known from the vendor's library.
    public struct WorkgroupsContract: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:workgroups" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``Workgroup``.
        public init(
            items: [ICWS.Configuration.People.Workgroup]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``Workgroup``; required.
        public var items: [ICWS.Configuration.People.Workgroup] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.People.Workgroup].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.WorkgroupsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/workgroups/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct WorkgroupsMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:workgroupsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/workgroups/{subscriptionId}"
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
        /// A list, each a ``Workgroup``; may be missing.
        public var added: [ICWS.Configuration.People.Workgroup]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``Workgroup``; may be missing.
        public var changed: [ICWS.Configuration.People.Workgroup]? {
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
            checker.optional("added", [ICWS.Configuration.People.Workgroup].self)
            checker.optional("changed", [ICWS.Configuration.People.Workgroup].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.WrapUpCategories`.
    ///
    /// Known from the vendor's library.
    public struct WrapUpCategories: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:wrapUpCategories" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``WrapUpCategory``.
        public init(
            items: [ICWS.Configuration.People.WrapUpCategory]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``WrapUpCategory``; required.
        public var items: [ICWS.Configuration.People.WrapUpCategory] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.People.WrapUpCategory].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.WrapUpCategoriesMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/wrap-up-categories/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct WrapUpCategoriesMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:wrapUpCategoriesMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/wrap-up-categories/{subscriptionId}"
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
        /// A list, each a ``WrapUpCategory``; may be missing.
        public var added: [ICWS.Configuration.People.WrapUpCategory]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``WrapUpCategory``; may be missing.
        public var changed: [ICWS.Configuration.People.WrapUpCategory]? {
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
            checker.optional("added", [ICWS.Configuration.People.WrapUpCategory].self)
            checker.optional("changed", [ICWS.Configuration.People.WrapUpCategory].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.WrapUpCategory`.
    ///
    /// Known from the vendor's library.
    public struct WrapUpCategory: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:wrapUpCategory" }
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
        /// True or false; absent, null or a value.
        public var isActualContact: Field<Bool> {
            get { fields.field("isActualContact") }
            set { fields.set("isActualContact", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isPermanent: Field<Bool> {
            get { fields.field("isPermanent") }
            set { fields.set("isPermanent", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isSuccessfulInteraction: Field<Bool> {
            get { fields.field("isSuccessfulInteraction") }
            set { fields.set("isSuccessfulInteraction", field: newValue) }
        }
        /// A ``MultiLanguageString``; absent, null or a value.
        public var label: Field<ICWS.Configuration.MultiLanguageString> {
            get { fields.field("label") }
            set { fields.set("label", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var phoneNumberStatus: Field<String> {
            get { fields.field("phoneNumberStatus") }
            set { fields.set("phoneNumberStatus", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var recordStatus: Field<String> {
            get { fields.field("recordStatus") }
            set { fields.set("recordStatus", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var shouldIncrementAttempts: Field<Bool> {
            get { fields.field("shouldIncrementAttempts") }
            set { fields.set("shouldIncrementAttempts", field: newValue) }
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
            checker.optional("isActualContact", Bool.self)
            checker.optional("isPermanent", Bool.self)
            checker.optional("isSuccessfulInteraction", Bool.self)
            checker.optional("label", ICWS.Configuration.MultiLanguageString.self)
            checker.optional("phoneNumberStatus", String.self)
            checker.optional("recordStatus", String.self)
            checker.optional("shouldIncrementAttempts", Bool.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.WrapUpCode`.
    ///
    /// Known from the vendor's library.
    public struct WrapUpCode: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:wrapUpCode" }
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
        /// A ``ConfigurationId``; may be missing.
        public var category: ICWS.Configuration.ConfigurationId? {
            get { fields.optional("category") }
            set { fields.set("category", optional: newValue) }
        }
        /// A text; absent, null or a value.
        public var digits: Field<String> {
            get { fields.field("digits") }
            set { fields.set("digits", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isPermanent: Field<Bool> {
            get { fields.field("isPermanent") }
            set { fields.set("isPermanent", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isRightPartyContact: Field<Bool> {
            get { fields.field("isRightPartyContact") }
            set { fields.set("isRightPartyContact", field: newValue) }
        }
        /// A ``MultiLanguageString``; absent, null or a value.
        public var label: Field<ICWS.Configuration.MultiLanguageString> {
            get { fields.field("label") }
            set { fields.set("label", field: newValue) }
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
            checker.optional("category", ICWS.Configuration.ConfigurationId.self)
            checker.optional("digits", String.self)
            checker.optional("isPermanent", Bool.self)
            checker.optional("isRightPartyContact", Bool.self)
            checker.optional("label", ICWS.Configuration.MultiLanguageString.self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.WrapUpCodes`.
    ///
    /// Known from the vendor's library.
    public struct WrapUpCodes: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:wrapUpCodes" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``WrapUpCode``.
        public init(
            items: [ICWS.Configuration.People.WrapUpCode]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``WrapUpCode``; required.
        public var items: [ICWS.Configuration.People.WrapUpCode] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.People.WrapUpCode].self)
        }
    }
}

extension ICWS.Configuration.People {
    /// Contract `Configuration.People.WrapUpCodesMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/wrap-up-codes/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct WrapUpCodesMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.people:wrapUpCodesMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/wrap-up-codes/{subscriptionId}"
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
        /// A list, each a ``WrapUpCode``; may be missing.
        public var added: [ICWS.Configuration.People.WrapUpCode]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``WrapUpCode``; may be missing.
        public var changed: [ICWS.Configuration.People.WrapUpCode]? {
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
            checker.optional("added", [ICWS.Configuration.People.WrapUpCode].self)
            checker.optional("changed", [ICWS.Configuration.People.WrapUpCode].self)
            checker.optional("removed", [String].self)
        }
    }
}
