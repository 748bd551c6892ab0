import BeckonTransport
import Foundation

extension ContactCentre {
    /// Notes the device to which the server pushes: for conversations and callbacks that begin from now on and, with a token of
    /// the customer, for everything that Beckon pushes to this customer.
    ///
    /// Call it whenever the system gives a device token. The registration is renewed by itself.
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
        devices.change(to: device)
        // It may be another customer's sign-in, so the device is registered again.
        devices.registration?.refreshAfter = 0
        try await keepDevices()
        waiting.giveAll()
    }

    /// Forgets the customer on this device: no more pushes, no conversations, no unsent messages.
    ///
    /// It works offline: the server is told as soon as it can be reached, also after a restart of the app. Only the library's
    /// own records are removed: other files of the app's directory stay.
    ///
    /// - Throws: ``BeckonClientError`` with `notStored` when a record is still there, or `inUse`; then call it again.
    public func signOut() async throws {
        try await load()
        devices.change(to: nil)
        customerToken = nil
        try await keepDevices()
        for conversation in conversations { await conversation.leave() }
        conversations = []
        callbacks = []
        unreadable = []
        isLoaded = false
        defer { waiting.giveAll() }
        do {
            // The keychain's record is in no list of files.
            for name in try await store.names() + [RecordName.identity]
            where RecordName.isOurs(name) && name != DeviceRecord.name {
                try await store.remove(named: name)
            }
        } catch {
            throw BeckonClientError(store: error, "The device could not remove it.")
        }
    }

    func keepDevices() async throws {
        do {
            try await store.write(Array(try JSONEncoder().encode(devices)), named: DeviceRecord.name)
        } catch {
            throw BeckonClientError(store: error, "The device could not keep it.")
        }
    }

    /// Ends what was signed out and renews the registration, until the task is cancelled.
    func tendDevices() async {
        var pause = Pause()
        while !Task.isCancelled {
            guard isLoaded, let work = nextDeviceWork() else {
                await waitForChange()
                continue
            }
            do {
                try await perform(work)
                pause.succeeded()
            } catch let error as BeckonClientError where error.code == .unavailable {
                // A GMS: the device goes along with each chat and callback instead.
                isNativeUnavailable = true
            } catch {
                let span = pause.afterFailure(asked: nil, jitter: gateway.inputs.jitter())
                try? await gateway.inputs.time.sleep(span)
            }
        }
    }

    private enum DeviceWork {
        case end(String)
        case register(PushDevice, @Sendable () async throws -> String)
        case wait(Duration)
    }

    private func nextDeviceWork() -> DeviceWork? {
        if let registration = devices.signOuts.first { return .end(registration) }
        guard let device = devices.device, let customerToken, !isNativeUnavailable else { return nil }
        guard let registration = devices.registration else { return .register(device, customerToken) }
        let left = registration.refreshAfter - gateway.inputs.date().millisecondsSince1970
        return left <= 0 ? .register(device, customerToken) : .wait(.milliseconds(min(left, 86_400_000)))
    }

    private func perform(_ work: DeviceWork) async throws {
        switch work {
        case .end(let registration):
            do {
                try await gateway.endRegistration(registration)
            } catch let error as BeckonClientError where !error.isRetryable && error.code != .cancelled {
                // The server does not know it, so there is nothing to end.
            }
            devices.signOuts.removeAll { $0 == registration }
        case .register(let device, let token):
            let registration = try await gateway.register(device, as: .customer(try await token()))
            // Meanwhile the customer may have signed out; what the server has just begun ends, too.
            if devices.device == device, customerToken != nil {
                devices.registration = registration
            } else {
                devices.end(registration)
            }
        case .wait(let span):
            await gateway.inputs.time.rest(span) { await self.waitForChange() }
            return
        }
        try? await keepDevices()
    }
}
