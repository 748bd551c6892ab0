import Beckon
import BeckonCallback
import BeckonServer
import Foundation
import Measure

/// A gateway's settings with callback services that have office hours and places, and a database full of bookings.
struct BookedOffice: Sendable {
    let directory: String
    private let settingsFile: String
    private let catalog: ServiceCatalog
    private let calendar: ServiceCalendar

    private let services: Int
    private let weeks: Int

    /// How many customers book at the same time.
    private static let customers = 256
    /// The places of each slot: as many as a capacity service may give it.
    private static let places = Capacity.defaultMaximum

    /// - Parameters:
    ///   - folder: Takes the settings and the data directory.
    ///   - services: How many services there are.
    ///   - weeks: Over how many weeks the bookings spread.
    /// - Throws: The errors of writing, and of settings that do not fit.
    init(folder: String, services: Int, weeks: Int) throws {
        self.services = services
        self.weeks = weeks
        let yaml = Self.yaml(services: services)
        directory = "\(folder)/data"
        settingsFile = "\(folder)/beckon.yaml"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try yaml.write(toFile: settingsFile, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: settingsFile)
        let settings = try Settings(yaml: yaml, environment: [:])
        catalog = ServiceCatalog(settings.services)
        calendar = settings.calendar
    }

    /// The name of a service; numbers go round.
    func name(_ number: Int) -> String { Self.name(number % services) }

    private static func name(_ number: Int) -> String { "bookings-\(number)" }

    /// The flags for a gateway on this database.
    func arguments(port: Int) -> [String] {
        ["serve", "--config", settingsFile, "--port", String(port), "--data", directory]
    }

    func service(over store: any Store, _ queue: CommitQueue) -> CallbackService {
        let (catalog, calendar) = (catalog, calendar)
        return CallbackService(
            store: store, queue: queue, wakes: WakePlane(), time: SystemTime(), ids: SystemIDs(),
            calendar: { calendar }, services: { catalog })
    }

    /// Books callbacks in the slots of the weeks from now on, as customers' requests do: through the service and its queue.
    func book(_ count: Int, in store: any Store) async throws {
        let queue = CommitQueue(store: store)
        let service = service(over: store, queue)
        let now = service.time.now
        // Those of the next hour may be over before they are booked.
        let range = now.advanced(by: .seconds(3_600))..<now.advanced(by: .seconds(Int64(weeks) * 7 * 86_400))
        let slots = try await service.availability(of: name(0), in: range).slots.map(\.start)
        guard count <= slots.count * services * Self.places else {
            throw StoreCostError("there are not enough slots for \(count) callbacks")
        }
        let runner = Task { await queue.run() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for customer in 0..<Self.customers {
                group.addTask {
                    for number in stride(from: customer, to: count, by: Self.customers) {
                        let slot = slots[number / services % slots.count]
                        _ = try await service.start(
                            name(number), parameters: Self.request(number, at: slot), user: "user \(number)")
                    }
                }
            }
            try await group.waitForAll()
        }
        queue.close()
        await runner.value
    }

    /// What an app sends.
    private static func request(_ number: Int, at time: Timestamp) -> [String: String] {
        let date = Date(timeIntervalSince1970: Double(time.milliseconds) / 1_000)
        let digits = String(number)
        return [
            "_customer_number": "+4930" + String(repeating: "0", count: max(0, 8 - digits.count)) + digits,
            "_desired_time": date.formatted(.iso8601), "_device_os": "fcm",
            "_device_notification_id": "token-\(number)-" + String(repeating: "x", count: 120),
            "email": "customer-\(number)@example.com", "reason": "A question about the bill of last month",
        ]
    }

    private static func yaml(services: Int) -> String {
        let hours = (8..<18).map { "\"\($0 < 10 ? "0" : "")\($0)00\":\(places)" }.joined(separator: ",")
        let weekdays = (1...5).map { "    _capacity_\($0): '{\"\($0)\":{\(hours)}}'" }.joined(separator: "\n")
        let callbacks = (0..<services).map { number in
            """
              \(name(number)):
                type: callback
                _business_hours_service: office
                _capacity_service: places
                _request_time_bucket: 5
                _max_request_by_time_bucket: \(places)
                _customer_lookup_keys: _customer_number,email
                _default_country: DE
                _disallow_impossible_phone_numbers: "false"
            """
        }
        return """
            services:
              office:
                type: office-hours
                _timezone: Europe/Berlin
                _bh_regular1: Mon-Fri 8:00-18:00
              places:
                type: capacity
                _timezone: Europe/Berlin
            \(weekdays)
            \(callbacks.joined(separator: "\n"))
            """
    }
}
