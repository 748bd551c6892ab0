// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSConfiguration
public import ICWSCore

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/accumulators`.
    public enum Accumulators {
        /// `GET /icws/{sessionId}/configuration/accumulators`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetAccumulators: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.Accumulators>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getAccumulators", "GET", "/icws/{sessionId}/configuration/accumulators", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/accumulators/{id}`.
    public enum AccumulatorsById {
        /// `GET /icws/{sessionId}/configuration/accumulators/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetAccumulator: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.Accumulator>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getAccumulator", "GET", "/icws/{sessionId}/configuration/accumulators/{id}", 200, "configuration",
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
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/actions`.
    public enum Actions {
        /// `GET /icws/{sessionId}/configuration/actions`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetActions: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.Actions>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getActions", "GET", "/icws/{sessionId}/configuration/actions", 200, "configuration", 0)
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

        /// `POST /icws/{sessionId}/configuration/actions`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateAction: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createAction", "POST", "/icws/{sessionId}/configuration/actions", 201, "configuration", 0)
            }
            /// The body, `Configuration.System.Action`.
            public var action: ICWS.Configuration.System.Action
            /// Makes a request.
            ///
            /// - Parameter action: The body, `Configuration.System.Action`.
            public init(
                action: ICWS.Configuration.System.Action
            ) {
                self.action = action
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(action)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/actions/{id}`.
    public enum ActionsById {
        /// `DELETE /icws/{sessionId}/configuration/actions/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteAction: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteAction", "DELETE", "/icws/{sessionId}/configuration/actions/{id}", 0, "configuration", 0)
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

        /// `GET /icws/{sessionId}/configuration/actions/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetAction: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.Action>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getAction", "GET", "/icws/{sessionId}/configuration/actions/{id}", 200, "configuration", 0)
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

        /// `PUT /icws/{sessionId}/configuration/actions/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateAction: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateAction", "PUT", "/icws/{sessionId}/configuration/actions/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.System.Action`.
            public var action: ICWS.Configuration.System.Action
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - action: The body, `Configuration.System.Action`.
            public init(
                id: String,
                action: ICWS.Configuration.System.Action
            ) {
                self.id = id
                self.action = action
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(action)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/attendant-email-profiles`.
    public enum AttendantEmailProfiles {
        /// `GET /icws/{sessionId}/configuration/attendant-email-profiles`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetAttendantEmailProfiles: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.AttendantEmailProfiles>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getAttendantEmailProfiles", "GET", "/icws/{sessionId}/configuration/attendant-email-profiles", 200,
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/attendant-email-profiles/{id}`.
    public enum AttendantEmailProfilesById {
        /// `GET /icws/{sessionId}/configuration/attendant-email-profiles/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetAttendantEmailProfile: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.AttendantEmailProfile>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getAttendantEmailProfile", "GET", "/icws/{sessionId}/configuration/attendant-email-profiles/{id}",
                    200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/attendant-inbound-profiles`.
    public enum AttendantInboundProfiles {
        /// `GET /icws/{sessionId}/configuration/attendant-inbound-profiles`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetAttendantInboundProfiles: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.AttendantInboundProfiles>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getAttendantInboundProfiles", "GET", "/icws/{sessionId}/configuration/attendant-inbound-profiles",
                    200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/attendant-inbound-profiles/{id}`.
    public enum AttendantInboundProfilesById {
        /// `GET /icws/{sessionId}/configuration/attendant-inbound-profiles/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetAttendantInboundProfile: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.AttendantInboundProfile>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getAttendantInboundProfile", "GET",
                    "/icws/{sessionId}/configuration/attendant-inbound-profiles/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/attendant-operator-profiles`.
    public enum AttendantOperatorProfiles {
        /// `GET /icws/{sessionId}/configuration/attendant-operator-profiles`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetAttendantOperatorProfiles: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.AttendantOperatorProfiles>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getAttendantOperatorProfiles", "GET",
                    "/icws/{sessionId}/configuration/attendant-operator-profiles", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/attendant-operator-profiles/{id}`.
    public enum AttendantOperatorProfilesById {
        /// `GET /icws/{sessionId}/configuration/attendant-operator-profiles/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetAttendantOperatorProfile: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.AttendantOperatorProfile>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getAttendantOperatorProfile", "GET",
                    "/icws/{sessionId}/configuration/attendant-operator-profiles/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/attendant-outbound-profiles`.
    public enum AttendantOutboundProfiles {
        /// `GET /icws/{sessionId}/configuration/attendant-outbound-profiles`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetAttendantOutboundProfiles: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.AttendantOutboundProfiles>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getAttendantOutboundProfiles", "GET",
                    "/icws/{sessionId}/configuration/attendant-outbound-profiles", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/attendant-outbound-profiles/{id}`.
    public enum AttendantOutboundProfilesById {
        /// `GET /icws/{sessionId}/configuration/attendant-outbound-profiles/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetAttendantOutboundProfile: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.AttendantOutboundProfile>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getAttendantOutboundProfile", "GET",
                    "/icws/{sessionId}/configuration/attendant-outbound-profiles/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/contact-list-sources`.
    public enum ContactListSources {
        /// `GET /icws/{sessionId}/configuration/contact-list-sources`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetContactListSources: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.ContactListSources>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getContactListSources", "GET", "/icws/{sessionId}/configuration/contact-list-sources", 200,
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
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/contact-list-sources/{id}`.
    public enum ContactListSourcesById {
        /// `GET /icws/{sessionId}/configuration/contact-list-sources/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetContactListSource: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.ContactListSource>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getContactListSource", "GET", "/icws/{sessionId}/configuration/contact-list-sources/{id}", 200,
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
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/dial-plan-classifications`.
    public enum DialPlanClassifications {
        /// `GET /icws/{sessionId}/configuration/dial-plan-classifications`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetDialPlanClassifications: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.DialPlanClassifications>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDialPlanClassifications", "GET", "/icws/{sessionId}/configuration/dial-plan-classifications",
                    200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/dial-plan-classifications/{id}`.
    public enum DialPlanClassificationsById {
        /// `GET /icws/{sessionId}/configuration/dial-plan-classifications/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetDialPlanClassification: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.DialPlanClassification>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDialPlanClassification", "GET",
                    "/icws/{sessionId}/configuration/dial-plan-classifications/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/dnis-mappings`.
    public enum DnisMappings {
        /// `GET /icws/{sessionId}/configuration/dnis-mappings`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetDnisMappings: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.DnisMappings>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDnisMappings", "GET", "/icws/{sessionId}/configuration/dnis-mappings", 200, "configuration", 0)
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

        /// `PUT /icws/{sessionId}/configuration/dnis-mappings`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateDnisMappings: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateDnisMappings", "PUT", "/icws/{sessionId}/configuration/dnis-mappings", 200, "configuration",
                    0)
            }
            /// The body, `Configuration.System.DnisMappings`.
            public var dnisMappings: ICWS.Configuration.System.DnisMappings
            /// Makes a request.
            ///
            /// - Parameter dnisMappings: The body, `Configuration.System.DnisMappings`.
            public init(
                dnisMappings: ICWS.Configuration.System.DnisMappings
            ) {
                self.dnisMappings = dnisMappings
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(dnisMappings)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/e-faqs`.
    public enum EFaqs {
        /// `GET /icws/{sessionId}/configuration/e-faqs`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetEFaqs: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.EFaqs>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getEFaqs", "GET", "/icws/{sessionId}/configuration/e-faqs", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/e-faqs/{id}`.
    public enum EFaqsById {
        /// `GET /icws/{sessionId}/configuration/e-faqs/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetEFaq: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.EFaq>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getEFaq", "GET", "/icws/{sessionId}/configuration/e-faqs/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/fax-groups`.
    public enum FaxGroups {
        /// `GET /icws/{sessionId}/configuration/fax-groups`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetFaxGroups: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.FaxGroups>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getFaxGroups", "GET", "/icws/{sessionId}/configuration/fax-groups", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/fax-groups/{id}`.
    public enum FaxGroupsById {
        /// `GET /icws/{sessionId}/configuration/fax-groups/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetFaxGroup: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.FaxGroup>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getFaxGroup", "GET", "/icws/{sessionId}/configuration/fax-groups/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/feature-licenses`.
    public enum FeatureLicenses {
        /// `GET /icws/{sessionId}/configuration/feature-licenses`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetFeatureLicenses: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.FeatureLicenses>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getFeatureLicenses", "GET", "/icws/{sessionId}/configuration/feature-licenses", 200,
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/feature-licenses/{id}`.
    public enum FeatureLicensesById {
        /// `GET /icws/{sessionId}/configuration/feature-licenses/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetFeatureLicense: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.FeatureLicense>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getFeatureLicense", "GET", "/icws/{sessionId}/configuration/feature-licenses/{id}", 200,
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/feedback-survey-groups`.
    public enum FeedbackSurveyGroups {
        /// `GET /icws/{sessionId}/configuration/feedback-survey-groups`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetFeedbackSurveyGroups: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.FeedbackSurveyGroups>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getFeedbackSurveyGroups", "GET", "/icws/{sessionId}/configuration/feedback-survey-groups", 200,
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/feedback-survey-groups/{id}`.
    public enum FeedbackSurveyGroupsById {
        /// `GET /icws/{sessionId}/configuration/feedback-survey-groups/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetFeedbackSurveyGroup: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.FeedbackSurveyGroup>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getFeedbackSurveyGroup", "GET", "/icws/{sessionId}/configuration/feedback-survey-groups/{id}", 200,
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/feedback-surveys`.
    public enum FeedbackSurveys {
        /// `GET /icws/{sessionId}/configuration/feedback-surveys`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetFeedbackSurveys: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.FeedbackSurveys>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getFeedbackSurveys", "GET", "/icws/{sessionId}/configuration/feedback-surveys", 200,
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/feedback-surveys/{id}`.
    public enum FeedbackSurveysById {
        /// `GET /icws/{sessionId}/configuration/feedback-surveys/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetFeedbackSurvey: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.FeedbackSurvey>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getFeedbackSurvey", "GET", "/icws/{sessionId}/configuration/feedback-surveys/{id}", 200,
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/handlers`.
    public enum Handlers {
        /// `GET /icws/{sessionId}/configuration/handlers`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetHandlers: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.Handlers>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getHandlers", "GET", "/icws/{sessionId}/configuration/handlers", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/handlers/{id}`.
    public enum HandlersById {
        /// `GET /icws/{sessionId}/configuration/handlers/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetHandler: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.Handler>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getHandler", "GET", "/icws/{sessionId}/configuration/handlers/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/ic-data-sources`.
    public enum IcDataSources {
        /// `GET /icws/{sessionId}/configuration/ic-data-sources`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetIcDataSources: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.IcDataSources>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getIcDataSources", "GET", "/icws/{sessionId}/configuration/ic-data-sources", 200, "configuration",
                    0)
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

        /// `POST /icws/{sessionId}/configuration/ic-data-sources`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateIcDataSource: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createIcDataSource", "POST", "/icws/{sessionId}/configuration/ic-data-sources", 201,
                    "configuration", 0)
            }
            /// The body, `Configuration.System.IcDataSource`.
            public var icDataSource: ICWS.Configuration.System.IcDataSource
            /// Makes a request.
            ///
            /// - Parameter icDataSource: The body, `Configuration.System.IcDataSource`.
            public init(
                icDataSource: ICWS.Configuration.System.IcDataSource
            ) {
                self.icDataSource = icDataSource
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(icDataSource)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/ic-data-sources/{id}`.
    public enum IcDataSourcesById {
        /// `DELETE /icws/{sessionId}/configuration/ic-data-sources/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteIcDataSource: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteIcDataSource", "DELETE", "/icws/{sessionId}/configuration/ic-data-sources/{id}", 0,
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

        /// `GET /icws/{sessionId}/configuration/ic-data-sources/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetIcDataSource: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.IcDataSource>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getIcDataSource", "GET", "/icws/{sessionId}/configuration/ic-data-sources/{id}", 200,
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

        /// `PUT /icws/{sessionId}/configuration/ic-data-sources/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateIcDataSource: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateIcDataSource", "PUT", "/icws/{sessionId}/configuration/ic-data-sources/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.System.IcDataSource`.
            public var icDataSource: ICWS.Configuration.System.IcDataSource
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - icDataSource: The body, `Configuration.System.IcDataSource`.
            public init(
                id: String,
                icDataSource: ICWS.Configuration.System.IcDataSource
            ) {
                self.id = id
                self.icDataSource = icDataSource
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(icDataSource)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/image-resource-categories`.
    public enum ImageResourceCategories {
        /// `GET /icws/{sessionId}/configuration/image-resource-categories`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetImageResourceCategories: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.ImageResourceCategories>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getImageResourceCategories", "GET", "/icws/{sessionId}/configuration/image-resource-categories",
                    200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/image-resource-categories/{id}`.
    public enum ImageResourceCategoriesById {
        /// `GET /icws/{sessionId}/configuration/image-resource-categories/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetImageResourceCategory: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.ImageResourceCategory>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getImageResourceCategory", "GET", "/icws/{sessionId}/configuration/image-resource-categories/{id}",
                    200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/image-resources`.
    public enum ImageResources {
        /// `GET /icws/{sessionId}/configuration/image-resources`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetImageResources: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.ImageResources>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getImageResources", "GET", "/icws/{sessionId}/configuration/image-resources", 200, "configuration",
                    0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/image-resources/{id}`.
    public enum ImageResourcesById {
        /// `DELETE /icws/{sessionId}/configuration/image-resources/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteImageResource: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteImageResource", "DELETE", "/icws/{sessionId}/configuration/image-resources/{id}", 0,
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

        /// `GET /icws/{sessionId}/configuration/image-resources/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetImageResource: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.ImageResource>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getImageResource", "GET", "/icws/{sessionId}/configuration/image-resources/{id}", 200,
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/initialization-functions`.
    public enum InitializationFunctions {
        /// `GET /icws/{sessionId}/configuration/initialization-functions`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInitializationFunctions: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.InitializationFunctions>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInitializationFunctions", "GET", "/icws/{sessionId}/configuration/initialization-functions",
                    200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/initialization-functions/{id}`.
    public enum InitializationFunctionsById {
        /// `GET /icws/{sessionId}/configuration/initialization-functions/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInitializationFunction: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.InitializationFunction>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInitializationFunction", "GET", "/icws/{sessionId}/configuration/initialization-functions/{id}",
                    200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-client-plugins`.
    public enum InteractionClientPlugins {
        /// `GET /icws/{sessionId}/configuration/interaction-client-plugins`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionClientPlugins: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.InteractionClientPlugins>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionClientPlugins", "GET", "/icws/{sessionId}/configuration/interaction-client-plugins",
                    200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-client-plugins/{id}`.
    public enum InteractionClientPluginsById {
        /// `GET /icws/{sessionId}/configuration/interaction-client-plugins/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionClientPlugin: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.InteractionClientPlugin>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionClientPlugin", "GET",
                    "/icws/{sessionId}/configuration/interaction-client-plugins/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-conference-rooms`.
    public enum InteractionConferenceRooms {
        /// `GET /icws/{sessionId}/configuration/interaction-conference-rooms`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionConferenceRooms: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.InteractionConferenceRooms>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionConferenceRooms", "GET",
                    "/icws/{sessionId}/configuration/interaction-conference-rooms", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-conference-rooms/{id}`.
    public enum InteractionConferenceRoomsById {
        /// `GET /icws/{sessionId}/configuration/interaction-conference-rooms/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionConferenceRoom: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.InteractionConferenceRoom>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionConferenceRoom", "GET",
                    "/icws/{sessionId}/configuration/interaction-conference-rooms/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-process-automation-processes`.
    public enum InteractionProcessAutomationProcesses {
        /// `GET /icws/{sessionId}/configuration/interaction-process-automation-processes`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionProcessAutomationProcesses: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.InteractionProcessAutomationProcesses>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionProcessAutomationProcesses", "GET",
                    "/icws/{sessionId}/configuration/interaction-process-automation-processes", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-process-automation-processes/{id}`.
    public enum InteractionProcessAutomationProcessesById {
        /// `GET /icws/{sessionId}/configuration/interaction-process-automation-processes/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionProcessAutomationProcess: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.InteractionProcessAutomationProcess>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionProcessAutomationProcess", "GET",
                    "/icws/{sessionId}/configuration/interaction-process-automation-processes/{id}", 200,
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-processor-tables`.
    public enum InteractionProcessorTables {
        /// `GET /icws/{sessionId}/configuration/interaction-processor-tables`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionProcessorTables: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.InteractionProcessorTables>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionProcessorTables", "GET",
                    "/icws/{sessionId}/configuration/interaction-processor-tables", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-processor-tables/{id}`.
    public enum InteractionProcessorTablesById {
        /// `GET /icws/{sessionId}/configuration/interaction-processor-tables/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionProcessorTable: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.InteractionProcessorTable>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionProcessorTable", "GET",
                    "/icws/{sessionId}/configuration/interaction-processor-tables/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/layouts`.
    public enum Layouts {
        /// `GET /icws/{sessionId}/configuration/layouts`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetLayouts: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.Layouts>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getLayouts", "GET", "/icws/{sessionId}/configuration/layouts", 200, "configuration", 0)
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

        /// `POST /icws/{sessionId}/configuration/layouts`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateLayout: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createLayout", "POST", "/icws/{sessionId}/configuration/layouts", 201, "configuration", 0)
            }
            /// The body, `Configuration.System.Layout`.
            public var layout: ICWS.Configuration.System.Layout
            /// Makes a request.
            ///
            /// - Parameter layout: The body, `Configuration.System.Layout`.
            public init(
                layout: ICWS.Configuration.System.Layout
            ) {
                self.layout = layout
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(layout)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/layouts/{id}`.
    public enum LayoutsById {
        /// `DELETE /icws/{sessionId}/configuration/layouts/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteLayout: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteLayout", "DELETE", "/icws/{sessionId}/configuration/layouts/{id}", 0, "configuration", 0)
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

        /// `GET /icws/{sessionId}/configuration/layouts/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetLayout: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.Layout>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getLayout", "GET", "/icws/{sessionId}/configuration/layouts/{id}", 200, "configuration", 0)
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

        /// `PUT /icws/{sessionId}/configuration/layouts/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateLayout: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateLayout", "PUT", "/icws/{sessionId}/configuration/layouts/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.System.Layout`.
            public var layout: ICWS.Configuration.System.Layout
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - layout: The body, `Configuration.System.Layout`.
            public init(
                id: String,
                layout: ICWS.Configuration.System.Layout
            ) {
                self.id = id
                self.layout = layout
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(layout)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/license-allocations`.
    public enum LicenseAllocations {
        /// `GET /icws/{sessionId}/configuration/license-allocations`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetLicenseAllocations: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.LicenseAllocations>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getLicenseAllocations", "GET", "/icws/{sessionId}/configuration/license-allocations", 200,
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
            /// The query option `licenseAppliesTo`, if it is to be sent.
            public var licenseAppliesTo: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            ///   - licenseAppliesTo: The query option `licenseAppliesTo`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil,
                licenseAppliesTo: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
                self.licenseAppliesTo = licenseAppliesTo
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
                parts.query("licenseAppliesTo", licenseAppliesTo)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/license-allocations/{id}`.
    public enum LicenseAllocationsById {
        /// `GET /icws/{sessionId}/configuration/license-allocations/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetLicenseAllocation: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.LicenseAllocation>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getLicenseAllocation", "GET", "/icws/{sessionId}/configuration/license-allocations/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// The query option `licenseAppliesTo`, if it is to be sent.
            public var licenseAppliesTo: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            ///   - licenseAppliesTo: The query option `licenseAppliesTo`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil,
                licenseAppliesTo: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
                self.licenseAppliesTo = licenseAppliesTo
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
                parts.query("licenseAppliesTo", licenseAppliesTo)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/lines-authority-certificates`.
    public enum LinesAuthorityCertificates {
        /// `GET /icws/{sessionId}/configuration/lines-authority-certificates`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetLinesAuthorityCertificates: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.LinesAuthorityCertificates>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getLinesAuthorityCertificates", "GET",
                    "/icws/{sessionId}/configuration/lines-authority-certificates", 200, "configuration", 0)
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
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/lines-authority-certificates/{id}`.
    public enum LinesAuthorityCertificatesById {
        /// `GET /icws/{sessionId}/configuration/lines-authority-certificates/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetLinesAuthorityCertificate: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.LinesAuthorityCertificate>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getLinesAuthorityCertificate", "GET",
                    "/icws/{sessionId}/configuration/lines-authority-certificates/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/login-authentication`.
    public enum LoginAuthentication {
        /// `GET /icws/{sessionId}/configuration/login-authentication`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetLoginAuthentication: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.LoginAuthentication>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getLoginAuthentication", "GET", "/icws/{sessionId}/configuration/login-authentication", 200,
                    "configuration", 0)
            }
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// The query option `multiLanguage`, if it is to be sent.
            public var multiLanguage: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            ///   - multiLanguage: The query option `multiLanguage`, if it is to be sent.
            public init(
                select: String? = nil,
                rightsFilter: String? = nil,
                multiLanguage: String? = nil
            ) {
                self.select = select
                self.rightsFilter = rightsFilter
                self.multiLanguage = multiLanguage
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
                parts.query("multiLanguage", multiLanguage)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/login-authentication`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateLoginAuthentication: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateLoginAuthentication", "PUT", "/icws/{sessionId}/configuration/login-authentication", 200,
                    "configuration", 0)
            }
            /// The body, `Configuration.System.LoginAuthentication`.
            public var loginAuthentication: ICWS.Configuration.System.LoginAuthentication
            /// Makes a request.
            ///
            /// - Parameter loginAuthentication: The body, `Configuration.System.LoginAuthentication`.
            public init(
                loginAuthentication: ICWS.Configuration.System.LoginAuthentication
            ) {
                self.loginAuthentication = loginAuthentication
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(loginAuthentication)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/miscellaneous-items`.
    public enum MiscellaneousItems {
        /// `GET /icws/{sessionId}/configuration/miscellaneous-items`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetMiscellaneousItems: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.MiscellaneousItems>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getMiscellaneousItems", "GET", "/icws/{sessionId}/configuration/miscellaneous-items", 200,
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/miscellaneous-items/{id}`.
    public enum MiscellaneousItemsById {
        /// `GET /icws/{sessionId}/configuration/miscellaneous-items/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetMiscellaneousItem: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.MiscellaneousItem>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getMiscellaneousItem", "GET", "/icws/{sessionId}/configuration/miscellaneous-items/{id}", 200,
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/positions`.
    public enum Positions {
        /// `GET /icws/{sessionId}/configuration/positions`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetPositions: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.Positions>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getPositions", "GET", "/icws/{sessionId}/configuration/positions", 200, "configuration", 0)
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

        /// `POST /icws/{sessionId}/configuration/positions`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreatePosition: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createPosition", "POST", "/icws/{sessionId}/configuration/positions", 201, "configuration", 0)
            }
            /// The body, `Configuration.System.Position`.
            public var position: ICWS.Configuration.System.Position
            /// Makes a request.
            ///
            /// - Parameter position: The body, `Configuration.System.Position`.
            public init(
                position: ICWS.Configuration.System.Position
            ) {
                self.position = position
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(position)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/positions/{id}`.
    public enum PositionsById {
        /// `DELETE /icws/{sessionId}/configuration/positions/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeletePosition: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deletePosition", "DELETE", "/icws/{sessionId}/configuration/positions/{id}", 0, "configuration", 0)
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

        /// `GET /icws/{sessionId}/configuration/positions/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetPosition: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.Position>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getPosition", "GET", "/icws/{sessionId}/configuration/positions/{id}", 200, "configuration", 0)
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

        /// `PUT /icws/{sessionId}/configuration/positions/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdatePosition: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updatePosition", "PUT", "/icws/{sessionId}/configuration/positions/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.System.Position`.
            public var position: ICWS.Configuration.System.Position
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - position: The body, `Configuration.System.Position`.
            public init(
                id: String,
                position: ICWS.Configuration.System.Position
            ) {
                self.id = id
                self.position = position
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(position)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/problem-reporter`.
    public enum ProblemReporter {
        /// `GET /icws/{sessionId}/configuration/problem-reporter`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetProblemReporter: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.ProblemReporter>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getProblemReporter", "GET", "/icws/{sessionId}/configuration/problem-reporter", 200,
                    "configuration", 0)
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

        /// `PUT /icws/{sessionId}/configuration/problem-reporter`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateProblemReporter: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateProblemReporter", "PUT", "/icws/{sessionId}/configuration/problem-reporter", 200,
                    "configuration", 0)
            }
            /// The body, `Configuration.System.ProblemReporter`.
            public var problemReporter: ICWS.Configuration.System.ProblemReporter
            /// Makes a request.
            ///
            /// - Parameter problemReporter: The body, `Configuration.System.ProblemReporter`.
            public init(
                problemReporter: ICWS.Configuration.System.ProblemReporter
            ) {
                self.problemReporter = problemReporter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(problemReporter)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/server-parameters`.
    public enum ServerParameters {
        /// `GET /icws/{sessionId}/configuration/server-parameters`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetServerParameters: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.ServerParameters>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getServerParameters", "GET", "/icws/{sessionId}/configuration/server-parameters", 200,
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

        /// `POST /icws/{sessionId}/configuration/server-parameters`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateServerParameter: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createServerParameter", "POST", "/icws/{sessionId}/configuration/server-parameters", 201,
                    "configuration", 0)
            }
            /// The body, `Configuration.System.ServerParameter`.
            public var serverParameter: ICWS.Configuration.System.ServerParameter
            /// Makes a request.
            ///
            /// - Parameter serverParameter: The body, `Configuration.System.ServerParameter`.
            public init(
                serverParameter: ICWS.Configuration.System.ServerParameter
            ) {
                self.serverParameter = serverParameter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(serverParameter)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/server-parameters/{id}`.
    public enum ServerParametersById {
        /// `GET /icws/{sessionId}/configuration/server-parameters/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetServerParameter: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.ServerParameter>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getServerParameter", "GET", "/icws/{sessionId}/configuration/server-parameters/{id}", 200,
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

        /// `PUT /icws/{sessionId}/configuration/server-parameters/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateServerParameter: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateServerParameter", "PUT", "/icws/{sessionId}/configuration/server-parameters/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.System.ServerParameter`.
            public var serverParameter: ICWS.Configuration.System.ServerParameter
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - serverParameter: The body, `Configuration.System.ServerParameter`.
            public init(
                id: String,
                serverParameter: ICWS.Configuration.System.ServerParameter
            ) {
                self.id = id
                self.serverParameter = serverParameter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(serverParameter)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/single-sign-on-identity-providers`.
    public enum SingleSignOnIdentityProviders {
        /// `GET /icws/{sessionId}/configuration/single-sign-on-identity-providers`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSingleSignOnIdentityProviders: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.SingleSignOnIdentityProviders>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSingleSignOnIdentityProviders", "GET",
                    "/icws/{sessionId}/configuration/single-sign-on-identity-providers", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/single-sign-on-identity-providers/{id}`.
    public enum SingleSignOnIdentityProvidersById {
        /// `GET /icws/{sessionId}/configuration/single-sign-on-identity-providers/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSingleSignOnIdentityProvider: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.SingleSignOnIdentityProvider>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSingleSignOnIdentityProvider", "GET",
                    "/icws/{sessionId}/configuration/single-sign-on-identity-providers/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/sms-brokers`.
    public enum SmsBrokers {
        /// `GET /icws/{sessionId}/configuration/sms-brokers`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSmsBrokers: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.SmsBrokers>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSmsBrokers", "GET", "/icws/{sessionId}/configuration/sms-brokers", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/sms-brokers/{id}`.
    public enum SmsBrokersById {
        /// `GET /icws/{sessionId}/configuration/sms-brokers/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSmsBroker: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.SmsBroker>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSmsBroker", "GET", "/icws/{sessionId}/configuration/sms-brokers/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/status-messages`.
    public enum StatusMessages {
        /// `GET /icws/{sessionId}/configuration/status-messages`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetStatusMessages: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.StatusMessages>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getStatusMessages", "GET", "/icws/{sessionId}/configuration/status-messages", 200, "configuration",
                    0)
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

        /// `POST /icws/{sessionId}/configuration/status-messages`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateStatusMessage: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createStatusMessage", "POST", "/icws/{sessionId}/configuration/status-messages", 201,
                    "configuration", 0)
            }
            /// The body, `Configuration.System.StatusMessage`.
            public var statusMessage: ICWS.Configuration.System.StatusMessage
            /// Makes a request.
            ///
            /// - Parameter statusMessage: The body, `Configuration.System.StatusMessage`.
            public init(
                statusMessage: ICWS.Configuration.System.StatusMessage
            ) {
                self.statusMessage = statusMessage
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(statusMessage)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/status-messages/{id}`.
    public enum StatusMessagesById {
        /// `DELETE /icws/{sessionId}/configuration/status-messages/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteStatusMessage: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteStatusMessage", "DELETE", "/icws/{sessionId}/configuration/status-messages/{id}", 0,
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

        /// `GET /icws/{sessionId}/configuration/status-messages/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetStatusMessage: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.StatusMessage>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getStatusMessage", "GET", "/icws/{sessionId}/configuration/status-messages/{id}", 200,
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

        /// `PUT /icws/{sessionId}/configuration/status-messages/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateStatusMessage: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateStatusMessage", "PUT", "/icws/{sessionId}/configuration/status-messages/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.System.StatusMessage`.
            public var statusMessage: ICWS.Configuration.System.StatusMessage
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - statusMessage: The body, `Configuration.System.StatusMessage`.
            public init(
                id: String,
                statusMessage: ICWS.Configuration.System.StatusMessage
            ) {
                self.id = id
                self.statusMessage = statusMessage
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(statusMessage)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/system-parameters`.
    public enum SystemParameters {
        /// `GET /icws/{sessionId}/configuration/system-parameters`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSystemParameters: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.SystemParameters>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSystemParameters", "GET", "/icws/{sessionId}/configuration/system-parameters", 200,
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

        /// `POST /icws/{sessionId}/configuration/system-parameters`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateSystemParameter: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSystemParameter", "POST", "/icws/{sessionId}/configuration/system-parameters", 201,
                    "configuration", 0)
            }
            /// The body, `Configuration.System.SystemParameter`.
            public var systemParameter: ICWS.Configuration.System.SystemParameter
            /// Makes a request.
            ///
            /// - Parameter systemParameter: The body, `Configuration.System.SystemParameter`.
            public init(
                systemParameter: ICWS.Configuration.System.SystemParameter
            ) {
                self.systemParameter = systemParameter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(systemParameter)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/system-parameters/{id}`.
    public enum SystemParametersById {
        /// `GET /icws/{sessionId}/configuration/system-parameters/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSystemParameter: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.SystemParameter>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSystemParameter", "GET", "/icws/{sessionId}/configuration/system-parameters/{id}", 200,
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

        /// `PUT /icws/{sessionId}/configuration/system-parameters/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateSystemParameter: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateSystemParameter", "PUT", "/icws/{sessionId}/configuration/system-parameters/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.System.SystemParameter`.
            public var systemParameter: ICWS.Configuration.System.SystemParameter
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - systemParameter: The body, `Configuration.System.SystemParameter`.
            public init(
                id: String,
                systemParameter: ICWS.Configuration.System.SystemParameter
            ) {
                self.id = id
                self.systemParameter = systemParameter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(systemParameter)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/system/ivr-handlers`.
    public enum IvrHandlers {
        /// `GET /icws/{sessionId}/configuration/system/ivr-handlers`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct IvrHandlers: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.IvrHandlersResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "ivrHandlers", "GET", "/icws/{sessionId}/configuration/system/ivr-handlers", 200, "configuration", 0
                )
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/system/languages`.
    public enum Languages {
        /// `GET /icws/{sessionId}/configuration/system/languages`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct Languages: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.LanguagesResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "languages", "GET", "/icws/{sessionId}/configuration/system/languages", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/system/time-zones`.
    public enum TimeZones {
        /// `GET /icws/{sessionId}/configuration/system/time-zones`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct TimeZones: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.TimeZonesResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "timeZones", "GET", "/icws/{sessionId}/configuration/system/time-zones", 200, "configuration", 0)
            }
            /// The query option `type`.
            public var type: String
            /// Makes a request.
            ///
            /// - Parameter type: The query option `type`.
            public init(
                type: String
            ) {
                self.type = type
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("type", type)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/update-service`.
    public enum UpdateService {
        /// `GET /icws/{sessionId}/configuration/update-service`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetUpdateService: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.UpdateService>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getUpdateService", "GET", "/icws/{sessionId}/configuration/update-service", 200, "configuration", 0
                )
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

        /// `PUT /icws/{sessionId}/configuration/update-service`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateUpdateService: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateUpdateService", "PUT", "/icws/{sessionId}/configuration/update-service", 200,
                    "configuration", 0)
            }
            /// The body, `Configuration.System.UpdateService`.
            public var updateService: ICWS.Configuration.System.UpdateService
            /// Makes a request.
            ///
            /// - Parameter updateService: The body, `Configuration.System.UpdateService`.
            public init(
                updateService: ICWS.Configuration.System.UpdateService
            ) {
                self.updateService = updateService
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(updateService)
            }
        }
    }
}

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/web-services-parameters`.
    public enum WebServicesParameters {
        /// `GET /icws/{sessionId}/configuration/web-services-parameters`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetWebServicesParameters: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.WebServicesParameters>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getWebServicesParameters", "GET", "/icws/{sessionId}/configuration/web-services-parameters", 200,
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

extension ICWS.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/configuration/web-services-parameters/{id}`.
    public enum WebServicesParametersById {
        /// `GET /icws/{sessionId}/configuration/web-services-parameters/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetWebServicesParameter: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.WebServicesParameter>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getWebServicesParameter", "GET", "/icws/{sessionId}/configuration/web-services-parameters/{id}",
                    200, "configuration", 0)
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

extension ICWS.Configuration.System.Certificates.Resources {
    /// Resource `/icws/{sessionId}/configuration/certificates/subsystem-certificates`.
    public enum SubsystemCertificates {
        /// `GET /icws/{sessionId}/configuration/certificates/subsystem-certificates`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct SubsystemCertificates: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.SubsystemCertificatesResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "subsystemCertificates", "GET",
                    "/icws/{sessionId}/configuration/certificates/subsystem-certificates", 200, "configuration", 0)
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
    }
}

extension ICWS.Configuration.System.Certificates.Resources {
    /// Resource `/icws/{sessionId}/configuration/certificates/trust-subsystem-certificate`.
    public enum TrustSubsystemCertificate {
        /// `PUT /icws/{sessionId}/configuration/certificates/trust-subsystem-certificate`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct TrustSubsystemCertificate: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "trustSubsystemCertificate", "PUT",
                    "/icws/{sessionId}/configuration/certificates/trust-subsystem-certificate", 0, "configuration", 0)
            }
            /// The body, `Configuration.System.TrustSubsystemCertificateArgument`.
            public var trustSubsystemCertificateArgument: ICWS.Configuration.System.TrustSubsystemCertificateArgument
            /// Makes a request.
            ///
            /// - Parameter trustSubsystemCertificateArgument: The body, `Configuration.System.TrustSubsystemCertificateArgument`.
            public init(
                trustSubsystemCertificateArgument: ICWS.Configuration.System.TrustSubsystemCertificateArgument
            ) {
                self.trustSubsystemCertificateArgument = trustSubsystemCertificateArgument
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(trustSubsystemCertificateArgument)
            }
        }
    }
}

extension ICWS.Configuration.System.Defaults.Resources {
    /// Resource `/icws/{sessionId}/configuration/defaults/action`.
    public enum Action {
        /// `GET /icws/{sessionId}/configuration/defaults/action`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetDefaults: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.Action>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDefaults", "GET", "/icws/{sessionId}/configuration/defaults/action", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Mail.Resources {
    /// Resource `/icws/{sessionId}/configuration/mail/directories`.
    public enum Directories {
        /// `GET /icws/{sessionId}/configuration/mail/directories`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct Directories: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.DirectoriesResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "directories", "GET", "/icws/{sessionId}/configuration/mail/directories", 200, "configuration", 0)
            }
            /// The query option `searchTerm`.
            public var searchTerm: String
            /// The query option `searchType`.
            public var searchType: String
            /// The query option `directory`.
            public var directory: String
            /// The query option `showDistributionLists`, if it is to be sent.
            public var showDistributionLists: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - searchTerm: The query option `searchTerm`.
            ///   - searchType: The query option `searchType`.
            ///   - directory: The query option `directory`.
            ///   - showDistributionLists: The query option `showDistributionLists`, if it is to be sent.
            public init(
                searchTerm: String,
                searchType: String,
                directory: String,
                showDistributionLists: String? = nil
            ) {
                self.searchTerm = searchTerm
                self.searchType = searchType
                self.directory = directory
                self.showDistributionLists = showDistributionLists
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("searchTerm", searchTerm)
                parts.query("searchType", searchType)
                parts.query("directory", directory)
                parts.query("showDistributionLists", showDistributionLists)
            }
        }
    }
}

extension ICWS.Configuration.System.Mail.Resources {
    /// Resource `/icws/{sessionId}/configuration/mail/enabled-mailbox-providers`.
    public enum EnabledMailboxProviders {
        /// `GET /icws/{sessionId}/configuration/mail/enabled-mailbox-providers`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct EnabledMailboxProviders: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.EnabledMailboxProvidersResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "enabledMailboxProviders", "GET", "/icws/{sessionId}/configuration/mail/enabled-mailbox-providers",
                    200, "configuration", 0)
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

extension ICWS.Configuration.System.Mail.Resources {
    /// Resource `/icws/{sessionId}/configuration/mail/folders`.
    public enum Folders {
        /// `GET /icws/{sessionId}/configuration/mail/folders`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct Folders: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.FoldersResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "folders", "GET", "/icws/{sessionId}/configuration/mail/folders", 200, "configuration", 0)
            }
            /// The query option `moniker`.
            public var moniker: String
            /// Makes a request.
            ///
            /// - Parameter moniker: The query option `moniker`.
            public init(
                moniker: String
            ) {
                self.moniker = moniker
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("moniker", moniker)
            }
        }
    }
}

extension ICWS.Configuration.System.Mail.Resources {
    /// Resource `/icws/{sessionId}/configuration/mail/imap-servers`.
    public enum ImapServers {
        /// `GET /icws/{sessionId}/configuration/mail/imap-servers`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct ImapServers: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.ImapServersResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "imapServers", "GET", "/icws/{sessionId}/configuration/mail/imap-servers", 200, "configuration", 0)
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

extension ICWS.Configuration.System.Mail.Resources {
    /// Resource `/icws/{sessionId}/configuration/mail/imap-smtp-mailbox-attributes`.
    public enum ImapSmtpMailboxAttributes {
        /// `GET /icws/{sessionId}/configuration/mail/imap-smtp-mailbox-attributes`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct ImapSmtpMailboxAttributes: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.ImapSmtpMailboxAttributesResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "imapSmtpMailboxAttributes", "GET",
                    "/icws/{sessionId}/configuration/mail/imap-smtp-mailbox-attributes", 200, "configuration", 0)
            }
            /// The query option `serverName`, if it is to be sent.
            public var serverName: String?
            /// The query option `eMail`, if it is to be sent.
            public var eMail: String?
            /// The query option `displayName`, if it is to be sent.
            public var displayName: String?
            /// The query option `useProxyAuthentication`, if it is to be sent.
            public var useProxyAuthentication: String?
            /// The query option `id`, if it is to be sent.
            public var id: String?
            /// The query option `userPassword`, if it is to be sent.
            public var userPassword: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - serverName: The query option `serverName`, if it is to be sent.
            ///   - eMail: The query option `eMail`, if it is to be sent.
            ///   - displayName: The query option `displayName`, if it is to be sent.
            ///   - useProxyAuthentication: The query option `useProxyAuthentication`, if it is to be sent.
            ///   - id: The query option `id`, if it is to be sent.
            ///   - userPassword: The query option `userPassword`, if it is to be sent.
            public init(
                serverName: String? = nil,
                eMail: String? = nil,
                displayName: String? = nil,
                useProxyAuthentication: String? = nil,
                id: String? = nil,
                userPassword: String? = nil
            ) {
                self.serverName = serverName
                self.eMail = eMail
                self.displayName = displayName
                self.useProxyAuthentication = useProxyAuthentication
                self.id = id
                self.userPassword = userPassword
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("serverName", serverName)
                parts.query("eMail", eMail)
                parts.query("displayName", displayName)
                parts.query("useProxyAuthentication", useProxyAuthentication)
                parts.query("id", id)
                parts.query("userPassword", userPassword)
            }
        }
    }
}

extension ICWS.Configuration.System.Mail.Resources {
    /// Resource `/icws/{sessionId}/configuration/mail/interaction-message-store-mailbox-attributes`.
    public enum InteractionMessageStoreMailboxAttributes {
        /// `GET /icws/{sessionId}/configuration/mail/interaction-message-store-mailbox-attributes`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct InteractionMessageStoreMailboxAttributes: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<
                ICWS.Configuration.System.InteractionMessageStoreMailboxAttributesResult
            >
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "interactionMessageStoreMailboxAttributes", "GET",
                    "/icws/{sessionId}/configuration/mail/interaction-message-store-mailbox-attributes", 200,
                    "configuration", 0)
            }
            /// The query option `userId`.
            public var userId: String
            /// The query option `displayName`, if it is to be sent.
            public var displayName: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - userId: The query option `userId`.
            ///   - displayName: The query option `displayName`, if it is to be sent.
            public init(
                userId: String,
                displayName: String? = nil
            ) {
                self.userId = userId
                self.displayName = displayName
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("userId", userId)
                parts.query("displayName", displayName)
            }
        }
    }
}

extension ICWS.Configuration.System.Mail.Resources {
    /// Resource `/icws/{sessionId}/configuration/mail/no-mailbox-attributes`.
    public enum NoMailboxAttributes {
        /// `GET /icws/{sessionId}/configuration/mail/no-mailbox-attributes`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct NoMailboxAttributes: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.NoMailboxAttributesResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "noMailboxAttributes", "GET", "/icws/{sessionId}/configuration/mail/no-mailbox-attributes", 200,
                    "configuration", 0)
            }
            /// The query option `displayName`, if it is to be sent.
            public var displayName: String?
            /// Makes a request.
            ///
            /// - Parameter displayName: The query option `displayName`, if it is to be sent.
            public init(
                displayName: String? = nil
            ) {
                self.displayName = displayName
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("displayName", displayName)
            }
        }
    }
}

extension ICWS.Configuration.System.Mail.Resources {
    /// Resource `/icws/{sessionId}/configuration/mail/searchable-providers`.
    public enum SearchableProviders {
        /// `GET /icws/{sessionId}/configuration/mail/searchable-providers`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct SearchableProviders: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.System.SearchableProvidersResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "searchableProviders", "GET", "/icws/{sessionId}/configuration/mail/searchable-providers", 200,
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

extension ICWS.Configuration.System.Mail.Resources {
    /// Resource `/icws/{sessionId}/configuration/mail/send-email`.
    public enum SendEmail {
        /// `POST /icws/{sessionId}/configuration/mail/send-email`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct SendEmail: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "sendEmail", "POST", "/icws/{sessionId}/configuration/mail/send-email", 0, "configuration", 0)
            }
            /// The body, `Configuration.System.SendEmailArgument`.
            public var sendEmailArgument: ICWS.Configuration.System.SendEmailArgument
            /// Makes a request.
            ///
            /// - Parameter sendEmailArgument: The body, `Configuration.System.SendEmailArgument`.
            public init(
                sendEmailArgument: ICWS.Configuration.System.SendEmailArgument
            ) {
                self.sendEmailArgument = sendEmailArgument
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(sendEmailArgument)
            }
        }
    }
}

extension ICWS.Configuration.System.Mail.Resources {
    /// Resource `/icws/{sessionId}/configuration/mail/test-mailbox`.
    public enum TestMailbox {
        /// `GET /icws/{sessionId}/configuration/mail/test-mailbox`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct TestMailbox: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "testMailbox", "GET", "/icws/{sessionId}/configuration/mail/test-mailbox", 0, "configuration", 0)
            }
            /// The query option `moniker`.
            public var moniker: String
            /// Makes a request.
            ///
            /// - Parameter moniker: The query option `moniker`.
            public init(
                moniker: String
            ) {
                self.moniker = moniker
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("moniker", moniker)
            }
        }
    }
}

extension ICWS.Configuration.System.Mail.Resources {
    /// Resource `/icws/{sessionId}/configuration/mail/test-moniker`.
    public enum TestMoniker {
        /// `GET /icws/{sessionId}/configuration/mail/test-moniker`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct TestMoniker: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "testMoniker", "GET", "/icws/{sessionId}/configuration/mail/test-moniker", 0, "configuration", 0)
            }
            /// The query option `moniker`.
            public var moniker: String
            /// Makes a request.
            ///
            /// - Parameter moniker: The query option `moniker`.
            public init(
                moniker: String
            ) {
                self.moniker = moniker
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("moniker", moniker)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/actions/{subscriptionId}`.
    public enum Actions {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/actions/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/actions/{subscriptionId}", 0,
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

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/actions/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/actions/{subscriptionId}", 0,
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

extension ICWS.Messaging.Subscriptions.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/dial-plan-classifications/{subscriptionId}`.
    public enum DialPlanClassifications {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/dial-plan-classifications/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/dial-plan-classifications/{subscriptionId}",
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

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/dial-plan-classifications/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/dial-plan-classifications/{subscriptionId}",
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

extension ICWS.Messaging.Subscriptions.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/image-resources/{subscriptionId}`.
    public enum ImageResources {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/image-resources/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/image-resources/{subscriptionId}", 0,
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

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/image-resources/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/image-resources/{subscriptionId}", 0,
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

extension ICWS.Messaging.Subscriptions.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/layouts/{subscriptionId}`.
    public enum Layouts {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/layouts/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/layouts/{subscriptionId}", 0,
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

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/layouts/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/layouts/{subscriptionId}", 0,
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

extension ICWS.Messaging.Subscriptions.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/login-authentication/{subscriptionId}`.
    public enum LoginAuthentication {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/login-authentication/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/login-authentication/{subscriptionId}", 0,
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

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/login-authentication/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/login-authentication/{subscriptionId}", 0,
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

extension ICWS.Messaging.Subscriptions.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/positions/{subscriptionId}`.
    public enum Positions {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/positions/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/positions/{subscriptionId}", 0,
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

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/positions/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/positions/{subscriptionId}", 0,
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

extension ICWS.Messaging.Subscriptions.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/problem-reporter/{subscriptionId}`.
    public enum ProblemReporter {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/problem-reporter/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/problem-reporter/{subscriptionId}", 0,
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

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/problem-reporter/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/problem-reporter/{subscriptionId}", 0,
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

extension ICWS.Messaging.Subscriptions.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/server-parameters/{subscriptionId}`.
    public enum ServerParameters {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/server-parameters/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/server-parameters/{subscriptionId}", 0,
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

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/server-parameters/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/server-parameters/{subscriptionId}", 0,
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

extension ICWS.Messaging.Subscriptions.Configuration.System.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/system-parameters/{subscriptionId}`.
    public enum SystemParameters {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/system-parameters/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/system-parameters/{subscriptionId}", 0,
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

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/system-parameters/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/system-parameters/{subscriptionId}", 0,
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
