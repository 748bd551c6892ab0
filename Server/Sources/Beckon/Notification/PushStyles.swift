/// The styles of all sections of the options, and which of them hold for a push.
package struct PushStyles: Hashable, Sendable {
    /// Where a style stands: `push`, `push.provider.<name>`, `push.provider.event.<event>` or
    /// `push.provider.<name>.event.<event>`, each with a form for development devices.
    package struct Section: Hashable, Sendable {
        package var provider: String?
        package var event: String?
        package var isDebug: Bool

        package init(provider: String? = nil, event: String? = nil, isDebug: Bool = false) {
            self.provider = provider
            self.event = event
            self.isDebug = isDebug
        }
    }

    /// What is said, by section.
    package private(set) var sections: [Section: PushStyle] = [:]

    package init() {}

    /// The style of one section; setting an empty one forgets it.
    package subscript(section: Section) -> PushStyle {
        get { sections[section] ?? PushStyle() }
        set { sections[section] = newValue == PushStyle() ? nil : newValue }
    }

    /// What holds for a push: what the most special section says that says it.
    ///
    /// The event of a device's provider section comes first, then the event without a provider, the provider section,
    /// and `push`; each in its form for development devices before its usual one when the device is one.
    ///
    /// - Parameters:
    ///   - device: Where it goes.
    ///   - event: Its tag; nil for what has none.
    /// - Returns: What holds; what no section says is nil.
    package func style(for device: Device, event: String?) -> PushStyle {
        guard !sections.isEmpty else { return PushStyle() }
        var places: [Section] = []
        if let event {
            if let name = device.providerName { places.append(Section(provider: name, event: event)) }
            places.append(Section(event: event))
        }
        if let name = device.providerName { places.append(Section(provider: name)) }
        places.append(Section())
        var style = PushStyle()
        for place in places {
            if device.debug {
                var debug = place
                debug.isDebug = true
                style = style.over(self[debug])
            }
            style = style.over(self[place])
        }
        return style
    }
}

extension PushContent {
    /// The tag of chat pushes (document 001).
    package static let chatTag = "chat.newagentmessage"
    /// The tags for which the options may have a section.
    package static let tags = [chatTag]

    /// The event by which the options know it; nil for what has none.
    package var tag: String? { if case .chat = self { Self.chatTag } else { nil } }
}
