/// How often what goes wrong, in thousandths of the occasions.
struct Weather {
    var loseRequest = 0
    var loseAnswer = 0
    var doubleRequest = 0
    /// A connect's answer that the server knows it could not write.
    var failWrite = 0
    /// A connect's answer that was written and never arrived.
    var loseWritten = 0
    /// A transaction that the store refuses as a whole.
    var failCommit = 0
    /// A transaction that happened, or did not, without the node being told which.
    var loseCommit = 0
    var slowCommit = 0
    var failRead = 0
    var loseWake = 0
    var doubleWake = 0
    var lateWake = 0
    /// A push service that does not simply take the push.
    var badPush = 0
    /// A contact centre that does not simply take what it is told.
    var badCentre = 0
    /// A process that stands still for longer than its claims hold, while it has handed something over.
    var stallSender = 0
    /// How long it is between two blows (a crash, a pause, a clock that jumps), in milliseconds; 0 for never.
    var blows: Int64 = 0

    static let fair = Weather()

    /// A storm of a walk's own: each kind of trouble is absent, seldom or frequent.
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
