/// Tells what a file is, by its name and by its first bytes.
package enum FileType {
    /// How many of a file's first bytes decide.
    package static let headLength = 512

    /// The media type of a file whose content fits the ending of its name.
    ///
    /// - Parameters:
    ///   - name: The file's name.
    ///   - head: Its first bytes, at most ``headLength``.
    /// - Returns: The media type, `application/octet-stream` for an ending without a type; nil if the content is something
    ///   else than the name says.
    package static func mediaType(of name: String, head: [UInt8]) -> String? {
        let ending = FileName.ending(of: name)
        guard let kind = kinds[ending] else {
            // Nothing tells what it must be, but programs and pages are told apart.
            return isDangerous(head) ? nil : "application/octet-stream"
        }
        return kind.fits(head) ? kind.type : nil
    }

    private struct Kind: Sendable {
        let type: String
        let fits: @Sendable ([UInt8]) -> Bool

        init(_ type: String, _ fits: @escaping @Sendable ([UInt8]) -> Bool) {
            self.type = type
            self.fits = fits
        }

        init(_ type: String, beginsWith starts: [UInt8]...) {
            self.init(type) { head in starts.contains { head.starts(with: $0) } }
        }
    }

    private static let office = "application/vnd.openxmlformats-officedocument."
    private static let zip: [[UInt8]] = [[0x50, 0x4b, 3, 4], [0x50, 0x4b, 5, 6], [0x50, 0x4b, 7, 8]]
    private static let compound: [UInt8] = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

    private static func zipped(_ type: String) -> Kind { Kind(type, beginsWith: zip[0], zip[1], zip[2]) }

    private static let kinds: [String: Kind] = {
        let jpeg = Kind("image/jpeg", beginsWith: [0xff, 0xd8, 0xff])
        let tiff = Kind("image/tiff", beginsWith: [0x49, 0x49, 0x2a, 0], [0x4d, 0x4d, 0, 0x2a])
        let text = Kind("text/plain;charset=UTF-8", isText)
        return [
            "jpg": jpeg, "jpeg": jpeg, "png": Kind("image/png", beginsWith: [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
            "gif": Kind("image/gif", beginsWith: Array("GIF87a".utf8), Array("GIF89a".utf8)),
            "bmp": Kind("image/bmp", beginsWith: Array("BM".utf8)), "tif": tiff, "tiff": tiff,
            "webp": Kind("image/webp") { isRIFF($0, "WEBP") },
            "heic": Kind("image/heic") { isMedia($0, ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"]) },
            "heif": Kind("image/heif") { isMedia($0, ["heic", "heix", "mif1", "msf1", "heif"]) },
            "mp4": Kind("video/mp4") { isMedia($0, nil) }, "m4a": Kind("audio/mp4") { isMedia($0, nil) },
            "m4v": Kind("video/mp4") { isMedia($0, nil) }, "mov": Kind("video/quicktime") { isMedia($0, nil) },
            "mp3": Kind("audio/mpeg", beginsWith: Array("ID3".utf8), [0xff, 0xfb], [0xff, 0xf3], [0xff, 0xf2]),
            "wav": Kind("audio/wav") { isRIFF($0, "WAVE") },
            "pdf": Kind("application/pdf", beginsWith: Array("%PDF-".utf8)),
            "zip": zipped("application/zip"), "docx": zipped("\(office)wordprocessingml.document"),
            "xlsx": zipped("\(office)spreadsheetml.sheet"), "pptx": zipped("\(office)presentationml.presentation"),
            "odt": zipped("application/vnd.oasis.opendocument.text"),
            "ods": zipped("application/vnd.oasis.opendocument.spreadsheet"),
            "doc": Kind("application/msword", beginsWith: compound),
            "xls": Kind("application/vnd.ms-excel", beginsWith: compound),
            "ppt": Kind("application/vnd.ms-powerpoint", beginsWith: compound),
            "rtf": Kind("application/rtf", beginsWith: Array("{\\rtf".utf8)),
            "txt": text, "log": text, "csv": Kind("text/csv;charset=UTF-8", isText),
            "json": Kind("application/json", isText),
        ]
    }()

    private static func isRIFF(_ head: [UInt8], _ form: String) -> Bool {
        head.starts(with: Array("RIFF".utf8)) && head.dropFirst(8).starts(with: Array(form.utf8))
    }

    /// Whether it is a file of boxes that begins with one of these brands; of any brand with nil.
    private static func isMedia(_ head: [UInt8], _ brands: [String]?) -> Bool {
        guard head.count >= 12, head.dropFirst(4).starts(with: Array("ftyp".utf8)) else { return false }
        return brands?.contains { head.dropFirst(8).starts(with: Array($0.utf8)) } ?? true
    }

    /// Whether it can be shown as text: no zero bytes, and neither a program nor a page.
    private static func isText(_ head: [UInt8]) -> Bool { !head.contains(0) && !isDangerous(head) }

    /// Whether a browser or an operating system would run it.
    private static func isDangerous(_ head: [UInt8]) -> Bool {
        let programs: [[UInt8]] = [
            Array("MZ".utf8), [0x7f, 0x45, 0x4c, 0x46], Array("#!".utf8), [0xca, 0xfe, 0xba, 0xbe],
            [0xcf, 0xfa, 0xed, 0xfe], [0xce, 0xfa, 0xed, 0xfe],
        ]
        if programs.contains(where: { head.starts(with: $0) }) { return true }
        let visible = head.drop { $0 <= 0x20 || $0 == 0xef || $0 == 0xbb || $0 == 0xbf }
        let start = String(decoding: visible.prefix(16), as: UTF8.self).lowercased()
        return ["<!doctype", "<html", "<script", "<svg", "<?xml", "<head", "<body", "<iframe"].contains {
            start.hasPrefix($0)
        }
    }
}
