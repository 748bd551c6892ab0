// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration {
    /// Namespace `Configuration.InteractionAnalyzer`.
    public enum InteractionAnalyzer {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.InteractionAnalyzer {
    /// Namespace `Configuration.InteractionAnalyzer.Defaults`.
    public enum Defaults {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.InteractionAnalyzer {
    /// Namespace `Configuration.InteractionAnalyzer.KeywordSets`.
    public enum KeywordSets {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions.Configuration {
    /// Namespace `Messaging.Subscriptions.Configuration.InteractionAnalyzer`.
    public enum InteractionAnalyzer {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Configuration.InteractionAnalyzer.Resources.LicensedLanguages.LicensedLanguages``.
    public typealias LicensedLanguages = ICWS.Configuration.InteractionAnalyzer.Resources.LicensedLanguages
        .LicensedLanguages

    /// Short for ``ICWS.Configuration.InteractionAnalyzer.Resources.SupportedLanguages.SupportedLanguages``.
    public typealias SupportedLanguages = ICWS.Configuration.InteractionAnalyzer.Resources.SupportedLanguages
        .SupportedLanguages

    /// Short for ``ICWS.Configuration.InteractionAnalyzer.Resources.KeywordSets.GetKeywordSets``.
    public typealias GetKeywordSets = ICWS.Configuration.InteractionAnalyzer.Resources.KeywordSets.GetKeywordSets

    /// Short for ``ICWS.Configuration.InteractionAnalyzer.Resources.KeywordSets.CreateKeywordSet``.
    public typealias CreateKeywordSet = ICWS.Configuration.InteractionAnalyzer.Resources.KeywordSets.CreateKeywordSet

    /// Short for ``ICWS.Configuration.InteractionAnalyzer.Resources.KeywordSetsById.DeleteKeywordSet``.
    public typealias DeleteKeywordSet = ICWS.Configuration.InteractionAnalyzer.Resources.KeywordSetsById
        .DeleteKeywordSet

    /// Short for ``ICWS.Configuration.InteractionAnalyzer.Resources.KeywordSetsById.GetKeywordSet``.
    public typealias GetKeywordSet = ICWS.Configuration.InteractionAnalyzer.Resources.KeywordSetsById.GetKeywordSet

    /// Short for ``ICWS.Configuration.InteractionAnalyzer.Defaults.Resources.Keyword.GetDefaults``.
    public typealias KeywordGetDefaults = ICWS.Configuration.InteractionAnalyzer.Defaults.Resources.Keyword.GetDefaults

    /// Short for ``ICWS.Configuration.InteractionAnalyzer.KeywordSets.Resources.PreviewKeywordRuntime.PreviewKeywordRuntime``.
    public typealias PreviewKeywordRuntime = ICWS.Configuration.InteractionAnalyzer.KeywordSets.Resources
        .PreviewKeywordRuntime.PreviewKeywordRuntime

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.InteractionAnalyzer.Resources.KeywordSets.DeleteSubscription``.
    public typealias KeywordSetsDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.InteractionAnalyzer
        .Resources.KeywordSets.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.InteractionAnalyzer.Resources.KeywordSets.CreateSubscription``.
    public typealias KeywordSetsCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.InteractionAnalyzer
        .Resources.KeywordSets.CreateSubscription

    /// Short for ``ICWS.Configuration.InteractionAnalyzer.PreviewKeywordRuntimeResult``.
    public typealias PreviewKeywordRuntimeResult = ICWS.Configuration.InteractionAnalyzer.PreviewKeywordRuntimeResult
}
