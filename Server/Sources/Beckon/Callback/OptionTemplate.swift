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
