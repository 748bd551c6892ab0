// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Alerts.AlertCondition {
    /// What a ``AlertCondition`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``BoolCondition``.
        case bool(ICWS.Alerts.BoolCondition)
        /// A ``NumericDoubleCondition``.
        case numericDouble(ICWS.Alerts.NumericDoubleCondition)
        /// A ``NumericIntCondition``.
        case numericInt(ICWS.Alerts.NumericIntCondition)
        /// A ``NumericTimeSpanCondition``.
        case numericTimeSpan(ICWS.Alerts.NumericTimeSpanCondition)
        /// A ``NumericTimeStampCondition``.
        case numericTimeStamp(ICWS.Alerts.NumericTimeStampCondition)
        /// A ``StringCondition``.
        case string(ICWS.Alerts.StringCondition)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Alerts.AlertCondition)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:alerts:boolCondition": self.as(ICWS.Alerts.BoolCondition.self).map(Form.bool) ?? .other(self)
        case "urn:inin.com:alerts:numericDoubleCondition":
            self.as(ICWS.Alerts.NumericDoubleCondition.self).map(Form.numericDouble) ?? .other(self)
        case "urn:inin.com:alerts:numericIntCondition":
            self.as(ICWS.Alerts.NumericIntCondition.self).map(Form.numericInt) ?? .other(self)
        case "urn:inin.com:alerts:numericTimeSpanCondition":
            self.as(ICWS.Alerts.NumericTimeSpanCondition.self).map(Form.numericTimeSpan) ?? .other(self)
        case "urn:inin.com:alerts:numericTimeStampCondition":
            self.as(ICWS.Alerts.NumericTimeStampCondition.self).map(Form.numericTimeStamp) ?? .other(self)
        case "urn:inin.com:alerts:stringCondition":
            self.as(ICWS.Alerts.StringCondition.self).map(Form.string) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Alerts.AlertConditionRequest {
    /// What a ``AlertConditionRequest`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``BoolConditionRequest``.
        case bool(ICWS.Alerts.BoolConditionRequest)
        /// A ``NumericDoubleConditionRequest``.
        case numericDouble(ICWS.Alerts.NumericDoubleConditionRequest)
        /// A ``NumericIntConditionRequest``.
        case numericInt(ICWS.Alerts.NumericIntConditionRequest)
        /// A ``NumericTimeSpanConditionRequest``.
        case numericTimeSpan(ICWS.Alerts.NumericTimeSpanConditionRequest)
        /// A ``NumericTimeStampConditionRequest``.
        case numericTimeStamp(ICWS.Alerts.NumericTimeStampConditionRequest)
        /// A ``StringConditionRequest``.
        case string(ICWS.Alerts.StringConditionRequest)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Alerts.AlertConditionRequest)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:alerts:boolConditionRequest":
            self.as(ICWS.Alerts.BoolConditionRequest.self).map(Form.bool) ?? .other(self)
        case "urn:inin.com:alerts:numericDoubleConditionRequest":
            self.as(ICWS.Alerts.NumericDoubleConditionRequest.self).map(Form.numericDouble) ?? .other(self)
        case "urn:inin.com:alerts:numericIntConditionRequest":
            self.as(ICWS.Alerts.NumericIntConditionRequest.self).map(Form.numericInt) ?? .other(self)
        case "urn:inin.com:alerts:numericTimeSpanConditionRequest":
            self.as(ICWS.Alerts.NumericTimeSpanConditionRequest.self).map(Form.numericTimeSpan) ?? .other(self)
        case "urn:inin.com:alerts:numericTimeStampConditionRequest":
            self.as(ICWS.Alerts.NumericTimeStampConditionRequest.self).map(Form.numericTimeStamp) ?? .other(self)
        case "urn:inin.com:alerts:stringConditionRequest":
            self.as(ICWS.Alerts.StringConditionRequest.self).map(Form.string) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Alerts.BaseAlertDefinition {
    /// What a ``BaseAlertDefinition`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``AlertDefinition``.
        case definition(ICWS.Alerts.AlertDefinition)
        /// A ``AlertDefinitionRequest``.
        case definitionRequest(ICWS.Alerts.AlertDefinitionRequest)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Alerts.BaseAlertDefinition)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:alerts:alertDefinition":
            self.as(ICWS.Alerts.AlertDefinition.self).map(Form.definition) ?? .other(self)
        case "urn:inin.com:alerts:alertDefinitionRequest":
            self.as(ICWS.Alerts.AlertDefinitionRequest.self).map(Form.definitionRequest) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Alerts.BaseAlertRule {
    /// What a ``BaseAlertRule`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``AlertRule``.
        case rule(ICWS.Alerts.AlertRule)
        /// A ``AlertRuleRequest``.
        case ruleRequest(ICWS.Alerts.AlertRuleRequest)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Alerts.BaseAlertRule)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:alerts:alertRule": self.as(ICWS.Alerts.AlertRule.self).map(Form.rule) ?? .other(self)
        case "urn:inin.com:alerts:alertRuleRequest":
            self.as(ICWS.Alerts.AlertRuleRequest.self).map(Form.ruleRequest) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Alerts.BaseAlertSet {
    /// What a ``BaseAlertSet`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``AlertSet``.
        case alertSet(ICWS.Alerts.AlertSet)
        /// A ``CreateAlertSetParameters``.
        case createAlertSetParameters(ICWS.Alerts.CreateAlertSetParameters)
        /// A ``UpdateAlertSetParameters``.
        case updateAlertSetParameters(ICWS.Alerts.UpdateAlertSetParameters)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Alerts.BaseAlertSet)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:alerts:alertSet": self.as(ICWS.Alerts.AlertSet.self).map(Form.alertSet) ?? .other(self)
        case "urn:inin.com:alerts:createAlertSetParameters":
            self.as(ICWS.Alerts.CreateAlertSetParameters.self).map(Form.createAlertSetParameters) ?? .other(self)
        case "urn:inin.com:alerts:updateAlertSetParameters":
            self.as(ICWS.Alerts.UpdateAlertSetParameters.self).map(Form.updateAlertSetParameters) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Alerts.NumericCondition {
    /// What a ``NumericCondition`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``NumericDoubleCondition``.
        case double(ICWS.Alerts.NumericDoubleCondition)
        /// A ``NumericIntCondition``.
        case int(ICWS.Alerts.NumericIntCondition)
        /// A ``NumericTimeSpanCondition``.
        case timeSpan(ICWS.Alerts.NumericTimeSpanCondition)
        /// A ``NumericTimeStampCondition``.
        case timeStamp(ICWS.Alerts.NumericTimeStampCondition)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Alerts.NumericCondition)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:alerts:numericDoubleCondition":
            self.as(ICWS.Alerts.NumericDoubleCondition.self).map(Form.double) ?? .other(self)
        case "urn:inin.com:alerts:numericIntCondition":
            self.as(ICWS.Alerts.NumericIntCondition.self).map(Form.int) ?? .other(self)
        case "urn:inin.com:alerts:numericTimeSpanCondition":
            self.as(ICWS.Alerts.NumericTimeSpanCondition.self).map(Form.timeSpan) ?? .other(self)
        case "urn:inin.com:alerts:numericTimeStampCondition":
            self.as(ICWS.Alerts.NumericTimeStampCondition.self).map(Form.timeStamp) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Alerts.NumericConditionRequest {
    /// What a ``NumericConditionRequest`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``NumericDoubleConditionRequest``.
        case double(ICWS.Alerts.NumericDoubleConditionRequest)
        /// A ``NumericIntConditionRequest``.
        case int(ICWS.Alerts.NumericIntConditionRequest)
        /// A ``NumericTimeSpanConditionRequest``.
        case timeSpan(ICWS.Alerts.NumericTimeSpanConditionRequest)
        /// A ``NumericTimeStampConditionRequest``.
        case timeStamp(ICWS.Alerts.NumericTimeStampConditionRequest)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Alerts.NumericConditionRequest)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:alerts:numericDoubleConditionRequest":
            self.as(ICWS.Alerts.NumericDoubleConditionRequest.self).map(Form.double) ?? .other(self)
        case "urn:inin.com:alerts:numericIntConditionRequest":
            self.as(ICWS.Alerts.NumericIntConditionRequest.self).map(Form.int) ?? .other(self)
        case "urn:inin.com:alerts:numericTimeSpanConditionRequest":
            self.as(ICWS.Alerts.NumericTimeSpanConditionRequest.self).map(Form.timeSpan) ?? .other(self)
        case "urn:inin.com:alerts:numericTimeStampConditionRequest":
            self.as(ICWS.Alerts.NumericTimeStampConditionRequest.self).map(Form.timeStamp) ?? .other(self)
        default: .other(self)
        }
    }
}
