extension SQLiteSchema {
    /// Counts the queue of a service beside any number of scheduled callbacks.
    static let callbackQueue = """
        CREATE INDEX callback_queue ON callback (service_name) WHERE state <> 'COMPLETED' AND state <> 'SCHEDULED';
        """
}
