import Beckon

extension StoreWalk {
    mutating func note() -> OwedPush {
        let token = choices.pick(Self.devices).token
        let target = PushTarget(
            type: choices.pick([.fcm, .ios]), token: token, debug: choices.chance(30),
            providerName: choices.chance(30) ? "b" : nil)
        return OwedPush(
            subject: .note(key: choices.pick(Self.keys), title: "title", body: "\(choices.below(9))"),
            deviceID: target.device().id, target: choices.chance(70) ? target : nil, due: choices.time(),
            expiresAt: choices.time(), reason: "walk")
    }
}
