/// The version that a commit was decided on; with another version stored, it is refused with ``CommitResult/conflict``.
package enum Expectation: Hashable, Sendable {
    /// The changes are valid whatever is stored.
    case none
    /// The chat's head has this version; 0 means that there is no such chat yet.
    case chat(ChatID, version: Int64)
    /// The callback has this version; 0 means that there is no such callback yet.
    case callback(ServiceID, version: Int64)
}

/// One change of the database inside a ``Commit``.
package enum Change: Hashable, Sendable {
    /// Inserts a service instance; the commit is refused when a stored instance has the same `key`.
    case insertService(ServiceInstance)
    /// Takes the key from a service instance, so that another one may have it.
    ///
    /// The commit is refused with ``CommitResult/conflict`` when the stored instance does not have this key.
    case releaseKey(of: ServiceID, key: String)
    /// Replaces the data of a service instance and its end; nothing happens to an instance that does not exist.
    case putData(of: ServiceID, [String: String], expiresAt: Timestamp)
    /// Removes a service instance, unless a chat or a callback belongs to it.
    case removeService(ServiceID)
    /// Writes the chat's head, whole.
    ///
    /// Its version must be the stored version plus one (1 for a new chat), and its last position that of the last event
    /// in this commit (without events, the stored one); else the commit is refused with ``CommitResult/conflict``. A
    /// service instance has at most one chat, and a chat keeps its instance.
    ///
    /// Cursors move without a new version (``moveCursor(_:to:client:)``, ``moveSent(_:to:client:)``), so this head's cursors may
    /// be old. With `settingCursor` its `cursor` and `sent` are written, without it the stored ones stay. The agent
    /// side's cursor of a stored chat always stays, and so do its attached data.
    case putChat(ChatHead, settingCursor: Bool)
    /// Replaces the data attached to a stored chat; the same commit must put the chat's head.
    case attachData(ChatID, [String: String])
    /// Appends an event at the chat's next position; the same commit must put the chat's head.
    ///
    /// The commit is refused when an event of the chat has the same key.
    case append(ChatID, TranscriptEvent)
    /// Adds an owed push, or extends the row of an earlier one.
    ///
    /// When an unclaimed push of the same chat and device is stored, its range grows instead, whether it waits for its
    /// time (its first timer, a retry), for a place or for an earlier one in flight. A push whose ``OwedPush/joinsDue`` is
    /// false extends only a row that is due after `now`. An extended row that was never tried is due at the earlier time
    /// of both; a row that was tried keeps its time, which the provider's answer set. Any other push replaces every
    /// unclaimed one of its lane and device. A row counts as claimed until its outcome, also after its lease ended.
    ///
    /// A push to an unknown device is not stored, except a note that carries its own device (``OwedPush/target``);
    /// changes of devices do not affect such a note.
    case owe(OwedPush, now: Timestamp)
    /// Makes a device's held pushes of a lane that were never tried due at a time, unless they are due earlier.
    case hastenOwed(lane: String, DeviceID, to: Timestamp, now: Timestamp)
    /// Cancels the owed pushes of a lane, except withdrawals.
    ///
    /// Unclaimed rows are removed at once; claimed ones at their outcome, whatever it is, or when their lease ends.
    case cancelOwed(lane: String)
    /// Owes withdrawals of a chat's events after one position up to and including another, due at once.
    ///
    /// A withdrawal is owed to every registered device that was notified of one of the events (a ``PushRecord`` says that
    /// the push was delivered) or has a push of the chat in flight, except the device `but`. It is sent after the lane's
    /// pushes in flight and replaces the lane's unclaimed ones.
    case withdraw(ChatID, after: Int, through: Int, but: DeviceID?, now: Timestamp, expiresAt: Timestamp)
    /// Records the outcome of a claimed push; with another fencing number than the row's nothing changes.
    case settle(id: Int64, fence: Int64, Settlement)
    /// Makes a push due now, at an operator's request.
    ///
    /// A push that ended undelivered is owed again under a new number if its device is still stored. A claimed push
    /// stays as it is.
    case retryPush(Int64, now: Timestamp, expiresAt: Timestamp)
    /// Removes an owed or ended push, at an operator's request; a claimed push is removed at its outcome.
    case dropPush(Int64)
    /// Writes a device, whole.
    ///
    /// When the stored device belongs to another customer, the pushes owed to it are removed, in flight or not. The
    /// time of its first delivery stays while it names the same provider section. It is no longer a forgotten one.
    case putDevice(Device)
    /// Writes a device unless it is stored already.
    case keepDevice(Device)
    /// Stores when the push service first accepted a push for a device; later times change nothing.
    case noteDelivery(DeviceID, at: Timestamp)
    /// Marks a device as one of the development environment or not, unless it was registered after `asOf`.
    ///
    /// The pushes owed to it change to that environment's credential.
    case moveDevice(DeviceID, debug: Bool = true, asOf: Timestamp)
    /// Removes the device that has this registration, also a forgotten one, and the pushes owed to it; a device
    /// registered again stays.
    case removeRegistration(String)
    /// Writes the presence that an app reported for a device, replacing its last report.
    case putPresence(PresenceRecord)
    /// Raises the delivered and read positions of a customer; neither moves back.
    case raiseReceipt(ChatID, ReceiptMark)
    /// Adds a line to a chat's push history.
    case record(PushRecord)
    /// Removes a device with a dead token and the pushes owed to it, unless it was registered after `asOf`.
    ///
    /// It is kept among the forgotten ones, with the time (nil for `asOf`) and the service's word, for
    /// ``ForgottenDevice/memory``.
    case dropDevice(DeviceID, asOf: Timestamp, at: Timestamp? = nil, cause: String = "")
    /// Removes a device that no app has registered, unless a chat, a callback or an owed push, in flight or not, names it.
    ///
    /// It follows the write of what stops naming the device. An engine may judge it by what later commits of a batch write.
    case removeUnusedDevice(DeviceID)
    /// Takes a device back from the forgotten ones, unless it or its registration was registered again.
    case restoreDevice(DeviceID)
    case putClient(StoredClient)
    case removeClient(clientID: String)
    /// Writes a file's row, whole.
    case putFile(ChatFile)
    /// Removes a file's row; its content is removed later, when no row names it.
    case removeFile(FileID)
    /// Writes a notification subscription, whole.
    case putSubscription(NotificationSubscription)
    case removeSubscription(String)
    /// Moves a chat's cursor without a new version of the head, for the client that it follows; never back, nor beyond the
    /// last position.
    ///
    /// It follows the present client alone; without a client (nil) it follows a customer who polls, as long as no client is
    /// present. The position that an away customer reported stays. `sent` is never behind the cursor.
    case moveCursor(ChatID, to: Int, client: String?)
    /// Moves the position that was fully written to a client, without a new version of the head, while this client is
    /// the present one; never back, nor beyond the last position.
    case moveSent(ChatID, to: Int, client: String)
    /// Moves the position that the agent side has accepted, without a new version of the head; never back, nor beyond
    /// the last position.
    case moveAgentCursor(ChatID, to: Int)
    /// Writes the callback, whole.
    ///
    /// Its version must be the stored version plus one, 1 for a new callback; else the commit is refused with
    /// ``CommitResult/conflict``.
    case putCallback(CallbackRecord)
    case putAccount(DeskAccount)
    /// Replaces an account's password hash while the account still has the old one.
    case replacePasswordHash(user: String, old: String, new: String)
    /// Removes an account with its sign-ins and its second factor.
    case removeAccount(String)
    /// Writes the second factor of an account that exists, if the stored one has the mark `after`; with nil if there is none.
    case putSecondFactor(SecondFactor, after: String?)
    case removeSecondFactor(user: String)
    /// Stores a sign-in at the desk if the account still has the hash that the password was compared with, and with `factor` only
    /// if its second factor has this mark.
    ///
    /// When the account has more than ``DeskSession/perAccount`` sign-ins, the oldest ones end.
    case beginDeskSession(DeskSession, passwordHash: String, factor: String? = nil)
    /// Moves a sign-in's idle end after use; never earlier than before, nor after its end.
    case prolongDeskSession(String, idleEnd: Timestamp)
    case endDeskSession(String)
    /// Ends every sign-in of an account.
    case endDeskSessions(user: String)
    /// Writes what ties a sign-in to a provider, whole; a sign-in that has ended gets none.
    case putGrant(DeskGrant)
    /// Moves the time of a sign-in's next check, if it is still `from`: so that one node makes the check.
    case moveCheck(session: String, from: Timestamp, to: Timestamp)
    /// Appends a row to the audit trail; nothing happens if a coalesced act has its row already (``TrailEntry/once``).
    case tell(TrailEntry)
    /// Puts a checkpoint in the stead of the audit trail's row that it was made of, and removes all rows before it.
    case cutTrail(to: TrailRow)
    /// Writes a named secret or setting of this installation.
    case putSetting(name: String, value: String)
    /// Writes a setting unless the name has a value, so that one of several starting nodes decides.
    case keepSetting(name: String, value: String)
    case putNode(NodeRecord)
    /// Removes a node; with a lease, only while the node's lease is still that one, so that a node that renewed stays.
    case removeNode(NodeID, leaseUntil: Timestamp? = nil)
    /// Frees the pushes that a removed node had claimed.
    ///
    /// Each may have been sent, so it counts one attempt more; cancelled rows are removed. Fencing numbers stay, so that
    /// late outcomes change nothing once the row is claimed again.
    case releasePushes(of: NodeID)
    /// Books a callback's place in a time slot, replacing the booking that it has.
    ///
    /// The commit is refused with ``CommitResult/slotFull`` when at least `capacity` other callbacks are booked for a time
    /// in the slot.
    case bookSlot(SlotBooking, capacity: Int)
    case freeSlot(of: ServiceID)
    /// Refuses the commit, which starts a callback, with ``CommitResult/queueFull(_:)`` where there are as many callbacks as
    /// allowed.
    case limitQueue(QueueLimit)
    /// Counts a start of a callback for each property of the checks, until the callback is removed.
    ///
    /// Under each of their names it counts in the stead of what the callback was counted by before.
    ///
    /// The commit is refused with ``CommitResult/throttled(check:)`` when so many other starts as a check allows were
    /// counted since its time.
    case countStart(ServiceID, at: Timestamp, [ThrottleCheck])
    /// The properties by which a callback is found, in the stead of those before; `_customer_number` is its number in the one
    /// form of all spellings, where its own spelling is another.
    case indexCallback(ServiceID, [String: String])
}

/// The outcome of a claimed push.
package enum Settlement: Hashable, Sendable {
    /// The push is removed: it was delivered or is not needed any more.
    case done
    /// The push ended undelivered and is kept, with the cause, for the operator.
    ///
    /// At most ``OutboxEntry/deadLimit`` such pushes are kept; the oldest are removed.
    case dead(cause: String, at: Timestamp)
    /// The push is due again at a time.
    ///
    /// Later unclaimed rows of its chat and device merge into it; a callback push is removed when a later one waits.
    /// `failure` says why it is retried, in words that a log may hold; without one the last reason stays.
    case retry(at: Timestamp, attempt: AttemptEnd, failure: String? = nil)
}

/// Changes that are written together or not at all.
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
    /// The expectation does not hold, or the changes do not follow from what is stored; load again, decide again.
    case conflict
    /// The chat's event at this position has the same key: an earlier call appended it.
    case duplicateEvent(position: Int)
    /// This stored service instance has the same creation key.
    case duplicateService(ServiceID)
    /// The time slot has no place left.
    case slotFull
    /// There are as many callbacks as a limit allows.
    case queueFull(QueueLimit.Count)
    /// As many starts as allowed were counted; the number is that of the check, from 0.
    case throttled(check: Int)
}
