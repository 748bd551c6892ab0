import Foundation

/// A folder that holds the pages: in it one folder for each application, and one with what they share.
struct PageFolder: Sendable {
    /// The longest file that is read, in bytes.
    private static let longest = 262_144

    private let root: URL

    init(_ root: URL) { self.root = root }

    /// Whether the desk's page is there.
    var isComplete: Bool { file("index.html", in: "desk", isKept: false) != nil }

    /// The names of the files in a folder.
    func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []
    }

    /// Reads a file, without its comments.
    ///
    /// No name leads out of the folder: it holds no slash and is not hidden, as `..` is, and no link is followed.
    ///
    /// - Parameters:
    ///   - name: The file's name, as a stranger may give it.
    ///   - folder: Its folder.
    ///   - isKept: Whether it is sent many times.
    /// - Returns: The file; nil if there is none, if browsers have no use for its type, or if it is too long.
    func file(_ name: String, in folder: String, isKept: Bool) -> PageFile? {
        guard Self.isPlain(name), Self.isPlain(folder), let type = Self.type(of: name) else { return nil }
        let place = root.appendingPathComponent(folder)
        let path = place.appendingPathComponent(name).path
        guard attributes(place.path)?[.type] as? FileAttributeType == .typeDirectory, let found = attributes(path),
            found[.type] as? FileAttributeType == .typeRegular, let size = found[.size] as? Int, size <= Self.longest,
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        return PageFile(type: type, data: Self.shorter(data, name), isKept: isKept)
    }

    /// A script or a style sheet without its comments; any other file as it is.
    private static func shorter(_ data: Data, _ name: String) -> Data {
        let isScript = name.hasSuffix(".js")
        guard isScript || name.hasSuffix(".css"), let text = String(validating: data, as: UTF8.self) else {
            return data
        }
        return Data(PageComments.emptied(text, isScript: isScript).utf8)
    }

    /// What the system says of a file, a folder or a link itself.
    private func attributes(_ path: String) -> [FileAttributeKey: Any]? {
        try? FileManager.default.attributesOfItem(atPath: path)
    }

    private static func isPlain(_ name: String) -> Bool {
        guard let first = name.utf8.first, first != UInt8(ascii: ".") else { return false }
        return name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                true
            default: false
            }
        }
    }

    private static func type(of file: String) -> String? {
        switch file.split(separator: ".").last {
        case "html": "text/html;charset=UTF-8"
        case "css": "text/css;charset=UTF-8"
        case "js": "text/javascript;charset=UTF-8"
        case "svg": "image/svg+xml"
        default: nil
        }
    }
}
