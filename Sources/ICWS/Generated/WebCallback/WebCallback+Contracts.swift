// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.WebCallback {
    /// Contract `WebCallback.CallbackCreateRequest`.
    ///
    /// Documented.
    public struct CallbackCreateRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:webCallback:callbackCreateRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - targetQueue: `targetQueue`.
        ///   - targetQueueType: `targetQueueType`.
        ///   - telephone: `telephone`.
        ///   - name: `name`.
        public init(
            targetQueue: String,
            targetQueueType: String,
            telephone: String,
            name: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("targetQueue", targetQueue)
            fields.set("targetQueueType", targetQueueType)
            fields.set("telephone", telephone)
            fields.set("name", name)
        }
        /// `targetQueue`: required.
        public var targetQueue: String {
            get { fields.required("targetQueue") }
            set { fields.set("targetQueue", newValue) }
        }
        /// `targetQueueType`: required.
        public var targetQueueType: String {
            get { fields.required("targetQueueType") }
            set { fields.set("targetQueueType", newValue) }
        }
        /// `telephone`: required.
        public var telephone: String {
            get { fields.required("telephone") }
            set { fields.set("telephone", newValue) }
        }
        /// `name`: required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// `subject`: may be missing.
        public var subject: String? {
            get { fields.optional("subject") }
            set { fields.set("subject", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("targetQueue", String.self)
            checker.required("targetQueueType", String.self)
            checker.required("telephone", String.self)
            checker.required("name", String.self)
            checker.optional("subject", String.self)
        }
    }
}

extension ICWS.WebCallback {
    /// Contract `WebCallback.CallbackCreateResponse`.
    ///
    /// Documented.
    public struct CallbackCreateResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:webCallback:callbackCreateResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - participantID: `participantID`.
        ///   - dateFormat: `dateFormat`.
        ///   - timeFormat: `timeFormat`.
        ///   - callbackID: `callbackID`.
        public init(
            participantID: ICWS.GUID,
            dateFormat: String,
            timeFormat: String,
            callbackID: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("participantID", participantID)
            fields.set("dateFormat", dateFormat)
            fields.set("timeFormat", timeFormat)
            fields.set("callbackID", callbackID)
        }
        /// `participantID`: required.
        public var participantID: ICWS.GUID {
            get { fields.required("participantID") }
            set { fields.set("participantID", newValue) }
        }
        /// `dateFormat`: required.
        public var dateFormat: String {
            get { fields.required("dateFormat") }
            set { fields.set("dateFormat", newValue) }
        }
        /// `timeFormat`: required.
        public var timeFormat: String {
            get { fields.required("timeFormat") }
            set { fields.set("timeFormat", newValue) }
        }
        /// `callbackID`: required.
        public var callbackID: String {
            get { fields.required("callbackID") }
            set { fields.set("callbackID", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("participantID", ICWS.GUID.self)
            checker.required("dateFormat", String.self)
            checker.required("timeFormat", String.self)
            checker.required("callbackID", String.self)
        }
    }
}

extension ICWS.WebCallback {
    /// Contract `WebCallback.CallbackReconnectRequest`.
    ///
    /// Documented.
    public struct CallbackReconnectRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:webCallback:callbackReconnectRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - callbackID: `callbackID`.
        ///   - participantID: `participantID`.
        public init(
            callbackID: String,
            participantID: ICWS.GUID
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("callbackID", callbackID)
            fields.set("participantID", participantID)
        }
        /// `callbackID`: required.
        public var callbackID: String {
            get { fields.required("callbackID") }
            set { fields.set("callbackID", newValue) }
        }
        /// `participantID`: required.
        public var participantID: ICWS.GUID {
            get { fields.required("participantID") }
            set { fields.set("participantID", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("callbackID", String.self)
            checker.required("participantID", ICWS.GUID.self)
        }
    }
}

extension ICWS.WebCallback {
    /// Contract `WebCallback.CallbackStatusResponse`.
    ///
    /// Documented.
    public struct CallbackStatusResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:webCallback:callbackStatusResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter state: `state`.
        public init(
            state: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("state", state)
        }
        /// `state`: required.
        public var state: String {
            get { fields.required("state") }
            set { fields.set("state", newValue) }
        }
        /// `queueWaitTime`: may be missing.
        public var queueWaitTime: Int? {
            get { fields.optional("queueWaitTime") }
            set { fields.set("queueWaitTime", optional: newValue) }
        }
        /// `queuePosition`: may be missing.
        public var queuePosition: Int? {
            get { fields.optional("queuePosition") }
            set { fields.set("queuePosition", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("state", String.self)
            checker.optional("queueWaitTime", Int.self)
            checker.optional("queuePosition", Int.self)
        }
    }
}
