// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Licenses.Resources {
    /// Resource `/icws/{sessionId}/licenses`.
    public enum Licenses {
        /// `DELETE /icws/{sessionId}/licenses`.
        ///
        /// The call is known from the vendor's library. Feature `licenses`, inferred. Success is any 2xx, inferred.
        public struct ReleaseLicenses: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "releaseLicenses", "DELETE", "/icws/{sessionId}/licenses", 0, "licenses", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `POST /icws/{sessionId}/licenses`.
        ///
        /// The call is known from the vendor's library. Feature `licenses` 1, documented. Success is 200, known from the vendor's library.
        public struct AcquireLicenses: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Licenses.LicenseOperationResults>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "acquireLicenses", "POST", "/icws/{sessionId}/licenses", 200, "licenses", 1)
            }
            /// The body, `Licenses.Licenses`.
            public var licenses: ICWS.Licenses.Licenses
            /// Makes a request.
            ///
            /// - Parameter licenses: The body, `Licenses.Licenses`.
            public init(
                licenses: ICWS.Licenses.Licenses
            ) {
                self.licenses = licenses
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(licenses)
            }
        }

        /// `PUT /icws/{sessionId}/licenses`.
        ///
        /// The call is known from the vendor's library. Feature `licenses`, inferred. Success is 200, known from the vendor's library.
        public struct ReplaceLicenses: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Licenses.LicenseOperationResults>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "replaceLicenses", "PUT", "/icws/{sessionId}/licenses", 200, "licenses", 0)
            }
            /// The body, `Licenses.Licenses`.
            public var licenses: ICWS.Licenses.Licenses
            /// Makes a request.
            ///
            /// - Parameter licenses: The body, `Licenses.Licenses`.
            public init(
                licenses: ICWS.Licenses.Licenses
            ) {
                self.licenses = licenses
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(licenses)
            }
        }
    }
}

extension ICWS.Licenses.Resources {
    /// Resource `/icws/{sessionId}/licenses/license-stages`.
    public enum LicenseStages {
        /// `POST /icws/{sessionId}/licenses/license-stages`.
        ///
        /// The call is known from the vendor's library. Feature `licenses`, inferred. Success is 200, known from the vendor's library.
        public struct AcquireLicenseStageList: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Licenses.LicenseStageOperationResults>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "acquireLicenseStageList", "POST", "/icws/{sessionId}/licenses/license-stages", 200, "licenses", 0)
            }
            /// The body, `Licenses.LicenseStageOperations`.
            public var licenseStageOperations: ICWS.Licenses.LicenseStageOperations
            /// Makes a request.
            ///
            /// - Parameter licenseStageOperations: The body, `Licenses.LicenseStageOperations`.
            public init(
                licenseStageOperations: ICWS.Licenses.LicenseStageOperations
            ) {
                self.licenseStageOperations = licenseStageOperations
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(licenseStageOperations)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/licenses`.
    public enum Licenses {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/licenses`.
        ///
        /// The call is known from the vendor's library. Feature `licenses`, inferred. Success is any 2xx, inferred.
        public struct RemoveSubscriptions: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "removeSubscriptions", "DELETE", "/icws/{sessionId}/messaging/subscriptions/licenses", 0,
                    "licenses", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/licenses`.
        ///
        /// The call is known from the vendor's library. Feature `licenses` 1, documented. Success is 200, documented.
        public struct ReplaceSubscriptions: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "replaceSubscriptions", "PUT", "/icws/{sessionId}/messaging/subscriptions/licenses", 200,
                    "licenses", 1)
            }
            /// The body, `Licenses.Licenses`.
            public var licenses: ICWS.Licenses.Licenses
            /// Makes a request.
            ///
            /// - Parameter licenses: The body, `Licenses.Licenses`.
            public init(
                licenses: ICWS.Licenses.Licenses
            ) {
                self.licenses = licenses
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(licenses)
            }
        }
    }
}
