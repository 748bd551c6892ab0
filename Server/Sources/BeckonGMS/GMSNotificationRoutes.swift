import Beckon
import BeckonEdge
import BeckonJSON
import HTTPTypes
import Hummingbird
import NIOCore

/// The routes of the Notification API: `/genesys/1/notification/…`.
///
/// All need the operator's credentials: whoever publishes reaches every device, and a subscription names any device.
struct GMSNotificationRoutes: Sendable {
    let notifications: NotificationService
    /// How long a subscription lasts that does not say so.
    let lifetime: Milliseconds
    let access: GMSAccessGuard
    let urls: ExternalURLs
    /// The longest body of a request, in bytes.
    let bodyLimit: Int
    let time: any TimeSource

    /// The most subscriptions of one answer.
    private static let page = 100

    func add(to router: Router<GatewayContext>) {
        let group = router.group("genesys/1/notification")
        group.post("subscription") { request, context in
            try admit(request, context)
            let wish = try GMSNotificationRequest(try await body(request))
                .wish(user: try await user(request), lifetime: lifetime)
            guard let id = try await notifications.subscribe(wish) else {
                throw Fault(.unavailable, "There are as many subscriptions as may be kept.")
            }
            return Response.json(JSONValue.object(["id": .string(id)]).encoded())
        }
        group.get("subscription") { request, context in
            try admit(request, context)
            let call = try await Call(request, bodyLimit: bodyLimit, urls: urls)
            let found = try await notifications.subscriptions(after: call.parameters["after"], limit: Self.page)
            return Response.json(JSONValue.object(["subscriptions": .array(found.map(spelled))]).encoded())
        }
        group.get("subscription/:id") { request, context in
            try admit(request, context)
            guard let found = try await notifications.subscription(context.parameters.require("id")) else {
                throw Self.unknown
            }
            return Response.json(spelled(found).encoded())
        }
        group.delete("subscription/:id") { request, context in
            try admit(request, context)
            guard try await notifications.unsubscribe(context.parameters.require("id")) else { throw Self.unknown }
            return GMSStorageRoutes.empty
        }
        group.post("publish") { request, context in
            try admit(request, context)
            let asked = try GMSNotificationRequest(try await body(request))
            let channel = try asked.direct(user: try await user(request))
            let notification = try asked.notification(isDirect: channel != nil)
            switch channel {
            case nil: try await notifications.publish(notification)
            case .push(let target)?:
                try await notifications.publish(notification, to: target, language: try asked.language())
            case .comet(let user)?:
                notifications.publish(notification, toComet: user, language: try asked.language())
            case .unknown?: break
            }
            return GMSStorageRoutes.empty
        }
    }

    private static let unknown = Fault(.notFound, "No such subscription.")

    /// Lets the operator's credentials in; without any in the settings, nobody.
    private func admit(_ request: Request, _ context: GatewayContext) throws {
        guard let given = BasicCredentials(request.headers) else { throw Fault.wrongCredentials }
        guard access.tryOperator(given, from: context.peer).isOperator else {
            throw Fault.wrongCredentials
        }
    }

    private func body(_ request: Request) async throws -> [UInt8] {
        guard MediaType(request.headers[.contentType] ?? "").name == "application/json" else {
            throw Fault(.unsupportedMediaType, "Content-Type must be application/json.")
        }
        return Array(try await request.body.collect(upTo: bodyLimit).readableBytesView)
    }

    /// The header `gms_user`.
    private func user(_ request: Request) async throws -> String? {
        try Call(request, RequestParameters([:]), urls).user
    }

    /// A subscription without its credentials.
    private func spelled(_ subscription: NotificationSubscription) -> JSONValue {
        var details: JSONObject = [:]
        var object: JSONObject = [
            "id": .string(subscription.id), "subscriberId": .string(subscription.subscriber),
            "filter": .string(subscription.filter),
            "expire": .integer(max(0, (subscription.expiresAt.milliseconds - time.now.milliseconds) / 1_000)),
        ]
        switch subscription.channel {
        case .push(let target):
            details = [
                "deviceId": .string(target.token), "type": .string(target.type.rawValue),
                "properties": ["debug": .string("\(target.debug)")],
            ]
            if let name = target.providerName { object["providerName"] = .string(name) }
        case .comet: details = ["type": "comet"]
        case .unknown(let type): details = ["type": .string(type)]
        }
        if let language = subscription.language { object["language"] = .string(language) }
        object["notificationDetails"] = .object(details)
        return .object(object)
    }
}
