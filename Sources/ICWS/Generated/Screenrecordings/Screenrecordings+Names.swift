// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS {
    /// Namespace `Screenrecordings`.
    public enum Screenrecordings {
    }
}

extension ICWS.Screenrecordings {
    /// Namespace `Screenrecordings.Record`.
    public enum Record {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Screenrecordings.Record.Resources.Pause.PauseScreenRecordings``.
    public typealias PauseScreenRecordings = ICWS.Screenrecordings.Record.Resources.Pause.PauseScreenRecordings

    /// Short for ``ICWS.Screenrecordings.Record.Resources.Resume.ResumeScreenRecordings``.
    public typealias ResumeScreenRecordings = ICWS.Screenrecordings.Record.Resources.Resume.ResumeScreenRecordings

    /// Short for ``ICWS.Screenrecordings.Record.Resources.Start.StartScreenRecording``.
    public typealias StartScreenRecording = ICWS.Screenrecordings.Record.Resources.Start.StartScreenRecording

    /// Short for ``ICWS.Screenrecordings.Record.Resources.Stop.StopScreenRecording``.
    public typealias StopScreenRecording = ICWS.Screenrecordings.Record.Resources.Stop.StopScreenRecording
}
