import Beckon
import Testing

@testable import BeckonServer

/// A limit is the service's, else that of the section callback, else the default.
@Suite struct ThrottleSettingsTests {
    @Test("a service's value wins over the section's, that over the default; empty and unusable ones are passed over")
    func levels() throws {
        let yaml = """
            callback:
              max_queued_callbacks_per_service: 50
              _throttle_callbacks_per_service_1: 5
              _throttle_ttl_1: 60
              _throttle_callbacks_per_service_2: many
              _throttle_ttl_2: ""
              _throttle_request_parameters: _customer_number, mail
              _throttle_request_parameters_limit: 3
              _enable_throttle_header_parameters: "false"
            services:
              inherits: {type: callback}
              empties:
                type: callback
                _max_queued_callbacks_per_service: ""
                _throttle_callbacks_per_service_1: ""
                _throttle_ttl_1: -1
                _throttle_request_parameters: ""
                _throttle_request_parameters_limit: few
              own:
                type: callback
                _max_queued_callbacks_per_service: 0
                _throttle_callbacks_per_service_1: 0
                _throttle_ttl_1: 1
                _throttle_callbacks_per_service_2: 7
                _throttle_ttl_2: 86400
                _throttle_request_parameters: [_customer_id]
                _throttle_request_parameters_limit: 0
                _enable_throttle_header_parameters: "true"
                _request_execution_time_buffer: 15
            """
        let reading = SettingsReading(yaml: yaml, environment: [:])
        #expect(reading.problems.isEmpty)
        for name in ["callback._throttle_callbacks_per_service_2", "services.empties._throttle_ttl_1"] {
            #expect(reading.warnings.contains { $0.hasPrefix("\(name): is no whole number") })
        }
        let services = try Settings(yaml: yaml, environment: [:]).services
        #expect(services.map(\.name) == ["empties", "inherits", "own"])
        for service in services.prefix(2) {
            #expect(service.maxQueuedCallbacks == 50)
            #expect(service.throttle.first == .init(limit: 5, length: .seconds(60)))
            #expect(service.throttle.second == .init(limit: 1_000, length: .seconds(3_600)))
            #expect(service.throttle.parameters == ["_customer_number", "mail"])
            #expect(service.throttle.parameterLimit == 3 && !service.throttle.readsHeaders)
            #expect(service.executionBuffer == .seconds(120))
        }
        let own = try #require(services.last)
        #expect(own.maxQueuedCallbacks == 0 && own.executionBuffer == .seconds(15))
        #expect(own.throttle.first == .init(limit: 0, length: .seconds(1)))
        #expect(own.throttle.second == .init(limit: 7, length: .seconds(86_400)))
        #expect(own.throttle.parameters == ["_customer_id"] && own.throttle.parameterLimit == 0)
        #expect(own.throttle.readsHeaders)
    }

    @Test("the older name of the limit of a day is read where the newer one says nothing")
    func olderName() throws {
        let yaml = """
            services:
              older: {type: callback, _throttle_customer_number_limit: 4}
              newer: {type: callback, _throttle_customer_number_limit: 4, _throttle_request_parameters_limit: 2}
            """
        let services = try Settings(yaml: yaml, environment: [:]).services
        #expect(services.map(\.throttle.parameterLimit) == [2, 4])
    }
}
