import Beckon
import Testing

extension StoreConformance {
    static var devices: [Check] {
        [
            Check("a device comes back whole, and the last registration holds") { store async throws in
                for type in PushType.allCases {
                    var device = Device(
                        type: type, token: "token", debug: true, language: "de", providerName: "brand",
                        registeredAt: Sample.at(1))
                    try await store.commit(.putDevice(device))
                    #expect(try await store.device(device.id) == device)
                    device = Device(type: type, token: "token", registeredAt: Sample.at(2))
                    try await store.commit(.putDevice(device))
                    #expect(try await store.device(device.id) == device)
                }
                #expect(try await store.device(DeviceID("none")) == nil)
            },
            Check("registering a device again keeps what is owed to it") { store async throws in
                try await store.commit(.putDevice(Sample.device()))
                try await store.owe(Sample.push("A"))
                let again = Sample.device(registeredAt: Sample.at(9))
                try await store.commit(.putDevice(again))
                #expect(try await store.claim().map(\.device) == [again])
            },
            Check("a dead device goes with all that is owed to it, in flight or not") { store async throws in
                let (dead, alive) = (Sample.device("dead"), Sample.device("alive"))
                try await store.commit(.putDevice(dead), .putDevice(alive))
                try await store.owe(Sample.push("A", to: dead), Sample.push("A", to: alive))
                let claims = try await store.claim()
                try await store.owe(Sample.push("B", to: dead), Sample.call("C", to: dead))
                try await store.commit(.dropDevice(dead.id, asOf: Sample.at(0)))
                #expect(try await store.device(dead.id) == nil)
                #expect(try await store.device(alive.id) == alive)
                for claim in claims {
                    try await store.commit(claim.settled(.retry(at: Sample.at(50), attempt: .refused)))
                }
                #expect(try await store.claim(at: Sample.at(99)).map(\.device) == [alive])
            },
            Check("a device that was registered after its token was said to be dead stays") { store async throws in
                let device = Sample.device(registeredAt: Sample.at(5))
                try await store.commit(.putDevice(device))
                try await store.owe(Sample.push("A"))
                try await store.commit(.dropDevice(device.id, asOf: Sample.at(4)))
                #expect(try await store.claim().count == 1)
                try await store.commit(.dropDevice(device.id, asOf: Sample.at(5)))
                #expect(try await store.device(device.id) == nil)
                try await store.commit(.dropDevice(device.id, asOf: Sample.at(5)))
            },
        ]
    }

    static var records: [Check] {
        [
            Check("a service instance comes back whole by id and by creation key") { store async throws in
                for kind in ServiceKind.allCases {
                    let service = ServiceInstance(
                        id: ServiceID("S \(kind)"), name: "request-chat", kind: kind, createdAt: Sample.at(1),
                        expiresAt: Sample.at(2), user: "user", key: "key \(kind)", userData: ["subject": "Ölwechsel"])
                    #expect(try await store.commit(.insertService(service)) == .committed)
                    #expect(try await store.service(service.id) == service)
                    #expect(try await store.service(creationKey: "key \(kind)") == service)
                }
                try await store.commit(.insertService(Sample.service("bare")))
                #expect(try await store.service(ServiceID("bare")) == Sample.service("bare"))
                #expect(try await store.service(ServiceID("none")) == nil)
                #expect(try await store.service(creationKey: "none") == nil)
            },
            Check("a released key is free for another instance, and is released once") { store async throws in
                func instance(_ id: String) -> ServiceInstance {
                    ServiceInstance(
                        id: ServiceID(id), name: "request-interaction", kind: .access, createdAt: Sample.at(1),
                        expiresAt: Sample.at(2), user: nil, key: "key", userData: [:])
                }
                let release = Change.releaseKey(of: ServiceID("A"), key: "key")
                #expect(try await store.commit(release) == .conflict)
                #expect(try await store.commit(.insertService(instance("A"))) == .committed)
                #expect(try await store.commit(.insertService(instance("B"))) == .duplicateService(ServiceID("A")))
                #expect(try await store.commit(.releaseKey(of: ServiceID("B"), key: "key")) == .conflict)
                #expect(try await store.commit(.releaseKey(of: ServiceID("A"), key: "another")) == .conflict)
                let results = try await store.commit([
                    Commit([release]), Commit([release]), Commit([.insertService(instance("B"))]),
                    Commit([.releaseKey(of: ServiceID("B"), key: "key")]), Commit([.insertService(instance("C"))]),
                ])
                #expect(results == [.committed, .conflict, .committed, .committed, .committed])
                #expect(try await store.service(creationKey: "key") == instance("C"))
                #expect(try await store.service(ServiceID("A"))?.key == nil)
                #expect(try await store.service(ServiceID("B"))?.key == nil)
            },
            Check("the data of an instance is replaced, and an instance without chat or callback is removed") {
                store async throws in
                var instance = ServiceInstance(
                    id: ServiceID("S"), name: "storage", kind: .storage, createdAt: Sample.at(1),
                    expiresAt: Sample.at(2), user: nil, key: "key", userData: ["a": "b"])
                try await store.commit(.putData(of: instance.id, ["c": "d"], expiresAt: Sample.at(9)))
                #expect(try await store.service(instance.id) == nil)
                try await store.commit(.insertService(instance))
                try await store.commit(.putData(of: instance.id, ["c": "é"], expiresAt: Sample.at(9)))
                instance.userData = ["c": "é"]
                instance.expiresAt = Sample.at(9)
                #expect(try await store.service(instance.id) == instance)
                try await store.commit(.insertService(Sample.service("C")), .putCallback(Sample.callback("C")))
                try await store.commit(.removeService(instance.id), .removeService(ServiceID("C")))
                #expect(try await store.service(instance.id) == nil)
                #expect(try await store.service(creationKey: "key") == nil)
                #expect(try await store.service(ServiceID("C")) != nil)
            },
            Check("callbacks of a service in a state, page by page") { store async throws in
                for (id, state, service) in [
                    ("C", CallbackState.queued, "voice"), ("A", .queued, "voice"), ("B", .paused, "voice"),
                    ("D", .queued, "other"), ("E", .completed, "voice"),
                ] {
                    let isOver = state == .completed
                    let record = CallbackRecord(
                        id: ServiceID(id), serviceName: service, version: 1, state: state,
                        reason: isOver ? .cancelled : nil, step: isOver ? .ended : .waitingForAgent,
                        customerNumber: "5550100", createdAt: Sample.at(0), expiresAt: Sample.at(9), user: "user")
                    try await store.commit(.putCallback(record))
                }
                func ids(_ state: CallbackState, after: String? = nil, limit: Int = 10) async throws -> [String] {
                    try await store.callbacks(
                        of: "voice", in: state, after: after.map { ServiceID($0) }, limit: limit
                    ).map(\.id.text)
                }
                #expect(try await ids(.queued) == ["A", "C"])
                #expect(try await ids(.queued, limit: 1) == ["A"])
                #expect(try await ids(.queued, after: "A") == ["C"])
                #expect(try await ids(.queued, after: "C").isEmpty)
                #expect(try await ids(.paused) == ["B"])
                #expect(try await ids(.completed).isEmpty)
                #expect(try await ids(.queued, limit: 0).isEmpty)
            },
            Check("a callback comes back whole at every step") { store async throws in
                let steps: [CallbackStage] = [
                    .scheduled(until: Sample.at(4)), .waitingForAgent, .offered(until: Sample.at(5)),
                    .snoozed(until: Sample.at(6)), .dialDue(at: Sample.at(6)), .dialling(until: Sample.at(7)),
                    .reached(until: Sample.at(8)), .connecting, .connected, .ended,
                ]
                let calls =
                    DialResult.allCases.map { CallbackCall(result: $0) }
                    + [CallbackCall(result: .busy, reference: "2 \"é\\"), CallbackCall(reference: "3")]
                var version: Int64 = 0
                for (step, state) in zip(steps, CallbackState.allCases + CallbackState.allCases) {
                    for reason in CallbackReason.allCases.map(Optional.some) + [nil] {
                        version += 1
                        let record = CallbackRecord(
                            id: ServiceID("C"), serviceName: "voice", version: version, state: state, reason: reason,
                            step: step, customerNumber: "5550100", createdAt: Sample.at(0), desiredTime: Sample.at(1),
                            expiresAt: Sample.at(2), connects: 3, deviceID: DeviceID("d"), user: "u",
                            accessCode: "1234",
                            properties: ["_customer_lookup": "é"], hasStatedUser: version % 2 == 0,
                            isReminded: version % 3 == 0,
                            wasCounted: version % 5 == 0, calls: calls, submissions: Int(version), due: Sample.at(3),
                            queuedAt: Sample.at(7),
                            leftAt: Sample.at(8), telephony: BridgeSourceName("pbx \"é"),
                            agentSide: version % 2 == 0 ? BridgeSourceName("genesys-cloud") : nil)
                        #expect(try await store.commit(.putCallback(record)) == .committed)
                        #expect(try await store.callback(record.id) == record)
                    }
                }
                let bare = Sample.callback("bare")
                try await store.commit(.putCallback(bare))
                #expect(try await store.callback(bare.id) == bare)
                #expect(try await store.callback(ServiceID("none")) == nil)
            },
            Check("open callbacks are listed oldest first and counted by service") { store async throws in
                try await store.commit(.putCallback(Sample.callback("B")))
                try await store.commit(.putCallback(Sample.callback("A")))
                try await store.commit(
                    .putCallback(
                        Sample.callback("D") {
                            $0.createdAt = Sample.at(-1)
                            $0.state = .processing
                        }))
                try await store.commit(.putCallback(Sample.callback("E") { $0.state = .completed }))
                let other = CallbackRecord(
                    id: ServiceID("F"), serviceName: "other", version: 1, state: .scheduled, step: .waitingForAgent,
                    customerNumber: "", createdAt: Sample.at(9), expiresAt: Sample.at(10), user: "")
                try await store.commit(.putCallback(other))
                #expect(try await store.openCallbacks(limit: 9).map(\.id.text) == ["D", "A", "B", "F"])
                #expect(try await store.openCallbacks(limit: 2).map(\.id.text) == ["D", "A"])
                #expect(try await store.queuedCallbackCount(service: "voice-now") == 3)
                #expect(try await store.queuedCallbackCount(service: "other") == 0)
                #expect(try await store.queuedCallbackCount(service: "none") == 0)
                #expect(try await store.openCallbackCount(service: "voice-now", number: "5550100") == 3)
                #expect(try await store.openCallbackCount(service: "other", number: "5550100") == 0)
                #expect(try await store.openCallbackCount(service: "voice-now", number: "5550101") == 0)
                try await store.commit(.putCallback(Sample.callback("A", version: 2) { $0.state = .completed }))
                #expect(try await store.queuedCallbackCount(service: "voice-now") == 2)
            },
            Check("callbacks due are those whose time has come, earliest first") { store async throws in
                for (id, due) in [("C", 2), ("B", 2), ("A", 3)] as [(String, Int64)] {
                    try await store.commit(.putCallback(Sample.callback(id) { $0.due = Sample.at(due) }))
                }
                try await store.commit(.putCallback(Sample.callback("never")))
                #expect(try await store.callbacksDue(now: Sample.at(1), limit: 9).isEmpty)
                #expect(try await store.callbacksDue(now: Sample.at(2), limit: 9).map(\.id.text) == ["B", "C"])
                #expect(try await store.callbacksDue(now: Sample.at(9), limit: 9).map(\.id.text) == ["B", "C", "A"])
                #expect(try await store.callbacksDue(now: Sample.at(9), limit: 1).map(\.id.text) == ["B"])
            },
            Check("callbacks are found by time, by a key, by number; in the order of time and id, page by page") {
                store async throws in
                let times: [(String, Int64, Int64?)] = [("C", 1, 5), ("B", 5, nil), ("A", 9, 2), ("D", 7, nil)]
                for (id, created, desired) in times {
                    try await store.commit(
                        .putCallback(
                            Sample.callback(id) {
                                $0.createdAt = Sample.at(created)
                                $0.desiredTime = desired.map(Sample.at)
                                $0.customerNumber = id == "D" ? "other" : "5550100"
                                $0.state = id == "B" ? .completed : .queued
                            }), .indexCallback(ServiceID(id), ["mail": id == "A" ? "é" : "b", "id": id]))
                }
                func found(_ search: CallbackSearch, limit: Int = 9) async throws -> [String] {
                    try await store.callbacks(search, limit: limit).map(\.id.text)
                }
                #expect(try await found(CallbackSearch(.time)) == ["A", "B", "C", "D"])
                #expect(try await found(CallbackSearch(.time), limit: 0).isEmpty)
                #expect(try await found(CallbackSearch(.time, isOpen: true)) == ["A", "C", "D"])
                #expect(try await found(CallbackSearch(.time, service: "none")).isEmpty)
                #expect(try await found(CallbackSearch(.time, service: "voice-now"), limit: 2) == ["A", "B"])
                #expect(try await found(CallbackSearch(.time, from: Sample.at(5), until: Sample.at(7))) == ["B", "C"])
                #expect(try await found(CallbackSearch(.time, from: Sample.at(5), after: "B")) == ["C", "D"])
                #expect(try await found(CallbackSearch(.number("5550100"))) == ["A", "B", "C"])
                #expect(try await found(CallbackSearch(.key(name: "mail", value: "b"), isOpen: true)) == ["C", "D"])
                #expect(try await found(CallbackSearch(.key(name: "mail", value: "é"))) == ["A"])
                #expect(try await found(CallbackSearch(.key(name: "id", value: "b"))).isEmpty)
                var page = CallbackSearch(.time)
                var walked: [String] = []
                while let last = try await store.callbacks(page, limit: 1).first {
                    walked.append(last.id.text)
                    page = page.behind(last)
                }
                #expect(walked == ["A", "B", "C", "D"])
            },
            Check("a callback's keys take the place of those before, and a long value finds what begins alike") {
                store async throws in
                let long = String(repeating: "x", count: 3_000)
                try await store.commit(
                    .putCallback(Sample.callback("A")), .indexCallback(ServiceID("A"), ["mail": "a", "long": long]))
                try await store.commit(.indexCallback(ServiceID("A"), ["long": long]))
                func found(_ name: String, _ value: String) async throws -> Int {
                    try await store.callbacks(CallbackSearch(.key(name: name, value: value)), limit: 9).count
                }
                #expect(try await found("mail", "a") == 0)
                #expect(try await found("long", long) == 1)
                #expect(try await found("long", long + "y") == 1)
                #expect(try await found("long", "x") == 0)
                try await store.commit(.indexCallback(ServiceID("A"), [:]))
                #expect(try await found("long", long) == 0)
            },
            Check("a client's row can be put, renewed, removed and forgotten when it expired") { store async throws in
                let client = StoredClient(
                    clientID: "a", scope: .user("u"), browserID: "b", expiresAt: Sample.at(5), acknowledged: 7,
                    lastSent: ChatID("A"))
                try await store.commit(.putClient(client))
                #expect(try await store.client("a") == client)
                let renewed = StoredClient(
                    clientID: "a", scope: .user("u"), browserID: nil, expiresAt: Sample.at(6), isSubscribed: false)
                try await store.commit(.putClient(renewed))
                try await store.commit(
                    .putClient(
                        StoredClient(
                            clientID: "b", scope: .user("u"), browserID: nil, expiresAt: Sample.at(5),
                            isSubscribed: false)))
                let memory = StoredClient.memory.count / 1000
                try await store.commit(
                    .putClient(StoredClient(clientID: "d", scope: .user("u"), browserID: nil, expiresAt: Sample.at(5))),
                    .putClient(
                        StoredClient(clientID: "e", scope: .user("u"), browserID: nil, expiresAt: Sample.at(5 - memory))
                    ))
                try await store.commit(
                    .putClient(StoredClient(clientID: "c", scope: .user("u"), browserID: nil, expiresAt: Sample.at(9))))
                try await store.removeClients(expiredBefore: Sample.at(6))
                #expect(try await store.client("a") == renewed)
                #expect(try await store.client("b") == nil)
                #expect(try await store.client("d") != nil)
                #expect(try await store.client("e") == nil)
                try await store.commit(.removeClient(clientID: "a"), .removeClient(clientID: "none"))
                #expect(try await store.client("a") == nil)
                #expect(try await store.client("c") != nil)
            },
            Check("a client of nothing keeps that it has named nobody") { store async throws in
                let client = StoredClient(
                    clientID: "a", scope: .nothing, browserID: "b", expiresAt: Sample.at(5), isSubscribed: false)
                try await store.commit(.putClient(client))
                #expect(try await store.client("a") == client)
            },
            Check("a client of one chat is no client of a customer") { store async throws in
                let client = StoredClient(
                    clientID: "a", scope: .chat(ChatID("A")), browserID: nil, expiresAt: Sample.at(5))
                let other = StoredClient(clientID: "b", scope: .user("u"), browserID: nil, expiresAt: Sample.at(5))
                try await store.commit(.putClient(client), .putClient(other))
                #expect(try await store.client("a") == client)
                #expect(try await store.client("b") == other)
                _ = try await store.erase(user: "u", limit: 9)
                #expect(try await store.client("a") == client)
                #expect(try await store.client("b") == nil)
            },
            Check("accounts and settings are put and put again") { store async throws in
                for role in DeskAccount.Role.allCases {
                    let account = DeskAccount(user: "ada", nickname: "Ada \(role)", role: role, passwordHash: "hash")
                    try await store.commit(.putAccount(account), .putSetting(name: "secret", value: "\(role)"))
                    #expect(try await store.account("ada") == account)
                    #expect(try await store.setting("secret") == "\(role)")
                }
                #expect(try await store.account("none") == nil)
                #expect(try await store.setting("none") == nil)
            },
            Check("accounts are listed in the order of their users") { store async throws in
                for user in ["b", "a", "Z", "é"] {
                    let account = DeskAccount(user: user, nickname: "n", role: .agent, passwordHash: "hash")
                    try await store.commit(.putAccount(account))
                }
                #expect(try await store.accounts(limit: 9).map(\.user) == ["Z", "a", "b", "é"])
                #expect(try await store.accounts(limit: 2).map(\.user) == ["Z", "a"])
                #expect(try await store.accounts(limit: 0).isEmpty)
            },
            Check("a cancelled task's commit ends, and its end is told") { store async throws in
                let result = try await withThrowingTaskGroup(of: CommitResult?.self) { group in
                    group.cancelAll()
                    group.addTask { try await store.commit(.putSetting(name: "kept", value: "yes")) }
                    return try await group.next() ?? nil
                }
                #expect(result == .committed)
                #expect(try await store.setting("kept") == "yes")
            },
        ]
    }
}
