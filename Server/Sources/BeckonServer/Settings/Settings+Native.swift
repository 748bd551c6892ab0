package import Beckon
import BeckonEdge
package import BeckonNative
import Foundation

extension Settings {
    /// How customer tokens are checked (`customers`).
    package struct Customers: Sendable {
        package var tokens = CustomerTokens(keys: [])
        package var rules = AudienceRules()

        package init() {}
    }

    mutating func readCustomers(_ root: inout SettingsSource) {
        var source = root.section("customers")
        var keys: [CustomerTokens.Key] = []
        var list = source.section("keys")
        for name in list.keys {
            var key = list.section(name)
            if let key = Self.key(name, &key) { keys.append(key) }
            key.finish()
        }
        list.finish()
        let issuer = source.text("issuer")
        let audience = source.text("audience")
        source.finish()
        customers.tokens = CustomerTokens(keys: keys, issuer: issuer, audience: audience)
    }

    /// Reads a key; its name is the tokens' `kid`, or `any` for tokens without one.
    private static func key(_ name: String, _ source: inout SettingsSource) -> CustomerTokens.Key? {
        let algorithm = source.choice("algorithm", CustomerTokens.Algorithm.self) ?? .es256
        guard let file = source.text("file") else {
            source.problem("file", "is missing: name the PEM file of the public key")
            return nil
        }
        guard let data = FileManager.default.contents(atPath: file), let pem = String(data: data, encoding: .utf8),
            let key = try? CustomerTokens.Key(pem: pem, algorithm: algorithm, id: name == "any" ? nil : name)
        else {
            source.problem("file", "does not exist or is not a public key for \(algorithm.rawValue) in PEM form")
            return nil
        }
        source.note("file", holds: pem)
        return key
    }

    /// Reads what phones show of native conversations, and which devices get pushes.
    mutating func readNotices(_ source: inout SettingsSource, content: ServiceOptions.PushText?) {
        if let content { push.notices.text = content }
        if let rule = source.choice("othersWhileActive", Audience.OthersWhileActive.self) {
            customers.rules.othersWhileActive = rule
        }
        var preview = source.section("preview")
        push.notices.previewLength = preview.integer("characters", in: 1...1_000) ?? push.notices.previewLength
        preview.finish()
        var devices = source.section("devices")
        if let count = devices.integer("perCustomer", in: 1...ChatService.devicesPerCustomer) {
            customers.rules.devicesPerCustomer = count
        }
        if let days = devices.integer("maxAgeDays", in: 1...3_650) {
            customers.rules.longestAge = .seconds(Int64(days) * 86_400)
        }
        devices.finish()
        if let sound = source.text("sound") { push.notices.style.sound = sound }
        var android = source.section("android")
        if let channel = android.text("channel") { push.notices.style.androidChannel = channel }
        if let action = android.text("clickAction") { push.notices.style.clickAction = action }
        android.finish()
        readTexts(&source)
    }

    private mutating func readTexts(_ source: inout SettingsSource) {
        if let title = source.text("title") { push.notices.texts.words["", default: .unset].title = title }
        if let language = source.text("language") {
            if LanguageTag.isTag(language) {
                push.texts.language = LanguageTag.normal(language)
            } else {
                source.problem("language", "must be a language tag such as en or pt-BR")
            }
        }
        var texts = source.section("texts")
        for language in texts.keys {
            var words = texts.section(language)
            let tag = language == "default" ? LanguageTag.every : LanguageTag.normal(language)
            var own = push.notices.texts.words[tag, default: .unset]
            own.title = words.text("title") ?? own.title
            own.body = words.text("body") ?? own.body
            own.sender = words.text("sender") ?? own.sender
            own.joined = words.text("joined") ?? own.joined
            own.ended = words.text("ended") ?? own.ended
            push.notices.texts.words[tag] = own
            var messages = words.section("messages")
            for key in messages.keys { push.texts.common[tag, default: [:]][key] = messages.text(key) }
            messages.finish()
            words.finish()
        }
        texts.finish()
    }
}

extension Settings.Push {
    /// How notices of native conversations look.
    package struct Notices: Sendable, Hashable {
        /// `push.content`, if set; by default lock screens show no content.
        package var text = ServiceOptions.PushText.none
        package var texts = NoticeTexts()
        package var style = NoticeStyle()
        package var previewLength: Int?

        package init() {}
    }
}
