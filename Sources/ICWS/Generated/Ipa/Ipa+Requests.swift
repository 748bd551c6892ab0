// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Ipa.Resources {
    /// Resource `/icws/{sessionId}/ipa/process-instances`.
    public enum ProcessInstances {
        /// `GET /icws/{sessionId}/ipa/process-instances`.
        ///
        /// The call is known from the vendor's library. Feature `ipa`, inferred. Success is 200, known from the vendor's library.
        public struct QueryProcessInstances: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Ipa.QueryProcessInstancesResults>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "queryProcessInstances", "GET", "/icws/{sessionId}/ipa/process-instances", 200, "ipa", 0)
            }
            /// The query option `beginSearchWindow`.
            public var beginSearchWindow: String
            /// The query option `endSearchWindow`.
            public var endSearchWindow: String
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `launchMode`, if it is to be sent.
            public var launchMode: String?
            /// The query option `searchTerms`, if it is to be sent.
            public var searchTerms: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - beginSearchWindow: The query option `beginSearchWindow`.
            ///   - endSearchWindow: The query option `endSearchWindow`.
            ///   - range: The header `Range`, if it is to be sent.
            ///   - launchMode: The query option `launchMode`, if it is to be sent.
            ///   - searchTerms: The query option `searchTerms`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            public init(
                beginSearchWindow: String,
                endSearchWindow: String,
                range: String? = nil,
                launchMode: String? = nil,
                searchTerms: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil
            ) {
                self.beginSearchWindow = beginSearchWindow
                self.endSearchWindow = endSearchWindow
                self.range = range
                self.launchMode = launchMode
                self.searchTerms = searchTerms
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("beginSearchWindow", beginSearchWindow)
                parts.query("endSearchWindow", endSearchWindow)
                parts.header("Range", range)
                parts.query("launchMode", launchMode)
                parts.query("searchTerms", searchTerms)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
            }
        }

        /// `POST /icws/{sessionId}/ipa/process-instances`.
        ///
        /// The call is known from the vendor's library. Feature `ipa` 1, documented. Success is 200, known from the vendor's library.
        public struct LaunchProcess: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Ipa.LaunchProcessResults>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "launchProcess", "POST", "/icws/{sessionId}/ipa/process-instances", 200, "ipa", 1)
            }
            /// The body, `Ipa.LaunchProcessParameters`.
            public var launchProcessParameters: ICWS.Ipa.LaunchProcessParameters
            /// Makes a request.
            ///
            /// - Parameter launchProcessParameters: The body, `Ipa.LaunchProcessParameters`.
            public init(
                launchProcessParameters: ICWS.Ipa.LaunchProcessParameters
            ) {
                self.launchProcessParameters = launchProcessParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(launchProcessParameters)
            }
        }
    }
}

extension ICWS.Ipa.WorkitemInstances.Resources {
    /// Resource `/icws/{sessionId}/ipa/workitem-instances/{workItemInstanceId}/current-page`.
    public enum CurrentPage {
        /// `POST /icws/{sessionId}/ipa/workitem-instances/{workItemInstanceId}/current-page`.
        ///
        /// The call is known from the vendor's library. Feature `ipa`, inferred. Success is 202, known from the vendor's library.
        public struct SendPageCommand: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Ipa.SendPageCommandResults>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "sendPageCommand", "POST",
                    "/icws/{sessionId}/ipa/workitem-instances/{workItemInstanceId}/current-page", 202, "ipa", 0)
            }
            /// The template token `workItemInstanceId`.
            public var workItemInstanceId: String
            /// The body, `Ipa.SendPageCommandParameters`.
            public var sendPageCommandParameters: ICWS.Ipa.SendPageCommandParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - workItemInstanceId: The template token `workItemInstanceId`.
            ///   - sendPageCommandParameters: The body, `Ipa.SendPageCommandParameters`.
            public init(
                workItemInstanceId: String,
                sendPageCommandParameters: ICWS.Ipa.SendPageCommandParameters
            ) {
                self.workItemInstanceId = workItemInstanceId
                self.sendPageCommandParameters = sendPageCommandParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("workItemInstanceId", workItemInstanceId)
                parts.body(sendPageCommandParameters)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Ipa.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/ipa/launchable-processes`.
    public enum LaunchableProcesses {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/ipa/launchable-processes`.
        ///
        /// The call is known from the vendor's library. Feature `ipa`, inferred. Success is any 2xx, inferred.
        public struct DeleteLaunchableProcessesSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteLaunchableProcessesSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/ipa/launchable-processes", 0, "ipa", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/ipa/launchable-processes`.
        ///
        /// The call is known from the vendor's library. Feature `ipa`, inferred. Success is any 2xx, inferred.
        public struct CreateLaunchableProcessesSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createLaunchableProcessesSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/ipa/launchable-processes", 0, "ipa", 0)
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

extension ICWS.Messaging.Subscriptions.Ipa.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/ipa/pas`.
    public enum Pas {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/ipa/pas`.
        ///
        /// The call is known from the vendor's library. Feature `ipa`, inferred. Success is any 2xx, inferred.
        public struct DeletePasSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deletePasSubscription", "DELETE", "/icws/{sessionId}/messaging/subscriptions/ipa/pas", 0, "ipa", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/ipa/pas`.
        ///
        /// The call is known from the vendor's library. Feature `ipa`, inferred. Success is any 2xx, inferred.
        public struct UpdatePasSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updatePasSubscription", "PUT", "/icws/{sessionId}/messaging/subscriptions/ipa/pas", 0, "ipa", 0)
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

extension ICWS.Messaging.Subscriptions.Ipa.WorkitemInstances.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/ipa/workitem-instances/{workItemInstanceId}/current-page`.
    public enum CurrentPage {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/ipa/workitem-instances/{workItemInstanceId}/current-page`.
        ///
        /// The call is known from the vendor's library. Feature `ipa`, inferred. Success is any 2xx, inferred.
        public struct DeleteCurrentPageSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteCurrentPageSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/ipa/workitem-instances/{workItemInstanceId}/current-page",
                    0, "ipa", 0)
            }
            /// The template token `workItemInstanceId`.
            public var workItemInstanceId: String
            /// Makes a request.
            ///
            /// - Parameter workItemInstanceId: The template token `workItemInstanceId`.
            public init(
                workItemInstanceId: String
            ) {
                self.workItemInstanceId = workItemInstanceId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("workItemInstanceId", workItemInstanceId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/ipa/workitem-instances/{workItemInstanceId}/current-page`.
        ///
        /// The call is known from the vendor's library. Feature `ipa`, inferred. Success is any 2xx, inferred.
        public struct CreateCurrentPageSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createCurrentPageSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/ipa/workitem-instances/{workItemInstanceId}/current-page",
                    0, "ipa", 0)
            }
            /// The template token `workItemInstanceId`.
            public var workItemInstanceId: String
            /// Makes a request.
            ///
            /// - Parameter workItemInstanceId: The template token `workItemInstanceId`.
            public init(
                workItemInstanceId: String
            ) {
                self.workItemInstanceId = workItemInstanceId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("workItemInstanceId", workItemInstanceId)
            }
        }
    }
}
