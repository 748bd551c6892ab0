import Beckon

/// The paths whose requests bring files, which may be longer than others.
enum UploadPaths {
    private static let notification = "/genesys/2/chat-ntf"

    /// Whether a request target without a proxy's prefix is one of them.
    static func matches(_ target: String) -> Bool {
        let path = repaired(target).prefix { $0 != "?" }
        if path == notification { return true }
        let parts = path.split(separator: "/")
        if path.hasPrefix("/genesys/2/chat/") { return parts.count == 6 && parts[5] == "file" }
        return path.hasPrefix("/desk/api/chats/") && parts.count == 5 && parts[4] == "files"
    }

    /// The longest body of a request to one of them; nil for any other path.
    ///
    /// - Parameters:
    ///   - target: The request's target.
    ///   - services: The services; those that hold now count.
    /// - Returns: The bytes.
    static func limit(of target: String, _ services: ServiceDirectory) -> Int? {
        matches(target) ? max(4 * services.catalog.largestFile, 64 << 20) : nil
    }

    /// The target that a client means that puts a whole address behind `/genesys/` (`/genesys/http://host/genesys/2/chat-ntf`);
    /// any other target as it is.
    static func repaired(_ target: String) -> String {
        guard target.hasPrefix("/genesys/http:/") || target.hasPrefix("/genesys/https:/"),
            let found = target.firstRange(of: notification)
        else { return target }
        let rest = target[found.upperBound...]
        return rest.isEmpty || rest.hasPrefix("?") ? notification + rest : target
    }
}
