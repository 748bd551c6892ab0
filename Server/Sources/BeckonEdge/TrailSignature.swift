package import Beckon
import BeckonCrypto
import Foundation

/// Signs the checkpoints of the audit trail, which stand in the stead of rows that were removed for their age.
extension InstallationSecret {
    /// The checkpoint that stands for a row and all rows before it.
    package func checkpoint(at row: TrailRow) -> TrailRow {
        row.checkpoint(signed: code(of: row, newest).base64URL)
    }

    /// Whether this installation signed a checkpoint, with this secret or the one before it.
    package func hasSigned(_ checkpoint: TrailRow) -> Bool {
        guard let code = Data(base64URL: checkpoint.entry.subject) else { return false }
        return all.contains { SecureComparison.areEqual(code, self.code(of: checkpoint, $0)) }
    }

    private func code(of row: TrailRow, _ key: Data) -> Data {
        HMACSHA256.authenticationCode(for: Data(row.signedText.utf8), using: key)
    }
}
