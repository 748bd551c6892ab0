// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.DataDictionary.Resources {
    /// Resource `/icws/{sessionId}/data-dictionary`.
    public enum DataDictionary {
        /// `GET /icws/{sessionId}/data-dictionary`.
        ///
        /// The call is known from the vendor's library. Feature `data-dictionary`, inferred. Success is 200, known from the vendor's library.
        public struct GetDictionary: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.DataDictionary.Dictionary>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDictionary", "GET", "/icws/{sessionId}/data-dictionary", 200, "data-dictionary", 0)
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

extension ICWS.DataDictionary.Resources {
    /// Resource `/icws/{sessionId}/data-dictionary/data-set-names`.
    public enum DataSetNames {
        /// `GET /icws/{sessionId}/data-dictionary/data-set-names`.
        ///
        /// The call is known from the vendor's library. Feature `data-dictionary`, inferred. Success is 200, known from the vendor's library.
        public struct GetDataSetNames: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.DataDictionary.DataSetNames>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDataSetNames", "GET", "/icws/{sessionId}/data-dictionary/data-set-names", 200,
                    "data-dictionary", 0)
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

extension ICWS.DataDictionary.Resources {
    /// Resource `/icws/{sessionId}/data-dictionary/stored-procedures`.
    public enum StoredProcedures {
        /// `GET /icws/{sessionId}/data-dictionary/stored-procedures`.
        ///
        /// The call is known from the vendor's library. Feature `data-dictionary`, inferred. Success is 200, known from the vendor's library.
        public struct GetStoredProcedures: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.DataDictionary.StoredProcedures>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getStoredProcedures", "GET", "/icws/{sessionId}/data-dictionary/stored-procedures", 200,
                    "data-dictionary", 0)
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

extension ICWS.DataDictionary.Resources {
    /// Resource `/icws/{sessionId}/data-dictionary/tables`.
    public enum Tables {
        /// `GET /icws/{sessionId}/data-dictionary/tables`.
        ///
        /// The call is known from the vendor's library. Feature `data-dictionary`, inferred. Success is 200, known from the vendor's library.
        public struct GetTables: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.DataDictionary.Tables>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getTables", "GET", "/icws/{sessionId}/data-dictionary/tables", 200, "data-dictionary", 0)
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

extension ICWS.DataDictionary.Resources {
    /// Resource `/icws/{sessionId}/data-dictionary/views`.
    public enum Views {
        /// `GET /icws/{sessionId}/data-dictionary/views`.
        ///
        /// The call is known from the vendor's library. Feature `data-dictionary`, inferred. Success is 200, known from the vendor's library.
        public struct GetViews: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.DataDictionary.Views>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getViews", "GET", "/icws/{sessionId}/data-dictionary/views", 200, "data-dictionary", 0)
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
