// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.VoicePrompts {
    /// Contract `VoicePrompts.VoicePromptActivation`.
    ///
    /// Known from the vendor's library.
    public struct VoicePromptActivation: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:voicePrompts:voicePromptActivation" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter state: One of ``VoicePromptActivationState``.
        public init(
            state: ICWS.VoicePrompts.VoicePromptActivationState
        ) {
            fields = ContractFields()
            fields.set("state", state)
        }
        /// One of ``VoicePromptActivationState``; required.
        public var state: ICWS.VoicePrompts.VoicePromptActivationState {
            get { fields.required("state") }
            set { fields.set("state", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("state", ICWS.VoicePrompts.VoicePromptActivationState.self)
        }
    }
}
