/// How many callbacks a service, or one number in it, may have when one more starts.
package struct QueueLimit: Hashable, Sendable {
    /// What is counted.
    package enum Count: Hashable, Sendable {
        /// The callbacks of the service that are neither scheduled nor completed.
        case queued
        /// The uncompleted callbacks of a number, which has no marks, see ``CallbackStore/openCallbackCount(service:number:)``.
        case open(number: String)
    }

    package let service: String
    package let count: Count
    /// With so many there is no further one.
    package let limit: Int

    package init(service: String, _ count: Count, limit: Int) {
        self.service = service
        self.count = count
        self.limit = limit
    }
}
