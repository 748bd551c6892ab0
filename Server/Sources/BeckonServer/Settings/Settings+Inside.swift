extension Settings {
    /// `http.inside`: an address of their own for some surfaces, for example in the company's network.
    package struct Inside: Sendable, Hashable {
        /// `http.inside.host`.
        package var host = "127.0.0.1"
        /// `http.inside.port`; 0 lets the system choose one.
        package var port: Int
        /// `http.inside.surfaces`.
        package var surfaces = Set(Surface.allCases)
    }

    /// What the public address serves.
    var publicDoor: SurfaceDoor { SurfaceDoor(apart: http.inside?.surfaces ?? [], isApart: false) }

    /// What the address of `http.inside` serves.
    var insideDoor: SurfaceDoor { SurfaceDoor(apart: http.inside?.surfaces ?? [], isApart: true) }

    /// Reads `http.inside`.
    mutating func readInside(_ http: inout SettingsSource) {
        var source = http.section("inside")
        if source.isPresent {
            let (host, port) = (source.text("host"), source.integer("port", in: 0...65_535))
            if let port {
                var inside = Inside(port: port)
                if let host { inside.host = host }
                if let names = source.list("surfaces") {
                    inside.surfaces = Set(names.compactMap(Surface.init(rawValue:)))
                    if names.isEmpty || inside.surfaces.count != Set(names).count {
                        let all = Surface.allCases.map(\.rawValue).joined(separator: ", ")
                        source.problem("surfaces", "names some of \(all)")
                    }
                }
                self.http.inside = inside
            } else {
                source.problem("port", "is needed")
            }
        }
        source.finish()
    }
}
