/// The frequency of each fault, in thousandths of the occasions.
struct Weather {
    var loseRequest = 0
    var loseAnswer = 0
    var doubleRequest = 0
    /// The server notices that it could not write a connect's answer.
    var failWrite = 0
    /// A connect's answer is written and never arrives.
    var loseWritten = 0
    /// The store refuses a whole transaction.
    var failCommit = 0
    /// A transaction may or may not happen, and the node does not learn which.
    var loseCommit = 0
    var slowCommit = 0
    var failRead = 0
    var loseWake = 0
    var doubleWake = 0
    var lateWake = 0
    /// A push service does not simply accept a push.
    var badPush = 0
    /// A contact centre does not simply accept a delivery.
    var badCentre = 0
    /// A telephone system does not simply take an order, or report a result.
    var badTelephone = 0
    /// A process that has handed something over pauses for longer than its claims last.
    var stallSender = 0
    /// The mean time between two blows (a crash, a pause, a clock jump), in milliseconds; 0 for none.
    var blows: Int64 = 0

    static let fair = Weather()

    /// Makes the storm of a walk: each fault is absent, rare or frequent.
    static func storm(_ dice: inout Dice) -> Weather {
        func some(_ dice: inout Dice, _ most: Int) -> Int { [0, most / 4, most][dice.below(3)] }
        var weather = Weather()
        weather.loseRequest = some(&dice, 80)
        weather.loseAnswer = some(&dice, 120)
        weather.doubleRequest = some(&dice, 80)
        weather.failWrite = some(&dice, 150)
        weather.loseWritten = some(&dice, 100)
        weather.failCommit = some(&dice, 60)
        weather.loseCommit = some(&dice, 80)
        weather.slowCommit = some(&dice, 60)
        weather.failRead = some(&dice, 60)
        weather.loseWake = some(&dice, 400)
        weather.doubleWake = some(&dice, 200)
        weather.lateWake = some(&dice, 300)
        weather.badPush = some(&dice, 700)
        weather.stallSender = some(&dice, 200)
        weather.badCentre = some(&dice, 600)
        weather.blows = [0, 8_000, 30_000][dice.below(3)]
        return weather
    }
}
