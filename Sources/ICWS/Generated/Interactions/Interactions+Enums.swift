// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Interactions {
    /// Enum `Interactions.AppendMode`.
    ///
    /// Known from the vendor's library.
    public enum AppendMode: WireEnum {
        /// `Append`, 1.
        case append
        /// `AppendWithSeperator`, 2.
        case appendWithSeperator
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .append: 1
            case .appendWithSeperator: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 1: self = .append
            case 2: self = .appendWithSeperator
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Interactions.Assistance {
    /// Enum `Interactions.Assistance.AssistanceRequestParticipantAction`.
    ///
    /// Known from the vendor's library.
    public enum AssistanceRequestParticipantAction: WireEnum {
        /// `None`, 0.
        case none
        /// `Initiated`, 1.
        case initiated
        /// `Ignored`, 2.
        case ignored
        /// `Accepted`, 3.
        case accepted
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .initiated: 1
            case .ignored: 2
            case .accepted: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .initiated
            case 2: self = .ignored
            case 3: self = .accepted
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Interactions.Assistance {
    /// Enum `Interactions.Assistance.AssistanceRequestState`.
    ///
    /// Known from the vendor's library.
    public enum AssistanceRequestState: WireEnum {
        /// `None`, 0.
        case none
        /// `Accepted`, 1.
        case accepted
        /// `Completed`, 2.
        case completed
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .accepted: 1
            case .completed: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .accepted
            case 2: self = .completed
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Interactions {
    /// Enum `Interactions.CallMadeStorageTypes`.
    ///
    /// Known from the vendor's library.
    public enum CallMadeStorageTypes: WireEnum {
        /// `None`, 0.
        case none
        /// `Allocated`, 1.
        case allocated
        /// `Started`, 2.
        case started
        /// `Completed`, 3.
        case completed
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .allocated: 1
            case .started: 2
            case .completed: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .allocated
            case 2: self = .started
            case 3: self = .completed
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Interactions.Callback {
    /// Enum `Interactions.Callback.CallbackDispositionType`.
    ///
    /// Known from the vendor's library.
    public enum CallbackDispositionType: WireEnum {
        /// `Success`, 0.
        case success
        /// `Failure`, 1.
        case failure
        /// `Retry`, 2.
        case retry
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .success: 0
            case .failure: 1
            case .retry: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .success
            case 1: self = .failure
            case 2: self = .retry
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Interactions.Chat {
    /// Enum `Interactions.Chat.ChatMemberType`.
    ///
    /// Known from the vendor's library.
    public enum ChatMemberType: WireEnum {
        /// `None`, 0.
        case none
        /// `SystemMember`, 1.
        case systemMember
        /// `CurrentUser`, 2.
        case currentUser
        /// `Internal`, 3.
        case `internal`
        /// `External`, 4.
        case external
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .systemMember: 1
            case .currentUser: 2
            case .`internal`: 3
            case .external: 4
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .systemMember
            case 2: self = .currentUser
            case 3: self = .`internal`
            case 4: self = .external
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Interactions.Chat {
    /// Enum `Interactions.Chat.ChatMessageType`.
    ///
    /// Known from the vendor's library.
    public enum ChatMessageType: WireEnum {
        /// `Text`, 0.
        case text
        /// `File`, 1.
        case file
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .text: 0
            case .file: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .text
            case 1: self = .file
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Interactions.Email {
    /// Enum `Interactions.Email.BodyType`.
    ///
    /// Known from the vendor's library.
    public enum BodyType: WireEnum {
        /// `Text`, 0.
        case text
        /// `Html`, 1.
        case html
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .text: 0
            case .html: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .text
            case 1: self = .html
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Interactions.Email {
    /// Enum `Interactions.Email.EmailResponseAttachments`.
    ///
    /// Known from the vendor's library.
    public enum EmailResponseAttachments: WireEnum {
        /// `None`, 0.
        case none
        /// `Inline`, 1.
        case inline
        /// `All`, 2.
        case all
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .inline: 1
            case .all: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .inline
            case 2: self = .all
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Interactions.Email {
    /// Enum `Interactions.Email.EmailResponseType`.
    ///
    /// Known from the vendor's library.
    public enum EmailResponseType: WireEnum {
        /// `Reply`, 0.
        case reply
        /// `ReplyAll`, 1.
        case replyAll
        /// `Forward`, 2.
        case forward
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .reply: 0
            case .replyAll: 1
            case .forward: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .reply
            case 1: self = .replyAll
            case 2: self = .forward
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Interactions.Email {
    /// Flags `Interactions.Email.EmailSignatureStatus`.
    ///
    /// Known from the vendor's library.
    public struct EmailSignatureStatus: WireEnum, OptionSet {
        /// The number on the wire.
        public let rawValue: Int
        /// Makes a set; numbers without a name are kept.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// `OK`, 0.
        public static let ok: Self = Self(rawValue: 0)
        /// `MessageModified`, 1.
        public static let messageModified: Self = Self(rawValue: 1)
        /// `CertificateNotTrusted`, 2.
        public static let certificateNotTrusted: Self = Self(rawValue: 2)
        /// `EmailHeaderMismatch`, 4.
        public static let emailHeaderMismatch: Self = Self(rawValue: 4)
        /// `Unknown`, 128.
        public static let undetermined: Self = Self(rawValue: 128)
    }
}

extension ICWS.Interactions.Email {
    /// Enum `Interactions.Email.EmailType`.
    ///
    /// Known from the vendor's library.
    public enum EmailType: WireEnum {
        /// `None`, 0.
        case none
        /// `New`, 1.
        case new
        /// `Reply`, 2.
        case reply
        /// `ReplyAll`, 3.
        case replyAll
        /// `Forward`, 4.
        case forward
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .new: 1
            case .reply: 2
            case .replyAll: 3
            case .forward: 4
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .new
            case 2: self = .reply
            case 3: self = .replyAll
            case 4: self = .forward
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Interactions {
    /// Enum `Interactions.InteractionAlertActions`.
    ///
    /// Known from the vendor's library.
    public enum InteractionAlertActions: WireEnum {
        /// `None`, 0.
        case none
        /// `StartAlerting`, 1.
        case startAlerting
        /// `StopAlerting`, 2.
        case stopAlerting
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .startAlerting: 1
            case .stopAlerting: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .startAlerting
            case 2: self = .stopAlerting
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Interactions {
    /// Enum `Interactions.InteractionAlertTypes`.
    ///
    /// Known from the vendor's library.
    public enum InteractionAlertTypes: WireEnum {
        /// `None`, 0.
        case none
        /// `User`, 1.
        case user
        /// `Station`, 2.
        case station
        /// `Workgroup`, 3.
        case workgroup
        /// `StationGroup`, 4.
        case stationGroup
        /// `AcdUser`, 5.
        case acdUser
        /// `AcdStation`, 6.
        case acdStation
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .user: 1
            case .station: 2
            case .workgroup: 3
            case .stationGroup: 4
            case .acdUser: 5
            case .acdStation: 6
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .user
            case 2: self = .station
            case 3: self = .workgroup
            case 4: self = .stationGroup
            case 5: self = .acdUser
            case 6: self = .acdStation
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Interactions {
    /// Enum `Interactions.InteractionDirection`.
    ///
    /// Known from the vendor's library.
    public enum InteractionDirection: WireEnum {
        /// `None`, 0.
        case none
        /// `Incoming`, 1.
        case incoming
        /// `Outgoing`, 2.
        case outgoing
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .incoming: 1
            case .outgoing: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .incoming
            case 2: self = .outgoing
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Interactions {
    /// Enum `Interactions.InteractionHistoryStatusType`.
    ///
    /// Known from the vendor's library.
    public enum InteractionHistoryStatusType: WireEnum {
        /// `None`, 0.
        case none
        /// `Connected`, 1.
        case connected
        /// `Forwarded`, 2.
        case forwarded
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .connected: 1
            case .forwarded: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .connected
            case 2: self = .forwarded
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Interactions {
    /// Enum `Interactions.InteractionPartyType`.
    ///
    /// Known from the vendor's library.
    public enum InteractionPartyType: WireEnum {
        /// `None`, 0.
        case none
        /// `Internal`, 1.
        case `internal`
        /// `External`, 2.
        case external
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .`internal`: 1
            case .external: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .`internal`
            case 2: self = .external
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Interactions {
    /// Enum `Interactions.InteractionState`.
    ///
    /// Known from the vendor's library.
    public enum InteractionState: WireEnum {
        /// `None`, 0.
        case none
        /// `Alerting`, 1.
        case alerting
        /// `Connected`, 2.
        case connected
        /// `Held`, 3.
        case held
        /// `Messaging`, 4.
        case messaging
        /// `Offering`, 5.
        case offering
        /// `Parked`, 6.
        case parked
        /// `Proceeding`, 7.
        case proceeding
        /// `Suspended`, 8.
        case suspended
        /// `System`, 9.
        case system
        /// `InternalDisconnect`, 10.
        case internalDisconnect
        /// `ExternalDisconnect`, 11.
        case externalDisconnect
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .alerting: 1
            case .connected: 2
            case .held: 3
            case .messaging: 4
            case .offering: 5
            case .parked: 6
            case .proceeding: 7
            case .suspended: 8
            case .system: 9
            case .internalDisconnect: 10
            case .externalDisconnect: 11
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .alerting
            case 2: self = .connected
            case 3: self = .held
            case 4: self = .messaging
            case 5: self = .offering
            case 6: self = .parked
            case 7: self = .proceeding
            case 8: self = .suspended
            case 9: self = .system
            case 10: self = .internalDisconnect
            case 11: self = .externalDisconnect
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Interactions {
    /// Enum `Interactions.SecurePauseType`.
    ///
    /// Known from the vendor's library.
    public enum SecurePauseType: WireEnum {
        /// `PauseWithDefaultTimeout`, 1.
        case pauseWithDefaultTimeout
        /// `PauseWithInfiniteTimeout`, 2.
        case pauseWithInfiniteTimeout
        /// `PauseWithSpecifiedTimeout`, 3.
        case pauseWithSpecifiedTimeout
        /// `ResumeRecording`, 4.
        case resumeRecording
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .pauseWithDefaultTimeout: 1
            case .pauseWithInfiniteTimeout: 2
            case .pauseWithSpecifiedTimeout: 3
            case .resumeRecording: 4
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 1: self = .pauseWithDefaultTimeout
            case 2: self = .pauseWithInfiniteTimeout
            case 3: self = .pauseWithSpecifiedTimeout
            case 4: self = .resumeRecording
            default: self = .unknown(rawValue)
            }
        }
    }
}
