// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCommon
public import ICWSCore
public import ICWSMessaging
public import ICWSQueues

extension ICWS.Interactions {
    /// Contract `Interactions.AddPartiesParameters`.
    ///
    /// Known from the vendor's library.
    public struct AddPartiesParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:addPartiesParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter interactions: A list, each a text.
        public init(
            interactions: [String]
        ) {
            fields = ContractFields()
            fields.set("interactions", interactions)
        }
        /// A list, each a text; required.
        public var interactions: [String] {
            get { fields.required("interactions") }
            set { fields.set("interactions", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("interactions", [String].self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.AlertSubscriptionParameters`.
    ///
    /// Known from the vendor's library.
    public struct AlertSubscriptionParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:alertSubscriptionParameters" }
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
        public var attributeNames: [String]? {
            get { fields.optional("attributeNames") }
            set { fields.set("attributeNames", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("attributeNames", [String].self)
        }
    }
}

extension ICWS.Interactions.Assistance {
    /// Contract `Interactions.Assistance.AssistanceRequestDetailsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/interactions/agent-assistance/{assistanceId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct AssistanceRequestDetailsMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.assistance:assistanceRequestDetailsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/interactions/agent-assistance/{assistanceId}"
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
        ///   - assistanceId: A text.
        public init(
            isDelta: Bool,
            assistanceId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("assistanceId", assistanceId)
        }
        /// A text; required.
        public var assistanceId: String {
            get { fields.required("assistanceId") }
            set { fields.set("assistanceId", newValue) }
        }
        /// A text; may be missing.
        public var interactionId: String? {
            get { fields.optional("interactionId") }
            set { fields.set("interactionId", optional: newValue) }
        }
        /// One of ``AssistanceRequestState``; may be missing.
        public var state: ICWS.Interactions.Assistance.AssistanceRequestState? {
            get { fields.optional("state") }
            set { fields.set("state", optional: newValue) }
        }
        /// A list, each a ``AssistanceRequestMessage``; may be missing.
        public var messagesAdded: [ICWS.Interactions.Assistance.AssistanceRequestMessage]? {
            get { fields.optional("messagesAdded") }
            set { fields.set("messagesAdded", optional: newValue) }
        }
        /// A list, each a ``AssistanceRequestParticipant``; may be missing.
        public var participantsAdded: [ICWS.Interactions.Assistance.AssistanceRequestParticipant]? {
            get { fields.optional("participantsAdded") }
            set { fields.set("participantsAdded", optional: newValue) }
        }
        /// A list, each a ``AssistanceRequestParticipant``; may be missing.
        public var participantsChanged: [ICWS.Interactions.Assistance.AssistanceRequestParticipant]? {
            get { fields.optional("participantsChanged") }
            set { fields.set("participantsChanged", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("assistanceId", String.self)
            checker.optional("interactionId", String.self)
            checker.optional("state", ICWS.Interactions.Assistance.AssistanceRequestState.self)
            checker.optional("messagesAdded", [ICWS.Interactions.Assistance.AssistanceRequestMessage].self)
            checker.optional("participantsAdded", [ICWS.Interactions.Assistance.AssistanceRequestParticipant].self)
            checker.optional("participantsChanged", [ICWS.Interactions.Assistance.AssistanceRequestParticipant].self)
        }
    }
}

extension ICWS.Interactions.Assistance {
    /// Contract `Interactions.Assistance.AssistanceRequestListMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/interactions/agent-assistance` (inferred).
    ///
    /// Known from the vendor's library.
    public struct AssistanceRequestListMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.assistance:assistanceRequestListMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/interactions/agent-assistance"
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
        /// A list, each a text; may be missing.
        public var requestsAdded: [String]? {
            get { fields.optional("requestsAdded") }
            set { fields.set("requestsAdded", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var requestsRemoved: [String]? {
            get { fields.optional("requestsRemoved") }
            set { fields.set("requestsRemoved", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.optional("requestsAdded", [String].self)
            checker.optional("requestsRemoved", [String].self)
        }
    }
}

extension ICWS.Interactions.Assistance {
    /// Contract `Interactions.Assistance.AssistanceRequestMessage`.
    ///
    /// Known from the vendor's library.
    public struct AssistanceRequestMessage: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.assistance:assistanceRequestMessage" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - text: A text.
        ///   - participantId: A text.
        ///   - timeAdded: A point in time, UTC.
        public init(
            text: String,
            participantId: String,
            timeAdded: ICWS.DateTime
        ) {
            fields = ContractFields()
            fields.set("text", text)
            fields.set("participantId", participantId)
            fields.set("timeAdded", timeAdded)
        }
        /// A text; required.
        public var text: String {
            get { fields.required("text") }
            set { fields.set("text", newValue) }
        }
        /// A text; required.
        public var participantId: String {
            get { fields.required("participantId") }
            set { fields.set("participantId", newValue) }
        }
        /// A point in time, UTC; required.
        public var timeAdded: ICWS.DateTime {
            get { fields.required("timeAdded") }
            set { fields.set("timeAdded", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("text", String.self)
            checker.required("participantId", String.self)
            checker.required("timeAdded", ICWS.DateTime.self)
        }
    }
}

extension ICWS.Interactions.Assistance {
    /// Contract `Interactions.Assistance.AssistanceRequestParameters`.
    ///
    /// Known from the vendor's library.
    public struct AssistanceRequestParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.assistance:assistanceRequestParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter text: A text.
        public init(
            text: String
        ) {
            fields = ContractFields()
            fields.set("text", text)
        }
        /// A text; required.
        public var text: String {
            get { fields.required("text") }
            set { fields.set("text", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("text", String.self)
        }
    }
}

extension ICWS.Interactions.Assistance {
    /// Contract `Interactions.Assistance.AssistanceRequestParticipant`.
    ///
    /// Known from the vendor's library.
    public struct AssistanceRequestParticipant: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.assistance:assistanceRequestParticipant" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - userId: A text.
        ///   - displayName: A text.
        ///   - action: One of ``AssistanceRequestParticipantAction``.
        public init(
            userId: String,
            displayName: String,
            action: ICWS.Interactions.Assistance.AssistanceRequestParticipantAction
        ) {
            fields = ContractFields()
            fields.set("userId", userId)
            fields.set("displayName", displayName)
            fields.set("action", action)
        }
        /// A text; required.
        public var userId: String {
            get { fields.required("userId") }
            set { fields.set("userId", newValue) }
        }
        /// A text; required.
        public var displayName: String {
            get { fields.required("displayName") }
            set { fields.set("displayName", newValue) }
        }
        /// One of ``AssistanceRequestParticipantAction``; required.
        public var action: ICWS.Interactions.Assistance.AssistanceRequestParticipantAction {
            get { fields.required("action") }
            set { fields.set("action", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("userId", String.self)
            checker.required("displayName", String.self)
            checker.required("action", ICWS.Interactions.Assistance.AssistanceRequestParticipantAction.self)
        }
    }
}

extension ICWS.Interactions.Assistance {
    /// Contract `Interactions.Assistance.AssistanceRequestSubscriptionStateMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/interactions/agent-assistance` (inferred).
    ///
    /// Known from the vendor's library.
    public struct AssistanceRequestSubscriptionStateMessage: ICWS.Messaging.SubscriptionStateMessage.Kind,
        MessageContract
    {
        /// What stands in `__type`.
        public static var urn: String {
            "urn:inin.com:interactions.assistance:assistanceRequestSubscriptionStateMessage"
        }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/interactions/agent-assistance"
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
            ICWS.Messaging.SubscriptionStateMessage.checkFields(&checker)
        }
    }
}

extension ICWS.Interactions.Assistance {
    /// Contract `Interactions.Assistance.RequestAssistanceResponse`.
    ///
    /// Known from the vendor's library.
    public struct RequestAssistanceResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.assistance:requestAssistanceResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter assistanceId: A text.
        public init(
            assistanceId: String
        ) {
            fields = ContractFields()
            fields.set("assistanceId", assistanceId)
        }
        /// A text; required.
        public var assistanceId: String {
            get { fields.required("assistanceId") }
            set { fields.set("assistanceId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("assistanceId", String.self)
        }
    }
}

extension ICWS.Interactions.Callback {
    /// Contract `Interactions.Callback.CallbackMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/callback` (documented).
    ///
    /// Known from the vendor's library.
    public struct CallbackMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.callback:callbackMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/callback"
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
        ///   - interactionId: A text.
        ///   - target: A text.
        ///   - subject: A text.
        public init(
            isDelta: Bool,
            interactionId: String,
            target: String,
            subject: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("interactionId", interactionId)
            fields.set("target", target)
            fields.set("subject", subject)
        }
        /// A text; required.
        public var interactionId: String {
            get { fields.required("interactionId") }
            set { fields.set("interactionId", newValue) }
        }
        /// A text; required.
        public var target: String {
            get { fields.required("target") }
            set { fields.set("target", newValue) }
        }
        /// A text; may be missing.
        public var name: String? {
            get { fields.optional("name") }
            set { fields.set("name", optional: newValue) }
        }
        /// A text; required.
        public var subject: String {
            get { fields.required("subject") }
            set { fields.set("subject", newValue) }
        }
        /// A whole number; may be missing.
        public var attempts: Int? {
            get { fields.optional("attempts") }
            set { fields.set("attempts", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var maxAttempts: Int? {
            get { fields.optional("maxAttempts") }
            set { fields.set("maxAttempts", optional: newValue) }
        }
        /// A text; may be missing.
        public var associatedCallId: String? {
            get { fields.optional("associatedCallId") }
            set { fields.set("associatedCallId", optional: newValue) }
        }
        /// True or false; may be missing.
        public var snoozed: Bool? {
            get { fields.optional("snoozed") }
            set { fields.set("snoozed", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("interactionId", String.self)
            checker.required("target", String.self)
            checker.optional("name", String.self)
            checker.required("subject", String.self)
            checker.optional("attempts", Int.self)
            checker.optional("maxAttempts", Int.self)
            checker.optional("associatedCallId", String.self)
            checker.optional("snoozed", Bool.self)
        }
    }
}

extension ICWS.Interactions.Callback {
    /// Contract `Interactions.Callback.CreateCallbackParameters`.
    ///
    /// Known from the vendor's library.
    public struct CreateCallbackParameters: ICWS.Interactions.CreateInteractionParameters.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.callback:createCallbackParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - target: A text.
        ///   - targetQueue: A ``QueueId``.
        ///   - subject: A text.
        public init(
            target: String,
            targetQueue: ICWS.Queues.QueueId,
            subject: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("target", target)
            fields.set("targetQueue", targetQueue)
            fields.set("subject", subject)
        }
        /// A text; required.
        public var target: String {
            get { fields.required("target") }
            set { fields.set("target", newValue) }
        }
        /// A ``QueueId``; required.
        public var targetQueue: ICWS.Queues.QueueId {
            get { fields.required("targetQueue") }
            set { fields.set("targetQueue", newValue) }
        }
        /// A text; may be missing.
        public var name: String? {
            get { fields.optional("name") }
            set { fields.set("name", optional: newValue) }
        }
        /// A text; required.
        public var subject: String {
            get { fields.required("subject") }
            set { fields.set("subject", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.CreateInteractionParameters.checkFields(&checker)
            checker.required("target", String.self)
            checker.required("targetQueue", ICWS.Queues.QueueId.self)
            checker.optional("name", String.self)
            checker.required("subject", String.self)
        }
    }
}

extension ICWS.Interactions.Callback {
    /// Contract `Interactions.Callback.CreateCallbackResponseCallParameters`.
    ///
    /// Known from the vendor's library.
    public struct CreateCallbackResponseCallParameters: ICWS.Interactions.CreateInteractionParameters.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.callback:createCallbackResponseCallParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - parentInteractionId: A text.
        ///   - target: A text.
        public init(
            parentInteractionId: String,
            target: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("parentInteractionId", parentInteractionId)
            fields.set("target", target)
        }
        /// A text; required.
        public var parentInteractionId: String {
            get { fields.required("parentInteractionId") }
            set { fields.set("parentInteractionId", newValue) }
        }
        /// A text; required.
        public var target: String {
            get { fields.required("target") }
            set { fields.set("target", newValue) }
        }
        /// A text; may be missing.
        public var workgroup: String? {
            get { fields.optional("workgroup") }
            set { fields.set("workgroup", optional: newValue) }
        }
        /// One of ``CallMadeStorageTypes``; may be missing.
        public var callMadeStage: ICWS.Interactions.CallMadeStorageTypes? {
            get { fields.optional("callMadeStage") }
            set { fields.set("callMadeStage", optional: newValue) }
        }
        /// A text; may be missing.
        public var accountCodeId: String? {
            get { fields.optional("accountCodeId") }
            set { fields.set("accountCodeId", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.CreateInteractionParameters.checkFields(&checker)
            checker.required("parentInteractionId", String.self)
            checker.required("target", String.self)
            checker.optional("workgroup", String.self)
            checker.optional("callMadeStage", ICWS.Interactions.CallMadeStorageTypes.self)
            checker.optional("accountCodeId", String.self)
        }
    }
}

extension ICWS.Interactions.Callback {
    /// Contract `Interactions.Callback.DispositionParameters`.
    ///
    /// Known from the vendor's library.
    public struct DispositionParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.callback:dispositionParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter disposition: One of ``CallbackDispositionType``.
        public init(
            disposition: ICWS.Interactions.Callback.CallbackDispositionType
        ) {
            fields = ContractFields()
            fields.set("disposition", disposition)
        }
        /// One of ``CallbackDispositionType``; required.
        public var disposition: ICWS.Interactions.Callback.CallbackDispositionType {
            get { fields.required("disposition") }
            set { fields.set("disposition", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("disposition", ICWS.Interactions.Callback.CallbackDispositionType.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.ChangeAudienceParameters`.
    ///
    /// Known from the vendor's library.
    public struct ChangeAudienceParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:changeAudienceParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter audience: A ``ConsultTransferAudience``.
        public init(
            audience: ICWS.Interactions.ConsultTransferAudience
        ) {
            fields = ContractFields()
            fields.set("audience", audience)
        }
        /// A ``ConsultTransferAudience``; required.
        public var audience: ICWS.Interactions.ConsultTransferAudience {
            get { fields.required("audience") }
            set { fields.set("audience", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("audience", ICWS.Interactions.ConsultTransferAudience.self)
        }
    }
}

extension ICWS.Interactions.Chat {
    /// Contract `Interactions.Chat.ChatContentsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/chat` (documented).
    ///
    /// Known from the vendor's library.
    public struct ChatContentsMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.chat:chatContentsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/chat"
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
        ///   - interactionId: A text.
        ///   - messagesAdded: A list, each a ``ChatText``.
        public init(
            isDelta: Bool,
            interactionId: String,
            messagesAdded: [ICWS.Interactions.Chat.ChatText]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("interactionId", interactionId)
            fields.set("messagesAdded", messagesAdded)
        }
        /// A text; required.
        public var interactionId: String {
            get { fields.required("interactionId") }
            set { fields.set("interactionId", newValue) }
        }
        /// A list, each a ``ChatText``; required.
        public var messagesAdded: [ICWS.Interactions.Chat.ChatText] {
            get { fields.required("messagesAdded") }
            set { fields.set("messagesAdded", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("interactionId", String.self)
            checker.required("messagesAdded", [ICWS.Interactions.Chat.ChatText].self)
        }
    }
}

extension ICWS.Interactions.Chat {
    /// Contract `Interactions.Chat.ChatMember`.
    ///
    /// Known from the vendor's library.
    public struct ChatMember: Contract {
        /// What ``ChatMember`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.chat:chatMember" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:interactions.chat:fullChatMember"
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
        ///   - chatMemberType: One of ``ChatMemberType``.
        ///   - displayName: A text.
        ///   - interactionId: A text.
        ///   - userId: A text.
        public init(
            chatMemberType: ICWS.Interactions.Chat.ChatMemberType,
            displayName: String,
            interactionId: String,
            userId: String
        ) {
            fields = ContractFields()
            fields.set("chatMemberType", chatMemberType)
            fields.set("displayName", displayName)
            fields.set("interactionId", interactionId)
            fields.set("userId", userId)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("chatMemberType", ICWS.Interactions.Chat.ChatMemberType.self)
            checker.required("displayName", String.self)
            checker.required("interactionId", String.self)
            checker.required("userId", String.self)
        }
    }
}

extension ICWS.Interactions.Chat.ChatMember: ICWS.Interactions.Chat.ChatMember.Kind {}

extension ICWS.Interactions.Chat.ChatMember.Kind {
    /// One of ``ChatMemberType``; required.
    public var chatMemberType: ICWS.Interactions.Chat.ChatMemberType {
        get { fields.required("chatMemberType") }
        set { fields.set("chatMemberType", newValue) }
    }
    /// A text; required.
    public var displayName: String {
        get { fields.required("displayName") }
        set { fields.set("displayName", newValue) }
    }
    /// A text; required.
    public var interactionId: String {
        get { fields.required("interactionId") }
        set { fields.set("interactionId", newValue) }
    }
    /// A text; required.
    public var userId: String {
        get { fields.required("userId") }
        set { fields.set("userId", newValue) }
    }
}

extension ICWS.Interactions.Chat {
    /// Contract `Interactions.Chat.ChatMembersMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/chat` (documented).
    ///
    /// Known from the vendor's library.
    public struct ChatMembersMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.chat:chatMembersMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/chat"
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
        ///   - interactionId: A text.
        ///   - membersAdded: A list, each a ``FullChatMember``.
        ///   - membersChanged: A list, each a ``FullChatMember``.
        ///   - membersRemoved: A list, each a ``FullChatMember``.
        public init(
            isDelta: Bool,
            interactionId: String,
            membersAdded: [ICWS.Interactions.Chat.FullChatMember],
            membersChanged: [ICWS.Interactions.Chat.FullChatMember],
            membersRemoved: [ICWS.Interactions.Chat.FullChatMember]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("interactionId", interactionId)
            fields.set("membersAdded", membersAdded)
            fields.set("membersChanged", membersChanged)
            fields.set("membersRemoved", membersRemoved)
        }
        /// A text; required.
        public var interactionId: String {
            get { fields.required("interactionId") }
            set { fields.set("interactionId", newValue) }
        }
        /// A list, each a ``FullChatMember``; required.
        public var membersAdded: [ICWS.Interactions.Chat.FullChatMember] {
            get { fields.required("membersAdded") }
            set { fields.set("membersAdded", newValue) }
        }
        /// A list, each a ``FullChatMember``; required.
        public var membersChanged: [ICWS.Interactions.Chat.FullChatMember] {
            get { fields.required("membersChanged") }
            set { fields.set("membersChanged", newValue) }
        }
        /// A list, each a ``FullChatMember``; required.
        public var membersRemoved: [ICWS.Interactions.Chat.FullChatMember] {
            get { fields.required("membersRemoved") }
            set { fields.set("membersRemoved", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("interactionId", String.self)
            checker.required("membersAdded", [ICWS.Interactions.Chat.FullChatMember].self)
            checker.required("membersChanged", [ICWS.Interactions.Chat.FullChatMember].self)
            checker.required("membersRemoved", [ICWS.Interactions.Chat.FullChatMember].self)
        }
    }
}

extension ICWS.Interactions.Chat {
    /// Contract `Interactions.Chat.ChatSendResponseManagementFileParameters`.
    ///
    /// Known from the vendor's library.
    public struct ChatSendResponseManagementFileParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.chat:chatSendResponseManagementFileParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter itemId: A GUID.
        public init(
            itemId: ICWS.GUID
        ) {
            fields = ContractFields()
            fields.set("itemId", itemId)
        }
        /// A GUID; required.
        public var itemId: ICWS.GUID {
            get { fields.required("itemId") }
            set { fields.set("itemId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("itemId", ICWS.GUID.self)
        }
    }
}

extension ICWS.Interactions.Chat {
    /// Contract `Interactions.Chat.ChatSendTextParameters`.
    ///
    /// Known from the vendor's library.
    public struct ChatSendTextParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.chat:chatSendTextParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - text: A text.
        ///   - clearTypingIndicator: True or false.
        public init(
            text: String,
            clearTypingIndicator: Bool
        ) {
            fields = ContractFields()
            fields.set("text", text)
            fields.set("clearTypingIndicator", clearTypingIndicator)
        }
        /// A text; required.
        public var text: String {
            get { fields.required("text") }
            set { fields.set("text", newValue) }
        }
        /// True or false; required.
        public var clearTypingIndicator: Bool {
            get { fields.required("clearTypingIndicator") }
            set { fields.set("clearTypingIndicator", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("text", String.self)
            checker.required("clearTypingIndicator", Bool.self)
        }
    }
}

extension ICWS.Interactions.Chat {
    /// Contract `Interactions.Chat.ChatSetTypingIndicatorParameters`.
    ///
    /// Known from the vendor's library.
    public struct ChatSetTypingIndicatorParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.chat:chatSetTypingIndicatorParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter on: True or false.
        public init(
            on: Bool
        ) {
            fields = ContractFields()
            fields.set("on", on)
        }
        /// True or false; required.
        public var on: Bool {
            get { fields.required("on") }
            set { fields.set("on", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("on", Bool.self)
        }
    }
}

extension ICWS.Interactions.Chat {
    /// Contract `Interactions.Chat.ChatText`.
    ///
    /// Known from the vendor's library.
    public struct ChatText: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.chat:chatText" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - chatMember: A ``ChatMember``.
        ///   - text: A text.
        ///   - timestamp: A point in time, UTC.
        public init(
            chatMember: ICWS.Interactions.Chat.ChatMember,
            text: String,
            timestamp: ICWS.DateTime
        ) {
            fields = ContractFields()
            fields.set("chatMember", chatMember)
            fields.set("text", text)
            fields.set("timestamp", timestamp)
        }
        /// A ``ChatMember``; required.
        public var chatMember: ICWS.Interactions.Chat.ChatMember {
            get { fields.required("chatMember") }
            set { fields.set("chatMember", newValue) }
        }
        /// A text; required.
        public var text: String {
            get { fields.required("text") }
            set { fields.set("text", newValue) }
        }
        /// A point in time, UTC; required.
        public var timestamp: ICWS.DateTime {
            get { fields.required("timestamp") }
            set { fields.set("timestamp", newValue) }
        }
        /// One of ``ChatMessageType``; may be missing.
        public var messageType: ICWS.Interactions.Chat.ChatMessageType? {
            get { fields.optional("messageType") }
            set { fields.set("messageType", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("chatMember", ICWS.Interactions.Chat.ChatMember.self)
            checker.required("text", String.self)
            checker.required("timestamp", ICWS.DateTime.self)
            checker.optional("messageType", ICWS.Interactions.Chat.ChatMessageType.self)
        }
    }
}

extension ICWS.Interactions.Chat {
    /// Contract `Interactions.Chat.CreateChatParameters`.
    ///
    /// Known from the vendor's library.
    public struct CreateChatParameters: ICWS.Interactions.CreateInteractionParameters.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.chat:createChatParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter target: A text.
        public init(
            target: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("target", target)
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
            ICWS.Interactions.CreateInteractionParameters.checkFields(&checker)
            checker.required("target", String.self)
        }
    }
}

extension ICWS.Interactions.Chat {
    /// Contract `Interactions.Chat.FullChatMember`.
    ///
    /// Known from the vendor's library.
    public struct FullChatMember: ICWS.Interactions.Chat.ChatMember.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.chat:fullChatMember" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - chatMemberType: One of ``ChatMemberType``.
        ///   - displayName: A text.
        ///   - interactionId: A text.
        ///   - userId: A text.
        ///   - isTyping: True or false.
        public init(
            chatMemberType: ICWS.Interactions.Chat.ChatMemberType,
            displayName: String,
            interactionId: String,
            userId: String,
            isTyping: Bool
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("chatMemberType", chatMemberType)
            fields.set("displayName", displayName)
            fields.set("interactionId", interactionId)
            fields.set("userId", userId)
            fields.set("isTyping", isTyping)
        }
        /// True or false; required.
        public var isTyping: Bool {
            get { fields.required("isTyping") }
            set { fields.set("isTyping", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.Chat.ChatMember.checkFields(&checker)
            checker.required("isTyping", Bool.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.CoachParameters`.
    ///
    /// Known from the vendor's library.
    public struct CoachParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:coachParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - on: True or false.
        ///   - supervisor: True or false.
        public init(
            on: Bool,
            supervisor: Bool
        ) {
            fields = ContractFields()
            fields.set("on", on)
            fields.set("supervisor", supervisor)
        }
        /// True or false; required.
        public var on: Bool {
            get { fields.required("on") }
            set { fields.set("on", newValue) }
        }
        /// True or false; required.
        public var supervisor: Bool {
            get { fields.required("supervisor") }
            set { fields.set("supervisor", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("on", Bool.self)
            checker.required("supervisor", Bool.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.ConferenceCreationResult`.
    ///
    /// Known from the vendor's library.
    public struct ConferenceCreationResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:conferenceCreationResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter conferenceId: A text.
        public init(
            conferenceId: String
        ) {
            fields = ContractFields()
            fields.set("conferenceId", conferenceId)
        }
        /// A text; required.
        public var conferenceId: String {
            get { fields.required("conferenceId") }
            set { fields.set("conferenceId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("conferenceId", String.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.ConsultMessage`.
    ///
    /// A message that no subscription is known for (inferred).
    ///
    /// Known from the vendor's library.
    public struct ConsultMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:consultMessage" }
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
        ///   - audience: A ``ConsultTransferAudience``.
        public init(
            isDelta: Bool,
            audience: ICWS.Interactions.ConsultTransferAudience
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("audience", audience)
        }
        /// A ``ConsultTransferAudience``; required.
        public var audience: ICWS.Interactions.ConsultTransferAudience {
            get { fields.required("audience") }
            set { fields.set("audience", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("audience", ICWS.Interactions.ConsultTransferAudience.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.ConsultTransferAudience`.
    ///
    /// Known from the vendor's library.
    public struct ConsultTransferAudience: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:consultTransferAudience" }
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
        public var originalParty: Bool? {
            get { fields.optional("originalParty") }
            set { fields.set("originalParty", optional: newValue) }
        }
        /// True or false; may be missing.
        public var consultedParty: Bool? {
            get { fields.optional("consultedParty") }
            set { fields.set("consultedParty", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("originalParty", Bool.self)
            checker.optional("consultedParty", Bool.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.ConsultTransferResult`.
    ///
    /// Known from the vendor's library.
    public struct ConsultTransferResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:consultTransferResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - consultId: A text.
        ///   - consultInteractionId: A text.
        public init(
            consultId: String,
            consultInteractionId: String
        ) {
            fields = ContractFields()
            fields.set("consultId", consultId)
            fields.set("consultInteractionId", consultInteractionId)
        }
        /// A text; required.
        public var consultId: String {
            get { fields.required("consultId") }
            set { fields.set("consultId", newValue) }
        }
        /// A text; required.
        public var consultInteractionId: String {
            get { fields.required("consultInteractionId") }
            set { fields.set("consultInteractionId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("consultId", String.self)
            checker.required("consultInteractionId", String.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.CreateCallParameters`.
    ///
    /// Known from the vendor's library.
    public struct CreateCallParameters: ICWS.Interactions.CreateInteractionParameters.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:createCallParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter target: A text.
        public init(
            target: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("target", target)
        }
        /// A text; required.
        public var target: String {
            get { fields.required("target") }
            set { fields.set("target", newValue) }
        }
        /// A text; may be missing.
        public var workgroup: String? {
            get { fields.optional("workgroup") }
            set { fields.set("workgroup", optional: newValue) }
        }
        /// One of ``CallMadeStorageTypes``; may be missing.
        public var callMadeStage: ICWS.Interactions.CallMadeStorageTypes? {
            get { fields.optional("callMadeStage") }
            set { fields.set("callMadeStage", optional: newValue) }
        }
        /// A text; may be missing.
        public var accountCodeId: String? {
            get { fields.optional("accountCodeId") }
            set { fields.set("accountCodeId", optional: newValue) }
        }
        /// A text; may be missing.
        public var notes: String? {
            get { fields.optional("notes") }
            set { fields.set("notes", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.CreateInteractionParameters.checkFields(&checker)
            checker.required("target", String.self)
            checker.optional("workgroup", String.self)
            checker.optional("callMadeStage", ICWS.Interactions.CallMadeStorageTypes.self)
            checker.optional("accountCodeId", String.self)
            checker.optional("notes", String.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.CreateConferenceParameters`.
    ///
    /// Known from the vendor's library.
    public struct CreateConferenceParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:createConferenceParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter interactions: A list, each a text.
        public init(
            interactions: [String]
        ) {
            fields = ContractFields()
            fields.set("interactions", interactions)
        }
        /// A list, each a text; required.
        public var interactions: [String] {
            get { fields.required("interactions") }
            set { fields.set("interactions", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("interactions", [String].self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.CreateConsultParameters`.
    ///
    /// Known from the vendor's library.
    public struct CreateConsultParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:createConsultParameters" }
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
        public var target: String? {
            get { fields.optional("target") }
            set { fields.set("target", optional: newValue) }
        }
        /// A ``QueueId``; may be missing.
        public var queueID: ICWS.Queues.QueueId? {
            get { fields.optional("queueID") }
            set { fields.set("queueID", optional: newValue) }
        }
        /// One of ``CallMadeStorageTypes``; may be missing.
        public var callMadeStage: ICWS.Interactions.CallMadeStorageTypes? {
            get { fields.optional("callMadeStage") }
            set { fields.set("callMadeStage", optional: newValue) }
        }
        /// Values by name, each a text; may be missing.
        public var additionalAttributes: [String: String]? {
            get { fields.optional("additionalAttributes") }
            set { fields.set("additionalAttributes", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("target", String.self)
            checker.optional("queueID", ICWS.Queues.QueueId.self)
            checker.optional("callMadeStage", ICWS.Interactions.CallMadeStorageTypes.self)
            checker.optional("additionalAttributes", [String: String].self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.CreateGenericInteractionParameters`.
    ///
    /// Known from the vendor's library.
    public struct CreateGenericInteractionParameters: ICWS.Interactions.CreateInteractionParameters.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:createGenericInteractionParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter queueId: A ``QueueId``.
        public init(
            queueId: ICWS.Queues.QueueId
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("queueId", queueId)
        }
        /// A ``QueueId``; required.
        public var queueId: ICWS.Queues.QueueId {
            get { fields.required("queueId") }
            set { fields.set("queueId", newValue) }
        }
        /// One of ``InteractionState``; may be missing.
        public var initialState: ICWS.Interactions.InteractionState? {
            get { fields.optional("initialState") }
            set { fields.set("initialState", optional: newValue) }
        }
        /// One of ``InteractionDirection``; may be missing.
        public var interactionDirection: ICWS.Interactions.InteractionDirection? {
            get { fields.optional("interactionDirection") }
            set { fields.set("interactionDirection", optional: newValue) }
        }
        /// One of ``InteractionPartyType``; may be missing.
        public var localPartyType: ICWS.Interactions.InteractionPartyType? {
            get { fields.optional("localPartyType") }
            set { fields.set("localPartyType", optional: newValue) }
        }
        /// A text; may be missing.
        public var localLocation: String? {
            get { fields.optional("localLocation") }
            set { fields.set("localLocation", optional: newValue) }
        }
        /// One of ``InteractionPartyType``; may be missing.
        public var remotePartyType: ICWS.Interactions.InteractionPartyType? {
            get { fields.optional("remotePartyType") }
            set { fields.set("remotePartyType", optional: newValue) }
        }
        /// A text; may be missing.
        public var remoteId: String? {
            get { fields.optional("remoteId") }
            set { fields.set("remoteId", optional: newValue) }
        }
        /// A text; may be missing.
        public var remoteName: String? {
            get { fields.optional("remoteName") }
            set { fields.set("remoteName", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.CreateInteractionParameters.checkFields(&checker)
            checker.required("queueId", ICWS.Queues.QueueId.self)
            checker.optional("initialState", ICWS.Interactions.InteractionState.self)
            checker.optional("interactionDirection", ICWS.Interactions.InteractionDirection.self)
            checker.optional("localPartyType", ICWS.Interactions.InteractionPartyType.self)
            checker.optional("localLocation", String.self)
            checker.optional("remotePartyType", ICWS.Interactions.InteractionPartyType.self)
            checker.optional("remoteId", String.self)
            checker.optional("remoteName", String.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.CreateInteractionParameters`.
    ///
    /// Known from the vendor's library.
    public struct CreateInteractionParameters: Contract {
        /// What ``CreateInteractionParameters`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:createInteractionParameters" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:interactions.callback:createCallbackParameters",
                "urn:inin.com:interactions.callback:createCallbackResponseCallParameters",
                "urn:inin.com:interactions.chat:createChatParameters",
                "urn:inin.com:interactions:createCallParameters",
                "urn:inin.com:interactions:createGenericInteractionParameters",
                "urn:inin.com:interactions.email:createEmailParameters",
                "urn:inin.com:interactions.email:createEmailResponseParameters",
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
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("additionalAttributes", [String: String].self)
        }
    }
}

extension ICWS.Interactions.CreateInteractionParameters: ICWS.Interactions.CreateInteractionParameters.Kind {}

extension ICWS.Interactions.CreateInteractionParameters.Kind {
    /// Values by name, each a text; may be missing.
    public var additionalAttributes: [String: String]? {
        get { fields.optional("additionalAttributes") }
        set { fields.set("additionalAttributes", optional: newValue) }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.BaseEmailFileAttachment`.
    ///
    /// Known from the vendor's library.
    public struct BaseEmailFileAttachment: Contract {
        /// What ``BaseEmailFileAttachment`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:baseEmailFileAttachment" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:interactions.email:emailFileAttachment",
                "urn:inin.com:interactions.email:recordedEmailFileAttachment",
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
        ///   - contentId: A text.
        ///   - downloadUri: A text.
        public init(
            name: String,
            contentId: String,
            downloadUri: String
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("contentId", contentId)
            fields.set("downloadUri", downloadUri)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.required("contentId", String.self)
            checker.required("downloadUri", String.self)
        }
    }
}

extension ICWS.Interactions.Email.BaseEmailFileAttachment: ICWS.Interactions.Email.BaseEmailFileAttachment.Kind {}

extension ICWS.Interactions.Email.BaseEmailFileAttachment.Kind {
    /// A text; required.
    public var name: String {
        get { fields.required("name") }
        set { fields.set("name", newValue) }
    }
    /// A text; required.
    public var contentId: String {
        get { fields.required("contentId") }
        set { fields.set("contentId", newValue) }
    }
    /// A text; required.
    public var downloadUri: String {
        get { fields.required("downloadUri") }
        set { fields.set("downloadUri", newValue) }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.CreateEmailParameters`.
    ///
    /// Known from the vendor's library.
    public struct CreateEmailParameters: ICWS.Interactions.CreateInteractionParameters.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:createEmailParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter emailContent: A ``EmailContent``.
        public init(
            emailContent: ICWS.Interactions.Email.EmailContent
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("emailContent", emailContent)
        }
        /// A ``EmailContent``; required.
        public var emailContent: ICWS.Interactions.Email.EmailContent {
            get { fields.required("emailContent") }
            set { fields.set("emailContent", newValue) }
        }
        /// A text; may be missing.
        public var workgroup: String? {
            get { fields.optional("workgroup") }
            set { fields.set("workgroup", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.CreateInteractionParameters.checkFields(&checker)
            checker.required("emailContent", ICWS.Interactions.Email.EmailContent.self)
            checker.optional("workgroup", String.self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.CreateEmailResponseParameters`.
    ///
    /// Known from the vendor's library.
    public struct CreateEmailResponseParameters: ICWS.Interactions.CreateInteractionParameters.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:createEmailResponseParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - emailContent: A ``EmailResponseContent``.
        ///   - responseType: One of ``EmailResponseType``.
        ///   - parentInteractionId: A text.
        public init(
            emailContent: ICWS.Interactions.Email.EmailResponseContent,
            responseType: ICWS.Interactions.Email.EmailResponseType,
            parentInteractionId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("emailContent", emailContent)
            fields.set("responseType", responseType)
            fields.set("parentInteractionId", parentInteractionId)
        }
        /// A ``EmailResponseContent``; required.
        public var emailContent: ICWS.Interactions.Email.EmailResponseContent {
            get { fields.required("emailContent") }
            set { fields.set("emailContent", newValue) }
        }
        /// One of ``EmailResponseType``; required.
        public var responseType: ICWS.Interactions.Email.EmailResponseType {
            get { fields.required("responseType") }
            set { fields.set("responseType", newValue) }
        }
        /// A text; required.
        public var parentInteractionId: String {
            get { fields.required("parentInteractionId") }
            set { fields.set("parentInteractionId", newValue) }
        }
        /// A text; may be missing.
        public var workgroup: String? {
            get { fields.optional("workgroup") }
            set { fields.set("workgroup", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.CreateInteractionParameters.checkFields(&checker)
            checker.required("emailContent", ICWS.Interactions.Email.EmailResponseContent.self)
            checker.required("responseType", ICWS.Interactions.Email.EmailResponseType.self)
            checker.required("parentInteractionId", String.self)
            checker.optional("workgroup", String.self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailAddress`.
    ///
    /// Known from the vendor's library.
    public struct EmailAddress: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailAddress" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter displayName: A text.
        public init(
            displayName: String
        ) {
            fields = ContractFields()
            fields.set("displayName", displayName)
        }
        /// A text; required.
        public var displayName: String {
            get { fields.required("displayName") }
            set { fields.set("displayName", newValue) }
        }
        /// A text; may be missing.
        public var address: String? {
            get { fields.optional("address") }
            set { fields.set("address", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("displayName", String.self)
            checker.optional("address", String.self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailBody`.
    ///
    /// Known from the vendor's library.
    public struct EmailBody: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailBody" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - body: A text.
        ///   - bodyType: One of ``BodyType``.
        public init(
            body: String,
            bodyType: ICWS.Interactions.Email.BodyType
        ) {
            fields = ContractFields()
            fields.set("body", body)
            fields.set("bodyType", bodyType)
        }
        /// A text; required.
        public var body: String {
            get { fields.required("body") }
            set { fields.set("body", newValue) }
        }
        /// One of ``BodyType``; required.
        public var bodyType: ICWS.Interactions.Email.BodyType {
            get { fields.required("bodyType") }
            set { fields.set("bodyType", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("body", String.self)
            checker.required("bodyType", ICWS.Interactions.Email.BodyType.self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailCertificate`.
    ///
    /// Known from the vendor's library.
    public struct EmailCertificate: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailCertificate" }
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
        ///   - serialNumber: A text.
        ///   - signatureAlgorithm: A text.
        ///   - issuer: A text.
        ///   - validFrom: A point in time, UTC.
        ///   - validTo: A point in time, UTC.
        ///   - subject: A text.
        public init(
            version: Int,
            serialNumber: String,
            signatureAlgorithm: String,
            issuer: String,
            validFrom: ICWS.DateTime,
            validTo: ICWS.DateTime,
            subject: String
        ) {
            fields = ContractFields()
            fields.set("version", version)
            fields.set("serialNumber", serialNumber)
            fields.set("signatureAlgorithm", signatureAlgorithm)
            fields.set("issuer", issuer)
            fields.set("validFrom", validFrom)
            fields.set("validTo", validTo)
            fields.set("subject", subject)
        }
        /// A whole number; required.
        public var version: Int {
            get { fields.required("version") }
            set { fields.set("version", newValue) }
        }
        /// A text; required.
        public var serialNumber: String {
            get { fields.required("serialNumber") }
            set { fields.set("serialNumber", newValue) }
        }
        /// A text; required.
        public var signatureAlgorithm: String {
            get { fields.required("signatureAlgorithm") }
            set { fields.set("signatureAlgorithm", newValue) }
        }
        /// A text; required.
        public var issuer: String {
            get { fields.required("issuer") }
            set { fields.set("issuer", newValue) }
        }
        /// A point in time, UTC; required.
        public var validFrom: ICWS.DateTime {
            get { fields.required("validFrom") }
            set { fields.set("validFrom", newValue) }
        }
        /// A point in time, UTC; required.
        public var validTo: ICWS.DateTime {
            get { fields.required("validTo") }
            set { fields.set("validTo", newValue) }
        }
        /// A text; required.
        public var subject: String {
            get { fields.required("subject") }
            set { fields.set("subject", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("version", Int.self)
            checker.required("serialNumber", String.self)
            checker.required("signatureAlgorithm", String.self)
            checker.required("issuer", String.self)
            checker.required("validFrom", ICWS.DateTime.self)
            checker.required("validTo", ICWS.DateTime.self)
            checker.required("subject", String.self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailContact`.
    ///
    /// Known from the vendor's library.
    public struct EmailContact: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailContact" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter address: A text.
        public init(
            address: String
        ) {
            fields = ContractFields()
            fields.set("address", address)
        }
        /// A text; may be missing.
        public var name: String? {
            get { fields.optional("name") }
            set { fields.set("name", optional: newValue) }
        }
        /// A text; required.
        public var address: String {
            get { fields.required("address") }
            set { fields.set("address", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("name", String.self)
            checker.required("address", String.self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailContent`.
    ///
    /// Known from the vendor's library.
    public struct EmailContent: ICWS.Interactions.Email.EmailContentBase.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailContent" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter sender: A ``EmailAddress``.
        public init(
            sender: ICWS.Interactions.Email.EmailAddress
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("sender", sender)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.Email.EmailContentBase.checkFields(&checker)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailContentBase`.
    ///
    /// Known from the vendor's library.
    public struct EmailContentBase: Contract {
        /// What ``EmailContentBase`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailContentBase" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:interactions.email:emailContent",
                "urn:inin.com:interactions.email:emailResponseContent",
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
        /// - Parameter sender: A ``EmailAddress``.
        public init(
            sender: ICWS.Interactions.Email.EmailAddress
        ) {
            fields = ContractFields()
            fields.set("sender", sender)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("subject", String.self)
            checker.required("sender", ICWS.Interactions.Email.EmailAddress.self)
            checker.optional("toRecipients", [ICWS.Interactions.Email.EmailAddress].self)
            checker.optional("ccRecipients", [ICWS.Interactions.Email.EmailAddress].self)
            checker.optional("bccRecipients", [ICWS.Interactions.Email.EmailAddress].self)
            checker.optional("replyToRecipients", [ICWS.Interactions.Email.EmailAddress].self)
            checker.optional("bodies", [ICWS.Interactions.Email.EmailBody].self)
        }
    }
}

extension ICWS.Interactions.Email.EmailContentBase: ICWS.Interactions.Email.EmailContentBase.Kind {}

extension ICWS.Interactions.Email.EmailContentBase.Kind {
    /// A text; may be missing.
    public var subject: String? {
        get { fields.optional("subject") }
        set { fields.set("subject", optional: newValue) }
    }
    /// A ``EmailAddress``; required.
    public var sender: ICWS.Interactions.Email.EmailAddress {
        get { fields.required("sender") }
        set { fields.set("sender", newValue) }
    }
    /// A list, each a ``EmailAddress``; may be missing.
    public var toRecipients: [ICWS.Interactions.Email.EmailAddress]? {
        get { fields.optional("toRecipients") }
        set { fields.set("toRecipients", optional: newValue) }
    }
    /// A list, each a ``EmailAddress``; may be missing.
    public var ccRecipients: [ICWS.Interactions.Email.EmailAddress]? {
        get { fields.optional("ccRecipients") }
        set { fields.set("ccRecipients", optional: newValue) }
    }
    /// A list, each a ``EmailAddress``; may be missing.
    public var bccRecipients: [ICWS.Interactions.Email.EmailAddress]? {
        get { fields.optional("bccRecipients") }
        set { fields.set("bccRecipients", optional: newValue) }
    }
    /// A list, each a ``EmailAddress``; may be missing.
    public var replyToRecipients: [ICWS.Interactions.Email.EmailAddress]? {
        get { fields.optional("replyToRecipients") }
        set { fields.set("replyToRecipients", optional: newValue) }
    }
    /// A list, each a ``EmailBody``; may be missing.
    public var bodies: [ICWS.Interactions.Email.EmailBody]? {
        get { fields.optional("bodies") }
        set { fields.set("bodies", optional: newValue) }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailContentsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/email` (inferred).
    ///
    /// Known from the vendor's library.
    public struct EmailContentsMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailContentsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/email"
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
        ///   - interactionId: A text.
        ///   - isEditable: True or false.
        ///   - supportedResponseTypes: A list, each one of ``EmailResponseType``.
        public init(
            isDelta: Bool,
            interactionId: String,
            isEditable: Bool,
            supportedResponseTypes: [ICWS.Interactions.Email.EmailResponseType]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("interactionId", interactionId)
            fields.set("isEditable", isEditable)
            fields.set("supportedResponseTypes", supportedResponseTypes)
        }
        /// A text; required.
        public var interactionId: String {
            get { fields.required("interactionId") }
            set { fields.set("interactionId", newValue) }
        }
        /// A text; may be missing.
        public var parentInteractionId: String? {
            get { fields.optional("parentInteractionId") }
            set { fields.set("parentInteractionId", optional: newValue) }
        }
        /// A text; may be missing.
        public var conversationId: String? {
            get { fields.optional("conversationId") }
            set { fields.set("conversationId", optional: newValue) }
        }
        /// True or false; required.
        public var isEditable: Bool {
            get { fields.required("isEditable") }
            set { fields.set("isEditable", newValue) }
        }
        /// One of ``EmailType``; may be missing.
        public var emailType: ICWS.Interactions.Email.EmailType? {
            get { fields.optional("emailType") }
            set { fields.set("emailType", optional: newValue) }
        }
        /// A list, each one of ``EmailResponseType``; required.
        public var supportedResponseTypes: [ICWS.Interactions.Email.EmailResponseType] {
            get { fields.required("supportedResponseTypes") }
            set { fields.set("supportedResponseTypes", newValue) }
        }
        /// A ``EmailContentsResponse``; may be missing.
        public var emailContent: ICWS.Interactions.Email.EmailContentsResponse? {
            get { fields.optional("emailContent") }
            set { fields.set("emailContent", optional: newValue) }
        }
        /// True or false; may be missing.
        public var hasResponse: Bool? {
            get { fields.optional("hasResponse") }
            set { fields.set("hasResponse", optional: newValue) }
        }
        /// True or false; may be missing.
        public var edited: Bool? {
            get { fields.optional("edited") }
            set { fields.set("edited", optional: newValue) }
        }
        /// A text; may be missing.
        public var mailbox: String? {
            get { fields.optional("mailbox") }
            set { fields.set("mailbox", optional: newValue) }
        }
        /// A text; may be missing.
        public var mailboxDisplayName: String? {
            get { fields.optional("mailboxDisplayName") }
            set { fields.set("mailboxDisplayName", optional: newValue) }
        }
        /// True or false; may be missing.
        public var hasLoadedExternalContent: Bool? {
            get { fields.optional("hasLoadedExternalContent") }
            set { fields.set("hasLoadedExternalContent", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var unusedEmailAttachments: [String]? {
            get { fields.optional("unusedEmailAttachments") }
            set { fields.set("unusedEmailAttachments", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("interactionId", String.self)
            checker.optional("parentInteractionId", String.self)
            checker.optional("conversationId", String.self)
            checker.required("isEditable", Bool.self)
            checker.optional("emailType", ICWS.Interactions.Email.EmailType.self)
            checker.required("supportedResponseTypes", [ICWS.Interactions.Email.EmailResponseType].self)
            checker.optional("emailContent", ICWS.Interactions.Email.EmailContentsResponse.self)
            checker.optional("hasResponse", Bool.self)
            checker.optional("edited", Bool.self)
            checker.optional("mailbox", String.self)
            checker.optional("mailboxDisplayName", String.self)
            checker.optional("hasLoadedExternalContent", Bool.self)
            checker.optional("unusedEmailAttachments", [String].self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailContentsResponse`.
    ///
    /// Known from the vendor's library.
    public struct EmailContentsResponse: ICWS.Interactions.Email.EmailContentsResponseBase.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailContentsResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - sender: A ``EmailAddress``.
        ///   - bodies: A list, each a ``EmailBody``.
        ///   - receivedTimestamp: A point in time, UTC.
        public init(
            sender: ICWS.Interactions.Email.EmailAddress,
            bodies: [ICWS.Interactions.Email.EmailBody],
            receivedTimestamp: ICWS.DateTime
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("sender", sender)
            fields.set("bodies", bodies)
            fields.set("receivedTimestamp", receivedTimestamp)
        }
        /// A list, each a ``EmailFileAttachment``; may be missing.
        public var fileAttachments: [ICWS.Interactions.Email.EmailFileAttachment]? {
            get { fields.optional("fileAttachments") }
            set { fields.set("fileAttachments", optional: newValue) }
        }
        /// A list, each a ``EmailMessageAttachment``; may be missing.
        public var messageAttachments: [ICWS.Interactions.Email.EmailMessageAttachment]? {
            get { fields.optional("messageAttachments") }
            set { fields.set("messageAttachments", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.Email.EmailContentsResponseBase.checkFields(&checker)
            checker.optional("fileAttachments", [ICWS.Interactions.Email.EmailFileAttachment].self)
            checker.optional("messageAttachments", [ICWS.Interactions.Email.EmailMessageAttachment].self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailContentsResponseBase`.
    ///
    /// Known from the vendor's library.
    public struct EmailContentsResponseBase: Contract {
        /// What ``EmailContentsResponseBase`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailContentsResponseBase" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:interactions.email:emailContentsResponse",
                "urn:inin.com:interactions.email:recordedEmailContentsResponse",
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
        ///   - sender: A ``EmailAddress``.
        ///   - bodies: A list, each a ``EmailBody``.
        ///   - receivedTimestamp: A point in time, UTC.
        public init(
            sender: ICWS.Interactions.Email.EmailAddress,
            bodies: [ICWS.Interactions.Email.EmailBody],
            receivedTimestamp: ICWS.DateTime
        ) {
            fields = ContractFields()
            fields.set("sender", sender)
            fields.set("bodies", bodies)
            fields.set("receivedTimestamp", receivedTimestamp)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("subject", String.self)
            checker.required("sender", ICWS.Interactions.Email.EmailAddress.self)
            checker.optional("toRecipients", [ICWS.Interactions.Email.EmailAddress].self)
            checker.optional("ccRecipients", [ICWS.Interactions.Email.EmailAddress].self)
            checker.optional("bccRecipients", [ICWS.Interactions.Email.EmailAddress].self)
            checker.optional("replyToRecipients", [ICWS.Interactions.Email.EmailAddress].self)
            checker.required("bodies", [ICWS.Interactions.Email.EmailBody].self)
            checker.required("receivedTimestamp", ICWS.DateTime.self)
            checker.optional("signature", ICWS.Interactions.Email.EmailSignature.self)
        }
    }
}

extension ICWS.Interactions.Email.EmailContentsResponseBase: ICWS.Interactions.Email.EmailContentsResponseBase.Kind {}

extension ICWS.Interactions.Email.EmailContentsResponseBase.Kind {
    /// A text; may be missing.
    public var subject: String? {
        get { fields.optional("subject") }
        set { fields.set("subject", optional: newValue) }
    }
    /// A ``EmailAddress``; required.
    public var sender: ICWS.Interactions.Email.EmailAddress {
        get { fields.required("sender") }
        set { fields.set("sender", newValue) }
    }
    /// A list, each a ``EmailAddress``; may be missing.
    public var toRecipients: [ICWS.Interactions.Email.EmailAddress]? {
        get { fields.optional("toRecipients") }
        set { fields.set("toRecipients", optional: newValue) }
    }
    /// A list, each a ``EmailAddress``; may be missing.
    public var ccRecipients: [ICWS.Interactions.Email.EmailAddress]? {
        get { fields.optional("ccRecipients") }
        set { fields.set("ccRecipients", optional: newValue) }
    }
    /// A list, each a ``EmailAddress``; may be missing.
    public var bccRecipients: [ICWS.Interactions.Email.EmailAddress]? {
        get { fields.optional("bccRecipients") }
        set { fields.set("bccRecipients", optional: newValue) }
    }
    /// A list, each a ``EmailAddress``; may be missing.
    public var replyToRecipients: [ICWS.Interactions.Email.EmailAddress]? {
        get { fields.optional("replyToRecipients") }
        set { fields.set("replyToRecipients", optional: newValue) }
    }
    /// A list, each a ``EmailBody``; required.
    public var bodies: [ICWS.Interactions.Email.EmailBody] {
        get { fields.required("bodies") }
        set { fields.set("bodies", newValue) }
    }
    /// A point in time, UTC; required.
    public var receivedTimestamp: ICWS.DateTime {
        get { fields.required("receivedTimestamp") }
        set { fields.set("receivedTimestamp", newValue) }
    }
    /// A ``EmailSignature``; may be missing.
    public var signature: ICWS.Interactions.Email.EmailSignature? {
        get { fields.optional("signature") }
        set { fields.set("signature", optional: newValue) }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailFileAttachment`.
    ///
    /// Known from the vendor's library.
    public struct EmailFileAttachment: ICWS.Interactions.Email.BaseEmailFileAttachment.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailFileAttachment" }
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
        ///   - contentId: A text.
        ///   - downloadUri: A text.
        public init(
            name: String,
            contentId: String,
            downloadUri: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("name", name)
            fields.set("contentId", contentId)
            fields.set("downloadUri", downloadUri)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.Email.BaseEmailFileAttachment.checkFields(&checker)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailGetMessageParameters`.
    ///
    /// Known from the vendor's library.
    public struct EmailGetMessageParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailGetMessageParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter messageId: A text.
        public init(
            messageId: String
        ) {
            fields = ContractFields()
            fields.set("messageId", messageId)
        }
        /// A text; required.
        public var messageId: String {
            get { fields.required("messageId") }
            set { fields.set("messageId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("messageId", String.self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailInsertResponseManagementRequest`.
    ///
    /// Known from the vendor's library.
    public struct EmailInsertResponseManagementRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailInsertResponseManagementRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter id: A GUID.
        public init(
            id: ICWS.GUID
        ) {
            fields = ContractFields()
            fields.set("id", id)
        }
        /// A GUID; required.
        public var id: ICWS.GUID {
            get { fields.required("id") }
            set { fields.set("id", newValue) }
        }
        /// True or false; may be missing.
        public var isInlineAttachment: Bool? {
            get { fields.optional("isInlineAttachment") }
            set { fields.set("isInlineAttachment", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("id", ICWS.GUID.self)
            checker.optional("isInlineAttachment", Bool.self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailInsertResponseManagementResponse`.
    ///
    /// Known from the vendor's library.
    public struct EmailInsertResponseManagementResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailInsertResponseManagementResponse" }
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
        public var contentId: String? {
            get { fields.optional("contentId") }
            set { fields.set("contentId", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("contentId", String.self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailMessageAttachment`.
    ///
    /// Known from the vendor's library.
    public struct EmailMessageAttachment: ICWS.Interactions.Email.EmailMessageAttachmentBase.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailMessageAttachment" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - subject: A text.
        ///   - messageId: A text.
        public init(
            subject: String,
            messageId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("subject", subject)
            fields.set("messageId", messageId)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.Email.EmailMessageAttachmentBase.checkFields(&checker)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailMessageAttachmentBase`.
    ///
    /// Known from the vendor's library.
    public struct EmailMessageAttachmentBase: Contract {
        /// What ``EmailMessageAttachmentBase`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailMessageAttachmentBase" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:interactions.email:emailMessageAttachment",
                "urn:inin.com:interactions.email:recordedEmailMessageAttachment",
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
        ///   - subject: A text.
        ///   - messageId: A text.
        public init(
            subject: String,
            messageId: String
        ) {
            fields = ContractFields()
            fields.set("subject", subject)
            fields.set("messageId", messageId)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("subject", String.self)
            checker.required("messageId", String.self)
        }
    }
}

extension ICWS.Interactions.Email.EmailMessageAttachmentBase: ICWS.Interactions.Email.EmailMessageAttachmentBase.Kind {}

extension ICWS.Interactions.Email.EmailMessageAttachmentBase.Kind {
    /// A text; required.
    public var subject: String {
        get { fields.required("subject") }
        set { fields.set("subject", newValue) }
    }
    /// A text; required.
    public var messageId: String {
        get { fields.required("messageId") }
        set { fields.set("messageId", newValue) }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailMessageAttachmentMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/email` (inferred).
    ///
    /// Known from the vendor's library.
    public struct EmailMessageAttachmentMessage: ICWS.Messaging.AsyncOperationCompletedMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailMessageAttachmentMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/email"
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
        ///   - requestId: A text.
        ///   - interactionId: A text.
        ///   - emailContent: A ``EmailMessageContentsResponse``.
        public init(
            isDelta: Bool,
            requestId: String,
            interactionId: String,
            emailContent: ICWS.Interactions.Email.EmailMessageContentsResponse
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("requestId", requestId)
            fields.set("interactionId", interactionId)
            fields.set("emailContent", emailContent)
        }
        /// A text; required.
        public var interactionId: String {
            get { fields.required("interactionId") }
            set { fields.set("interactionId", newValue) }
        }
        /// A ``EmailMessageContentsResponse``; required.
        public var emailContent: ICWS.Interactions.Email.EmailMessageContentsResponse {
            get { fields.required("emailContent") }
            set { fields.set("emailContent", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.AsyncOperationCompletedMessage.checkFields(&checker)
            checker.required("interactionId", String.self)
            checker.required("emailContent", ICWS.Interactions.Email.EmailMessageContentsResponse.self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailMessageContentsResponse`.
    ///
    /// Known from the vendor's library.
    public struct EmailMessageContentsResponse: ICWS.Interactions.Email.EmailMessageContentsResponseBase.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailMessageContentsResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - subject: A text.
        ///   - sender: A ``EmailAddress``.
        ///   - bodies: A list, each a ``EmailBody``.
        ///   - receivedTimestamp: A point in time, UTC.
        public init(
            subject: String,
            sender: ICWS.Interactions.Email.EmailAddress,
            bodies: [ICWS.Interactions.Email.EmailBody],
            receivedTimestamp: ICWS.DateTime
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("subject", subject)
            fields.set("sender", sender)
            fields.set("bodies", bodies)
            fields.set("receivedTimestamp", receivedTimestamp)
        }
        /// A list, each a ``EmailFileAttachment``; may be missing.
        public var fileAttachments: [ICWS.Interactions.Email.EmailFileAttachment]? {
            get { fields.optional("fileAttachments") }
            set { fields.set("fileAttachments", optional: newValue) }
        }
        /// A list, each a ``EmailMessageContentsResponse``; may be missing.
        public var messageAttachments: [ICWS.Interactions.Email.EmailMessageContentsResponse]? {
            get { fields.optional("messageAttachments") }
            set { fields.set("messageAttachments", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.Email.EmailMessageContentsResponseBase.checkFields(&checker)
            checker.optional("fileAttachments", [ICWS.Interactions.Email.EmailFileAttachment].self)
            checker.optional("messageAttachments", [ICWS.Interactions.Email.EmailMessageContentsResponse].self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailMessageContentsResponseBase`.
    ///
    /// Known from the vendor's library.
    public struct EmailMessageContentsResponseBase: Contract {
        /// What ``EmailMessageContentsResponseBase`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailMessageContentsResponseBase" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:interactions.email:emailMessageContentsResponse",
                "urn:inin.com:interactions.email:recordedEmailMessageContentsResponse",
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
        ///   - subject: A text.
        ///   - sender: A ``EmailAddress``.
        ///   - bodies: A list, each a ``EmailBody``.
        ///   - receivedTimestamp: A point in time, UTC.
        public init(
            subject: String,
            sender: ICWS.Interactions.Email.EmailAddress,
            bodies: [ICWS.Interactions.Email.EmailBody],
            receivedTimestamp: ICWS.DateTime
        ) {
            fields = ContractFields()
            fields.set("subject", subject)
            fields.set("sender", sender)
            fields.set("bodies", bodies)
            fields.set("receivedTimestamp", receivedTimestamp)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("subject", String.self)
            checker.required("sender", ICWS.Interactions.Email.EmailAddress.self)
            checker.optional("toRecipients", [ICWS.Interactions.Email.EmailAddress].self)
            checker.optional("ccRecipients", [ICWS.Interactions.Email.EmailAddress].self)
            checker.optional("bccRecipients", [ICWS.Interactions.Email.EmailAddress].self)
            checker.optional("replyToRecipients", [ICWS.Interactions.Email.EmailAddress].self)
            checker.required("bodies", [ICWS.Interactions.Email.EmailBody].self)
            checker.required("receivedTimestamp", ICWS.DateTime.self)
            checker.optional("signature", ICWS.Interactions.Email.EmailSignature.self)
        }
    }
}

extension ICWS.Interactions.Email.EmailMessageContentsResponseBase: ICWS.Interactions.Email
        .EmailMessageContentsResponseBase.Kind
{}

extension ICWS.Interactions.Email.EmailMessageContentsResponseBase.Kind {
    /// A text; required.
    public var subject: String {
        get { fields.required("subject") }
        set { fields.set("subject", newValue) }
    }
    /// A ``EmailAddress``; required.
    public var sender: ICWS.Interactions.Email.EmailAddress {
        get { fields.required("sender") }
        set { fields.set("sender", newValue) }
    }
    /// A list, each a ``EmailAddress``; may be missing.
    public var toRecipients: [ICWS.Interactions.Email.EmailAddress]? {
        get { fields.optional("toRecipients") }
        set { fields.set("toRecipients", optional: newValue) }
    }
    /// A list, each a ``EmailAddress``; may be missing.
    public var ccRecipients: [ICWS.Interactions.Email.EmailAddress]? {
        get { fields.optional("ccRecipients") }
        set { fields.set("ccRecipients", optional: newValue) }
    }
    /// A list, each a ``EmailAddress``; may be missing.
    public var bccRecipients: [ICWS.Interactions.Email.EmailAddress]? {
        get { fields.optional("bccRecipients") }
        set { fields.set("bccRecipients", optional: newValue) }
    }
    /// A list, each a ``EmailAddress``; may be missing.
    public var replyToRecipients: [ICWS.Interactions.Email.EmailAddress]? {
        get { fields.optional("replyToRecipients") }
        set { fields.set("replyToRecipients", optional: newValue) }
    }
    /// A list, each a ``EmailBody``; required.
    public var bodies: [ICWS.Interactions.Email.EmailBody] {
        get { fields.required("bodies") }
        set { fields.set("bodies", newValue) }
    }
    /// A point in time, UTC; required.
    public var receivedTimestamp: ICWS.DateTime {
        get { fields.required("receivedTimestamp") }
        set { fields.set("receivedTimestamp", newValue) }
    }
    /// A ``EmailSignature``; may be missing.
    public var signature: ICWS.Interactions.Email.EmailSignature? {
        get { fields.optional("signature") }
        set { fields.set("signature", optional: newValue) }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailRemoveFileAttachmentRequest`.
    ///
    /// Known from the vendor's library.
    public struct EmailRemoveFileAttachmentRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailRemoveFileAttachmentRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter fileUri: A text.
        public init(
            fileUri: String
        ) {
            fields = ContractFields()
            fields.set("fileUri", fileUri)
        }
        /// A text; required.
        public var fileUri: String {
            get { fields.required("fileUri") }
            set { fields.set("fileUri", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("fileUri", String.self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailResolveAddressParameters`.
    ///
    /// Known from the vendor's library.
    public struct EmailResolveAddressParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailResolveAddressParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter name: A text.
        public init(
            name: String
        ) {
            fields = ContractFields()
            fields.set("name", name)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
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
            checker.required("name", String.self)
            checker.optional("maxResults", Int.self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailResolvedAddresses`.
    ///
    /// Known from the vendor's library.
    public struct EmailResolvedAddresses: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailResolvedAddresses" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter matchedAddresses: A list, each a ``EmailContact``.
        public init(
            matchedAddresses: [ICWS.Interactions.Email.EmailContact]
        ) {
            fields = ContractFields()
            fields.set("matchedAddresses", matchedAddresses)
        }
        /// A list, each a ``EmailContact``; required.
        public var matchedAddresses: [ICWS.Interactions.Email.EmailContact] {
            get { fields.required("matchedAddresses") }
            set { fields.set("matchedAddresses", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("matchedAddresses", [ICWS.Interactions.Email.EmailContact].self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailResponseContent`.
    ///
    /// Known from the vendor's library.
    public struct EmailResponseContent: ICWS.Interactions.Email.EmailContentBase.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailResponseContent" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - sender: A ``EmailAddress``.
        ///   - attachmentsFromParent: One of ``EmailResponseAttachments``.
        public init(
            sender: ICWS.Interactions.Email.EmailAddress,
            attachmentsFromParent: ICWS.Interactions.Email.EmailResponseAttachments
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("sender", sender)
            fields.set("attachmentsFromParent", attachmentsFromParent)
        }
        /// One of ``EmailResponseAttachments``; required.
        public var attachmentsFromParent: ICWS.Interactions.Email.EmailResponseAttachments {
            get { fields.required("attachmentsFromParent") }
            set { fields.set("attachmentsFromParent", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.Email.EmailContentBase.checkFields(&checker)
            checker.required("attachmentsFromParent", ICWS.Interactions.Email.EmailResponseAttachments.self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailSaveParameters`.
    ///
    /// Known from the vendor's library.
    public struct EmailSaveParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailSaveParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter emailContent: A ``EmailContent``.
        public init(
            emailContent: ICWS.Interactions.Email.EmailContent
        ) {
            fields = ContractFields()
            fields.set("emailContent", emailContent)
        }
        /// A ``EmailContent``; required.
        public var emailContent: ICWS.Interactions.Email.EmailContent {
            get { fields.required("emailContent") }
            set { fields.set("emailContent", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("emailContent", ICWS.Interactions.Email.EmailContent.self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailSignature`.
    ///
    /// Known from the vendor's library.
    public struct EmailSignature: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailSignature" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - status: One of ``EmailSignatureStatus``.
        ///   - certificate: A ``EmailCertificate``.
        public init(
            status: ICWS.Interactions.Email.EmailSignatureStatus,
            certificate: ICWS.Interactions.Email.EmailCertificate
        ) {
            fields = ContractFields()
            fields.set("status", status)
            fields.set("certificate", certificate)
        }
        /// One of ``EmailSignatureStatus``; required.
        public var status: ICWS.Interactions.Email.EmailSignatureStatus {
            get { fields.required("status") }
            set { fields.set("status", newValue) }
        }
        /// A ``EmailCertificate``; required.
        public var certificate: ICWS.Interactions.Email.EmailCertificate {
            get { fields.required("certificate") }
            set { fields.set("certificate", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("status", ICWS.Interactions.Email.EmailSignatureStatus.self)
            checker.required("certificate", ICWS.Interactions.Email.EmailCertificate.self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailSubscriptionStateMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/email` (inferred).
    ///
    /// Known from the vendor's library.
    public struct EmailSubscriptionStateMessage: ICWS.Messaging.SubscriptionStateMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailSubscriptionStateMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/email"
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
            ICWS.Messaging.SubscriptionStateMessage.checkFields(&checker)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailUploadFileAttachmentRequest`.
    ///
    /// Known from the vendor's library.
    public struct EmailUploadFileAttachmentRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailUploadFileAttachmentRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - uploadFileName: A text.
        ///   - isInlineAttachment: True or false.
        public init(
            uploadFileName: String,
            isInlineAttachment: Bool
        ) {
            fields = ContractFields()
            fields.set("uploadFileName", uploadFileName)
            fields.set("isInlineAttachment", isInlineAttachment)
        }
        /// A text; required.
        public var uploadFileName: String {
            get { fields.required("uploadFileName") }
            set { fields.set("uploadFileName", newValue) }
        }
        /// True or false; required.
        public var isInlineAttachment: Bool {
            get { fields.required("isInlineAttachment") }
            set { fields.set("isInlineAttachment", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("uploadFileName", String.self)
            checker.required("isInlineAttachment", Bool.self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailUploadFileAttachmentResponse`.
    ///
    /// Known from the vendor's library.
    public struct EmailUploadFileAttachmentResponse: ICWS.Common.AsyncOperationAcceptedResponse.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailUploadFileAttachmentResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - requestId: A text.
        ///   - interactionId: A text.
        ///   - fileName: A text.
        ///   - uploadUri: A text.
        public init(
            requestId: String,
            interactionId: String,
            fileName: String,
            uploadUri: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("requestId", requestId)
            fields.set("interactionId", interactionId)
            fields.set("fileName", fileName)
            fields.set("uploadUri", uploadUri)
        }
        /// A text; required.
        public var interactionId: String {
            get { fields.required("interactionId") }
            set { fields.set("interactionId", newValue) }
        }
        /// A text; required.
        public var fileName: String {
            get { fields.required("fileName") }
            set { fields.set("fileName", newValue) }
        }
        /// A text; may be missing.
        public var contentId: String? {
            get { fields.optional("contentId") }
            set { fields.set("contentId", optional: newValue) }
        }
        /// A text; required.
        public var uploadUri: String {
            get { fields.required("uploadUri") }
            set { fields.set("uploadUri", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Common.AsyncOperationAcceptedResponse.checkFields(&checker)
            checker.required("interactionId", String.self)
            checker.required("fileName", String.self)
            checker.optional("contentId", String.self)
            checker.required("uploadUri", String.self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.EmailUploadFileStatusMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/email` (inferred).
    ///
    /// Known from the vendor's library.
    public struct EmailUploadFileStatusMessage: ICWS.Messaging.AsyncOperationCompletedMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:emailUploadFileStatusMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}/email"
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
        ///   - requestId: A text.
        ///   - interactionId: A text.
        ///   - fileName: A text.
        ///   - uploadSuccess: True or false.
        public init(
            isDelta: Bool,
            requestId: String,
            interactionId: String,
            fileName: String,
            uploadSuccess: Bool
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("requestId", requestId)
            fields.set("interactionId", interactionId)
            fields.set("fileName", fileName)
            fields.set("uploadSuccess", uploadSuccess)
        }
        /// A text; required.
        public var interactionId: String {
            get { fields.required("interactionId") }
            set { fields.set("interactionId", newValue) }
        }
        /// A text; required.
        public var fileName: String {
            get { fields.required("fileName") }
            set { fields.set("fileName", newValue) }
        }
        /// True or false; required.
        public var uploadSuccess: Bool {
            get { fields.required("uploadSuccess") }
            set { fields.set("uploadSuccess", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.AsyncOperationCompletedMessage.checkFields(&checker)
            checker.required("interactionId", String.self)
            checker.required("fileName", String.self)
            checker.required("uploadSuccess", Bool.self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.RecordedEmailContentsResponse`.
    ///
    /// Known from the vendor's library.
    public struct RecordedEmailContentsResponse: ICWS.Interactions.Email.EmailContentsResponseBase.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:recordedEmailContentsResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - sender: A ``EmailAddress``.
        ///   - bodies: A list, each a ``EmailBody``.
        ///   - receivedTimestamp: A point in time, UTC.
        public init(
            sender: ICWS.Interactions.Email.EmailAddress,
            bodies: [ICWS.Interactions.Email.EmailBody],
            receivedTimestamp: ICWS.DateTime
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("sender", sender)
            fields.set("bodies", bodies)
            fields.set("receivedTimestamp", receivedTimestamp)
        }
        /// A list, each a ``RecordedEmailFileAttachment``; may be missing.
        public var fileAttachments: [ICWS.Interactions.Email.RecordedEmailFileAttachment]? {
            get { fields.optional("fileAttachments") }
            set { fields.set("fileAttachments", optional: newValue) }
        }
        /// A list, each a ``RecordedEmailMessageAttachment``; may be missing.
        public var messageAttachments: [ICWS.Interactions.Email.RecordedEmailMessageAttachment]? {
            get { fields.optional("messageAttachments") }
            set { fields.set("messageAttachments", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.Email.EmailContentsResponseBase.checkFields(&checker)
            checker.optional("fileAttachments", [ICWS.Interactions.Email.RecordedEmailFileAttachment].self)
            checker.optional("messageAttachments", [ICWS.Interactions.Email.RecordedEmailMessageAttachment].self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.RecordedEmailFileAttachment`.
    ///
    /// Known from the vendor's library.
    public struct RecordedEmailFileAttachment: ICWS.Interactions.Email.BaseEmailFileAttachment.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:recordedEmailFileAttachment" }
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
        ///   - contentId: A text.
        ///   - downloadUri: A text.
        ///   - attachmentId: A text.
        public init(
            name: String,
            contentId: String,
            downloadUri: String,
            attachmentId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("name", name)
            fields.set("contentId", contentId)
            fields.set("downloadUri", downloadUri)
            fields.set("attachmentId", attachmentId)
        }
        /// A text; required.
        public var attachmentId: String {
            get { fields.required("attachmentId") }
            set { fields.set("attachmentId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.Email.BaseEmailFileAttachment.checkFields(&checker)
            checker.required("attachmentId", String.self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.RecordedEmailMessageAttachment`.
    ///
    /// Known from the vendor's library.
    public struct RecordedEmailMessageAttachment: ICWS.Interactions.Email.EmailMessageAttachmentBase.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:recordedEmailMessageAttachment" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - subject: A text.
        ///   - messageId: A text.
        ///   - attachmentId: A text.
        public init(
            subject: String,
            messageId: String,
            attachmentId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("subject", subject)
            fields.set("messageId", messageId)
            fields.set("attachmentId", attachmentId)
        }
        /// A text; required.
        public var attachmentId: String {
            get { fields.required("attachmentId") }
            set { fields.set("attachmentId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.Email.EmailMessageAttachmentBase.checkFields(&checker)
            checker.required("attachmentId", String.self)
        }
    }
}

extension ICWS.Interactions.Email {
    /// Contract `Interactions.Email.RecordedEmailMessageContentsResponse`.
    ///
    /// Known from the vendor's library.
    public struct RecordedEmailMessageContentsResponse: ICWS.Interactions.Email.EmailMessageContentsResponseBase.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions.email:recordedEmailMessageContentsResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - subject: A text.
        ///   - sender: A ``EmailAddress``.
        ///   - bodies: A list, each a ``EmailBody``.
        ///   - receivedTimestamp: A point in time, UTC.
        public init(
            subject: String,
            sender: ICWS.Interactions.Email.EmailAddress,
            bodies: [ICWS.Interactions.Email.EmailBody],
            receivedTimestamp: ICWS.DateTime
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("subject", subject)
            fields.set("sender", sender)
            fields.set("bodies", bodies)
            fields.set("receivedTimestamp", receivedTimestamp)
        }
        /// A list, each a ``RecordedEmailFileAttachment``; may be missing.
        public var fileAttachments: [ICWS.Interactions.Email.RecordedEmailFileAttachment]? {
            get { fields.optional("fileAttachments") }
            set { fields.set("fileAttachments", optional: newValue) }
        }
        /// A list, each a ``RecordedEmailMessageAttachment``; may be missing.
        public var messageAttachments: [ICWS.Interactions.Email.RecordedEmailMessageAttachment]? {
            get { fields.optional("messageAttachments") }
            set { fields.set("messageAttachments", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.Email.EmailMessageContentsResponseBase.checkFields(&checker)
            checker.optional("fileAttachments", [ICWS.Interactions.Email.RecordedEmailFileAttachment].self)
            checker.optional("messageAttachments", [ICWS.Interactions.Email.RecordedEmailMessageAttachment].self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.HistoryItem`.
    ///
    /// Known from the vendor's library.
    public struct HistoryItem: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:historyItem" }
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
        public var initiationTime: ICWS.DateTime? {
            get { fields.optional("initiationTime") }
            set { fields.set("initiationTime", optional: newValue) }
        }
        /// One of ``InteractionDirection``; may be missing.
        public var direction: ICWS.Interactions.InteractionDirection? {
            get { fields.optional("direction") }
            set { fields.set("direction", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var terminationTime: ICWS.DateTime? {
            get { fields.optional("terminationTime") }
            set { fields.set("terminationTime", optional: newValue) }
        }
        /// A text; may be missing.
        public var interactionId: String? {
            get { fields.optional("interactionId") }
            set { fields.set("interactionId", optional: newValue) }
        }
        /// A text; may be missing.
        public var log: String? {
            get { fields.optional("log") }
            set { fields.set("log", optional: newValue) }
        }
        /// One of ``InteractionHistoryStatusType``; may be missing.
        public var interactionHistoryStatus: ICWS.Interactions.InteractionHistoryStatusType? {
            get { fields.optional("interactionHistoryStatus") }
            set { fields.set("interactionHistoryStatus", optional: newValue) }
        }
        /// A text; may be missing.
        public var localAddress: String? {
            get { fields.optional("localAddress") }
            set { fields.set("localAddress", optional: newValue) }
        }
        /// A text; may be missing.
        public var localId: String? {
            get { fields.optional("localId") }
            set { fields.set("localId", optional: newValue) }
        }
        /// A text; may be missing.
        public var localName: String? {
            get { fields.optional("localName") }
            set { fields.set("localName", optional: newValue) }
        }
        /// A text; may be missing.
        public var notes: String? {
            get { fields.optional("notes") }
            set { fields.set("notes", optional: newValue) }
        }
        /// A text; may be missing.
        public var remoteAddress: String? {
            get { fields.optional("remoteAddress") }
            set { fields.set("remoteAddress", optional: newValue) }
        }
        /// A text; may be missing.
        public var remoteId: String? {
            get { fields.optional("remoteId") }
            set { fields.set("remoteId", optional: newValue) }
        }
        /// A text; may be missing.
        public var remoteName: String? {
            get { fields.optional("remoteName") }
            set { fields.set("remoteName", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("initiationTime", ICWS.DateTime.self)
            checker.optional("direction", ICWS.Interactions.InteractionDirection.self)
            checker.optional("terminationTime", ICWS.DateTime.self)
            checker.optional("interactionId", String.self)
            checker.optional("log", String.self)
            checker.optional("interactionHistoryStatus", ICWS.Interactions.InteractionHistoryStatusType.self)
            checker.optional("localAddress", String.self)
            checker.optional("localId", String.self)
            checker.optional("localName", String.self)
            checker.optional("notes", String.self)
            checker.optional("remoteAddress", String.self)
            checker.optional("remoteId", String.self)
            checker.optional("remoteName", String.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.HistoryMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/interaction-history` (inferred).
    ///
    /// Known from the vendor's library.
    public struct HistoryMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:historyMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/interaction-history"
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
        /// A list, each a ``HistoryItem``; may be missing.
        public var interactionHistory: [ICWS.Interactions.HistoryItem]? {
            get { fields.optional("interactionHistory") }
            set { fields.set("interactionHistory", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.optional("interactionHistory", [ICWS.Interactions.HistoryItem].self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.HistorySubscriptionParameters`.
    ///
    /// Known from the vendor's library.
    public struct HistorySubscriptionParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:historySubscriptionParameters" }
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
        /// A whole number; may be missing.
        public var numberOfHistoryMessages: Int? {
            get { fields.optional("numberOfHistoryMessages") }
            set { fields.set("numberOfHistoryMessages", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("numberOfHistoryMessages", Int.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.HoldParameters`.
    ///
    /// Known from the vendor's library.
    public struct HoldParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:holdParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter on: True or false.
        public init(
            on: Bool
        ) {
            fields = ContractFields()
            fields.set("on", on)
        }
        /// True or false; required.
        public var on: Bool {
            get { fields.required("on") }
            set { fields.set("on", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("on", Bool.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.InteractionAlertDetails`.
    ///
    /// Known from the vendor's library.
    public struct InteractionAlertDetails: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:interactionAlertDetails" }
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
        ///   - interactionType: A text.
        ///   - name: A text.
        ///   - address: A text.
        ///   - alertType: One of ``InteractionAlertTypes``.
        ///   - alertAction: One of ``InteractionAlertActions``.
        ///   - autoAnswer: True or false.
        public init(
            interactionId: String,
            interactionType: String,
            name: String,
            address: String,
            alertType: ICWS.Interactions.InteractionAlertTypes,
            alertAction: ICWS.Interactions.InteractionAlertActions,
            autoAnswer: Bool
        ) {
            fields = ContractFields()
            fields.set("interactionId", interactionId)
            fields.set("interactionType", interactionType)
            fields.set("name", name)
            fields.set("address", address)
            fields.set("alertType", alertType)
            fields.set("alertAction", alertAction)
            fields.set("autoAnswer", autoAnswer)
        }
        /// A text; required.
        public var interactionId: String {
            get { fields.required("interactionId") }
            set { fields.set("interactionId", newValue) }
        }
        /// A text; required.
        public var interactionType: String {
            get { fields.required("interactionType") }
            set { fields.set("interactionType", newValue) }
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; required.
        public var address: String {
            get { fields.required("address") }
            set { fields.set("address", newValue) }
        }
        /// One of ``InteractionAlertTypes``; required.
        public var alertType: ICWS.Interactions.InteractionAlertTypes {
            get { fields.required("alertType") }
            set { fields.set("alertType", newValue) }
        }
        /// One of ``InteractionAlertActions``; required.
        public var alertAction: ICWS.Interactions.InteractionAlertActions {
            get { fields.required("alertAction") }
            set { fields.set("alertAction", newValue) }
        }
        /// True or false; required.
        public var autoAnswer: Bool {
            get { fields.required("autoAnswer") }
            set { fields.set("autoAnswer", newValue) }
        }
        /// A ``QueueId``; may be missing.
        public var monitoredQueue: ICWS.Queues.QueueId? {
            get { fields.optional("monitoredQueue") }
            set { fields.set("monitoredQueue", optional: newValue) }
        }
        /// Values by name, each a text; may be missing.
        public var attributes: [String: String]? {
            get { fields.optional("attributes") }
            set { fields.set("attributes", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("interactionId", String.self)
            checker.required("interactionType", String.self)
            checker.required("name", String.self)
            checker.required("address", String.self)
            checker.required("alertType", ICWS.Interactions.InteractionAlertTypes.self)
            checker.required("alertAction", ICWS.Interactions.InteractionAlertActions.self)
            checker.required("autoAnswer", Bool.self)
            checker.optional("monitoredQueue", ICWS.Queues.QueueId.self)
            checker.optional("attributes", [String: String].self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.InteractionAlertingMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/interaction-alerting` (inferred).
    ///
    /// Known from the vendor's library.
    public struct InteractionAlertingMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:interactionAlertingMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/interaction-alerting"
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
        ///   - alertingInteractionDetails: A list, each a ``InteractionAlertDetails``.
        public init(
            isDelta: Bool,
            alertingInteractionDetails: [ICWS.Interactions.InteractionAlertDetails]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("alertingInteractionDetails", alertingInteractionDetails)
        }
        /// A list, each a ``InteractionAlertDetails``; required.
        public var alertingInteractionDetails: [ICWS.Interactions.InteractionAlertDetails] {
            get { fields.required("alertingInteractionDetails") }
            set { fields.set("alertingInteractionDetails", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("alertingInteractionDetails", [ICWS.Interactions.InteractionAlertDetails].self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.InteractionAttributes`.
    ///
    /// Known from the vendor's library.
    public struct InteractionAttributes: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:interactionAttributes" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter attributes: Values by name, each a text.
        public init(
            attributes: [String: String]
        ) {
            fields = ContractFields()
            fields.set("attributes", attributes)
        }
        /// Values by name, each a text; required.
        public var attributes: [String: String] {
            get { fields.required("attributes") }
            set { fields.set("attributes", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("attributes", [String: String].self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.InteractionAttributesUpdate`.
    ///
    /// Known from the vendor's library.
    public struct InteractionAttributesUpdate: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:interactionAttributesUpdate" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter attributes: Values by name, each a text.
        public init(
            attributes: [String: String]
        ) {
            fields = ContractFields()
            fields.set("attributes", attributes)
        }
        /// Values by name, each a text; required.
        public var attributes: [String: String] {
            get { fields.required("attributes") }
            set { fields.set("attributes", newValue) }
        }
        /// One of ``AppendMode``; may be missing.
        public var appendMode: ICWS.Interactions.AppendMode? {
            get { fields.optional("appendMode") }
            set { fields.set("appendMode", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("attributes", [String: String].self)
            checker.optional("appendMode", ICWS.Interactions.AppendMode.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.InteractionChangedMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}` (documented).
    ///
    /// Known from the vendor's library.
    public struct InteractionChangedMessage: ICWS.Interactions.InteractionMessageBase.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:interactionChangedMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}"
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
        ///   - interactionID: A text.
        ///   - attributes: Values by name, each a text.
        public init(
            isDelta: Bool,
            interactionID: String,
            attributes: [String: String]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("interactionID", interactionID)
            fields.set("attributes", attributes)
        }
        /// Values by name, each a text; required.
        public var attributes: [String: String] {
            get { fields.required("attributes") }
            set { fields.set("attributes", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.InteractionMessageBase.checkFields(&checker)
            checker.required("attributes", [String: String].self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.InteractionCreated`.
    ///
    /// Known from the vendor's library.
    public struct InteractionCreated: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:interactionCreated" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter interactionId: A text.
        public init(
            interactionId: String
        ) {
            fields = ContractFields()
            fields.set("interactionId", interactionId)
        }
        /// A text; required.
        public var interactionId: String {
            get { fields.required("interactionId") }
            set { fields.set("interactionId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("interactionId", String.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.InteractionDeallocatedMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct InteractionDeallocatedMessage: ICWS.Interactions.InteractionMessageBase.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:interactionDeallocatedMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}"
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
        ///   - interactionID: A text.
        public init(
            isDelta: Bool,
            interactionID: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("interactionID", interactionID)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.InteractionMessageBase.checkFields(&checker)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.InteractionDtmfDigits`.
    ///
    /// Known from the vendor's library.
    public struct InteractionDtmfDigits: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:interactionDtmfDigits" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter dtmfDigits: A text.
        public init(
            dtmfDigits: String
        ) {
            fields = ContractFields()
            fields.set("dtmfDigits", dtmfDigits)
        }
        /// A text; required.
        public var dtmfDigits: String {
            get { fields.required("dtmfDigits") }
            set { fields.set("dtmfDigits", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("dtmfDigits", String.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.InteractionLostRightsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct InteractionLostRightsMessage: ICWS.Interactions.InteractionMessageBase.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:interactionLostRightsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}"
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
        ///   - interactionID: A text.
        public init(
            isDelta: Bool,
            interactionID: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("interactionID", interactionID)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.InteractionMessageBase.checkFields(&checker)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.InteractionMessageBase`.
    ///
    /// A message that no subscription is known for (only what derives from it is sent).
    ///
    /// Known from the vendor's library.
    public struct InteractionMessageBase: ICWS.Messaging.Message.Kind, MessageContract {
        /// What ``InteractionMessageBase`` and everything that derives from it have.
        public protocol Kind: ICWS.Messaging.Message.Kind {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:interactionMessageBase" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:interactions:interactionChangedMessage",
                "urn:inin.com:interactions:interactionDeallocatedMessage",
                "urn:inin.com:interactions:interactionLostRightsMessage",
                "urn:inin.com:interactions:interactionMorphedMessage",
                "urn:inin.com:interactions:interactionRecordingSnippetCreatedMessage",
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
        ///   - interactionID: A text.
        public init(
            isDelta: Bool,
            interactionID: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("interactionID", interactionID)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("interactionID", String.self)
        }
    }
}

extension ICWS.Interactions.InteractionMessageBase: ICWS.Interactions.InteractionMessageBase.Kind {}

extension ICWS.Interactions.InteractionMessageBase.Kind {
    /// A text; required.
    public var interactionID: String {
        get { fields.required("interactionID") }
        set { fields.set("interactionID", newValue) }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.InteractionMorphedMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct InteractionMorphedMessage: ICWS.Interactions.InteractionMessageBase.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:interactionMorphedMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}"
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
        ///   - interactionID: A text.
        ///   - newInteractionID: A text.
        public init(
            isDelta: Bool,
            interactionID: String,
            newInteractionID: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("interactionID", interactionID)
            fields.set("newInteractionID", newInteractionID)
        }
        /// A text; required.
        public var newInteractionID: String {
            get { fields.required("newInteractionID") }
            set { fields.set("newInteractionID", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.InteractionMessageBase.checkFields(&checker)
            checker.required("newInteractionID", String.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.InteractionRecordingSnippetCreatedMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct InteractionRecordingSnippetCreatedMessage: ICWS.Interactions.InteractionMessageBase.Kind,
        MessageContract
    {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:interactionRecordingSnippetCreatedMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/interactions/{interactionId}"
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
        ///   - interactionID: A text.
        ///   - recordingSnippetId: A text.
        public init(
            isDelta: Bool,
            interactionID: String,
            recordingSnippetId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("interactionID", interactionID)
            fields.set("recordingSnippetId", recordingSnippetId)
        }
        /// A text; required.
        public var recordingSnippetId: String {
            get { fields.required("recordingSnippetId") }
            set { fields.set("recordingSnippetId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Interactions.InteractionMessageBase.checkFields(&checker)
            checker.required("recordingSnippetId", String.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.InteractionSubscription`.
    ///
    /// Known from the vendor's library.
    public struct InteractionSubscription: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:interactionSubscription" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter attributeNames: A list, each a text.
        public init(
            attributeNames: [String]
        ) {
            fields = ContractFields()
            fields.set("attributeNames", attributeNames)
        }
        /// A list, each a text; required.
        public var attributeNames: [String] {
            get { fields.required("attributeNames") }
            set { fields.set("attributeNames", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("attributeNames", [String].self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.InvitePartyParameters`.
    ///
    /// Known from the vendor's library.
    public struct InvitePartyParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:invitePartyParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter target: A text.
        public init(
            target: String
        ) {
            fields = ContractFields()
            fields.set("target", target)
        }
        /// A text; required.
        public var target: String {
            get { fields.required("target") }
            set { fields.set("target", newValue) }
        }
        /// One of ``CallMadeStorageTypes``; may be missing.
        public var callMadeStage: ICWS.Interactions.CallMadeStorageTypes? {
            get { fields.optional("callMadeStage") }
            set { fields.set("callMadeStage", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("target", String.self)
            checker.optional("callMadeStage", ICWS.Interactions.CallMadeStorageTypes.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.ListenParameters`.
    ///
    /// Known from the vendor's library.
    public struct ListenParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:listenParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - on: True or false.
        ///   - supervisor: True or false.
        public init(
            on: Bool,
            supervisor: Bool
        ) {
            fields = ContractFields()
            fields.set("on", on)
            fields.set("supervisor", supervisor)
        }
        /// True or false; required.
        public var on: Bool {
            get { fields.required("on") }
            set { fields.set("on", newValue) }
        }
        /// True or false; required.
        public var supervisor: Bool {
            get { fields.required("supervisor") }
            set { fields.set("supervisor", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("on", Bool.self)
            checker.required("supervisor", Bool.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.MakePrivateParameters`.
    ///
    /// Known from the vendor's library.
    public struct MakePrivateParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:makePrivateParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter on: True or false.
        public init(
            on: Bool
        ) {
            fields = ContractFields()
            fields.set("on", on)
        }
        /// True or false; required.
        public var on: Bool {
            get { fields.required("on") }
            set { fields.set("on", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("on", Bool.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.MuteParameters`.
    ///
    /// Known from the vendor's library.
    public struct MuteParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:muteParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter on: True or false.
        public init(
            on: Bool
        ) {
            fields = ContractFields()
            fields.set("on", on)
        }
        /// True or false; required.
        public var on: Bool {
            get { fields.required("on") }
            set { fields.set("on", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("on", Bool.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.PauseParameters`.
    ///
    /// Known from the vendor's library.
    public struct PauseParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:pauseParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter on: True or false.
        public init(
            on: Bool
        ) {
            fields = ContractFields()
            fields.set("on", on)
        }
        /// True or false; required.
        public var on: Bool {
            get { fields.required("on") }
            set { fields.set("on", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("on", Bool.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.PlayWavParameters`.
    ///
    /// Known from the vendor's library.
    public struct PlayWavParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:playWavParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter file: A text.
        public init(
            file: String
        ) {
            fields = ContractFields()
            fields.set("file", file)
        }
        /// A text; required.
        public var file: String {
            get { fields.required("file") }
            set { fields.set("file", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("file", String.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.RecordParameters`.
    ///
    /// Known from the vendor's library.
    public struct RecordParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:recordParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - on: True or false.
        ///   - supervisor: True or false.
        public init(
            on: Bool,
            supervisor: Bool
        ) {
            fields = ContractFields()
            fields.set("on", on)
            fields.set("supervisor", supervisor)
        }
        /// True or false; required.
        public var on: Bool {
            get { fields.required("on") }
            set { fields.set("on", newValue) }
        }
        /// True or false; required.
        public var supervisor: Bool {
            get { fields.required("supervisor") }
            set { fields.set("supervisor", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("on", Bool.self)
            checker.required("supervisor", Bool.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.RecordSnippetParameters`.
    ///
    /// Known from the vendor's library.
    public struct RecordSnippetParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:recordSnippetParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - on: True or false.
        ///   - supervisor: True or false.
        public init(
            on: Bool,
            supervisor: Bool
        ) {
            fields = ContractFields()
            fields.set("on", on)
            fields.set("supervisor", supervisor)
        }
        /// True or false; required.
        public var on: Bool {
            get { fields.required("on") }
            set { fields.set("on", newValue) }
        }
        /// True or false; required.
        public var supervisor: Bool {
            get { fields.required("supervisor") }
            set { fields.set("supervisor", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("on", Bool.self)
            checker.required("supervisor", Bool.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.SecurePauseParameters`.
    ///
    /// Known from the vendor's library.
    public struct SecurePauseParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:securePauseParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter securePauseType: One of ``SecurePauseType``.
        public init(
            securePauseType: ICWS.Interactions.SecurePauseType
        ) {
            fields = ContractFields()
            fields.set("securePauseType", securePauseType)
        }
        /// One of ``SecurePauseType``; required.
        public var securePauseType: ICWS.Interactions.SecurePauseType {
            get { fields.required("securePauseType") }
            set { fields.set("securePauseType", newValue) }
        }
        /// A whole number; may be missing.
        public var duration: Int? {
            get { fields.optional("duration") }
            set { fields.set("duration", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("securePauseType", ICWS.Interactions.SecurePauseType.self)
            checker.optional("duration", Int.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.TransferParameters`.
    ///
    /// Known from the vendor's library.
    public struct TransferParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:transferParameters" }
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
        public var target: String? {
            get { fields.optional("target") }
            set { fields.set("target", optional: newValue) }
        }
        /// A ``QueueId``; may be missing.
        public var queueID: ICWS.Queues.QueueId? {
            get { fields.optional("queueID") }
            set { fields.set("queueID", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("target", String.self)
            checker.optional("queueID", ICWS.Queues.QueueId.self)
        }
    }
}

extension ICWS.Interactions {
    /// Contract `Interactions.WrapupAssignment`.
    ///
    /// Known from the vendor's library.
    public struct WrapupAssignment: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:interactions:wrapupAssignment" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - code: A text.
        ///   - segmentId: A whole number.
        ///   - time: A point in time, UTC.
        ///   - user: A text.
        ///   - sourceInteractionId: A text.
        public init(
            code: String,
            segmentId: Int,
            time: ICWS.DateTime,
            user: String,
            sourceInteractionId: String
        ) {
            fields = ContractFields()
            fields.set("code", code)
            fields.set("segmentId", segmentId)
            fields.set("time", time)
            fields.set("user", user)
            fields.set("sourceInteractionId", sourceInteractionId)
        }
        /// A text; required.
        public var code: String {
            get { fields.required("code") }
            set { fields.set("code", newValue) }
        }
        /// A whole number; required.
        public var segmentId: Int {
            get { fields.required("segmentId") }
            set { fields.set("segmentId", newValue) }
        }
        /// A point in time, UTC; required.
        public var time: ICWS.DateTime {
            get { fields.required("time") }
            set { fields.set("time", newValue) }
        }
        /// A text; required.
        public var user: String {
            get { fields.required("user") }
            set { fields.set("user", newValue) }
        }
        /// A text; required.
        public var sourceInteractionId: String {
            get { fields.required("sourceInteractionId") }
            set { fields.set("sourceInteractionId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("code", String.self)
            checker.required("segmentId", Int.self)
            checker.required("time", ICWS.DateTime.self)
            checker.required("user", String.self)
            checker.required("sourceInteractionId", String.self)
        }
    }
}
