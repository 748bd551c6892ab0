import Beckon

/// A request to start a callback, read from its parameters.
struct NewCallbackRequest: Hashable, Sendable {
    let customerNumber: String
    let desiredTime: Timestamp?
    /// The token and its kind; nil when the app cannot get pushes.
    let pushAddress: PushAddress?
    /// The service's options, with the changes that the request was allowed to make.
    let options: ServiceOptions
    /// All other parameters, with the options that the callback keeps for its whole life.
    let properties: [String: String]

    /// The push address of a device.
    struct PushAddress: Hashable, Sendable {
        let type: PushType
        let token: String
        let language: String?
    }

    /// - Throws: ``CallbackRefusal`` with 400 that names the parameter; only its ``CallbackRefusal/answer`` may hold a number.
    init(
        _ parameters: [String: String], for configured: ServiceOptions, _ numbers: any PhoneNumbers
    ) throws(CallbackRefusal) {
        for key in configured.mandatoryKeys where parameters[key]?.isEmpty ?? true {
            throw .badRequest("Parameter \(key) is missing.")
        }
        customerNumber = parameters[Name.customerNumber] ?? ""
        desiredTime = try Self.time(parameters[Name.desiredTime])
        pushAddress = try Self.pushAddress(parameters)

        var options = configured
        var properties = parameters
        for name in Name.kept { properties[name] = nil }
        properties = properties.filter { !CallbackRecord.isResult($0.key) }
        for option in CallbackOption.all {
            guard let value = properties.removeValue(forKey: option.name),
                configured.overwritableOptions.contains(option.name)
            else { continue }
            guard option.apply(&options, value) else { throw .badRequest("Option \(option.name) has a bad value.") }
            properties[option.name] = value
        }
        try Self.check(customerNumber, for: options, numbers)
        for option in CallbackOption.all {
            if let spell = option.spell { properties[option.name] = spell(options) }
        }
        self.options = options
        self.properties = properties
    }

    /// Refuses a number that is too long, or that the service does not call.
    static func check(
        _ number: String, for options: ServiceOptions, _ numbers: any PhoneNumbers
    ) throws(CallbackRefusal) {
        guard number.utf8.count <= TextLimit.number else {
            throw .badRequest("Parameter \(Name.customerNumber) is too long.")
        }
        try options.limits.check(number: number, of: options.name, numbers)
    }

    /// The kind that means that there is no device.
    static let noDevice = "comet"

    enum Name {
        static let customerNumber = "_customer_number"
        static let desiredTime = "_desired_time"
        static let token = "_device_notification_id"
        static let kind = "_device_os"
        static let language = "push_notification_language"
        static let user = "gms_user"
        /// Parameters that are not kept as properties: they are stored elsewhere, or must stay secret like the token and
        /// `gms_user`.
        static let kept = [customerNumber, desiredTime, token, user]
    }

    private static func time(_ text: String?) throws(CallbackRefusal) -> Timestamp? {
        guard let text, !text.isEmpty else { return nil }
        guard let time = Timestamp(utc: text) else {
            throw .badRequest("Parameter \(Name.desiredTime) is not a time like 2026-11-20T09:05:00.000Z.")
        }
        return time
    }

    /// Reads the push address; an unknown kind is ignored, as in GMS, and ``noDevice`` means that there is none.
    static func pushAddress(_ parameters: [String: String]) throws(CallbackRefusal) -> PushAddress? {
        guard let token = parameters[Name.token], !token.isEmpty,
            let type = parameters[Name.kind].flatMap({ PushType(rawValue: $0.lowercased()) })
        else { return nil }
        guard token.utf8.count <= TextLimit.token else { throw .badRequest("Parameter \(Name.token) is too long.") }
        guard (parameters[Name.language]?.utf8.count ?? 0) <= TextLimit.name else {
            throw .badRequest("Parameter \(Name.language) is too long.")
        }
        return PushAddress(type: type, token: token, language: parameters[Name.language])
    }
}

/// Option values that hold request parameters as `$name$` (gms-callback §2).
enum OptionTemplate {
    /// Replaces each `$name$` by the parameter of that name; one that the request does not have becomes empty.
    ///
    /// A single `$`, and one before a text that is no name, stay. Values are not searched for further names.
    static func expand(_ text: String, by parameters: (String) -> String?) -> String {
        guard text.contains("$") else { return text }
        var (result, rest) = ("", Substring(text))
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            guard let end = rest.firstIndex(of: "$"), isName(rest[..<end]) else {
                result += "$"
                continue
            }
            result += parameters(String(rest[..<end])) ?? ""
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.count <= TextLimit.name
            && text.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
    }
}

extension ServiceOptions {
    /// These options with the request's parameters in their `$name$`.
    func expanded(by parameters: (String) -> String?) -> ServiceOptions {
        var options = self
        options.phoneNumber = phoneNumber.map { OptionTemplate.expand($0, by: parameters) }
        options.providerName = providerName.map { OptionTemplate.expand($0, by: parameters) }
        options.redirect = OptionTemplate.expand(redirect, by: parameters)
        if options.phoneNumber?.isEmpty ?? false { options.phoneNumber = nil }
        if options.providerName?.isEmpty ?? false { options.providerName = nil }
        return options
    }
}
