/// The passwords that are tried first wherever somebody guesses; those that are too short anyway are not among them.
enum CommonPasswords {
    /// Whether a password is one of them, in small or capital letters.
    static func contain(_ password: String) -> Bool { all.contains(password.lowercased()) }

    private static let all = Set(
        """
        00000000 01234567 0123456789 0987654321 11111111 111111111 1111111111 11112222 11223344 12121212 123123123 12341234
        12344321 12345678 123456789 1234567890 123456789a 12345678a 1234qwer 123654789 123qweasd 147258369 159357456
        1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 22222222 33333333 55555555 66666666 77777777 789456123 87654321 88888888
        987654321 99999999 a1234567 a12345678 a123456789 a1b2c3d4 aa123456 aa12345678 abc12345 abcd1234 abcdefgh access14
        administrator admin123 admin1234 adminadmin alexander asdf1234 asdfasdf asdfghjk asdfghjkl azertyuiop baseball
        baseball1 basketball benutzer bigdaddy blink182 butterfly callcenter callcentre changeme changeme1 charlie1
        chocolate computer contactcenter danielle dragon123 einstein elephant football football1 fussball geheim123
        hallo123 hallo1234 hallohallo iloveyou iloveyou1 internet jennifer jordan23 kennwort letmein1 letmein123
        liverpool master123 maverick mercedes michelle midnight monkey123 mustang1 p@ssw0rd p@ssword passw0rd password
        password1 password12 password123 password1234 passwort passwort1 passwort123 princess princess1 q1w2e3r4
        q1w2e3r4t5 qazwsxedc qwer1234 qwerasdf qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop qwertz123 qwertzui
        qwertzuiop samantha schalke04 secret123 shadow12 sommer123 sonnenschein startrek starwars summer123 sunshine
        sunshine1 superman supervisor testtest test1234 trustno1 victoria welcome1 welcome123 whatever willkommen
        winter123 zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
