import Beckon
import BeckonJSON
import Foundation
import Yams

/// Reads a file with texts of pushes in several languages (`localizationFileLocation` of GMS).
///
/// GMS does not document the form of this file. Three forms are read: JSON or YAML with texts by language and key, the same
/// by key and language, and `.properties` of Java, one file a language: `texts.properties` for every language, beside it
/// `texts_de.properties`, `texts_pt_BR.properties`.
enum LocalizationFile {
    /// Why a file cannot be used.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    /// The longest file.
    private static let longestFile = 4_194_304
    /// The longest text; what does not fit a push is cut there.
    private static let longestText = 4_096
    private static let rule = "must be an object of languages with texts by key, or of keys with texts by language"

    /// The texts of a file, and of those beside it that belong to it.
    ///
    /// - Parameter location: A path or a `file:` URL.
    /// - Returns: The texts.
    /// - Throws: ``Refusal`` for a file that cannot be read or has another form.
    static func catalog(at location: String) throws(Refusal) -> PushTexts.Catalog {
        let path = location.hasPrefix("file:") ? URL(string: location)?.path ?? location : location
        let catalog = path.hasSuffix(".properties") ? try properties(path) : try catalog(of: try text(path))
        for texts in catalog.values where texts.contains(where: { $0.value.utf8.count > longestText }) {
            throw Refusal(description: "\(path): a text is longer than \(longestText) bytes")
        }
        return catalog
    }

    /// The texts of JSON or YAML.
    static func catalog(of text: String) throws(Refusal) -> PushTexts.Catalog {
        guard let object = value(of: text)?.object else { throw Refusal(description: rule) }
        let names = object.map(\.key)
        let isByLanguage = names.allSatisfy(isLanguage)
        var catalog: PushTexts.Catalog = [:]
        for (outer, value) in object {
            guard let inner = value.object else { throw Refusal(description: rule) }
            for (name, text) in inner {
                let (language, key) = isByLanguage ? (outer, name) : (name, outer)
                guard isLanguage(language), let text = text.string else { throw Refusal(description: rule) }
                catalog[tag(language), default: [:]][key] = text
            }
        }
        return catalog
    }

    private static func value(of text: String) -> JSONValue? {
        if let value = try? JSONValue(parsing: Array(text.utf8)) { return value }
        return (try? Node.bounded(text)).map { JSONValue($0) }
    }

    private static func isLanguage(_ name: String) -> Bool { name == "default" || LanguageTag.isTag(name) }

    private static func tag(_ name: String) -> String {
        name == "default" ? LanguageTag.every : LanguageTag.normal(name)
    }

    private static func text(_ path: String) throws(Refusal) -> String {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Refusal(description: "\(path) does not exist or cannot be read")
        }
        guard data.count <= longestFile, let text = String(data: data, encoding: .utf8) else {
            throw Refusal(description: "\(path) is no text in UTF-8 of at most \(longestFile) bytes")
        }
        return text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
    }

    // MARK: - Properties of Java

    private static func properties(_ path: String) throws(Refusal) -> PushTexts.Catalog {
        let file = URL(fileURLWithPath: path)
        let base = file.deletingPathExtension().lastPathComponent
        let folder = file.deletingLastPathComponent().path
        var catalog = [LanguageTag.every: lines(try text(path))]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            guard name.hasPrefix(base + "_"), name.hasSuffix(".properties") else { continue }
            let language = String(name.dropFirst(base.count + 1).dropLast(".properties".count))
            guard LanguageTag.isTag(language) else { continue }
            catalog[LanguageTag.normal(language)] = lines(try text("\(folder)/\(name)"))
        }
        return catalog
    }

    /// The pairs of a `.properties` text: `key=text`, `key: text`; `#` and `!` begin comments, `\` continues a line.
    static func lines(_ text: String) -> [String: String] {
        var texts: [String: String] = [:]
        var logical = ""
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine) {
            let part = line.drop { $0.isWhitespace }
            if logical.isEmpty, part.isEmpty || part.first == "#" || part.first == "!" { continue }
            if part.reversed().prefix(while: { $0 == "\\" }).count.isMultiple(of: 2) == false {
                logical += part.dropLast()
                continue
            }
            if let (key, value) = pair(logical + part) { texts[key] = value }
            logical = ""
        }
        if let (key, value) = pair(logical) { texts[key] = value }
        return texts
    }

    private static func pair(_ line: String) -> (key: String, value: String)? {
        var isEscaped = false
        let end = line.firstIndex { character in
            defer { isEscaped = character == "\\" && !isEscaped }
            return !isEscaped && (character == "=" || character == ":" || character.isWhitespace)
        }
        let key = unescaped(line[..<(end ?? line.endIndex)])
        guard !key.isEmpty else { return nil }
        var value = end.map { line[$0...] } ?? ""
        value = value.drop { $0.isWhitespace }
        if let first = value.first, first == "=" || first == ":" { value = value.dropFirst().drop { $0.isWhitespace } }
        return (key, unescaped(value))
    }

    private static func unescaped(_ text: Substring) -> String {
        guard text.contains("\\") else { return String(text) }
        var units: [UInt16] = []
        var rest = Array(text.utf16)[...]
        while let unit = rest.popFirst() {
            guard unit == UInt16(UInt8(ascii: "\\")), let next = rest.popFirst() else {
                units.append(unit)
                continue
            }
            switch next {
            case UInt16(UInt8(ascii: "n")): units.append(10)
            case UInt16(UInt8(ascii: "t")): units.append(9)
            case UInt16(UInt8(ascii: "r")): units.append(13)
            case UInt16(UInt8(ascii: "u")):
                let digits = String(decoding: rest.prefix(4), as: UTF16.self)
                guard digits.count == 4, let code = UInt16(digits, radix: 16) else { continue }
                units.append(code)
                rest = rest.dropFirst(4)
            default: units.append(next)
            }
        }
        return String(decoding: units, as: UTF16.self)
    }
}
