// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCore
import ICWSVoicePrompts

extension ICWS.VoicePrompts.VoicePromptActivation: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.state = self.state.rebuilt()
        return copy
    }
}

extension ICWS.VoicePrompts.VoicePromptActivationState: Rebuildable {}
