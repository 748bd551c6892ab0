// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCommon
public import ICWSCore
public import ICWSMessaging

extension ICWS.Dialer {
    /// Contract `Dialer.AgentTypeParameters`.
    ///
    /// Known from the vendor's library.
    public struct AgentTypeParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:agentTypeParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - agentType: One of ``AgentType``.
        ///   - campaignIds: A list, each a text.
        public init(
            agentType: ICWS.Dialer.AgentType,
            campaignIds: [String]
        ) {
            fields = ContractFields()
            fields.set("agentType", agentType)
            fields.set("campaignIds", campaignIds)
        }
        /// One of ``AgentType``; required.
        public var agentType: ICWS.Dialer.AgentType {
            get { fields.required("agentType") }
            set { fields.set("agentType", newValue) }
        }
        /// A list, each a text; required.
        public var campaignIds: [String] {
            get { fields.required("campaignIds") }
            set { fields.set("campaignIds", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("agentType", ICWS.Dialer.AgentType.self)
            checker.required("campaignIds", [String].self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.AllocateAgentsParameters`.
    ///
    /// Known from the vendor's library.
    public struct AllocateAgentsParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:allocateAgentsParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter agentIds: A list, each a text.
        public init(
            agentIds: [String]
        ) {
            fields = ContractFields()
            fields.set("agentIds", agentIds)
        }
        /// A list, each a text; required.
        public var agentIds: [String] {
            get { fields.required("agentIds") }
            set { fields.set("agentIds", newValue) }
        }
        /// A list, each a text; may be missing.
        public var campaignIdsOut: [String]? {
            get { fields.optional("campaignIdsOut") }
            set { fields.set("campaignIdsOut", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var campaignIdsIn: [String]? {
            get { fields.optional("campaignIdsIn") }
            set { fields.set("campaignIdsIn", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("agentIds", [String].self)
            checker.optional("campaignIdsOut", [String].self)
            checker.optional("campaignIdsIn", [String].self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.AutoLoginMessage`.
    ///
    /// A message that no subscription is known for (inferred).
    ///
    /// Known from the vendor's library.
    public struct AutoLoginMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:autoLoginMessage" }
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
        ///   - campaignId: A text.
        ///   - initiatorName: A text.
        public init(
            isDelta: Bool,
            campaignId: String,
            initiatorName: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("campaignId", campaignId)
            fields.set("initiatorName", initiatorName)
        }
        /// A text; required.
        public var campaignId: String {
            get { fields.required("campaignId") }
            set { fields.set("campaignId", newValue) }
        }
        /// A text; required.
        public var initiatorName: String {
            get { fields.required("initiatorName") }
            set { fields.set("initiatorName", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("campaignId", String.self)
            checker.required("initiatorName", String.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.AutoLogoutMessage`.
    ///
    /// A message that no subscription is known for (inferred).
    ///
    /// Known from the vendor's library.
    public struct AutoLogoutMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:autoLogoutMessage" }
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
        ///   - campaignIds: A list, each a text.
        ///   - initiatorName: A text.
        public init(
            isDelta: Bool,
            campaignIds: [String],
            initiatorName: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("campaignIds", campaignIds)
            fields.set("initiatorName", initiatorName)
        }
        /// A list, each a text; required.
        public var campaignIds: [String] {
            get { fields.required("campaignIds") }
            set { fields.set("campaignIds", newValue) }
        }
        /// A text; required.
        public var initiatorName: String {
            get { fields.required("initiatorName") }
            set { fields.set("initiatorName", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("campaignIds", [String].self)
            checker.required("initiatorName", String.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.AvailableCampaign`.
    ///
    /// Known from the vendor's library.
    public struct AvailableCampaign: ICWS.Dialer.CampaignInfoBase.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:availableCampaign" }
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
        ///   - workgroup: A text.
        public init(
            name: String,
            id: String,
            workgroup: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("name", name)
            fields.set("id", id)
            fields.set("workgroup", workgroup)
        }
        /// A text; required.
        public var workgroup: String {
            get { fields.required("workgroup") }
            set { fields.set("workgroup", newValue) }
        }
        /// A list, each one of ``CampaignStatusType``; may be missing.
        public var status: [ICWS.Dialer.CampaignStatusType]? {
            get { fields.optional("status") }
            set { fields.set("status", optional: newValue) }
        }
        /// True or false; may be missing.
        public var hasBaseScript: Bool? {
            get { fields.optional("hasBaseScript") }
            set { fields.set("hasBaseScript", optional: newValue) }
        }
        /// A text; may be missing.
        public var customScriptUrl: String? {
            get { fields.optional("customScriptUrl") }
            set { fields.set("customScriptUrl", optional: newValue) }
        }
        /// True or false; may be missing.
        public var isLoggedIn: Bool? {
            get { fields.optional("isLoggedIn") }
            set { fields.set("isLoggedIn", optional: newValue) }
        }
        /// One of ``CampaignType``; may be missing.
        public var campaignType: ICWS.Dialer.CampaignType? {
            get { fields.optional("campaignType") }
            set { fields.set("campaignType", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Dialer.CampaignInfoBase.checkFields(&checker)
            checker.required("workgroup", String.self)
            checker.optional("status", [ICWS.Dialer.CampaignStatusType].self)
            checker.optional("hasBaseScript", Bool.self)
            checker.optional("customScriptUrl", String.self)
            checker.optional("isLoggedIn", Bool.self)
            checker.optional("campaignType", ICWS.Dialer.CampaignType.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.AvailableCampaignsMessage`.
    ///
    /// A message that no subscription is known for (inferred).
    ///
    /// Known from the vendor's library.
    public struct AvailableCampaignsMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:availableCampaignsMessage" }
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
        ///   - agentHasLogonCampaignRight: True or false.
        public init(
            isDelta: Bool,
            agentHasLogonCampaignRight: Bool
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("agentHasLogonCampaignRight", agentHasLogonCampaignRight)
        }
        /// A list, each a ``AvailableCampaign``; may be missing.
        public var campaignsAdded: [ICWS.Dialer.AvailableCampaign]? {
            get { fields.optional("campaignsAdded") }
            set { fields.set("campaignsAdded", optional: newValue) }
        }
        /// A list, each a ``ChangedCampaign``; may be missing.
        public var campaignsChanged: [ICWS.Dialer.ChangedCampaign]? {
            get { fields.optional("campaignsChanged") }
            set { fields.set("campaignsChanged", optional: newValue) }
        }
        /// A list, each a ``RemovedCampaign``; may be missing.
        public var campaignsRemoved: [ICWS.Dialer.RemovedCampaign]? {
            get { fields.optional("campaignsRemoved") }
            set { fields.set("campaignsRemoved", optional: newValue) }
        }
        /// True or false; required.
        public var agentHasLogonCampaignRight: Bool {
            get { fields.required("agentHasLogonCampaignRight") }
            set { fields.set("agentHasLogonCampaignRight", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.optional("campaignsAdded", [ICWS.Dialer.AvailableCampaign].self)
            checker.optional("campaignsChanged", [ICWS.Dialer.ChangedCampaign].self)
            checker.optional("campaignsRemoved", [ICWS.Dialer.RemovedCampaign].self)
            checker.required("agentHasLogonCampaignRight", Bool.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.BaseDataPop`.
    ///
    /// Known from the vendor's library.
    public struct BaseDataPop: Contract {
        /// What ``BaseDataPop`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:baseDataPop" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:dialer:dataPop",
                "urn:inin.com:dialer:previewPop",
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
        ///   - interactionId: A text.
        ///   - campaignId: A text.
        ///   - attributes: Values by name, each a text.
        ///   - autoDisconnectOnDisposition: True or false.
        ///   - allowAgentCallbacks: True or false.
        ///   - dispositions: A list, each a ``Disposition``.
        public init(
            interactionId: String,
            campaignId: String,
            attributes: [String: String],
            autoDisconnectOnDisposition: Bool,
            allowAgentCallbacks: Bool,
            dispositions: [ICWS.Dialer.Disposition]
        ) {
            fields = ContractFields()
            fields.set("interactionId", interactionId)
            fields.set("campaignId", campaignId)
            fields.set("attributes", attributes)
            fields.set("autoDisconnectOnDisposition", autoDisconnectOnDisposition)
            fields.set("allowAgentCallbacks", allowAgentCallbacks)
            fields.set("dispositions", dispositions)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("interactionId", String.self)
            checker.required("campaignId", String.self)
            checker.required("attributes", [String: String].self)
            checker.required("autoDisconnectOnDisposition", Bool.self)
            checker.required("allowAgentCallbacks", Bool.self)
            checker.required("dispositions", [ICWS.Dialer.Disposition].self)
        }
    }
}

extension ICWS.Dialer.BaseDataPop: ICWS.Dialer.BaseDataPop.Kind {}

extension ICWS.Dialer.BaseDataPop.Kind {
    /// A text; required.
    public var interactionId: String {
        get { fields.required("interactionId") }
        set { fields.set("interactionId", newValue) }
    }
    /// A text; required.
    public var campaignId: String {
        get { fields.required("campaignId") }
        set { fields.set("campaignId", newValue) }
    }
    /// Values by name, each a text; required.
    public var attributes: [String: String] {
        get { fields.required("attributes") }
        set { fields.set("attributes", newValue) }
    }
    /// True or false; required.
    public var autoDisconnectOnDisposition: Bool {
        get { fields.required("autoDisconnectOnDisposition") }
        set { fields.set("autoDisconnectOnDisposition", newValue) }
    }
    /// True or false; required.
    public var allowAgentCallbacks: Bool {
        get { fields.required("allowAgentCallbacks") }
        set { fields.set("allowAgentCallbacks", newValue) }
    }
    /// A list, each a ``Disposition``; required.
    public var dispositions: [ICWS.Dialer.Disposition] {
        get { fields.required("dispositions") }
        set { fields.set("dispositions", newValue) }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.BaseScriptMisc`.
    ///
    /// Known from the vendor's library.
    public struct BaseScriptMisc: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:baseScriptMisc" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - allowBreak: True or false.
        ///   - allowSkip: True or false.
        ///   - allowAgentOwned: True or false.
        ///   - militaryTime: True or false.
        ///   - pickupCall: True or false.
        ///   - allowSchedulePhone: True or false.
        ///   - autoDisconnect: True or false.
        ///   - allowEditingOfNumberToDial: True or false.
        ///   - allowAgentsAdditionalCalls: True or false.
        ///   - allowEditingAdditionalCallNumbers: True or false.
        ///   - overrideDncBlock: True or false.
        ///   - overrideZoneBlock: True or false.
        ///   - overrideSkillsBlock: True or false.
        ///   - overrideDailyLimitBlock: True or false.
        public init(
            allowBreak: Bool,
            allowSkip: Bool,
            allowAgentOwned: Bool,
            militaryTime: Bool,
            pickupCall: Bool,
            allowSchedulePhone: Bool,
            autoDisconnect: Bool,
            allowEditingOfNumberToDial: Bool,
            allowAgentsAdditionalCalls: Bool,
            allowEditingAdditionalCallNumbers: Bool,
            overrideDncBlock: Bool,
            overrideZoneBlock: Bool,
            overrideSkillsBlock: Bool,
            overrideDailyLimitBlock: Bool
        ) {
            fields = ContractFields()
            fields.set("allowBreak", allowBreak)
            fields.set("allowSkip", allowSkip)
            fields.set("allowAgentOwned", allowAgentOwned)
            fields.set("militaryTime", militaryTime)
            fields.set("pickupCall", pickupCall)
            fields.set("allowSchedulePhone", allowSchedulePhone)
            fields.set("autoDisconnect", autoDisconnect)
            fields.set("allowEditingOfNumberToDial", allowEditingOfNumberToDial)
            fields.set("allowAgentsAdditionalCalls", allowAgentsAdditionalCalls)
            fields.set("allowEditingAdditionalCallNumbers", allowEditingAdditionalCallNumbers)
            fields.set("overrideDncBlock", overrideDncBlock)
            fields.set("overrideZoneBlock", overrideZoneBlock)
            fields.set("overrideSkillsBlock", overrideSkillsBlock)
            fields.set("overrideDailyLimitBlock", overrideDailyLimitBlock)
        }
        /// True or false; required.
        public var allowBreak: Bool {
            get { fields.required("allowBreak") }
            set { fields.set("allowBreak", newValue) }
        }
        /// True or false; required.
        public var allowSkip: Bool {
            get { fields.required("allowSkip") }
            set { fields.set("allowSkip", newValue) }
        }
        /// True or false; required.
        public var allowAgentOwned: Bool {
            get { fields.required("allowAgentOwned") }
            set { fields.set("allowAgentOwned", newValue) }
        }
        /// True or false; required.
        public var militaryTime: Bool {
            get { fields.required("militaryTime") }
            set { fields.set("militaryTime", newValue) }
        }
        /// True or false; required.
        public var pickupCall: Bool {
            get { fields.required("pickupCall") }
            set { fields.set("pickupCall", newValue) }
        }
        /// True or false; required.
        public var allowSchedulePhone: Bool {
            get { fields.required("allowSchedulePhone") }
            set { fields.set("allowSchedulePhone", newValue) }
        }
        /// True or false; required.
        public var autoDisconnect: Bool {
            get { fields.required("autoDisconnect") }
            set { fields.set("autoDisconnect", newValue) }
        }
        /// True or false; required.
        public var allowEditingOfNumberToDial: Bool {
            get { fields.required("allowEditingOfNumberToDial") }
            set { fields.set("allowEditingOfNumberToDial", newValue) }
        }
        /// True or false; required.
        public var allowAgentsAdditionalCalls: Bool {
            get { fields.required("allowAgentsAdditionalCalls") }
            set { fields.set("allowAgentsAdditionalCalls", newValue) }
        }
        /// True or false; required.
        public var allowEditingAdditionalCallNumbers: Bool {
            get { fields.required("allowEditingAdditionalCallNumbers") }
            set { fields.set("allowEditingAdditionalCallNumbers", newValue) }
        }
        /// True or false; required.
        public var overrideDncBlock: Bool {
            get { fields.required("overrideDncBlock") }
            set { fields.set("overrideDncBlock", newValue) }
        }
        /// True or false; required.
        public var overrideZoneBlock: Bool {
            get { fields.required("overrideZoneBlock") }
            set { fields.set("overrideZoneBlock", newValue) }
        }
        /// True or false; required.
        public var overrideSkillsBlock: Bool {
            get { fields.required("overrideSkillsBlock") }
            set { fields.set("overrideSkillsBlock", newValue) }
        }
        /// True or false; required.
        public var overrideDailyLimitBlock: Bool {
            get { fields.required("overrideDailyLimitBlock") }
            set { fields.set("overrideDailyLimitBlock", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("allowBreak", Bool.self)
            checker.required("allowSkip", Bool.self)
            checker.required("allowAgentOwned", Bool.self)
            checker.required("militaryTime", Bool.self)
            checker.required("pickupCall", Bool.self)
            checker.required("allowSchedulePhone", Bool.self)
            checker.required("autoDisconnect", Bool.self)
            checker.required("allowEditingOfNumberToDial", Bool.self)
            checker.required("allowAgentsAdditionalCalls", Bool.self)
            checker.required("allowEditingAdditionalCallNumbers", Bool.self)
            checker.required("overrideDncBlock", Bool.self)
            checker.required("overrideZoneBlock", Bool.self)
            checker.required("overrideSkillsBlock", Bool.self)
            checker.required("overrideDailyLimitBlock", Bool.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.BaseScriptPage`.
    ///
    /// Known from the vendor's library.
    public struct BaseScriptPage: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:baseScriptPage" }
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
        ///   - controls: A list, each a ``BaseScriptPageControl``.
        ///   - dispositions: A list, each a ``BaseScriptPageDisposition``.
        ///   - text: A text.
        ///   - foregroundColor: A text.
        ///   - backgroundColor: A text.
        public init(
            name: String,
            controls: [ICWS.Dialer.BaseScriptPageControl],
            dispositions: [ICWS.Dialer.BaseScriptPageDisposition],
            text: String,
            foregroundColor: String,
            backgroundColor: String
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("controls", controls)
            fields.set("dispositions", dispositions)
            fields.set("text", text)
            fields.set("foregroundColor", foregroundColor)
            fields.set("backgroundColor", backgroundColor)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A list, each a ``BaseScriptPageControl``; required.
        public var controls: [ICWS.Dialer.BaseScriptPageControl] {
            get { fields.required("controls") }
            set { fields.set("controls", newValue) }
        }
        /// A list, each a ``BaseScriptPageDisposition``; required.
        public var dispositions: [ICWS.Dialer.BaseScriptPageDisposition] {
            get { fields.required("dispositions") }
            set { fields.set("dispositions", newValue) }
        }
        /// A text; required.
        public var text: String {
            get { fields.required("text") }
            set { fields.set("text", newValue) }
        }
        /// A whole number; may be missing.
        public var stage: Int? {
            get { fields.optional("stage") }
            set { fields.set("stage", optional: newValue) }
        }
        /// A text; required.
        public var foregroundColor: String {
            get { fields.required("foregroundColor") }
            set { fields.set("foregroundColor", newValue) }
        }
        /// A text; required.
        public var backgroundColor: String {
            get { fields.required("backgroundColor") }
            set { fields.set("backgroundColor", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.required("controls", [ICWS.Dialer.BaseScriptPageControl].self)
            checker.required("dispositions", [ICWS.Dialer.BaseScriptPageDisposition].self)
            checker.required("text", String.self)
            checker.optional("stage", Int.self)
            checker.required("foregroundColor", String.self)
            checker.required("backgroundColor", String.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.BaseScriptPageControl`.
    ///
    /// Known from the vendor's library.
    public struct BaseScriptPageControl: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:baseScriptPageControl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - column: A text.
        ///   - label: A text.
        ///   - readOnly: True or false.
        ///   - type: One of ``BaseScriptPageControlType``.
        public init(
            column: String,
            label: String,
            readOnly: Bool,
            type: ICWS.Dialer.BaseScriptPageControlType
        ) {
            fields = ContractFields()
            fields.set("column", column)
            fields.set("label", label)
            fields.set("readOnly", readOnly)
            fields.set("type", type)
        }
        /// A text; required.
        public var column: String {
            get { fields.required("column") }
            set { fields.set("column", newValue) }
        }
        /// A text; required.
        public var label: String {
            get { fields.required("label") }
            set { fields.set("label", newValue) }
        }
        /// True or false; required.
        public var readOnly: Bool {
            get { fields.required("readOnly") }
            set { fields.set("readOnly", newValue) }
        }
        /// One of ``BaseScriptPageControlType``; required.
        public var type: ICWS.Dialer.BaseScriptPageControlType {
            get { fields.required("type") }
            set { fields.set("type", newValue) }
        }
        /// A whole number; may be missing.
        public var maxLines: Int? {
            get { fields.optional("maxLines") }
            set { fields.set("maxLines", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var maxChars: Int? {
            get { fields.optional("maxChars") }
            set { fields.set("maxChars", optional: newValue) }
        }
        /// One of ``BaseScriptDateTimeControlFormat``; may be missing.
        public var dateFormat: ICWS.Dialer.BaseScriptDateTimeControlFormat? {
            get { fields.optional("dateFormat") }
            set { fields.set("dateFormat", optional: newValue) }
        }
        /// Values by name, each a text; may be missing.
        public var dataItems: [String: String]? {
            get { fields.optional("dataItems") }
            set { fields.set("dataItems", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("column", String.self)
            checker.required("label", String.self)
            checker.required("readOnly", Bool.self)
            checker.required("type", ICWS.Dialer.BaseScriptPageControlType.self)
            checker.optional("maxLines", Int.self)
            checker.optional("maxChars", Int.self)
            checker.optional("dateFormat", ICWS.Dialer.BaseScriptDateTimeControlFormat.self)
            checker.optional("dataItems", [String: String].self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.BaseScriptPageDisposition`.
    ///
    /// Known from the vendor's library.
    public struct BaseScriptPageDisposition: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:baseScriptPageDisposition" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - label: A text.
        ///   - wrapUpCategory: A text.
        ///   - wrapUpCode: A text.
        ///   - abandon: True or false.
        ///   - recordStatus: A text.
        ///   - isContact: True or false.
        public init(
            label: String,
            wrapUpCategory: String,
            wrapUpCode: String,
            abandon: Bool,
            recordStatus: String,
            isContact: Bool
        ) {
            fields = ContractFields()
            fields.set("label", label)
            fields.set("wrapUpCategory", wrapUpCategory)
            fields.set("wrapUpCode", wrapUpCode)
            fields.set("abandon", abandon)
            fields.set("recordStatus", recordStatus)
            fields.set("isContact", isContact)
        }
        /// A text; required.
        public var label: String {
            get { fields.required("label") }
            set { fields.set("label", newValue) }
        }
        /// A text; required.
        public var wrapUpCategory: String {
            get { fields.required("wrapUpCategory") }
            set { fields.set("wrapUpCategory", newValue) }
        }
        /// A text; required.
        public var wrapUpCode: String {
            get { fields.required("wrapUpCode") }
            set { fields.set("wrapUpCode", newValue) }
        }
        /// True or false; required.
        public var abandon: Bool {
            get { fields.required("abandon") }
            set { fields.set("abandon", newValue) }
        }
        /// A text; required.
        public var recordStatus: String {
            get { fields.required("recordStatus") }
            set { fields.set("recordStatus", newValue) }
        }
        /// True or false; required.
        public var isContact: Bool {
            get { fields.required("isContact") }
            set { fields.set("isContact", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("label", String.self)
            checker.required("wrapUpCategory", String.self)
            checker.required("wrapUpCode", String.self)
            checker.required("abandon", Bool.self)
            checker.required("recordStatus", String.self)
            checker.required("isContact", Bool.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.BreakStatusMessage`.
    ///
    /// A message that no subscription is known for (inferred).
    ///
    /// Known from the vendor's library.
    public struct BreakStatusMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:breakStatusMessage" }
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
        ///   - breakStatus: One of ``BreakStatusType``.
        public init(
            isDelta: Bool,
            breakStatus: ICWS.Dialer.BreakStatusType
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("breakStatus", breakStatus)
        }
        /// One of ``BreakStatusType``; required.
        public var breakStatus: ICWS.Dialer.BreakStatusType {
            get { fields.required("breakStatus") }
            set { fields.set("breakStatus", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("breakStatus", ICWS.Dialer.BreakStatusType.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.CampaignInfo`.
    ///
    /// Known from the vendor's library.
    public struct CampaignInfo: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:campaignInfo" }
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
        /// A text; may be missing.
        public var name: String? {
            get { fields.optional("name") }
            set { fields.set("name", optional: newValue) }
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
            checker.optional("name", String.self)
            checker.required("id", String.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.CampaignInfoBase`.
    ///
    /// Known from the vendor's library.
    public struct CampaignInfoBase: Contract {
        /// What ``CampaignInfoBase`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:campaignInfoBase" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:dialer:availableCampaign",
                "urn:inin.com:dialer:changedCampaign",
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
        ///   - id: A text.
        public init(
            name: String,
            id: String
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("id", id)
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

extension ICWS.Dialer.CampaignInfoBase: ICWS.Dialer.CampaignInfoBase.Kind {}

extension ICWS.Dialer.CampaignInfoBase.Kind {
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
}

extension ICWS.Dialer {
    /// Contract `Dialer.CampaignLogonError`.
    ///
    /// Known from the vendor's library.
    public struct CampaignLogonError: ICWS.Common.Error.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:campaignLogonError" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter message: A text.
        public init(
            message: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("message", message)
        }
        /// One of ``CampaignLogonErrorCode``; may be missing.
        public var logonError: ICWS.Dialer.CampaignLogonErrorCode? {
            get { fields.optional("logonError") }
            set { fields.set("logonError", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Common.Error.checkFields(&checker)
            checker.optional("logonError", ICWS.Dialer.CampaignLogonErrorCode.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.ChangedCampaign`.
    ///
    /// Known from the vendor's library.
    public struct ChangedCampaign: ICWS.Dialer.CampaignInfoBase.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:changedCampaign" }
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
            fields = ContractFields(type: Self.urn)
            fields.set("name", name)
            fields.set("id", id)
        }
        /// A list, each one of ``CampaignStatusType``; may be missing.
        public var status: [ICWS.Dialer.CampaignStatusType]? {
            get { fields.optional("status") }
            set { fields.set("status", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Dialer.CampaignInfoBase.checkFields(&checker)
            checker.optional("status", [ICWS.Dialer.CampaignStatusType].self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.Contact`.
    ///
    /// Known from the vendor's library.
    public struct Contact: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:contact" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter contactdata: Values by name, each a text.
        public init(
            contactdata: [String: String]
        ) {
            fields = ContractFields()
            fields.set("contactdata", contactdata)
        }
        /// Values by name, each a text; required.
        public var contactdata: [String: String] {
            get { fields.required("contactdata") }
            set { fields.set("contactdata", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("contactdata", [String: String].self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.DataPop`.
    ///
    /// Known from the vendor's library.
    public struct DataPop: ICWS.Dialer.BaseDataPop.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:dataPop" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - interactionId: A text.
        ///   - campaignId: A text.
        ///   - attributes: Values by name, each a text.
        ///   - autoDisconnectOnDisposition: True or false.
        ///   - allowAgentCallbacks: True or false.
        ///   - dispositions: A list, each a ``Disposition``.
        ///   - dialingMode: One of ``DialingMode``.
        public init(
            interactionId: String,
            campaignId: String,
            attributes: [String: String],
            autoDisconnectOnDisposition: Bool,
            allowAgentCallbacks: Bool,
            dispositions: [ICWS.Dialer.Disposition],
            dialingMode: ICWS.Dialer.DialingMode
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("interactionId", interactionId)
            fields.set("campaignId", campaignId)
            fields.set("attributes", attributes)
            fields.set("autoDisconnectOnDisposition", autoDisconnectOnDisposition)
            fields.set("allowAgentCallbacks", allowAgentCallbacks)
            fields.set("dispositions", dispositions)
            fields.set("dialingMode", dialingMode)
        }
        /// One of ``DialingMode``; required.
        public var dialingMode: ICWS.Dialer.DialingMode {
            get { fields.required("dialingMode") }
            set { fields.set("dialingMode", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Dialer.BaseDataPop.checkFields(&checker)
            checker.required("dialingMode", ICWS.Dialer.DialingMode.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.DataPopMessage`.
    ///
    /// A message that no subscription is known for (inferred).
    ///
    /// Known from the vendor's library.
    public struct DataPopMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:dataPopMessage" }
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
        ///   - call: A ``BaseDataPop``.
        public init(
            isDelta: Bool,
            call: ICWS.Dialer.BaseDataPop
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("call", call)
        }
        /// A ``BaseDataPop``; required.
        public var call: ICWS.Dialer.BaseDataPop {
            get { fields.required("call") }
            set { fields.set("call", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("call", ICWS.Dialer.BaseDataPop.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.Disposition`.
    ///
    /// Known from the vendor's library.
    public struct Disposition: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:disposition" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - label: A text.
        ///   - wrapUpCategory: A text.
        ///   - wrapUpCode: A text.
        ///   - abandon: True or false.
        public init(
            label: String,
            wrapUpCategory: String,
            wrapUpCode: String,
            abandon: Bool
        ) {
            fields = ContractFields()
            fields.set("label", label)
            fields.set("wrapUpCategory", wrapUpCategory)
            fields.set("wrapUpCode", wrapUpCode)
            fields.set("abandon", abandon)
        }
        /// A text; required.
        public var label: String {
            get { fields.required("label") }
            set { fields.set("label", newValue) }
        }
        /// A text; required.
        public var wrapUpCategory: String {
            get { fields.required("wrapUpCategory") }
            set { fields.set("wrapUpCategory", newValue) }
        }
        /// A text; required.
        public var wrapUpCode: String {
            get { fields.required("wrapUpCode") }
            set { fields.set("wrapUpCode", newValue) }
        }
        /// True or false; required.
        public var abandon: Bool {
            get { fields.required("abandon") }
            set { fields.set("abandon", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("label", String.self)
            checker.required("wrapUpCategory", String.self)
            checker.required("wrapUpCode", String.self)
            checker.required("abandon", Bool.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.DispositionParameters`.
    ///
    /// Known from the vendor's library.
    public struct DispositionParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:dispositionParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter label: A text.
        public init(
            label: String
        ) {
            fields = ContractFields()
            fields.set("label", label)
        }
        /// A text; required.
        public var label: String {
            get { fields.required("label") }
            set { fields.set("label", newValue) }
        }
        /// A whole number; may be missing.
        public var scheduledTime: Int? {
            get { fields.optional("scheduledTime") }
            set { fields.set("scheduledTime", optional: newValue) }
        }
        /// A text; may be missing.
        public var scheduledAgent: String? {
            get { fields.optional("scheduledAgent") }
            set { fields.set("scheduledAgent", optional: newValue) }
        }
        /// One of ``RelativeTo``; may be missing.
        public var relativeTo: ICWS.Dialer.RelativeTo? {
            get { fields.optional("relativeTo") }
            set { fields.set("relativeTo", optional: newValue) }
        }
        /// True or false; may be missing.
        public var placeAdditionalFollowUpCall: Bool? {
            get { fields.optional("placeAdditionalFollowUpCall") }
            set { fields.set("placeAdditionalFollowUpCall", optional: newValue) }
        }
        /// Values by name, each a text; may be missing.
        public var callAttributes: [String: String]? {
            get { fields.optional("callAttributes") }
            set { fields.set("callAttributes", optional: newValue) }
        }
        /// True or false; may be missing.
        public var isAbandon: Bool? {
            get { fields.optional("isAbandon") }
            set { fields.set("isAbandon", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("label", String.self)
            checker.optional("scheduledTime", Int.self)
            checker.optional("scheduledAgent", String.self)
            checker.optional("relativeTo", ICWS.Dialer.RelativeTo.self)
            checker.optional("placeAdditionalFollowUpCall", Bool.self)
            checker.optional("callAttributes", [String: String].self)
            checker.optional("isAbandon", Bool.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.ExtensionDefinition`.
    ///
    /// Known from the vendor's library.
    public struct ExtensionDefinition: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:extensionDefinition" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - objectName: A text.
        ///   - extension: A text.
        ///   - objectType: A text.
        public init(
            objectName: String,
            extension: String,
            objectType: String
        ) {
            fields = ContractFields()
            fields.set("objectName", objectName)
            fields.set("extension", `extension`)
            fields.set("objectType", objectType)
        }
        /// A text; required.
        public var objectName: String {
            get { fields.required("objectName") }
            set { fields.set("objectName", newValue) }
        }
        /// A text; required.
        public var `extension`: String {
            get { fields.required("extension") }
            set { fields.set("extension", newValue) }
        }
        /// A text; required.
        public var objectType: String {
            get { fields.required("objectType") }
            set { fields.set("objectType", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("objectName", String.self)
            checker.required("extension", String.self)
            checker.required("objectType", String.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.FormDefinition`.
    ///
    /// Known from the vendor's library.
    public struct FormDefinition: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:formDefinition" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - pages: A list, each a ``BaseScriptPage``.
        ///   - misc: A ``BaseScriptMisc``.
        ///   - extensions: A list, each a ``ExtensionDefinition``.
        public init(
            pages: [ICWS.Dialer.BaseScriptPage],
            misc: ICWS.Dialer.BaseScriptMisc,
            extensions: [ICWS.Dialer.ExtensionDefinition]
        ) {
            fields = ContractFields()
            fields.set("pages", pages)
            fields.set("misc", misc)
            fields.set("extensions", extensions)
        }
        /// A list, each a ``BaseScriptPage``; required.
        public var pages: [ICWS.Dialer.BaseScriptPage] {
            get { fields.required("pages") }
            set { fields.set("pages", newValue) }
        }
        /// A ``BaseScriptMisc``; required.
        public var misc: ICWS.Dialer.BaseScriptMisc {
            get { fields.required("misc") }
            set { fields.set("misc", newValue) }
        }
        /// A list, each a ``ExtensionDefinition``; required.
        public var extensions: [ICWS.Dialer.ExtensionDefinition] {
            get { fields.required("extensions") }
            set { fields.set("extensions", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("pages", [ICWS.Dialer.BaseScriptPage].self)
            checker.required("misc", ICWS.Dialer.BaseScriptMisc.self)
            checker.required("extensions", [ICWS.Dialer.ExtensionDefinition].self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.FormDefinitionParameters`.
    ///
    /// Known from the vendor's library.
    public struct FormDefinitionParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:formDefinitionParameters" }
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
        public var campaignId: String? {
            get { fields.optional("campaignId") }
            set { fields.set("campaignId", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("campaignId", String.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.InitiateManualOutboundCallParameters`.
    ///
    /// Known from the vendor's library.
    public struct InitiateManualOutboundCallParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:initiateManualOutboundCallParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - campaignid: A text.
        ///   - agentid: A text.
        ///   - identity: A text.
        ///   - type: One of ``ManualCallNumberType``.
        public init(
            campaignid: String,
            agentid: String,
            identity: String,
            type: ICWS.Dialer.ManualCallNumberType
        ) {
            fields = ContractFields()
            fields.set("campaignid", campaignid)
            fields.set("agentid", agentid)
            fields.set("identity", identity)
            fields.set("type", type)
        }
        /// A text; required.
        public var campaignid: String {
            get { fields.required("campaignid") }
            set { fields.set("campaignid", newValue) }
        }
        /// A text; required.
        public var agentid: String {
            get { fields.required("agentid") }
            set { fields.set("agentid", newValue) }
        }
        /// A text; required.
        public var identity: String {
            get { fields.required("identity") }
            set { fields.set("identity", newValue) }
        }
        /// One of ``ManualCallNumberType``; required.
        public var type: ICWS.Dialer.ManualCallNumberType {
            get { fields.required("type") }
            set { fields.set("type", newValue) }
        }
        /// A text; may be missing.
        public var numbervalue: String? {
            get { fields.optional("numbervalue") }
            set { fields.set("numbervalue", optional: newValue) }
        }
        /// True or false; may be missing.
        public var ignorefilter: Bool? {
            get { fields.optional("ignorefilter") }
            set { fields.set("ignorefilter", optional: newValue) }
        }
        /// True or false; may be missing.
        public var ignorequeryfilter: Bool? {
            get { fields.optional("ignorequeryfilter") }
            set { fields.set("ignorequeryfilter", optional: newValue) }
        }
        /// True or false; may be missing.
        public var ignorezoneblocking: Bool? {
            get { fields.optional("ignorezoneblocking") }
            set { fields.set("ignorezoneblocking", optional: newValue) }
        }
        /// True or false; may be missing.
        public var ignoreskills: Bool? {
            get { fields.optional("ignoreskills") }
            set { fields.set("ignoreskills", optional: newValue) }
        }
        /// True or false; may be missing.
        public var ignoredailylimit: Bool? {
            get { fields.optional("ignoredailylimit") }
            set { fields.set("ignoredailylimit", optional: newValue) }
        }
        /// True or false; may be missing.
        public var ignoreminimumspacing: Bool? {
            get { fields.optional("ignoreminimumspacing") }
            set { fields.set("ignoreminimumspacing", optional: newValue) }
        }
        /// True or false; may be missing.
        public var ignoredncscrub: Bool? {
            get { fields.optional("ignoredncscrub") }
            set { fields.set("ignoredncscrub", optional: newValue) }
        }
        /// True or false; may be missing.
        public var ignorecampaignownership: Bool? {
            get { fields.optional("ignorecampaignownership") }
            set { fields.set("ignorecampaignownership", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("campaignid", String.self)
            checker.required("agentid", String.self)
            checker.required("identity", String.self)
            checker.required("type", ICWS.Dialer.ManualCallNumberType.self)
            checker.optional("numbervalue", String.self)
            checker.optional("ignorefilter", Bool.self)
            checker.optional("ignorequeryfilter", Bool.self)
            checker.optional("ignorezoneblocking", Bool.self)
            checker.optional("ignoreskills", Bool.self)
            checker.optional("ignoredailylimit", Bool.self)
            checker.optional("ignoreminimumspacing", Bool.self)
            checker.optional("ignoredncscrub", Bool.self)
            checker.optional("ignorecampaignownership", Bool.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.InitiateManualOutboundCallResponse`.
    ///
    /// Known from the vendor's library.
    public struct InitiateManualOutboundCallResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:initiateManualOutboundCallResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter response: True or false.
        public init(
            response: Bool
        ) {
            fields = ContractFields()
            fields.set("response", response)
        }
        /// True or false; required.
        public var response: Bool {
            get { fields.required("response") }
            set { fields.set("response", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("response", Bool.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.LogInParameters`.
    ///
    /// Known from the vendor's library.
    public struct LogInParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:logInParameters" }
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
        public var campaignId: String? {
            get { fields.optional("campaignId") }
            set { fields.set("campaignId", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("campaignId", String.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.LogOffParameters`.
    ///
    /// Known from the vendor's library.
    public struct LogOffParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:logOffParameters" }
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
        public var campaignIds: [String]? {
            get { fields.optional("campaignIds") }
            set { fields.set("campaignIds", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("campaignIds", [String].self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.LogoutGrantedMessage`.
    ///
    /// A message that no subscription is known for (inferred).
    ///
    /// Known from the vendor's library.
    public struct LogoutGrantedMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:logoutGrantedMessage" }
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
        ///   - campaigns: A list, each a ``CampaignInfo``.
        public init(
            isDelta: Bool,
            campaigns: [ICWS.Dialer.CampaignInfo]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("campaigns", campaigns)
        }
        /// A list, each a ``CampaignInfo``; required.
        public var campaigns: [ICWS.Dialer.CampaignInfo] {
            get { fields.required("campaigns") }
            set { fields.set("campaigns", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("campaigns", [ICWS.Dialer.CampaignInfo].self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.ManualOutboundCallStatusMessage`.
    ///
    /// A message that no subscription is known for (inferred).
    ///
    /// Known from the vendor's library.
    public struct ManualOutboundCallStatusMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:manualOutboundCallStatusMessage" }
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
        ///   - campaignId: A text.
        ///   - agentId: A text.
        ///   - identity: A text.
        ///   - status: One of ``ManualOutboundCallStatus``.
        ///   - filterblocked: True or false.
        ///   - zoneblocked: True or false.
        ///   - skillblocked: True or false.
        ///   - dailylimitblocked: True or false.
        ///   - minimumspacingblocked: True or false.
        ///   - campaignownershipblocked: True or false.
        ///   - donotcallblocked: True or false.
        ///   - querytimefilterblocked: True or false.
        ///   - previouslydialed: True or false.
        ///   - uncallablestatus: A text.
        public init(
            isDelta: Bool,
            campaignId: String,
            agentId: String,
            identity: String,
            status: ICWS.Dialer.ManualOutboundCallStatus,
            filterblocked: Bool,
            zoneblocked: Bool,
            skillblocked: Bool,
            dailylimitblocked: Bool,
            minimumspacingblocked: Bool,
            campaignownershipblocked: Bool,
            donotcallblocked: Bool,
            querytimefilterblocked: Bool,
            previouslydialed: Bool,
            uncallablestatus: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("campaignId", campaignId)
            fields.set("agentId", agentId)
            fields.set("identity", identity)
            fields.set("status", status)
            fields.set("filterblocked", filterblocked)
            fields.set("zoneblocked", zoneblocked)
            fields.set("skillblocked", skillblocked)
            fields.set("dailylimitblocked", dailylimitblocked)
            fields.set("minimumspacingblocked", minimumspacingblocked)
            fields.set("campaignownershipblocked", campaignownershipblocked)
            fields.set("donotcallblocked", donotcallblocked)
            fields.set("querytimefilterblocked", querytimefilterblocked)
            fields.set("previouslydialed", previouslydialed)
            fields.set("uncallablestatus", uncallablestatus)
        }
        /// A text; required.
        public var campaignId: String {
            get { fields.required("campaignId") }
            set { fields.set("campaignId", newValue) }
        }
        /// A text; required.
        public var agentId: String {
            get { fields.required("agentId") }
            set { fields.set("agentId", newValue) }
        }
        /// A text; required.
        public var identity: String {
            get { fields.required("identity") }
            set { fields.set("identity", newValue) }
        }
        /// One of ``ManualOutboundCallStatus``; required.
        public var status: ICWS.Dialer.ManualOutboundCallStatus {
            get { fields.required("status") }
            set { fields.set("status", newValue) }
        }
        /// True or false; required.
        public var filterblocked: Bool {
            get { fields.required("filterblocked") }
            set { fields.set("filterblocked", newValue) }
        }
        /// True or false; required.
        public var zoneblocked: Bool {
            get { fields.required("zoneblocked") }
            set { fields.set("zoneblocked", newValue) }
        }
        /// True or false; required.
        public var skillblocked: Bool {
            get { fields.required("skillblocked") }
            set { fields.set("skillblocked", newValue) }
        }
        /// True or false; required.
        public var dailylimitblocked: Bool {
            get { fields.required("dailylimitblocked") }
            set { fields.set("dailylimitblocked", newValue) }
        }
        /// True or false; required.
        public var minimumspacingblocked: Bool {
            get { fields.required("minimumspacingblocked") }
            set { fields.set("minimumspacingblocked", newValue) }
        }
        /// True or false; required.
        public var campaignownershipblocked: Bool {
            get { fields.required("campaignownershipblocked") }
            set { fields.set("campaignownershipblocked", newValue) }
        }
        /// True or false; required.
        public var donotcallblocked: Bool {
            get { fields.required("donotcallblocked") }
            set { fields.set("donotcallblocked", newValue) }
        }
        /// True or false; required.
        public var querytimefilterblocked: Bool {
            get { fields.required("querytimefilterblocked") }
            set { fields.set("querytimefilterblocked", newValue) }
        }
        /// True or false; required.
        public var previouslydialed: Bool {
            get { fields.required("previouslydialed") }
            set { fields.set("previouslydialed", newValue) }
        }
        /// A text; required.
        public var uncallablestatus: String {
            get { fields.required("uncallablestatus") }
            set { fields.set("uncallablestatus", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("campaignId", String.self)
            checker.required("agentId", String.self)
            checker.required("identity", String.self)
            checker.required("status", ICWS.Dialer.ManualOutboundCallStatus.self)
            checker.required("filterblocked", Bool.self)
            checker.required("zoneblocked", Bool.self)
            checker.required("skillblocked", Bool.self)
            checker.required("dailylimitblocked", Bool.self)
            checker.required("minimumspacingblocked", Bool.self)
            checker.required("campaignownershipblocked", Bool.self)
            checker.required("donotcallblocked", Bool.self)
            checker.required("querytimefilterblocked", Bool.self)
            checker.required("previouslydialed", Bool.self)
            checker.required("uncallablestatus", String.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.MarkCallForFinishingParameters`.
    ///
    /// Known from the vendor's library.
    public struct MarkCallForFinishingParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:markCallForFinishingParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - callId: A text.
        ///   - campaignId: A text.
        public init(
            callId: String,
            campaignId: String
        ) {
            fields = ContractFields()
            fields.set("callId", callId)
            fields.set("campaignId", campaignId)
        }
        /// A text; required.
        public var callId: String {
            get { fields.required("callId") }
            set { fields.set("callId", newValue) }
        }
        /// Values by name, each a text; may be missing.
        public var callAttributes: [String: String]? {
            get { fields.optional("callAttributes") }
            set { fields.set("callAttributes", optional: newValue) }
        }
        /// A text; required.
        public var campaignId: String {
            get { fields.required("campaignId") }
            set { fields.set("campaignId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("callId", String.self)
            checker.optional("callAttributes", [String: String].self)
            checker.required("campaignId", String.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.OutboundServerConnectionStateChangeMessage`.
    ///
    /// A message that no subscription is known for (inferred).
    ///
    /// Known from the vendor's library.
    public struct OutboundServerConnectionStateChangeMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:outboundServerConnectionStateChangeMessage" }
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
        ///   - previousConnectionState: One of ``ConnectionState``.
        ///   - newConnectionState: One of ``ConnectionState``.
        ///   - reason: A text.
        public init(
            isDelta: Bool,
            previousConnectionState: ICWS.Dialer.ConnectionState,
            newConnectionState: ICWS.Dialer.ConnectionState,
            reason: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("previousConnectionState", previousConnectionState)
            fields.set("newConnectionState", newConnectionState)
            fields.set("reason", reason)
        }
        /// One of ``ConnectionState``; required.
        public var previousConnectionState: ICWS.Dialer.ConnectionState {
            get { fields.required("previousConnectionState") }
            set { fields.set("previousConnectionState", newValue) }
        }
        /// One of ``ConnectionState``; required.
        public var newConnectionState: ICWS.Dialer.ConnectionState {
            get { fields.required("newConnectionState") }
            set { fields.set("newConnectionState", newValue) }
        }
        /// A text; required.
        public var reason: String {
            get { fields.required("reason") }
            set { fields.set("reason", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("previousConnectionState", ICWS.Dialer.ConnectionState.self)
            checker.required("newConnectionState", ICWS.Dialer.ConnectionState.self)
            checker.required("reason", String.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.PhoneNumberDetail`.
    ///
    /// Known from the vendor's library.
    public struct PhoneNumberDetail: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:phoneNumberDetail" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - ccid: A whole number.
        ///   - name: A text.
        ///   - phonenumbertype: A text.
        ///   - phonenumber: A text.
        ///   - attempts: A whole number.
        ///   - blockingresult: A text.
        public init(
            ccid: Int,
            name: String,
            phonenumbertype: String,
            phonenumber: String,
            attempts: Int,
            blockingresult: String
        ) {
            fields = ContractFields()
            fields.set("ccid", ccid)
            fields.set("name", name)
            fields.set("phonenumbertype", phonenumbertype)
            fields.set("phonenumber", phonenumber)
            fields.set("attempts", attempts)
            fields.set("blockingresult", blockingresult)
        }
        /// A whole number; required.
        public var ccid: Int {
            get { fields.required("ccid") }
            set { fields.set("ccid", newValue) }
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; required.
        public var phonenumbertype: String {
            get { fields.required("phonenumbertype") }
            set { fields.set("phonenumbertype", newValue) }
        }
        /// A text; required.
        public var phonenumber: String {
            get { fields.required("phonenumber") }
            set { fields.set("phonenumber", newValue) }
        }
        /// A whole number; required.
        public var attempts: Int {
            get { fields.required("attempts") }
            set { fields.set("attempts", newValue) }
        }
        /// A text; required.
        public var blockingresult: String {
            get { fields.required("blockingresult") }
            set { fields.set("blockingresult", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("ccid", Int.self)
            checker.required("name", String.self)
            checker.required("phonenumbertype", String.self)
            checker.required("phonenumber", String.self)
            checker.required("attempts", Int.self)
            checker.required("blockingresult", String.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.PhoneNumberDetailParameters`.
    ///
    /// Known from the vendor's library.
    public struct PhoneNumberDetailParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:phoneNumberDetailParameters" }
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
        public var campaignId: String? {
            get { fields.optional("campaignId") }
            set { fields.set("campaignId", optional: newValue) }
        }
        /// A text; may be missing.
        public var interactionId: String? {
            get { fields.optional("interactionId") }
            set { fields.set("interactionId", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("campaignId", String.self)
            checker.optional("interactionId", String.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.PhoneNumberDetails`.
    ///
    /// Known from the vendor's library.
    public struct PhoneNumberDetails: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:phoneNumberDetails" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter records: A list, each a ``PhoneNumberDetail``.
        public init(
            records: [ICWS.Dialer.PhoneNumberDetail]
        ) {
            fields = ContractFields()
            fields.set("records", records)
        }
        /// A list, each a ``PhoneNumberDetail``; required.
        public var records: [ICWS.Dialer.PhoneNumberDetail] {
            get { fields.required("records") }
            set { fields.set("records", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("records", [ICWS.Dialer.PhoneNumberDetail].self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.PlacePreviewCallParameters`.
    ///
    /// Known from the vendor's library.
    public struct PlacePreviewCallParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:placePreviewCallParameters" }
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
        /// True or false; may be missing.
        public var callInitiatedByTimer: Bool? {
            get { fields.optional("callInitiatedByTimer") }
            set { fields.set("callInitiatedByTimer", optional: newValue) }
        }
        /// Values by name, each a text; may be missing.
        public var callAttributes: [String: String]? {
            get { fields.optional("callAttributes") }
            set { fields.set("callAttributes", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("callInitiatedByTimer", Bool.self)
            checker.optional("callAttributes", [String: String].self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.PreviewPop`.
    ///
    /// Known from the vendor's library.
    public struct PreviewPop: ICWS.Dialer.BaseDataPop.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:previewPop" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - interactionId: A text.
        ///   - campaignId: A text.
        ///   - attributes: Values by name, each a text.
        ///   - autoDisconnectOnDisposition: True or false.
        ///   - allowAgentCallbacks: True or false.
        ///   - dispositions: A list, each a ``Disposition``.
        ///   - dialingMode: One of ``PreviewDialingMode``.
        ///   - callPlaced: True or false.
        ///   - allowSkip: True or false.
        public init(
            interactionId: String,
            campaignId: String,
            attributes: [String: String],
            autoDisconnectOnDisposition: Bool,
            allowAgentCallbacks: Bool,
            dispositions: [ICWS.Dialer.Disposition],
            dialingMode: ICWS.Dialer.PreviewDialingMode,
            callPlaced: Bool,
            allowSkip: Bool
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("interactionId", interactionId)
            fields.set("campaignId", campaignId)
            fields.set("attributes", attributes)
            fields.set("autoDisconnectOnDisposition", autoDisconnectOnDisposition)
            fields.set("allowAgentCallbacks", allowAgentCallbacks)
            fields.set("dispositions", dispositions)
            fields.set("dialingMode", dialingMode)
            fields.set("callPlaced", callPlaced)
            fields.set("allowSkip", allowSkip)
        }
        /// One of ``PreviewDialingMode``; required.
        public var dialingMode: ICWS.Dialer.PreviewDialingMode {
            get { fields.required("dialingMode") }
            set { fields.set("dialingMode", newValue) }
        }
        /// True or false; required.
        public var callPlaced: Bool {
            get { fields.required("callPlaced") }
            set { fields.set("callPlaced", newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var previewTimeout: ICWS.DateTime? {
            get { fields.optional("previewTimeout") }
            set { fields.set("previewTimeout", optional: newValue) }
        }
        /// True or false; required.
        public var allowSkip: Bool {
            get { fields.required("allowSkip") }
            set { fields.set("allowSkip", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Dialer.BaseDataPop.checkFields(&checker)
            checker.required("dialingMode", ICWS.Dialer.PreviewDialingMode.self)
            checker.required("callPlaced", Bool.self)
            checker.optional("previewTimeout", ICWS.DateTime.self)
            checker.required("allowSkip", Bool.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.RecycleCampaignParameters`.
    ///
    /// Known from the vendor's library.
    public struct RecycleCampaignParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:recycleCampaignParameters" }
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
        public var campaignid: String? {
            get { fields.optional("campaignid") }
            set { fields.set("campaignid", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("campaignid", String.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.RemovedCampaign`.
    ///
    /// Known from the vendor's library.
    public struct RemovedCampaign: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:removedCampaign" }
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

extension ICWS.Dialer {
    /// Contract `Dialer.RequestContactDataParameters`.
    ///
    /// Known from the vendor's library.
    public struct RequestContactDataParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:requestContactDataParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - callId: A text.
        ///   - campaignId: A text.
        public init(
            callId: String,
            campaignId: String
        ) {
            fields = ContractFields()
            fields.set("callId", callId)
            fields.set("campaignId", campaignId)
        }
        /// A text; required.
        public var callId: String {
            get { fields.required("callId") }
            set { fields.set("callId", newValue) }
        }
        /// A text; required.
        public var campaignId: String {
            get { fields.required("campaignId") }
            set { fields.set("campaignId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("callId", String.self)
            checker.required("campaignId", String.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.RequestContactDataResponse`.
    ///
    /// Known from the vendor's library.
    public struct RequestContactDataResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:requestContactDataResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter contacts: A list, each a ``Contact``.
        public init(
            contacts: [ICWS.Dialer.Contact]
        ) {
            fields = ContractFields()
            fields.set("contacts", contacts)
        }
        /// A list, each a ``Contact``; required.
        public var contacts: [ICWS.Dialer.Contact] {
            get { fields.required("contacts") }
            set { fields.set("contacts", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("contacts", [ICWS.Dialer.Contact].self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.ResetCampaignParameters`.
    ///
    /// Known from the vendor's library.
    public struct ResetCampaignParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:resetCampaignParameters" }
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
        public var campaignid: String? {
            get { fields.optional("campaignid") }
            set { fields.set("campaignid", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("campaignid", String.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.SetFormDefinitionMessage`.
    ///
    /// A message that no subscription is known for (inferred).
    ///
    /// Known from the vendor's library.
    public struct SetFormDefinitionMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:setFormDefinitionMessage" }
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
        ///   - campaignId: A text.
        ///   - formDefinition: A ``FormDefinition``.
        public init(
            isDelta: Bool,
            campaignId: String,
            formDefinition: ICWS.Dialer.FormDefinition
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("campaignId", campaignId)
            fields.set("formDefinition", formDefinition)
        }
        /// A text; required.
        public var campaignId: String {
            get { fields.required("campaignId") }
            set { fields.set("campaignId", newValue) }
        }
        /// A ``FormDefinition``; required.
        public var formDefinition: ICWS.Dialer.FormDefinition {
            get { fields.required("formDefinition") }
            set { fields.set("formDefinition", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("campaignId", String.self)
            checker.required("formDefinition", ICWS.Dialer.FormDefinition.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.StartReceivingParameters`.
    ///
    /// Known from the vendor's library.
    public struct StartReceivingParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:startReceivingParameters" }
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
        public var campaignIds: [String]? {
            get { fields.optional("campaignIds") }
            set { fields.set("campaignIds", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("campaignIds", [String].self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.TransferToAttendantProfileParameters`.
    ///
    /// Known from the vendor's library.
    public struct TransferToAttendantProfileParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:transferToAttendantProfileParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - callId: A text.
        ///   - campaignId: A text.
        ///   - target: A text.
        public init(
            callId: String,
            campaignId: String,
            target: String
        ) {
            fields = ContractFields()
            fields.set("callId", callId)
            fields.set("campaignId", campaignId)
            fields.set("target", target)
        }
        /// A text; required.
        public var callId: String {
            get { fields.required("callId") }
            set { fields.set("callId", newValue) }
        }
        /// A text; required.
        public var campaignId: String {
            get { fields.required("campaignId") }
            set { fields.set("campaignId", newValue) }
        }
        /// A text; required.
        public var target: String {
            get { fields.required("target") }
            set { fields.set("target", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("callId", String.self)
            checker.required("campaignId", String.self)
            checker.required("target", String.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.TransitionCampaignParameters`.
    ///
    /// Known from the vendor's library.
    public struct TransitionCampaignParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:transitionCampaignParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter groupname: A text.
        public init(
            groupname: String
        ) {
            fields = ContractFields()
            fields.set("groupname", groupname)
        }
        /// A text; may be missing.
        public var campaignid: String? {
            get { fields.optional("campaignid") }
            set { fields.set("campaignid", optional: newValue) }
        }
        /// A text; required.
        public var groupname: String {
            get { fields.required("groupname") }
            set { fields.set("groupname", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("campaignid", String.self)
            checker.required("groupname", String.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.UpdateCallDataParameters`.
    ///
    /// Known from the vendor's library.
    public struct UpdateCallDataParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:updateCallDataParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - callId: A text.
        ///   - callAttributes: Values by name, each a text.
        ///   - campaignId: A text.
        public init(
            callId: String,
            callAttributes: [String: String],
            campaignId: String
        ) {
            fields = ContractFields()
            fields.set("callId", callId)
            fields.set("callAttributes", callAttributes)
            fields.set("campaignId", campaignId)
        }
        /// A text; required.
        public var callId: String {
            get { fields.required("callId") }
            set { fields.set("callId", newValue) }
        }
        /// Values by name, each a text; required.
        public var callAttributes: [String: String] {
            get { fields.required("callAttributes") }
            set { fields.set("callAttributes", newValue) }
        }
        /// A text; required.
        public var campaignId: String {
            get { fields.required("campaignId") }
            set { fields.set("campaignId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("callId", String.self)
            checker.required("callAttributes", [String: String].self)
            checker.required("campaignId", String.self)
        }
    }
}

extension ICWS.Dialer {
    /// Contract `Dialer.UpdateStageParameters`.
    ///
    /// Known from the vendor's library.
    public struct UpdateStageParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dialer:updateStageParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - newStageId: A whole number.
        ///   - campaignId: A text.
        public init(
            newStageId: Int,
            campaignId: String
        ) {
            fields = ContractFields()
            fields.set("newStageId", newStageId)
            fields.set("campaignId", campaignId)
        }
        /// A text; may be missing.
        public var agentId: String? {
            get { fields.optional("agentId") }
            set { fields.set("agentId", optional: newValue) }
        }
        /// A whole number; required.
        public var newStageId: Int {
            get { fields.required("newStageId") }
            set { fields.set("newStageId", newValue) }
        }
        /// A text; required.
        public var campaignId: String {
            get { fields.required("campaignId") }
            set { fields.set("campaignId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("agentId", String.self)
            checker.required("newStageId", Int.self)
            checker.required("campaignId", String.self)
        }
    }
}
