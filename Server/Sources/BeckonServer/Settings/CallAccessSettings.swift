import Beckon
import BeckonGMS

/// Reads the services `request-interaction`, `request-access` and `match-interaction`.
struct CallAccessSettings {
    private var services: [CallAccessOptions] = []

    /// Reads a service of one of these kinds; false when it is of another kind, and nothing is read.
    mutating func read(_ name: String, _ source: inout SettingsSource) -> Bool {
        let word = source.text("type") ?? source.text("_service")
        guard let kind = word.flatMap(CallAccessOptions.Kind.init) else { return false }
        source.ignore(["type", "_service", "_type"])
        var options = CallAccessOptions(name: name, kind: kind)
        if kind == .matchInteraction {
            // It keeps nothing and gives no number; these stand in the sections of GMS all the same.
            source.ignore(["_ttl", "_resource_group", "_provide_code", "_phone_number"])
        } else {
            if let time = source.seconds("_ttl", in: 1...86_400) { options.timeToLive = time }
            if let group = source.text("_resource_group"), !group.isEmpty { options.resourceGroup = group }
            if let number = source.text("_phone_number"), !number.isEmpty {
                options.phoneNumber = number
                if !Settings.isCallable(number) { source.problem("_phone_number", "must be a telephone number") }
            }
            if let provides = source.flag("_provide_code") { options.provideCode = provides }
            if let length = source.integer("_access_code_length", in: CallAccessOptions.codeLengths) {
                options.codeLength = length
            }
        }
        services.append(options)
        source.finish()
        return true
    }

    /// All of them, with a problem for each that can give no number or would tell everybody what customers sent.
    ///
    /// - Parameters:
    ///   - numbers: The numbers of groups.
    ///   - access: The credentials of services.
    ///   - source: The section `services`, for messages.
    /// - Returns: The services.
    func finish(_ numbers: AccessNumbers, _ access: GMSAccess, _ source: SettingsSource) -> [CallAccessOptions] {
        for service in services {
            switch service.kind {
            case .matchInteraction where access.server == nil && access.services[service.name] == nil:
                source.problem(
                    service.name, "answers what customers sent, so it needs username and password, here or in server")
            case .requestInteraction where service.phoneNumber == nil && numbers.groups[service.resourceGroup] == nil:
                source.problem(
                    "\(service.name)._resource_group",
                    "\(service.resourceGroup) has no numbers; list them in accessNumbers, or set _phone_number")
            default: continue
            }
        }
        return services
    }
}
