/// The records of all credentials: one each, and for addresses of devices one for each host that receives.
///
/// Apps name the hosts, so their number is limited; a record that makes room believes nobody when it begins anew.
struct CredentialRecords: Sendable {
    /// The most hosts with a record.
    static let receiverLimit = 128

    private struct Key: Hashable {
        let route: PushRoute
        let receiver: String
    }

    private var records: [PushRoute: CredentialRecord] = [:]
    private var ofReceivers: [Key: (record: CredentialRecord, lastUse: Int)] = [:]
    private var uses = 0

    /// The record of a credential, or of one receiver that it serves.
    subscript(route: PushRoute, receiver: String?) -> CredentialRecord {
        _read {
            guard let receiver else {
                yield records[route] ?? CredentialRecord()
                return
            }
            yield ofReceivers[Key(route: route, receiver: receiver)]?.record ?? CredentialRecord()
        }
        _modify {
            guard let receiver else {
                yield &records[route, default: CredentialRecord()]
                return
            }
            let key = Key(route: route, receiver: receiver)
            uses += 1
            if ofReceivers[key] == nil, ofReceivers.count >= Self.receiverLimit { forgetOldest() }
            let new = (record: CredentialRecord(), lastUse: uses)
            ofReceivers[key, default: new].lastUse = new.lastUse
            yield &ofReceivers[key, default: new].record
        }
    }

    /// How many hosts have a record.
    var receivers: Int { ofReceivers.count }

    private mutating func forgetOldest() {
        guard let oldest = ofReceivers.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
        ofReceivers[oldest.key] = nil
    }
}
