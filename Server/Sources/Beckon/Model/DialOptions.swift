/// How a service's customers are called, named as GMS names the options.
package struct DialOptions: Hashable, Sendable {
    /// Values of `_do_not_call_items`: the hours of the day in which customers may be called.
    package struct Hours: Hashable, Sendable {
        /// How long after the promised time a customer may be called at any hour.
        package let grace: Milliseconds
        /// The first hour, 0 to 23.
        package let first: Int
        /// The hour at whose beginning calls end, 1 to 24; before ``first``, the hours run over midnight.
        package let last: Int

        /// Reads a value such as `3600,9,21`: seconds, first hour, last hour.
        ///
        /// - Parameter text: The value.
        package init?(_ text: String) {
            let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
                Int64($0.filter { $0 != " " })
            }
            guard parts.count == 3, let grace = parts[0], let first = parts[1], let last = parts[2],
                (0...86_400).contains(grace), (0...23).contains(first), (1...24).contains(last), first != last
            else { return nil }
            self.grace = .seconds(grace)
            self.first = Int(first)
            self.last = Int(last)
        }
    }

    /// `telephony`: the source in `bridge.sources` whose telephone system calls the customers; nil if agents call them.
    package var telephony: BridgeSourceName?
    /// `_max_dial_attempts`: the most calls, 1 or more.
    package var mostAttempts = 3
    /// `_dial_retry_timeout`: the pause between two calls.
    package var retryPause = Milliseconds.seconds(300)
    /// `_do_not_call_items`; nil for any hour.
    package var hours: Hours?
    /// `_max_time_to_wait_for_agent_on_the_call`: how long a customer on the telephone waits for an agent.
    package var longestWait = Milliseconds.seconds(3_600)
    /// `_max_ors_submit_attempts`: how often an order is offered to a telephone system that does not answer.
    package var mostSubmissions = 3
    /// `dialResultTimeout`: how long the telephone system has for the result of a call.
    package var resultTimeout = Milliseconds.seconds(180)

    package init() {}
}

extension DialOptions.Hours {
    /// The first moment, from a time on, at which a customer may be called.
    ///
    /// - Parameters:
    ///   - now: The time.
    ///   - promised: The time for which the callback was promised.
    ///   - offset: Seconds that local time is ahead of UTC. A change of the clock before the result makes it an hour early or
    ///     late; an early one is judged again when it comes.
    /// - Returns: `now` if the customer may be called now.
    package func next(from now: Timestamp, promised: Timestamp, offset: Int64) -> Timestamp {
        if now >= promised, now <= promised.advanced(by: grace) { return now }
        let (day, hour) = (Int64(86_400_000), Int64(3_600_000))
        let local = now.advanced(by: .seconds(offset)).milliseconds
        let time = ((local % day) + day) % day
        let (begin, end) = (Int64(first) * hour, Int64(last) * hour)
        let isAllowed = begin < end ? (begin..<end).contains(time) : time >= begin || time < end
        if isAllowed { return now }
        let wait = time < begin ? begin - time : begin + day - time
        return now.advanced(by: Milliseconds(wait))
    }
}
