import Testing

@testable import Beckon

@Suite("Which section of the options holds for a push") struct PushStylesTests {
    private let tag = "chat.newagentmessage"

    /// Every section, each with its place in the order as title; the first `count` of them are left out.
    private func styles(without count: Int) -> PushStyles {
        let order: [PushStyles.Section] = [
            .init(provider: "brand", event: tag, isDebug: true), .init(provider: "brand", event: tag),
            .init(event: tag, isDebug: true), .init(event: tag), .init(provider: "brand", isDebug: true),
            .init(provider: "brand"), .init(isDebug: true), .init(),
        ]
        var styles = PushStyles()
        for (index, section) in order.enumerated() where index >= count {
            styles[section].apple.title = "\(index)"
        }
        return styles
    }

    private func titles(debug: Bool, provider: String?, event: String?) -> [String?] {
        let device = Device(
            type: .ios, token: "aa", debug: debug, providerName: provider, registeredAt: Timestamp(milliseconds: 0))
        return (0...8).map { styles(without: $0).style(for: device, event: event).apple.title }
    }

    @Test("the most special section first, that for development devices before the usual one")
    func order() {
        #expect(
            titles(debug: true, provider: "brand", event: tag) == ["0", "1", "2", "3", "4", "5", "6", "7", nil])
        #expect(
            titles(debug: false, provider: "brand", event: tag) == ["1", "1", "3", "3", "5", "5", "7", "7", nil])
        #expect(titles(debug: true, provider: nil, event: tag) == ["2", "2", "2", "3", "6", "6", "6", "7", nil])
        #expect(titles(debug: true, provider: "brand", event: nil) == ["4", "4", "4", "4", "4", "5", "6", "7", nil])
        #expect(titles(debug: false, provider: "other", event: tag) == ["3", "3", "3", "3", "7", "7", "7", "7", nil])
    }

    @Test("each option comes from the most special section that says it")
    func merging() {
        var styles = PushStyles()
        styles[.init()].apple.title = "all"
        styles[.init()].apple.sound = "bell"
        styles[.init()].android.display = .data
        styles[.init(event: tag)].apple.title = ""
        styles[.init(event: tag)].apple.badge = .number(0)
        styles[.init(provider: "brand")].apple.badge = .unread
        let device = Device(
            type: .ios, token: "aa", debug: false, providerName: "brand", registeredAt: Timestamp(milliseconds: 0))
        let style = styles.style(for: device, event: tag)
        #expect(style.apple.title == "")
        #expect(style.apple.sound == "bell")
        #expect(style.apple.badge == .number(0))
        #expect(style.android.display == .data)
    }
}
