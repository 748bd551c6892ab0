import Foundation

/// The variables that the program was started with.
enum ProgramEnvironment {
    /// The variables; tests put their own in their place.
    @TaskLocal static var variables = ProcessInfo.processInfo.environment
}
