/// What an operator set about pushes of every kind.
package struct PushRules: Sendable {
    /// `push.timeScale`: waits of ours are shorter by this factor.
    package var timeScale: Double
    /// `pushEnabled`: pushes to devices of other types are dropped.
    package var enabledTypes: Set<PushType>
    /// `apple.alertMessage.body` of the default provider section.
    package var alert: String?
    /// `apple.alertMessage.body` of each named provider section.
    package var alerts: [String: String]

    /// What notices of native conversations may show.
    package var noticeText = ServiceOptions.PushText.none
    package var noticeTexts = NoticeTexts()
    package var noticeStyle = NoticeStyle()
    /// `push.preview.characters`; nil for what suits the push service.
    package var previewLength: Int?

    package init(
        enabledTypes: Set<PushType> = Set(PushType.allCases), alert: String? = nil, alerts: [String: String] = [:],
        timeScale: Double = 1
    ) {
        self.enabledTypes = enabledTypes
        self.alert = alert
        self.alerts = alerts
        self.timeScale = timeScale
    }

    /// The alert text that a provider section prescribes for callbacks; nil leaves the dialog's own.
    func alert(providerName: String?) -> String? {
        guard let providerName, let text = alerts[providerName] else { return alert }
        return text
    }
}
