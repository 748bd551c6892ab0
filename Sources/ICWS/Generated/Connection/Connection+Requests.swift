// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCommon
public import ICWSCore

extension ICWS.Connection.Resources {
    /// Resource `/icws/connection`.
    public enum Connection {
        /// `POST /icws/connection`.
        ///
        /// The call is known from the vendor's library. Feature `connection` 1, documented. Success is 201, documented.
        public struct CreateConnection: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Connection.ConnectionResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createConnection", "POST", "/icws/connection", 201, "connection", 1)
            }
            /// The header `Accept-Language`.
            public var acceptLanguage: String
            /// The body, `Connection.BaseAuthConnectionRequestSettings`.
            public var baseAuthConnectionRequestSettings: ICWS.Connection.BaseAuthConnectionRequestSettings
            /// The query option `include`, a list.
            public var include: [String]
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - acceptLanguage: The header `Accept-Language`.
            ///   - baseAuthConnectionRequestSettings: The body, `Connection.BaseAuthConnectionRequestSettings`.
            ///   - include: The query option `include`, a list.
            public init(
                acceptLanguage: String,
                baseAuthConnectionRequestSettings: some ICWS.Connection.BaseAuthConnectionRequestSettings.Kind,
                include: [String] = []
            ) {
                self.acceptLanguage = acceptLanguage
                self.baseAuthConnectionRequestSettings = ICWS.Connection.BaseAuthConnectionRequestSettings(
                    baseAuthConnectionRequestSettings)
                self.include = include
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Accept-Language", acceptLanguage)
                parts.body(baseAuthConnectionRequestSettings)
                parts.query("include", list: include)
            }
        }
    }
}

extension ICWS.Connection.Resources {
    /// Resource `/icws/connection/features`.
    public enum Features {
        /// `GET /icws/connection/features`.
        ///
        /// The call is known from the vendor's library. Feature `connection`, inferred. Success is 200, known from the vendor's library.
        public struct GetFeatures: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Common.FeatureInfos>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getFeatures", "GET", "/icws/connection/features", 200, "connection", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }
    }
}

extension ICWS.Connection.Resources {
    /// Resource `/icws/connection/features/{featureId}`.
    public enum FeaturesByFeatureId {
        /// `GET /icws/connection/features/{featureId}`.
        ///
        /// The call is known from the vendor's library. Feature `connection`, inferred. Success is 200, known from the vendor's library.
        public struct GetFeature: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Common.FeatureInfo>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getFeature", "GET", "/icws/connection/features/{featureId}", 200, "connection", 0)
            }
            /// The template token `featureId`.
            public var featureId: String
            /// Makes a request.
            ///
            /// - Parameter featureId: The template token `featureId`.
            public init(
                featureId: String
            ) {
                self.featureId = featureId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("featureId", featureId)
            }
        }
    }
}

extension ICWS.Connection.Resources {
    /// Resource `/icws/connection/server-info`.
    public enum ServerInfo {
        /// `GET /icws/connection/server-info`.
        ///
        /// The call is known from the vendor's library. Feature `connection`, inferred. Success is 200, known from the vendor's library.
        public struct GetServerInfo: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Connection.ServerInfo>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getServerInfo", "GET", "/icws/connection/server-info", 200, "connection", 0)
            }
            /// The header `Accept-Language`, if it is to be sent.
            public var acceptLanguage: String?
            /// The query option `singleSignOnCapabilities`, if it is to be sent.
            public var singleSignOnCapabilities: String?
            /// The query option `displayLanguage`, if it is to be sent.
            public var displayLanguage: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - acceptLanguage: The header `Accept-Language`, if it is to be sent.
            ///   - singleSignOnCapabilities: The query option `singleSignOnCapabilities`, if it is to be sent.
            ///   - displayLanguage: The query option `displayLanguage`, if it is to be sent.
            public init(
                acceptLanguage: String? = nil,
                singleSignOnCapabilities: String? = nil,
                displayLanguage: String? = nil
            ) {
                self.acceptLanguage = acceptLanguage
                self.singleSignOnCapabilities = singleSignOnCapabilities
                self.displayLanguage = displayLanguage
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Accept-Language", acceptLanguage)
                parts.query("singleSignOnCapabilities", singleSignOnCapabilities)
                parts.query("displayLanguage", displayLanguage)
            }
        }
    }
}

extension ICWS.Connection.Resources {
    /// Resource `/icws/connection/server-time`.
    public enum ServerTime {
        /// `GET /icws/connection/server-time`.
        ///
        /// The call is known from the vendor's library. Feature `connection`, inferred. Success is 200, known from the vendor's library.
        public struct GetServerTime: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Connection.ServerTimeInfo>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getServerTime", "GET", "/icws/connection/server-time", 200, "connection", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }
    }
}

extension ICWS.Connection.Resources {
    /// Resource `/icws/connection/version`.
    public enum Version {
        /// `GET /icws/connection/version`.
        ///
        /// The call is known from the vendor's library. Feature `connection` 1, documented. Success is 200, known from the vendor's library.
        public struct GetVersion: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Connection.VersionInfo>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getVersion", "GET", "/icws/connection/version", 200, "connection", 1)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }
    }
}

extension ICWS.Connection.Resources {
    /// Resource `/icws/{sessionId}/connection`.
    public enum ConnectionResource {
        /// `DELETE /icws/{sessionId}/connection`.
        ///
        /// The call is known from the vendor's library. Feature `connection`, inferred. Success is any 2xx, inferred.
        public struct DeleteConnection: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteConnection", "DELETE", "/icws/{sessionId}/connection", 0, "connection", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `GET /icws/{sessionId}/connection`.
        ///
        /// The call is known from the vendor's library. Feature `connection` 1, documented. Success is 200, known from the vendor's library.
        public struct GetConnection: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Connection.ConnectionSettings>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getConnection", "GET", "/icws/{sessionId}/connection", 200, "connection", 1)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }
    }
}

extension ICWS.Connection.Resources {
    /// Resource `/icws/{sessionId}/connection/station`.
    public enum Station {
        /// `DELETE /icws/{sessionId}/connection/station`.
        ///
        /// The call is known from the vendor's library. Feature `connection` 1, documented. Success is 200, documented.
        public struct DisconnectStationConnection: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "disconnectStationConnection", "DELETE", "/icws/{sessionId}/connection/station", 200, "connection",
                    1)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `GET /icws/{sessionId}/connection/station`.
        ///
        /// The call is known from the vendor's library. Feature `connection`, inferred. Success is 200, known from the vendor's library.
        public struct GetStationInformation: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Connection.StationInformation>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getStationInformation", "GET", "/icws/{sessionId}/connection/station", 200, "connection", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/connection/station`.
        ///
        /// The call is known from the vendor's library. Feature `connection`, inferred. Success is 200, documented.
        public struct ChangeStationConnection: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "changeStationConnection", "PUT", "/icws/{sessionId}/connection/station", 200, "connection", 0)
            }
            /// The body, `Connection.StationSettings`.
            public var stationSettings: ICWS.Connection.StationSettings
            /// Makes a request.
            ///
            /// - Parameter stationSettings: The body, `Connection.StationSettings`.
            public init(
                stationSettings: some ICWS.Connection.StationSettings.Kind
            ) {
                self.stationSettings = ICWS.Connection.StationSettings(stationSettings)
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(stationSettings)
            }
        }
    }
}

extension ICWS.Connection.Resources {
    /// Resource `/icws/{sessionId}/connection/switchover-status`.
    public enum SwitchoverStatus {
        /// `GET /icws/{sessionId}/connection/switchover-status`.
        ///
        /// The call is known from the vendor's library. Feature `connection` 11, documented. Success is 200, known from the vendor's library.
        public struct GetSwitchoverStatus: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Connection.SwitchoverStatus>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSwitchoverStatus", "GET", "/icws/{sessionId}/connection/switchover-status", 200, "connection",
                    11)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }
    }
}

extension ICWS.Connection.Resources {
    /// Resource `/icws/{sessionId}/connection/unique-auth-token`.
    public enum UniqueAuthToken {
        /// `POST /icws/{sessionId}/connection/unique-auth-token`.
        ///
        /// The call is known from the vendor's library. Feature `connection` 1, documented. Success is 200, known from the vendor's library.
        public struct CreateUniqueAuthToken: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Connection.CreateUniqueAuthTokenResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createUniqueAuthToken", "POST", "/icws/{sessionId}/connection/unique-auth-token", 200,
                    "connection", 1)
            }
            /// The body, `Connection.CreateUniqueAuthTokenRequest`.
            public var createUniqueAuthTokenRequest: ICWS.Connection.CreateUniqueAuthTokenRequest
            /// Makes a request.
            ///
            /// - Parameter createUniqueAuthTokenRequest: The body, `Connection.CreateUniqueAuthTokenRequest`.
            public init(
                createUniqueAuthTokenRequest: ICWS.Connection.CreateUniqueAuthTokenRequest
            ) {
                self.createUniqueAuthTokenRequest = createUniqueAuthTokenRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(createUniqueAuthTokenRequest)
            }
        }
    }
}

extension ICWS.Connection.SingleSignOn.Resources {
    /// Resource `/icws/connection/single-sign-on/identity-providers/{identityProviderId}`.
    public enum IdentityProviders {
        /// `GET /icws/connection/single-sign-on/identity-providers/{identityProviderId}`.
        ///
        /// The call is known from the vendor's library. Feature `connection`, inferred. Success is any 2xx, inferred.
        public struct GoToIdentityProvider: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "goToIdentityProvider", "GET",
                    "/icws/connection/single-sign-on/identity-providers/{identityProviderId}", 0, "connection", 0)
            }
            /// The template token `identityProviderId`.
            public var identityProviderId: String
            /// The query option `singleSignOnCapabilities`.
            public var singleSignOnCapabilities: String
            /// The header `ININ-ICWS-Original-URL`, if it is to be sent.
            public var originalURL: String?
            /// The query option `webBrowserApplicationOrigin`, if it is to be sent.
            public var webBrowserApplicationOrigin: String?
            /// The query option `redirectUri`, if it is to be sent.
            public var redirectUri: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - identityProviderId: The template token `identityProviderId`.
            ///   - singleSignOnCapabilities: The query option `singleSignOnCapabilities`.
            ///   - originalURL: The header `ININ-ICWS-Original-URL`, if it is to be sent.
            ///   - webBrowserApplicationOrigin: The query option `webBrowserApplicationOrigin`, if it is to be sent.
            ///   - redirectUri: The query option `redirectUri`, if it is to be sent.
            public init(
                identityProviderId: String,
                singleSignOnCapabilities: String,
                originalURL: String? = nil,
                webBrowserApplicationOrigin: String? = nil,
                redirectUri: String? = nil
            ) {
                self.identityProviderId = identityProviderId
                self.singleSignOnCapabilities = singleSignOnCapabilities
                self.originalURL = originalURL
                self.webBrowserApplicationOrigin = webBrowserApplicationOrigin
                self.redirectUri = redirectUri
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("identityProviderId", identityProviderId)
                parts.query("singleSignOnCapabilities", singleSignOnCapabilities)
                parts.header("ININ-ICWS-Original-URL", originalURL)
                parts.query("webBrowserApplicationOrigin", webBrowserApplicationOrigin)
                parts.query("redirectUri", redirectUri)
            }
        }
    }
}

extension ICWS.Connection.SingleSignOn.Resources {
    /// Resource `/icws/connection/single-sign-on/response`.
    public enum Response {
        /// `GET /icws/connection/single-sign-on/response`.
        ///
        /// The call is known from the vendor's library. Feature `connection`, inferred. Success is 200, known from the vendor's library.
        public struct GetSingleSignOnResponse: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Connection.SingleSignOnResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSingleSignOnResponse", "GET", "/icws/connection/single-sign-on/response", 200, "connection", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }
    }
}

extension ICWS.Connection.SingleSignOn.Resources {
    /// Resource `/icws/connection/single-sign-on/return`.
    public enum Return {
        /// `GET /icws/connection/single-sign-on/return`.
        ///
        /// The call is documented. Feature `connection`, inferred. Success is any 2xx, inferred.
        public struct GetReturn: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getReturn", "GET", "/icws/connection/single-sign-on/return", 0, "connection", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `POST /icws/connection/single-sign-on/return`.
        ///
        /// The call is documented. Feature `connection`, inferred. Success is any 2xx, inferred.
        public struct PostReturn: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "postReturn", "POST", "/icws/connection/single-sign-on/return", 0, "connection", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }
    }
}

extension ICWS.Connection.SingleSignOn.Resources {
    /// Resource `/icws/connection/single-sign-on/saml-ecp/{identityProviderId}`.
    public enum SamlEcp {
        /// `GET /icws/connection/single-sign-on/saml-ecp/{identityProviderId}`.
        ///
        /// The call is known from the vendor's library. Feature `connection`, inferred. Success is any 2xx, inferred.
        public struct GetSamlECPRequest: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSamlECPRequest", "GET", "/icws/connection/single-sign-on/saml-ecp/{identityProviderId}", 0,
                    "connection", 0)
            }
            /// The template token `identityProviderId`.
            public var identityProviderId: String
            /// The header `ININ-ICWS-Original-URL`, if it is to be sent.
            public var originalURL: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - identityProviderId: The template token `identityProviderId`.
            ///   - originalURL: The header `ININ-ICWS-Original-URL`, if it is to be sent.
            public init(
                identityProviderId: String,
                originalURL: String? = nil
            ) {
                self.identityProviderId = identityProviderId
                self.originalURL = originalURL
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("identityProviderId", identityProviderId)
                parts.header("ININ-ICWS-Original-URL", originalURL)
            }
        }

        /// `POST /icws/connection/single-sign-on/saml-ecp/{identityProviderId}`.
        ///
        /// The call is documented. Feature `connection`, inferred. Success is any 2xx, inferred.
        public struct PostSamlEcp: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "postSamlEcp", "POST", "/icws/connection/single-sign-on/saml-ecp/{identityProviderId}", 0,
                    "connection", 0)
            }
            /// The template token `identityProviderId`.
            public var identityProviderId: String
            /// The header `ININ-ICWS-Original-URL`, if it is to be sent.
            public var originalURL: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - identityProviderId: The template token `identityProviderId`.
            ///   - originalURL: The header `ININ-ICWS-Original-URL`, if it is to be sent.
            public init(
                identityProviderId: String,
                originalURL: String? = nil
            ) {
                self.identityProviderId = identityProviderId
                self.originalURL = originalURL
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("identityProviderId", identityProviderId)
                parts.header("ININ-ICWS-Original-URL", originalURL)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Connection.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/connection/station`.
    public enum Station {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/connection/station`.
        ///
        /// The call is known from the vendor's library. Feature `connection`, inferred. Success is any 2xx, inferred.
        public struct RemoveStationConnectionSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "removeStationConnectionSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/connection/station", 0, "connection", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/connection/station`.
        ///
        /// The call is known from the vendor's library. Feature `connection` 1, documented. Success is 200, documented.
        public struct CreateStationConnectionSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createStationConnectionSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/connection/station", 200, "connection", 1)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }
    }
}
