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
        ///   - attributeName: `attributeName`.
        ///   - attributeValue: `attributeValue`.
        public init(
            attributeName: String,
            attributeValue: String
        ) {
            fields = ContractFields()
            fields.set("attributeName", attributeName)
            fields.set("attributeValue", attributeValue)
        }
        /// `attributeName`: required.
        public var attributeName: String {
            get { fields.required("attributeName") }
            set { fields.set("attributeName", newValue) }
        }
        /// `attributeValue`: required.
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
        /// - Parameter attributesValues: `attributesValues`.
        public init(
            attributesValues: [ICWS.Recordings.AttributeItem]
        ) {
            fields = ContractFields()
            fields.set("attributesValues", attributesValues)
        }
        /// `attributesValues`: required.
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
        ///   - displayName: `displayName`.
        ///   - address: `address`.
        public init(
            displayName: String,
            address: String
        ) {
            fields = ContractFields()
            fields.set("displayName", displayName)
            fields.set("address", address)
        }
        /// `displayName`: required.
        public var displayName: String {
            get { fields.required("displayName") }
            set { fields.set("displayName", newValue) }
        }
        /// `address`: required.
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
        /// - Parameter emailAddresses: `emailAddresses`.
        public init(
            emailAddresses: [ICWS.Recordings.EmailAddress]
        ) {
            fields = ContractFields()
            fields.set("emailAddresses", emailAddresses)
        }
        /// `emailAddresses`: required.
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
        ///   - toParticipants: `toParticipants`.
        ///   - ccParticipants: `ccParticipants`.
        ///   - replyToAddress: `replyToAddress`.
        ///   - emailSubject: `emailSubject`.
        ///   - emailBody: `emailBody`.
        ///   - priority: `priority`.
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
        /// `toParticipants`: required.
        public var toParticipants: ICWS.Recordings.EmailAddressList {
            get { fields.required("toParticipants") }
            set { fields.set("toParticipants", newValue) }
        }
        /// `ccParticipants`: required.
        public var ccParticipants: ICWS.Recordings.EmailAddressList {
            get { fields.required("ccParticipants") }
            set { fields.set("ccParticipants", newValue) }
        }
        /// `replyToAddress`: required.
        public var replyToAddress: String {
            get { fields.required("replyToAddress") }
            set { fields.set("replyToAddress", newValue) }
        }
        /// `emailSubject`: required.
        public var emailSubject: String {
            get { fields.required("emailSubject") }
            set { fields.set("emailSubject", newValue) }
        }
        /// `emailBody`: required.
        public var emailBody: String {
            get { fields.required("emailBody") }
            set { fields.set("emailBody", newValue) }
        }
        /// `priority`: required.
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
        /// - Parameter uri: `uri`.
        public init(
            uri: String
        ) {
            fields = ContractFields()
            fields.set("uri", uri)
        }
        /// `uri`: required.
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
        ///   - isDelta: `isDelta`.
        ///   - requestId: `requestId`.
        public init(
            isDelta: Bool,
            requestId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("requestId", requestId)
        }
        /// `recordingIdList`: may be missing.
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
        /// - Parameter recordingIds: `recordingIds`.
        public init(
            recordingIds: [String]
        ) {
            fields = ContractFields()
            fields.set("recordingIds", recordingIds)
        }
        /// `recordingIds`: required.
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
        ///   - recordings: `recordings`.
        ///   - parameters: `parameters`.
        public init(
            recordings: ICWS.Recordings.RecordingIdList,
            parameters: ICWS.Recordings.EmailParameters
        ) {
            fields = ContractFields()
            fields.set("recordings", recordings)
            fields.set("parameters", parameters)
        }
        /// `recordings`: required.
        public var recordings: ICWS.Recordings.RecordingIdList {
            get { fields.required("recordings") }
            set { fields.set("recordings", newValue) }
        }
        /// `parameters`: required.
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
        ///   - isDelta: `isDelta`.
        ///   - requestId: `requestId`.
        public init(
            isDelta: Bool,
            requestId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("requestId", requestId)
        }
        /// `recordingIdList`: may be missing.
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
        ///   - isDelta: `isDelta`.
        ///   - requestId: `requestId`.
        public init(
            isDelta: Bool,
            requestId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("requestId", requestId)
        }
        /// `recordingIdList`: may be missing.
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
        ///   - isDelta: `isDelta`.
        ///   - requestId: `requestId`.
        public init(
            isDelta: Bool,
            requestId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("requestId", requestId)
        }
        /// `interactionId`: may be missing.
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
        /// - Parameter tags: `tags`.
        public init(
            tags: [String]
        ) {
            fields = ContractFields()
            fields.set("tags", tags)
        }
        /// `tags`: required.
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
