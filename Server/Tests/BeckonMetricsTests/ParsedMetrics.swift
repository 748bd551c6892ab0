/// Reads the text of metrics as a scraper does, and refuses what one would refuse.
struct ParsedMetrics {
    struct Problem: Error {
        let line: Substring
    }

    struct Line: Hashable {
        let name: String
        let labels: [String: String]
        let value: Double
    }

    private(set) var types: [String: String] = [:]
    private(set) var units: [String: String] = [:]
    private(set) var helps: [String: String] = [:]
    private(set) var lines: [Line] = []
    private(set) var isEnded = false

    /// - Parameter bytes: A whole text.
    init(_ bytes: [UInt8]) throws {
        let text = String(decoding: bytes, as: UTF8.self)
        // By scalars, because CR and LF are one character.
        let scalars = text.unicodeScalars
        guard scalars.last == "\n" else { throw Problem(line: text[...]) }
        for line in scalars.dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
            guard !isEnded else { throw Problem(line: Substring(line)) }
            try read(line)
        }
    }

    private mutating func read(_ line: Substring.UnicodeScalarView) throws {
        guard line.first == "#" else { return lines.append(try Self.sample(line)) }
        let words = line.split(separator: " ", maxSplits: 3).map { String(Substring($0)) }
        switch words.dropFirst().first {
        case "EOF" where words.count == 2: isEnded = true
        case "HELP" where words.count == 4: helps[words[2]] = words[3]
        case "TYPE" where words.count == 4: types[words[2]] = words[3]
        case "UNIT" where words.count == 4: units[words[2]] = words[3]
        default: throw Problem(line: Substring(line))
        }
    }

    private static func sample(_ line: Substring.UnicodeScalarView) throws -> Line {
        let problem = Problem(line: Substring(line))
        let name = line.prefix { $0 != "{" && $0 != " " }
        guard !name.isEmpty,
            name.allSatisfy({ $0.isASCII && ($0.properties.isAlphabetic || "_0123456789".unicodeScalars.contains($0)) })
        else { throw problem }
        var rest = line.dropFirst(name.count)
        var labels: [String: String] = [:]
        if rest.first == "{" {
            repeat {
                rest = rest.dropFirst()
                let label = rest.prefix { $0 != "=" }
                rest = rest.dropFirst(label.count + 1)
                guard !label.isEmpty, rest.first == "\"" else { throw problem }
                let value = try quoted(&rest, problem)
                guard labels.updateValue(value, forKey: String(Substring(label))) == nil else { throw problem }
            } while rest.first == ","
            guard rest.first == "}" else { throw problem }
            rest = rest.dropFirst()
        }
        guard rest.first == " ", let value = number(String(Substring(rest.dropFirst()))) else { throw problem }
        return Line(name: String(Substring(name)), labels: labels, value: value)
    }

    /// Reads a value in quotes, and takes it off.
    private static func quoted(_ rest: inout Substring.UnicodeScalarView, _ problem: Problem) throws -> String {
        var value = String.UnicodeScalarView()
        rest = rest.dropFirst()
        while let scalar = rest.popFirst(), scalar != "\"" {
            guard scalar == "\\" else {
                value.append(scalar)
                continue
            }
            switch rest.popFirst() {
            case "\\": value.append("\\")
            case "\"": value.append("\"")
            case "n": value.append("\n")
            default: throw problem
            }
        }
        return String(value)
    }

    private static func number(_ text: String) -> Double? {
        switch text {
        case "+Inf": .infinity
        case "-Inf": -.infinity
        case "NaN": .nan
        default: Double(text)
        }
    }
}
