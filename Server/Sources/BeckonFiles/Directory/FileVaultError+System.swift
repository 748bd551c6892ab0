import Foundation

extension FileVaultError {
    /// What the last system call of this thread failed with.
    static var ofSystem: FileVaultError {
        switch errno {
        case ENOSPC, EDQUOT, EFBIG: FileVaultError(.full)
        case ENOENT: FileVaultError(.unknown)
        default: FileVaultError(.away)
        }
    }
}
