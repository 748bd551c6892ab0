// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSConfiguration
public import ICWSCore

extension ICWS.Configuration.Integrations.Resources {
    /// Resource `/icws/{sessionId}/configuration/salesforce-cti-configurations`.
    public enum SalesforceCtiConfigurations {
        /// `GET /icws/{sessionId}/configuration/salesforce-cti-configurations`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSalesforceCTIConfigurations: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Integrations.SalesforceCTIConfigurations>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSalesforceCTIConfigurations", "GET",
                    "/icws/{sessionId}/configuration/salesforce-cti-configurations", 200, "configuration", 0)
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

        /// `POST /icws/{sessionId}/configuration/salesforce-cti-configurations`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateSalesforceCTIConfiguration: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSalesforceCTIConfiguration", "POST",
                    "/icws/{sessionId}/configuration/salesforce-cti-configurations", 201, "configuration", 0)
            }
            /// The body, `Configuration.Integrations.SalesforceCTIConfiguration`.
            public var salesforceCTIConfiguration: ICWS.Configuration.Integrations.SalesforceCTIConfiguration
            /// Makes a request.
            ///
            /// - Parameter salesforceCTIConfiguration: The body, `Configuration.Integrations.SalesforceCTIConfiguration`.
            public init(
                salesforceCTIConfiguration: ICWS.Configuration.Integrations.SalesforceCTIConfiguration
            ) {
                self.salesforceCTIConfiguration = salesforceCTIConfiguration
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(salesforceCTIConfiguration)
            }
        }
    }
}

extension ICWS.Configuration.Integrations.Resources {
    /// Resource `/icws/{sessionId}/configuration/salesforce-cti-configurations/{id}`.
    public enum SalesforceCtiConfigurationsById {
        /// `DELETE /icws/{sessionId}/configuration/salesforce-cti-configurations/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSalesforceCTIConfiguration: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSalesforceCTIConfiguration", "DELETE",
                    "/icws/{sessionId}/configuration/salesforce-cti-configurations/{id}", 0, "configuration", 0)
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

        /// `GET /icws/{sessionId}/configuration/salesforce-cti-configurations/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSalesforceCTIConfiguration: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Integrations.SalesforceCTIConfiguration>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSalesforceCTIConfiguration", "GET",
                    "/icws/{sessionId}/configuration/salesforce-cti-configurations/{id}", 200, "configuration", 0)
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

        /// `PUT /icws/{sessionId}/configuration/salesforce-cti-configurations/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateSalesforceCTIConfiguration: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateSalesforceCTIConfiguration", "PUT",
                    "/icws/{sessionId}/configuration/salesforce-cti-configurations/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.Integrations.SalesforceCTIConfiguration`.
            public var salesforceCTIConfiguration: ICWS.Configuration.Integrations.SalesforceCTIConfiguration
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - salesforceCTIConfiguration: The body, `Configuration.Integrations.SalesforceCTIConfiguration`.
            public init(
                id: String,
                salesforceCTIConfiguration: ICWS.Configuration.Integrations.SalesforceCTIConfiguration
            ) {
                self.id = id
                self.salesforceCTIConfiguration = salesforceCTIConfiguration
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(salesforceCTIConfiguration)
            }
        }
    }
}

extension ICWS.Configuration.Integrations.Resources {
    /// Resource `/icws/{sessionId}/configuration/widgets`.
    public enum Widgets {
        /// `GET /icws/{sessionId}/configuration/widgets`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetWidgets: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Integrations.Widgets>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getWidgets", "GET", "/icws/{sessionId}/configuration/widgets", 200, "configuration", 0)
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

        /// `POST /icws/{sessionId}/configuration/widgets`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateWidget: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createWidget", "POST", "/icws/{sessionId}/configuration/widgets", 201, "configuration", 0)
            }
            /// The body, `Configuration.Integrations.Widget`.
            public var widget: ICWS.Configuration.Integrations.Widget
            /// Makes a request.
            ///
            /// - Parameter widget: The body, `Configuration.Integrations.Widget`.
            public init(
                widget: ICWS.Configuration.Integrations.Widget
            ) {
                self.widget = widget
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(widget)
            }
        }
    }
}

extension ICWS.Configuration.Integrations.Resources {
    /// Resource `/icws/{sessionId}/configuration/widgets/{id}`.
    public enum WidgetsById {
        /// `DELETE /icws/{sessionId}/configuration/widgets/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteWidget: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteWidget", "DELETE", "/icws/{sessionId}/configuration/widgets/{id}", 0, "configuration", 0)
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

        /// `GET /icws/{sessionId}/configuration/widgets/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetWidget: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Integrations.Widget>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getWidget", "GET", "/icws/{sessionId}/configuration/widgets/{id}", 200, "configuration", 0)
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

        /// `PUT /icws/{sessionId}/configuration/widgets/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateWidget: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateWidget", "PUT", "/icws/{sessionId}/configuration/widgets/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.Integrations.Widget`.
            public var widget: ICWS.Configuration.Integrations.Widget
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - widget: The body, `Configuration.Integrations.Widget`.
            public init(
                id: String,
                widget: ICWS.Configuration.Integrations.Widget
            ) {
                self.id = id
                self.widget = widget
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(widget)
            }
        }
    }
}

extension ICWS.Configuration.Integrations.Defaults.Resources {
    /// Resource `/icws/{sessionId}/configuration/defaults/salesforce-cti-attribute-map`.
    public enum SalesforceCtiAttributeMap {
        /// `GET /icws/{sessionId}/configuration/defaults/salesforce-cti-attribute-map`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetDefaults: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Integrations.SalesforceCtiAttributeMap>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDefaults", "GET", "/icws/{sessionId}/configuration/defaults/salesforce-cti-attribute-map", 200,
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

extension ICWS.Configuration.Integrations.Defaults.Resources {
    /// Resource `/icws/{sessionId}/configuration/defaults/salesforce-cti-configuration`.
    public enum SalesforceCtiConfiguration {
        /// `GET /icws/{sessionId}/configuration/defaults/salesforce-cti-configuration`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetDefaults: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Integrations.SalesforceCTIConfiguration>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDefaults", "GET", "/icws/{sessionId}/configuration/defaults/salesforce-cti-configuration", 200,
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

extension ICWS.Configuration.Integrations.SalesforceCtiConfigurations.Resources {
    /// Resource `/icws/{sessionId}/configuration/salesforce-cti-configurations/{id}/salesforce-cti-attribute-maps`.
    public enum SalesforceCtiAttributeMaps {
        /// `POST /icws/{sessionId}/configuration/salesforce-cti-configurations/{id}/salesforce-cti-attribute-maps`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateSalesforceCtiAttributeMap: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.SubObjectSet>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateSalesforceCtiAttributeMap", "POST",
                    "/icws/{sessionId}/configuration/salesforce-cti-configurations/{id}/salesforce-cti-attribute-maps",
                    200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.Integrations.SalesforceCtiAttributeMapsBulkUpdate`.
            public var salesforceCtiAttributeMapsBulkUpdate:
                ICWS.Configuration.Integrations.SalesforceCtiAttributeMapsBulkUpdate
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - salesforceCtiAttributeMapsBulkUpdate: The body, `Configuration.Integrations.SalesforceCtiAttributeMapsBulkUpdate`.
            public init(
                id: String,
                salesforceCtiAttributeMapsBulkUpdate: ICWS.Configuration.Integrations
                    .SalesforceCtiAttributeMapsBulkUpdate
            ) {
                self.id = id
                self.salesforceCtiAttributeMapsBulkUpdate = salesforceCtiAttributeMapsBulkUpdate
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(salesforceCtiAttributeMapsBulkUpdate)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.Integrations.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/salesforce-cti-configurations/{subscriptionId}`.
    public enum SalesforceCtiConfigurations {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/salesforce-cti-configurations/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/salesforce-cti-configurations/{subscriptionId}",
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

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/salesforce-cti-configurations/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/salesforce-cti-configurations/{subscriptionId}",
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
