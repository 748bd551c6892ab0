package import Bayeux

extension ServerSession {
    /// Records subscriptions; channels that are subscribed already stay so.
    ///
    /// Channels below `/service` are not recorded, as the protocol has it: their events come in any case.
    ///
    /// - Parameter patterns: What to subscribe to.
    package mutating func subscribe(to patterns: [ChannelPattern]) {
        for pattern in patterns where !pattern.isService && !subscriptions.contains(pattern) {
            subscriptions.append(pattern)
        }
        subscriptionsChanged()
    }

    /// How many subscriptions there would be with these.
    ///
    /// - Parameter patterns: What is to be subscribed to.
    /// - Returns: The number of subscriptions recorded then.
    func subscriptionCount(with patterns: [ChannelPattern]) -> Int {
        Set(subscriptions).union(patterns.filter { !$0.isService }).count
    }

    /// Takes back subscriptions; the sources of their channels keep their cursors and are not read.
    ///
    /// - Parameter patterns: What to take back. What is not subscribed is passed over.
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

    /// Adds a source, unless one of its name is there.
    ///
    /// - Parameters:
    ///   - attachment: The source and where to begin.
    ///   - isWaiting: Whether it is not to be read before ``release()`` or the next connect.
    /// - Returns: Whether it is new.
    package mutating func attach(_ attachment: SourceAttachment, isWaiting: Bool) -> Bool {
        list.attach(attachment, isWaiting: isWaiting, isReadable: isReadable)
    }

    /// Lets the sources be read that were attached as waiting.
    package mutating func release() {
        list.release()
    }

    /// Removes a source.
    ///
    /// - Parameter name: Its name.
    /// - Returns: Whether it was there.
    package mutating func detach(_ name: SourceName) -> Bool {
        list.detach(name)
    }
}
