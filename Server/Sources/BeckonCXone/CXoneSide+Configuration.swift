package import Beckon

extension CXoneSide {
    /// How CXone is reached, what it is told, and how it proves itself.
    package struct Configuration: Sendable, Hashable {
        /// An id and its secret.
        package struct Credentials: Sendable, Hashable {
            package var id: String
            package var secret: String

            package init(id: String, secret: String) {
                self.id = id
                self.secret = secret
            }
        }

        /// How events of the digital platform prove that they come from CXone.
        package enum EventProof: Sendable, Hashable {
            /// A header of the operator's choice holds one of the secrets.
            case header(name: String, secrets: [String])
            /// A header holds `sha256=` and the body's HMAC-SHA256 with one of the secrets.
            case signature(header: String, secrets: [String])
        }

        /// What brings the agents' messages: they must stand in the transcript once.
        package enum MessageSource: String, Sendable, Hashable, CaseIterable {
            /// The calls of the BYOC channel; events only say who has the case, who types, and when it ends.
            case channel
            /// The events, which tell agents, bots and the system apart; calls of the channel are acknowledged and not stored.
            case events
        }

        /// Where customers who want to be called back are queued.
        package struct Callbacks: Sendable, Hashable {
            /// The skill whose agents call.
            package var skill: String
            /// The number that customers see; nil for the skill's own.
            package var callerID: String?
            /// The version in the addresses of the Patron API.
            package var version = "v31.0"

            package init(skill: String, callerID: String? = nil) {
                self.skill = skill
                self.callerID = callerID
            }
        }

        /// The area of the tenant, such as `na1`.
        package var area: String
        /// The tenant's id, by which its hosts are discovered; nil for the hosts of the area.
        package var tenant: String?
        /// One address that stands for all of CXone's hosts, for stand-ins; nil for CXone itself.
        package var endpoint: String?
        /// The access key of an API user.
        package var accessKey: Credentials
        /// A registered back-end application; nil to sign in with the access key alone.
        package var application: Credentials?
        /// The id of the BYOC channel.
        package var channel: String
        /// The brand whose calls and events are taken; nil for any.
        package var brand: String?
        /// What CXone names at our token endpoint: an id with a secret; during a change also the old ones.
        package var box: [Credentials]
        /// How events prove themselves; nil when CXone sends none: then the contacts are polled.
        package var events: EventProof?
        package var messages = MessageSource.channel
        /// Whether messages of bots reach the customer, when events bring the messages.
        package var takesBots = true
        /// Whether texts of the system, such as welcomes, reach the customer, when events bring the messages.
        package var takesSystem = false
        /// From where large events may be fetched: hosts, or `.domain` for all hosts below it.
        package var eventHosts = [".amazonaws.com"]
        /// Whether a contact is closed when the customer leaves.
        package var closesContacts = true
        /// The custom fields of a contact that take attached data: from the data's name to the field's; with the name `*`, all
        /// further data go into fields of their own names.
        package var customFields: [String: String] = [:]
        /// The name of agents of whom CXone tells none.
        package var agentName = "Agent"
        /// Within which time two equal calls of the first version are one message.
        package var repeatWindow = Milliseconds.seconds(10)
        /// How long an end waits, so that a last message that is under way comes before it.
        package var endGrace = Milliseconds.seconds(2)
        /// The pause between two looks at the contacts of all open chats; nil for 15 seconds without events and 300 with them.
        package var pollPause: Milliseconds?
        /// The most contacts that are asked for in a second.
        package var pollRate = 10
        package var callbacks: Callbacks?
        /// The gateway's address as CXone reaches it, for the check of the set-up; nil if it is not known.
        package var publicAddress: String?

        /// - Parameters:
        ///   - area: The area of the tenant.
        ///   - accessKey: The access key of an API user.
        ///   - channel: The id of the BYOC channel.
        ///   - box: What CXone names at our token endpoint.
        package init(area: String = "na1", accessKey: Credentials, channel: String, box: [Credentials]) {
            self.area = area
            self.accessKey = accessKey
            self.channel = channel
            self.box = box
        }
    }
}
