import Foundation
import NIOCore

/// Stops accepting for a moment while the process or the machine has no descriptors or buffers left.
///
/// Whoever waits keeps the listening socket readable, so that trying again at once would burn a core and accept nobody.
/// Connections that are there go on meanwhile, and give descriptors back as they end.
final class AcceptBackoff: ChannelDuplexHandler {
    typealias InboundIn = any Channel
    typealias InboundOut = any Channel
    typealias OutboundIn = Never

    static let pause = TimeAmount.milliseconds(100)
    /// The cause is told once in so long.
    static let reportPause = TimeAmount.seconds(60)

    private let report: (IOError) -> Void
    private var isPaused = false
    private var wantsRead = false
    private var reportedAt: NIODeadline?

    /// - Parameter report: Hears of the cause, on the event loop.
    init(report: @escaping (IOError) -> Void) {
        self.report = report
    }

    /// Whether waiting may help.
    private static func isShortage(_ error: IOError) -> Bool {
        [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(error.errnoCode)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? IOError, Self.isShortage(error) else { return context.fireErrorCaught(error) }
        let now = context.eventLoop.now
        if reportedAt.map({ now - $0 >= Self.reportPause }) ?? true {
            reportedAt = now
            report(error)
        }
        guard !isPaused else { return }
        isPaused = true
        context.eventLoop.assumeIsolated().scheduleTask(in: Self.pause) { [weak self] in
            guard let self else { return }
            isPaused = false
            if wantsRead { context.read() }
            wantsRead = false
        }
    }

    func read(context: ChannelHandlerContext) {
        if isPaused { wantsRead = true } else { context.read() }
    }
}
