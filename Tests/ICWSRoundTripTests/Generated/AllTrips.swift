// Written by `make generate` from Sources/ICWS/icws-api.json. Not to be edited.

extension TripCase {
    /// A case for each operation.
    static let all: [TripCase] =
        []
        + activations
        + agentQuality
        + alerts
        + configuration
        + configurationCollective
        + configurationHardware
        + configurationIntegrations
        + configurationInteractionAnalyzer
        + configurationInteractionDialer
        + configurationInteractionOptimizer
        + configurationInteractionRecorder
        + configurationMail
        + configurationPeople
        + configurationReporting
        + configurationSystem
        + configurationTransaction
        + connection
        + dataDictionary
        + dataExtractor
        + dialer
        + directories
        + interactions
        + ipa
        + licenses
        + messaging
        + phoneNumbers
        + queues
        + recordings
        + responseManagement
        + screenrecordings
        + security
        + session
        + statistics
        + status
        + system
        + unifiedMessaging
        + voicePrompts
        + webCallback
        + webChat
        + wfm
}
