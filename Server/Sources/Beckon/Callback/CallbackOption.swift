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
        value("_userorig_connect_limit", \.userOriginatedConnectLimit) {
            Int($0).flatMap { (0...1_000).contains($0) ? $0 : nil }
        },
        value("_phone_number", \.phoneNumber) { $0 },
        value("_redirect", \.redirect) { $0.utf8.count <= TextLimit.name ? $0 : nil },
    ]

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
                switch value.lowercased() {
                case "true": options[keyPath: path] = true
                case "false": options[keyPath: path] = false
                default: return false
                }
                return true
            }, spell: { $0[keyPath: path] ? "true" : "false" })
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

extension CallbackRecord {
    /// The data that the request attached, without options: for queries and the agent.
    package var attachedData: [String: String] {
        properties.filter { property in
            ![Self.statedUser, Self.reminded].contains(property.key)
                && !CallbackOption.all.contains { $0.name == property.key }
        }
    }

    /// The property that notes that the app gave ``user`` itself.
    static let statedUser = "_gms_user_stated"

    /// Whether the app gave ``user``; a value that Beckon issued for this callback does not say whose phone it is.
    package var hasStatedUser: Bool { properties[Self.statedUser] != nil }
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
