// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration {
    /// Enum `Configuration.ConfigurationIdGrouping`.
    ///
    /// Known from the vendor's library.
    public enum ConfigurationIdGrouping: WireEnum {
        /// `All`, 0.
        case all
        /// `Single`, 1.
        case single
        /// `Group`, 2.
        case group
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .all: 0
            case .single: 1
            case .group: 2
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .all
            case 1: self = .single
            case 2: self = .group
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration {
    /// Enum `Configuration.InheritedFromType`.
    ///
    /// Known from the vendor's library.
    public enum InheritedFromType: WireEnum {
        /// `None`, 0.
        case none
        /// `Workgroup`, 1.
        case workgroup
        /// `Role`, 2.
        case role
        /// `DefaultUser`, 3.
        case defaultUser
        /// `ClientConfigurationTemplate`, 4.
        case clientConfigurationTemplate
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .workgroup: 1
            case .role: 2
            case .defaultUser: 3
            case .clientConfigurationTemplate: 4
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .workgroup
            case 2: self = .role
            case 3: self = .defaultUser
            case 4: self = .clientConfigurationTemplate
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration {
    /// Enum `Configuration.InteractionProcessAutomationLicenseType`.
    ///
    /// Known from the vendor's library.
    public enum InteractionProcessAutomationLicenseType: WireEnum {
        /// `None`, 0.
        case none
        /// `DirectRoutedWorkItems`, 1.
        case directRoutedWorkItems
        /// `GroupRoutedWorkItems`, 2.
        case groupRoutedWorkItems
        /// `ProcessMonitor`, 3.
        case processMonitor
        /// `ProcessDesigner`, 4.
        case processDesigner
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .directRoutedWorkItems: 1
            case .groupRoutedWorkItems: 2
            case .processMonitor: 3
            case .processDesigner: 4
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .directRoutedWorkItems
            case 2: self = .groupRoutedWorkItems
            case 3: self = .processMonitor
            case 4: self = .processDesigner
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration {
    /// Enum `Configuration.LicenseAllocationType`.
    ///
    /// Known from the vendor's library.
    public enum LicenseAllocationType: WireEnum {
        /// `Assignable`, 0.
        case assignable
        /// `Concurrent`, 1.
        case concurrent
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .assignable: 0
            case .concurrent: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .assignable
            case 1: self = .concurrent
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration {
    /// Enum `Configuration.LicenseErrorType`.
    ///
    /// Known from the vendor's library.
    public enum LicenseErrorType: WireEnum {
        /// `SetOK`, 0.
        case setOK
        /// `SetWarningExceedsThreshold`, 1.
        case setWarningExceedsThreshold
        /// `SetErrorExceedsThreshold`, 2.
        case setErrorExceedsThreshold
        /// `SetWarningMissingQualifiers`, 3.
        case setWarningMissingQualifiers
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .setOK: 0
            case .setWarningExceedsThreshold: 1
            case .setErrorExceedsThreshold: 2
            case .setWarningMissingQualifiers: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .setOK
            case 1: self = .setWarningExceedsThreshold
            case 2: self = .setErrorExceedsThreshold
            case 3: self = .setWarningMissingQualifiers
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration {
    /// Enum `Configuration.MailboxType`.
    ///
    /// Known from the vendor's library.
    public enum MailboxType: WireEnum {
        /// `None`, 0.
        case none
        /// `InteractionMessageStore`, 1.
        case interactionMessageStore
        /// `ImapSmtp`, 2.
        case imapSmtp
        /// `GenericProvider`, 3.
        case genericProvider
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .interactionMessageStore: 1
            case .imapSmtp: 2
            case .genericProvider: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .interactionMessageStore
            case 2: self = .imapSmtp
            case 3: self = .genericProvider
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration {
    /// Enum `Configuration.MediaLevel`.
    ///
    /// Known from the vendor's library.
    public enum MediaLevel: WireEnum {
        /// `None`, 0.
        case none
        /// `Media1`, 1.
        case media1
        /// `Media2`, 2.
        case media2
        /// `Media3`, 3.
        case media3
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .media1: 1
            case .media2: 2
            case .media3: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .media1
            case 2: self = .media2
            case 3: self = .media3
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration {
    /// Enum `Configuration.MediaType`.
    ///
    /// Known from the vendor's library.
    public enum MediaType: WireEnum {
        /// `Invalid`, 0.
        case invalid
        /// `Call`, 1.
        case call
        /// `Chat`, 2.
        case chat
        /// `Email`, 3.
        case email
        /// `Generic`, 4.
        case generic
        /// `Callback`, 5.
        case callback
        /// `WorkItem`, 6.
        case workItem
        /// `SocialDirectMessage`, 7.
        case socialDirectMessage
        /// `SocialConversation`, 8.
        case socialConversation
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .invalid: 0
            case .call: 1
            case .chat: 2
            case .email: 3
            case .generic: 4
            case .callback: 5
            case .workItem: 6
            case .socialDirectMessage: 7
            case .socialConversation: 8
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .invalid
            case 1: self = .call
            case 2: self = .chat
            case 3: self = .email
            case 4: self = .generic
            case 5: self = .callback
            case 6: self = .workItem
            case 7: self = .socialDirectMessage
            case 8: self = .socialConversation
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration {
    /// Enum `Configuration.ObjectType`.
    ///
    /// Known from the vendor's library.
    public enum ObjectType: WireEnum {
        /// `None`, 0.
        case none
        /// `Acg`, 1.
        case acg
        /// `Workgroup`, 2.
        case workgroup
        /// `LineGroup`, 3.
        case lineGroup
        /// `FeedbackSurveyGroup`, 4.
        case feedbackSurveyGroup
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .acg: 1
            case .workgroup: 2
            case .lineGroup: 3
            case .feedbackSurveyGroup: 4
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .acg
            case 2: self = .workgroup
            case 3: self = .lineGroup
            case 4: self = .feedbackSurveyGroup
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Configuration {
    /// Enum `Configuration.ValidationErrorType`.
    ///
    /// Known from the vendor's library.
    public enum ValidationErrorType: WireEnum {
        /// `UnknownValidator`, 0.
        case unknownValidator
        /// `UniqueInstanceId`, 1.
        case uniqueInstanceId
        /// `ExistingInstanceId`, 2.
        case existingInstanceId
        /// `ExistingAttributeValue`, 3.
        case existingAttributeValue
        /// `RequiredValue`, 4.
        case requiredValue
        /// `Range`, 5.
        case range
        /// `StringLength`, 6.
        case stringLength
        /// `Regex`, 7.
        case regex
        /// `ValidValues`, 9.
        case validValues
        /// `CollectionCount`, 10.
        case collectionCount
        /// `CollectionItemValidator`, 11.
        case collectionItemValidator
        /// `ValidatorGroup`, 12.
        case validatorGroup
        /// `ValidFormat`, 13.
        case validFormat
        /// `UniqueAttributeValue`, 14.
        case uniqueAttributeValue
        /// `RequiredAttribute`, 15.
        case requiredAttribute
        /// `AcgTreeValidator`, 16.
        case acgTreeValidator
        /// `PronunciationValidator`, 17.
        case pronunciationValidator
        /// `WordValidator`, 18.
        case wordValidator
        /// `RangeFloat`, 19.
        case rangeFloat
        /// `ExistingAttendantProfile`, 20.
        case existingAttendantProfile
        /// `Extension`, 21.
        case `extension`
        /// `WorkstationsSharedAppearanceID`, 22.
        case workstationsSharedAppearanceID
        /// `MultipleOf`, 23.
        case multipleOf
        /// `InvalidCharacters`, 24.
        case invalidCharacters
        /// `ExistingExtension`, 25.
        case existingExtension
        /// `ExistingInstanceIdWithAttributeValue`, 26.
        case existingInstanceIdWithAttributeValue
        /// `CharacterDelimitedValue`, 27.
        case characterDelimitedValue
        /// `AnalyzerKeywordCount`, 28.
        case analyzerKeywordCount
        /// `WorkgroupAnalyzerKeywordCount`, 29.
        case workgroupAnalyzerKeywordCount
        /// `EndDateTimeValidator`, 30.
        case endDateTimeValidator
        /// `PropertyNotApplicable`, 31.
        case propertyNotApplicable
        /// `InvalidMailboxFolder`, 32.
        case invalidMailboxFolder
        /// `UnsupportedManufacturer`, 33.
        case unsupportedManufacturer
        /// `UnsupportedModel`, 34.
        case unsupportedModel
        /// `AudioProtocol`, 35.
        case audioProtocol
        /// `RecorderPolicyAnalyzerKeywordCount`, 36.
        case recorderPolicyAnalyzerKeywordCount
        /// `ReferenceCount`, 37.
        case referenceCount
        /// `WrapUpStatusTimeout`, 38.
        case wrapUpStatusTimeout
        /// `AttributeExistence`, 39.
        case attributeExistence
        /// `OtherAttributeValue`, 40.
        case otherAttributeValue
        /// `NetworkAdapter`, 41.
        case networkAdapter
        /// `IntegerComparisonValidator`, 42.
        case integerComparisonValidator
        /// `TimeZoneValidator`, 43.
        case timeZoneValidator
        /// `ExistingLanguageValues`, 44.
        case existingLanguageValues
        /// `CharacterDelimitedKVPairs`, 45.
        case characterDelimitedKVPairs
        /// `ObjectValidationErrorMutuallyExclusive`, 46.
        case objectValidationErrorMutuallyExclusive
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .unknownValidator: 0
            case .uniqueInstanceId: 1
            case .existingInstanceId: 2
            case .existingAttributeValue: 3
            case .requiredValue: 4
            case .range: 5
            case .stringLength: 6
            case .regex: 7
            case .validValues: 9
            case .collectionCount: 10
            case .collectionItemValidator: 11
            case .validatorGroup: 12
            case .validFormat: 13
            case .uniqueAttributeValue: 14
            case .requiredAttribute: 15
            case .acgTreeValidator: 16
            case .pronunciationValidator: 17
            case .wordValidator: 18
            case .rangeFloat: 19
            case .existingAttendantProfile: 20
            case .`extension`: 21
            case .workstationsSharedAppearanceID: 22
            case .multipleOf: 23
            case .invalidCharacters: 24
            case .existingExtension: 25
            case .existingInstanceIdWithAttributeValue: 26
            case .characterDelimitedValue: 27
            case .analyzerKeywordCount: 28
            case .workgroupAnalyzerKeywordCount: 29
            case .endDateTimeValidator: 30
            case .propertyNotApplicable: 31
            case .invalidMailboxFolder: 32
            case .unsupportedManufacturer: 33
            case .unsupportedModel: 34
            case .audioProtocol: 35
            case .recorderPolicyAnalyzerKeywordCount: 36
            case .referenceCount: 37
            case .wrapUpStatusTimeout: 38
            case .attributeExistence: 39
            case .otherAttributeValue: 40
            case .networkAdapter: 41
            case .integerComparisonValidator: 42
            case .timeZoneValidator: 43
            case .existingLanguageValues: 44
            case .characterDelimitedKVPairs: 45
            case .objectValidationErrorMutuallyExclusive: 46
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .unknownValidator
            case 1: self = .uniqueInstanceId
            case 2: self = .existingInstanceId
            case 3: self = .existingAttributeValue
            case 4: self = .requiredValue
            case 5: self = .range
            case 6: self = .stringLength
            case 7: self = .regex
            case 9: self = .validValues
            case 10: self = .collectionCount
            case 11: self = .collectionItemValidator
            case 12: self = .validatorGroup
            case 13: self = .validFormat
            case 14: self = .uniqueAttributeValue
            case 15: self = .requiredAttribute
            case 16: self = .acgTreeValidator
            case 17: self = .pronunciationValidator
            case 18: self = .wordValidator
            case 19: self = .rangeFloat
            case 20: self = .existingAttendantProfile
            case 21: self = .`extension`
            case 22: self = .workstationsSharedAppearanceID
            case 23: self = .multipleOf
            case 24: self = .invalidCharacters
            case 25: self = .existingExtension
            case 26: self = .existingInstanceIdWithAttributeValue
            case 27: self = .characterDelimitedValue
            case 28: self = .analyzerKeywordCount
            case 29: self = .workgroupAnalyzerKeywordCount
            case 30: self = .endDateTimeValidator
            case 31: self = .propertyNotApplicable
            case 32: self = .invalidMailboxFolder
            case 33: self = .unsupportedManufacturer
            case 34: self = .unsupportedModel
            case 35: self = .audioProtocol
            case 36: self = .recorderPolicyAnalyzerKeywordCount
            case 37: self = .referenceCount
            case 38: self = .wrapUpStatusTimeout
            case 39: self = .attributeExistence
            case 40: self = .otherAttributeValue
            case 41: self = .networkAdapter
            case 42: self = .integerComparisonValidator
            case 43: self = .timeZoneValidator
            case 44: self = .existingLanguageValues
            case 45: self = .characterDelimitedKVPairs
            case 46: self = .objectValidationErrorMutuallyExclusive
            default: self = .unknown(rawValue)
            }
        }
    }
}
