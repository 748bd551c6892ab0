import Bayeux
import BayeuxClient
import BeckonJSON
import BeckonTransport
import Foundation
import GMSContract

/// The connections of a gateway: one for each address and customer, whatever number of chats it has.
actor CometPool {
    private struct Key: Hashable {
        let url: URL
        let userHeader: String
    }

    private var shares: [Key: CometShare] = [:]

    /// Joins the connection of an address and a customer; ``CometShare/leave()`` leaves it.
    func join(_ url: URL, _ userHeader: String, make: @Sendable () -> BayeuxClient) async -> CometShare {
        let key = Key(url: url, userHeader: userHeader)
        if let share = shares[key], await share.join() { return share }
        // Another chat may have made one meanwhile; then there are two connections for a while, which does no harm.
        let share = CometShare(make())
        shares[key] = share
        return share
    }
}

/// One connection, and the chats that use it.
///
/// One of them runs it; when that one leaves, another goes on.
actor CometShare {
    let client: BayeuxClient
    private var members = 1
    private var isLed = false
    private var end: Result<Void, any Error>?
    private var waiting = Signals()
    /// The position of the chat whose events came last: the server takes a reported position for that chat's.
    private var lastHeard: Int64?

    init(_ client: BayeuxClient) { self.client = client }

    /// Joins; returns false when the connection has ended.
    fileprivate func join() -> Bool {
        guard end == nil, members > 0 else { return false }
        members += 1
        return true
    }

    /// Leaves.
    ///
    /// The last one says good-bye, unless its task was cancelled: then the server notices by itself.
    func leave(_ subscription: BayeuxSubscription, tellsServer: Bool) async {
        members -= 1
        if members > 0 {
            await client.unsubscribe(subscription)
        } else if tellsServer {
            try? await client.disconnect()
        }
    }

    /// Holds the connection open, alone or through another member, until it ends or the task is cancelled.
    func attend() async throws {
        while true {
            try Task.checkCancellation()
            if let end { return try end.get() }
            guard !isLed else {
                await waitForChange()
                continue
            }
            isLed = true
            await lead()
        }
    }

    private func lead() async {
        defer {
            isLed = false
            waiting.giveAll()
        }
        do {
            try await client.run()
            end = .success(())
        } catch is CancellationError {
            // Another member goes on with the same session.
        } catch {
            end = .failure(error)
        }
    }

    /// Notes that a chat got events up to a position.
    func heard(_ position: Int64) { lastHeard = position }

    /// Ends the session at the server for the time in the background.
    ///
    /// - Parameter position: The position of the chat that asks; it counts when no other chat is there.
    /// - Throws: `BayeuxClientError` when the server did not answer.
    func suspend(_ position: Int64) async throws {
        guard let told = members == 1 ? position : lastHeard else { return try await client.suspend() }
        // The documents show the position as a string.
        try await client.suspend(ext: ["transcriptPosition": .string(String(told))])
    }

    private func waitForChange() async {
        let ticket = waiting.add()
        await ticket.signal.wait()
        waiting.remove(ticket)
    }
}
