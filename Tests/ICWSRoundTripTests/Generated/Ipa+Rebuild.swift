// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSIpa
import ICWSMessaging

extension ICWS.Ipa.BaseDataInst: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Ipa.BaseDataInstColl.urn, let derived = self.as(ICWS.Ipa.BaseDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.BaseDataInstSing.urn, let derived = self.as(ICWS.Ipa.BaseDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.BooleanDataInstColl.urn, let derived = self.as(ICWS.Ipa.BooleanDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.BooleanDataInstSing.urn, let derived = self.as(ICWS.Ipa.BooleanDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.ComplexDataInstColl.urn, let derived = self.as(ICWS.Ipa.ComplexDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.ComplexDataInstSing.urn, let derived = self.as(ICWS.Ipa.ComplexDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.CurrencyDataInstColl.urn, let derived = self.as(ICWS.Ipa.CurrencyDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.CurrencyDataInstSing.urn, let derived = self.as(ICWS.Ipa.CurrencyDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DateDataInstColl.urn, let derived = self.as(ICWS.Ipa.DateDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DateDataInstSing.urn, let derived = self.as(ICWS.Ipa.DateDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DateTimeDataInstColl.urn, let derived = self.as(ICWS.Ipa.DateTimeDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DateTimeDataInstSing.urn, let derived = self.as(ICWS.Ipa.DateTimeDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DecimalDataInstColl.urn, let derived = self.as(ICWS.Ipa.DecimalDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DecimalDataInstSing.urn, let derived = self.as(ICWS.Ipa.DecimalDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DurationDataInstColl.urn, let derived = self.as(ICWS.Ipa.DurationDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DurationDataInstSing.urn, let derived = self.as(ICWS.Ipa.DurationDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.LongDataInstColl.urn, let derived = self.as(ICWS.Ipa.LongDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.LongDataInstSing.urn, let derived = self.as(ICWS.Ipa.LongDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.MailboxDataInstColl.urn, let derived = self.as(ICWS.Ipa.MailboxDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.MailboxDataInstSing.urn, let derived = self.as(ICWS.Ipa.MailboxDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.SkillDataInstColl.urn, let derived = self.as(ICWS.Ipa.SkillDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.SkillDataInstSing.urn, let derived = self.as(ICWS.Ipa.SkillDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.StringDataInstColl.urn, let derived = self.as(ICWS.Ipa.StringDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.StringDataInstSing.urn, let derived = self.as(ICWS.Ipa.StringDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.TimeDataInstColl.urn, let derived = self.as(ICWS.Ipa.TimeDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.TimeDataInstSing.urn, let derived = self.as(ICWS.Ipa.TimeDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UriDataInstColl.urn, let derived = self.as(ICWS.Ipa.UriDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UriDataInstSing.urn, let derived = self.as(ICWS.Ipa.UriDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UserQueueDataInstColl.urn, let derived = self.as(ICWS.Ipa.UserQueueDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UserQueueDataInstSing.urn, let derived = self.as(ICWS.Ipa.UserQueueDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.WorkgroupQueueDataInstColl.urn,
            let derived = self.as(ICWS.Ipa.WorkgroupQueueDataInstColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.WorkgroupQueueDataInstSing.urn,
            let derived = self.as(ICWS.Ipa.WorkgroupQueueDataInstSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BaseDataInstColl: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Ipa.BooleanDataInstColl.urn, let derived = self.as(ICWS.Ipa.BooleanDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.ComplexDataInstColl.urn, let derived = self.as(ICWS.Ipa.ComplexDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.CurrencyDataInstColl.urn, let derived = self.as(ICWS.Ipa.CurrencyDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DateDataInstColl.urn, let derived = self.as(ICWS.Ipa.DateDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DateTimeDataInstColl.urn, let derived = self.as(ICWS.Ipa.DateTimeDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DecimalDataInstColl.urn, let derived = self.as(ICWS.Ipa.DecimalDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DurationDataInstColl.urn, let derived = self.as(ICWS.Ipa.DurationDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.LongDataInstColl.urn, let derived = self.as(ICWS.Ipa.LongDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.MailboxDataInstColl.urn, let derived = self.as(ICWS.Ipa.MailboxDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.SkillDataInstColl.urn, let derived = self.as(ICWS.Ipa.SkillDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.StringDataInstColl.urn, let derived = self.as(ICWS.Ipa.StringDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.TimeDataInstColl.urn, let derived = self.as(ICWS.Ipa.TimeDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UriDataInstColl.urn, let derived = self.as(ICWS.Ipa.UriDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UserQueueDataInstColl.urn, let derived = self.as(ICWS.Ipa.UserQueueDataInstColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.WorkgroupQueueDataInstColl.urn,
            let derived = self.as(ICWS.Ipa.WorkgroupQueueDataInstColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BaseDataInstCollItem: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Ipa.BooleanDataInstCollItem.urn, let derived = self.as(ICWS.Ipa.BooleanDataInstCollItem.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.ComplexDataInstCollItem.urn, let derived = self.as(ICWS.Ipa.ComplexDataInstCollItem.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.CurrencyDataInstCollItem.urn,
            let derived = self.as(ICWS.Ipa.CurrencyDataInstCollItem.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.MailboxDataInstCollItem.urn, let derived = self.as(ICWS.Ipa.MailboxDataInstCollItem.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.StringDataInstCollItem.urn, let derived = self.as(ICWS.Ipa.StringDataInstCollItem.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UserQueueDataInstCollItem.urn,
            let derived = self.as(ICWS.Ipa.UserQueueDataInstCollItem.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.id = self.id.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BaseDataInstSing: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Ipa.BooleanDataInstSing.urn, let derived = self.as(ICWS.Ipa.BooleanDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.ComplexDataInstSing.urn, let derived = self.as(ICWS.Ipa.ComplexDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.CurrencyDataInstSing.urn, let derived = self.as(ICWS.Ipa.CurrencyDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DateDataInstSing.urn, let derived = self.as(ICWS.Ipa.DateDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DateTimeDataInstSing.urn, let derived = self.as(ICWS.Ipa.DateTimeDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DecimalDataInstSing.urn, let derived = self.as(ICWS.Ipa.DecimalDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DurationDataInstSing.urn, let derived = self.as(ICWS.Ipa.DurationDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.LongDataInstSing.urn, let derived = self.as(ICWS.Ipa.LongDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.MailboxDataInstSing.urn, let derived = self.as(ICWS.Ipa.MailboxDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.SkillDataInstSing.urn, let derived = self.as(ICWS.Ipa.SkillDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.StringDataInstSing.urn, let derived = self.as(ICWS.Ipa.StringDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.TimeDataInstSing.urn, let derived = self.as(ICWS.Ipa.TimeDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UriDataInstSing.urn, let derived = self.as(ICWS.Ipa.UriDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UserQueueDataInstSing.urn, let derived = self.as(ICWS.Ipa.UserQueueDataInstSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.WorkgroupQueueDataInstSing.urn,
            let derived = self.as(ICWS.Ipa.WorkgroupQueueDataInstSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BaseDataValidationRules: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Ipa.BooleanDataValidationRules.urn,
            let derived = self.as(ICWS.Ipa.BooleanDataValidationRules.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.CurrencyDataValidationRules.urn,
            let derived = self.as(ICWS.Ipa.CurrencyDataValidationRules.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DateDataValidationRules.urn, let derived = self.as(ICWS.Ipa.DateDataValidationRules.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DateTimeDataValidationRules.urn,
            let derived = self.as(ICWS.Ipa.DateTimeDataValidationRules.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DecimaldataValidationRules.urn,
            let derived = self.as(ICWS.Ipa.DecimaldataValidationRules.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DurationDataValidationRules.urn,
            let derived = self.as(ICWS.Ipa.DurationDataValidationRules.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.LongdataValidationRules.urn, let derived = self.as(ICWS.Ipa.LongdataValidationRules.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.MailboxDataValidationRules.urn,
            let derived = self.as(ICWS.Ipa.MailboxDataValidationRules.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.SkillDataValidationRules.urn,
            let derived = self.as(ICWS.Ipa.SkillDataValidationRules.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.StringDataValidationRules.urn,
            let derived = self.as(ICWS.Ipa.StringDataValidationRules.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.TimeDataValidationRules.urn, let derived = self.as(ICWS.Ipa.TimeDataValidationRules.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UriDataValidationRules.urn, let derived = self.as(ICWS.Ipa.UriDataValidationRules.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UserQueueDataValidationRules.urn,
            let derived = self.as(ICWS.Ipa.UserQueueDataValidationRules.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.WorkgroupQueueDataValidationRules.urn,
            let derived = self.as(ICWS.Ipa.WorkgroupQueueDataValidationRules.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        return started()
    }
}

extension ICWS.Ipa.BasePageAndDataMeta: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Ipa.DataDefinitionsListMeta.urn, let derived = self.as(ICWS.Ipa.DataDefinitionsListMeta.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DataManifestListMeta.urn, let derived = self.as(ICWS.Ipa.DataManifestListMeta.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PageDefinitionMeta.urn, let derived = self.as(ICWS.Ipa.PageDefinitionMeta.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.RuntimeDataValuesListMeta.urn,
            let derived = self.as(ICWS.Ipa.RuntimeDataValuesListMeta.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.payloadType = self.payloadType.rebuilt()
        copy.formatVersion = self.formatVersion.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BasePropDef: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Ipa.BasePropDefBasicSimple.urn, let derived = self.as(ICWS.Ipa.BasePropDefBasicSimple.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.BooleanPropDef.urn, let derived = self.as(ICWS.Ipa.BooleanPropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.ComplexPropDef.urn, let derived = self.as(ICWS.Ipa.ComplexPropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.CurrencyPropDef.urn, let derived = self.as(ICWS.Ipa.CurrencyPropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DatePropDef.urn, let derived = self.as(ICWS.Ipa.DatePropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DateTimePropDef.urn, let derived = self.as(ICWS.Ipa.DateTimePropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DecimalPropDef.urn, let derived = self.as(ICWS.Ipa.DecimalPropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DurationPropDef.urn, let derived = self.as(ICWS.Ipa.DurationPropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.LongPropDef.urn, let derived = self.as(ICWS.Ipa.LongPropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.MailboxPropDef.urn, let derived = self.as(ICWS.Ipa.MailboxPropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.SkillPropDef.urn, let derived = self.as(ICWS.Ipa.SkillPropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.StringPropDef.urn, let derived = self.as(ICWS.Ipa.StringPropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.TimePropDef.urn, let derived = self.as(ICWS.Ipa.TimePropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UriPropDef.urn, let derived = self.as(ICWS.Ipa.UriPropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UserQueuePropDef.urn, let derived = self.as(ICWS.Ipa.UserQueuePropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.WorkgroupQueuePropDef.urn, let derived = self.as(ICWS.Ipa.WorkgroupQueuePropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.defId = self.defId.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BasePropDefBasicSimple: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Ipa.BooleanPropDef.urn, let derived = self.as(ICWS.Ipa.BooleanPropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.CurrencyPropDef.urn, let derived = self.as(ICWS.Ipa.CurrencyPropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DatePropDef.urn, let derived = self.as(ICWS.Ipa.DatePropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DateTimePropDef.urn, let derived = self.as(ICWS.Ipa.DateTimePropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DecimalPropDef.urn, let derived = self.as(ICWS.Ipa.DecimalPropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DurationPropDef.urn, let derived = self.as(ICWS.Ipa.DurationPropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.LongPropDef.urn, let derived = self.as(ICWS.Ipa.LongPropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.MailboxPropDef.urn, let derived = self.as(ICWS.Ipa.MailboxPropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.SkillPropDef.urn, let derived = self.as(ICWS.Ipa.SkillPropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.StringPropDef.urn, let derived = self.as(ICWS.Ipa.StringPropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.TimePropDef.urn, let derived = self.as(ICWS.Ipa.TimePropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UriPropDef.urn, let derived = self.as(ICWS.Ipa.UriPropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UserQueuePropDef.urn, let derived = self.as(ICWS.Ipa.UserQueuePropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.WorkgroupQueuePropDef.urn, let derived = self.as(ICWS.Ipa.WorkgroupQueuePropDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.refId = self.refId.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BasePropDefInitialValuesItem: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Ipa.BasePropDefInitialValuesItemColl.urn,
            let derived = self.as(ICWS.Ipa.BasePropDefInitialValuesItemColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.BasePropDefInitialValuesItemSing.urn,
            let derived = self.as(ICWS.Ipa.BasePropDefInitialValuesItemSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemBooleanColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemBooleanColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemBooleanSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemBooleanSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemComplexColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemComplexColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemComplexSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemComplexSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemCurrencyColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemCurrencyColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemCurrencySing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemCurrencySing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemDateColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemDateColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemDateSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemDateSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemDateTimeColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemDateTimeColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemDateTimeSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemDateTimeSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemDecimalColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemDecimalColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemDecimalSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemDecimalSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemDurationColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemDurationColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemDurationSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemDurationSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemLongColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemLongColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemLongSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemLongSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemMailboxColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemMailboxColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemMailboxSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemMailboxSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemSkillColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemSkillColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemSkillSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemSkillSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemStringColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemStringColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemStringSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemStringSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemTimeColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemTimeColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemTimeSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemTimeSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemUriColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemUriColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemUriSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemUriSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemUserQueueColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemUserQueueColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemUserQueueSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemUserQueueSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemWorkgroupQueueColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemWorkgroupQueueColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemWorkgroupQueueSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemWorkgroupQueueSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.refId = self.refId.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BasePropDefInitialValuesItemColl: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemBooleanColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemBooleanColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemComplexColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemComplexColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemCurrencyColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemCurrencyColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemDateColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemDateColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemDateTimeColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemDateTimeColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemDecimalColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemDecimalColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemDurationColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemDurationColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemLongColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemLongColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemMailboxColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemMailboxColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemSkillColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemSkillColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemStringColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemStringColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemTimeColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemTimeColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemUriColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemUriColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemUserQueueColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemUserQueueColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemWorkgroupQueueColl.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemWorkgroupQueueColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.refId = self.refId.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BasePropDefInitialValuesItemSing: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemBooleanSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemBooleanSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemComplexSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemComplexSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemCurrencySing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemCurrencySing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemDateSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemDateSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemDateTimeSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemDateTimeSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemDecimalSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemDecimalSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemDurationSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemDurationSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemLongSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemLongSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemMailboxSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemMailboxSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemSkillSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemSkillSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemStringSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemStringSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemTimeSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemTimeSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemUriSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemUriSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemUserQueueSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemUserQueueSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PropDefInitialValuesItemWorkgroupQueueSing.urn,
            let derived = self.as(ICWS.Ipa.PropDefInitialValuesItemWorkgroupQueueSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.refId = self.refId.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BasePropVal: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Ipa.BasePropValColl.urn, let derived = self.as(ICWS.Ipa.BasePropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.BasePropValSing.urn, let derived = self.as(ICWS.Ipa.BasePropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.BooleanPropValColl.urn, let derived = self.as(ICWS.Ipa.BooleanPropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.BooleanPropValSing.urn, let derived = self.as(ICWS.Ipa.BooleanPropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.ComplexPropValColl.urn, let derived = self.as(ICWS.Ipa.ComplexPropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.ComplexPropValSing.urn, let derived = self.as(ICWS.Ipa.ComplexPropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.CurrencyPropValColl.urn, let derived = self.as(ICWS.Ipa.CurrencyPropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.CurrencyPropValSing.urn, let derived = self.as(ICWS.Ipa.CurrencyPropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DatePropValColl.urn, let derived = self.as(ICWS.Ipa.DatePropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DatePropValSing.urn, let derived = self.as(ICWS.Ipa.DatePropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DateTimePropValColl.urn, let derived = self.as(ICWS.Ipa.DateTimePropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DateTimePropValSing.urn, let derived = self.as(ICWS.Ipa.DateTimePropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DecimalPropValColl.urn, let derived = self.as(ICWS.Ipa.DecimalPropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DecimalPropValSing.urn, let derived = self.as(ICWS.Ipa.DecimalPropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DurationPropValColl.urn, let derived = self.as(ICWS.Ipa.DurationPropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DurationPropValSing.urn, let derived = self.as(ICWS.Ipa.DurationPropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.LongPropValColl.urn, let derived = self.as(ICWS.Ipa.LongPropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.LongPropValSing.urn, let derived = self.as(ICWS.Ipa.LongPropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.MailboxPropValColl.urn, let derived = self.as(ICWS.Ipa.MailboxPropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.MailboxPropValSing.urn, let derived = self.as(ICWS.Ipa.MailboxPropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.SkillPropValColl.urn, let derived = self.as(ICWS.Ipa.SkillPropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.SkillPropValSing.urn, let derived = self.as(ICWS.Ipa.SkillPropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.StringPropValColl.urn, let derived = self.as(ICWS.Ipa.StringPropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.StringPropValSing.urn, let derived = self.as(ICWS.Ipa.StringPropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.TimePropValColl.urn, let derived = self.as(ICWS.Ipa.TimePropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.TimePropValSing.urn, let derived = self.as(ICWS.Ipa.TimePropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UriPropValColl.urn, let derived = self.as(ICWS.Ipa.UriPropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UriPropValSing.urn, let derived = self.as(ICWS.Ipa.UriPropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UserQueuePropValColl.urn, let derived = self.as(ICWS.Ipa.UserQueuePropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UserQueuePropValSing.urn, let derived = self.as(ICWS.Ipa.UserQueuePropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.WorkgroupQueuePropValColl.urn,
            let derived = self.as(ICWS.Ipa.WorkgroupQueuePropValColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.WorkgroupQueuePropValSing.urn,
            let derived = self.as(ICWS.Ipa.WorkgroupQueuePropValSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BasePropValColl: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Ipa.BooleanPropValColl.urn, let derived = self.as(ICWS.Ipa.BooleanPropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.ComplexPropValColl.urn, let derived = self.as(ICWS.Ipa.ComplexPropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.CurrencyPropValColl.urn, let derived = self.as(ICWS.Ipa.CurrencyPropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DatePropValColl.urn, let derived = self.as(ICWS.Ipa.DatePropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DateTimePropValColl.urn, let derived = self.as(ICWS.Ipa.DateTimePropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DecimalPropValColl.urn, let derived = self.as(ICWS.Ipa.DecimalPropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DurationPropValColl.urn, let derived = self.as(ICWS.Ipa.DurationPropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.LongPropValColl.urn, let derived = self.as(ICWS.Ipa.LongPropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.MailboxPropValColl.urn, let derived = self.as(ICWS.Ipa.MailboxPropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.SkillPropValColl.urn, let derived = self.as(ICWS.Ipa.SkillPropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.StringPropValColl.urn, let derived = self.as(ICWS.Ipa.StringPropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.TimePropValColl.urn, let derived = self.as(ICWS.Ipa.TimePropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UriPropValColl.urn, let derived = self.as(ICWS.Ipa.UriPropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UserQueuePropValColl.urn, let derived = self.as(ICWS.Ipa.UserQueuePropValColl.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.WorkgroupQueuePropValColl.urn,
            let derived = self.as(ICWS.Ipa.WorkgroupQueuePropValColl.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BasePropValSing: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Ipa.BooleanPropValSing.urn, let derived = self.as(ICWS.Ipa.BooleanPropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.ComplexPropValSing.urn, let derived = self.as(ICWS.Ipa.ComplexPropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.CurrencyPropValSing.urn, let derived = self.as(ICWS.Ipa.CurrencyPropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DatePropValSing.urn, let derived = self.as(ICWS.Ipa.DatePropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DateTimePropValSing.urn, let derived = self.as(ICWS.Ipa.DateTimePropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DecimalPropValSing.urn, let derived = self.as(ICWS.Ipa.DecimalPropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DurationPropValSing.urn, let derived = self.as(ICWS.Ipa.DurationPropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.LongPropValSing.urn, let derived = self.as(ICWS.Ipa.LongPropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.MailboxPropValSing.urn, let derived = self.as(ICWS.Ipa.MailboxPropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.SkillPropValSing.urn, let derived = self.as(ICWS.Ipa.SkillPropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.StringPropValSing.urn, let derived = self.as(ICWS.Ipa.StringPropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.TimePropValSing.urn, let derived = self.as(ICWS.Ipa.TimePropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UriPropValSing.urn, let derived = self.as(ICWS.Ipa.UriPropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UserQueuePropValSing.urn, let derived = self.as(ICWS.Ipa.UserQueuePropValSing.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.WorkgroupQueuePropValSing.urn,
            let derived = self.as(ICWS.Ipa.WorkgroupQueuePropValSing.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BaseTypeDef: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Ipa.BooleanTypeDef.urn, let derived = self.as(ICWS.Ipa.BooleanTypeDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.ComplexTypeDef.urn, let derived = self.as(ICWS.Ipa.ComplexTypeDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.CurrencyTypeDef.urn, let derived = self.as(ICWS.Ipa.CurrencyTypeDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DateTimeTypeDef.urn, let derived = self.as(ICWS.Ipa.DateTimeTypeDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DateTypeDef.urn, let derived = self.as(ICWS.Ipa.DateTypeDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DecimalTypeDef.urn, let derived = self.as(ICWS.Ipa.DecimalTypeDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.DurationTypeDef.urn, let derived = self.as(ICWS.Ipa.DurationTypeDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.LongTypeDef.urn, let derived = self.as(ICWS.Ipa.LongTypeDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.MailboxTypeDef.urn, let derived = self.as(ICWS.Ipa.MailboxTypeDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.SkillTypeDef.urn, let derived = self.as(ICWS.Ipa.SkillTypeDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.StringTypeDef.urn, let derived = self.as(ICWS.Ipa.StringTypeDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.TimeTypeDef.urn, let derived = self.as(ICWS.Ipa.TimeTypeDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UriTypeDef.urn, let derived = self.as(ICWS.Ipa.UriTypeDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.UserQueueTypeDef.urn, let derived = self.as(ICWS.Ipa.UserQueueTypeDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.WorkgroupQueueTypeDef.urn, let derived = self.as(ICWS.Ipa.WorkgroupQueueTypeDef.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.defId = self.defId.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BooleanDataInstColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BooleanDataInstCollItem: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BooleanDataInstSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BooleanDataValidationRules: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.minItems = self.minItems.rebuilt()
        copy.maxItems = self.maxItems.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BooleanPropDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.refId = self.refId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BooleanPropValColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BooleanPropValSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.BooleanTypeDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.ClosePageReason: Rebuildable {}

extension ICWS.Ipa.ComplexDataInstColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.ComplexDataInstCollItem: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.ComplexDataInstSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.ComplexPropDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.refId = self.refId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.ComplexPropDefInitialValuesItem: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.ComplexPropValColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.ComplexPropValSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.ComplexTypeDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.props = self.props.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.ComplexValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.uniqueId = self.uniqueId.rebuilt()
        copy.props = self.props.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.ComplexValueForPropDefCollInitialItem: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.uniqueId = self.uniqueId.rebuilt()
        copy.props = self.props.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.CurrencyDataInstColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.CurrencyDataInstCollItem: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.CurrencyDataInstSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.CurrencyDataValidationRules: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.minVal = self.minVal.rebuilt()
        copy.maxVal = self.maxVal.rebuilt()
        copy.minItems = self.minItems.rebuilt()
        copy.maxItems = self.maxItems.rebuilt()
        copy.limitToList = self.limitToList.rebuilt()
        copy.allowNotSet = self.allowNotSet.rebuilt()
        copy.decPlaces = self.decPlaces.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.CurrencyPropDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.refId = self.refId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.CurrencyPropValColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.CurrencyPropValSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.CurrencyTypeDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.CurrencyValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.amount = self.amount.rebuilt()
        copy.code = self.code.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.CurrentPageSubscriptionBaseEventArgs: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Ipa.CurrentPageSubscriptionClosePageEventArgs.urn,
            let derived = self.as(ICWS.Ipa.CurrentPageSubscriptionClosePageEventArgs.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.CurrentPageSubscriptionCommandCompleteEventArgs.urn,
            let derived = self.as(ICWS.Ipa.CurrentPageSubscriptionCommandCompleteEventArgs.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.CurrentPageSubscriptionShowPageEventArgs.urn,
            let derived = self.as(ICWS.Ipa.CurrentPageSubscriptionShowPageEventArgs.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.workItemInstanceId = self.workItemInstanceId.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.CurrentPageSubscriptionClosePageEventArgs: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.workItemInstanceId = self.workItemInstanceId.rebuilt()
        copy.closeReason = self.closeReason.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.CurrentPageSubscriptionCommandCompleteEventArgs: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.workItemInstanceId = self.workItemInstanceId.rebuilt()
        copy.requestId = self.requestId.rebuilt()
        copy.error = self.error.rebuilt()
        copy.invalidDataItems = self.invalidDataItems.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.CurrentPageSubscriptionShowPageEventArgs: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.workItemInstanceId = self.workItemInstanceId.rebuilt()
        copy.workItemDynamicDetails = self.workItemDynamicDetails.rebuilt()
        copy.pageInstanceId = self.pageInstanceId.rebuilt()
        copy.runtimeValues = self.runtimeValues.rebuilt()
        copy.pageAndDataDefinitions = self.pageAndDataDefinitions.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DataDefinitionsList: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.meta = self.meta.rebuilt()
        copy.definitions = self.definitions.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DataDefinitionsListMeta: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.payloadType = self.payloadType.rebuilt()
        copy.formatVersion = self.formatVersion.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DataManifestItem: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.localAlias = self.localAlias.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DataManifestList: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.meta = self.meta.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DataManifestListMeta: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.payloadType = self.payloadType.rebuilt()
        copy.formatVersion = self.formatVersion.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DataReference: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.dataId = self.dataId.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DateDataInstColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DateDataInstSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DateDataValidationRules: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.minVal = self.minVal.rebuilt()
        copy.maxVal = self.maxVal.rebuilt()
        copy.minItems = self.minItems.rebuilt()
        copy.maxItems = self.maxItems.rebuilt()
        copy.limitToList = self.limitToList.rebuilt()
        copy.allowNotSet = self.allowNotSet.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DatePropDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.refId = self.refId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DatePropValColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DatePropValSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DateTimeDataInstColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DateTimeDataInstSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DateTimeDataValidationRules: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.minVal = self.minVal.rebuilt()
        copy.maxVal = self.maxVal.rebuilt()
        copy.minItems = self.minItems.rebuilt()
        copy.maxItems = self.maxItems.rebuilt()
        copy.limitToList = self.limitToList.rebuilt()
        copy.allowNotSet = self.allowNotSet.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DateTimePropDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.refId = self.refId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DateTimePropValColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DateTimePropValSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DateTimeTypeDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DateTypeDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DecimalDataInstColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DecimalDataInstSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DecimalPropDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.refId = self.refId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DecimalPropValColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DecimalPropValSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DecimalTypeDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DecimaldataValidationRules: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.minVal = self.minVal.rebuilt()
        copy.maxVal = self.maxVal.rebuilt()
        copy.minItems = self.minItems.rebuilt()
        copy.maxItems = self.maxItems.rebuilt()
        copy.limitToList = self.limitToList.rebuilt()
        copy.allowNotSet = self.allowNotSet.rebuilt()
        copy.decPlaces = self.decPlaces.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DurationDataInstColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DurationDataInstSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DurationDataValidationRules: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.minVal = self.minVal.rebuilt()
        copy.maxVal = self.maxVal.rebuilt()
        copy.minItems = self.minItems.rebuilt()
        copy.maxItems = self.maxItems.rebuilt()
        copy.limitToList = self.limitToList.rebuilt()
        copy.allowNotSet = self.allowNotSet.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DurationPropDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.refId = self.refId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DurationPropValColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DurationPropValSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.DurationTypeDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.FlowStatus: Rebuildable {}

extension ICWS.Ipa.LaunchMode: Rebuildable {}

extension ICWS.Ipa.LaunchProcessParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.processDefinitionId = self.processDefinitionId.rebuilt()
        copy.processRevision = self.processRevision.rebuilt()
        copy.paramVals = self.paramVals.rebuilt()
        copy.pasOverloadedOption = self.pasOverloadedOption.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.LaunchProcessResults: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.processInstanceId = self.processInstanceId.rebuilt()
        copy.processState = self.processState.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.LaunchableProcessesSubscriptionEventArgs: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.added = self.added.rebuilt()
        copy.changed = self.changed.rebuilt()
        copy.removed = self.removed.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.LongDataInstColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.LongDataInstSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.LongPropDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.refId = self.refId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.LongPropValColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.LongPropValSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.LongTypeDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.LongdataValidationRules: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.minVal = self.minVal.rebuilt()
        copy.maxVal = self.maxVal.rebuilt()
        copy.minItems = self.minItems.rebuilt()
        copy.maxItems = self.maxItems.rebuilt()
        copy.limitToList = self.limitToList.rebuilt()
        copy.allowNotSet = self.allowNotSet.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.MailboxDataInstColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.MailboxDataInstCollItem: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.MailboxDataInstSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.MailboxDataValidationRules: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.minItems = self.minItems.rebuilt()
        copy.maxItems = self.maxItems.rebuilt()
        copy.limitToList = self.limitToList.rebuilt()
        copy.allowNotSet = self.allowNotSet.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.MailboxPropDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.refId = self.refId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.MailboxPropValColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.MailboxPropValSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.MailboxTypeDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.MailboxValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.val = self.val.rebuilt()
        copy.type = self.type.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PageAndDataDefinitionsFile: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.meta = self.meta.rebuilt()
        copy.pageDef = self.pageDef.rebuilt()
        copy.dataDefs = self.dataDefs.rebuilt()
        copy.dataManifest = self.dataManifest.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PageAndDataDefinitionsMeta: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.procDefId = self.procDefId.rebuilt()
        copy.procRev = self.procRev.rebuilt()
        copy.workItemDefId = self.workItemDefId.rebuilt()
        copy.pageDefId = self.pageDefId.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PageBinding: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.dataId = self.dataId.rebuilt()
        copy.bindingDirection = self.bindingDirection.rebuilt()
        copy.bindingType = self.bindingType.rebuilt()
        copy.bindingName = self.bindingName.rebuilt()
        copy.isRequired = self.isRequired.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PageBrush: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.brushType = self.brushType.rebuilt()
        copy.firstColor = self.firstColor.rebuilt()
        copy.secondColor = self.secondColor.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PageColumn: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.dataId = self.dataId.rebuilt()
        copy.headerText = self.headerText.rebuilt()
        copy.isAutoHeaderText = self.isAutoHeaderText.rebuilt()
        copy.headerTooltip = self.headerTooltip.rebuilt()
        copy.isAutoHeaderTooltip = self.isAutoHeaderTooltip.rebuilt()
        copy.columnWidth = self.columnWidth.rebuilt()
        copy.defaultSortOrder = self.defaultSortOrder.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PageCommand: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.commandType = self.commandType.rebuilt()
        copy.commandName = self.commandName.rebuilt()
        copy.commandId = self.commandId.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PageCommandType: Rebuildable {}

extension ICWS.Ipa.PageControl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.controlId = self.controlId.rebuilt()
        copy.controlType = self.controlType.rebuilt()
        copy.isReadOnly = self.isReadOnly.rebuilt()
        copy.commands = self.commands.rebuilt()
        copy.bindings = self.bindings.rebuilt()
        copy.layout = self.layout.rebuilt()
        copy.text = self.text.rebuilt()
        copy.style = self.style.rebuilt()
        copy.options = self.options.rebuilt()
        copy.columns = self.columns.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PageDefinition: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.meta = self.meta.rebuilt()
        copy.controls = self.controls.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PageDefinitionMeta: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.payloadType = self.payloadType.rebuilt()
        copy.formatVersion = self.formatVersion.rebuilt()
        copy.dipsPerInch = self.dipsPerInch.rebuilt()
        copy.defaultFontSize = self.defaultFontSize.rebuilt()
        copy.defaultFontFamily = self.defaultFontFamily.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PageLayout: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.parentControlIndex = self.parentControlIndex.rebuilt()
        copy.upperLeftX = self.upperLeftX.rebuilt()
        copy.upperLeftY = self.upperLeftY.rebuilt()
        copy.width = self.width.rebuilt()
        copy.height = self.height.rebuilt()
        copy.childOffsetX = self.childOffsetX.rebuilt()
        copy.childOffsetY = self.childOffsetY.rebuilt()
        copy.tabIndex = self.tabIndex.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PageOptions: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.fixedUri = self.fixedUri.rebuilt()
        copy.isSorted = self.isSorted.rebuilt()
        copy.lineMode = self.lineMode.rebuilt()
        copy.spellCheck = self.spellCheck.rebuilt()
        copy.scaleDownToFit = self.scaleDownToFit.rebuilt()
        copy.scaleUpToFit = self.scaleUpToFit.rebuilt()
        copy.stretchToFill = self.stretchToFill.rebuilt()
        copy.updateUriAsUserNavigates = self.updateUriAsUserNavigates.rebuilt()
        copy.selectionMode = self.selectionMode.rebuilt()
        copy.valueWhenSelected = self.valueWhenSelected.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PageStyle: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.backgroundBrush = self.backgroundBrush.rebuilt()
        copy.borderBrush = self.borderBrush.rebuilt()
        copy.borderThickness = self.borderThickness.rebuilt()
        copy.fontFamily = self.fontFamily.rebuilt()
        copy.fontSize = self.fontSize.rebuilt()
        copy.foregroundBrush = self.foregroundBrush.rebuilt()
        copy.isBold = self.isBold.rebuilt()
        copy.isItalic = self.isItalic.rebuilt()
        copy.isUnderline = self.isUnderline.rebuilt()
        copy.isStrikethrough = self.isStrikethrough.rebuilt()
        copy.textAlignment = self.textAlignment.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PageText: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.textFieldName = self.textFieldName.rebuilt()
        copy.textFieldValue = self.textFieldValue.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PasOverloadedAtLaunchOption: Rebuildable {}

extension ICWS.Ipa.PasRunState: Rebuildable {}

extension ICWS.Ipa.PasSubscriptionEventArgs: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.runState = self.runState.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.ProcessDefinitionDescription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.processDefinitionId = self.processDefinitionId.rebuilt()
        copy.revision = self.revision.rebuilt()
        copy.name = self.name.rebuilt()
        copy.description = self.description.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.ProcessInstanceSearchResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.instanceId = self.instanceId.rebuilt()
        copy.definitionId = self.definitionId.rebuilt()
        copy.details = self.details.rebuilt()
        copy.endOfProcess = self.endOfProcess.rebuilt()
        copy.initiatingUser = self.initiatingUser.rebuilt()
        copy.launchMode = self.launchMode.rebuilt()
        copy.numericId = self.numericId.rebuilt()
        copy.processName = self.processName.rebuilt()
        copy.revision = self.revision.rebuilt()
        copy.startOfProcess = self.startOfProcess.rebuilt()
        copy.status = self.status.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemBooleanColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.vals = self.vals.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemBooleanSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemComplexColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.vals = self.vals.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemComplexSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemCurrencyColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.vals = self.vals.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemCurrencySing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemDateColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.vals = self.vals.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemDateSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemDateTimeColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.vals = self.vals.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemDateTimeSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemDecimalColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.vals = self.vals.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemDecimalSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemDurationColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.vals = self.vals.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemDurationSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemLongColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.vals = self.vals.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemLongSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemMailboxColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.vals = self.vals.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemMailboxSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemSkillColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.vals = self.vals.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemSkillSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemStringColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.vals = self.vals.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemStringSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemTimeColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.vals = self.vals.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemTimeSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemUriColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.vals = self.vals.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemUriSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemUserQueueColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.vals = self.vals.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemUserQueueSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemWorkgroupQueueColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.vals = self.vals.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.PropDefInitialValuesItemWorkgroupQueueSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.refId = self.refId.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.QueryProcessInstancesResults: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.RuntimeDataValuesList: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.meta = self.meta.rebuilt()
        copy.data = self.data.rebuilt()
        copy.selections = self.selections.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.RuntimeDataValuesListMeta: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.payloadType = self.payloadType.rebuilt()
        copy.formatVersion = self.formatVersion.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.RuntimeDataValuesListSelectionsListItem: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.sourceId = self.sourceId.rebuilt()
        copy.destinationId = self.destinationId.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.SendPageCommandParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.pageInstanceId = self.pageInstanceId.rebuilt()
        copy.commandType = self.commandType.rebuilt()
        copy.commandId = self.commandId.rebuilt()
        copy.changedValues = self.changedValues.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.SendPageCommandResults: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.requestId = self.requestId.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.SkillDataInstColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.SkillDataInstSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.SkillDataValidationRules: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.minItems = self.minItems.rebuilt()
        copy.maxItems = self.maxItems.rebuilt()
        copy.limitToList = self.limitToList.rebuilt()
        copy.allowNotSet = self.allowNotSet.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.SkillPropDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.refId = self.refId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.SkillPropValColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.SkillPropValSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.SkillTypeDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.StringDataInstColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.StringDataInstCollItem: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.StringDataInstSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.StringDataValidationRules: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.minItems = self.minItems.rebuilt()
        copy.maxItems = self.maxItems.rebuilt()
        copy.limitToList = self.limitToList.rebuilt()
        copy.allowNotSet = self.allowNotSet.rebuilt()
        copy.minLength = self.minLength.rebuilt()
        copy.maxLength = self.maxLength.rebuilt()
        copy.trim = self.trim.rebuilt()
        copy.patternType = self.patternType.rebuilt()
        copy.patternName = self.patternName.rebuilt()
        copy.customRegex = self.customRegex.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.StringPropDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.refId = self.refId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.StringPropValColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.StringPropValSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.StringTypeDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.TimeDataInstColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.TimeDataInstSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.TimeDataValidationRules: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.minVal = self.minVal.rebuilt()
        copy.maxVal = self.maxVal.rebuilt()
        copy.minItems = self.minItems.rebuilt()
        copy.maxItems = self.maxItems.rebuilt()
        copy.limitToList = self.limitToList.rebuilt()
        copy.allowNotSet = self.allowNotSet.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.TimePropDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.refId = self.refId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.TimePropValColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.TimePropValSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.TimeTypeDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.UriDataInstColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.UriDataInstSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.UriDataValidationRules: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.minItems = self.minItems.rebuilt()
        copy.maxItems = self.maxItems.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.UriPropDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.refId = self.refId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.UriPropValColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.UriPropValSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.UriTypeDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.UserInformation: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.displayName = self.displayName.rebuilt()
        copy.uri = self.uri.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.UserQueueDataInstColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.UserQueueDataInstCollItem: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.UserQueueDataInstSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.UserQueueDataValidationRules: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.minItems = self.minItems.rebuilt()
        copy.maxItems = self.maxItems.rebuilt()
        copy.limitToList = self.limitToList.rebuilt()
        copy.allowNotSet = self.allowNotSet.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.UserQueuePropDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.refId = self.refId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.UserQueuePropValColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.UserQueuePropValSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.UserQueueTypeDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.UserQueueValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.val = self.val.rebuilt()
        copy.displayName = self.displayName.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.WorkgroupQueueDataInstColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.WorkgroupQueueDataInstSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.security = self.security.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.WorkgroupQueueDataValidationRules: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.minItems = self.minItems.rebuilt()
        copy.maxItems = self.maxItems.rebuilt()
        copy.limitToList = self.limitToList.rebuilt()
        copy.allowNotSet = self.allowNotSet.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.WorkgroupQueuePropDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.refId = self.refId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.WorkgroupQueuePropValColl: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.WorkgroupQueuePropValSing: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.name = self.name.rebuilt()
        copy.val = self.val.rebuilt()
        return copy
    }
}

extension ICWS.Ipa.WorkgroupQueueTypeDef: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defId = self.defId.rebuilt()
        copy.initialValues = self.initialValues.rebuilt()
        copy.rules = self.rules.rebuilt()
        return copy
    }
}
