/// A file of the customer that is being sent.
struct FileSending: Sendable {
    let id: Outbox.Message.ID
    var progress: FileProgress
    /// The customer does not want it sent any more.
    var isWithdrawn = false
}
