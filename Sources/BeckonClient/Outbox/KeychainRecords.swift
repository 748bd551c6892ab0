#if canImport(Security)
import Foundation
import Security

/// Stores small secrets in the keychain of the device: they stay on it, and can be read after its first unlock.
///
/// A program without a keychain, for example one that is not signed, has none; its secrets are files.
enum KeychainRecords {
    private static func query(_ name: String) -> [CFString: Any] {
        [kSecClass: kSecClassGenericPassword, kSecAttrService: "Beckon", kSecAttrAccount: name]
    }

    /// Reads a secret; returns nil when there is none, or no keychain.
    static func read(_ name: String) throws -> [UInt8]? {
        var query = query(name)
        query[kSecReturnData] = true
        var found: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &found)
        guard status != errSecItemNotFound, try isDone(status) else { return nil }
        guard let data = found as? Data else { throw failure(errSecDecode) }
        return Array(data)
    }

    /// Writes a secret in the place of the one before; returns false where there is no keychain.
    static func write(_ bytes: [UInt8], _ name: String) throws -> Bool {
        let status = SecItemUpdate(query(name) as CFDictionary, [kSecValueData: Data(bytes)] as CFDictionary)
        guard status == errSecItemNotFound else { return try isDone(status) }
        var item = query(name)
        item[kSecValueData] = Data(bytes)
        item[kSecAttrAccessible] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
        return try isDone(SecItemAdd(item as CFDictionary, nil))
    }

    /// Removes a secret; one that is not there is no error.
    static func remove(_ name: String) throws {
        let status = SecItemDelete(query(name) as CFDictionary)
        guard status != errSecItemNotFound else { return }
        _ = try isDone(status)
    }

    /// Returns false where there is no keychain; throws when it says no, for example before the device's first unlock.
    private static func isDone(_ status: OSStatus) throws -> Bool {
        switch status {
        case errSecSuccess: return true
        case errSecMissingEntitlement, errSecNotAvailable: return false
        default: throw failure(status)
        }
    }

    private static func failure(_ status: OSStatus) -> NSError {
        NSError(domain: NSOSStatusErrorDomain, code: Int(status))
    }
}
#endif
