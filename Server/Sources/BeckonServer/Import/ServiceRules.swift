import Beckon

/// What the options of a section `service.<name>`, and of `chat.<name>`, become.
enum ServiceRules {
    private static let prefix = "service."
    private static let digital = "chat."

    /// The kinds of services, by `_service` of GMS.
    private static let kinds: [String: String] = [
        "request-chat": "chat", "callback": "callback", "office-hours": "office-hours", "capacity": "capacity",
        "request-interaction": "request-interaction", "request-access": "request-access",
        "match-interaction": "match-interaction", "get": "get",
    ]

    /// The name of the service that a section defines; nil for a section that defines none.
    static func service(of section: String) -> String? {
        for prefix in [prefix, digital] where section.hasPrefix(prefix) && section.count > prefix.count {
            return String(section.dropFirst(prefix.count))
        }
        return nil
    }

    /// Translates all options of a section.
    static func translate(_ name: String, _ options: [OptionsFile.Option]) -> [ImportedOption] {
        if options.first?.section.hasPrefix(digital) == true { return chatServer(name, options) }
        let values = Dictionary(options.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        guard let kind = kinds[values["_service"] ?? ""] ?? (values["_service"] == nil ? kinds[name] : nil) else {
            return options.map {
                ImportedOption(
                    $0, .decide,
                    "the service runs an application of the router: set type: chat or type: callback and its options by hand"
                )
            }
        }
        var imported = options.map { translate($0, of: name, kind: kind) }
        if values["_service"] == nil, values["_type"] == nil, let first = imported.indices.first {
            // A section without a kind of its own has that of its name.
            imported[first].reason =
                imported[first].reason.isEmpty ? "type: \(kind), by the service's name" : imported[first].reason
        }
        return imported
    }

    private static func translate(_ option: OptionsFile.Option, of name: String, kind: String) -> ImportedOption {
        let path = ["services", name, option.key]
        switch option.key {
        case "_service":
            return ImportedOption(option, .changed, at: ["services", name, "type"], value: kind, "type: \(kind)")
        case "_type": return ImportedOption(option, .ignored, "type says what the service is")
        case "password":
            var imported = ImportedOption(option, .changed, at: path, "")
            imported.secretFile = "\(fileName(name)).password"
            return imported
        default: break
        }
        if let reason = OptionsWithoutEffect.reasons[option.key] { return ImportedOption(option, .ignored, reason) }
        if option.key.hasPrefix("_urs_"), option.key != "_urs_virtual_queue" || option.key.hasPrefix("_ors_") {
            return ImportedOption(option, .ignored, "there is no router")
        }
        return ImportedOption(option, at: path)
    }

    /// A service's name as the name of a file, within its folder and unlike that of any other service.
    private static func fileName(_ service: String) -> String {
        let isPlain = { (character: Character) in
            character.isASCII && (character.isLetter || character.isNumber || "-_".contains(character))
        }
        if service.allSatisfy(isPlain), service != "server" { return service }
        return String(service.map { isPlain($0) ? $0 : "_" }) + "-" + StableHash.uuid(of: service).prefix(8)
    }

    /// A section of Digital Channels: it names a chat service, and the servers behind it.
    private static func chatServer(_ name: String, _ options: [OptionsFile.Option]) -> [ImportedOption] {
        options.enumerated().map { index, option in
            guard index == 0 else { return ImportedOption(option, .ignored, "there is no Chat Server") }
            return ImportedOption(
                option, .changed, at: ["services", name, "type"], value: "chat", "the section becomes a chat service")
        }
    }
}
