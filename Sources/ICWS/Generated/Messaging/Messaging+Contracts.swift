// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCommon
public import ICWSCore

extension ICWS.Messaging {
    /// Contract `Messaging.AsyncOperationCompletedMessage`.
    ///
    /// A message that no subscription is known for (seen in other programs).
    ///
    /// Known from the vendor's library.
    public struct AsyncOperationCompletedMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What ``AsyncOperationCompletedMessage`` and everything that derives from it have.
        public protocol Kind: ICWS.Messaging.Message.Kind {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:messaging:asyncOperationCompletedMessage" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:interactions.email:emailMessageAttachmentMessage",
                "urn:inin.com:interactions.email:emailUploadFileStatusMessage",
                "urn:inin.com:qualityManagement:createSearchCompletedMessage",
                "urn:inin.com:recordings:pauseScreenRecordingCompletedMessage",
                "urn:inin.com:recordings:resumeScreenRecordingCompletedMessage",
                "urn:inin.com:recordings:startScreenRecordingCompletedMessage",
                "urn:inin.com:recordings:startStationAudioPlaybackCompletedMessage",
            ]
        }
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
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - isDelta: True or false.
        ///   - requestId: A text.
        public init(
            isDelta: Bool,
            requestId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("requestId", requestId)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("requestId", String.self)
            checker.requiredNullable("error", ICWS.Common.Error.self)
        }
    }
}

extension ICWS.Messaging.AsyncOperationCompletedMessage: ICWS.Messaging.AsyncOperationCompletedMessage.Kind {}

extension ICWS.Messaging.AsyncOperationCompletedMessage.Kind {
    /// A text; required.
    public var requestId: String {
        get { fields.required("requestId") }
        set { fields.set("requestId", newValue) }
    }
    /// A ``Error``; required, may be null.
    public var error: ICWS.Common.Error? {
        get { fields.optional("error") }
        set { fields.set("error", newValue) }
    }
}

extension ICWS.Messaging {
    /// Contract `Messaging.Message`.
    ///
    /// A message that no subscription is known for (only what derives from it is sent).
    ///
    /// Known from the vendor's library.
    public struct Message: Contract, MessageContract {
        /// What ``Message`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:messaging:message" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:activations:userActivationMessage",
                "urn:inin.com:activations:workgroupActivationMessage",
                "urn:inin.com:alerts:alertCatalogChangedMessage",
                "urn:inin.com:alerts:alertNotificationMessage",
                "urn:inin.com:alerts:memoListMessage",
                "urn:inin.com:configuration.hardware:audioSourcesMessage",
                "urn:inin.com:configuration.hardware:recordingBeepTonesMessage",
                "urn:inin.com:configuration.hardware:structuredParametersMessage",
                "urn:inin.com:configuration.integrations:salesforceCTIConfigurationsMessage",
                "urn:inin.com:configuration.interactionAnalyzer:keywordSetsMessage",
                "urn:inin.com:configuration.interactionRecorder:interactionRecorderConfigurationMessage",
                "urn:inin.com:configuration.people:accessControlGroupsMessage",
                "urn:inin.com:configuration.people:accountCodesConfigurationMessage",
                "urn:inin.com:configuration.people:accountCodesMessage",
                "urn:inin.com:configuration.people:clientButtonsMessage",
                "urn:inin.com:configuration.people:clientConfigurationTemplatesMessage",
                "urn:inin.com:configuration.people:clientTemplatesMessage",
                "urn:inin.com:configuration.people:defaultUserMessage",
                "urn:inin.com:configuration.people:passwordPoliciesMessage",
                "urn:inin.com:configuration.people:queueColumnsMessage",
                "urn:inin.com:configuration.people:responseManagementDocumentsMessage",
                "urn:inin.com:configuration.people:rolesMessage",
                "urn:inin.com:configuration.people:schedulesMessage",
                "urn:inin.com:configuration.people:secureInputFormsMessage",
                "urn:inin.com:configuration.people:skillCategoriesMessage",
                "urn:inin.com:configuration.people:skillsMessage",
                "urn:inin.com:configuration.people:statisticParameterGroupsMessage",
                "urn:inin.com:configuration.people:usersMessage",
                "urn:inin.com:configuration.people:workgroupsMessage",
                "urn:inin.com:configuration.people:wrapUpCategoriesMessage",
                "urn:inin.com:configuration.people:wrapUpCodesMessage",
                "urn:inin.com:configuration.system:actionsMessage",
                "urn:inin.com:configuration.system:dialPlanClassificationsMessage",
                "urn:inin.com:configuration.system:imageResourcesMessage",
                "urn:inin.com:configuration.system:layoutsMessage",
                "urn:inin.com:configuration.system:loginAuthenticationMessage",
                "urn:inin.com:configuration.system:positionsMessage",
                "urn:inin.com:configuration.system:problemReporterMessage",
                "urn:inin.com:configuration.system:serverParametersMessage",
                "urn:inin.com:configuration.system:systemParametersMessage",
                "urn:inin.com:configuration:systemMessage",
                "urn:inin.com:connection:connectionStateChangeMessage",
                "urn:inin.com:connection:effectiveStationChangeMessage",
                "urn:inin.com:connection:stationConnectionStateChangeMessage",
                "urn:inin.com:dataExtractor:jobStatusMessage",
                "urn:inin.com:dialer:autoLoginMessage",
                "urn:inin.com:dialer:autoLogoutMessage",
                "urn:inin.com:dialer:availableCampaignsMessage",
                "urn:inin.com:dialer:breakStatusMessage",
                "urn:inin.com:dialer:dataPopMessage",
                "urn:inin.com:dialer:logoutGrantedMessage",
                "urn:inin.com:dialer:manualOutboundCallStatusMessage",
                "urn:inin.com:dialer:outboundServerConnectionStateChangeMessage",
                "urn:inin.com:dialer:setFormDefinitionMessage",
                "urn:inin.com:directories:directoriesMessage",
                "urn:inin.com:directories:directoryMessage",
                "urn:inin.com:directories:directoryMessageBase",
                "urn:inin.com:interactions.assistance:assistanceRequestDetailsMessage",
                "urn:inin.com:interactions.assistance:assistanceRequestListMessage",
                "urn:inin.com:interactions.assistance:assistanceRequestSubscriptionStateMessage",
                "urn:inin.com:interactions.callback:callbackMessage",
                "urn:inin.com:interactions.chat:chatContentsMessage",
                "urn:inin.com:interactions.chat:chatMembersMessage",
                "urn:inin.com:interactions:consultMessage",
                "urn:inin.com:interactions.email:emailContentsMessage",
                "urn:inin.com:interactions.email:emailMessageAttachmentMessage",
                "urn:inin.com:interactions.email:emailSubscriptionStateMessage",
                "urn:inin.com:interactions.email:emailUploadFileStatusMessage",
                "urn:inin.com:interactions:historyMessage",
                "urn:inin.com:interactions:interactionAlertingMessage",
                "urn:inin.com:interactions:interactionChangedMessage",
                "urn:inin.com:interactions:interactionDeallocatedMessage",
                "urn:inin.com:interactions:interactionLostRightsMessage",
                "urn:inin.com:interactions:interactionMessageBase",
                "urn:inin.com:interactions:interactionMorphedMessage",
                "urn:inin.com:interactions:interactionRecordingSnippetCreatedMessage",
                "urn:inin.com:ipa:currentPageSubscriptionBaseEventArgs",
                "urn:inin.com:ipa:currentPageSubscriptionClosePageEventArgs",
                "urn:inin.com:ipa:currentPageSubscriptionCommandCompleteEventArgs",
                "urn:inin.com:ipa:currentPageSubscriptionShowPageEventArgs",
                "urn:inin.com:ipa:launchableProcessesSubscriptionEventArgs",
                "urn:inin.com:ipa:pasSubscriptionEventArgs",
                "urn:inin.com:licenses:licenseMessage",
                "urn:inin.com:messaging:asyncOperationCompletedMessage",
                "urn:inin.com:messaging:multipleSubscriptionMessage",
                "urn:inin.com:messaging:subscriptionStateMessage",
                "urn:inin.com:qualityManagement:createSearchCompletedMessage",
                "urn:inin.com:queues:queueContentsMessage",
                "urn:inin.com:queues:queueSubscriptionStateMessage",
                "urn:inin.com:recordings:pauseScreenRecordingCompletedMessage",
                "urn:inin.com:recordings:resumeScreenRecordingCompletedMessage",
                "urn:inin.com:recordings:startScreenRecordingCompletedMessage",
                "urn:inin.com:recordings:startStationAudioPlaybackCompletedMessage",
                "urn:inin.com:responseManagement:responseManagementMessage",
                "urn:inin.com:session:sessionsMessage",
                "urn:inin.com:statistics:chainedParametersChangeMessage",
                "urn:inin.com:statistics:statisticCatalogMessage",
                "urn:inin.com:statistics:statisticValueMessage",
                "urn:inin.com:status:statusMessagesMessage",
                "urn:inin.com:status:statusMessagesUserAccessMessage",
                "urn:inin.com:status:userStatusMessage",
                "urn:inin.com:status:userStatusPreviousInfoMessage",
                "urn:inin.com:system:handlerSentNotificationMessage",
                "urn:inin.com:unifiedMessaging:faxMessageSubscriptionStateMessage",
                "urn:inin.com:unifiedMessaging:faxMessagesMessage",
                "urn:inin.com:unifiedMessaging:mwiMessage",
                "urn:inin.com:unifiedMessaging:mwiSubscriptionStateMessage",
                "urn:inin.com:unifiedMessaging:voicemailMessageSubscriptionStateMessage",
                "urn:inin.com:unifiedMessaging:voicemailMessagesMessage",
                "urn:inin.com:unifiedMessaging:voicemailPlayStatusMessage",
                "urn:inin.com:wfm:dataVersionsMessage",
            ]
        }
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
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of what is required.
        ///
        /// - Parameter isDelta: True or false.
        public init(
            isDelta: Bool
        ) {
            fields = ContractFields()
            fields.set("isDelta", isDelta)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("isDelta", Bool.self)
        }
    }
}

extension ICWS.Messaging.Message: ICWS.Messaging.Message.Kind {}

extension ICWS.Messaging.Message.Kind {
    /// True or false; required.
    public var isDelta: Bool {
        get { fields.required("isDelta") }
        set { fields.set("isDelta", newValue) }
    }
}

extension ICWS.Messaging {
    /// Contract `Messaging.MultipleSubscriptionMessage`.
    ///
    /// A message that no subscription is known for (only what derives from it is sent).
    ///
    /// Known from the vendor's library.
    public struct MultipleSubscriptionMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What ``MultipleSubscriptionMessage`` and everything that derives from it have.
        public protocol Kind: ICWS.Messaging.Message.Kind {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:messaging:multipleSubscriptionMessage" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:configuration.hardware:audioSourcesMessage",
                "urn:inin.com:configuration.hardware:recordingBeepTonesMessage",
                "urn:inin.com:configuration.hardware:structuredParametersMessage",
                "urn:inin.com:configuration.integrations:salesforceCTIConfigurationsMessage",
                "urn:inin.com:configuration.interactionAnalyzer:keywordSetsMessage",
                "urn:inin.com:configuration.people:accessControlGroupsMessage",
                "urn:inin.com:configuration.people:accountCodesMessage",
                "urn:inin.com:configuration.people:clientButtonsMessage",
                "urn:inin.com:configuration.people:clientConfigurationTemplatesMessage",
                "urn:inin.com:configuration.people:clientTemplatesMessage",
                "urn:inin.com:configuration.people:passwordPoliciesMessage",
                "urn:inin.com:configuration.people:queueColumnsMessage",
                "urn:inin.com:configuration.people:responseManagementDocumentsMessage",
                "urn:inin.com:configuration.people:rolesMessage",
                "urn:inin.com:configuration.people:schedulesMessage",
                "urn:inin.com:configuration.people:secureInputFormsMessage",
                "urn:inin.com:configuration.people:skillCategoriesMessage",
                "urn:inin.com:configuration.people:skillsMessage",
                "urn:inin.com:configuration.people:statisticParameterGroupsMessage",
                "urn:inin.com:configuration.people:usersMessage",
                "urn:inin.com:configuration.people:workgroupsMessage",
                "urn:inin.com:configuration.people:wrapUpCategoriesMessage",
                "urn:inin.com:configuration.people:wrapUpCodesMessage",
                "urn:inin.com:configuration.system:actionsMessage",
                "urn:inin.com:configuration.system:dialPlanClassificationsMessage",
                "urn:inin.com:configuration.system:imageResourcesMessage",
                "urn:inin.com:configuration.system:layoutsMessage",
                "urn:inin.com:configuration.system:positionsMessage",
                "urn:inin.com:configuration.system:serverParametersMessage",
                "urn:inin.com:configuration.system:systemParametersMessage",
            ]
        }
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
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of what is required.
        ///
        /// - Parameter isDelta: True or false.
        public init(
            isDelta: Bool
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.optional("subscriptionId", String.self)
        }
    }
}

extension ICWS.Messaging.MultipleSubscriptionMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind {}

extension ICWS.Messaging.MultipleSubscriptionMessage.Kind {
    /// A text; may be missing.
    public var subscriptionId: String? {
        get { fields.optional("subscriptionId") }
        set { fields.set("subscriptionId", optional: newValue) }
    }
}

extension ICWS.Messaging {
    /// Contract `Messaging.SubscriptionStateMessage`.
    ///
    /// A message that no subscription is known for (only what derives from it is sent).
    ///
    /// Known from the vendor's library.
    public struct SubscriptionStateMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What ``SubscriptionStateMessage`` and everything that derives from it have.
        public protocol Kind: ICWS.Messaging.Message.Kind {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:messaging:subscriptionStateMessage" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:interactions.assistance:assistanceRequestSubscriptionStateMessage",
                "urn:inin.com:interactions.email:emailSubscriptionStateMessage",
                "urn:inin.com:queues:queueSubscriptionStateMessage",
                "urn:inin.com:unifiedMessaging:faxMessageSubscriptionStateMessage",
                "urn:inin.com:unifiedMessaging:mwiSubscriptionStateMessage",
                "urn:inin.com:unifiedMessaging:voicemailMessageSubscriptionStateMessage",
            ]
        }
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
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - isDelta: True or false.
        ///   - state: One of ``SubscriptionState``.
        public init(
            isDelta: Bool,
            state: ICWS.Messaging.SubscriptionState
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("state", state)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("state", ICWS.Messaging.SubscriptionState.self)
            checker.optional("error", ICWS.Common.Error.self)
        }
    }
}

extension ICWS.Messaging.SubscriptionStateMessage: ICWS.Messaging.SubscriptionStateMessage.Kind {}

extension ICWS.Messaging.SubscriptionStateMessage.Kind {
    /// One of ``SubscriptionState``; required.
    public var state: ICWS.Messaging.SubscriptionState {
        get { fields.required("state") }
        set { fields.set("state", newValue) }
    }
    /// A ``Error``; may be missing.
    public var error: ICWS.Common.Error? {
        get { fields.optional("error") }
        set { fields.set("error", optional: newValue) }
    }
}
