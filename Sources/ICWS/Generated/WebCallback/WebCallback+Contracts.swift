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
        ///   - targetQueue: A text.
        ///   - targetQueueType: A text.
        ///   - telephone: A text.
        ///   - name: A text.
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
        /// A text; required.
        public var targetQueue: String {
            get { fields.required("targetQueue") }
            set { fields.set("targetQueue", newValue) }
        }
        /// A text; required.
        public var targetQueueType: String {
            get { fields.required("targetQueueType") }
            set { fields.set("targetQueueType", newValue) }
        }
        /// A text; required.
        public var telephone: String {
            get { fields.required("telephone") }
            set { fields.set("telephone", newValue) }
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; may be missing.
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
        ///   - participantID: A GUID.
        ///   - dateFormat: A text.
        ///   - timeFormat: A text.
        ///   - callbackID: A text.
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
        /// A GUID; required.
        public var participantID: ICWS.GUID {
            get { fields.required("participantID") }
            set { fields.set("participantID", newValue) }
        }
        /// A text; required.
        public var dateFormat: String {
            get { fields.required("dateFormat") }
            set { fields.set("dateFormat", newValue) }
        }
        /// A text; required.
        public var timeFormat: String {
            get { fields.required("timeFormat") }
            set { fields.set("timeFormat", newValue) }
        }
        /// A text; required.
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
        ///   - callbackID: A text.
        ///   - participantID: A GUID.
        public init(
            callbackID: String,
            participantID: ICWS.GUID
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("callbackID", callbackID)
            fields.set("participantID", participantID)
        }
        /// A text; required.
        public var callbackID: String {
            get { fields.required("callbackID") }
            set { fields.set("callbackID", newValue) }
        }
        /// A GUID; required.
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
        /// - Parameter state: A text.
        public init(
            state: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("state", state)
        }
        /// A text; required.
        public var state: String {
            get { fields.required("state") }
            set { fields.set("state", newValue) }
        }
        /// A whole number; may be missing.
        public var queueWaitTime: Int? {
            get { fields.optional("queueWaitTime") }
            set { fields.set("queueWaitTime", optional: newValue) }
        }
        /// A whole number; may be missing.
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
