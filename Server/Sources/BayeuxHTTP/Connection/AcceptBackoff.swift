import Foundation
import NIOCore

/// Stops accepting connections for 100 ms when the process or the machine has no descriptors or buffers left.
///
/// Waiting connections keep the listening socket readable, so trying again at once would use a whole core and accept no
/// connection. Open connections continue meanwhile and release descriptors as they end.
final class AcceptBackoff: ChannelDuplexHandler {
    typealias InboundIn = any Channel
    typealias InboundOut = any Channel
    typealias OutboundIn = Never

    static let pause = TimeAmount.milliseconds(100)
    /// The shortest time between two reports of the cause.
    static let reportPause = TimeAmount.seconds(60)

    private let report: (IOError) -> Void
    private var isPaused = false
    private var wantsRead = false
    private var reportedAt: NIODeadline?

    /// - Parameter report: Called with the cause, on the event loop.
    init(report: @escaping (IOError) -> Void) {
        self.report = report
    }

    /// Whether the error is a shortage that may end by itself.
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
