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

    mutating func movedTarget() -> Change {
        guard let claim = claims.last else { return .moveTarget(ofPush: 1, fence: 1) }
        return .moveTarget(ofPush: claim.push.id, fence: choices.chance(90) ? claim.fence : claim.fence + 1)
    }
}
