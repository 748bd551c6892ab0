import BeckonTransport
import Foundation

/// The cookies of a server session: the server's own and those that a load balancer adds.
///
/// The session keeps them itself, because their path may be wrong behind a proxy, and sends all of them to its host until they
/// expire. At most ``limit`` are kept; further ones are ignored.
struct SessionCookies: Sendable, Hashable {
    /// The most cookies of a session.
    static let limit = 32

    private struct Cookie: Sendable, Hashable {
        var name: String
        var value: String
        /// When it ends; nil when it lasts as long as the session.
        var end: Date?
        /// Whether it came with an end that was past already, which tells of a wrong clock.
        var isOutdated = false

        func hasEnded(at now: Date) -> Bool { end.map { $0 <= now } ?? false }
    }

    private var cookies: [Cookie] = []

    /// Takes the cookies of an answer: a newer value replaces an older one, and an expired cookie is removed.
    ///
    /// - Parameters:
    ///   - headers: The answer's headers; several `Set-Cookie` are joined by commas.
    ///   - now: The time of this machine. The end of a cookie counts from the time of the answer, in case a clock is wrong.
    mutating func take(_ headers: TransportHeaders, at now: Date) {
        guard let text = headers["Set-Cookie"] else { return }
        // They would fill the room of others.
        cookies.removeAll { $0.hasEnded(at: now) }
        let answered = headers["Date"].flatMap { CookieDate.date($0) } ?? now
        for cookie in Self.split(text) { take(cookie, answered, now) }
    }

    private mutating func take(_ text: Substring, _ answered: Date, _ now: Date) {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(\.trimmed)
        guard let pair = parts.first, let sign = pair.firstIndex(of: "="), sign > pair.startIndex else { return }
        let name = String(pair[..<sign].trimmed)
        let value = pair[pair.index(after: sign)...].trimmed
        // A line end would begin a header of its own.
        guard pair.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { return }
        let place = cookies.firstIndex { $0.name == name }
        let life = Self.life(parts.dropFirst(), answered)
        // A value that was never valid is kept for the session if its end is not long past; one that was valid is removed.
        let isOutdated =
            !value.isEmpty && life.map { -Self.outdated < $0 && $0 < 0 } ?? false
            && place.map { cookies[$0].isOutdated } ?? true
        let end = isOutdated ? nil : life.map { now.addingTimeInterval($0) }
        let cookie = Cookie(name: name, value: String(value), end: end, isOutdated: isOutdated)
        switch (place, cookie.hasEnded(at: now)) {
        case (let place?, true): cookies.remove(at: place)
        case (let place?, false): cookies[place] = cookie
        case (nil, true): break
        case (nil, false): if cookies.count < Self.limit { cookies.append(cookie) }
        }
    }

    /// For how many seconds a cookie lives; nil when it lasts as long as the session.
    ///
    /// `Max-Age` counts before `Expires`, and of each the last one.
    private static func life(_ attributes: ArraySlice<Substring>, _ answered: Date) -> TimeInterval? {
        var (age, expiry): (TimeInterval?, TimeInterval?)
        for attribute in attributes {
            let sides = attribute.split(separator: "=", maxSplits: 1).map(\.trimmed)
            guard sides.count == 2 else { continue }
            switch sides[0].lowercased() {
            case "max-age":
                let digits = sides[1].first == "-" ? sides[1].dropFirst() : sides[1]
                guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { continue }
                age = sides[1].first == "-" ? 0 : min(Double(digits) ?? longestLife, longestLife)
            case "expires":
                expiry = CookieDate.date(sides[1]).map { min($0.timeIntervalSince(answered), longestLife) } ?? expiry
            default: continue
            }
        }
        return age ?? expiry
    }

    /// How long ago a date may be, in seconds, that is not meant to remove its cookie: 180 days.
    ///
    /// Servers that remove a cookie name a date that is years past.
    private static let outdated: TimeInterval = 180 * 86_400

    /// 400 days, as browsers have it.
    private static let longestLife: TimeInterval = 400 * 86_400

    /// Splits joined headers at the commas behind which a name and `=` follow; one in a date or between quotes is no such comma.
    private static func split(_ text: String) -> [Substring] {
        var found: [Substring] = []
        var start = text.startIndex
        var place = text.startIndex
        while place < text.endIndex {
            if text[place] == "=", let end = quotesEnd(text[place...].dropFirst()) {
                place = end
            } else if text[place] == ",", begins(text[place...].dropFirst()) {
                found.append(text[start..<place])
                start = text.index(after: place)
            }
            place = text.index(after: place)
        }
        return found + [text[start...]]
    }

    /// The closing quote of a value between quotes.
    private static func quotesEnd(_ value: Substring) -> Substring.Index? {
        guard value.first == "\"" else { return nil }
        return value.dropFirst().firstIndex { $0 == "\"" || $0 == ";" }.flatMap { value[$0] == "\"" ? $0 : nil }
    }

    private static func begins(_ text: Substring) -> Bool {
        let rest = text.drop { $0 == " " || $0 == "\t" }
        let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "!#$%&'*+-.^_`|~".contains($0)) }
        return !name.isEmpty && rest.dropFirst(name.count).first == "="
    }

    /// The value of the header `Cookie`; empty when there are none.
    ///
    /// - Parameter now: The time of this machine; expired cookies are left out.
    /// - Returns: The cookies.
    func header(at now: Date) -> String {
        cookies.filter { !$0.hasEnded(at: now) }.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
}
