package import Beckon

/// An option of a callback service that a request may set, if `_overwritable_options` lists it.
struct CallbackOption: Sendable {
    let name: String
    /// Sets the option to a value; false when the value is invalid.
    let apply: @Sendable (inout ServiceOptions, String) -> Bool
    /// Spells the value as GMS does; only for the options of the scenario, which a callback keeps for its whole life.
    let spell: (@Sendable (ServiceOptions) -> String)?

    /// Every option that a request can set, in the order in which invalid values are reported.
    static let all: [CallbackOption] = [
        choice("_call_direction", \.callDirection),
        choice("_media_type", \.media),
        flag("_wait_for_agent", \.waitForAgent),
        flag("_wait_for_user_confirm", \.waitForUserConfirm),
        flag("_provide_code", \.provideCode),
        seconds("_ttl", \.timeToLive, atLeast: 1),
        seconds("_user_confirm_timeout", \.userConfirmTimeout, atLeast: 1),
        seconds("_snooze_duration", \.snoozeDuration, atLeast: 0),
        value("_on_user_confirm_timeout", \.onUserConfirmTimeout) { .init(rawValue: $0.uppercased()) },
        number("_userorig_connect_limit", \.userOriginatedConnectLimit, in: 0...1_000),
        value("_phone_number", \.phoneNumber) { $0 },
        value("_redirect", \.redirect) { $0.utf8.count <= TextLimit.name ? $0 : nil },
        seconds("_request_execution_time_buffer", \.executionBuffer, atLeast: 0),
        value("_business_hours_service", \.slots.hours) { .some($0.isEmpty ? nil : $0) },
        value("_capacity_service", \.slots.capacity) { .some($0.isEmpty ? nil : $0) },
        number("_max_dial_attempts", \.dialling.mostAttempts, in: 1...100),
        seconds("_dial_retry_timeout", \.dialling.retryPause, atLeast: 1),
        seconds("_max_time_to_wait_for_agent_on_the_call", \.dialling.longestWait, atLeast: 1),
        value("_do_not_call_items", \.dialling.hours) { text in
            text.isEmpty ? .some(nil) : DialOptions.Hours(text).map { .some($0) }
        },
        value("_default_country", \.limits.defaultCountry) { text in
            text.isEmpty || text.count == 2 && text.allSatisfy { $0.isASCII && $0.isLetter } ? text : nil
        },
        value("_disallow_premium_phone_numbers", \.limits.refusesPremiumNumbers, read: truth),
        value("_disallow_impossible_phone_numbers", \.limits.refusesImpossibleNumbers, read: truth),
        value("_enable_notification_reminder", \.status.reminds, read: truth),
        seconds("_notification_reminder_buffer", \.reminderBuffer, atLeast: 1),
        value("_provider_name", \.providerName) { .some($0.isEmpty ? nil : $0.prefix(bytes: TextLimit.name)) },
        value("_use_debug_push_certificate", \.debugPush, read: truth),
    ]

    /// The names of options that a request can set.
    static let names = Set(all.map(\.name))

    /// The longest time that an option may have: ten years, in seconds.
    private static let longest: Int64 = 315_360_000

    private static func choice<Value: RawRepresentable & Sendable>(
        _ name: String, _ path: any WritableKeyPath<ServiceOptions, Value> & Sendable
    ) -> CallbackOption where Value.RawValue == String {
        CallbackOption(
            name: name,
            apply: { options, value in
                guard let known = Value(rawValue: value) ?? Value(rawValue: value.uppercased()) else { return false }
                options[keyPath: path] = known
                return true
            }, spell: { $0[keyPath: path].rawValue })
    }

    private static func flag(
        _ name: String, _ path: any WritableKeyPath<ServiceOptions, Bool> & Sendable
    ) -> CallbackOption {
        CallbackOption(
            name: name,
            apply: { options, value in
                guard let flag = truth(value) else { return false }
                options[keyPath: path] = flag
                return true
            }, spell: { $0[keyPath: path] ? "true" : "false" })
    }

    @Sendable private static func truth(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true": true
        case "false": false
        default: nil
        }
    }

    private static func number(
        _ name: String, _ path: any WritableKeyPath<ServiceOptions, Int> & Sendable, in range: ClosedRange<Int>
    ) -> CallbackOption {
        value(name, path) { Int($0).flatMap { range.contains($0) ? $0 : nil } }
    }

    private static func seconds(
        _ name: String, _ path: any WritableKeyPath<ServiceOptions, Milliseconds> & Sendable, atLeast least: Int64
    ) -> CallbackOption {
        value(name, path) { Int64($0).flatMap { (least...longest).contains($0) ? .seconds($0) : nil } }
    }

    private static func value<Value: Sendable>(
        _ name: String, _ path: any WritableKeyPath<ServiceOptions, Value> & Sendable,
        read: @escaping @Sendable (String) -> Value?
    ) -> CallbackOption {
        CallbackOption(
            name: name,
            apply: { options, text in
                guard let value = read(text) else { return false }
                options[keyPath: path] = value
                return true
            }, spell: nil)
    }
}

extension ServiceOptions {
    /// The names that `_overwritable_options` may list with effect.
    package static let settableByRequests = CallbackOption.names
}

extension ServiceOptions {
    /// These options for one callback: the scenario and the request's options that its properties kept replace the
    /// configured values.
    func kept(by properties: [String: String]) -> ServiceOptions {
        var options = self
        for option in CallbackOption.all {
            guard let value = properties[option.name] else { continue }
            _ = option.apply(&options, value)
        }
        return options
    }
}

/// The results of a callback's calls, spelled as properties of GMS.
extension CallbackRecord {
    /// The data that the request attached, without options, and the results of the calls: for queries and the agent.
    package var attachedData: [String: String] {
        properties.filter { !CallbackOption.names.contains($0.key) }.merging(spelledResults) { $1 }
    }

    /// A property by its name; nil if there is none.
    func property(_ name: String) -> String? { properties[name] ?? spelledResults[name] }

    /// Whether a property has the name of a call's result; a request cannot set it, as answers would show it as one.
    static func isResult(_ name: String) -> Bool { name.hasPrefix(resultPrefix) && name.hasSuffix(resultSuffix) }

    private static let resultPrefix = "_CB_DIAL_"
    private static let resultSuffix = "_RESULT"

    /// `_CB_DIAL_<n>_RESULT` of each call that has one; the first call is 1.
    private var spelledResults: [String: String] {
        var spelled: [String: String] = [:]
        for (index, result) in dialResults.enumerated() {
            spelled["\(Self.resultPrefix)\(index + 1)\(Self.resultSuffix)"] = result.rawValue
        }
        return spelled
    }
}
