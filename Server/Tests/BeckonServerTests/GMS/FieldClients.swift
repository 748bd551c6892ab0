import BeckonJSON
import GMSContract
import Testing

/// Reads answers as the clients in the field do: what they need has to be there, and what they cannot read must not.
///
/// The Swift library of GMS fails on a record with anything but strings, on an error without an integer `code`, and on a time
/// without milliseconds. The Android sample knows four actions and reads their members by name.
struct FieldClients {
    /// An error's body, read strictly.
    struct Fault {
        let code: Int
        let exception: String?
        let message: String?
        let availability: [String: Int]?
    }

    /// Reads an array of records that hold strings only.
    static func records(_ body: String) throws -> [[String: String]] {
        let value = try JSONValue(parsing: Array(body.utf8))
        return try #require(value.array).map { element in
            var record: [String: String] = [:]
            for (key, value) in try #require(element.object) {
                let text = try #require(value.string, "\(key) is no string")
                record[key] = text
            }
            for name in [
                "_id", "_service_name", "_callback_state", "_expiration_time", "_customer_number", "_url", "url",
            ] {
                _ = try #require(record[name], "\(name) is missing")
            }
            for name in ["_desired_time", "_expiration_time"] {
                if let text = record[name] { #expect(isTime(text), "\(name) is \(text)") }
            }
            return record
        }
    }

    /// Reads the first answer to a start: it has the id.
    static func start(_ body: String) throws -> (id: String, dialog: JSONValue) {
        let dialog = try JSONValue(parsing: Array(body.utf8))
        return (try #require(dialog["_id"]?.string), dialog)
    }

    /// Reads free places by time.
    static func availability(_ body: String) throws -> [String: Int] {
        try places(JSONValue(parsing: Array(body.utf8)))
    }

    private static func places(_ value: JSONValue) throws -> [String: Int] {
        var places: [String: Int] = [:]
        for (time, count) in try #require(value.object) {
            #expect(isTime(time), "\(time)")
            places[time] = try integer(count)
        }
        return places
    }

    /// Reads version 2; the answer's slots by their times.
    static func availability2(_ body: String, timezone: Bool) throws -> [String: (free: Int, total: Int)] {
        let value = try JSONValue(parsing: Array(body.utf8))
        _ = try integer(value["durationMin"])
        #expect((value["timezone"]?.string != nil) == timezone)
        var slots: [String: (Int, Int)] = [:]
        for slot in try #require(value["slots"]?.array) {
            let time = try #require(slot["utcTime"]?.string)
            #expect(isTime(time))
            // The vendor's library reads no other form.
            let form = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}/
            #expect((slot["localTime"]?.string?.wholeMatch(of: form) != nil) == timezone)
            slots[time] = (try integer(slot["capacity"]), try integer(slot["total"]))
        }
        return slots
    }

    static func fault(_ body: String) throws -> Fault {
        let value = try JSONValue(parsing: Array(body.utf8))
        for (key, member) in try #require(value.object) where key != "code" && key != "availability" {
            _ = try #require(member.string, "\(key) is no string")
        }
        return Fault(
            code: try integer(value["code"]), exception: value["exception"]?.string, message: value["message"]?.string,
            availability: try value["availability"].map(places))
    }

    /// What the Android sample does next with a dialog: the URLs that it may request.
    static func next(_ dialog: JSONValue) throws -> [String: String] {
        switch dialog["_action"]?.string {
        case "DisplayMenu":
            _ = try #require(dialog["_label"]?.string)
            let group = try #require(dialog["_content"]?.array?.first)
            _ = try #require(group["_group_name"]?.string)
            var items: [String: String] = [:]
            for item in try #require(group["_group_content"]?.array) {
                items[try #require(item["_label"]?.string)] = try #require(item["_user_action_url"]?.string)
            }
            return items
        case "StartChat":
            _ = try #require(dialog["_chat_parameters"]?["subject"]?.string)
            return [
                "chat": try #require(dialog["_start_chat_url"]?.string),
                "comet": try #require(dialog["_comet_url"]?.string),
            ]
        case "DialNumber":
            let url = try #require(dialog["_tel_url"]?.string)
            #expect(url == "n/a" || url.hasPrefix("tel:"))
            _ = try #require(dialog["_access_code"]?.string)
            return [:]
        case "ConfirmationDialog":
            _ = try #require(dialog["_text"]?.string)
            return [:]
        default:
            Issue.record("the app has nothing to do with \(dialog["_action"]?.string ?? "no action")")
            return [:]
        }
    }

    private static func integer(_ value: JSONValue?) throws -> Int {
        guard case .integer(let number)? = value else {
            Issue.record("no integer but \(String(describing: value))")
            return -1
        }
        return Int(number)
    }

    /// `yyyy-MM-ddTHH:mm:ss.SSSZ`.
    private static func isTime(_ text: String) -> Bool {
        let form = text.map { $0.isASCII && $0.isNumber ? "0" : $0 }
        return String(form) == "0000-00-00T00:00:00.000Z"
    }
}
