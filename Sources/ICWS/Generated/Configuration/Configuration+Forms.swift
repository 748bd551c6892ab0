// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration.GetObjectError {
    /// What a ``GetObjectError`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``GetObjectListError``.
        case getObjectListError(ICWS.Configuration.GetObjectListError)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Configuration.GetObjectError)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:configuration:getObjectListError":
            self.as(ICWS.Configuration.GetObjectListError.self).map(Form.getObjectListError) ?? .other(self)
        default: .other(self)
        }
    }
}
