import Foundation

/// Asks for a passphrase or password on the terminal, which does not show it.
enum PassphrasePrompt {
    /// The terminal as it was, written before the signals are caught and only read by their handler.
    nonisolated(unsafe) private static let shown = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    private static let signals = [SIGINT, SIGTERM, SIGQUIT]

    /// Returns the line that was typed; nil when standard input is no terminal, or ends.
    ///
    /// The terminal shows again what is typed, also when a signal ends the program.
    static func ask(_ question: String) -> String? {
        var settings = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
        shown.initialize(to: settings)
        // Only what is safe in a handler: the terminal as it was, then the end that the signal asks for.
        let handlers = signals.map { number in
            signal(number) { number in
                // A program in the background would be stopped for changing the terminal.
                signal(SIGTTOU, SIG_IGN)
                tcflush(STDIN_FILENO, TCIFLUSH)
                tcsetattr(STDIN_FILENO, TCSANOW, PassphrasePrompt.shown)
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        defer { for (number, handler) in zip(signals, handlers) { signal(number, handler) } }
        settings.c_lflag &= ~tcflag_t(ECHO)
        guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) == 0 else { return nil }
        defer {
            tcsetattr(STDIN_FILENO, TCSAFLUSH, shown)
            Console.hint("\n")
        }
        Console.hint(question)
        return readLine()
    }
}
