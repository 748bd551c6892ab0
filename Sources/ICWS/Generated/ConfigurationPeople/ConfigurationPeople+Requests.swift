// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSConfiguration
public import ICWSCore

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/access-control-groups`.
    public enum AccessControlGroups {
        /// `GET /icws/{sessionId}/configuration/access-control-groups`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetAccessControlGroups: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.AccessControlGroupsContract>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getAccessControlGroups", "GET", "/icws/{sessionId}/configuration/access-control-groups", 200,
                    "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `POST /icws/{sessionId}/configuration/access-control-groups`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateAccessControlGroup: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createAccessControlGroup", "POST", "/icws/{sessionId}/configuration/access-control-groups", 201,
                    "configuration", 0)
            }
            /// The body, `Configuration.People.AccessControlGroup`.
            public var accessControlGroup: ICWS.Configuration.People.AccessControlGroup
            /// Makes a request.
            ///
            /// - Parameter accessControlGroup: The body, `Configuration.People.AccessControlGroup`.
            public init(
                accessControlGroup: ICWS.Configuration.People.AccessControlGroup
            ) {
                self.accessControlGroup = accessControlGroup
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(accessControlGroup)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/access-control-groups/{id}`.
    public enum AccessControlGroupsById {
        /// `DELETE /icws/{sessionId}/configuration/access-control-groups/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteAccessControlGroup: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteAccessControlGroup", "DELETE", "/icws/{sessionId}/configuration/access-control-groups/{id}",
                    0, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/access-control-groups/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetAccessControlGroup: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.AccessControlGroup>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getAccessControlGroup", "GET", "/icws/{sessionId}/configuration/access-control-groups/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/access-control-groups/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateAccessControlGroup: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateAccessControlGroup", "PUT", "/icws/{sessionId}/configuration/access-control-groups/{id}",
                    200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.People.AccessControlGroup`.
            public var accessControlGroup: ICWS.Configuration.People.AccessControlGroup
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - accessControlGroup: The body, `Configuration.People.AccessControlGroup`.
            public init(
                id: String,
                accessControlGroup: ICWS.Configuration.People.AccessControlGroup
            ) {
                self.id = id
                self.accessControlGroup = accessControlGroup
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(accessControlGroup)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/account-codes`.
    public enum AccountCodes {
        /// `GET /icws/{sessionId}/configuration/account-codes`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetAccountCodes: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.AccountCodes>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getAccountCodes", "GET", "/icws/{sessionId}/configuration/account-codes", 200, "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `POST /icws/{sessionId}/configuration/account-codes`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateAccountCode: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createAccountCode", "POST", "/icws/{sessionId}/configuration/account-codes", 201, "configuration",
                    0)
            }
            /// The body, `Configuration.People.AccountCode`.
            public var accountCode: ICWS.Configuration.People.AccountCode
            /// Makes a request.
            ///
            /// - Parameter accountCode: The body, `Configuration.People.AccountCode`.
            public init(
                accountCode: ICWS.Configuration.People.AccountCode
            ) {
                self.accountCode = accountCode
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(accountCode)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/account-codes-configuration`.
    public enum AccountCodesConfiguration {
        /// `GET /icws/{sessionId}/configuration/account-codes-configuration`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetAccountCodesConfiguration: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.AccountCodesConfiguration>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getAccountCodesConfiguration", "GET",
                    "/icws/{sessionId}/configuration/account-codes-configuration", 200, "configuration", 0)
            }
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/account-codes-configuration`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateAccountCodesConfiguration: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateAccountCodesConfiguration", "PUT",
                    "/icws/{sessionId}/configuration/account-codes-configuration", 200, "configuration", 0)
            }
            /// The body, `Configuration.People.AccountCodesConfiguration`.
            public var accountCodesConfiguration: ICWS.Configuration.People.AccountCodesConfiguration
            /// Makes a request.
            ///
            /// - Parameter accountCodesConfiguration: The body, `Configuration.People.AccountCodesConfiguration`.
            public init(
                accountCodesConfiguration: ICWS.Configuration.People.AccountCodesConfiguration
            ) {
                self.accountCodesConfiguration = accountCodesConfiguration
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(accountCodesConfiguration)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/account-codes/{id}`.
    public enum AccountCodesById {
        /// `DELETE /icws/{sessionId}/configuration/account-codes/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteAccountCode: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteAccountCode", "DELETE", "/icws/{sessionId}/configuration/account-codes/{id}", 0,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/account-codes/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetAccountCode: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.AccountCode>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getAccountCode", "GET", "/icws/{sessionId}/configuration/account-codes/{id}", 200, "configuration",
                    0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/account-codes/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateAccountCode: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateAccountCode", "PUT", "/icws/{sessionId}/configuration/account-codes/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.People.AccountCode`.
            public var accountCode: ICWS.Configuration.People.AccountCode
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - accountCode: The body, `Configuration.People.AccountCode`.
            public init(
                id: String,
                accountCode: ICWS.Configuration.People.AccountCode
            ) {
                self.id = id
                self.accountCode = accountCode
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(accountCode)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/client-buttons`.
    public enum ClientButtons {
        /// `GET /icws/{sessionId}/configuration/client-buttons`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetClientButtons: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.ClientButtons>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getClientButtons", "GET", "/icws/{sessionId}/configuration/client-buttons", 200, "configuration", 0
                )
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `POST /icws/{sessionId}/configuration/client-buttons`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateClientButton: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createClientButton", "POST", "/icws/{sessionId}/configuration/client-buttons", 201,
                    "configuration", 0)
            }
            /// The body, `Configuration.People.ClientButton`.
            public var clientButton: ICWS.Configuration.People.ClientButton
            /// Makes a request.
            ///
            /// - Parameter clientButton: The body, `Configuration.People.ClientButton`.
            public init(
                clientButton: ICWS.Configuration.People.ClientButton
            ) {
                self.clientButton = clientButton
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(clientButton)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/client-buttons/{id}`.
    public enum ClientButtonsById {
        /// `DELETE /icws/{sessionId}/configuration/client-buttons/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteClientButton: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteClientButton", "DELETE", "/icws/{sessionId}/configuration/client-buttons/{id}", 0,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/client-buttons/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetClientButton: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.ClientButton>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getClientButton", "GET", "/icws/{sessionId}/configuration/client-buttons/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/client-buttons/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateClientButton: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateClientButton", "PUT", "/icws/{sessionId}/configuration/client-buttons/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.People.ClientButton`.
            public var clientButton: ICWS.Configuration.People.ClientButton
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - clientButton: The body, `Configuration.People.ClientButton`.
            public init(
                id: String,
                clientButton: ICWS.Configuration.People.ClientButton
            ) {
                self.id = id
                self.clientButton = clientButton
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(clientButton)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/client-configuration-templates`.
    public enum ClientConfigurationTemplates {
        /// `GET /icws/{sessionId}/configuration/client-configuration-templates`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetClientConfigurationTemplates: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.ClientConfigurationTemplates>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getClientConfigurationTemplates", "GET",
                    "/icws/{sessionId}/configuration/client-configuration-templates", 200, "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `POST /icws/{sessionId}/configuration/client-configuration-templates`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateClientConfigurationTemplate: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createClientConfigurationTemplate", "POST",
                    "/icws/{sessionId}/configuration/client-configuration-templates", 201, "configuration", 0)
            }
            /// The body, `Configuration.People.ClientConfigurationTemplate`.
            public var clientConfigurationTemplate: ICWS.Configuration.People.ClientConfigurationTemplate
            /// Makes a request.
            ///
            /// - Parameter clientConfigurationTemplate: The body, `Configuration.People.ClientConfigurationTemplate`.
            public init(
                clientConfigurationTemplate: ICWS.Configuration.People.ClientConfigurationTemplate
            ) {
                self.clientConfigurationTemplate = clientConfigurationTemplate
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(clientConfigurationTemplate)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/client-configuration-templates/{id}`.
    public enum ClientConfigurationTemplatesById {
        /// `DELETE /icws/{sessionId}/configuration/client-configuration-templates/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteClientConfigurationTemplate: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteClientConfigurationTemplate", "DELETE",
                    "/icws/{sessionId}/configuration/client-configuration-templates/{id}", 0, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/client-configuration-templates/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetClientConfigurationTemplate: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.ClientConfigurationTemplate>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getClientConfigurationTemplate", "GET",
                    "/icws/{sessionId}/configuration/client-configuration-templates/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/client-configuration-templates/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateClientConfigurationTemplate: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateClientConfigurationTemplate", "PUT",
                    "/icws/{sessionId}/configuration/client-configuration-templates/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.People.ClientConfigurationTemplate`.
            public var clientConfigurationTemplate: ICWS.Configuration.People.ClientConfigurationTemplate
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - clientConfigurationTemplate: The body, `Configuration.People.ClientConfigurationTemplate`.
            public init(
                id: String,
                clientConfigurationTemplate: ICWS.Configuration.People.ClientConfigurationTemplate
            ) {
                self.id = id
                self.clientConfigurationTemplate = clientConfigurationTemplate
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(clientConfigurationTemplate)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/client-templates`.
    public enum ClientTemplates {
        /// `GET /icws/{sessionId}/configuration/client-templates`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetClientTemplates: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.ClientTemplates>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getClientTemplates", "GET", "/icws/{sessionId}/configuration/client-templates", 200,
                    "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/client-templates/{id}`.
    public enum ClientTemplatesById {
        /// `DELETE /icws/{sessionId}/configuration/client-templates/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteClientTemplate: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteClientTemplate", "DELETE", "/icws/{sessionId}/configuration/client-templates/{id}", 0,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/client-templates/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetClientTemplate: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.ClientTemplate>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getClientTemplate", "GET", "/icws/{sessionId}/configuration/client-templates/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/default-user`.
    public enum DefaultUser {
        /// `GET /icws/{sessionId}/configuration/default-user`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetDefaultUser: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.DefaultUser>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDefaultUser", "GET", "/icws/{sessionId}/configuration/default-user", 200, "configuration", 0)
            }
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/default-user`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateDefaultUser: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateDefaultUser", "PUT", "/icws/{sessionId}/configuration/default-user", 200, "configuration", 0)
            }
            /// The body, `Configuration.People.DefaultUser`.
            public var defaultUser: ICWS.Configuration.People.DefaultUser
            /// Makes a request.
            ///
            /// - Parameter defaultUser: The body, `Configuration.People.DefaultUser`.
            public init(
                defaultUser: ICWS.Configuration.People.DefaultUser
            ) {
                self.defaultUser = defaultUser
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(defaultUser)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/password-policies`.
    public enum PasswordPolicies {
        /// `GET /icws/{sessionId}/configuration/password-policies`.
        ///
        /// The call is known from the vendor's library. Feature `configuration` 1, documented. Success is 200, known from the vendor's library.
        public struct GetPasswordPolicies: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.PasswordPolicies>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getPasswordPolicies", "GET", "/icws/{sessionId}/configuration/password-policies", 200,
                    "configuration", 1)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `POST /icws/{sessionId}/configuration/password-policies`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreatePasswordPolicy: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createPasswordPolicy", "POST", "/icws/{sessionId}/configuration/password-policies", 201,
                    "configuration", 0)
            }
            /// The body, `Configuration.People.PasswordPolicy`.
            public var passwordPolicy: ICWS.Configuration.People.PasswordPolicy
            /// Makes a request.
            ///
            /// - Parameter passwordPolicy: The body, `Configuration.People.PasswordPolicy`.
            public init(
                passwordPolicy: ICWS.Configuration.People.PasswordPolicy
            ) {
                self.passwordPolicy = passwordPolicy
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(passwordPolicy)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/password-policies/{id}`.
    public enum PasswordPoliciesById {
        /// `DELETE /icws/{sessionId}/configuration/password-policies/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeletePasswordPolicy: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deletePasswordPolicy", "DELETE", "/icws/{sessionId}/configuration/password-policies/{id}", 0,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/password-policies/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetPasswordPolicy: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.PasswordPolicy>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getPasswordPolicy", "GET", "/icws/{sessionId}/configuration/password-policies/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/password-policies/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdatePasswordPolicy: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updatePasswordPolicy", "PUT", "/icws/{sessionId}/configuration/password-policies/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.People.PasswordPolicy`.
            public var passwordPolicy: ICWS.Configuration.People.PasswordPolicy
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - passwordPolicy: The body, `Configuration.People.PasswordPolicy`.
            public init(
                id: String,
                passwordPolicy: ICWS.Configuration.People.PasswordPolicy
            ) {
                self.id = id
                self.passwordPolicy = passwordPolicy
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(passwordPolicy)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/queue-columns`.
    public enum QueueColumns {
        /// `GET /icws/{sessionId}/configuration/queue-columns`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetQueueColumns: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.QueueColumns>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getQueueColumns", "GET", "/icws/{sessionId}/configuration/queue-columns", 200, "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// The query option `multiLanguage`, if it is to be sent.
            public var multiLanguage: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            ///   - multiLanguage: The query option `multiLanguage`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil,
                multiLanguage: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
                self.multiLanguage = multiLanguage
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
                parts.query("multiLanguage", multiLanguage)
            }
        }

        /// `POST /icws/{sessionId}/configuration/queue-columns`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateQueueColumn: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createQueueColumn", "POST", "/icws/{sessionId}/configuration/queue-columns", 201, "configuration",
                    0)
            }
            /// The body, `Configuration.People.QueueColumn`.
            public var queueColumn: ICWS.Configuration.People.QueueColumn
            /// Makes a request.
            ///
            /// - Parameter queueColumn: The body, `Configuration.People.QueueColumn`.
            public init(
                queueColumn: ICWS.Configuration.People.QueueColumn
            ) {
                self.queueColumn = queueColumn
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(queueColumn)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/queue-columns/{id}`.
    public enum QueueColumnsById {
        /// `DELETE /icws/{sessionId}/configuration/queue-columns/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteQueueColumn: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteQueueColumn", "DELETE", "/icws/{sessionId}/configuration/queue-columns/{id}", 0,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/queue-columns/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetQueueColumn: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.QueueColumn>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getQueueColumn", "GET", "/icws/{sessionId}/configuration/queue-columns/{id}", 200, "configuration",
                    0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// The query option `multiLanguage`, if it is to be sent.
            public var multiLanguage: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            ///   - multiLanguage: The query option `multiLanguage`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil,
                multiLanguage: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
                self.multiLanguage = multiLanguage
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
                parts.query("multiLanguage", multiLanguage)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/queue-columns/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateQueueColumn: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateQueueColumn", "PUT", "/icws/{sessionId}/configuration/queue-columns/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.People.QueueColumn`.
            public var queueColumn: ICWS.Configuration.People.QueueColumn
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - queueColumn: The body, `Configuration.People.QueueColumn`.
            public init(
                id: String,
                queueColumn: ICWS.Configuration.People.QueueColumn
            ) {
                self.id = id
                self.queueColumn = queueColumn
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(queueColumn)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/response-management-documents`.
    public enum ResponseManagementDocuments {
        /// `GET /icws/{sessionId}/configuration/response-management-documents`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetResponseManagementDocuments: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.ResponseManagementDocuments>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getResponseManagementDocuments", "GET",
                    "/icws/{sessionId}/configuration/response-management-documents", 200, "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/response-management-documents/{id}`.
    public enum ResponseManagementDocumentsById {
        /// `DELETE /icws/{sessionId}/configuration/response-management-documents/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteResponseManagementDocument: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteResponseManagementDocument", "DELETE",
                    "/icws/{sessionId}/configuration/response-management-documents/{id}", 0, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/response-management-documents/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetResponseManagementDocument: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.ResponseManagementDocument>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getResponseManagementDocument", "GET",
                    "/icws/{sessionId}/configuration/response-management-documents/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/roles`.
    public enum Roles {
        /// `GET /icws/{sessionId}/configuration/roles`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetRoles: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.Roles>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getRoles", "GET", "/icws/{sessionId}/configuration/roles", 200, "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// The query option `actualValues`, if it is to be sent.
            public var actualValues: String?
            /// The query option `inheritedValues`, if it is to be sent.
            public var inheritedValues: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            ///   - actualValues: The query option `actualValues`, if it is to be sent.
            ///   - inheritedValues: The query option `inheritedValues`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil,
                actualValues: String? = nil,
                inheritedValues: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
                self.actualValues = actualValues
                self.inheritedValues = inheritedValues
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
                parts.query("actualValues", actualValues)
                parts.query("inheritedValues", inheritedValues)
            }
        }

        /// `POST /icws/{sessionId}/configuration/roles`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateRole: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createRole", "POST", "/icws/{sessionId}/configuration/roles", 201, "configuration", 0)
            }
            /// The body, `Configuration.People.Role`.
            public var role: ICWS.Configuration.People.Role
            /// Makes a request.
            ///
            /// - Parameter role: The body, `Configuration.People.Role`.
            public init(
                role: ICWS.Configuration.People.Role
            ) {
                self.role = role
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(role)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/roles/{id}`.
    public enum RolesById {
        /// `DELETE /icws/{sessionId}/configuration/roles/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteRole: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteRole", "DELETE", "/icws/{sessionId}/configuration/roles/{id}", 0, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/roles/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetRole: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.Role>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getRole", "GET", "/icws/{sessionId}/configuration/roles/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// The query option `actualValues`, if it is to be sent.
            public var actualValues: String?
            /// The query option `inheritedValues`, if it is to be sent.
            public var inheritedValues: String?
            /// The query option `singlePropertyInheritedFrom`, if it is to be sent.
            public var singlePropertyInheritedFrom: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            ///   - actualValues: The query option `actualValues`, if it is to be sent.
            ///   - inheritedValues: The query option `inheritedValues`, if it is to be sent.
            ///   - singlePropertyInheritedFrom: The query option `singlePropertyInheritedFrom`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil,
                actualValues: String? = nil,
                inheritedValues: String? = nil,
                singlePropertyInheritedFrom: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
                self.actualValues = actualValues
                self.inheritedValues = inheritedValues
                self.singlePropertyInheritedFrom = singlePropertyInheritedFrom
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
                parts.query("actualValues", actualValues)
                parts.query("inheritedValues", inheritedValues)
                parts.query("singlePropertyInheritedFrom", singlePropertyInheritedFrom)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/roles/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateRole: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateRole", "PUT", "/icws/{sessionId}/configuration/roles/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.People.Role`.
            public var role: ICWS.Configuration.People.Role
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - role: The body, `Configuration.People.Role`.
            public init(
                id: String,
                role: ICWS.Configuration.People.Role
            ) {
                self.id = id
                self.role = role
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(role)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/schedules`.
    public enum Schedules {
        /// `GET /icws/{sessionId}/configuration/schedules`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSchedules: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.Schedules>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSchedules", "GET", "/icws/{sessionId}/configuration/schedules", 200, "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `POST /icws/{sessionId}/configuration/schedules`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateSchedule: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSchedule", "POST", "/icws/{sessionId}/configuration/schedules", 201, "configuration", 0)
            }
            /// The body, `Configuration.People.Schedule`.
            public var schedule: ICWS.Configuration.People.Schedule
            /// Makes a request.
            ///
            /// - Parameter schedule: The body, `Configuration.People.Schedule`.
            public init(
                schedule: ICWS.Configuration.People.Schedule
            ) {
                self.schedule = schedule
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(schedule)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/schedules/{id}`.
    public enum SchedulesById {
        /// `DELETE /icws/{sessionId}/configuration/schedules/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSchedule: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSchedule", "DELETE", "/icws/{sessionId}/configuration/schedules/{id}", 0, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/schedules/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSchedule: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.Schedule>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSchedule", "GET", "/icws/{sessionId}/configuration/schedules/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/schedules/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateSchedule: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateSchedule", "PUT", "/icws/{sessionId}/configuration/schedules/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.People.Schedule`.
            public var schedule: ICWS.Configuration.People.Schedule
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - schedule: The body, `Configuration.People.Schedule`.
            public init(
                id: String,
                schedule: ICWS.Configuration.People.Schedule
            ) {
                self.id = id
                self.schedule = schedule
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(schedule)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/secure-input-forms`.
    public enum SecureInputForms {
        /// `GET /icws/{sessionId}/configuration/secure-input-forms`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSecureInputForms: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.SecureInputForms>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSecureInputForms", "GET", "/icws/{sessionId}/configuration/secure-input-forms", 200,
                    "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `POST /icws/{sessionId}/configuration/secure-input-forms`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateSecureInputForm: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSecureInputForm", "POST", "/icws/{sessionId}/configuration/secure-input-forms", 201,
                    "configuration", 0)
            }
            /// The body, `Configuration.People.SecureInputForm`.
            public var secureInputForm: ICWS.Configuration.People.SecureInputForm
            /// Makes a request.
            ///
            /// - Parameter secureInputForm: The body, `Configuration.People.SecureInputForm`.
            public init(
                secureInputForm: ICWS.Configuration.People.SecureInputForm
            ) {
                self.secureInputForm = secureInputForm
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(secureInputForm)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/secure-input-forms/{id}`.
    public enum SecureInputFormsById {
        /// `DELETE /icws/{sessionId}/configuration/secure-input-forms/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSecureInputForm: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSecureInputForm", "DELETE", "/icws/{sessionId}/configuration/secure-input-forms/{id}", 0,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/secure-input-forms/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSecureInputForm: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.SecureInputForm>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSecureInputForm", "GET", "/icws/{sessionId}/configuration/secure-input-forms/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/secure-input-forms/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateSecureInputForm: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateSecureInputForm", "PUT", "/icws/{sessionId}/configuration/secure-input-forms/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.People.SecureInputForm`.
            public var secureInputForm: ICWS.Configuration.People.SecureInputForm
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - secureInputForm: The body, `Configuration.People.SecureInputForm`.
            public init(
                id: String,
                secureInputForm: ICWS.Configuration.People.SecureInputForm
            ) {
                self.id = id
                self.secureInputForm = secureInputForm
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(secureInputForm)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/skill-categories`.
    public enum SkillCategories {
        /// `GET /icws/{sessionId}/configuration/skill-categories`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSkillCategories: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.SkillCategories>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSkillCategories", "GET", "/icws/{sessionId}/configuration/skill-categories", 200,
                    "configuration", 0)
            }
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            ///   - range: The header `Range`, if it is to be sent.
            public init(
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil,
                range: String? = nil
            ) {
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
                self.range = range
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
                parts.header("Range", range)
            }
        }

        /// `POST /icws/{sessionId}/configuration/skill-categories`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateSkillCategory: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSkillCategory", "POST", "/icws/{sessionId}/configuration/skill-categories", 201,
                    "configuration", 0)
            }
            /// The body, `Configuration.People.SkillCategory`.
            public var skillCategory: ICWS.Configuration.People.SkillCategory
            /// Makes a request.
            ///
            /// - Parameter skillCategory: The body, `Configuration.People.SkillCategory`.
            public init(
                skillCategory: ICWS.Configuration.People.SkillCategory
            ) {
                self.skillCategory = skillCategory
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(skillCategory)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/skill-categories/{id}`.
    public enum SkillCategoriesById {
        /// `DELETE /icws/{sessionId}/configuration/skill-categories/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSkillCategory: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSkillCategory", "DELETE", "/icws/{sessionId}/configuration/skill-categories/{id}", 0,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/skill-categories/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSkillCategory: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.SkillCategory>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSkillCategory", "GET", "/icws/{sessionId}/configuration/skill-categories/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/skill-categories/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateSkillCategory: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateSkillCategory", "PUT", "/icws/{sessionId}/configuration/skill-categories/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.People.SkillCategory`.
            public var skillCategory: ICWS.Configuration.People.SkillCategory
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - skillCategory: The body, `Configuration.People.SkillCategory`.
            public init(
                id: String,
                skillCategory: ICWS.Configuration.People.SkillCategory
            ) {
                self.id = id
                self.skillCategory = skillCategory
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(skillCategory)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/skills`.
    public enum Skills {
        /// `GET /icws/{sessionId}/configuration/skills`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSkills: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.Skills>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSkills", "GET", "/icws/{sessionId}/configuration/skills", 200, "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `POST /icws/{sessionId}/configuration/skills`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateSkill: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSkill", "POST", "/icws/{sessionId}/configuration/skills", 201, "configuration", 0)
            }
            /// The body, `Configuration.People.Skill`.
            public var skill: ICWS.Configuration.People.Skill
            /// Makes a request.
            ///
            /// - Parameter skill: The body, `Configuration.People.Skill`.
            public init(
                skill: ICWS.Configuration.People.Skill
            ) {
                self.skill = skill
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(skill)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/skills/{id}`.
    public enum SkillsById {
        /// `DELETE /icws/{sessionId}/configuration/skills/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSkill: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSkill", "DELETE", "/icws/{sessionId}/configuration/skills/{id}", 0, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/skills/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSkill: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.Skill>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSkill", "GET", "/icws/{sessionId}/configuration/skills/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/skills/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateSkill: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateSkill", "PUT", "/icws/{sessionId}/configuration/skills/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.People.Skill`.
            public var skill: ICWS.Configuration.People.Skill
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - skill: The body, `Configuration.People.Skill`.
            public init(
                id: String,
                skill: ICWS.Configuration.People.Skill
            ) {
                self.id = id
                self.skill = skill
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(skill)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/statistic-parameter-groups`.
    public enum StatisticParameterGroups {
        /// `GET /icws/{sessionId}/configuration/statistic-parameter-groups`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetStatisticParameterGroups: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.StatisticParameterGroups>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getStatisticParameterGroups", "GET", "/icws/{sessionId}/configuration/statistic-parameter-groups",
                    200, "configuration", 0)
            }
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            ///   - range: The header `Range`, if it is to be sent.
            public init(
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil,
                range: String? = nil
            ) {
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
                self.range = range
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
                parts.header("Range", range)
            }
        }

        /// `POST /icws/{sessionId}/configuration/statistic-parameter-groups`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateStatisticParameterGroup: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createStatisticParameterGroup", "POST",
                    "/icws/{sessionId}/configuration/statistic-parameter-groups", 201, "configuration", 0)
            }
            /// The body, `Configuration.People.StatisticParameterGroup`.
            public var statisticParameterGroup: ICWS.Configuration.People.StatisticParameterGroup
            /// Makes a request.
            ///
            /// - Parameter statisticParameterGroup: The body, `Configuration.People.StatisticParameterGroup`.
            public init(
                statisticParameterGroup: ICWS.Configuration.People.StatisticParameterGroup
            ) {
                self.statisticParameterGroup = statisticParameterGroup
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(statisticParameterGroup)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/statistic-parameter-groups/{id}`.
    public enum StatisticParameterGroupsById {
        /// `DELETE /icws/{sessionId}/configuration/statistic-parameter-groups/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteStatisticParameterGroup: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteStatisticParameterGroup", "DELETE",
                    "/icws/{sessionId}/configuration/statistic-parameter-groups/{id}", 0, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/statistic-parameter-groups/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetStatisticParameterGroup: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.StatisticParameterGroup>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getStatisticParameterGroup", "GET",
                    "/icws/{sessionId}/configuration/statistic-parameter-groups/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/statistic-parameter-groups/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateStatisticParameterGroup: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateStatisticParameterGroup", "PUT",
                    "/icws/{sessionId}/configuration/statistic-parameter-groups/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.People.StatisticParameterGroup`.
            public var statisticParameterGroup: ICWS.Configuration.People.StatisticParameterGroup
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - statisticParameterGroup: The body, `Configuration.People.StatisticParameterGroup`.
            public init(
                id: String,
                statisticParameterGroup: ICWS.Configuration.People.StatisticParameterGroup
            ) {
                self.id = id
                self.statisticParameterGroup = statisticParameterGroup
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(statisticParameterGroup)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/status-columns`.
    public enum StatusColumns {
        /// `GET /icws/{sessionId}/configuration/status-columns`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetStatusColumns: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.StatusColumns>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getStatusColumns", "GET", "/icws/{sessionId}/configuration/status-columns", 200, "configuration", 0
                )
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/status-columns/{id}`.
    public enum StatusColumnsById {
        /// `GET /icws/{sessionId}/configuration/status-columns/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetStatusColumn: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.StatusColumn>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getStatusColumn", "GET", "/icws/{sessionId}/configuration/status-columns/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/users`.
    public enum Users {
        /// `GET /icws/{sessionId}/configuration/users`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetUsers: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.UsersContract>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getUsers", "GET", "/icws/{sessionId}/configuration/users", 200, "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// The query option `actualValues`, if it is to be sent.
            public var actualValues: String?
            /// The query option `inheritedValues`, if it is to be sent.
            public var inheritedValues: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            ///   - actualValues: The query option `actualValues`, if it is to be sent.
            ///   - inheritedValues: The query option `inheritedValues`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil,
                actualValues: String? = nil,
                inheritedValues: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
                self.actualValues = actualValues
                self.inheritedValues = inheritedValues
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
                parts.query("actualValues", actualValues)
                parts.query("inheritedValues", inheritedValues)
            }
        }

        /// `POST /icws/{sessionId}/configuration/users`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateUser: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createUser", "POST", "/icws/{sessionId}/configuration/users", 201, "configuration", 0)
            }
            /// The body, `Configuration.People.User`.
            public var user: ICWS.Configuration.People.User
            /// Makes a request.
            ///
            /// - Parameter user: The body, `Configuration.People.User`.
            public init(
                user: ICWS.Configuration.People.User
            ) {
                self.user = user
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(user)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/users/{id}`.
    public enum UsersById {
        /// `DELETE /icws/{sessionId}/configuration/users/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteUser: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteUser", "DELETE", "/icws/{sessionId}/configuration/users/{id}", 0, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/users/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetUser: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.User>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getUser", "GET", "/icws/{sessionId}/configuration/users/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// The query option `actualValues`, if it is to be sent.
            public var actualValues: String?
            /// The query option `inheritedValues`, if it is to be sent.
            public var inheritedValues: String?
            /// The query option `singlePropertyInheritedFrom`, if it is to be sent.
            public var singlePropertyInheritedFrom: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            ///   - actualValues: The query option `actualValues`, if it is to be sent.
            ///   - inheritedValues: The query option `inheritedValues`, if it is to be sent.
            ///   - singlePropertyInheritedFrom: The query option `singlePropertyInheritedFrom`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil,
                actualValues: String? = nil,
                inheritedValues: String? = nil,
                singlePropertyInheritedFrom: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
                self.actualValues = actualValues
                self.inheritedValues = inheritedValues
                self.singlePropertyInheritedFrom = singlePropertyInheritedFrom
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
                parts.query("actualValues", actualValues)
                parts.query("inheritedValues", inheritedValues)
                parts.query("singlePropertyInheritedFrom", singlePropertyInheritedFrom)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/users/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateUser: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateUser", "PUT", "/icws/{sessionId}/configuration/users/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.People.User`.
            public var user: ICWS.Configuration.People.User
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - user: The body, `Configuration.People.User`.
            public init(
                id: String,
                user: ICWS.Configuration.People.User
            ) {
                self.id = id
                self.user = user
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(user)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/workgroups`.
    public enum Workgroups {
        /// `GET /icws/{sessionId}/configuration/workgroups`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetWorkgroups: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.WorkgroupsContract>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getWorkgroups", "GET", "/icws/{sessionId}/configuration/workgroups", 200, "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// The query option `actualValues`, if it is to be sent.
            public var actualValues: String?
            /// The query option `inheritedValues`, if it is to be sent.
            public var inheritedValues: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            ///   - actualValues: The query option `actualValues`, if it is to be sent.
            ///   - inheritedValues: The query option `inheritedValues`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil,
                actualValues: String? = nil,
                inheritedValues: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
                self.actualValues = actualValues
                self.inheritedValues = inheritedValues
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
                parts.query("actualValues", actualValues)
                parts.query("inheritedValues", inheritedValues)
            }
        }

        /// `POST /icws/{sessionId}/configuration/workgroups`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateWorkgroup: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createWorkgroup", "POST", "/icws/{sessionId}/configuration/workgroups", 201, "configuration", 0)
            }
            /// The body, `Configuration.People.Workgroup`.
            public var workgroup: ICWS.Configuration.People.Workgroup
            /// Makes a request.
            ///
            /// - Parameter workgroup: The body, `Configuration.People.Workgroup`.
            public init(
                workgroup: ICWS.Configuration.People.Workgroup
            ) {
                self.workgroup = workgroup
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(workgroup)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/workgroups/{id}`.
    public enum WorkgroupsById {
        /// `DELETE /icws/{sessionId}/configuration/workgroups/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteWorkgroup: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteWorkgroup", "DELETE", "/icws/{sessionId}/configuration/workgroups/{id}", 0, "configuration",
                    0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/workgroups/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetWorkgroup: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.Workgroup>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getWorkgroup", "GET", "/icws/{sessionId}/configuration/workgroups/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// The query option `actualValues`, if it is to be sent.
            public var actualValues: String?
            /// The query option `inheritedValues`, if it is to be sent.
            public var inheritedValues: String?
            /// The query option `singlePropertyInheritedFrom`, if it is to be sent.
            public var singlePropertyInheritedFrom: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            ///   - actualValues: The query option `actualValues`, if it is to be sent.
            ///   - inheritedValues: The query option `inheritedValues`, if it is to be sent.
            ///   - singlePropertyInheritedFrom: The query option `singlePropertyInheritedFrom`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil,
                actualValues: String? = nil,
                inheritedValues: String? = nil,
                singlePropertyInheritedFrom: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
                self.actualValues = actualValues
                self.inheritedValues = inheritedValues
                self.singlePropertyInheritedFrom = singlePropertyInheritedFrom
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
                parts.query("actualValues", actualValues)
                parts.query("inheritedValues", inheritedValues)
                parts.query("singlePropertyInheritedFrom", singlePropertyInheritedFrom)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/workgroups/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateWorkgroup: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateWorkgroup", "PUT", "/icws/{sessionId}/configuration/workgroups/{id}", 200, "configuration", 0
                )
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.People.Workgroup`.
            public var workgroup: ICWS.Configuration.People.Workgroup
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - workgroup: The body, `Configuration.People.Workgroup`.
            public init(
                id: String,
                workgroup: ICWS.Configuration.People.Workgroup
            ) {
                self.id = id
                self.workgroup = workgroup
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(workgroup)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/wrap-up-categories`.
    public enum WrapUpCategories {
        /// `GET /icws/{sessionId}/configuration/wrap-up-categories`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetWrapUpCategories: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.WrapUpCategories>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getWrapUpCategories", "GET", "/icws/{sessionId}/configuration/wrap-up-categories", 200,
                    "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// The query option `multiLanguage`, if it is to be sent.
            public var multiLanguage: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            ///   - multiLanguage: The query option `multiLanguage`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil,
                multiLanguage: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
                self.multiLanguage = multiLanguage
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
                parts.query("multiLanguage", multiLanguage)
            }
        }

        /// `POST /icws/{sessionId}/configuration/wrap-up-categories`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateWrapUpCategory: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createWrapUpCategory", "POST", "/icws/{sessionId}/configuration/wrap-up-categories", 201,
                    "configuration", 0)
            }
            /// The body, `Configuration.People.WrapUpCategory`.
            public var wrapUpCategory: ICWS.Configuration.People.WrapUpCategory
            /// Makes a request.
            ///
            /// - Parameter wrapUpCategory: The body, `Configuration.People.WrapUpCategory`.
            public init(
                wrapUpCategory: ICWS.Configuration.People.WrapUpCategory
            ) {
                self.wrapUpCategory = wrapUpCategory
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(wrapUpCategory)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/wrap-up-categories/{id}`.
    public enum WrapUpCategoriesById {
        /// `DELETE /icws/{sessionId}/configuration/wrap-up-categories/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteWrapUpCategory: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteWrapUpCategory", "DELETE", "/icws/{sessionId}/configuration/wrap-up-categories/{id}", 0,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/wrap-up-categories/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetWrapUpCategory: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.WrapUpCategory>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getWrapUpCategory", "GET", "/icws/{sessionId}/configuration/wrap-up-categories/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// The query option `multiLanguage`, if it is to be sent.
            public var multiLanguage: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            ///   - multiLanguage: The query option `multiLanguage`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil,
                multiLanguage: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
                self.multiLanguage = multiLanguage
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
                parts.query("multiLanguage", multiLanguage)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/wrap-up-categories/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateWrapUpCategory: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateWrapUpCategory", "PUT", "/icws/{sessionId}/configuration/wrap-up-categories/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.People.WrapUpCategory`.
            public var wrapUpCategory: ICWS.Configuration.People.WrapUpCategory
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - wrapUpCategory: The body, `Configuration.People.WrapUpCategory`.
            public init(
                id: String,
                wrapUpCategory: ICWS.Configuration.People.WrapUpCategory
            ) {
                self.id = id
                self.wrapUpCategory = wrapUpCategory
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(wrapUpCategory)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/wrap-up-codes`.
    public enum WrapUpCodes {
        /// `GET /icws/{sessionId}/configuration/wrap-up-codes`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetWrapUpCodes: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.WrapUpCodes>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getWrapUpCodes", "GET", "/icws/{sessionId}/configuration/wrap-up-codes", 200, "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// The query option `multiLanguage`, if it is to be sent.
            public var multiLanguage: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            ///   - multiLanguage: The query option `multiLanguage`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil,
                multiLanguage: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
                self.multiLanguage = multiLanguage
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
                parts.query("multiLanguage", multiLanguage)
            }
        }

        /// `POST /icws/{sessionId}/configuration/wrap-up-codes`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateWrapUpCode: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createWrapUpCode", "POST", "/icws/{sessionId}/configuration/wrap-up-codes", 201, "configuration", 0
                )
            }
            /// The body, `Configuration.People.WrapUpCode`.
            public var wrapUpCode: ICWS.Configuration.People.WrapUpCode
            /// Makes a request.
            ///
            /// - Parameter wrapUpCode: The body, `Configuration.People.WrapUpCode`.
            public init(
                wrapUpCode: ICWS.Configuration.People.WrapUpCode
            ) {
                self.wrapUpCode = wrapUpCode
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(wrapUpCode)
            }
        }
    }
}

extension ICWS.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/configuration/wrap-up-codes/{id}`.
    public enum WrapUpCodesById {
        /// `DELETE /icws/{sessionId}/configuration/wrap-up-codes/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteWrapUpCode: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteWrapUpCode", "DELETE", "/icws/{sessionId}/configuration/wrap-up-codes/{id}", 0,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/wrap-up-codes/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetWrapUpCode: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.WrapUpCode>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getWrapUpCode", "GET", "/icws/{sessionId}/configuration/wrap-up-codes/{id}", 200, "configuration",
                    0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// The query option `multiLanguage`, if it is to be sent.
            public var multiLanguage: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            ///   - multiLanguage: The query option `multiLanguage`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil,
                multiLanguage: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
                self.multiLanguage = multiLanguage
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
                parts.query("multiLanguage", multiLanguage)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/wrap-up-codes/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateWrapUpCode: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateWrapUpCode", "PUT", "/icws/{sessionId}/configuration/wrap-up-codes/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.People.WrapUpCode`.
            public var wrapUpCode: ICWS.Configuration.People.WrapUpCode
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - wrapUpCode: The body, `Configuration.People.WrapUpCode`.
            public init(
                id: String,
                wrapUpCode: ICWS.Configuration.People.WrapUpCode
            ) {
                self.id = id
                self.wrapUpCode = wrapUpCode
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(wrapUpCode)
            }
        }
    }
}

extension ICWS.Configuration.People.AccessControlGroups.Resources {
    /// Resource `/icws/{sessionId}/configuration/access-control-groups/are-in-use`.
    public enum AreInUse {
        /// `GET /icws/{sessionId}/configuration/access-control-groups/are-in-use`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct AreInUse: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.AreInUseResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "areInUse", "GET", "/icws/{sessionId}/configuration/access-control-groups/are-in-use", 200,
                    "configuration", 0)
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

extension ICWS.Configuration.People.AccessControlGroups.Resources {
    /// Resource `/icws/{sessionId}/configuration/access-control-groups/assignable/{objectType}`.
    public enum Assignable {
        /// `GET /icws/{sessionId}/configuration/access-control-groups/assignable/{objectType}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct Assignable: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.AssignableResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "assignable", "GET",
                    "/icws/{sessionId}/configuration/access-control-groups/assignable/{objectType}", 200,
                    "configuration", 0)
            }
            /// The template token `objectType`.
            public var objectType: String
            /// The query option `id`, if it is to be sent.
            public var id: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - objectType: The template token `objectType`.
            ///   - id: The query option `id`, if it is to be sent.
            public init(
                objectType: String,
                id: String? = nil
            ) {
                self.objectType = objectType
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("objectType", objectType)
                parts.query("id", id)
            }
        }
    }
}

extension ICWS.Configuration.People.AccessControlGroups.Resources {
    /// Resource `/icws/{sessionId}/configuration/access-control-groups/{id}/{objectType}/assign-membership`.
    public enum AssignMembership {
        /// `POST /icws/{sessionId}/configuration/access-control-groups/{id}/{objectType}/assign-membership`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct AssignMembership: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.AssignMembershipResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "assignMembership", "POST",
                    "/icws/{sessionId}/configuration/access-control-groups/{id}/{objectType}/assign-membership", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The template token `objectType`.
            public var objectType: String
            /// The body, `Configuration.People.AssignMembershipArgument`.
            public var assignMembershipArgument: ICWS.Configuration.People.AssignMembershipArgument
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - objectType: The template token `objectType`.
            ///   - assignMembershipArgument: The body, `Configuration.People.AssignMembershipArgument`.
            public init(
                id: String,
                objectType: String,
                assignMembershipArgument: ICWS.Configuration.People.AssignMembershipArgument
            ) {
                self.id = id
                self.objectType = objectType
                self.assignMembershipArgument = assignMembershipArgument
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.token("objectType", objectType)
                parts.body(assignMembershipArgument)
            }
        }
    }
}

extension ICWS.Configuration.People.Defaults.Resources {
    /// Resource `/icws/{sessionId}/configuration/defaults/client-template`.
    public enum ClientTemplate {
        /// `GET /icws/{sessionId}/configuration/defaults/client-template`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetDefaults: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.ClientTemplate>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDefaults", "GET", "/icws/{sessionId}/configuration/defaults/client-template", 200,
                    "configuration", 0)
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

extension ICWS.Configuration.People.Defaults.Resources {
    /// Resource `/icws/{sessionId}/configuration/defaults/monitored-mailbox`.
    public enum MonitoredMailbox {
        /// `GET /icws/{sessionId}/configuration/defaults/monitored-mailbox`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetDefaults: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.MonitoredMailbox>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDefaults", "GET", "/icws/{sessionId}/configuration/defaults/monitored-mailbox", 200,
                    "configuration", 0)
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

extension ICWS.Configuration.People.Defaults.Resources {
    /// Resource `/icws/{sessionId}/configuration/defaults/queue-column`.
    public enum QueueColumn {
        /// `GET /icws/{sessionId}/configuration/defaults/queue-column`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetDefaults: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.QueueColumn>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDefaults", "GET", "/icws/{sessionId}/configuration/defaults/queue-column", 200, "configuration",
                    0)
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

extension ICWS.Configuration.People.Defaults.Resources {
    /// Resource `/icws/{sessionId}/configuration/defaults/role`.
    public enum Role {
        /// `GET /icws/{sessionId}/configuration/defaults/role`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetDefaults: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.Role>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDefaults", "GET", "/icws/{sessionId}/configuration/defaults/role", 200, "configuration", 0)
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

extension ICWS.Configuration.People.Defaults.Resources {
    /// Resource `/icws/{sessionId}/configuration/defaults/schedule`.
    public enum Schedule {
        /// `GET /icws/{sessionId}/configuration/defaults/schedule`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetDefaults: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.Schedule>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDefaults", "GET", "/icws/{sessionId}/configuration/defaults/schedule", 200, "configuration", 0)
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

extension ICWS.Configuration.People.Defaults.Resources {
    /// Resource `/icws/{sessionId}/configuration/defaults/user`.
    public enum User {
        /// `GET /icws/{sessionId}/configuration/defaults/user`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetDefaults: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.User>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDefaults", "GET", "/icws/{sessionId}/configuration/defaults/user", 200, "configuration", 0)
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

extension ICWS.Configuration.People.Defaults.Resources {
    /// Resource `/icws/{sessionId}/configuration/defaults/workgroup`.
    public enum Workgroup {
        /// `GET /icws/{sessionId}/configuration/defaults/workgroup`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetDefaults: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.Workgroup>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDefaults", "GET", "/icws/{sessionId}/configuration/defaults/workgroup", 200, "configuration", 0)
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

extension ICWS.Configuration.People.Defaults.Resources {
    /// Resource `/icws/{sessionId}/configuration/defaults/wrap-up-category`.
    public enum WrapUpCategory {
        /// `GET /icws/{sessionId}/configuration/defaults/wrap-up-category`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetDefaults: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.WrapUpCategory>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDefaults", "GET", "/icws/{sessionId}/configuration/defaults/wrap-up-category", 200,
                    "configuration", 0)
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

extension ICWS.Configuration.People.Defaults.Resources {
    /// Resource `/icws/{sessionId}/configuration/defaults/wrap-up-code`.
    public enum WrapUpCode {
        /// `GET /icws/{sessionId}/configuration/defaults/wrap-up-code`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetDefaults: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.People.WrapUpCode>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDefaults", "GET", "/icws/{sessionId}/configuration/defaults/wrap-up-code", 200, "configuration",
                    0)
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

extension ICWS.Configuration.People.Users.Resources {
    /// Resource `/icws/{sessionId}/configuration/users/{id}/client`.
    public enum Client {
        /// `PUT /icws/{sessionId}/configuration/users/{id}/client`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateClientConfigurationProperties: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateClientConfigurationProperties", "PUT", "/icws/{sessionId}/configuration/users/{id}/client",
                    200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.People.UserClientConfigurationProperties`.
            public var userClientConfigurationProperties: ICWS.Configuration.People.UserClientConfigurationProperties
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - userClientConfigurationProperties: The body, `Configuration.People.UserClientConfigurationProperties`.
            public init(
                id: String,
                userClientConfigurationProperties: ICWS.Configuration.People.UserClientConfigurationProperties
            ) {
                self.id = id
                self.userClientConfigurationProperties = userClientConfigurationProperties
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(userClientConfigurationProperties)
            }
        }
    }
}

extension ICWS.Configuration.People.Users.Resources {
    /// Resource `/icws/{sessionId}/configuration/users/{id}/password`.
    public enum Password {
        /// `PUT /icws/{sessionId}/configuration/users/{id}/password`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct Password: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "password", "PUT", "/icws/{sessionId}/configuration/users/{id}/password", 0, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.People.UserPassword`.
            public var userPassword: ICWS.Configuration.People.UserPassword
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - userPassword: The body, `Configuration.People.UserPassword`.
            public init(
                id: String,
                userPassword: ICWS.Configuration.People.UserPassword
            ) {
                self.id = id
                self.userPassword = userPassword
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(userPassword)
            }
        }
    }
}

extension ICWS.Configuration.People.Workgroups.Resources {
    /// Resource `/icws/{sessionId}/configuration/workgroups/{id}/monitored-mailboxes`.
    public enum MonitoredMailboxes {
        /// `POST /icws/{sessionId}/configuration/workgroups/{id}/monitored-mailboxes`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateMonitoredMailbox: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.SubObjectSet>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateMonitoredMailbox", "POST",
                    "/icws/{sessionId}/configuration/workgroups/{id}/monitored-mailboxes", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.People.MonitoredMailboxesBulkUpdate`.
            public var monitoredMailboxesBulkUpdate: ICWS.Configuration.People.MonitoredMailboxesBulkUpdate
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - monitoredMailboxesBulkUpdate: The body, `Configuration.People.MonitoredMailboxesBulkUpdate`.
            public init(
                id: String,
                monitoredMailboxesBulkUpdate: ICWS.Configuration.People.MonitoredMailboxesBulkUpdate
            ) {
                self.id = id
                self.monitoredMailboxesBulkUpdate = monitoredMailboxesBulkUpdate
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(monitoredMailboxesBulkUpdate)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/access-control-groups/{subscriptionId}`.
    public enum AccessControlGroups {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/access-control-groups/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/access-control-groups/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/access-control-groups/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/access-control-groups/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/account-codes-configuration/{subscriptionId}`.
    public enum AccountCodesConfiguration {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/account-codes-configuration/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/account-codes-configuration/{subscriptionId}",
                    0, "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/account-codes-configuration/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/account-codes-configuration/{subscriptionId}",
                    0, "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigGlobalObjectSubscription`.
            public var configGlobalObjectSubscription: ICWS.Configuration.ConfigGlobalObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configGlobalObjectSubscription: The body, `Configuration.ConfigGlobalObjectSubscription`.
            public init(
                subscriptionId: String,
                configGlobalObjectSubscription: ICWS.Configuration.ConfigGlobalObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configGlobalObjectSubscription = configGlobalObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configGlobalObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/account-codes/{subscriptionId}`.
    public enum AccountCodes {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/account-codes/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/account-codes/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/account-codes/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/account-codes/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/client-buttons/{subscriptionId}`.
    public enum ClientButtons {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/client-buttons/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/client-buttons/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/client-buttons/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/client-buttons/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/client-configuration-templates/{subscriptionId}`.
    public enum ClientConfigurationTemplates {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/client-configuration-templates/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/client-configuration-templates/{subscriptionId}",
                    0, "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/client-configuration-templates/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/client-configuration-templates/{subscriptionId}",
                    0, "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/client-templates/{subscriptionId}`.
    public enum ClientTemplates {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/client-templates/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/client-templates/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/client-templates/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/client-templates/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/default-user/{subscriptionId}`.
    public enum DefaultUser {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/default-user/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/default-user/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/default-user/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/default-user/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigGlobalObjectSubscription`.
            public var configGlobalObjectSubscription: ICWS.Configuration.ConfigGlobalObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configGlobalObjectSubscription: The body, `Configuration.ConfigGlobalObjectSubscription`.
            public init(
                subscriptionId: String,
                configGlobalObjectSubscription: ICWS.Configuration.ConfigGlobalObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configGlobalObjectSubscription = configGlobalObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configGlobalObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/password-policies/{subscriptionId}`.
    public enum PasswordPolicies {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/password-policies/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/password-policies/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/password-policies/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/password-policies/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/queue-columns/{subscriptionId}`.
    public enum QueueColumns {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/queue-columns/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/queue-columns/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/queue-columns/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/queue-columns/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/response-management-documents/{subscriptionId}`.
    public enum ResponseManagementDocuments {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/response-management-documents/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/response-management-documents/{subscriptionId}",
                    0, "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/response-management-documents/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/response-management-documents/{subscriptionId}",
                    0, "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/roles/{subscriptionId}`.
    public enum Roles {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/roles/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/roles/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/roles/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/roles/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/schedules/{subscriptionId}`.
    public enum Schedules {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/schedules/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/schedules/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/schedules/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/schedules/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/secure-input-forms/{subscriptionId}`.
    public enum SecureInputForms {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/secure-input-forms/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/secure-input-forms/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/secure-input-forms/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/secure-input-forms/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/skill-categories/{subscriptionId}`.
    public enum SkillCategories {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/skill-categories/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/skill-categories/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/skill-categories/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/skill-categories/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/skills/{subscriptionId}`.
    public enum Skills {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/skills/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/skills/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/skills/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/skills/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/statistic-parameter-groups/{subscriptionId}`.
    public enum StatisticParameterGroups {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/statistic-parameter-groups/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/statistic-parameter-groups/{subscriptionId}",
                    0, "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/statistic-parameter-groups/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/statistic-parameter-groups/{subscriptionId}",
                    0, "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/users/{subscriptionId}`.
    public enum Users {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/users/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/users/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/users/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration` 1, documented. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/users/{subscriptionId}", 0,
                    "configuration", 1)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/workgroups/{subscriptionId}`.
    public enum Workgroups {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/workgroups/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/workgroups/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/workgroups/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/workgroups/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/wrap-up-categories/{subscriptionId}`.
    public enum WrapUpCategories {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/wrap-up-categories/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/wrap-up-categories/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/wrap-up-categories/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/wrap-up-categories/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.People.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/wrap-up-codes/{subscriptionId}`.
    public enum WrapUpCodes {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/wrap-up-codes/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/wrap-up-codes/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/wrap-up-codes/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/wrap-up-codes/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}
