/// The short forms of long names: `ICWS.UpdateQueueSubscription` for a request whose full name has more than 60 characters.
struct ShortNames {
    /// The most characters of a name that has no short form.
    static let longest = 60

    /// The short forms of requests, by the operation's name and path, and of contracts by their ids.
    private(set) var requests: [String: String] = [:]
    private(set) var contracts: [String: String] = [:]

    /// Chooses the forms: the name alone or, where it would mean several things, with as much of its namespace before it as tells
    /// them apart.
    init(_ layout: Layout) {
        let spaces = Set(
            layout.description.allNamespaces.compactMap { $0.split(separator: ".").first.map(String.init) })
        var open: [Long] = []
        for resource in layout.description.resources {
            for method in resource.methods {
                let name = RequestWriter.name(method)
                guard layout.name(of: resource).count + 1 + name.count > Self.longest else { continue }
                let place =
                    resource.namespace.split(separator: ".") + [layout.resourceNames[resource.path, default: ""][...]]
                open.append(Long(isRequest: true, key: method.operation + resource.path, name: name, place: place))
            }
        }
        for id in layout.description.order where layout.name(of: id).count > Self.longest {
            let place = (layout.description.types[id]?.namespace ?? "").split(separator: ".")
            open.append(Long(isRequest: false, key: id, name: layout.shortName(of: id), place: place))
        }
        var taken = spaces.union(["DateTime", "Seconds", "GUID"])
        for count in 0...6 {
            for (name, owners) in Dictionary(grouping: open, by: { $0.candidate(count) })
            where owners.count == 1 && !taken.contains(name) {
                taken.insert(name)
                if owners[0].isRequest { requests[owners[0].key] = name } else { contracts[owners[0].key] = name }
            }
            open.removeAll { ($0.isRequest ? requests : contracts)[$0.key] != nil }
        }
    }

    /// A name that needs a short form.
    private struct Long {
        var isRequest: Bool
        var key: String
        var name: String
        var place: [Substring]

        /// The name with so many parts of its namespace before it.
        func candidate(_ count: Int) -> String { place.suffix(count).map { Names.capital(String($0)) }.joined() + name }
    }

    /// The source of the short forms of a target.
    func source(_ group: String, _ layout: Layout) -> String {
        var lines: [String] = []
        for resource in layout.description.resources where layout.group(resource) == group {
            for method in resource.methods {
                guard let name = requests[method.operation + resource.path] else { continue }
                let full = "\(layout.name(of: resource)).\(RequestWriter.name(method))"
                lines.append("/// Short for ``\(full)``.\npublic typealias \(name) = \(full)\n")
            }
        }
        for id in layout.description.order where layout.group(type: id) == group {
            guard let name = contracts[id] else { continue }
            lines.append(
                "/// Short for ``\(layout.name(of: id))``.\npublic typealias \(name) = \(layout.name(of: id))\n")
        }
        return lines.isEmpty ? "" : "extension ICWS {\n" + lines.joined(separator: "\n") + "}\n"
    }
}
