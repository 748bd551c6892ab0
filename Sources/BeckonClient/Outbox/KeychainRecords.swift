#if canImport(Security)
import Foundation
import Security

/// Keeps small secrets in the keychain of the device: they stay on it, and can be read after its first unlock.
enum KeychainRecords {
    private static func query(_ name: String) -> [CFString: Any] {
        [kSecClass: kSecClassGenericPassword, kSecAttrService: "Beckon", kSecAttrAccount: name]
    }

    /// Reads a secret; returns nil when there is none, or the keychain cannot be read.
    static func read(_ name: String) -> [UInt8]? {
        var query = query(name)
        query[kSecReturnData] = true
        var found: CFTypeRef?
        guard SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess, let data = found as? Data else {
            return nil
        }
        return Array(data)
    }

    /// Writes a secret in the place of the one before; returns whether it is kept.
    static func write(_ bytes: [UInt8], _ name: String) -> Bool {
        remove(name)
        var item = query(name)
        item[kSecValueData] = Data(bytes)
        item[kSecAttrAccessible] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
        return SecItemAdd(item as CFDictionary, nil) == errSecSuccess
    }

    static func remove(_ name: String) {
        SecItemDelete(query(name) as CFDictionary)
    }
}
#endif
