extension TranscriptEvent {
    /// The positions that can be named from outside: more than any transcript has.
    package static let positions = 0...Int(Int32.max)
}
