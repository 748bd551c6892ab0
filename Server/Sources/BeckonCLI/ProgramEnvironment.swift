import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The environment variables of the program.
enum ProgramEnvironment {
    /// The variables; tests replace them.
    @TaskLocal static var variables = ProcessInfo.processInfo.environment
}

/// Keeps a crash short: the process ends at once, so that its port is free and it is started again within seconds.
///
/// Swift's backtracer would hold the process, and with it the port, while it reads the symbols: 25 seconds and longer.
enum CrashSignals {
    /// Lets signals of a crash end the process, unless `SWIFT_BACKTRACE` asks for a backtrace.
    static func endAtOnce() {
        guard ProgramEnvironment.variables["SWIFT_BACKTRACE"] == nil else { return }
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] { signal(number, SIG_DFL) }
    }
}
