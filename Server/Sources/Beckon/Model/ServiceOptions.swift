import Synchronization

/// The options of one configured service; each comment gives the option's GMS name.
package struct ServiceOptions: Hashable, Sendable {
    package enum Media: String, Hashable, Sendable, CaseIterable {
        case voice
        case chat
    }

    package enum CallDirection: String, Hashable, Sendable, CaseIterable {
        case userOriginated = "USERORIGINATED"
        case userTerminated = "USERTERMINATED"
    }

    /// What happens when a customer does not answer the confirmation in time.
    package enum ConfirmTimeoutRule: String, Hashable, Sendable, CaseIterable {
        case connectAnyway = "CONNECT-ANYWAY"
        case cancel = "CANCEL"
    }

    /// How `transcriptPosition` is spelled in REST answers (CometD always has a string).
    package enum RESTPosition: String, Hashable, Sendable, CaseIterable {
        case number
        case string
    }

    /// Which values of the header `gms_user` connect a CometD client to a chat.
    package enum UserHeaderRule: String, Hashable, Sendable, CaseIterable {
        /// Any value that the app chooses, as in GMS.
        case any
        /// Only values that this server issued.
        case issued
    }

    /// What the body of a chat push may show.
    package enum PushText: String, Hashable, Sendable, CaseIterable {
        /// As the GMS contract states: FCM and HTTP carry `lastTranscript`, iOS the notice text.
        case contract
        /// The sender's name, without the message text.
        case sender
        /// Only that a message has arrived.
        case none
    }

    package var name: String
    package var kind: ServiceKind
    /// `_ttl`: how long an instance lives.
    package var timeToLive: Milliseconds
    /// `_client_timeout_notification`: the time from the first agent event of an absence to the first push; may be zero.
    package var clientTimeoutNotification = Milliseconds.seconds(90)
    /// `_client_timeout_notification_message`: the text of chat pushes.
    package var clientTimeoutNotificationMessage = "New message from Agent"
    /// `_agent_timeout_notification_message`: the notice to the agent while the customer is away.
    package var agentTimeoutNotificationMessage = "customer is not online"
    /// `_filtering_chat_events`, else `push/filtering_chat_events`: events that cause no push and are in no push.
    package var filteredEvents: Set<EventKind> = [.typingStarted, .typingStopped]
    /// `_provider_name`: the section `push.provider.<name>` for devices that name none.
    package var providerName: String?
    /// `_use_debug_push_certificate`: devices count as debug devices.
    package var debugPush = false
    package var restPosition = RESTPosition.number
    /// `_chat_400_response_on_disconnected`: refresh after the end answers 400 instead of 200.
    package var refuseRefreshAfterEnd = false
    package var userHeader = UserHeaderRule.any
    /// `trustClientID`: a Bayeux client ID alone is enough to act as a client that reads the service's chats; neither the
    /// cookie of its handshake nor its `gms_user` is needed.
    package var trustsClientID = false
    package var pushText = PushText.contract
    /// `chat/push_notification_include_payload`: pushes of chats to `customhttp` hold the events as CometD does.
    package var pushesPayload = false
    /// `chat/push_notification_to_active_client`: a chat's device gets pushes also while the customer is present.
    package var pushesToActiveClients = false
    /// `pushOnlyNow`: push services do not keep the service's pushes for a phone that cannot be reached at once.
    package var pushesOnlyNow = false
    /// `agentSide`: the agent side that answers the service's chats.
    package var agentSide = AgentSideName.desk
    /// `files`, else `chat.files`: the files that the chats' customers may send.
    package var files = FileOptions()
    /// `_media_type`.
    package var media = Media.voice
    /// `_call_direction`.
    package var callDirection = CallDirection.userOriginated
    /// `_wait_for_agent`.
    package var waitForAgent = false
    /// `_wait_for_user_confirm`.
    package var waitForUserConfirm = false
    /// `_user_confirm_timeout`.
    package var userConfirmTimeout = Milliseconds.seconds(30)
    /// `_on_user_confirm_timeout`.
    package var onUserConfirmTimeout = ConfirmTimeoutRule.connectAnyway
    /// `_snooze_duration`.
    package var snoozeDuration = Milliseconds.seconds(300)
    /// `_provide_code`: whether an access code is issued for inbound calls.
    package var provideCode = false
    /// `_userorig_connect_limit`: how often a customer may accept.
    package var userOriginatedConnectLimit = 3
    /// `_mandatory_customer_lookup_keys`: request properties without which a callback is refused.
    package var mandatoryKeys = ["_customer_number"]
    /// `_customer_lookup_keys`: properties by which callbacks are found, and which queries answer.
    package var lookupKeys = ["_customer_number"]
    /// `callback/filter-keys`: further properties by which callbacks are found.
    package var filterKeys: [String] = []
    /// `callback/returned-keys`: further properties that queries answer.
    package var returnedKeys: [String] = []
    /// `_phone_number`: the number that a user-originated callback dials; nil leaves `n/a` in the dialog.
    package var phoneNumber: String?
    /// `_max_queued_callbacks_per_service`: the most open callbacks; further ones are refused, and 0 refuses all.
    package var maxQueuedCallbacks = 1_000
    /// The numbers and times that a callback may have.
    package var limits = CallbackLimits()
    /// `_urs_virtual_queue`: the name under which the wait is told; nil for the service's own.
    package var virtualQueue: String?
    /// How many callbacks are taken in a time, and of one customer in a day.
    package var throttle = ThrottleOptions()
    /// `_request_execution_time_buffer`: a callback that is due within this time is queued at once.
    package var executionBuffer = Milliseconds.seconds(120)
    /// When scheduled callbacks are taken.
    package var slots = SlotOptions()
    /// `customerPushes`: the notices to customers that the service sends, with their texts; an empty text is our own.
    package var customerPushes: [CustomerNotice: String] = [:]
    /// `_notification_reminder_buffer`: how long before the desired time the customer is reminded.
    package var reminderBuffer = Milliseconds.seconds(300)
    /// To whom the events of callbacks are told.
    package var status = StatusOptions()
    /// `_redirect`: the callback service that takes new callbacks in place of this one; empty for none.
    package var redirect = ""
    /// `_paused_services_id`: the name under which the operator pauses the service; empty for its own.
    package var pauseID = ""
    /// How customers are called.
    package var dialling = DialOptions()
    /// `_service_groups`: the groups by which the operator's people are restricted.
    package var groups: Set<String> = []
    /// `_overwritable_options`: options that a request may set for itself.
    package var overwritableOptions: Set<String> = []

    package init(name: String, kind: ServiceKind) {
        self.name = name
        self.kind = kind
        timeToLive = kind == .chat ? .seconds(36_000) : .seconds(86_400)
    }
}

extension ServiceOptions {
    /// Whether pushes of a chat to `customhttp` hold the events as CometD does: by the options, or by the chat's own
    /// request (`GCTI_GMS_PushIncludePayload`); never where pushes may not show texts.
    package func includesPayload(in head: ChatHead) -> Bool {
        guard pushText == .contract else { return false }
        return pushesPayload || head.customer.userData["GCTI_GMS_PushIncludePayload"]?.lowercased() == "true"
    }

    /// Whether a callback with a desired time waits for it; a sooner one is queued at once.
    package func schedules(_ desiredTime: Timestamp?, at now: Timestamp) -> Bool {
        desiredTime.map { $0 > now.advanced(by: executionBuffer) } ?? false
    }

    /// The name under which the operator pauses the service.
    package var pauseName: String { pauseID.isEmpty ? name : pauseID }

    /// How long a bridged conversation is kept after its last report.
    package static let bridgedLifetime = Milliseconds.seconds(30 * 86_400)

    /// The options for bridged chats; events that ``BridgePolicy`` dropped are stored as `custom`, which is filtered.
    package static func bridged(_ name: String) -> ServiceOptions {
        var options = ServiceOptions(name: name, kind: .chat)
        options.timeToLive = bridgedLifetime
        options.filteredEvents = [.custom, .typingStarted, .typingStopped]
        return options
    }
}

/// All configured services by name; replaced as a whole when settings are read again.
package struct ServiceCatalog: Sendable {
    private let services: [String: ServiceOptions]
    /// The services by which calls find the requests of apps, by name.
    package let callAccess: [String: CallAccessOptions]
    /// The numbers that these services give.
    package let accessNumbers: AccessNumbers
    /// The services that tell the node's status, by name.
    package let statusCodes: [String: StatusCodes]
    /// `callback/queriesWithoutLookupKey`: whether a query may name no customer, and so list other people's callbacks.
    package let mayListCallbacks: Bool
    /// Whether any callback service has pushes that help only now.
    let hasCallbacksOnlyNow: Bool

    package init(
        _ services: [ServiceOptions], callAccess: [CallAccessOptions] = [],
        accessNumbers: AccessNumbers = AccessNumbers(), statusCodes: [String: StatusCodes] = [:],
        mayListCallbacks: Bool = false
    ) {
        self.callAccess = Dictionary(callAccess.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
        self.accessNumbers = accessNumbers
        self.statusCodes = statusCodes
        self.mayListCallbacks = mayListCallbacks
        hasCallbacksOnlyNow = services.contains { $0.kind == .callback && $0.pushesOnlyNow }
        self.services = Dictionary(services.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    }

    /// The options of a service, or nil when no service of that name is configured.
    package subscript(name: String) -> ServiceOptions? { services[name] }

    package var names: [String] { services.keys.sorted() }

    /// The most bytes of a file in any chat.
    package var largestFile: Int { services.values.map(\.files.largestFile).max() ?? FileOptions().largestFile }

    /// Whether anything has this name: a service, or what tells the node's status.
    package func knows(_ name: String) -> Bool {
        services[name] != nil || callAccess[name] != nil || statusCodes[name] != nil
    }
}

/// The built-in service `get` of GMS: tells load balancers by an HTTP status whether the node takes clients.
package struct StatusCodes: Hashable, Sendable {
    /// `_online_code`.
    package var online = 200
    /// `_offline_code`.
    package var offline = 503

    package init() {}
}

/// Holds the configured services, which are replaced as a whole when settings are read again.
package final class ServiceDirectory: Sendable {
    private let current: Mutex<ServiceCatalog>

    package init(_ catalog: ServiceCatalog) {
        current = Mutex(catalog)
    }

    package var catalog: ServiceCatalog { current.withLock { $0 } }

    package func replace(with catalog: ServiceCatalog) {
        current.withLock { $0 = catalog }
    }

    /// The options of a chat service; the defaults if it is no longer configured, so that its open chats can end.
    package func chatOptions(_ name: String) -> ServiceOptions {
        catalog[name] ?? ServiceOptions(name: name, kind: .chat)
    }

    /// The options for a chat.
    package func chatOptions(of head: ChatHead) -> ServiceOptions {
        head.isBridged ? .bridged(head.serviceName) : chatOptions(head.serviceName)
    }

    /// Whether a chat may begin on a service instance: a chat service's, or a callback's whose medium is chat.
    package func allowsChat(_ instance: ServiceInstance) -> Bool {
        instance.kind == .chat || catalog[instance.name]?.media == .chat
    }
}
