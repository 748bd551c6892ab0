/// The next piece of a body that is being read; nil at its end.
package typealias NextBytes = @Sendable () async throws -> [UInt8]?
