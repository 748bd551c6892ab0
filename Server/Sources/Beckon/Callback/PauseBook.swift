/// Which callback services are paused, as this node knows it, and which services' callbacks have to be looked through.
///
/// Other nodes may queue a callback for a moment after a pause, before they know of it. So a service is looked through for a
/// minute after each change.
struct PauseBook: Sendable {
    /// The names under which pauses are stored: a service's, its `_paused_services_id`, or `all`.
    private(set) var names: Set<String> = []
    /// How many more times each service is looked through.
    private var rounds: [String: Int] = [:]
    private var isRead = false

    /// How many times a service is looked through after a change, once every five seconds.
    static let roundsAfterChange = 12
    /// The name that pauses every service.
    static let everyService = "all"

    /// Whether a service is paused.
    func holds(_ options: ServiceOptions) -> Bool {
        names.contains(options.pauseName) || names.contains(options.name) || names.contains(Self.everyService)
    }

    /// Takes the stored pauses.
    ///
    /// - Returns: The services whose callbacks have to be looked through now.
    mutating func update(_ names: Set<String>, services: [ServiceOptions]) -> [ServiceOptions] {
        let before = self
        self.names = names
        for service in services where !isRead || holds(service) != before.holds(service) {
            rounds[service.name] = Self.roundsAfterChange
        }
        isRead = true
        let due = services.filter { (rounds[$0.name] ?? 0) > 0 }
        for service in due {
            rounds[service.name] = rounds[service.name].flatMap { $0 > 1 ? $0 - 1 : nil }
        }
        return due
    }
}
