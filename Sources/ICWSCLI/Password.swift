import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads the password from a file, or asks for it at the terminal.
enum Password {
    /// Reads the password.
    ///
    /// - Parameter file: The file's path; nil asks at the terminal.
    /// - Returns: The password, never empty.
    /// - Throws: ``Failure`` when the password is empty, the file cannot be read, or standard input is no terminal.
    static func read(file: String?) throws -> String {
        let text = if let file { try contents(of: file) } else { try ask() }
        guard !text.isEmpty else { throw Failure("the password is empty; give another one") }
        return text
    }

    private static func contents(of file: String) throws -> String {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw Failure("cannot read the password file; check its path")
        }
        return text.trimmingCharacters(in: .newlines)
    }

    private static func ask() throws -> String {
        guard let line = HiddenInput.line(asking: "Password: ") else {
            throw Failure("there is no terminal to ask for the password; use --password-file")
        }
        return line
    }
}

/// Reads from a terminal that does not show what is typed; it shows it again whether a line or a signal ends the wait.
private enum HiddenInput {
    /// The terminal as it was, written before the signals are caught and only read by their handler.
    nonisolated(unsafe) private static let shown = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    private static let signals = [SIGINT, SIGTERM, SIGQUIT]

    /// Returns the line that was typed, empty at the end of input; nil when standard input is no terminal.
    static func line(asking question: String) -> String? {
        var settings = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
        shown.initialize(to: settings)
        // Only what is safe in a handler: the terminal as it was, then the end that the signal asks for.
        let handlers = signals.map { number in
            signal(number) { number in
                // A program in the background would be stopped for changing the terminal.
                signal(SIGTTOU, SIG_IGN)
                tcflush(STDIN_FILENO, TCIFLUSH)
                tcsetattr(STDIN_FILENO, TCSANOW, HiddenInput.shown)
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        defer { for (number, handler) in zip(signals, handlers) { signal(number, handler) } }
        settings.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
        StandardStream.hint(question)
        defer {
            tcsetattr(STDIN_FILENO, TCSAFLUSH, shown)
            StandardStream.hint("\n")
        }
        return readLine() ?? ""
    }
}
