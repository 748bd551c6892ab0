// The public names of this module use types of these modules, and one import should be enough for an app: the contract's
// types for chats and callbacks, JSON of push payloads, and the transport that a test may replace.
@_exported public import BeckonJSON
@_exported public import BeckonTransport
@_exported public import GMSContract
