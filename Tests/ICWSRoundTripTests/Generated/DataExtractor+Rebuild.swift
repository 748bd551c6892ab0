// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSDataExtractor
import ICWSMessaging

extension ICWS.DataExtractor.Column: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        return copy
    }
}

extension ICWS.DataExtractor.Job: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.jobStatus = self.jobStatus.rebuilt()
        copy.jobConfig = self.jobConfig.rebuilt()
        return copy
    }
}

extension ICWS.DataExtractor.JobConfig: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.submittedUserId = self.submittedUserId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.tables = self.tables.rebuilt()
        copy.views = self.views.rebuilt()
        copy.startTimeFilter = self.startTimeFilter.rebuilt()
        copy.endTimeFilter = self.endTimeFilter.rebuilt()
        copy.siteIdFilters = self.siteIdFilters.rebuilt()
        return copy
    }
}

extension ICWS.DataExtractor.JobReponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        return copy
    }
}

extension ICWS.DataExtractor.JobStatus: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.submittedUserId = self.submittedUserId.rebuilt()
        copy.id = self.id.rebuilt()
        copy.submittedUserSiteId = self.submittedUserSiteId.rebuilt()
        copy.submitTime = self.submitTime.rebuilt()
        copy.queuedTime = self.queuedTime.rebuilt()
        copy.canceledTime = self.canceledTime.rebuilt()
        copy.finishedTime = self.finishedTime.rebuilt()
        copy.startedTime = self.startedTime.rebuilt()
        copy.failedTime = self.failedTime.rebuilt()
        copy.stateChangedTime = self.stateChangedTime.rebuilt()
        copy.cancelUserId = self.cancelUserId.rebuilt()
        copy.outputFolder = self.outputFolder.rebuilt()
        copy.errorInfo = self.errorInfo.rebuilt()
        copy.state = self.state.rebuilt()
        return copy
    }
}

extension ICWS.DataExtractor.JobStatusMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.jobStatusList = self.jobStatusList.rebuilt()
        return copy
    }
}

extension ICWS.DataExtractor.JobStatusSubscription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.jobIds = self.jobIds.rebuilt()
        return copy
    }
}

extension ICWS.DataExtractor.Jobs: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.jobList = self.jobList.rebuilt()
        return copy
    }
}

extension ICWS.DataExtractor.SiteIdFilter: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        return copy
    }
}

extension ICWS.DataExtractor.State: Rebuildable {}

extension ICWS.DataExtractor.Table: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.dateTimeFilterColumn = self.dateTimeFilterColumn.rebuilt()
        copy.siteIdFilterColumn = self.siteIdFilterColumn.rebuilt()
        copy.column = self.column.rebuilt()
        return copy
    }
}

extension ICWS.DataExtractor.Tables: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.tableList = self.tableList.rebuilt()
        return copy
    }
}

extension ICWS.DataExtractor.View: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.dateTimeFilterColumn = self.dateTimeFilterColumn.rebuilt()
        copy.siteIdFilterColumn = self.siteIdFilterColumn.rebuilt()
        copy.column = self.column.rebuilt()
        return copy
    }
}

extension ICWS.DataExtractor.Views: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.viewList = self.viewList.rebuilt()
        return copy
    }
}
