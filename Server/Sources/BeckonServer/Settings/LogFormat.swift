/// The form of the log, the variable `BECKON_LOG_FORMAT`.
package enum LogFormat: String, CaseIterable, Sendable {
    /// A line for a person, to standard error.
    case text
    /// One JSON object a line, to standard error.
    case json
    /// Entries with fields, to the journal of systemd.
    case journald
}
