// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Ipa.BaseDataInst {
    /// What a ``BaseDataInst`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``BooleanDataInstColl``.
        case booleanDataInstColl(ICWS.Ipa.BooleanDataInstColl)
        /// A ``BooleanDataInstSing``.
        case booleanDataInstSing(ICWS.Ipa.BooleanDataInstSing)
        /// A ``ComplexDataInstColl``.
        case complexDataInstColl(ICWS.Ipa.ComplexDataInstColl)
        /// A ``ComplexDataInstSing``.
        case complexDataInstSing(ICWS.Ipa.ComplexDataInstSing)
        /// A ``CurrencyDataInstColl``.
        case currencyDataInstColl(ICWS.Ipa.CurrencyDataInstColl)
        /// A ``CurrencyDataInstSing``.
        case currencyDataInstSing(ICWS.Ipa.CurrencyDataInstSing)
        /// A ``DateDataInstColl``.
        case dateDataInstColl(ICWS.Ipa.DateDataInstColl)
        /// A ``DateDataInstSing``.
        case dateDataInstSing(ICWS.Ipa.DateDataInstSing)
        /// A ``DateTimeDataInstColl``.
        case dateTimeDataInstColl(ICWS.Ipa.DateTimeDataInstColl)
        /// A ``DateTimeDataInstSing``.
        case dateTimeDataInstSing(ICWS.Ipa.DateTimeDataInstSing)
        /// A ``DecimalDataInstColl``.
        case decimalDataInstColl(ICWS.Ipa.DecimalDataInstColl)
        /// A ``DecimalDataInstSing``.
        case decimalDataInstSing(ICWS.Ipa.DecimalDataInstSing)
        /// A ``DurationDataInstColl``.
        case durationDataInstColl(ICWS.Ipa.DurationDataInstColl)
        /// A ``DurationDataInstSing``.
        case durationDataInstSing(ICWS.Ipa.DurationDataInstSing)
        /// A ``LongDataInstColl``.
        case longDataInstColl(ICWS.Ipa.LongDataInstColl)
        /// A ``LongDataInstSing``.
        case longDataInstSing(ICWS.Ipa.LongDataInstSing)
        /// A ``MailboxDataInstColl``.
        case mailboxDataInstColl(ICWS.Ipa.MailboxDataInstColl)
        /// A ``MailboxDataInstSing``.
        case mailboxDataInstSing(ICWS.Ipa.MailboxDataInstSing)
        /// A ``SkillDataInstColl``.
        case skillDataInstColl(ICWS.Ipa.SkillDataInstColl)
        /// A ``SkillDataInstSing``.
        case skillDataInstSing(ICWS.Ipa.SkillDataInstSing)
        /// A ``StringDataInstColl``.
        case stringDataInstColl(ICWS.Ipa.StringDataInstColl)
        /// A ``StringDataInstSing``.
        case stringDataInstSing(ICWS.Ipa.StringDataInstSing)
        /// A ``TimeDataInstColl``.
        case timeDataInstColl(ICWS.Ipa.TimeDataInstColl)
        /// A ``TimeDataInstSing``.
        case timeDataInstSing(ICWS.Ipa.TimeDataInstSing)
        /// A ``UriDataInstColl``.
        case uriDataInstColl(ICWS.Ipa.UriDataInstColl)
        /// A ``UriDataInstSing``.
        case uriDataInstSing(ICWS.Ipa.UriDataInstSing)
        /// A ``UserQueueDataInstColl``.
        case userQueueDataInstColl(ICWS.Ipa.UserQueueDataInstColl)
        /// A ``UserQueueDataInstSing``.
        case userQueueDataInstSing(ICWS.Ipa.UserQueueDataInstSing)
        /// A ``WorkgroupQueueDataInstColl``.
        case workgroupQueueDataInstColl(ICWS.Ipa.WorkgroupQueueDataInstColl)
        /// A ``WorkgroupQueueDataInstSing``.
        case workgroupQueueDataInstSing(ICWS.Ipa.WorkgroupQueueDataInstSing)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Ipa.BaseDataInst)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:ipa:booleanDataInstColl":
            self.as(ICWS.Ipa.BooleanDataInstColl.self).map(Form.booleanDataInstColl) ?? .other(self)
        case "urn:inin.com:ipa:booleanDataInstSing":
            self.as(ICWS.Ipa.BooleanDataInstSing.self).map(Form.booleanDataInstSing) ?? .other(self)
        case "urn:inin.com:ipa:complexDataInstColl":
            self.as(ICWS.Ipa.ComplexDataInstColl.self).map(Form.complexDataInstColl) ?? .other(self)
        case "urn:inin.com:ipa:complexDataInstSing":
            self.as(ICWS.Ipa.ComplexDataInstSing.self).map(Form.complexDataInstSing) ?? .other(self)
        case "urn:inin.com:ipa:currencyDataInstColl":
            self.as(ICWS.Ipa.CurrencyDataInstColl.self).map(Form.currencyDataInstColl) ?? .other(self)
        case "urn:inin.com:ipa:currencyDataInstSing":
            self.as(ICWS.Ipa.CurrencyDataInstSing.self).map(Form.currencyDataInstSing) ?? .other(self)
        case "urn:inin.com:ipa:dateDataInstColl":
            self.as(ICWS.Ipa.DateDataInstColl.self).map(Form.dateDataInstColl) ?? .other(self)
        case "urn:inin.com:ipa:dateDataInstSing":
            self.as(ICWS.Ipa.DateDataInstSing.self).map(Form.dateDataInstSing) ?? .other(self)
        case "urn:inin.com:ipa:dateTimeDataInstColl":
            self.as(ICWS.Ipa.DateTimeDataInstColl.self).map(Form.dateTimeDataInstColl) ?? .other(self)
        case "urn:inin.com:ipa:dateTimeDataInstSing":
            self.as(ICWS.Ipa.DateTimeDataInstSing.self).map(Form.dateTimeDataInstSing) ?? .other(self)
        case "urn:inin.com:ipa:decimalDataInstColl":
            self.as(ICWS.Ipa.DecimalDataInstColl.self).map(Form.decimalDataInstColl) ?? .other(self)
        case "urn:inin.com:ipa:decimalDataInstSing":
            self.as(ICWS.Ipa.DecimalDataInstSing.self).map(Form.decimalDataInstSing) ?? .other(self)
        case "urn:inin.com:ipa:durationDataInstColl":
            self.as(ICWS.Ipa.DurationDataInstColl.self).map(Form.durationDataInstColl) ?? .other(self)
        case "urn:inin.com:ipa:durationDataInstSing":
            self.as(ICWS.Ipa.DurationDataInstSing.self).map(Form.durationDataInstSing) ?? .other(self)
        case "urn:inin.com:ipa:longDataInstColl":
            self.as(ICWS.Ipa.LongDataInstColl.self).map(Form.longDataInstColl) ?? .other(self)
        case "urn:inin.com:ipa:longDataInstSing":
            self.as(ICWS.Ipa.LongDataInstSing.self).map(Form.longDataInstSing) ?? .other(self)
        case "urn:inin.com:ipa:mailboxDataInstColl":
            self.as(ICWS.Ipa.MailboxDataInstColl.self).map(Form.mailboxDataInstColl) ?? .other(self)
        case "urn:inin.com:ipa:mailboxDataInstSing":
            self.as(ICWS.Ipa.MailboxDataInstSing.self).map(Form.mailboxDataInstSing) ?? .other(self)
        case "urn:inin.com:ipa:skillDataInstColl":
            self.as(ICWS.Ipa.SkillDataInstColl.self).map(Form.skillDataInstColl) ?? .other(self)
        case "urn:inin.com:ipa:skillDataInstSing":
            self.as(ICWS.Ipa.SkillDataInstSing.self).map(Form.skillDataInstSing) ?? .other(self)
        case "urn:inin.com:ipa:stringDataInstColl":
            self.as(ICWS.Ipa.StringDataInstColl.self).map(Form.stringDataInstColl) ?? .other(self)
        case "urn:inin.com:ipa:stringDataInstSing":
            self.as(ICWS.Ipa.StringDataInstSing.self).map(Form.stringDataInstSing) ?? .other(self)
        case "urn:inin.com:ipa:timeDataInstColl":
            self.as(ICWS.Ipa.TimeDataInstColl.self).map(Form.timeDataInstColl) ?? .other(self)
        case "urn:inin.com:ipa:timeDataInstSing":
            self.as(ICWS.Ipa.TimeDataInstSing.self).map(Form.timeDataInstSing) ?? .other(self)
        case "urn:inin.com:ipa:uriDataInstColl":
            self.as(ICWS.Ipa.UriDataInstColl.self).map(Form.uriDataInstColl) ?? .other(self)
        case "urn:inin.com:ipa:uriDataInstSing":
            self.as(ICWS.Ipa.UriDataInstSing.self).map(Form.uriDataInstSing) ?? .other(self)
        case "urn:inin.com:ipa:userQueueDataInstColl":
            self.as(ICWS.Ipa.UserQueueDataInstColl.self).map(Form.userQueueDataInstColl) ?? .other(self)
        case "urn:inin.com:ipa:userQueueDataInstSing":
            self.as(ICWS.Ipa.UserQueueDataInstSing.self).map(Form.userQueueDataInstSing) ?? .other(self)
        case "urn:inin.com:ipa:workgroupQueueDataInstColl":
            self.as(ICWS.Ipa.WorkgroupQueueDataInstColl.self).map(Form.workgroupQueueDataInstColl) ?? .other(self)
        case "urn:inin.com:ipa:workgroupQueueDataInstSing":
            self.as(ICWS.Ipa.WorkgroupQueueDataInstSing.self).map(Form.workgroupQueueDataInstSing) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Ipa.BaseDataInstColl {
    /// What a ``BaseDataInstColl`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``BooleanDataInstColl``.
        case boolean(ICWS.Ipa.BooleanDataInstColl)
        /// A ``ComplexDataInstColl``.
        case complex(ICWS.Ipa.ComplexDataInstColl)
        /// A ``CurrencyDataInstColl``.
        case currency(ICWS.Ipa.CurrencyDataInstColl)
        /// A ``DateDataInstColl``.
        case date(ICWS.Ipa.DateDataInstColl)
        /// A ``DateTimeDataInstColl``.
        case dateTime(ICWS.Ipa.DateTimeDataInstColl)
        /// A ``DecimalDataInstColl``.
        case decimal(ICWS.Ipa.DecimalDataInstColl)
        /// A ``DurationDataInstColl``.
        case duration(ICWS.Ipa.DurationDataInstColl)
        /// A ``LongDataInstColl``.
        case long(ICWS.Ipa.LongDataInstColl)
        /// A ``MailboxDataInstColl``.
        case mailbox(ICWS.Ipa.MailboxDataInstColl)
        /// A ``SkillDataInstColl``.
        case skill(ICWS.Ipa.SkillDataInstColl)
        /// A ``StringDataInstColl``.
        case string(ICWS.Ipa.StringDataInstColl)
        /// A ``TimeDataInstColl``.
        case time(ICWS.Ipa.TimeDataInstColl)
        /// A ``UriDataInstColl``.
        case uri(ICWS.Ipa.UriDataInstColl)
        /// A ``UserQueueDataInstColl``.
        case userQueue(ICWS.Ipa.UserQueueDataInstColl)
        /// A ``WorkgroupQueueDataInstColl``.
        case workgroupQueue(ICWS.Ipa.WorkgroupQueueDataInstColl)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Ipa.BaseDataInstColl)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:ipa:booleanDataInstColl":
            self.as(ICWS.Ipa.BooleanDataInstColl.self).map(Form.boolean) ?? .other(self)
        case "urn:inin.com:ipa:complexDataInstColl":
            self.as(ICWS.Ipa.ComplexDataInstColl.self).map(Form.complex) ?? .other(self)
        case "urn:inin.com:ipa:currencyDataInstColl":
            self.as(ICWS.Ipa.CurrencyDataInstColl.self).map(Form.currency) ?? .other(self)
        case "urn:inin.com:ipa:dateDataInstColl": self.as(ICWS.Ipa.DateDataInstColl.self).map(Form.date) ?? .other(self)
        case "urn:inin.com:ipa:dateTimeDataInstColl":
            self.as(ICWS.Ipa.DateTimeDataInstColl.self).map(Form.dateTime) ?? .other(self)
        case "urn:inin.com:ipa:decimalDataInstColl":
            self.as(ICWS.Ipa.DecimalDataInstColl.self).map(Form.decimal) ?? .other(self)
        case "urn:inin.com:ipa:durationDataInstColl":
            self.as(ICWS.Ipa.DurationDataInstColl.self).map(Form.duration) ?? .other(self)
        case "urn:inin.com:ipa:longDataInstColl": self.as(ICWS.Ipa.LongDataInstColl.self).map(Form.long) ?? .other(self)
        case "urn:inin.com:ipa:mailboxDataInstColl":
            self.as(ICWS.Ipa.MailboxDataInstColl.self).map(Form.mailbox) ?? .other(self)
        case "urn:inin.com:ipa:skillDataInstColl":
            self.as(ICWS.Ipa.SkillDataInstColl.self).map(Form.skill) ?? .other(self)
        case "urn:inin.com:ipa:stringDataInstColl":
            self.as(ICWS.Ipa.StringDataInstColl.self).map(Form.string) ?? .other(self)
        case "urn:inin.com:ipa:timeDataInstColl": self.as(ICWS.Ipa.TimeDataInstColl.self).map(Form.time) ?? .other(self)
        case "urn:inin.com:ipa:uriDataInstColl": self.as(ICWS.Ipa.UriDataInstColl.self).map(Form.uri) ?? .other(self)
        case "urn:inin.com:ipa:userQueueDataInstColl":
            self.as(ICWS.Ipa.UserQueueDataInstColl.self).map(Form.userQueue) ?? .other(self)
        case "urn:inin.com:ipa:workgroupQueueDataInstColl":
            self.as(ICWS.Ipa.WorkgroupQueueDataInstColl.self).map(Form.workgroupQueue) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Ipa.BaseDataInstCollItem {
    /// What a ``BaseDataInstCollItem`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``BooleanDataInstCollItem``.
        case boolean(ICWS.Ipa.BooleanDataInstCollItem)
        /// A ``ComplexDataInstCollItem``.
        case complex(ICWS.Ipa.ComplexDataInstCollItem)
        /// A ``CurrencyDataInstCollItem``.
        case currency(ICWS.Ipa.CurrencyDataInstCollItem)
        /// A ``MailboxDataInstCollItem``.
        case mailbox(ICWS.Ipa.MailboxDataInstCollItem)
        /// A ``StringDataInstCollItem``.
        case string(ICWS.Ipa.StringDataInstCollItem)
        /// A ``UserQueueDataInstCollItem``.
        case userQueue(ICWS.Ipa.UserQueueDataInstCollItem)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Ipa.BaseDataInstCollItem)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:ipa:booleanDataInstCollItem":
            self.as(ICWS.Ipa.BooleanDataInstCollItem.self).map(Form.boolean) ?? .other(self)
        case "urn:inin.com:ipa:complexDataInstCollItem":
            self.as(ICWS.Ipa.ComplexDataInstCollItem.self).map(Form.complex) ?? .other(self)
        case "urn:inin.com:ipa:currencyDataInstCollItem":
            self.as(ICWS.Ipa.CurrencyDataInstCollItem.self).map(Form.currency) ?? .other(self)
        case "urn:inin.com:ipa:mailboxDataInstCollItem":
            self.as(ICWS.Ipa.MailboxDataInstCollItem.self).map(Form.mailbox) ?? .other(self)
        case "urn:inin.com:ipa:stringDataInstCollItem":
            self.as(ICWS.Ipa.StringDataInstCollItem.self).map(Form.string) ?? .other(self)
        case "urn:inin.com:ipa:userQueueDataInstCollItem":
            self.as(ICWS.Ipa.UserQueueDataInstCollItem.self).map(Form.userQueue) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Ipa.BaseDataInstSing {
    /// What a ``BaseDataInstSing`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``BooleanDataInstSing``.
        case boolean(ICWS.Ipa.BooleanDataInstSing)
        /// A ``ComplexDataInstSing``.
        case complex(ICWS.Ipa.ComplexDataInstSing)
        /// A ``CurrencyDataInstSing``.
        case currency(ICWS.Ipa.CurrencyDataInstSing)
        /// A ``DateDataInstSing``.
        case date(ICWS.Ipa.DateDataInstSing)
        /// A ``DateTimeDataInstSing``.
        case dateTime(ICWS.Ipa.DateTimeDataInstSing)
        /// A ``DecimalDataInstSing``.
        case decimal(ICWS.Ipa.DecimalDataInstSing)
        /// A ``DurationDataInstSing``.
        case duration(ICWS.Ipa.DurationDataInstSing)
        /// A ``LongDataInstSing``.
        case long(ICWS.Ipa.LongDataInstSing)
        /// A ``MailboxDataInstSing``.
        case mailbox(ICWS.Ipa.MailboxDataInstSing)
        /// A ``SkillDataInstSing``.
        case skill(ICWS.Ipa.SkillDataInstSing)
        /// A ``StringDataInstSing``.
        case string(ICWS.Ipa.StringDataInstSing)
        /// A ``TimeDataInstSing``.
        case time(ICWS.Ipa.TimeDataInstSing)
        /// A ``UriDataInstSing``.
        case uri(ICWS.Ipa.UriDataInstSing)
        /// A ``UserQueueDataInstSing``.
        case userQueue(ICWS.Ipa.UserQueueDataInstSing)
        /// A ``WorkgroupQueueDataInstSing``.
        case workgroupQueue(ICWS.Ipa.WorkgroupQueueDataInstSing)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Ipa.BaseDataInstSing)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:ipa:booleanDataInstSing":
            self.as(ICWS.Ipa.BooleanDataInstSing.self).map(Form.boolean) ?? .other(self)
        case "urn:inin.com:ipa:complexDataInstSing":
            self.as(ICWS.Ipa.ComplexDataInstSing.self).map(Form.complex) ?? .other(self)
        case "urn:inin.com:ipa:currencyDataInstSing":
            self.as(ICWS.Ipa.CurrencyDataInstSing.self).map(Form.currency) ?? .other(self)
        case "urn:inin.com:ipa:dateDataInstSing": self.as(ICWS.Ipa.DateDataInstSing.self).map(Form.date) ?? .other(self)
        case "urn:inin.com:ipa:dateTimeDataInstSing":
            self.as(ICWS.Ipa.DateTimeDataInstSing.self).map(Form.dateTime) ?? .other(self)
        case "urn:inin.com:ipa:decimalDataInstSing":
            self.as(ICWS.Ipa.DecimalDataInstSing.self).map(Form.decimal) ?? .other(self)
        case "urn:inin.com:ipa:durationDataInstSing":
            self.as(ICWS.Ipa.DurationDataInstSing.self).map(Form.duration) ?? .other(self)
        case "urn:inin.com:ipa:longDataInstSing": self.as(ICWS.Ipa.LongDataInstSing.self).map(Form.long) ?? .other(self)
        case "urn:inin.com:ipa:mailboxDataInstSing":
            self.as(ICWS.Ipa.MailboxDataInstSing.self).map(Form.mailbox) ?? .other(self)
        case "urn:inin.com:ipa:skillDataInstSing":
            self.as(ICWS.Ipa.SkillDataInstSing.self).map(Form.skill) ?? .other(self)
        case "urn:inin.com:ipa:stringDataInstSing":
            self.as(ICWS.Ipa.StringDataInstSing.self).map(Form.string) ?? .other(self)
        case "urn:inin.com:ipa:timeDataInstSing": self.as(ICWS.Ipa.TimeDataInstSing.self).map(Form.time) ?? .other(self)
        case "urn:inin.com:ipa:uriDataInstSing": self.as(ICWS.Ipa.UriDataInstSing.self).map(Form.uri) ?? .other(self)
        case "urn:inin.com:ipa:userQueueDataInstSing":
            self.as(ICWS.Ipa.UserQueueDataInstSing.self).map(Form.userQueue) ?? .other(self)
        case "urn:inin.com:ipa:workgroupQueueDataInstSing":
            self.as(ICWS.Ipa.WorkgroupQueueDataInstSing.self).map(Form.workgroupQueue) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Ipa.BaseDataValidationRules {
    /// What a ``BaseDataValidationRules`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``BooleanDataValidationRules``.
        case booleanData(ICWS.Ipa.BooleanDataValidationRules)
        /// A ``CurrencyDataValidationRules``.
        case currencyData(ICWS.Ipa.CurrencyDataValidationRules)
        /// A ``DateDataValidationRules``.
        case dateData(ICWS.Ipa.DateDataValidationRules)
        /// A ``DateTimeDataValidationRules``.
        case dateTimeData(ICWS.Ipa.DateTimeDataValidationRules)
        /// A ``DecimaldataValidationRules``.
        case decimaldata(ICWS.Ipa.DecimaldataValidationRules)
        /// A ``DurationDataValidationRules``.
        case durationData(ICWS.Ipa.DurationDataValidationRules)
        /// A ``LongdataValidationRules``.
        case longdata(ICWS.Ipa.LongdataValidationRules)
        /// A ``MailboxDataValidationRules``.
        case mailboxData(ICWS.Ipa.MailboxDataValidationRules)
        /// A ``SkillDataValidationRules``.
        case skillData(ICWS.Ipa.SkillDataValidationRules)
        /// A ``StringDataValidationRules``.
        case stringData(ICWS.Ipa.StringDataValidationRules)
        /// A ``TimeDataValidationRules``.
        case timeData(ICWS.Ipa.TimeDataValidationRules)
        /// A ``UriDataValidationRules``.
        case uriData(ICWS.Ipa.UriDataValidationRules)
        /// A ``UserQueueDataValidationRules``.
        case userQueueData(ICWS.Ipa.UserQueueDataValidationRules)
        /// A ``WorkgroupQueueDataValidationRules``.
        case workgroupQueueData(ICWS.Ipa.WorkgroupQueueDataValidationRules)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Ipa.BaseDataValidationRules)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:ipa:booleanDataValidationRules":
            self.as(ICWS.Ipa.BooleanDataValidationRules.self).map(Form.booleanData) ?? .other(self)
        case "urn:inin.com:ipa:currencyDataValidationRules":
            self.as(ICWS.Ipa.CurrencyDataValidationRules.self).map(Form.currencyData) ?? .other(self)
        case "urn:inin.com:ipa:dateDataValidationRules":
            self.as(ICWS.Ipa.DateDataValidationRules.self).map(Form.dateData) ?? .other(self)
        case "urn:inin.com:ipa:dateTimeDataValidationRules":
            self.as(ICWS.Ipa.DateTimeDataValidationRules.self).map(Form.dateTimeData) ?? .other(self)
        case "urn:inin.com:ipa:decimaldataValidationRules":
            self.as(ICWS.Ipa.DecimaldataValidationRules.self).map(Form.decimaldata) ?? .other(self)
        case "urn:inin.com:ipa:durationDataValidationRules":
            self.as(ICWS.Ipa.DurationDataValidationRules.self).map(Form.durationData) ?? .other(self)
        case "urn:inin.com:ipa:longdataValidationRules":
            self.as(ICWS.Ipa.LongdataValidationRules.self).map(Form.longdata) ?? .other(self)
        case "urn:inin.com:ipa:mailboxDataValidationRules":
            self.as(ICWS.Ipa.MailboxDataValidationRules.self).map(Form.mailboxData) ?? .other(self)
        case "urn:inin.com:ipa:skillDataValidationRules":
            self.as(ICWS.Ipa.SkillDataValidationRules.self).map(Form.skillData) ?? .other(self)
        case "urn:inin.com:ipa:stringDataValidationRules":
            self.as(ICWS.Ipa.StringDataValidationRules.self).map(Form.stringData) ?? .other(self)
        case "urn:inin.com:ipa:timeDataValidationRules":
            self.as(ICWS.Ipa.TimeDataValidationRules.self).map(Form.timeData) ?? .other(self)
        case "urn:inin.com:ipa:uriDataValidationRules":
            self.as(ICWS.Ipa.UriDataValidationRules.self).map(Form.uriData) ?? .other(self)
        case "urn:inin.com:ipa:userQueueDataValidationRules":
            self.as(ICWS.Ipa.UserQueueDataValidationRules.self).map(Form.userQueueData) ?? .other(self)
        case "urn:inin.com:ipa:workgroupQueueDataValidationRules":
            self.as(ICWS.Ipa.WorkgroupQueueDataValidationRules.self).map(Form.workgroupQueueData) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Ipa.BasePageAndDataMeta {
    /// What a ``BasePageAndDataMeta`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``DataDefinitionsListMeta``.
        case dataDefinitionsList(ICWS.Ipa.DataDefinitionsListMeta)
        /// A ``DataManifestListMeta``.
        case dataManifestList(ICWS.Ipa.DataManifestListMeta)
        /// A ``PageDefinitionMeta``.
        case pageDefinition(ICWS.Ipa.PageDefinitionMeta)
        /// A ``RuntimeDataValuesListMeta``.
        case runtimeDataValuesList(ICWS.Ipa.RuntimeDataValuesListMeta)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Ipa.BasePageAndDataMeta)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:ipa:dataDefinitionsListMeta":
            self.as(ICWS.Ipa.DataDefinitionsListMeta.self).map(Form.dataDefinitionsList) ?? .other(self)
        case "urn:inin.com:ipa:dataManifestListMeta":
            self.as(ICWS.Ipa.DataManifestListMeta.self).map(Form.dataManifestList) ?? .other(self)
        case "urn:inin.com:ipa:pageDefinitionMeta":
            self.as(ICWS.Ipa.PageDefinitionMeta.self).map(Form.pageDefinition) ?? .other(self)
        case "urn:inin.com:ipa:runtimeDataValuesListMeta":
            self.as(ICWS.Ipa.RuntimeDataValuesListMeta.self).map(Form.runtimeDataValuesList) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Ipa.BasePropDef {
    /// What a ``BasePropDef`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``BooleanPropDef``.
        case boolean(ICWS.Ipa.BooleanPropDef)
        /// A ``ComplexPropDef``.
        case complex(ICWS.Ipa.ComplexPropDef)
        /// A ``CurrencyPropDef``.
        case currency(ICWS.Ipa.CurrencyPropDef)
        /// A ``DatePropDef``.
        case date(ICWS.Ipa.DatePropDef)
        /// A ``DateTimePropDef``.
        case dateTime(ICWS.Ipa.DateTimePropDef)
        /// A ``DecimalPropDef``.
        case decimal(ICWS.Ipa.DecimalPropDef)
        /// A ``DurationPropDef``.
        case duration(ICWS.Ipa.DurationPropDef)
        /// A ``LongPropDef``.
        case long(ICWS.Ipa.LongPropDef)
        /// A ``MailboxPropDef``.
        case mailbox(ICWS.Ipa.MailboxPropDef)
        /// A ``SkillPropDef``.
        case skill(ICWS.Ipa.SkillPropDef)
        /// A ``StringPropDef``.
        case string(ICWS.Ipa.StringPropDef)
        /// A ``TimePropDef``.
        case time(ICWS.Ipa.TimePropDef)
        /// A ``UriPropDef``.
        case uri(ICWS.Ipa.UriPropDef)
        /// A ``UserQueuePropDef``.
        case userQueue(ICWS.Ipa.UserQueuePropDef)
        /// A ``WorkgroupQueuePropDef``.
        case workgroupQueue(ICWS.Ipa.WorkgroupQueuePropDef)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Ipa.BasePropDef)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:ipa:booleanPropDef": self.as(ICWS.Ipa.BooleanPropDef.self).map(Form.boolean) ?? .other(self)
        case "urn:inin.com:ipa:complexPropDef": self.as(ICWS.Ipa.ComplexPropDef.self).map(Form.complex) ?? .other(self)
        case "urn:inin.com:ipa:currencyPropDef":
            self.as(ICWS.Ipa.CurrencyPropDef.self).map(Form.currency) ?? .other(self)
        case "urn:inin.com:ipa:datePropDef": self.as(ICWS.Ipa.DatePropDef.self).map(Form.date) ?? .other(self)
        case "urn:inin.com:ipa:dateTimePropDef":
            self.as(ICWS.Ipa.DateTimePropDef.self).map(Form.dateTime) ?? .other(self)
        case "urn:inin.com:ipa:decimalPropDef": self.as(ICWS.Ipa.DecimalPropDef.self).map(Form.decimal) ?? .other(self)
        case "urn:inin.com:ipa:durationPropDef":
            self.as(ICWS.Ipa.DurationPropDef.self).map(Form.duration) ?? .other(self)
        case "urn:inin.com:ipa:longPropDef": self.as(ICWS.Ipa.LongPropDef.self).map(Form.long) ?? .other(self)
        case "urn:inin.com:ipa:mailboxPropDef": self.as(ICWS.Ipa.MailboxPropDef.self).map(Form.mailbox) ?? .other(self)
        case "urn:inin.com:ipa:skillPropDef": self.as(ICWS.Ipa.SkillPropDef.self).map(Form.skill) ?? .other(self)
        case "urn:inin.com:ipa:stringPropDef": self.as(ICWS.Ipa.StringPropDef.self).map(Form.string) ?? .other(self)
        case "urn:inin.com:ipa:timePropDef": self.as(ICWS.Ipa.TimePropDef.self).map(Form.time) ?? .other(self)
        case "urn:inin.com:ipa:uriPropDef": self.as(ICWS.Ipa.UriPropDef.self).map(Form.uri) ?? .other(self)
        case "urn:inin.com:ipa:userQueuePropDef":
            self.as(ICWS.Ipa.UserQueuePropDef.self).map(Form.userQueue) ?? .other(self)
        case "urn:inin.com:ipa:workgroupQueuePropDef":
            self.as(ICWS.Ipa.WorkgroupQueuePropDef.self).map(Form.workgroupQueue) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Ipa.BasePropDefBasicSimple {
    /// What a ``BasePropDefBasicSimple`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``BooleanPropDef``.
        case boolean(ICWS.Ipa.BooleanPropDef)
        /// A ``CurrencyPropDef``.
        case currency(ICWS.Ipa.CurrencyPropDef)
        /// A ``DatePropDef``.
        case date(ICWS.Ipa.DatePropDef)
        /// A ``DateTimePropDef``.
        case dateTime(ICWS.Ipa.DateTimePropDef)
        /// A ``DecimalPropDef``.
        case decimal(ICWS.Ipa.DecimalPropDef)
        /// A ``DurationPropDef``.
        case duration(ICWS.Ipa.DurationPropDef)
        /// A ``LongPropDef``.
        case long(ICWS.Ipa.LongPropDef)
        /// A ``MailboxPropDef``.
        case mailbox(ICWS.Ipa.MailboxPropDef)
        /// A ``SkillPropDef``.
        case skill(ICWS.Ipa.SkillPropDef)
        /// A ``StringPropDef``.
        case string(ICWS.Ipa.StringPropDef)
        /// A ``TimePropDef``.
        case time(ICWS.Ipa.TimePropDef)
        /// A ``UriPropDef``.
        case uri(ICWS.Ipa.UriPropDef)
        /// A ``UserQueuePropDef``.
        case userQueue(ICWS.Ipa.UserQueuePropDef)
        /// A ``WorkgroupQueuePropDef``.
        case workgroupQueue(ICWS.Ipa.WorkgroupQueuePropDef)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Ipa.BasePropDefBasicSimple)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:ipa:booleanPropDef": self.as(ICWS.Ipa.BooleanPropDef.self).map(Form.boolean) ?? .other(self)
        case "urn:inin.com:ipa:currencyPropDef":
            self.as(ICWS.Ipa.CurrencyPropDef.self).map(Form.currency) ?? .other(self)
        case "urn:inin.com:ipa:datePropDef": self.as(ICWS.Ipa.DatePropDef.self).map(Form.date) ?? .other(self)
        case "urn:inin.com:ipa:dateTimePropDef":
            self.as(ICWS.Ipa.DateTimePropDef.self).map(Form.dateTime) ?? .other(self)
        case "urn:inin.com:ipa:decimalPropDef": self.as(ICWS.Ipa.DecimalPropDef.self).map(Form.decimal) ?? .other(self)
        case "urn:inin.com:ipa:durationPropDef":
            self.as(ICWS.Ipa.DurationPropDef.self).map(Form.duration) ?? .other(self)
        case "urn:inin.com:ipa:longPropDef": self.as(ICWS.Ipa.LongPropDef.self).map(Form.long) ?? .other(self)
        case "urn:inin.com:ipa:mailboxPropDef": self.as(ICWS.Ipa.MailboxPropDef.self).map(Form.mailbox) ?? .other(self)
        case "urn:inin.com:ipa:skillPropDef": self.as(ICWS.Ipa.SkillPropDef.self).map(Form.skill) ?? .other(self)
        case "urn:inin.com:ipa:stringPropDef": self.as(ICWS.Ipa.StringPropDef.self).map(Form.string) ?? .other(self)
        case "urn:inin.com:ipa:timePropDef": self.as(ICWS.Ipa.TimePropDef.self).map(Form.time) ?? .other(self)
        case "urn:inin.com:ipa:uriPropDef": self.as(ICWS.Ipa.UriPropDef.self).map(Form.uri) ?? .other(self)
        case "urn:inin.com:ipa:userQueuePropDef":
            self.as(ICWS.Ipa.UserQueuePropDef.self).map(Form.userQueue) ?? .other(self)
        case "urn:inin.com:ipa:workgroupQueuePropDef":
            self.as(ICWS.Ipa.WorkgroupQueuePropDef.self).map(Form.workgroupQueue) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Ipa.BasePropDefInitialValuesItem {
    /// What a ``BasePropDefInitialValuesItem`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``PropDefInitialValuesItemBooleanColl``.
        case booleanColl(ICWS.Ipa.PropDefInitialValuesItemBooleanColl)
        /// A ``PropDefInitialValuesItemBooleanSing``.
        case booleanSing(ICWS.Ipa.PropDefInitialValuesItemBooleanSing)
        /// A ``PropDefInitialValuesItemComplexColl``.
        case complexColl(ICWS.Ipa.PropDefInitialValuesItemComplexColl)
        /// A ``PropDefInitialValuesItemComplexSing``.
        case complexSing(ICWS.Ipa.PropDefInitialValuesItemComplexSing)
        /// A ``PropDefInitialValuesItemCurrencyColl``.
        case currencyColl(ICWS.Ipa.PropDefInitialValuesItemCurrencyColl)
        /// A ``PropDefInitialValuesItemCurrencySing``.
        case currencySing(ICWS.Ipa.PropDefInitialValuesItemCurrencySing)
        /// A ``PropDefInitialValuesItemDateColl``.
        case dateColl(ICWS.Ipa.PropDefInitialValuesItemDateColl)
        /// A ``PropDefInitialValuesItemDateSing``.
        case dateSing(ICWS.Ipa.PropDefInitialValuesItemDateSing)
        /// A ``PropDefInitialValuesItemDateTimeColl``.
        case dateTimeColl(ICWS.Ipa.PropDefInitialValuesItemDateTimeColl)
        /// A ``PropDefInitialValuesItemDateTimeSing``.
        case dateTimeSing(ICWS.Ipa.PropDefInitialValuesItemDateTimeSing)
        /// A ``PropDefInitialValuesItemDecimalColl``.
        case decimalColl(ICWS.Ipa.PropDefInitialValuesItemDecimalColl)
        /// A ``PropDefInitialValuesItemDecimalSing``.
        case decimalSing(ICWS.Ipa.PropDefInitialValuesItemDecimalSing)
        /// A ``PropDefInitialValuesItemDurationColl``.
        case durationColl(ICWS.Ipa.PropDefInitialValuesItemDurationColl)
        /// A ``PropDefInitialValuesItemDurationSing``.
        case durationSing(ICWS.Ipa.PropDefInitialValuesItemDurationSing)
        /// A ``PropDefInitialValuesItemLongColl``.
        case longColl(ICWS.Ipa.PropDefInitialValuesItemLongColl)
        /// A ``PropDefInitialValuesItemLongSing``.
        case longSing(ICWS.Ipa.PropDefInitialValuesItemLongSing)
        /// A ``PropDefInitialValuesItemMailboxColl``.
        case mailboxColl(ICWS.Ipa.PropDefInitialValuesItemMailboxColl)
        /// A ``PropDefInitialValuesItemMailboxSing``.
        case mailboxSing(ICWS.Ipa.PropDefInitialValuesItemMailboxSing)
        /// A ``PropDefInitialValuesItemSkillColl``.
        case skillColl(ICWS.Ipa.PropDefInitialValuesItemSkillColl)
        /// A ``PropDefInitialValuesItemSkillSing``.
        case skillSing(ICWS.Ipa.PropDefInitialValuesItemSkillSing)
        /// A ``PropDefInitialValuesItemStringColl``.
        case stringColl(ICWS.Ipa.PropDefInitialValuesItemStringColl)
        /// A ``PropDefInitialValuesItemStringSing``.
        case stringSing(ICWS.Ipa.PropDefInitialValuesItemStringSing)
        /// A ``PropDefInitialValuesItemTimeColl``.
        case timeColl(ICWS.Ipa.PropDefInitialValuesItemTimeColl)
        /// A ``PropDefInitialValuesItemTimeSing``.
        case timeSing(ICWS.Ipa.PropDefInitialValuesItemTimeSing)
        /// A ``PropDefInitialValuesItemUriColl``.
        case uriColl(ICWS.Ipa.PropDefInitialValuesItemUriColl)
        /// A ``PropDefInitialValuesItemUriSing``.
        case uriSing(ICWS.Ipa.PropDefInitialValuesItemUriSing)
        /// A ``PropDefInitialValuesItemUserQueueColl``.
        case userQueueColl(ICWS.Ipa.PropDefInitialValuesItemUserQueueColl)
        /// A ``PropDefInitialValuesItemUserQueueSing``.
        case userQueueSing(ICWS.Ipa.PropDefInitialValuesItemUserQueueSing)
        /// A ``PropDefInitialValuesItemWorkgroupQueueColl``.
        case workgroupQueueColl(ICWS.Ipa.PropDefInitialValuesItemWorkgroupQueueColl)
        /// A ``PropDefInitialValuesItemWorkgroupQueueSing``.
        case workgroupQueueSing(ICWS.Ipa.PropDefInitialValuesItemWorkgroupQueueSing)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Ipa.BasePropDefInitialValuesItem)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:ipa:propDefInitialValuesItemBooleanColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemBooleanColl.self).map(Form.booleanColl) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemBooleanSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemBooleanSing.self).map(Form.booleanSing) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemComplexColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemComplexColl.self).map(Form.complexColl) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemComplexSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemComplexSing.self).map(Form.complexSing) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemCurrencyColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemCurrencyColl.self).map(Form.currencyColl) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemCurrencySing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemCurrencySing.self).map(Form.currencySing) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemDateColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemDateColl.self).map(Form.dateColl) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemDateSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemDateSing.self).map(Form.dateSing) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemDateTimeColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemDateTimeColl.self).map(Form.dateTimeColl) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemDateTimeSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemDateTimeSing.self).map(Form.dateTimeSing) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemDecimalColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemDecimalColl.self).map(Form.decimalColl) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemDecimalSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemDecimalSing.self).map(Form.decimalSing) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemDurationColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemDurationColl.self).map(Form.durationColl) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemDurationSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemDurationSing.self).map(Form.durationSing) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemLongColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemLongColl.self).map(Form.longColl) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemLongSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemLongSing.self).map(Form.longSing) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemMailboxColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemMailboxColl.self).map(Form.mailboxColl) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemMailboxSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemMailboxSing.self).map(Form.mailboxSing) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemSkillColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemSkillColl.self).map(Form.skillColl) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemSkillSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemSkillSing.self).map(Form.skillSing) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemStringColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemStringColl.self).map(Form.stringColl) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemStringSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemStringSing.self).map(Form.stringSing) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemTimeColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemTimeColl.self).map(Form.timeColl) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemTimeSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemTimeSing.self).map(Form.timeSing) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemUriColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemUriColl.self).map(Form.uriColl) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemUriSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemUriSing.self).map(Form.uriSing) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemUserQueueColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemUserQueueColl.self).map(Form.userQueueColl) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemUserQueueSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemUserQueueSing.self).map(Form.userQueueSing) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemWorkgroupQueueColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemWorkgroupQueueColl.self).map(Form.workgroupQueueColl)
                ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemWorkgroupQueueSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemWorkgroupQueueSing.self).map(Form.workgroupQueueSing)
                ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Ipa.BasePropDefInitialValuesItemColl {
    /// What a ``BasePropDefInitialValuesItemColl`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``PropDefInitialValuesItemBooleanColl``.
        case boolean(ICWS.Ipa.PropDefInitialValuesItemBooleanColl)
        /// A ``PropDefInitialValuesItemComplexColl``.
        case complex(ICWS.Ipa.PropDefInitialValuesItemComplexColl)
        /// A ``PropDefInitialValuesItemCurrencyColl``.
        case currency(ICWS.Ipa.PropDefInitialValuesItemCurrencyColl)
        /// A ``PropDefInitialValuesItemDateColl``.
        case date(ICWS.Ipa.PropDefInitialValuesItemDateColl)
        /// A ``PropDefInitialValuesItemDateTimeColl``.
        case dateTime(ICWS.Ipa.PropDefInitialValuesItemDateTimeColl)
        /// A ``PropDefInitialValuesItemDecimalColl``.
        case decimal(ICWS.Ipa.PropDefInitialValuesItemDecimalColl)
        /// A ``PropDefInitialValuesItemDurationColl``.
        case duration(ICWS.Ipa.PropDefInitialValuesItemDurationColl)
        /// A ``PropDefInitialValuesItemLongColl``.
        case long(ICWS.Ipa.PropDefInitialValuesItemLongColl)
        /// A ``PropDefInitialValuesItemMailboxColl``.
        case mailbox(ICWS.Ipa.PropDefInitialValuesItemMailboxColl)
        /// A ``PropDefInitialValuesItemSkillColl``.
        case skill(ICWS.Ipa.PropDefInitialValuesItemSkillColl)
        /// A ``PropDefInitialValuesItemStringColl``.
        case string(ICWS.Ipa.PropDefInitialValuesItemStringColl)
        /// A ``PropDefInitialValuesItemTimeColl``.
        case time(ICWS.Ipa.PropDefInitialValuesItemTimeColl)
        /// A ``PropDefInitialValuesItemUriColl``.
        case uri(ICWS.Ipa.PropDefInitialValuesItemUriColl)
        /// A ``PropDefInitialValuesItemUserQueueColl``.
        case userQueue(ICWS.Ipa.PropDefInitialValuesItemUserQueueColl)
        /// A ``PropDefInitialValuesItemWorkgroupQueueColl``.
        case workgroupQueue(ICWS.Ipa.PropDefInitialValuesItemWorkgroupQueueColl)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Ipa.BasePropDefInitialValuesItemColl)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:ipa:propDefInitialValuesItemBooleanColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemBooleanColl.self).map(Form.boolean) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemComplexColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemComplexColl.self).map(Form.complex) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemCurrencyColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemCurrencyColl.self).map(Form.currency) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemDateColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemDateColl.self).map(Form.date) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemDateTimeColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemDateTimeColl.self).map(Form.dateTime) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemDecimalColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemDecimalColl.self).map(Form.decimal) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemDurationColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemDurationColl.self).map(Form.duration) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemLongColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemLongColl.self).map(Form.long) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemMailboxColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemMailboxColl.self).map(Form.mailbox) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemSkillColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemSkillColl.self).map(Form.skill) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemStringColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemStringColl.self).map(Form.string) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemTimeColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemTimeColl.self).map(Form.time) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemUriColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemUriColl.self).map(Form.uri) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemUserQueueColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemUserQueueColl.self).map(Form.userQueue) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemWorkgroupQueueColl":
            self.as(ICWS.Ipa.PropDefInitialValuesItemWorkgroupQueueColl.self).map(Form.workgroupQueue) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Ipa.BasePropDefInitialValuesItemSing {
    /// What a ``BasePropDefInitialValuesItemSing`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``PropDefInitialValuesItemBooleanSing``.
        case boolean(ICWS.Ipa.PropDefInitialValuesItemBooleanSing)
        /// A ``PropDefInitialValuesItemComplexSing``.
        case complex(ICWS.Ipa.PropDefInitialValuesItemComplexSing)
        /// A ``PropDefInitialValuesItemCurrencySing``.
        case currency(ICWS.Ipa.PropDefInitialValuesItemCurrencySing)
        /// A ``PropDefInitialValuesItemDateSing``.
        case date(ICWS.Ipa.PropDefInitialValuesItemDateSing)
        /// A ``PropDefInitialValuesItemDateTimeSing``.
        case dateTime(ICWS.Ipa.PropDefInitialValuesItemDateTimeSing)
        /// A ``PropDefInitialValuesItemDecimalSing``.
        case decimal(ICWS.Ipa.PropDefInitialValuesItemDecimalSing)
        /// A ``PropDefInitialValuesItemDurationSing``.
        case duration(ICWS.Ipa.PropDefInitialValuesItemDurationSing)
        /// A ``PropDefInitialValuesItemLongSing``.
        case long(ICWS.Ipa.PropDefInitialValuesItemLongSing)
        /// A ``PropDefInitialValuesItemMailboxSing``.
        case mailbox(ICWS.Ipa.PropDefInitialValuesItemMailboxSing)
        /// A ``PropDefInitialValuesItemSkillSing``.
        case skill(ICWS.Ipa.PropDefInitialValuesItemSkillSing)
        /// A ``PropDefInitialValuesItemStringSing``.
        case string(ICWS.Ipa.PropDefInitialValuesItemStringSing)
        /// A ``PropDefInitialValuesItemTimeSing``.
        case time(ICWS.Ipa.PropDefInitialValuesItemTimeSing)
        /// A ``PropDefInitialValuesItemUriSing``.
        case uri(ICWS.Ipa.PropDefInitialValuesItemUriSing)
        /// A ``PropDefInitialValuesItemUserQueueSing``.
        case userQueue(ICWS.Ipa.PropDefInitialValuesItemUserQueueSing)
        /// A ``PropDefInitialValuesItemWorkgroupQueueSing``.
        case workgroupQueue(ICWS.Ipa.PropDefInitialValuesItemWorkgroupQueueSing)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Ipa.BasePropDefInitialValuesItemSing)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:ipa:propDefInitialValuesItemBooleanSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemBooleanSing.self).map(Form.boolean) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemComplexSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemComplexSing.self).map(Form.complex) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemCurrencySing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemCurrencySing.self).map(Form.currency) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemDateSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemDateSing.self).map(Form.date) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemDateTimeSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemDateTimeSing.self).map(Form.dateTime) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemDecimalSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemDecimalSing.self).map(Form.decimal) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemDurationSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemDurationSing.self).map(Form.duration) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemLongSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemLongSing.self).map(Form.long) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemMailboxSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemMailboxSing.self).map(Form.mailbox) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemSkillSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemSkillSing.self).map(Form.skill) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemStringSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemStringSing.self).map(Form.string) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemTimeSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemTimeSing.self).map(Form.time) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemUriSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemUriSing.self).map(Form.uri) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemUserQueueSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemUserQueueSing.self).map(Form.userQueue) ?? .other(self)
        case "urn:inin.com:ipa:propDefInitialValuesItemWorkgroupQueueSing":
            self.as(ICWS.Ipa.PropDefInitialValuesItemWorkgroupQueueSing.self).map(Form.workgroupQueue) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Ipa.BasePropVal {
    /// What a ``BasePropVal`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``BooleanPropValColl``.
        case booleanPropValColl(ICWS.Ipa.BooleanPropValColl)
        /// A ``BooleanPropValSing``.
        case booleanPropValSing(ICWS.Ipa.BooleanPropValSing)
        /// A ``ComplexPropValColl``.
        case complexPropValColl(ICWS.Ipa.ComplexPropValColl)
        /// A ``ComplexPropValSing``.
        case complexPropValSing(ICWS.Ipa.ComplexPropValSing)
        /// A ``CurrencyPropValColl``.
        case currencyPropValColl(ICWS.Ipa.CurrencyPropValColl)
        /// A ``CurrencyPropValSing``.
        case currencyPropValSing(ICWS.Ipa.CurrencyPropValSing)
        /// A ``DatePropValColl``.
        case datePropValColl(ICWS.Ipa.DatePropValColl)
        /// A ``DatePropValSing``.
        case datePropValSing(ICWS.Ipa.DatePropValSing)
        /// A ``DateTimePropValColl``.
        case dateTimePropValColl(ICWS.Ipa.DateTimePropValColl)
        /// A ``DateTimePropValSing``.
        case dateTimePropValSing(ICWS.Ipa.DateTimePropValSing)
        /// A ``DecimalPropValColl``.
        case decimalPropValColl(ICWS.Ipa.DecimalPropValColl)
        /// A ``DecimalPropValSing``.
        case decimalPropValSing(ICWS.Ipa.DecimalPropValSing)
        /// A ``DurationPropValColl``.
        case durationPropValColl(ICWS.Ipa.DurationPropValColl)
        /// A ``DurationPropValSing``.
        case durationPropValSing(ICWS.Ipa.DurationPropValSing)
        /// A ``LongPropValColl``.
        case longPropValColl(ICWS.Ipa.LongPropValColl)
        /// A ``LongPropValSing``.
        case longPropValSing(ICWS.Ipa.LongPropValSing)
        /// A ``MailboxPropValColl``.
        case mailboxPropValColl(ICWS.Ipa.MailboxPropValColl)
        /// A ``MailboxPropValSing``.
        case mailboxPropValSing(ICWS.Ipa.MailboxPropValSing)
        /// A ``SkillPropValColl``.
        case skillPropValColl(ICWS.Ipa.SkillPropValColl)
        /// A ``SkillPropValSing``.
        case skillPropValSing(ICWS.Ipa.SkillPropValSing)
        /// A ``StringPropValColl``.
        case stringPropValColl(ICWS.Ipa.StringPropValColl)
        /// A ``StringPropValSing``.
        case stringPropValSing(ICWS.Ipa.StringPropValSing)
        /// A ``TimePropValColl``.
        case timePropValColl(ICWS.Ipa.TimePropValColl)
        /// A ``TimePropValSing``.
        case timePropValSing(ICWS.Ipa.TimePropValSing)
        /// A ``UriPropValColl``.
        case uriPropValColl(ICWS.Ipa.UriPropValColl)
        /// A ``UriPropValSing``.
        case uriPropValSing(ICWS.Ipa.UriPropValSing)
        /// A ``UserQueuePropValColl``.
        case userQueuePropValColl(ICWS.Ipa.UserQueuePropValColl)
        /// A ``UserQueuePropValSing``.
        case userQueuePropValSing(ICWS.Ipa.UserQueuePropValSing)
        /// A ``WorkgroupQueuePropValColl``.
        case workgroupQueuePropValColl(ICWS.Ipa.WorkgroupQueuePropValColl)
        /// A ``WorkgroupQueuePropValSing``.
        case workgroupQueuePropValSing(ICWS.Ipa.WorkgroupQueuePropValSing)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Ipa.BasePropVal)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:ipa:booleanPropValColl":
            self.as(ICWS.Ipa.BooleanPropValColl.self).map(Form.booleanPropValColl) ?? .other(self)
        case "urn:inin.com:ipa:booleanPropValSing":
            self.as(ICWS.Ipa.BooleanPropValSing.self).map(Form.booleanPropValSing) ?? .other(self)
        case "urn:inin.com:ipa:complexPropValColl":
            self.as(ICWS.Ipa.ComplexPropValColl.self).map(Form.complexPropValColl) ?? .other(self)
        case "urn:inin.com:ipa:complexPropValSing":
            self.as(ICWS.Ipa.ComplexPropValSing.self).map(Form.complexPropValSing) ?? .other(self)
        case "urn:inin.com:ipa:currencyPropValColl":
            self.as(ICWS.Ipa.CurrencyPropValColl.self).map(Form.currencyPropValColl) ?? .other(self)
        case "urn:inin.com:ipa:currencyPropValSing":
            self.as(ICWS.Ipa.CurrencyPropValSing.self).map(Form.currencyPropValSing) ?? .other(self)
        case "urn:inin.com:ipa:datePropValColl":
            self.as(ICWS.Ipa.DatePropValColl.self).map(Form.datePropValColl) ?? .other(self)
        case "urn:inin.com:ipa:datePropValSing":
            self.as(ICWS.Ipa.DatePropValSing.self).map(Form.datePropValSing) ?? .other(self)
        case "urn:inin.com:ipa:dateTimePropValColl":
            self.as(ICWS.Ipa.DateTimePropValColl.self).map(Form.dateTimePropValColl) ?? .other(self)
        case "urn:inin.com:ipa:dateTimePropValSing":
            self.as(ICWS.Ipa.DateTimePropValSing.self).map(Form.dateTimePropValSing) ?? .other(self)
        case "urn:inin.com:ipa:decimalPropValColl":
            self.as(ICWS.Ipa.DecimalPropValColl.self).map(Form.decimalPropValColl) ?? .other(self)
        case "urn:inin.com:ipa:decimalPropValSing":
            self.as(ICWS.Ipa.DecimalPropValSing.self).map(Form.decimalPropValSing) ?? .other(self)
        case "urn:inin.com:ipa:durationPropValColl":
            self.as(ICWS.Ipa.DurationPropValColl.self).map(Form.durationPropValColl) ?? .other(self)
        case "urn:inin.com:ipa:durationPropValSing":
            self.as(ICWS.Ipa.DurationPropValSing.self).map(Form.durationPropValSing) ?? .other(self)
        case "urn:inin.com:ipa:longPropValColl":
            self.as(ICWS.Ipa.LongPropValColl.self).map(Form.longPropValColl) ?? .other(self)
        case "urn:inin.com:ipa:longPropValSing":
            self.as(ICWS.Ipa.LongPropValSing.self).map(Form.longPropValSing) ?? .other(self)
        case "urn:inin.com:ipa:mailboxPropValColl":
            self.as(ICWS.Ipa.MailboxPropValColl.self).map(Form.mailboxPropValColl) ?? .other(self)
        case "urn:inin.com:ipa:mailboxPropValSing":
            self.as(ICWS.Ipa.MailboxPropValSing.self).map(Form.mailboxPropValSing) ?? .other(self)
        case "urn:inin.com:ipa:skillPropValColl":
            self.as(ICWS.Ipa.SkillPropValColl.self).map(Form.skillPropValColl) ?? .other(self)
        case "urn:inin.com:ipa:skillPropValSing":
            self.as(ICWS.Ipa.SkillPropValSing.self).map(Form.skillPropValSing) ?? .other(self)
        case "urn:inin.com:ipa:stringPropValColl":
            self.as(ICWS.Ipa.StringPropValColl.self).map(Form.stringPropValColl) ?? .other(self)
        case "urn:inin.com:ipa:stringPropValSing":
            self.as(ICWS.Ipa.StringPropValSing.self).map(Form.stringPropValSing) ?? .other(self)
        case "urn:inin.com:ipa:timePropValColl":
            self.as(ICWS.Ipa.TimePropValColl.self).map(Form.timePropValColl) ?? .other(self)
        case "urn:inin.com:ipa:timePropValSing":
            self.as(ICWS.Ipa.TimePropValSing.self).map(Form.timePropValSing) ?? .other(self)
        case "urn:inin.com:ipa:uriPropValColl":
            self.as(ICWS.Ipa.UriPropValColl.self).map(Form.uriPropValColl) ?? .other(self)
        case "urn:inin.com:ipa:uriPropValSing":
            self.as(ICWS.Ipa.UriPropValSing.self).map(Form.uriPropValSing) ?? .other(self)
        case "urn:inin.com:ipa:userQueuePropValColl":
            self.as(ICWS.Ipa.UserQueuePropValColl.self).map(Form.userQueuePropValColl) ?? .other(self)
        case "urn:inin.com:ipa:userQueuePropValSing":
            self.as(ICWS.Ipa.UserQueuePropValSing.self).map(Form.userQueuePropValSing) ?? .other(self)
        case "urn:inin.com:ipa:workgroupQueuePropValColl":
            self.as(ICWS.Ipa.WorkgroupQueuePropValColl.self).map(Form.workgroupQueuePropValColl) ?? .other(self)
        case "urn:inin.com:ipa:workgroupQueuePropValSing":
            self.as(ICWS.Ipa.WorkgroupQueuePropValSing.self).map(Form.workgroupQueuePropValSing) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Ipa.BasePropValColl {
    /// What a ``BasePropValColl`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``BooleanPropValColl``.
        case boolean(ICWS.Ipa.BooleanPropValColl)
        /// A ``ComplexPropValColl``.
        case complex(ICWS.Ipa.ComplexPropValColl)
        /// A ``CurrencyPropValColl``.
        case currency(ICWS.Ipa.CurrencyPropValColl)
        /// A ``DatePropValColl``.
        case date(ICWS.Ipa.DatePropValColl)
        /// A ``DateTimePropValColl``.
        case dateTime(ICWS.Ipa.DateTimePropValColl)
        /// A ``DecimalPropValColl``.
        case decimal(ICWS.Ipa.DecimalPropValColl)
        /// A ``DurationPropValColl``.
        case duration(ICWS.Ipa.DurationPropValColl)
        /// A ``LongPropValColl``.
        case long(ICWS.Ipa.LongPropValColl)
        /// A ``MailboxPropValColl``.
        case mailbox(ICWS.Ipa.MailboxPropValColl)
        /// A ``SkillPropValColl``.
        case skill(ICWS.Ipa.SkillPropValColl)
        /// A ``StringPropValColl``.
        case string(ICWS.Ipa.StringPropValColl)
        /// A ``TimePropValColl``.
        case time(ICWS.Ipa.TimePropValColl)
        /// A ``UriPropValColl``.
        case uri(ICWS.Ipa.UriPropValColl)
        /// A ``UserQueuePropValColl``.
        case userQueue(ICWS.Ipa.UserQueuePropValColl)
        /// A ``WorkgroupQueuePropValColl``.
        case workgroupQueue(ICWS.Ipa.WorkgroupQueuePropValColl)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Ipa.BasePropValColl)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:ipa:booleanPropValColl":
            self.as(ICWS.Ipa.BooleanPropValColl.self).map(Form.boolean) ?? .other(self)
        case "urn:inin.com:ipa:complexPropValColl":
            self.as(ICWS.Ipa.ComplexPropValColl.self).map(Form.complex) ?? .other(self)
        case "urn:inin.com:ipa:currencyPropValColl":
            self.as(ICWS.Ipa.CurrencyPropValColl.self).map(Form.currency) ?? .other(self)
        case "urn:inin.com:ipa:datePropValColl": self.as(ICWS.Ipa.DatePropValColl.self).map(Form.date) ?? .other(self)
        case "urn:inin.com:ipa:dateTimePropValColl":
            self.as(ICWS.Ipa.DateTimePropValColl.self).map(Form.dateTime) ?? .other(self)
        case "urn:inin.com:ipa:decimalPropValColl":
            self.as(ICWS.Ipa.DecimalPropValColl.self).map(Form.decimal) ?? .other(self)
        case "urn:inin.com:ipa:durationPropValColl":
            self.as(ICWS.Ipa.DurationPropValColl.self).map(Form.duration) ?? .other(self)
        case "urn:inin.com:ipa:longPropValColl": self.as(ICWS.Ipa.LongPropValColl.self).map(Form.long) ?? .other(self)
        case "urn:inin.com:ipa:mailboxPropValColl":
            self.as(ICWS.Ipa.MailboxPropValColl.self).map(Form.mailbox) ?? .other(self)
        case "urn:inin.com:ipa:skillPropValColl":
            self.as(ICWS.Ipa.SkillPropValColl.self).map(Form.skill) ?? .other(self)
        case "urn:inin.com:ipa:stringPropValColl":
            self.as(ICWS.Ipa.StringPropValColl.self).map(Form.string) ?? .other(self)
        case "urn:inin.com:ipa:timePropValColl": self.as(ICWS.Ipa.TimePropValColl.self).map(Form.time) ?? .other(self)
        case "urn:inin.com:ipa:uriPropValColl": self.as(ICWS.Ipa.UriPropValColl.self).map(Form.uri) ?? .other(self)
        case "urn:inin.com:ipa:userQueuePropValColl":
            self.as(ICWS.Ipa.UserQueuePropValColl.self).map(Form.userQueue) ?? .other(self)
        case "urn:inin.com:ipa:workgroupQueuePropValColl":
            self.as(ICWS.Ipa.WorkgroupQueuePropValColl.self).map(Form.workgroupQueue) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Ipa.BasePropValSing {
    /// What a ``BasePropValSing`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``BooleanPropValSing``.
        case boolean(ICWS.Ipa.BooleanPropValSing)
        /// A ``ComplexPropValSing``.
        case complex(ICWS.Ipa.ComplexPropValSing)
        /// A ``CurrencyPropValSing``.
        case currency(ICWS.Ipa.CurrencyPropValSing)
        /// A ``DatePropValSing``.
        case date(ICWS.Ipa.DatePropValSing)
        /// A ``DateTimePropValSing``.
        case dateTime(ICWS.Ipa.DateTimePropValSing)
        /// A ``DecimalPropValSing``.
        case decimal(ICWS.Ipa.DecimalPropValSing)
        /// A ``DurationPropValSing``.
        case duration(ICWS.Ipa.DurationPropValSing)
        /// A ``LongPropValSing``.
        case long(ICWS.Ipa.LongPropValSing)
        /// A ``MailboxPropValSing``.
        case mailbox(ICWS.Ipa.MailboxPropValSing)
        /// A ``SkillPropValSing``.
        case skill(ICWS.Ipa.SkillPropValSing)
        /// A ``StringPropValSing``.
        case string(ICWS.Ipa.StringPropValSing)
        /// A ``TimePropValSing``.
        case time(ICWS.Ipa.TimePropValSing)
        /// A ``UriPropValSing``.
        case uri(ICWS.Ipa.UriPropValSing)
        /// A ``UserQueuePropValSing``.
        case userQueue(ICWS.Ipa.UserQueuePropValSing)
        /// A ``WorkgroupQueuePropValSing``.
        case workgroupQueue(ICWS.Ipa.WorkgroupQueuePropValSing)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Ipa.BasePropValSing)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:ipa:booleanPropValSing":
            self.as(ICWS.Ipa.BooleanPropValSing.self).map(Form.boolean) ?? .other(self)
        case "urn:inin.com:ipa:complexPropValSing":
            self.as(ICWS.Ipa.ComplexPropValSing.self).map(Form.complex) ?? .other(self)
        case "urn:inin.com:ipa:currencyPropValSing":
            self.as(ICWS.Ipa.CurrencyPropValSing.self).map(Form.currency) ?? .other(self)
        case "urn:inin.com:ipa:datePropValSing": self.as(ICWS.Ipa.DatePropValSing.self).map(Form.date) ?? .other(self)
        case "urn:inin.com:ipa:dateTimePropValSing":
            self.as(ICWS.Ipa.DateTimePropValSing.self).map(Form.dateTime) ?? .other(self)
        case "urn:inin.com:ipa:decimalPropValSing":
            self.as(ICWS.Ipa.DecimalPropValSing.self).map(Form.decimal) ?? .other(self)
        case "urn:inin.com:ipa:durationPropValSing":
            self.as(ICWS.Ipa.DurationPropValSing.self).map(Form.duration) ?? .other(self)
        case "urn:inin.com:ipa:longPropValSing": self.as(ICWS.Ipa.LongPropValSing.self).map(Form.long) ?? .other(self)
        case "urn:inin.com:ipa:mailboxPropValSing":
            self.as(ICWS.Ipa.MailboxPropValSing.self).map(Form.mailbox) ?? .other(self)
        case "urn:inin.com:ipa:skillPropValSing":
            self.as(ICWS.Ipa.SkillPropValSing.self).map(Form.skill) ?? .other(self)
        case "urn:inin.com:ipa:stringPropValSing":
            self.as(ICWS.Ipa.StringPropValSing.self).map(Form.string) ?? .other(self)
        case "urn:inin.com:ipa:timePropValSing": self.as(ICWS.Ipa.TimePropValSing.self).map(Form.time) ?? .other(self)
        case "urn:inin.com:ipa:uriPropValSing": self.as(ICWS.Ipa.UriPropValSing.self).map(Form.uri) ?? .other(self)
        case "urn:inin.com:ipa:userQueuePropValSing":
            self.as(ICWS.Ipa.UserQueuePropValSing.self).map(Form.userQueue) ?? .other(self)
        case "urn:inin.com:ipa:workgroupQueuePropValSing":
            self.as(ICWS.Ipa.WorkgroupQueuePropValSing.self).map(Form.workgroupQueue) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Ipa.BaseTypeDef {
    /// What a ``BaseTypeDef`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``BooleanTypeDef``.
        case boolean(ICWS.Ipa.BooleanTypeDef)
        /// A ``ComplexTypeDef``.
        case complex(ICWS.Ipa.ComplexTypeDef)
        /// A ``CurrencyTypeDef``.
        case currency(ICWS.Ipa.CurrencyTypeDef)
        /// A ``DateTimeTypeDef``.
        case dateTime(ICWS.Ipa.DateTimeTypeDef)
        /// A ``DateTypeDef``.
        case date(ICWS.Ipa.DateTypeDef)
        /// A ``DecimalTypeDef``.
        case decimal(ICWS.Ipa.DecimalTypeDef)
        /// A ``DurationTypeDef``.
        case duration(ICWS.Ipa.DurationTypeDef)
        /// A ``LongTypeDef``.
        case long(ICWS.Ipa.LongTypeDef)
        /// A ``MailboxTypeDef``.
        case mailbox(ICWS.Ipa.MailboxTypeDef)
        /// A ``SkillTypeDef``.
        case skill(ICWS.Ipa.SkillTypeDef)
        /// A ``StringTypeDef``.
        case string(ICWS.Ipa.StringTypeDef)
        /// A ``TimeTypeDef``.
        case time(ICWS.Ipa.TimeTypeDef)
        /// A ``UriTypeDef``.
        case uri(ICWS.Ipa.UriTypeDef)
        /// A ``UserQueueTypeDef``.
        case userQueue(ICWS.Ipa.UserQueueTypeDef)
        /// A ``WorkgroupQueueTypeDef``.
        case workgroupQueue(ICWS.Ipa.WorkgroupQueueTypeDef)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Ipa.BaseTypeDef)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:ipa:booleanTypeDef": self.as(ICWS.Ipa.BooleanTypeDef.self).map(Form.boolean) ?? .other(self)
        case "urn:inin.com:ipa:complexTypeDef": self.as(ICWS.Ipa.ComplexTypeDef.self).map(Form.complex) ?? .other(self)
        case "urn:inin.com:ipa:currencyTypeDef":
            self.as(ICWS.Ipa.CurrencyTypeDef.self).map(Form.currency) ?? .other(self)
        case "urn:inin.com:ipa:dateTimeTypeDef":
            self.as(ICWS.Ipa.DateTimeTypeDef.self).map(Form.dateTime) ?? .other(self)
        case "urn:inin.com:ipa:dateTypeDef": self.as(ICWS.Ipa.DateTypeDef.self).map(Form.date) ?? .other(self)
        case "urn:inin.com:ipa:decimalTypeDef": self.as(ICWS.Ipa.DecimalTypeDef.self).map(Form.decimal) ?? .other(self)
        case "urn:inin.com:ipa:durationTypeDef":
            self.as(ICWS.Ipa.DurationTypeDef.self).map(Form.duration) ?? .other(self)
        case "urn:inin.com:ipa:longTypeDef": self.as(ICWS.Ipa.LongTypeDef.self).map(Form.long) ?? .other(self)
        case "urn:inin.com:ipa:mailboxTypeDef": self.as(ICWS.Ipa.MailboxTypeDef.self).map(Form.mailbox) ?? .other(self)
        case "urn:inin.com:ipa:skillTypeDef": self.as(ICWS.Ipa.SkillTypeDef.self).map(Form.skill) ?? .other(self)
        case "urn:inin.com:ipa:stringTypeDef": self.as(ICWS.Ipa.StringTypeDef.self).map(Form.string) ?? .other(self)
        case "urn:inin.com:ipa:timeTypeDef": self.as(ICWS.Ipa.TimeTypeDef.self).map(Form.time) ?? .other(self)
        case "urn:inin.com:ipa:uriTypeDef": self.as(ICWS.Ipa.UriTypeDef.self).map(Form.uri) ?? .other(self)
        case "urn:inin.com:ipa:userQueueTypeDef":
            self.as(ICWS.Ipa.UserQueueTypeDef.self).map(Form.userQueue) ?? .other(self)
        case "urn:inin.com:ipa:workgroupQueueTypeDef":
            self.as(ICWS.Ipa.WorkgroupQueueTypeDef.self).map(Form.workgroupQueue) ?? .other(self)
        default: .other(self)
        }
    }
}

extension ICWS.Ipa.CurrentPageSubscriptionBaseEventArgs {
    /// What a ``CurrentPageSubscriptionBaseEventArgs`` is, by its `__type`.
    public enum Form: Sendable, Hashable {
        /// A ``CurrentPageSubscriptionClosePageEventArgs``.
        case closePage(ICWS.Ipa.CurrentPageSubscriptionClosePageEventArgs)
        /// A ``CurrentPageSubscriptionCommandCompleteEventArgs``.
        case commandComplete(ICWS.Ipa.CurrentPageSubscriptionCommandCompleteEventArgs)
        /// A ``CurrentPageSubscriptionShowPageEventArgs``.
        case showPage(ICWS.Ipa.CurrentPageSubscriptionShowPageEventArgs)
        /// Anything else, or one whose fields do not fit.
        case other(ICWS.Ipa.CurrentPageSubscriptionBaseEventArgs)
    }

    /// The value as what it is.
    public var form: Form {
        switch typeURN {
        case "urn:inin.com:ipa:currentPageSubscriptionClosePageEventArgs":
            self.as(ICWS.Ipa.CurrentPageSubscriptionClosePageEventArgs.self).map(Form.closePage) ?? .other(self)
        case "urn:inin.com:ipa:currentPageSubscriptionCommandCompleteEventArgs":
            self.as(ICWS.Ipa.CurrentPageSubscriptionCommandCompleteEventArgs.self).map(Form.commandComplete)
                ?? .other(self)
        case "urn:inin.com:ipa:currentPageSubscriptionShowPageEventArgs":
            self.as(ICWS.Ipa.CurrentPageSubscriptionShowPageEventArgs.self).map(Form.showPage) ?? .other(self)
        default: .other(self)
        }
    }
}
