// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Directories.Resources {
    /// Resource `/icws/{sessionId}/directories/contacts/{directoryID}`.
    public enum Contacts {
        /// `POST /icws/{sessionId}/directories/contacts/{directoryID}`.
        ///
        /// The call is known from the vendor's library. Feature `directories`, inferred. Success is 201, known from the vendor's library.
        public struct CreateContact: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Directories.ContactEntryId>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createContact", "POST", "/icws/{sessionId}/directories/contacts/{directoryID}", 201, "directories",
                    0)
            }
            /// The template token `directoryID`.
            public var directoryID: String
            /// The body, `Directories.EditableContactEntry`.
            public var editableContactEntry: ICWS.Directories.EditableContactEntry
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - directoryID: The template token `directoryID`.
            ///   - editableContactEntry: The body, `Directories.EditableContactEntry`.
            public init(
                directoryID: String,
                editableContactEntry: ICWS.Directories.EditableContactEntry
            ) {
                self.directoryID = directoryID
                self.editableContactEntry = editableContactEntry
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("directoryID", directoryID)
                parts.body(editableContactEntry)
            }
        }
    }
}

extension ICWS.Directories.Resources {
    /// Resource `/icws/{sessionId}/directories/contacts/{directoryID}/{entryID}`.
    public enum ContactsByEntryID {
        /// `DELETE /icws/{sessionId}/directories/contacts/{directoryID}/{entryID}`.
        ///
        /// The call is known from the vendor's library. Feature `directories`, inferred. Success is any 2xx, inferred.
        public struct DeleteContact: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteContact", "DELETE", "/icws/{sessionId}/directories/contacts/{directoryID}/{entryID}", 0,
                    "directories", 0)
            }
            /// The template token `directoryID`.
            public var directoryID: String
            /// The template token `entryID`.
            public var entryID: String
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - directoryID: The template token `directoryID`.
            ///   - entryID: The template token `entryID`.
            public init(
                directoryID: String,
                entryID: String
            ) {
                self.directoryID = directoryID
                self.entryID = entryID
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("directoryID", directoryID)
                parts.token("entryID", entryID)
            }
        }

        /// `PUT /icws/{sessionId}/directories/contacts/{directoryID}/{entryID}`.
        ///
        /// The call is known from the vendor's library. Feature `directories`, inferred. Success is any 2xx, inferred.
        public struct UpdateContact: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateContact", "PUT", "/icws/{sessionId}/directories/contacts/{directoryID}/{entryID}", 0,
                    "directories", 0)
            }
            /// The template token `directoryID`.
            public var directoryID: String
            /// The template token `entryID`.
            public var entryID: String
            /// The body, `Directories.EditableContactEntry`.
            public var editableContactEntry: ICWS.Directories.EditableContactEntry
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - directoryID: The template token `directoryID`.
            ///   - entryID: The template token `entryID`.
            ///   - editableContactEntry: The body, `Directories.EditableContactEntry`.
            public init(
                directoryID: String,
                entryID: String,
                editableContactEntry: ICWS.Directories.EditableContactEntry
            ) {
                self.directoryID = directoryID
                self.entryID = entryID
                self.editableContactEntry = editableContactEntry
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("directoryID", directoryID)
                parts.token("entryID", entryID)
                parts.body(editableContactEntry)
            }
        }
    }
}

extension ICWS.Directories.Resources {
    /// Resource `/icws/{sessionId}/directories/lookup-entries`.
    public enum LookupEntries {
        /// `POST /icws/{sessionId}/directories/lookup-entries`.
        ///
        /// The call is known from the vendor's library. Feature `directories`, inferred. Success is 200, known from the vendor's library.
        public struct QueryLookupEntries: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Directories.LookupEntries>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "queryLookupEntries", "POST", "/icws/{sessionId}/directories/lookup-entries", 200, "directories", 0)
            }
            /// The body, `Directories.LookupEntriesQuery`.
            public var lookupEntriesQuery: ICWS.Directories.LookupEntriesQuery
            /// Makes a request.
            ///
            /// - Parameter lookupEntriesQuery: The body, `Directories.LookupEntriesQuery`.
            public init(
                lookupEntriesQuery: ICWS.Directories.LookupEntriesQuery
            ) {
                self.lookupEntriesQuery = lookupEntriesQuery
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(lookupEntriesQuery)
            }
        }
    }
}

extension ICWS.Directories.Resources {
    /// Resource `/icws/{sessionId}/directories/speed-dial`.
    public enum SpeedDial {
        /// `POST /icws/{sessionId}/directories/speed-dial`.
        ///
        /// The call is known from the vendor's library. Feature `directories`, inferred. Success is 201, known from the vendor's library.
        public struct CreateSpeedDialDirectory: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Directories.DirectoryCreated>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSpeedDialDirectory", "POST", "/icws/{sessionId}/directories/speed-dial", 201, "directories",
                    0)
            }
            /// The body, `Directories.DirectoryParameters`.
            public var directoryParameters: ICWS.Directories.DirectoryParameters
            /// Makes a request.
            ///
            /// - Parameter directoryParameters: The body, `Directories.DirectoryParameters`.
            public init(
                directoryParameters: ICWS.Directories.DirectoryParameters
            ) {
                self.directoryParameters = directoryParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(directoryParameters)
            }
        }
    }
}

extension ICWS.Directories.Resources {
    /// Resource `/icws/{sessionId}/directories/speed-dial/{speedDialDirectoryId}`.
    public enum SpeedDialBySpeedDialDirectoryId {
        /// `DELETE /icws/{sessionId}/directories/speed-dial/{speedDialDirectoryId}`.
        ///
        /// The call is known from the vendor's library. Feature `directories`, inferred. Success is any 2xx, inferred.
        public struct DeleteSpeedDialDirectory: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSpeedDialDirectory", "DELETE",
                    "/icws/{sessionId}/directories/speed-dial/{speedDialDirectoryId}", 0, "directories", 0)
            }
            /// The template token `speedDialDirectoryId`.
            public var speedDialDirectoryId: String
            /// Makes a request.
            ///
            /// - Parameter speedDialDirectoryId: The template token `speedDialDirectoryId`.
            public init(
                speedDialDirectoryId: String
            ) {
                self.speedDialDirectoryId = speedDialDirectoryId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("speedDialDirectoryId", speedDialDirectoryId)
            }
        }

        /// `PUT /icws/{sessionId}/directories/speed-dial/{speedDialDirectoryId}`.
        ///
        /// The call is known from the vendor's library. Feature `directories`, inferred. Success is any 2xx, inferred.
        public struct UpdateSpeedDialDirectory: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateSpeedDialDirectory", "PUT",
                    "/icws/{sessionId}/directories/speed-dial/{speedDialDirectoryId}", 0, "directories", 0)
            }
            /// The template token `speedDialDirectoryId`.
            public var speedDialDirectoryId: String
            /// The body, `Directories.DirectoryParameters`.
            public var directoryParameters: ICWS.Directories.DirectoryParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - speedDialDirectoryId: The template token `speedDialDirectoryId`.
            ///   - directoryParameters: The body, `Directories.DirectoryParameters`.
            public init(
                speedDialDirectoryId: String,
                directoryParameters: ICWS.Directories.DirectoryParameters
            ) {
                self.speedDialDirectoryId = speedDialDirectoryId
                self.directoryParameters = directoryParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("speedDialDirectoryId", speedDialDirectoryId)
                parts.body(directoryParameters)
            }
        }
    }
}

extension ICWS.Directories.SpeedDial.Resources {
    /// Resource `/icws/{sessionId}/directories/speed-dial/{speedDialDirectoryId}/links`.
    public enum Links {
        /// `POST /icws/{sessionId}/directories/speed-dial/{speedDialDirectoryId}/links`.
        ///
        /// The call is known from the vendor's library. Feature `directories`, inferred. Success is 201, known from the vendor's library.
        public struct CreateSpeedDialLink: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Directories.SpeedDialContactLinkCreated>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSpeedDialLink", "POST",
                    "/icws/{sessionId}/directories/speed-dial/{speedDialDirectoryId}/links", 201, "directories", 0)
            }
            /// The template token `speedDialDirectoryId`.
            public var speedDialDirectoryId: String
            /// The body, `Directories.CreateSpeedDialContactLink`.
            public var createSpeedDialContactLink: ICWS.Directories.CreateSpeedDialContactLink
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - speedDialDirectoryId: The template token `speedDialDirectoryId`.
            ///   - createSpeedDialContactLink: The body, `Directories.CreateSpeedDialContactLink`.
            public init(
                speedDialDirectoryId: String,
                createSpeedDialContactLink: ICWS.Directories.CreateSpeedDialContactLink
            ) {
                self.speedDialDirectoryId = speedDialDirectoryId
                self.createSpeedDialContactLink = createSpeedDialContactLink
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("speedDialDirectoryId", speedDialDirectoryId)
                parts.body(createSpeedDialContactLink)
            }
        }
    }
}

extension ICWS.Directories.SpeedDial.Resources {
    /// Resource `/icws/{sessionId}/directories/speed-dial/{speedDialDirectoryId}/links/{speedDialLinkId}`.
    public enum LinksBySpeedDialLinkId {
        /// `DELETE /icws/{sessionId}/directories/speed-dial/{speedDialDirectoryId}/links/{speedDialLinkId}`.
        ///
        /// The call is known from the vendor's library. Feature `directories`, inferred. Success is any 2xx, inferred.
        public struct DeleteSpeedDialLink: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSpeedDialLink", "DELETE",
                    "/icws/{sessionId}/directories/speed-dial/{speedDialDirectoryId}/links/{speedDialLinkId}", 0,
                    "directories", 0)
            }
            /// The template token `speedDialDirectoryId`.
            public var speedDialDirectoryId: String
            /// The template token `speedDialLinkId`.
            public var speedDialLinkId: String
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - speedDialDirectoryId: The template token `speedDialDirectoryId`.
            ///   - speedDialLinkId: The template token `speedDialLinkId`.
            public init(
                speedDialDirectoryId: String,
                speedDialLinkId: String
            ) {
                self.speedDialDirectoryId = speedDialDirectoryId
                self.speedDialLinkId = speedDialLinkId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("speedDialDirectoryId", speedDialDirectoryId)
                parts.token("speedDialLinkId", speedDialLinkId)
            }
        }

        /// `PUT /icws/{sessionId}/directories/speed-dial/{speedDialDirectoryId}/links/{speedDialLinkId}`.
        ///
        /// The call is known from the vendor's library. Feature `directories`, inferred. Success is any 2xx, inferred.
        public struct UpdateSpeedDialLink: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateSpeedDialLink", "PUT",
                    "/icws/{sessionId}/directories/speed-dial/{speedDialDirectoryId}/links/{speedDialLinkId}", 0,
                    "directories", 0)
            }
            /// The template token `speedDialDirectoryId`.
            public var speedDialDirectoryId: String
            /// The template token `speedDialLinkId`.
            public var speedDialLinkId: String
            /// The body, `Directories.SpeedDialContactLink`.
            public var speedDialContactLink: ICWS.Directories.SpeedDialContactLink
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - speedDialDirectoryId: The template token `speedDialDirectoryId`.
            ///   - speedDialLinkId: The template token `speedDialLinkId`.
            ///   - speedDialContactLink: The body, `Directories.SpeedDialContactLink`.
            public init(
                speedDialDirectoryId: String,
                speedDialLinkId: String,
                speedDialContactLink: ICWS.Directories.SpeedDialContactLink
            ) {
                self.speedDialDirectoryId = speedDialDirectoryId
                self.speedDialLinkId = speedDialLinkId
                self.speedDialContactLink = speedDialContactLink
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("speedDialDirectoryId", speedDialDirectoryId)
                parts.token("speedDialLinkId", speedDialLinkId)
                parts.body(speedDialContactLink)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/directories`.
    public enum Directories {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/directories`.
        ///
        /// The call is known from the vendor's library. Feature `directories`, inferred. Success is any 2xx, inferred.
        public struct DeleteDirectoriesSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteDirectoriesSubscription", "DELETE", "/icws/{sessionId}/messaging/subscriptions/directories",
                    0, "directories", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/directories`.
        ///
        /// The call is known from the vendor's library. Feature `directories`, inferred. Success is any 2xx, inferred.
        public struct UpdateDirectoriesSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateDirectoriesSubscription", "PUT", "/icws/{sessionId}/messaging/subscriptions/directories", 0,
                    "directories", 0)
            }
            /// Makes a request.
            public init() {}
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/directories/{subscriptionId}`.
    public enum DirectoriesBySubscriptionId {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/directories/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `directories`, inferred. Success is any 2xx, inferred.
        public struct RemoveDirectorySubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "removeDirectorySubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/directories/{subscriptionId}", 0, "directories", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// Makes a request.
            ///
            /// - Parameter subscriptionId: The template token `subscriptionId`.
            public init(
                subscriptionId: String
            ) {
                self.subscriptionId = subscriptionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
            }
        }

        /// `PUT /icws/{sessionId}/messaging/subscriptions/directories/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `directories`, inferred. Success is any 2xx, inferred.
        public struct CreateDirectorySubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createDirectorySubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/directories/{subscriptionId}", 0, "directories", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Directories.DirectorySubscriptionParameters`.
            public var directorySubscriptionParameters: ICWS.Directories.DirectorySubscriptionParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - directorySubscriptionParameters: The body, `Directories.DirectorySubscriptionParameters`.
            public init(
                subscriptionId: String,
                directorySubscriptionParameters: ICWS.Directories.DirectorySubscriptionParameters
            ) {
                self.subscriptionId = subscriptionId
                self.directorySubscriptionParameters = directorySubscriptionParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(directorySubscriptionParameters)
            }
        }
    }
}
