// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS {
    /// Namespace `VoicePrompts`.
    public enum VoicePrompts {
    }
}

extension ICWS.VoicePrompts {
    /// Namespace `VoicePrompts.All`.
    public enum All {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.VoicePrompts {
    /// Namespace `VoicePrompts.Followme`.
    public enum Followme {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.VoicePrompts {
    /// Namespace `VoicePrompts.Forward`.
    public enum Forward {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.VoicePrompts {
    /// Namespace `VoicePrompts.Greeting`.
    public enum Greeting {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.VoicePrompts {
    /// Namespace `VoicePrompts.Name`.
    public enum Name {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.VoicePrompts {
    /// Namespace `VoicePrompts.Noanswer`.
    public enum Noanswer {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.VoicePrompts {
    /// Namespace `VoicePrompts.Outofoffice`.
    public enum Outofoffice {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.VoicePrompts.Greeting.Resources.Activation.GetGreetingActivation``.
    public typealias GetGreetingActivation = ICWS.VoicePrompts.Greeting.Resources.Activation.GetGreetingActivation

    /// Short for ``ICWS.VoicePrompts.Greeting.Resources.Activation.SetGreetingActivation``.
    public typealias SetGreetingActivation = ICWS.VoicePrompts.Greeting.Resources.Activation.SetGreetingActivation

    /// Short for ``ICWS.VoicePrompts.Outofoffice.Resources.Activation.GetOutOfOfficeActivation``.
    public typealias GetOutOfOfficeActivation = ICWS.VoicePrompts.Outofoffice.Resources.Activation
        .GetOutOfOfficeActivation

    /// Short for ``ICWS.VoicePrompts.Outofoffice.Resources.Activation.SetOutOfOfficeActivation``.
    public typealias SetOutOfOfficeActivation = ICWS.VoicePrompts.Outofoffice.Resources.Activation
        .SetOutOfOfficeActivation

    /// Short for ``ICWS.VoicePrompts.Outofoffice.Resources.Cancel.CancelOutOfOffice``.
    public typealias CancelOutOfOffice = ICWS.VoicePrompts.Outofoffice.Resources.Cancel.CancelOutOfOffice

    /// Short for ``ICWS.VoicePrompts.Outofoffice.Resources.Clear.ClearOutOfOffice``.
    public typealias ClearOutOfOffice = ICWS.VoicePrompts.Outofoffice.Resources.Clear.ClearOutOfOffice

    /// Short for ``ICWS.VoicePrompts.Outofoffice.Resources.Commit.CommitOutOfOffice``.
    public typealias CommitOutOfOffice = ICWS.VoicePrompts.Outofoffice.Resources.Commit.CommitOutOfOffice

    /// Short for ``ICWS.VoicePrompts.Outofoffice.Resources.Preview.PreviewOutOfOffice``.
    public typealias PreviewOutOfOffice = ICWS.VoicePrompts.Outofoffice.Resources.Preview.PreviewOutOfOffice

    /// Short for ``ICWS.VoicePrompts.Outofoffice.Resources.Record.RecordOutOfOffice``.
    public typealias RecordOutOfOffice = ICWS.VoicePrompts.Outofoffice.Resources.Record.RecordOutOfOffice
}
