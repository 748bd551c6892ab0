import NIOCore

@testable import BayeuxHTTP

extension HTTPLimits {
    /// Limits of time that only a hang reaches: on a busy machine a peer may stay without a turn for seconds.
    ///
    /// A test of a limit shortens that one alone, and waits for the end however late it comes.
    static var patient: HTTPLimits {
        var limits = HTTPLimits()
        let patience = TimeAmount.minutes(30)
        limits.firstByteTimeout = patience
        limits.idleTimeout = patience
        limits.webSocketTimeout = patience
        limits.headerTimeout = patience
        limits.bodyTimeout = patience
        limits.writeStallTimeout = patience
        limits.lingerTimeout = patience
        limits.drainTimeout = patience
        return limits
    }

    /// Patient, but for a peer that is gone: after half a close the other half shows only when something is written.
    static var patientWithPeersThatStay: HTTPLimits {
        var limits = patient
        limits.lingerTimeout = .milliseconds(50)
        limits.drainTimeout = .milliseconds(50)
        return limits
    }
}
