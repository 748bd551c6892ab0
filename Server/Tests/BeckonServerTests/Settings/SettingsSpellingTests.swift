import Beckon
import BeckonCallback
import BeckonGMS
import Foundation
import Testing

@testable import BeckonServer

@Suite("A settings file is read as it is written, or refused") struct SettingsSpellingTests {
    private func problems(_ yaml: String) -> [String] { SettingsReading(yaml: yaml).problems }

    /// Spellings that YAML 1.1, other readers of YAML and readers of decimals take for different numbers.
    static let odd = ["010", "08", "00", "-010", "+010", "0x10", "0o17", "0b11", "1_000", "1:30"]

    @Test(
        "numbers are decimal: other spellings are refused with the key, wherever a number is read",
        arguments: SettingsSpellingTests.odd)
    func numbers(text: String) {
        let places = [
            ("http.port", "http:\n  port: VALUE\n"), ("retention", "retention: VALUE\n"),
            ("http.port", "http:\n  port: 'VALUE'\n"),
            ("callback._throttle_ttl_1", "callback:\n  _throttle_ttl_1: VALUE\n"),
            ("services.c._ttl", "services:\n  c:\n    _ttl: VALUE\n"),
            ("services.c.files.maxFiles", "services:\n  c:\n    files:\n      maxFiles: VALUE\n"),
        ]
        for (key, yaml) in places {
            let found = problems(yaml.replacing("VALUE", with: text))
            let rule = "\(key): must be a whole number from "
            #expect(found.contains { $0.hasPrefix(rule) && $0.contains("without a leading 0 (line ") }, "\(found)")
        }
        let push = problems("push:\n  apple.badge: \(text)\n  timeScale: \(text)\n")
        #expect(push.contains { $0.hasPrefix("push.apple.badge: ") }, "\(push)")
        #expect(push.contains { $0.hasPrefix("push.timeScale: ") }, "\(push)")
    }

    @Test(
        "numbers of a capacity are decimal, in a map, in quotes and in JSON",
        arguments: SettingsSpellingTests.odd,
        ["{1: {0900: VALUE}}", "{1: {0900: 'VALUE'}}", #"'{"1":{"0900":"VALUE"}}'"#])
    func capacities(text: String, option: String) {
        func yaml(_ number: String) -> String {
            "services:\n  places:\n    type: capacity\n    _capacity_1: \(option.replacing("VALUE", with: number))\n"
        }
        let found = problems(yaml(text))
        #expect(found.count == 1 && found[0].hasPrefix("services.places._capacity_1: has a number that is"), "\(found)")
        let section = SettingsReading(yaml: yaml("10")).settings.calendar.sections["places"]
        #expect(section?.options["_capacity_1"]?.contains("10") == true)
        #expect(problems(yaml("10")).isEmpty && problems(yaml("0")).isEmpty)
    }

    @Test(
        "a capacity names each day and each hour once, and these in plain digits",
        arguments: [
            ("_capacity_1", #"{"1":{"0900":4,"0900":5}}"#, "names an hour twice"),
            ("_capacity_add", #"{"12-24":{"0900":4},"12-24":{}}"#, "names a day twice"),
            ("_capacity_1", #"{"01":{"0900":4}}"#, "holds one day"),
            ("_capacity_1", "{01: {0900: 4}}", "holds one day"),
            ("_capacity_1", #"{"1":{"+900":4}}"#, "has an hour"), ("_capacity_1", #"{"1":{"-000":4}}"#, "has an hour"),
        ])
    func days(key: String, text: String, problem: String) {
        let option = text.hasPrefix("{0") ? text : "'\(text)'"
        let found = problems("services:\n  places:\n    type: capacity\n    \(key): \(option)\n")
        #expect(found.count == 1 && found[0].hasPrefix("services.places.\(key): \(problem)"), "\(found)")
    }

    @Test("plain numbers are read, with a sign, too")
    func plain() throws {
        #expect(try Settings(yaml: "http: {port: 0}").http.port == 0)
        #expect(try Settings(yaml: "http: {port: +8080}").http.port == 8_080)
        #expect(try Settings(yaml: "http: {port: '10'}\npush: {timeScale: 0.5}").push.timeScale == 0.5)
        #expect(problems("http: {port: 99999999999999999999}").first?.contains("leading") == false)
        #expect(problems("http: {port: soon}").first?.contains("leading") == false)
    }

    @Test("words that are another value elsewhere are texts where a text is meant")
    func texts() throws {
        let yaml = """
            server: {username: no, password: 0123}
            services:
              hours: {type: office-hours, _bh_regular1: "Mon-Sun 09:00-17:00", _holiday1: 2026-12-25}
              c: {type: callback, _default_country: US, _phone_number: +1_5550100, _business_hours_service: hours}
            """
        let settings = try Settings(yaml: yaml)
        #expect(settings.access.server == BasicCredentials(user: "no", password: "0123"))
        #expect(settings.services.first?.phoneNumber == "+1_5550100")
        #expect(settings.calendar.sections["hours"]?.options["_holiday1"] == "2026-12-25")
    }

    @Test(
        "a notice to customers is turned on and off by every yes and no, and is otherwise their text",
        arguments: [
            ("true", ""), ("yes", ""), ("On", ""), ("false", nil), ("no", nil), ("OFF", nil), ("Soon", "Soon"),
            ("~", nil),
        ] as [(String, String?)])
    func notices(text: String, alert: String?) throws {
        let settings = try Settings(yaml: "services: {c: {type: callback, customerPushes: {upcoming: \(text)}}}")
        #expect(settings.services.first?.customerPushes[.upcoming] == alert)
    }

    @Test(
        "a key that is given twice is refused with its line, however it is spelled",
        arguments: [
            "data: a\ndata: b\n", "data: a\n\"data\": b\n", "services: {c: {}}\n'services': {}\n",
            "services:\n  1: {}\n  \"1\": {}\n",
            "services: {p: {type: capacity, _capacity_1: {1: {0900: 4, \"0900\": 5}}}}\n",
        ])
    func twice(yaml: String) {
        let found = problems(yaml)
        #expect(found.count == 1 && found[0].contains("is given twice") && found[0].contains("line "), "\(found)")
    }

    @Test(
        "a tag that makes another value of a text elsewhere is refused with its line",
        arguments: ["!include secret.txt", "!vault abc", "!!binary YWJj"])
    func tags(value: String) {
        let found = problems("server:\n  username: app\n  password: \(value)\n")
        #expect(found.count == 1 && found[0].contains("line 3: a value with the tag "), "\(found)")
        #expect(problems("http: {port: !!int 8080, host: !!str localhost}").isEmpty)
    }

    @Test("the settings in README.md have no mistakes, and its chmod names them and every secret file that they name")
    func readme() throws {
        let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).joined(separator: "/")
        let text = try String(contentsOfFile: "\(root)/README.md", encoding: .utf8)
        let part = try #require(text.components(separatedBy: "\n## Run it\n").last)
        let block = try #require(part.components(separatedBy: "```").first { $0.hasPrefix("yaml\n") })
        let settings = try Settings(yaml: String(block.dropFirst("yaml\n".count)))
        let line = try #require(part.split(separator: "\n").first { $0.hasPrefix("chmod 600 ") })
        let files = [
            settings.http.tls?.privateKeyFile, settings.push.apns?.privateKeyFile,
            settings.push.fcm?.serviceAccountFile,
        ].compactMap(\.self)
        #expect(files.count == 3)
        for file in ["beckon.yaml"] + files {
            #expect(line.split(separator: " ").contains { $0 == file }, "\(file)")
        }
    }

    @Test("an empty place in a list is no text")
    func emptyPlaces() {
        let found = problems("accessNumbers: {DNIS: [\"+15550100\", ~]}")
        #expect(found.contains { $0.hasPrefix("accessNumbers.DNIS: must be a list of texts") }, "\(found)")
    }
}

@Suite("What << names stands in its place, and keys that begin with x- hold it") struct SettingsMergeTests {
    private func problems(_ yaml: String) -> [String] { SettingsReading(yaml: yaml).problems }

    @Test("a key of the map wins, then that of the map that is named first; merged maps merge, too")
    func merges() throws {
        let yaml = """
            x-base: &base {type: callback, _ttl: 60, _snooze_duration: 61}
            x-more: &more {<<: *base, _ttl: 62, _dial_retry_timeout: 63}
            x-other: &other {_ttl: 64, _max_dial_attempts: 7}
            x-services: &services
              third: {type: chat}
            services:
              <<: *services
              first: {<<: *base, _ttl: 90}
              second:
                _snooze_duration: 91
                <<: [*more, *other]
            """
        let services = try Settings(yaml: yaml).services
        #expect(services.map(\.name) == ["first", "second", "third"])
        #expect(services[0].kind == .callback && services[0].timeToLive == .seconds(90))
        #expect(services[0].snoozeDuration == .seconds(61))
        #expect(services[1].timeToLive == .seconds(62) && services[1].snoozeDuration == .seconds(91))
        #expect(services[1].dialling.retryPause == .seconds(63) && services[1].dialling.mostAttempts == 7)
    }

    @Test("a mistake below a merged key is told with the line where it stands")
    func lines() {
        let found = problems(
            """
            x-base: &base
              _ttl: soon
            services:
              c: {<<: *base, _nothing: 1}
            """)
        #expect(found.count == 2)
        #expect(found.contains { $0.hasPrefix("services.c._ttl: ") && $0.hasSuffix("(line 2)") }, "\(found)")
        #expect(found.contains { $0.hasPrefix("services.c._nothing: ") && $0.hasSuffix("(line 4)") }, "\(found)")
    }

    @Test(
        "what << cannot name is refused with the line of <<",
        arguments: ["5", "[1]", "~", "[{_ttl: 1}, x]", "[[{_ttl: 1}]]"])
    func wrong(value: String) {
        let found = problems("services:\n  c:\n    <<: \(value)\n")
        #expect(found == ["the file is not valid YAML: line 3: << names a map, or a list of maps"])
    }

    @Test("in quotes << is a key as any other, and x- is one below the top")
    func others() {
        let quoted = problems("services: {c: {\"<<\": {_ttl: 1}}}")
        #expect(quoted.contains { $0.hasPrefix("services.c.<<: is not a known key") }, "\(quoted)")
        #expect(problems("http: {x-port: 1}").contains { $0.hasPrefix("http.x-port: is not a known key") })
        #expect(problems("x-anything: [1, {a: b}]\nhttp: {port: 1}\n").isEmpty)
    }

    @Test("maps that name each other many times over by << are refused at once")
    func bounded() {
        var yaml = "x-a0: &a0 {k: 1}\n"
        for level in 1...40 {
            yaml += "x-a\(level): &a\(level) {<<: [*a\(level - 1), *a\(level - 1)], k\(level): 1}\n"
        }
        #expect(problems(yaml) == ["the file is not valid YAML: its aliases name more than 100000 parts"])
    }

    @Test("what an x- key holds counts where it is named, and nowhere else")
    func sections() {
        func sections(_ port: Int, _ more: String = "") -> [String: String] {
            SettingsReading(yaml: "x-port: &port {port: \(port)}\nhttp: *port\ndata: a\n\(more)").sections
        }
        #expect(sections(1).keys.sorted() == ["data", "http"])
        #expect(sections(1) == sections(1, "x-unused: 5\n"))
        #expect(sections(1)["http"] != sections(2)["http"] && sections(1)["data"] == sections(2)["data"])
    }
}
