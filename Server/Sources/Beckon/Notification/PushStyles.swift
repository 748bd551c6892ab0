/// The styles of all sections of the options, and the style that results for a push.
package struct PushStyles: Hashable, Sendable {
    /// The section of a style: `push`, `push.provider.<name>`, `push.provider.event.<event>` or
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

    /// The styles that are not empty, by section.
    package private(set) var sections: [Section: PushStyle] = [:]

    package init() {}

    /// The style of one section; setting an empty one removes it.
    package subscript(section: Section) -> PushStyle {
        get { sections[section] ?? PushStyle() }
        set { sections[section] = newValue == PushStyle() ? nil : newValue }
    }

    /// The style of a push: each value is taken from the most specific section that sets it.
    ///
    /// The order is: the event of the device's provider section, the event without a provider, the provider section,
    /// `push`. For a development device, each section's form for development devices comes before its usual one.
    ///
    /// - Parameters:
    ///   - device: The device that gets the push.
    ///   - event: The push's tag; nil if it has none.
    /// - Returns: The style; values that no section sets are nil.
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
    /// The push's tag, which names the event in the options; nil if it has none.
    package var tag: String? {
        switch self {
        case .chat: Self.chatTag
        case .published(let tag, _): tag.isEmpty ? nil : tag
        default: nil
        }
    }
}
