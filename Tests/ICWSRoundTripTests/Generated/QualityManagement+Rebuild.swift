// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSQualityManagement

extension ICWS.QualityManagement.AckScorecardRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.comments = self.comments.rebuilt()
        copy.version = self.version.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.CreateQuestionnaireDirRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.directory = self.directory.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.CreateQuestionnaireDirResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.questionnaireDirId = self.questionnaireDirId.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.CreateQuestionnaireRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.questionnaire = self.questionnaire.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.CreateQuestionnaireResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.questionnaireId = self.questionnaireId.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.CreateSearchCompletedMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.requestId = self.requestId.rebuilt()
        copy.error = self.error.rebuilt()
        copy.moreResults = self.moreResults.rebuilt()
        copy.results = self.results.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.CreateSearchRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.filters = self.filters.rebuilt()
        copy.maxResults = self.maxResults.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.GetMoreSearchResultsResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.numRemaining = self.numRemaining.rebuilt()
        copy.results = self.results.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.GetQuestionnaireDirsResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.directories = self.directories.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.GetRankGroupsResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.rankGroups = self.rankGroups.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.ItemNameId: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.id = self.id.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.QualityFilters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.scoredUsers = self.scoredUsers.rebuilt()
        copy.questionnaireIds = self.questionnaireIds.rebuilt()
        copy.workgroups = self.workgroups.rebuilt()
        copy.recordingTimeStart = self.recordingTimeStart.rebuilt()
        copy.recordingTimeEnd = self.recordingTimeEnd.rebuilt()
        copy.scoringTimeStart = self.scoringTimeStart.rebuilt()
        copy.scoringTimeEnd = self.scoringTimeEnd.rebuilt()
        copy.signoffStates = self.signoffStates.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.QualitySearchResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.recordingId = self.recordingId.rebuilt()
        copy.interactionId = self.interactionId.rebuilt()
        copy.recordingDuration = self.recordingDuration.rebuilt()
        copy.recordingTime = self.recordingTime.rebuilt()
        copy.recordingInitiationPolicy = self.recordingInitiationPolicy.rebuilt()
        copy.recordingVersion = self.recordingVersion.rebuilt()
        copy.recordingFileSize = self.recordingFileSize.rebuilt()
        copy.workgroup = self.workgroup.rebuilt()
        copy.recordingMediaStatus = self.recordingMediaStatus.rebuilt()
        copy.scorecard = self.scorecard.rebuilt()
        copy.survey = self.survey.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.Questionnaire: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.directoryId = self.directoryId.rebuilt()
        copy.rankGroupId = self.rankGroupId.rebuilt()
        copy.maxScore = self.maxScore.rebuilt()
        copy.minScore = self.minScore.rebuilt()
        copy.minAcceptableScore = self.minAcceptableScore.rebuilt()
        copy.note = self.note.rebuilt()
        copy.isTemplate = self.isTemplate.rebuilt()
        copy.isLocked = self.isLocked.rebuilt()
        copy.showRankWhileScoring = self.showRankWhileScoring.rebuilt()
        copy.totalNumCriticalQuestions = self.totalNumCriticalQuestions.rebuilt()
        copy.isActive = self.isActive.rebuilt()
        copy.showPassFailWhileScoring = self.showPassFailWhileScoring.rebuilt()
        copy.version = self.version.rebuilt()
        copy.questionGroups = self.questionGroups.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.QuestionnaireDirContents: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.isTemplate = self.isTemplate.rebuilt()
        copy.note = self.note.rebuilt()
        copy.version = self.version.rebuilt()
        copy.writable = self.writable.rebuilt()
        copy.questionnaires = self.questionnaires.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.QuestionnaireDirectory: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.QualityManagement.QuestionnaireDirContents.urn,
            let derived = self.as(ICWS.QualityManagement.QuestionnaireDirContents.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.isTemplate = self.isTemplate.rebuilt()
        copy.note = self.note.rebuilt()
        copy.version = self.version.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.QuestionnaireQuestion: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.questionText = self.questionText.rebuilt()
        copy.sequence = self.sequence.rebuilt()
        copy.responseType = self.responseType.rebuilt()
        copy.questionLevel = self.questionLevel.rebuilt()
        copy.weight = self.weight.rebuilt()
        copy.maxScore = self.maxScore.rebuilt()
        copy.minScore = self.minScore.rebuilt()
        copy.minAcceptableScore = self.minAcceptableScore.rebuilt()
        copy.helpText = self.helpText.rebuilt()
        copy.note = self.note.rebuilt()
        copy.isTemplate = self.isTemplate.rebuilt()
        copy.hasCommentField = self.hasCommentField.rebuilt()
        copy.canMarkNA = self.canMarkNA.rebuilt()
        copy.version = self.version.rebuilt()
        copy.choices = self.choices.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.QuestionnaireQuestionChoice: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.choiceText = self.choiceText.rebuilt()
        copy.helpText = self.helpText.rebuilt()
        copy.score = self.score.rebuilt()
        copy.sequence = self.sequence.rebuilt()
        copy.version = self.version.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.QuestionnaireQuestionGroup: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.sequence = self.sequence.rebuilt()
        copy.isTemplate = self.isTemplate.rebuilt()
        copy.isOptional = self.isOptional.rebuilt()
        copy.note = self.note.rebuilt()
        copy.version = self.version.rebuilt()
        copy.questions = self.questions.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.QuestionnaireQuestionLevel: Rebuildable {}

extension ICWS.QualityManagement.QuestionnaireResponseType: Rebuildable {}

extension ICWS.QualityManagement.RankDefinition: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.percent = self.percent.rebuilt()
        copy.version = self.version.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.RankGroup: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.version = self.version.rebuilt()
        copy.ranks = self.ranks.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.Scorecard: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.questionnaireId = self.questionnaireId.rebuilt()
        copy.recordingId = self.recordingId.rebuilt()
        copy.scoringUser = self.scoringUser.rebuilt()
        copy.scoredUser = self.scoredUser.rebuilt()
        copy.scoringState = self.scoringState.rebuilt()
        copy.score = self.score.rebuilt()
        copy.scorePct = self.scorePct.rebuilt()
        copy.rank = self.rank.rebuilt()
        copy.maxScore = self.maxScore.rebuilt()
        copy.minScore = self.minScore.rebuilt()
        copy.scoringDate = self.scoringDate.rebuilt()
        copy.assignedPolicy = self.assignedPolicy.rebuilt()
        copy.nonCriticalMaxScore = self.nonCriticalMaxScore.rebuilt()
        copy.nonCriticalMinScore = self.nonCriticalMinScore.rebuilt()
        copy.nonCriticalScore = self.nonCriticalScore.rebuilt()
        copy.criticalScore = self.criticalScore.rebuilt()
        copy.numAnsweredCritical = self.numAnsweredCritical.rebuilt()
        copy.numPositiveAnsweredCritical = self.numPositiveAnsweredCritical.rebuilt()
        copy.isFailed = self.isFailed.rebuilt()
        copy.calibration = self.calibration.rebuilt()
        copy.signoffState = self.signoffState.rebuilt()
        copy.signatureComments = self.signatureComments.rebuilt()
        copy.version = self.version.rebuilt()
        copy.answers = self.answers.rebuilt()
        copy.groupScores = self.groupScores.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.ScorecardAnswer: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.questionId = self.questionId.rebuilt()
        copy.choiceSequence = self.choiceSequence.rebuilt()
        copy.score = self.score.rebuilt()
        copy.rawAnswer = self.rawAnswer.rebuilt()
        copy.comments = self.comments.rebuilt()
        copy.isMarkedNA = self.isMarkedNA.rebuilt()
        copy.version = self.version.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.ScorecardCalibration: Rebuildable {}

extension ICWS.QualityManagement.ScorecardGroupScore: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.questionGroupId = self.questionGroupId.rebuilt()
        copy.score = self.score.rebuilt()
        copy.scorePct = self.scorePct.rebuilt()
        copy.scoreMin = self.scoreMin.rebuilt()
        copy.scoreMax = self.scoreMax.rebuilt()
        copy.rank = self.rank.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.ScorecardScoringState: Rebuildable {}

extension ICWS.QualityManagement.ScorecardSearchData: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.scorecardId = self.scorecardId.rebuilt()
        copy.questionnaireId = self.questionnaireId.rebuilt()
        copy.scoredUser = self.scoredUser.rebuilt()
        copy.scoringUser = self.scoringUser.rebuilt()
        copy.isFailed = self.isFailed.rebuilt()
        copy.scoringTime = self.scoringTime.rebuilt()
        copy.scoringState = self.scoringState.rebuilt()
        copy.rank = self.rank.rebuilt()
        copy.scorePct = self.scorePct.rebuilt()
        copy.signoffState = self.signoffState.rebuilt()
        copy.calibration = self.calibration.rebuilt()
        copy.avgWorkgroupScorePct = self.avgWorkgroupScorePct.rebuilt()
        copy.avgWorkgroupRank = self.avgWorkgroupRank.rebuilt()
        return copy
    }
}

extension ICWS.QualityManagement.ScorecardSignoffState: Rebuildable {}

extension ICWS.QualityManagement.SurveySearchData: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.surveyFormId = self.surveyFormId.rebuilt()
        copy.surveyId = self.surveyId.rebuilt()
        copy.scorePct = self.scorePct.rebuilt()
        copy.rank = self.rank.rebuilt()
        return copy
    }
}
