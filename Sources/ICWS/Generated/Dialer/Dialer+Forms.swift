// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Dialer.BaseDataPop {
    /// What a ``BaseDataPop`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``DataPop``.
        case data(ICWS.Dialer.DataPop)
        /// A ``PreviewPop``.
        case preview(ICWS.Dialer.PreviewPop)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Dialer.BaseDataPop)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:dialer:dataPop": self.as(ICWS.Dialer.DataPop.self).map(Form.data) ?? .other(self)
        case "urn:inin.com:dialer:previewPop": self.as(ICWS.Dialer.PreviewPop.self).map(Form.preview) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Dialer.CampaignInfoBase {
    /// What a ``CampaignInfoBase`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``AvailableCampaign``.
        case available(ICWS.Dialer.AvailableCampaign)
        /// A ``ChangedCampaign``.
        case changed(ICWS.Dialer.ChangedCampaign)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Dialer.CampaignInfoBase)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:dialer:availableCampaign":
            self.as(ICWS.Dialer.AvailableCampaign.self).map(Form.available) ?? .other(self)
        case "urn:inin.com:dialer:changedCampaign":
            self.as(ICWS.Dialer.ChangedCampaign.self).map(Form.changed) ?? .other(self)
        default: .other(self)
        }
    }
}
