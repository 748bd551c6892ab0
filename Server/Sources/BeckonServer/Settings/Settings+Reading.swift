import BayeuxHTTP
import Beckon

extension Settings {
    /// Reads settings from a YAML text, the environment and flags: flags win over the environment, that over the file.
    ///
    /// - Parameters:
    ///   - yaml: The file's text; nil for none.
    ///   - environment: The process environment; keys `BECKON_…` are read.
    ///   - flags: Values by their dotted path, for example `http.port`.
    ///   - base: The values of keys that are not set.
    /// - Throws: ``SettingsError`` with all unknown keys and wrong values.
    package init(
        yaml: String?, environment: [String: String] = [:], flags: [String: String] = [:],
        base: Settings = Settings()
    ) throws(SettingsError) {
        let reading = SettingsReading(yaml: yaml, environment: environment, flags: flags, base: base)
        guard reading.problems.isEmpty else { throw SettingsError(problems: reading.problems) }
        self = reading.settings
    }

    /// Reads all sections.
    mutating func read(_ root: inout SettingsSource) {
        readHTTP(&root)
        if let directory = root.text("data") { dataDirectory = directory }
        if let days = root.integer("retention", in: 0...36_500) { retention = .seconds(Int64(days) * 86_400) }
        if let days = root.integer("auditRetention", in: 0...36_500) {
            auditRetention = .seconds(Int64(days) * 86_400)
        }
        readLimits(&root)
        readCluster(&root)
        readBayeux(&root)
        readPush(&root)
        readCustomers(&root)
        readBridge(&root)
        readPlatforms(&root)
        readFileKeeping(&root)
        readDesk(&root)
        readCallbackEvents(&root)
        readChatSection(&root)
        readServer(&root)
        readSecrets(&root)
        readServices(&root)
        root.finish()
    }

    private mutating func readHTTP(_ root: inout SettingsSource) {
        var source = root.section("http")
        if let host = source.text("host") { http.host = host }
        if let port = source.integer("port", in: 0...65_535) { http.port = port }
        if let urls = source.list("externalURLs") {
            http.externalURLs = urls.compactMap { text in
                if let url = ExternalURL(text) { return url.text }
                source.problem("externalURLs", "each must be \(ExternalURL.rule)")
                return nil
            }
        }
        if let origins = source.list("allowedOrigins") {
            for origin in origins where !Self.isOrigin(origin) {
                source.problem("allowedOrigins", "each must be http(s)://host[:port]; * is not allowed")
            }
            http.allowedOrigins = origins
        }
        if let limit = source.integer("maxBodyBytes", in: 1_024...16_777_216) { http.maxBodyBytes = limit }
        readProxies(&source)
        var tls = source.section("tls")
        if tls.isPresent {
            let (certificate, key) = (tls.text("certificateFile"), tls.text("privateKeyFile"))
            if let certificate, let key {
                http.tls = TLS(certificateFile: certificate, privateKeyFile: key)
            } else {
                source.problem("tls", "needs certificateFile and privateKeyFile")
            }
        }
        tls.finish()
        readInside(&source)
        source.finish()
    }

    private mutating func readBayeux(_ root: inout SettingsSource) {
        var source = root.section("bayeux")
        if let timeout = source.integer("timeoutMilliseconds", in: 2_000...600_000) {
            bayeux.timeout = Milliseconds(Int64(timeout))
        }
        if let interval = source.integer("maxIntervalMilliseconds", in: 100...600_000) {
            bayeux.maxInterval = Milliseconds(Int64(interval))
        }
        source.finish()
    }

    /// Whether a text is `http(s)://host[:port]` and nothing more.
    private static func isOrigin(_ text: String) -> Bool {
        guard let scheme = ["http://", "https://"].first(where: text.hasPrefix) else { return false }
        let authority = text.dropFirst(scheme.count)
        return !authority.isEmpty && !authority.contains { "/?#@* ".contains($0) }
    }
}
