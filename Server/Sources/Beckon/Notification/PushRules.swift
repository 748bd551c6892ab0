/// The operator's settings for pushes of every kind.
package struct PushRules: Sendable {
    /// `push.timeScale`: Beckon's own waits are shorter by this factor.
    package var timeScale: Double
    /// `pushEnabled`: pushes to devices of other types are dropped.
    package var enabledTypes: Set<PushType>
    /// How pushes to GMS apps look.
    package var styles: PushStyles

    /// `deliverAtMostOnce` of the default provider section: an attempt in doubt is not repeated.
    package var isAtMostOnce = false
    /// `deliverAtMostOnce` of the named provider sections that set it.
    package var atMostOnceSections: [String: Bool] = [:]

    /// The operator's texts of pushes in several languages.
    package var texts = PushTexts()

    /// What notices of native conversations may show.
    package var noticeText = ServiceOptions.PushText.none
    package var noticeTexts = NoticeTexts()
    package var noticeStyle = NoticeStyle()
    /// `push.preview.characters`; nil for the push service's default: 50 for APNs, else 100.
    package var previewLength: Int?

    package init(
        enabledTypes: Set<PushType> = Set(PushType.allCases), styles: PushStyles = PushStyles(), timeScale: Double = 1
    ) {
        self.enabledTypes = enabledTypes
        self.styles = styles
        self.timeScale = timeScale
    }

    /// Whether a provider section forbids repeating a push that may have been delivered.
    func isAtMostOnce(providerName: String?) -> Bool {
        providerName.flatMap { atMostOnceSections[$0] } ?? isAtMostOnce
    }
}
