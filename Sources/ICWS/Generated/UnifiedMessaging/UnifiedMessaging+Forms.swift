// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.UnifiedMessaging.UnifiedMessage {
    /// What a ``UnifiedMessage`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``FaxMessage``.
        case faxMessage(ICWS.UnifiedMessaging.FaxMessage)
        /// A ``FaxMessageAdded``.
        case faxMessageAdded(ICWS.UnifiedMessaging.FaxMessageAdded)
        /// A ``VoicemailMessageContract``.
        case voicemailMessageContract(ICWS.UnifiedMessaging.VoicemailMessageContract)
        /// A ``VoicemailMessageAdded``.
        case voicemailMessageAdded(ICWS.UnifiedMessaging.VoicemailMessageAdded)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.UnifiedMessaging.UnifiedMessage)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:unifiedMessaging:faxMessage":
            self.as(ICWS.UnifiedMessaging.FaxMessage.self).map(Form.faxMessage) ?? .other(self)
        case "urn:inin.com:unifiedMessaging:faxMessageAdded":
            self.as(ICWS.UnifiedMessaging.FaxMessageAdded.self).map(Form.faxMessageAdded) ?? .other(self)
        case "urn:inin.com:unifiedMessaging:voicemailMessage":
            self.as(ICWS.UnifiedMessaging.VoicemailMessageContract.self).map(Form.voicemailMessageContract)
                ?? .other(self)
        case "urn:inin.com:unifiedMessaging:voicemailMessageAdded":
            self.as(ICWS.UnifiedMessaging.VoicemailMessageAdded.self).map(Form.voicemailMessageAdded) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.UnifiedMessaging.UnifiedMessageAdded {
    /// What a ``UnifiedMessageAdded`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``FaxMessageAdded``.
        case fax(ICWS.UnifiedMessaging.FaxMessageAdded)
        /// A ``VoicemailMessageAdded``.
        case voicemail(ICWS.UnifiedMessaging.VoicemailMessageAdded)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.UnifiedMessaging.UnifiedMessageAdded)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:unifiedMessaging:faxMessageAdded":
            self.as(ICWS.UnifiedMessaging.FaxMessageAdded.self).map(Form.fax) ?? .other(self)
        case "urn:inin.com:unifiedMessaging:voicemailMessageAdded":
            self.as(ICWS.UnifiedMessaging.VoicemailMessageAdded.self).map(Form.voicemail) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.UnifiedMessaging.VoicemailPlayOperation {
    /// What a ``VoicemailPlayOperation`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``CurrentStation``.
        case currentStation(ICWS.UnifiedMessaging.CurrentStation)
        /// A ``VoicemailPlayTarget``.
        case voicemailPlayTarget(ICWS.UnifiedMessaging.VoicemailPlayTarget)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.UnifiedMessaging.VoicemailPlayOperation)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:unifiedMessaging:currentStation":
            self.as(ICWS.UnifiedMessaging.CurrentStation.self).map(Form.currentStation) ?? .other(self)
        case "urn:inin.com:unifiedMessaging:voicemailPlayTarget":
            self.as(ICWS.UnifiedMessaging.VoicemailPlayTarget.self).map(Form.voicemailPlayTarget) ?? .other(self)
        default: .other(self)
        }
    }
}
