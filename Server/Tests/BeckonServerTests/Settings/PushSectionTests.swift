import Beckon
import Testing

@testable import BeckonServer

@Suite("Sections about pushes") struct PushSectionTests {
    private let tag = "chat.newagentmessage"

    private func problems(_ yaml: String) -> [String] {
        do {
            _ = try Settings(yaml: yaml)
            return []
        } catch {
            return error.problems
        }
    }

    @Test("every section of GMS is read, under its whole name or inside push")
    func names() throws {
        let yaml = """
            push:
              apple.title: all
              debug.apple.title: all debug
              provider:
                first:
                  apple.title: first
                  debug:
                    apple.title: first debug
                  event:
                    chat.newagentmessage:
                      apple.title: first event
                event:
                  chat.newagentmessage:
                    apple.title: event
            push.provider.second:
              apple.title: second
            push.provider.second.event.chat.newagentmessage:
              apple.title: second event
              debug.apple.title: second event debug
            push.provider.com.example.third:
              apple.title: third
            """
        let styles = try Settings(yaml: yaml).push.styles
        let titles = styles.sections.mapValues { $0.apple.title }
        #expect(
            titles == [
                .init(): "all", .init(isDebug: true): "all debug", .init(provider: "first"): "first",
                .init(provider: "first", isDebug: true): "first debug",
                .init(provider: "first", event: tag): "first event", .init(event: tag): "event",
                .init(provider: "second"): "second", .init(provider: "second", event: tag): "second event",
                .init(provider: "second", event: tag, isDebug: true): "second event debug",
                .init(provider: "com.example.third"): "third",
            ])
        let settings = try Settings(yaml: yaml)
        #expect(settings.push.providers == ["first", "second", "com.example.third"])
    }

    @Test("an event section takes every option of Android and iOS")
    func options() throws {
        let yaml = """
            push.provider.event.chat.newagentmessage:
              apple.title: ""
              apple.alertMessage.body: An answer
              apple.sound: bell.caf
              apple.badge: unread
              apple.mutable-content: true
              apple.category: chat
              fcm.title: Support
              fcm.body: An answer for you
              fcm.channelID: chats
              fcm.sound: bell
              fcm.clickAction: OPEN
              customhttp.message: News
            """
        let style = try Settings(yaml: yaml).push.styles[.init(event: tag)]
        var expected = PushStyle()
        expected.apple.title = ""
        expected.apple.body = "An answer"
        expected.apple.sound = "bell.caf"
        expected.apple.badge = .unread
        expected.apple.isMutable = true
        expected.apple.category = "chat"
        expected.android.display = .notification
        expected.android.title = "Support"
        expected.android.body = "An answer for you"
        expected.android.channelID = "chats"
        expected.android.sound = "bell"
        expected.android.clickAction = "OPEN"
        expected.customMessage = "News"
        #expect(style == expected)
    }

    @Test("texts of FCM need no credential beside them, and its section may hold them")
    func fcm() throws {
        let yaml = """
            push:
              fcm:
                title: Support
                style: data
              debug:
                fcm:
                  body: For developers
            """
        let settings = try Settings(yaml: yaml)
        #expect(settings.push.fcm == nil)
        #expect(settings.push.styles[.init()].android.title == "Support")
        #expect(settings.push.styles[.init()].android.display == .data)
        #expect(settings.push.styles[.init(isDebug: true)].android.display == .notification)
    }

    @Test(
        "what is unknown, misspelled or said twice is an error at the start",
        arguments: [
            ("push.provider.event.chat.newagentmessage:\n  apple.titel: x", "apple.titel: is not a known key"),
            ("push.provider.event.chat.newagentmessage:\n  apple.badge: many", "apple.badge: must be off"),
            ("push.provider.event.chat.newagentmessage:\n  apple.mutable-content: perhaps", "must be true or false"),
            ("push.provider.event.chat.newagentmessage:\n  customhttp.url: https://a.b", "customhttp.url: is not"),
            ("push.provider.event.chat.newagentmessage:\n  apns:\n    keyID: x", "apns: is not a known key"),
            ("push.provider.brand:\n  fcm.titel: x", "push.provider.brand.fcm.titel: is not a known key"),
            ("push:\n  providers:\n    b:\n      apple.title: x\npush.provider.b:\n  apple.title: y", "given twice"),
            ("push.event.chat.newagentmessage:\n  apple.title: x", "is not a known key"),
        ])
    func errors(yaml: String, problem: String) {
        let found = problems(yaml)
        #expect(found.contains { $0.contains(problem) }, "\(found)")
    }
}
