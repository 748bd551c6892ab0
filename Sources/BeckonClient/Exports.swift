// What an app meets of the other modules in the names of this one, so that one import is enough: the contract's words for
// chats and callbacks, JSON of push payloads, and the transport that a test may replace.
@_exported public import BeckonJSON
@_exported public import BeckonTransport
@_exported public import GMSContract
