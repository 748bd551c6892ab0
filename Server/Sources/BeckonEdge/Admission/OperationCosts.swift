package import Beckon
import HTTPTypes

/// Every operation of the router with what it costs: the one table by which ``AdmissionMiddleware`` counts, and from which
/// docs/limits.md is made.
///
/// An operation that is missing here fails a test. Until then it counts as ``unlisted``.
enum OperationCosts {
    static let all: [OperationCost] = [
        .init(
            method: .get, path: "/genesys/1/service/{id}", caller: .anyone, counted: .byService,
            guess: .service("id"), stored: .body, answered: .bytes(524_288),
            work: "one commit; a calendar: 366 days looked at, 1,000 entries told"),
        .init(
            method: .post, path: "/genesys/1/service/{id}", caller: .anyone, counted: .byService,
            guess: .service("id"), stored: .body, answered: .bytes(524_288),
            work: "one commit; a calendar: 366 days looked at, 1,000 entries told"),
        .init(
            method: .get, path: "/genesys/1/service/{id}/ixn/chat", caller: .anyone, counted: .act(.creation),
            guess: .id("id"), stored: .body, answered: .events, work: "one commit"),
        .init(
            method: .post, path: "/genesys/1/service/{id}/ixn/chat", caller: .anyone, counted: .act(.creation),
            guess: .id("id"), stored: .body, answered: .events, work: "one commit"),
        .init(
            method: .post, path: "/genesys/1/service/{id}/ixn/chat/{operation}", caller: .anyone,
            counted: .byWord(["send": .send, "refresh": .read], otherwise: .change),
            guess: .id("id"), stored: .bytes(8_192), answered: .events,
            work: "one commit and one page of events; `refresh` with a device: a change as well, two commits and "
                + "one for each that loses it"),
        .init(
            method: .get, path: "/genesys/1/service/{id}/{action}", caller: .anyone,
            counted: .byWord(["check-queue-position": .read], otherwise: .change),
            guess: .id("id"), stored: .bytes(8_192), answered: .bytes(16_384),
            work: "one commit; a place in line counts at most the line"),
        .init(
            method: .post, path: "/genesys/1/service/{id}/{action}", caller: .anyone,
            counted: .byWord(["check-queue-position": .read], otherwise: .change),
            guess: .id("id"), stored: .bytes(8_192), answered: .bytes(16_384),
            work: "one commit; a place in line counts at most the line"),
        .init(
            method: .get, path: "/genesys/1/service/{id}/storage", caller: .anyone, counted: .act(.read),
            guess: .id("id"), stored: .nothing, answered: .bytes(524_288), work: "an instance and a chat are read"),
        .init(
            method: .post, path: "/genesys/1/service/{id}/storage", caller: .anyone, counted: .act(.change),
            guess: .id("id"), stored: .entry, answered: .nothing, work: "an entry is read and written again"),
        .init(
            method: .get, path: "/genesys/1/service/{id}/storage/{key}", caller: .anyone, counted: .act(.read),
            guess: .id("id"), stored: .nothing, answered: .bytes(65_536), work: "an instance and a chat are read"),
        .init(
            method: .get, path: "/genesys/1/service/{id}/storage/binary/{key}", caller: .anyone, counted: .act(.read),
            guess: .id("id"), stored: .nothing, answered: .entry, work: "an entry is read"),
        .init(
            method: .get, path: "/genesys/1/service/ewt-for-vq", caller: .anyone, counted: .act(.read),
            guess: .nothing, stored: .nothing, answered: .bytes(16_384), work: "32 queues"),
        .init(
            method: .get, path: "/genesys/2/ewt", caller: .anyone, counted: .act(.read),
            guess: .nothing, stored: .nothing, answered: .bytes(16_384), work: "32 queues"),
        .init(
            method: .get, path: "/genesys/1/service/callback", caller: .anyone, counted: .act(.read),
            guess: .body, stored: .nothing, answered: .entry, work: "an indexed search"),
        .init(
            method: .get, path: "/genesys/1/service/callback/{service}", caller: .anyone, counted: .act(.read),
            guess: .body, stored: .nothing, answered: .entry, work: "an indexed search"),
        .init(
            method: .post, path: "/genesys/1/service/callback/{service}", caller: .anyone, counted: .act(.creation),
            guess: .service("service"), stored: .body, answered: .bytes(16_384),
            work: "one commit; free times of 14 days after a refusal"),
        .init(
            method: .delete, path: "/genesys/1/service/callback/{service}/{id}", caller: .anyone,
            counted: .act(.change),
            guess: .id("id"), stored: .bytes(8_192), answered: .bytes(16_384), work: "one commit"),
        .init(
            method: .put, path: "/genesys/1/service/callback/{service}/{id}", caller: .anyone, counted: .act(.change),
            guess: .id("id"), stored: .body, answered: .bytes(16_384),
            work: "one commit; free times of 14 days after a refusal"),
        .init(
            method: .get, path: "/genesys/1/service/callback/{service}/availability", caller: .anyone,
            counted: .act(.read),
            guess: .service("service"), stored: .nothing, answered: .bytes(65_536),
            work: "366 days looked at, 1,000 slots told"),
        .init(
            method: .get, path: "/genesys/2/service/callback/{service}/availability", caller: .anyone,
            counted: .act(.read),
            guess: .service("service"), stored: .nothing, answered: .bytes(163_840),
            work: "366 days looked at, 1,000 slots told"),
        .init(
            method: .post, path: "/genesys/1/storage/custom/{id}/{ttl}", caller: .anyone, counted: .act(.creation),
            guess: .nothing, stored: .body, answered: .bytes(1_024), work: "one commit"),
        .init(
            method: .post, path: "/genesys/1/storage/{id}", caller: .anyone, counted: .act(.creation),
            guess: .nothing, stored: .body, answered: .bytes(1_024), work: "one commit"),
        .init(
            method: .post, path: "/genesys/1/storage/{id}/{key}", caller: .anyone, counted: .act(.change),
            guess: .ownID("id"), stored: .entry, answered: .nothing, work: "an entry is read and written again"),
        .init(
            method: .get, path: "/genesys/1/storage/binary/{id}/{key}", caller: .anyone, counted: .act(.read),
            guess: .ownID("id"), stored: .nothing, answered: .entry, work: "an entry is read"),
        .init(
            method: .get, path: "/genesys/1/storage/{id}/{key}", caller: .anyone, counted: .act(.read),
            guess: .ownID("id"), stored: .nothing, answered: .entry, work: "an entry is read"),
        .init(
            method: .get, path: "/genesys/1/storage/{id}", caller: .anyone, counted: .act(.read),
            guess: .ownID("id"), stored: .nothing, answered: .entry, work: "an entry is read"),
        .init(
            method: .delete, path: "/genesys/1/storage/{id}", caller: .anyone, counted: .act(.change),
            guess: .ownID("id"), stored: .nothing, answered: .nothing, work: "an entry is read and removed"),
        .init(
            method: .post, path: "/genesys/2/chat/{service}", caller: .anyone, counted: .act(.creation),
            guess: .service("service"), stored: .body, answered: .events, work: "two commits"),
        .init(
            method: .post, path: "/genesys/2/chat/{service}/{chat}/{operation}", caller: .anyone,
            counted: .byWord(LimitedAct.ofChatV2, otherwise: .change),
            guess: .body, stored: .bytes(65_536), answered: .events, work: "one commit and one page of events"),
        .init(
            method: .post, path: "/genesys/2/chat/{service}/{chat}/file", caller: .anyone, counted: .act(.creation),
            guess: .body, stored: .file, answered: .bytes(16_384), work: "two commits; a scan where there is a scanner"),
        .init(
            method: .post, path: "/genesys/2/chat/{service}/{chat}/file/limits", caller: .anyone, counted: .act(.read),
            guess: .body, stored: .nothing, answered: .bytes(16_384), work: "the rows of a chat's files"),
        .init(
            method: .post, path: "/genesys/2/chat/{service}/{chat}/file/{file}/download", caller: .anyone,
            counted: .act(.read),
            guess: .body, stored: .bytes(64), answered: .file, work: "the content is read"),
        .init(
            method: .post, path: "/genesys/2/chat/{service}/{chat}/file/{file}/delete", caller: .anyone,
            counted: .act(.change),
            guess: .body, stored: .bytes(512), answered: .bytes(16_384), work: "one commit"),
        .init(
            method: .post, path: "/genesys/2/chat-ntf", caller: .anyone, counted: .act(.change),
            guess: .body, stored: .file, answered: .file,
            work: "as the operation that it names; an upload counts as a creation as well"),
        .init(
            method: .get, path: "/genesys/1/phonenumber", caller: .anyone, counted: .act(.read),
            guess: .nothing, stored: .nothing, answered: .bytes(16_384), work: "one number is read"),
        .init(
            method: .get, path: "/genesys/1/admin/node/status", caller: .anyone, counted: .act(.read),
            guess: .nothing, stored: .nothing, answered: .bytes(64), work: "nothing"),
        .init(
            method: .get, path: "/genesys/1/admin/callback/queues", caller: .operator, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "as the company has callbacks"),
        .init(
            method: .get, path: "/genesys/1/admin/callback/watermarks", caller: .operator, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "as the company has callbacks"),
        .init(
            method: .get, path: "/genesys/1/admin/callback/conflicts", caller: .operator, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "as the company has callbacks"),
        .init(
            method: .post, path: "/genesys/1/admin/callback/cancel", caller: .operator, counted: .refusals,
            guess: .nothing, stored: .body, answered: .own, work: "as the company has callbacks"),
        .init(
            method: .post, path: "/genesys/1/admin/callback/reportcancelled", caller: .operator, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "as the company has callbacks"),
        .init(
            method: .get, path: "/genesys/1/tenants", caller: .operator, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "one commit"),
        .init(
            method: .post, path: "/genesys/1/tenants", caller: .operator, counted: .refusals,
            guess: .nothing, stored: .body, answered: .own, work: "one commit"),
        .init(
            method: .delete, path: "/genesys/1/tenants", caller: .operator, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "one commit"),
        .init(
            method: .post, path: "/genesys/1/notification/subscription", caller: .operator, counted: .refusals,
            guess: .nothing, stored: .body, answered: .bytes(1_024), work: "one commit"),
        .init(
            method: .get, path: "/genesys/1/notification/subscription", caller: .operator, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .bytes(524_288), work: "one commit"),
        .init(
            method: .get, path: "/genesys/1/notification/subscription/{id}", caller: .operator, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .bytes(16_384), work: "one commit"),
        .init(
            method: .delete, path: "/genesys/1/notification/subscription/{id}", caller: .operator, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .nothing, work: "one commit"),
        .init(
            method: .post, path: "/genesys/1/notification/publish", caller: .operator, counted: .refusals,
            guess: .nothing, stored: .body, answered: .nothing, work: "subscriptions are read in pages"),
        .init(
            method: .get, path: "/beckon/1/openapi.json", caller: .anyone, counted: .act(.read),
            guess: .nothing, stored: .nothing, answered: .bytes(1_048_576), work: "nothing: it stands in memory"),
        .init(
            method: .get, path: "/beckon/1/files/{file}", caller: .anyone, counted: .act(.read),
            guess: .nothing, stored: .nothing, answered: .file, work: "the signature is checked first"),
        .init(
            method: .post, path: "/beckon/1/devices", caller: .customer, counted: .act(.change),
            guess: .nothing, stored: .body, answered: .bytes(16_384), work: "one commit"),
        .init(
            method: .delete, path: "/beckon/1/devices", caller: .customer, counted: .act(.change),
            guess: .nothing, stored: .nothing, answered: .nothing, work: "one commit"),
        .init(
            method: .delete, path: "/beckon/1/devices/{registration}", caller: .anyone, counted: .act(.change),
            guess: .id("registration"), stored: .nothing, answered: .nothing, work: "one commit"),
        .init(
            method: .put, path: "/beckon/1/presence", caller: .customer, counted: .act(.change),
            guess: .nothing, stored: .bytes(8_192), answered: .bytes(16_384), work: "one commit"),
        .init(
            method: .post, path: "/beckon/1/receipts", caller: .customer, counted: .act(.change),
            guess: .nothing, stored: .bytes(8_192), answered: .bytes(16_384), work: "one commit"),
        .init(
            method: .get, path: "/beckon/1/conversations/{conversation}/messages", caller: .customer,
            counted: .act(.read),
            guess: .nothing, stored: .nothing, answered: .events, work: "one page of events"),
        .init(
            method: .post, path: "/beckon/1/events/{source}", caller: .backEnd, counted: .refusals,
            guess: .nothing, stored: .body, answered: .bytes(65_536),
            work: "a commit for each event; the signature covers the body"),
        .init(
            method: .post, path: "/beckon/1/events/{source}/1.0/token", caller: .backEnd, counted: .refusals,
            guess: .body, stored: .nothing, answered: .bytes(16_384), work: "one token"),
        .init(
            method: .post, path: "/beckon/1/events/{source}/1.0/posts/{post}/messages", caller: .backEnd,
            counted: .refusals,
            guess: .nothing, stored: .body, answered: .bytes(65_536), work: "a commit for each piece"),
        .init(
            method: .post, path: "/beckon/1/events/{source}/2.0/channel/{channel}/outbound", caller: .backEnd,
            counted: .refusals,
            guess: .nothing, stored: .body, answered: .bytes(65_536), work: "a commit for each piece"),
        .init(
            method: .post, path: "/beckon/1/agent-sides/{source}/events", caller: .backEnd, counted: .refusals,
            guess: .nothing, stored: .bytes(1_048_576), answered: .bytes(65_536),
            work: "a commit for each event; the signature covers the body"),
        .init(
            method: .post, path: "/beckon/1/agent-sides/…", caller: .backEnd, counted: .refusals,
            guess: .nothing, stored: .bytes(1_048_576), answered: .bytes(65_536),
            work: "as the platform's adapter needs"),
        .init(
            method: .post, path: "/desk/api/sign-in", caller: .anyone, counted: .act(.change),
            guess: .body, stored: .bytes(1_024), answered: .bytes(1_024), work: "one password is hashed at a time"),
        .init(
            method: .post, path: "/desk/api/sign-in/code", caller: .anyone, counted: .act(.change),
            guess: .body, stored: .bytes(1_024), answered: .nothing, work: "one commit"),
        .init(
            method: .post, path: "/desk/api/sign-in/enrolment", caller: .anyone, counted: .act(.change),
            guess: .nothing, stored: .nothing, answered: .bytes(65_536), work: "one image, after a right password alone"
        ),
        .init(
            method: .post, path: "/desk/api/sign-in/confirm", caller: .anyone, counted: .act(.change),
            guess: .nothing, stored: .bytes(4_096), answered: .bytes(1_024), work: "one commit"),
        .init(
            method: .get, path: "/desk/api/sign-in", caller: .anyone, counted: .act(.read),
            guess: .nothing, stored: .nothing, answered: .bytes(1_024), work: "nothing"),
        .init(
            method: .get, path: "/desk/oidc/start", caller: .anyone, counted: .act(.read),
            guess: .nothing, stored: .nothing, answered: .bytes(4_096),
            work: "the provider's document is read once an hour"),
        .init(
            method: .get, path: "/desk/oidc/callback", caller: .anyone, counted: .act(.change),
            guess: .nothing, stored: .bytes(16_384), answered: .bytes(4_096),
            work: "of a browser that began: two requests to the provider, one commit"),
        .init(
            method: .post, path: "/desk/oidc/back-channel-logout", caller: .anyone, counted: .act(.change),
            guess: .nothing, stored: .nothing, answered: .bytes(1_024),
            work: "a signature; the provider's keys at most every 30 s; one commit"),
        .init(
            method: .post, path: "/desk/api/sign-out", caller: .anyone, counted: .act(.change),
            guess: .nothing, stored: .nothing, answered: .nothing, work: "one commit"),
        .init(
            method: .get, path: "/desk/api/own", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "32 sign-ins"),
        .init(
            method: .post, path: "/desk/api/own/password", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .bytes(1_024), answered: .own, work: "two passwords are hashed"),
        .init(
            method: .post, path: "/desk/api/own/sign-ins/end", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "one commit"),
        .init(
            method: .post, path: "/desk/api/own/enrolment", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "one password is hashed, one image"),
        .init(
            method: .post, path: "/desk/api/own/enrolment/confirm", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .bytes(4_096), answered: .own, work: "two commits"),
        .init(
            method: .post, path: "/desk/api/own/second-factor/remove", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "one password is hashed"),
        .init(
            method: .post, path: "/desk/api/own/recovery-codes", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .bytes(1_024), answered: .own, work: "one password is hashed"),
        .init(
            method: .get, path: "/desk/api/work", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "as the company has chats and callbacks"),
        .init(
            method: .get, path: "/desk/api/events", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "as the company has chats and callbacks"),
        .init(
            method: .get, path: "/desk/api/chats/{id}", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "as the company has chats and callbacks"),
        .init(
            method: .get, path: "/desk/api/agents", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "as the company has chats and callbacks"),
        .init(
            method: .get, path: "/desk/api/chats/{id}/pushes/{position}", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "as the company has chats and callbacks"),
        .init(
            method: .get, path: "/desk/api/callbacks/{id}", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "as the company has chats and callbacks"),
        .init(
            method: .get, path: "/desk/api/agent-sides", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "as the company has chats and callbacks"),
        .init(
            method: .get, path: "/desk/api/status", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "what stands in memory, counted once a second"),
        .init(
            method: .get, path: "/desk/api/audit", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "up to 500 rows; one commit an hour"),
        .init(
            method: .get, path: "/desk/api/callbacks", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "as the company has chats and callbacks"),
        .init(
            method: .get, path: "/desk/api/slots", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "as the company has chats and callbacks"),
        .init(
            method: .get, path: "/desk/api/pauses", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .own, work: "as the company has chats and callbacks"),
        .init(
            method: .get, path: "/desk/api/chats/{id}/files/{file}", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .nothing, answered: .file, work: "the content is read"),
        .init(
            method: .post, path: "/desk/api/chats/{id}/{action}", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .bytes(65_536), answered: .own, work: "one commit"),
        .init(
            method: .post, path: "/desk/api/callbacks/{id}/{action}", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .bytes(65_536), answered: .own, work: "one commit"),
        .init(
            method: .post, path: "/desk/api/callbacks/{id}/move", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .bytes(65_536), answered: .own, work: "one commit"),
        .init(
            method: .post, path: "/desk/api/pauses", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .bytes(65_536), answered: .own, work: "one commit"),
        .init(
            method: .post, path: "/desk/api/chats/{id}/files", caller: .agent, counted: .refusals,
            guess: .nothing, stored: .file, answered: .own, work: "one commit"),
        .init(
            method: .get, path: "/", caller: .anyone, counted: .act(.read), guess: .nothing, stored: .nothing,
            answered: .bytes(1_024), work: "nothing"),
        .init(
            method: .get, path: "/desk", caller: .anyone, counted: .act(.read),
            guess: .nothing, stored: .nothing, answered: .bytes(262_144), work: "nothing: it stands in memory"),
        .init(
            method: .get, path: "/desk/callbacks", caller: .anyone, counted: .act(.read),
            guess: .nothing, stored: .nothing, answered: .bytes(262_144), work: "nothing: it stands in memory"),
        .init(
            method: .get, path: "/desk/agent-sides", caller: .anyone, counted: .act(.read),
            guess: .nothing, stored: .nothing, answered: .bytes(262_144), work: "nothing: it stands in memory"),
        .init(
            method: .get, path: "/desk/status", caller: .anyone, counted: .act(.read),
            guess: .nothing, stored: .nothing, answered: .bytes(262_144), work: "nothing: it stands in memory"),
        .init(
            method: .get, path: "/desk/audit", caller: .anyone, counted: .act(.read),
            guess: .nothing, stored: .nothing, answered: .bytes(262_144), work: "nothing: it stands in memory"),
        .init(
            method: .get, path: "/desk/account", caller: .anyone, counted: .act(.read),
            guess: .nothing, stored: .nothing, answered: .bytes(262_144), work: "nothing: it stands in memory"),
        .init(
            method: .get, path: "/desk/pages/{folder}/{file}", caller: .anyone, counted: .act(.read),
            guess: .nothing, stored: .nothing, answered: .bytes(262_144), work: "nothing: it stands in memory"),
        .init(
            method: .get, path: "/phone", caller: .anyone, counted: .act(.read),
            guess: .nothing, stored: .nothing, answered: .bytes(262_144), work: "nothing: it stands in memory"),
        .init(
            method: .get, path: "/phone/pages/{folder}/{file}", caller: .anyone, counted: .act(.read),
            guess: .nothing, stored: .nothing, answered: .bytes(262_144), work: "nothing: it stands in memory"),
    ]

    /// A request that no operation answers: it is refused, and counted as reading.
    static let unlisted = OperationCost(
        method: .get, path: "", caller: .anyone, counted: .act(.read), guess: .nothing, stored: .nothing,
        answered: .bytes(1_024), work: "nothing")

    private static let byPath: [String: [OperationCost]] = Dictionary(grouping: all, by: \.path)
    private static let open: [(path: Substring, cost: OperationCost)] = all.filter { $0.path.hasSuffix("…") }
        .map { ($0.path.dropLast(), $0) }

    /// The row of a request.
    ///
    /// - Parameters:
    ///   - method: The request's method.
    ///   - path: The path of the route that takes it; nil if none does.
    /// - Returns: The row, or ``unlisted``.
    static func cost(of method: HTTPRequest.Method, _ path: String?) -> OperationCost {
        guard let path else { return unlisted }
        let method = method == .head ? .get : method
        if let rows = byPath[path] { return rows.first { $0.method == method } ?? unlisted }
        return open.first { $0.cost.method == method && path.hasPrefix($0.path) }?.cost ?? unlisted
    }
}

extension LimitedAct {
    /// What an operation of chat version 2 counts as; a change, where it is not named.
    ///
    /// What agents are told is a text.
    package static let ofChatV2: [String: LimitedAct] = [
        "send": .send, "pushUrl": .send, "customNotice": .send, "updateNickname": .send, "refresh": .read,
    ]
}
