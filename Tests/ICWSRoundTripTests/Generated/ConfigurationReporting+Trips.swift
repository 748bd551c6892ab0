// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationReporting
import ICWSCore
import ICWSMessaging

extension TripCase {
    static let configurationReporting: [TripCase] = [
        TripCase("/icws/{sessionId}/configuration/historical-reports", "getHistoricalReports") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Reporting.Resources.HistoricalReports.GetHistoricalReports(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/historical-reports/{id}", "getHistoricalReport") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Reporting.Resources.HistoricalReportsById.GetHistoricalReport(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/legacy-historical-reports", "getLegacyHistoricalReports") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Reporting.Resources.LegacyHistoricalReports.GetLegacyHistoricalReports(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/legacy-historical-reports/{id}", "getLegacyHistoricalReport") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Reporting.Resources.LegacyHistoricalReportsById.GetLegacyHistoricalReport(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/report-logs", "getReportLogs") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Reporting.Resources.ReportLogs.GetReportLogs(
                    range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                    orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase("/icws/{sessionId}/configuration/report-logs/{id}", "getReportLog") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Reporting.Resources.ReportLogsById.GetReportLog(
                    id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter")))
        },
    ]
}
