// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration.InteractionDialer.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-dialer-call-list-acls`.
    public enum InteractionDialerCallListAcls {
        /// `GET /icws/{sessionId}/configuration/interaction-dialer-call-list-acls`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionDialerCallListAcls: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionDialer.InteractionDialerCallListAcls>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionDialerCallListAcls", "GET",
                    "/icws/{sessionId}/configuration/interaction-dialer-call-list-acls", 200, "configuration", 0)
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

extension ICWS.Configuration.InteractionDialer.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-dialer-call-list-acls/{id}`.
    public enum InteractionDialerCallListAclsById {
        /// `GET /icws/{sessionId}/configuration/interaction-dialer-call-list-acls/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionDialerCallListAcl: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionDialer.InteractionDialerCallListAcl>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionDialerCallListAcl", "GET",
                    "/icws/{sessionId}/configuration/interaction-dialer-call-list-acls/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.InteractionDialer.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-dialer-campaign-acls`.
    public enum InteractionDialerCampaignAcls {
        /// `GET /icws/{sessionId}/configuration/interaction-dialer-campaign-acls`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionDialerCampaignAcls: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionDialer.InteractionDialerCampaignAcls>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionDialerCampaignAcls", "GET",
                    "/icws/{sessionId}/configuration/interaction-dialer-campaign-acls", 200, "configuration", 0)
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

extension ICWS.Configuration.InteractionDialer.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-dialer-campaign-acls/{id}`.
    public enum InteractionDialerCampaignAclsById {
        /// `GET /icws/{sessionId}/configuration/interaction-dialer-campaign-acls/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionDialerCampaignAcl: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionDialer.InteractionDialerCampaignAcl>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionDialerCampaignAcl", "GET",
                    "/icws/{sessionId}/configuration/interaction-dialer-campaign-acls/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.InteractionDialer.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-dialer-policy-set-acls`.
    public enum InteractionDialerPolicySetAcls {
        /// `GET /icws/{sessionId}/configuration/interaction-dialer-policy-set-acls`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionDialerPolicySetAcls: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionDialer.InteractionDialerPolicySetAcls>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionDialerPolicySetAcls", "GET",
                    "/icws/{sessionId}/configuration/interaction-dialer-policy-set-acls", 200, "configuration", 0)
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

extension ICWS.Configuration.InteractionDialer.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-dialer-policy-set-acls/{id}`.
    public enum InteractionDialerPolicySetAclsById {
        /// `GET /icws/{sessionId}/configuration/interaction-dialer-policy-set-acls/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionDialerPolicySetAcl: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionDialer.InteractionDialerPolicySetAcl>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionDialerPolicySetAcl", "GET",
                    "/icws/{sessionId}/configuration/interaction-dialer-policy-set-acls/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.InteractionDialer.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-dialer-rule-set-acls`.
    public enum InteractionDialerRuleSetAcls {
        /// `GET /icws/{sessionId}/configuration/interaction-dialer-rule-set-acls`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionDialerRuleSetAcls: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionDialer.InteractionDialerRuleSetAcls>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionDialerRuleSetAcls", "GET",
                    "/icws/{sessionId}/configuration/interaction-dialer-rule-set-acls", 200, "configuration", 0)
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

extension ICWS.Configuration.InteractionDialer.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-dialer-rule-set-acls/{id}`.
    public enum InteractionDialerRuleSetAclsById {
        /// `GET /icws/{sessionId}/configuration/interaction-dialer-rule-set-acls/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionDialerRuleSetAcl: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionDialer.InteractionDialerRuleSetAcl>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionDialerRuleSetAcl", "GET",
                    "/icws/{sessionId}/configuration/interaction-dialer-rule-set-acls/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.InteractionDialer.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-dialer-schedule-acls`.
    public enum InteractionDialerScheduleAcls {
        /// `GET /icws/{sessionId}/configuration/interaction-dialer-schedule-acls`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionDialerScheduleAcls: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionDialer.InteractionDialerScheduleAcls>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionDialerScheduleAcls", "GET",
                    "/icws/{sessionId}/configuration/interaction-dialer-schedule-acls", 200, "configuration", 0)
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

extension ICWS.Configuration.InteractionDialer.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-dialer-schedule-acls/{id}`.
    public enum InteractionDialerScheduleAclsById {
        /// `GET /icws/{sessionId}/configuration/interaction-dialer-schedule-acls/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionDialerScheduleAcl: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionDialer.InteractionDialerScheduleAcl>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionDialerScheduleAcl", "GET",
                    "/icws/{sessionId}/configuration/interaction-dialer-schedule-acls/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.InteractionDialer.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-dialer-script-acls`.
    public enum InteractionDialerScriptAcls {
        /// `GET /icws/{sessionId}/configuration/interaction-dialer-script-acls`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionDialerScriptAcls: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionDialer.InteractionDialerScriptAcls>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionDialerScriptAcls", "GET",
                    "/icws/{sessionId}/configuration/interaction-dialer-script-acls", 200, "configuration", 0)
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

extension ICWS.Configuration.InteractionDialer.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-dialer-script-acls/{id}`.
    public enum InteractionDialerScriptAclsById {
        /// `GET /icws/{sessionId}/configuration/interaction-dialer-script-acls/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionDialerScriptAcl: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionDialer.InteractionDialerScriptAcl>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionDialerScriptAcl", "GET",
                    "/icws/{sessionId}/configuration/interaction-dialer-script-acls/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.InteractionDialer.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-dialer-skill-set-acls`.
    public enum InteractionDialerSkillSetAcls {
        /// `GET /icws/{sessionId}/configuration/interaction-dialer-skill-set-acls`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionDialerSkillSetAcls: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionDialer.InteractionDialerSkillSetAcls>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionDialerSkillSetAcls", "GET",
                    "/icws/{sessionId}/configuration/interaction-dialer-skill-set-acls", 200, "configuration", 0)
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

extension ICWS.Configuration.InteractionDialer.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-dialer-skill-set-acls/{id}`.
    public enum InteractionDialerSkillSetAclsById {
        /// `GET /icws/{sessionId}/configuration/interaction-dialer-skill-set-acls/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionDialerSkillSetAcl: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionDialer.InteractionDialerSkillSetAcl>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionDialerSkillSetAcl", "GET",
                    "/icws/{sessionId}/configuration/interaction-dialer-skill-set-acls/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.InteractionDialer.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-dialer-stage-set-acls`.
    public enum InteractionDialerStageSetAcls {
        /// `GET /icws/{sessionId}/configuration/interaction-dialer-stage-set-acls`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionDialerStageSetAcls: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionDialer.InteractionDialerStageSetAcls>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionDialerStageSetAcls", "GET",
                    "/icws/{sessionId}/configuration/interaction-dialer-stage-set-acls", 200, "configuration", 0)
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

extension ICWS.Configuration.InteractionDialer.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-dialer-stage-set-acls/{id}`.
    public enum InteractionDialerStageSetAclsById {
        /// `GET /icws/{sessionId}/configuration/interaction-dialer-stage-set-acls/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionDialerStageSetAcl: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionDialer.InteractionDialerStageSetAcl>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionDialerStageSetAcl", "GET",
                    "/icws/{sessionId}/configuration/interaction-dialer-stage-set-acls/{id}", 200, "configuration", 0)
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

extension ICWS.Configuration.InteractionDialer.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-dialer-zone-set-acls`.
    public enum InteractionDialerZoneSetAcls {
        /// `GET /icws/{sessionId}/configuration/interaction-dialer-zone-set-acls`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionDialerZoneSetAcls: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionDialer.InteractionDialerZoneSetAcls>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionDialerZoneSetAcls", "GET",
                    "/icws/{sessionId}/configuration/interaction-dialer-zone-set-acls", 200, "configuration", 0)
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

extension ICWS.Configuration.InteractionDialer.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-dialer-zone-set-acls/{id}`.
    public enum InteractionDialerZoneSetAclsById {
        /// `GET /icws/{sessionId}/configuration/interaction-dialer-zone-set-acls/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetInteractionDialerZoneSetAcl: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionDialer.InteractionDialerZoneSetAcl>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getInteractionDialerZoneSetAcl", "GET",
                    "/icws/{sessionId}/configuration/interaction-dialer-zone-set-acls/{id}", 200, "configuration", 0)
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
