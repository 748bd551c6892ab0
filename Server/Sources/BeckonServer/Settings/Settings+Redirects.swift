import Beckon

extension Settings {
    /// Reports each `_redirect` that leads to no callback service, or back to its own.
    func checkRedirects(_ services: [String: ServiceOptions], _ source: inout SettingsSource) {
        for service in services.values.sorted(by: { $0.name < $1.name }) where !service.redirect.isEmpty {
            // A name that holds a parameter is known only when a request comes.
            guard !service.redirect.contains("$") else { continue }
            var (name, passed) = (service.redirect, Set<String>())
            while let next = services[name], next.kind == .callback, !next.redirect.isEmpty,
                passed.insert(name).inserted
            {
                name = next.redirect
            }
            if passed.contains(name) {
                source.problem("\(service.name)._redirect", "leads in a circle")
            } else if services[name]?.kind != .callback, !name.contains("$") {
                source.problem("\(service.name)._redirect", "leads to \(name), which is not a callback service")
            }
        }
    }
}
