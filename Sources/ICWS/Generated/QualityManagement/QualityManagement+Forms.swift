// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.QualityManagement.QuestionnaireDirectory {
    /// What a ``QuestionnaireDirectory`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``QuestionnaireDirContents``.
        case questionnaireDirContents(ICWS.QualityManagement.QuestionnaireDirContents)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.QualityManagement.QuestionnaireDirectory)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:qualityManagement:questionnaireDirContents":
            self.as(ICWS.QualityManagement.QuestionnaireDirContents.self).map(Form.questionnaireDirContents)
                ?? .other(self)
        default: .other(self)
        }
    }
}
