import Beckon
import BeckonNative

extension Settings {
    /// How long a platform has for a callback unless `dialResultTimeout` says otherwise: a day.
    private static let platformResultTimeout = Milliseconds.seconds(86_400)

    /// Reads how customers are called.
    func readDialling(_ dialling: inout DialOptions, _ source: inout SettingsSource) {
        if let name = source.text("telephony") {
            let isPlatform = platforms.callers.contains { $0.word == name }
            if isPlatform {
                dialling.telephony = BridgeSourceName(name)
                // At a platform a callback waits in a queue: one that was ordered again too early would be called twice.
                dialling.resultTimeout = Self.platformResultTimeout
            } else if let known = sources[name], known.delivery != nil {
                dialling.telephony = known.name
            } else {
                source.problem(
                    "telephony",
                    "must be a platform of agentSides with a section callbacks, or a name of bridge.sources with a section deliver"
                )
            }
        }
        if let most = source.integer("_max_dial_attempts", in: 1...100) { dialling.mostAttempts = most }
        if let pause = source.seconds("_dial_retry_timeout", in: 1...86_400) { dialling.retryPause = pause }
        if let text = source.text("_do_not_call_items"), !text.isEmpty {
            dialling.hours = DialOptions.Hours(text)
            if dialling.hours == nil {
                source.problem("_do_not_call_items", "must be seconds, first hour and last hour, such as 3600,9,21")
            }
        }
        if let wait = source.seconds("_max_time_to_wait_for_agent_on_the_call", in: 1...86_400) {
            dialling.longestWait = wait
        }
        if let most = source.integer("_max_ors_submit_attempts", in: 1...100) { dialling.mostSubmissions = most }
        if let time = source.seconds("dialResultTimeout", in: 10...86_400) { dialling.resultTimeout = time }
    }
}
