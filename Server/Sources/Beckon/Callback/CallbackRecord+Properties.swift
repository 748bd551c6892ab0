/// The results of a callback's calls, spelled as properties of GMS.
extension CallbackRecord {
    /// The data that the request attached, without options, and the results of the calls: for queries and the agent.
    package var attachedData: [String: String] {
        properties.filter { !CallbackOption.names.contains($0.key) }.merging(spelledResults) { $1 }
    }

    /// A property by its name; nil if there is none.
    func property(_ name: String) -> String? { properties[name] ?? spelledResults[name] }

    /// Whether a property has the name of a call's result; a request cannot set it, as answers would show it as one.
    static func isResult(_ name: String) -> Bool { name.hasPrefix(resultPrefix) && name.hasSuffix(resultSuffix) }

    private static let resultPrefix = "_CB_DIAL_"
    private static let resultSuffix = "_RESULT"

    /// `_CB_DIAL_<n>_RESULT` of each call that has one; the first call is 1.
    private var spelledResults: [String: String] {
        var spelled: [String: String] = [:]
        for (index, result) in dialResults.enumerated() {
            spelled["\(Self.resultPrefix)\(index + 1)\(Self.resultSuffix)"] = result.rawValue
        }
        return spelled
    }
}
