/// Lists the bodies of a directory in the order of their hashes, without those that are arriving.
struct DirectoryListing {
    let directory: String

    /// Returns the first hashes behind one; it reads only folders that can hold them.
    func hashes(after: ContentHash?, limit: Int) throws(FileVaultError) -> [ContentHash] {
        let after = after?.text ?? ""
        var found: [ContentHash] = []
        for first in try Folder.names(in: directory) where isFolder(first) && first >= after.prefix(2) {
            for second in try Folder.names(in: "\(directory)/\(first)")
            where isFolder(second) && first + second >= after.prefix(4) {
                for name in try Folder.names(in: "\(directory)/\(first)/\(second)") where name > after {
                    guard found.count < limit else { return found }
                    if let hash = ContentHash(name), name.hasPrefix(first + second) { found.append(hash) }
                }
            }
        }
        return found
    }

    private func isFolder(_ name: String) -> Bool {
        name.utf8.count == 2 && name.allSatisfy { $0.isHexDigit && !$0.isUppercase }
    }
}
