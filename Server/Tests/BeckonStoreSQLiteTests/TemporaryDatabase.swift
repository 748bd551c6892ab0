import Beckon
import BeckonStoreSQLite
import Foundation

/// A folder for one database that is gone when its body has ended.
enum TemporaryDatabase {
    static func withPath(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.appending(path: "beckon.db").path)
    }

    static func withStore(_ body: (SQLiteStore) async throws -> Void) async throws {
        try await withPath { path in
            let store = try await SQLiteStore.open(path: path)
            try await body(store)
            try await store.close()
        }
    }
}
