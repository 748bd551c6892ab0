// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCommon
public import ICWSConfiguration
public import ICWSCore
public import ICWSMessaging

extension ICWS.Connection {
    /// Contract `Connection.AlternateHosts`.
    ///
    /// Known from the vendor's library.
    public struct AlternateHosts: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:alternateHosts" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter alternateHostList: A list, each a text.
        public init(
            alternateHostList: [String]
        ) {
            fields = ContractFields()
            fields.set("alternateHostList", alternateHostList)
        }
        /// A text; may be missing.
        public var errorId: String? {
            get { fields.optional("errorId") }
            set { fields.set("errorId", optional: newValue) }
        }
        /// A text; may be missing.
        public var message: String? {
            get { fields.optional("message") }
            set { fields.set("message", optional: newValue) }
        }
        /// A list, each a text; required.
        public var alternateHostList: [String] {
            get { fields.required("alternateHostList") }
            set { fields.set("alternateHostList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("errorId", String.self)
            checker.optional("message", String.self)
            checker.required("alternateHostList", [String].self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.AuthConnectionRequestSettings`.
    ///
    /// Known from the vendor's library.
    public struct AuthConnectionRequestSettings: ICWS.Connection.BaseAuthConnectionRequestSettings.Kind {
        /// What ``AuthConnectionRequestSettings`` and everything that derives from it have.
        public protocol Kind: ICWS.Connection.BaseAuthConnectionRequestSettings.Kind {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:authConnectionRequestSettings" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:connection:icAuthConnectionRequestSettings"
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
        ///   - applicationName: A text.
        ///   - userID: A text.
        public init(
            applicationName: String,
            userID: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("applicationName", applicationName)
            fields.set("userID", userID)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Connection.BaseAuthConnectionRequestSettings.checkFields(&checker)
            checker.required("userID", String.self)
        }
    }
}

extension ICWS.Connection.AuthConnectionRequestSettings: ICWS.Connection.AuthConnectionRequestSettings.Kind {}

extension ICWS.Connection.AuthConnectionRequestSettings.Kind {
    /// A text; required.
    public var userID: String {
        get { fields.required("userID") }
        set { fields.set("userID", newValue) }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.AuthTokenConnectionRequestSettings`.
    ///
    /// Known from the vendor's library.
    public struct AuthTokenConnectionRequestSettings: ICWS.Connection.BaseAuthConnectionRequestSettings.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:authTokenConnectionRequestSettings" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - applicationName: A text.
        ///   - authTokenSeed: A GUID.
        ///   - authToken: A text.
        ///   - authTokenSourceSession: A text.
        public init(
            applicationName: String,
            authTokenSeed: ICWS.GUID,
            authToken: String,
            authTokenSourceSession: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("applicationName", applicationName)
            fields.set("authTokenSeed", authTokenSeed)
            fields.set("authToken", authToken)
            fields.set("authTokenSourceSession", authTokenSourceSession)
        }
        /// A GUID; required.
        public var authTokenSeed: ICWS.GUID {
            get { fields.required("authTokenSeed") }
            set { fields.set("authTokenSeed", newValue) }
        }
        /// A text; required.
        public var authToken: String {
            get { fields.required("authToken") }
            set { fields.set("authToken", newValue) }
        }
        /// A text; required.
        public var authTokenSourceSession: String {
            get { fields.required("authTokenSourceSession") }
            set { fields.set("authTokenSourceSession", newValue) }
        }
        /// True or false; may be missing.
        public var disconnectSourceSession: Bool? {
            get { fields.optional("disconnectSourceSession") }
            set { fields.set("disconnectSourceSession", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Connection.BaseAuthConnectionRequestSettings.checkFields(&checker)
            checker.required("authTokenSeed", ICWS.GUID.self)
            checker.required("authToken", String.self)
            checker.required("authTokenSourceSession", String.self)
            checker.optional("disconnectSourceSession", Bool.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.AuthenticationInfo`.
    ///
    /// Known from the vendor's library.
    public struct AuthenticationInfo: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:authenticationInfo" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter allowIcAuth: True or false.
        public init(
            allowIcAuth: Bool
        ) {
            fields = ContractFields()
            fields.set("allowIcAuth", allowIcAuth)
        }
        /// True or false; required.
        public var allowIcAuth: Bool {
            get { fields.required("allowIcAuth") }
            set { fields.set("allowIcAuth", newValue) }
        }
        /// A list, each a ``IdentityProvider``; may be missing.
        public var identityProviders: [ICWS.Connection.IdentityProvider]? {
            get { fields.optional("identityProviders") }
            set { fields.set("identityProviders", optional: newValue) }
        }
        /// A text; may be missing.
        public var userAgreementText: String? {
            get { fields.optional("userAgreementText") }
            set { fields.set("userAgreementText", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("allowIcAuth", Bool.self)
            checker.optional("identityProviders", [ICWS.Connection.IdentityProvider].self)
            checker.optional("userAgreementText", String.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.BaseAuthConnectionRequestSettings`.
    ///
    /// Known from the vendor's library.
    public struct BaseAuthConnectionRequestSettings: Contract {
        /// What ``BaseAuthConnectionRequestSettings`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:baseAuthConnectionRequestSettings" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:connection:authConnectionRequestSettings",
                "urn:inin.com:connection:authTokenConnectionRequestSettings",
                "urn:inin.com:connection:icAuthConnectionRequestSettings",
                "urn:inin.com:connection:singleSignOnTokenConnectionRequestSettings",
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
        /// - Parameter applicationName: A text.
        public init(
            applicationName: String
        ) {
            fields = ContractFields()
            fields.set("applicationName", applicationName)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("applicationName", String.self)
            checker.optional("marketPlaceApplicationLicenseName", String.self)
            checker.optional("marketPlaceApplicationCode", String.self)
        }
    }
}

extension ICWS.Connection.BaseAuthConnectionRequestSettings: ICWS.Connection.BaseAuthConnectionRequestSettings.Kind {}

extension ICWS.Connection.BaseAuthConnectionRequestSettings.Kind {
    /// A text; required.
    public var applicationName: String {
        get { fields.required("applicationName") }
        set { fields.set("applicationName", newValue) }
    }
    /// A text; may be missing.
    public var marketPlaceApplicationLicenseName: String? {
        get { fields.optional("marketPlaceApplicationLicenseName") }
        set { fields.set("marketPlaceApplicationLicenseName", optional: newValue) }
    }
    /// A text; may be missing.
    public var marketPlaceApplicationCode: String? {
        get { fields.optional("marketPlaceApplicationCode") }
        set { fields.set("marketPlaceApplicationCode", optional: newValue) }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.ConnectionResponse`.
    ///
    /// Known from the vendor's library.
    public struct ConnectionResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:connectionResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - csrfToken: A text.
        ///   - sessionId: A text.
        public init(
            csrfToken: String,
            sessionId: String
        ) {
            fields = ContractFields()
            fields.set("csrfToken", csrfToken)
            fields.set("sessionId", sessionId)
        }
        /// A text; required.
        public var csrfToken: String {
            get { fields.required("csrfToken") }
            set { fields.set("csrfToken", newValue) }
        }
        /// A text; required.
        public var sessionId: String {
            get { fields.required("sessionId") }
            set { fields.set("sessionId", newValue) }
        }
        /// A list, each a text; may be missing.
        public var alternateHostList: [String]? {
            get { fields.optional("alternateHostList") }
            set { fields.set("alternateHostList", optional: newValue) }
        }
        /// A text; may be missing.
        public var userID: String? {
            get { fields.optional("userID") }
            set { fields.set("userID", optional: newValue) }
        }
        /// A text; may be missing.
        public var userDisplayName: String? {
            get { fields.optional("userDisplayName") }
            set { fields.set("userDisplayName", optional: newValue) }
        }
        /// A text; may be missing.
        public var icServer: String? {
            get { fields.optional("icServer") }
            set { fields.set("icServer", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var daysUntilPasswordExpiration: Int? {
            get { fields.optional("daysUntilPasswordExpiration") }
            set { fields.set("daysUntilPasswordExpiration", optional: newValue) }
        }
        /// A ``VersionInfo``; may be missing.
        public var version: ICWS.Connection.VersionInfo? {
            get { fields.optional("version") }
            set { fields.set("version", optional: newValue) }
        }
        /// A list, each a ``FeatureInfo``; may be missing.
        public var features: [ICWS.Common.FeatureInfo]? {
            get { fields.optional("features") }
            set { fields.set("features", optional: newValue) }
        }
        /// A ``ServerTimeInfo``; may be missing.
        public var serverTimeInfo: ICWS.Connection.ServerTimeInfo? {
            get { fields.optional("serverTimeInfo") }
            set { fields.set("serverTimeInfo", optional: newValue) }
        }
        /// A text; absent, null or a value.
        public var defaultWorkstationId: Field<String> {
            get { fields.field("defaultWorkstationId") }
            set { fields.set("defaultWorkstationId", field: newValue) }
        }
        /// A ``EffectiveStationInfo``; absent, null or a value.
        public var effectiveStation: Field<ICWS.Connection.EffectiveStationInfo> {
            get { fields.field("effectiveStation") }
            set { fields.set("effectiveStation", field: newValue) }
        }
        /// A ``PurecloudIntegration``; may be missing.
        public var purecloudIntegration: ICWS.Connection.PurecloudIntegration? {
            get { fields.optional("purecloudIntegration") }
            set { fields.set("purecloudIntegration", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("csrfToken", String.self)
            checker.required("sessionId", String.self)
            checker.optional("alternateHostList", [String].self)
            checker.optional("userID", String.self)
            checker.optional("userDisplayName", String.self)
            checker.optional("icServer", String.self)
            checker.optional("daysUntilPasswordExpiration", Int.self)
            checker.optional("version", ICWS.Connection.VersionInfo.self)
            checker.optional("features", [ICWS.Common.FeatureInfo].self)
            checker.optional("serverTimeInfo", ICWS.Connection.ServerTimeInfo.self)
            checker.optional("defaultWorkstationId", String.self)
            checker.optional("effectiveStation", ICWS.Connection.EffectiveStationInfo.self)
            checker.optional("purecloudIntegration", ICWS.Connection.PurecloudIntegration.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.ConnectionSettings`.
    ///
    /// Known from the vendor's library.
    public struct ConnectionSettings: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:connectionSettings" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter connectionState: One of ``ConnectionState``.
        public init(
            connectionState: ICWS.Connection.ConnectionState
        ) {
            fields = ContractFields()
            fields.set("connectionState", connectionState)
        }
        /// One of ``ConnectionState``; required.
        public var connectionState: ICWS.Connection.ConnectionState {
            get { fields.required("connectionState") }
            set { fields.set("connectionState", newValue) }
        }
        /// A text; may be missing.
        public var reason: String? {
            get { fields.optional("reason") }
            set { fields.set("reason", optional: newValue) }
        }
        /// True or false; may be missing.
        public var shouldReconnect: Bool? {
            get { fields.optional("shouldReconnect") }
            set { fields.set("shouldReconnect", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("connectionState", ICWS.Connection.ConnectionState.self)
            checker.optional("reason", String.self)
            checker.optional("shouldReconnect", Bool.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.ConnectionStateChangeMessage`.
    ///
    /// A message that no subscription is known for (seen in other programs).
    ///
    /// Known from the vendor's library.
    public struct ConnectionStateChangeMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:connectionStateChangeMessage" }
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
            previousConnectionState: ICWS.Connection.ConnectionState,
            newConnectionState: ICWS.Connection.ConnectionState,
            reason: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("previousConnectionState", previousConnectionState)
            fields.set("newConnectionState", newConnectionState)
            fields.set("reason", reason)
        }
        /// One of ``ConnectionState``; required.
        public var previousConnectionState: ICWS.Connection.ConnectionState {
            get { fields.required("previousConnectionState") }
            set { fields.set("previousConnectionState", newValue) }
        }
        /// One of ``ConnectionState``; required.
        public var newConnectionState: ICWS.Connection.ConnectionState {
            get { fields.required("newConnectionState") }
            set { fields.set("newConnectionState", newValue) }
        }
        /// A text; required.
        public var reason: String {
            get { fields.required("reason") }
            set { fields.set("reason", newValue) }
        }
        /// True or false; may be missing.
        public var shouldReconnect: Bool? {
            get { fields.optional("shouldReconnect") }
            set { fields.set("shouldReconnect", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("previousConnectionState", ICWS.Connection.ConnectionState.self)
            checker.required("newConnectionState", ICWS.Connection.ConnectionState.self)
            checker.required("reason", String.self)
            checker.optional("shouldReconnect", Bool.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.CreateUniqueAuthTokenRequest`.
    ///
    /// Known from the vendor's library.
    public struct CreateUniqueAuthTokenRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:createUniqueAuthTokenRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter authTokenSeed: A GUID.
        public init(
            authTokenSeed: ICWS.GUID
        ) {
            fields = ContractFields()
            fields.set("authTokenSeed", authTokenSeed)
        }
        /// A GUID; required.
        public var authTokenSeed: ICWS.GUID {
            get { fields.required("authTokenSeed") }
            set { fields.set("authTokenSeed", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("authTokenSeed", ICWS.GUID.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.CreateUniqueAuthTokenResponse`.
    ///
    /// Known from the vendor's library.
    public struct CreateUniqueAuthTokenResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:createUniqueAuthTokenResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter authToken: A text.
        public init(
            authToken: String
        ) {
            fields = ContractFields()
            fields.set("authToken", authToken)
        }
        /// A text; required.
        public var authToken: String {
            get { fields.required("authToken") }
            set { fields.set("authToken", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("authToken", String.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.EffectiveStationChangeMessage`.
    ///
    /// A message that no subscription is known for (seen in other programs).
    ///
    /// Known from the vendor's library.
    public struct EffectiveStationChangeMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:effectiveStationChangeMessage" }
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
        /// - Parameter isDelta: True or false.
        public init(
            isDelta: Bool
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
        }
        /// A ``EffectiveStationInfo``; required, may be null.
        public var effectiveStation: ICWS.Connection.EffectiveStationInfo? {
            get { fields.optional("effectiveStation") }
            set { fields.set("effectiveStation", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.requiredNullable("effectiveStation", ICWS.Connection.EffectiveStationInfo.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.EffectiveStationInfo`.
    ///
    /// Known from the vendor's library.
    public struct EffectiveStationInfo: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:effectiveStationInfo" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter stationId: A ``ConfigurationId``.
        public init(
            stationId: ICWS.Configuration.ConfigurationId
        ) {
            fields = ContractFields()
            fields.set("stationId", stationId)
        }
        /// A ``ConfigurationId``; required.
        public var stationId: ICWS.Configuration.ConfigurationId {
            get { fields.required("stationId") }
            set { fields.set("stationId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("stationId", ICWS.Configuration.ConfigurationId.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.IcAuthConnectionRequestSettings`.
    ///
    /// Known from the vendor's library.
    public struct IcAuthConnectionRequestSettings: ICWS.Connection.AuthConnectionRequestSettings.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:icAuthConnectionRequestSettings" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - applicationName: A text.
        ///   - userID: A text.
        ///   - password: A text.
        public init(
            applicationName: String,
            userID: String,
            password: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("applicationName", applicationName)
            fields.set("userID", userID)
            fields.set("password", password)
        }
        /// A text; required.
        public var password: String {
            get { fields.required("password") }
            set { fields.set("password", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Connection.AuthConnectionRequestSettings.checkFields(&checker)
            checker.required("password", String.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.IdentityProvider`.
    ///
    /// Known from the vendor's library.
    public struct IdentityProvider: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:identityProvider" }
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
        ///   - identityProviderId: A text.
        ///   - builtInIdentityProvider: True or false.
        public init(
            displayName: String,
            identityProviderId: String,
            builtInIdentityProvider: Bool
        ) {
            fields = ContractFields()
            fields.set("displayName", displayName)
            fields.set("identityProviderId", identityProviderId)
            fields.set("builtInIdentityProvider", builtInIdentityProvider)
        }
        /// A text; required.
        public var displayName: String {
            get { fields.required("displayName") }
            set { fields.set("displayName", newValue) }
        }
        /// A text; required.
        public var identityProviderId: String {
            get { fields.required("identityProviderId") }
            set { fields.set("identityProviderId", newValue) }
        }
        /// True or false; required.
        public var builtInIdentityProvider: Bool {
            get { fields.required("builtInIdentityProvider") }
            set { fields.set("builtInIdentityProvider", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("displayName", String.self)
            checker.required("identityProviderId", String.self)
            checker.required("builtInIdentityProvider", Bool.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.Language`.
    ///
    /// Known from the vendor's library.
    public struct Language: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:language" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - languageID: A text.
        ///   - languageDisplayName: A text.
        public init(
            languageID: String,
            languageDisplayName: String
        ) {
            fields = ContractFields()
            fields.set("languageID", languageID)
            fields.set("languageDisplayName", languageDisplayName)
        }
        /// A text; required.
        public var languageID: String {
            get { fields.required("languageID") }
            set { fields.set("languageID", newValue) }
        }
        /// A text; required.
        public var languageDisplayName: String {
            get { fields.required("languageDisplayName") }
            set { fields.set("languageDisplayName", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("languageID", String.self)
            checker.required("languageDisplayName", String.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.PurecloudIntegration`.
    ///
    /// Known from the vendor's library.
    public struct PurecloudIntegration: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:purecloudIntegration" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter integrationEnabled: True or false.
        public init(
            integrationEnabled: Bool
        ) {
            fields = ContractFields()
            fields.set("integrationEnabled", integrationEnabled)
        }
        /// True or false; required.
        public var integrationEnabled: Bool {
            get { fields.required("integrationEnabled") }
            set { fields.set("integrationEnabled", newValue) }
        }
        /// True or false; may be missing.
        public var webRTCIntegrationEnabled: Bool? {
            get { fields.optional("webRTCIntegrationEnabled") }
            set { fields.set("webRTCIntegrationEnabled", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("integrationEnabled", Bool.self)
            checker.optional("webRTCIntegrationEnabled", Bool.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.RemoteNumberSettings`.
    ///
    /// Known from the vendor's library.
    public struct RemoteNumberSettings: ICWS.Connection.StationSettings.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:remoteNumberSettings" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter remoteNumber: A text.
        public init(
            remoteNumber: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("remoteNumber", remoteNumber)
        }
        /// True or false; may be missing.
        public var persistentConnection: Bool? {
            get { fields.optional("persistentConnection") }
            set { fields.set("persistentConnection", optional: newValue) }
        }
        /// A text; required.
        public var remoteNumber: String {
            get { fields.required("remoteNumber") }
            set { fields.set("remoteNumber", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Connection.StationSettings.checkFields(&checker)
            checker.optional("persistentConnection", Bool.self)
            checker.required("remoteNumber", String.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.RemoteWorkstationSettings`.
    ///
    /// Known from the vendor's library.
    public struct RemoteWorkstationSettings: ICWS.Connection.WorkstationSettings.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:remoteWorkstationSettings" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter workstation: A text.
        public init(
            workstation: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("workstation", workstation)
        }
        /// A text; may be missing.
        public var remoteNumber: String? {
            get { fields.optional("remoteNumber") }
            set { fields.set("remoteNumber", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Connection.WorkstationSettings.checkFields(&checker)
            checker.optional("remoteNumber", String.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.ServerInfo`.
    ///
    /// Known from the vendor's library.
    public struct ServerInfo: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:serverInfo" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - languages: A list, each a ``Language``.
        ///   - acceptLanguage: A text.
        public init(
            languages: [ICWS.Connection.Language],
            acceptLanguage: String
        ) {
            fields = ContractFields()
            fields.set("languages", languages)
            fields.set("acceptLanguage", acceptLanguage)
        }
        /// A list, each a ``Language``; required.
        public var languages: [ICWS.Connection.Language] {
            get { fields.required("languages") }
            set { fields.set("languages", newValue) }
        }
        /// A text; required.
        public var acceptLanguage: String {
            get { fields.required("acceptLanguage") }
            set { fields.set("acceptLanguage", newValue) }
        }
        /// A ``AuthenticationInfo``; may be missing.
        public var authentication: ICWS.Connection.AuthenticationInfo? {
            get { fields.optional("authentication") }
            set { fields.set("authentication", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("languages", [ICWS.Connection.Language].self)
            checker.required("acceptLanguage", String.self)
            checker.optional("authentication", ICWS.Connection.AuthenticationInfo.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.ServerTimeInfo`.
    ///
    /// Known from the vendor's library.
    public struct ServerTimeInfo: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:serverTimeInfo" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter serverUtcTime: A point in time, UTC.
        public init(
            serverUtcTime: ICWS.DateTime
        ) {
            fields = ContractFields()
            fields.set("serverUtcTime", serverUtcTime)
        }
        /// A point in time, UTC; required.
        public var serverUtcTime: ICWS.DateTime {
            get { fields.required("serverUtcTime") }
            set { fields.set("serverUtcTime", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("serverUtcTime", ICWS.DateTime.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.SingleSignOnResponse`.
    ///
    /// Known from the vendor's library.
    public struct SingleSignOnResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:singleSignOnResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter singleSignOnToken: A text.
        public init(
            singleSignOnToken: String
        ) {
            fields = ContractFields()
            fields.set("singleSignOnToken", singleSignOnToken)
        }
        /// A text; required.
        public var singleSignOnToken: String {
            get { fields.required("singleSignOnToken") }
            set { fields.set("singleSignOnToken", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("singleSignOnToken", String.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.SingleSignOnTokenConnectionRequestSettings`.
    ///
    /// Known from the vendor's library.
    public struct SingleSignOnTokenConnectionRequestSettings: ICWS.Connection.BaseAuthConnectionRequestSettings.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:singleSignOnTokenConnectionRequestSettings" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - applicationName: A text.
        ///   - singleSignOnToken: A text.
        public init(
            applicationName: String,
            singleSignOnToken: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("applicationName", applicationName)
            fields.set("singleSignOnToken", singleSignOnToken)
        }
        /// A text; required.
        public var singleSignOnToken: String {
            get { fields.required("singleSignOnToken") }
            set { fields.set("singleSignOnToken", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Connection.BaseAuthConnectionRequestSettings.checkFields(&checker)
            checker.required("singleSignOnToken", String.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.StationConnectionStateChangeMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/connection/station` (documented).
    ///
    /// Known from the vendor's library.
    public struct StationConnectionStateChangeMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:stationConnectionStateChangeMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/connection/station"
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
        ///   - newStationInfo: A ``StationInformation``.
        public init(
            isDelta: Bool,
            newStationInfo: ICWS.Connection.StationInformation
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("newStationInfo", newStationInfo)
        }
        /// A ``StationInformation``; may be missing.
        public var previousStationInfo: ICWS.Connection.StationInformation? {
            get { fields.optional("previousStationInfo") }
            set { fields.set("previousStationInfo", optional: newValue) }
        }
        /// A ``StationInformation``; required.
        public var newStationInfo: ICWS.Connection.StationInformation {
            get { fields.required("newStationInfo") }
            set { fields.set("newStationInfo", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.optional("previousStationInfo", ICWS.Connection.StationInformation.self)
            checker.required("newStationInfo", ICWS.Connection.StationInformation.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.StationInformation`.
    ///
    /// Known from the vendor's library.
    public struct StationInformation: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:stationInformation" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - extension: A text.
        ///   - id: A text.
        ///   - stationSetting: One of ``StationSettingsType``.
        public init(
            extension: String,
            id: String,
            stationSetting: ICWS.Connection.StationSettingsType
        ) {
            fields = ContractFields()
            fields.set("extension", `extension`)
            fields.set("id", id)
            fields.set("stationSetting", stationSetting)
        }
        /// True or false; may be missing.
        public var canBeDialed: Bool? {
            get { fields.optional("canBeDialed") }
            set { fields.set("canBeDialed", optional: newValue) }
        }
        /// A text; required.
        public var `extension`: String {
            get { fields.required("extension") }
            set { fields.set("extension", newValue) }
        }
        /// A text; required.
        public var id: String {
            get { fields.required("id") }
            set { fields.set("id", newValue) }
        }
        /// True or false; may be missing.
        public var ringAlways: Bool? {
            get { fields.optional("ringAlways") }
            set { fields.set("ringAlways", optional: newValue) }
        }
        /// A text; may be missing.
        public var sipAddress: String? {
            get { fields.optional("sipAddress") }
            set { fields.set("sipAddress", optional: newValue) }
        }
        /// A text; may be missing.
        public var sipPassword: String? {
            get { fields.optional("sipPassword") }
            set { fields.set("sipPassword", optional: newValue) }
        }
        /// A text; may be missing.
        public var sipUser: String? {
            get { fields.optional("sipUser") }
            set { fields.set("sipUser", optional: newValue) }
        }
        /// A text; may be missing.
        public var remoteNumber: String? {
            get { fields.optional("remoteNumber") }
            set { fields.set("remoteNumber", optional: newValue) }
        }
        /// One of ``StationSettingsType``; required.
        public var stationSetting: ICWS.Connection.StationSettingsType {
            get { fields.required("stationSetting") }
            set { fields.set("stationSetting", newValue) }
        }
        /// A list, each one of ``SupportedMediaType``; may be missing.
        public var allowedMediaTypes: [ICWS.Connection.SupportedMediaType]? {
            get { fields.optional("allowedMediaTypes") }
            set { fields.set("allowedMediaTypes", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("canBeDialed", Bool.self)
            checker.required("extension", String.self)
            checker.required("id", String.self)
            checker.optional("ringAlways", Bool.self)
            checker.optional("sipAddress", String.self)
            checker.optional("sipPassword", String.self)
            checker.optional("sipUser", String.self)
            checker.optional("remoteNumber", String.self)
            checker.required("stationSetting", ICWS.Connection.StationSettingsType.self)
            checker.optional("allowedMediaTypes", [ICWS.Connection.SupportedMediaType].self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.StationSettings`.
    ///
    /// Known from the vendor's library.
    public struct StationSettings: Contract {
        /// What ``StationSettings`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:stationSettings" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:connection:remoteNumberSettings",
                "urn:inin.com:connection:remoteWorkstationSettings",
                "urn:inin.com:connection:stationlessSettings",
                "urn:inin.com:connection:workstationSettings",
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
            checker.optional("supportedMediaTypes", [ICWS.Connection.SupportedMediaType].self)
            checker.optional("stationConnectionMode", ICWS.Connection.StationConnectionMode.self)
            checker.optional("readyForInteractions", Bool.self)
        }
    }
}

extension ICWS.Connection.StationSettings: ICWS.Connection.StationSettings.Kind {}

extension ICWS.Connection.StationSettings.Kind {
    /// A list, each one of ``SupportedMediaType``; may be missing.
    public var supportedMediaTypes: [ICWS.Connection.SupportedMediaType]? {
        get { fields.optional("supportedMediaTypes") }
        set { fields.set("supportedMediaTypes", optional: newValue) }
    }
    /// One of ``StationConnectionMode``; may be missing.
    public var stationConnectionMode: ICWS.Connection.StationConnectionMode? {
        get { fields.optional("stationConnectionMode") }
        set { fields.set("stationConnectionMode", optional: newValue) }
    }
    /// True or false; may be missing.
    public var readyForInteractions: Bool? {
        get { fields.optional("readyForInteractions") }
        set { fields.set("readyForInteractions", optional: newValue) }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.StationlessSettings`.
    ///
    /// Known from the vendor's library.
    public struct StationlessSettings: ICWS.Connection.StationSettings.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:stationlessSettings" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Connection.StationSettings.checkFields(&checker)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.SwitchoverStatus`.
    ///
    /// Known from the vendor's library.
    public struct SwitchoverStatus: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:switchoverStatus" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - isSwitchoverActive: True or false.
        ///   - primaryHost: A text.
        public init(
            isSwitchoverActive: Bool,
            primaryHost: String
        ) {
            fields = ContractFields()
            fields.set("isSwitchoverActive", isSwitchoverActive)
            fields.set("primaryHost", primaryHost)
        }
        /// True or false; required.
        public var isSwitchoverActive: Bool {
            get { fields.required("isSwitchoverActive") }
            set { fields.set("isSwitchoverActive", newValue) }
        }
        /// A text; required.
        public var primaryHost: String {
            get { fields.required("primaryHost") }
            set { fields.set("primaryHost", newValue) }
        }
        /// A text; may be missing.
        public var backupHost: String? {
            get { fields.optional("backupHost") }
            set { fields.set("backupHost", optional: newValue) }
        }
        /// True or false; may be missing.
        public var isBackupICStopping: Bool? {
            get { fields.optional("isBackupICStopping") }
            set { fields.set("isBackupICStopping", optional: newValue) }
        }
        /// True or false; may be missing.
        public var isBackupICStarting: Bool? {
            get { fields.optional("isBackupICStarting") }
            set { fields.set("isBackupICStarting", optional: newValue) }
        }
        /// True or false; may be missing.
        public var isManualSwitchOnly: Bool? {
            get { fields.optional("isManualSwitchOnly") }
            set { fields.set("isManualSwitchOnly", optional: newValue) }
        }
        /// One of ``BackupState``; may be missing.
        public var backupState: ICWS.Connection.BackupState? {
            get { fields.optional("backupState") }
            set { fields.set("backupState", optional: newValue) }
        }
        /// A text; may be missing.
        public var backupVersion: String? {
            get { fields.optional("backupVersion") }
            set { fields.set("backupVersion", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var subsystemsDown: [String]? {
            get { fields.optional("subsystemsDown") }
            set { fields.set("subsystemsDown", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("isSwitchoverActive", Bool.self)
            checker.required("primaryHost", String.self)
            checker.optional("backupHost", String.self)
            checker.optional("isBackupICStopping", Bool.self)
            checker.optional("isBackupICStarting", Bool.self)
            checker.optional("isManualSwitchOnly", Bool.self)
            checker.optional("backupState", ICWS.Connection.BackupState.self)
            checker.optional("backupVersion", String.self)
            checker.optional("subsystemsDown", [String].self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.VersionInfo`.
    ///
    /// Known from the vendor's library.
    public struct VersionInfo: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:versionInfo" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - majorVersion: A text.
        ///   - minorVersion: A text.
        ///   - su: A text.
        ///   - build: A text.
        ///   - productId: A text.
        ///   - codebaseId: A text.
        public init(
            majorVersion: String,
            minorVersion: String,
            su: String,
            build: String,
            productId: String,
            codebaseId: String
        ) {
            fields = ContractFields()
            fields.set("majorVersion", majorVersion)
            fields.set("minorVersion", minorVersion)
            fields.set("su", su)
            fields.set("build", build)
            fields.set("productId", productId)
            fields.set("codebaseId", codebaseId)
        }
        /// A text; required.
        public var majorVersion: String {
            get { fields.required("majorVersion") }
            set { fields.set("majorVersion", newValue) }
        }
        /// A text; required.
        public var minorVersion: String {
            get { fields.required("minorVersion") }
            set { fields.set("minorVersion", newValue) }
        }
        /// A text; required.
        public var su: String {
            get { fields.required("su") }
            set { fields.set("su", newValue) }
        }
        /// A text; required.
        public var build: String {
            get { fields.required("build") }
            set { fields.set("build", newValue) }
        }
        /// A text; required.
        public var productId: String {
            get { fields.required("productId") }
            set { fields.set("productId", newValue) }
        }
        /// A text; required.
        public var codebaseId: String {
            get { fields.required("codebaseId") }
            set { fields.set("codebaseId", newValue) }
        }
        /// A text; may be missing.
        public var productReleaseDisplayString: String? {
            get { fields.optional("productReleaseDisplayString") }
            set { fields.set("productReleaseDisplayString", optional: newValue) }
        }
        /// A text; may be missing.
        public var productPatchDisplayString: String? {
            get { fields.optional("productPatchDisplayString") }
            set { fields.set("productPatchDisplayString", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("majorVersion", String.self)
            checker.required("minorVersion", String.self)
            checker.required("su", String.self)
            checker.required("build", String.self)
            checker.required("productId", String.self)
            checker.required("codebaseId", String.self)
            checker.optional("productReleaseDisplayString", String.self)
            checker.optional("productPatchDisplayString", String.self)
        }
    }
}

extension ICWS.Connection {
    /// Contract `Connection.WorkstationSettings`.
    ///
    /// Known from the vendor's library.
    public struct WorkstationSettings: ICWS.Connection.StationSettings.Kind {
        /// What ``WorkstationSettings`` and everything that derives from it have.
        public protocol Kind: ICWS.Connection.StationSettings.Kind {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:connection:workstationSettings" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:connection:remoteWorkstationSettings"
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
        /// - Parameter workstation: A text.
        public init(
            workstation: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("workstation", workstation)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Connection.StationSettings.checkFields(&checker)
            checker.required("workstation", String.self)
        }
    }
}

extension ICWS.Connection.WorkstationSettings: ICWS.Connection.WorkstationSettings.Kind {}

extension ICWS.Connection.WorkstationSettings.Kind {
    /// A text; required.
    public var workstation: String {
        get { fields.required("workstation") }
        set { fields.set("workstation", newValue) }
    }
}
