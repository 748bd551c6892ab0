// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS {
    /// Namespace `AgentQuality`.
    public enum AgentQuality {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.AgentQuality {
    /// Namespace `AgentQuality.Scorecards`.
    public enum Scorecards {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.AgentQuality.Resources.QuestionnaireDirectories.GetQuestionnaireDirs``.
    public typealias GetQuestionnaireDirs = ICWS.AgentQuality.Resources.QuestionnaireDirectories.GetQuestionnaireDirs

    /// Short for ``ICWS.AgentQuality.Resources.QuestionnaireDirectories.CreateQuestionnaireDir``.
    public typealias CreateQuestionnaireDir = ICWS.AgentQuality.Resources.QuestionnaireDirectories
        .CreateQuestionnaireDir

    /// Short for ``ICWS.AgentQuality.Resources.QuestionnaireDirectoriesByDirectoryId.DeleteQuestionnaireDir``.
    public typealias DeleteQuestionnaireDir = ICWS.AgentQuality.Resources.QuestionnaireDirectoriesByDirectoryId
        .DeleteQuestionnaireDir

    /// Short for ``ICWS.AgentQuality.Resources.Questionnaires.CreateQuestionnaire``.
    public typealias CreateQuestionnaire = ICWS.AgentQuality.Resources.Questionnaires.CreateQuestionnaire

    /// Short for ``ICWS.AgentQuality.Resources.QuestionnairesByQuestionnaireId.GetQuestionnaire``.
    public typealias GetQuestionnaire = ICWS.AgentQuality.Resources.QuestionnairesByQuestionnaireId.GetQuestionnaire

    /// Short for ``ICWS.AgentQuality.Scorecards.Resources.Acknowledge.AckScorecard``.
    public typealias AckScorecard = ICWS.AgentQuality.Scorecards.Resources.Acknowledge.AckScorecard
}
