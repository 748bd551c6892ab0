// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCommon
public import ICWSCore
public import ICWSQualityManagement

extension ICWS.AgentQuality.Resources {
    /// Resource `/icws/{sessionId}/agent-quality/questionnaire-directories`.
    public enum QuestionnaireDirectories {
        /// `GET /icws/{sessionId}/agent-quality/questionnaire-directories`.
        ///
        /// The call is known from the vendor's library. Feature `agent-quality`, inferred. Success is 200, known from the vendor's library.
        public struct GetQuestionnaireDirs: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.QualityManagement.GetQuestionnaireDirsResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getQuestionnaireDirs", "GET", "/icws/{sessionId}/agent-quality/questionnaire-directories", 200,
                    "agent-quality", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `POST /icws/{sessionId}/agent-quality/questionnaire-directories`.
        ///
        /// The call is known from the vendor's library. Feature `agent-quality`, inferred. Success is 201, known from the vendor's library.
        public struct CreateQuestionnaireDir: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.QualityManagement.CreateQuestionnaireDirResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createQuestionnaireDir", "POST", "/icws/{sessionId}/agent-quality/questionnaire-directories", 201,
                    "agent-quality", 0)
            }
            /// The body, `QualityManagement.CreateQuestionnaireDirRequest`.
            public var createQuestionnaireDirRequest: ICWS.QualityManagement.CreateQuestionnaireDirRequest
            /// Makes a request.
            ///
            /// - Parameter createQuestionnaireDirRequest: The body, `QualityManagement.CreateQuestionnaireDirRequest`.
            public init(
                createQuestionnaireDirRequest: ICWS.QualityManagement.CreateQuestionnaireDirRequest
            ) {
                self.createQuestionnaireDirRequest = createQuestionnaireDirRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(createQuestionnaireDirRequest)
            }
        }
    }
}

extension ICWS.AgentQuality.Resources {
    /// Resource `/icws/{sessionId}/agent-quality/questionnaire-directories/{directoryId}`.
    public enum QuestionnaireDirectoriesByDirectoryId {
        /// `DELETE /icws/{sessionId}/agent-quality/questionnaire-directories/{directoryId}`.
        ///
        /// The call is known from the vendor's library. Feature `agent-quality`, inferred. Success is any 2xx, inferred.
        public struct DeleteQuestionnaireDir: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteQuestionnaireDir", "DELETE",
                    "/icws/{sessionId}/agent-quality/questionnaire-directories/{directoryId}", 0, "agent-quality", 0)
            }
            /// The template token `directoryId`.
            public var directoryId: String
            /// Makes a request.
            ///
            /// - Parameter directoryId: The template token `directoryId`.
            public init(
                directoryId: String
            ) {
                self.directoryId = directoryId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("directoryId", directoryId)
            }
        }
    }
}

extension ICWS.AgentQuality.Resources {
    /// Resource `/icws/{sessionId}/agent-quality/questionnaires`.
    public enum Questionnaires {
        /// `POST /icws/{sessionId}/agent-quality/questionnaires`.
        ///
        /// The call is known from the vendor's library. Feature `agent-quality`, inferred. Success is 201, known from the vendor's library.
        public struct CreateQuestionnaire: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.QualityManagement.CreateQuestionnaireResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createQuestionnaire", "POST", "/icws/{sessionId}/agent-quality/questionnaires", 201,
                    "agent-quality", 0)
            }
            /// The body, `QualityManagement.CreateQuestionnaireRequest`.
            public var createQuestionnaireRequest: ICWS.QualityManagement.CreateQuestionnaireRequest
            /// Makes a request.
            ///
            /// - Parameter createQuestionnaireRequest: The body, `QualityManagement.CreateQuestionnaireRequest`.
            public init(
                createQuestionnaireRequest: ICWS.QualityManagement.CreateQuestionnaireRequest
            ) {
                self.createQuestionnaireRequest = createQuestionnaireRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(createQuestionnaireRequest)
            }
        }
    }
}

extension ICWS.AgentQuality.Resources {
    /// Resource `/icws/{sessionId}/agent-quality/questionnaires/{questionnaireId}`.
    public enum QuestionnairesByQuestionnaireId {
        /// `GET /icws/{sessionId}/agent-quality/questionnaires/{questionnaireId}`.
        ///
        /// The call is known from the vendor's library. Feature `agent-quality`, inferred. Success is 200, known from the vendor's library.
        public struct GetQuestionnaire: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.QualityManagement.Questionnaire>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getQuestionnaire", "GET", "/icws/{sessionId}/agent-quality/questionnaires/{questionnaireId}", 200,
                    "agent-quality", 0)
            }
            /// The template token `questionnaireId`.
            public var questionnaireId: String
            /// Makes a request.
            ///
            /// - Parameter questionnaireId: The template token `questionnaireId`.
            public init(
                questionnaireId: String
            ) {
                self.questionnaireId = questionnaireId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("questionnaireId", questionnaireId)
            }
        }
    }
}

extension ICWS.AgentQuality.Resources {
    /// Resource `/icws/{sessionId}/agent-quality/rank-groups`.
    public enum RankGroups {
        /// `GET /icws/{sessionId}/agent-quality/rank-groups`.
        ///
        /// The call is known from the vendor's library. Feature `agent-quality`, inferred. Success is 200, known from the vendor's library.
        public struct GetRankGroups: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.QualityManagement.GetRankGroupsResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getRankGroups", "GET", "/icws/{sessionId}/agent-quality/rank-groups", 200, "agent-quality", 0)
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

extension ICWS.AgentQuality.Resources {
    /// Resource `/icws/{sessionId}/agent-quality/scorecards/{scorecardId}`.
    public enum Scorecards {
        /// `GET /icws/{sessionId}/agent-quality/scorecards/{scorecardId}`.
        ///
        /// The call is known from the vendor's library. Feature `agent-quality`, inferred. Success is 200, known from the vendor's library.
        public struct GetScorecard: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.QualityManagement.Scorecard>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getScorecard", "GET", "/icws/{sessionId}/agent-quality/scorecards/{scorecardId}", 200,
                    "agent-quality", 0)
            }
            /// The template token `scorecardId`.
            public var scorecardId: String
            /// Makes a request.
            ///
            /// - Parameter scorecardId: The template token `scorecardId`.
            public init(
                scorecardId: String
            ) {
                self.scorecardId = scorecardId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("scorecardId", scorecardId)
            }
        }
    }
}

extension ICWS.AgentQuality.Resources {
    /// Resource `/icws/{sessionId}/agent-quality/search`.
    public enum Search {
        /// `POST /icws/{sessionId}/agent-quality/search`.
        ///
        /// The call is known from the vendor's library. Feature `agent-quality`, inferred. Success is 202, known from the vendor's library.
        public struct CreateSearch: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Common.AsyncOperationAcceptedResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSearch", "POST", "/icws/{sessionId}/agent-quality/search", 202, "agent-quality", 0)
            }
            /// The body, `QualityManagement.CreateSearchRequest`.
            public var createSearchRequest: ICWS.QualityManagement.CreateSearchRequest
            /// Makes a request.
            ///
            /// - Parameter createSearchRequest: The body, `QualityManagement.CreateSearchRequest`.
            public init(
                createSearchRequest: ICWS.QualityManagement.CreateSearchRequest
            ) {
                self.createSearchRequest = createSearchRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(createSearchRequest)
            }
        }
    }
}

extension ICWS.AgentQuality.Resources {
    /// Resource `/icws/{sessionId}/agent-quality/search/{searchId}`.
    public enum SearchBySearchId {
        /// `DELETE /icws/{sessionId}/agent-quality/search/{searchId}`.
        ///
        /// The call is known from the vendor's library. Feature `agent-quality`, inferred. Success is any 2xx, inferred.
        public struct DeleteSearch: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSearch", "DELETE", "/icws/{sessionId}/agent-quality/search/{searchId}", 0, "agent-quality", 0
                )
            }
            /// The template token `searchId`.
            public var searchId: String
            /// Makes a request.
            ///
            /// - Parameter searchId: The template token `searchId`.
            public init(
                searchId: String
            ) {
                self.searchId = searchId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("searchId", searchId)
            }
        }

        /// `GET /icws/{sessionId}/agent-quality/search/{searchId}`.
        ///
        /// The call is known from the vendor's library. Feature `agent-quality`, inferred. Success is 200, known from the vendor's library.
        public struct GetSearchChunk: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.QualityManagement.GetMoreSearchResultsResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSearchChunk", "GET", "/icws/{sessionId}/agent-quality/search/{searchId}", 200, "agent-quality",
                    0)
            }
            /// The template token `searchId`.
            public var searchId: String
            /// Makes a request.
            ///
            /// - Parameter searchId: The template token `searchId`.
            public init(
                searchId: String
            ) {
                self.searchId = searchId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("searchId", searchId)
            }
        }
    }
}

extension ICWS.AgentQuality.Scorecards.Resources {
    /// Resource `/icws/{sessionId}/agent-quality/scorecards/{scorecardId}/acknowledge`.
    public enum Acknowledge {
        /// `PUT /icws/{sessionId}/agent-quality/scorecards/{scorecardId}/acknowledge`.
        ///
        /// The call is known from the vendor's library. Feature `agent-quality`, inferred. Success is any 2xx, inferred.
        public struct AckScorecard: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "ackScorecard", "PUT", "/icws/{sessionId}/agent-quality/scorecards/{scorecardId}/acknowledge", 0,
                    "agent-quality", 0)
            }
            /// The template token `scorecardId`.
            public var scorecardId: String
            /// The body, `QualityManagement.AckScorecardRequest`.
            public var ackScorecardRequest: ICWS.QualityManagement.AckScorecardRequest
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - scorecardId: The template token `scorecardId`.
            ///   - ackScorecardRequest: The body, `QualityManagement.AckScorecardRequest`.
            public init(
                scorecardId: String,
                ackScorecardRequest: ICWS.QualityManagement.AckScorecardRequest
            ) {
                self.scorecardId = scorecardId
                self.ackScorecardRequest = ackScorecardRequest
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("scorecardId", scorecardId)
                parts.body(ackScorecardRequest)
            }
        }
    }
}
