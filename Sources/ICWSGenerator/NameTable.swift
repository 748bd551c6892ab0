/// Writes the table that gives the Swift name for each name of the Objective-C library.
struct NameTable {
    let layout: Layout

    var text: String {
        var text = """
            # Names of the Objective-C library and ours

            Written by `make generate`. Resource classes are `ICWSResources…`, request classes `ICWSRequests…`, contracts
            `ININ…`; each line gives the Swift name. A resource that had several paths is several here.
            Names of more than 60 characters have a short form, which stands behind them.

            ## Requests

            | Objective-C request | Swift |
            | --- | --- |

            """
        let short = ShortNames(layout)
        for resource in layout.description.resources {
            let namespace = resource.namespace.filter { $0 != "." }
            for method in resource.methods {
                let old = "ICWSRequests\(namespace)\(Names.capital(resource.name))\(Names.capital(method.operation))"
                text += "| `\(old)` | `\(layout.name(of: resource)).\(RequestWriter.name(method))`"
                text += short.requests[method.operation + resource.path].map { ", `ICWS.\($0)`" } ?? ""
                text += " |\n"
            }
        }
        text += "\n## Contracts and enums\n\n| Objective-C | Swift |\n| --- | --- |\n"
        for id in layout.description.order {
            guard let type = layout.description.types[id] else { continue }
            text += "| `ININ\(type.namespace.filter { $0 != "." })\(type.name)` | `\(layout.name(of: id))`"
            text += short.contracts[id].map { ", `ICWS.\($0)`" } ?? ""
            text += " |\n"
        }
        return text
    }
}
