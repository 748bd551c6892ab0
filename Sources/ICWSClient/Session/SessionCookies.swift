import BeckonTransport

/// The cookies of a server session: the server's own and those that a load balancer adds.
///
/// The session keeps them itself, because their path may be wrong behind a proxy, and sends all of them to its host. At most
/// ``limit`` are kept; further ones are ignored.
struct SessionCookies: Sendable, Hashable {
    /// The most cookies of a session.
    static let limit = 32

    private(set) var pairs: [(name: String, value: String)] = []

    /// Takes the cookies of an answer: a newer value replaces an older one, and an expired cookie is removed.
    ///
    /// - Parameter headers: The answer's headers; several `Set-Cookie` are joined by commas.
    mutating func take(_ headers: TransportHeaders) {
        guard let text = headers["Set-Cookie"] else { return }
        for cookie in Self.split(text) { take(cookie) }
    }

    private mutating func take(_ cookie: Substring) {
        let parts = cookie.split(separator: ";").map { $0.trimmed }
        guard let pair = parts.first, let sign = pair.firstIndex(of: "=") else { return }
        let (name, value) = (String(pair[..<sign]), String(pair[pair.index(after: sign)...]))
        let isGone = parts.dropFirst().contains { attribute in
            let sides = attribute.split(separator: "=", maxSplits: 1)
            return sides.count == 2 && sides[0].lowercased() == "max-age" && (Int(sides[1]) ?? 1) <= 0
        }
        let place = pairs.firstIndex { $0.name == name }
        switch (place, isGone) {
        case (let place?, true): pairs.remove(at: place)
        case (let place?, false): pairs[place].value = value
        case (nil, true): break
        case (nil, false): if pairs.count < Self.limit { pairs.append((name, value)) }
        }
    }

    /// Splits joined headers: a comma begins a cookie when a name and `=` follow; the one in a date does not.
    private static func split(_ text: String) -> [Substring] {
        var cookies: [Substring] = []
        for part in text.split(separator: ",") {
            let name = part.prefix { $0 != "=" && $0 != ";" }.trimmed
            let begins = part.contains("=") && !name.isEmpty && name.allSatisfy { !$0.isWhitespace }
            if begins, part.drop(while: { $0 != "=" && $0 != ";" }).first == "=" {
                cookies.append(part)
            } else if let last = cookies.popLast() {
                // The rest of a date, with the attributes behind it.
                cookies.append(text[last.startIndex..<part.endIndex])
            }
        }
        return cookies
    }

    /// The value of the header `Cookie`; empty when there are none.
    var header: String { pairs.map { "\($0.name)=\($0.value)" }.joined(separator: "; ") }

    static func == (lhs: SessionCookies, rhs: SessionCookies) -> Bool { lhs.header == rhs.header }
    func hash(into hasher: inout Hasher) { hasher.combine(header) }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
}
