// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore
public import ICWSMessaging

extension ICWS.Recordings {
    /// Contract `Recordings.AttributeItem`.
    ///
    /// Known from the vendor's library.
    public struct AttributeItem: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:recordings:attributeItem" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - attributeName: A text.
        ///   - attributeValue: A text.
        public init(
            attributeName: String,
            attributeValue: String
        ) {
            fields = ContractFields()
            fields.set("attributeName", attributeName)
            fields.set("attributeValue", attributeValue)
        }
        /// A text; required.
        public var attributeName: String {
            get { fields.required("attributeName") }
            set { fields.set("attributeName", newValue) }
        }
        /// A text; required.
        public var attributeValue: String {
            get { fields.required("attributeValue") }
            set { fields.set("attributeValue", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("attributeName", String.self)
            checker.required("attributeValue", String.self)
        }
    }
}

extension ICWS.Recordings {
    /// Contract `Recordings.AttributeMap`.
    ///
    /// Known from the vendor's library.
    public struct AttributeMap: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:recordings:attributeMap" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter attributesValues: A list, each a ``AttributeItem``.
        public init(
            attributesValues: [ICWS.Recordings.AttributeItem]
        ) {
            fields = ContractFields()
            fields.set("attributesValues", attributesValues)
        }
        /// A list, each a ``AttributeItem``; required.
        public var attributesValues: [ICWS.Recordings.AttributeItem] {
            get { fields.required("attributesValues") }
            set { fields.set("attributesValues", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("attributesValues", [ICWS.Recordings.AttributeItem].self)
        }
    }
}

extension ICWS.Recordings {
    /// Contract `Recordings.EmailAddress`.
    ///
    /// Known from the vendor's library.
    public struct EmailAddress: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:recordings:emailAddress" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - displayName: A text.
        ///   - address: A text.
        public init(
            displayName: String,
            address: String
        ) {
            fields = ContractFields()
            fields.set("displayName", displayName)
            fields.set("address", address)
        }
        /// A text; required.
        public var displayName: String {
            get { fields.required("displayName") }
            set { fields.set("displayName", newValue) }
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
            checker.required("displayName", String.self)
            checker.required("address", String.self)
        }
    }
}

extension ICWS.Recordings {
    /// Contract `Recordings.EmailAddressList`.
    ///
    /// Known from the vendor's library.
    public struct EmailAddressList: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:recordings:emailAddressList" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter emailAddresses: A list, each a ``EmailAddress``.
        public init(
            emailAddresses: [ICWS.Recordings.EmailAddress]
        ) {
            fields = ContractFields()
            fields.set("emailAddresses", emailAddresses)
        }
        /// A list, each a ``EmailAddress``; required.
        public var emailAddresses: [ICWS.Recordings.EmailAddress] {
            get { fields.required("emailAddresses") }
            set { fields.set("emailAddresses", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("emailAddresses", [ICWS.Recordings.EmailAddress].self)
        }
    }
}

extension ICWS.Recordings {
    /// Contract `Recordings.EmailParameters`.
    ///
    /// Known from the vendor's library.
    public struct EmailParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:recordings:emailParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - toParticipants: A ``EmailAddressList``.
        ///   - ccParticipants: A ``EmailAddressList``.
        ///   - replyToAddress: A text.
        ///   - emailSubject: A text.
        ///   - emailBody: A text.
        ///   - priority: A whole number.
        public init(
            toParticipants: ICWS.Recordings.EmailAddressList,
            ccParticipants: ICWS.Recordings.EmailAddressList,
            replyToAddress: String,
            emailSubject: String,
            emailBody: String,
            priority: Int
        ) {
            fields = ContractFields()
            fields.set("toParticipants", toParticipants)
            fields.set("ccParticipants", ccParticipants)
            fields.set("replyToAddress", replyToAddress)
            fields.set("emailSubject", emailSubject)
            fields.set("emailBody", emailBody)
            fields.set("priority", priority)
        }
        /// A ``EmailAddressList``; required.
        public var toParticipants: ICWS.Recordings.EmailAddressList {
            get { fields.required("toParticipants") }
            set { fields.set("toParticipants", newValue) }
        }
        /// A ``EmailAddressList``; required.
        public var ccParticipants: ICWS.Recordings.EmailAddressList {
            get { fields.required("ccParticipants") }
            set { fields.set("ccParticipants", newValue) }
        }
        /// A text; required.
        public var replyToAddress: String {
            get { fields.required("replyToAddress") }
            set { fields.set("replyToAddress", newValue) }
        }
        /// A text; required.
        public var emailSubject: String {
            get { fields.required("emailSubject") }
            set { fields.set("emailSubject", newValue) }
        }
        /// A text; required.
        public var emailBody: String {
            get { fields.required("emailBody") }
            set { fields.set("emailBody", newValue) }
        }
        /// A whole number; required.
        public var priority: Int {
            get { fields.required("priority") }
            set { fields.set("priority", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("toParticipants", ICWS.Recordings.EmailAddressList.self)
            checker.required("ccParticipants", ICWS.Recordings.EmailAddressList.self)
            checker.required("replyToAddress", String.self)
            checker.required("emailSubject", String.self)
            checker.required("emailBody", String.self)
            checker.required("priority", Int.self)
        }
    }
}

extension ICWS.Recordings {
    /// Contract `Recordings.GetExportUriResponse`.
    ///
    /// Known from the vendor's library.
    public struct GetExportUriResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:recordings:getExportUriResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter uri: A text.
        public init(
            uri: String
        ) {
            fields = ContractFields()
            fields.set("uri", uri)
        }
        /// A text; required.
        public var uri: String {
            get { fields.required("uri") }
            set { fields.set("uri", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("uri", String.self)
        }
    }
}

extension ICWS.Recordings {
    /// Contract `Recordings.PauseScreenRecordingCompletedMessage`.
    ///
    /// A message that no subscription is known for (inferred).
    ///
    /// Known from the vendor's library.
    public struct PauseScreenRecordingCompletedMessage: ICWS.Messaging.AsyncOperationCompletedMessage.Kind,
        MessageContract
    {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:recordings:pauseScreenRecordingCompletedMessage" }
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
        public init(
            isDelta: Bool,
            requestId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("requestId", requestId)
        }
        /// A ``RecordingIdList``; may be missing.
        public var recordingIdList: ICWS.Recordings.RecordingIdList? {
            get { fields.optional("recordingIdList") }
            set { fields.set("recordingIdList", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.AsyncOperationCompletedMessage.checkFields(&checker)
            checker.optional("recordingIdList", ICWS.Recordings.RecordingIdList.self)
        }
    }
}

extension ICWS.Recordings {
    /// Contract `Recordings.RecordingIdList`.
    ///
    /// Known from the vendor's library.
    public struct RecordingIdList: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:recordings:recordingIdList" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter recordingIds: A list, each a text.
        public init(
            recordingIds: [String]
        ) {
            fields = ContractFields()
            fields.set("recordingIds", recordingIds)
        }
        /// A list, each a text; required.
        public var recordingIds: [String] {
            get { fields.required("recordingIds") }
            set { fields.set("recordingIds", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("recordingIds", [String].self)
        }
    }
}

extension ICWS.Recordings {
    /// Contract `Recordings.RecordingsEmailParameters`.
    ///
    /// Known from the vendor's library.
    public struct RecordingsEmailParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:recordings:recordingsEmailParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - recordings: A ``RecordingIdList``.
        ///   - parameters: A ``EmailParameters``.
        public init(
            recordings: ICWS.Recordings.RecordingIdList,
            parameters: ICWS.Recordings.EmailParameters
        ) {
            fields = ContractFields()
            fields.set("recordings", recordings)
            fields.set("parameters", parameters)
        }
        /// A ``RecordingIdList``; required.
        public var recordings: ICWS.Recordings.RecordingIdList {
            get { fields.required("recordings") }
            set { fields.set("recordings", newValue) }
        }
        /// A ``EmailParameters``; required.
        public var parameters: ICWS.Recordings.EmailParameters {
            get { fields.required("parameters") }
            set { fields.set("parameters", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("recordings", ICWS.Recordings.RecordingIdList.self)
            checker.required("parameters", ICWS.Recordings.EmailParameters.self)
        }
    }
}

extension ICWS.Recordings {
    /// Contract `Recordings.ResumeScreenRecordingCompletedMessage`.
    ///
    /// A message that no subscription is known for (inferred).
    ///
    /// Known from the vendor's library.
    public struct ResumeScreenRecordingCompletedMessage: ICWS.Messaging.AsyncOperationCompletedMessage.Kind,
        MessageContract
    {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:recordings:resumeScreenRecordingCompletedMessage" }
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
        public init(
            isDelta: Bool,
            requestId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("requestId", requestId)
        }
        /// A ``RecordingIdList``; may be missing.
        public var recordingIdList: ICWS.Recordings.RecordingIdList? {
            get { fields.optional("recordingIdList") }
            set { fields.set("recordingIdList", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.AsyncOperationCompletedMessage.checkFields(&checker)
            checker.optional("recordingIdList", ICWS.Recordings.RecordingIdList.self)
        }
    }
}

extension ICWS.Recordings {
    /// Contract `Recordings.StartScreenRecordingCompletedMessage`.
    ///
    /// A message that no subscription is known for (inferred).
    ///
    /// Known from the vendor's library.
    public struct StartScreenRecordingCompletedMessage: ICWS.Messaging.AsyncOperationCompletedMessage.Kind,
        MessageContract
    {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:recordings:startScreenRecordingCompletedMessage" }
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
        public init(
            isDelta: Bool,
            requestId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("requestId", requestId)
        }
        /// A ``RecordingIdList``; may be missing.
        public var recordingIdList: ICWS.Recordings.RecordingIdList? {
            get { fields.optional("recordingIdList") }
            set { fields.set("recordingIdList", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.AsyncOperationCompletedMessage.checkFields(&checker)
            checker.optional("recordingIdList", ICWS.Recordings.RecordingIdList.self)
        }
    }
}

extension ICWS.Recordings {
    /// Contract `Recordings.StartStationAudioPlaybackCompletedMessage`.
    ///
    /// A message that no subscription is known for (inferred).
    ///
    /// Known from the vendor's library.
    public struct StartStationAudioPlaybackCompletedMessage: ICWS.Messaging.AsyncOperationCompletedMessage.Kind,
        MessageContract
    {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:recordings:startStationAudioPlaybackCompletedMessage" }
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
        public init(
            isDelta: Bool,
            requestId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("requestId", requestId)
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
            ICWS.Messaging.AsyncOperationCompletedMessage.checkFields(&checker)
            checker.optional("interactionId", String.self)
        }
    }
}

extension ICWS.Recordings {
    /// Contract `Recordings.TagList`.
    ///
    /// Known from the vendor's library.
    public struct TagList: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:recordings:tagList" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter tags: A list, each a text.
        public init(
            tags: [String]
        ) {
            fields = ContractFields()
            fields.set("tags", tags)
        }
        /// A list, each a text; required.
        public var tags: [String] {
            get { fields.required("tags") }
            set { fields.set("tags", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("tags", [String].self)
        }
    }
}
