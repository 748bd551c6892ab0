import BeckonClient
import Foundation

/// An app on a phone whose disk is a directory of its own.
enum TestApp {
    /// Runs an app beside a body, then ends it at once.
    static func run<Value: Sendable>(
        _ url: URL, options: GatewayOptions = GatewayOptions(), directory: URL? = nil,
        _ body: @escaping @Sendable (ContactCentre) async throws -> Value
    ) async throws -> Value {
        let disk =
            directory ?? FileManager.default.temporaryDirectory.appendingPathComponent("phone-\(UUID().uuidString)")
        defer { if directory == nil { try? FileManager.default.removeItem(at: disk) } }
        let centre = ContactCentre(url: url, options: options, directory: disk)
        return try await withThrowingTaskGroup(of: Value?.self) { group in
            defer { group.cancelAll() }
            group.addTask {
                await centre.run()
                return nil
            }
            group.addTask { try await body(centre) }
            while let value = try await group.next() { if let value { return value } }
            throw CancellationError()
        }
    }
}

extension Conversation {
    /// Waits until the transcript is as asked.
    @discardableResult func until(_ condition: (Transcript) -> Bool) async -> Transcript {
        for await transcript in changes where condition(transcript) { return transcript }
        return transcript
    }
}
