/// Reads a body that has arrived and throws if it may not be kept.
package typealias Admission = @Sendable (_ body: NextBytes) async throws -> Void
