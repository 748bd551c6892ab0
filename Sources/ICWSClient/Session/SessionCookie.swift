/// The session's cookies, kept by hand: behind a proxy their path may not fit.
enum SessionCookie {
    /// What goes into `Cookie` for what came in `Set-Cookie`.
    ///
    /// - Parameter text: One header, or several joined by commas.
    /// - Returns: The pairs joined by `; `; of several cookies those of ICWS alone.
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
