import Foundation

/// The environment variables of the program.
enum ProgramEnvironment {
    /// The variables; tests replace them.
    @TaskLocal static var variables = ProcessInfo.processInfo.environment
}
