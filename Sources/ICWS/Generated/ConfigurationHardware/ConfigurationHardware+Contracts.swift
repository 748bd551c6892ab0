// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSConfiguration
public import ICWSCore
public import ICWSMessaging

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.AudioSource`.
    ///
    /// Known from the vendor's library.
    public struct AudioSource: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:audioSource" }
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

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.AudioSources`.
    ///
    /// Known from the vendor's library.
    public struct AudioSources: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:audioSources" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``AudioSource``.
        public init(
            items: [ICWS.Configuration.Hardware.AudioSource]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``AudioSource``; required.
        public var items: [ICWS.Configuration.Hardware.AudioSource] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.Hardware.AudioSource].self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.AudioSourcesMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/audio-sources/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct AudioSourcesMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:audioSourcesMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/audio-sources/{subscriptionId}"
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
        /// A list, each a ``AudioSource``; may be missing.
        public var added: [ICWS.Configuration.Hardware.AudioSource]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``AudioSource``; may be missing.
        public var changed: [ICWS.Configuration.Hardware.AudioSource]? {
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
            checker.optional("added", [ICWS.Configuration.Hardware.AudioSource].self)
            checker.optional("changed", [ICWS.Configuration.Hardware.AudioSource].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.DefaultLocation`.
    ///
    /// Known from the vendor's library.
    public struct DefaultLocation: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:defaultLocation" }
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
        public var timezone: Field<String> {
            get { fields.field("timezone") }
            set { fields.set("timezone", field: newValue) }
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
            checker.optional("timezone", String.self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.Line`.
    ///
    /// Known from the vendor's library.
    public struct Line: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:line" }
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
        /// True or false; may be missing.
        public var active: Bool? {
            get { fields.optional("active") }
            set { fields.set("active", optional: newValue) }
        }
        /// A text; may be missing.
        public var adapterName: String? {
            get { fields.optional("adapterName") }
            set { fields.set("adapterName", optional: newValue) }
        }
        /// One of ``LineAddressFamily``; may be missing.
        public var addressFamily: ICWS.Configuration.Hardware.LineAddressFamily? {
            get { fields.optional("addressFamily") }
            set { fields.set("addressFamily", optional: newValue) }
        }
        /// True or false; may be missing.
        public var allowDeferredAnswer: Bool? {
            get { fields.optional("allowDeferredAnswer") }
            set { fields.set("allowDeferredAnswer", optional: newValue) }
        }
        /// True or false; may be missing.
        public var allowMultipleCodecsInOutboundSDPOffer: Bool? {
            get { fields.optional("allowMultipleCodecsInOutboundSDPOffer") }
            set { fields.set("allowMultipleCodecsInOutboundSDPOffer", optional: newValue) }
        }
        /// True or false; may be missing.
        public var asrEnabled: Bool? {
            get { fields.optional("asrEnabled") }
            set { fields.set("asrEnabled", optional: newValue) }
        }
        /// One of ``LineAudioPath``; may be missing.
        public var audioPath: ICWS.Configuration.Hardware.LineAudioPath? {
            get { fields.optional("audioPath") }
            set { fields.set("audioPath", optional: newValue) }
        }
        /// One of ``LineAudioProtocol``; may be missing.
        public var audioProtocol: ICWS.Configuration.Hardware.LineAudioProtocol? {
            get { fields.optional("audioProtocol") }
            set { fields.set("audioProtocol", optional: newValue) }
        }
        /// True or false; may be missing.
        public var authentication: Bool? {
            get { fields.optional("authentication") }
            set { fields.set("authentication", optional: newValue) }
        }
        /// A text; may be missing.
        public var authenticationPassword: String? {
            get { fields.optional("authenticationPassword") }
            set { fields.set("authenticationPassword", optional: newValue) }
        }
        /// A text; may be missing.
        public var authenticationUsername: String? {
            get { fields.optional("authenticationUsername") }
            set { fields.set("authenticationUsername", optional: newValue) }
        }
        /// True or false; may be missing.
        public var autoDisconnectWhenSilenceDetectedInVoicemail: Bool? {
            get { fields.optional("autoDisconnectWhenSilenceDetectedInVoicemail") }
            set { fields.set("autoDisconnectWhenSilenceDetectedInVoicemail", optional: newValue) }
        }
        /// A text; absent, null or a value.
        public var boardType: Field<String> {
            get { fields.field("boardType") }
            set { fields.set("boardType", field: newValue) }
        }
        /// One of ``LineCallAnalysisType``; may be missing.
        public var callAnalysisType: ICWS.Configuration.Hardware.LineCallAnalysisType? {
            get { fields.optional("callAnalysisType") }
            set { fields.set("callAnalysisType", optional: newValue) }
        }
        /// A list, each a text; absent, null or a value.
        public var callAttributeHeaders: Field<[String]> {
            get { fields.field("callAttributeHeaders") }
            set { fields.set("callAttributeHeaders", field: newValue) }
        }
        /// One of ``LineCalledAddressSelection``; may be missing.
        public var calledAddressSelection: ICWS.Configuration.Hardware.LineCalledAddressSelection? {
            get { fields.optional("calledAddressSelection") }
            set { fields.set("calledAddressSelection", optional: newValue) }
        }
        /// One of ``LineSendExtension``; may be missing.
        public var calledAddressSendExtension: ICWS.Configuration.Hardware.LineSendExtension? {
            get { fields.optional("calledAddressSendExtension") }
            set { fields.set("calledAddressSendExtension", optional: newValue) }
        }
        /// One of ``LineDiversionMethod``; may be missing.
        public var callingAddressDiversionMethod: ICWS.Configuration.Hardware.LineDiversionMethod? {
            get { fields.optional("callingAddressDiversionMethod") }
            set { fields.set("callingAddressDiversionMethod", optional: newValue) }
        }
        /// One of ``LineCallingAddressDivertedCalls``; may be missing.
        public var callingAddressDivertedCallsDivertedHeaderAddress:
            ICWS.Configuration.Hardware.LineCallingAddressDivertedCalls?
        {
            get { fields.optional("callingAddressDivertedCallsDivertedHeaderAddress") }
            set { fields.set("callingAddressDivertedCallsDivertedHeaderAddress", optional: newValue) }
        }
        /// One of ``LineCallingAddressDivertedCalls``; may be missing.
        public var callingAddressDivertedCallsDivertedHeaderName:
            ICWS.Configuration.Hardware.LineCallingAddressDivertedCalls?
        {
            get { fields.optional("callingAddressDivertedCallsDivertedHeaderName") }
            set { fields.set("callingAddressDivertedCallsDivertedHeaderName", optional: newValue) }
        }
        /// One of ``LineCallingAddressDivertedCallsFromHeaderAddress``; may be missing.
        public var callingAddressDivertedCallsFromHeaderAddress:
            ICWS.Configuration.Hardware.LineCallingAddressDivertedCallsFromHeaderAddress?
        {
            get { fields.optional("callingAddressDivertedCallsFromHeaderAddress") }
            set { fields.set("callingAddressDivertedCallsFromHeaderAddress", optional: newValue) }
        }
        /// One of ``LineCallingAddressDivertedCalls``; may be missing.
        public var callingAddressDivertedCallsFromHeaderHame:
            ICWS.Configuration.Hardware.LineCallingAddressDivertedCalls?
        {
            get { fields.optional("callingAddressDivertedCallsFromHeaderHame") }
            set { fields.set("callingAddressDivertedCallsFromHeaderHame", optional: newValue) }
        }
        /// One of ``LineCallingAddressDivertedCalls``; may be missing.
        public var callingAddressDivertedCallsPAssertedIdentityAddress:
            ICWS.Configuration.Hardware.LineCallingAddressDivertedCalls?
        {
            get { fields.optional("callingAddressDivertedCallsPAssertedIdentityAddress") }
            set { fields.set("callingAddressDivertedCallsPAssertedIdentityAddress", optional: newValue) }
        }
        /// One of ``LineCallingAddressDivertedCalls``; may be missing.
        public var callingAddressDivertedCallsPAssertedIdentityName:
            ICWS.Configuration.Hardware.LineCallingAddressDivertedCalls?
        {
            get { fields.optional("callingAddressDivertedCallsPAssertedIdentityName") }
            set { fields.set("callingAddressDivertedCallsPAssertedIdentityName", optional: newValue) }
        }
        /// A text; may be missing.
        public var callingAddressLineValueAddress1: String? {
            get { fields.optional("callingAddressLineValueAddress1") }
            set { fields.set("callingAddressLineValueAddress1", optional: newValue) }
        }
        /// A text; absent, null or a value.
        public var callingAddressLineValueAddress2: Field<String> {
            get { fields.field("callingAddressLineValueAddress2") }
            set { fields.set("callingAddressLineValueAddress2", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var callingAddressLineValueName1: Field<String> {
            get { fields.field("callingAddressLineValueName1") }
            set { fields.set("callingAddressLineValueName1", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var callingAddressLineValueName2: Field<String> {
            get { fields.field("callingAddressLineValueName2") }
            set { fields.set("callingAddressLineValueName2", field: newValue) }
        }
        /// One of ``LineCallingAddressNormalCalls``; may be missing.
        public var callingAddressNormalCallsDivertedHeaderAddress:
            ICWS.Configuration.Hardware.LineCallingAddressNormalCalls?
        {
            get { fields.optional("callingAddressNormalCallsDivertedHeaderAddress") }
            set { fields.set("callingAddressNormalCallsDivertedHeaderAddress", optional: newValue) }
        }
        /// One of ``LineCallingAddressNormalCalls``; may be missing.
        public var callingAddressNormalCallsDivertedHeaderName:
            ICWS.Configuration.Hardware.LineCallingAddressNormalCalls?
        {
            get { fields.optional("callingAddressNormalCallsDivertedHeaderName") }
            set { fields.set("callingAddressNormalCallsDivertedHeaderName", optional: newValue) }
        }
        /// One of ``LineCallingAddressNormalCallsFromHeaderAddress``; may be missing.
        public var callingAddressNormalCallsFromHeaderAddress:
            ICWS.Configuration.Hardware.LineCallingAddressNormalCallsFromHeaderAddress?
        {
            get { fields.optional("callingAddressNormalCallsFromHeaderAddress") }
            set { fields.set("callingAddressNormalCallsFromHeaderAddress", optional: newValue) }
        }
        /// One of ``LineCallingAddressNormalCalls``; may be missing.
        public var callingAddressNormalCallsFromHeaderName: ICWS.Configuration.Hardware.LineCallingAddressNormalCalls? {
            get { fields.optional("callingAddressNormalCallsFromHeaderName") }
            set { fields.set("callingAddressNormalCallsFromHeaderName", optional: newValue) }
        }
        /// One of ``LineCallingAddressNormalCalls``; may be missing.
        public var callingAddressNormalCallsPAssertedIdentityHeaderAddress:
            ICWS.Configuration.Hardware.LineCallingAddressNormalCalls?
        {
            get { fields.optional("callingAddressNormalCallsPAssertedIdentityHeaderAddress") }
            set { fields.set("callingAddressNormalCallsPAssertedIdentityHeaderAddress", optional: newValue) }
        }
        /// One of ``LineCallingAddressNormalCalls``; may be missing.
        public var callingAddressNormalCallsPAssertedIdentityHeaderName:
            ICWS.Configuration.Hardware.LineCallingAddressNormalCalls?
        {
            get { fields.optional("callingAddressNormalCallsPAssertedIdentityHeaderName") }
            set { fields.set("callingAddressNormalCallsPAssertedIdentityHeaderName", optional: newValue) }
        }
        /// One of ``LineCallingAddressSelection``; may be missing.
        public var callingAddressSelection: ICWS.Configuration.Hardware.LineCallingAddressSelection? {
            get { fields.optional("callingAddressSelection") }
            set { fields.set("callingAddressSelection", optional: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var connectTimerMs: Field<Int> {
            get { fields.field("connectTimerMs") }
            set { fields.set("connectTimerMs", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var direction: Field<String> {
            get { fields.field("direction") }
            set { fields.set("direction", field: newValue) }
        }
        /// True or false; may be missing.
        public var disableFaxDetection: Bool? {
            get { fields.optional("disableFaxDetection") }
            set { fields.set("disableFaxDetection", optional: newValue) }
        }
        /// True or false; may be missing.
        public var disableMediaServerPassthru: Bool? {
            get { fields.optional("disableMediaServerPassthru") }
            set { fields.set("disableMediaServerPassthru", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var disconnectOnBrokenRtp: Int? {
            get { fields.optional("disconnectOnBrokenRtp") }
            set { fields.set("disconnectOnBrokenRtp", optional: newValue) }
        }
        /// One of ``LineDiversionInfo``; may be missing.
        public var diversionInfo: ICWS.Configuration.Hardware.LineDiversionInfo? {
            get { fields.optional("diversionInfo") }
            set { fields.set("diversionInfo", optional: newValue) }
        }
        /// True or false; may be missing.
        public var dnsSrv: Bool? {
            get { fields.optional("dnsSrv") }
            set { fields.set("dnsSrv", optional: newValue) }
        }
        /// A text; may be missing.
        public var domainName: String? {
            get { fields.optional("domainName") }
            set { fields.set("domainName", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var dtmfPayload: Int? {
            get { fields.optional("dtmfPayload") }
            set { fields.set("dtmfPayload", optional: newValue) }
        }
        /// One of ``LineDTMFType``; may be missing.
        public var dtmfType: ICWS.Configuration.Hardware.LineDTMFType? {
            get { fields.optional("dtmfType") }
            set { fields.set("dtmfType", optional: newValue) }
        }
        /// True or false; may be missing.
        public var echoCancellation: Bool? {
            get { fields.optional("echoCancellation") }
            set { fields.set("echoCancellation", optional: newValue) }
        }
        /// True or false; may be missing.
        public var enableProcessingOfReceivedSipReferMessages: Bool? {
            get { fields.optional("enableProcessingOfReceivedSipReferMessages") }
            set { fields.set("enableProcessingOfReceivedSipReferMessages", optional: newValue) }
        }
        /// True or false; may be missing.
        public var enableSendingSipReferMessages: Bool? {
            get { fields.optional("enableSendingSipReferMessages") }
            set { fields.set("enableSendingSipReferMessages", optional: newValue) }
        }
        /// True or false; absent, null or a value.
        public var enableSendingSipReferMessagesToLinesInOtherLineGroups: Field<Bool> {
            get { fields.field("enableSendingSipReferMessagesToLinesInOtherLineGroups") }
            set { fields.set("enableSendingSipReferMessagesToLinesInOtherLineGroups", field: newValue) }
        }
        /// True or false; may be missing.
        public var enableSipPrackUpdateForEarlyMediaSupport: Bool? {
            get { fields.optional("enableSipPrackUpdateForEarlyMediaSupport") }
            set { fields.set("enableSipPrackUpdateForEarlyMediaSupport", optional: newValue) }
        }
        /// True or false; may be missing.
        public var encryptRecordings: Bool? {
            get { fields.optional("encryptRecordings") }
            set { fields.set("encryptRecordings", optional: newValue) }
        }
        /// One of ``LineFaxProtocol``; may be missing.
        public var faxProtocol: ICWS.Configuration.Hardware.LineFaxProtocol? {
            get { fields.optional("faxProtocol") }
            set { fields.set("faxProtocol", optional: newValue) }
        }
        /// True or false; may be missing.
        public var ignoreAddressIfUserPortionIsNotNumeric: Bool? {
            get { fields.optional("ignoreAddressIfUserPortionIsNotNumeric") }
            set { fields.set("ignoreAddressIfUserPortionIsNotNumeric", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var inboundProgressTimerMs: Int? {
            get { fields.optional("inboundProgressTimerMs") }
            set { fields.set("inboundProgressTimerMs", optional: newValue) }
        }
        /// True or false; may be missing.
        public var includeEarlyAudio: Bool? {
            get { fields.optional("includeEarlyAudio") }
            set { fields.set("includeEarlyAudio", optional: newValue) }
        }
        /// True or false; may be missing.
        public var includeHoldMusic: Bool? {
            get { fields.optional("includeHoldMusic") }
            set { fields.set("includeHoldMusic", optional: newValue) }
        }
        /// True or false; may be missing.
        public var keepTelSchemeWhenUsingAProxy: Bool? {
            get { fields.optional("keepTelSchemeWhenUsingAProxy") }
            set { fields.set("keepTelSchemeWhenUsingAProxy", optional: newValue) }
        }
        /// One of ``LineUsage``; may be missing.
        public var lineUsage: ICWS.Configuration.Hardware.LineUsage? {
            get { fields.optional("lineUsage") }
            set { fields.set("lineUsage", optional: newValue) }
        }
        /// A text; absent, null or a value.
        public var location: Field<String> {
            get { fields.field("location") }
            set { fields.set("location", field: newValue) }
        }
        /// A whole number; may be missing.
        public var maximumInviteRetry: Int? {
            get { fields.optional("maximumInviteRetry") }
            set { fields.set("maximumInviteRetry", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var maximumPacketRetry: Int? {
            get { fields.optional("maximumPacketRetry") }
            set { fields.set("maximumPacketRetry", optional: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxNumberOfCallsCombinedLimit: Field<Int> {
            get { fields.field("maxNumberOfCallsCombinedLimit") }
            set { fields.set("maxNumberOfCallsCombinedLimit", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxNumberOfCallsInboundLimit: Field<Int> {
            get { fields.field("maxNumberOfCallsInboundLimit") }
            set { fields.set("maxNumberOfCallsInboundLimit", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxNumberOfCallsOutboundLimit: Field<Int> {
            get { fields.field("maxNumberOfCallsOutboundLimit") }
            set { fields.set("maxNumberOfCallsOutboundLimit", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var maxNumberOfCallsUseCombined: Field<Bool> {
            get { fields.field("maxNumberOfCallsUseCombined") }
            set { fields.set("maxNumberOfCallsUseCombined", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxNumberOfFaxesCombinedLimit: Field<Int> {
            get { fields.field("maxNumberOfFaxesCombinedLimit") }
            set { fields.set("maxNumberOfFaxesCombinedLimit", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxNumberOfFaxesInboundLimit: Field<Int> {
            get { fields.field("maxNumberOfFaxesInboundLimit") }
            set { fields.set("maxNumberOfFaxesInboundLimit", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxNumberOfFaxesOutboundLimit: Field<Int> {
            get { fields.field("maxNumberOfFaxesOutboundLimit") }
            set { fields.set("maxNumberOfFaxesOutboundLimit", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var maxNumberOfFaxesUseCombined: Field<Bool> {
            get { fields.field("maxNumberOfFaxesUseCombined") }
            set { fields.set("maxNumberOfFaxesUseCombined", field: newValue) }
        }
        /// A whole number; may be missing.
        public var maxProbationTime: Int? {
            get { fields.optional("maxProbationTime") }
            set { fields.set("maxProbationTime", optional: newValue) }
        }
        /// One of ``LineMediaAddressFamily``; may be missing.
        public var mediaAddressFamily: ICWS.Configuration.Hardware.LineMediaAddressFamily? {
            get { fields.optional("mediaAddressFamily") }
            set { fields.set("mediaAddressFamily", optional: newValue) }
        }
        /// True or false; may be missing.
        public var mediaReinviteTiming: Bool? {
            get { fields.optional("mediaReinviteTiming") }
            set { fields.set("mediaReinviteTiming", optional: newValue) }
        }
        /// True or false; may be missing.
        public var mediaTiming: Bool? {
            get { fields.optional("mediaTiming") }
            set { fields.set("mediaTiming", optional: newValue) }
        }
        /// True or false; may be missing.
        public var permanent: Bool? {
            get { fields.optional("permanent") }
            set { fields.set("permanent", optional: newValue) }
        }
        /// True or false; may be missing.
        public var playbackEarlyMediaToInboundCalls: Bool? {
            get { fields.optional("playbackEarlyMediaToInboundCalls") }
            set { fields.set("playbackEarlyMediaToInboundCalls", optional: newValue) }
        }
        /// A list, each a ``LineSipProxy``; absent, null or a value.
        public var proxyIpList: Field<[ICWS.Configuration.Hardware.LineSipProxy]> {
            get { fields.field("proxyIpList") }
            set { fields.set("proxyIpList", field: newValue) }
        }
        /// A whole number; may be missing.
        public var receivePort: Int? {
            get { fields.optional("receivePort") }
            set { fields.set("receivePort", optional: newValue) }
        }
        /// A list, each a text; absent, null or a value.
        public var registarExternalList: Field<[String]> {
            get { fields.field("registarExternalList") }
            set { fields.set("registarExternalList", field: newValue) }
        }
        /// A list, each a ``LineRegistrarAddress``; absent, null or a value.
        public var registrarAddressList: Field<[ICWS.Configuration.Hardware.LineRegistrarAddress]> {
            get { fields.field("registrarAddressList") }
            set { fields.set("registrarAddressList", field: newValue) }
        }
        /// A whole number; may be missing.
        public var reinviteDelayMs: Int? {
            get { fields.optional("reinviteDelayMs") }
            set { fields.set("reinviteDelayMs", optional: newValue) }
        }
        /// A text; may be missing.
        public var retryableCauseCodes: String? {
            get { fields.optional("retryableCauseCodes") }
            set { fields.set("retryableCauseCodes", optional: newValue) }
        }
        /// A text; may be missing.
        public var retryableReasonCodes: String? {
            get { fields.optional("retryableReasonCodes") }
            set { fields.set("retryableReasonCodes", optional: newValue) }
        }
        /// One of ``LineSecurity``; may be missing.
        public var security: ICWS.Configuration.Hardware.LineSecurity? {
            get { fields.optional("security") }
            set { fields.set("security", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var silenceTimeMs: Int? {
            get { fields.optional("silenceTimeMs") }
            set { fields.set("silenceTimeMs", optional: newValue) }
        }
        /// True or false; may be missing.
        public var sipAccessDefaultDenyAll: Bool? {
            get { fields.optional("sipAccessDefaultDenyAll") }
            set { fields.set("sipAccessDefaultDenyAll", optional: newValue) }
        }
        /// A list, each a ``LineAccessLevel``; absent, null or a value.
        public var sipAccessDeniedList: Field<[ICWS.Configuration.Hardware.LineAccessLevel]> {
            get { fields.field("sipAccessDeniedList") }
            set { fields.set("sipAccessDeniedList", field: newValue) }
        }
        /// A list, each a ``LineAccessLevel``; absent, null or a value.
        public var sipAccessGrantedList: Field<[ICWS.Configuration.Hardware.LineAccessLevel]> {
            get { fields.field("sipAccessGrantedList") }
            set { fields.set("sipAccessGrantedList", field: newValue) }
        }
        /// A whole number; may be missing.
        public var sipAnswerDelayMs: Int? {
            get { fields.optional("sipAnswerDelayMs") }
            set { fields.set("sipAnswerDelayMs", optional: newValue) }
        }
        /// A text; may be missing.
        public var sipDSCPValue: String? {
            get { fields.optional("sipDSCPValue") }
            set { fields.set("sipDSCPValue", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var sipSessionTimeout: Int? {
            get { fields.optional("sipSessionTimeout") }
            set { fields.set("sipSessionTimeout", optional: newValue) }
        }
        /// True or false; may be missing.
        public var terminateAnalysisOnConnect: Bool? {
            get { fields.optional("terminateAnalysisOnConnect") }
            set { fields.set("terminateAnalysisOnConnect", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var tOneTimerMs: Int? {
            get { fields.optional("tOneTimerMs") }
            set { fields.set("tOneTimerMs", optional: newValue) }
        }
        /// A list, each a text; absent, null or a value.
        public var transferHeaders: Field<[String]> {
            get { fields.field("transferHeaders") }
            set { fields.set("transferHeaders", field: newValue) }
        }
        /// One of ``LineTransportProtocol``; may be missing.
        public var transportProtocol: ICWS.Configuration.Hardware.LineTransportProtocol? {
            get { fields.optional("transportProtocol") }
            set { fields.set("transportProtocol", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var tTwoTimerMs: Int? {
            get { fields.optional("tTwoTimerMs") }
            set { fields.set("tTwoTimerMs", optional: newValue) }
        }
        /// True or false; may be missing.
        public var useDiversionInfoIfPresent: Bool? {
            get { fields.optional("useDiversionInfoIfPresent") }
            set { fields.set("useDiversionInfoIfPresent", optional: newValue) }
        }
        /// True or false; may be missing.
        public var useOnlyNumericPortion: Bool? {
            get { fields.optional("useOnlyNumericPortion") }
            set { fields.set("useOnlyNumericPortion", optional: newValue) }
        }
        /// True or false; may be missing.
        public var useProactiveRecording: Bool? {
            get { fields.optional("useProactiveRecording") }
            set { fields.set("useProactiveRecording", optional: newValue) }
        }
        /// One of ``LineUserToUserConversion``; absent, null or a value.
        public var userToUserConversion: Field<ICWS.Configuration.Hardware.LineUserToUserConversion> {
            get { fields.field("userToUserConversion") }
            set { fields.set("userToUserConversion", field: newValue) }
        }
        /// One of ``LineUserToUserHeader``; absent, null or a value.
        public var userToUserHeader: Field<ICWS.Configuration.Hardware.LineUserToUserHeader> {
            get { fields.field("userToUserHeader") }
            set { fields.set("userToUserHeader", field: newValue) }
        }
        /// True or false; may be missing.
        public var useSipSessionTimer: Bool? {
            get { fields.optional("useSipSessionTimer") }
            set { fields.set("useSipSessionTimer", optional: newValue) }
        }
        /// True or false; may be missing.
        public var useSipsScheme: Bool? {
            get { fields.optional("useSipsScheme") }
            set { fields.set("useSipsScheme", optional: newValue) }
        }
        /// A text; may be missing.
        public var uuiProtocolDiscriminator: String? {
            get { fields.optional("uuiProtocolDiscriminator") }
            set { fields.set("uuiProtocolDiscriminator", optional: newValue) }
        }
        /// True or false; may be missing.
        public var voiceActivationDetection: Bool? {
            get { fields.optional("voiceActivationDetection") }
            set { fields.set("voiceActivationDetection", optional: newValue) }
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
            checker.optional("active", Bool.self)
            checker.optional("adapterName", String.self)
            checker.optional("addressFamily", ICWS.Configuration.Hardware.LineAddressFamily.self)
            checker.optional("allowDeferredAnswer", Bool.self)
            checker.optional("allowMultipleCodecsInOutboundSDPOffer", Bool.self)
            checker.optional("asrEnabled", Bool.self)
            checker.optional("audioPath", ICWS.Configuration.Hardware.LineAudioPath.self)
            checker.optional("audioProtocol", ICWS.Configuration.Hardware.LineAudioProtocol.self)
            checker.optional("authentication", Bool.self)
            checker.optional("authenticationPassword", String.self)
            checker.optional("authenticationUsername", String.self)
            checker.optional("autoDisconnectWhenSilenceDetectedInVoicemail", Bool.self)
            checker.optional("boardType", String.self)
            checker.optional("callAnalysisType", ICWS.Configuration.Hardware.LineCallAnalysisType.self)
            checker.optional("callAttributeHeaders", [String].self)
            checker.optional("calledAddressSelection", ICWS.Configuration.Hardware.LineCalledAddressSelection.self)
            checker.optional("calledAddressSendExtension", ICWS.Configuration.Hardware.LineSendExtension.self)
            checker.optional("callingAddressDiversionMethod", ICWS.Configuration.Hardware.LineDiversionMethod.self)
            checker.optional(
                "callingAddressDivertedCallsDivertedHeaderAddress",
                ICWS.Configuration.Hardware.LineCallingAddressDivertedCalls.self)
            checker.optional(
                "callingAddressDivertedCallsDivertedHeaderName",
                ICWS.Configuration.Hardware.LineCallingAddressDivertedCalls.self)
            checker.optional(
                "callingAddressDivertedCallsFromHeaderAddress",
                ICWS.Configuration.Hardware.LineCallingAddressDivertedCallsFromHeaderAddress.self)
            checker.optional(
                "callingAddressDivertedCallsFromHeaderHame",
                ICWS.Configuration.Hardware.LineCallingAddressDivertedCalls.self)
            checker.optional(
                "callingAddressDivertedCallsPAssertedIdentityAddress",
                ICWS.Configuration.Hardware.LineCallingAddressDivertedCalls.self)
            checker.optional(
                "callingAddressDivertedCallsPAssertedIdentityName",
                ICWS.Configuration.Hardware.LineCallingAddressDivertedCalls.self)
            checker.optional("callingAddressLineValueAddress1", String.self)
            checker.optional("callingAddressLineValueAddress2", String.self)
            checker.optional("callingAddressLineValueName1", String.self)
            checker.optional("callingAddressLineValueName2", String.self)
            checker.optional(
                "callingAddressNormalCallsDivertedHeaderAddress",
                ICWS.Configuration.Hardware.LineCallingAddressNormalCalls.self)
            checker.optional(
                "callingAddressNormalCallsDivertedHeaderName",
                ICWS.Configuration.Hardware.LineCallingAddressNormalCalls.self)
            checker.optional(
                "callingAddressNormalCallsFromHeaderAddress",
                ICWS.Configuration.Hardware.LineCallingAddressNormalCallsFromHeaderAddress.self)
            checker.optional(
                "callingAddressNormalCallsFromHeaderName",
                ICWS.Configuration.Hardware.LineCallingAddressNormalCalls.self)
            checker.optional(
                "callingAddressNormalCallsPAssertedIdentityHeaderAddress",
                ICWS.Configuration.Hardware.LineCallingAddressNormalCalls.self)
            checker.optional(
                "callingAddressNormalCallsPAssertedIdentityHeaderName",
                ICWS.Configuration.Hardware.LineCallingAddressNormalCalls.self)
            checker.optional("callingAddressSelection", ICWS.Configuration.Hardware.LineCallingAddressSelection.self)
            checker.optional("connectTimerMs", Int.self)
            checker.optional("direction", String.self)
            checker.optional("disableFaxDetection", Bool.self)
            checker.optional("disableMediaServerPassthru", Bool.self)
            checker.optional("disconnectOnBrokenRtp", Int.self)
            checker.optional("diversionInfo", ICWS.Configuration.Hardware.LineDiversionInfo.self)
            checker.optional("dnsSrv", Bool.self)
            checker.optional("domainName", String.self)
            checker.optional("dtmfPayload", Int.self)
            checker.optional("dtmfType", ICWS.Configuration.Hardware.LineDTMFType.self)
            checker.optional("echoCancellation", Bool.self)
            checker.optional("enableProcessingOfReceivedSipReferMessages", Bool.self)
            checker.optional("enableSendingSipReferMessages", Bool.self)
            checker.optional("enableSendingSipReferMessagesToLinesInOtherLineGroups", Bool.self)
            checker.optional("enableSipPrackUpdateForEarlyMediaSupport", Bool.self)
            checker.optional("encryptRecordings", Bool.self)
            checker.optional("faxProtocol", ICWS.Configuration.Hardware.LineFaxProtocol.self)
            checker.optional("ignoreAddressIfUserPortionIsNotNumeric", Bool.self)
            checker.optional("inboundProgressTimerMs", Int.self)
            checker.optional("includeEarlyAudio", Bool.self)
            checker.optional("includeHoldMusic", Bool.self)
            checker.optional("keepTelSchemeWhenUsingAProxy", Bool.self)
            checker.optional("lineUsage", ICWS.Configuration.Hardware.LineUsage.self)
            checker.optional("location", String.self)
            checker.optional("maximumInviteRetry", Int.self)
            checker.optional("maximumPacketRetry", Int.self)
            checker.optional("maxNumberOfCallsCombinedLimit", Int.self)
            checker.optional("maxNumberOfCallsInboundLimit", Int.self)
            checker.optional("maxNumberOfCallsOutboundLimit", Int.self)
            checker.optional("maxNumberOfCallsUseCombined", Bool.self)
            checker.optional("maxNumberOfFaxesCombinedLimit", Int.self)
            checker.optional("maxNumberOfFaxesInboundLimit", Int.self)
            checker.optional("maxNumberOfFaxesOutboundLimit", Int.self)
            checker.optional("maxNumberOfFaxesUseCombined", Bool.self)
            checker.optional("maxProbationTime", Int.self)
            checker.optional("mediaAddressFamily", ICWS.Configuration.Hardware.LineMediaAddressFamily.self)
            checker.optional("mediaReinviteTiming", Bool.self)
            checker.optional("mediaTiming", Bool.self)
            checker.optional("permanent", Bool.self)
            checker.optional("playbackEarlyMediaToInboundCalls", Bool.self)
            checker.optional("proxyIpList", [ICWS.Configuration.Hardware.LineSipProxy].self)
            checker.optional("receivePort", Int.self)
            checker.optional("registarExternalList", [String].self)
            checker.optional("registrarAddressList", [ICWS.Configuration.Hardware.LineRegistrarAddress].self)
            checker.optional("reinviteDelayMs", Int.self)
            checker.optional("retryableCauseCodes", String.self)
            checker.optional("retryableReasonCodes", String.self)
            checker.optional("security", ICWS.Configuration.Hardware.LineSecurity.self)
            checker.optional("silenceTimeMs", Int.self)
            checker.optional("sipAccessDefaultDenyAll", Bool.self)
            checker.optional("sipAccessDeniedList", [ICWS.Configuration.Hardware.LineAccessLevel].self)
            checker.optional("sipAccessGrantedList", [ICWS.Configuration.Hardware.LineAccessLevel].self)
            checker.optional("sipAnswerDelayMs", Int.self)
            checker.optional("sipDSCPValue", String.self)
            checker.optional("sipSessionTimeout", Int.self)
            checker.optional("terminateAnalysisOnConnect", Bool.self)
            checker.optional("tOneTimerMs", Int.self)
            checker.optional("transferHeaders", [String].self)
            checker.optional("transportProtocol", ICWS.Configuration.Hardware.LineTransportProtocol.self)
            checker.optional("tTwoTimerMs", Int.self)
            checker.optional("useDiversionInfoIfPresent", Bool.self)
            checker.optional("useOnlyNumericPortion", Bool.self)
            checker.optional("useProactiveRecording", Bool.self)
            checker.optional("userToUserConversion", ICWS.Configuration.Hardware.LineUserToUserConversion.self)
            checker.optional("userToUserHeader", ICWS.Configuration.Hardware.LineUserToUserHeader.self)
            checker.optional("useSipSessionTimer", Bool.self)
            checker.optional("useSipsScheme", Bool.self)
            checker.optional("uuiProtocolDiscriminator", String.self)
            checker.optional("voiceActivationDetection", Bool.self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.LineAccessLevel`.
    ///
    /// Known from the vendor's library.
    public struct LineAccessLevel: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:lineAccessLevel" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - ip: A text.
        ///   - subnetPrefixLength: A whole number.
        ///   - accessValidation: One of ``LineAccessValidation``.
        public init(
            ip: String,
            subnetPrefixLength: Int,
            accessValidation: ICWS.Configuration.Hardware.LineAccessValidation
        ) {
            fields = ContractFields()
            fields.set("ip", ip)
            fields.set("subnetPrefixLength", subnetPrefixLength)
            fields.set("accessValidation", accessValidation)
        }
        /// A text; required.
        public var ip: String {
            get { fields.required("ip") }
            set { fields.set("ip", newValue) }
        }
        /// A whole number; required.
        public var subnetPrefixLength: Int {
            get { fields.required("subnetPrefixLength") }
            set { fields.set("subnetPrefixLength", newValue) }
        }
        /// One of ``LineAccessValidation``; required.
        public var accessValidation: ICWS.Configuration.Hardware.LineAccessValidation {
            get { fields.required("accessValidation") }
            set { fields.set("accessValidation", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("ip", String.self)
            checker.required("subnetPrefixLength", Int.self)
            checker.required("accessValidation", ICWS.Configuration.Hardware.LineAccessValidation.self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.LineGroup`.
    ///
    /// Known from the vendor's library.
    public struct LineGroup: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:lineGroup" }
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
        public var lines: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("lines") }
            set { fields.set("lines", field: newValue) }
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
            checker.optional("lines", [ICWS.Configuration.ConfigurationId].self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.LineGroups`.
    ///
    /// Known from the vendor's library.
    public struct LineGroups: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:lineGroups" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``LineGroup``.
        public init(
            items: [ICWS.Configuration.Hardware.LineGroup]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``LineGroup``; required.
        public var items: [ICWS.Configuration.Hardware.LineGroup] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.Hardware.LineGroup].self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.LineRegistrarAddress`.
    ///
    /// Known from the vendor's library.
    public struct LineRegistrarAddress: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:lineRegistrarAddress" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - ip: A text.
        ///   - port: A whole number.
        ///   - registrationTime: A whole number.
        public init(
            ip: String,
            port: Int,
            registrationTime: Int
        ) {
            fields = ContractFields()
            fields.set("ip", ip)
            fields.set("port", port)
            fields.set("registrationTime", registrationTime)
        }
        /// A text; required.
        public var ip: String {
            get { fields.required("ip") }
            set { fields.set("ip", newValue) }
        }
        /// A whole number; required.
        public var port: Int {
            get { fields.required("port") }
            set { fields.set("port", newValue) }
        }
        /// A whole number; required.
        public var registrationTime: Int {
            get { fields.required("registrationTime") }
            set { fields.set("registrationTime", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("ip", String.self)
            checker.required("port", Int.self)
            checker.required("registrationTime", Int.self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.LineSipProxy`.
    ///
    /// Known from the vendor's library.
    public struct LineSipProxy: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:lineSipProxy" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - ip: A text.
        ///   - port: A whole number.
        public init(
            ip: String,
            port: Int
        ) {
            fields = ContractFields()
            fields.set("ip", ip)
            fields.set("port", port)
        }
        /// A text; required.
        public var ip: String {
            get { fields.required("ip") }
            set { fields.set("ip", newValue) }
        }
        /// A whole number; required.
        public var port: Int {
            get { fields.required("port") }
            set { fields.set("port", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("ip", String.self)
            checker.required("port", Int.self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.Lines`.
    ///
    /// Known from the vendor's library.
    public struct Lines: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:lines" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``Line``.
        public init(
            items: [ICWS.Configuration.Hardware.Line]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``Line``; required.
        public var items: [ICWS.Configuration.Hardware.Line] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.Hardware.Line].self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.Location`.
    ///
    /// Known from the vendor's library.
    public struct Location: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:location" }
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
        public var sntpServer: Field<String> {
            get { fields.field("sntpServer") }
            set { fields.set("sntpServer", field: newValue) }
        }
        /// A text; may be missing.
        public var timezone: String? {
            get { fields.optional("timezone") }
            set { fields.set("timezone", optional: newValue) }
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
            checker.optional("sntpServer", String.self)
            checker.optional("timezone", String.self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.Locations`.
    ///
    /// Known from the vendor's library.
    public struct Locations: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:locations" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``Location``.
        public init(
            items: [ICWS.Configuration.Hardware.Location]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``Location``; required.
        public var items: [ICWS.Configuration.Hardware.Location] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.Hardware.Location].self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.MediaServer`.
    ///
    /// Known from the vendor's library.
    public struct MediaServer: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:mediaServer" }
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
        public var licenseType: Field<String> {
            get { fields.field("licenseType") }
            set { fields.set("licenseType", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var location: Field<String> {
            get { fields.field("location") }
            set { fields.set("location", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var version: Field<String> {
            get { fields.field("version") }
            set { fields.set("version", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var webConfigUri: Field<String> {
            get { fields.field("webConfigUri") }
            set { fields.set("webConfigUri", field: newValue) }
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
            checker.optional("licenseType", String.self)
            checker.optional("location", String.self)
            checker.optional("version", String.self)
            checker.optional("webConfigUri", String.self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.MediaServers`.
    ///
    /// Known from the vendor's library.
    public struct MediaServers: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:mediaServers" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``MediaServer``.
        public init(
            items: [ICWS.Configuration.Hardware.MediaServer]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``MediaServer``; required.
        public var items: [ICWS.Configuration.Hardware.MediaServer] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.Hardware.MediaServer].self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.RecordingBeepTone`.
    ///
    /// Known from the vendor's library.
    public struct RecordingBeepTone: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:recordingBeepTone" }
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
        /// A whole number; may be missing.
        public var toneAmplitudeOne: Int? {
            get { fields.optional("toneAmplitudeOne") }
            set { fields.set("toneAmplitudeOne", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var toneAmplitudeTwo: Int? {
            get { fields.optional("toneAmplitudeTwo") }
            set { fields.set("toneAmplitudeTwo", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var toneDuration: Int? {
            get { fields.optional("toneDuration") }
            set { fields.set("toneDuration", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var toneFrequencyOne: Int? {
            get { fields.optional("toneFrequencyOne") }
            set { fields.set("toneFrequencyOne", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var toneFrequencyTwo: Int? {
            get { fields.optional("toneFrequencyTwo") }
            set { fields.set("toneFrequencyTwo", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var toneInterval: Int? {
            get { fields.optional("toneInterval") }
            set { fields.set("toneInterval", optional: newValue) }
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
            checker.optional("toneAmplitudeOne", Int.self)
            checker.optional("toneAmplitudeTwo", Int.self)
            checker.optional("toneDuration", Int.self)
            checker.optional("toneFrequencyOne", Int.self)
            checker.optional("toneFrequencyTwo", Int.self)
            checker.optional("toneInterval", Int.self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.RecordingBeepTones`.
    ///
    /// Known from the vendor's library.
    public struct RecordingBeepTones: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:recordingBeepTones" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``RecordingBeepTone``.
        public init(
            items: [ICWS.Configuration.Hardware.RecordingBeepTone]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``RecordingBeepTone``; required.
        public var items: [ICWS.Configuration.Hardware.RecordingBeepTone] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.Hardware.RecordingBeepTone].self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.RecordingBeepTonesMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/recording-beep-tones/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct RecordingBeepTonesMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:recordingBeepTonesMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/recording-beep-tones/{subscriptionId}"
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
        /// A list, each a ``RecordingBeepTone``; may be missing.
        public var added: [ICWS.Configuration.Hardware.RecordingBeepTone]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``RecordingBeepTone``; may be missing.
        public var changed: [ICWS.Configuration.Hardware.RecordingBeepTone]? {
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
            checker.optional("added", [ICWS.Configuration.Hardware.RecordingBeepTone].self)
            checker.optional("changed", [ICWS.Configuration.Hardware.RecordingBeepTone].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.SelectionRule`.
    ///
    /// Known from the vendor's library.
    public struct SelectionRule: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:selectionRule" }
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

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.SelectionRules`.
    ///
    /// Known from the vendor's library.
    public struct SelectionRules: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:selectionRules" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``SelectionRule``.
        public init(
            items: [ICWS.Configuration.Hardware.SelectionRule]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``SelectionRule``; required.
        public var items: [ICWS.Configuration.Hardware.SelectionRule] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.Hardware.SelectionRule].self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.SipBridge`.
    ///
    /// Known from the vendor's library.
    public struct SipBridge: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:sipBridge" }
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

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.SipBridges`.
    ///
    /// Known from the vendor's library.
    public struct SipBridges: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:sipBridges" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``SipBridge``.
        public init(
            items: [ICWS.Configuration.Hardware.SipBridge]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``SipBridge``; required.
        public var items: [ICWS.Configuration.Hardware.SipBridge] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.Hardware.SipBridge].self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.StationGroup`.
    ///
    /// Known from the vendor's library.
    public struct StationGroup: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:stationGroup" }
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

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.StationGroups`.
    ///
    /// Known from the vendor's library.
    public struct StationGroups: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:stationGroups" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``StationGroup``.
        public init(
            items: [ICWS.Configuration.Hardware.StationGroup]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``StationGroup``; required.
        public var items: [ICWS.Configuration.Hardware.StationGroup] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.Hardware.StationGroup].self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.StructuredParameter`.
    ///
    /// Known from the vendor's library.
    public struct StructuredParameter: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:structuredParameter" }
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
        public var description: Field<String> {
            get { fields.field("description") }
            set { fields.set("description", field: newValue) }
        }
        /// A list, each a ``StructuredParameterValue``; absent, null or a value.
        public var parameters: Field<[ICWS.Configuration.Hardware.StructuredParameterValue]> {
            get { fields.field("parameters") }
            set { fields.set("parameters", field: newValue) }
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
            checker.optional("description", String.self)
            checker.optional("parameters", [ICWS.Configuration.Hardware.StructuredParameterValue].self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.StructuredParameterValue`.
    ///
    /// Known from the vendor's library.
    public struct StructuredParameterValue: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:structuredParameterValue" }
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
        ///   - parameterType: One of ``StructuredParameterType``.
        public init(
            name: String,
            parameterType: ICWS.Configuration.Hardware.StructuredParameterType
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("parameterType", parameterType)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// One of ``StructuredParameterType``; required.
        public var parameterType: ICWS.Configuration.Hardware.StructuredParameterType {
            get { fields.required("parameterType") }
            set { fields.set("parameterType", newValue) }
        }
        /// A list, each a text; required, may be null.
        public var values: [String]? {
            get { fields.optional("values") }
            set { fields.set("values", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.required("parameterType", ICWS.Configuration.Hardware.StructuredParameterType.self)
            checker.requiredNullable("values", [String].self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.StructuredParameters`.
    ///
    /// Known from the vendor's library.
    public struct StructuredParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:structuredParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``StructuredParameter``.
        public init(
            items: [ICWS.Configuration.Hardware.StructuredParameter]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``StructuredParameter``; required.
        public var items: [ICWS.Configuration.Hardware.StructuredParameter] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.Hardware.StructuredParameter].self)
        }
    }
}

extension ICWS.Configuration.Hardware {
    /// Contract `Configuration.Hardware.StructuredParametersMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/structured-parameters/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct StructuredParametersMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.hardware:structuredParametersMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/structured-parameters/{subscriptionId}"
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
        /// A list, each a ``StructuredParameter``; may be missing.
        public var added: [ICWS.Configuration.Hardware.StructuredParameter]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``StructuredParameter``; may be missing.
        public var changed: [ICWS.Configuration.Hardware.StructuredParameter]? {
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
            checker.optional("added", [ICWS.Configuration.Hardware.StructuredParameter].self)
            checker.optional("changed", [ICWS.Configuration.Hardware.StructuredParameter].self)
            checker.optional("removed", [String].self)
        }
    }
}
