import Beckon

/// Reads the sections about pushes: `push` itself, `push.provider.<name>`, `push.provider.event.<event>` and
/// `push.provider.<name>.event.<event>`.
///
/// A provider section may be in `push`, under `provider` or `providers`, or at the top level under its whole name, as in
/// GMS; the same holds for the sections of events. All describe how pushes look; those without an event also hold
/// credentials.
struct PushSectionReader {
    private static let topLevel = ["push.provider.", "push.providers."]
    private static let event = "event"

    private(set) var push: Settings.Push
    private var seen: Set<PushStyles.Section> = []

    init(push: Settings.Push) { self.push = push }

    /// Reads all sections.
    ///
    /// - Parameters:
    ///   - source: The section `push`.
    ///   - root: The file's top level.
    mutating func read(_ source: inout SettingsSource, _ root: inout SettingsSource) {
        readLooks(&source, PushStyles.Section(), withCredentials: true)
        for key in ["provider", "providers"] {
            var list = source.section(key)
            for name in list.keys { readSection(name, in: &list, key: name) }
            list.finish()
        }
        for key in root.keys {
            guard let prefix = Self.topLevel.first(where: key.hasPrefix) else { continue }
            readSection(String(key.dropFirst(prefix.count)), in: &root, key: key)
        }
    }

    /// Reads a section by what follows `push.provider.` in its name.
    private mutating func readSection(_ name: String, in source: inout SettingsSource, key: String) {
        // `event` cannot be the name of a provider.
        let parts = ".\(name).".split(separator: ".event.", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.split(separator: ".").joined(separator: ".") }
        let provider = parts[0].isEmpty ? nil : parts[0]
        if parts.count > 1, !parts[1].isEmpty { return readEvent(parts[1], of: provider, in: &source, key: key) }
        var section = source.section(key)
        defer { section.finish() }
        guard parts.count > 1 else {
            guard let provider, isNew(PushStyles.Section(provider: provider), source, key) else { return }
            push.providers.insert(provider)
            readLooks(&section, PushStyles.Section(provider: provider), withCredentials: true)
            var events = section.section(Self.event)
            for event in events.keys { readEvent(event, of: provider, in: &events, key: event) }
            return events.finish()
        }
        for event in section.keys { readEvent(event, of: provider, in: &section, key: event) }
    }

    private mutating func readEvent(
        _ event: String, of provider: String?, in source: inout SettingsSource, key: String
    ) {
        var section = source.section(key)
        let place = PushStyles.Section(provider: provider, event: event)
        if event != PushContent.chatTag {
            source.warning(
                key, "is no tag of Beckon's own (\(PushContent.chatTag)): it holds for what back-ends publish with it")
        }
        guard isNew(place, source, key) else { return }
        if let provider { push.providers.insert(provider) }
        readLooks(&section, place, withCredentials: false)
        section.finish()
    }

    private mutating func isNew(_ place: PushStyles.Section, _ source: SettingsSource, _ key: String) -> Bool {
        let isNew = seen.insert(place).inserted
        if !isNew { source.problem(key, "is given twice") }
        return isNew
    }

    // MARK: One section

    private mutating func readLooks(
        _ section: inout SettingsSource, _ place: PushStyles.Section, withCredentials: Bool
    ) {
        var (style, debugStyle) = (Self.look(&section), Self.look(&section, prefix: "debug."))
        var credentials = read(&section, into: &style, withCredentials: withCredentials)
        var debug = section.section("debug")
        var own = Self.look(&debug)
        var debugCredentials = read(&debug, into: &own, withCredentials: withCredentials)
        debugStyle = own.over(debugStyle)
        if withCredentials {
            readRepeats(&section, place)
            readTexts(&section, place)
            credentials.customHTTPURL = section.text("customhttp.url") ?? credentials.customHTTPURL
            debugCredentials.customHTTPURL =
                debug.text("customhttp.url") ?? section.text("debug.customhttp.url") ?? debugCredentials.customHTTPURL
        }
        debug.finish()
        if section.text("debug.fcm.apiKey") != nil { section.warnOfServerKey("debug.fcm", isAlone: false) }
        var debugPlace = place
        debugPlace.isDebug = true
        push.styles[place] = Self.shown(style.over(push.styles[place]))
        push.styles[debugPlace] = Self.shown(debugStyle.over(push.styles[debugPlace]))
        if place == PushStyles.Section() { keepStandard(credentials) } else { keep(credentials, place) }
        keep(debugCredentials, debugPlace)
    }

    private mutating func readRepeats(_ section: inout SettingsSource, _ place: PushStyles.Section) {
        guard let isAtMostOnce = section.flag("deliverAtMostOnce") else { return }
        if let name = place.provider {
            push.atMostOnceSections[name] = isAtMostOnce
        } else {
            push.isAtMostOnce = isAtMostOnce
        }
    }

    /// Reads the localisation file of a section; a text that the settings give themselves stays.
    private mutating func readTexts(_ section: inout SettingsSource, _ place: PushStyles.Section) {
        guard let location = section.text("localizationFileLocation"), !location.isEmpty else { return }
        do throws(LocalizationFile.Refusal) {
            for (language, texts) in try LocalizationFile.catalog(at: location) {
                if let name = place.provider {
                    push.texts.providers[name, default: [:]][language, default: [:]].merge(texts) { own, _ in own }
                } else {
                    push.texts.common[language, default: [:]].merge(texts) { own, _ in own }
                }
            }
        } catch {
            section.problem("localizationFileLocation", error.description)
        }
    }

    private mutating func keepStandard(_ credentials: Settings.PushCredentials) {
        push.apns = credentials.apns ?? push.apns
        push.fcm = credentials.fcm ?? push.fcm
        push.customHTTPURL = credentials.customHTTPURL ?? push.customHTTPURL
    }

    private mutating func keep(_ credentials: Settings.PushCredentials, _ place: PushStyles.Section) {
        guard credentials != Settings.PushCredentials() else { return }
        push.credentials[Settings.CredentialKey(name: place.provider, isDebug: place.isDebug)] = credentials
    }

    /// With a title or text of GMS, the system shows the message, unless the section sets a style.
    private static func shown(_ style: PushStyle) -> PushStyle {
        var style = style
        let hasWords = style.android.title != nil || style.android.body != nil
        if hasWords, style.android.display == nil { style.android.display = .notification }
        return style
    }
}

extension PushSectionReader {
    /// Reads the options whose names contain dots, as in GMS.
    private static func look(_ source: inout SettingsSource, prefix: String = "") -> PushStyle {
        var style = PushStyle()
        style.apple.title = source.text(prefix + "apple.title")
        style.apple.body = source.text(prefix + "apple.alertMessage.body")
        style.apple.sound = source.text(prefix + "apple.sound")
        style.apple.badge = badge(&source, prefix + "apple.badge")
        style.apple.isMutable = source.flag(prefix + "apple.mutable-content")
        style.apple.category = source.text(prefix + "apple.category")
        style.customMessage = source.text(prefix + "customhttp.message")
        readAndroid(&source, into: &style.android, prefix: prefix + "fcm.")
        return style
    }

    private static func badge(_ source: inout SettingsSource, _ name: String) -> PushStyle.Badge? {
        switch source.text(name) {
        case nil: return nil
        case "off": return .off
        case "unread": return .unread
        case let text?:
            if let number = WholeNumber.plain(text, in: 0...99_999) { return .number(number) }
            source.problem(name, "must be off, unread or a number in decimal digits")
            return nil
        }
    }

    private static func readAndroid(
        _ source: inout SettingsSource, into style: inout PushStyle.Android, prefix: String = ""
    ) {
        style.display = source.choice(prefix + "style", PushStyle.Display.self) ?? style.display
        style.title = source.text(prefix + "title") ?? style.title
        style.body = source.text(prefix + "body") ?? style.body
        style.channelID = source.text(prefix + "channelID") ?? style.channelID
        style.sound = source.text(prefix + "sound") ?? style.sound
        style.clickAction = source.text(prefix + "clickAction") ?? style.clickAction
    }

    /// Reads the sections `apns`, `fcm` and `customhttp`.
    private func read(
        _ section: inout SettingsSource, into style: inout PushStyle, withCredentials: Bool
    ) -> Settings.PushCredentials {
        var credentials = Settings.PushCredentials()
        if withCredentials { credentials.apns = Self.apns(&section) }
        var fcm = section.section("fcm")
        Self.readAndroid(&fcm, into: &style.android)
        if withCredentials { credentials.fcm = Self.fcm(&fcm, in: section) }
        if (fcm.text("apiKey") ?? section.text("fcm.apiKey")) != nil {
            section.warnOfServerKey("fcm", isAlone: credentials.fcm == nil)
        }
        fcm.finish()
        var custom = section.section("customhttp")
        style.customMessage = custom.text("message") ?? style.customMessage
        if withCredentials { credentials.customHTTPURL = custom.text("url") }
        custom.finish()
        return credentials
    }

    private static func fcm(_ source: inout SettingsSource, in section: SettingsSource) -> Settings.FCM? {
        let endpoint = source.text("endpoint")
        let roots = source.text("trustRootsFile")
        guard let file = source.text("serviceAccountFile") else {
            if endpoint != nil || roots != nil { section.problem("fcm", "needs serviceAccountFile") }
            return nil
        }
        var fcm = Settings.FCM(serviceAccountFile: file)
        if let endpoint { fcm.endpoint = endpoint }
        fcm.trustRootsFile = roots
        return fcm
    }

    private static func apns(_ section: inout SettingsSource) -> Settings.APNs? {
        var source = section.section("apns")
        guard source.isPresent else { return nil }
        defer { source.finish() }
        let keyID = source.text("keyID")
        let teamID = source.text("teamID")
        let topic = source.text("topic")
        let file = source.text("privateKeyFile")
        let endpoint = source.text("endpoint")
        let roots = source.text("trustRootsFile")
        let form = source.choice("messageForm", Settings.APNs.MessageForm.self)
        let environment = source.choice("environment", Settings.APNs.Environment.self) ?? .production
        guard let keyID, let teamID, let topic, let file else {
            section.problem("apns", "needs keyID, teamID, topic and privateKeyFile")
            return nil
        }
        var apns = Settings.APNs(keyID: keyID, teamID: teamID, topic: topic, privateKeyFile: file)
        apns.endpoint = endpoint ?? environment.endpoint
        if let form { apns.messageForm = form }
        apns.trustRootsFile = roots
        return apns
    }
}
