// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

/// Interaction Center Web Services: everything that was generated from its description.
public enum ICWS {}

extension ICWS {
    /// Namespace `Activations`.
    public enum Activations {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `AgentQuality`.
    public enum AgentQuality {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.AgentQuality {
    /// Namespace `AgentQuality.Scorecards`.
    public enum Scorecards {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `Alerts`.
    public enum Alerts {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `Common`.
    public enum Common {
    }
}

extension ICWS {
    /// Namespace `Configuration`.
    public enum Configuration {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration {
    /// Namespace `Configuration.Collective`.
    public enum Collective {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration {
    /// Namespace `Configuration.Hardware`.
    public enum Hardware {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.Hardware {
    /// Namespace `Configuration.Hardware.Defaults`.
    public enum Defaults {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration {
    /// Namespace `Configuration.Integrations`.
    public enum Integrations {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.Integrations {
    /// Namespace `Configuration.Integrations.Defaults`.
    public enum Defaults {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.Integrations {
    /// Namespace `Configuration.Integrations.SalesforceCtiConfigurations`.
    public enum SalesforceCtiConfigurations {
        /// Its resources.
        public enum Resources {}
    }
}

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

extension ICWS.Configuration {
    /// Namespace `Configuration.InteractionDialer`.
    public enum InteractionDialer {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration {
    /// Namespace `Configuration.InteractionOptimizer`.
    public enum InteractionOptimizer {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration {
    /// Namespace `Configuration.InteractionRecorder`.
    public enum InteractionRecorder {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration {
    /// Namespace `Configuration.Mail`.
    public enum Mail {
    }
}

extension ICWS.Configuration.Mail {
    /// Namespace `Configuration.Mail.InteractionMessageStoreMailbox`.
    public enum InteractionMessageStoreMailbox {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration {
    /// Namespace `Configuration.People`.
    public enum People {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.People {
    /// Namespace `Configuration.People.AccessControlGroups`.
    public enum AccessControlGroups {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.People {
    /// Namespace `Configuration.People.Accessrights`.
    public enum Accessrights {
    }
}

extension ICWS.Configuration.People {
    /// Namespace `Configuration.People.Defaults`.
    public enum Defaults {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.People {
    /// Namespace `Configuration.People.Users`.
    public enum Users {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.People {
    /// Namespace `Configuration.People.Workgroups`.
    public enum Workgroups {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration {
    /// Namespace `Configuration.Reporting`.
    public enum Reporting {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration {
    /// Namespace `Configuration.System`.
    public enum System {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.System {
    /// Namespace `Configuration.System.Certificates`.
    public enum Certificates {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.System {
    /// Namespace `Configuration.System.Defaults`.
    public enum Defaults {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.System {
    /// Namespace `Configuration.System.Mail`.
    public enum Mail {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration {
    /// Namespace `Configuration.Transaction`.
    public enum Transaction {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.Transaction {
    /// Namespace `Configuration.Transaction.Transaction`.
    public enum Transaction {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `Connection`.
    public enum Connection {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Connection {
    /// Namespace `Connection.SingleSignOn`.
    public enum SingleSignOn {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `Content`.
    public enum Content {
    }
}

extension ICWS {
    /// Namespace `DataDictionary`.
    public enum DataDictionary {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `DataExtractor`.
    public enum DataExtractor {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `Dialer`.
    public enum Dialer {
    }
}

extension ICWS.Dialer {
    /// Namespace `Dialer.Dialer`.
    public enum Dialer {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `Directories`.
    public enum Directories {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Directories {
    /// Namespace `Directories.SpeedDial`.
    public enum SpeedDial {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `Interactions`.
    public enum Interactions {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Interactions {
    /// Namespace `Interactions.Assistance`.
    public enum Assistance {
    }
}

extension ICWS.Interactions {
    /// Namespace `Interactions.Callback`.
    public enum Callback {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Interactions {
    /// Namespace `Interactions.Chat`.
    public enum Chat {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Interactions {
    /// Namespace `Interactions.Conferences`.
    public enum Conferences {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Interactions {
    /// Namespace `Interactions.Consult`.
    public enum Consult {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Interactions {
    /// Namespace `Interactions.Email`.
    public enum Email {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Interactions.Email {
    /// Namespace `Interactions.Email.Attachments`.
    public enum Attachments {
    }
}

extension ICWS.Interactions.Email.Attachments {
    /// Namespace `Interactions.Email.Attachments.File`.
    public enum File {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Interactions.Email.Attachments {
    /// Namespace `Interactions.Email.Attachments.Message`.
    public enum Message {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Interactions.Email.Attachments {
    /// Namespace `Interactions.Email.Attachments.ResponseManagement`.
    public enum ResponseManagement {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `Ipa`.
    public enum Ipa {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Ipa {
    /// Namespace `Ipa.WorkitemInstances`.
    public enum WorkitemInstances {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `Licenses`.
    public enum Licenses {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `Messaging`.
    public enum Messaging {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging {
    /// Namespace `Messaging.Subscriptions`.
    public enum Subscriptions {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.Activations`.
    public enum Activations {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.Alerts`.
    public enum Alerts {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.Configuration`.
    public enum Configuration {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions.Configuration {
    /// Namespace `Messaging.Subscriptions.Configuration.Hardware`.
    public enum Hardware {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions.Configuration {
    /// Namespace `Messaging.Subscriptions.Configuration.Integrations`.
    public enum Integrations {
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

extension ICWS.Messaging.Subscriptions.Configuration {
    /// Namespace `Messaging.Subscriptions.Configuration.InteractionRecorder`.
    public enum InteractionRecorder {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions.Configuration {
    /// Namespace `Messaging.Subscriptions.Configuration.People`.
    public enum People {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions.Configuration {
    /// Namespace `Messaging.Subscriptions.Configuration.System`.
    public enum System {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.Connection`.
    public enum Connection {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.DataExtractor`.
    public enum DataExtractor {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.Interactions`.
    public enum Interactions {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.Ipa`.
    public enum Ipa {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions.Ipa {
    /// Namespace `Messaging.Subscriptions.Ipa.WorkitemInstances`.
    public enum WorkitemInstances {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.Session`.
    public enum Session {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.Statistics`.
    public enum Statistics {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.Status`.
    public enum Status {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.System`.
    public enum System {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.UnifiedMessaging`.
    public enum UnifiedMessaging {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.WfmData`.
    public enum WfmData {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `PhoneNumbers`.
    public enum PhoneNumbers {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `QualityManagement`.
    public enum QualityManagement {
    }
}

extension ICWS {
    /// Namespace `Queues`.
    public enum Queues {
    }
}

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
    /// Namespace `ResponseManagement`.
    public enum ResponseManagement {
        /// Its resources.
        public enum Resources {}
    }
}

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
    /// Namespace `Security`.
    public enum Security {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `Session`.
    public enum Session {
    }
}

extension ICWS {
    /// Namespace `Statistics`.
    public enum Statistics {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Statistics {
    /// Namespace `Statistics.StatisticParameterValues`.
    public enum StatisticParameterValues {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `Status`.
    public enum Status {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `System`.
    public enum System {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `UnifiedMessaging`.
    public enum UnifiedMessaging {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.UnifiedMessaging {
    /// Namespace `UnifiedMessaging.MessagesWaitingIndicator`.
    public enum MessagesWaitingIndicator {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.UnifiedMessaging {
    /// Namespace `UnifiedMessaging.VoicemailMessage`.
    public enum VoicemailMessage {
    }
}

extension ICWS.UnifiedMessaging.VoicemailMessage {
    /// Namespace `UnifiedMessaging.VoicemailMessage.Play`.
    public enum Play {
        /// Its resources.
        public enum Resources {}
    }
}

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
    /// Namespace `WebCallback`.
    public enum WebCallback {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `WebChat`.
    public enum WebChat {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `Wfm`.
    public enum Wfm {
        /// Its resources.
        public enum Resources {}
    }
}
