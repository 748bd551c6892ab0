import BayeuxHTTP
import Beckon
import BeckonCallback
import BeckonGMS
import BeckonNative

extension Settings {
    mutating func readServices(_ root: inout SettingsSource) {
        readCallbackSection(&root)
        var source = root.section("services")
        var services = Dictionary(self.services.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        var calendars = CalendarSettings(maximum: readCapacitySection(&root))
        var accessServices = CallAccessSettings()
        for name in source.keys {
            var service = source.section(name)
            if let pair = Self.credentials(&service) { access.services[name] = pair }
            if calendars.read(name, &service) || accessServices.read(name, &service)
                || readStatusService(name, &service)
            {
                continue
            }
            services[name] = options(name, base: services[name], &service)
            service.finish()
        }
        calendar = calendars.finish(services.values.sorted { $0.name < $1.name }, source)
        callAccess = accessServices.finish(accessNumbers, access, source)
        checkRedirects(services, &source)
        for name in source.keys {
            if let flaw = GMSSurface.flaw(ofServiceName: name, services[name]?.kind) { source.problem(name, flaw) }
        }
        source.finish()
        self.services = services.values.sorted { $0.name < $1.name }
    }

    /// The options of one service, named as GMS names them.
    private func options(
        _ name: String, base: ServiceOptions?, _ source: inout SettingsSource
    ) -> ServiceOptions {
        let kind = kind(&source) ?? base?.kind ?? .chat
        var options = base.flatMap { $0.kind == kind ? $0 : nil } ?? ServiceOptions(name: name, kind: kind)
        if base == nil {
            options.filteredEvents = push.filteredEvents
            options.pushText = push.text
            options.files = chatFiles
            options.pushesPayload = chatPushesPayload
            options.pushesToActiveClients = chatPushesToActiveClients
            options.throttle = callbackLimits.throttle
            options.maxQueuedCallbacks = callbackLimits.maxQueued
        }
        if let side = agentSide(&source) { options.agentSide = side }
        readChat(&options, &source)
        Self.readFiles(&options.files, &source)
        readCallback(&options, &source)
        source.ignore(OptionsWithoutEffect.names)
        return options
    }

    /// The agent side: the desk, or a source with deliveries.
    private func agentSide(_ source: inout SettingsSource) -> AgentSideName? {
        guard let name = source.text("agentSide") else { return nil }
        if name == AgentSideName.desk.word { return .desk }
        if let platform = platforms.names.first(where: { $0.word == name }) { return platform }
        guard let known = sources[name], known.delivery != nil else {
            source.problem(
                "agentSide",
                "must be desk, a platform of agentSides, or a name of bridge.sources with a section deliver")
            return nil
        }
        return .webhook(known.name)
    }

    /// Reads the kind from `type`, Beckon's own key; without it, `_service` and `_type` of GMS have to name a supported
    /// kind.
    ///
    /// A service that GMS would run as another kind must not become a chat.
    private func kind(_ source: inout SettingsSource) -> ServiceKind? {
        let own = source.has("type")
        let named = source.choice("type", of: ServiceKind.configured)
        let (service, form) = (source.text("_service"), source.text("_type"))
        let builtin = service.flatMap { Self.builtinKinds[$0] }
        if let named {
            if let builtin, builtin != named { source.problem("_service", "does not match type: \(named.rawValue)") }
            return named
        }
        if own || service == nil && form == nil { return nil }
        if let builtin { return builtin }
        let kind = [form.map { "_type \($0)" }, service.map { "_service \($0)" }].compactMap(\.self)
        source.problem(
            "type",
            "\(kind.joined(separator: " with ")) is not supported; set type: chat or type: callback")
        return nil
    }

    /// The supported kinds of GMS.
    private static let builtinKinds = ["request-chat": ServiceKind.chat, "callback": .callback]

    /// The section `callback`: what holds for all callback services.
    private mutating func readCallbackSection(_ root: inout SettingsSource) {
        var source = root.section("callback")
        if let keys = source.list("filter-keys") { callbackQueries.filterKeys = keys }
        if let keys = source.list("returned-keys") { callbackQueries.returnedKeys = keys }
        if let isOpen = source.flag("queriesWithoutLookupKey") { callbackQueries.withoutLookupKey = isOpen }
        if let limit = source.limit("max_queued_callbacks_per_service", in: 0...1_000_000) {
            callbackLimits.maxQueued = limit
        }
        readThrottle(&callbackLimits.throttle, &source)
        readStatusDelivery(&source)
        source.ignore(["queue-polling-rate", "queue-polling-rate-recover", "callback_column_alias"])
        source.finish()
    }

    /// Reads a service of the kind `get`; false when it is of another kind, and nothing is read.
    private mutating func readStatusService(_ name: String, _ source: inout SettingsSource) -> Bool {
        guard (source.text("type") ?? source.text("_service")) == "get" else { return false }
        source.ignore(["type", "_service", "_type"])
        var codes = StatusCodes()
        if let code = source.integer("_online_code", in: 200...599) { codes.online = code }
        if let code = source.integer("_offline_code", in: 200...599) { codes.offline = code }
        statusCodes[name] = codes
        source.finish()
        return true
    }

    /// The section `capacity`: `_max_capacity`.
    private func readCapacitySection(_ root: inout SettingsSource) -> Int {
        var source = root.section("capacity")
        let maximum = source.integer("_max_capacity", in: 1...1_000_000)
        source.finish()
        return maximum ?? Capacity.defaultMaximum
    }

    private func readChat(_ options: inout ServiceOptions, _ source: inout SettingsSource) {
        let day = 86_400
        if let time = source.seconds("_ttl", in: 1...(366 * day)) { options.timeToLive = time }
        if let time = source.seconds("_client_timeout_notification", in: 0...day) {
            options.clientTimeoutNotification = time
        }
        if let text = source.text("_client_timeout_notification_message") {
            options.clientTimeoutNotificationMessage = text
        }
        if let text = source.text("_agent_timeout_notification_message") {
            options.agentTimeoutNotificationMessage = text
        }
        if let events = source.events("_filtering_chat_events") { options.filteredEvents = events }
        if let name = source.text("_provider_name") { options.providerName = name.isEmpty ? nil : name }
        if let isDebug = source.flag("_use_debug_push_certificate") { options.debugPush = isDebug }
        if let refuses = source.flag("_chat_400_response_on_disconnected") {
            options.refuseRefreshAfterEnd = refuses
        }
        if let form = source.choice("restTranscriptPosition", ServiceOptions.RESTPosition.self) {
            options.restPosition = form
        }
        if let trusts = source.flag("trustClientID") { options.trustsClientID = trusts }
        if let rule = source.choice("userHeader", ServiceOptions.UserHeaderRule.self) { options.userHeader = rule }
        if let text = source.choice("pushContent", ServiceOptions.PushText.self) { options.pushText = text }
        if let isOnlyNow = source.flag("pushOnlyNow") { options.pushesOnlyNow = isOnlyNow }
    }

    private func readCallback(_ options: inout ServiceOptions, _ source: inout SettingsSource) {
        let day = 86_400
        if let media = source.choice("_media_type", ServiceOptions.Media.self) { options.media = media }
        if let direction = source.choice("_call_direction", ServiceOptions.CallDirection.self) {
            options.callDirection = direction
        }
        if let waits = source.flag("_wait_for_agent") { options.waitForAgent = waits }
        if let waits = source.flag("_wait_for_user_confirm") { options.waitForUserConfirm = waits }
        if let time = source.seconds("_user_confirm_timeout", in: 1...day) { options.userConfirmTimeout = time }
        if let rule = source.choice("_on_user_confirm_timeout", ServiceOptions.ConfirmTimeoutRule.self) {
            options.onUserConfirmTimeout = rule
        }
        if let time = source.seconds("_snooze_duration", in: 1...day) { options.snoozeDuration = time }
        if let provides = source.flag("_provide_code") { options.provideCode = provides }
        if let limit = source.integer("_userorig_connect_limit", in: 1...1_000) {
            options.userOriginatedConnectLimit = limit
        }
        if let keys = source.list("_mandatory_customer_lookup_keys") { options.mandatoryKeys = keys }
        if let keys = source.list("_customer_lookup_keys") { options.lookupKeys = keys }
        options.filterKeys = callbackQueries.filterKeys
        options.returnedKeys = callbackQueries.returnedKeys
        if let number = source.text("_phone_number") { options.phoneNumber = number.isEmpty ? nil : number }
        if let limit = source.limit("_max_queued_callbacks_per_service", in: 0...1_000_000) {
            options.maxQueuedCallbacks = limit
        }
        if let queue = source.text("_urs_virtual_queue") { options.virtualQueue = queue.isEmpty ? nil : queue }
        readSlots(&options.slots, &source)
        readLimits(&options.limits, &source)
        readThrottle(&options.throttle, &source)
        if let time = source.seconds("_request_execution_time_buffer", in: 0...day) { options.executionBuffer = time }
        readDialling(&options.dialling, &source)
        if options.dialling.telephony != nil, options.callDirection == .userOriginated {
            source.warning(
                "telephony",
                "calls nobody: with _call_direction USERORIGINATED, the default, customers call; set USERTERMINATED")
        }
        readCustomerPushes(&options, &source)
        readStatus(&options, &source)
        if let name = source.text("_redirect") { options.redirect = name }
        if let name = source.text("_paused_services_id") { options.pauseID = name }
        if let names = source.list("_service_groups") { options.groups = Set(names.filter { !$0.isEmpty }) }
        if let names = source.list("_overwritable_options")?.filter({ !$0.isEmpty }) {
            options.overwritableOptions = Set(names)
            for name in names
            where !ServiceOptions.settableByRequests.contains(name) && OptionsWithoutEffect.reasons[name] == nil {
                source.problem("_overwritable_options", "\(name) is no option that a request can set")
            }
        }
    }

    private func readSlots(_ slots: inout SlotOptions, _ source: inout SettingsSource) {
        if let name = source.text("_business_hours_service") { slots.hours = name.isEmpty ? nil : name }
        if let name = source.text("_capacity_service") { slots.capacity = name.isEmpty ? nil : name }
        if let minutes = source.integer("_request_time_bucket", in: 5...120) {
            if let length = SlotLength(rawValue: minutes) {
                slots.length = length
            } else {
                let lengths = SlotLength.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
                source.problem("_request_time_bucket", "must be one of \(lengths)")
            }
        }
        if let most = source.integer("_max_request_by_time_bucket", in: 0...1_000_000) { slots.mostOfSlot = most }
        if let holds = source.flag("_enable_reject_out_of_office_hours") { slots.hoursHoldForImmediate = holds }
    }

    private func readThrottle(_ throttle: inout ThrottleOptions, _ source: inout SettingsSource) {
        let counts = 0...1_000_000
        let times = 1...ThrottleOptions.longestInterval
        if let limit = source.limit("_throttle_callbacks_per_service_1", in: counts) { throttle.first.limit = limit }
        if let time = source.limit("_throttle_ttl_1", in: times) { throttle.first.length = .seconds(Int64(time)) }
        if let limit = source.limit("_throttle_callbacks_per_service_2", in: counts) { throttle.second.limit = limit }
        if let time = source.limit("_throttle_ttl_2", in: times) { throttle.second.length = .seconds(Int64(time)) }
        if let names = source.list("_throttle_request_parameters")?.filter({ !$0.isEmpty }), !names.isEmpty {
            throttle.parameters = names
        }
        // The name of older versions of GMS holds where the newer one says nothing.
        let older = source.limit("_throttle_customer_number_limit", in: counts)
        if let limit = source.limit("_throttle_request_parameters_limit", in: counts) ?? older {
            throttle.parameterLimit = limit
        }
        if let reads = source.flag("_enable_throttle_header_parameters") {
            throttle.readsHeaders = reads
            if reads, http.trustedProxies.networks.isEmpty || http.trustedProxies.form == .proxyProtocol {
                source.warning(
                    "_enable_throttle_header_parameters",
                    "has no effect without http.trustedProxies: only a trusted proxy's header fields are read")
            }
        }
    }

    private func readNumbers(_ limits: inout CallbackLimits, _ source: inout SettingsSource) {
        let numbers = PhoneNumberReading.ofThisProgram
        if let refuses = source.flag("_disallow_premium_phone_numbers") {
            limits.refusesPremiumNumbers = refuses
            if refuses, !numbers.knowsPlans {
                source.warning(
                    "_disallow_premium_phone_numbers",
                    "only premium numbers of North America are found, because this program was built without "
                        + "libphonenumber")
            }
        }
        if let refuses = source.flag("_disallow_impossible_phone_numbers") { limits.refusesImpossibleNumbers = refuses }
        if let country = source.text("_default_country") {
            limits.defaultCountry = country
            if !country.isEmpty, !numbers.knows(country: country) {
                source.problem("_default_country", "must be the two letters of a country, such as US")
            }
        }
        if let entries = source.list("_exceptions")?.filter({ !$0.isEmpty }) {
            limits.exceptions = entries.compactMap(PhoneNumberPattern.init)
            if limits.exceptions.count != entries.count {
                source.problem(
                    "_exceptions", "must be numbers, or beginnings of numbers with * at the end, such as +49900*")
            }
        }
    }

    private func readLimits(_ limits: inout CallbackLimits, _ source: inout SettingsSource) {
        readNumbers(&limits, &source)
        if let time = source.seconds("_reject_past_desired_time", in: 0...(366 * 86_400)) { limits.longestPast = time }
        if let text = source.text("_reject_future_desired_time") {
            limits.horizon = text.isEmpty ? nil : CallbackLimits.horizon(text)
            if !text.isEmpty, limits.horizon == nil {
                source.problem("_reject_future_desired_time", "must be a number and M, w, d, h, m or s, such as 1M")
            }
        }
        if let check = source.choice("_enable_in_queue_checking", CallbackLimits.QueueCheck.self) {
            limits.queueCheck = check
        }
    }
}

extension Settings {
    /// Reports each `_redirect` that leads to no callback service, or back to its own.
    func checkRedirects(_ services: [String: ServiceOptions], _ source: inout SettingsSource) {
        for service in services.values.sorted(by: { $0.name < $1.name }) where !service.redirect.isEmpty {
            // A name that holds a parameter is known only when a request comes.
            guard !service.redirect.contains("$") else { continue }
            var (name, passed) = (service.redirect, Set<String>())
            while let next = services[name], next.kind == .callback, !next.redirect.isEmpty,
                passed.insert(name).inserted
            {
                name = next.redirect
            }
            if passed.contains(name) {
                source.problem("\(service.name)._redirect", "leads in a circle")
            } else if services[name]?.kind != .callback, !name.contains("$") {
                source.problem("\(service.name)._redirect", "leads to \(name), which is not a callback service")
            }
        }
    }
}
