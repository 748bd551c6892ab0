import BeckonJSON
public import Foundation
import GMSContract

/// The request of a customer for a callback.
public struct CallbackRequest: Sendable, Hashable {
    /// The callback service.
    var service: String
    /// The number to call: `_customer_number`.
    var customerNumber: String?
    /// The scenario whose options are sent; nil to use the service's own options.
    var scenario: CallbackScenario?
    /// When to call: `_desired_time`; nil for at once.
    var desiredTime: Date?
    /// The device that gets a push when an agent is ready.
    var device: PushDevice?
    /// Further data, for example `first_name`.
    var userData: [String: String]

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - service: The callback service.
    ///   - customerNumber: The number to call; most services require it.
    ///   - scenario: The scenario whose options are sent; nil to use the service's own options.
    ///   - desiredTime: When to call; nil for at once.
    ///   - device: The device that gets a push when an agent is ready.
    ///   - userData: Further data for the agent side.
    public init(
        service: String, customerNumber: String? = nil, scenario: CallbackScenario? = nil, desiredTime: Date? = nil,
        device: PushDevice? = nil, userData: [String: String] = [:]
    ) {
        self.service = service
        self.customerNumber = customerNumber
        self.scenario = scenario
        self.desiredTime = desiredTime
        self.device = device
        self.userData = userData
    }

    /// The body of the request.
    var json: JSONObject {
        var json: JSONObject = [:]
        func add(_ name: String, _ value: String?) {
            if let value { json[name] = .string(value) }
        }
        add("_customer_number", customerNumber)
        add("_desired_time", desiredTime.map { WireTimestamp.milliseconds($0.millisecondsSince1970) })
        add("_device_notification_id", device?.token)
        add("_device_os", device?.kind.rawValue)
        for (name, value) in (scenario?.options ?? [:]).sorted(by: { $0.key < $1.key }) { add(name, value) }
        for (name, value) in userData.sorted(by: { $0.key < $1.key }) { add(name, value) }
        return json
    }
}

extension Date {
    /// The milliseconds since 1970; a time beyond 64 bits gives 0 if it is before 1970, else the greatest integer.
    var millisecondsSince1970: Int64 {
        Int64(exactly: (timeIntervalSince1970 * 1_000).rounded()) ?? (timeIntervalSince1970 < 0 ? 0 : Int64.max)
    }
}

/// A time at which the company can call.
public struct CallbackSlot: Sendable, Hashable {
    /// When the slot begins.
    public var time: Date
    /// How many more callbacks it takes.
    public var places: Int
}

extension CallbackSlot {
    /// A slot of the wire; nil when its time cannot be read.
    init?(_ slot: Availability.Slot) {
        guard let time = WireTimestamp.parse(slot.time) else { return nil }
        self.init(time: Date(timeIntervalSince1970: Double(time) / 1_000), places: Int(clamping: slot.places))
    }
}

/// The place of a callback in line.
public struct CallbackPlace: Sendable, Hashable {
    /// The place, from 1; 0 when the customer is being connected, nil when it is not in line yet or not known.
    public var position: Int?
    /// How long it is likely to take; nil when not known.
    public var wait: Duration?
    /// How many wait; nil when not known.
    public var waiting: Int?
}
