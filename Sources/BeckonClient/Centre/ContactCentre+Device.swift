import BeckonJSON
import BeckonTransport
import Foundation

extension ContactCentre {
    /// Notes the device to which the server pushes: for conversations and callbacks that are open or begin from now on and, with a
    /// token of the customer, for everything that Beckon pushes to this customer.
    ///
    /// Call it whenever the system gives a device token. The registration is renewed by itself. GMS takes no other device for an
    /// open chat.
    ///
    /// - Parameters:
    ///   - device: The device; nil when the customer no longer wants pushes.
    ///   - customerToken: Gives a fresh token of the company's own sign-in, which Beckon checks; nil without one.
    /// - Throws: ``BeckonClientError`` with `notStored`.
    public func register(
        _ device: PushDevice?, customerToken: (@Sendable () async throws -> String)? = nil
    ) async throws {
        try await load()
        self.customerToken = customerToken
        let isOther = device != devices.device
        devices.change(to: device)
        // It may be another customer's sign-in, so the device is registered again.
        devices.registration?.refreshAfter = 0
        try await storeDevices()
        if isOther, let device { await tellOpen(device) }
        kickDevices()
    }

    /// Has the server told of the device in the chats and callbacks that are open.
    private func tellOpen(_ device: PushDevice) async {
        for conversation in conversations { await conversation.tell(device) }
        guard !callbackServices.isEmpty else { return }
        for index in callbackServices.indices { callbackServices[index].untoldDevice = device }
        await storeCallbacks()
        nameCall.kick()
        waiting.giveAll()
    }

    /// Has the server told of a device again in chats whose `gms_user` the server has made: who names a device under
    /// another value takes it from them, and they take it from nobody.
    func tellIssued(_ device: PushDevice, after namer: Conversation) async {
        guard await !isIssued(namer.record) else { return }
        for conversation in conversations {
            let record = await conversation.record
            if isIssued(record), record.request.device == device { await conversation.tell(device) }
        }
    }

    private func isIssued(_ record: ConversationRecord) -> Bool {
        record.user != identity && record.user != record.request.userHeader
    }

    /// Forgets the customer on this device: no more pushes, no conversations, no unsent messages.
    ///
    /// It works offline: the server is told as soon as it can be reached, also after a restart of the app. Only the library's
    /// own records are removed: other files of the app's directory stay. They are removed first, also where the disk is full; then
    /// the server is told that the app leaves its chats, for 5 seconds at most.
    ///
    /// - Throws: ``BeckonClientError`` with `notStored` when a record is still there, `inUse`, or `cancelled`; then call it again.
    public func signOut() async throws {
        let left: [Conversation]
        do {
            left = try await alone { try await forgetCustomer() }
        } catch {
            kickDevices()
            throw BeckonClientError(store: error, "The device could not remove it.")
        }
        kickDevices()
        await sayGoodBye(in: left)
    }

    /// Removes what the device has stored of the customer.
    ///
    /// - Returns: The conversations, of which nothing is stored any more.
    /// - Throws: An error of the store.
    private func forgetCustomer() async throws -> [Conversation] {
        // Not everything has to be readable to be removed.
        _ = try await (store as? any OneWriterStore)?.hold()
        try await loadDevices()
        customer += 1
        devices.change(to: nil)
        customerToken = nil
        // A full disk may have room for it once the rest is removed.
        let isNoted = (try? await storeDevices()) != nil
        let left = conversations
        for conversation in left { await conversation.stopStoring() }
        conversations = []
        callbacks = []
        callbackServices = []
        openCallbacks = []
        unreadable = []
        isLoaded = false
        var failure: (any Error)?
        do {
            try await removeRecords()
            if !isNoted { try await storeDevices() }
        } catch {
            failure = error
        }
        if isInBackground { await (store as? any OneWriterStore)?.letGo() }
        guard let failure else { return left }
        for conversation in left { await conversation.close() }
        throw failure
    }

    /// Removes all records but the device's, whatever becomes of one of them.
    private func removeRecords() async throws {
        var failure: (any Error)?
        // The keychain's record is in no list of files.
        for name in try await store.names() + [RecordName.identity]
        where RecordName.isOurs(name) && name != DeviceRecord.name {
            do { try await store.remove(named: name) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// Tells the server that the app leaves these chats, all at once, and shows their end.
    private func sayGoodBye(in left: [Conversation]) async {
        await gateway.inputs.time.rest(.seconds(5)) {
            await withTaskGroup(of: Void.self) { group in
                for conversation in left { group.addTask { await conversation.enterBackground() } }
            }
        }
        for conversation in left { await conversation.close() }
    }

    func storeDevices() async throws {
        do {
            try await store.write(Array(try JSONEncoder().encode(devices)), named: DeviceRecord.name)
        } catch {
            let failure = BeckonClientError(store: error, "The device could not store it.")
            if failure.isStale { noteStale() }
            throw failure
        }
    }

    /// Ends what was signed out and renews the registration, until the task is cancelled.
    ///
    /// Neither waits for the other: a proxy may let through the one and not the other.
    func tendDevices() async {
        while !Task.isCancelled {
            guard isLoaded, let work = nextDeviceWork() else {
                await waitForChange()
                continue
            }
            switch work {
            case .end(let registration): await end(registration)
            case .register(let device, let token): await register(device, token)
            case .name(let device, let callback): await name(device, for: callback)
            case .wait(let span): await gateway.inputs.time.rest(span) { await self.waitForChange() }
            }
        }
    }

    private enum DeviceWork {
        case end(String)
        case register(PushDevice, @Sendable () async throws -> String)
        case name(PushDevice, StoredCallback)
        case wait(Duration)
    }

    private func nextDeviceWork() -> DeviceWork? {
        let now = gateway.inputs.time.now()
        var waits: [Duration] = []
        if let registration = devices.signOuts.first {
            guard signOutCall.due > now else { return .end(registration) }
            waits.append(signOutCall.due - now)
        }
        if let device = devices.device, let customerToken, !isNativeUnavailable {
            let left = devices.registration?.left(at: gateway.inputs.date().millisecondsSince1970) ?? 0
            guard left > 0 || registerCall.due > now else { return .register(device, customerToken) }
            waits.append(left > 0 ? .milliseconds(min(left, 86_400_000)) : registerCall.due - now)
        }
        // A registration takes the device from the callbacks, so they are told after it. The newest are likely open.
        if !isInBackground, let callback = callbackServices.last(where: { $0.untoldDevice != nil }),
            let device = callback.untoldDevice
        {
            guard nameCall.due > now else { return .name(device, callback) }
            waits.append(nameCall.due - now)
        }
        return waits.min().map { .wait($0) }
    }

    private func end(_ registration: String) async {
        do {
            try await gateway.endRegistration(registration)
        } catch {
            return signOutCall.failed(
                at: gateway.inputs.time.now(), jitter: gateway.inputs.jitter(), longest: Self.longestPause(after: error)
            )
        }
        signOutCall.succeeded()
        devices.signOuts.removeAll { $0 == registration }
        try? await storeDevices()
        // It took the device from what has named it since; where another registration follows, that is told after it.
        if customerToken == nil, let device = devices.device { await tellOpen(device) }
    }

    private func register(_ device: PushDevice, _ token: @Sendable () async throws -> String) async {
        let before = customer
        do {
            let registration = try await gateway.register(device, as: .customer(try await token()))
            // Meanwhile the customer may have signed out; what the server has just begun ends, too.
            if devices.device == device, customerToken != nil, customer == before {
                devices.registration = registration
            } else {
                devices.end(registration)
            }
        } catch {
            noteUnavailable(error)
            return registerCall.failed(
                at: gateway.inputs.time.now(), jitter: gateway.inputs.jitter(), longest: Self.longestPause(after: error)
            )
        }
        registerCall.succeeded()
        // What is on the screen can be reported from now on.
        waiting.giveAll()
        try? await storeDevices()
        // The registration took the device from what was open before it.
        if devices.device == device, customer == before { await tellOpen(device) }
    }

    private func name(_ device: PushDevice, for callback: StoredCallback) async {
        var refusal: BeckonClientError?
        do {
            try await gateway.name(device, for: callback.id, of: callback.service)
        } catch {
            refusal = error as? BeckonClientError
        }
        let isMiss = refusal?.code == .notFound
        // Who asks for what the server does not know may ask a few times a minute, as one that cannot be reached.
        if let refusal, isMiss || refusal.isRetryable || refusal.isForeign {
            nameCall.failed(
                at: gateway.inputs.time.now(), jitter: gateway.inputs.jitter(),
                longest: Self.longestPause(after: refusal))
            guard isMiss, !refusal.isForeign else { return }
        } else {
            nameCall.succeeded()
        }
        let isOver = if isMiss { true } else { await isCompleted(callback, refusal) }
        guard !Task.isCancelled else { return }
        // Meanwhile the customer may have signed out.
        guard let index = callbackServices.firstIndex(where: { $0.id == callback.id }) else { return }
        if isOver {
            callbackServices.remove(at: index)
        } else if callbackServices[index] == callback {
            callbackServices[index].untoldDevice = nil
        }
        await storeCallbacks()
    }

    /// Whether the server refuses something about a callback because that is over.
    private func isCompleted(_ callback: StoredCallback, _ refusal: BeckonClientError?) async -> Bool {
        guard refusal?.status == 400 else { return false }
        let record = try? await gateway.record(of: callback.id, callback.service)
        return record?["_callback_state"]?.string == "COMPLETED"
    }

    /// Notes that the server has no interface below `/beckon/1`, if it says so itself: the device goes along with each chat and
    /// callback instead.
    func noteUnavailable(_ error: any Error) {
        guard let error = error as? BeckonClientError, error.code == .unavailable, !error.isForeign else { return }
        isNativeUnavailable = true
    }

    /// The longest pause after a failure, until the app is back or its network changes.
    static func longestPause(after error: any Error) -> Duration {
        guard let error = error as? BeckonClientError else { return .seconds(30) }
        // A page that says that there is nothing below `/beckon/1` may be a proxy's, or another server's, which will stay.
        if error.code == .unavailable { return .seconds(3_600) }
        // Another try is useless until the app has another token of the customer.
        let isRefusal = error.status == 401 || error.status == 403
        return isRefusal && !error.isForeign ? .seconds(300) : .seconds(30)
    }

    /// What failed is due at once: the network or the app is back, or the app says something new.
    func kickDevices() {
        signOutCall.kick()
        registerCall.kick()
        nameCall.kick()
        waiting.giveAll()
    }
}

/// What is stored of the device: its token, its registration, and the sign-outs that have not reached the server.
struct DeviceRecord: Sendable, Hashable, Codable {
    var device: PushDevice?
    var registration: GatewayCalls.Registration?
    /// Registrations to end, the oldest first; at most 32 are stored.
    var signOuts: [String] = []

    init() {}

    /// Takes from a damaged record what nobody else knows: the sign-outs that are still to be told.
    init(salvagedFrom bytes: [UInt8]) {
        signOuts = Array(RecordRemains(bytes).list(behind: #""signOuts":["#).suffix(Self.signOutLimit))
    }

    static let name = RecordName.device
    static let signOutLimit = 32

    /// Takes another device, or none: the registration of the one before is ended as soon as the server can be told.
    mutating func change(to device: PushDevice?) {
        if device != self.device, let registration { end(registration) }
        if device != self.device { registration = nil }
        self.device = device
    }

    /// Notes that a registration is to be ended.
    mutating func end(_ registration: GatewayCalls.Registration) {
        signOuts.append(registration.registration)
        if signOuts.count > Self.signOutLimit { signOuts.removeFirst() }
    }
}
