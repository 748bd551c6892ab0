extension JSONScanner {
    /// Skips one value of any type, checking it as strictly as `takeValue(depth:)` does.
    ///
    /// `depth` is the number of arrays and objects that are open around it.
    mutating func skipValue(depth: Int) throws(JSONError) {
        switch try peek() {
        case UInt8(ascii: "\""): _ = try takeString()
        case UInt8(ascii: "{"): try skipObject(depth: depth)
        case UInt8(ascii: "["): try skipArray(depth: depth)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try takeNumber()
        case UInt8(ascii: "t"): try takeLiteral("true")
        case UInt8(ascii: "f"): try takeLiteral("false")
        case UInt8(ascii: "n"): try takeLiteral("null")
        default: throw failure(.unexpectedByte)
        }
    }

    /// Takes one value of any type, with `depth` arrays and objects open around it.
    mutating func takeValue(depth: Int) throws(JSONError) -> JSONValue {
        switch try peek() {
        case UInt8(ascii: "\""):
            return .string(text(of: try takeString()))
        case UInt8(ascii: "{"):
            return .object(try takeObject(depth: depth))
        case UInt8(ascii: "["):
            return .array(try takeArray(depth: depth))
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            let number = try takeNumber()
            if let integer = number.integer { return .integer(integer) }
            return .number(String(decoding: bytes[number.range], as: UTF8.self))
        case UInt8(ascii: "t"):
            try takeLiteral("true")
            return .bool(true)
        case UInt8(ascii: "f"):
            try takeLiteral("false")
            return .bool(false)
        case UInt8(ascii: "n"):
            try takeLiteral("null")
            return .null
        default:
            throw failure(.unexpectedByte)
        }
    }

    /// Takes the opening bracket of an array or object inside `depth` others.
    mutating func open(_ bracket: UInt8, depth: Int) throws(JSONError) {
        guard try peek() == bracket else { throw failure(.unexpectedByte) }
        guard depth < maxDepth else { throw failure(.tooDeep) }
        position &+= 1
    }

    /// Takes the comma before the next element, or the closing bracket; before the first element no comma is expected.
    ///
    /// Returns true if an element follows, false if the closing bracket was taken.
    @inline(__always)
    mutating func advance(isFirst: Bool, closing bracket: UInt8) throws(JSONError) -> Bool {
        let byte = try peek()
        if byte == bracket {
            position &+= 1
            return false
        }
        if !isFirst {
            guard byte == UInt8(ascii: ",") else { throw failure(.unexpectedByte) }
            position &+= 1
        }
        return true
    }

    /// Takes the key of a member and the colon after it.
    @inline(__always)
    mutating func takeKey() throws(JSONError) -> ScannedString {
        let key = try takeString()
        try take(UInt8(ascii: ":"))
        return key
    }

    private mutating func skipObject(depth: Int) throws(JSONError) {
        try open(UInt8(ascii: "{"), depth: depth)
        var isFirst = true
        while try advance(isFirst: isFirst, closing: UInt8(ascii: "}")) {
            isFirst = false
            _ = try takeKey()
            try skipValue(depth: depth &+ 1)
        }
    }

    private mutating func skipArray(depth: Int) throws(JSONError) {
        try open(UInt8(ascii: "["), depth: depth)
        var isFirst = true
        while try advance(isFirst: isFirst, closing: UInt8(ascii: "]")) {
            isFirst = false
            try skipValue(depth: depth &+ 1)
        }
    }

    private mutating func takeObject(depth: Int) throws(JSONError) -> JSONObject {
        try open(UInt8(ascii: "{"), depth: depth)
        var object = JSONObject()
        while try advance(isFirst: object.isEmpty, closing: UInt8(ascii: "}")) {
            let key = text(of: try takeKey())
            // Few objects have fewer than four members, and growing from one member costs as much as reading it.
            if object.isEmpty { object.members.reserveCapacity(4) }
            object.append(key: key, value: try takeValue(depth: depth &+ 1))
        }
        return object
    }

    private mutating func takeArray(depth: Int) throws(JSONError) -> [JSONValue] {
        try open(UInt8(ascii: "["), depth: depth)
        var elements: [JSONValue] = []
        while try advance(isFirst: elements.isEmpty, closing: UInt8(ascii: "]")) {
            let element = try takeValue(depth: depth &+ 1)
            if elements.isEmpty { elements.reserveCapacity(4) }
            elements.append(element)
        }
        return elements
    }
}
