// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationInteractionRecorder
import ICWSCore
import ICWSMessaging

extension ICWS.Configuration.InteractionRecorder.InteractionRecorderConfiguration: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.enableSnippetRecordings = self.enableSnippetRecordings.rebuilt()
        copy.forceHandsetPlayback = self.forceHandsetPlayback.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionRecorder.InteractionRecorderConfigurationMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.interactionRecorderConfiguration = self.interactionRecorderConfiguration.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionRecorder.InteractionRecorderQuestionnaire: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionRecorder.InteractionRecorderQuestionnaires: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}
