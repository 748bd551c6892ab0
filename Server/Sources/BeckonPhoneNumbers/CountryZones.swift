import Foundation

/// The time zones of countries, from this machine's zone database; libphonenumber's own list is not part of its C++ form.
struct CountryZones: Sendable {
    /// The zones of this machine, read when they are first asked for.
    static let shared = CountryZones(folder: "/usr/share/zoneinfo")

    private let zones: [String: String]

    /// - Parameter folder: the database; countries that it does not list have no zone.
    init(folder: String) {
        var lists: [String: [String]] = [:]
        let table = (try? String(contentsOfFile: folder + "/zone.tab", encoding: .utf8)) ?? ""
        for line in table.split(separator: "\n") where !line.hasPrefix("#") {
            let columns = line.split(separator: "\t")
            if columns.count >= 3 { lists[String(columns[0]), default: []].append(String(columns[2])) }
        }
        zones = lists.compactMapValues { names in
            guard let first = names.first else { return nil }
            return names.count == 1 || Set(names.map { Self.rule(of: $0, in: folder) }).count == 1 ? first : nil
        }
    }

    /// The zone of a country, two capital letters; nil for a country of several times.
    func zone(of country: String) -> String? { zones[country] }

    /// The rule by which a zone's clock goes from now on: the last line of its file.
    private static func rule(of zone: String, in folder: String) -> String {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(zone)")),
            let line = data.split(separator: UInt8(ascii: "\n")).last
        else { return zone }
        return String(decoding: line, as: UTF8.self)
    }
}
