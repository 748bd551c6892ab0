/// What a typed line asks the phone to do.
enum TypedCommand: Equatable {
    case say(String)
    case nothing
    case chat
    case background
    case foreground
    case typing(Bool)
    case callback(service: String, number: String)
    case push(String)
    case choose(Int)
    case wait(Double)
    case end
    case screen(Bool)
    case kill
    case offline(Bool)
    case retry
    case discard
    case expect(String)
    case settled
    case quit
    case help
    case unknown(String)

    /// Reads a line.
    ///
    /// - Parameter line: The typed line. A message that begins with a slash is typed with two.
    init(_ line: String) {
        guard line.hasPrefix("/") else {
            self = line.isEmpty ? .nothing : .say(line)
            return
        }
        if line.hasPrefix("//") {
            self = .say(String(line.dropFirst()))
            return
        }
        let words = line.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
        let rest = words.count > 1 ? words[1].drop { $0 == " " } : ""
        self = Self.command(words.first ?? "", String(rest)) ?? .unknown(line)
    }

    private static func command(_ name: String, _ rest: String) -> TypedCommand? {
        switch name {
        case "chat": return .chat
        case "background": return .background
        case "foreground": return .foreground
        case "typing": return rest == "on" || rest == "off" ? .typing(rest == "on") : nil
        case "push": return rest.isEmpty ? nil : .push(rest)
        case "choose": return Int(rest).flatMap { $0 > 0 ? .choose($0) : nil }
        case "wait": return Double(rest).flatMap { (0...3_600).contains($0) ? .wait($0) : nil }
        case "end": return .end
        case "screen": return rest == "on" || rest == "off" ? .screen(rest == "on") : nil
        case "kill": return .kill
        case "offline": return .offline(true)
        case "online": return .offline(false)
        case "retry": return .retry
        case "discard": return .discard
        case "expect": return rest.isEmpty ? nil : .expect(rest)
        case "settled": return .settled
        case "quit": return .quit
        case "help": return .help
        case "callback":
            let parts = rest.split(separator: " ").map(String.init)
            return parts.count == 2 ? .callback(service: parts[0], number: parts[1]) : nil
        default: return nil
        }
    }

    /// The commands, for people.
    static let commands = """
        TEXT                      send it (begin with // to send a text that begins with /)
        /typing on|off            show the agent that you are typing, or have stopped
        /background, /foreground  put the app in the background, bring it back
        /push JSON                tap a push message with this payload
        /choose N                 choose item N of the menu
        /callback SERVICE NUMBER  ask to be called back
        /chat                     begin another chat
        /screen on|off            the chat is on the screen, so what comes is read; or no longer
        /offline, /online         take the network away, give it back
        /kill                     end the app at once, whatever it does, and start it anew
        /retry, /discard          send what failed or may be lost again, or forget it
        /end                      end the chat
        /wait SECONDS             wait before the next line
        /expect TEXT              wait until a line of the transcript holds TEXT
        /settled                  wait until nothing is on its way
        /quit                     leave; the chat goes on at the server
        """
}
