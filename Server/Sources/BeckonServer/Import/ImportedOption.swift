/// What becomes of one option of GMS.
package struct ImportedOption: Hashable, Sendable {
    /// The kinds of outcomes.
    package enum Fate: String, Sendable, CaseIterable {
        /// It has the same effect.
        case taken
        /// It has the same effect under another name or form.
        case changed
        /// It has no counterpart, and nothing is lost.
        case ignored
        /// The operator has to decide: it is not in the new settings.
        case decide
    }

    /// The option; reports show its place and name, never its value.
    package let option: OptionsFile.Option
    package var fate: Fate
    /// Why, or what it has become.
    package var reason: String
    /// Where it stands in the new settings; nil if it does not.
    var path: [String]?
    /// Its value there.
    var value: String
    /// The name of the file that takes its value, which is a secret.
    var secretFile: String?

    /// An option that becomes a setting.
    init(
        _ option: OptionsFile.Option, _ fate: Fate = .taken, at path: [String], value: String? = nil,
        _ reason: String = ""
    ) {
        self.option = option
        self.fate = fate
        self.path = path
        self.value = value ?? option.value
        self.reason = reason
    }

    /// An option that becomes none.
    init(_ option: OptionsFile.Option, _ fate: Fate, _ reason: String) {
        self.option = option
        self.fate = fate
        self.reason = reason
        value = ""
    }

    /// Takes it out of the settings.
    mutating func drop(_ fate: Fate, _ reason: String) {
        self.fate = fate
        self.reason = reason
        path = nil
        secretFile = nil
    }
}
