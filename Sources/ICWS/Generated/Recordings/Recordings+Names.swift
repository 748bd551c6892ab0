// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS {
    /// Namespace `Recordings`.
    public enum Recordings {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Recordings {
    /// Namespace `Recordings.Play`.
    public enum Play {
    }
}

extension ICWS.Recordings.Play {
    /// Namespace `Recordings.Play.StationAudio`.
    public enum StationAudio {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Recordings.Resources.SendAsEmailByRecordingId.SendRecordingAsEmail``.
    public typealias SendRecordingAsEmail = ICWS.Recordings.Resources.SendAsEmailByRecordingId.SendRecordingAsEmail

    /// Short for ``ICWS.Recordings.Play.StationAudio.Resources.Start.StartStationAudioPlayback``.
    public typealias StartStationAudioPlayback = ICWS.Recordings.Play.StationAudio.Resources.Start
        .StartStationAudioPlayback

    /// Short for ``ICWS.Recordings.Play.StationAudio.Resources.Stop.StopStationAudioPlayback``.
    public typealias StopStationAudioPlayback = ICWS.Recordings.Play.StationAudio.Resources.Stop
        .StopStationAudioPlayback
}
