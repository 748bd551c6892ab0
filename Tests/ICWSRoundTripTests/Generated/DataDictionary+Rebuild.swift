// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCore
import ICWSDataDictionary

extension ICWS.DataDictionary.Column: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.dataType = self.dataType.rebuilt()
        copy.maxLength = self.maxLength.rebuilt()
        copy.encoding = self.encoding.rebuilt()
        copy.precision = self.precision.rebuilt()
        copy.scale = self.scale.rebuilt()
        copy.allowsNulls = self.allowsNulls.rebuilt()
        copy.lastChangeVersion = self.lastChangeVersion.rebuilt()
        copy.lastChangeReason = self.lastChangeReason.rebuilt()
        copy.containsPII = self.containsPII.rebuilt()
        copy.seqNo = self.seqNo.rebuilt()
        copy.shortDescription = self.shortDescription.rebuilt()
        copy.longDescription = self.longDescription.rebuilt()
        return copy
    }
}

extension ICWS.DataDictionary.DataSetName: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        return copy
    }
}

extension ICWS.DataDictionary.DataSetNames: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.dataSetNameList = self.dataSetNameList.rebuilt()
        return copy
    }
}

extension ICWS.DataDictionary.Dictionary: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.tables = self.tables.rebuilt()
        copy.views = self.views.rebuilt()
        copy.storedProcedures = self.storedProcedures.rebuilt()
        return copy
    }
}

extension ICWS.DataDictionary.Feature: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        return copy
    }
}

extension ICWS.DataDictionary.ForeignKey: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.column = self.column.rebuilt()
        copy.referenceTable = self.referenceTable.rebuilt()
        copy.referenceColumn = self.referenceColumn.rebuilt()
        return copy
    }
}

extension ICWS.DataDictionary.IncludedColumn: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        return copy
    }
}

extension ICWS.DataDictionary.Index: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.indexType = self.indexType.rebuilt()
        copy.indexColumns = self.indexColumns.rebuilt()
        copy.includedColumns = self.includedColumns.rebuilt()
        return copy
    }
}

extension ICWS.DataDictionary.IndexColumn: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.sortOrder = self.sortOrder.rebuilt()
        return copy
    }
}

extension ICWS.DataDictionary.Parameter: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.parameterType = self.parameterType.rebuilt()
        copy.seqNo = self.seqNo.rebuilt()
        copy.dataType = self.dataType.rebuilt()
        copy.maxLength = self.maxLength.rebuilt()
        copy.encoding = self.encoding.rebuilt()
        copy.shortDescription = self.shortDescription.rebuilt()
        copy.longDescription = self.longDescription.rebuilt()
        return copy
    }
}

extension ICWS.DataDictionary.PrimaryKey: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.primaryKeyType = self.primaryKeyType.rebuilt()
        copy.primaryKeyColumns = self.primaryKeyColumns.rebuilt()
        return copy
    }
}

extension ICWS.DataDictionary.PrimaryKeyColumn: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.sortOrder = self.sortOrder.rebuilt()
        return copy
    }
}

extension ICWS.DataDictionary.StoredProcedure: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.dateTimeFilterColumn = self.dateTimeFilterColumn.rebuilt()
        copy.siteIdFilterColumn = self.siteIdFilterColumn.rebuilt()
        copy.schema = self.schema.rebuilt()
        copy.lastChangeVersion = self.lastChangeVersion.rebuilt()
        copy.lastChangeReason = self.lastChangeReason.rebuilt()
        copy.shortDescription = self.shortDescription.rebuilt()
        copy.longDescription = self.longDescription.rebuilt()
        copy.cicProductCode = self.cicProductCode.rebuilt()
        copy.dataSetName = self.dataSetName.rebuilt()
        copy.containsPII = self.containsPII.rebuilt()
        copy.parameters = self.parameters.rebuilt()
        return copy
    }
}

extension ICWS.DataDictionary.StoredProcedures: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.storedProcedureList = self.storedProcedureList.rebuilt()
        return copy
    }
}

extension ICWS.DataDictionary.Table: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.dateTimeFilterColumn = self.dateTimeFilterColumn.rebuilt()
        copy.siteIdFilterColumn = self.siteIdFilterColumn.rebuilt()
        copy.schema = self.schema.rebuilt()
        copy.shortDescription = self.shortDescription.rebuilt()
        copy.longDescription = self.longDescription.rebuilt()
        copy.cicProductCode = self.cicProductCode.rebuilt()
        copy.loggingType = self.loggingType.rebuilt()
        copy.lastChangeVersion = self.lastChangeVersion.rebuilt()
        copy.lastChangeReason = self.lastChangeReason.rebuilt()
        copy.column = self.column.rebuilt()
        copy.primaryKey = self.primaryKey.rebuilt()
        copy.foreignKey = self.foreignKey.rebuilt()
        copy.feature = self.feature.rebuilt()
        copy.dataSetName = self.dataSetName.rebuilt()
        copy.index = self.index.rebuilt()
        return copy
    }
}

extension ICWS.DataDictionary.Tables: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.tableList = self.tableList.rebuilt()
        return copy
    }
}

extension ICWS.DataDictionary.View: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.dateTimeFilterColumn = self.dateTimeFilterColumn.rebuilt()
        copy.siteIdFilterColumn = self.siteIdFilterColumn.rebuilt()
        copy.schema = self.schema.rebuilt()
        copy.shortDescription = self.shortDescription.rebuilt()
        copy.longDescription = self.longDescription.rebuilt()
        copy.cicProductCode = self.cicProductCode.rebuilt()
        copy.dataSetName = self.dataSetName.rebuilt()
        copy.lastChangeVersion = self.lastChangeVersion.rebuilt()
        copy.lastChangeReason = self.lastChangeReason.rebuilt()
        copy.column = self.column.rebuilt()
        return copy
    }
}

extension ICWS.DataDictionary.Views: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.viewList = self.viewList.rebuilt()
        return copy
    }
}
