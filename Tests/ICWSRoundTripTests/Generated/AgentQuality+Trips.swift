// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSAgentQuality
import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSQualityManagement

extension TripCase {
    static let agentQuality: [TripCase] = [
        TripCase("/icws/{sessionId}/agent-quality/questionnaire-directories", "getQuestionnaireDirs") {
            trip async throws in
            try await trip.run(ICWS.AgentQuality.Resources.QuestionnaireDirectories.GetQuestionnaireDirs())
        },
        TripCase("/icws/{sessionId}/agent-quality/questionnaire-directories", "createQuestionnaireDir") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.AgentQuality.Resources.QuestionnaireDirectories.CreateQuestionnaireDir(
                    createQuestionnaireDirRequest: sample.body(
                        ICWS.QualityManagement.CreateQuestionnaireDirRequest.self)))
        },
        TripCase("/icws/{sessionId}/agent-quality/questionnaire-directories/{directoryId}", "deleteQuestionnaireDir") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.AgentQuality.Resources.QuestionnaireDirectoriesByDirectoryId.DeleteQuestionnaireDir(
                    directoryId: sample.text("directoryId")))
        },
        TripCase("/icws/{sessionId}/agent-quality/questionnaires", "createQuestionnaire") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.AgentQuality.Resources.Questionnaires.CreateQuestionnaire(
                    createQuestionnaireRequest: sample.body(ICWS.QualityManagement.CreateQuestionnaireRequest.self)))
        },
        TripCase("/icws/{sessionId}/agent-quality/questionnaires/{questionnaireId}", "getQuestionnaire") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.AgentQuality.Resources.QuestionnairesByQuestionnaireId.GetQuestionnaire(
                    questionnaireId: sample.text("questionnaireId")))
        },
        TripCase("/icws/{sessionId}/agent-quality/rank-groups", "getRankGroups") { trip async throws in
            try await trip.run(ICWS.AgentQuality.Resources.RankGroups.GetRankGroups())
        },
        TripCase("/icws/{sessionId}/agent-quality/scorecards/{scorecardId}", "getScorecard") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.AgentQuality.Resources.Scorecards.GetScorecard(scorecardId: sample.text("scorecardId")))
        },
        TripCase("/icws/{sessionId}/agent-quality/search", "createSearch") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.AgentQuality.Resources.Search.CreateSearch(
                    createSearchRequest: sample.body(ICWS.QualityManagement.CreateSearchRequest.self)))
        },
        TripCase("/icws/{sessionId}/agent-quality/search/{searchId}", "deleteSearch") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.AgentQuality.Resources.SearchBySearchId.DeleteSearch(searchId: sample.text("searchId")))
        },
        TripCase("/icws/{sessionId}/agent-quality/search/{searchId}", "getSearchChunk") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.AgentQuality.Resources.SearchBySearchId.GetSearchChunk(searchId: sample.text("searchId")))
        },
        TripCase("/icws/{sessionId}/agent-quality/scorecards/{scorecardId}/acknowledge", "ackScorecard") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.AgentQuality.Scorecards.Resources.Acknowledge.AckScorecard(
                    scorecardId: sample.text("scorecardId"),
                    ackScorecardRequest: sample.body(ICWS.QualityManagement.AckScorecardRequest.self)))
        },
    ]
}
