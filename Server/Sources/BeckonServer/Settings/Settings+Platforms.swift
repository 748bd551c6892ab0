package import Beckon
package import BeckonCXone
package import BeckonGenesysCloud
import BeckonNative
package import BeckonPureConnect
import BeckonPush

extension Settings {
    /// The platforms that answer chats (`agentSides`).
    package struct Platforms: Sendable {
        /// `agentSides.genesys-cloud`.
        package var genesysCloud: GenesysCloudSide.Configuration?
        /// `agentSides.cxone`.
        package var cxone: CXoneSide.Configuration?
        /// `agentSides.pureconnect`.
        package var pureConnect: PureConnectSide.Configuration?
        /// The PEM files of the roots that a platform's connections trust instead of the system's (`trustRootsFile`).
        package var trustRootsFiles: [AgentSideName: String] = [:]
        /// The sources to which a platform's adapter reports conversations that Beckon does not carry (`bridge`).
        package var bridges: [AgentSideName: String] = [:]

        /// The platforms that the settings name.
        package var names: [AgentSideName] {
            (genesysCloud == nil ? [] : [.genesysCloud]) + (cxone == nil ? [] : [.cxone])
                + (pureConnect == nil ? [] : [.pureConnect])
        }

        /// The platforms that call customers.
        package var callers: [AgentSideName] {
            (genesysCloud?.callbacks == nil ? [] : [.genesysCloud]) + (cxone?.callbacks == nil ? [] : [.cxone])
                + (pureConnect?.callbacks == nil ? [] : [.pureConnect])
        }
    }

    /// The agent sides that the settings name, the desk aside.
    package var agentSides: Set<AgentSideName> {
        Set(platforms.names + sources.values.filter { $0.delivery != nil }.map { .webhook($0.name) })
    }

    /// Reads the platforms that answer chats (`agentSides`).
    mutating func readPlatforms(_ root: inout SettingsSource) {
        var source = root.section("agentSides")
        readPlatform(.genesysCloud, &source) { settings, section in
            settings.platforms.genesysCloud = Self.genesysCloud(&section)
        }
        readPlatform(.cxone, &source) { settings, section in settings.platforms.cxone = Self.cxone(&section) }
        readPlatform(.pureConnect, &source) { settings, section in
            settings.platforms.pureConnect = Self.pureConnect(&section)
        }
        source.finish()
        for name in platforms.names where sources[name.word] != nil {
            root.problem("bridge.sources.\(name.word)", "a source cannot have the name of a platform of agentSides")
        }
    }

    private mutating func readPlatform(
        _ name: AgentSideName, _ source: inout SettingsSource,
        _ read: (inout Settings, inout SettingsSource) -> Void
    ) {
        var section = source.section(name.word)
        guard section.isPresent else { return }
        if let file = section.text("trustRootsFile") { platforms.trustRootsFiles[name] = file }
        if let bridge = section.text("bridge") {
            if sources[bridge] == nil { section.problem("bridge", "must be a name of bridge.sources") }
            platforms.bridges[name] = bridge
        }
        read(&self, &section)
        section.finish()
    }

    /// A secret of the settings: the value of a key, or the first line of the file that `<key>File` names.
    static func secret(_ name: String, _ source: inout SettingsSource) -> String? {
        let (value, file) = (source.text(name), source.text(name + "File"))
        if let value { return value }
        return file.flatMap { lines(of: $0, source, key: name + "File").first }
    }

    /// Secrets of the settings, the newest first: a list, or the lines of the file that `<key>File` names.
    static func secretList(_ name: String, _ source: inout SettingsSource) -> [String] {
        let listed = source.list(name) ?? []
        return source.text(name + "File").map { listed + lines(of: $0, source, key: name + "File") } ?? listed
    }

    /// A required text; its absence is a problem.
    static func required(_ name: String, _ source: inout SettingsSource) -> String? {
        let text = source.text(name)
        if text?.isEmpty ?? true { source.problem(name, "is missing") }
        return text
    }

    /// An address for stand-ins, which replaces the platform's own hosts.
    static func endpoint(_ source: inout SettingsSource) -> String? {
        guard let text = source.text("endpoint") else { return nil }
        guard WebAddress(text) != nil else {
            source.problem("endpoint", "must be an http or https address")
            return nil
        }
        source.warnIfPlain("endpoint", text, "chats and credentials")
        return text.hasSuffix("/") ? String(text.dropLast()) : text
    }
}

extension AgentSideName {
    /// The agent sides that are platforms of others.
    static let platforms: [AgentSideName] = [.genesysCloud, .cxone, .pureConnect]
}
