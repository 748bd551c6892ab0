import Yams

extension Node {
    /// The most nodes of a file, counting one that several aliases name each time.
    static let most = 100_000

    /// Reads a YAML text, with what `<<` names in its place; nil if it is empty.
    ///
    /// - Throws: `YamlError` for a text that is not YAML, ``YAMLFlaw`` for one that cannot be read as it is written.
    static func bounded(_ yaml: String) throws -> Node? {
        guard let node = try Yams.compose(yaml: yaml) else { return nil }
        var room = most
        node.count(in: &room)
        guard room >= 0 else { throw YAMLFlaw(description: "its aliases name more than \(most) parts") }
        return try node.merged()
    }

    /// Takes the number of this node's parts from the room, and stops where there is none left.
    private func count(in room: inout Int) {
        room -= 1
        guard room >= 0 else { return }
        switch self {
        case .scalar, .alias: break
        case .sequence(let sequence):
            for part in sequence where room >= 0 { part.count(in: &room) }
        case .mapping(let mapping):
            for (key, value) in mapping where room >= 0 {
                key.count(in: &room)
                value.count(in: &room)
            }
        }
    }

    /// The node without `<<`: a key of the map itself wins, then that of the map that is named first.
    ///
    /// It has no more parts than before, since what `<<` names is counted as a part.
    private func merged() throws -> Node {
        switch self {
        case .scalar(let scalar):
            try check(scalar.tag)
            return self
        case .alias: return self
        case .sequence(let sequence):
            try check(sequence.tag)
            let parts = try sequence.map { try $0.merged() }
            return .sequence(Sequence(parts, sequence.tag, sequence.style, sequence.mark))
        case .mapping(let mapping):
            try check(mapping.tag)
            return .mapping(Mapping(try Self.merged(mapping), mapping.tag, mapping.style, mapping.mark))
        }
    }

    private static func merged(_ mapping: Mapping) throws -> [(Node, Node)] {
        var (pairs, named, names) = ([(Node, Node)](), [(Node, Node)](), Set<String>())
        for (key, part) in mapping {
            let value = try part.merged()
            if key.isMerge {
                named += try value.pairs(for: key)
            } else if let name = key.string, !names.insert(name).inserted {
                // To Yams a number and the same digits in quotes are two keys.
                throw YAMLFlaw(key, "\(name) is given twice")
            } else {
                pairs.append((key, value))
            }
        }
        for (key, value) in named where key.string.map({ names.insert($0).inserted }) ?? true {
            pairs.append((key, value))
        }
        return pairs
    }

    /// Whether this key is `<<`, not in quotes.
    private var isMerge: Bool { scalar.map { $0.style == .plain && $0.string == "<<" } ?? false }

    /// The pairs of the map, or of the maps, that `<<` names.
    private func pairs(for key: Node) throws -> [(Node, Node)] {
        let maps: [Node] = sequence.map(Array.init) ?? [self]
        var pairs: [(Node, Node)] = []
        for map in maps {
            guard let mapping = map.mapping else { throw YAMLFlaw(key, "<< names a map, or a list of maps") }
            for (key, value) in mapping { pairs.append((key, value)) }
        }
        return pairs
    }

    /// Refuses a value that a tag makes another one elsewhere, such as `!include x` and `!!binary eA==`.
    private func check(_ tag: Tag) throws {
        let name = tag.rawValue
        let isKnown = name.isEmpty || name == "!" || name.hasPrefix("tag:yaml.org,2002:")
        guard isKnown, ![Tag.Name.binary, .omap, .pairs, .set].contains(Tag.Name(rawValue: name)) else {
            throw YAMLFlaw(self, "a value with the tag \(name) cannot be read here")
        }
    }

    /// The map without the keys that begin with `x-`, below which a file keeps what its aliases name.
    var withoutExtensions: Node {
        guard case .mapping(let mapping) = self else { return self }
        let pairs = mapping.filter { $0.key.string?.hasPrefix("x-") != true }.map { ($0.key, $0.value) }
        return .mapping(Mapping(pairs, mapping.tag, mapping.style, mapping.mark))
    }
}

/// Why a YAML text cannot be read as it is written.
struct YAMLFlaw: Error, CustomStringConvertible {
    let description: String
}

extension YAMLFlaw {
    fileprivate init(_ node: Node, _ text: String) {
        self.init(description: "\(node.mark.map { "line \($0.line): " } ?? "")\(text)")
    }
}
