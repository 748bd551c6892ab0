/// What a commit was decided on; when it no longer holds, the commit is refused with ``CommitResult/conflict``.
package enum Expectation: Hashable, Sendable {
    /// Nothing: the changes hold whatever stands there.
    case none
    /// The chat's head has this version; 0 means that there is no such chat yet.
    case chat(ChatID, version: Int64)
    /// The callback has this version; 0 means that there is no such callback yet.
    case callback(ServiceID, version: Int64)
}

/// One change of the database inside a ``Commit``.
package enum Change: Hashable, Sendable {
    /// A new service instance; an equal `key` that stands there already refuses the commit.
    case insertService(ServiceInstance)
    /// The chat's head, whole.
    ///
    /// Its version is one more than the standing one's (1 for a new chat), its last position is that of the events that
    /// come with it in this commit; else the commit is refused with ``CommitResult/conflict``. A service instance has
    /// one chat at most, and a chat stays with its instance.
    ///
    /// Cursors move without a version (``moveCursor(_:to:)``, ``moveSent(_:to:client:)``), so who decides may hold old
    /// ones: with `settingCursor` the head's `cursor` and `sent` are written, without it those that stand there stay. The
    /// agent side's cursor of a standing chat always stays.
    case putChat(ChatHead, settingCursor: Bool)
    /// An event at the next position of the chat, whose head is put in the same commit; an equal key that stands there
    /// already refuses the commit.
    case append(ChatID, TranscriptEvent)
    /// A push is owed from now on.
    ///
    /// While an unclaimed push of its chat and device stands there, whether it waits for its time (its first timer, a
    /// retry), for a place or for an earlier one that is in flight, that row's range grows instead; a push that does not
    /// join what is due (``OwedPush/joinsDue``) makes only a row grow that waits for a later time than `now`. One that was
    /// never tried is then due at the earlier time of both; one that was keeps its time, which is its provider's. A
    /// callback push takes the place of every unclaimed one of its lane and device. A row is claimed from its claim until
    /// its outcome, also when its lease has ended.
    /// Nothing can be owed to a device that is not there, but for a note that carries its own (``OwedPush/target``),
    /// which what becomes of devices does not touch.
    case owe(OwedPush, now: Timestamp)
    /// What is held for a device in a lane, and was never tried, is due at a time, unless it is due earlier already.
    case hastenOwed(lane: String, DeviceID, to: Timestamp, now: Timestamp)
    /// Nothing is owed in this lane any more: unclaimed rows go at once, claimed ones when their outcome comes,
    /// whatever it is, or when their lease ends. Withdrawals stay.
    case cancelOwed(lane: String)
    /// What phones show of a chat's events, after one position up to and with another, goes: a withdrawal is owed at once
    /// to every registered device that was told of one of them (a ``PushRecord`` says that it was delivered) or is being
    /// told, but for one device.
    ///
    /// In the lane it leaves after what is in flight; an unclaimed earlier one goes.
    case withdraw(ChatID, after: Int, through: Int, but: DeviceID?, now: Timestamp, expiresAt: Timestamp)
    /// What became of a claimed push.
    ///
    /// With another fencing number than the row's nothing changes.
    case settle(id: Int64, fence: Int64, Settlement)
    /// A person wants a push to be tried now: one that waits becomes due, one that ended undelivered is owed again under
    /// a new number when its device is still there. One that is claimed stays as it is.
    case retryPush(Int64, now: Timestamp, expiresAt: Timestamp)
    /// A person wants a push gone: owed or ended; a claimed one goes with its outcome.
    case dropPush(Int64)
    /// A device, whole.
    ///
    /// When it was another customer's until now, what is owed to it goes, in flight or not. That it was delivered to
    /// stays known while it names the same provider section.
    case putDevice(Device)
    /// The same, unless the device is there already.
    case keepDevice(Device)
    /// The service of a device has taken a push for it; the first time counts.
    case noteDelivery(DeviceID, at: Timestamp)
    /// A device is one of the development environment, unless it was registered after a time; what is owed to it goes by
    /// that credential from now on.
    case moveDevice(DeviceID, asOf: Timestamp)
    /// The target of a push is one of the development environment, by whose credential the push goes from now on.
    ///
    /// With another fencing number than the row's nothing changes.
    case moveTarget(ofPush: Int64, fence: Int64)
    /// A registration ends: its device and what is owed to it go, unless the device was registered anew since.
    case removeRegistration(String)
    /// What an app says about a device, in the stead of what it said before.
    case putPresence(PresenceRecord)
    /// How far a customer has got; neither part goes back.
    case raiseReceipt(ChatID, ReceiptMark)
    /// A line of a chat's push history.
    case record(PushRecord)
    /// A device token is dead: the device and what is owed to it go, unless it was registered after `asOf`.
    case dropDevice(DeviceID, asOf: Timestamp)
    case putClient(StoredClient)
    case removeClient(clientID: String)
    /// The position of a customer who is not away, moved on without a new version of the head; never moved back, nor
    /// beyond the last position.
    ///
    /// What an away customer has said about its position stays. `sent` is never behind the cursor.
    case moveCursor(ChatID, to: Int)
    /// What was fully written to a client, moved on without a new version of the head while this client is the one
    /// that is present; never moved back, nor beyond the last position.
    case moveSent(ChatID, to: Int, client: String)
    /// What the agent side has accepted, moved on without a new version of the head; never moved back, nor beyond the
    /// last position.
    case moveAgentCursor(ChatID, to: Int)
    /// The callback, whole.
    ///
    /// Its version is one more than the standing one's, 1 for a new callback; else the commit is refused with
    /// ``CommitResult/conflict``.
    case putCallback(CallbackRecord)
    case putAccount(DeskAccount)
    /// The hash of a password that is spelled anew, while the account still has the old one.
    case replacePasswordHash(user: String, old: String, new: String)
    /// An account goes, and its sign-ins with it.
    case removeAccount(String)
    /// A sign-in at the desk, while the account has the hash that the password was compared with; of more than
    /// ``DeskSession/perAccount`` the ones that began first end.
    case beginDeskSession(DeskSession, passwordHash: String)
    /// A sign-in was used and ends at this time when it is not used again; never earlier than before, nor after its end.
    case prolongDeskSession(String, idleEnd: Timestamp)
    case endDeskSession(String)
    /// Every sign-in of an account ends.
    case endDeskSessions(user: String)
    /// A named secret or mark of this installation.
    case putSetting(name: String, value: String)
    /// The same, unless the name has a value already: of several nodes that start together one decides.
    case keepSetting(name: String, value: String)
    case putNode(NodeRecord)
    /// A node is no more.
    ///
    /// With a lease, only while the node has no other: one that came back in between stays.
    case removeNode(NodeID, leaseUntil: Timestamp? = nil)
    /// What a node that is no more had claimed is free again.
    ///
    /// It may have been sent, so it counts one attempt more; cancelled rows go. Fencing numbers stay, so that late
    /// outcomes change nothing once the row is claimed again.
    case releasePushes(of: NodeID)
    /// A callback's place in a time slot, in the stead of one it has already.
    ///
    /// Refused with ``CommitResult/slotFull`` when as many other callbacks as `capacity` have the slot.
    case bookSlot(SlotBooking, capacity: Int)
    case freeSlot(of: ServiceID)
    /// The properties by which a callback is found, in the stead of those before.
    case indexCallback(ServiceID, [String: String])
}

/// What became of a claimed push.
package enum Settlement: Hashable, Sendable {
    /// It is off the list: delivered, or there is nothing left to say.
    case done
    /// It ended undelivered and is kept for people to look at, with the cause.
    ///
    /// At most ``OutboxEntry/deadLimit`` such are kept.
    case dead(cause: String, at: Timestamp)
    /// It is due again at a time.
    ///
    /// Later unclaimed rows of its chat and device merge into it; a callback push of which a later one waits goes
    /// instead. `failure` says why it comes again, in words that a log may hold; without one the last reason stays.
    case retry(at: Timestamp, attempt: AttemptEnd, failure: String? = nil)
}

/// Changes that stand or fall together.
package struct Commit: Sendable {
    package var expectation: Expectation
    package var changes: [Change]

    package init(expecting expectation: Expectation = .none, _ changes: [Change]) {
        self.expectation = expectation
        self.changes = changes
    }
}

/// How one commit ended.
///
/// Each commit of a list succeeds or fails alone.
package enum CommitResult: Hashable, Sendable {
    /// On disk.
    case committed
    /// The expectation does not hold, or the changes do not follow from what stands there; load again, decide again.
    case conflict
    /// An event with the same key stands at this position of the chat: the earlier call did it.
    case duplicateEvent(position: Int)
    /// A service instance with the same creation key stands there.
    case duplicateService(ServiceID)
    /// The time slot has no place left.
    case slotFull
}
