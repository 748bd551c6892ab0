/// The session's cookies, which the client keeps itself because their path may be wrong behind a proxy.
enum SessionCookie {
    /// Returns the header `Cookie` for a header `Set-Cookie`.
    ///
    /// - Parameter text: One header, or several joined by commas.
    /// - Returns: The pairs joined by `; `; only those of ICWS if there are any.
    static func header(_ text: String) -> String {
        let pairs = text.split(separator: ",").compactMap { part -> String? in
            let pair = part.prefix { $0 != ";" }.drop { $0 == " " }
            let name = pair.prefix { $0 != "=" }
            guard pair.contains("="), !name.isEmpty, !name.contains(" ") else { return nil }
            return String(pair)
        }
        let own = pairs.filter { $0.lowercased().hasPrefix("icws_") }
        return (own.isEmpty ? pairs : own).joined(separator: "; ")
    }
}
