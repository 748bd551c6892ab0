package import Bayeux

extension ServerSession {
    /// Records subscriptions; existing ones stay.
    ///
    /// Channels below `/service` are not recorded: by the protocol their events are delivered without a subscription.
    ///
    /// - Parameter patterns: What to subscribe to.
    package mutating func subscribe(to patterns: [ChannelPattern]) {
        for pattern in patterns where !pattern.isService && !subscriptions.contains(pattern) {
            subscriptions.append(pattern)
        }
        subscriptionsChanged()
    }

    /// How many subscriptions the session would have after adding these.
    ///
    /// - Parameter patterns: What to subscribe to.
    /// - Returns: The number of recorded subscriptions.
    func subscriptionCount(with patterns: [ChannelPattern]) -> Int {
        Set(subscriptions).union(patterns.filter { !$0.isService }).count
    }

    /// Removes subscriptions; the sources of their channels keep their cursors but are not read.
    ///
    /// - Parameter patterns: What to remove; patterns without a subscription are ignored.
    package mutating func unsubscribe(from patterns: [ChannelPattern]) {
        subscriptions.removeAll { patterns.contains($0) }
        subscriptionsChanged()
    }

    private mutating func subscriptionsChanged() {
        summary.subscriptions = subscriptions.map(\.string)
        list.setReadable(isReadable)
    }

    private func isReadable(_ channel: ChannelName) -> Bool {
        channel.isService || subscriptions.contains { $0.matches(channel) }
    }

    /// Adds a source, unless the session already has one of that name.
    ///
    /// - Parameters:
    ///   - attachment: The source and where to begin.
    ///   - isWaiting: Whether reading waits for ``release()`` or the next connect.
    /// - Returns: Whether it is new.
    package mutating func attach(_ attachment: SourceAttachment, isWaiting: Bool) -> Bool {
        list.attach(attachment, isWaiting: isWaiting, isReadable: isReadable)
    }

    /// Allows reading of the sources that were attached as waiting.
    package mutating func release() {
        list.release()
    }

    /// Removes a source.
    ///
    /// - Parameter name: Its name.
    /// - Returns: Whether the session had it.
    package mutating func detach(_ name: SourceName) -> Bool {
        list.detach(name)
    }
}
