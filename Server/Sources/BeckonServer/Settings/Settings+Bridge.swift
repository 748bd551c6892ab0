import Beckon
import BeckonCrypto
import BeckonNative
import BeckonPush

extension Settings {
    /// Reads the sources of events (`bridge.sources`).
    mutating func readBridge(_ root: inout SettingsSource) {
        var source = root.section("bridge")
        var list = source.section("sources")
        for name in list.keys {
            var one = list.section(name)
            if let bridge = Self.source(name, &one) { sources[name] = bridge }
            one.finish()
        }
        list.finish()
        source.finish()
    }

    private static func source(_ name: String, _ source: inout SettingsSource) -> BridgeSource? {
        let sourceName = BridgeSourceName(name)
        if sourceName == nil { source.problem("", "the name of a source must not be empty or contain /") }
        let mapping = mapping(&source)
        let verification = verification(&source)
        let notices = (source.list("notices") ?? []).compactMap { word -> BridgeEvent.Kind? in
            if let kind = BridgeEvent.Kind(rawValue: word), kind == .joined || kind == .ended { return kind }
            source.problem("notices", "may list only joined and ended")
            return nil
        }
        let delivery = delivery(&source)
        if name == AgentSideName.desk.word, delivery != nil {
            source.problem("deliver", "cannot be set for a source named desk, which is the built-in desk")
        }
        let bots = source.choice("bots", BotRule.self) ?? .drop
        guard let sourceName, let mapping, let verification else { return nil }
        return BridgeSource(
            name: sourceName, mapping: mapping, verification: verification,
            rules: BridgePolicy.Rules(pushesBots: bots == .push, notices: Set(notices)), delivery: delivery)
    }

    private static func delivery(_ source: inout SettingsSource) -> WebhookDelivery? {
        var deliver = source.section("deliver")
        defer { deliver.finish() }
        guard deliver.isPresent else { return nil }
        let trustRoots = deliver.text("trustRootsFile")
        let secrets = secrets(&deliver)
        guard let url = deliver.text("url"), WebAddress(url) != nil else {
            deliver.problem("url", "must be an http or https address")
            return nil
        }
        deliver.warnIfPlain("url", url, "chats and orders for calls")
        guard (try? WebhookSigner(secrets: secrets)) != nil else {
            deliver.problem(
                "secrets", "must be whsec_ and 24 to 64 bytes in base64, in secrets or one per line in secretsFile")
            return nil
        }
        return WebhookDelivery(url: url, secrets: secrets, trustRootsFile: trustRoots)
    }

    /// Reads secrets from the settings, or from a file with one per line.
    private static func secrets(_ source: inout SettingsSource) -> [String] {
        let listed = source.list("secrets") ?? []
        return source.text("secretsFile").map { listed + lines(of: $0, source) } ?? listed
    }

    /// Whether complete messages of bots are pushed.
    private enum BotRule: String, CaseIterable {
        case push
        case drop
    }

    private static func mapping(_ source: inout SettingsSource) -> BridgeMapping? {
        var paths = source.section("paths")
        defer { paths.finish() }
        guard !paths.isPresent else {
            source.ignore(["mapping"])
            return .paths(pathMapping(&paths))
        }
        let name = source.text("mapping") ?? "beckon"
        if let mapping = BridgeMapping.named[name] { return mapping }
        source.problem("mapping", "must be one of \(BridgeMapping.named.keys.sorted().joined(separator: ", "))")
        return nil
    }

    private static func pathMapping(_ source: inout SettingsSource) -> PathMapping {
        let events = path(&source, "events")
        var parts: [PathMapping.Field: PathMapping.Part] = [:]
        for field in PathMapping.Field.allCases {
            var section = source.section(field.rawValue)
            if section.isPresent {
                var part = PathMapping.Part(path: path(&section, "path"), fallback: section.text("default"))
                var values = section.section("values")
                for value in values.keys {
                    part.values = (part.values ?? [:]).merging([value: values.text(value) ?? ""]) { $1 }
                }
                values.finish()
                section.finish()
                parts[field] = part
            }
        }
        for field in [PathMapping.Field.conversation, .kind] where parts[field] == nil {
            source.problem(field.rawValue, "is missing: set its path, values or default")
        }
        return PathMapping(events: events, parts: parts)
    }

    private static func path(_ source: inout SettingsSource, _ name: String) -> JSONPath? {
        guard let text = source.text(name) else { return nil }
        let path = JSONPath(text)
        if path == nil { source.problem(name, "must be names joined by points, for example data.items[0].id") }
        return path
    }

    private static func verification(_ source: inout SettingsSource) -> WebhookVerification? {
        var verify = source.section("verify")
        defer { verify.finish() }
        guard let scheme = verify.choice("scheme", WebhookVerification.Scheme.self) else {
            source.problem("verify", "needs a scheme, by which the source proves its requests")
            return nil
        }
        let header = verify.text("header")
        let verification = WebhookVerification(scheme, secrets: secrets(&verify), header: header)
        if verification == nil {
            verify.problem("secrets", "must be valid for this scheme, in secrets or one per line in secretsFile")
        }
        return verification
    }

    /// The lines of a file of secrets; a file that cannot be used is a problem of the key.
    static func lines(of file: String, _ source: SettingsSource, key: String = "secretsFile") -> [String] {
        do throws(KeyFile.Refusal) {
            let text = try KeyFile.text(file)
            source.note(key, holds: text)
            return text.split(whereSeparator: \.isNewline).map(String.init)
        } catch {
            source.problem(key, error.description)
            return []
        }
    }
}
