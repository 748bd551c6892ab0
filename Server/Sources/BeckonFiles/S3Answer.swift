import Foundation

/// What a bucket's answers say: which failure a refusal is, and which objects a list names.
enum S3Answer {
    /// The word for a refusal in an answer's body, if it is one of a form that is safe to log.
    static func code(in body: String) -> String? {
        guard let code = texts(of: "Code", in: body).first, (1...64).contains(code.utf8.count),
            code.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "z")).contains($0) })
        else { return nil }
        return String(code)
    }

    /// The error of an answer that is no success.
    static func error(status: Int, code: String?) -> FileVaultError {
        switch (status, code) {
        // A bucket that is missing is no unknown body.
        case (404, "NoSuchBucket"): FileVaultError(.away)
        case (404, _): FileVaultError(.unknown)
        case (507, _), (_, "XMinioStorageFull"), (_, "XMinioAdminBucketQuotaExceeded"), (_, "QuotaExceeded"):
            FileVaultError(.full)
        default: FileVaultError(.away)
        }
    }

    /// A page of a list: the hashes in it, and the last key, behind which the next page begins.
    static func page(_ body: String, prefix: String) -> (hashes: [ContentHash], last: String?, isLast: Bool) {
        let keys = texts(of: "Key", in: body)
        let hashes = keys.compactMap { key in
            key.hasPrefix(prefix) ? ContentHash(String(key.dropFirst(prefix.count))) : nil
        }
        let isCut = texts(of: "IsTruncated", in: body).first == "true"
        return (hashes, keys.last.map(String.init), !isCut || keys.isEmpty)
    }

    /// The texts of all elements of a name; names of objects and codes hold nothing that XML spells otherwise.
    private static func texts(of name: String, in body: String) -> [Substring] {
        var (found, rest) = ([Substring](), body[...])
        while let begin = rest.range(of: "<\(name)>"), let end = rest[begin.upperBound...].range(of: "</\(name)>") {
            found.append(rest[begin.upperBound..<end.lowerBound])
            rest = rest[end.upperBound...]
        }
        return found
    }
}
