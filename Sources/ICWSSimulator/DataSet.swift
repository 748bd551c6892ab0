/// What a simulated contact centre has before anybody connects.
package struct DataSet: Sendable, Equatable {
    /// A user.
    struct User: Sendable, Equatable {
        var id: String
        var name: String
    }

    /// An interaction that waits.
    struct Waiting: Sendable, Equatable {
        var kind: SimulatedInteraction.Kind
        var workgroup: String
        var name: String
        var target: String
        var subject = ""
    }

    /// Its name on the command line.
    package let name: String
    let users: [User]
    let workgroups: [String]
    let waiting: [Waiting]

    /// 450 users, and nothing that waits.
    package static let empty = DataSet(
        name: "empty", users: (0..<450).map { User(id: "user\($0)", name: "User \($0)") },
        workgroups: ["Support", "Sales", "Marketing"], waiting: [])

    /// Two agents, and one interaction of each kind that waits for them.
    package static let small = DataSet(
        name: "small", users: [User(id: "jo", name: "Jo Field"), User(id: "kim", name: "Kim Lake")],
        workgroups: ["Support", "Sales"],
        waiting: [
            Waiting(kind: .call, workgroup: "Support", name: "Ada", target: "5550101"),
            Waiting(kind: .email, workgroup: "Support", name: "Ben", target: "ben@example.test", subject: "Order 17"),
            Waiting(kind: .callback, workgroup: "Support", name: "Cleo", target: "5550103", subject: "Order 42"),
            Waiting(kind: .call, workgroup: "Sales", name: "Dan", target: "5550104"),
        ])

    /// 1,000 users in 20 workgroups, and 500 interactions that wait.
    package static let large = DataSet(
        name: "large", users: (0..<1_000).map { User(id: "agent\($0)", name: "Agent \($0)") },
        workgroups: (0..<20).map { "Workgroup \($0)" },
        waiting: (0..<500).map { number in
            Waiting(
                kind: [.call, .email, .callback][number % 3], workgroup: "Workgroup \(number % 20)",
                name: "Customer \(number)", target: "555\(1_000 + number)", subject: "Case \(number)")
        })

    /// All of them.
    package static let all = [empty, small, large]
}

extension SimulatorState {
    /// Begins with a data set.
    mutating func fill(with data: DataSet) {
        self.data = data
        for waiting in data.waiting {
            _ = begin(
                waiting.kind, in: QueueKey(type: 2, name: waiting.workgroup), name: waiting.name,
                target: waiting.target, subject: waiting.subject)
        }
    }
}

extension SimulatedCall {
    /// The company's directory, which has all users, or the list of directories.
    func directories(_ parts: [String], _ state: SimulatorState) -> [WireJSON] {
        guard parts.count > 1, let subscription = parts.last else {
            let directory: [String: WireJSON] = [
                "directoryID": .text("company"), "displayName": .text("Company Directory"),
                "schemaID": .text("contacts"),
                "count": .integer(state.data.users.count), "hasStatus": .bool(true), "isPrivate": .bool(false),
            ]
            return [
                SimulatedMessages.message(
                    "directories:directoriesMessage", false, ["directoriesAdded": .list([.object(directory)])])
            ]
        }
        let users = body["directoryID"]?.text == "company" ? state.data.users : []
        let first = max(0, body["index"]?.integer ?? 0)
        let count = max(0, body["count"]?.integer ?? users.count)
        let contacts: [WireJSON] = users.enumerated().dropFirst(first).prefix(count).map { place, user in
            .object([
                "entryID": .text(user.id), "index": .integer(place), "userID": .text(user.id),
                "displayName": .text(user.name), "extension": .text(String(8_000 + place)),
                "statusID": state.status(of: user.id)["statusId"] ?? .null,
            ])
        }
        return [
            SimulatedMessages.message(
                "directories:directoryMessage", false,
                [
                    "subscriptionId": .text(subscription), "totalCount": .integer(users.count),
                    "filteredCount": .integer(users.count), "contactsAdded": .list(contacts),
                ])
        ]
    }

    /// Answers a query for a list of configuration objects; nil for any other operation.
    func configurationList(_ state: SimulatorState, _ simulator: Simulator) -> SimulatedAnswer? {
        guard operation.verb == "GET", operation.path.hasPrefix("/icws/{sessionId}/configuration/"),
            operation.parameters.contains(where: { $0.name == "where" }), let type = operation.success.text,
            let item = Self.itemType(type, simulator.catalogue)
        else { return nil }
        do throws(ListQuery.Fault) {
            let page = try ListQuery(request.query, range: request.headers["range"]).page(
                of: objects(item, state, simulator))
            return .json(200, .object(["items": .list(page.items)]), ["Content-Range": page.contentRange])
        } catch {
            switch error {
            case .range: return .error(416, "error.request.range")
            case .property(let name): return .error(400, "error.request.invalidProperty", property: name)
            }
        }
    }

    /// The type of a list's items; null where the description has a list of any objects, nil where there is no list.
    private static func itemType(_ type: String, _ catalogue: Catalogue) -> WireJSON? {
        guard let shape = catalogue.shapes[type] else { return type == "Object" ? .null : nil }
        return catalogue.properties(of: shape).first { $0.name == "items" }?.type["array"]
    }

    private func objects(_ type: WireJSON, _ state: SimulatorState, _ simulator: Simulator) -> [WireJSON] {
        let name = operation.segments.last ?? ""
        let objects: [(id: String, name: String)] =
            switch name {
            case "users": state.data.users.map { ($0.id, $0.name) }
            case "workgroups": state.data.workgroups.map { ($0, $0) }
            default: (1...3).map { ("\(name)\($0)", "\(name) \($0)") }
            }
        var template: [String: WireJSON] = [:]
        if case .object(let members) = simulator.samples.value(type, .full, 3, "") { template = members }
        return objects.map { id, display in
            var members = template
            members["configurationId"] = .object([
                "id": .text(id), "displayName": .text(display), "uri": .text("/configuration/\(name)/\(id)"),
            ])
            return .object(members)
        }
    }
}
