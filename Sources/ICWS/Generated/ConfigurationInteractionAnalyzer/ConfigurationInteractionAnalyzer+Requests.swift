// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSConfiguration
public import ICWSCore

extension ICWS.Configuration.InteractionAnalyzer.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-analyzer/licensed-languages`.
    public enum LicensedLanguages {
        /// `GET /icws/{sessionId}/configuration/interaction-analyzer/licensed-languages`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct LicensedLanguages: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.LicensedLanguagesResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "licensedLanguages", "GET",
                    "/icws/{sessionId}/configuration/interaction-analyzer/licensed-languages", 200, "configuration", 0)
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

extension ICWS.Configuration.InteractionAnalyzer.Resources {
    /// Resource `/icws/{sessionId}/configuration/interaction-analyzer/supported-languages`.
    public enum SupportedLanguages {
        /// `GET /icws/{sessionId}/configuration/interaction-analyzer/supported-languages`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct SupportedLanguages: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.SupportedLanguagesResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "supportedLanguages", "GET",
                    "/icws/{sessionId}/configuration/interaction-analyzer/supported-languages", 200, "configuration", 0)
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

extension ICWS.Configuration.InteractionAnalyzer.Resources {
    /// Resource `/icws/{sessionId}/configuration/keyword-sets`.
    public enum KeywordSets {
        /// `GET /icws/{sessionId}/configuration/keyword-sets`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetKeywordSets: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionAnalyzer.KeywordSetsContract>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getKeywordSets", "GET", "/icws/{sessionId}/configuration/keyword-sets", 200, "configuration", 0)
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

        /// `POST /icws/{sessionId}/configuration/keyword-sets`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateKeywordSet: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createKeywordSet", "POST", "/icws/{sessionId}/configuration/keyword-sets", 201, "configuration", 0)
            }
            /// The body, `Configuration.InteractionAnalyzer.KeywordSet`.
            public var keywordSet: ICWS.Configuration.InteractionAnalyzer.KeywordSet
            /// Makes a request.
            ///
            /// - Parameter keywordSet: The body, `Configuration.InteractionAnalyzer.KeywordSet`.
            public init(
                keywordSet: ICWS.Configuration.InteractionAnalyzer.KeywordSet
            ) {
                self.keywordSet = keywordSet
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(keywordSet)
            }
        }
    }
}

extension ICWS.Configuration.InteractionAnalyzer.Resources {
    /// Resource `/icws/{sessionId}/configuration/keyword-sets/{id}`.
    public enum KeywordSetsById {
        /// `DELETE /icws/{sessionId}/configuration/keyword-sets/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteKeywordSet: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteKeywordSet", "DELETE", "/icws/{sessionId}/configuration/keyword-sets/{id}", 0,
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

        /// `GET /icws/{sessionId}/configuration/keyword-sets/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetKeywordSet: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionAnalyzer.KeywordSet>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getKeywordSet", "GET", "/icws/{sessionId}/configuration/keyword-sets/{id}", 200, "configuration", 0
                )
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

extension ICWS.Configuration.InteractionAnalyzer.Defaults.Resources {
    /// Resource `/icws/{sessionId}/configuration/defaults/keyword`.
    public enum Keyword {
        /// `GET /icws/{sessionId}/configuration/defaults/keyword`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetDefaults: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionAnalyzer.Keyword>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDefaults", "GET", "/icws/{sessionId}/configuration/defaults/keyword", 200, "configuration", 0)
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

extension ICWS.Configuration.InteractionAnalyzer.KeywordSets.Resources {
    /// Resource `/icws/{sessionId}/configuration/keyword-sets/preview-keyword-runtime`.
    public enum PreviewKeywordRuntime {
        /// `GET /icws/{sessionId}/configuration/keyword-sets/preview-keyword-runtime`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct PreviewKeywordRuntime: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.InteractionAnalyzer.PreviewKeywordRuntimeResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "previewKeywordRuntime", "GET",
                    "/icws/{sessionId}/configuration/keyword-sets/preview-keyword-runtime", 200, "configuration", 0)
            }
            /// The query option `keywordName`.
            public var keywordName: String
            /// The query option `language`.
            public var language: String
            /// The query option `userPronunciations`.
            public var userPronunciations: String
            /// The query option `antiPronunciations`.
            public var antiPronunciations: String
            /// The query option `userWords`.
            public var userWords: String
            /// The query option `userAntiWords`.
            public var userAntiWords: String
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - keywordName: The query option `keywordName`.
            ///   - language: The query option `language`.
            ///   - userPronunciations: The query option `userPronunciations`.
            ///   - antiPronunciations: The query option `antiPronunciations`.
            ///   - userWords: The query option `userWords`.
            ///   - userAntiWords: The query option `userAntiWords`.
            public init(
                keywordName: String,
                language: String,
                userPronunciations: String,
                antiPronunciations: String,
                userWords: String,
                userAntiWords: String
            ) {
                self.keywordName = keywordName
                self.language = language
                self.userPronunciations = userPronunciations
                self.antiPronunciations = antiPronunciations
                self.userWords = userWords
                self.userAntiWords = userAntiWords
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("keywordName", keywordName)
                parts.query("language", language)
                parts.query("userPronunciations", userPronunciations)
                parts.query("antiPronunciations", antiPronunciations)
                parts.query("userWords", userWords)
                parts.query("userAntiWords", userAntiWords)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.InteractionAnalyzer.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/keyword-sets/{subscriptionId}`.
    public enum KeywordSets {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/keyword-sets/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/keyword-sets/{subscriptionId}", 0,
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

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/keyword-sets/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/keyword-sets/{subscriptionId}", 0,
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
