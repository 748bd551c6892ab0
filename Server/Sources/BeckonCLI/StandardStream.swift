import Foundation

/// A stream that the program writes to, and the only way to it.
///
/// What is written here never ends the program. `FileHandle.write(_:)` does when the stream is closed or its disk is full;
/// a test keeps it out of the sources.
enum StandardStream: Int32 {
    case output = 1
    case error = 2

    /// Makes the streams safe to use; to be called before anything else is opened.
    ///
    /// The next file or socket gets the number of a stream that the program was started without, and then what is written
    /// to that stream. And a reader that goes away must not end a server.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        for (number, mode) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] as [(Int32, Int32)]
        where fcntl(number, F_GETFD) == -1 {
            // The wrong way around, so that using the stream fails as before.
            _ = open("/dev/null", mode)
        }
    }

    /// What an error number means, in the system's words.
    static func words(for code: Int32) -> String { String(cString: strerror(code)) }

    /// Writes a whole text, without a buffer.
    ///
    /// - Returns: The system's error number if it could not be written; nil otherwise.
    func write(_ text: String) -> Int32? { write(Array(text.utf8)) }

    /// Writes bytes, without a buffer.
    ///
    /// - Returns: The system's error number if they could not be written; nil otherwise.
    func write(_ bytes: [UInt8]) -> Int32? {
        var written = 0
        return write(bytes, written: &written)
    }

    /// Writes bytes, without a buffer.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - written: How many of them were written, also before an error.
    /// - Returns: The system's error number if they could not be written; nil otherwise.
    func write(_ bytes: [UInt8], written: inout Int) -> Int32? {
        var rest = bytes[...]
        defer { written = bytes.count - rest.count }
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(rawValue, $0.baseAddress, $0.count) }
            guard count <= 0 else {
                rest = rest.dropFirst(count)
                continue
            }
            switch count < 0 ? errno : EIO {
            case EINTR: continue
            case EAGAIN: waitForRoom()
            case let code: return code
            }
        }
        return nil
    }

    /// Whoever shares the stream may have made it one that does not wait by itself.
    private func waitForRoom() {
        var room = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        _ = poll(&room, 1, -1)
    }
}
