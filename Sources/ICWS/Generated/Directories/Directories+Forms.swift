// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Directories.ContactEntryBase {
    /// What a ``ContactEntryBase`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``ContactEntry``.
        case contact(ICWS.Directories.ContactEntry)
        /// A ``EditableContactEntry``.
        case editableContact(ICWS.Directories.EditableContactEntry)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Directories.ContactEntryBase)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:directories:contactEntry":
            self.as(ICWS.Directories.ContactEntry.self).map(Form.contact) ?? .other(self)
        case "urn:inin.com:directories:editableContactEntry":
            self.as(ICWS.Directories.EditableContactEntry.self).map(Form.editableContact) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Directories.DirectoryMessageBase {
    /// What a ``DirectoryMessageBase`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``DirectoryMessage``.
        case directoryMessage(ICWS.Directories.DirectoryMessage)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Directories.DirectoryMessageBase)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:directories:directoryMessage":
            self.as(ICWS.Directories.DirectoryMessage.self).map(Form.directoryMessage) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Directories.DirectorySubscriptionParametersBase {
    /// What a ``DirectorySubscriptionParametersBase`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``DirectorySubscriptionParameters``.
        case parameters(ICWS.Directories.DirectorySubscriptionParameters)
        /// A ``DirectorySubscriptionSettings``.
        case settings(ICWS.Directories.DirectorySubscriptionSettings)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Directories.DirectorySubscriptionParametersBase)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:directories:directorySubscriptionParameters":
            self.as(ICWS.Directories.DirectorySubscriptionParameters.self).map(Form.parameters) ?? .other(self)
        case "urn:inin.com:directories:directorySubscriptionSettings":
            self.as(ICWS.Directories.DirectorySubscriptionSettings.self).map(Form.settings) ?? .other(self)
        default: .other(self)
        }
    }
}
