/// Where each namespace is declared: in the only target that uses it, so that who does not link the target does not see it, else in
/// `ICWSCore`.
struct NamespaceHomes {
    private let layout: Layout
    private var homes: [String: String?] = [:]

    init(_ layout: Layout) {
        self.layout = layout
        let description = layout.description
        for namespace in description.allNamespaces {
            func isInside(_ other: String) -> Bool { other == namespace || other.hasPrefix(namespace + ".") }
            let types = description.order.filter { isInside(description.types[$0]?.namespace ?? "") }
            let resources = description.resources.filter { isInside($0.namespace) }
            let users = Set(types.map(layout.group(type:)) + resources.map(layout.group))
            homes[namespace] = .some(users.count == 1 ? users.first : nil)
        }
    }

    /// Declares the namespaces of a target; nil for `ICWSCore`.
    func source(_ group: String?) -> String {
        var text = ""
        if group == nil {
            text += GeneratedFiles.head
            text += "/// Interaction Center Web Services: everything that was generated from its description.\n"
            text += "public enum ICWS {}\n"
        }
        let holding = Set(layout.description.resources.map(\.namespace))
        for namespace in layout.description.allNamespaces where homes[namespace] == .some(group) {
            let parts = namespace.split(separator: ".")
            let parent = (["ICWS"] + parts.dropLast()).joined(separator: ".")
            text += "\nextension \(parent) {\n/// Namespace `\(namespace)`.\npublic enum \(parts.last ?? "") {\n"
            if holding.contains(namespace) { text += "/// Its resources.\npublic enum Resources {}\n" }
            text += "}\n}\n"
        }
        return text
    }
}
