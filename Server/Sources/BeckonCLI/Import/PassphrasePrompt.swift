import Foundation

/// Asks for a passphrase on the terminal, which does not show it.
enum PassphrasePrompt {
    /// Returns the line that was typed; nil when standard input is no terminal, or ends.
    static func ask(_ question: String) -> String? {
        var shown = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &shown) == 0 else { return nil }
        var hidden = shown
        hidden.c_lflag &= ~tcflag_t(ECHO)
        guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden) == 0 else { return nil }
        defer {
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown)
            Console.hint("\n")
        }
        Console.hint(question)
        return readLine()
    }
}
