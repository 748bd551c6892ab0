// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationInteractionAnalyzer
import ICWSCore
import ICWSMessaging

extension ICWS.Configuration.InteractionAnalyzer.Keyword: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.agentScore = self.agentScore.rebuilt()
        copy.configurationId = self.configurationId.rebuilt()
        copy.customerScore = self.customerScore.rebuilt()
        copy.language = self.language.rebuilt()
        copy.minimumConfidenceThreshold = self.minimumConfidenceThreshold.rebuilt()
        copy.userAntiPronunciations = self.userAntiPronunciations.rebuilt()
        copy.userAntiWords = self.userAntiWords.rebuilt()
        copy.userPronunciations = self.userPronunciations.rebuilt()
        copy.userWords = self.userWords.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionAnalyzer.KeywordSet: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.accessControlGroupAssignment = self.accessControlGroupAssignment.rebuilt()
        copy.category = self.category.rebuilt()
        copy.keywords = self.keywords.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionAnalyzer.KeywordSetsContract: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionAnalyzer.KeywordSetsMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.subscriptionId = self.subscriptionId.rebuilt()
        copy.added = self.added.rebuilt()
        copy.changed = self.changed.rebuilt()
        copy.removed = self.removed.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionAnalyzer.PreviewKeywordRuntimeResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.accuracyIndex = self.accuracyIndex.rebuilt()
        copy.accuracyIndexStandardDeviation = self.accuracyIndexStandardDeviation.rebuilt()
        copy.runtimePronunciations = self.runtimePronunciations.rebuilt()
        copy.runtimeAntiPronunciations = self.runtimeAntiPronunciations.rebuilt()
        return copy
    }
}
