import BeckonCrypto
import Foundation

/// Salted scrypt hashes of passwords, in the form `scrypt$N$r$p$salt$hash` with base64 parts.
package struct PasswordHash: Hashable, Sendable {
    /// The cost of one hash; each hash names its own, so that a later program can raise it.
    package struct Cost: Hashable, Sendable {
        let rounds: Int
        let blockSize: Int
        let parallelism: Int

        /// The work of one guess, in blocks.
        var work: Int { rounds.multipliedReportingOverflow(by: blockSize).partialValue }

        /// 128 MiB of memory and about half a second: OWASP's first choice for scrypt.
        package static let standard = Cost(rounds: 131_072, blockSize: 8, parallelism: 1)
        /// For tests, which sign in often.
        package static let small = Cost(rounds: 16, blockSize: 8, parallelism: 1)
    }

    private static let length = 32
    /// Longest password, in UTF-8 bytes.
    package static let longestPassword = 1_024

    private let cost: Cost
    private let salt: Data
    private let hash: Data

    /// Hashes a password with a fresh salt.
    ///
    /// - Parameters:
    ///   - password: The password that the user types.
    ///   - cost: The cost of the hash.
    /// - Returns: The text to store.
    /// - Throws: An error if the hash cannot be computed, for example for lack of memory.
    package static func make(_ password: String, cost: Cost = .standard) throws -> String {
        let salt = RandomBytes.make(16)
        return PasswordHash(cost: cost, salt: salt, hash: try derive(password, salt: salt, cost)).text
    }

    /// Whether a password belongs to a stored hash; compared in constant time.
    package static func matches(_ password: String, _ stored: String) -> Bool {
        guard let stored = PasswordHash(stored), password.utf8.count <= longestPassword,
            let hash = try? derive(password, salt: stored.salt, stored.cost)
        else { return false }
        return SecureComparison.areEqual(hash, stored.hash)
    }

    /// Whether a stored hash costs less than it should.
    static func isOutdated(_ stored: String, _ cost: Cost) -> Bool {
        PasswordHash(stored).map { $0.cost.work < cost.work } ?? true
    }

    /// A hash that no password matches; comparing with it costs as much as with any other.
    static func ofNobody(_ cost: Cost) -> String {
        PasswordHash(cost: cost, salt: Data(count: 16), hash: Data(count: length)).text
    }

    private init(cost: Cost, salt: Data, hash: Data) {
        self.cost = cost
        self.salt = salt
        self.hash = hash
    }

    private init?(_ text: String) {
        let parts = text.split(separator: "$", omittingEmptySubsequences: false)
        guard parts.count == 6, parts[0] == "scrypt", let rounds = Int(parts[1]), let blockSize = Int(parts[2]),
            let parallelism = Int(parts[3]), let salt = Data(base64Encoded: String(parts[4])),
            let hash = Data(base64Encoded: String(parts[5]))
        else { return nil }
        self.init(
            cost: Cost(rounds: rounds, blockSize: blockSize, parallelism: parallelism), salt: salt, hash: hash)
    }

    private var text: String {
        [
            "scrypt", String(cost.rounds), String(cost.blockSize), String(cost.parallelism),
            salt.base64EncodedString(), hash.base64EncodedString(),
        ].joined(separator: "$")
    }

    private static func derive(_ password: String, salt: Data, _ cost: Cost) throws -> Data {
        try Scrypt.deriveKey(
            from: Data(password.utf8), salt: salt, outputByteCount: length, rounds: cost.rounds,
            blockSize: cost.blockSize, parallelism: cost.parallelism)
    }
}
