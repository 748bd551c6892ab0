// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Directories {
    /// Enum `Directories.ContactFilterType`.
    ///
    /// Known from the vendor's library.
    public enum ContactFilterType: WireEnum {
        /// `Exact`, 0.
        case exact
        /// `Prefix`, 1.
        case prefix
        /// `Exists`, 2.
        case exists
        /// `Empty`, 3.
        case empty
        /// `Wildcards`, 4.
        case wildcards
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .exact: 0
            case .prefix: 1
            case .exists: 2
            case .empty: 3
            case .wildcards: 4
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .exact
            case 1: self = .prefix
            case 2: self = .exists
            case 3: self = .empty
            case 4: self = .wildcards
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Directories {
    /// Enum `Directories.ContactProperty`.
    ///
    /// Known from the vendor's library.
    public enum ContactProperty: WireEnum {
        /// `EntryID`, 0.
        case entryID
        /// `FirstName`, 1.
        case firstName
        /// `LastName`, 2.
        case lastName
        /// `Extension`, 3.
        case `extension`
        /// `UserID`, 4.
        case userID
        /// `Department`, 5.
        case department
        /// `Company`, 6.
        case company
        /// `Title`, 7.
        case title
        /// `BusinessAddress`, 8.
        case businessAddress
        /// `BusinessCity`, 9.
        case businessCity
        /// `BusinessState`, 10.
        case businessState
        /// `BusinessZipCode`, 11.
        case businessZipCode
        /// `BusinessCountry`, 12.
        case businessCountry
        /// `BusinessEmail`, 13.
        case businessEmail
        /// `Assistant`, 14.
        case assistant
        /// `HomeCountry`, 15.
        case homeCountry
        /// `HomeEmail`, 16.
        case homeEmail
        /// `BusinessPhone`, 17.
        case businessPhone
        /// `BusinessPhone2`, 18.
        case businessPhone2
        /// `HomePhone2`, 19.
        case homePhone2
        /// `MobilePhone`, 20.
        case mobilePhone
        /// `Fax`, 21.
        case fax
        /// `Pager`, 22.
        case pager
        /// `AssistantPhone`, 23.
        case assistantPhone
        /// `PrimaryNumberDesignation`, 24.
        case primaryNumberDesignation
        /// `Notes`, 25.
        case notes
        /// `DisplayName`, 26.
        case displayName
        /// `HomeAddress`, 27.
        case homeAddress
        /// `HomeCity`, 28.
        case homeCity
        /// `HomeState`, 29.
        case homeState
        /// `HomeZipCode`, 30.
        case homeZipCode
        /// `HomePhone`, 31.
        case homePhone
        /// `VoicemailLocation`, 32.
        case voicemailLocation
        /// `Workgroups`, 33.
        case workgroups
        /// `OwnerID`, 34.
        case ownerID
        /// `Alias`, 35.
        case alias
        /// `AccessRights`, 36.
        case accessRights
        /// `TrackerData`, 37.
        case trackerData
        /// `StatusURI`, 38.
        case statusURI
        /// `ExternalPresenceProviders`, 39.
        case externalPresenceProviders
        /// `ContactSources`, 40.
        case contactSources
        /// `ExternalContactEntries`, 41.
        case externalContactEntries
        /// `Skills`, 42.
        case skills
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .entryID: 0
            case .firstName: 1
            case .lastName: 2
            case .`extension`: 3
            case .userID: 4
            case .department: 5
            case .company: 6
            case .title: 7
            case .businessAddress: 8
            case .businessCity: 9
            case .businessState: 10
            case .businessZipCode: 11
            case .businessCountry: 12
            case .businessEmail: 13
            case .assistant: 14
            case .homeCountry: 15
            case .homeEmail: 16
            case .businessPhone: 17
            case .businessPhone2: 18
            case .homePhone2: 19
            case .mobilePhone: 20
            case .fax: 21
            case .pager: 22
            case .assistantPhone: 23
            case .primaryNumberDesignation: 24
            case .notes: 25
            case .displayName: 26
            case .homeAddress: 27
            case .homeCity: 28
            case .homeState: 29
            case .homeZipCode: 30
            case .homePhone: 31
            case .voicemailLocation: 32
            case .workgroups: 33
            case .ownerID: 34
            case .alias: 35
            case .accessRights: 36
            case .trackerData: 37
            case .statusURI: 38
            case .externalPresenceProviders: 39
            case .contactSources: 40
            case .externalContactEntries: 41
            case .skills: 42
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .entryID
            case 1: self = .firstName
            case 2: self = .lastName
            case 3: self = .`extension`
            case 4: self = .userID
            case 5: self = .department
            case 6: self = .company
            case 7: self = .title
            case 8: self = .businessAddress
            case 9: self = .businessCity
            case 10: self = .businessState
            case 11: self = .businessZipCode
            case 12: self = .businessCountry
            case 13: self = .businessEmail
            case 14: self = .assistant
            case 15: self = .homeCountry
            case 16: self = .homeEmail
            case 17: self = .businessPhone
            case 18: self = .businessPhone2
            case 19: self = .homePhone2
            case 20: self = .mobilePhone
            case 21: self = .fax
            case 22: self = .pager
            case 23: self = .assistantPhone
            case 24: self = .primaryNumberDesignation
            case 25: self = .notes
            case 26: self = .displayName
            case 27: self = .homeAddress
            case 28: self = .homeCity
            case 29: self = .homeState
            case 30: self = .homeZipCode
            case 31: self = .homePhone
            case 32: self = .voicemailLocation
            case 33: self = .workgroups
            case 34: self = .ownerID
            case 35: self = .alias
            case 36: self = .accessRights
            case 37: self = .trackerData
            case 38: self = .statusURI
            case 39: self = .externalPresenceProviders
            case 40: self = .contactSources
            case 41: self = .externalContactEntries
            case 42: self = .skills
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Directories {
    /// Enum `Directories.DefaultPhoneNumberType`.
    ///
    /// Known from the vendor's library.
    public enum DefaultPhoneNumberType: WireEnum {
        /// `None`, -1.
        case none
        /// `Extension`, 0.
        case `extension`
        /// `BusinessPhone`, 1.
        case businessPhone
        /// `BusinessPhone2`, 2.
        case businessPhone2
        /// `HomePhone`, 3.
        case homePhone
        /// `HomePhone2`, 4.
        case homePhone2
        /// `MobilePhone`, 5.
        case mobilePhone
        /// `FaxPhone`, 6.
        case faxPhone
        /// `PagerPhone`, 7.
        case pagerPhone
        /// `AssistantPhone`, 8.
        case assistantPhone
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: -1
            case .`extension`: 0
            case .businessPhone: 1
            case .businessPhone2: 2
            case .homePhone: 3
            case .homePhone2: 4
            case .mobilePhone: 5
            case .faxPhone: 6
            case .pagerPhone: 7
            case .assistantPhone: 8
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case -1: self = .none
            case 0: self = .`extension`
            case 1: self = .businessPhone
            case 2: self = .businessPhone2
            case 3: self = .homePhone
            case 4: self = .homePhone2
            case 5: self = .mobilePhone
            case 6: self = .faxPhone
            case 7: self = .pagerPhone
            case 8: self = .assistantPhone
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Directories {
    /// Enum `Directories.DirectoryCategory`.
    ///
    /// Known from the vendor's library.
    public enum DirectoryCategory: WireEnum {
        /// `Company`, 0.
        case company
        /// `Workgroup`, 1.
        case workgroup
        /// `General`, 2.
        case general
        /// `StationGroup`, 3.
        case stationGroup
        /// `SpeedDial`, 4.
        case speedDial
        /// `GroupAndProfile`, 5.
        case groupAndProfile
        /// `Tracker`, 6.
        case tracker
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .company: 0
            case .workgroup: 1
            case .general: 2
            case .stationGroup: 3
            case .speedDial: 4
            case .groupAndProfile: 5
            case .tracker: 6
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .company
            case 1: self = .workgroup
            case 2: self = .general
            case 3: self = .stationGroup
            case 4: self = .speedDial
            case 5: self = .groupAndProfile
            case 6: self = .tracker
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Directories {
    /// Enum `Directories.DirectoryDisplayType`.
    ///
    /// Known from the vendor's library.
    public enum DirectoryDisplayType: WireEnum {
        /// `List`, 0.
        case list
        /// `Filter`, 1.
        case filter
        /// `SpeedDial`, 2.
        case speedDial
        /// `Tracker`, 3.
        case tracker
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .list: 0
            case .filter: 1
            case .speedDial: 2
            case .tracker: 3
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .list
            case 1: self = .filter
            case 2: self = .speedDial
            case 3: self = .tracker
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Directories {
    /// Enum `Directories.LookupComparisonType`.
    ///
    /// Known from the vendor's library.
    public enum LookupComparisonType: WireEnum {
        /// `None`, 0.
        case none
        /// `Exact`, 1.
        case exact
        /// `StartsWith`, 2.
        case startsWith
        /// `Contains`, 3.
        case contains
        /// `Wildcards`, 4.
        case wildcards
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .exact: 1
            case .startsWith: 2
            case .contains: 3
            case .wildcards: 4
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .exact
            case 2: self = .startsWith
            case 3: self = .contains
            case 4: self = .wildcards
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Directories {
    /// Enum `Directories.LookupEntryProperty`.
    ///
    /// Known from the vendor's library.
    public enum LookupEntryProperty: WireEnum {
        /// `None`, 0.
        case none
        /// `FirstName`, 1.
        case firstName
        /// `LastName`, 2.
        case lastName
        /// `DisplayName`, 3.
        case displayName
        /// `Department`, 4.
        case department
        /// `EntryID`, 5.
        case entryID
        /// `Extension`, 6.
        case `extension`
        /// `MobilePhone`, 7.
        case mobilePhone
        /// `HomePhone`, 8.
        case homePhone
        /// `HomePhone2`, 9.
        case homePhone2
        /// `HomeEmail`, 10.
        case homeEmail
        /// `BusinessPhone`, 11.
        case businessPhone
        /// `BusinessPhone2`, 12.
        case businessPhone2
        /// `BusinessEmail`, 13.
        case businessEmail
        /// `IsActive`, 14.
        case isActive
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .firstName: 1
            case .lastName: 2
            case .displayName: 3
            case .department: 4
            case .entryID: 5
            case .`extension`: 6
            case .mobilePhone: 7
            case .homePhone: 8
            case .homePhone2: 9
            case .homeEmail: 10
            case .businessPhone: 11
            case .businessPhone2: 12
            case .businessEmail: 13
            case .isActive: 14
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .firstName
            case 2: self = .lastName
            case 3: self = .displayName
            case 4: self = .department
            case 5: self = .entryID
            case 6: self = .`extension`
            case 7: self = .mobilePhone
            case 8: self = .homePhone
            case 9: self = .homePhone2
            case 10: self = .homeEmail
            case 11: self = .businessPhone
            case 12: self = .businessPhone2
            case 13: self = .businessEmail
            case 14: self = .isActive
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Directories {
    /// Enum `Directories.LookupEntryType`.
    ///
    /// Known from the vendor's library.
    public enum LookupEntryType: WireEnum {
        /// `None`, 0.
        case none
        /// `User`, 1.
        case user
        /// `StandalonePhone`, 2.
        case standalonePhone
        /// `Station`, 3.
        case station
        /// `StationGroup`, 4.
        case stationGroup
        /// `AttendantProfile`, 5.
        case attendantProfile
        /// `Workgroup`, 6.
        case workgroup
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .user: 1
            case .standalonePhone: 2
            case .station: 3
            case .stationGroup: 4
            case .attendantProfile: 5
            case .workgroup: 6
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
            case 2: self = .standalonePhone
            case 3: self = .station
            case 4: self = .stationGroup
            case 5: self = .attendantProfile
            case 6: self = .workgroup
            default: self = .unknown(rawValue)
            }
        }
    }
}

extension ICWS.Directories {
    /// Enum `Directories.SortDirection`.
    ///
    /// Known from the vendor's library.
    public enum SortDirection: WireEnum {
        /// `Ascending`, 0.
        case ascending
        /// `Descending`, 1.
        case descending
        /// A number that the description does not name.
        case unknown(Int)

        /// The number on the wire.
        public var rawValue: Int {
            switch self {
            case .ascending: 0
            case .descending: 1
            case .unknown(let number): number
            }
        }
        /// Makes a value; never fails.
        ///
        /// - Parameter rawValue: The number on the wire.
        public init(rawValue: Int) {
            switch rawValue {
            case 0: self = .ascending
            case 1: self = .descending
            default: self = .unknown(rawValue)
            }
        }
    }
}
