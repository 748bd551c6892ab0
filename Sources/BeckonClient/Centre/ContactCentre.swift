public import BeckonTransport
public import Foundation

/// A company's contact centre, as its app uses it: one object for the app's whole life.
///
/// ```swift
/// let centre = ContactCentre(url: serverURL)
/// Task { await centre.run() }                          // once, at the start of the app
/// let chat = try await centre.conversation(ChatRequest(nickname: "Sam"))
/// try await chat.send("Hello")                         // also offline
/// for await transcript in chat.changes { show(transcript.lines) }
/// ```
///
/// While ``run()`` runs, every conversation stays connected, and what the customer said is sent. What is stored on the device
/// survives the end of the app at any moment.
public actor ContactCentre {
    let gateway: GatewayCalls
    let store: any OutboxStore
    var conversations: [Conversation] = []
    var isLoaded = false
    var isRunning = false
    var isInBackground = false
    var identity = ""
    /// The conversation of another contact centre that is on the screen.
    var shown: String?
    var devices = DeviceRecord()
    var knowsDevices = false
    var customerToken: (@Sendable () async throws -> String)?
    /// The server has said that it has no interface below `/beckon/1`.
    var isNativeUnavailable = false
    var signOutCall = RepeatedCall()
    var registerCall = RepeatedCall()
    var nameCall = RepeatedCall()
    var callbacks: [CallbackSession] = []
    var callbackServices: [StoredCallback] = []
    /// The callbacks whose outcome is not known.
    var openCallbacks: [OpenCallback] = []
    /// Counts the customers of the device: what began before a sign-out is not stored for the next one.
    var customer: UInt64 = 0
    var unreadable: [UnreadableRecord] = []
    var waiting = Signals()
    /// Whoever loads or begins something: one at a time, so that a second tap finds what the first one made.
    var isBusy = false

    /// Makes the contact centre; it sends nothing, and reads nothing from the device, before it is used.
    ///
    /// - Parameters:
    ///   - url: The server's address, with or without the context path.
    ///   - options: The settings for calls to the server.
    ///   - directory: Where conversations and unsent messages are stored, in a folder `Beckon` of the library's own; by default the
    ///     app's support directory. A directory of the app group lets the app's extensions read it; one process at a time writes.
    ///   - store: Stores them elsewhere than in files.
    ///   - transport: The transport of the requests; one that uses URLSession by default.
    ///   - webSocket: The transport of WebSockets; URLSession's by default on Apple systems, none elsewhere.
    public init(
        url: URL, options: GatewayOptions = GatewayOptions(), directory: URL? = nil, store: (any OutboxStore)? = nil,
        transport: any HTTPTransport = URLSessionTransport(), webSocket: (any WebSocketTransport)? = nil
    ) {
        let webSocket = options.usesWebSocket ? webSocket ?? Self.systemWebSocket : nil
        self.init(
            GatewayCalls(url: url, transport: transport, webSocket: webSocket, options: options),
            store: store ?? FileOutboxStore(directory: directory))
    }

    private static var systemWebSocket: (any WebSocketTransport)? {
        #if canImport(Darwin)
        URLSessionWebSocketTransport()
        #else
        // Foundation on Linux has no WebSockets.
        nil
        #endif
    }

    init(_ gateway: GatewayCalls, store: any OutboxStore) {
        self.gateway = gateway
        self.store = store
    }

    /// Connects all conversations and sends what waits, until the task is cancelled.
    ///
    /// Run it once, for as long as the app lives. A second call returns at once.
    public func run() async {
        guard !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.tendDevices() }
            group.addTask { await self.followApp() }
            group.addTask { await self.tendPresence() }
            var known: Set<String> = []
            var pause = Pause()
            while !Task.isCancelled {
                try? await load()
                for conversation in conversations where isLoaded && known.insert(conversation.id).inserted {
                    group.addTask { await conversation.run() }
                }
                if isLoaded || isInBackground {
                    pause.succeeded()
                    await waitForChange()
                } else {
                    // Another process writes, or the device was not unlocked yet: nobody says when that ends.
                    await gateway.inputs.time.rest(
                        pause.afterFailure(asked: nil, jitter: gateway.inputs.jitter())
                    ) { await self.waitForChange() }
                }
            }
            group.cancelAll()
        }
    }

    /// Tells the server that the app goes to the background, so that it pushes what follows.
    ///
    /// On Apple systems ``run()`` observes the app's life and calls it by itself.
    public func enterBackground() async {
        guard !isInBackground else { return }
        isInBackground = true
        waiting.giveAll()
        await forEach { await $0.enterBackground() }
        // iOS ends an app that sleeps with a lock on a file of its app group.
        if isInBackground { await (store as? any OneWriterStore)?.letGo() }
    }

    /// Connects again, fetches what was missed, and sends what waits.
    ///
    /// On Apple systems ``run()`` observes the app's life and calls it by itself.
    public func enterForeground() async {
        guard isInBackground else { return }
        isInBackground = false
        await holdAgain()
        await forEach { await $0.enterForeground() }
        kickDevices()
    }

    /// Locks other processes out again, and reads what they wrote meanwhile.
    private func holdAgain() async {
        guard isLoaded, let store = store as? any OneWriterStore else { return }
        if (try? await store.hold()) == false { return }
        gateway.options.tell(.warning, "another process has written, or writes, in the directory")
        isLoaded = false
        // While another process writes, everything that is to be stored fails with `inUse`.
        _ = await readAgain()
    }

    /// Notes that another process has written; whoever runs reads it.
    func noteStale() {
        guard isLoaded, !isInBackground else { return }
        isLoaded = false
        waiting.giveAll()
    }

    /// Reads what another process wrote; in the background not before the app is back.
    ///
    /// - Returns: Whether the records are those of the device again, and this process writes them.
    func readAgain() async -> Bool {
        guard !isInBackground else { return false }
        isLoaded = false
        return (try? await load()) != nil
    }

    /// Connects again at once: call it when the phone changes its network.
    public func networkChanged() async {
        kickDevices()
        await forEach { await $0.networkChanged() }
    }

    /// Follows the app's life, where the system tells it, until the task is cancelled.
    private func followApp() async {
        // The first word about the network is no change.
        var knowsNetwork = false
        for await event in AppLife.events() {
            switch event {
            case .entersBackground: await withBackgroundTime { await self.enterBackground() }
            case .entersForeground: await enterForeground()
            case .changesNetwork:
                if knowsNetwork { await networkChanged() }
                knowsNetwork = true
            }
        }
    }

    func forEach(_ body: @escaping @Sendable (Conversation) async -> Void) async {
        await withTaskGroup(of: Void.self) { group in
            for conversation in conversations { group.addTask { await body(conversation) } }
        }
    }

    func waitForChange() async {
        let ticket = waiting.add()
        await ticket.signal.wait()
        waiting.remove(ticket)
    }
}
