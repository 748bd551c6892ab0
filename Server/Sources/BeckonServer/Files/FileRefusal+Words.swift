import Beckon

extension FileRefusal {
    /// The refusal for people at the desk.
    var words: String {
        switch self {
        case .ended: "The chat has ended."
        case .noAgent: "No agent is in the chat."
        case .tooLarge: "The file is longer than files of this chat may be."
        case .type: "Programs and web pages are not taken, nor files with another content than their ending says."
        case .tooMany: "The chat holds as many files as it may."
        case .tooMuch: "The chat's files are too long together."
        case .name: "The file's name cannot be used."
        case .infected: "Something harmful was found in the file."
        case .fetched: "The file was fetched as often as it may be."
        case .kept: "The file may not be deleted."
        case .unknown: "This file does not exist."
        case .away: "Files cannot be kept or fetched at the moment."
        }
    }
}
