extension [UInt8] {
    /// Calls `body` with the bytes; unlike `withUnsafeBytes` it keeps the type of the error.
    @inline(__always)
    func withRawBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws(JSONError) -> Result
    ) throws(JSONError) -> Result {
        try withUnsafeBufferPointer { (buffer) throws(JSONError) -> Result in
            try body(UnsafeRawBufferPointer(buffer))
        }
    }
}

extension ArraySlice<UInt8> {
    /// Calls `body` with the bytes; unlike `withUnsafeBytes` it keeps the type of the error.
    @inline(__always)
    func withRawBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws(JSONError) -> Result
    ) throws(JSONError) -> Result {
        try withUnsafeBufferPointer { (buffer) throws(JSONError) -> Result in
            try body(UnsafeRawBufferPointer(buffer))
        }
    }
}
