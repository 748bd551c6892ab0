/// Selects the business data of a request, which agents see.
package enum BusinessData {
    /// Keys that control how the request is served, or whose values are stored elsewhere.
    private static let technical: Set<String> = [
        "notify_by", "message", "gms_user", "subscriptionID", "transcriptPosition", "userDisplayName", "UserName",
        "nickname",
    ]
    /// Push addresses and options of GMS.
    private static let technicalPrefixes = ["_", "push_notification", "GCTI_GMS_", "GCTI_Chat_Push"]

    /// The data without technical keys, and without values of which nothing can be seen.
    package static func of(_ data: [String: String]) -> [String: String] {
        data.filter { key, value in
            VisibleText.isSeen(value) && !technical.contains(key) && !technicalPrefixes.contains { key.hasPrefix($0) }
        }
    }
}
