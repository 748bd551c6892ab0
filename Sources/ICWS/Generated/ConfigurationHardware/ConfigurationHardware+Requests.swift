// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import BeckonJSON
public import ICWSConfiguration
public import ICWSCore

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/audio-sources`.
    public enum AudioSources {
        /// `GET /icws/{sessionId}/configuration/audio-sources`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetAudioSources: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.AudioSources>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getAudioSources", "GET", "/icws/{sessionId}/configuration/audio-sources", 200, "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `POST /icws/{sessionId}/configuration/audio-sources`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateAudioSource: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createAudioSource", "POST", "/icws/{sessionId}/configuration/audio-sources", 201, "configuration",
                    0)
            }
            /// The body, `Configuration.Hardware.AudioSource`.
            public var audioSource: ICWS.Configuration.Hardware.AudioSource
            /// Makes a request.
            ///
            /// - Parameter audioSource: The body, `Configuration.Hardware.AudioSource`.
            public init(
                audioSource: ICWS.Configuration.Hardware.AudioSource
            ) {
                self.audioSource = audioSource
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(audioSource)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/audio-sources/{id}`.
    public enum AudioSourcesById {
        /// `DELETE /icws/{sessionId}/configuration/audio-sources/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteAudioSource: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteAudioSource", "DELETE", "/icws/{sessionId}/configuration/audio-sources/{id}", 0,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/audio-sources/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetAudioSource: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.AudioSource>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getAudioSource", "GET", "/icws/{sessionId}/configuration/audio-sources/{id}", 200, "configuration",
                    0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/audio-sources/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateAudioSource: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateAudioSource", "PUT", "/icws/{sessionId}/configuration/audio-sources/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.Hardware.AudioSource`.
            public var audioSource: ICWS.Configuration.Hardware.AudioSource
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - audioSource: The body, `Configuration.Hardware.AudioSource`.
            public init(
                id: String,
                audioSource: ICWS.Configuration.Hardware.AudioSource
            ) {
                self.id = id
                self.audioSource = audioSource
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(audioSource)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/default-location`.
    public enum DefaultLocation {
        /// `GET /icws/{sessionId}/configuration/default-location`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetDefaultLocation: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.DefaultLocation>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDefaultLocation", "GET", "/icws/{sessionId}/configuration/default-location", 200,
                    "configuration", 0)
            }
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/line-groups`.
    public enum LineGroups {
        /// `GET /icws/{sessionId}/configuration/line-groups`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetLineGroups: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.LineGroups>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getLineGroups", "GET", "/icws/{sessionId}/configuration/line-groups", 200, "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `POST /icws/{sessionId}/configuration/line-groups`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateLineGroup: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createLineGroup", "POST", "/icws/{sessionId}/configuration/line-groups", 201, "configuration", 0)
            }
            /// The body, `Configuration.Hardware.LineGroup`.
            public var lineGroup: ICWS.Configuration.Hardware.LineGroup
            /// Makes a request.
            ///
            /// - Parameter lineGroup: The body, `Configuration.Hardware.LineGroup`.
            public init(
                lineGroup: ICWS.Configuration.Hardware.LineGroup
            ) {
                self.lineGroup = lineGroup
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(lineGroup)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/line-groups/{id}`.
    public enum LineGroupsById {
        /// `DELETE /icws/{sessionId}/configuration/line-groups/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteLineGroup: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteLineGroup", "DELETE", "/icws/{sessionId}/configuration/line-groups/{id}", 0, "configuration",
                    0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/line-groups/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetLineGroup: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.LineGroup>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getLineGroup", "GET", "/icws/{sessionId}/configuration/line-groups/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/line-groups/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateLineGroup: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateLineGroup", "PUT", "/icws/{sessionId}/configuration/line-groups/{id}", 200, "configuration",
                    0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.Hardware.LineGroup`.
            public var lineGroup: ICWS.Configuration.Hardware.LineGroup
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - lineGroup: The body, `Configuration.Hardware.LineGroup`.
            public init(
                id: String,
                lineGroup: ICWS.Configuration.Hardware.LineGroup
            ) {
                self.id = id
                self.lineGroup = lineGroup
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(lineGroup)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/lines`.
    public enum Lines {
        /// `GET /icws/{sessionId}/configuration/lines`.
        ///
        /// The call is known from the vendor's library. Feature `configuration` 1, documented. Success is 200, known from the vendor's library.
        public struct GetLines: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.Lines>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getLines", "GET", "/icws/{sessionId}/configuration/lines", 200, "configuration", 1)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `POST /icws/{sessionId}/configuration/lines`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateLine: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createLine", "POST", "/icws/{sessionId}/configuration/lines", 201, "configuration", 0)
            }
            /// The body, `Configuration.Hardware.Line`.
            public var line: ICWS.Configuration.Hardware.Line
            /// Makes a request.
            ///
            /// - Parameter line: The body, `Configuration.Hardware.Line`.
            public init(
                line: ICWS.Configuration.Hardware.Line
            ) {
                self.line = line
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(line)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/lines/{id}`.
    public enum LinesById {
        /// `DELETE /icws/{sessionId}/configuration/lines/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteLine: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteLine", "DELETE", "/icws/{sessionId}/configuration/lines/{id}", 0, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/lines/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetLine: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.Line>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getLine", "GET", "/icws/{sessionId}/configuration/lines/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/lines/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateLine: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateLine", "PUT", "/icws/{sessionId}/configuration/lines/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.Hardware.Line`.
            public var line: ICWS.Configuration.Hardware.Line
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - line: The body, `Configuration.Hardware.Line`.
            public init(
                id: String,
                line: ICWS.Configuration.Hardware.Line
            ) {
                self.id = id
                self.line = line
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(line)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/locations`.
    public enum Locations {
        /// `GET /icws/{sessionId}/configuration/locations`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetLocations: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.Locations>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getLocations", "GET", "/icws/{sessionId}/configuration/locations", 200, "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `POST /icws/{sessionId}/configuration/locations`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateLocation: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createLocation", "POST", "/icws/{sessionId}/configuration/locations", 201, "configuration", 0)
            }
            /// The body, `Configuration.Hardware.Location`.
            public var location: ICWS.Configuration.Hardware.Location
            /// Makes a request.
            ///
            /// - Parameter location: The body, `Configuration.Hardware.Location`.
            public init(
                location: ICWS.Configuration.Hardware.Location
            ) {
                self.location = location
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(location)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/locations/{id}`.
    public enum LocationsById {
        /// `GET /icws/{sessionId}/configuration/locations/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetLocation: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.Location>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getLocation", "GET", "/icws/{sessionId}/configuration/locations/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/media-servers`.
    public enum MediaServers {
        /// `GET /icws/{sessionId}/configuration/media-servers`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetMediaServers: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.MediaServers>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getMediaServers", "GET", "/icws/{sessionId}/configuration/media-servers", 200, "configuration", 0)
            }
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            ///   - range: The header `Range`, if it is to be sent.
            public init(
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil,
                range: String? = nil
            ) {
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
                self.range = range
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
                parts.header("Range", range)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/media-servers/{id}`.
    public enum MediaServersById {
        /// `GET /icws/{sessionId}/configuration/media-servers/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetMediaServer: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.MediaServer>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getMediaServer", "GET", "/icws/{sessionId}/configuration/media-servers/{id}", 200, "configuration",
                    0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/recording-beep-tones`.
    public enum RecordingBeepTones {
        /// `GET /icws/{sessionId}/configuration/recording-beep-tones`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetRecordingBeepTones: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.RecordingBeepTones>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getRecordingBeepTones", "GET", "/icws/{sessionId}/configuration/recording-beep-tones", 200,
                    "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `POST /icws/{sessionId}/configuration/recording-beep-tones`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateRecordingBeepTone: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createRecordingBeepTone", "POST", "/icws/{sessionId}/configuration/recording-beep-tones", 201,
                    "configuration", 0)
            }
            /// The body, `Configuration.Hardware.RecordingBeepTone`.
            public var recordingBeepTone: ICWS.Configuration.Hardware.RecordingBeepTone
            /// Makes a request.
            ///
            /// - Parameter recordingBeepTone: The body, `Configuration.Hardware.RecordingBeepTone`.
            public init(
                recordingBeepTone: ICWS.Configuration.Hardware.RecordingBeepTone
            ) {
                self.recordingBeepTone = recordingBeepTone
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(recordingBeepTone)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/recording-beep-tones/{id}`.
    public enum RecordingBeepTonesById {
        /// `DELETE /icws/{sessionId}/configuration/recording-beep-tones/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteRecordingBeepTone: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteRecordingBeepTone", "DELETE", "/icws/{sessionId}/configuration/recording-beep-tones/{id}", 0,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/recording-beep-tones/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetRecordingBeepTone: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.RecordingBeepTone>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getRecordingBeepTone", "GET", "/icws/{sessionId}/configuration/recording-beep-tones/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/recording-beep-tones/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateRecordingBeepTone: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateRecordingBeepTone", "PUT", "/icws/{sessionId}/configuration/recording-beep-tones/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.Hardware.RecordingBeepTone`.
            public var recordingBeepTone: ICWS.Configuration.Hardware.RecordingBeepTone
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - recordingBeepTone: The body, `Configuration.Hardware.RecordingBeepTone`.
            public init(
                id: String,
                recordingBeepTone: ICWS.Configuration.Hardware.RecordingBeepTone
            ) {
                self.id = id
                self.recordingBeepTone = recordingBeepTone
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(recordingBeepTone)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/selection-rules`.
    public enum SelectionRules {
        /// `GET /icws/{sessionId}/configuration/selection-rules`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSelectionRules: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.SelectionRules>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSelectionRules", "GET", "/icws/{sessionId}/configuration/selection-rules", 200, "configuration",
                    0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/selection-rules/{id}`.
    public enum SelectionRulesById {
        /// `GET /icws/{sessionId}/configuration/selection-rules/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSelectionRule: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.SelectionRule>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSelectionRule", "GET", "/icws/{sessionId}/configuration/selection-rules/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/sip-bridges`.
    public enum SipBridges {
        /// `GET /icws/{sessionId}/configuration/sip-bridges`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSipBridges: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.SipBridges>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSipBridges", "GET", "/icws/{sessionId}/configuration/sip-bridges", 200, "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/sip-bridges/{id}`.
    public enum SipBridgesById {
        /// `GET /icws/{sessionId}/configuration/sip-bridges/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetSipBridge: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.SipBridge>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getSipBridge", "GET", "/icws/{sessionId}/configuration/sip-bridges/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/station-groups`.
    public enum StationGroups {
        /// `GET /icws/{sessionId}/configuration/station-groups`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetStationGroups: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.StationGroups>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getStationGroups", "GET", "/icws/{sessionId}/configuration/station-groups", 200, "configuration", 0
                )
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/station-groups/{id}`.
    public enum StationGroupsById {
        /// `GET /icws/{sessionId}/configuration/station-groups/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetStationGroup: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.StationGroup>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getStationGroup", "GET", "/icws/{sessionId}/configuration/station-groups/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/stations`.
    public enum Stations {
        /// `GET /icws/{sessionId}/configuration/stations`.
        ///
        /// The call is seen in other programs. Feature `configuration`, inferred. Success is 200, seen in other programs.
        public struct GetStations: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<JSONObject>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getStations", "GET", "/icws/{sessionId}/configuration/stations", 200, "configuration", 0)
            }
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            ///   - range: The header `Range`, if it is to be sent.
            public init(
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil,
                range: String? = nil
            ) {
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
                self.range = range
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
                parts.header("Range", range)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/stations/{id}`.
    public enum StationsById {
        /// `GET /icws/{sessionId}/configuration/stations/{id}`.
        ///
        /// The call is seen in other programs. Feature `configuration`, inferred. Success is 200, seen in other programs.
        public struct GetStation: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<JSONObject>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getStation", "GET", "/icws/{sessionId}/configuration/stations/{id}", 200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/structured-parameters`.
    public enum StructuredParameters {
        /// `GET /icws/{sessionId}/configuration/structured-parameters`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetStructuredParameters: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.StructuredParameters>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getStructuredParameters", "GET", "/icws/{sessionId}/configuration/structured-parameters", 200,
                    "configuration", 0)
            }
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - range: The header `Range`, if it is to be sent.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                range: String? = nil,
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.range = range
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.header("Range", range)
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `POST /icws/{sessionId}/configuration/structured-parameters`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 201, known from the vendor's library.
        public struct CreateStructuredParameter: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createStructuredParameter", "POST", "/icws/{sessionId}/configuration/structured-parameters", 201,
                    "configuration", 0)
            }
            /// The body, `Configuration.Hardware.StructuredParameter`.
            public var structuredParameter: ICWS.Configuration.Hardware.StructuredParameter
            /// Makes a request.
            ///
            /// - Parameter structuredParameter: The body, `Configuration.Hardware.StructuredParameter`.
            public init(
                structuredParameter: ICWS.Configuration.Hardware.StructuredParameter
            ) {
                self.structuredParameter = structuredParameter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(structuredParameter)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/configuration/structured-parameters/{id}`.
    public enum StructuredParametersById {
        /// `DELETE /icws/{sessionId}/configuration/structured-parameters/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteStructuredParameter: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteStructuredParameter", "DELETE", "/icws/{sessionId}/configuration/structured-parameters/{id}",
                    0, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// Makes a request.
            ///
            /// - Parameter id: The template token `id`.
            public init(
                id: String
            ) {
                self.id = id
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
            }
        }

        /// `GET /icws/{sessionId}/configuration/structured-parameters/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetStructuredParameter: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.StructuredParameter>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getStructuredParameter", "GET", "/icws/{sessionId}/configuration/structured-parameters/{id}", 200,
                    "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - select: The query option `select`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            public init(
                id: String,
                select: String? = nil,
                rightsFilter: String? = nil
            ) {
                self.id = id
                self.select = select
                self.rightsFilter = rightsFilter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.query("select", select)
                parts.query("rightsFilter", rightsFilter)
            }
        }

        /// `PUT /icws/{sessionId}/configuration/structured-parameters/{id}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct UpdateStructuredParameter: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.UpdateOperationResult>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "updateStructuredParameter", "PUT", "/icws/{sessionId}/configuration/structured-parameters/{id}",
                    200, "configuration", 0)
            }
            /// The template token `id`.
            public var id: String
            /// The body, `Configuration.Hardware.StructuredParameter`.
            public var structuredParameter: ICWS.Configuration.Hardware.StructuredParameter
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - id: The template token `id`.
            ///   - structuredParameter: The body, `Configuration.Hardware.StructuredParameter`.
            public init(
                id: String,
                structuredParameter: ICWS.Configuration.Hardware.StructuredParameter
            ) {
                self.id = id
                self.structuredParameter = structuredParameter
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("id", id)
                parts.body(structuredParameter)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Defaults.Resources {
    /// Resource `/icws/{sessionId}/configuration/defaults/line`.
    public enum Line {
        /// `GET /icws/{sessionId}/configuration/defaults/line`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetDefaults: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.Line>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDefaults", "GET", "/icws/{sessionId}/configuration/defaults/line", 200, "configuration", 0)
            }
            /// The query option `select`, if it is to be sent.
            public var select: String?
            /// The query option `where`, if it is to be sent.
            public var `where`: String?
            /// The query option `orderBy`, if it is to be sent.
            public var orderBy: String?
            /// The query option `rightsFilter`, if it is to be sent.
            public var rightsFilter: String?
            /// The header `Range`, if it is to be sent.
            public var range: String?
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - select: The query option `select`, if it is to be sent.
            ///   - where: The query option `where`, if it is to be sent.
            ///   - orderBy: The query option `orderBy`, if it is to be sent.
            ///   - rightsFilter: The query option `rightsFilter`, if it is to be sent.
            ///   - range: The header `Range`, if it is to be sent.
            public init(
                select: String? = nil,
                where: String? = nil,
                orderBy: String? = nil,
                rightsFilter: String? = nil,
                range: String? = nil
            ) {
                self.select = select
                self.where = `where`
                self.orderBy = orderBy
                self.rightsFilter = rightsFilter
                self.range = range
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.query("select", select)
                parts.query("where", `where`)
                parts.query("orderBy", orderBy)
                parts.query("rightsFilter", rightsFilter)
                parts.header("Range", range)
            }
        }
    }
}

extension ICWS.Configuration.Hardware.Defaults.Resources {
    /// Resource `/icws/{sessionId}/configuration/defaults/recording-beep-tone`.
    public enum RecordingBeepTone {
        /// `GET /icws/{sessionId}/configuration/defaults/recording-beep-tone`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is 200, known from the vendor's library.
        public struct GetDefaults: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Configuration.Hardware.RecordingBeepTone>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getDefaults", "GET", "/icws/{sessionId}/configuration/defaults/recording-beep-tone", 200,
                    "configuration", 0)
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

extension ICWS.Messaging.Subscriptions.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/audio-sources/{subscriptionId}`.
    public enum AudioSources {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/audio-sources/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/audio-sources/{subscriptionId}", 0,
                    "configuration", 0)
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

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/audio-sources/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/audio-sources/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/recording-beep-tones/{subscriptionId}`.
    public enum RecordingBeepTones {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/recording-beep-tones/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/recording-beep-tones/{subscriptionId}", 0,
                    "configuration", 0)
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

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/recording-beep-tones/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/recording-beep-tones/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}

extension ICWS.Messaging.Subscriptions.Configuration.Hardware.Resources {
    /// Resource `/icws/{sessionId}/messaging/subscriptions/configuration/structured-parameters/{subscriptionId}`.
    public enum StructuredParameters {
        /// `DELETE /icws/{sessionId}/messaging/subscriptions/configuration/structured-parameters/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct DeleteSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteSubscription", "DELETE",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/structured-parameters/{subscriptionId}", 0,
                    "configuration", 0)
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

        /// `PUT /icws/{sessionId}/messaging/subscriptions/configuration/structured-parameters/{subscriptionId}`.
        ///
        /// The call is known from the vendor's library. Feature `configuration`, inferred. Success is any 2xx, inferred.
        public struct CreateSubscription: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "createSubscription", "PUT",
                    "/icws/{sessionId}/messaging/subscriptions/configuration/structured-parameters/{subscriptionId}", 0,
                    "configuration", 0)
            }
            /// The template token `subscriptionId`.
            public var subscriptionId: String
            /// The body, `Configuration.ConfigObjectSubscription`.
            public var configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - subscriptionId: The template token `subscriptionId`.
            ///   - configObjectSubscription: The body, `Configuration.ConfigObjectSubscription`.
            public init(
                subscriptionId: String,
                configObjectSubscription: ICWS.Configuration.ConfigObjectSubscription
            ) {
                self.subscriptionId = subscriptionId
                self.configObjectSubscription = configObjectSubscription
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("subscriptionId", subscriptionId)
                parts.body(configObjectSubscription)
            }
        }
    }
}
