// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.DataExtractor.Resources {
    /// Resource `/icws/{sessionId}/data-extractor/jobs`.
    public enum Jobs {
        /// `GET /icws/{sessionId}/data-extractor/jobs`.
        ///
        /// The call is known from the vendor's library. Feature `data-extractor`, inferred. Success is 200, known from the vendor's library.
        public struct GetJobs: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.DataExtractor.Jobs>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getJobs", "GET", "/icws/{sessionId}/data-extractor/jobs", 200, "data-extractor", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `POST /icws/{sessionId}/data-extractor/jobs`.
        ///
        /// The call is known from the vendor's library. Feature `data-extractor`, inferred. Success is 201, known from the vendor's library.
        public struct PostJob: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.DataExtractor.JobReponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "postJob", "POST", "/icws/{sessionId}/data-extractor/jobs", 201, "data-extractor", 0)
            }
            /// The body, `DataExtractor.JobConfig`.
            public var jobConfig: ICWS.DataExtractor.JobConfig
            /// Makes a request.
            ///
            /// - Parameter jobConfig: The body, `DataExtractor.JobConfig`.
            public init(
                jobConfig: ICWS.DataExtractor.JobConfig
            ) {
                self.jobConfig = jobConfig
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(jobConfig)
            }
        }
    }
}

extension ICWS.DataExtractor.Resources {
    /// Resource `/icws/{sessionId}/data-extractor/jobs/{jobId}`.
    public enum JobsByJobId {
        /// `DELETE /icws/{sessionId}/data-extractor/jobs/{jobId}`.
        ///
        /// The call is known from the vendor's library. Feature `data-extractor`, inferred. Success is any 2xx, inferred.
        public struct RemoveJob: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "removeJob", "DELETE", "/icws/{sessionId}/data-extractor/jobs/{jobId}", 0, "data-extractor", 0)
            }
            /// The template token `jobId`.
            public var jobId: String
            /// Makes a request.
            ///
            /// - Parameter jobId: The template token `jobId`.
            public init(
                jobId: String
            ) {
                self.jobId = jobId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("jobId", jobId)
            }
        }

        /// `GET /icws/{sessionId}/data-extractor/jobs/{jobId}`.
        ///
        /// The call is known from the vendor's library. Feature `data-extractor`, inferred. Success is 200, known from the vendor's library.
        public struct GetJob: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.DataExtractor.Job>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getJob", "GET", "/icws/{sessionId}/data-extractor/jobs/{jobId}", 200, "data-extractor", 0)
            }
            /// The template token `jobId`.
            public var jobId: String
            /// Makes a request.
            ///
            /// - Parameter jobId: The template token `jobId`.
            public init(
                jobId: String
            ) {
                self.jobId = jobId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("jobId", jobId)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.DataExtractor.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/data-extractor/jobs-statuses`.
    public enum JobsStatuses {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/data-extractor/jobs-statuses`.
        ///
        /// The call is known from the vendor's library. Feature `data-extractor`, inferred. Success is any 2xx, inferred.
        public struct DeleteJobStatusSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteJobStatusSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/data-extractor/jobs-statuses", 0, "data-extractor", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/data-extractor/jobs-statuses`.
        ///
        /// The call is known from the vendor's library. Feature `data-extractor`, inferred. Success is any 2xx, inferred.
        public struct UpdateJobStatusSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateJobStatusSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/data-extractor/jobs-statuses", 0, "data-extractor", 0)
            }
            /// The body, `DataExtractor.JobStatusSubscription`.
            public var jobStatusSubscription: ICWS.DataExtractor.JobStatusSubscription
            /// Makes a request.
            ///
            /// - Parameter jobStatusSubscription: The body, `DataExtractor.JobStatusSubscription`.
            public init(
                jobStatusSubscription: ICWS.DataExtractor.JobStatusSubscription
            ) {
                self.jobStatusSubscription = jobStatusSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(jobStatusSubscription)
            }
        }
    }
}
