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
        var settings = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else {
            throw Failure("there is no terminal to ask for the password; use --password-file")
        }
        var silent = settings
        silent.c_lflag &= ~tcflag_t(ECHO)
        StandardStream.hint("Password: ")
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
        defer {
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
            StandardStream.hint("\n")
        }
        return readLine() ?? ""
    }
}
