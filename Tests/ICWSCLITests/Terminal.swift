import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A terminal that nobody sits at: what a program writes to its inside is read outside, and the other way round.
final class Terminal: Sendable {
    let inside: FileHandle
    let outside: FileHandle

    init() throws {
        let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        try #require(descriptor >= 0)
        outside = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let other = open(try Self.name(of: descriptor), O_RDWR | O_NOCTTY | O_CLOEXEC)
        try #require(other >= 0)
        inside = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    }

    /// Unlocks the inside and says where it is.
    private static func name(of descriptor: Int32) throws -> String {
        #if canImport(Glibc)
            // TIOCSPTLCK and TIOCGPTN, which Swift does not see.
            var (isLocked, number) = (Int32(0), UInt32(0))
            try #require(ioctl(descriptor, 0x4004_5431, &isLocked) == 0 && ioctl(descriptor, 0x8004_5430, &number) == 0)
            return "/dev/pts/\(number)"
        #else
            try #require(grantpt(descriptor) == 0 && unlockpt(descriptor) == 0)
            return try #require(ptsname(descriptor).map { String(cString: $0) })
        #endif
    }

    /// Whether what is typed is shown.
    var showsInput: Bool {
        var settings = termios()
        return tcgetattr(inside.fileDescriptor, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
    }

    /// Leaves the inside to the program, so that its end is noticed outside.
    func closeInside() { try? inside.close() }
}
