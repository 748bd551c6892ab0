import Bayeux

/// Called by libFuzzer with one input after the other.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzBayeux(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let body = start.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    if let fault = BayeuxProperties.fault(of: body) {
        // The fuzzer keeps the input that led here.
        fatalError(fault)
    }
    return 0
}
