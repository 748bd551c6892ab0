import Foundation
import Testing
import UnixSignals

@testable import BeckonCLI

@Suite(.timeLimit(.minutes(20))) struct InterruptSignalsTests {
    /// SIGWINCH does nothing to a program that does not catch it, so that a lost one harms no other test.
    @Test("a signal that comes as soon as they are made is not lost")
    func atOnce() async {
        for _ in 0..<50 {
            let signals = await InterruptSignals([.sigwinch])
            kill(getpid(), SIGWINCH)
            await signals.first()
        }
    }
}
