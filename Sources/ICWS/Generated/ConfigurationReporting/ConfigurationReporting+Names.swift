// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration {
    /// Namespace `Configuration.Reporting`.
    public enum Reporting {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Configuration.Reporting.Resources.HistoricalReports.GetHistoricalReports``.
    public typealias GetHistoricalReports = ICWS.Configuration.Reporting.Resources.HistoricalReports
        .GetHistoricalReports

    /// Short for ``ICWS.Configuration.Reporting.Resources.HistoricalReportsById.GetHistoricalReport``.
    public typealias GetHistoricalReport = ICWS.Configuration.Reporting.Resources.HistoricalReportsById
        .GetHistoricalReport

    /// Short for ``ICWS.Configuration.Reporting.Resources.LegacyHistoricalReports.GetLegacyHistoricalReports``.
    public typealias GetLegacyHistoricalReports = ICWS.Configuration.Reporting.Resources.LegacyHistoricalReports
        .GetLegacyHistoricalReports

    /// Short for ``ICWS.Configuration.Reporting.Resources.LegacyHistoricalReportsById.GetLegacyHistoricalReport``.
    public typealias GetLegacyHistoricalReport = ICWS.Configuration.Reporting.Resources.LegacyHistoricalReportsById
        .GetLegacyHistoricalReport

    /// Short for ``ICWS.Configuration.Reporting.Resources.ReportLogs.GetReportLogs``.
    public typealias GetReportLogs = ICWS.Configuration.Reporting.Resources.ReportLogs.GetReportLogs

    /// Short for ``ICWS.Configuration.Reporting.Resources.ReportLogsById.GetReportLog``.
    public typealias GetReportLog = ICWS.Configuration.Reporting.Resources.ReportLogsById.GetReportLog
}
