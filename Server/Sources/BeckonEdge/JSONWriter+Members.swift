package import Beckon
package import BeckonJSON

/// Writes members of an object, each with its name; nil values are left out.
extension JSONWriter {
    package mutating func member(_ name: StaticString, _ text: String?) {
        guard let text else { return }
        key(name)
        string(text)
    }

    package mutating func member(_ name: StaticString, _ number: Int?) {
        guard let number else { return }
        key(name)
        integer(number)
    }

    package mutating func member(_ name: StaticString, _ time: Timestamp?) {
        guard let time else { return }
        key(name)
        integer(time.milliseconds)
    }

    package mutating func member(_ name: StaticString, _ flag: Bool) {
        key(name)
        bool(flag)
    }

    package mutating func member<Element>(
        _ name: StaticString, each elements: [Element], _ write: (Element, inout JSONWriter) -> Void
    ) {
        key(name)
        beginArray()
        for element in elements { write(element, &self) }
        endArray()
    }
}
