/// What of a request's data is about the customer's business, and so for agents.
package enum BusinessData {
    /// Keys that say how the request is to be served, or have a place of their own.
    private static let technical: Set<String> = [
        "notify_by", "message", "gms_user", "subscriptionID", "transcriptPosition", "userDisplayName", "UserName",
        "nickname",
    ]
    /// Push addresses and options of GMS.
    private static let technicalPrefixes = ["_", "push_notification", "GCTI_GMS_", "GCTI_Chat_Push"]

    /// The data without empty values and without what is technical.
    package static func of(_ data: [String: String]) -> [String: String] {
        data.filter { key, value in
            !value.isEmpty && !technical.contains(key) && !technicalPrefixes.contains { key.hasPrefix($0) }
        }
    }
}
