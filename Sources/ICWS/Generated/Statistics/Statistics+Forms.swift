// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Statistics.ParameterValue {
    /// What a ``ParameterValue`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``QualifiedParameterValue``.
        case qualifiedParameterValue(ICWS.Statistics.QualifiedParameterValue)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Statistics.ParameterValue)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:statistics:qualifiedParameterValue":
            self.as(ICWS.Statistics.QualifiedParameterValue.self).map(Form.qualifiedParameterValue) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Statistics.StatisticValue {
    /// What a ``StatisticValue`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``StatisticBoolValue``.
        case bool(ICWS.Statistics.StatisticBoolValue)
        /// A ``StatisticDoubleValue``.
        case double(ICWS.Statistics.StatisticDoubleValue)
        /// A ``StatisticDurationValue``.
        case duration(ICWS.Statistics.StatisticDurationValue)
        /// A ``StatisticErrorValue``.
        case error(ICWS.Statistics.StatisticErrorValue)
        /// A ``StatisticFiniteDurationValue``.
        case finiteDuration(ICWS.Statistics.StatisticFiniteDurationValue)
        /// A ``StatisticFutureDurationValue``.
        case futureDuration(ICWS.Statistics.StatisticFutureDurationValue)
        /// A ``StatisticIntValue``.
        case int(ICWS.Statistics.StatisticIntValue)
        /// A ``StatisticPercentValue``.
        case percent(ICWS.Statistics.StatisticPercentValue)
        /// A ``StatisticStatusMessageKeyValue``.
        case statusMessageKey(ICWS.Statistics.StatisticStatusMessageKeyValue)
        /// A ``StatisticStringValue``.
        case string(ICWS.Statistics.StatisticStringValue)
        /// A ``StatisticTimeDurationValue``.
        case timeDuration(ICWS.Statistics.StatisticTimeDurationValue)
        /// A ``StatisticTimeStampValue``.
        case timeStamp(ICWS.Statistics.StatisticTimeStampValue)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Statistics.StatisticValue)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:statistics:statisticBoolValue":
            self.as(ICWS.Statistics.StatisticBoolValue.self).map(Form.bool) ?? .other(self)
        case "urn:inin.com:statistics:statisticDoubleValue":
            self.as(ICWS.Statistics.StatisticDoubleValue.self).map(Form.double) ?? .other(self)
        case "urn:inin.com:statistics:statisticDurationValue":
            self.as(ICWS.Statistics.StatisticDurationValue.self).map(Form.duration) ?? .other(self)
        case "urn:inin.com:statistics:statisticErrorValue":
            self.as(ICWS.Statistics.StatisticErrorValue.self).map(Form.error) ?? .other(self)
        case "urn:inin.com:statistics:statisticFiniteDurationValue":
            self.as(ICWS.Statistics.StatisticFiniteDurationValue.self).map(Form.finiteDuration) ?? .other(self)
        case "urn:inin.com:statistics:statisticFutureDurationValue":
            self.as(ICWS.Statistics.StatisticFutureDurationValue.self).map(Form.futureDuration) ?? .other(self)
        case "urn:inin.com:statistics:statisticIntValue":
            self.as(ICWS.Statistics.StatisticIntValue.self).map(Form.int) ?? .other(self)
        case "urn:inin.com:statistics:statisticPercentValue":
            self.as(ICWS.Statistics.StatisticPercentValue.self).map(Form.percent) ?? .other(self)
        case "urn:inin.com:statistics:statisticStatusMessageKeyValue":
            self.as(ICWS.Statistics.StatisticStatusMessageKeyValue.self).map(Form.statusMessageKey) ?? .other(self)
        case "urn:inin.com:statistics:statisticStringValue":
            self.as(ICWS.Statistics.StatisticStringValue.self).map(Form.string) ?? .other(self)
        case "urn:inin.com:statistics:statisticTimeDurationValue":
            self.as(ICWS.Statistics.StatisticTimeDurationValue.self).map(Form.timeDuration) ?? .other(self)
        case "urn:inin.com:statistics:statisticTimeStampValue":
            self.as(ICWS.Statistics.StatisticTimeStampValue.self).map(Form.timeStamp) ?? .other(self)
        default: .other(self)
        }
    }
}
