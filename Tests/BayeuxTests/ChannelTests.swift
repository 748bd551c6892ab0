import Bayeux
import Testing

struct ChannelNameTests {
    @Test(
        "well-formed names are taken as they are",
        arguments: [
            "/a", "/_genesys", "/service/chatV2/request-chat", "/meta/connect", "/a-b_c!d~e(f)g$h@i", "/A/1",
            "/a b", "/ä", "/a/#", "/a.b", "/service/chatV2/Customer Support", "/service/chatV2/a+b", "/a:{b}", "/a*",
            "/*a/b", "/a%20b",
        ])
    func wellFormed(_ name: String) throws {
        #expect(try #require(ChannelName(name)).string == name)
        #expect(ChannelPattern(name)?.isWild == false)
    }

    @Test(
        "other names are refused",
        arguments: ["", "/", "a", "a/b", "/a/", "//a", "/a//b", "/*/a", "/**/a", "/a\n", "/a\u{7F}b", "/\0"])
    func illFormed(_ name: String) {
        #expect(ChannelName(name) == nil)
        #expect(ChannelPattern(name) == nil)
    }

    @Test("wildcards are valid in patterns, not in names", arguments: ["/*", "/**", "/foo/*", "/foo/bar/**"])
    func wildcards(_ pattern: String) throws {
        #expect(ChannelName(pattern) == nil)
        #expect(try #require(ChannelPattern(pattern)).isWild)
    }

    @Test(
        "wildcards stand only at the end",
        arguments: ["/***", "/a/***", "/a/*/b", "/a/**/*", "*", "**", "//*", "/a/ /**/b"])
    func misplacedWildcards(_ pattern: String) {
        #expect(ChannelPattern(pattern) == nil)
    }

    @Test("meta and service channels are told by their first segment")
    func roots() throws {
        #expect(try #require(ChannelName("/meta")).isMeta)
        #expect(try #require(ChannelName("/meta/connect")).isMeta)
        #expect(try #require(ChannelName("/metaphor")).isMeta == false)
        #expect(try #require(ChannelName("/service/a")).isService)
        #expect(try #require(ChannelName("/services")).isService == false)
        #expect(try #require(ChannelPattern("/meta/**")).isMeta)
        #expect(try #require(ChannelPattern("/service/*")).isService)
    }
}

struct ChannelPatternTests {
    @Test(
        "a pattern stands for exactly the channels that the protocol says",
        arguments: [
            ("/foo", "/foo", true), ("/foo", "/foo/bar", false), ("/foo", "/fo", false),
            ("/foo/*", "/foo/bar", true), ("/foo/*", "/foo", false), ("/foo/*", "/foo/bar/baz", false),
            ("/foo/*", "/food/bar", false),
            ("/foo/**", "/foo/bar", true), ("/foo/**", "/foo/bar/baz", true), ("/foo/**", "/foo", false),
            ("/foo/**", "/fo/bar", false),
            ("/*", "/foo", true), ("/*", "/foo/bar", false), ("/**", "/foo", true), ("/**", "/foo/bar/baz", true),
        ])
    func matching(_ pattern: String, _ channel: String, _ expected: Bool) throws {
        let pattern = try #require(ChannelPattern(pattern))
        let channel = try #require(ChannelName(channel))
        #expect(pattern.matches(channel) == expected)
    }

    @Test("matching agrees with a plain segment-by-segment comparison on random names")
    func random() throws {
        var random = SplitMix(seed: 7)
        for _ in 0..<3000 {
            let segments = (0..<random.next(1, 4)).map { _ in ["a", "b", "aa"][random.next(0, 2)] }
            var wanted = (0..<random.next(1, 3)).map { _ in ["a", "b", "aa"][random.next(0, 2)] }
            switch random.next(0, 2) {
            case 0: wanted.append("*")
            case 1: wanted.append("**")
            default: break
            }
            let pattern = try #require(ChannelPattern("/" + wanted.joined(separator: "/")))
            let channel = try #require(ChannelName("/" + segments.joined(separator: "/")))
            #expect(pattern.matches(channel) == Self.plainMatch(wanted, segments), "\(pattern) \(channel)")
        }
    }

    private static func plainMatch(_ pattern: [String], _ segments: [String]) -> Bool {
        guard let last = pattern.last, last.hasPrefix("*") else { return pattern == segments }
        let root = pattern.dropLast()
        guard segments.starts(with: root) else { return false }
        return last == "*" ? segments.count == root.count + 1 : segments.count > root.count
    }
}

/// A small repeatable source of random numbers.
struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func next(_ low: Int, _ high: Int) -> Int {
        low + Int(next() % UInt64(high - low + 1))
    }
}
