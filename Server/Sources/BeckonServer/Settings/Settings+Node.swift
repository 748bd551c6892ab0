import Beckon
import BeckonNode

extension Settings {
    /// The configuration of the node.
    var nodeConfiguration: NodeConfiguration {
        var configuration = NodeConfiguration()
        configuration.name = effectiveNodeName
        configuration.lease = .seconds(node.lease)
        configuration.services = services
        configuration.calendar = calendar
        configuration.zones = SystemZones()
        configuration.callAccess = callAccess
        configuration.accessNumbers = accessNumbers
        configuration.statusCodes = statusCodes
        configuration.mayListCallbacks = callbackQueries.withoutLookupKey
        configuration.limits = trafficLimits
        configuration.openChats = limits.openChats
        configuration.audience = customers.rules
        configuration.pushes = push.rules
        configuration.pollTimeout = bayeux.timeout
        configuration.maxInterval = bayeux.maxInterval
        configuration.retention = retention
        return configuration
    }
}
