import Beckon
import BeckonMetrics
import CoreMetrics
import NIOCore

/// Measures how long the event loops let new work wait: all polls and answers of a loop wait as long.
struct LoopDelays: Sendable {
    static let family = MetricFamily(
        "beckon_event_loop_delay_seconds", .histogram([0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]),
        "How long work waited for an event loop, of one piece of work a second and loop")
    private static let period = Milliseconds.seconds(1)

    private let timer: CoreMetrics.Timer
    private let loops: any EventLoopGroup
    private let time: any TimeSource

    init(of loops: any EventLoopGroup, time: some TimeSource, in factory: any MetricsFactory) {
        timer = Self.family.timer(in: factory)
        self.loops = loops
        self.time = time
    }

    /// Measures until the task is cancelled.
    func run() async {
        repeat {
            for loop in loops.makeIterator() {
                let begin = NIODeadline.now()
                loop.execute { [timer] in timer.recordNanoseconds((NIODeadline.now() - begin).nanoseconds) }
            }
        } while (try? await time.sleep(Self.period)) != nil
    }
}
