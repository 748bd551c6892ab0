import Beckon
import BeckonPlatform

/// Decides what a node does to keep one notification channel (contact-centers §2.1).
///
/// Pure: the driver tells what happened by ``take(_:at:random:)`` and asks for the next thing to do by ``next(at:)``. Times
/// are uptimes.
///
/// - A channel is created, its topics are subscribed to, one socket is opened, and after every opening the conversations are
///   reconciled.
/// - After 35 seconds of silence it pings; without an answer within 5 seconds it opens a new socket to the same channel.
/// - When the service says that it will close the socket, a new one is opened while the old one is still read.
/// - After 23 hours the topics are subscribed to again, which gives the channel another 24.
/// - A channel that is gone, or whose token is revoked, is replaced by a new one; so is one whose socket the service refuses
///   to open ``mostRefusals`` times.
/// - Failures are repeated after growing pauses, and not before the time that the service asks for.
struct NotificationChannel: Hashable, Sendable {
    static let silence = Milliseconds.seconds(35)
    static let pongPatience = Milliseconds.seconds(5)
    static let rearming = Milliseconds.seconds(23 * 3_600)
    /// How many handshakes in turn may be refused with a status that does not name the channel as gone.
    static let mostRefusals = 5
    /// Of sockets that the service closes sooner after their opening, only the first is replaced at once.
    static let shortestLife = Milliseconds.seconds(60)
    /// The pause before topics that another channel has taken are taken back.
    static let pauseAfterLoss = Milliseconds.seconds(5)

    enum Action: Hashable, Sendable {
        /// Ask for a channel, with a new token if the old one was refused.
        case create(renewsToken: Bool)
        /// Subscribe to the topics on the channel, in place of all that it has.
        case subscribe(channel: String)
        /// Open a socket with this number; the one before is closed when it is open.
        case open(uri: String, number: Int)
        /// Send a ping on the open socket.
        case ping
        /// Close the open socket.
        case close
        /// Compare all open conversations; it may go on while the socket is read.
        case reconcile
        /// Do nothing until something happens or a time has come.
        case wait(until: Uptime)
    }

    enum Event: Hashable, Sendable {
        case created(channel: String, uri: String)
        case subscribed
        case opened
        /// The socket with a number is closed or broken.
        case closed(number: Int)
        case heard(NotificationFrame)
        /// The event that was heard last has been dealt with.
        case handled
        /// An event could not be dealt with.
        case lost
        case reconciled(isComplete: Bool)
        case failed(Failure)
    }

    /// Why a call or an opening failed.
    enum Failure: Hashable, Sendable {
        /// The channel is not there, or its token is refused.
        case gone
        /// A socket was refused with a status that may mean the channel.
        case refused
        /// Anything that another try may change, after the pause that the service asks for.
        case passing(pause: Milliseconds?)
    }

    private struct Socket: Hashable, Sendable {
        let number: Int
        let openedAt: Uptime
        var heardAt: Uptime
        var pingedAt: Uptime?
        /// The service will close it.
        var isClosing = false
        var mustClose = false
        /// An event is being dealt with, so that later texts are not read yet.
        var isBusy = false
    }

    private enum Reconciling: Hashable, Sendable {
        case done
        case due(at: Uptime)
        /// Whether it has to be done again afterwards.
        case running(again: Bool)
    }

    private var channel: (id: String, uri: String)? { channelID.map { ($0, channelURI) } }
    private var channelID: String?
    private var channelURI = ""
    private var armedAt: Uptime?
    private var socket: Socket?
    private var number = 0
    private var reconciling = Reconciling.done
    private var renewsToken = false
    private var refusals = 0
    /// How many sockets in turn the service has closed soon after their opening.
    private var shortLives = 0
    private var pausedUntil = Uptime.start
    private var backOff = Backoff()
    private var reconcileBackOff = Backoff()

    /// Whether the topics are subscribed to and a socket is open.
    var isConnected: Bool { socket != nil && armedAt != nil }
}

extension NotificationChannel {
    /// What to do now.
    ///
    /// Everything but ``Action/wait(until:)`` and ``Action/reconcile`` is answered by an event before this is asked again;
    /// a ping and a close by nothing.
    mutating func next(at now: Uptime) -> Action {
        if socket?.mustClose == true {
            socket = nil
            return .close
        }
        if let action = setUp(at: now) { return action }
        guard var open = socket else { return .wait(until: pausedUntil) }
        if case .due(let due) = reconciling, due <= now {
            reconciling = .running(again: false)
            return .reconcile
        }
        if let pinged = open.pingedAt, now >= pinged.advanced(by: Self.pongPatience), !open.isBusy {
            // What is to be opened again is opened without a pause: only the connection was at fault.
            socket = nil
            return .close
        }
        if open.pingedAt == nil, now >= open.heardAt.advanced(by: Self.silence), !open.isBusy {
            open.pingedAt = now
            socket = open
            return .ping
        }
        return .wait(until: deadline(open, after: now))
    }

    /// The next step to an open socket, a new socket, or a longer life of the channel; nil if there is none now.
    private mutating func setUp(at now: Uptime) -> Action? {
        guard pausedUntil <= now else { return nil }
        guard let channel else {
            defer { renewsToken = false }
            return .create(renewsToken: renewsToken)
        }
        guard let armedAt, now < armedAt.advanced(by: Self.rearming) else { return .subscribe(channel: channel.id) }
        if let socket, !socket.isClosing { return nil }
        number += 1
        return .open(uri: channel.uri, number: number)
    }

    private func deadline(_ open: Socket, after now: Uptime) -> Uptime {
        var times = [max((armedAt ?? now).advanced(by: Self.rearming), pausedUntil)]
        if !open.isBusy {
            times.append(
                open.pingedAt?.advanced(by: Self.pongPatience) ?? open.heardAt.advanced(by: Self.silence))
        }
        if open.isClosing { times.append(pausedUntil) }
        if case .due(let due) = reconciling { times.append(due) }
        return max(times.min() ?? now, now.advanced(by: Milliseconds(1)))
    }

    /// Takes what happened.
    ///
    /// - Parameters:
    ///   - event: What happened.
    ///   - now: The uptime.
    ///   - random: Any random number, for pauses.
    mutating func take(_ event: Event, at now: Uptime, random: UInt64) {
        switch event {
        case .created(let id, let uri): (channelID, channelURI, armedAt) = (id, uri, nil)
        case .subscribed: armedAt = now
        case .opened:
            socket = Socket(number: number, openedAt: now, heardAt: now)
            refusals = 0
            reconcileAgain(at: now)
        case .closed(let closed):
            guard closed == socket?.number else { return }
            socket = nil
            pause(nil, at: now, random: random)
        case .heard(let frame): hear(frame, at: now, random: random)
        case .handled:
            socket?.isBusy = false
            socket?.heardAt = now
        case .lost: reconcileAgain(at: now)
        case .reconciled(let isComplete): reconciled(isComplete, at: now, random: random)
        case .failed(.gone): drop(at: now, random: random)
        case .failed(.refused):
            refusals += 1
            if refusals < Self.mostRefusals {
                pause(nil, at: now, random: random)
            } else {
                drop(at: now, random: random)
            }
        case .failed(.passing(let least)): pause(least, at: now, random: random)
        }
    }

    private mutating func hear(_ frame: NotificationFrame, at now: Uptime, random: UInt64) {
        guard socket != nil else { return }
        socket?.heardAt = now
        socket?.pingedAt = nil
        switch frame {
        case .heartbeat, .pong, .subscribed: backOff.reset()
        case .event:
            backOff.reset()
            socket?.isBusy = true
        case .closing: close(at: now, random: random)
        case .tokenRevoked, .refused(401), .refused(404): drop(at: now, random: random)
        case .noLongerSubscribed: drop(at: now, random: random, least: Self.pauseAfterLoss)
        case .refused, .unknown: break
        }
    }

    /// The service will close the socket; where it does so soon after each opening, the next one is opened after growing pauses.
    private mutating func close(at now: Uptime, random: UInt64) {
        guard let open = socket, !open.isClosing else { return }
        socket?.isClosing = true
        shortLives = now < open.openedAt.advanced(by: Self.shortestLife) ? min(shortLives + 1, 2) : 0
        if shortLives > 1 { pause(nil, at: now, random: random) }
    }

    private mutating func reconcileAgain(at now: Uptime) {
        if case .running = reconciling { reconciling = .running(again: true) } else { reconciling = .due(at: now) }
    }

    private mutating func reconciled(_ isComplete: Bool, at now: Uptime, random: UInt64) {
        guard case .running(let again) = reconciling else { return }
        if isComplete {
            reconcileBackOff.reset()
            reconciling = again ? .due(at: now) : .done
        } else {
            reconciling = .due(at: now.advanced(by: reconcileBackOff.next(random: random)))
        }
    }

    /// Gives the channel up, with its socket.
    private mutating func drop(at now: Uptime, random: UInt64, least: Milliseconds? = nil) {
        (channelID, armedAt, renewsToken, refusals) = (nil, nil, true, 0)
        socket?.mustClose = true
        pause(least, at: now, random: random)
    }

    private mutating func pause(_ least: Milliseconds?, at now: Uptime, random: UInt64) {
        pausedUntil = now.advanced(by: backOff.next(random: random, atLeast: least))
    }
}
