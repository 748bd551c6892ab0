// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCommon
public import ICWSCore

extension ICWS.Recordings.Resources {
    /// Resource `/icws/{sessionId}/recordings/send-as-email`.
    public enum SendAsEmail {
        /// `PUT /icws/{sessionId}/recordings/send-as-email`.
        ///
        /// The call is known from the vendor's library. Feature `recordings`, inferred. Success is any 2xx, inferred.
        public struct SendRecordingsAsEmail: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "sendRecordingsAsEmail", "PUT", "/icws/{sessionId}/recordings/send-as-email", 0, "recordings", 0)
            }
            /// The body, `Recordings.RecordingsEmailParameters`.
            public var recordingsEmailParameters: ICWS.Recordings.RecordingsEmailParameters
            /// Makes a request.
            ///
            /// - Parameter recordingsEmailParameters: The body, `Recordings.RecordingsEmailParameters`.
            public init(
                recordingsEmailParameters: ICWS.Recordings.RecordingsEmailParameters
            ) {
                self.recordingsEmailParameters = recordingsEmailParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.body(recordingsEmailParameters)
            }
        }
    }
}

extension ICWS.Recordings.Resources {
    /// Resource `/icws/{sessionId}/recordings/{recordingId}/attributes`.
    public enum Attributes {
        /// `DELETE /icws/{sessionId}/recordings/{recordingId}/attributes`.
        ///
        /// The call is known from the vendor's library. Feature `recordings`, inferred. Success is any 2xx, inferred.
        public struct Deleteattributes: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteattributes", "DELETE", "/icws/{sessionId}/recordings/{recordingId}/attributes", 0,
                    "recordings", 0)
            }
            /// The template token `recordingId`.
            public var recordingId: String
            /// Makes a request.
            ///
            /// - Parameter recordingId: The template token `recordingId`.
            public init(
                recordingId: String
            ) {
                self.recordingId = recordingId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("recordingId", recordingId)
            }
        }

        /// `GET /icws/{sessionId}/recordings/{recordingId}/attributes`.
        ///
        /// The call is known from the vendor's library. Feature `recordings`, inferred. Success is 200, known from the vendor's library.
        public struct Getattributes: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Recordings.AttributeMap>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getattributes", "GET", "/icws/{sessionId}/recordings/{recordingId}/attributes", 200, "recordings",
                    0)
            }
            /// The template token `recordingId`.
            public var recordingId: String
            /// Makes a request.
            ///
            /// - Parameter recordingId: The template token `recordingId`.
            public init(
                recordingId: String
            ) {
                self.recordingId = recordingId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("recordingId", recordingId)
            }
        }

        /// `PUT /icws/{sessionId}/recordings/{recordingId}/attributes`.
        ///
        /// The call is known from the vendor's library. Feature `recordings`, inferred. Success is any 2xx, inferred.
        public struct Setattributes: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "setattributes", "PUT", "/icws/{sessionId}/recordings/{recordingId}/attributes", 0, "recordings", 0)
            }
            /// The template token `recordingId`.
            public var recordingId: String
            /// The body, `Recordings.AttributeMap`.
            public var attributeMap: ICWS.Recordings.AttributeMap
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - recordingId: The template token `recordingId`.
            ///   - attributeMap: The body, `Recordings.AttributeMap`.
            public init(
                recordingId: String,
                attributeMap: ICWS.Recordings.AttributeMap
            ) {
                self.recordingId = recordingId
                self.attributeMap = attributeMap
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("recordingId", recordingId)
                parts.body(attributeMap)
            }
        }
    }
}

extension ICWS.Recordings.Resources {
    /// Resource `/icws/{sessionId}/recordings/{recordingId}/export-uri`.
    public enum ExportUri {
        /// `GET /icws/{sessionId}/recordings/{recordingId}/export-uri`.
        ///
        /// The call is known from the vendor's library. Feature `recordings`, inferred. Success is 200, known from the vendor's library.
        public struct GetExportUri: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Recordings.GetExportUriResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getExportUri", "GET", "/icws/{sessionId}/recordings/{recordingId}/export-uri", 200, "recordings", 0
                )
            }
            /// The template token `recordingId`.
            public var recordingId: String
            /// Makes a request.
            ///
            /// - Parameter recordingId: The template token `recordingId`.
            public init(
                recordingId: String
            ) {
                self.recordingId = recordingId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("recordingId", recordingId)
            }
        }
    }
}

extension ICWS.Recordings.Resources {
    /// Resource `/icws/{sessionId}/recordings/{recordingId}/send-as-email`.
    public enum SendAsEmailByRecordingId {
        /// `PUT /icws/{sessionId}/recordings/{recordingId}/send-as-email`.
        ///
        /// The call is known from the vendor's library. Feature `recordings`, inferred. Success is any 2xx, inferred.
        public struct SendRecordingAsEmail: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "sendRecordingAsEmail", "PUT", "/icws/{sessionId}/recordings/{recordingId}/send-as-email", 0,
                    "recordings", 0)
            }
            /// The template token `recordingId`.
            public var recordingId: String
            /// The body, `Recordings.EmailParameters`.
            public var emailParameters: ICWS.Recordings.EmailParameters
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - recordingId: The template token `recordingId`.
            ///   - emailParameters: The body, `Recordings.EmailParameters`.
            public init(
                recordingId: String,
                emailParameters: ICWS.Recordings.EmailParameters
            ) {
                self.recordingId = recordingId
                self.emailParameters = emailParameters
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("recordingId", recordingId)
                parts.body(emailParameters)
            }
        }
    }
}

extension ICWS.Recordings.Resources {
    /// Resource `/icws/{sessionId}/recordings/{recordingId}/tags`.
    public enum Tags {
        /// `DELETE /icws/{sessionId}/recordings/{recordingId}/tags`.
        ///
        /// The call is known from the vendor's library. Feature `recordings`, inferred. Success is any 2xx, inferred.
        public struct DeleteTags: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "deleteTags", "DELETE", "/icws/{sessionId}/recordings/{recordingId}/tags", 0, "recordings", 0)
            }
            /// The template token `recordingId`.
            public var recordingId: String
            /// Makes a request.
            ///
            /// - Parameter recordingId: The template token `recordingId`.
            public init(
                recordingId: String
            ) {
                self.recordingId = recordingId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("recordingId", recordingId)
            }
        }

        /// `GET /icws/{sessionId}/recordings/{recordingId}/tags`.
        ///
        /// The call is known from the vendor's library. Feature `recordings`, inferred. Success is 200, known from the vendor's library.
        public struct GetTags: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Recordings.TagList>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "getTags", "GET", "/icws/{sessionId}/recordings/{recordingId}/tags", 200, "recordings", 0)
            }
            /// The template token `recordingId`.
            public var recordingId: String
            /// Makes a request.
            ///
            /// - Parameter recordingId: The template token `recordingId`.
            public init(
                recordingId: String
            ) {
                self.recordingId = recordingId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("recordingId", recordingId)
            }
        }

        /// `PUT /icws/{sessionId}/recordings/{recordingId}/tags`.
        ///
        /// The call is known from the vendor's library. Feature `recordings`, inferred. Success is any 2xx, inferred.
        public struct AddTags: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "addTags", "PUT", "/icws/{sessionId}/recordings/{recordingId}/tags", 0, "recordings", 0)
            }
            /// The template token `recordingId`.
            public var recordingId: String
            /// The body, `Recordings.TagList`.
            public var tagList: ICWS.Recordings.TagList
            /// Makes a request.
            ///
            /// - Parameters:
            ///   - recordingId: The template token `recordingId`.
            ///   - tagList: The body, `Recordings.TagList`.
            public init(
                recordingId: String,
                tagList: ICWS.Recordings.TagList
            ) {
                self.recordingId = recordingId
                self.tagList = tagList
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("recordingId", recordingId)
                parts.body(tagList)
            }
        }
    }
}

extension ICWS.Recordings.Play.StationAudio.Resources {
    /// Resource `/icws/{sessionId}/recordings/play/station-audio/start/{recordingId}`.
    public enum Start {
        /// `POST /icws/{sessionId}/recordings/play/station-audio/start/{recordingId}`.
        ///
        /// The call is known from the vendor's library. Feature `recordings`, inferred. Success is 202, known from the vendor's library.
        public struct StartStationAudioPlayback: ServerRequest {
            /// What a success holds.
            public typealias Success = JSONBody<ICWS.Common.AsyncOperationAcceptedResponse>
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "startStationAudioPlayback", "POST",
                    "/icws/{sessionId}/recordings/play/station-audio/start/{recordingId}", 202, "recordings", 0)
            }
            /// The template token `recordingId`.
            public var recordingId: String
            /// Makes a request.
            ///
            /// - Parameter recordingId: The template token `recordingId`.
            public init(
                recordingId: String
            ) {
                self.recordingId = recordingId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("recordingId", recordingId)
            }
        }
    }
}

extension ICWS.Recordings.Play.StationAudio.Resources {
    /// Resource `/icws/{sessionId}/recordings/play/station-audio/stop/{playbackInteractionId}`.
    public enum Stop {
        /// `POST /icws/{sessionId}/recordings/play/station-audio/stop/{playbackInteractionId}`.
        ///
        /// The call is known from the vendor's library. Feature `recordings`, inferred. Success is any 2xx, inferred.
        public struct StopStationAudioPlayback: ServerRequest {
            /// What a success holds.
            public typealias Success = NoBody
            /// The operation.
            public static var operation: ServerOperation {
                ServerOperation(
                    "stopStationAudioPlayback", "POST",
                    "/icws/{sessionId}/recordings/play/station-audio/stop/{playbackInteractionId}", 0, "recordings", 0)
            }
            /// The template token `playbackInteractionId`.
            public var playbackInteractionId: String
            /// Makes a request.
            ///
            /// - Parameter playbackInteractionId: The template token `playbackInteractionId`.
            public init(
                playbackInteractionId: String
            ) {
                self.playbackInteractionId = playbackInteractionId
            }
            /// Names the values of the request.
            ///
            /// - Parameter parts: Takes them.
            public func fill(_ parts: inout RequestParts) {
                parts.token("playbackInteractionId", playbackInteractionId)
            }
        }
    }
}
